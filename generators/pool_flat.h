// Max pooling channels-first where rows are narrow: vectors over the windows of whole planes, row
// after row.
// SPDX-License-Identifier: MIT
#pragma once

#include "pool_blocks.h"

namespace argpool {

// A plane's windows are numbered as they lie in the output, those of planes smaller than a vector
// together with the next ones'. Where the cells of a vector's windows lie, and what codes they
// have, is the same in every plane: it is worked out once for all. Where planes have no gaps and
// few vectors hold those cells, these are loaded and permuted; else cells are gathered. Where the
// output has gaps, it goes window by window. `blocks` does so with what its blocks do not take.
class PoolFlat : public PoolBlocks {
    // Cells are permuted out of so many pairs of vectors.
    static constexpr int fewest_pairs = 2, most_pairs = 4;

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

    Expr cells_of_plane() const {
        return src_dim(0).extent() * src_dim(1).extent() * src_dim(2).extent();
    }
    Expr src_packed() const {
        Expr all = Halide::Internal::const_true(), stride = 1;
        for (int d = 0; d < 3; d++) {
            stride = stride * src_dim(d).extent();
            all = all && (src.dim(d + 1).extent() == 1 || src.dim(d + 1).stride() == stride);
        }
        return all;
    }
    // Of dimension x, as if the plane were one row: its other coordinates are the first ones.
    Expr load_flat(const Expr &offset, const Expr &plane) const {
        return src(inside(src_dim(0).min() + offset, src_dim(0)), src_dim(1).min(),
                   src_dim(2).min(), inside(plane, src.dim(3)));
    }

    bool flat_planes() const {
        return has_blocks() || (schedule_name.value() == "flat" && !channels_last());
    }
    void define_flat() {
        bounds_its_stores();
        plane_count = out_buffers()[0].dim(3).extent();
        define_extent();
        const Expr size = extent[0] * extent[1] * extent[2], n = lanes;
        // Of small planes as many as fill two vectors, or else one.
        const Expr whole = max(size, 1), most = 2 * n / whole;
        const Expr two = n % whole != 0 && plane_count >= most;
        together = select(size >= n, 1, select(two, most, (n + size - 1) / whole));
        length = size * together;
        static_cast<Func>(*out)(x, y, z, p) = nothing(*out);
        const Expr blocks = has_blocks() ? blocks_take_all() : Halide::Internal::const_false();
        const Expr ours = packed() && plane_count >= together && codes_fit(together) && !blocks;
        std::vector<Expr> of_pairs;
        Expr left = ours;
        if (permutes()) {
            const Expr reach = cells_of_a_vector(), lie = src_packed();
            for (int pairs = fewest_pairs; pairs <= most_pairs; pairs += fewest_pairs) {
                const Expr these = lie && reach <= 2 * pairs * lanes;
                of_pairs.push_back(left && these);
                left = left && !these;
            }
        }
        define_part(left, 0);
        define_singly(0, extent[0], !ours && !blocks);
        for (size_t i = 0; i < of_pairs.size(); i++) {
            define_part(of_pairs[i], fewest_pairs * int(i + 1));
        }
        if (has_blocks()) {
            define_blocks(blocks);
        }
    }

    void schedule_flat() {
        Func f = *out;
        for (Part &part : parts) {
            const RDom &each = part.each;
            f.update(part.update)
                .allow_race_conditions()
                .vectorize(each.x)
                .reorder(each.x, each.y, each.z);
            for (Func table : {part.along_x, part.along_yz, part.placed}) {
                table.compute_at(f, each.z).vectorize(lane);
            }
            if (!any()) {
                part.along_x.bound_extent(number_x, parse_xyz(kernel)[0]).unroll(number_x);
                part.along_yz.bound_extent(number_y, parse_xyz(kernel)[1]).unroll(number_y);
                part.along_yz.bound_extent(number_z, parse_xyz(kernel)[2]).unroll(number_z);
            }
            part.best.compute_at(f, each.y).store_in(Halide::MemoryType::Stack).vectorize(lane);
            unroll(part.best.update(0), part.taps);
            for (Func &pair : part.pairs) {
                pair.bound(in_pair, 0, 2 * lanes)
                    .compute_at(f, each.y)
                    .store_in(Halide::MemoryType::Stack)
                    .vectorize(in_pair, lanes)
                    .unroll(in_pair);
                pair.update(0).vectorize(in_pair, lanes).unroll(in_pair);
                for (const Var &v : {x, p}) {
                    pair.bound_storage(v, 1);
                }
            }
        }
        schedule_singly();
        if (has_blocks()) {
            schedule_blocks();
        }
    }

private:
    // An update of the output.
    struct Part {
        int update;
        Func placed, along_x, along_yz, best;
        std::vector<Func> pairs;
        RDom taps, each;
    };
    std::vector<Part> parts;
    Expr plane_count, together, length;  // planes of a line; its windows
    Var number_x{"number_x"}, number_y{"number_y"}, number_z{"number_z"}, in_pair{"in_pair"};

    // There is an instruction that picks lanes out of two vectors. It is not worth its size for
    // windows given at run time, for signals, and for what blocks leave over.
    bool permutes() const {
        return lanes == 16 && elem_type().bits() == 32 && !any() && !has_blocks() &&
               parse_xyz(kernel)[1] > 1;
    }
    // From the first row of a vector's windows to the end of their last one.
    Expr cells_of_a_vector() const {
        const auto lines = [&](const Expr &windows) {
            const Expr each = max(windows, 1);
            return select(lanes % each == 0, lanes / each, (lanes - 2) / each + 2);
        };
        const auto high = [&](int d, const Expr &windows) {
            const Expr reach = (windows - 1) * cast<int64_t>(w.stride[d]) +
                               (w.kernel[d] - 1) * cast<int64_t>(w.dilation[d]) + 1;
            return cast<int>(min(reach, src_dim(d).extent()));
        };
        const Expr rows = high(1, lines(extent[0])) * src_dim(0).extent();
        const Expr slabs = high(2, lines(extent[0] * extent[1])) * src_dim(0).extent() *
                           src_dim(1).extent();
        // Of planes together, the first vector's or the last one's.
        const Expr size = max(extent[0] * extent[1] * extent[2], 1);
        const Expr some = max((lanes - 1) / size + 1, together - (length - lanes) / size);
        return select(together > 1, cells_of_plane() * some, select(one_slab(), rows, slabs));
    }
    // Of cells and of windows: several slabs of windows may lie over one of cells, in padding, and
    // those of a vector then go back to its first row.
    Expr one_slab() const {
        return src_dim(2).extent() == 1 && extent[2] == 1;
    }

    void define_part(const Expr &ours, int pairs) {
        const Expr n = lanes;
        const auto start = [&](const Expr &vector) { return min(vector * n, length - n); };
        const auto first_plane = [&](const Expr &group) {
            return min(group * together, plane_count - together);
        };
        Part part{int(static_cast<Func>(*out).num_update_definitions()),
                  Func("placed"), Func("along_x"), Func("along_yz"), Func("best"), {}, {}, {}};
        place(part, start(x) + lane);
        part.taps = RDom(0, w.kernel[0], 0, w.kernel[1], 0, w.kernel[2], "tap");
        const RDom &t = part.taps;
        const FuncRef cx = part.along_x(lane, x, t.x), cyz = part.along_yz(lane, x, t.y, t.z);
        Expr value;
        if (pairs == 0) {
            value = load_flat(cx[0] + cyz[0], first_plane(p));
        } else {
            // From the first lane's first row on, of several slabs the first one's, as far as there
            // are cells.
            const FuncRef o = part.placed(0, x);
            const auto first = [&](int d) {
                return max(cell(d, o[d], 0) - src_dim(d).min(), 0) * src_dim(d).stride();
            };
            const Expr row =
                select(one_slab(), first(1), first(2)) + o[3] * src.dim(3).stride();
            const Expr from = first_plane(p) * cells_of_plane() + row;
            const Expr past = cells_of_plane() * plane_count;
            const Expr at = cx[0] + cyz[0] - row;
            const Expr in_two = Halide::Internal::promise_clamped(at & (2 * lanes - 1), 0,
                                                                  2 * lanes - 1);
            for (int i = 0; i < pairs; i++) {
                Func pair("pair");
                const Expr further = i * 2 * lanes + in_pair;
                RDom here(0, 1, "here");
                here.where(further < past - from);
                pair(in_pair, x, p) = cast(value_type(), 0);
                pair(in_pair, x, p) = load_flat(from + further + here, 0);
                const Expr picked = pair(in_two, x, p);
                value = i > 0 ? select(at < i * 2 * lanes, value, picked) : picked;
                part.pairs.push_back(pair);
            }
        }
        see(part.best, {lane, x, p}, t, value, cx[1] + cyz[1]);

        Func result("result");
        const FuncRef b = part.best(lane, x, p);
        const Expr first = cast<int64_t>(first_plane(p)) * index_stride_c;
        result(lane, x, p) = captures() ? Tuple(value_of(b), index_from(first, code_of(b)))
                                        : Tuple({value_of(b)});
        const Expr vectors = select(ours, (length + n - 1) / n, 0);
        const Expr groups = (plane_count + together - 1) / together;
        part.each = RDom(0, lanes, 0, groups, 0, vectors, "each");
        const RDom &each = part.each;
        const FuncRef found = result(each.x, each.z, each.y);
        static_cast<Func>(*out)(start(each.z) + each.x, 0, 0, first_plane(each.y)) =
            captures() ? Tuple(found[0], found[1]) : Tuple({Expr(found)});
        parts.push_back(part);
    }

    // Where the cells of these windows lie from the first cell of the first plane on, and their
    // codes: both are sums of a part along x and a part along y and z.
    void place(Part &part, const Expr &window) {
        const Expr row = divided(window, extent[0]), slab = divided(row, extent[1]),
                   plane = divided(slab, extent[2]);
        part.placed(lane, x) = Tuple(window - row * extent[0], row - slab * extent[1],
                                     slab - plane * extent[2], plane);
        const FuncRef o = part.placed(lane, x);
        const Type type = code_type();
        const auto share = [&](int d, const Expr &t, const Expr &numbers) {
            return numbers_taps() ? cast(type, t * numbers)
                                  : cast(type, cell(d, o[d], t)) * cast(type, index_stride()[d]);
        };
        const Expr tx = nearest(0, o[0], number_x), ty = nearest(1, o[1], number_y),
                   tz = nearest(2, o[2], number_z);
        part.along_x(lane, x, number_x) =
            Tuple(cell(0, o[0], tx) - src_dim(0).min(), share(0, tx, 1));
        const Expr planes_further = numbers_taps()
                                        ? cast(type, 0)
                                        : cast(type, o[3]) * cast(type, index_stride_c);
        part.along_yz(lane, x, number_y, number_z) =
            Tuple((cell(1, o[1], ty) - src_dim(1).min()) * src_dim(1).stride() +
                      (cell(2, o[2], tz) - src_dim(2).min()) * src_dim(2).stride() +
                      o[3] * src.dim(3).stride(),
                  share(1, ty, w.kernel[0]) + share(2, tz, w.kernel[0] * w.kernel[1]) +
                      planes_further);
    }
};

}  // namespace argpool
