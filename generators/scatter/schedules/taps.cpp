// Numbers of taps as indices: where each value goes stands in a table.
// SPDX-License-Identifier: MIT
#include "common/tap_table.h"
#include "scatter/scatter.h"

namespace argpool::scattering {
namespace {

class Taps final : public ScatterSchedule {
public:
    using ScatterSchedule::ScatterSchedule;

    // The values of a plane (channels-last: of the image) are written without tests, or each with
    // one.
    void define() override {
        const Func missed = table.missed(op.indices);
        op.clear();
        const bool last = op.spec.channels_last;
        const Xyz n = op.positions();
        const Expr unit = last ? Expr(0) : Expr(p), wrong = missed(unit) != 0;
        RDom r(0, last ? Expr(op.values.dim(0).extent()) : Expr(1), 0, n[0], 0, 2, 0, n[1], 0,
               n[2], "r");
        r.where(r[1] < Halide::select((r[2] == 1) == wrong, n[0], 0));
        const Xyz at{inside(r[1], op.values.dim(op.x_dim())), r[3], r[4]};
        const Expr plane = last ? Expr(r[0]) : Expr(p);
        const auto stored = op.in_layout<Expr>(at[0], at[1], at[2], plane);
        const Expr tap = op.indices(stored);
        const Expr entry = Halide::select(r[2] == 0, table.entry_of_tap(tap), table.entry(tap));
        r.where(r[2] == 0 || table.names_cell(at, entry));
        const Expr to = op.placed(table.place(at, entry) + r[0]);
        op.write({to, 0, 0, unit}, op.values(stored));
        op.updated().unroll(r[2]);
        op.mark(missed(unit));
    }

private:
    const Var p{"p"};
    const TapTable table{op.spec, op.window, op.cells, op.positions(), op.dst};
};

bool applies(const Spec &spec) {
    return spec.indices_are_taps() && !sums_round(spec);
}

}  // namespace

const ScatterEntry kTaps{"cells are found by a table of taps",
                         "numbers of taps as indices, sums in the elements' type", applies,
                         make_schedule<Scatter, Taps>};

}  // namespace argpool::scattering
