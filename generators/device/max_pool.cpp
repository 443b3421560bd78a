// Max pooling on a device (C4-C7): a thread a window, or a vector of windows.
// SPDX-License-Identifier: MIT

#include "device_kernel.h"
#include "order.h"

namespace {

using namespace argpool;

class MaxPool : public DeviceKernel<MaxPool> {
public:
    Input<Halide::Buffer<>> src{"src", 5};
    Halide::GeneratorOutput<Func> *out = nullptr;

    void configure() {
        src.set_type(value_type());
        std::vector<Type> types{value_type()};
        if (captures()) {
            types.push_back(index_type());
        }
        out = add_output<Func>("out", types, 5);
    }

    void generate() {
        check_schedule("max_pool");
        w = window();
        Func result = *out;
        std::vector<Expr> box = extents(result.output_buffers()[0]);
        box[0] = ceil_div(box[0], lanes);
        const auto place = [&](const Expr &number, const Expr &lane) {
            std::vector<Expr> at = place_in(box, number);
            at[0] = at[0] * int(lanes) + lane;
            return spot(at);
        };
        const Spot o = place(number, lane);

        // The tap's number, the value, and what it is compared by.
        const Order order(elem_type(), get_target());
        best(lane, number) = Tuple(Halide::undef<int>(), Halide::undef(value_type()),
                                   Halide::undef(order.key_type()));
        const RDom tap(0, w.kernel[0], 0, w.kernel[1], 0, w.kernel[2], "tap");
        const auto [t, cell] = nearest(o.site.at, {tap.x, tap.y, tap.z});
        const Expr value = src(of_buffer(src, cell, o));
        const Expr code = number_of_tap(t, w);
        const Halide::FuncRef so_far = best(lane, number);
        const Expr key = order.key(value);
        const Expr wins =
            (tap.x == 0 && tap.y == 0 && tap.z == 0) || order.wins(key, so_far[2]);
        best(lane, number) = Tuple(select(wins, code, so_far[0]), select(wins, value, so_far[1]),
                                   select(wins, key, so_far[2]));

        const RDom r({{0, int(lanes)}, {0, product(box)}}, "cell");
        const std::vector<Var> at = in_memory<Var>(x, y, z, c, n);
        const Spot to = place(r[1], r[0]);
        const Xyz &p = to.site.at;
        const std::vector<Expr> there =
            in_memory<Expr>(p[0], p[1], p[2], to.site.plane, to.image);
        const Halide::FuncRef found = best(r[0], r[1]);
        const Expr stored = found[1];
        if (captures()) {
            result(at) = Tuple(Halide::undef(value_type()), Halide::undef(index_type()));
            result(there) = Tuple(stored, index_of_code(found[0], to));
        } else {
            result(at) = Halide::undef(value_type());
            result(there) = stored;
        }
        const Halide::LoopLevel thread(
            result, schedule_threads(result.update(0), r, vectors() ? 0 : -1));
        best.compute_at(thread).vectorize(lane);
        Halide::Stage update = best.update(0);
        update.reorder(lane, tap.x, tap.y, tap.z).vectorize(lane);
        for (int d = 0; unrolls() && d < 3; d++) {
            update.unroll(tap[d]);
        }

        promise_vectors(src);
        for (auto &buffer : result.output_buffers()) {
            promise_vectors(buffer);
        }
        for (int d = 0; d < 5; d++) {
            src.dim(d).set_min(0);
            result.output_buffers()[0].dim(d).set_min(0);
        }
    }

private:
    Var x{"x"}, y{"y"}, z{"z"}, c{"c"}, n{"n"}, lane{"lane"}, number{"number"};
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
    std::pair<Xyz, Xyz> nearest(const Xyz &o, const Xyz &tap) const {
        Xyz t, cell;
        for (int d = 0; d < 3; d++) {
            const Expr last = src.dim(channels_last() ? d + 1 : d).extent() - 1;
            const Expr start = o[d] * w.stride[d] - w.pad[d];
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
    Expr index_of_code(const Expr &code, const Spot &o) const {
        if (numbers_taps()) {
            return cast(index_type(), code);
        }
        const Xyz tap{code % w.kernel[0], code / w.kernel[0] % w.kernel[1],
                      code / w.kernel[0] / w.kernel[1]};
        Xyz cell;
        for (int d = 0; d < 3; d++) {
            cell[d] = o.site.at[d] * w.stride[d] - w.pad[d] + tap[d] * w.dilation[d];
        }
        return cast(index_type(), offset_of(cell, o));
    }
};

}  // namespace

HALIDE_REGISTER_GENERATOR(MaxPool, max_pool)
