// Channels-first, offsets as indices: a plane is written chunk by chunk of its values. Each chunk
// clears the cells that its values may name, then writes the values, so that the cells are still in
// the first-level cache: a plane that is cleared as a whole has left it by then. Vectors of 8 lanes
// test whether a chunk's indices are among the cells that are clear; values are written one by one,
// because two may name one cell.
// SPDX-License-Identifier: MIT
#include <cstdlib>

#include "scatter/parts/small_planes.h"
#include "scatter/parts/visits.h"

namespace argpool::scattering {
namespace {

class ClearAhead final : public ScatterSchedule {
public:
    using ScatterSchedule::ScatterSchedule;

    void define() override {
        const Expr in_a_row = op.in_a_row(), are_small = small.are_small();
        small.test(in_a_row && are_small);
        // Offsets in planes whose indices have 32 bits are differences of 32: one instruction.
        const Expr most = cast<int64_t>(INT32_MAX) - op.all_cells();
        clean = op.decoder.direct(in_a_row) && op.fills_dst() && !are_small &&
                op.first_index() >= 0 && op.first_index() < most;
        small.clear_others(!clean && !small.serves(), "others");
        small.write();
        const int others = Func(op.dst).num_update_definitions();
        write_in_chunks();
        visits.visit_in_each_way(in_dst(op), in_a_row, {clean, small.serves()});
        small.skip_updates(others + 1);
        op.mark(select(small.serves(), small.mark(), clean, flags(p), mark_of(1)));
    }

private:
    SmallPlanes small{op};
    Visits visits{op};
    const Var p{"p"};
    Expr clean;  // chunks write plane p: an index beyond its cells has them mark it as unfinished
    static constexpr int chunk = 112, block = 8;

    // Positions along d; chunks of a row; a chunk's number in its plane.
    Expr rows(int d) const {
        return op.values.dim(d).extent();
    }
    Expr chunks_of_row() const {
        return (rows(0) + chunk - 1) / chunk;
    }
    Expr chunk_number_of(const Expr &in_row, const Expr &row, const Expr &slab) const {
        return (slab * rows(1) + row) * chunks_of_row() + in_row;
    }
    Expr chunks() const {
        return rows(1) * rows(2) * chunks_of_row();
    }
    // Values name cells in step with their positions, except as far as a window reaches ahead. So
    // every chunk clears an equal share of the plane, the last chunks none; what these leave the
    // first chunk clears, too. That makes the cells that a chunk's windows reach clear.
    Expr cells_per_chunk() const {
        return Halide::max(op.all_cells() / Halide::max(chunks(), 1), 1);
    }
    Expr clearing_chunks() const {
        const Window w = op.window;
        Expr ahead = cast<int64_t>(16);
        for (int d = 0; d < 3; d++) {
            ahead += cast<int64_t>((w.kernel[d] - 1) * w.dilation[d] + 2 * (w.stride[d] - 1) +
                                   2 * w.pad[d]) * op.index_stride[d];
        }
        const Expr idle = ahead / cells_per_chunk() + 2;
        const Expr most = Halide::min(chunks(), op.all_cells() / cells_per_chunk());
        return cast<int>(Halide::clamp(cast<int64_t>(chunks()) - idle, 0, most));
    }
    Expr cells_cleared_first() const {
        return op.all_cells() - clearing_chunks() * cells_per_chunk();
    }
    // How many cells are clear when a chunk writes its values.
    Expr cells_clear_at(const Expr &chunk_number) const {
        return cells_cleared_first() +
               Halide::min(chunk_number + 1, clearing_chunks()) * cells_per_chunk();
    }

    // Updates dst: runs the chunks, plane by plane. (An update of its own for what the first chunk
    // clears would clear that of all planes first, which have then left the cache.)
    void write_in_chunks() {
        const auto at_cell = [&](const Expr &number) {
            return std::vector<Expr>{op.placed(op.cells.min[0] + number), 0, 0, p};
        };
        const Expr zero = op.zero();
        // Else LLVM computes addresses in vectors, and extracts them again, which is slower.
        setenv("HL_LLVM_ARGS", "-vectorize-slp=false", 0);
        Func ours("ours"), first("first");
        ours(p) = clean;
        first() = cells_cleared_first();  // as a load, it bounds the loop, which is a memset then

        // Steps of a chunk: 0 clears what the first chunk clears alone, 1 a chunk's share, 2 writes
        // blocks of values, 3 the values after the last whole block. If an index is beyond the
        // clear cells, step 4 tests each instead of 2 and 3.
        const Expr most = Halide::max(cells_cleared_first(), Halide::max(cells_per_chunk(), chunk));
        RDom r(0, block, 0, most, 0, 5, 0, chunks_of_row(), 0, rows(1), 0, rows(2), "r");
        const Expr begins = r[2] == 0, clears = r[2] == 1, blocks = r[2] == 2, tests = r[2] == 4;
        const Expr begin = r[3] * chunk, here = Halide::min(chunk, rows(0) - begin);
        const Expr chunk_number = chunk_number_of(r[3], r[4], r[5]);
        const Expr from = cells_cleared_first() + chunk_number * cells_per_chunk();
        test_chunks();
        const Expr fine = beyond_chunk(r[3], r[4], r[5], p) >= 0;
        const Expr number = select(blocks, r[1] * block + r[0], tests, r[1],
                                   here / block * block + r[1]);
        const auto at = op.in_layout<Expr>(inside(begin + number, op.values.dim(0)), r[4],
                                                       r[5], p);
        const Expr far = cast<int64_t>(op.indices(at)) - op.first_index();
        const Expr is_clear = cast<uint64_t>(far) < cast<uint64_t>(cells_clear_at(chunk_number));
        const Expr write = select(fine, here, 0), to_test = here - write;
        r.where(ours(p) && !small.are_small() && (blocks || r[0] == 0) &&
                r[1] < select(begins, first(), clears, cells_per_chunk(),
                              blocks, write / block, tests, to_test, write % block) &&
                (!begins || chunk_number == 0) &&
                (!clears || chunk_number < clearing_chunks()) && (!tests || is_clear));
        const Expr named = cast<int>(op.indices(at)) - cast<int>(op.first_index());
        const std::vector<Expr> cell =
            at_cell(select(begins, r[1], clears, from + r[1], named));
        op.dst(cell) = select(begins || clears, zero, op.with(op.dst(cell), op.values(at)));
        Halide::Stage writes = op.updated();
        writes.unroll(r[0]).unroll(r[2]);
        first.compute_root().store_in(Halide::MemoryType::Stack);
        ours.compute_at(op.dst, p).store_in(Halide::MemoryType::Stack).bound_extent(p, 1);
        for (Func f : {in_chunk, rest_of_chunk, beyond_chunk}) {
            f.compute_at(op.dst, r[3]).store_in(Halide::MemoryType::Stack);
        }

        // Halide fuses loops (compute_with) by the names of their variables: these must be "r".
        const RDom f(0, 1, 0, 1, 0, 1, 0, chunks_of_row(), 0, rows(1), 0, rows(2), "r");
        flags(p) = cast<uint8_t>(0);
        const Expr is_beyond = beyond_chunk(f[3], f[4], f[5], p) < 0;
        flags(p) = select(is_beyond, mark_of(kUnfinished), flags(p));
        flags.compute_root();
        flags.update().compute_with(writes, r[3]);
    }

    // Defines beyond_chunk: less than 0 where an index of a chunk is beyond the clear cells.
    void test_chunks() {
        const int n = 8;
        const Var tx("tx"), ty("ty"), tz("tz"), lane("lane");
        const Expr begin = tx * chunk, here = Halide::min(chunk, rows(0) - begin);
        const Expr last = cast<int64_t>(cells_clear_at(chunk_number_of(tx, ty, tz))) - 1;
        const auto sign = [&](const Expr &number) {
            const auto at = op.in_layout<Expr>(anywhere(begin + number), ty, tz, p);
            const Expr far = cast<int64_t>(op.indices(at)) - op.first_index();
            return far | (last - far);
        };
        RDom v(0, chunk / n, "v"), e(0, n, "e");
        const RDom l(0, n, "l");
        v.where(v < here / n);
        e.where(e < here % n);
        in_chunk(lane, tx, ty, tz, p) = cast<int64_t>(0);
        in_chunk(lane, tx, ty, tz, p) = in_chunk(lane, tx, ty, tz, p) | sign(v * n + lane);
        rest_of_chunk(tx, ty, tz, p) = cast<int64_t>(0);
        rest_of_chunk(tx, ty, tz, p) = rest_of_chunk(tx, ty, tz, p) | sign(here / n * n + e);
        beyond_chunk(tx, ty, tz, p) = rest_of_chunk(tx, ty, tz, p);
        beyond_chunk(tx, ty, tz, p) = beyond_chunk(tx, ty, tz, p) | in_chunk(l, tx, ty, tz, p);
        in_chunk.bound(lane, 0, n).vectorize(lane).update().reorder(lane, v).vectorize(lane);
        beyond_chunk.update().unroll(l);
    }
    Func in_chunk{"in_turn"}, rest_of_chunk{"rest_of_turn"}, beyond_chunk{"beyond_turn"};
    Func flags{"flags"};
};

bool applies(const Spec &spec) {
    return !spec.channels_last && !spec.indices_are_taps() && !sums_round(spec);
}

}  // namespace

const ScatterEntry kClearAhead{
    "a chunk of a plane is cleared shortly before its values are written",
    "channels-first, and offsets as indices, sums in the elements' type", applies,
    make_schedule<Scatter, ClearAhead>};

}  // namespace argpool::scattering
