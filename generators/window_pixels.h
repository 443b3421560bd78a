// Gathers channels-last of few channels: pixel by pixel, without a look at what surrounds them.
// SPDX-License-Identifier: MIT
#pragma once

#include "window_planes.h"

namespace argpool {

// Windows are disjoint, and not padded: a pixel's window is a quotient, and has stored its value
// for the pixel if it stored the pixel's index. An index names at most one of its window's pixels:
// where fewer values were taken than there are, an index was foreign. Pixels are the inner loop:
// where they have one vector or a few, a loop over those costs more than their work.
template<typename T>
class WindowPixels : public WindowPlanes<T> {
protected:
    using WindowCells<T>::axes;
    using WindowCells<T>::dst;
    using WindowCells<T>::index_base;
    using WindowCells<T>::index_stride;
    using WindowCells<T>::index_stride_c;
    using WindowCells<T>::indices;
    using WindowCells<T>::last_window;
    using WindowCells<T>::stored;
    using WindowCells<T>::values;
    using WindowCells<T>::x, WindowCells<T>::y, WindowCells<T>::z, WindowCells<T>::p;
    using WindowChecks<T>::foreign;

    bool by_pixels() const {
        bool padded = false;
        for (const Axis &axis : axes) {
            padded = padded || axis.pad > 0;
        }
        return this->schedule_name.value() == "pixels" && !padded && !this->numbers_taps();
    }

    void define_pixels() {
        const int n = this->lanes, s = axes[0].stride;
        Xyz cells, windows, covered;
        for (int d = 0; d < 3; d++) {
            cells[d] = dst.dim(d + 1).extent();
            windows[d] = last_window(d) + 1;
            covered[d] = min(windows[d] * axes[d].stride, cells[d]);
        }
        const Expr channels = dst.dim(0).extent(), vectors = (channels + n - 1) / n;
        const Expr whole = min(windows[0], cells[0] / s);
        dst(p, x, y, z) = Halide::undef(this->elem_type());
        found() = cast<uint32_t>(0);
        found.compute_root();

        // Pixels of windows that are whole along x; of one that is not, if there is one; of none.
        const RDom r(0, n, 0, s, 0, whole, 0, covered[1], 0, covered[2], 0, vectors, "r");
        define(r[0], r[5], r[2] * s + r[1], r[2], r[3], r[4]);
        schedule({r[0], r[1], r[2], r[3], r[4], r[5]});
        last(dst).unroll(r[1]);
        if (foreign) {  // values are counted in the loop that takes them
            last(found).unroll(r[1]).compute_with(last(dst), r[2]);
        }
        const Expr cut = covered[0] - whole * s;
        const RDom e(0, n, 0, cut, 0, covered[1], 0, covered[2], 0, select(cut > 0, vectors, 0),
                     "e");
        define(e[0], e[4], whole * s + e[1], whole, e[2], e[3]);
        schedule({e[0], e[1], e[2], e[3], e[4]});
        define_none("right", {cells[0] - covered[0], covered[1], covered[2]}, {covered[0], 0, 0});
        define_none("below", {cells[0], cells[1] - covered[1], covered[2]}, {0, covered[1], 0});
        if (!axes[2].trivial()) {
            define_none("behind", {cells[0], cells[1], cells[2] - covered[2]}, {0, 0, covered[2]});
        }
        if (foreign) {
            const Expr all = channels * windows[0] * windows[1] * windows[2];
            static_cast<Func>(*foreign)(p) = cast<uint8_t>(found() != cast<uint32_t>(all));
        }
    }

private:
    Func found{"found"};  // the number of values that were taken

    // The last vector is shifted inwards.
    Expr start(const Expr &vector) const {
        const int n = this->lanes;
        return min(vector * n, dst.dim(0).extent() - n);
    }

    void define(const Expr &lane, const Expr &vector, const Expr &at_x, const Expr &window,
                const Expr &at_y, const Expr &at_z) {
        const Expr first = start(vector), c = index_stride_c;
        const Group at{window, at_y / axes[1].stride, at_z / axes[2].stride};
        const Expr own = index_base + cast<int64_t>(first) * c +
                         cast<int64_t>(at_x) * index_stride()[0] +
                         cast<int64_t>(at_y) * index_stride()[1] +
                         cast<int64_t>(at_z) * index_stride()[2];
        const Type type = this->index_type();
        const Expr index = cast(type, own) + cast(type, lane) * cast(type, c);
        const Expr named = stored(indices, at, first, lane) == index;
        // (Loops that count are not pure: those beside them may not be known to be so.)
        const Xyz pixel{inside(at_x, dst.dim(1)), inside(at_y, dst.dim(2)),
                        inside(at_z, dst.dim(3))};
        dst(first + lane, pixel[0], pixel[1], pixel[2]) =
            this->stored_as(this->with(this->nothing(), named, stored(values, at, first, lane)));
        if (foreign) {  // each value once
            found() += cast<uint32_t>(named && lane >= vector * int(this->lanes) - first);
        }
    }
    // A box of pixels that lie under no window.
    void define_none(const std::string &name, const Xyz &extent, const Xyz &from) {
        const Expr channels = dst.dim(0).extent(), n = this->lanes;
        const Expr some = extent[0] > 0 && extent[1] > 0 && extent[2] > 0;
        const RDom r(0, n, 0, extent[0], 0, extent[1], 0, extent[2], 0,
                     select(some, (channels + n - 1) / n, 0), name);
        dst(start(r[4]) + r[0], from[0] + r[1], from[1] + r[2], from[2] + r[3]) =
            this->stored_as(this->nothing());
        last(dst).allow_race_conditions().reorder(r[0], r[1], r[2], r[3], r[4]).vectorize(r[0]);
    }

    static Halide::Stage last(Func f) {
        return f.update(f.num_update_definitions() - 1);
    }
    void schedule(const std::vector<Halide::VarOrRVar> &loops) {
        last(dst).allow_race_conditions().reorder(loops).vectorize(loops[0]);
        if (foreign) {
            last(found).reorder(loops).atomic().vectorize(loops[0].rvar);
        }
    }
};

}  // namespace argpool
