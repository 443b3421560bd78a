// Max pooling on a device (C4-C7): a thread a window, or a vector of windows.
// SPDX-License-Identifier: MIT

#include "device_kernel.h"
#include "float_bits.h"

namespace {

using namespace argpool;

class MaxPool : public DeviceKernel<MaxPool> {
public:
    Input<Halide::Buffer<>> src{"src", 4};
    Halide::GeneratorOutput<Func> *out = nullptr;

    void configure() {
        src.set_type(value_type());
        std::vector<Type> types{value_type()};
        if (captures()) {
            types.push_back(index_type());
        }
        out = add_output<Func>("out", types, 4);
    }

    void generate() {
        check_schedule("max_pool");
        w = window();
        Func result = *out;
        const std::vector<Expr> extent = extents(result.output_buffers()[0]);
        const Threads threads(extent, lanes);
        const Site o = site(threads.place(number, lane));

        // The tap's number, the value, and what it is compared by.
        best(lane, number) = Tuple(Halide::undef<int>(), Halide::undef(value_type()),
                                   Halide::undef(value_type()));
        const RDom tap(0, w.kernel[0], 0, w.kernel[1], 0, w.kernel[2], "tap");
        const auto [t, cell] = nearest(o, {tap.x, tap.y, tap.z});
        const Expr value = src(in_memory(src, cell, o.plane));
        const Expr code = (t[2] * w.kernel[1] + t[1]) * w.kernel[0] + t[0];
        const Halide::FuncRef so_far = best(lane, number);
        const bool floats = elem_type().is_float();
        const FloatBits bits(elem_type());
        const Expr key = floats ? bits.key(value) : value;
        const Expr later = floats ? bits.wins(key, so_far[2]) : key > so_far[2];
        const Expr wins = (tap.x == 0 && tap.y == 0 && tap.z == 0) || later;
        best(lane, number) = Tuple(select(wins, code, so_far[0]), select(wins, value, so_far[1]),
                                   select(wins, key, so_far[2]));

        const std::vector<Var> at = in_layout<Var>(x, y, z, p);
        const std::vector<Expr> to = threads.here();
        const Halide::FuncRef found = best(threads.lane(), threads.number());
        const Expr stored = found[1];
        if (captures()) {
            result(at) = Tuple(Halide::undef(value_type()), Halide::undef(index_type()));
            result(to) = Tuple(stored, index_of_code(found[0], site(to)));
        } else {
            result(at) = Halide::undef(value_type());
            result(to) = stored;
        }
        const Halide::LoopLevel thread(result, threads.schedule(result.update(0)));
        best.compute_at(thread).vectorize(lane);
        unroll_few(best.update(0), lane, tap, unrolls());

        promise_vectors(src);
        for (auto &buffer : result.output_buffers()) {
            promise_vectors(buffer);
        }
        for (int d = 0; d < 4; d++) {
            src.dim(d).set_min(0);
            result.output_buffers()[0].dim(d).set_min(0);
        }
    }

private:
    Var x{"x"}, y{"y"}, z{"z"}, p{"p"}, lane{"lane"}, number{"number"};
    Func best{"best"};
    Window w;

    bool captures() const {
        return index != Index::None;
    }
    // Of values in memory: floating-point numbers are bits.
    Type value_type() const {
        return elem_type().is_float() ? Halide::Int(elem_type().bits()) : elem_type();
    }
    // A tap and its cell. A padding tap stands for the nearest one whose cell exists: seen twice in
    // a row, it changes neither the first maximum nor the last NaN.
    std::pair<Xyz, Xyz> nearest(const Site &o, const Xyz &tap) const {
        Xyz t, cell;
        for (int d = 0; d < 3; d++) {
            const Expr last = src.dim(channels_last() ? d + 1 : d).extent() - 1;
            const Expr start = o.at[d] * w.stride[d] - w.pad[d];
            if (!any() && parse_xyz(dilation)[d] == 1) {
                // Not clamp: its constants would be taken out of the address, alignment with them.
                const Expr at = start + tap[d];
                cell[d] = select(at < 0, 0, at > last, last, at);
                t[d] = cell[d] - start;
            } else {
                const Expr from = max(0, (-start - 1) / w.dilation[d] + 1);
                t[d] = clamp(tap[d], from, min(w.kernel[d] - 1, (last - start) / w.dilation[d]));
                cell[d] = start + t[d] * w.dilation[d];
            }
        }
        return {t, cell};
    }
    Xyz cell_of(const Site &o, const Xyz &tap) const {
        Xyz at;
        for (int d = 0; d < 3; d++) {
            at[d] = o.at[d] * w.stride[d] - w.pad[d] + tap[d] * w.dilation[d];
        }
        return at;
    }
    Expr index_of_code(const Expr &code, const Site &o) const {
        const Xyz tap{code % w.kernel[0], code / w.kernel[0] % w.kernel[1],
                      code / w.kernel[0] / w.kernel[1]};
        const Expr index = index_of(tap, cell_of(o, tap), o.plane, w);
        return cast(index_type(), numbers_taps() ? code : index);
    }
};

}  // namespace

HALIDE_REGISTER_GENERATOR(MaxPool, max_pool)
