// Rows that gave other bits than the others for one call (C11): this process does not run them
// again.
// SPDX-License-Identifier: MIT
#pragma once

#include <stdint.h>

#include "argpool_registry.h"
#include "parts.h"

namespace argpool {

namespace detail {
extern uint32_t faulty_rows;  // atomic; it only grows, but for tests
bool find_faulty(const argpool_row& row);
}  // namespace detail

// How many there are. None where rows are never compared.
inline uint32_t faulty_rows() {
  return kMeasures ? __atomic_load_n(&detail::faulty_rows, __ATOMIC_SEQ_CST) : 0;
}

inline bool is_faulty(const argpool_row& row) {
  return __builtin_expect(faulty_rows() != 0, 0) && detail::find_faulty(row);
}

// Informs all keepers. False: no more can be kept (64 are).
bool add_faulty(const argpool_row& row);

// Who keeps selections for later runs: a plan, a thread's memory of its calls. It hears of each
// faulty row, so that its runs need not look for one.
class Keeper {
 public:
  // `on_fault(keeper)` may run at any time from now on, in any thread, one at a time.
  void enter(void (*on_fault)(void*), void* keeper) {
    if (kMeasures) add(on_fault, keeper);
  }
  // It is not running any more, nor will it.
  void leave() {
    if (kMeasures) remove();
  }

 private:
  friend bool add_faulty(const argpool_row& row);
  void add(void (*on_fault)(void*), void* keeper);
  void remove();
  void (*on_fault_)(void*);
  void* keeper_;
  Keeper *next_, *previous_;
};

// Trusts all rows again: for tests.
void forget_faulty_rows();

}  // namespace argpool
