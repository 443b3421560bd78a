// Whole planes, for indices of any kind: every value, in row-major order of its pooled position,
// goes to the cell that its index names; wrong indices are passed over. For unpooling and the
// gradient of pooling.
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "any_index.h"
#include "beyond.h"

namespace argpool {

template<typename T>
class ScatterGenerator : public AnyIndexGenerator<T> {
public:
    template<typename U>
    using Input = typename KernelGenerator<T>::template Input<U>;
    template<typename U>
    using Output = typename Halide::Generator<T>::template Output<U>;

    // Of the gradient: grad_values, indices, grad_src.
    Input<Halide::Buffer<>> values{"values", 4}, indices{"indices", 4};
    Output<Halide::Buffer<>> dst{"dst", 4};

    // Says which planes may have an index that names no cell: there is a fourth buffer, foreign.
    GeneratorParam<bool> checks{"checks", false};

    void configure() {
        if (checks) {
            foreign = this->template add_output<Halide::Buffer<>>("foreign", Halide::UInt(8), 1);
        }
        values.set_type(this->elem_type());
        indices.set_type(this->index_type());
        dst.set_type(this->elem_type());
    }

protected:
    using typename AnyIndexGenerator<T>::Site;
    using KernelGenerator<T>::channels_last;

    Var x{"x"}, y{"y"}, z{"z"}, p{"p"};

    void clear() {
        const std::vector<Var> at = this->template in_layout<Var>(x, y, z, p);
        dst(at) = cast(this->elem_type(), 0);
        dst.vectorize(at[0], this->lanes, TailStrategy::Predicate);
    }

    // Adds updates to `target`, which write(cell, value) defines for a value and its cell. Planes
    // whose offsets need not be taken apart are looked through in vectors first; where no index is
    // beyond them, as in all but a few, values go to their cells without a test.
    template<typename Target, typename Write>
    void scatter(Target &target, const Expr &in_a_row, const Write &write) {
        if (!this->numbers_taps()) {
            const Expr direct = this->direct(in_a_row);
            beyond = std::make_unique<Beyond>(
                indices, channels_last(), 8, direct, count(this->cells()),
                [this](const std::vector<Expr> &at) {
                    return this->distance(indices(at), {{}, at[channels_last() ? 0 : 3]});
                });
            beyond->compute_root();
            clean = direct && beyond->some(channels_last() ? Expr(0) : Expr(p)) == 0;
            visit(target, clean, write, [this](const Expr &stored, const Site &site) {
                const Cells box = this->cells();
                const Expr row = box.min[0] + cast<int>(this->distance(stored, site));
                return NamedCell{{row, box.min[1], box.min[2]}, {}};
            });
        }
        this->in_each_way(in_a_row, [&](const Expr &when, const auto &locate) {
            visit(target, clean.defined() ? when && !clean : when, write, locate);
        });
    }

    void constrain() {
        if (foreign) {
            Func result = *foreign;
            result(p) = clean.defined() ? select(clean, cast<uint8_t>(0), cast<uint8_t>(1))
                                        : cast<uint8_t>(1);
            start_at_zero(*foreign);
            foreign->dim(0).set_extent(channels_last() ? Expr(1) : values.dim(3).extent());
        }
        start_at_zero(values);
        start_at_zero(indices);
        start_at_zero(dst);
    }

private:
    Halide::GeneratorOutput<Halide::Buffer<>> *foreign = nullptr;
    std::unique_ptr<Beyond> beyond;
    Expr clean;  // no index of plane p (channels-last: of the image) is beyond its cells

    // If `when`, writes every value to the cell that locate(stored, site) gives, if it is valid;
    // several values a turn where it cannot but be.
    template<typename Target, typename Write, typename Locate>
    void visit(Target &target, const Expr &when, const Write &write, const Locate &locate) {
        const int x_dim = this->x_dim();
        RDom r(0, values.dim(x_dim).extent(), 0, values.dim(x_dim + 1).extent(), 0,
               values.dim(x_dim + 2).extent(), "r");
        r.where(when);
        const auto from = this->template in_layout<Expr>(r.x, r.y, r.z, p);
        const NamedCell to = locate(indices(from), Site{{r.x, r.y, r.z}, p});
        if (to.valid.defined()) {
            r.where(to.valid);
        }
        write(to.cell, values(from));
        Halide::Stage writes = target.update(target.num_update_definitions() - 1);
        const Var channels, channel;
        const Halide::RVar turns, turn;
        if (channels_last() && !to.valid.defined()) {
            writes.split(p, channels, channel, 4, TailStrategy::GuardWithIf).unroll(channel)
                .reorder(channel, channels, r.x, r.y, r.z);
        } else if (channels_last()) {
            writes.reorder(p, r.x, r.y, r.z);
        } else if (!to.valid.defined()) {
            writes.split(r.x, turns, turn, 8, TailStrategy::GuardWithIf).unroll(turn);
        } else {
            writes.unscheduled();
        }
    }
};

}  // namespace argpool
