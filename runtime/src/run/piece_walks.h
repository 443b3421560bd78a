// Running a problem in pieces (pieces.h).
// SPDX-License-Identifier: MIT
#pragma once

#include "choose/select.h"
#include "run/split.h"

namespace argpool {

argpool_status run_in_pieces(const Problem& problem, const argpool_row& row,
                             const Workers& workers);

}  // namespace argpool
