// printf into a Text, and what a Line may hold.
// SPDX-License-Identifier: MIT
#include "support/text.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

namespace argpool {

void Text::add(const char* format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const int n = vsnprintf(s + length, (size_t)(size - length), format, arguments);
  va_end(arguments);
  length = n < size - length ? length + n : size - 1;
}

void Line::skip_blanks() {
  while (*at == ' ' || *at == '\t' || *at == '\r') ++at;
}

bool Line::take(const char* word) {
  skip_blanks();
  const size_t length = strlen(word);
  if (strncmp(at, word, length)) return false;
  at += length;
  return true;
}

bool Line::ends() {
  skip_blanks();
  return !*at || (at[0] == '/' && at[1] == '/');
}

bool Line::take_number(float* number) {
  skip_blanks();
  double value = 0, digit = 1;
  int digits = 0, exponent = 0;
  for (; *at >= '0' && *at <= '9'; ++at, ++digits) value = value * 10 + (*at - '0');
  if (*at == '.') {
    for (++at; *at >= '0' && *at <= '9'; ++at, ++digits) value += (digit /= 10) * (*at - '0');
  }
  if (!digits) return false;
  if (*at == 'e' || *at == 'E') {
    const bool down = *++at == '-';
    if (*at == '-' || *at == '+') ++at;
    if (*at < '0' || *at > '9') return false;
    for (; *at >= '0' && *at <= '9'; ++at) {
      exponent = exponent < 9 ? exponent * 10 + *at - '0' : 99;
    }
    for (; exponent > 0; --exponent) value = down ? value / 10 : value * 10;
  }
  if (!(value < 1e30)) return false;  // a float holds it
  *number = (float)value;
  return true;
}

bool Line::take_hexadecimal(uint64_t* number) {
  char digits[17] = "";
  if (!take_word("0123456789abcdef", digits, sizeof digits) || !digits[15]) return false;
  *number = 0;
  for (const char* digit = digits; *digit; ++digit) {
    *number = *number << 4 | (uint64_t)(*digit <= '9' ? *digit - '0' : *digit - 'a' + 10);
  }
  return true;
}

bool Line::take_word(const char* characters, char* to, size_t size) {
  skip_blanks();
  const size_t length = strspn(at, characters);
  const char after = at[length];
  if (!length || length >= size || (after && after != ' ' && after != '\t' && after != '\r')) {
    return false;
  }
  memcpy(to, at, length);
  to[length] = 0;
  at += length;
  return true;
}

}  // namespace argpool
