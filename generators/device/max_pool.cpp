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
        const Order order(elem_type(), get_target());
        const RDom tap(0, w.kernel[0], 0, w.kernel[1], 0, w.kernel[2], "tap");
        find_best(order, tap, place(number, lane));

        const RDom r({{0, int(lanes)}, {0, product(box)}}, "cell");
        const std::vector<Var> at = in_memory<Var>(x, y, z, c, n);
        const Spot to = place(r[1], r[0]);
        const Xyz &p = to.site.at;
        const std::vector<Expr> there =
            in_memory<Expr>(p[0], p[1], p[2], to.site.plane, to.image);
        const Halide::FuncRef found = best(r[0], r[1]);
        const Expr stored = Halide::reinterpret(value_type(), found[1]);
        if (captures()) {
            result(at) = Tuple(Halide::undef(value_type()), Halide::undef(index_type()));
            const Expr first = number_of_tap(nearest(p, {0, 0, 0}).first, w);
            const Expr code =
                unrolls() ? Expr(found[0]) : select(found[0] == none, first, found[0]);
            result(there) = Tuple(stored, index_of_code(code, to));
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
    static constexpr int none = -1;  // no tap's number

    bool captures() const {
        return index != Index::None;
    }
    // The type of values in memory: floating-point numbers are bits.
    Type value_type() const {
        return elem_type().is_float() ? Halide::Int(elem_type().bits()) : elem_type();
    }
    // `best` of a window: the tap's number, the value, unless its bits are what it is compared by,
    // and that, which is last: the other parts' stores read it (generators/README.md names the
    // trap). In loops that are not unrolled, a test for the first tap would cost an instruction a
    // tap: where no tap is greater than the least value, the number stays `none`, which means the
    // first, and generate() computes that at the end.
    void find_best(const Order &order, const RDom &tap, const Spot &o) {
        const auto candidate = [&](const Expr &code, const Expr &value) {
            std::vector<Expr> all{code};
            if (!order.keys_are_values()) {
                all.push_back(value);
            }
            all.push_back(order.key(value));
            return all;
        };
        best(lane, number) = Tuple(candidate(none, order.least_value()));
        const auto [t, cell] = nearest(o.site.at, {tap.x, tap.y, tap.z});
        const std::vector<Expr> seen =
            candidate(number_of_tap(t, w), src(of_buffer(src, cell, o)));
        const Halide::FuncRef so_far = best(lane, number);
        const Expr is_first = unrolls() ? tap.x == 0 && tap.y == 0 && tap.z == 0
                                        : Halide::Internal::const_false();
        const Expr wins = is_first || order.wins(seen.back(), so_far[int(seen.size()) - 1]);
        std::vector<Expr> better;
        for (size_t i = 0; i < seen.size(); i++) {
            better.push_back(select(wins, seen[i], so_far[int(i)]));
        }
        best(lane, number) = Tuple(better);
    }
    Expr first_cell(const Xyz &o, int d) const {
        return o[d] * w.stride[d] - w.pad[d];
    }
    Expr last_cell(int d) const {
        return src.dim(channels_last() ? d + 1 : d).extent() - 1;
    }
    // The first and the last tap along d whose cell exists; a window has one (C3).
    std::pair<Expr, Expr> existing(const Xyz &o, int d) const {
        const Expr &step = w.dilation[d];
        const Expr start = first_cell(o, d);
        return {quotient(max(-start, 0) + step - 1, step),
                min(w.kernel[d] - 1, quotient(max(last_cell(d) - start, 0), step))};
    }
    // A tap and its cell. A padding tap stands for the nearest one whose cell exists: seen twice in
    // a row, it changes neither the first maximum nor the last NaN.
    std::pair<Xyz, Xyz> nearest(const Xyz &o, const Xyz &tap) const {
        Xyz t, cell;
        for (int d = 0; d < 3; d++) {
            const Expr last = last_cell(d), start = first_cell(o, d);
            if (!any() && parse_xyz(dilation)[d] == 1) {
                // Not clamp: its constants would be taken out of the address, alignment with them.
                const Expr at = start + tap[d];
                cell[d] = select(at < 0, 0, at > last, last, at);
                t[d] = cell[d] - start;
            } else {
                const auto [from, to] = existing(o, d);
                t[d] = clamp(tap[d], from, to);
                cell[d] = start + t[d] * w.dilation[d];
            }
        }
        return {t, cell};
    }
    Expr index_of_code(const Expr &code, const Spot &o) const {
        if (numbers_taps()) {
            return cast(index_type(), code);
        }
        const Expr rows = quotient(code, w.kernel[0]), slabs = quotient(rows, w.kernel[1]);
        const Xyz tap{code - rows * w.kernel[0], rows - slabs * w.kernel[1], slabs};
        Xyz cell;
        for (int d = 0; d < 3; d++) {
            cell[d] = first_cell(o.site.at, d) + tap[d] * w.dilation[d];
        }
        return cast(index_type(), offset_of(cell, o));
    }
};

}  // namespace

HALIDE_REGISTER_GENERATOR(MaxPool, max_pool)
