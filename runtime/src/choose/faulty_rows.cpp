// A short list, written under a lock and read without one; and a list of those who keep selections.
// SPDX-License-Identifier: MIT
#include "choose/faulty_rows.h"

#include "platform/system.h"

namespace argpool {

uint32_t detail::faulty_rows;

namespace {

constexpr uint32_t kMost = 64;

// A row is known by its code: tables may be copied. Of libraries that were unloaded the addresses
// may come again; a row that is taken for faulty then is replaced by another that is as right.
argpool_kernel_fn kernels[kMost];
Mutex adding;  // and of keepers
Keeper* keepers;

}  // namespace

bool detail::find_faulty(const argpool_row& row) {
  for (uint32_t i = argpool::faulty_rows(); i-- > 0;) {
    if (__atomic_load_n(&kernels[i], __ATOMIC_RELAXED) == row.run) return true;
  }
  return false;
}

bool add_faulty(const argpool_row& row) {
  adding.lock();
  const uint32_t count = detail::faulty_rows;
  const bool known = detail::find_faulty(row), fits = count < kMost;
  if (!known && fits) {
    __atomic_store_n(&kernels[count], row.run, __ATOMIC_RELAXED);
    __atomic_store_n(&detail::faulty_rows, count + 1, __ATOMIC_SEQ_CST);
    for (Keeper* k = keepers; k; k = k->next_) k->on_fault_(k->keeper_);
  }
  adding.unlock();
  return known || fits;
}

void Keeper::add(void (*on_fault)(void*), void* keeper) {
  on_fault_ = on_fault;
  keeper_ = keeper;
  previous_ = nullptr;
  adding.lock();
  next_ = keepers;
  if (keepers) keepers->previous_ = this;
  keepers = this;
  adding.unlock();
}

void Keeper::remove() {
  adding.lock();
  (previous_ ? previous_->next_ : keepers) = next_;
  if (next_) next_->previous_ = previous_;
  adding.unlock();
}

void forget_faulty_rows() {
  adding.lock();
  __atomic_store_n(&detail::faulty_rows, 0, __ATOMIC_RELEASE);
  adding.unlock();
}

}  // namespace argpool
