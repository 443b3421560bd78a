// Comparing what rows compute: all rows give the same bits (C11), so one that differs is wrong.
// SPDX-License-Identifier: MIT
#pragma once

#include "remember/measure.h"

namespace argpool {

// Runs selections of one problem on the same scratch tensors, whose outputs hold a byte that no
// result has, and compares all bytes of these afterwards: results, and what lies between them.
//
// The right bits are those of the row without guards, of the least target: it has the fewest
// promises to rely on. Where the first selection that is compared differs from it, a third row
// decides between the two.
class Verifier {
 public:
  // `original` is the problem before its layout was settled. All that is given has to outlive it.
  Verifier(const Problem& original, const Menu& menu, const Workers& workers,
           const TrialTensors& tensors)
      : original_(original), menu_(menu), workers_(workers), tensors_(tensors) {}

  // Runs the selection once. False: it gave other bits, and its row is faulty from now on; or it
  // failed.
  bool passes(const Problem& problem, const Selection& selection);

  // The row that was found to be faulty last; NULL: none.
  const argpool_row* faulty() const { return faulty_; }
  // A selection that gave the right bits, of the original problem; its row is NULL if none did.
  const Selection& reference() const { return reference_; }

 private:
  // The outputs that a selection leaves, as a number. `ran`: it did not fail.
  struct Result {
    bool ran;
    uint64_t bits;
  };
  Result result_of(const Problem& problem, const Selection& selection) const;
  void settle(const Selection& first, const Result& of_first);
  void blame(const argpool_row& row);

  const Problem& original_;
  const Menu& menu_;
  const Workers& workers_;
  const TrialTensors& tensors_;
  bool settled_ = false;  // `expected_` is known
  uint64_t expected_ = 0;
  Selection reference_ = {};
  const argpool_row* faulty_ = nullptr;
};

// ARGPOOL_VERIFY: compares a selection with another row, once for each problem of the process. The
// row that was found to be faulty, whichever of the two it was, or NULL. What cannot be compared,
// on devices or for want of memory, is taken as it is.
const argpool_row* verify(const Problem& original, const Menu& menu, const Problem& problem,
                          const Selection& selection);

// Forgets which problems were compared.
void forget_verified();

}  // namespace argpool
