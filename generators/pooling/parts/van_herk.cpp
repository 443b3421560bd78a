// Prefix and suffix maxima of blocks: the recurrences along x and y, and how they are kept.
// SPDX-License-Identifier: MIT
#include "van_herk.h"

namespace argpool::pooling {

// Along x, for each row of cells: slots (row_parts), then windows (rows), whose code is the
// column's plus the row's. Along y the same, of `rows` instead of cells. A block's cells past the
// last one of the plane are that one.
void VanHerk::define(const Load &load) {
    const int columns = block(0), high = block(1);
    const auto cell_at = [&](const Expr &number) {
        const Expr cx = op.existing_cell(0, block_x * columns, number);
        return op.pair(cell_rows.column_code(cx), load(cx, cell_y));
    };
    scan(row_parts, 0, {lane, slot, block_x, cell_y, z, p, way}, cell_at);
    const Tuple row = joined(row_parts, 0, x, {lane, slot, x / columns, cell_y, z, p, way});
    const Expr code = op.captures() ? row[0] + cell_rows.row_code(cell_y) : Expr();
    rows(lane, x, cell_y, z, p, way) = op.pair(code, op.value_of(row));

    const auto row_at = [&](const Expr &number) {
        return op.both(rows(lane, x, op.existing_cell(1, block_y * high, number), z, p, way));
    };
    scan(parts, 1, {lane, slot, x, block_y, z, p, way}, row_at);
}

// `rows` is computed in whole blocks: align_bounds rounds its range of x outwards to multiples of
// the block, so that of_block has a constant extent and is unrolled. Slots are computed in the
// innermost loop over blocks.
void VanHerk::schedule_rows(const std::vector<Var> &loops) {
    std::vector<Halide::VarOrRVar> order{lane, of_block};
    order.insert(order.end(), loops.begin(), loops.end());
    rows.align_bounds(x, block(0))
        .split(x, block_x, of_block, block(0))
        .reorder(order)
        .unroll(of_block)
        .vectorize(lane);
    keep(row_parts, {rows, loops[0]}, 0);
}
void VanHerk::keep(Func f, const Halide::LoopLevel &level, int d) const {
    f.bound(slot, 0, op.fixed.kernel[d] + block(d) - 1);
    keep_vectors(f, level, slot);
}

// `way` is a constant wherever this is evaluated (its loop is unrolled), so Halide keeps one of the
// two rules.
Tuple VanHerk::better_of(const Tuple &first, const Tuple &later, bool critical) const {
    const Tuple any = op.better_of(first, later, critical);
    if (how.ways == 1) {
        return any;
    }
    const Tuple number = Pooling::pick(op.value_of(later) > op.value_of(first), later, first);
    return Pooling::pick(way == 0, any, number);
}

// Four updates: slot k-1; slots k-2 down to 0, each from the one behind it; slot k; slots k+1 on,
// each from the one before it. An end's new cell is the earlier part and the chain is the later
// one, hence `critical`; for heads it is the other way round.
void VanHerk::scan(Func f, int d, const std::vector<Var> &args,
                   const std::function<Tuple(const Expr &)> &cell_at) {
    const int k = op.fixed.kernel[d];
    const auto part = [&](const Expr &number) {
        std::vector<Expr> at(args.begin(), args.end());
        at[1] = number;
        return f(at);
    };
    const RDom ends(0, k - 1, "ends"), heads(k + 1, block(d) - 2, "heads");
    const Expr end = k - 2 - ends.x, head = heads.x;
    f(args) = op.undefined();
    part(k - 1) = cell_at(k - 1);
    part(end) = better_of(cell_at(end), op.both(part(end + 1)), true);
    part(k) = cell_at(k);
    part(head) = better_of(op.both(part(head - 1)), cell_at(head), how.critical_heads);
    f.update(1).unroll(ends.x);
    f.update(3).unroll(heads.x);
}
// The best of a window, out of its block's slots. For window 0 there is no second slot: max()
// replaces its number by a valid one, and the result is not used.
Tuple VanHerk::joined(const Func &f, int d, const Expr &window, std::vector<Expr> at) const {
    const int k = op.fixed.kernel[d];
    const Expr number = window % block(d);
    const auto part = [&](const Expr &number) {
        at[1] = number;
        return op.both(f(at));
    };
    const Tuple end = part(number);
    const Tuple two = better_of(end, part(max(number + k - 1, k)), true);
    return Pooling::pick(number == 0, end, two);
}

void require_dense_windows(const Pooling &op) {
    for (int d = 0; d < 3; d++) {
        const bool one = op.fixed.stride[d] == 1 && op.fixed.dilation[d] == 1;
        _halide_user_assert(one && (d == 2) == (op.fixed.kernel[d] == 1))
            << op.spec.schedule << " pooling is for windows of two dimensions, of stride 1\n";
    }
}

}  // namespace argpool::pooling
