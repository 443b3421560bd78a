// Gathers channels-last whose pixels have few channels: a row of cells as one line.
// SPDX-License-Identifier: MIT
#pragma once

#include "window_checks.h"

namespace argpool {

// Windows are disjoint. A vector of a row's cells, pixel by pixel, lies under no more windows than
// it has lanes, and what these hold follows each other: it is loaded as it lies, and each cell
// takes its own window's out of the vectors. Which lane that is, and which index is the cell's, is
// the same in all lines: tables have it. Where pixels have more channels than a vector has lanes
// (`flat_pairs`), a vector goes over one pixel's end at most: where the next pixel lies under the
// same windows, what these hold is loaded a second time, from their first channels on. Where pixels
// have gaps, or a line is no vector, it goes pixel by pixel.
template<typename T>
class WindowFlat : public WindowChecks<T> {
protected:
    using WindowCells<T>::axes;
    using WindowCells<T>::dst;
    using WindowCells<T>::index_stride;
    using WindowCells<T>::index_stride_c;
    using WindowCells<T>::indices;
    using WindowCells<T>::lanes;
    using WindowCells<T>::last_window;
    using WindowCells<T>::numbers_taps;
    using WindowCells<T>::values;
    using WindowCells<T>::x, WindowCells<T>::y, WindowCells<T>::z, WindowCells<T>::p;
    using WindowChecks<T>::foreign;

    Var lane{"lane"}, v{"v"};
    Func which{"which"}, own_key{"own_key"}, near_value{"near_value"}, near_key{"near_key"};
    Func back_value{"back_value"}, back_key{"back_key"};

    bool flat() const {
        return this->schedule_name.value() == "flat" || this->schedule_name.value() == "parts" ||
               pairs();
    }
    bool pairs() const {
        return this->schedule_name.value() == "flat_pairs";
    }
    Expr lies_flat() const {
        const auto packed = [](const auto &buffer) {
            return buffer.dim(1).extent() == 1 || buffer.dim(1).stride() == buffer.dim(0).extent();
        };
        return (pairs() ? channels() >= lanes : channels() <= lanes) &&
               whole_windows() * channels() >= lanes && packed(values) && packed(indices) &&
               packed(dst);
    }

    // The first two updates of dst.
    void define_flat(const Expr &ours) {
        const int n = lanes;
        const RDom r(0, n, 0, select(ours, (cells() + n - 1) / n, 0), "r");
        define_tables();
        near_value(lane, v, gy, gz) = in_line(values, first(v) + lane, gy, gz);
        near_key(lane, v, gy, gz) = low(in_line(indices, first(v) + lane, gy, gz));
        back_value(lane, v, gy, gz) = in_line(values, back(v) + lane, gy, gz);
        back_key(lane, v, gy, gz) = low(in_line(indices, back(v) + lane, gy, gz));
        dst(start(r.y, cells()) + r.x, 0, y, z) = cell_of(r.y, r.x);
        schedule_lines(r);

        const Expr from = select(ours, in_windows(), dst.dim(1).extent());
        const RDom e(0, channels(), 0, dst.dim(1).extent() - from, "beyond");
        dst(e.x, from + e.y, y, z) = this->stored_as(this->nothing());
    }

    // Windows whose cells dst has all along x.
    Expr whole_windows() const {
        const Expr lacks = windows() * axes[0].stride > dst.dim(1).extent();
        return windows() - select(lacks, 1, 0);
    }

    // All of these.
    void check_flat(const Expr &ours) {
        const int n = lanes;
        const Expr length = whole_windows() * channels(), at = start(v, length) + lane;
        const Expr pixel = divided(at, channels()), c = at - pixel * channels();
        window_key(lane, v) = key_of(pixel * axes[0].stride, c);
        window_key.compute_root().bound(lane, 0, n).vectorize(lane);

        const RDom r(0, select(ours, (length + n - 1) / n, 0), 0, last_window(1) + 1, 0,
                     last_window(2) + 1, "windows");
        const Expr stored = in_line(indices, start(r.x, length) + lane,
                                    inside(r.y, indices.dim(2)), inside(r.z, indices.dim(3)));
        Expr far = cast<uint64_t>(0), key = low(stored);
        if (!numbers_taps()) {
            key = key - line_key(r.y, r.z) - window_key(lane, r.x);
        }
        if (this->index_type().bits() == 64) {
            far = cast<uint64_t>(stored - line_index(r.y, r.z));
        }
        bad(lane) = Tuple(cast<uint32_t>(0), cast<uint64_t>(0));
        bad(lane) = Tuple(select(is_tap(key, r.y, r.z), bad(lane)[0], cast<uint32_t>(1)),
                          bad(lane)[1] | far);
        bad.bound(lane, 0, n).compute_root().store_in(Halide::MemoryType::Stack).vectorize(lane);
        bad.update().reorder(lane, r.x, r.y, r.z).vectorize(lane);
        check_pixels(ours);

        Func result = *foreign;
        const RDom all(0, n, "all");
        const Expr wrong = bad(all)[0] != 0 || (bad(all)[1] >> 32) != 0 || (ours && too_wide());
        result(p) = max(result(p), cast<uint8_t>(wrong));
        result.update(0).atomic().vectorize(all);
    }

private:
    // Vectors of channels, where no line is flat.
    void check_pixels(const Expr &ours) {
        const Expr none = ours || channels() < lanes;
        const Expr vectors = select(none, 0, (channels() + lanes - 1) / lanes);
        const RDom r(0, vectors, 0, select(vectors > 0, windows(), 0), 0, last_window(1) + 1, 0,
                     last_window(2) + 1, "pixels");
        const Expr first = min(r.x * lanes, channels() - lanes);
        const Expr wrong = this->is_foreign({r.y, r.z, r.w}, first, lane, 0, true);
        bad(lane) = Tuple(select(wrong, cast<uint32_t>(1), bad(lane)[0]), bad(lane)[1]);
        bad.update(1).reorder(lane, r.x, r.y, r.z, r.w).vectorize(lane);
    }

    Var gy{"gy"}, gz{"gz"};
    Func first{"first"}, back{"back"}, window_key{"window_key"}, bad{"bad"};

    Expr channels() const {
        return dst.dim(0).extent();
    }
    Expr windows() const {
        return values.dim(1).extent();
    }
    Expr positions() const {  // of a line
        return windows() * channels();
    }
    Expr in_windows() const {  // pixels of dst
        return min(dst.dim(1).extent(), windows() * axes[0].stride);
    }
    Expr cells() const {
        return in_windows() * channels();
    }
    // A line's vectors; the last one is shifted inwards.
    Expr start(const Expr &vector, const Expr &length) const {
        return min(vector * lanes, length - lanes);
    }
    template<typename Buffer>
    Expr in_line(const Buffer &buffer, const Expr &at, const Expr &row, const Expr &slab) const {
        return buffer(inside(at, buffer.dim(0)), buffer.dim(1).min(), row, slab);
    }
    static Expr low(const Expr &wide) {
        return cast<uint32_t>(wide);
    }
    Expr key_step(int d) const {
        return low(index_stride()[d]);
    }
    // How far the index of a cell is from that of its line's first.
    Expr key_of(const Expr &pixel, const Expr &c) const {
        return key_step(0) * low(pixel) + low(index_stride_c) * low(c);
    }
    Expr line_index(const Expr &row, const Expr &slab) const {
        return this->index_base +
               cast<int64_t>(row * axes[1].stride) * index_stride()[1] +
               cast<int64_t>(slab * axes[2].stride) * index_stride()[2];
    }
    Expr line_key(const Expr &row, const Expr &slab) const {
        return numbers_taps() ? cast<uint32_t>(0) : low(line_index(row, slab));
    }

    // Of each vector of cells: the first position it needs, where each lane's is from there on,
    // and the key of each cell, or its tap's number along x. All lines have the same. Of pairs,
    // also the first that is needed again; lanes of the second vector follow those of the first.
    void define_tables() {
        const int s = axes[0].stride, n = lanes;
        const auto position = [&](const Expr &cell) {
            const Expr pixel = divided(cell, channels()), c = cell - pixel * channels();
            return std::array<Expr, 4>{pixel / s * channels() + c, pixel % s, c, pixel};
        };
        // The next pixel of the same group goes back to the first channel.
        const auto [at, at_phase, at_channel, at_pixel] = position(start(v, cells()));
        const bool many = s > 1;
        const Expr returns = many && at_phase < s - 1 && channels() - at_channel < n;
        const Expr last = positions() - n;
        first(v) = min(select(returns && !pairs(), at - at_channel, at), last);
        back(v) = Halide::clamp(at - channels(), 0, last);

        const auto [of_lane, phase, channel, pixel] = position(start(v, cells()) + lane);
        const Expr near = of_lane - first(v);
        which(lane, v) =
            pairs() ? select(returns && pixel != at_pixel, n + of_lane - back(v), near) : near;
        Expr key = key_of(pixel, channel);
        if (numbers_taps()) {
            key = cast<uint32_t>(1 << 16);  // no tap's
            for (int i = 0; i < s; i++) {
                for (const Cover &cover : axes[0].covers(i)) {
                    key = select(phase == i, cast<uint32_t>(cover.tap), key);
                }
            }
        }
        own_key(lane, v) = key;
        first.compute_root();
        back.compute_root();
        for (Func f : {which, own_key}) {
            f.bound(lane, 0, n).compute_root().vectorize(lane);
        }
    }

    Expr cell_of(const Expr &vector, const Expr &l) {
        const Expr row = y / axes[1].stride, slab = z / axes[2].stride;
        const Expr gone = row > last_window(1) || slab > last_window(2);
        const Expr at = this->existing(1, row, 0), at_z = this->existing(2, slab, 0);
        const Expr of = pairs() ? which(l, vector) & (lanes - 1) : Expr(which(l, vector));
        const Expr picked = Halide::Internal::promise_clamped(of, 0, lanes - 1);
        Expr key = near_key(picked, vector, at, at_z);
        Expr value = near_value(picked, vector, at, at_z);
        if (pairs()) {
            const Expr again = which(l, vector) >= lanes;
            key = select(again, back_key(picked, vector, at, at_z), key);
            value = select(again, back_value(picked, vector, at, at_z), value);
        }
        Expr cell;
        for (int c = 0; c < axes[2].stride; c++) {
            for (int b = 0; b < axes[1].stride; b++) {
                const auto over_y = axes[1].covers(b), over_z = axes[2].covers(c);
                Expr one = this->nothing();
                if (!over_y.empty() && !over_z.empty()) {
                    const Expr in_column =
                        numbers_taps() ? Expr(cast<uint32_t>(axes[0].kernel * (over_y[0].tap +
                                              axes[1].kernel * over_z[0].tap)))
                                       : line_key(at, at_z) + key_step(1) * b + key_step(2) * c;
                    one = this->with(one, key == own_key(l, vector) + in_column && !gone, value);
                }
                const Expr here = z % axes[2].stride == c && y % axes[1].stride == b;
                cell = cell.defined() ? select(here, one, cell) : one;
            }
        }
        return this->stored_as(cell);
    }

    void schedule_lines(const RDom &r) {
        Halide::Stage lines = dst.update(0);
        const Var yo("yo"), yi("yi"), zo("zo"), zi("zi");
        lines.allow_race_conditions()
            .vectorize(r.x)
            .split(y, yo, yi, axes[1].stride, TailStrategy::GuardWithIf)
            .split(z, zo, zi, axes[2].stride, TailStrategy::GuardWithIf)
            .unroll(yi)
            .unroll(zi)
            .reorder(r.x, yi, zi, r.y, yo, zo);
        for (Func f : {near_value, near_key, back_value, back_key}) {
            f.bound(lane, 0, int(lanes))
                .bound_extent(v, 1)
                .bound_extent(gy, 1)
                .bound_extent(gz, 1)
                .compute_at(dst, r.y)
                .store_in(Halide::MemoryType::Stack)
                .vectorize(lane);
        }
    }

    // Is it the key of a tap whose cell dst has? All have along x.
    Expr is_tap(const Expr &key, const Expr &row, const Expr &slab) const {
        const auto &a = axes;
        const auto valid = [&](int d, const Expr &cell) {
            return cell - this->cell_min()[d] < this->cell_extent()[d];
        };
        Expr native = Halide::Internal::const_false();
        for (int i = 0; i < a[0].kernel * a[1].kernel * a[2].kernel; i++) {
            const std::array<int, 3> tap{i % a[0].kernel, i / a[0].kernel % a[1].kernel,
                                         i / a[0].kernel / a[1].kernel};
            const Expr own = low(this->tap_key({{{tap[0], 0}, {tap[1], 0}, {tap[2], 0}}}));
            native = native || (key == own &&
                                valid(1, row * a[1].stride + tap[1] * a[1].dilation) &&
                                valid(2, slab * a[2].stride + tap[2] * a[2].dilation));
        }
        return native;
    }

    // Do the indices of a line's windows differ by more than a key can hold? No plane that could be
    // held in memory has such: rather too strict than wrong.
    Expr too_wide() const {
        Expr span = cast<int64_t>(windows() * axes[0].stride) * this->index_stride_x +
                    channels() * index_stride_c;
        for (int d = 0; d < 3; d++) {
            span += (axes[d].kernel - 1) * axes[d].dilation * index_stride()[d];
        }
        return span > cast<int64_t>(Halide::UInt(32).max());
    }
};

}  // namespace argpool
