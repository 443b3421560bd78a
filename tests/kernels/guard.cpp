// Guarded memory from memfd_create and mmap.
// SPDX-License-Identifier: MIT
#include "guard.h"

#include <sys/mman.h>
#include <unistd.h>

#include <system_error>

namespace argpool::test {
namespace {

uint8_t* checked(void* map) {
  if (map == MAP_FAILED) throw std::system_error(errno, std::generic_category(), "mmap");
  return static_cast<uint8_t*>(map);
}

}  // namespace

// Reserves a guard page, the bytes, and a guard page; returns where the bytes are.
uint8_t* GuardedMemory::guarded_map(int fd, int protection, bool lines) {
  uint8_t* all = checked(mmap(nullptr, size_ + 2 * kPage, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS |
                              MAP_NORESERVE, -1, 0));
  uint8_t* bytes = all + kPage;
  checked(mmap(bytes, size_, protection, MAP_SHARED | MAP_FIXED, fd, 0));
  for (size_t page = kPage; lines && page < size_; page += 2 * kPage) {
    if (mprotect(bytes + page, kPage, PROT_NONE)) {
      throw std::system_error(errno, std::generic_category(), "mprotect");
    }
  }
  return bytes;
}

GuardedMemory::GuardedMemory(size_t bytes, bool lines)
    : size_((bytes + 2 * kPage - 1) / (2 * kPage) * (2 * kPage)) {
  const int fd = memfd_create("argpool_test", MFD_CLOEXEC);
  if (fd < 0 || ftruncate(fd, off_t(size_))) {
    throw std::system_error(errno, std::generic_category(), "memfd_create");
  }
  own_ = checked(mmap(nullptr, size_, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0));
  writable_ = guarded_map(fd, PROT_READ | PROT_WRITE, lines);
  readonly_ = guarded_map(fd, PROT_READ, lines);
  close(fd);
}

GuardedMemory::~GuardedMemory() {
  munmap(own_, size_);
  munmap(writable_ - kPage, size_ + 2 * kPage);
  munmap(readonly_ - kPage, size_ + 2 * kPage);
}

}  // namespace argpool::test
