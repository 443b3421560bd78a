// Adds byte offsets to the kernels of an OpenCL source.
// SPDX-License-Identifier: MIT
#include "opencl_source.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

namespace argpool {
namespace {

// Text that grows.
struct Text {
  char* s = nullptr;
  size_t length = 0, room = 0;
  bool failed = false;

  void add(const char* from, size_t count) {
    if (length + count + 1 > room) {
      room = 2 * (length + count + 1);
      char* const more = static_cast<char*>(realloc(s, room));
      failed |= !more;
      if (!more) return;
      s = more;
    }
    memcpy(s + length, from, count);
    length += count;
    s[length] = 0;
  }
  void add(const char* from) { add(from, strlen(from)); }
};

constexpr int kMostBuffers = 8;
const char kKernel[] = "__kernel void ", kRestrict[] = "restrict ";

// A parameter that is a buffer: "__address_space__src const float *restrict _src".
struct Buffer {
  const char *type, *name;
  int type_length, space_length, name_length;
};

// The buffers among parameters [from, to).
int buffers_of(const char* from, const char* to, Buffer* buffers) {
  int count = 0;
  while (from < to && count < kMostBuffers) {
    while (from < to && (*from == ' ' || *from == '\n')) ++from;
    const char* comma = static_cast<const char*>(memchr(from, ',', (size_t)(to - from)));
    const char* const end = comma ? comma : to;
    const void* const found = memmem(from, (size_t)(end - from), kRestrict, sizeof kRestrict - 1);
    const char* const mark = static_cast<const char*>(found);
    if (mark) {
      const char* const name = mark + sizeof kRestrict - 1;
      const char* const space = static_cast<const char*>(memchr(from, ' ', (size_t)(mark - from)));
      buffers[count++] = {from, name, (int)(mark - from), (int)((space ? space : mark) - from),
                          (int)(end - name)};
    }
    from = comma ? comma + 1 : to;
  }
  return count;
}

}  // namespace

char* with_offsets(const char* source, size_t size) {
  Text text;
  const char* at = source;
  const char* const end = source + strnlen(source, size);
  text.add("", 0);
  for (;;) {
    const char* const kernel = strstr(at, kKernel);
    const char* const open = kernel ? strchr(kernel, '(') : nullptr;
    const char* const close = open ? strchr(open, ')') : nullptr;
    const char* const body = close ? strchr(close, '{') : nullptr;
    if (!body) break;
    Buffer buffers[kMostBuffers];
    const int count = buffers_of(open + 1, close, buffers);
    char line[512];
    text.add(at, (size_t)(close - at));
    for (int i = 0; i < count; ++i) {
      snprintf(line, sizeof line, ",\n const long argpool_offset_%d", i);
      text.add(line);
    }
    text.add(close, (size_t)(body + 1 - close));
    for (int i = 0; i < count; ++i) {
      const Buffer& b = buffers[i];
      snprintf(line, sizeof line, "\n %.*s = (%.*s)((%.*s const char *)%.*s + argpool_offset_%d);",
               b.name_length, b.name, b.type_length, b.type, b.space_length, b.type, b.name_length,
               b.name, i);
      text.add(line);
    }
    at = body + 1;
  }
  text.add(at, (size_t)(end - at));
  if (!text.failed) return text.s;
  free(text.s);
  return nullptr;
}

}  // namespace argpool
