// Planes of up to four vectors of cells: all of a plane's cells are loaded as they lie, and a two-
// source permutation by the indices picks each lane's. A vector's lanes are positions of one plane.
// Nothing is gathered. It wins on AVX-512 for planes of up to 64 floats.
// SPDX-License-Identifier: MIT
#include "unpool_gradient/parts/index_lookup.h"

namespace argpool::unpool_gradient {
namespace {

constexpr int held = 4;  // vectors of cells

class TinyPlanes final : public GradientSchedule {
public:
    using GradientSchedule::GradientSchedule;

    void define() override {
        const Expr tiny = are_tiny();
        permute(tiny && op.plane_positions() < op.spec.lanes, Positions::Few);
        permute(tiny && op.plane_positions() == op.spec.lanes, Positions::Vector);
        permute(tiny && op.plane_positions() > op.spec.lanes, Positions::More);
        others.take(!tiny);
    }

private:
    const IndexLookup others{op};

    // A plane has less than a vector of positions, which is masked; a vector; or more.
    enum class Positions { Few, Vector, More };

    // Planes are lines, and follow each other without gaps.
    Expr are_tiny() const {
        const int n = op.spec.lanes;
        const Expr planes = op.planes();
        const auto packed = [&](const auto &buffer, const Expr &size) {
            return planes == 1 || buffer.dim(3).stride() == size;
        };
        const auto line = [&](const auto &buffer) {
            return lies_in_a_row(buffer, 0, op.positions()) &&
                   packed(buffer, op.plane_positions());
        };
        return op.decoder.direct(op.cells_in_a_row()) && op.plane_cells() <= held * n &&
               op.plane_cells() * planes >= held * n && packed(op.grad_dst, op.plane_cells()) &&
               line(op.indices) && line(op.grad_values);
    }

    // The number of the first cell that is loaded for a plane. The last planes' cells are further
    // on in their vectors, or more would be loaded than there is.
    Expr first_loaded(const Expr &plane) const {
        return Halide::min(plane * op.plane_cells(),
                           op.planes() * op.plane_cells() - held * op.spec.lanes);
    }

    // Updates of the output and of marks, for calls of one kind of planes.
    void permute(const Expr &when, Positions has) const {
        const int n = op.spec.lanes;
        const bool few = has == Positions::Few, more = has == Positions::More;
        const Expr positions = op.plane_positions();
        const Expr vectors = more ? (positions + n - 1) / n : Expr(1);
        RDom r(0, n, 0, vectors, 0, select(when, op.planes(), 0), "r");
        const RDom marks(0, n, 0, vectors, 0, select(when, op.planes(), 0), "r");
        const auto start = [&](const Expr &vector) {
            return more ? Halide::min(vector * n, positions - n) : Expr(0);
        };
        Func key("key"), which("which"), taken("taken");
        Expr position = start(v) + lane;
        if (few) {
            RDom there(0, 1, "there");
            there.where(lane < positions);
            key(lane, v, op.p) = cast<uint32_t>(0);
            position += there.x;
        }
        key(lane, v, op.p) = op.number_at({{anywhere(position), 0, 0}, op.p});
        which(lane, v, op.p) = cast<int>(key(lane, v, op.p)) + op.p * op.plane_cells() -
                               first_loaded(op.p);
        std::vector<Func> blocks;
        const Expr value = permuted(which(lane, v, op.p), blocks);
        const Expr valid = key(lane, v, op.p) < cast<uint32_t>(op.plane_cells());
        taken(lane, v, op.p) = select(valid, value, op.zero());
        if (few) {
            r.where(r.x < positions);
        }
        op.take({anywhere(start(r.y) + r.x), 0, 0, r.z}, taken(r.x, r.y, r.z));
        const Expr beyond = key(marks.x, marks.y, marks.z) >= cast<uint32_t>(op.plane_cells());
        op.mark(marks.z, beyond);

        Halide::Stage written = op.taken(), marked = op.marked();
        written.allow_race_conditions().reorder(r.x, r.y, r.z).vectorize(r.x);
        marked.reorder(marks.x, marks.y, marks.z).atomic().vectorize(marks.x)
            .compute_with(written, r.y);
        for (Func f : {key, which, taken}) {
            keep_vector(f, {op.grad_values, r.y}, n);
        }
        for (Func f : blocks) {
            f.compute_at(op.grad_values, r.z).store_in(Halide::MemoryType::Stack);
            f.bound(cell, 0, 2 * n).split(cell, half, cell, n).vectorize(cell).unroll(half);
            f.bound_extent(v, 1).bound_extent(op.p, 1);
        }
        if (few) {
            key.update().vectorize(lane);
        }
    }

    // Cell `at` of those that are loaded: one instruction permutes two vectors, a block.
    Expr permuted(const Expr &at, std::vector<Func> &blocks) const {
        const int two = 2 * op.spec.lanes;
        const Expr in_block = Halide::Internal::promise_clamped(at & (two - 1), 0, two - 1);
        const Cells &box = op.cells;
        Expr value;
        for (int i = held / 2 - 1; i >= 0; i--) {
            Func block("block");
            block(cell, v, op.p) =
                op.grad_dst(anywhere(box.min[0] + first_loaded(op.p) + i * two + cell),
                            anywhere(box.min[1]), anywhere(box.min[2]), 0);
            blocks.push_back(block);
            const Expr one = block(in_block, 0, op.p);
            value = value.defined() ? select(at < (i + 1) * two, one, value) : one;
        }
        return value;
    }

    const Var lane{"lane"}, v{"v"}, cell{"cell"}, half{"half"};
};

}  // namespace

const GradientEntry kTinyPlanes{
    "planes of up to four vectors of cells: indices permute them",
    "a target with AVX-512, channels-first, and offsets as indices",
    [](const Spec &spec) {
        return spec.has(Halide::Target::AVX512) && !spec.channels_last && !spec.indices_are_taps();
    },
    make_schedule<Gradient, TinyPlanes>};

}  // namespace argpool::unpool_gradient
