// Runs a WASI program in Node.
// SPDX-License-Identifier: MIT
import { WASI } from 'node:wasi';
import { readFile } from 'node:fs/promises';
const wasi = new WASI({ version: 'preview1', args: process.argv.slice(2), env: {} });
const m = await WebAssembly.compile(await readFile(process.argv[2]));
wasi.start(await WebAssembly.instantiate(m, wasi.getImportObject()));
