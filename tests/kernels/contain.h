// Runs work in forked children, so that a kernel that strays costs one failure that names the row
// and the problem, on whichever thread it happened, and the rest of the work goes on.
// SPDX-License-Identifier: MIT
#pragma once

#include <sys/mman.h>

#include <cstddef>
#include <functional>
#include <new>
#include <string>
#include <type_traits>

namespace argpool::test {

/// Memory that children share with their parent; zeroed.
template <typename T>
class Shared {
 public:
  static_assert(std::is_trivially_copyable_v<T>, "children are other processes");
  explicit Shared(size_t count = 1) : count_(count) {
    void* map = mmap(nullptr, count * sizeof(T) + 1, PROT_READ | PROT_WRITE,
                     MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (map == MAP_FAILED) throw std::bad_alloc();
    data_ = static_cast<T*>(map);
  }
  ~Shared() { munmap(data_, count_ * sizeof(T) + 1); }
  Shared(const Shared&) = delete;
  Shared& operator=(const Shared&) = delete;
  T& operator[](size_t i) const { return data_[i]; }
  T* operator->() const { return data_; }

 private:
  size_t count_;
  T* data_;
};

struct Death {
  size_t item;
  std::string what;  // "SIGSEGV at 0x7f…: 4 bytes past the end of dst, <what the child was doing>"
};

/// Notes what the child is doing, for the sentence of its death. Cheap: called before each kernel.
void doing(const std::string& what);

/// A stretch of memory that an address of a fault may be told against.
struct Landmark {
  const void* data;
  size_t bytes;
  const char* name;
};
void landmarks(std::initializer_list<Landmark> marks);

/// Calls item(i) for i in [0, items) in children. A child that dies or hangs for `seconds` is told
/// to `died`, and the items after it run in a new child; after `patience` deaths the rest is given
/// up.
void contained(size_t items, unsigned seconds, size_t patience,
               const std::function<void(size_t)>& item, const std::function<void(Death)>& died);

}  // namespace argpool::test
