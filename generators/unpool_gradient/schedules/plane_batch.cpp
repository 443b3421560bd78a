// Small planes: what is done for each plane takes longer than its positions. The indices of all
// planes of a call are checked as one row; where none is wrong, cells are loaded one by one without
// another test. Where one is, every position is tested.
// SPDX-License-Identifier: MIT
#include "unpool_gradient/parts/index_lookup.h"
#include "unpool_gradient/parts/small_planes.h"

namespace argpool::unpool_gradient {
namespace {

class PlaneBatch final : public GradientSchedule {
public:
    using GradientSchedule::GradientSchedule;

    void define() override {
        const Expr small = are_small_planes(op);
        check_all(select(small, op.plane_positions() * op.planes(), 0));
        take_clean(select(small, op.planes(), 0));
        take_tested(select(small, op.planes(), 0));
        others.take(!small);
    }

private:
    const IndexLookup others{op};
    const Var lane{"lane"}, v{"v"}, q{"q"};
    Func clean{"clean"};  // is no index wrong?

    void check_all(const Expr &all) {
        const int n = 8;
        const auto sign = [&](const Expr &at) {
            const Expr far =
                cast<int64_t>(op.indices(anywhere(at), 0, 0, 0)) - first_index_of_all(op);
            return sign_of_distance(op, far);
        };
        const RDom v(0, all / n, "v"), e(0, all % n, "e"), l(0, n, "l");
        Func signs("signs"), rest("rest");
        signs(lane) = cast<int64_t>(0);
        signs(lane) = signs(lane) | sign(v * n + lane);
        rest() = cast<int64_t>(0);
        rest() = rest() | sign(all / n * n + e);
        clean() = rest() >= 0;
        clean() = clean() && signs(l) >= 0;
        signs.compute_root().store_in(Halide::MemoryType::Stack).bound(lane, 0, n).vectorize(lane);
        signs.update().reorder(lane, v).vectorize(lane);
        rest.compute_root();
        clean.compute_root().update().unroll(l);
    }

    void take_clean(const Expr &planes) {
        const int n = op.spec.lanes;
        const Expr length = op.plane_positions();
        const auto start = [&](const Expr &vector) {
            return Halide::min(vector * n, length - n);
        };
        Func taken("taken");
        RDom there(0, 1, "there");
        const Expr index = op.indices(anywhere(start(v) + lane), 0, 0, q);
        taken(lane, v, q) = Halide::undef(op.spec.elem);
        taken(lane, v, q) = op.numbered_cell(
            there.x + low_half_by_itself(index) - cast<int>(first_index_of_all(op)), q);
        RDom r(0, n, 0, (length + n - 1) / n, 0, planes, "r");
        r.where(clean());
        op.take({anywhere(start(r.y) + r.x), 0, 0, r.z}, taken(r.x, r.y, r.z));
        op.taken().allow_race_conditions().vectorize(r.x);
        taken.bound(lane, 0, n)
            .bound_extent(v, 1)
            .bound_extent(q, 1)
            .compute_at(op.grad_values, r.y)
            .store_in(Halide::MemoryType::Stack)
            .vectorize(lane);
        taken.update().unroll(lane);
    }

    void take_tested(const Expr &planes) {
        const Expr length = op.plane_positions();
        RDom one(0, length, 0, planes, "one"), mark(0, length, 0, planes, "mark");
        one.where(!clean());
        mark.where(!clean());
        const Expr last_cell = cast<uint32_t>(op.plane_cells() - 1);
        const auto key = [&](const Expr &at, const Expr &plane) {
            return op.number_at({{anywhere(at), 0, 0}, plane});
        };
        const Expr number = key(one.x, one.y);
        op.take({anywhere(one.x), 0, 0, one.y},
                select(number <= last_cell,
                       op.numbered_cell(cast<int>(Halide::min(number, last_cell)), one.y),
                       op.zero()));
        op.mark(mark.y, key(mark.x, mark.y) > last_cell);
        op.taken().unscheduled();
        op.marked().unscheduled();
    }
};

}  // namespace

const GradientEntry kPlaneBatch{
    "small planes: the indices of all planes are checked first, as one row",
    "channels-first, and offsets as indices",
    [](const Spec &spec) { return !spec.channels_last && !spec.indices_are_taps(); },
    make_schedule<Gradient, PlaneBatch>};

}  // namespace argpool::unpool_gradient
