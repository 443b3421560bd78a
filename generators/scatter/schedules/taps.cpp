// Channels-first, numbers of taps as indices. How far each tap's cell lies from its window's first
// stands in a table, the same for all windows: a value takes one load of it. A plane's indices are
// tested first: by vectors for whether they are taps, and one by one where windows are not whole.
// SPDX-License-Identifier: MIT
#include "scatter/parts/indices_beyond.h"
#include "scatter/parts/visits.h"

namespace argpool::scattering {
namespace {

using Halide::clamp;
using Halide::min;
using Halide::select;
using Halide::Internal::promise_clamped;

class Taps final : public ScatterSchedule {
public:
    using ScatterSchedule::ScatterSchedule;

    void define() override {
        define_tables();
        find_missed();
        clear();
        // A plane's values are written without tests, or each with one.
        RDom r(0, n[0], 0, 2, 0, n[1], 0, n[2], "r");
        r.where(r[0] < select((r[1] == 1) == (missed(p) != 0), n[0], 0));
        const Xyz at{inside(r[0], op.values.dim(0)), r[2], r[3]};
        const Expr t = select(r[1] == 0, promise_clamped(stored(at), 0, entries - 1), tap(at));
        r.where(r[1] == 0 || names_cell(at, t));
        Expr to = offset(t);
        for (int d = 0; d < 3; d++) {
            to += origin(at, d) * op.dst.dim(d).stride();
        }
        op.write({op.placed(to), 0, 0, p}, op.values(at[0], at[1], at[2], p));
        op.updated().unroll(r[1]);
        op.mark(missed(p));
    }

private:
    const Var x{"x"}, y{"y"}, z{"z"}, p{"p"}, i{"i"};
    const Xyz n = op.positions();
    // By number of tap: how far its cell lies from its window's first, in dst and along each
    // dimension. The last entry is that of all numbers that are no tap's.
    Func offset{"offset"}, reach{"reach"};
    // Of each plane: does an index name no cell?
    Func missed{"missed"};
    const Expr taps = op.window.kernel[0] * op.window.kernel[1] * op.window.kernel[2];
    const int most = op.spec.index.bits() == 8 ? 255 : 65535;
    const Expr entries = min(taps, most) + 1;

    void define_tables() {
        Expr rest = i, sum = 0;
        Xyz along;
        for (int d = 0; d < 3; d++) {
            const Expr outer = d < 2 ? quotient_of_few(rest, op.window.kernel[d]) : Expr(0);
            along[d] = (rest - outer * op.window.kernel[d]) * op.window.dilation[d];
            sum += along[d] * op.dst.dim(d).stride();
            rest = outer;
        }
        offset(i) = sum;
        reach(i) = {along[0], along[1], along[2]};
        for (Func f : {offset, reach}) {
            f.compute_root().bound(i, 0, entries).vectorize(i, 8, TailStrategy::GuardWithIf);
            if (op.spec.index.bits() == 8) {
                f.store_in(Halide::MemoryType::Stack).bound_storage(i, 256);
            }
        }
    }
    Expr stored(const Xyz &at) const {
        return cast<int>(op.indices(at[0], at[1], at[2], p));
    }
    Expr tap(const Xyz &at) const {
        return promise_clamped(min(stored(at), entries - 1), 0, entries - 1);
    }
    // The first cell of a window, where a pad may lie.
    Expr origin(const Xyz &at, int d) const {
        return at[d] * op.window.stride[d] - op.window.pad[d];
    }
    Expr names_cell(const Xyz &at, const Expr &t) const {
        Expr all = t < taps;
        for (int d = 0; d < 3; d++) {
            const Expr cell = origin(at, d) + reach(t)[d] - op.cells.min[d];
            all = all && cast<uint32_t>(cell) < cast<uint32_t>(op.cells.extent[d]);
        }
        return all;
    }

    // Windows from first_whole() to past_whole() are whole along d.
    Expr first_whole(int d) const {
        const Expr stride = op.window.stride[d];
        return clamp((op.cells.min[d] + op.window.pad[d] + stride - 1) / stride, 0, n[d]);
    }
    Expr past_whole(int d) const {
        const Expr last = op.cells.min[d] + op.cells.extent[d] - 1 + op.window.pad[d] -
                          (op.window.kernel[d] - 1) * op.window.dilation[d];
        return clamp(last / op.window.stride[d] + 1, first_whole(d), n[d]);
    }

    // A plane whose cells follow each other is cleared as one line.
    void clear() {
        const Expr line = op.in_a_row() && op.fills_dst();
        op.dst(x, y, z, p) = Halide::undef(op.spec.elem);
        RDom others(0, 1, "others"), all(0, select(line, op.all_cells(), 0), "all");
        others.where(!line);
        op.dst(x, y, z, p) = op.zero() + cast(op.spec.elem, others.x);
        op.dst.update(0).vectorize(x, op.spec.lanes, TailStrategy::GuardWithIf);
        op.dst(op.placed(all.x), 0, 0, p) = op.zero();
    }

    // Vectors find whether a number is no tap's. Which cell it names is looked up only where a
    // window is not whole in the plane: in all of a row, or before and after those that are.
    void find_missed() {
        const Expr joined = lies_in_a_row(op.indices, 0, n);
        const Beyond::Loops loops{select(joined, n[0] * n[1] * n[2], n[0]),
                                  select(joined, 1, n[1]), select(joined, 1, n[2]), 1};
        Beyond beyond(loops, false, 16, Halide::Internal::const_true(),
                      [&](const std::vector<Expr> &at) {
                          const Expr stored = op.indices(anywhere(at[0]), at[1], at[2], at[3]);
                          return taps - 1 - cast<int>(stored);
                      }, Halide::Int(32));
        beyond.compute_root();
        RDom b(0, n[0], 0, 2, 0, n[1], 0, n[2], "b");
        Expr is_whole = Halide::Internal::const_true();
        for (int d = 1; d < 3; d++) {
            is_whole = is_whole && b[d + 1] >= first_whole(d) && b[d + 1] < past_whole(d);
        }
        const Expr before = select(is_whole, first_whole(0), n[0]);
        const Expr begin = select(b[1] == 0, 0, past_whole(0));
        b.where(b[0] < select(b[1] == 0, before, is_whole, n[0] - past_whole(0), 0));
        const Xyz at{inside(begin + b[0], op.indices.dim(0)), b[2], b[3]};
        missed(p) = beyond.some(p);
        missed(p) = Halide::max(missed(p), cast<uint8_t>(!names_cell(at, tap(at))));
        missed.compute_root().update().unroll(b[1]);
    }
};

bool applies(const Spec &spec) {
    return !spec.channels_last && spec.indices_are_taps() && !sums_round(spec);
}

}  // namespace

const ScatterEntry kTaps{"cells are found by a table of taps",
                         "channels-first, and numbers of taps as indices, sums in the elements' "
                         "type",
                         applies, make_schedule<Scatter, Taps>};

}  // namespace argpool::scattering
