// Channels-first, windows that tile rows, on AVX2 and in WebAssembly: replicate.cpp without mask
// registers. A vector's lanes are neighbouring cells of a row; what a comparison leaves, ones or
// zeros, is combined with the replicated value. The windows, fewer than the cells by the stride,
// are loaded once for all rows of cells. Rows that stream store a whole cache line an iteration.
// SPDX-License-Identifier: MIT
#include "unpooling/parts/window_rows.h"

namespace argpool::unpooling {
namespace {

// A vector of windows has its keys and values replicated over its cells, each of which keeps the
// value if the key is its own. Lower halves of indices name cells; upper ones must be those of the
// call's first index. The check counts the cells that were named, as in replicate.cpp.
class ReplicateByMatches final : public GatherSchedule {
public:
    using GatherSchedule::GatherSchedule;

    void define() override {
        for (auto *input : {&op.values, &op.indices}) {
            start_at_zero(*input);
        }
        load_windows();
        define_own();
        const RDom r({{0, n}, {0, parts}, {0, rows}, {0, in_a_row}, {0, in_a_column}, {0, slabs},
                      {0, planes}}, "r");
        const Halide::Stage stage = define_cells(r);
        lines.define_beside(0, to * s);
        lines.define_empty(to * s);
        count(stage, r[3]);
        check();
    }

private:
    const std::array<Axis, 3> &axes = op.axes;
    const IndexChecks checks{op};
    const WindowRows lines{op, checks};
    const Var x{"x"}, y{"y"}, z{"z"}, p{"p"}, lane{"lane"}, number{"number"}, h{"h"}, i{"i"};
    Func index{"index"}, value{"value"};  // of an iteration's windows
    Func window_key{"window_key"};        // WebAssembly: keys from each window's own first cell
    Func own{"own"};                      // the keys of cells: from the iteration's first; in
                                          // WebAssembly from their window's, of one register
    // In each lane: how many cells were named, by part of an iteration; and the OR of the bits in
    // which indices differ from the call's first. in_plane: the sum of a plane's counts.
    Func found{"found"}, far{"far"}, in_plane{"in_plane"};

    // An iteration computes `at_once` cells along x of all rows of a window, those of `each`
    // windows: a vector, or a line of the cache where these are streamed. They are `parts`
    // registers of n cells: compared as 32-bit keys, of which an AVX2 register holds eight, one of
    // WebAssembly four. half: 64-bit indices of a register. Engines of WebAssembly may have 16
    // registers: the keys and the counts of all parts would not stay in them.
    const int s = axes[0].stride, rows = axes[1].stride * axes[2].stride;
    const int at_once = op.spec.streams() ? 2 * op.lanes : op.lanes, each = at_once / s;
    const bool wasm = op.spec.has(Halide::Target::WasmSimd128);
    const int most = wasm ? 4 : 8;
    const int n = std::min(at_once, most), parts = at_once / n, half = std::min(each, most / 2);
    const int counts = wasm ? 1 : parts;  // of named cells, by part
    // Windows from 0 to `to` are whole along x; the last iteration of them is shifted inwards.
    const Expr to = whole_windows();
    const Expr in_a_row = not_negative((to + each - 1) / each);
    const Expr in_a_column = not_negative(lines.windows(1));
    const Expr slabs = not_negative(lines.windows(2));
    const Expr planes = not_negative(op.dst.dim(3).extent());

    // Windows of a row that iterations compute.
    Expr whole_windows() const {
        Expr whole = min(op.dst.dim(0).extent() / s, lines.windows(0));
        if (op.spec.streams()) {  // by 16 bytes, where a store without the cache may begin
            // The last iteration is shifted inwards: to a window whose first cell is at a multiple
            // of 16 bytes.
            const int quarter = std::max(each / 4, 1);
            whole = whole / quarter * quarter;
        }
        return select(whole >= each && op.one_half(), whole, 0);
    }
    // Do iterations of a row run from the last to the first? On Zen 3 a load waits for a streamed
    // store that is on its way to the same offset of another page. In rows of whole pages cells lie
    // as far behind their indices, modulo a page, all along the row. Where that is less than a few
    // iterations, running backwards loads each index before a store reaches its offset.
    Expr goes_down() const {
        const auto row = [](const auto &buffer) {
            return buffer.dim(1).stride() * buffer.type().bytes() % 4096;
        };
        const Expr behind = (address_of(op.dst) - address_of(op.indices)) % 4096;
        return row(op.dst) == 0 && row(op.indices) == 0 && behind - 1 < 256;
    }
    // An iteration's first window.
    Expr start(const Expr &iteration) const {
        const Expr first = select(goes_down(), in_a_row - 1, 0);
        const Expr in_order = first + iteration * select(goes_down(), -1, 1);
        return min((op.spec.streams() ? in_order : iteration) * each, to - each);
    }

    // Its windows' indices and values, as they lie. with(nothing, true, stored) is the value as the
    // rule would leave it: the gradient's sum of one addend.
    void load_windows() {
        const Expr from = start(number);
        index(lane, number, h, i, p) =
            op.indices(anywhere(lines.offset_in(op.indices, from, h, i)) + lane, 0, 0, p);
        const Expr stored =
            op.values(anywhere(lines.offset_in(op.values, from, h, i)) + lane, 0, 0, p);
        value(lane, number, h, i, p) =
            op.rule.with(op.rule.nothing(), Halide::Internal::const_true(), stored);
        Expr from_first = low_half(index(lane, number, h, i, p));
        if (!op.numbers_taps()) {
            from_first -= low_half(lane * s) * low_half(op.index_stride[0]);
            from_first -= first_key(number, h, i, p);
        }
        window_key(lane, number, h, i, p) = from_first;
    }
    // The keys of its cells, in a table: own(cell along x, row of a window's cells). Offsets count
    // from the iteration's first cell, so they grow from window to window; numbers of taps, and
    // WebAssembly's keys, start again at 0.
    void define_own() {
        const Expr in_window = op.numbers_taps() || wasm ? lane % s : Expr(lane);
        own(lane, i) = low_half(in_window) * low_half(lines.step(0)) +
                       low_half(i % axes[1].stride) * low_half(lines.step(1)) +
                       low_half(i / axes[1].stride) * low_half(lines.step(2));
        own.bound(lane, 0, wasm ? n : at_once)
            .bound(i, 0, rows)
            .compute_root()
            .vectorize(lane)
            .unroll(i);
    }
    // Does the index of a cell's window name it? `at` has the loops r of define(): r[3] is the
    // iteration, r[4] and r[5] the row and slab of windows, r[6] the plane.
    Expr named(const RDom &at, const Expr &in_part, const Expr &part, const Expr &of_row) const {
        const Expr cell = part * n + in_part;
        if (wasm) {
            return window_key(cell / s, at[3], at[4], at[5], at[6]) == own(in_part, of_row);
        }
        Expr key = low_half(index(cell / s, at[3], at[4], at[5], at[6]));
        if (!op.numbers_taps()) {
            key -= first_key(at[3], at[4], at[5], at[6]);
        }
        return key == own(cell, of_row);
    }
    // The key of the first cell of an iteration, in the lower half of its index.
    Expr first_key(const Expr &iteration, const Expr &h, const Expr &i, const Expr &plane) const {
        return low_half(op.index_base) + low_half(plane) * low_half(op.index_stride_c) +
               low_half(start(iteration) * s) * low_half(op.index_stride[0]) +
               low_half(h * axes[1].stride) * low_half(op.index_stride[1]) +
               low_half(i * axes[2].stride) * low_half(op.index_stride[2]);
    }

    // Stores rows of cells from the last to the first: a row that dst lacks is stored to the first
    // row's place, and the first row is stored over it. (Planes are an RVar, not the Var p: its
    // extent is seen not to be negative, so fused loops have no test for that.)
    Halide::Stage define_cells(const RDom &r) {
        const Expr row = rows - 1 - r[2], dy = row % axes[1].stride, dz = row / axes[1].stride;
        const Expr cy = r[4] * axes[1].stride, cz = r[5] * axes[2].stride;
        const Expr exists = cy + dy < op.dst.dim(1).extent() && cz + dz < op.dst.dim(2).extent();
        const Expr first = lines.offset_in(op.dst, start(r[3]) * s, cy + select(exists, dy, 0),
                                           cz + select(exists, dz, 0));
        const Expr cell = r[1] * n + r[0];
        op.dst(x, y, z, p) = Halide::undef(op.spec.elem);
        op.dst(anywhere(first) + cell, 0, 0, r[6]) = op.rule.stored_as(
            select(named(r, r[0], r[1], row), value(cell / s, r[3], r[4], r[5], r[6]),
                   op.rule.nothing()));
        Halide::Stage stage = op.dst.update(0);
        stage.allow_race_conditions().vectorize(r[0]).unroll(r[1]).unroll(r[2]);
        for (Func f : {index, value}) {
            keep_vector(f, {op.dst, r[3]}, each);
        }
        if (wasm) {
            keep_vector(window_key, {op.dst, r[3]}, each);
        }
        return stage;
    }

    // Updates of found and far, fused with the loop `stores` of the stage that stores cells. Each
    // part has an update of its own: LLVM packs a vector of truth values that has two uses, unless
    // it is one register.
    void count(const Halide::Stage &stage, const Halide::RVar &stores) {
        const RDom m({{0, 1}, {0, 1}, {0, 1}, {0, in_a_row}, {0, in_a_column}, {0, slabs},
                      {0, planes}}, "r");
        const auto in_the_loop = [&](Func f) {
            Halide::Stage update = last_update(f);
            update.reorder(lane, m[0], m[1], m[2], m[3], m[4], m[5], m[6]).vectorize(lane);
            update.compute_with(stage, stores);
        };
        found(lane, i, p) = low_half(0);
        for (int part = 0; part < parts; part++) {
            Expr any = Halide::Internal::const_false();
            for (int k = 0; k < rows; k++) {
                any = any || named(m, lane, part, k);
            }
            found(lane, part % counts, m[6]) += low_half(any);
            in_the_loop(found);
        }
        found.bound(lane, 0, n).bound(i, 0, counts).compute_root().vectorize(lane);
        far(lane, p) = cast(op.spec.index, 0);
        if (op.spec.index.bits() == 64) {
            Expr differ = far(lane, m[6]);
            for (int k = 0; k < each / half; k++) {
                differ = differ | (index(k * half + lane, m[3], m[4], m[5], m[6]) ^ op.index_base);
            }
            far(lane, m[6]) = differ;
            in_the_loop(far);
        }
        far.bound(lane, 0, half).compute_root().vectorize(lane);
    }
    // Marks planes of which fewer cells were named than there are windows.
    void check() {
        Func result = *op.foreign;
        const RDom l(0, n, 0, counts, "l"), e(0, half, "e");
        in_plane(p) = low_half(0);
        in_plane(p) += found(l.x, l.y, p);
        const Expr all =
            low_half(in_a_row) * low_half(in_a_column) * low_half(slabs) * low_half(each);
        result(p) = cast<uint8_t>(in_plane(p) != all);
        if (op.spec.index.bits() == 64) {
            checks.mark((far(e, p) >> 32) != 0);
        }
        lines.check_beside(to);
    }
};

bool applies(const GatherSpec &spec) {
    return spec.tiles_rows() && spec.matches();
}

}  // namespace

const GatherEntry kReplicateByMatches{
    "windows' keys and values are replicated over cells, which keep what matches",
    "channels-first, windows that tile rows, checked, AVX2 and not AVX-512, or WebAssembly",
    applies_to<applies>, make_schedule<Gather, ReplicateByMatches>};

}  // namespace argpool::unpooling
