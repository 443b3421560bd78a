// Does every index name a cell of its own window? On a device: a thread an index; those whose index
// does not say so, all with the same word.
// SPDX-License-Identifier: MIT

#include "device_kernel.h"

namespace {

using namespace argpool;

class CheckIndices : public DeviceKernel<CheckIndices> {
public:
    Input<Halide::Buffer<>> indices{"indices", 4};
    Output<Halide::Buffer<uint8_t, 1>> foreign{"foreign"};

    void configure() {
        indices.set_type(index_type());
    }

    void generate() {
        check_schedule("check_indices");
        w = window();
        Threads threads(extents(indices), 1);
        const std::vector<Expr> at = threads.here();
        const Site o = site(at);
        threads.where(!(unrolls() ? is_any_of_its_taps(indices(at), o)
                                  : names_its_own(indices(at), o)));
        foreign(p) = cast<uint8_t>(0);
        foreign(unit(o.plane)) = cast<uint8_t>(1);
        const Var block("block"), thread("thread");
        foreign.gpu_tile(p, block, thread, block_threads, TailStrategy::GuardWithIf)
            .never_partition_all();
        threads.schedule(foreign.update(0));
        start_at_zero(indices);
        foreign.dim(0).set_stride(1);
        foreign.dim(0).set_bounds(0, channels_last() ? Expr(1) : indices.dim(3).extent());
    }

private:
    Var p{"p"};
    Window w;

    Expr first_cell(const Site &o, int d) const {
        return o.at[d] * w.stride[d] - w.pad[d];
    }
    // Windows of few taps: compared with each, which takes no division.
    Expr is_any_of_its_taps(const Expr &stored, const Site &o) const {
        const auto k = parse_xyz(kernel);
        Expr is_one = Halide::Internal::const_false();
        for (int i = 0; i < taps(); i++) {
            const Xyz tap{i % k[0], i / k[0] % k[1], i / k[0] / k[1]};
            Xyz cell;
            Expr is_this = Halide::Internal::const_true();
            for (int d = 0; d < 3; d++) {
                cell[d] = first_cell(o, d) + tap[d] * w.dilation[d];
                is_this = is_this && exists(cell[d], d);
            }
            is_this = is_this && cast<int64_t>(stored) == index_of(tap, cell, o.plane, w);
            is_one = is_one || is_this;
        }
        return is_one;
    }
    Expr names_its_own(const Expr &stored, const Site &o) const {
        const NamedCell named = named_by(stored, o);
        Expr own = named.valid;
        for (int d = 0; d < 3 && !numbers_taps(); d++) {
            const Expr from = named.cell[d] - first_cell(o, d), tap = from / w.dilation[d];
            own = own && from >= 0 && tap < w.kernel[d] && tap * w.dilation[d] == from;
        }
        return own;
    }
};

}  // namespace

HALIDE_REGISTER_GENERATOR(CheckIndices, check_indices)
