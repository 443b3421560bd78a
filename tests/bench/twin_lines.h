// The twin's two inner loops, compiled once per vector width; twin.cpp picks the widest.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace argpool::bench {

struct TwinLines {
  void (*read)(const char* data, size_t lines);  // lines of 64 bytes
  void (*write)(char* data, size_t lines);
  void (*stream)(char* data, size_t lines);
};

extern const TwinLines twin_lines_sse2, twin_lines_avx2, twin_lines_avx512;

}  // namespace argpool::bench
