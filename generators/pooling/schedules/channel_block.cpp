// Channels-last, windows that overlap along y: register blocking. A vector's lanes are
// channels. Two rows of the output, and where windows overlap along x two pixels of each, are
// computed together, so that the cells which their windows share are loaded and compared once. For
// k3s2p1 a block of two rows takes 5 rows of cells instead of 6; for k3s1p1, 4 instead of 6.
// SPDX-License-Identifier: MIT
#include "pooling/parts/channel_vectors.h"

namespace argpool::pooling {

namespace {

// A vector of channels of a block (register blocking). Cells of a block are numbered from its first
// window's first cell on, in steps of the dilation. Two windows that start s cells apart have cells
// s to k - 1 in common; these are compared once for both. For k3s2, in one dimension:
//     cell        0 1 2 3 4
//     window 0    h h c            head, then what both have in common
//     window 1        c e e        what both have in common, then end
// This is done along x for each row of cells (`rows`), if the block has two pixels, then along y
// over these bests (`bests`). All of it stays in registers. Codes count from the block's first
// cell; a missing cell stands for the nearest one that exists. With a dilation, the windows of a
// block are a dilation apart, as only these share cells.
class ChannelBlock final : public PoolingSchedule {
public:
    explicit ChannelBlock(const Pooling &op) : PoolingSchedule(op), vectors(op) {}

    void define() override {
        describe();
        vectors.define_tail();
        schedule();
    }

private:
    // Rows of the output in a block; bytes of a cache line.
    static constexpr int block_rows = 2, line_bytes = 64;

    ChannelVectors vectors;

    // How far apart the rows of a block are, in rows of the output. With a dilation the stride is 1
    // (channels.cpp), and only windows that are a dilation apart share rows of cells.
    int rows_apart() const {
        return op.fixed.dilation[1];
    }
    // Pixels of a row in a block: 2 where it pays that windows share cells along x. With a stride
    // above 1 two pixels share few cells; they still share the work on addresses and on indices
    // that are offsets. As a block of two pixels stores to more places at once, it then pays only
    // if the stores bypass the caches. With a dilation the two pixels are not neighbours, and
    // streaming them does not pay.
    int block_columns() const {
        const int k = op.fixed.kernel[0], s = op.fixed.stride[0], d = op.fixed.dilation[0];
        const bool streams = vectors.streams();
        const bool share = s < k && (d == 1 || (s == 1 && !streams));
        return share && (s == 1 || (streams && !op.numbers_taps())) ? 2 : 1;
    }
    // Whether the offset of the block's last cell, in its last lane, fits in 32 bits, where codes
    // are 32-bit offsets of 64-bit indices. (kernel + stride is no less than the number of any cell
    // of the block.)
    Expr codes_fit() const {
        if (!op.narrows()) {
            return Halide::Internal::const_true();
        }
        const Xyz last{op.w.kernel[0] + op.w.stride[0], op.w.kernel[1] + op.w.stride[1], 0};
        return op.offset(last) + vectors.windows.last_lane_offset() <=
               cast<int64_t>(Halide::Int(32).max());
    }

    // Whether a vector's stores are parts of cache lines: indices that are tap numbers, or values
    // of less than a line. If such a part is stored twice, each non-temporal store flushes the
    // line, which costs about 100 ns; where a block has one row only, its second row is then not
    // stored at all.
    bool streams_parts_of_lines() const {
        const int bytes = int(op.lanes) * op.spec.elem.bytes();
        return vectors.streams() && ((op.captures() && op.numbers_taps()) || bytes < line_bytes);
    }

    // Defines `rows`, the bests along x of each row of cells under a block, for one pixel or two;
    // of these `bests`, along y, for two rows of the output; and the value and index of each.
    // `of_pair` is the pixel in the block, `of_turn` the row in the block, 0 or 1; cy and cx number
    // the block's cells.
    void describe() {
        vectors.count(codes_fit());
        op.out(p, x, y, z) = Pooling::nothing(op.out);
        const auto k = op.fixed.kernel, s = op.fixed.stride;
        const int columns = block_columns(), apart = rows_apart();
        const std::vector<Var> cells_at{lane, cy, x, y, z, p};
        const Expr left = op.cell(0, x, 0), top = op.cell(1, y, 0);
        const Expr at_z = op.cell(2, z, op.existing(2, z, 0));
        near_row(cy, y) = nearest_in_block(1, top, cy);
        near_column(cx, x) = nearest_in_block(0, left, cx);
        const Expr row = near_row(cy, y);
        const auto cell_at = [&](const Expr &number) {
            const Expr column = near_column(number, x);
            const Expr value =
                vectors.windows.load(left + column * op.w.dilation[0], top + row * apart, at_z);
            return op.pair(block_code(0, column), value);
        };
        const Tuple in_row = columns == 1
                                 ? best_of("in_row", cells_at, 0, k[0], cell_at)
                                 : best_of_either("in_row", cells_at, k[0], s[0], of_pair, cell_at);
        rows(lane, of_pair, cy, x, y, z, p) =
            op.captures() ? Tuple(in_row[0] + block_code(1, row), in_row[1]) : in_row;

        const std::vector<Var> rows_at{lane, of_pair, x, y, z, p};
        const auto row_at = [&](const Expr &number) {
            return op.both(rows(lane, of_pair, number, x, y, z, p));
        };
        bests(lane, of_turn, of_pair, x, y, z, p) =
            best_of_either("of_rows", rows_at, k[1], s[1], of_turn, row_at);

        const FuncRef b = bests(lane, of_turn, of_pair, x, y, z, p);
        const Expr value = op.held.to_memory(op.value_of(b));
        result(lane, of_turn, of_pair, x, y, z, p) =
            op.captures() ? Tuple(value, index_in_block(op.code_of(b), {left, top, at_z}))
                          : Tuple(std::vector<Expr>{value});
        store();
    }

    // Stores block by block. On the way, x and y are those of a block's first window. The
    // dimensions of `in_block` from the innermost: lane, pixel in the block, row in the block, then
    // (3) vectors of channels, (4) phases along x, (5) blocks of a row, (6) phases along y, (7)
    // blocks along y.
    // With a dilation d, the windows of phase f are f, f + d, f + 2d, ...; blocks are pairs of
    // those. A block that would reach beyond its phase is shifted inwards. Where a phase has only
    // one window, both of a block are stored to its place. The loop over a block counts backwards,
    // so that the first window, which is the right one, is stored last.
    void store() {
        const int columns = block_columns(), apart = rows_apart(), high = block_rows * apart;
        const auto values = op.out_buffers()[0];
        const Expr width = values.dim(1).extent(), height = values.dim(2).extent();
        const int beside = columns > 1 ? op.fixed.dilation[0] : 1, wide = columns * beside;
        const Expr pixels = (width + wide - 1) / wide, turns = (height + high - 1) / high;
        const Expr phases_x = min(beside, width);
        in_block = RDom(0, op.lanes, 0, columns, 0, block_rows, 0, vectors.vectors, 0, phases_x, 0,
                        pixels, 0, min(apart, height), 0, turns, "in_block");
        const Expr vector = in_block[3], pixel = in_block[5];
        const Expr second = columns - 1 - in_block[1], turn = block_rows - 1 - in_block[2];
        const Expr phase = in_block[6], rows_of_phase = (height - phase + apart - 1) / apart;
        const Expr phase_x = in_block[4], pixels_of_phase = (width - phase_x + beside - 1) / beside;
        const Expr at_x = max(min(pixel * columns, pixels_of_phase - columns), 0);
        const Expr at_y = max(min(in_block[7] * block_rows, rows_of_phase - block_rows), 0);
        const Expr to_x = (at_x + select(pixels_of_phase >= columns, second, 0)) * beside + phase_x;
        const Expr to_y = (at_y + select(rows_of_phase >= block_rows, turn, 0)) * apart + phase;
        if (streams_parts_of_lines()) {
            has_room = apart == 1 ? height >= block_rows : rows_of_phase >= block_rows;
            in_block.where(turn == 0 || has_room);
        }
        op.out(vectors.start(vector) + in_block[0], inside(to_x, values.dim(1)),
               inside(to_y, values.dim(2)), z) =
            op.both(result(in_block[0], turn, second, at_x * beside + phase_x, at_y * apart + phase,
                           z, vector));
    }

    // Everything of a block is computed in the innermost loop around it (in_block[3]) and unrolled,
    // so that LLVM keeps it in registers.
    void schedule() {
        Func f = op.out;
        const Halide::LoopLevel each(f, in_block[3]);
        f.update(0)
            .allow_race_conditions()
            .vectorize(in_block[0])
            .unroll(in_block[1])
            .unroll(in_block[2])
            .reorder(in_block[0], in_block[1], in_block[2], in_block[3], in_block[4], in_block[5],
                     in_block[6], in_block[7], z)
            .never_partition({in_block[3], in_block[4], in_block[5], in_block[6], in_block[7]});
        const auto k = op.fixed.kernel, s = op.fixed.stride;
        near_row.bound(cy, 0, k[1] + (block_rows - 1) * s[1]).unroll(cy);
        near_column.bound(cx, 0, k[0] + (block_columns() - 1) * s[0]).unroll(cx);
        for (Func near : {near_row, near_column}) {
            near.compute_at(each).store_in(Halide::MemoryType::Stack);
        }
        rows.compute_at(each)
            .store_in(Halide::MemoryType::Stack)
            .bound(of_pair, 0, block_columns())
            .bound(cy, 0, k[1] + (block_rows - 1) * s[1])
            .reorder(lane, of_pair, cy)
            .vectorize(lane)
            .unroll(of_pair)
            .unroll(cy);
        bests.compute_at(each)
            .store_in(Halide::MemoryType::Stack)
            .bound(of_pair, 0, block_columns())
            .bound(of_turn, 0, block_rows)
            .reorder(lane, of_turn, of_pair)
            .vectorize(lane)
            .unroll(of_turn)
            .unroll(of_pair);
        for (auto &[part, others] : parts) {
            const bool of_rows = part.args()[1].name() == of_pair.name();
            part.store_in(Halide::MemoryType::Stack).vectorize(lane);
            if (of_rows) {
                part.compute_at(bests, of_pair);
            } else {
                part.compute_at(rows, cy);
            }
            unroll(part.update(), others);
        }
        if (streams_parts_of_lines() && rows_apart() == 1) {
            f.update(0).specialize(has_room);
        }
        vectors.schedule_tail();
    }

    Expr has_room;  // for two rows of windows
    // The numbers of a block's rows and columns of cells, each replaced by the nearest that exists.
    // Loads and codes read the same Func: with an expression of its own for each, LLVM does not see
    // that they are equal, and computes both, and compares their cells, twice.
    Func near_row{"near_row"}, near_column{"near_column"};
    Func rows{"rows"}, bests{"bests"}, result{"result_in_block"};
    RDom in_block;
    Var cx{"cell_x"}, cy{"cell_y"}, of_pair{"of_pair"}, of_turn{"of_turn"};
    // The Funcs that best_of() made, with the domain of their update.
    std::vector<std::pair<Func, RDom>> parts;

    // The (code, value) of number n, of a row's cells or of a block's rows.
    using At = std::function<Tuple(const Expr &)>;

    // The number, from the block's `first` cell on, of the cell that exists and is nearest to
    // number `n`.
    Expr nearest_in_block(int d, const Expr &first, const Expr &n) const {
        const Expr &step = op.w.dilation[d];
        const Expr from = (op.src_dim(d).min() - first + (step - 1)) / step;
        return clamp(n, from, (op.src_dim(d).max() - first) / step);
    }
    // The n-th cell of the block along dimension d (0: x, 1: y) adds this to a code: its offset
    // from the block's first cell, or the same as a difference of tap numbers.
    Expr block_code(int d, const Expr &n) const {
        const Type type = op.code_type();
        if (!op.captures() || op.numbers_taps()) {
            return cast(type, d == 0 ? n : n * op.w.kernel[0]);
        }
        return cast(type, n * op.w.dilation[d]) * cast(type, op.index_stride[d]);
    }
    // The index of a code. `first`: the block's first cell, which may be missing. Tap numbers count
    // from the window's own first cell, which is `before` further than the block's.
    Expr index_in_block(const Expr &code, const Xyz &first) const {
        if (op.numbers_taps()) {
            const Expr before =
                of_turn * (op.fixed.stride[1] * op.fixed.kernel[0]) + of_pair * op.fixed.stride[0];
            return op.index(code - cast(op.code_type(), before));
        }
        Expr base = op.index_base + cast<int64_t>(vectors.windows.first_p) * op.index_stride_c;
        for (int d = 0; d < 3; d++) {
            base += cast<int64_t>(first[d]) * op.index_stride[d];
        }
        return op.index(base, vectors.windows.lane_offset(op.code_type()) + code);
    }
    // The best of `at(first)` and the count - 1 numbers after it, in their order. `name` and `args`
    // are those of the Func that holds it.
    Tuple best_of(const std::string &name, const std::vector<Var> &args, int first, int count,
                  const At &at) {
        if (count == 1) {
            return at(first);
        }
        Func part(name);
        const RDom others(first + 1, count - 1, 0, 1, 0, 1, name + "_others");
        part(args) = at(first);
        part(args) = op.better_of(op.both(part(args)), at(others.x), true);
        parts.push_back({part, others});
        return op.both(part(args));
    }
    // The best of the first window, numbers 0 to k - 1, or, if `second` is 1, of the second one, s
    // to s + k - 1. Both are expressions over three bests: head (0 to s - 1), common (s to k - 1)
    // and end (k to k + s - 1).
    Tuple best_of_either(const std::string &name, const std::vector<Var> &args, int k, int s,
                         const Expr &second, const At &at) {
        const Tuple common = best_of(name + "_common", args, s, k - s, at);
        const Tuple one = op.better_of(best_of(name + "_head", args, 0, s, at), common, true);
        const Tuple two = op.better_of(common, best_of(name + "_end", args, k, s, at), true);
        return Pooling::pick(second == 0, one, two);
    }
};

}  // namespace

std::unique_ptr<PoolingSchedule> make_channel_block(const Pooling &op) {
    return std::make_unique<ChannelBlock>(op);
}

}  // namespace argpool::pooling
