// One test for a vector's NaNs, and its windows computed again where there is one (C5). A
// comparison tests two cells; to test at every tap takes one more of each.
// SPDX-License-Identifier: MIT
#pragma once

#include "pooling/pooling.h"

namespace argpool::pooling {

class NanRecheck {
public:
    explicit NanRecheck(const Pooling &op) : op(op) {}

    // Is it worth its code?
    static bool pays(const Pooling &op) {
        return op.held.value_type().is_float() && op.x86() && op.fixed.taps() <= max_unrolled_taps;
    }

    Func loaded{"loaded"};  // cells, by lane and tap: the schedule defines it
    // Tests the cells of some taps along x, all of those along y and z; of vectors for which `when`
    // holds, if it is defined.
    void test(const std::vector<int> &along_x, const Expr &when = Expr());
    // Sees the taps of `r`, comparing them as numbers; or those of `again` once more.
    void see(Func best, const RDom &r, const Expr &code, bool as_numbers = true) const;
    void see_again(Func best, const Expr &code) const;
    // `best` has two updates: see(), then see_again(); `each` is the loop over vectors.
    void schedule(Func best, const Halide::LoopLevel &each);

    RDom seen, again;

private:
    const Pooling &op;
    Func numbers{"numbers"};  // are all cells of the vector?
};

// Taps along x that have all cells which a vector's windows have: of those that go over the same
// cells, the first and the last, where no more than a vector lies between.
std::vector<int> covering_taps(const Pooling &op);
// All taps along x.
std::vector<int> taps_along_x(const Pooling &op);

}  // namespace argpool::pooling
