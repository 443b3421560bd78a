// The scalar reference behind the entry points of argpool.h, so that the oracles' programs judge it
// as they judge the library. Tensors are taken as well-formed; windows, sizes, indices are checked.
// SPDX-License-Identifier: MIT
#include <argpool.h>

#include <algorithm>
#include <array>
#include <string>

#include "reference.h"

using namespace argpool::reference;

namespace {

thread_local std::string sentence;

argpool_status said(argpool_status status, const std::string& what = "") {
  sentence = what;
  return status;
}

template <typename T>
View<T> view(const DLTensor& tensor, int rank) {
  View<T> v;
  v.data = reinterpret_cast<T*>(static_cast<char*>(tensor.data) + tensor.byte_offset);
  const int leading = tensor.ndim - rank;  // c, or n and c
  for (int i = 0; i < tensor.ndim; ++i) {
    const int at = i < leading ? 2 - leading + i : 5 - rank + i - leading;
    v.extent[at] = tensor.shape[i];
    v.stride[at] = tensor.strides[i];
  }
  return v;
}

Spatial spatial(const Extents& e) { return {e[2], e[3], e[4]}; }

/// The arguments of all operations.
struct Call {
  Window window;
  argpool_index_space space;
  argpool_duplicates duplicates;
  int rank;
  argpool_status status;  // of the window

  Call(const argpool_window& w, const argpool_options& options)
      : space(options.index_space), duplicates(options.duplicates), rank(w.rank),
        status(normalise(w, &window)) {}
};

argpool_status check_pool(const argpool_window& w, const Call& c, const Extents& cells,
                          const Extents& pooled) {
  if (c.status) return said(c.status, "window");
  Spatial want{1, 1, 1};
  const argpool_status status =
      pooled_shape(w, cells.data() + 5 - c.rank, want.data() + 3 - c.rank);
  if (status) return said(status, "pooled shape");
  if (want != spatial(pooled)) return said(ARGPOOL_SHAPE_MISMATCH, "pooled shape");
  if (has_empty_window(c.window, spatial(cells), want)) {
    return said(ARGPOOL_INVALID_WINDOW, "empty window");
  }
  return ARGPOOL_OK;
}

argpool_status check_unpool(const argpool_window& w, const Call& c, const Extents& cells,
                            const Extents& pooled) {
  if (c.status) return said(c.status, "window");
  Spatial unused{};
  const argpool_status status =
      unpooled_shape(w, pooled.data() + 5 - c.rank, cells.data() + 5 - c.rank, unused.data());
  if (status) return said(status, "unpooled shape");
  if (c.space == ARGPOOL_INDEX_WINDOW &&
      has_empty_window(c.window, spatial(cells), spatial(pooled))) {
    return said(ARGPOOL_INVALID_WINDOW, "empty window");
  }
  return ARGPOOL_OK;
}

argpool_status judged(const std::optional<Offender>& offender) {
  if (!offender) return said(ARGPOOL_OK);
  return said(ARGPOOL_INDEX_OUT_OF_RANGE, "index " + std::to_string(offender->index));
}

/// f(I{}) with the type of the indices.
template <typename F>
argpool_status with_index(const DLTensor& indices, F f) {
  switch (indices.dtype.bits) {
    case 64: return f(int64_t{});
    case 32: return f(int32_t{});
    case 16: return f(uint16_t{});
    default: return f(uint8_t{});
  }
}

/// f(T{}) with an unsigned integer of the type's width.
template <typename F>
argpool_status with_bits(DLDataType type, F f) {
  switch (type.bits) {
    case 64: return f(uint64_t{});
    case 32: return f(uint32_t{});
    case 16: return f(uint16_t{});
    default: return f(uint8_t{});
  }
}

/// f(T{}) with the type as max_pool sees it.
template <typename F>
argpool_status with_pooled(DLDataType type, F f) {
  if (type.code == kDLBfloat) return f(BFloat16{});
  if (type.code == kDLFloat) {
    return type.bits == 64 ? f(double{}) : type.bits == 32 ? f(float{}) : f(Float16{});
  }
  if (type.code == kDLUInt) return with_bits(type, f);
  switch (type.bits) {
    case 64: return f(int64_t{});
    case 32: return f(int32_t{});
    case 16: return f(int16_t{});
    default: return f(int8_t{});
  }
}

/// f(T{}) with the type in which values of one cell add up.
template <typename F>
argpool_status with_summed(DLDataType type, F f) {
  if (type.code == kDLBfloat) return f(BFloat16{});
  if (type.code != kDLFloat) return with_bits(type, f);
  return type.bits == 64 ? f(double{}) : type.bits == 32 ? f(float{}) : f(Float16{});
}

/// max_pool, or of `minimum` min_pool.
argpool_status pool(const argpool_window& w, const DLTensor& src, const DLTensor& values,
                    const DLTensor* indices, const argpool_options& options, bool minimum) {
  const Call c(w, options);
  const auto pooled = view<const char>(values, c.rank), cells = view<const char>(src, c.rank);
  if (const auto bad = check_pool(w, c, cells.extent, pooled.extent)) return bad;
  return with_index(indices ? *indices : values, [&](auto index) {
    return with_pooled(src.dtype, [&](auto element) {
      using I = decltype(index);
      using T = decltype(element);
      max_pool<T, I>(c.window, c.space, view<const T>(src, c.rank), view<T>(values, c.rank),
                     indices ? view<I>(*indices, c.rank) : View<I>{}, minimum);
      return said(ARGPOOL_OK);
    });
  });
}

/// The sum, which is both max_pool_backward and max_unpool with duplicates = sum.
argpool_status sum(const Call& c, const DLTensor& from, const DLTensor& indices,
                   const DLTensor& to) {
  return with_index(indices, [&](auto index) {
    return with_summed(from.dtype, [&](auto element) {
      using I = decltype(index);
      using T = decltype(element);
      return judged(max_pool_backward<T, I>(c.window, c.space, view<const T>(from, c.rank),
                                            view<const I>(indices, c.rank),
                                            view<T>(to, c.rank)));
    });
  });
}

}  // namespace

extern "C" {

const char* argpool_last_error(void) { return sentence.c_str(); }
const char* argpool_last_variant(void) { return "reference"; }
const char* argpool_version(void) { return "reference"; }

argpool_status argpool_pooled_shape(const argpool_window* w, const int64_t* extents,
                                    int64_t* pooled) {
  return said(pooled_shape(*w, extents, pooled), "pooled shape");
}

argpool_status argpool_unpooled_shape(const argpool_window* w, const int64_t* pooled,
                                      const int64_t* size, int64_t* unpooled) {
  return said(unpooled_shape(*w, pooled, size, unpooled), "unpooled shape");
}

argpool_status argpool_max_pool(const argpool_window* w, const DLTensor* src, DLTensor* values,
                                DLTensor* indices, const argpool_options* options) {
  return pool(*w, *src, *values, indices, *options, false);
}

argpool_status argpool_min_pool(const argpool_window* w, const DLTensor* src, DLTensor* values,
                                DLTensor* indices, const argpool_options* options) {
  return pool(*w, *src, *values, indices, *options, true);
}

argpool_status argpool_max_unpool(const argpool_window* w, const DLTensor* values,
                                  const DLTensor* indices, DLTensor* dst,
                                  const argpool_options* options) {
  const Call c(*w, *options);
  const auto pooled = view<const char>(*values, c.rank), cells = view<const char>(*dst, c.rank);
  if (const auto bad = check_unpool(*w, c, cells.extent, pooled.extent)) return bad;
  if (c.duplicates == ARGPOOL_DUPLICATES_SUM) return sum(c, *values, *indices, *dst);
  return with_index(*indices, [&](auto index) {
    return with_bits(values->dtype, [&](auto element) {
      using I = decltype(index);
      using T = decltype(element);
      return judged(max_unpool<T, I>(c.window, c.space, view<const T>(*values, c.rank),
                                     view<const I>(*indices, c.rank), view<T>(*dst, c.rank)));
    });
  });
}

argpool_status argpool_max_pool_backward(const argpool_window* w, const DLTensor* grad_values,
                                         const DLTensor* indices, DLTensor* grad_src,
                                         const argpool_options* options) {
  const Call c(*w, *options);
  const auto pooled = view<const char>(*grad_values, c.rank);
  const auto cells = view<const char>(*grad_src, c.rank);
  if (const auto bad = check_pool(*w, c, cells.extent, pooled.extent)) return bad;
  return sum(c, *grad_values, *indices, *grad_src);
}

argpool_status argpool_max_unpool_backward(const argpool_window* w, const DLTensor* grad_dst,
                                           const DLTensor* indices, DLTensor* grad_values,
                                           const argpool_options* options) {
  const Call c(*w, *options);
  const auto pooled = view<const char>(*grad_values, c.rank);
  const auto cells = view<const char>(*grad_dst, c.rank);
  if (const auto bad = check_unpool(*w, c, cells.extent, pooled.extent)) return bad;
  return with_index(*indices, [&](auto index) {
    return with_bits(grad_dst->dtype, [&](auto element) {
      using I = decltype(index);
      using T = decltype(element);
      return judged(max_unpool_backward<T, I>(
          c.window, c.space, c.duplicates, view<const T>(*grad_dst, c.rank),
          view<const I>(*indices, c.rank), view<T>(*grad_values, c.rank)));
    });
  });
}

argpool_status argpool_convert_indices(const argpool_window* w, const int64_t* extents,
                                       const DLTensor* from, argpool_index_space from_space,
                                       DLTensor* to, argpool_index_space to_space,
                                       const argpool_options*) {
  Window window;
  if (const auto bad = normalise(*w, &window)) return said(bad, "window");
  const auto pooled = view<const char>(*from, w->rank).extent;
  Extents cells{pooled[0], pooled[1], 1, 1, 1};
  std::copy_n(extents, w->rank, cells.end() - w->rank);
  const Indexing read(from_space, window, cells, pooled), write(to_space, window, cells, pooled);
  return with_index(*from, [&](auto from_index) {
    return with_index(*to, [&](auto to_index) {
      const auto in = view<const decltype(from_index)>(*from, w->rank);
      const auto out = view<decltype(to_index)>(*to, w->rank);
      std::string wrong;
      for_each_position(pooled, [&](const Position& o) {
        const auto cell = named_cell(read, o, in.at(o));
        const auto index = cell ? index_naming(write, o, *cell) : std::nullopt;
        if (index) {
          out.at(o) = static_cast<decltype(to_index)>(*index);
        } else if (wrong.empty()) {
          wrong = std::to_string(in.at(o));
        }
      });
      return wrong.empty() ? said(ARGPOOL_OK) : said(ARGPOOL_INDEX_OUT_OF_RANGE, wrong);
    });
  });
}

}  // extern "C"
