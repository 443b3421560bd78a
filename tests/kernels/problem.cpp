// The extents that a problem's operation reads and writes.
// SPDX-License-Identifier: MIT
#include "problem.h"

#include "types.h"

namespace argpool::test {
namespace {

Extents with_spatial(const Extents& like, int rank, const int64_t* spatial) {
  Extents to{like[0], like[1], 1, 1, 1};
  for (int i = 0; i < rank; ++i) to[size_t(5 - rank + i)] = spatial[i];
  return to;
}

}  // namespace

reference::Window Problem::normal_window() const {
  reference::Window normal;
  reference::normalise(window, &normal);
  return normal;
}

Extents Problem::pooled() const {
  if (!pools()) return shape;
  int64_t spatial[3];
  if (reference::pooled_shape(window, &shape[size_t(5 - window.rank)], spatial)) return Extents{};
  return with_spatial(shape, window.rank, spatial);
}

Extents Problem::cells() const {
  if (pools()) return shape;
  int64_t spatial[3];
  const int64_t* wanted = has_output_size() ? &output_size[size_t(3 - window.rank)] : nullptr;
  if (wanted && op == ARGPOOL_MAX_POOL_BACKWARD) {
    return with_spatial(shape, window.rank, wanted);  // of a src that is pooled by C1
  }
  const int64_t* from = &shape[size_t(5 - window.rank)];
  if (reference::unpooled_shape(window, from, wanted, spatial)) return Extents{};
  return with_spatial(shape, window.rank, spatial);
}

uint64_t Problem::inverted() const {
  const DLDataType type = element_type(elem).dtype;
  const uint64_t top = uint64_t{1} << (type.bits - 1);
  const bool floats = type.code == kDLFloat || type.code == kDLBfloat;
  const uint64_t of_unsigned = element_type(elem).flips_sign() ? top : 0;
  const uint64_t of_minima = op != ARGPOOL_MIN_POOL ? 0 : floats ? top : top | (top - 1);
  return pools() ? of_unsigned ^ of_minima : 0;
}

bool Problem::in_place(bool inverts) const {
  const char innermost = layout == ARGPOOL_CHANNELS_LAST ? 'c' : 'w';
  return is_plain() && (inverts || !inverted()) && broadcast.find(innermost) == std::string::npos;
}

bool is_nan(DLDataType type, uint64_t bits) {
  if (type.code != kDLFloat && type.code != kDLBfloat) return false;
  const int wide = type.bits == 64 ? 52 : 23, small = type.code == kDLBfloat ? 7 : 10;
  const int mantissa = type.bits == 16 ? small : wide;
  const uint64_t magnitude = bits & ((uint64_t(1) << (type.bits - 1)) - 1);
  const uint64_t infinity = ((uint64_t(1) << (type.bits - 1)) - 1) >> mantissa << mantissa;
  return magnitude > infinity;
}

}  // namespace argpool::test
