// The twin of twin.h: pieces of every buffer in step, a range of steps a thread.
// SPDX-License-Identifier: MIT
#include "twin.h"

#include <immintrin.h>

#include <algorithm>
#include <cstring>

#include "twin_lines.h"

namespace argpool::bench {
namespace {

constexpr size_t line = 64;
// Bytes of all streams together a step, the best of 512 … 256 KB measured: ordinary stores want
// their reads close by, streaming ones a line buffer's worth at a time.
constexpr size_t ordinary_step = 512, streaming_step = 2048;

const TwinLines& widest() {
  if (__builtin_cpu_supports("avx512f")) {
    return twin_lines_avx512;
  }
  return __builtin_cpu_supports("avx2") ? twin_lines_avx2 : twin_lines_sse2;
}

// Where step `i` of `steps` begins in a buffer: on a line; the last step ends at the buffer's end.
size_t begin_of(size_t bytes, size_t i, size_t steps) {
  return i == steps ? bytes : bytes / line * i / steps * line;
}

void touch(const Traffic& traffic, Stores stores, size_t begin, size_t end, size_t steps) {
  static const TwinLines& lines = widest();
  const auto write = stores == Stores::Streaming ? lines.stream : lines.write;
  for (size_t i = begin; i < end; i++) {
    for (const Traffic::Read& r : traffic.reads) {
      const size_t from = begin_of(r.bytes, i, steps), to = begin_of(r.bytes, i + 1, steps);
      lines.read((const char*)r.data + from, (to - from) / line);
    }
    for (const Traffic::Write& w : traffic.writes) {
      const size_t from = begin_of(w.bytes, i, steps), to = begin_of(w.bytes, i + 1, steps);
      const size_t rest = (to - from) % line;
      write((char*)w.data + from, (to - from) / line);
      memset((char*)w.data + to - rest, 0, rest);
    }
  }
  _mm_sfence();  // streaming stores count only once they are out
}

}  // namespace

size_t Traffic::bytes() const {
  size_t sum = 0;
  for (const Read& r : reads) {
    sum += r.bytes;
  }
  for (const Write& w : writes) {
    sum += w.bytes;
  }
  return sum;
}

void run_twin(const Traffic& traffic, Stores stores, Team& team) {
  const size_t step = stores == Stores::Streaming ? streaming_step : ordinary_step;
  const size_t steps = std::max<size_t>(1, traffic.bytes() / step);
  team.run([&](int member) {
    touch(traffic, stores, steps * member / team.count(), steps * (member + 1) / team.count(),
          steps);
  });
}

}  // namespace argpool::bench
