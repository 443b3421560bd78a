// Text under construction in the caller's memory.
// SPDX-License-Identifier: MIT
#pragma once

namespace argpool {

// What does not fit is left out.
struct Text {
  char* s;
  int size, length = 0;

  Text(char* memory, int bytes) : s(memory), size(bytes) { s[0] = 0; }
  template <int N>
  explicit Text(char (&memory)[N]) : Text(memory, N) {}
  [[gnu::format(printf, 2, 3)]] void add(const char* format, ...);
};

}  // namespace argpool
