"""Runs a WASI program in Wasmtime: wasi.py PROGRAM [ARGUMENT...]"""
# SPDX-License-Identifier: MIT
import sys

import wasmtime


def main(*argv):
    engine = wasmtime.Engine()
    linker, store, wasi = wasmtime.Linker(engine), wasmtime.Store(engine), wasmtime.WasiConfig()
    linker.define_wasi()
    wasi.argv = argv
    wasi.inherit_stdout()
    wasi.inherit_stderr()
    store.set_wasi(wasi)
    program = linker.instantiate(store, wasmtime.Module.from_file(engine, argv[0]))
    try:
        program.exports(store)["_start"](store)
    except wasmtime.ExitTrap as ended:
        return ended.code
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
