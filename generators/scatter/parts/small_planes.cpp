// Small planes together: the test of all indices, the loop that clears, the loop that writes.
// SPDX-License-Identifier: MIT
#include "small_planes.h"

namespace argpool::scattering {

Expr SmallPlanes::are_small() const {
    const Expr finishes = op.window.kernel[0] == INT32_MAX;
    return !finishes && op.fills_dst() && length() <= most && op.values.dim(1).extent() == 1 &&
           op.values.dim(2).extent() == 1 && op.index_stride_c == 0 &&
           op.values.dim(3).stride() == length() &&
           op.indices.dim(3).stride() == length() && op.dst.dim(3).stride() == op.all_cells() &&
           op.index_base >= 0 && op.index_base < cast<int64_t>(INT32_MAX) - op.all_cells();
}

void SmallPlanes::test(const Expr &small) {
    const int n = 8;
    const Expr first = op.index_base;
    few = op.decoder.direct(small);
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

void SmallPlanes::clear_others(const Expr &when, const char *domain) const {
    const Var x("x"), y("y"), z("z"), p("p");
    op.dst(x, y, z, p) = Halide::undef(op.spec.elem);
    RDom others(0, 1, domain);
    others.where(when);
    op.dst(x, y, z, p) = op.zero() + cast(op.spec.elem, others.x);
    op.dst.update(0).vectorize(x, op.spec.lanes, TailStrategy::GuardWithIf);
}

void SmallPlanes::write() const {
    const Expr planes = op.dst.dim(3).extent(), values = length() * planes;
    RDom c(0, op.all_cells() * planes, "c");
    c.where(right());
    op.dst(at_cell(c.x, 0)) = op.zero();
    const Expr is_one_line = few && length() < short_plane && values >= block;
    write_as_line(is_one_line, values);
    write_each(!is_one_line, planes);
}

std::vector<Expr> SmallPlanes::at_cell(const Expr &number, const Expr &plane) const {
    return {op.placed(number), 0, 0, plane};
}

Expr SmallPlanes::named(const Expr &value, const Expr &plane) const {
    return cast<int>(op.indices(value, 0, 0, plane)) - cast<int>(op.index_base);
}

void SmallPlanes::skip_updates(int first) const {
    Func dst = op.dst;
    for (int update = first; update < dst.num_update_definitions(); update++) {
        dst.update(update).specialize(few);
    }
}

void SmallPlanes::write_as_line(const Expr &when, const Expr &values) const {
    const Var j("j"), b("b");
    const auto cell_of = [&](const Expr &value) {
        return named(anywhere(value), 0) + quotient_of_few(value, length()) * op.all_cells();
    };
    Func cells("cells");
    cells(j, b) = cell_of(b * block + j);
    RDom r({{0, block}, {0, select(when, values / block, 0)}}, "line");
    r.where(right());
    const auto write = [&](const Expr &value, const Expr &cell) {
        op.write(at_cell(cell, 0), op.values(anywhere(value), 0, 0, 0));
    };
    write(r.y * block + r.x, cells(r.x, r.y));
    op.updated().unroll(r.x);
    cells.compute_at(op.dst, r.y).store_in(Halide::MemoryType::Stack).vectorize(j)
        .bound_extent(b, 1);
    RDom e(0, select(when, values % block, 0), "e");
    e.where(right());
    const Expr value = values / block * block + e;
    write(value, cell_of(value));
}

void SmallPlanes::write_each(const Expr &when, const Expr &planes) const {
    // Blocks of values, then the values after the last whole block.
    const Expr blocks = length() / block;
    RDom r(0, block, 0, Halide::max(blocks, block), 0, 2, 0, planes, "r");
    const Expr rest = r[2] == 1;
    r.where(right() && when && r[1] < select(rest, length() % block, blocks) &&
            (!rest || r[0] == 0));
    const Expr from = select(rest, blocks * block + r[1], r[1] * block + r[0]);
    const Expr number = inside(from, op.values.dim(0));
    op.write(at_cell(named(number, r[3]), r[3]), op.values(number, 0, 0, r[3]));
    op.updated().unroll(r[0]).unroll(r[2]);
}

}  // namespace argpool::scattering
