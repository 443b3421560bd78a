// Max unpooling as a gather (C8): of the windows over a cell whose index names it, the last one's
// value is the cell's. Right where indices are native.
// SPDX-License-Identifier: MIT
#include "gather.h"

namespace {

using namespace argpool;

const unpooling::GatherTable schedules("max_unpool", unpooling::gather_schedules());

class KeepLast final : public unpooling::CellRule {
public:
    explicit KeepLast(const Type &elem) : elem(elem) {}

    Expr nothing() const override {
        return cast(elem, 0);
    }
    Expr with(const Expr &so_far, const Expr &named, const Expr &value) const override {
        return select(named, value, so_far);
    }
    bool adds() const override {
        return false;
    }
    Expr stored_as(const Expr &cell) const override {
        return cell;
    }

private:
    const Type elem;
};

class MaxUnpool : public UnpoolGenerator<MaxUnpool> {
public:
    void generate() {
        const unpooling::GatherSpec row{spec(), window_axes(kernel, stride, pad, dilation), min_c,
                                        checks};
        define(schedules, unpooling::Gather(row, arguments(), buffers(), KeepLast(elem_type())));
    }
};

}  // namespace

HALIDE_REGISTER_GENERATOR(MaxUnpool, max_unpool)
