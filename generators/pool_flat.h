// Max pooling channels-first where rows are narrow: vectors over the windows of whole planes, row
// after row.
// SPDX-License-Identifier: MIT
#pragma once

#include "pool_blocks.h"

namespace argpool {

// A plane's windows are numbered as they lie in the output, those of planes smaller than a vector
// together with the next ones'. Where no window lacks cells, blocks take them. Else where the cells
// of a vector's windows lie, and what codes they have, is the same in every plane: it is worked out
// once for all, and cells are gathered. Where the output has gaps, it goes window by window.
class PoolFlat : public PoolBlocks {
protected:
    // The nearest tap whose cell exists.
    Expr nearest(int d, const Expr &o, const Expr &k) const {
        const Expr reach = (w.kernel[d] - 1) * w.dilation[d], first = cell(d, o, 0);
        const Expr before = clamp(src_dim(d).min() - first + (w.dilation[d] - 1), 0, reach);
        const Expr after = clamp(src_dim(d).max() - first, 0, reach);
        const bool divides = any() || parse_xyz(dilation)[d] > 1;
        const auto taps = [&](const Expr &cells) {
            return divides ? divided(cells, w.dilation[d]) : cells;
        };
        return max(min(k, taps(after)), taps(before));
    }

    bool flat_planes() const {
        return schedule_name.value() == "flat" && !channels_last();
    }
    void define_flat() {
        const auto values = out_buffers()[0];
        const Expr planes = values.dim(3).extent(), n = lanes;
        define_extent();
        const Expr size = extent[0] * extent[1] * extent[2];
        const Expr together = select(size >= n, 1, (n + size - 1) / max(size, 1));
        const Expr length = size * together;
        const auto start = [&](const Expr &vector) { return min(vector * n, length - n); };
        const auto first_plane = [&](const Expr &group) {
            return min(group * together, planes - together);
        };
        place(start(x) + lane);
        tap = RDom(0, w.kernel[0], 0, w.kernel[1], 0, w.kernel[2], "tap");
        const FuncRef cx = along_x(lane, x, tap.x), cyz = along_yz(lane, x, tap.y, tap.z);
        see(best, {lane, x, p}, tap, load_flat(cx[0] + cyz[0], first_plane(p)), cx[1] + cyz[1]);
        const Expr value = value_of(best(lane, x, p));
        const Expr first = cast<int64_t>(first_plane(p)) * index_stride_c;
        result(lane, x, p) =
            captures() ? Tuple(value, index_from(first, code_of(best(lane, x, p))))
                       : Tuple({value});

        static_cast<Func>(*out)(x, y, z, p) = nothing(*out);
        const Expr blocks = has_blocks() ? blocks_take_all() : Halide::Internal::const_false();
        const Expr ours = packed() && planes >= together && codes_fit(together) && !blocks;
        const Expr vectors = select(ours, (length + n - 1) / n, 0);
        const Expr groups = (planes + together - 1) / together;
        each = RDom(0, lanes, 0, groups, 0, vectors, "each");
        const FuncRef found = result(each.x, each.z, each.y);
        static_cast<Func>(*out)(start(each.z) + each.x, 0, 0, first_plane(each.y)) =
            captures() ? Tuple(found[0], found[1]) : Tuple({Expr(found)});
        define_singly(select(ours || blocks, 0, extent[0]));
        if (has_blocks()) {
            define_blocks(blocks);
        }
    }

    void schedule_flat() {
        Func f = *out;
        f.update(0).allow_race_conditions().vectorize(each.x).reorder(each.x, each.y, each.z);
        for (Func table : {along_x, along_yz, placed}) {
            table.compute_at(f, each.z).vectorize(lane);
        }
        if (!any()) {
            along_x.bound_extent(number_x, parse_xyz(kernel)[0]).unroll(number_x);
            along_yz.bound_extent(number_y, parse_xyz(kernel)[1]).unroll(number_y);
            along_yz.bound_extent(number_z, parse_xyz(kernel)[2]).unroll(number_z);
        }
        best.compute_at(f, each.y).store_in(Halide::MemoryType::Stack).vectorize(lane);
        unroll(best.update(0), tap);
        schedule_singly();
        if (has_blocks()) {
            schedule_blocks();
        }
    }

private:
    Func along_x{"along_x"}, along_yz{"along_yz"}, placed{"placed"}, result{"result"};
    Var number_x{"number_x"}, number_y{"number_y"}, number_z{"number_z"};
    RDom each;

    // Where the cells of these windows lie from the first cell of the first plane on, and their
    // codes: both are sums of a part along x and a part along y and z.
    void place(const Expr &window) {
        const Expr row = divided(window, extent[0]), slab = divided(row, extent[1]),
                   plane = divided(slab, extent[2]);
        placed(lane, x) = Tuple(window - row * extent[0], row - slab * extent[1],
                                slab - plane * extent[2], plane);
        const FuncRef o = placed(lane, x);
        const Type type = code_type();
        const auto part = [&](int d, const Expr &t, const Expr &numbers) {
            return numbers_taps() ? cast(type, t * numbers)
                                  : cast(type, cell(d, o[d], t)) * cast(type, index_stride()[d]);
        };
        const Expr tx = nearest(0, o[0], number_x), ty = nearest(1, o[1], number_y),
                   tz = nearest(2, o[2], number_z);
        along_x(lane, x, number_x) = Tuple(cell(0, o[0], tx) - src_dim(0).min(), part(0, tx, 1));
        const Expr planes = numbers_taps() ? cast(type, 0)
                                           : cast(type, o[3]) * cast(type, index_stride_c);
        along_yz(lane, x, number_y, number_z) =
            Tuple((cell(1, o[1], ty) - src_dim(1).min()) * src_dim(1).stride() +
                      (cell(2, o[2], tz) - src_dim(2).min()) * src_dim(2).stride() +
                      o[3] * src.dim(3).stride(),
                  part(1, ty, w.kernel[0]) + part(2, tz, w.kernel[0] * w.kernel[1]) + planes);
    }
    // Of dimension x, as if the plane were one row: its other coordinates are the first ones.
    Expr load_flat(const Expr &offset, const Expr &plane) const {
        return src(inside(src_dim(0).min() + offset, src_dim(0)), src_dim(1).min(),
                   src_dim(2).min(), inside(plane, src.dim(3)));
    }
};

}  // namespace argpool
