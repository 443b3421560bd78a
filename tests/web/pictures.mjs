// Pictures: {data, width, height}, data being RGBA bytes as canvases have them; and their planes of
// f32, one a channel, which kernels pool.
// SPDX-License-Identifier: MIT

export const CHANNELS = 3;

export function toPlanes({data}, planes) {
  const cells = planes.length / CHANNELS;
  for (let c = 0; c < CHANNELS; ++c)
    for (let i = 0; i < cells; ++i) planes[c * cells + i] = data[4 * i + c];
}

export function fromPlanes(planes, {width, height}) {
  const cells = width * height, data = new Uint8ClampedArray(4 * cells).fill(255);
  for (let c = 0; c < CHANNELS; ++c)
    for (let i = 0; i < cells; ++i) data[4 * i + c] = planes[c * cells + i];
  return {data, width, height};
}

// The demo's colours of a window's corners: top left, top right, bottom left, bottom right.
const CORNERS = [[230, 159, 0], [86, 180, 233], [0, 114, 178], [213, 94, 0]];

/** A pixel a window, in the colour of its maximum's place, which is mixed of the corners'. indices:
    of one plane, whose rows have planeWidth cells. */
export function colourIndices(indices, {width, height}, {kernel, stride, pad}, planeWidth) {
  const data = new Uint8ClampedArray(4 * width * height).fill(255);
  const share = (at, window) => (at - window * stride + pad) / (kernel - 1);
  for (let y = 0, i = 0; y < height; ++y) {
    for (let x = 0; x < width; ++x, ++i) {
      const right = share(indices[i] % planeWidth, x);
      const down = share(Math.floor(indices[i] / planeWidth), y);
      const shares =
          [(1 - right) * (1 - down), right * (1 - down), (1 - right) * down, right * down];
      for (let c = 0; c < CHANNELS; ++c)
        data[4 * i + c] = shares.reduce((sum, part, n) => sum + part * CORNERS[n][c], 0);
    }
  }
  return {data, width, height};
}
