// Hostile arguments: a call that is nearly right, with a few things wrong in it. Every array is as
// long as the caller says, every tensor lies between guard pages, inputs are mapped read-only.
// SPDX-License-Identifier: MIT
#pragma once

#include <argpool.h>
#include <argpool_registry.h>

#include <memory>
#include <vector>

#include "bytes.h"
#include "guard.h"

namespace argpool::test {

constexpr int kMostDims = 8;             // a longer shape is refused by its ndim alone
constexpr size_t kMostBytes = 1 << 13;   // what a tensor may span to be given memory
constexpr uint8_t kUntouched = 0xc5;

/// A tensor that claims what it likes.
struct Claim {
  bool absent = false;  // NULL instead of a DLTensor
  DLTensor dl{};
  std::vector<int64_t> shape, strides;
  bool shapeless = false, packed = false;  // shape, strides NULL
  bool output = false;
  // How it is given memory.
  bool dataless = false;  // data NULL whatever it spans
  bool at_end = false;    // its last byte precedes the guard page; else its first follows one
  int64_t shift = 0;      // bytes its data is off
  int alias = -1;         // it lies in this tensor's memory

  /// Bytes from `data` to the first and past the last byte of its cells; false: beyond counting.
  bool bounds(int64_t* low, int64_t* high) const;
};

/// Memory for the claims of one call, used again for each.
class Rooms {
 public:
  static constexpr int kCount = 3;
  Rooms();
  /// Sets each claim's data; those that span more than there is get NULL.
  void place(Claim* claims, int count);
  /// Fills inputs with bytes, indices among them with numbers that are mostly indices.
  void fill(const Claim& claim, int room, bool indices, int64_t cells, Bytes& bytes);
  void clear_outputs();
  /// Is nothing outside [low, high) of the outputs written; with `all`, nothing at all?
  bool untouched(const Claim* claims, int count, bool all) const;
  std::vector<uint8_t> outputs(const Claim* claims, int count) const;

 private:
  std::vector<std::unique_ptr<GuardedMemory>> memory_;
};

/// options or a window as a caller of some version passes it: exactly struct_size bytes on the
/// heap, where that is a size the runtime may look at, so that a byte beyond is the sanitizer's.
class Struct {
 public:
  Struct(const void* from, size_t size, size_t struct_size, uint8_t tail);
  template <typename T>
  const T* as() const {
    return reinterpret_cast<const T*>(memory_.get());
  }

 private:
  std::unique_ptr<uint8_t[]> memory_;
};

}  // namespace argpool::test
