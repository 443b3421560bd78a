// The operations of the contract, one loop over positions each: C4 to C8.
// SPDX-License-Identifier: MIT
#include "reference.h"

namespace argpool::reference {
namespace {

// Calls visit(position) for every position of a tensor, in row-major order.
template <typename Visit>
void for_each(const Extents& extent, Visit visit) {
  Position p;
  for (p[0] = 0; p[0] < extent[0]; ++p[0])
    for (p[1] = 0; p[1] < extent[1]; ++p[1])
      for (p[2] = 0; p[2] < extent[2]; ++p[2])
        for (p[3] = 0; p[3] < extent[3]; ++p[3])
          for (p[4] = 0; p[4] < extent[4]; ++p[4]) visit(p);
}

}  // namespace

template <typename T, typename I>
void max_pool(const Window& window, argpool_index_space space, const View<const T>& src,
              const View<T>& values, const View<I>& indices) {
  for_each(values.extent, [&](const Position& o) {
    bool found = false;
    T best{};
    int64_t best_index = 0, tap_number = 0;
    Spatial tap;
    for (tap[0] = 0; tap[0] < window.kernel[0]; ++tap[0])
      for (tap[1] = 0; tap[1] < window.kernel[1]; ++tap[1])
        for (tap[2] = 0; tap[2] < window.kernel[2]; ++tap[2], ++tap_number) {
          const auto [d, h, w] = window.cell({o[2], o[3], o[4]}, tap);
          const bool inside = d >= 0 && d < src.extent[2] && h >= 0 && h < src.extent[3] &&
                              w >= 0 && w < src.extent[4];
          if (!inside) continue;  // C6: padding never wins
          const Position cell{o[0], o[1], d, h, w};
          const T v = src.at(cell);
          // C6: the first valid tap stands; C4: the first maximum; C5: the last NaN (v != v).
          if (found && !(v > best || v != v)) continue;
          found = true;
          best = v;
          best_index = space == ARGPOOL_INDEX_WINDOW ? tap_number
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
  for_each(dst.extent, [&](const Position& p) { dst.at(p) = T{}; });  // C8: zero, all bits
  std::optional<Offender> first;
  for_each(values.extent, [&](const Position& o) {  // C8: the last in this order wins
    const int64_t index = static_cast<int64_t>(indices.at(o));
    if (auto cell = named_cell(space, window, dst.extent, o, index)) {
      dst.at(*cell) = values.at(o);
    } else if (!first) {
      first = Offender{o, index};
    }
  });
  return first;
}

#define ARGPOOL_INSTANTIATE_POOL(T, I)                                                       \
  template void max_pool<T, I>(const Window&, argpool_index_space, const View<const T>&,     \
                               const View<T>&, const View<I>&);
#define ARGPOOL_INSTANTIATE_UNPOOL(T, I)                                                     \
  template std::optional<Offender> max_unpool<T, I>(const Window&, argpool_index_space,      \
                                                    const View<const T>&,                    \
                                                    const View<const I>&, const View<T>&);
#define ARGPOOL_FOR_INDEX_TYPES(INSTANTIATE, T) \
  INSTANTIATE(T, int64_t)                       \
  INSTANTIATE(T, int32_t)                       \
  INSTANTIATE(T, uint16_t)                      \
  INSTANTIATE(T, uint8_t)

// C16, but for f16 and bf16, which C++17 cannot spell.
ARGPOOL_FOR_INDEX_TYPES(ARGPOOL_INSTANTIATE_POOL, double)
ARGPOOL_FOR_INDEX_TYPES(ARGPOOL_INSTANTIATE_POOL, float)
ARGPOOL_FOR_INDEX_TYPES(ARGPOOL_INSTANTIATE_POOL, int64_t)
ARGPOOL_FOR_INDEX_TYPES(ARGPOOL_INSTANTIATE_POOL, int32_t)
ARGPOOL_FOR_INDEX_TYPES(ARGPOOL_INSTANTIATE_POOL, int16_t)
ARGPOOL_FOR_INDEX_TYPES(ARGPOOL_INSTANTIATE_POOL, int8_t)
ARGPOOL_FOR_INDEX_TYPES(ARGPOOL_INSTANTIATE_POOL, uint8_t)
// Unpooling moves bits: a type a width.
ARGPOOL_FOR_INDEX_TYPES(ARGPOOL_INSTANTIATE_UNPOOL, uint8_t)
ARGPOOL_FOR_INDEX_TYPES(ARGPOOL_INSTANTIATE_UNPOOL, uint16_t)
ARGPOOL_FOR_INDEX_TYPES(ARGPOOL_INSTANTIATE_UNPOOL, uint32_t)
ARGPOOL_FOR_INDEX_TYPES(ARGPOOL_INSTANTIATE_UNPOOL, uint64_t)
ARGPOOL_FOR_INDEX_TYPES(ARGPOOL_INSTANTIATE_UNPOOL, float)

}  // namespace argpool::reference
