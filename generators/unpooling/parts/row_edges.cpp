// The ends of rows: their windows are staged in scratch memory, one vector for each distance.
// SPDX-License-Identifier: MIT
#include "row_edges.h"

namespace argpool::unpooling {

// Edge vectors of n groups: `left` of them from group 0 on, `right` from group `to` on. A left one
// may reach beyond `from`, and writes there what the whole vectors wrote. Cells past the row's end
// are masked, unless the guard promises rows of whole vectors.
void RowEdges::define(const Expr &from, const Expr &to) {
    const int s = op.axes[0].stride, n = op.lanes;
    const Expr width = op.dst.dim(0).extent(), groups = (width + s - 1) / s;
    // Edge vectors at the left, and at the right, of n groups each.
    const Expr left = (from + n - 1) / n, right = (groups - to + n - 1) / n;
    // The first group of edge vector v.
    const auto first = [=](const Expr &v) {
        return n * v + select(v < left, 0, to - n * left);
    };
    define_cells(first(e));
    RDom r(0, s * n, 0, left + right, "e");
    const Expr x = first(r.y) * s + r.x;
    if (op.spec.multiple_w % (s * n) != 0 || op.spec.multiple_w == 0) {
        r.where(x < width);  // else every store is whole
    }
    op.dst(x, y, z, p) = edge_cell(r.x, y, z, p, r.y);
    Halide::Stage edges = op.updated().allow_race_conditions().vectorize(r.x);
    const auto [yo, yi] = split_by_groups(edges, y, op.axes[1].stride);
    const auto [zo, zi] = split_by_groups(edges, z, op.axes[2].stride);
    edges.reorder(r.x, yi, zi, yo, r.y, zo, p);
    schedule(yo);
}

// The reduction domain has one iteration, or none where the window does not exist: an `if` around
// the loads, which a select is not, as it loads either way. An update has a domain, and its
// condition, only if it mentions one of its variables, so `lane` contains there.x (0). What is not
// loaded keeps no_key.
void RowEdges::define_cells(const Expr &first_group) {
    const auto &axes = op.axes;
    RDom there(0, 1, "there");
    const Expr first = first_group + delta, lane = number + there.x;
    Expr exists = first + number >= op.first_window(0) && first + number <= op.last_window(0);
    for (int d = 1; d < 3; d++) {
        if (!axes[d].trivial()) {
            const Expr row = d == 1 ? h : i;
            exists = exists && row >= op.first_window(d) && row <= op.last_window(d);
        }
    }
    there.where(exists);
    // Values of windows that do not exist stay undefined: their keys match no tap.
    edge_key(number, delta, h, i, p, e) = op.no_key();
    edge_key(number, delta, h, i, p, e) = op.key_at({first, h, i}, p, lane);
    edge_value(number, delta, h, i, p, e) = Halide::undef(op.spec.elem);
    edge_value(number, delta, h, i, p, e) = op.stored(op.values, {first, h, i}, p, lane);
    const Expr gx = number / axes[0].stride, gy = y / axes[1].stride, gz = z / axes[2].stride;
    edge_cell(number, y, z, p, e) = op.any_cell(number, [&](int dx, int dy, int dz) {
        return Pair{edge_key(gx, dx, gy + dy, gz + dz, p, e),
                    edge_value(gx, dx, gy + dy, gz + dz, p, e)};
    });
}

// split_by_groups unrolls the phases, so in edge_cell each phase is a vector over n groups. Of
// windows with more than 16 over a group the copies are loops, as unrolled code would be too large.
void RowEdges::schedule(const Var &group) {
    const auto &axes = op.axes;
    // The cells of one edge vector, of all rows of a group: computed in the loop over groups along
    // y.
    edge_cell.bound(number, 0, axes[0].stride * op.lanes)
        .compute_at(op.dst, group)
        .store_in(Halide::MemoryType::Stack);
    Halide::Stage cells = edge_cell;
    const auto [no, ni] = split_by_groups(cells, number, axes[0].stride);
    const auto [yo, yi] = split_by_groups(cells, y, axes[1].stride);
    const auto [zo, zi] = split_by_groups(cells, z, axes[2].stride);
    cells.reorder(ni, no, yi, zi, yo, zo).vectorize(no, op.lanes);
    for (Func f : {edge_key, edge_value}) {
        // The windows over one group of rows: `span` vectors along x, for each row of windows over
        // it.
        f.bound(number, 0, op.lanes)
            .bound(delta, axes[0].reach(false), axes[0].span())
            .bound_extent(h, axes[1].span())
            .bound_extent(i, axes[2].span())
            .compute_at(op.dst, group)
            .store_in(Halide::MemoryType::Stack);
        for (Halide::Stage stage : {Halide::Stage(f), f.update()}) {
            stage.vectorize(number, op.lanes);
            if (op.spec.spans() <= 16) {
                stage.unroll(delta).unroll(h).unroll(i);
            }
        }
    }
}

}  // namespace argpool::unpooling
