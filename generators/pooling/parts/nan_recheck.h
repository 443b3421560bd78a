// One test for a vector's NaNs, and its windows computed again where there is one (C5). A
// comparison tests two cells; to test at every tap takes one more of each.
// SPDX-License-Identifier: MIT
#pragma once

#include "pooling/pooling.h"

namespace argpool::pooling {

// In this order: `loaded` holds the cells of one vector; see() compares them as numbers, by one
// comparison a tap; test() computes whether all are numbers; if not, see_again() compares the same
// taps by C5's rule, from the first on.
class NanRecheck {
public:
    explicit NanRecheck(const Pooling &op) : op(op) {}

    // Is it worth its code? It is for floats, on x86, and for so few taps that `loaded` may be
    // unrolled.
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

// Taps along x which together see all cells of a vector's windows, in whatever lanes: of taps that
// see the same cells, the first and the last, if no more than a vector lies between them.
std::vector<int> covering_taps(const Pooling &op);
// All taps along x.
std::vector<int> taps_along_x(const Pooling &op);

}  // namespace argpool::pooling
