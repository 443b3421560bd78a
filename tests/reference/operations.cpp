// The operations of the contract, one loop over positions each: C4 to C10.
// SPDX-License-Identifier: MIT
#include "reference.h"

#include <vector>

namespace argpool::reference {
namespace {

// Calls visit(position, cell) for every index that names a cell, in row-major order of the pooled
// position; returns the first index that names none (C8).
template <typename I, typename Visit>
std::optional<Offender> for_each_named(const Indexing& indexing, const View<const I>& indices,
                                       Visit visit) {
  std::optional<Offender> first;
  for_each_position(indices.extent, [&](const Position& o) {
    const int64_t index = static_cast<int64_t>(indices.at(o));
    if (auto cell = named_cell(indexing, o, index)) {
      visit(o, *cell);
    } else if (!first) {
      first = Offender{o, index};
    }
  });
  return first;
}

// A tensor of the reference's own, packed.
template <typename T>
struct Packed {
  std::vector<T> data;
  View<T> view;

  explicit Packed(const Extents& extent) : view{nullptr, extent, {}} {
    int64_t cells = 1;
    for (int i = 5; i-- > 0; cells *= extent[i]) view.stride[i] = cells;
    data.resize(size_t(cells));
    view.data = data.data();
  }
};

}  // namespace

template <typename T, typename I>
void max_pool(const Window& window, argpool_index_space space, const View<const T>& src,
              const View<T>& values, const View<I>& indices, bool minimum) {
  for_each_position(values.extent, [&](const Position& o) {
    bool found = false;
    T best{};
    int64_t best_index = 0;
    // C6, C13: padding never wins, hence is not visited.
    const auto [d0, d1] = window.inside(0, o[2], src.extent[2]);
    const auto [h0, h1] = window.inside(1, o[3], src.extent[3]);
    const auto [w0, w1] = window.inside(2, o[4], src.extent[4]);
    Spatial tap;
    for (tap[0] = d0; tap[0] < d1; ++tap[0])
      for (tap[1] = h0; tap[1] < h1; ++tap[1])
        for (tap[2] = w0; tap[2] < w1; ++tap[2]) {
          const auto [d, h, w] = window.cell({o[2], o[3], o[4]}, tap);
          const Position cell{o[0], o[1], d, h, w};
          const T v = src.at(cell);
          // C6: the first valid tap stands; C4: the first maximum; C5: the last NaN (v != v).
          if (found && !((minimum ? v < best : v > best) || v != v)) continue;  // C19
          found = true;
          best = v;
          best_index = space == ARGPOOL_INDEX_WINDOW
                           ? (tap[0] * window.kernel[1] + tap[1]) * window.kernel[2] + tap[2]
                           : index_of(space, src.extent, cell);  // C7
        }
    values.at(o) = best;
    if (indices.data) indices.at(o) = static_cast<I>(best_index);
  });
}

template <typename T, typename I>
std::optional<Offender> max_unpool(const Window& window, argpool_index_space space,
                                   const View<const T>& values, const View<const I>& indices,
                                   const View<T>& dst) {
  const Indexing indexing(space, window, dst.extent, values.extent);
  for_each_position(dst.extent, [&](const Position& p) { dst.at(p) = T{}; });  // C8: zero, all bits
  return for_each_named(indexing, indices, [&](const Position& o, const Position& cell) {
    dst.at(cell) = values.at(o);  // C8: the last wins
  });
}

template <typename T, typename I>
std::optional<Offender> max_pool_backward(const Window& window, argpool_index_space space,
                                          const View<const T>& grad_values,
                                          const View<const I>& indices, const View<T>& grad_src) {
  const Indexing indexing(space, window, grad_src.extent, grad_values.extent);
  const Packed<Sum<T>> sums(grad_src.extent);  // C9: from +0
  const auto first =
      for_each_named(indexing, indices, [&](const Position& o, const Position& cell) {
        Sum<T>& sum = sums.view.at(cell);
        sum = static_cast<Sum<T>>(sum + static_cast<Sum<T>>(grad_values.at(o)));
      });
  for_each_position(grad_src.extent, [&](const Position& p) {
    grad_src.at(p) = static_cast<T>(sums.view.at(p));  // C9: rounded once
  });
  return first;
}

template <typename T, typename I>
std::optional<Offender> max_unpool_backward(const Window& window, argpool_index_space space,
                                            argpool_duplicates duplicates,
                                            const View<const T>& grad_dst,
                                            const View<const I>& indices,
                                            const View<T>& grad_values) {
  const Indexing indexing(space, window, grad_dst.extent, grad_values.extent);
  const bool exact = duplicates == ARGPOOL_DUPLICATES_EXACT;
  const Packed<Position> winners(grad_dst.extent);
  for_each_named(indexing, indices, [&](const Position& o, const Position& cell) {
    winners.view.at(cell) = o;  // C8: the last
  });
  for_each_position(grad_values.extent, [&](const Position& o) { grad_values.at(o) = T{}; });
  return for_each_named(indexing, indices, [&](const Position& o, const Position& cell) {
    if (exact && winners.view.at(cell) != o) return;  // C10: losers get zero
    grad_values.at(o) = grad_dst.at(cell);
  });
}

#define ARGPOOL_INSTANTIATE_POOL(T, I)                                                       \
  template void max_pool<T, I>(const Window&, argpool_index_space, const View<const T>&,     \
                               const View<T>&, const View<I>&, bool);
#define ARGPOOL_INSTANTIATE_UNPOOL(T, I)                                                     \
  template std::optional<Offender> max_unpool<T, I>(const Window&, argpool_index_space,      \
                                                    const View<const T>&,                    \
                                                    const View<const I>&, const View<T>&);   \
  template std::optional<Offender> max_unpool_backward<T, I>(                                \
      const Window&, argpool_index_space, argpool_duplicates, const View<const T>&,          \
      const View<const I>&, const View<T>&);
#define ARGPOOL_INSTANTIATE_SUM(T, I)                                                        \
  template std::optional<Offender> max_pool_backward<T, I>(                                  \
      const Window&, argpool_index_space, const View<const T>&, const View<const I>&,        \
      const View<T>&);
#define ARGPOOL_FOR_INDEX_TYPES(INSTANTIATE, T) \
  INSTANTIATE(T, int64_t)                       \
  INSTANTIATE(T, int32_t)                       \
  INSTANTIATE(T, uint16_t)                      \
  INSTANTIATE(T, uint8_t)

ARGPOOL_FOR_INDEX_TYPES(ARGPOOL_INSTANTIATE_POOL, double)
ARGPOOL_FOR_INDEX_TYPES(ARGPOOL_INSTANTIATE_POOL, float)
ARGPOOL_FOR_INDEX_TYPES(ARGPOOL_INSTANTIATE_POOL, Float16)
ARGPOOL_FOR_INDEX_TYPES(ARGPOOL_INSTANTIATE_POOL, BFloat16)
ARGPOOL_FOR_INDEX_TYPES(ARGPOOL_INSTANTIATE_POOL, int64_t)
ARGPOOL_FOR_INDEX_TYPES(ARGPOOL_INSTANTIATE_POOL, int32_t)
ARGPOOL_FOR_INDEX_TYPES(ARGPOOL_INSTANTIATE_POOL, int16_t)
ARGPOOL_FOR_INDEX_TYPES(ARGPOOL_INSTANTIATE_POOL, int8_t)
ARGPOOL_FOR_INDEX_TYPES(ARGPOOL_INSTANTIATE_POOL, uint8_t)
ARGPOOL_FOR_INDEX_TYPES(ARGPOOL_INSTANTIATE_POOL, uint16_t)
ARGPOOL_FOR_INDEX_TYPES(ARGPOOL_INSTANTIATE_POOL, uint32_t)
ARGPOOL_FOR_INDEX_TYPES(ARGPOOL_INSTANTIATE_POOL, uint64_t)
// Unpooling moves bits: a type a width.
ARGPOOL_FOR_INDEX_TYPES(ARGPOOL_INSTANTIATE_UNPOOL, uint8_t)
ARGPOOL_FOR_INDEX_TYPES(ARGPOOL_INSTANTIATE_UNPOOL, uint16_t)
ARGPOOL_FOR_INDEX_TYPES(ARGPOOL_INSTANTIATE_UNPOOL, uint32_t)
ARGPOOL_FOR_INDEX_TYPES(ARGPOOL_INSTANTIATE_UNPOOL, uint64_t)
ARGPOOL_FOR_INDEX_TYPES(ARGPOOL_INSTANTIATE_UNPOOL, float)
ARGPOOL_FOR_INDEX_TYPES(ARGPOOL_INSTANTIATE_SUM, double)
ARGPOOL_FOR_INDEX_TYPES(ARGPOOL_INSTANTIATE_SUM, float)
ARGPOOL_FOR_INDEX_TYPES(ARGPOOL_INSTANTIATE_SUM, Float16)
ARGPOOL_FOR_INDEX_TYPES(ARGPOOL_INSTANTIATE_SUM, BFloat16)
ARGPOOL_FOR_INDEX_TYPES(ARGPOOL_INSTANTIATE_SUM, uint8_t)
ARGPOOL_FOR_INDEX_TYPES(ARGPOOL_INSTANTIATE_SUM, uint16_t)
ARGPOOL_FOR_INDEX_TYPES(ARGPOOL_INSTANTIATE_SUM, uint32_t)
ARGPOOL_FOR_INDEX_TYPES(ARGPOOL_INSTANTIATE_SUM, uint64_t)

}  // namespace argpool::reference
