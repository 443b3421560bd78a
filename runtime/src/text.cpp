// printf into a Text.
// SPDX-License-Identifier: MIT
#include "text.h"

#include <stdarg.h>
#include <stdio.h>

namespace argpool {

void Text::add(const char* format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const int n = vsnprintf(s + length, (size_t)(size - length), format, arguments);
  va_end(arguments);
  length = n < size - length ? length + n : size - 1;
}

}  // namespace argpool
