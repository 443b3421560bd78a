// Overlap of strided tensors: bounding boxes first, then a bounded linear equation over the
// strides.
// SPDX-License-Identifier: MIT
#include "problem/overlap.h"

#include "problem/shapes.h"

namespace argpool {
namespace {

// A step of `stride` bytes that is taken 0 to `count` times; stride and count are positive.
struct Step {
  int64_t stride, count;
};

struct Steps {
  Step step[10];
  int n = 0;
  int budget = 1 << 14;  // nodes of the search; strides of real tensors nest and need a few dozen

  // Keeps them sorted, the longest stride first; equal strides are one step.
  void add(int64_t stride, int64_t count) {
    if (count == 0 || stride == 0) return;
    int i = n;
    for (; i > 0 && step[i - 1].stride <= stride; --i) {
      if (step[i - 1].stride == stride) {
        step[i - 1].count += count;
        return;
      }
    }
    for (int j = n; j > i; --j) step[j] = step[j - 1];
    step[i] = {stride, count};
    ++n;
  }

  // Can steps i, i + 1, … add up to a sum in [low, high]? Where the budget ends: yes, to be safe.
  bool reach(int i, int64_t low, int64_t high) {
    if (high < 0) return false;
    if (low <= 0) return true;
    if (i == n || --budget < 0) return i < n;
    const Step& s = step[i];
    int64_t rest = 0;  // what the shorter steps can add at most
    for (int j = i + 1; j < n; ++j) rest += step[j].stride * step[j].count;
    const int64_t first = max(0, ceil_div(low - rest, s.stride));
    const int64_t last = min(s.count, high / s.stride);
    for (int64_t k = first; k <= last; ++k) {
      if (reach(i + 1, low - k * s.stride, high - k * s.stride)) return true;
    }
    return false;
  }
};

struct Dims {
  int64_t stride[5], last[5];  // bytes; the greatest coordinate
};

Dims dims_of(const Tensor& t) {
  Dims d = {{t.stride[0], t.stride[1], t.stride[2], t.stride_c, t.stride_n},
            {t.extent[0] - 1, t.extent[1] - 1, t.extent[2] - 1, t.c - 1, t.n - 1}};
  for (int64_t& stride : d.stride) stride *= t.bytes;
  return d;
}

}  // namespace

bool share_bytes(const Tensor& a, const Tensor& b) {
  if (a.empty() || b.empty()) return false;
  const Dims da = dims_of(a), db = dims_of(b);
  // Elements share a byte where position(a) - position(b) is in (-a.bytes, b.bytes). With all steps
  // turned positive, position(a) - position(b) = least + a sum of steps of both.
  const int64_t apart = (int64_t)((uint64_t)(uintptr_t)a.data - (uint64_t)(uintptr_t)b.data);
  const int64_t least = apart + a.low - (b.high - b.bytes);
  Steps steps;
  for (int i = 0; i < 5; ++i) {
    steps.add(da.stride[i] < 0 ? -da.stride[i] : da.stride[i], da.last[i]);
    steps.add(db.stride[i] < 0 ? -db.stride[i] : db.stride[i], db.last[i]);
  }
  return steps.reach(0, -least - a.bytes + 1, -least + b.bytes - 1);
}

bool cells_share_bytes(const Tensor& t) {
  if (t.empty()) return false;
  const Dims d = dims_of(t);
  Steps steps;
  for (int i = 0; i < 5; ++i) {
    if (d.last[i] == 0) continue;
    if (d.stride[i] == 0) return true;
    const int before = steps.n;
    steps.add(d.stride[i] < 0 ? -d.stride[i] : d.stride[i], d.last[i]);
    if (steps.n == before) return true;  // two dimensions with one stride
  }
  // Two cells differ by -last to last steps in each dimension, and in one of them, i, by 1 or more
  // while the longer ones agree: is there such a difference of less than an element?
  for (int i = 0; i < steps.n; ++i) {
    Steps between;
    int64_t least = steps.step[i].stride;
    between.add(steps.step[i].stride, steps.step[i].count - 1);
    for (int j = i + 1; j < steps.n; ++j) {
      between.add(steps.step[j].stride, 2 * steps.step[j].count);
      least -= steps.step[j].stride * steps.step[j].count;
    }
    if (between.reach(0, -least - t.bytes + 1, -least + t.bytes - 1)) return true;
  }
  return false;
}

}  // namespace argpool
