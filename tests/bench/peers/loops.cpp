// Loops that a C programmer writes without argpool: one an operation, over packed tensors in the
// order of their memory, one thread, the bits that the contract demands (C4, C5, C8, C9). Indices
// are held against the size of what they count: as in any such loop, not against their own plane.
// SPDX-License-Identifier: MIT
#include <immintrin.h>

#include <algorithm>
#include <cstring>
#include <functional>
#include <memory>
#include <type_traits>

#include "../../../runtime/src/support/half.h"
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
  operator float() const { return f32_of_bf16(bits); }
  static Bfloat from(float f) { return {bf16_of_f32(f)}; }
};
struct NoIndex {};

template <typename T>
constexpr bool is_small_float = std::is_same_v<T, Half> || std::is_same_v<T, Bfloat>;
template <typename T>
using Wide = std::conditional_t<is_small_float<T>, float, T>;

// A loop, and its result in memory of its own.
struct Loop {
  std::function<bool()> run;         // false: an index names no cell
  const uint8_t* values = nullptr;   // the request's output(), packed
  const uint8_t* indices = nullptr;  // of max_pool with indices
};

bool any(const Request& r, std::initializer_list<const char*> spaces) {
  return std::find(spaces.begin(), spaces.end(), r.space) != spaces.end();
}

// The numbers that all loops read of a request. Spatial numbers in the order d, h, w.
struct Geometry {
  int64_t n, c, cells[3] = {1, 1, 1}, pooled[3] = {1, 1, 1};
  int64_t kernel[3] = {1, 1, 1}, stride[3] = {1, 1, 1}, pad[3] = {}, dilation[3] = {1, 1, 1};
  int64_t by_n = 0, by_c = 0, by[3] = {};  // what an index grows by
  bool column_major, last;

  explicit Geometry(const Request& r)
      : n(r.cells.shape[0]), c(r.cells.shape[1]), column_major(r.space == "tensor_colmajor"),
        last(r.channels_last()) {
    for (size_t i = 0; i < r.rank(); ++i) {
      const size_t to = i + 3 - r.rank();
      cells[to] = r.cells.shape[i + 2];
      pooled[to] = r.pooled.shape[i + 2];
      kernel[to] = r.kernel[i];
      stride[to] = r.stride[i];
      pad[to] = r.pad[i];
      dilation[to] = r.dilation[i];
    }
    const bool image = any(r, {"image", "batch_image"});
    const int64_t unit = image ? c : 1, all = plane();
    by[2] = unit, by[1] = unit * cells[2], by[0] = by[1] * cells[1];
    if (column_major) by[0] = 1, by[1] = cells[0], by[2] = by[1] * cells[1];
    by_c = image ? 1 : r.space == "plane" ? 0 : all;
    by_n = any(r, {"plane", "image"}) ? 0 : all * c;
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
    const int64_t d = g.dilation[i], first = at * g.stride[i] - g.pad[i];
    from = first < 0 ? (-first + d - 1) / d : 0;
    past = first < g.cells[i] ? std::min(g.kernel[i], (g.cells[i] - first + d - 1) / d) : 0;
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
      return at * g.stride[d] - g.pad[d] + tap * g.dilation[d];
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
      indices[i] = I((kz * g.kernel[1] + ky) * g.kernel[2] + kx);
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
        const int64_t tap[] = {at / (g.kernel[2] * g.kernel[1]),
                               at / g.kernel[2] % g.kernel[1], at % g.kernel[2]};
        const int64_t position[] = {z, y, x};
        for (size_t d = 0; d < 3; ++d)
          cell[d] = position[d] * g.stride[d] - g.pad[d] + tap[d] * g.dilation[d];
      } else {
        at -= n * g.by_n + c * g.by_c;
        if (at < 0) return false;
        if (image) at /= g.c;
        if (g.column_major) {
          cell[2] = at / (g.cells[0] * g.cells[1]);
          cell[1] = at / g.cells[0] % g.cells[1];
          cell[0] = at % g.cells[0];
        } else {
          cell[0] = at / (g.cells[2] * g.cells[1]);
          cell[1] = at / g.cells[2] % g.cells[1];
          cell[2] = at % g.cells[2];
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
Loop pooling(const Request& r) {
  const auto values = std::make_shared<Buffer>(r.pooled.bytes());
  const auto indices = std::make_shared<Buffer>(std::max<size_t>(r.indices.bytes(), 1));
  return {[g = Geometry(r), src = at<const T>(r.cells), values, indices] {
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
Loop moving(const Request& r) {
  const auto out = std::make_shared<Buffer>(r.output().bytes());
  const bool exact = r.duplicates == "exact", gathers = r.reads_cells();
  const auto winner = std::make_shared<Buffer>(exact ? r.cells.count() * 4 : 1);
  const auto run = [gathers, exact, g = Geometry(r), out, winner, r] {
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
Loop adding(const Request& r) {
  const auto out = std::make_shared<Buffer>(r.cells.bytes());
  const auto sums = std::make_shared<Buffer>(is_small_float<T> ? r.cells.count() * 4 : 1);
  const auto run = [g = Geometry(r), out, sums, r] {
    return add<T, I, last, way>(g, at<const T>(r.pooled), at<const I>(r.indices),
                                reinterpret_cast<T*>(out->data()),
                                reinterpret_cast<float*>(sums->data()));
  };
  return {run, out->data(), nullptr};
}

template <typename T, typename I, bool last, Way way>
Loop consuming(const Request& r) {
  using Moved = Bits<sizeof(T)>;
  using Added = std::conditional_t<std::is_integral_v<T>, Moved, T>;
  const bool adds = r.op == "max_pool_backward" || r.duplicates == "sum";
  return adds && !r.reads_cells() ? adding<Added, I, last, way>(r)
                                      : moving<Moved, I, last, way>(r);
}

bool is_offset(const Request& r) {
  if (r.space == "tensor_colmajor") return r.rank() == 1;
  return !any(r, {"image", "batch_image"}) || r.channels_last() || r.cells.shape[1] == 1;
}

template <typename T, typename I, bool last>
Loop of_layout(const Request& r) {
  if constexpr (std::is_same_v<I, NoIndex>) {
    return pooling<T, I, last>(r);
  } else {
    if (r.op == "max_pool") return pooling<T, I, last>(r);
    if constexpr (std::is_same_v<I, uint8_t> || std::is_same_v<I, uint16_t>) {
      return consuming<T, I, last, Way::Taps>(r);
    } else {
      return is_offset(r) ? consuming<T, I, last, Way::Offset>(r)
                          : consuming<T, I, last, Way::Divides>(r);
    }
  }
}

template <typename T, typename I>
Loop of_index(const Request& r) {
  return r.channels_last() ? of_layout<T, I, true>(r)
                                           : of_layout<T, I, false>(r);
}

template <typename T>
Loop of_element(const Request& r) {
  if (r.index == "i64") return of_index<T, int64_t>(r);
  if (r.index == "i32") return of_index<T, int32_t>(r);
  if (r.index == "u8") return of_index<T, uint8_t>(r);
  if (r.index == "u16") return of_index<T, uint16_t>(r);
  return of_index<T, NoIndex>(r);
}

std::vector<Contestant> prepare(const Request& r) {
  static const struct {
    const char* word;
    Loop (*of)(const Request&);
  } elements[] = {{"f64", of_element<double>},   {"f32", of_element<float>},
                  {"f16", of_element<Half>},     {"bf16", of_element<Bfloat>},
                  {"i64", of_element<int64_t>},  {"i32", of_element<int32_t>},
                  {"i16", of_element<int16_t>},  {"i8", of_element<int8_t>},
                  {"u64", of_element<uint64_t>}, {"u32", of_element<uint32_t>},
                  {"u16", of_element<uint16_t>}, {"u8", of_element<uint8_t>},
                  {"bool", of_element<uint8_t>}, {"c64", of_element<uint64_t>}};
  if (r.threads != 1) throw NotOffered("it has one thread");
  if (r.space == "tensor_default_shape") throw NotOffered("it counts the cells that there are");
  for (const auto& element : elements) {
    if (r.elem != element.word) continue;
    const Loop loop = element.of(r);
    if (!loop.run()) throw Differs("it finds an index that names no cell");
    expect_same(r, r.output(), loop.values);
    if (loop.indices) expect_same(r, r.indices, loop.indices);
    return {{"a plain loop", [run = loop.run, file = r.file] { run(); }}};
  }
  throw NotOffered("it has no elements of type " + r.elem);
}

}  // namespace
}  // namespace argpool::bench

int main() { return argpool::bench::serve("a plain loop", argpool::bench::prepare); }
