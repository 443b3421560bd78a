// The shape functions against the reference, with any numbers.
// SPDX-License-Identifier: MIT
#include <argpool.h>

#include <vector>

#include "hostile.h"
#include "reference.h"

namespace argpool::test {
namespace {

// C1: arithmetic that overflows is an error, and be it halfway: the reference, which counts in more
// bits, may then accept what the runtime refuses.
bool overflows_halfway(const argpool_window& w, const std::vector<int64_t>& from, bool unpools) {
  for (size_t i = 0; i < from.size(); ++i) {
    const __int128 stride = w.stride[i] ? w.stride[i] : w.kernel[i];
    const __int128 dilation = w.dilation[i] ? w.dilation[i] : 1;
    const __int128 sum = unpools ? (from[i] - 1) * stride + dilation * (w.kernel[i] - 1) + 1
                                 : __int128(from[i]) + w.pad_begin[i] + w.pad_end[i];
    if (sum > INT64_MAX) return true;
  }
  return false;
}

}  // namespace

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
  if (got == ARGPOOL_INVALID_WINDOW && !right && overflows_halfway(w, from, unpools)) return;
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
