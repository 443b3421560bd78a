// Max pooling channels-first where no window lacks cells: blocks of whole rows as one line.
// SPDX-License-Identifier: MIT
#pragma once

#include "pool_line.h"

namespace argpool {

// The windows of some rows, or of some whole planes, are numbered as they lie in the output, and
// vectors go over rows' ends. Of each row of cells that a vector goes over, a run is loaded under a
// mask; what the lanes have at a tap is permuted out of the runs. Where runs begin, and what index
// each window starts at, is the same in every block: tables have it.
class PoolBlocks : public PoolLine {
    // Vectors of cells go over so many rows' ends, blocks are of so many windows, and planes are
    // taken together until there are so many.
    static constexpr int most_ends = 3, most_windows = 4096, plane_windows = 1024, enough = 512;
    static constexpr int rows_at_once = 16, planes_at_once = 16, fewest_windows = 2048;

protected:
    Xyz extent;  // of the output

    void define_extent() {
        for (int d = 0; d < 3; d++) {
            extent[d] = out_buffers()[0].dim(d).extent();
        }
    }
    // Do rows, slabs and planes of the outputs follow each other?
    Expr packed() const {
        Expr all = Halide::Internal::const_true();
        for (const auto &buffer : out_buffers()) {
            Expr stride = 1;
            for (int d = 0; d < 3; d++) {
                stride = stride * extent[d];
                all = all && (buffer.dim(d + 1).extent() == 1 ||
                              buffer.dim(d + 1).stride() == stride);
            }
        }
        return all;
    }
    Expr codes_fit(const Expr &together) const {
        return index == Index::I64 ? offsets_fit_planes(together)
                                   : Halide::Internal::const_true();
    }
    // Codes are offsets from the first cell of a block of windows, or numbers of taps.
    Expr index_from(const Expr &first, const Expr &code) const {
        if (numbers_taps()) {
            return cast(index_type(), code);
        }
        const Type bits = index == Index::I32 ? Halide::UInt(32) : Halide::Int(64);
        return cast(index_type(), cast(bits, index_base + first) + cast(bits, code));
    }

    // A window of several rows, without padding, whose taps are permuted in one step.
    bool has_blocks() const {
        if (any() || channels_last() || schedule_name.value() != "blocks") {
            return false;
        }
        const auto k = parse_xyz(kernel), padding = parse_xyz(pad);
        return k[0] > 1 && k[1] > 1 && padding[0] + padding[1] + padding[2] == 0 &&
               parse_xyz(dilation)[0] == 1 && parse_xyz(stride)[0] <= 2;
    }
    Expr blocks_take_all() {
        const Expr planes = out_buffers()[0].dim(3).extent(), n = lanes;
        const Expr slab = extent[0] * extent[1], size = slab * extent[2], whole = max(size, 1);
        small = size <= plane_windows;
        together = select(small,
                          min(clamp(enough / whole, 1, planes_at_once),
                              max(planes / 4, (n + size - 1) / whole)),
                          1);
        rows = select(small || slab <= plane_windows, extent[1], min(rows_at_once, extent[1]));
        length = select(small, size * together, rows * extent[0]);
        // Tables have to pay, and all cells to be there.
        Expr all = size * cast<int64_t>(planes) >= fewest_windows;
        for (int d = 0; d < 3; d++) {
            all = all && cell(d, 0, 0) >= src_dim(d).min() &&
                    cell(d, extent[d] - 1, w.kernel[d] - 1) <= src_dim(d).max();
        }
        return packed() && all && planes >= together && codes_fit(together) && length >= n &&
               length <= most_windows && most_ends * row() >= n - 1;
    }
    // The last updates of the output.
    void define_blocks(const Expr &ours) {
        define_tables();
        Expr left = ours;
        for (int ends = 1; ends <= most_ends; ends++) {
            const Expr these = ends * row() >= lanes - 1;
            define_vectors(ends, left && these);
            left = left && !these;
        }
    }

    void schedule_blocks() {
        Func f = *out;
        for (Block &block : blocks) {
            const RDom &r = block.vectors;
            f.update(block.update)
                .allow_race_conditions()
                .vectorize(r[0])
                .reorder(r[0], r[1], r[2], r[3], r[4]);
            block.best.compute_at(f, r[1]).store_in(Halide::MemoryType::Stack).vectorize(lane);
            unroll(block.best.update(0), block.taps);
            const int s = parse_xyz(stride)[0];
            block.row.compute_at(block.best, block.taps.y).vectorize(lane);
            block.line.compute_at(block.best, block.taps.y)
                .store_in(Halide::MemoryType::Stack)
                .bound(in_line, 0, lanes * s)
                .bound(number, 0, (parse_xyz(kernel)[0] + s - 1) / s)
                .vectorize(in_line, lanes)
                .unroll(in_line)
                .unroll(number);
            block.runs.compute_root();
            block.masks.bound(lane, 0, int(lanes)).compute_root().vectorize(lane);
            for (int u = 0; u < block.line.num_update_definitions(); u++) {
                block.line.update(u).vectorize(in_line, lanes).unroll(in_line).unroll(number);
            }
        }
        row_at.compute_root();
        codes.bound(lane, 0, int(lanes)).compute_root().vectorize(lane);
    }

private:
    // Vectors whose runs go over the ends of so many rows.
    struct Block {
        int update;
        Func best, row, line, runs, masks;
        RDom taps, vectors;
    };
    std::vector<Block> blocks;
    Expr small, together, rows, length;  // planes of a block, or rows of a plane; its windows
    Func row_at{"row_at"}, codes{"codes"};
    Var in_line{"in_line"}, number{"number"}, part{"part"}, end{"end"};

    Type mask_type() const {
        return Halide::Int(elem_type().bits());
    }
    // The cells of the windows of a row, from one to the next.
    Expr row() const {
        return extent[0] * w.stride[0];
    }
    Expr start(const Expr &vector) const {
        return min(vector * lanes, length - lanes);
    }

    void define_tables() {
        // The rows of a block: where their cells lie, and what they add to an index.
        const Expr slab = x / max(extent[1], 1), of_plane = max(extent[2], 1);
        const Xyz o{0, x - slab * extent[1], slab % of_plane};
        const Expr plane = slab / of_plane;
        const Type type = code_type();
        Expr offset = plane * src.dim(3).stride();
        Expr code = cast(type, plane) * cast(type, index_stride_c);
        for (int d = 1; d < 3; d++) {
            offset += o[d] * w.stride[d] * src_dim(d).stride();
            code += cast(type, o[d] * w.stride[d]) * cast(type, index_stride()[d]);
        }
        row_at(x) = Tuple(offset, code);

        const Expr window = start(x) + lane, of = divided(window, max(extent[0], 1));
        const Expr along = cast(type, (window - of * extent[0]) * w.stride[0]);
        codes(lane, x) = numbers_taps()
                             ? cast(type, 0)
                             : along * cast(type, index_stride_x) +
                                   row_at(Halide::Internal::promise_clamped(
                                       of, 0, length / max(extent[0], 1)))[1];
    }

    void define_vectors(int ends, const Expr &ours) {
        const Expr planes = out_buffers()[0].dim(3).extent();
        const int update = static_cast<Func>(*out).num_update_definitions();
        Block block{update, Func("best"), Func("row"), Func("line"), Func("runs"), Func("masks"),
                    {}, {}};
        const Expr first_y = min(y * rows, extent[1] - rows);
        const Expr first_p = min(p * together, planes - together);
        // Of each vector of cells: where its runs of cells are, and which lanes have them (negative
        // ones: signs become a mask where comparisons would wait for each other).
        const Expr from = start(x) * w.stride[0] + part * lanes, width = max(row(), 1);
        const Expr first = divided(from, width);
        block.runs(end, part, x) =
            row_at(first + end)[0] + from - (first + end) * width;
        const Expr cells = (extent[0] - 1 - number) * w.stride[0] + w.kernel[0];
        const Expr there = min(cells, width);
        const Expr on = lane + from - (first + end) * width;
        block.masks(lane, end, part, number, x) =
            select(on >= 0 && on < there, cast(mask_type(), -1), cast(mask_type(), 0));

        // Runs, and what lies between them: nothing that a lane has.
        const Expr lanes_in = in_line % lanes, half = in_line / lanes;
        const std::vector<Var> all{in_line, number, tap_y, tap_z, x, y, z, p};
        Func &line = block.line;
        line(all) = Halide::undef(value_type());
        for (int e = 0; e <= ends; e++) {
            RDom here(0, 1, "here");
            here.where(block.masks(lanes_in, e, half, number, x) < cast(mask_type(), 0));
            const Expr at_x =
                cell(0, 0, 0) + number * w.stride[0] + block.runs(e, half, x) + lanes_in + here;
            line(all) = src(inside(at_x, src_dim(0)), inside(cell(1, first_y, tap_y), src_dim(1)),
                            inside(cell(2, z, tap_z), src_dim(2)), inside(first_p, src.dim(3)));
        }
        // A row of taps in one expression: its taps share what they load of the line, if Halide 21
        // sees that they differ by a constant, which it does not where both are constants.
        const Expr zero = Halide::count_leading_zeros(kernel_x | Halide::Int(32).min());
        const int k = parse_xyz(kernel)[0], s = parse_xyz(stride)[0];
        Expr value, code;
        for (int i = 0; i < k; i++) {
            const Expr v = line(lane * s + zero + i % s, i / s, tap_y, tap_z, x, y, z, p);
            const Expr loses = i > 0 ? later_loses(v, value) : Expr();
            code = i > 0 ? select(loses, code, tap_code({i, 0, 0})) : tap_code({0, 0, 0});
            value = i > 0 ? select(loses, value, v) : v;
        }
        block.row(lane, tap_y, tap_z, x, y, z, p) =
            captures() ? Tuple(code, value) : Tuple({value});
        block.taps = RDom(0, 1, 0, w.kernel[1], 0, w.kernel[2], "tap");
        const RDom &t = block.taps;
        const FuncRef of_row = block.row(lane, t.y, t.z, x, y, z, p);
        see(block.best, {lane, x, y, z, p}, t, value_of(of_row),
            captures() ? code_of(of_row) + tap_code({0, t.y, t.z}) : Expr());

        Func result("result");
        const FuncRef b = block.best(lane, x, y, z, p);
        Expr base = cast<int64_t>(first_p) * index_stride_c;
        for (int d = 0; d < 3; d++) {
            const Expr at = d == 0 ? Expr(0) : d == 1 ? first_y : Expr(z);
            base += cast<int64_t>(cell(d, at, 0)) * index_stride()[d];
        }
        result(lane, x, y, z, p) =
            captures() ? Tuple(value_of(b), index_from(base, code_of(b) + codes(lane, x)))
                       : Tuple({value_of(b)});
        const auto blocks_of = [&](const Expr &all, const Expr &each) {
            return select(ours, (all + each - 1) / max(each, 1), 0);
        };
        block.vectors = RDom({{0, lanes},
                              {0, blocks_of(length, lanes)},
                              {0, blocks_of(extent[1], rows)},
                              {0, select(ours && !small, extent[2], 1)},
                              {0, blocks_of(planes, together)}},
                             "r");
        const RDom &r = block.vectors;
        const FuncRef found = result(r[0], r[1], r[2], r[3], r[4]);
        static_cast<Func>(*out)(start(r[1]) + r[0], min(r[2] * rows, extent[1] - rows), r[3],
                                min(r[4] * together, planes - together)) =
            captures() ? Tuple(found[0], found[1]) : Tuple({Expr(found)});
        blocks.push_back(block);
    }
    Expr tap_code(const Xyz &t) const {
        return !captures() || numbers_taps()
                   ? cast(code_type(), (t[2] * w.kernel[1] + t[1]) * w.kernel[0] + t[0])
                   : offset(t, code_type());
    }
    Var tap_y{"tap_y"}, tap_z{"tap_z"};
};

}  // namespace argpool
