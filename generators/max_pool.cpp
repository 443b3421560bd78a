// Max pooling with index capture (C4-C7): a window's first maximum, or its last NaN, and its index.
// SPDX-License-Identifier: MIT

#include <memory>

#include "pool_gpu.h"
#include "pool_running.h"

namespace argpool {

class MaxPool : public PoolGpu {
public:
    void generate() {
        const std::string s = schedule_name;
        const bool known = on_device() ? s == "gpu"
                           : any() ? s == "rows" || running() || (s == "flat" && !channels_last())
                                 : s == "rows" || s == "half" || s == "narrow" || s == "stream" ||
                                       s == "flat";
        _halide_user_assert(known)
            << "max_pool has no schedule \"" << s << "\" for this layout and window\n";
        w = window();
        if (on_device()) {
            define_gpu();
        } else if (running()) {
            define_running();
        } else if (flat_planes()) {
            define_flat();
        } else if (channels_last()) {
            define_channels();
        } else if (any()) {
            define_any();
        } else {
            define_rows();
        }
    }

    void schedule() {
        if (on_device()) {
            schedule_gpu();
        } else if (running()) {
            schedule_running();
        } else if (flat_planes()) {
            schedule_flat();
        } else if (channels_last()) {
            schedule_channels();
        } else if (any()) {
            schedule_any();
        } else {
            schedule_rows();
        }
        src.dim(0).set_stride(1);
        for (auto &buffer : out_buffers()) {
            buffer.dim(0).set_stride(1);
            // Elements of another size than the values' are as well aligned in number.
            const int bytes = align * buffer.type().bytes() / elem_type().bytes();
            promise_alignment(buffer, std::min<int>(align, bytes));
        }
        for (int d = 0; d < 4; d++) {
            out_buffers()[0].dim(d).set_min(0);
        }
    }

private:
    Var vectors{"vectors"}, within{"within"};

    void schedule_running() {
        Func f = *out;
        f.split(channels_last() ? p : x, vectors, within, lanes, TailStrategy::Predicate)
            .vectorize(within);
        const Var each = channels_last() ? x : vectors;  // the innermost loop
        best.compute_at(f, each).store_in(Halide::MemoryType::Stack).vectorize(lane);
        best.bound_storage(channels_last() ? p : x, 1);
        unroll(best.update(0), tap);
        maxima->schedule(f, within, vectors, x, y, z);
        schedule_wide({f, each});
    }

    std::unique_ptr<RunningMaxima> maxima;

    // The best of x and y by running maxima; then along z.
    void define_running() {
        if (channels_last()) {
            start_lanes(x, p * lanes);
        } else {
            start_lanes(x * lanes, p);
        }
        const Type bits = code_type().with_code(halide_type_uint);
        const Xyz weight{cast(bits, code({1, 0, 0})), cast(bits, code({0, 1, 0})), 0};
        const auto extent = [this](int d) {
            return out_buffers()[0].dim(channels_last() ? d + 1 : d).extent();
        };
        const Expr exists = likely(pp <= src.dim(0).max());
        maxima = std::make_unique<RunningMaxima>(RunningMaxima::Kernel{
            w, lanes, channels_last(), captures(), value_type(), bits, weight,
            {extent(0), extent(1)}, {src_dim(0), src_dim(1)},
            [this](const Expr &later, const Expr &best) { return later_loses(later, best); },
            [this](const Expr &cx, const Expr &cy, const Expr &cz) { return load(cx, cy, cz); },
            channels_last() ? exists : Halide::Internal::const_true(), lane, p});
        tap = RDom(0, 1, 0, 1, 0, w.kernel[2], "tap");
        const Expr tz = existing(2, z, tap.z), cz = cell(2, z, tz);
        see(best, {lane, x, y, z, p}, tap, maxima->value(x, y, cz),
            captures() ? cast(code_type(), maxima->code(x, y, cz)) + code({0, 0, tz}) : Expr());
        Func result("result");
        result(lane, x, y, z, p) = found(best, wide);
        Func f = *out;
        f(in_layout(x, y, z, p)) =
            channels_last() ? result(p % lanes, x, y, z, p / lanes)
                            : result(x % lanes, x / lanes, y, z, p);
    }
};

}  // namespace argpool

HALIDE_REGISTER_GENERATOR(argpool::MaxPool, max_pool)
