// Calls with any arguments at all.
// SPDX-License-Identifier: MIT
#pragma once

#include "bytes.h"

namespace argpool::test {

/// How often each thing happened, for the line that a run ends with.
struct Tally {
  int64_t statuses[14]{};       // hostile calls by status
  int64_t shapes = 0;           // shape functions compared with the reference
  int64_t compared = 0;         // well-formed calls compared with the reference
};
extern Tally tally;

/// One call decoded from the bytes. Ends the process where it breaks a promise of argpool.h.
void hostile_call(Bytes& bytes);

/// argpool_pooled_shape or argpool_unpooled_shape, against the reference.
void shape_call(Bytes& bytes);

/// A problem that the contract accepts, against the reference.
void well_formed_call(Bytes& bytes);

}  // namespace argpool::test
