// Many small planes: what is done once a plane takes longer than its positions. A block of planes,
// 256 positions or so, is one row of indices, which vectors of 8 lanes check at once; then, while
// the indices are in the first-level cache, cells are loaded lane by lane without another test. A
// vector's lanes are positions of one plane; the last vector of a plane is shifted inwards. It wins
// on AVX2, which gathers slowly.
// SPDX-License-Identifier: MIT
#include "unpool_gradient/parts/index_lookup.h"

namespace argpool::unpool_gradient {
namespace {

class PlaneBlocks final : public GradientSchedule {
public:
    using GradientSchedule::GradientSchedule;

    void define() override {
        const Expr small = lie_alike() && op.plane_positions() <= most_vectors * op.spec.lanes;
        take_blocks(small);
        others.take(!small);
    }

private:
    static constexpr int positions_at_once = 256, most_vectors = 64;

    const IndexLookup others{op};
    const Var lane{"lane"}, v{"v"}, b{"b"};
    Func signs{"signs"}, clean{"clean"};  // is no index of a block wrong?
    Func start{"start"}, from{"from"};    // where a block's vectors lie, and their planes' cells

    // Do planes of a vector of positions or more lie one after the other, and are their cells
    // numbered alike, so that 32 bits hold every difference of two indices?
    Expr lie_alike() const {
        const auto in_line = [&](const auto &buffer) {
            return lies_in_a_row(buffer, 0, op.positions()) &&
                   buffer.dim(3).stride() == op.plane_positions();
        };
        const Expr most = cast<int64_t>(INT32_MAX) - op.plane_cells();
        return op.decoder.direct(op.cells_in_a_row()) && in_line(op.indices) &&
               in_line(op.grad_values) && op.index_stride_c == 0 && op.first_index(0) >= 0 &&
               op.first_index(0) < most && op.plane_positions() >= op.spec.lanes;
    }
    // Blocks of a call, and planes of each: about 256 positions.
    Expr blocks() const {
        const Expr most = Halide::max(
            quotient_of_counts(positions_at_once, op.plane_positions()), 1);
        return quotient_of_counts(op.planes() + most - 1, most);
    }
    Expr planes_of_block() const {
        return quotient_of_counts(op.planes() + blocks() - 1, blocks());
    }
    Expr first_plane(const Expr &block) const {
        return Halide::min(block * planes_of_block(), op.planes() - planes_of_block());
    }
    // Vectors of a plane's positions.
    Expr vectors_of_plane() const {
        const int n = op.spec.lanes;
        return (op.plane_positions() + n - 1) / n;
    }

    // Block by block: check the indices, load the cells lane by lane, store.
    void take_blocks(const Expr &ours) {
        const int n = op.spec.lanes;
        const Expr length = op.plane_positions(), each = planes_of_block();
        check_block(first_plane(b), each * length);
        make_tables(ours);
        Func taken("taken");
        const RDom there(0, 1, "there");
        const Expr index = op.indices(anywhere(start(v) + lane), 0, 0, first_plane(b));
        taken(lane, v, b) = Halide::undef(op.spec.elem);
        taken(lane, v, b) = op.numbered_cell(there.x + low_half_by_itself(index) -
                                                 cast<int>(op.first_index(0)) + from(v),
                                             first_plane(b));

        // Step 0 stores what was loaded; step 1, of a block with a wrong index, tests positions.
        const Expr all = select(ours, blocks(), 0);
        RDom r({{0, n}, {0, each * vectors_of_plane()}, {0, 2}, {0, all}}, "n");
        RDom m({{0, each * length}, {0, 1}, {0, 1}, {0, all}}, "n");  // as the loops of r
        const auto key = [&](const Expr &at, const Expr &block) {
            return op.number_at({{anywhere(at), 0, 0}, first_plane(block)});
        };
        r.where(r[2] == cast<int>(!clean(r[3])));
        const Expr last_cell = cast<uint32_t>(op.plane_cells() - 1);
        const Expr at = start(r[1]) + r[0], number = key(at, r[3]);
        const Expr in_plane = cast<int>(Halide::min(number, last_cell));
        op.take({anywhere(at), 0, 0, first_plane(r[3])},
                select(r[2] == 0, taken(r[0], r[1], r[3]), number <= last_cell,
                       op.numbered_cell(in_plane + from(r[1]), first_plane(r[3])), op.zero()));
        m.where(!clean(m[3]));
        const Expr plane = inside(first_plane(m[3]) + m[0] / length, op.wrong.dim(0));
        op.mark(plane, key(m[0], m[3]) > last_cell);

        op.taken().allow_race_conditions().vectorize(r[0]).unroll(r[2]);
        op.marked().compute_with(op.taken(), r[3]);
        taken.bound(lane, 0, n)
            .bound_extent(v, 1)
            .compute_at(op.grad_values, r[1])
            .vectorize(lane);
        taken.update().unroll(lane);
        signs.compute_at(op.grad_values, r[3]);
        clean.compute_at(op.grad_values, r[3]);
        for (Func f : {taken, signs, clean}) {
            f.bound_extent(b, 1).store_in(Halide::MemoryType::Stack);
        }
    }

    // Makes tables that serve all blocks, so that nothing is computed for each plane. (A call whose
    // planes are not ours has no table: more of them might be in a block.)
    void make_tables(const Expr &ours) {
        const int n = op.spec.lanes;
        const Expr length = op.plane_positions(), vectors = vectors_of_plane();
        const RDom t(0, vectors, 0, select(ours, planes_of_block(), 0), "t");
        start(v) = Halide::undef<int>();
        start(t.y * vectors + t.x) = t.y * length + Halide::min(t.x * n, length - n);
        from(v) = Halide::undef<int>();
        from(t.y * vectors + t.x) = t.y * op.grad_dst.dim(3).stride();
        for (Func f : {start, from}) {
            f.compute_root()
                .store_in(Halide::MemoryType::Stack)
                .bound(v, 0, planes_of_block() * vectors)
                .bound_storage(v, most_vectors);
            f.update().unscheduled();
        }
    }

    // Checks block b, whose first plane is given: `all` positions, more than a vector of 8. The
    // last vector is shifted inwards.
    void check_block(const Expr &plane, const Expr &all) {
        const int n = 8;
        const RDom v(0, (all + n - 1) / n, "v");
        const Expr at = Halide::min(v * n, all - n) + lane;
        const Expr far =
            cast<int64_t>(op.indices(anywhere(at), 0, 0, plane)) - op.first_index(0);
        signs(lane, b) = cast<int64_t>(0);  // negative where an index is beyond
        signs(lane, b) = signs(lane, b) | (far | (cast<int64_t>(op.plane_cells()) - 1 - far));
        Expr any = cast<int64_t>(0);
        for (int k = 0; k < n; k++) {
            any = any | signs(k, b);
        }
        clean(b) = any >= 0;
        signs.bound(lane, 0, n).vectorize(lane);
        signs.update().reorder(lane, v).vectorize(lane);
    }
};

}  // namespace

const GradientEntry kPlaneBlocks{
    "many small planes: the indices of a block of planes are checked as one row",
    "a target without AVX-512, channels-first, and offsets as indices",
    [](const Spec &spec) {
        return !spec.has(Halide::Target::AVX512) && !spec.channels_last && !spec.indices_are_taps();
    },
    make_schedule<Gradient, PlaneBlocks>};

}  // namespace argpool::unpool_gradient
