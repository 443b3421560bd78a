// Windows that are given at run time and have many taps. A chunk of the output is computed at a
// time, in scratch memory: maxima along x, then along y of these, then, tap by tap, along z. The
// work for each output grows with the logarithm of the window's size where lanes are columns
// (maxima of 1, 2, 4, ... cells, a sparse table), and not at all where they are channels or planes
// (van Herk, 1992; Gil and Werman, 1993; plane_lanes.cpp).
// SPDX-License-Identifier: MIT
#include "pooling/parts/running_maxima.h"
#include "pooling/parts/scanned_maxima.h"
#include "pooling/parts/windows.h"

namespace argpool::pooling {

namespace {

// The bests along x and y come from `maxima`, chunk by chunk of the output; this class compares
// those of a window's slabs, tap by tap along z, and stores the results. Where lanes are columns,
// `maxima` are RunningMaxima (of 2, 4, 8, ... cells); where lanes are channels or planes,
// ScannedMaxima (prefix and suffix maxima of blocks). What the variables of `best` are, and where
// in `maxima` its values stand, for chunks of c columns:
//     lanes       x                   p                    column, chunk of `maxima`
//     columns     vector of a row     plane                x % (c/lanes), x / (c/lanes)
//     channels    pixel               vector of channels   x % c, x / c
//     planes      chunk               vector of planes     `column`, x
class ManyTaps final : public PoolingSchedule {
public:
    ManyTaps(const Pooling &op, Lanes lanes) : PoolingSchedule(op), lanes(lanes), windows(op) {}

    // With planes as lanes, a vector of `best` is one column of several planes, but a stored vector
    // is several columns of one plane: `row` transposes. `at` is the column in the chunk; lanes
    // past the row's end repeat the last column, and are not stored.
    void define() override {
        make_maxima();
        // Tap 0 along z is the initial value of `best`, so the update begins with tap 1.
        tap = RDom(0, 1, 0, 1, 1, op.w.kernel[2] - 1, "tap");
        const int columns = maxima->columns();
        if (planes()) {
            see_maxima({lane, column, x, y, z, p}, column, x);
            const Expr chunk = x * op.lanes / columns, last = extent(0) - 1;
            const Expr at = min(x * op.lanes + lane, last) - chunk * columns;
            row(lane, x, y, z, p) = op.both(best(p % op.lanes, at, chunk, y, z, p / op.lanes));
        } else {
            see_maxima({lane, x, y, z, p}, x % columns, x / columns);
        }
        result(lane, x, y, z, p) = windows.found(planes() ? row : best, wide);
        const FuncRef to = op.spec.channels_last ? result(p % op.lanes, x, y, z, p / op.lanes)
                                                 : result(x % op.lanes, x / op.lanes, y, z, p);
        op.store(to, op.in_layout(x, y, z, p));
        schedule();
    }

private:
    const Lanes lanes;
    Windows windows;
    std::unique_ptr<Maxima> maxima;
    Var vectors{"vectors"}, within{"within"}, plane{"plane"}, column{"column"};
    Func best{"best"}, wide{"wide"}, row{"row"}, result{"result"};
    RDom tap;

    // Whether lanes are planes.
    bool planes() const {
        return lanes == Lanes::Planes;
    }
    // Windows of the output along d.
    Expr extent(int d) const {
        return op.out_buffers()[0].dim(op.spec.channels_last ? d + 1 : d).extent();
    }

    // Makes `maxima`, whose kind depends on what lanes are. Lanes of a last vector that has fewer
    // channels than lanes are not loaded (`exists`). `weight` is how much a code grows from one tap
    // to the next, along x and y: the maxima count codes from the tile's origin, modulo 2^bits,
    // hence the unsigned type.
    void make_maxima() {
        const bool channels = op.spec.channels_last;
        windows.start(channels ? Expr(x) : x * op.lanes, channels ? p * op.lanes : Expr(p));
        const Halide::Internal::Dimension all_planes = op.src.dim(channels ? 0 : 3);
        Expr exists = Halide::Internal::const_true();
        if (channels) {
            exists = likely(windows.pp <= all_planes.max());
        } else if (planes()) {  // the last plane stands for those that a vector lacks
            windows.pp = min(p * op.lanes + lane, all_planes.max());
        }
        const Type bits = op.code_type().with_code(halide_type_uint);
        const Xyz weight{cast(bits, windows.code({1, 0, 0})), cast(bits, windows.code({0, 1, 0})),
                         0};
        const Maxima::Kernel kernel{op,
                                    channels || planes(),
                                    bits,
                                    weight,
                                    {extent(0), extent(1)},
                                    {op.src_dim(0), op.src_dim(1)},
                                    [this](const Expr &cx, const Expr &cy, const Expr &cz) {
                                        return windows.load(cx, cy, cz);
                                    },
                                    exists};
        if (kernel.across) {
            maxima = std::make_unique<ScannedMaxima>(kernel);
        } else {
            maxima = std::make_unique<RunningMaxima>(kernel);
        }
    }
    // Defines `best`: the maxima of a window's slabs, compared tap by tap along z. A padding tap
    // stands for the nearest slab that exists.
    void see_maxima(const std::vector<Var> &at, const Expr &column, const Expr &chunk) {
        const auto value = [&](const Expr &tz) {
            return maxima->value(column, chunk, y, op.cell(2, z, tz));
        };
        const auto code_at = [&](const Expr &tz) {
            const Expr found = maxima->code(column, chunk, y, op.cell(2, z, tz));
            return cast(op.code_type(), found) + windows.code({0, 0, tz});
        };
        const Expr first = op.existing(2, z, 0), tz = op.existing(2, z, tap.z);
        best(at) = op.captures() ? Tuple(code_at(first), value(first)) : Tuple({value(first)});
        op.see(best, at, op.later_loses(value(tz), op.value_of(best(at))), value(tz),
               op.captures() ? code_at(tz) : Expr());
    }

    // The output is split into chunks of 16 rows and of maxima->chunk_x() columns; the loops over
    // chunks are outside, and `maxima` are computed in the innermost of these, into scratch memory.
    // Within a chunk the loops are over vectors of the output. The last vector of a row, or of a
    // pixel's channels, is stored under a mask (Predicate).
    void schedule() {
        const Var chunk_of_x("chunk_of_x"), chunk_of_y("chunk_of_y");
        const auto guard = TailStrategy::GuardWithIf;
        const bool channels = op.spec.channels_last;
        Func f = op.out;
        f.split(channels ? p : x, vectors, within, op.lanes, TailStrategy::Predicate)
            .vectorize(within)
            .split(y, chunk_of_y, y, Maxima::chunk_rows, guard);
        if (channels) {
            f.split(x, chunk_of_x, x, maxima->chunk_x(), guard)
                .reorder(within, x, y, vectors, chunk_of_x, chunk_of_y, z);
        } else {
            f.split(vectors, chunk_of_x, vectors, maxima->chunk_x() / op.lanes, guard);
        }
        // Without this, Halide would copy the loops' body, all of the maxima, for the ends of each
        // loop, which gains nothing.
        f.never_partition({chunk_of_x, chunk_of_y, channels ? x : vectors, y});
        if (planes()) {
            schedule_planes(f, {vectors, plane, y, chunk_of_x, chunk_of_y, z, p});
        } else if (!channels) {
            f.reorder(within, vectors, y, chunk_of_x, chunk_of_y, z);
        }
        const Var each = channels ? x : vectors;  // the innermost loop
        Func vector = planes() ? row : best;
        vector.compute_at(f, each).store_in(Halide::MemoryType::Stack).vectorize(lane);
        vector.bound_storage(channels ? p : x, 1);
        unroll(best.update(0), tap);
        maxima->schedule(f, channels ? vectors : chunk_of_x);
        schedule_wide(wide, {f, each});
    }
    // Adds the loops of a vector of planes: `loops`, outside the lanes of the stored vector. The
    // planes of a vector are stored one by one, as a stored vector's lanes are columns; `best`,
    // whose lanes are planes, is computed for all columns of a chunk's row before these are stored.
    void schedule_planes(Func f, const std::vector<Var> &loops) {
        std::vector<Halide::VarOrRVar> order{within};
        order.insert(order.end(), loops.begin(), loops.end());
        f.split(p, p, plane, op.lanes, TailStrategy::GuardWithIf)
            .reorder(order)
            .never_partition({p, plane});
        best.compute_at(f, y).store_in(Halide::MemoryType::Stack).vectorize(lane);
        best.bound_storage(column, maxima->columns());
        for (const Var &one : {x, y, z, p}) {
            best.bound_storage(one, 1);
        }
    }
};

}  // namespace

std::unique_ptr<PoolingSchedule> make_many_taps(const Pooling &op, Lanes lanes) {
    return std::make_unique<ManyTaps>(op, lanes);
}

const PoolingEntry kManyTaps{
    "maxima along x and y in scratch memory; many taps cost little more than few",
    "a window given at run time", [](const Spec &spec) { return !spec.kernel; },
    [](const Pooling &op) { return make_many_taps(op, Lanes::Columns); }};

}  // namespace argpool::pooling
