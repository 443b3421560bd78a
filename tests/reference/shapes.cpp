// Extents and index spaces of the contract: C1, C2, C3, C7.
// SPDX-License-Identifier: MIT
#include "reference.h"

#include <limits>

#include "wide.h"

namespace argpool::reference {
namespace {

bool fits(Wide n) { return n <= std::numeric_limits<int64_t>::max(); }

Wide floor_div(Wide a, Wide b) { return a / b - (a % b != 0 && a < 0 ? 1 : 0); }

bool inside(const Extents& extent, const Position& p) {
  for (int i = 0; i < 5; ++i)
    if (p[i] < 0 || p[i] >= extent[i]) return false;
  return true;
}

// The cell that a tap number names; it may lie in the padding.
Position cell_of_tap(const Window& window, const Position& pooled, int64_t number) {
  const Spatial tap{number / (window.kernel[1] * window.kernel[2]),
                    number / window.kernel[2] % window.kernel[1], number % window.kernel[2]};
  const auto [d, h, w] = window.cell({pooled[2], pooled[3], pooled[4]}, tap);
  return {pooled[0], pooled[1], d, h, w};
}

}  // namespace

Window::Taps Window::inside(int i, int64_t pooled, int64_t cells) const {
  const Wide start = Wide(pooled) * stride[i] - pad_begin[i];  // the cell of tap 0
  const Wide first = -floor_div(start, dilation[i]);
  const Wide past = floor_div(-start + (cells - 1), dilation[i]) + 1;
  return {first < 0 ? 0 : int64_t(first), past < kernel[i] ? int64_t(past) : kernel[i]};
}

argpool_status normalise(const argpool_window& window, Window* normal) {
  *normal = Window();
  normal->rank = window.rank;
  normal->ceil_mode = window.ceil_mode != 0;
  for (int i = 0; i < window.rank; ++i) {
    const int to = 3 - window.rank + i;
    const int64_t kernel = window.kernel[i], stride = window.stride[i], pb = window.pad_begin[i],
                  pe = window.pad_end[i], dilation = window.dilation[i];
    if (kernel < 1 || stride < 0 || dilation < 0 || pb < 0 || pe < 0) {  // C3
      return ARGPOOL_INVALID_WINDOW;
    }
    normal->kernel[to] = kernel;
    normal->stride[to] = stride == 0 ? kernel : stride;        // C3: 0 is the default
    normal->dilation[to] = dilation == 0 ? 1 : dilation;       // C3
    normal->pad_begin[to] = pb;
    normal->pad_end[to] = pe;
  }
  return ARGPOOL_OK;
}

argpool_status pooled_shape(const argpool_window& window, const int64_t* spatial, int64_t* pooled) {
  Window w;
  if (argpool_status status = normalise(window, &w)) return status;
  for (int i = 0; i < window.rank; ++i) {
    const int at = 3 - window.rank + i;
    const Wide n = spatial[i];
    if (n < 1) return ARGPOOL_SHAPE_MISMATCH;  // C3: a zero spatial extent is an error
    const Wide padded = n + w.pad_begin[at] + w.pad_end[at];
    const Wide room = padded - Wide(w.dilation[at]) * (w.kernel[at] - 1) - 1;
    Wide out = floor_div(room, w.stride[at]) + 1;  // C1
    if (w.ceil_mode) {
      out = -floor_div(-room, w.stride[at]) + 1;
      if ((out - 1) * w.stride[at] >= n + w.pad_begin[at]) --out;
    }
    if (out < 1 || !fits(padded) || !fits(out)) return ARGPOOL_INVALID_WINDOW;  // C1
    pooled[i] = int64_t(out);
  }
  return ARGPOOL_OK;
}

argpool_status unpooled_shape(const argpool_window& window, const int64_t* pooled,
                              const int64_t* output_size, int64_t* unpooled) {
  Window w;
  if (argpool_status status = normalise(window, &w)) return status;
  for (int i = 0; i < window.rank; ++i) {
    const int at = 3 - window.rank + i;
    const Wide stride = w.stride[at];
    const Wide fallback = (Wide(pooled[i]) - 1) * stride - w.pad_begin[at] - w.pad_end[at] +
                          Wide(w.dilation[at]) * (w.kernel[at] - 1) + 1;  // C2
    const Wide out = output_size ? Wide(output_size[i]) : fallback;
    if (pooled[i] < 1 || fallback < 1 || out < 1 || !fits(fallback)) return ARGPOOL_SHAPE_MISMATCH;
    if (out <= fallback - stride || out >= fallback + stride) return ARGPOOL_SHAPE_MISMATCH;  // C2
    unpooled[i] = int64_t(out);
  }
  return ARGPOOL_OK;
}

bool has_empty_window(const Window& window, const Spatial& cells, const Spatial& pooled) {
  // A window is a product of intervals, so it is empty where one of them is.
  for (int i = 0; i < 3; ++i) {
    for (int64_t o = 0; o < pooled[i]; ++o) {
      const Window::Taps taps = window.inside(i, o, cells[i]);
      if (taps.past <= taps.first) return true;
    }
  }
  return false;
}

Indexing::Indexing(argpool_index_space s, const Window& w, const Extents& e, const Extents& pooled)
    : space(s), window(w), cells(e), counted(e) {
  if (s != ARGPOOL_INDEX_TENSOR_DEFAULT_SHAPE) return;
  for (int i = 0; i < 3; ++i) {
    counted[i + 2] = (pooled[i + 2] - 1) * w.stride[i] - w.pad_begin[i] - w.pad_end[i] +
                     w.dilation[i] * (w.kernel[i] - 1) + 1;  // C2
  }
}

int64_t largest_index(argpool_index_space space, const Window& window, const Extents& counted) {
  const auto [N, C, D, H, W] = counted;
  switch (space) {
    case ARGPOOL_INDEX_WINDOW: return window.taps() - 1;
    case ARGPOOL_INDEX_PLANE: return D * H * W - 1;
    case ARGPOOL_INDEX_IMAGE: return C * D * H * W - 1;
    default: return N * C * D * H * W - 1;
  }
}

int64_t index_of(argpool_index_space space, const Extents& counted, const Position& cell) {
  const auto [N, C, D, H, W] = counted;
  const auto [n, c, d, h, w] = cell;
  const int64_t offset = (d * H + h) * W + w;
  switch (space) {  // C7, row by row
    case ARGPOOL_INDEX_PLANE: return offset;
    case ARGPOOL_INDEX_TENSOR:
    case ARGPOOL_INDEX_TENSOR_DEFAULT_SHAPE: return (n * C + c) * D * H * W + offset;
    case ARGPOOL_INDEX_TENSOR_COLMAJOR: return (n * C + c) * D * H * W + d + h * D + w * D * H;
    case ARGPOOL_INDEX_IMAGE: return offset * C + c;
    case ARGPOOL_INDEX_BATCH_IMAGE: return n * D * H * W * C + offset * C + c;
    case ARGPOOL_INDEX_WINDOW: break;
  }
  return -1;
}

std::optional<Position> named_cell(const Indexing& indexing, const Position& pooled,
                                   int64_t index) {
  const argpool_index_space space = indexing.space;
  const auto [N, C, D, H, W] = indexing.counted;
  const int64_t n = pooled[0], c = pooled[1], plane = D * H * W;
  if (index < 0) return std::nullopt;  // C8: negative indices never wrap

  if (space == ARGPOOL_INDEX_WINDOW) {
    if (index >= indexing.window.taps()) return std::nullopt;
    const Position cell = cell_of_tap(indexing.window, pooled, index);
    if (!inside(indexing.cells, cell)) return std::nullopt;
    return cell;
  }

  int64_t offset = index;  // from the first cell of the pooled value's own plane or image
  if (space == ARGPOOL_INDEX_TENSOR || space == ARGPOOL_INDEX_TENSOR_COLMAJOR ||
      space == ARGPOOL_INDEX_TENSOR_DEFAULT_SHAPE) {
    offset = index - (n * C + c) * plane;
  } else if (space == ARGPOOL_INDEX_BATCH_IMAGE) {
    offset = index - n * plane * C;
  }
  if (space == ARGPOOL_INDEX_IMAGE || space == ARGPOOL_INDEX_BATCH_IMAGE) {
    if (offset < 0 || offset % C != c) return std::nullopt;  // another plane's cell
    offset /= C;
  }
  if (offset < 0 || offset >= plane) return std::nullopt;
  Position cell{n, c, offset / (H * W), offset / W % H, offset % W};
  if (space == ARGPOOL_INDEX_TENSOR_COLMAJOR) {
    cell = {n, c, offset % D, offset / D % H, offset / (D * H)};
  }
  if (!inside(indexing.cells, cell)) return std::nullopt;  // past a dst below the default shape
  return cell;
}

std::optional<int64_t> index_naming(const Indexing& indexing, const Position& pooled,
                                    const Position& cell) {
  if (indexing.space == ARGPOOL_INDEX_WINDOW) {
    const Window& w = indexing.window;
    int64_t number = 0;
    for (int i = 0; i < 3; ++i) {
      const int64_t from = cell[i + 2] - (pooled[i + 2] * w.stride[i] - w.pad_begin[i]);
      const int64_t tap = from / w.dilation[i];
      if (from < 0 || from % w.dilation[i] != 0 || tap >= w.kernel[i]) return std::nullopt;
      number = number * w.kernel[i] + tap;
    }
    return number;
  }
  if (!inside(indexing.counted, cell)) return std::nullopt;
  return index_of(indexing.space, indexing.counted, cell);
}

}  // namespace argpool::reference
