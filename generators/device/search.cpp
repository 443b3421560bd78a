// On a device: which index is the first that names no cell, and writing it to the caller's word. A
// block looks through a plane that has foreign indices.
// SPDX-License-Identifier: MIT

#include "device_kernel.h"

namespace {

using namespace argpool;

class LocateIndex : public DeviceKernel<LocateIndex> {
public:
    Input<Halide::Buffer<>> indices{"indices", 5};
    Input<Halide::Buffer<uint8_t, 1>> foreign{"foreign"};
    Output<Halide::Buffer<int64_t, 1>> first_bad{"first_bad"};

    void configure() {
        indices.set_type(index_type());
    }

    void generate() {
        check_schedule("locate_index");
        const int d = x_dim();
        std::vector<Expr> box;
        for (int i = 0; i < 3; i++) {
            box.push_back(indices.dim(d + i).extent());
        }
        box.push_back(channels_last() ? channels(indices) : Expr(1));  // x, y, z, channel
        LeastInBlock search({u}, product(box), foreign(u) != 0, [&](const Expr &number) {
            const std::vector<Expr> at = place_in(box, number);
            const Expr channel = channels_last() ? at[3] : u % channels(indices);
            const Expr image = channels_last() ? Expr(u) : u / channels(indices);
            const Spot o{{{at[0], at[1], at[2]}, channel}, image};
            return !named_by(indices(of_buffer(indices, o.site.at, o)), o).valid;
        });
        const Expr least = search.least(u);
        first_bad(u) = select(least == LeastInBlock::none(), Halide::Int(64).max(),
                              cast<int64_t>(least));
        first_bad.gpu_blocks(u);
        search.compute_at(Halide::LoopLevel(first_bad, u));
        start_at_zero(indices);
        start_at_zero(foreign);
        first_bad.dim(0).set_stride(1).set_bounds(0, units(indices));
    }

private:
    Var u{"u"};
};

class ReportIndex : public DeviceKernel<ReportIndex> {
public:
    Input<Halide::Buffer<int64_t, 1>> first_bad{"first_bad"};
    Output<Halide::Buffer<int64_t, 1>> word{"word"};

    void generate() {
        check_schedule("report_index");
        const Expr nowhere = Halide::Int(64).max();
        LeastInBlock search({u}, first_bad.dim(0).extent(), Halide::Internal::const_true(),
                            [&](const Expr &p) { return first_bad(p) != nowhere; });
        const RDom once(0, 1, "once");
        const Expr plane = search.least(once);
        const Expr at = min(plane, first_bad.dim(0).extent() - 1);
        const Expr reported = 1 + index_base + cast<int64_t>(plane) * index_stride_x +
                          first_bad(inside(at, first_bad.dim(0)));
        word(u) = Halide::undef<int64_t>();
        word(once) = select(word(once) == 0 && plane != LeastInBlock::none(), reported, word(once));
        word.update(0).gpu_blocks(once);
        search.compute_at(Halide::LoopLevel(word, once));
        start_at_zero(first_bad);
        word.dim(0).set_stride(1).set_bounds(0, 1);
    }

private:
    Var u{"u"};
};

}  // namespace

HALIDE_REGISTER_GENERATOR(LocateIndex, locate_index)
HALIDE_REGISTER_GENERATOR(ReportIndex, report_index)
