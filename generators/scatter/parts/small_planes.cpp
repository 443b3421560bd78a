// Small planes together: the test of all indices, the loop that clears, the loop that writes.
// SPDX-License-Identifier: MIT
#include "small_planes.h"

namespace argpool::scattering {

Expr SmallPlanes::are_small() const {
    return op.fills_dst() && length() <= most && op.values.dim(1).extent() == 1 &&
           op.values.dim(2).extent() == 1 && op.index_stride_c == 0 &&
           op.values.dim(3).stride() == length() &&
           op.indices.dim(3).stride() == length() && op.dst.dim(3).stride() == op.all_cells() &&
           op.index_base >= 0 && op.index_base < cast<int64_t>(INT32_MAX) - op.all_cells();
}

void SmallPlanes::test(const Expr &small) {
    const int n = 8;
    const Expr first = op.index_base, few = op.decoder.direct(small);
    const Expr all = select(few, length() * op.dst.dim(3).extent(), 0);
    const auto sign = [&](const Expr &at) {
        const Expr d = cast<int64_t>(op.indices(anywhere(at), 0, 0, 0)) - first;
        return d | (cast<int64_t>(op.all_cells()) - 1 - d);  // negative if beyond
    };
    const RDom v(0, all / n, "v"), e(0, all % n, "e"), l(0, n, "l");
    const Var lane("lane");
    Func signs("signs"), last("last");
    signs(lane) = cast<int64_t>(0);
    signs(lane) = signs(lane) | sign(v * n + lane);
    last() = cast<int64_t>(0);
    last() = last() | sign(all / n * n + e);
    right() = few && last() >= 0;
    right() = right() && signs(l) >= 0;
    signs.compute_root().bound(lane, 0, n).vectorize(lane);
    signs.update().reorder(lane, v).vectorize(lane);
    last.compute_root();
    right.compute_root().update().unroll(l);
}

void SmallPlanes::clear_others(const Expr &written, const char *domain) const {
    const Var x("x"), y("y"), z("z"), p("p");
    op.dst(x, y, z, p) = Halide::undef(op.spec.elem);
    RDom others(0, 1, domain);
    others.where(written);
    op.dst(x, y, z, p) = op.zero() + cast(op.spec.elem, others.x);
    op.dst.update(0).vectorize(x, op.spec.lanes, TailStrategy::GuardWithIf);
}

void SmallPlanes::write() const {
    const Expr planes = op.dst.dim(3).extent();
    const auto at_cell = [&](const Expr &number, const Expr &plane) {
        return std::vector<Expr>{op.placed(number), 0, 0, plane};
    };
    RDom c(0, op.all_cells() * planes, "c");
    c.where(right());
    op.dst(at_cell(c.x, 0)) = op.zero();
    // Blocks of values, then the values after the last whole block.
    const Expr blocks = length() / block;
    RDom r(0, block, 0, Halide::max(blocks, block), 0, 2, 0, planes, "r");
    const Expr rest = r[2] == 1;
    r.where(right() && r[1] < select(rest, length() % block, blocks) &&
            (!rest || r[0] == 0));
    const Expr from = select(rest, blocks * block + r[1], r[1] * block + r[0]);
    const Expr number = inside(from, op.values.dim(0));
    const Expr named = cast<int>(op.indices(number, 0, 0, r[3])) - cast<int>(op.index_base);
    const std::vector<Expr> cell = at_cell(named, r[3]);
    op.write(cell, op.values(number, 0, 0, r[3]));
    op.updated().unroll(r[0]).unroll(r[2]);
}

}  // namespace argpool::scattering
