// The general schedule of compiled-in windows, channels-first. A vector's lanes are neighbouring
// windows of one row of the output; each tap of all of them is one load (strided, if the stride is
// above 1), compared in row-major order of the taps. Rows of taps are compared first, then the
// rows' bests. It has no table and no scratch memory, so it wins where a window's taps are few and
// rows are longer than a vector, and it serves every shape that no other schedule takes.
// SPDX-License-Identifier: MIT
#include "pooling/parts/nan_recheck.h"
#include "pooling/parts/row_vectors.h"

namespace argpool::pooling {

namespace {

// The taps of a vector's windows, row by row of taps: a row's best first, then the best of the
// rows. A vector whose cells all exist along x (whole) loads them as they lie. Vectors at a row's
// ends have a path of their own, which loads under masks, with the lowest value for padding. For
// k3s1p1, vectors of 8 and rows of 20 windows:
//     vector 0    windows 0 to 7      edge: the first cell of window 0 is padding
//     vector 1    windows 8 to 15     whole
//     vector 2    windows 12 to 19    edge; lanes 0 to 3 are computed a second time
// Along y and z padding needs no path: the nearest row of cells is the same for all lanes.
class Rows final : public PoolingSchedule {
public:
    // With a scalar tail, calls whose offsets do not fit in 32 bits are left to it (OffsetsFit),
    // and codes count from the first lane, so that the index needs no term per lane. Without one,
    // codes are offsets or tap numbers, as the call requires (Either).
    explicit Rows(const Pooling &op)
        : PoolingSchedule(op), rows(op), recheck(op),
          windows(op, rows.leave_some() ? Codes::OffsetsFit : Codes::Either) {
        if (rows.leave_some() && op.captures() && !op.numbers_taps()) {
            lanes_in_codes = true;
            windows.count_from_first_lane();
        }
    }

    void define() override {
        windows.start(rows.start(x), p);
        near(y, number) = op.existing(1, y, number);
        see_whole();
        if (rows.begin_outside()) {
            see_edges();
        }
        result(lane, x, y, z, p) = windows.found(best, wide);
        rows.store(result, rows.windows() >= op.lanes && windows.all_fit());
        schedule();
    }

private:
    // An update of `best` for vectors at a row's ends. `row`: the best of a row of taps; `best`: of
    // these. Taps whose cells all exist are loaded as they lie. The others are loaded under a mask
    // into a `line` of cells, one for each such tap; `lines` has each with the loop over its tap.
    // `taps` are the domains of the updates of `row`. `here` runs the path if the vector is of this
    // kind.
    struct Edge {
        Func row{"edge_row"}, best{"edge_best"};
        std::vector<std::pair<Func, Halide::RVar>> lines;
        std::vector<RDom> taps;
        RDom tap, here;
    };
    RowVectors rows;
    NanRecheck recheck;
    Windows windows;
    bool lanes_in_codes = false;
    Func best{"best"}, wide{"wide"}, result{"result"}, near{"near"}, row_best{"row_best"};
    RDom tap, inner;
    std::vector<Edge> edges;
    Var cx{"cell_x"};

    // The cell at column cx of the row of taps (ky, kz); padding along y and z stands for the
    // nearest row of cells. (`near`: that row's tap ky, computed once for a row of the output.)
    Expr load_row(const Expr &cx, const Expr &ky, const Expr &kz) const {
        return windows.load(cx, op.cell(1, y, near(y, ky)), op.cell(2, z, op.existing(2, z, kz)));
    }
    // The code of a tap in its row of the window, with the lane's offset where codes have it.
    Expr code_in_row(const Expr &tx) const {
        const Expr c = windows.code({tx, 0, 0});
        return lanes_in_codes ? c + windows.lane_offset(op.code_type()) : c;
    }

    // Defines `best` for vectors whose cells all exist along x, which load them as they lie. If
    // rows begin with padding, the updates run only for those vectors. recheck.loaded holds the
    // cells by tap, so that the test for NaN and the second pass read them again.
    void see_whole() {
        const std::vector<Var> at{lane, tap_y, tap_z, x, y, z, p};
        inner = RDom(0, op.w.kernel[0], 0, 1, 0, 1, "inner");
        tap = RDom(0, 1, 0, op.w.kernel[1], 0, op.w.kernel[2], "tap");
        const bool outside = rows.begin_outside();
        if (outside) {
            tap.where(windows.whole());
        }
        if (outside && has_ends_apart()) {
            // Gives `best` a value on all paths. If it were undefined where no update runs, LLVM
            // would take its value from the vector before, and carry it through the loop.
            best(lane, x, y, z, p) = op.pair(cast(op.code_type(), 0), op.held.value_type().min());
        }
        const std::vector<Var> every{lane, tap_x, tap_y, tap_z, x, y, z, p};
        if (tests_once() && outside) {
            RDom inside(0, 1, "inside");
            inside.where(windows.whole());
            recheck.loaded(every) = Halide::undef(op.held.value_type());
            recheck.loaded(every) = load_row(op.cell(0, windows.px, tap_x) + inside, tap_y, tap_z);
        } else {
            recheck.loaded(every) = load_row(op.cell(0, windows.px, tap_x), tap_y, tap_z);
        }
        const Expr value = recheck.loaded(lane, inner.x, tap_y, tap_z, x, y, z, p);
        op.see(row_best, at, inner, value, code_in_row(inner.x), tests_once());
        see_row(best, row_best, tap, tests_once());
        if (tests_once()) {
            recheck.test(covering_taps(op), outside ? windows.whole() : Expr());
            recheck.see_again(best, row_start(recheck.again) + code_in_row(recheck.again.x));
        }
    }
    // Whether edge vectors have three paths, by which taps lack cells: the first ones, the last
    // ones, or any. AVX2 has no mask registers, so a mask takes instructions at each load; these
    // paths compute masks once for all rows of taps. With a stride of 1 a mask serves one load
    // only; rows that stream, or are dilated, took longer with three paths.
    bool has_ends_apart() const {
        const bool dense = op.fixed.dilation == std::array<int, 3>{1, 1, 1};
        return op.spec.avx2_alone() && op.fixed.stride[0] > 1 && dense && !op.spec.streams();
    }
    // Whether a vector is tested once for a NaN, not at each tap.
    bool tests_once() const {
        return NanRecheck::pays(op) && (!rows.begin_outside() || has_ends_apart());
    }

    // Defines the edges' updates: one for all kinds of edge vectors or, where ends are apart,
    // three. `outside`: how many taps at most lie in the padding before a row. whole_end: all cells
    // exist of taps `outside` and further, so only the first taps may lack theirs; whole_head: all
    // cells exist of the taps before the last `outside`. The third update serves what neither holds
    // for. A test for all rows picks the path, and masks are computed once there.
    void see_edges() {
        const int k = op.fixed.kernel[0];
        const int outside = (op.fixed.pad[0] - 1) / op.fixed.dilation[0] + 1;
        edges.reserve(3);
        if (!has_ends_apart() || outside >= k) {
            see_edge(k, 0, op.fixed.stride[0] > 1, !windows.whole());
            return;
        }
        const Expr whole = windows.whole();
        const Expr whole_end = windows.whole(outside, k - 1);
        const Expr whole_head = windows.whole(0, k - 1 - outside);
        see_edge(outside, k - 1, false, !whole && whole_end);
        see_edge(0, k - 1 - outside, false, !whole && !whole_end && whole_head);
        see_edge(k, 0, false, !whole_end && !whole_head);
    }
    // Adds an update of `best` for vectors for which `when` holds. Taps `whole_from` to `whole_to`
    // have all their cells. The others are loaded under masks; if `tests`, a test picks for each
    // tap the mask or, if its cells all exist, the plain load. The call of edge.best has `here` in
    // its arguments: only so may it be computed under the predicate.
    void see_edge(int whole_from, int whole_to, bool tests, const Expr &when) {
        Edge &edge = edges.emplace_back();
        for (int t = 0; t < op.fixed.kernel[0]; t++) {
            see_edge_tap(edge, t, whole_from <= t && t <= whole_to, tests);
        }
        edge.tap = RDom(0, 1, 0, op.w.kernel[1], 0, op.w.kernel[2], "edge_tap");
        see_row(edge.best, edge.row, edge.tap);
        edge.here = RDom(0, 1, "edge");
        edge.here.where(when);
        best(lane, x, y, z, p) = op.both(edge.best(lane, x + edge.here, y, z, p));
    }
    // Adds tap t to an edge's row. `dense` is the update that loads it as it lies, `padded` the one
    // that loads under a mask, a `line` of which lane i reads cell i * stride. Of a window in which
    // nothing wins over the lowest value, tap 0 has the code of the first tap that exists (C6).
    void see_edge_tap(Edge &edge, int t, bool is_whole, bool tests) {
        const std::vector<Var> at{lane, tap_y, tap_z, x, y, z, p};
        RDom dense(t, 1, 0, 1, 0, 1, "dense"), padded(t, 1, 0, 1, 0, 1, "padded");
        if (tests && !is_whole) {
            dense.where(windows.whole(t, t));
        }
        if (tests || is_whole) {
            op.see(edge.row, at, dense, load_row(op.cell(0, windows.px, t), tap_y, tap_z),
                   code_in_row(t));
            edge.taps.push_back(dense);
        }
        if (is_whole) {
            return;
        }
        if (tests) {
            padded.where(!windows.whole(t, t));
        }
        Func line("line");
        windows.masked_line(line, {cx, tap_y, tap_z, x, y, z, p}, t, [&](const Expr &column) {
            return load_row(column, tap_y, tap_z);
        });
        edge.lines.push_back({line, padded.x});
        edge.taps.push_back(padded);
        op.see(edge.row, at, padded, line(lane * op.w.stride[0], tap_y, tap_z, x, y, z, p),
               code_in_row(t == 0 ? op.existing(0, windows.px, 0) : Expr(t)));
    }

    // Updates `f` by the bests of rows of taps, in order, so the order of the taps is kept (C4,
    // C5). `numbers`: no cell is a NaN.
    void see_row(Func f, const Func &of_row, const RDom &tap, bool numbers = false) const {
        const FuncRef r = of_row(lane, tap.y, tap.z, x, y, z, p);
        op.see(f, {lane, x, y, z, p}, tap, op.value_of(r),
               op.captures() ? op.code_of(r) + row_start(tap) : Expr(), numbers);
    }
    // The code of the first tap of a row of the window.
    Expr row_start(const RDom &r) const {
        return windows.code({0, near(y, r.y), op.existing(2, z, r.z)});
    }

    // Row by row of the output, vector by vector; taps are unrolled where they are few. `near` is
    // computed once for a row.
    void schedule() {
        Func f = op.out;
        const RDom &in_row = rows.in_row;
        f.update(0).allow_race_conditions().vectorize(in_row.x).reorder(in_row.x, in_row.y, y, z,
                                                                        p);
        near.compute_at(f, y).store_in(Halide::MemoryType::Stack);
        near.bound_extent(number, op.fixed.kernel[1]).unroll(number);
        best.compute_at(f, in_row.y).store_in(Halide::MemoryType::Stack).vectorize(lane);
        unroll(best.update(0), tap);
        row_best.compute_at(best, tap.y).vectorize(lane);
        unroll(row_best.update(0), inner);
        if (tests_once()) {
            recheck.schedule(best, {f, in_row.y});
        }
        for (size_t n = 0; n < edges.size(); n++) {
            schedule_edge(edges[n], n);
        }
        schedule_wide(wide, {f, in_row.y});
        rows.schedule_tail();
    }
    // The schedule of edge `number`: computed within its update of `best`, so only for the vectors
    // that take it. In `best`, the edges' updates follow one of the taps, and one of the second
    // pass (see_again) if there is one.
    void schedule_edge(Edge &edge, size_t number) {
        best.update((tests_once() ? 2 : 1) + number).reorder(lane, edge.here).vectorize(lane);
        edge.best.compute_at(best, edge.here.x).vectorize(lane);
        unroll(edge.best.update(0), edge.tap);
        edge.row.compute_at(edge.best, edge.tap.y).vectorize(lane);
        for (int u = 0; u < edge.row.num_update_definitions(); u++) {
            unroll(edge.row.update(u), edge.taps[u]);
        }
        for (auto &[line, padded] : edge.lines) {
            line.compute_at(edge.row, padded).store_in(Halide::MemoryType::Stack);
            line.bound_extent(cx, op.lanes * op.fixed.stride[0]).vectorize(cx, op.lanes).unroll(cx);
            line.update().vectorize(cx, op.lanes).unroll(cx);
        }
    }
};

// Whether the window is compiled in, channels-first.
bool applies(const Spec &spec) {
    return spec.kernel && !spec.channels_last;
}
// Eight numbers of 16 bits are a vector of f32 on AVX2, whose comparison gives a mask at once.
// Sixteen are compared as integers (FloatKey): as f32 they would be two vectors.
bool applies_widened(const Spec &spec) {
    return applies(spec) && spec.avx2_alone() && spec.lanes == 8 && spec.elem.is_float() &&
           spec.elem.bits() == 16;
}

}  // namespace

const PoolingEntry kRows{
    "vectors of windows along x, row by row of taps", "a compiled-in window, channels-first",
    [](const Spec &spec) { return applies(spec) && !applies_widened(spec); },
    make_schedule<Pooling, Rows>};
const PoolingEntry kWidenedRows{
    "the same; f16 and bf16 are compared as f32",
    "AVX2 without AVX-512, 8 lanes of f16 or bf16, a compiled-in window, channels-first",
    applies_widened, make_schedule<Pooling, Rows>, /*permutes=*/false, /*widens=*/true};

}  // namespace argpool::pooling
