// The twin of twin.h: pieces of every buffer in step, a range of steps a thread.
// SPDX-License-Identifier: MIT
#include "twin.h"

#include <immintrin.h>

#include <algorithm>
#include <cstring>
#include <utility>

#include "twin_lines.h"

namespace argpool::bench {
namespace {

constexpr size_t line = 64;
// Bytes of all streams together a step, the best of 512 … 32 KB measured.
constexpr size_t ordinary_step = 4096, streaming_step = 2048;

const TwinLines& widest() {
  if (__builtin_cpu_supports("avx512f")) {
    return twin_lines_avx512;
  }
  return __builtin_cpu_supports("avx2") ? twin_lines_avx2 : twin_lines_sse2;
}

// A buffer in so many steps. (A division for each step would take as long as its stores.)
class Steps {
 public:
  Steps(size_t bytes, size_t steps)
      : bytes_(bytes), steps_(steps), lines_of_step_((bytes / line << 32) / steps) {}
  // Where step `i` begins: on a line; the last step ends at the buffer's end.
  size_t begin(size_t i) const {
    return i == steps_ ? bytes_ : (lines_of_step_ * i >> 32) * line;
  }

 private:
  size_t bytes_, steps_, lines_of_step_;  // the last in units of 2^-32
};

void touch(const Traffic& traffic, Stores stores, size_t begin, size_t end, size_t steps) {
  static const TwinLines& lines = widest();
  const auto write = stores == Stores::Streaming ? lines.stream : lines.write;
  std::vector<std::pair<const char*, Steps>> reads;
  std::vector<std::pair<char*, Steps>> writes;
  for (const Traffic::Read& r : traffic.reads) {
    reads.push_back({(const char*)r.data, Steps(r.bytes, steps)});
  }
  for (const Traffic::Write& w : traffic.writes) {
    writes.push_back({(char*)w.data, Steps(w.bytes, steps)});
  }
  for (size_t i = begin; i < end; i++) {
    for (const auto& [data, of] : reads) {
      const size_t from = of.begin(i), to = of.begin(i + 1);
      lines.read(data + from, (to - from) / line);
    }
    for (const auto& [data, of] : writes) {
      const size_t from = of.begin(i), to = of.begin(i + 1), rest = (to - from) % line;
      write(data + from, (to - from) / line);
      memset(data + to - rest, 0, rest);
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
