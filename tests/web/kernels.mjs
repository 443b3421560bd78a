// A window's kernels, compiled to WebAssembly by argpool, on pictures.
// SPDX-License-Identifier: MIT
import {CHANNELS, colourIndices, fromPlanes, toPlanes} from './pictures.mjs';

/** The numbers of a window's name: k3s2p1 is kernel 3, stride 2, pad 1. */
export function parseWindow(name) {
  const digits = name.match(/^k(\d+)s(\d+)(?:p(\d+))?$/).slice(1);
  const [kernel, stride, pad] = digits.map(number => Number(number ?? 0));
  return {kernel, stride, pad};
}

/** An instance of a module: its memory goes with it. */
class Kernels {
  static async of(module) {
    const kernels = new Kernels();
    kernels.wasm = (await WebAssembly.instantiate(module)).exports;
    return kernels;
  }

  /** The address of `count` numbers of 32 bits. */
  allocate(count) {
    const pointer = this.wasm.allocate(4 * count);
    if (!pointer) throw Error(`there is no memory for ${4 * count} bytes`);
    return pointer;
  }

  /** Valid until memory grows, as it may in any call. */
  view(Numbers, pointer, count) { return new Numbers(this.wasm.memory.buffer, pointer, count); }

  call(operation, ...operands) {
    const status = this.wasm[operation](...operands);
    if (status) throw Error(`${operation} returned ${status}`);
  }
}

/** Microseconds a call: the least mean of 20 rounds of 5 milliseconds each: clocks are coarse. */
function microseconds(call) {
  let least = Infinity;
  for (let round = 0; round < 20; ++round) {
    const begin = performance.now();
    let calls = 0, passed;
    do {
      call();
      ++calls;
      passed = performance.now() - begin;
    } while (passed < 5);
    least = Math.min(least, 1000 * passed / calls);
  }
  return least;
}

/** Pools a picture and unpools that: three pictures, and what each call took. `module` has the
    kernels of the window. */
export async function poolAndUnpool(module, windowName, picture) {
  const {width, height} = picture, window = parseWindow(windowName);
  const pooled = extent =>
      Math.floor((extent + 2 * window.pad - window.kernel) / window.stride) + 1;
  const small = {width: pooled(width), height: pooled(height)};
  if (small.width < 1 || small.height < 1)
    throw Error(`${width} x ${height} pixels are too few for ${windowName}`);

  const kernels = await Kernels.of(module);
  const cells = CHANNELS * width * height, maxima = CHANNELS * small.width * small.height;
  const src = kernels.allocate(cells), dst = kernels.allocate(cells);
  const values = kernels.allocate(maxima), indices = kernels.allocate(maxima);
  toPlanes(picture, kernels.view(Float32Array, src, cells));
  const poolTime = microseconds(() => kernels.call(
      'pool', src, width, height, values, indices, small.width, small.height));
  const unpoolTime = microseconds(() => kernels.call(
      'unpool', values, indices, small.width, small.height, dst, width, height));

  // Green's indices, of the three planes': the eye's.
  const green = kernels.view(Int32Array, indices, maxima).subarray(maxima / 3, 2 * maxima / 3);
  return {
    pooled: fromPlanes(kernels.view(Float32Array, values, maxima), small),
    indices: colourIndices(green, small, window, width),
    unpooled: fromPlanes(kernels.view(Float32Array, dst, cells), picture),
    poolTime,
    unpoolTime,
  };
}
