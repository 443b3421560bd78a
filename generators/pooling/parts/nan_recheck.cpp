// The test of a vector's cells for NaN, and the second pass over its windows where there is one.
// SPDX-License-Identifier: MIT
#include "nan_recheck.h"

#include <numeric>

namespace argpool::pooling {

// `all` is a conjunction of v == v. LLVM merges two of these, a == a && b == b, into one comparison
// for "ordered". It is reduced over the lanes, and stands in the where() of `again`, so that the
// second pass is behind a branch: a vector without NaNs skips it.
void NanRecheck::test(const std::vector<int> &along_x, const Expr &when) {
    seen = RDom(0, op.lanes, "seen");
    if (when.defined()) {
        seen.where(when);
    }
    Expr all = Halide::Internal::const_true();
    for (int tz = 0; tz < op.fixed.kernel[2]; tz++) {
        for (int ty = 0; ty < op.fixed.kernel[1]; ty++) {
            for (const int tx : along_x) {
                const Expr v = loaded(seen, tx, ty, tz, x, y, z, p);
                all = all && v == v;
            }
        }
    }
    numbers(x, y, z, p) = Halide::Internal::const_true();
    numbers(x, y, z, p) = numbers(x, y, z, p) && all;
    again = op.taps("again", !numbers(x, y, z, p));
}

void NanRecheck::see(Func best, const RDom &r, const Expr &code, bool as_numbers) const {
    op.see(best, {lane, x, y, z, p}, r, loaded(lane, r.x, r.y, r.z, x, y, z, p), code, as_numbers);
}
void NanRecheck::see_again(Func best, const Expr &code) const {
    see(best, again, code, false);
}

// `loaded` is on the stack, in vectors, with all its tap dimensions unrolled: LLVM then keeps the
// vectors in registers. Its update, if there is one, is the schedule's own, of the same shape.
void NanRecheck::schedule(Func best, const Halide::LoopLevel &each) {
    for (Func made : {loaded, numbers}) {
        made.compute_at(each).store_in(Halide::MemoryType::Stack);
    }
    loaded.vectorize(lane).bound_extent(tap_x, op.fixed.kernel[0]).unroll(tap_x);
    loaded.bound_extent(tap_y, op.fixed.kernel[1]).unroll(tap_y);
    loaded.bound_extent(tap_z, op.fixed.kernel[2]).unroll(tap_z);
    if (loaded.has_update_definition()) {
        loaded.update().vectorize(lane).unroll(tap_x).unroll(tap_y).unroll(tap_z);
    }
    numbers.update().atomic().vectorize(seen);
    unroll(best.update(1), again);
}

// Tap t of lane l is cell l*s + t*d, counted from the vector's first cell. Taps of one residue t*d
// mod s see the same cells, each of them in another lane. Of k5s1 and 8 lanes, all have residue 0,
// and taps 0 and 4 see all cells:
//     tap 0   c0 c1 c2 c3 c4 c5 c6 c7
//     tap 4               c4 c5 c6 c7 c8 c9 c10 c11
// Of each residue the first and the last tap are taken, and of those in between as many as it needs
// for no gap to be left: `covered` is the last one taken.
std::vector<int> covering_taps(const Pooling &op) {
    const int k = op.fixed.kernel[0], s = op.fixed.stride[0], d = op.fixed.dilation[0];
    std::vector<int> taps;
    for (int residue = 0; residue < s; residue++) {
        int covered = -1;
        for (int t = 0; t < k; t++) {
            int next = t + 1;
            while (next < k && next * d % s != residue) {
                next++;
            }
            const bool ours = t * d % s == residue;
            if (ours && (covered < 0 || next >= k || (next - covered) * d > op.lanes * s)) {
                taps.push_back(t);
                covered = t;
            }
        }
    }
    return taps;
}
std::vector<int> taps_along_x(const Pooling &op) {
    std::vector<int> all(op.fixed.kernel[0]);
    std::iota(all.begin(), all.end(), 0);
    return all;
}

}  // namespace argpool::pooling
