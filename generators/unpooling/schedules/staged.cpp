// Channels-first, windows that tile rows of whole pages (multiples of 1024 floats), beyond the
// cache, on AVX2: replicate_by_matches.cpp, but 64 windows are copied to the stack before any of
// their cells is stored. A vector's lanes are neighbouring cells of a row. On Zen 3 and 4 a load
// waits for a streamed store to the same offset of another page, as such rows have throughout.
// SPDX-License-Identifier: MIT
#include "unpooling/parts/window_rows.h"

namespace argpool::unpooling {
namespace {

// As ReplicateByMatches, but the keys and values of 64 windows (a chunk: `turns` vectors of 8) are
// staged in memory of the kernel's own before any of their cells is stored, and these are stored
// one row after the other. A load waits for a streamed store that is on its way to the same offset
// of another page (Zen 3), and in rows of whole pages cells are at the offsets of their own
// indices, all along. So what is staged lies half a page from its cells:
//    held   [ ... | keys 0 | values 0 | keys 1 | values 1 | ... ]    from slots() on
class Staged final : public GatherSchedule {
public:
    using GatherSchedule::GatherSchedule;

    void define() override {
        for (auto *input : {&op.values, &op.indices}) {
            start_at_zero(*input);
        }
        hold();
        own(lane, i) =
            low_half(lane) * low_half(lines.step(0)) + low_half(i) * low_half(lines.step(1));
        const RDom r({{0, n}, {0, s}, {0, turns}, {0, rows}, {0, chunks}, {0, in_a_column},
                      {0, slabs}, {0, planes}}, "r");
        const Halide::Stage stage = define_cells(r);
        held.compute_at(op.dst, r[4]);
        own.bound(lane, 0, s * n).bound(i, 0, rows).compute_root().vectorize(lane).unroll(i);
        lines.define_beside(0, to * s);
        lines.define_empty(to * s);
        find_lost(stage, r[4]);
        check();
    }

private:
    const std::array<Axis, 3> &axes = op.axes;
    const int lanes = op.lanes;
    const IndexChecks checks{op};
    const WindowRows lines{op, checks};
    const Var x{"x"}, y{"y"}, z{"z"}, p{"p"}, lane{"lane"};
    const Var slot{"slot"}, chunk{"chunk"}, h{"h"}, slab{"slab"}, i{"i"};
    // held: by slot, of a chunk. own: the keys of the cells under a vector of windows, from the
    // first, by row. lost: in each lane, 1 if a window named none of its cells.
    Func held{"held"}, own{"own"}, lost{"lost"};

    static constexpr int turns = 8;    // vectors of windows that are held: a chunk
    static constexpr int page = 1024;  // elements
    const int s = axes[0].stride, rows = axes[1].stride, n = op.lanes;
    // Windows of a row that chunks compute: whole chunks, or none where keys do not suffice.
    const Expr to = select(op.one_half(),
                           min(op.dst.dim(0).extent() / s, lines.windows(0)) / (turns * n) *
                               (turns * n),
                           0);
    const Expr chunks = not_negative(to / (turns * n));
    const Expr in_a_column = not_negative(lines.windows(1));
    const Expr slabs = not_negative(lines.windows(2));
    const Expr planes = not_negative(op.dst.dim(3).extent());

    // Stores a chunk's rows of cells from the last to the first: a row that dst lacks is stored to
    // the first row's place, and the first row is stored over it. r: lane, vector of cells, vector
    // of windows, row of a window's cells, chunk, row of windows, slab, plane. (Planes are a loop
    // of the domain, as in ReplicateByMatches.)
    Halide::Stage define_cells(const RDom &r) {
        const Expr row = rows - 1 - r[3], cy = r[5] * rows;
        const Expr exists = cy + row < op.dst.dim(1).extent();
        const Expr first = lines.offset_in(op.dst, (r[4] * turns + r[2]) * n * s,
                                           cy + select(exists, row, 0), r[6]);
        const Expr cell = r[1] * n + r[0];
        // The key of a cell's window (0), or its value (1), replicated over the window's cells
        // along x.
        const auto of_cell = [&](int second) {
            return at_hand(r[4], r[5], r[6], r[7], r[2] * 2 + second, cell / s);
        };
        op.dst(x, y, z, p) = Halide::undef(op.spec.elem);
        op.dst(anywhere(first) + cell, 0, 0, r[7]) = op.rule.stored_as(
            select(of_cell(0) == own(cell, row), Halide::reinterpret(op.spec.elem, of_cell(1)),
                   op.rule.nothing()));
        Halide::Stage stage = op.dst.update(0);
        stage.allow_race_conditions().vectorize(r[0]).unroll(r[1]);
        return stage;
    }

    // Compares each window's key with those of all its cells, fused with the loop `stores` over
    // chunks. A lane is a window here, so its key is counted from its own first cell.
    void find_lost(const Halide::Stage &stage, const Halide::RVar &stores) {
        const RDom m({{0, 1}, {0, 1}, {0, turns}, {0, 1}, {0, chunks}, {0, in_a_column},
                      {0, slabs}, {0, planes}}, "r");
        const Expr key = at_hand(m[4], m[5], m[6], m[7], m[2] * 2, lane) -
                         low_half(lane * s) * low_half(lines.step(0));
        Expr any = Halide::Internal::const_false();
        for (int k = 0; k < rows * s; k++) {
            any = any || key == low_half(k % s) * low_half(lines.step(0)) +
                                    low_half(k / s) * low_half(lines.step(1));
        }
        lost(lane, p) = low_half(0);
        lost(lane, m[7]) = lost(lane, m[7]) | select(any, low_half(0), low_half(1));
        lost.bound(lane, 0, n).compute_root().vectorize(lane);
        lost.update()
            .reorder(lane, m[0], m[1], m[2], m[3], m[4], m[5], m[6], m[7])
            .vectorize(lane)
            .compute_with(stage, stores);
    }
    // Marks planes with a lost index, and tests windows beside the vectors one by one.
    void check() {
        Func result = *op.foreign, in_plane("in_plane");
        const RDom l(0, n, "l");
        in_plane(p) = low_half(0);
        in_plane(p) = in_plane(p) | lost(l, p);
        result(p) = cast<uint8_t>(in_plane(p) != 0);
        lines.check_beside(to);
    }

    // The slot where a chunk's keys and values start: its first cell's offset in a page plus half a
    // page, modulo a page, in elements, rounded down to whole vectors. `held` begins with a page,
    // as it is at least one page large (tools/emit/passes/streaming_stores.cpp).
    Expr slots(const Expr &of_chunk, const Expr &of_row, const Expr &of_slab,
               const Expr &plane) const {
        const Expr cell =
            cast<int64_t>(lines.offset_in(op.dst, of_chunk * (turns * lanes * axes[0].stride),
                                          of_row * axes[1].stride, of_slab)) +
            cast<int64_t>(plane) * op.dst.dim(3).stride();
        const Expr away = (address_of(op.dst) / 4 + cast<uint64_t>(cell)) % page;
        return Halide::Internal::promise_clamped(
            (cast<int>(away) + page / 2) % page / lanes * lanes, 0, page - lanes);
    }
    // The staged vectors: 2k is the keys of vector k of windows, 2k + 1 its values.
    Expr at_hand(const Expr &of_chunk, const Expr &of_row, const Expr &of_slab, const Expr &plane,
                 const Expr &vector, const Expr &in_vector) const {
        return held(slots(of_chunk, of_row, of_slab, plane) + vector * lanes + in_vector, of_chunk,
                    of_row, of_slab, plane);
    }
    // Copies a chunk to `held`. Keys count from the first cell of a vector of windows. An index
    // whose upper half is not the call's first one's gets the largest key, which is no cell's.
    void hold() {
        const int s = axes[0].stride, n = lanes;
        const RDom e(0, n, 0, 2, 0, turns, "e");
        const Expr start = (chunk * turns + e.z) * n;
        const Expr index =
            op.indices(anywhere(lines.offset_in(op.indices, start, h, slab)) + e.x, 0, 0, p);
        Expr key =
            low_half(index) - (low_half(op.index_base) + low_half(p) * low_half(op.index_stride_c) +
                               low_half(start * s) * low_half(op.index_stride[0]) +
                               low_half(h * axes[1].stride) * low_half(op.index_stride[1]) +
                               low_half(slab) * low_half(op.index_stride[2]));
        if (op.spec.index.bits() == 64) {
            // Upper halves are compared here, where they are loaded: `held` has lower halves only.
            const Expr upper = low_half(cast<int64_t>(op.index_base) >> 32);
            key = select(low_half(index >> 32) == upper, key, Halide::UInt(32).max());
        }
        const Expr value =
            op.rule.with(op.rule.nothing(), Halide::Internal::const_true(),
                    op.values(anywhere(lines.offset_in(op.values, start, h, slab)) + e.x, 0, 0, p));
        held(slot, chunk, h, slab, p) = Halide::undef<uint32_t>();
        held(slots(chunk, h, slab, p) + (e.z * 2 + e.y) * n + e.x, chunk, h, slab, p) =
            select(e.y == 0, key, Halide::reinterpret<uint32_t>(value));
        held.bound(slot, 0, page + turns * 2 * n)
            .store_in(Halide::MemoryType::Stack);
        held.update().allow_race_conditions().vectorize(e.x).unroll(e.y);
        for (const Var &one : {chunk, h, slab, p}) {
            held.bound_extent(one, 1);
        }
    }
};

bool applies(const GatherSpec &spec) {
    return spec.tiles_rows() && spec.axes[2].trivial() && !spec.shifts();
}

}  // namespace

const GatherEntry kStaged{"windows are staged on the stack, half a page from their cells",
                          "channels-first, windows of one slab that tile rows, checked, streamed",
                          applies_to<applies>, make_schedule<Gather, Staged>};

}  // namespace argpool::unpooling
