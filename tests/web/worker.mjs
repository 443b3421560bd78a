// The worker: {request, window, picture} in; out what poolAndUnpool returns, or {request, error}.
// SPDX-License-Identifier: MIT
import {poolAndUnpool} from './kernels.mjs';

const modules = new Map();  // by window

async function load(window) {
  const bytes = await (await fetch(`${window}.wasm`)).arrayBuffer();
  return {module: await WebAssembly.compile(bytes), bytes: bytes.byteLength};
}

self.onmessage = async ({data: {request, window, picture}}) => {
  try {
    if (!modules.has(window)) modules.set(window, await load(window));
    const {module, bytes} = modules.get(window);
    self.postMessage({...await poolAndUnpool(module, window, picture), request, bytes});
  } catch (error) {
    self.postMessage({request, error: error.message});
  }
};
