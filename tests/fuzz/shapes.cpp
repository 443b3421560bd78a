// The shape functions against the reference, with any numbers.
// SPDX-License-Identifier: MIT
#include <argpool.h>

#include <vector>

#include "hostile.h"
#include "reference.h"

namespace argpool::test {

void shape_call(Bytes& bytes) {
  argpool_window w = ARGPOOL_WINDOW_2D(2, 2, 0);
  w.rank = int32_t(bytes.chance(16) ? bytes.number() : 1 + bytes.below(3));
  w.ceil_mode = int32_t(bytes.chance(16) ? bytes.number() : bytes.below(2));
  const bool large = bytes.chance(2);
  const auto number = [&] { return large ? bytes.number() : bytes.below(20); };
  for (int i = 0; i < 3; ++i) {
    w.kernel[i] = number();
    w.stride[i] = number();
    w.pad_begin[i] = number();
    w.pad_end[i] = number();
    w.dilation[i] = number();
  }
  // On the heap and as long as the header says, so that a step beyond is the sanitizer's.
  const size_t rank = size_t(w.rank >= 1 && w.rank <= 3 ? w.rank : 0);
  std::vector<int64_t> from(rank), size(rank), to(rank, -7), want(rank, -7);
  const bool unpools = bytes.chance(2), sized = unpools && bytes.chance(2);
  for (int64_t& extent : from) extent = number();
  for (int64_t& extent : size) extent = number();
  if (sized && bytes.chance(2)) {  // near what would be accepted
    if (!argpool_unpooled_shape(&w, from.data(), nullptr, size.data()) && rank) {
      size[0] += bytes.below(7) - 3;
    }
  }
  const int64_t* given = sized ? size.data() : nullptr;
  const argpool_status got = unpools ? argpool_unpooled_shape(&w, from.data(), given, to.data())
                                     : argpool_pooled_shape(&w, from.data(), to.data());
  if (!got != (*argpool_last_error() == 0)) complain("status %d, '%s'", got, argpool_last_error());
  if (!rank || w.ceil_mode < 0 || w.ceil_mode > 1) {  // the reference takes windows that exist
    if (got != ARGPOOL_INVALID_ARGUMENT) {
      complain("rank %d and ceil_mode %d give status %d", w.rank, w.ceil_mode, got);
    }
    return;
  }
  const argpool_status right =
      unpools ? reference::unpooled_shape(w, from.data(), given, want.data())
              : reference::pooled_shape(w, from.data(), want.data());
  ++tally.shapes;
  if (!got != !right) {
    complain("%s of %ld…: status %d, the reference says %d: %s",
             unpools ? "unpooled" : "pooled", long(from[0]), got, right, argpool_last_error());
  }
  if (!got && to != want) {
    complain("%s of %ld… is %ld…, should be %ld…", unpools ? "unpooled" : "pooled", long(from[0]),
             long(to[0]), long(want[0]));
  }
  if (got && to != std::vector<int64_t>(rank, -7)) complain("a failure wrote extents");
}

}  // namespace argpool::test
