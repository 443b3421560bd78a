// The lanes of a vector as windows: their cells, codes and indices. Lanes follow each other along x
// channels-first, along channels channels-last, or along a line that is made of both.
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "pooling/pooling.h"

namespace argpool::pooling {

// A position, or a distance, along the two dimensions in which lanes may follow each other.
struct Xp {
    Expr x, p;
};

// Codes in 32 bits of 64-bit indices are offsets in the vector's windows where those fit, and tap
// numbers elsewhere; with `OffsetsFit` the schedule sees to it that they fit (all_fit()).
enum class Codes { Either, OffsetsFit };

class Windows {
public:
    explicit Windows(const Pooling &op, Codes codes = Codes::Either)
        : op(op), must_fit(codes == Codes::OffsetsFit) {}

    // Lane 0 is window at_x of plane (channels-last: channel) at_p; the others follow it along x,
    // channels-last along channels.
    void start(const Expr &at_x, const Expr &at_p);
    // Lanes lie on a line of pixels and channels, or of rows: `last` is how far the last lane is
    // from lane 0, and offset(t) how much more the index of this lane is than that of lane 0.
    using Offset = std::function<Expr(const Type &)>;
    void start_line(const Expr &at_x, const Expr &at_p, const Xp &last, const Offset &offset);
    void set_offset(const Offset &offset) {  // of the lanes that start as before
        line_offset = offset;
    }
    // This lane lies at `lane`, an expression of the lane's number, and the last one at `last`,
    // both counted from the origin.
    void start_anywhere(const Xp &lane, const Xp &last);

    // The pooled column and plane of this lane, and of lane 0.
    Expr px, pp, first_x, first_p;

    // The nearest tap of this lane's window whose cell exists.
    Xyz existing(const Xyz &tap) const {
        return {op.existing(0, px, tap[0]), op.existing(1, y, tap[1]), op.existing(2, z, tap[2])};
    }
    // The cell at these coordinates of the lane's plane, or that of a tap, as it is compared.
    Expr load(const Expr &cx, const Expr &cy, const Expr &cz) const {
        return op.load(cx, cy, cz, pp);
    }
    Expr load(const Xyz &tap) const {
        return load(op.cell(0, px, tap[0]), op.cell(1, y, tap[1]), op.cell(2, z, tap[2]));
    }
    // Do all cells of a channels-first vector's windows exist along x, from tap to tap?
    Expr whole(const Expr &from, const Expr &to) const;
    Expr whole() const {
        return whole(0, op.w.kernel[0] - 1);
    }
    // Defines `line`, whose first variable is a cell's number: the cells of a tap from lane 0's on.
    // `load` reads the cell of a column. Those that do not exist are masked, and are the lowest
    // value, which never wins over a cell.
    using LoadColumn = std::function<Expr(const Expr &column)>;
    void masked_line(Func line, const std::vector<Var> &at, const Expr &tap_x,
                     const LoadColumn &load) const;
    // An update of `f` by the taps of `r`, where `tap` is the tap of its current point; padding
    // stands for the nearest cell.
    void see_existing(Func f, const std::vector<Var> &at, const RDom &r, const Xyz &tap) const;

    // ---- Codes ----

    // How much more the index of this lane's first cell is than lane 0's.
    Expr lane_offset(const Type &t) const;
    // The last lane's offset from lane 0's, in 64 bits: the most that a lane's code may need.
    Expr last_lane_offset() const {
        return offset_of(last_lane, Halide::Int(64));
    }
    // The code of a tap, in code_type(): its offset from the window's first cell, or its number.
    Expr code(const Xyz &tap) const;
    // Do the codes that have to be offsets fit?
    Expr all_fit() const {
        return must_fit && op.narrows() ? offsets_fit() : Halide::Internal::const_true();
    }
    // Offsets in the codes are from lane 0's first cell on.
    void count_from_first_lane() {
        lanes_in_codes = true;
    }

    // ---- Indices, and what is stored for a window: its value, and its index ----

    Tuple found(const Func &best, Func &wide) const {
        const FuncRef b = best(lane, x, y, z, p);
        const Expr value = op.held.to_memory(cast(op.held.value_type(), op.value_of(b)));
        return op.captures() ? Tuple(value, index(op.code_of(b), wide)) : Tuple({value});
    }
    // `wide`: where codes may be either, a Func that decodes the vector's.
    Expr index(const Expr &code, Func &wide) const;
    // The index of a 32-bit code: `index` if it is an offset; else that of tap `number`.
    Expr decoded(Func &wide, const Expr &is_offset, const Expr &index, const Expr &number) const;

private:
    const Pooling &op;
    const bool must_fit;
    bool lanes_in_codes = false;
    Xp lane_at, last_lane;  // how far a lane is from lane 0, and the last one
    Offset line_offset;     // instead of lane_at

    // The index of a cell so far from lane 0's, less that of lane 0's.
    Expr offset_of(const Xp &at, const Type &t) const;
    // Do offsets of the last lane's last tap fit in 31 bits?
    Expr offsets_fit() const;
    // The index of the cell at tap 0 of lane 0.
    Expr first_index() const {
        return op.index_of_cell(first_p,
                                {op.cell(0, first_x, 0), op.cell(1, y, 0), op.cell(2, z, 0)});
    }
};

// The best of a window's taps; of windows given at run time those alone whose cells exist.
class ExistingTaps {
public:
    explicit ExistingTaps(const Pooling &op) : op(op) {}

    // Windows given at run time: the taps whose cells exist, as loops, and the first of them.
    RDom domain(const std::string &name, Xyz &first);
    // The best of a window's taps, by (lane, x, y, z, p); `r` becomes the taps.
    void see(const Windows &windows, Func f, RDom &r);
    // `column` is the output's loop over x.
    void schedule(Func output, const Halide::VarOrRVar &column = x);

private:
    const Pooling &op;
    Func there[3] = {Func("there_x"), Func("there_y"), Func("there_z")};  // taps that exist
};

// Gives a Func of one lane more storage than any vector has, where the window is given at run time.
// Otherwise Halide reuses the storage of a vector of the same type for it, and LLVM then keeps the
// lane in a vector register, which makes each tap several times slower. With a compiled-in window
// it is left out: row_block's vectors would leave registers.
inline void keep_scalar(Func f, const Pooling &op) {
    if (op.any()) {
        f.bound_storage(lane, 8 * op.lanes);
    }
}

}  // namespace argpool::pooling
