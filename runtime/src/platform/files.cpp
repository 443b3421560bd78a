// Files by the numbers of POSIX, which Windows' C library and WASI's have too.
// SPDX-License-Identifier: MIT
#include "platform/system.h"

#ifndef ARGPOOL_BARE

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#if defined(_WIN32)
#define WIN32_LEAN_AND_MEAN
#include <windows.h>
#include <io.h>
#else
#include <unistd.h>
#endif

namespace argpool {
namespace {

#if defined(_WIN32)
constexpr int kFlags = O_BINARY | O_NOINHERIT;
#else
constexpr int kFlags = O_CLOEXEC;
#endif

}  // namespace

int open_to_read(const char* path) { return open(path, O_RDONLY | kFlags); }
int open_to_write(const char* path) {
  return open(path, O_WRONLY | O_CREAT | O_TRUNC | kFlags, 0666);
}

ptrdiff_t read_bytes(int file, void* to, size_t bytes) {
  for (;;) {
    const ptrdiff_t n = read(file, to, bytes);
    if (n >= 0 || errno != EINTR) return n;
  }
}

bool write_bytes(int file, const char* from, size_t bytes) {
  while (bytes) {
    const ptrdiff_t n = write(file, from, bytes);
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) return false;
    from += n, bytes -= (size_t)n;
  }
  return true;
}

bool close_file(int file) { return close(file) == 0; }
bool delete_file(const char* path) { return unlink(path) == 0; }

#if defined(_WIN32)
bool sync_file(int file) { return _commit(file) == 0; }
bool replace_file(const char* from, const char* to) {
  return MoveFileExA(from, to, MOVEFILE_REPLACE_EXISTING);
}
#else
bool sync_file(int file) { return fsync(file) == 0; }
bool replace_file(const char* from, const char* to) { return rename(from, to) == 0; }
#endif

}  // namespace argpool

#else  // there are none

namespace argpool {

int open_to_read(const char*) { return -1; }
int open_to_write(const char*) { return -1; }
ptrdiff_t read_bytes(int, void*, size_t) { return -1; }
bool write_bytes(int, const char*, size_t) { return false; }
bool close_file(int) { return false; }
bool delete_file(const char*) { return false; }
bool sync_file(int) { return false; }
bool replace_file(const char*, const char*) { return false; }

}  // namespace argpool

#endif
