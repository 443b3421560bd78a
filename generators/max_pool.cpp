// Max pooling with index capture (C4-C7): a window's first maximum, or its last NaN, and its index.
// SPDX-License-Identifier: MIT

#include <memory>

#include "pool_packed.h"
#include "pool_running.h"
#include "pool_scanned.h"

namespace argpool {

class MaxPool : public PoolPacked {
public:
    void generate() {
        const std::string s = schedule_name;
        const bool known = any() ? s == "rows" || running() || (s == "flat" && !channels_last())
                                 : s == "rows" || s == "half" || s == "narrow" || s == "stream" ||
                                       s == "flat" ||
                                       (channels_last() ? scans() || s == "rows_ahead"
                                                        : s == "rows_plain" || s == "stream16" ||
                                                              shares() || groups() || chunks() ||
                                                              goes_down() ||
                                                              padded() || doubles() || packs() ||
                                                              transposes() || has_blocks() ||
                                                              quads() || has_halves());
        _halide_user_assert(known)
            << "max_pool has no schedule \"" << s << "\" for this layout and window\n";
        w = window();
        if (running()) {
            define_running();
        } else if (quads()) {
            define_quads();
        } else if (has_halves()) {
            define_halves();
        } else if (flat_planes()) {
            define_flat();
        } else if (line()) {
            define_line();
        } else if (scans()) {
            define_scans();
        } else if (channels_last()) {
            define_channels();
        } else if (any()) {
            define_any();
        } else if (padded()) {
            define_padded();
        } else if (transposes()) {
            define_transposed();
        } else if (doubles()) {
            define_doubling();
        } else if (goes_down()) {
            define_down();
        } else if (chunks()) {
            define_chunks();
        } else if (groups()) {
            define_groups();
        } else if (goes_in_strips()) {
            define_strips();
        } else if (shares()) {
            define_shared();
        } else if (packs()) {
            define_packed();
        } else {
            define_rows();
        }
    }

    void schedule() {
        if (running()) {
            schedule_running();
        } else if (quads()) {
            schedule_quads();
        } else if (has_halves()) {
            schedule_halves();
        } else if (flat_planes()) {
            schedule_flat();
        } else if (line()) {
            schedule_line();
        } else if (scans()) {
            schedule_scans();
        } else if (channels_last()) {
            schedule_channels();
        } else if (any()) {
            schedule_any();
        } else if (padded()) {
            schedule_padded();
        } else if (transposes()) {
            schedule_transposed();
        } else if (doubles()) {
            schedule_doubling();
        } else if (goes_down()) {
            schedule_down();
        } else if (chunks()) {
            schedule_chunks();
        } else if (groups()) {
            schedule_groups();
        } else if (goes_in_strips()) {
            schedule_strips();
        } else if (shares()) {
            schedule_shared();
        } else if (packs()) {
            schedule_packed();
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
    Var vectors{"vectors"}, within{"within"}, plane{"plane"};
    Var column{"column"};
    Func row{"row"};

    void schedule_running() {
        const Var chunk_of_x("chunk_of_x"), chunk_of_y("chunk_of_y");
        const auto guard = TailStrategy::GuardWithIf;
        Func f = *out;
        f.split(channels_last() ? p : x, vectors, within, lanes, TailStrategy::Predicate)
            .vectorize(within)
            .split(y, chunk_of_y, y, Maxima::chunk_rows, guard);
        if (channels_last()) {
            f.split(x, chunk_of_x, x, maxima->chunk_x(), guard)
                .reorder(within, x, y, vectors, chunk_of_x, chunk_of_y, z);
        } else {
            f.split(vectors, chunk_of_x, vectors, maxima->chunk_x() / lanes, guard);
        }
        // A copy of all this for each end of the plane would gain nothing.
        f.never_partition({chunk_of_x, chunk_of_y, channels_last() ? x : vectors, y});
        if (planes()) {
            f.split(p, p, plane, lanes, guard)
                .reorder(within, vectors, plane, y, chunk_of_x, chunk_of_y, z, p)
                .never_partition({p, plane});
            best.compute_at(f, y).store_in(Halide::MemoryType::Stack).vectorize(lane);
            best.bound_storage(column, maxima->columns());
            for (const Var &one : {x, y, z, p}) {
                best.bound_storage(one, 1);
            }
        } else if (!channels_last()) {
            f.reorder(within, vectors, y, chunk_of_x, chunk_of_y, z);
        }
        const Var each = channels_last() ? x : vectors;  // the innermost loop
        Func vector = planes() ? row : best;
        vector.compute_at(f, each).store_in(Halide::MemoryType::Stack).vectorize(lane);
        vector.bound_storage(channels_last() ? p : x, 1);
        unroll(best.update(0), tap);
        maxima->schedule(f, channels_last() ? vectors : chunk_of_x);
        schedule_wide({f, each});
    }

    std::unique_ptr<Maxima> maxima;

    // The best of x and y by running maxima; then along z.
    void define_running() {
        start_lanes(channels_last() ? x : x * lanes, channels_last() ? p * lanes : p);
        const Halide::Internal::Dimension all_planes = src.dim(channels_last() ? 0 : 3);
        Expr exists = Halide::Internal::const_true();
        if (channels_last()) {
            exists = likely(pp <= all_planes.max());
        } else if (planes()) {  // the last plane stands for those that a vector lacks
            pp = min(p * lanes + lane, all_planes.max());
        }
        const Type bits = code_type().with_code(halide_type_uint);
        const Xyz weight{cast(bits, code({1, 0, 0})), cast(bits, code({0, 1, 0})), 0};
        const auto extent = [this](int d) {
            return out_buffers()[0].dim(channels_last() ? d + 1 : d).extent();
        };
        const Maxima::Kernel kernel{
            w, lanes, channels_last() || planes(), captures(), value_type(), bits, weight,
            {extent(0), extent(1)}, {src_dim(0), src_dim(1)},
            [this](const Expr &later, const Expr &best) { return later_loses(later, best); },
            [this](const Expr &cx, const Expr &cy, const Expr &cz) { return load(cx, cy, cz); },
            exists, lane, p};
        if (kernel.across) {
            maxima = std::make_unique<ScannedMaxima>(kernel);
        } else {
            maxima = std::make_unique<RunningMaxima>(kernel);
        }
        // The first tap along z wins over nothing.
        tap = RDom(0, 1, 0, 1, 1, w.kernel[2] - 1, "tap");
        const auto see_maxima = [&](const std::vector<Var> &at, const Expr &column,
                                    const Expr &chunk) {
            const auto value = [&](const Expr &tz) {
                return maxima->value(column, chunk, y, cell(2, z, tz));
            };
            const auto code_at = [&](const Expr &tz) {
                const Expr found = maxima->code(column, chunk, y, cell(2, z, tz));
                return cast(code_type(), found) + code({0, 0, tz});
            };
            const Expr first = existing(2, z, 0), tz = existing(2, z, tap.z);
            best(at) = captures() ? Tuple(code_at(first), value(first)) : Tuple({value(first)});
            see(best, at, later_loses(value(tz), value_of(best(at))), value(tz),
                captures() ? code_at(tz) : Expr());
        };
        const int columns = maxima->columns();
        if (planes()) {
            see_maxima({lane, column, x, y, z, p}, column, x);
            const Expr chunk = x * lanes / columns;
            const Expr at = min(x * lanes + lane, extent(0) - 1) - chunk * columns;
            const FuncRef b = best(p % lanes, at, chunk, y, z, p / lanes);
            row(lane, x, y, z, p) = captures() ? Tuple(b[0], b[1]) : Tuple({Expr(b)});
        } else {
            see_maxima({lane, x, y, z, p}, x % columns, x / columns);
        }
        Func result("result");
        result(lane, x, y, z, p) = found(planes() ? row : best, wide);
        Func f = *out;
        f(in_layout(x, y, z, p)) =
            channels_last() ? result(p % lanes, x, y, z, p / lanes)
                            : result(x % lanes, x / lanes, y, z, p);
    }
};

}  // namespace argpool

HALIDE_REGISTER_GENERATOR(argpool::MaxPool, max_pool)
