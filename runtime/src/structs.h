// Structs that callers compiled against another version of argpool.h.
// SPDX-License-Identifier: MIT
#pragma once

#include <stddef.h>
#include <string.h>

namespace argpool {

// Copies a struct whose first field is its size. An older, shorter one (at least `least` bytes) has
// 0 in the fields it lacks; a newer, longer one is taken if the fields unknown here are 0.
template <typename T>
inline bool copy_versioned(T* to, const T* from, size_t least) {
  const size_t size = from->struct_size;
  if (__builtin_expect(size == sizeof(T), 1)) {
    memcpy(to, from, sizeof(T));
    return true;
  }
  if (size < least || size % sizeof(void*) || size > 4096) return false;
  const unsigned char* bytes = reinterpret_cast<const unsigned char*>(from);
  for (size_t i = sizeof(T); i < size; ++i) {
    if (bytes[i]) return false;
  }
  memset(to, 0, sizeof(T));
  memcpy(to, from, size < sizeof(T) ? size : sizeof(T));
  return true;
}

}  // namespace argpool
