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

// How many there are: what was chosen while there were fewer may be one of the new ones.
// None where rows are never compared.
inline uint32_t faulty_rows() {
  return kMeasures ? __atomic_load_n(&detail::faulty_rows, __ATOMIC_ACQUIRE) : 0;
}

inline bool is_faulty(const argpool_row& row) {
  return __builtin_expect(faulty_rows() != 0, 0) && detail::find_faulty(row);
}

// False: no more can be kept (64 are).
bool add_faulty(const argpool_row& row);

// Trusts all rows again: for tests.
void forget_faulty_rows();

}  // namespace argpool
