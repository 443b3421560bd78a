// Max pooling on a device (C4-C7): a thread a window, or a vector of windows.
// SPDX-License-Identifier: MIT

#include "device_kernel.h"
#include "half_key.h"

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

        // The tap's number and the value, in this order: see pool_taps.h.
        const RDom tap(0, w.kernel[0], 0, w.kernel[1], 0, w.kernel[2], "tap");
        const Xyz t = existing(o, {tap.x, tap.y, tap.z});
        const Expr value = load(o, t), code = (t[2] * w.kernel[1] + t[1]) * w.kernel[0] + t[0];
        best(lane, number) = Tuple(Halide::undef<int>(), Halide::undef(value.type()));
        const Halide::FuncRef so_far = best(lane, number);
        const Expr wins =
            (tap.x == 0 && tap.y == 0 && tap.z == 0) || later_wins(value, so_far[1]);
        best(lane, number) = Tuple(select(wins, code, so_far[0]), select(wins, value, so_far[1]));

        const std::vector<Var> at = in_layout<Var>(x, y, z, p);
        const std::vector<Expr> to = threads.here();
        const Halide::FuncRef found = best(threads.lane(), threads.number());
        const Expr stored = half() ? HalfKey(elem_type()).bits_of(found[1]) : found[1];
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

        src.dim(0).set_stride(1);
        for (auto &buffer : result.output_buffers()) {
            buffer.dim(0).set_stride(1);
        }
        for (int d = 0; d < 4; d++) {
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
    bool half() const {
        return elem_type().is_float() && elem_type().bits() == 16;
    }
    // f16 and bf16 are keys on the way.
    Type value_type() const {
        return half() ? Halide::Int(16) : elem_type();
    }
    // A padding tap stands for the nearest one whose cell exists: seen twice in a row, it changes
    // neither the first maximum nor the last NaN.
    Xyz existing(const Site &o, const Xyz &tap) const {
        Xyz nearest;
        for (int d = 0; d < 3; d++) {
            const auto of = src.dim(channels_last() ? d + 1 : d);
            const Expr start = o.at[d] * w.stride[d] - w.pad[d];
            const Expr first = max(0, (of.min() - start - 1) / w.dilation[d] + 1);
            const Expr last = min(w.kernel[d] - 1, (of.max() - start) / w.dilation[d]);
            const bool one = !any() && parse_xyz(kernel)[d] == 1;
            nearest[d] = one ? Expr(0) : clamp(tap[d], first, last);
        }
        return nearest;
    }
    Xyz cell(const Site &o, const Xyz &tap) const {
        Xyz at;
        for (int d = 0; d < 3; d++) {
            at[d] = o.at[d] * w.stride[d] - w.pad[d] + tap[d] * w.dilation[d];
        }
        return at;
    }
    Expr load(const Site &o, const Xyz &tap) const {
        const Expr value = src(in_memory(src, cell(o, tap), o.plane));
        return half() ? HalfKey(elem_type()).of_bits(value) : value;
    }
    Expr later_wins(const Expr &value, const Expr &best) const {
        const Expr wins = half() ? HalfKey(elem_type()).wins(value, best) : value > best;
        return value.type().is_float() ? wins || Halide::is_nan(value) : wins;
    }
    Expr index_of_code(const Expr &code, const Site &o) const {
        const Xyz tap{code % w.kernel[0], code / w.kernel[0] % w.kernel[1],
                      code / w.kernel[0] / w.kernel[1]};
        return cast(index_type(), numbers_taps() ? code : index_of(tap, cell(o, tap), o.plane, w));
    }
};

}  // namespace

HALIDE_REGISTER_GENERATOR(MaxPool, max_pool)
