// Numbers of taps as indices: a tap's offset from its window's first cell stands in a table.
// Scalars move the cells: vectors of offsets, looked up lane by lane, would be taken apart again
// for the addresses.
// SPDX-License-Identifier: MIT
#include "common/tap_table.h"
#include "unpool_gradient/gradient.h"

namespace argpool::unpool_gradient {
namespace {

class TableOfTaps final : public GradientSchedule {
public:
    using GradientSchedule::GradientSchedule;

    // The positions of a plane (channels-last: of the image) are looked up without tests, by groups
    // of a row (of a pixel's channels) and then one by one; or one by one, each with a test. Rows
    // that may be short have no groups: a loop over few takes longer to begin than to run.
    void define() override {
        const Func missed = table.missed(op.indices);
        const bool last = op.spec.channels_last;
        const int group = last || op.spec.min_w >= op.spec.lanes ? op.spec.lanes : 1;
        const Xyz extent = op.positions();
        const Expr line = last ? op.channels() : extent[0];
        const Expr wrong = missed(op.marked_unit()) != 0;
        RDom r(0, group, 0, line, 0, 2, 0, 2, 0, last ? extent[0] : Expr(1), 0, extent[1],
               0, extent[2], "r");
        const Expr rest = r[2] == 1, tests = r[3] == 1;
        const Expr groups = Halide::select(tests, 0, line / group);
        const Expr steps = Halide::select(rest, line - groups * group, groups);
        r.where(r[1] < Halide::select(tests == wrong, steps, 0) && (!rest || r[0] == 0));
        const Expr in_line = Halide::select(rest, groups * group + r[1], r[1] * group + r[0]);
        const Site of = last ? Site{{r[4], r[5], r[6]}, in_line}
                             : Site{{in_line, r[5], r[6]}, op.p};
        const Expr stored = op.index_at(of), entry = table.entry(stored);
        const Expr valid = table.names_cell(of.at, entry);
        const auto cell = [&](const Expr &place) {
            return last ? op.grad_dst(anywhere(place + of.plane), 0, 0, 0)
                        : op.grad_dst(anywhere(place), 0, 0, of.plane);
        };
        const Expr first = table.first_cell();
        op.take(op.in_buffer(of.at, of),
                Halide::select(!tests, cell(table.place(of.at, table.entry_of_tap(stored))),
                               valid, cell(Halide::select(valid, table.place(of.at, entry), first)),
                               op.zero()));
        op.taken().unroll(r[0]).unroll(r[2]).unroll(r[3]);
        op.mark(op.marked_unit(), wrong);
    }

private:
    const TapTable table{op.spec, op.window, op.cells, op.positions(), op.grad_dst};
};

}  // namespace

const GradientEntry kTapTable{
    "tap numbers: where a tap's cell lies stands in a table",
    "tap numbers as indices that neither selected_taps nor tap_loads serves",
    [](const Spec &spec) {
        return spec.indices_are_taps() && !kSelectedTaps.applies(spec) && !kTapLoads.applies(spec);
    },
    make_schedule<Gradient, TableOfTaps>};

}  // namespace argpool::unpool_gradient
