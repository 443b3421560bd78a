// One loop an operation, over packed tensors in the order of their memory, one thread: the bits
// that the contract demands (C4, C5, C8, C9). Indices are held against the size of what they count:
// as in any such loop, not against their own plane.
// SPDX-License-Identifier: MIT
#include "plain_loops.h"

#include <immintrin.h>

#include <algorithm>
#include <cstring>
#include <memory>
#include <stdexcept>
#include <type_traits>

#include "contestant.h"

namespace argpool::bench {
namespace {

struct Half {
  uint16_t bits;
  operator float() const { return _cvtsh_ss(bits); }
  static Half from(float f) { return {uint16_t(_cvtss_sh(f, 0))}; }
};
struct Bfloat {
  uint16_t bits;
  operator float() const {
    const uint32_t wide = uint32_t(bits) << 16;
    float f;
    memcpy(&f, &wide, sizeof f);
    return f;
  }
  static Bfloat from(float f) {
    uint32_t wide;
    memcpy(&wide, &f, sizeof wide);
    if (f != f) return {uint16_t(wide >> 16 | 64)};
    return {uint16_t((wide + 0x7fff + (wide >> 16 & 1)) >> 16)};
  }
};
struct NoIndex {};

template <typename T>
constexpr bool is_small_float = std::is_same_v<T, Half> || std::is_same_v<T, Bfloat>;
template <typename T>
using Wide = std::conditional_t<is_small_float<T>, float, T>;

// The numbers that all loops read of a problem. Spatial numbers in the order d, h, w.
struct Geometry {
  int64_t n, c, cells[3], pooled[3];
  reference::Window w;
  argpool_index_space space;
  int64_t by_n = 0, by_c = 0, by[3] = {}, box[3];  // what an index grows by; extents it counts
  bool last;

  explicit Geometry(const test::Problem& p)
      : n(p.cells()[0]), c(p.cells()[1]), w(p.normal_window()), space(p.space),
        last(p.layout == ARGPOOL_CHANNELS_LAST) {
    const reference::Extents counted = p.indexing().counted;
    for (size_t i = 0; i < 3; ++i) {
      cells[i] = p.cells()[i + 2];
      pooled[i] = p.pooled()[i + 2];
      box[i] = counted[i + 2];
    }
    const bool image = space == ARGPOOL_INDEX_IMAGE || space == ARGPOOL_INDEX_BATCH_IMAGE;
    const int64_t unit = image ? c : 1, all = box[0] * box[1] * box[2];
    by[2] = unit, by[1] = unit * box[2], by[0] = by[1] * box[1];
    if (space == ARGPOOL_INDEX_TENSOR_COLMAJOR) by[0] = 1, by[1] = box[0], by[2] = by[1] * box[1];
    by_c = image ? 1 : space == ARGPOOL_INDEX_PLANE ? 0 : all;
    by_n = space == ARGPOOL_INDEX_PLANE || space == ARGPOOL_INDEX_IMAGE ? 0 : all * c;
  }
  int64_t plane() const { return cells[0] * cells[1] * cells[2]; }
  int64_t positions() const { return pooled[0] * pooled[1] * pooled[2]; }
};

// Visits pooled positions in the order of memory: visit(n, c, z, y, x, number in memory).
template <bool last, typename Visit>
bool each(const Geometry& g, const Visit& visit) {
  int64_t i = 0;
  for (int64_t n = 0; n < g.n; ++n)
    for (int64_t plane = 0; plane < (last ? 1 : g.c); ++plane)
      for (int64_t z = 0; z < g.pooled[0]; ++z)
        for (int64_t y = 0; y < g.pooled[1]; ++y)
          for (int64_t x = 0; x < g.pooled[2]; ++x)
            for (int64_t c = plane; c < (last ? g.c : plane + 1); ++c)
              if (!visit(n, c, z, y, x, i++)) return false;
  return true;
}

// The first and past the last tap of a window whose cells exist, along dimension i.
struct Taps {
  int64_t from, past;
  Taps(const Geometry& g, size_t i, int64_t at) {
    const int64_t d = g.w.dilation[i], first = at * g.w.stride[i] - g.w.pad_begin[i];
    from = first < 0 ? (-first + d - 1) / d : 0;
    past = first < g.cells[i] ? std::min(g.w.kernel[i], (g.cells[i] - first + d - 1) / d) : 0;
  }
};

template <typename T, typename I, bool last>
bool pool(const Geometry& g, const T* src, T* values, I* indices) {
  const int64_t step = last ? g.c : 1, row = g.cells[2] * step, slab = g.cells[1] * row;
  constexpr bool captures = !std::is_same_v<I, NoIndex>;
  constexpr bool taps = std::is_same_v<I, uint8_t> || std::is_same_v<I, uint16_t>;
  return each<last>(g, [&](int64_t n, int64_t c, int64_t z, int64_t y, int64_t x, int64_t i) {
    const T* const plane = src + (last ? n * g.plane() * g.c + c : (n * g.c + c) * g.plane());
    const Taps tz(g, 0, z), ty(g, 1, y), tx(g, 2, x);
    const auto cell = [&](size_t d, int64_t at, int64_t tap) {
      return at * g.w.stride[d] - g.w.pad_begin[d] + tap * g.w.dilation[d];
    };
    T best = plane[cell(0, z, tz.from) * slab + cell(1, y, ty.from) * row +
                   cell(2, x, tx.from) * step];
    int64_t kz = tz.from, ky = ty.from, kx = tx.from;
    for (int64_t a = tz.from; a < tz.past; ++a)
      for (int64_t b = ty.from; b < ty.past; ++b) {
        const T* const line = plane + cell(0, z, a) * slab + cell(1, y, b) * row;
        for (int64_t e = tx.from; e < tx.past; ++e) {
          const T value = line[cell(2, x, e) * step];
          if (Wide<T>(value) > Wide<T>(best) || Wide<T>(value) != Wide<T>(value))
            best = value, kz = a, ky = b, kx = e;
        }
      }
    values[i] = best;
    if constexpr (taps) {
      indices[i] = I((kz * g.w.kernel[1] + ky) * g.w.kernel[2] + kx);
    } else if constexpr (captures) {
      indices[i] = I(n * g.by_n + c * g.by_c + cell(0, z, kz) * g.by[0] +
                     cell(1, y, ky) * g.by[1] + cell(2, x, kx) * g.by[2]);
    }
    return true;
  });
}

// How a loop finds the cell of an index. Offset: a subtraction, at most a multiplication.
enum class Way { Offset, Divides, Taps };

// Calls visit(number of the position in memory, offset of the cell in memory).
template <typename I, bool last, Way way, typename Visit>
bool each_named(const Geometry& g, const I* indices, const Visit& visit) {
  const int64_t step = last ? g.c : 1;
  const bool image = g.by_c == 1 && g.c > 1;
  const int64_t scale = image ? 1 : step, limit = g.plane() * (image ? g.c : 1);
  return each<last>(g, [&](int64_t n, int64_t c, int64_t z, int64_t y, int64_t x, int64_t i) {
    const int64_t image_at = n * g.c * g.plane(), plane_at = last ? c : c * g.plane();
    int64_t at = int64_t(indices[i]);
    if constexpr (way == Way::Offset) {
      at -= n * g.by_n + (image ? 0 : c * g.by_c);
      if (uint64_t(at) >= uint64_t(limit)) return false;
      return visit(i, image_at + (image ? 0 : plane_at) + at * scale), true;
    } else {
      int64_t cell[3];
      if constexpr (way == Way::Taps) {
        const int64_t tap[] = {at / (g.w.kernel[2] * g.w.kernel[1]),
                               at / g.w.kernel[2] % g.w.kernel[1], at % g.w.kernel[2]};
        const int64_t position[] = {z, y, x};
        for (size_t d = 0; d < 3; ++d)
          cell[d] = position[d] * g.w.stride[d] - g.w.pad_begin[d] + tap[d] * g.w.dilation[d];
      } else {
        at -= n * g.by_n + c * g.by_c;
        if (at < 0) return false;
        if (image) at /= g.c;
        if (g.space == ARGPOOL_INDEX_TENSOR_COLMAJOR) {
          cell[2] = at / (g.box[0] * g.box[1]);
          cell[1] = at / g.box[0] % g.box[1];
          cell[0] = at % g.box[0];
        } else {
          cell[0] = at / (g.box[2] * g.box[1]);
          cell[1] = at / g.box[2] % g.box[1];
          cell[2] = at % g.box[2];
        }
      }
      for (size_t d = 0; d < 3; ++d)
        if (cell[d] < 0 || cell[d] >= g.cells[d]) return false;
      const int64_t number = (cell[0] * g.cells[1] + cell[1]) * g.cells[2] + cell[2];
      return visit(i, image_at + plane_at + number * step), true;
    }
  });
}

template <typename T, typename I, bool last, Way way>
bool unpool(const Geometry& g, const T* values, const I* indices, T* dst) {
  memset(static_cast<void*>(dst), 0, size_t(g.n * g.c * g.plane()) * sizeof(T));
  return each_named<I, last, way>(g, indices, [&](int64_t i, int64_t to) { dst[to] = values[i]; });
}

// C9. `sums` has a number for each cell of f16 and bf16, which round once.
template <typename T, typename I, bool last, Way way>
bool add(const Geometry& g, const T* values, const I* indices, T* dst, float* sums) {
  const int64_t all = g.n * g.c * g.plane();
  if constexpr (is_small_float<T>) {
    memset(sums, 0, size_t(all) * sizeof(float));
    const bool good = each_named<I, last, way>(
        g, indices, [&](int64_t i, int64_t to) { sums[to] += float(values[i]); });
    for (int64_t i = 0; i < all; ++i) dst[i] = T::from(sums[i]);
    return good;
  } else {
    memset(static_cast<void*>(dst), 0, size_t(all) * sizeof(T));
    return each_named<I, last, way>(
        g, indices, [&](int64_t i, int64_t to) { dst[to] = T(dst[to] + values[i]); });
  }
}

template <typename T, typename I, bool last, Way way>
bool gather(const Geometry& g, const T* grad, const I* indices, T* values) {
  return each_named<I, last, way>(g, indices,
                                  [&](int64_t i, int64_t from) { values[i] = grad[from]; });
}

// C10's `exact`: winner[cell] is the last position that names it.
template <typename T, typename I, bool last, Way way>
bool gather_exact(const Geometry& g, const T* grad, const I* indices, T* values, int32_t* winner) {
  return each_named<I, last, way>(
             g, indices, [&](int64_t i, int64_t from) { winner[from] = int32_t(i); }) &&
         each_named<I, last, way>(g, indices, [&](int64_t i, int64_t from) {
           values[i] = winner[from] == int32_t(i) ? grad[from] : T{};
         });
}

template <typename T>
T* at(const Array& array) {
  return reinterpret_cast<T*>(const_cast<uint8_t*>(array.data));
}

// ---- Which instance --------------------------------------------------------------------------

template <typename T, typename I, bool last>
PlainLoop pooling(const test::Problem& p, const Request& r) {
  const auto values = std::make_shared<Buffer>(r.pooled.bytes());
  const auto indices = std::make_shared<Buffer>(std::max<size_t>(r.indices.bytes(), 1));
  return {[g = Geometry(p), src = at<const T>(r.cells), values, indices] {
            return pool<T, I, last>(g, src, reinterpret_cast<T*>(values->data()),
                                    reinterpret_cast<I*>(indices->data()));
          },
          values->data(), r.index == "none" ? nullptr : indices->data()};
}

// Elements that are moved, or added as whole numbers, have no type but their width.
template <size_t bytes>
using Bits = std::conditional_t<
    bytes == 8, uint64_t,
    std::conditional_t<bytes == 4, uint32_t, std::conditional_t<bytes == 2, uint16_t, uint8_t>>>;

template <typename T, typename I, bool last, Way way>
PlainLoop moving(const test::Problem& p, const Request& r) {
  const auto out = std::make_shared<Buffer>(r.output().bytes());
  const bool exact = p.duplicates == ARGPOOL_DUPLICATES_EXACT, gathers = p.reads_cells();
  const auto winner = std::make_shared<Buffer>(exact ? r.cells.count() * 4 : 1);
  const auto run = [gathers, exact, g = Geometry(p), out, winner, r] {
    T* const to = reinterpret_cast<T*>(out->data());
    const I* const indices = at<const I>(r.indices);
    if (!gathers) return unpool<T, I, last, way>(g, at<const T>(r.pooled), indices, to);
    const T* const grad = at<const T>(r.cells);
    if (!exact) return gather<T, I, last, way>(g, grad, indices, to);
    return gather_exact<T, I, last, way>(g, grad, indices, to,
                                         reinterpret_cast<int32_t*>(winner->data()));
  };
  return {run, out->data(), nullptr};
}

template <typename T, typename I, bool last, Way way>
PlainLoop adding(const test::Problem& p, const Request& r) {
  const auto out = std::make_shared<Buffer>(r.cells.bytes());
  const auto sums = std::make_shared<Buffer>(is_small_float<T> ? r.cells.count() * 4 : 1);
  const auto run = [g = Geometry(p), out, sums, r] {
    return add<T, I, last, way>(g, at<const T>(r.pooled), at<const I>(r.indices),
                                reinterpret_cast<T*>(out->data()),
                                reinterpret_cast<float*>(sums->data()));
  };
  return {run, out->data(), nullptr};
}

template <typename T, typename I, bool last, Way way>
PlainLoop consuming(const test::Problem& p, const Request& r) {
  using Moved = Bits<sizeof(T)>;
  using Added = std::conditional_t<std::is_integral_v<T>, Moved, T>;
  return p.sums() && !p.reads_cells() ? adding<Added, I, last, way>(p, r)
                                      : moving<Moved, I, last, way>(p, r);
}

bool is_offset(const test::Problem& p) {
  const reference::Indexing indexing = p.indexing();
  const bool image = p.space == ARGPOOL_INDEX_IMAGE || p.space == ARGPOOL_INDEX_BATCH_IMAGE;
  if (p.space == ARGPOOL_INDEX_TENSOR_COLMAJOR) return p.window.rank == 1;
  if (image && p.layout == ARGPOOL_CHANNELS_FIRST) return p.cells()[1] == 1;
  return indexing.cells == indexing.counted;
}

template <typename T, typename I, bool last>
PlainLoop of_layout(const test::Problem& p, const Request& r) {
  if constexpr (std::is_same_v<I, NoIndex>) {
    return pooling<T, I, last>(p, r);
  } else {
    if (p.pools()) return pooling<T, I, last>(p, r);
    if constexpr (std::is_same_v<I, uint8_t> || std::is_same_v<I, uint16_t>) {
      return consuming<T, I, last, Way::Taps>(p, r);
    } else {
      return is_offset(p) ? consuming<T, I, last, Way::Offset>(p, r)
                          : consuming<T, I, last, Way::Divides>(p, r);
    }
  }
}

template <typename T, typename I>
PlainLoop of_index(const test::Problem& p, const Request& r) {
  return p.layout == ARGPOOL_CHANNELS_LAST ? of_layout<T, I, true>(p, r)
                                           : of_layout<T, I, false>(p, r);
}

template <typename T>
PlainLoop of_element(const test::Problem& p, const Request& r) {
  if (p.index == "i64") return of_index<T, int64_t>(p, r);
  if (p.index == "i32") return of_index<T, int32_t>(p, r);
  if (p.index == "u8") return of_index<T, uint8_t>(p, r);
  if (p.index == "u16") return of_index<T, uint16_t>(p, r);
  return of_index<T, NoIndex>(p, r);
}

}  // namespace

PlainLoop plain_loop(const test::Problem& problem, const Request& request) {
  static const struct {
    const char* word;
    PlainLoop (*of)(const test::Problem&, const Request&);
  } elements[] = {{"f64", of_element<double>},   {"f32", of_element<float>},
                  {"f16", of_element<Half>},     {"bf16", of_element<Bfloat>},
                  {"i64", of_element<int64_t>},  {"i32", of_element<int32_t>},
                  {"i16", of_element<int16_t>},  {"i8", of_element<int8_t>},
                  {"u64", of_element<uint64_t>}, {"u32", of_element<uint32_t>},
                  {"u16", of_element<uint16_t>}, {"u8", of_element<uint8_t>},
                  {"bool", of_element<uint8_t>}, {"c64", of_element<uint64_t>}};
  for (const auto& element : elements)
    if (problem.elem == element.word) return element.of(problem, request);
  throw std::invalid_argument("no loop has elements of type " + problem.elem);
}

}  // namespace argpool::bench
