// Text under construction in the caller's memory, and text that is read. No locale matters: a file
// that one program writes is read by all.
// SPDX-License-Identifier: MIT
#pragma once

#include <stddef.h>
#include <stdint.h>

namespace argpool {

// Text of limited size; the rest is left out.
struct Text {
  char* s;
  int size, length = 0;

  Text(char* memory, int bytes) : s(memory), size(bytes) { s[0] = 0; }
  template <int N>
  explicit Text(char (&memory)[N]) : Text(memory, N) {}
  [[gnu::format(printf, 2, 3)]] void add(const char* format, ...);
};

// A line, read from left to right. What cannot be read leaves false.
struct Line {
  const char* at;

  void skip_blanks();
  bool take(const char* word);
  bool ends();  // but for a comment behind //
  // Not negative, below 1e30; with a point and an exponent, if it has them.
  bool take_number(float* number);
  // Sixteen hexadecimal digits.
  bool take_hexadecimal(uint64_t* number);
  // Copies a word of these characters, up to a blank or the end, that fits.
  bool take_word(const char* characters, char* to, size_t size);
};

}  // namespace argpool
