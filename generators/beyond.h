// Which planes (channels-last: which image) have an index beyond their cells, where those are
// numbered one after the other. Vectors tell it, several times as fast as looking one by one.
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "cell_of_index.h"

namespace argpool {

class Beyond {
public:
    // Not 0 for planes that have such an index.
    Func some{"some"};

    using OfPosition = std::function<Expr(const std::vector<Expr> &)>;

    // If `when`, looks at `indices`, whose distances from their plane's first cell are
    // distance(at): less than `limit`, or beyond. `at` is a position in the buffer's order.
    template<typename Buffer>
    Beyond(const Buffer &indices, bool channels_last, int lanes, const Expr &when,
           const Expr &limit, const OfPosition &distance) {
        const int n = lanes;
        const auto sign = [&](const std::vector<Expr> &at) {
            const Expr d = distance(at);
            return d | (cast<int64_t>(limit) - 1 - d);  // negative if beyond
        };
        const Expr line = indices.dim(0).extent(), whole = select(line >= n, line, 0);
        const Expr depth = select(when, channels_last ? indices.dim(3).extent() : 1, 0);
        const auto site = [&](const Expr &first, const RDom &r) {
            return std::vector<Expr>{first, r.y, r.z, channels_last ? Expr(r.w) : Expr(p)};
        };
        // The last vector is shifted inwards: to look twice at an index changes nothing.
        const Expr rows = indices.dim(1).extent(), slabs = indices.dim(2).extent();
        const RDom r(0, (whole + n - 1) / n, 0, rows, 0, slabs, 0, depth, "r");
        const RDom e(0, line - whole, 0, rows, 0, slabs, 0, depth, "e");
        const RDom all(0, n, "all");
        in_vectors(lane, p) = cast<int64_t>(0);
        in_vectors(lane, p) =
            in_vectors(lane, p) | sign(site(Halide::min(r.x * n, whole - n) + lane, r));
        rest(p) = cast<int64_t>(0);
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
