// Memory that tells when a kernel strays: inaccessible pages before, after, and between lines. The
// same bytes are mapped three times: freely for the harness, and guarded for kernels, once to write
// and once read-only, so that a kernel which writes its input is caught too.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

namespace argpool::test {

constexpr size_t kPage = 4096;

class GuardedMemory {
 public:
  /// lines: every second page is a guard, so that each line of a tensor can have its own page.
  GuardedMemory(size_t bytes, bool lines);
  ~GuardedMemory();
  GuardedMemory(const GuardedMemory&) = delete;
  GuardedMemory& operator=(const GuardedMemory&) = delete;

  size_t size() const { return size_; }
  uint8_t* own() const { return own_; }            // the harness's map, no guards
  uint8_t* writable() const { return writable_; }  // a kernel's, for outputs
  uint8_t* readonly() const { return readonly_; }  // a kernel's, for inputs

 private:
  uint8_t* guarded_map(int fd, int protection, bool lines);
  size_t size_;
  uint8_t *own_, *writable_, *readonly_;
};

}  // namespace argpool::test
