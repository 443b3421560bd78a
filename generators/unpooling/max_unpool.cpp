// Max unpooling as a gather (C8): a cell has the value of the last window over it, in row-major
// order, whose index names it, and else zero. Right only where each index names a cell of its own
// window, which check_indices, or the kernel itself (`checks`), tests.
// SPDX-License-Identifier: MIT
#include "gather.h"

namespace {

using namespace argpool;

// Its lines also become those of --help, under this generator's name.
const unpooling::GatherTable schedules("max_unpool", unpooling::gather_schedules());

// Windows over a cell are visited in row-major order, so a later one that names the cell replaces
// an earlier one. Elements are unsigned integers: bits that are only moved.
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
    // Gather keeps a reference to its rule, a temporary that lives until define() has returned.
    void generate() {
        const unpooling::GatherSpec row{spec(), window_axes(kernel, stride, pad, dilation), min_c,
                                        checks};
        define(schedules, unpooling::Gather(row, arguments(), buffers(), KeepLast(elem_type())));
    }
};

}  // namespace

// The class, and the name that tools/emit gives with -g.
HALIDE_REGISTER_GENERATOR(MaxUnpool, max_unpool)
