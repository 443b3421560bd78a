// Channels-first, windows that are given at run time. A vector's lanes are neighbouring windows of
// a row, as in rows.cpp; the taps are loops instead of unrolled code. Of the window's rows only
// those that have cells are visited. It wins where windows have few taps; from some tens of taps on
// many_taps.cpp does less work.
// SPDX-License-Identifier: MIT
#include "pooling/parts/scalar_tail.h"

namespace argpool::pooling {

namespace {

// Vectors along x; the taps of a vector are loops, which skip rows of cells that do not exist. At
// the ends of a row a padding tap stands for the nearest tap whose cell exists; as that tap differs
// from lane to lane, cells are gathered there. Codes are offsets (OffsetsFit): calls whose offsets
// do not fit in 32 bits, and rows narrower than a vector, are left to `tail`.
class AnyWindow final : public PoolingSchedule {
public:
    explicit AnyWindow(const Pooling &op)
        : PoolingSchedule(op), windows(op, Codes::OffsetsFit), tail(op) {}

    void define() override {
        describe();
        schedule();
    }

private:
    Windows windows;
    ScalarTail tail;
    Func best{"best"}, wide{"wide"};

    // Two Funcs find a vector's bests: `inner` where all cells exist along x, whose loads are dense
    // or strided, and `edge`, which gathers the nearest cells. `best` has an update for each; the
    // update's domain `take_...` has one iteration, and its predicate decides whether that runs.
    // The call of `inner` or `edge` has the domain's variable in its arguments (x + *r): only so
    // may it be computed within the update, hence under the predicate.
    //
    // `taken` windows of a row are computed by vectors: all of them or none. A row of 10 windows
    // and vectors of 8 has vectors at 0 and 2: start() shifts the last one inwards.
    void describe() {
        const Expr width = op.out_buffers()[0].dim(0).extent(), n = op.lanes;
        const auto start = [&](const Expr &v) { return min(v * n, width - n); };
        windows.start(start(x), p);
        const std::vector<Var> at{lane, x, y, z, p};
        const auto [from_y, to_y] = op.existing(1, y);
        const auto [from_z, to_z] = op.existing(2, z);
        rows(y, z) = Tuple(from_y, to_y, from_z, to_z);
        inner_taps = see_taps(inner, [](const Expr &kx) { return kx; });
        edge_taps =
            see_taps(edge, [this](const Expr &kx) { return op.nearest_tap(0, windows.px, kx); });
        best(at) = Pooling::nothing(inner);
        for (RDom *r : {&take_inner, &take_edge}) {
            *r = RDom(0, 1, "take");
            r->where(r == &take_inner ? windows.whole() : !windows.whole());
            const FuncRef b = (r == &take_inner ? inner : edge)(lane, x + *r, y, z, p);
            best(at) = op.both(b);
        }
        result(lane, x, y, z, p) = windows.found(best, wide);

        op.out(x, y, z, p) = Pooling::nothing(op.out);
        const Expr taken = select(width >= n && windows.all_fit(), width, 0);
        in_row = RDom(0, op.lanes, 0, (taken + n - 1) / n, "in_row");
        op.store(result(in_row.x, in_row.y, y, z, p), {start(in_row.y) + in_row.x, y, z, p});
        tail.define(taken, width);
    }

    // The loops from the outermost: plane, z, y, vectors of a row, then the taps of one vector.
    // `rows` is computed once for a row of the output: it holds divisions.
    void schedule() {
        Func f = op.out;
        f.update(0).allow_race_conditions().vectorize(in_row.x).reorder(in_row.x, in_row.y, y, z,
                                                                        p);
        rows.compute_at(f, y);
        best.compute_at(f, in_row.y).store_in(Halide::MemoryType::Stack).vectorize(lane);
        best.update(0).reorder(lane, take_inner).vectorize(lane);
        best.update(1).reorder(lane, take_edge).vectorize(lane);
        inner.compute_at(best, take_inner.x).vectorize(lane);
        edge.compute_at(best, take_edge.x).vectorize(lane);
        unroll(inner.update(), inner_taps);
        unroll(edge.update(), edge_taps);
        // Copies of the code for strides 1 and 2: there Halide knows the distance of lanes' cells,
        // and loads vectors as they lie instead of gathering.
        for (Halide::Stage stage : {Halide::Stage(inner), inner.update()}) {
            stage.specialize(op.w.stride[0] == 1);
            stage.specialize(op.w.stride[0] == 2);
        }
        schedule_wide(wide, {f, in_row.y});
        tail.schedule();
    }

    // `rows`: the first and the last tap whose cells exist, along y and along z, by (y, z).
    Func rows{"rows"}, inner{"inner"}, edge{"edge"}, result{"result"};
    RDom inner_taps, edge_taps, take_inner, take_edge, in_row;

    // Defines `f` as the bests over the taps of a vector's windows, in order, and returns the taps.
    // `tap_x` maps a tap's number along x to the tap that is loaded for it. The pure definition
    // holds the first tap that exists, and the update sees it again: that changes neither C4's
    // first maximum nor C5's last NaN, and spares a test for the first iteration.
    RDom see_taps(Func f, const std::function<Expr(const Expr &)> &tap_x) const {
        const std::vector<Var> at{lane, x, y, z, p};
        const FuncRef there = rows(y, z);
        RDom r(0, op.w.kernel[0], 0, op.w.kernel[1], 0, op.w.kernel[2], "tap");
        r.where(r.y >= there[0] && r.y <= there[1] && r.z >= there[2] && r.z <= there[3]);
        const Xyz first{tap_x(0), there[0], there[2]}, t{tap_x(r.x), r.y, r.z};
        f(at) = op.pair(windows.code(first), windows.load(first));
        op.see(f, at, op.later_loses(windows.load(t), op.value_of(f(at))), windows.load(t),
               windows.code(t));
        return r;
    }
};

// All windows one by one. SSE4.1 has no instruction that compares vectors of 64-bit integers (the
// first is SSE4.2's): LLVM composes it of several, which take longer than scalar comparisons.
class OneByOne final : public PoolingSchedule {
public:
    explicit OneByOne(const Pooling &op) : PoolingSchedule(op), tail(op) {}

    void define() override {
        op.out(x, y, z, p) = Pooling::nothing(op.out);
        tail.define(0, op.out_buffers()[0].dim(0).extent());
        tail.schedule();
    }

private:
    ScalarTail tail;
};

// Whether vectors of the element's type are compared faster than single elements.
bool compares_vectors(const Pooling &op) {
    const bool sse = op.x86() && !op.spec.has(Halide::Target::AVX2);
    return !sse || op.spec.elem.bits() < 64 || op.spec.elem.is_float();
}

}  // namespace

const PoolingEntry kAnyWindow{
    "vectors along x, loops over taps; i64 on SSE4.1 window by window",
    "a window given at run time, channels-first",
    [](const Spec &spec) { return !spec.kernel && !spec.channels_last; },
    [](const Pooling &op) -> std::unique_ptr<PoolingSchedule> {
        return compares_vectors(op) ? make_schedule<Pooling, AnyWindow>(op)
                                    : make_schedule<Pooling, OneByOne>(op);
    }};

}  // namespace argpool::pooling
