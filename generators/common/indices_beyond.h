// Which planes (channels-last: which image) have an index that names none of their cells, where the
// sign of one expression shows that. Vectors test indices several times as fast as a scalar loop.
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "common/index_decoder.h"

namespace argpool {

class Beyond {
public:
    // Not 0 for planes that have such an index.
    Func some{"some"};

    // Negative unless number < limit; neither has more than 63 bits.
    static Expr sign(const Expr &number, const Expr &limit) {
        return number | (cast<int64_t>(limit) - 1 - number);
    }

    using OfPosition = std::function<Expr(const std::vector<Expr> &)>;

    // The loops over a plane's positions, lines of vectors innermost.
    struct Loops {
        Expr line, rows, slabs, depth;
    };
    template<typename Buffer>
    // All positions of a buffer; channels-first those of a plane.
    static Loops loops_of(const Buffer &indices, bool channels_last) {
        return {indices.dim(0).extent(), indices.dim(1).extent(), indices.dim(2).extent(),
                channels_last ? indices.dim(3).extent() : Expr(1)};
    }

    // If `when`, looks at positions `at`, in the buffer's order. An index of which sign(at), of
    // `type`, is negative names no cell.
    Beyond(const Loops &loops, bool channels_last, int lanes, const Expr &when,
           const OfPosition &sign, const Halide::Type &type = Halide::Int(64)) {
        const int n = lanes;
        const Expr line = loops.line, whole = select(line >= n, line, 0);
        const Expr depth = select(when, loops.depth, 0);
        const auto site = [&](const Expr &first, const RDom &r) {
            return std::vector<Expr>{first, r.y, r.z, channels_last ? Expr(r.w) : Expr(p)};
        };
        // The last vector is shifted inwards: to look twice at an index changes nothing.
        const Expr rows = loops.rows, slabs = loops.slabs;
        const RDom r(0, (whole + n - 1) / n, 0, rows, 0, slabs, 0, depth, "r");
        const RDom e(0, line - whole, 0, rows, 0, slabs, 0, depth, "e");
        const RDom all(0, n, "all");
        in_vectors(lane, p) = cast(type, 0);
        in_vectors(lane, p) =
            in_vectors(lane, p) | sign(site(Halide::min(r.x * n, whole - n) + lane, r));
        rest(p) = cast(type, 0);
        rest(p) = rest(p) | sign(site(whole + e.x, e));
        some(p) = cast<uint8_t>(rest(p) < 0);
        some(p) = Halide::max(some(p), cast<uint8_t>(in_vectors(all, p) < 0));
        in_vectors.vectorize(lane, n);
        in_vectors.update().reorder(lane, r.x, r.y, r.z, r.w).vectorize(lane, n);
        some.update().unroll(all);
    }

    // Computed once, for all planes.
    void compute_root() {
        some.compute_root();
        in_vectors.compute_at(some, p);
        rest.compute_at(some, p);
    }

    // Computed for each `plane` of `at`.
    void compute_at(const Func &at, const Var &plane) {
        for (Func f : {in_vectors, rest, some}) {
            f.compute_at(at, plane);
        }
    }

private:
    Var p{"p"}, lane{"lane"};
    Func in_vectors{"in_vectors"}, rest{"rest"};
};

}  // namespace argpool
