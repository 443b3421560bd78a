// A plain loop as a contestant: unpooling backward as the compiler vectorises it, no checks made.
// SPDX-License-Identifier: MIT
#include <thread>

#include "contestant.h"
#include "team.h"

namespace argpool::bench {
namespace {

template <typename Index>
struct Gather {
  const Request request;
  Buffer result;
  Team team;

  explicit Gather(const Request& r) : request(r), result(r.pooled.bytes()), team(r.threads) {}

  // Each plane (channels-last: image) by itself; a plane's indices are offsets in it.
  void run() {
    const bool last = request.channels_last();
    const int64_t channels = last ? request.cells.shape[1] : 1;
    const int64_t planes = request.cells.shape[0] * (last ? 1 : request.cells.shape[1]);
    const int64_t cells = int64_t(request.cells.count()) / planes;
    const int64_t pooled = int64_t(request.pooled.count()) / planes;
    team.run([&](int member) {
      const int64_t all = planes * pooled, share = team.count();
      const int64_t end = all * (member + 1) / share;
      for (int64_t from = all * member / share; from < end;) {
        const int64_t plane = from / pooled, to = std::min(end, (plane + 1) * pooled);
        gather(plane * cells, from, to, channels);
        from = to;
      }
    });
  }

  void gather(int64_t base, int64_t from, int64_t to, int64_t channels) {
    const float* const grad = reinterpret_cast<const float*>(request.cells.data) + base;
    const Index* const indices = reinterpret_cast<const Index*>(request.indices.data);
    float* const out = reinterpret_cast<float*>(result.data());
    if (channels == 1) {
      for (int64_t i = from; i < to; ++i) out[i] = grad[indices[i]];
      return;
    }
    for (int64_t i = from; i < to;) {
      const int64_t c = i % channels, count = std::min(channels - c, to - i);
      for (int64_t n = 0; n < count; ++n) out[i + n] = grad[indices[i + n] * channels + c + n];
      i += count;
    }
  }
};

template <typename Index>
std::vector<Contestant> gathers(const Request& r) {
  const auto gather = std::make_shared<Gather<Index>>(r);
  gather->run();
  expect_same(r, r.pooled, gather->result.data());
  return {{"a plain gather", [gather] { gather->run(); }}};
}

std::vector<Contestant> prepare(const Request& r) {
  if (r.op != "max_unpool_backward" || r.elem != "f32" || r.space != "plane" ||
      r.duplicates == "exact")
    throw NotOffered("it is a gather of f32 by plane indices");
  if (r.index == "i64") return gathers<int64_t>(r);
  if (r.index == "i32") return gathers<int32_t>(r);
  throw NotOffered("its indices are i64 or i32");
}

}  // namespace
}  // namespace argpool::bench

int main() { return argpool::bench::serve("a plain loop", argpool::bench::prepare); }
