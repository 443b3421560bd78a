// Channels-first, windows that are given at run time. A vector's lanes are neighbouring windows of
// a row, as in rows.cpp; the taps are loops instead of unrolled code. Of the window's rows only
// those that have cells are visited. It wins where windows have few taps; from some tens of taps on
// many_taps.cpp does less work.
// SPDX-License-Identifier: MIT
#include "pooling/parts/scalar_tail.h"

namespace argpool::pooling {

namespace {

// Vectors along x; the taps of a vector are loops, which skip rows of cells that do not exist. At
// the ends of a row, where cells lack along x, a vector takes one of two other paths. With AVX, for
// stride 1 and few taps, loads are masked, and padding is the lowest value, which never wins over a
// cell. Else a padding tap stands for the nearest tap whose cell exists; as that tap differs from
// lane to lane, cells are gathered (16 lanes of k3s1p1 took 100 to 190 ns so). Codes are offsets
// (OffsetsFit): calls whose offsets do not fit in 32 bits, and rows narrower than a vector, are
// left to `tail`.
class AnyWindow final : public PoolingSchedule {
public:
    explicit AnyWindow(const Pooling &op)
        : PoolingSchedule(op), windows(op, Codes::OffsetsFit), tail(op) {}

    void define() override {
        describe();
        schedule();
    }

private:
    // One way to find a vector's bests: `bests`, over `taps`, is computed by the update of `best`
    // whose domain is `take`.
    struct Path {
        explicit Path(const std::string &name) : bests(name) {}
        Func bests;
        RDom taps, take;
    };
    Windows windows;
    ScalarTail tail;
    Func best{"best"}, line{"line"};
    Path inner{"inner"}, masked{"masked"}, gathered{"gathered"};

    // Do masked loads pay? AVX2 has none of 8 and 16 bits. (Nor do they for stride 2: i32 k3s2p1
    // took 0.97 to 1.13 times as long by them, u16 1.3 times.)
    bool masks() const {
        return op.spec.has(Halide::Target::AVX2) && op.spec.elem.bits() >= 32;
    }

    // `best` has an update for each path; the update's domain has one iteration, and its predicate
    // decides whether that runs. The call of a path's Func has the domain's variable in its
    // arguments (x + take): only so may it be computed within the update, hence under the
    // predicate.
    //
    // `taken` windows of a row are computed by vectors: all of them or none. A row of 10 windows
    // and vectors of 8 has vectors at 0 and 2: start() shifts the last one inwards.
    void describe() {
        const Expr width = op.out_buffers()[0].dim(0).extent(), n = op.lanes;
        const auto start = [&](const Expr &v) { return min(v * n, width - n); };
        windows.start(start(x), p);
        const auto [from_y, to_y] = op.existing(1, y);
        const auto [from_z, to_z] = op.existing(2, z);
        rows(y, z) = Tuple(from_y, to_y, from_z, to_z);

        const Expr whole = windows.whole();
        see_cells(inner, [](const Expr &kx) { return kx; });
        best(lane, x, y, z, p) = Pooling::nothing(inner.bests);
        take(inner, whole);
        if (masks()) {
            see_masked();
            take(masked, !whole && few_taps());
        }
        see_cells(gathered, [this](const Expr &kx) { return op.nearest_tap(0, windows.px, kx); });
        take(gathered, masks() ? !whole && !few_taps() : !whole);
        Func unused;  // codes are offsets: no vector has to be decoded
        result(lane, x, y, z, p) = windows.found(best, unused);

        op.out(x, y, z, p) = Pooling::nothing(op.out);
        const Expr taken = select(width >= n && windows.all_fit(), width, 0);
        in_row = RDom(0, op.lanes, 0, (taken + n - 1) / n, "in_row");
        op.store(result(in_row.x, in_row.y, y, z, p), {start(in_row.y) + in_row.x, y, z, p});
        tail.define(taken, width);
    }
    // Adds the update of `best` that takes a path's bests in vectors for which `when` holds.
    void take(Path &path, const Expr &when) {
        path.take = RDom(0, 1, "take");
        path.take.where(when);
        best(lane, x, y, z, p) = op.both(path.bests(lane, x + path.take, y, z, p));
    }

    // The loops from the outermost: plane, z, y, vectors of a row, then the taps of one vector.
    // `rows` is computed once for a row of the output: it holds divisions.
    void schedule() {
        Func f = op.out;
        f.update(0).allow_race_conditions().vectorize(in_row.x).reorder(in_row.x, in_row.y, y, z,
                                                                        p);
        rows.compute_at(f, y);
        best.compute_at(f, in_row.y).store_in(Halide::MemoryType::Stack).vectorize(lane);
        int update = 0;
        for (Path *path : {&inner, &masked, &gathered}) {
            if (path->bests.defined()) {
                schedule(*path, best.update(update++));
            }
        }
        // Copies of the code for strides 1 and 2: there Halide knows the distance of lanes' cells,
        // and loads vectors as they lie instead of gathering.
        for (Halide::Stage stage : {Halide::Stage(inner.bests), inner.bests.update()}) {
            stage.specialize(op.w.stride[0] == 1);
            stage.specialize(op.w.stride[0] == 2);
        }
        if (masks()) {
            line.compute_at(masked.bests, masked.taps.x).store_in(Halide::MemoryType::Stack);
            line.vectorize(cx, op.lanes).update().vectorize(cx, op.lanes);
        }
        tail.schedule();
    }
    void schedule(const Path &path, Halide::Stage taken) {
        Func f = path.bests;
        taken.reorder(lane, path.take).vectorize(lane);
        f.compute_at(best, path.take.x).vectorize(lane);
        unroll(f.update(), path.taps);
    }

    // `rows`: the first and the last tap whose cells exist, along y and along z, by (y, z).
    Func rows{"rows"}, result{"result"};
    RDom in_row;
    Var cx{"cell_x"};

    // Defines a path's bests over the taps of a vector's windows, in order. `tap_x` maps a tap's
    // number along x to the tap that is loaded for it. The pure definition holds the first tap that
    // exists, and the update sees it again: that changes neither C4's first maximum nor C5's last
    // NaN, and spares a test for the first iteration.
    void see_cells(Path &path, const std::function<Expr(const Expr &)> &tap_x) const {
        const FuncRef there = rows(y, z);
        RDom r(0, op.w.kernel[0], 0, op.w.kernel[1], 0, op.w.kernel[2], "tap");
        r.where(r.y >= there[0] && r.y <= there[1] && r.z >= there[2] && r.z <= there[3]);
        path.taps = r;
        const Xyz first{tap_x(0), there[0], there[2]}, t{tap_x(r.x), r.y, r.z};
        see(path, op.pair(windows.code(first), windows.load(first)), windows.load(t),
            windows.code(t));
    }
    // Does the masked path serve the window? It visits all taps: Halide computes `line` outside of
    // what tests whether a row of cells exists.
    Expr few_taps() const {
        const Expr most = 64;
        const auto &k = op.w.kernel;
        return op.w.stride[0] == 1 && k[0] <= most && k[1] <= most && k[2] <= most &&
               k[0] * k[1] * k[2] <= most;
    }
    // Takes taps by masked loads, of a `line` for each. Where nothing in a window is greater than
    // the lowest value, the code is that of the first tap that exists (C6). Along y and z padding
    // stands for the nearest cells.
    void see_masked() {
        const FuncRef there = rows(y, z);
        const RDom r(0, op.w.kernel[0], 0, op.w.kernel[1], 0, op.w.kernel[2], "tap");
        masked.taps = r;
        // The nearest of a tap's rows of cells that exist.
        const auto row = [&](const Expr &t) { return Halide::clamp(t, there[0], there[1]); };
        const auto slab = [&](const Expr &t) { return Halide::clamp(t, there[2], there[3]); };
        const Expr cy = op.cell(1, y, row(tap_y)), cz = op.cell(2, z, slab(tap_z));
        windows.masked_line(line, {cx, tap_x, tap_y, tap_z, x, y, z, p}, tap_x,
                            [&](const Expr &column) { return windows.load(column, cy, cz); });
        const Xyz first{op.nearest_tap(0, windows.px, 0), there[0], there[2]};
        see(masked, op.pair(windows.code(first), op.held.value_type().min()),
            line(lane, r.x, r.y, r.z, x, y, z, p),
            windows.code({r.x, row(r.y), slab(r.z)}));
    }
    // Defines a path's bests: `first`, then the cell and the code of each tap.
    void see(const Path &path, const Tuple &first, const Expr &cell, const Expr &code) const {
        Func f = path.bests;
        const std::vector<Var> at{lane, x, y, z, p};
        f(at) = first;
        op.see_loaded(f, at, cell, code);
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
