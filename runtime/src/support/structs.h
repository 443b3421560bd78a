// Structs that callers compiled against another version of argpool.h.
// SPDX-License-Identifier: MIT
#pragma once

#include <stddef.h>
#include <string.h>

namespace argpool {

// May a caller's struct be as large as it says? It is not looked into otherwise.
inline bool plausible_size(size_t size, size_t least) {
  return size >= least && size % sizeof(void*) == 0 && size <= 4096;
}

// Copies a struct whose first field is its size. An older, shorter one (at least `least` bytes) has
// 0 in the fields it lacks; a newer, longer one is taken if the fields unknown here are 0.
template <typename T>
inline bool copy_versioned(T* to, const T* from, size_t least) {
  const size_t size = from->struct_size;
  if (__builtin_expect(size == sizeof(T), 1)) {
    memcpy(to, from, sizeof(T));
    return true;
  }
  if (!plausible_size(size, least)) return false;
  const unsigned char* bytes = reinterpret_cast<const unsigned char*>(from);
  for (size_t i = sizeof(T); i < size; ++i) {
    if (bytes[i]) return false;
  }
  memset(to, 0, sizeof(T));
  memcpy(to, from, size < sizeof(T) ? size : sizeof(T));
  return true;
}

}  // namespace argpool
