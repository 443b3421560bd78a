// The fuzzer's bytes as choices: each takes a byte or a few from the front, 0 where none are left,
// so that every input means something and small changes of it make small changes of the call.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace argpool::test {

class Bytes {
 public:
  Bytes(const uint8_t* data, size_t size) : at_(data), end_(data + size) {}

  uint8_t byte() { return at_ < end_ ? *at_++ : 0; }

  /// A number in [0, n), n of 65536 at most.
  int64_t below(int64_t n) { return (n > 256 ? byte() << 8 | byte() : byte()) % n; }
  bool chance(int64_t in) { return below(in) == 1; }

  template <typename T, size_t n>
  const T& any_of(const T (&choices)[n]) {
    return choices[below(int64_t(n))];
  }

  uint64_t word() {
    uint64_t value = 0;
    for (int i = 0; i < 8; ++i) value = value << 8 | byte();
    return value;
  }

  /// Numbers that break arithmetic, and small ones that do not.
  int64_t number() {
    static constexpr int64_t kEdges[] = {
        0, 1, 2, 3, -1, -2, INT64_MAX, INT64_MIN, INT64_MAX - 1, INT64_MIN + 1, INT32_MAX,
        INT32_MIN, int64_t(INT32_MAX) + 1, int64_t(UINT32_MAX) + 1, (1 << 28) - 1, 1 << 28, 255,
        256, 65535, 65536, int64_t(1) << 40, int64_t(1) << 59, int64_t(1) << 62,
        -(int64_t(1) << 62)};
    switch (below(4)) {
      case 0: return below(24);
      case 1: return any_of(kEdges);
      case 2: return int8_t(byte());
      default: return int64_t(word() >> (8 * below(8)));
    }
  }

 private:
  const uint8_t *at_, *end_;
};

/// Ends the process with a sentence; the fuzzer keeps the input.
[[noreturn]] void complain(const char* format, ...) __attribute__((format(printf, 1, 2)));

}  // namespace argpool::test
