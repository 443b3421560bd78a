// Channels-last, vectors find the cells of a block of positions, and scalars move them.
// SPDX-License-Identifier: MIT
#include "line_blocks.h"

#include "lookups.h"

namespace argpool::unpool_gradient {

void LineBlocks::take(const Lines &in, const Find &find) const {
    const int n = op.spec.lanes;
    const Expr line = in.length;
    const Found of_lane = find({{x, y, z}, Expr(0)});
    const bool direct = of_lane.direct.defined();
    const int most = direct ? 4 : 16;  // vectors of a block
    const Expr vectors = (line + (n - 1)) / n, blocks = (vectors + (most - 1)) / most;
    const Expr each = (vectors + blocks - 1) / Halide::max(blocks, 1);
    const auto start = [&](const Expr &block, const Expr &vector) {
        return Halide::min((block * each + vector) * n, line - n);
    };

    // The offsets of a block's cells, nowhere() where there is none, and whether it has such.
    const RDom all(0, each, "all"), lanes(0, n, "lanes");
    Func offsets("offsets"), least("least"), missed("missed");
    const auto offset_at = [&](const Expr &vector) {
        const Found found = find({{x, y, z}, start(a, vector) + lane});
        return select(found.valid, direct ? Expr(0) : found.offset, nowhere());
    };
    offsets(lane, i, a, x, y, z) = offset_at(i);
    const Expr one = direct ? offset_at(all) : offsets(lane, all, a, x, y, z);
    least(lane, a, x, y, z) = Halide::Int(32).max();
    least(lane, a, x, y, z) = Halide::min(least(lane, a, x, y, z), one);
    missed(a, x, y, z) = Halide::Internal::const_false();
    missed(a, x, y, z) = missed(a, x, y, z) || least(lanes, a, x, y, z) == nowhere();

    // Ways: 0 of a block whose indices all name cells, 1 of others. Both domains have loops of the
    // same names, which are fused.
    const std::string name = Halide::Internal::unique_name("n");
    const auto domain = [&](const Expr &lanes, const Expr &vectors, int ways) {
        return RDom({{0, lanes}, {0, vectors}, {0, ways}, {0, hidden(blocks)},
                     {0, hidden(select(line >= n, in.rows, 0))}, {0, hidden(in.slabs)},
                     {0, hidden(in.depth)}},
                    name);
    };
    RDom r = domain(n, each, 2);
    const RDom m = domain(1, 1, 1);
    r.where(r[2] == cast<int>(missed(r[3], r[4], r[5], r[6])));
    const Site to{{r[4], r[5], r[6]}, start(r[3], r[1]) + r[0]};
    const Found found = find(to);
    const Expr offset = direct ? found.offset : offsets(r[0], r[1], r[3], r[4], r[5], r[6]);
    const Expr valid = direct ? found.valid : offset != nowhere();
    op.take(op.in_buffer(to.at, to),
            select(r[2] == 0, element_at(op, direct ? found.direct : hidden(offset)), valid,
                   element_at(op, hidden(select(valid, offset, 0))), op.zero()));
    op.mark(op.marked_unit(), missed(m[3], m[4], m[5], m[6]));

    in_loops_of_blocks(r, m);
    least.bound(lane, 0, n).vectorize(lane).update().reorder(lane, all.x).vectorize(lane);
    missed.update().atomic().vectorize(lanes.x);
    keep_on_stack({least, missed}, r[3]);
    if (!direct) {
        offsets.bound(lane, 0, n).bound_storage(i, most).vectorize(lane);
        keep_on_stack({offsets}, r[3]);
    }
}

void LineBlocks::in_loops_of_blocks(const RDom &r, const RDom &marks) const {
    Halide::Stage written = op.taken(), marked = op.marked();
    written.allow_race_conditions().reorder(op.loops_of(r)).unroll(r[0]).unroll(r[2]);
    marked.reorder(op.loops_of(marks)).unroll(marks[0]).unroll(marks[1]).unroll(marks[2]);
    marked.compute_with(written, r[3]);
}

void LineBlocks::keep_on_stack(const std::vector<Func> &made, const Halide::RVar &block) const {
    for (Func f : made) {
        f.compute_at(op.grad_values, block).store_in(Halide::MemoryType::Stack);
        for (const Var &one : {a, x, y, z}) {
            f.bound_extent(one, 1);
        }
    }
}

}  // namespace argpool::unpool_gradient
