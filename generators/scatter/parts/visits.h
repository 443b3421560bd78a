// The loops in which scatters read values and write them to the cells that their indices name.
// SPDX-License-Identifier: MIT
#pragma once

#include "scatter/scatter.h"

namespace argpool::scattering {

// The buffer that a scatter writes to. Cells have offsets in it, which may be negative; `unit` says
// which part of it a visit writes: channels-first a plane; channels-last all channels, or `width`
// of them.
struct Target {
    Func func;
    Expr unit;
    std::function<Expr(const Xyz &cell, const Expr &channel)> offset;
    std::function<void(const Expr &offset, const Expr &value)> write;
    Expr width;  // undefined: all channels
};
// Where a value goes, if its index names a cell. `direct`: the offset again, where scalars compute
// it by one subtraction; else undefined.
struct NamedOffset {
    Expr offset, valid, direct;
};
// dst itself.
Target in_dst(const Scatter &op);

class Visits {
public:
    explicit Visits(const Scatter &op) : op(op) {}

    // Writes all values of the unit to the cells that their indices name, unless `done`. Where a
    // plane is one long row, vectors test its indices first; if every index is one of its cells',
    // as in nearly all planes, values are written without a test. Returns whether unit p was
    // written so, or is done; undefined if no such test was made.
    Expr scatter(const Target &target, const Expr &in_a_row, const Expr &done = Expr());
    // Channels-last, in dst: writes all values, and marks the image if an index may be wrong. An
    // image whose values are one line, and pixels of few channels, are visited as one line.
    void scatter_pixels(const Expr &in_a_row, const Expr &cells_in_line);
    // Visits an image whose values and cells are lines, and whose indices are offsets in these, as
    // TensorFlow's, where sums are made elsewhere; returns whether this image is such, and all its
    // indices are right.
    Expr visit_line(const Target &target, const Expr &in_a_row, const Expr &cells_in_line);
    // Writes all values, unless `done`, by the decoder's way for the call's index space.
    void visit_in_each_way(const Target &target, const Expr &in_a_row,
                           const std::vector<Expr> &done = {});

private:
    const Scatter &op;
    const Var p{"p"};

    // Values are visited in blocks of a line.
    static constexpr int block = 64, vector = 8;
    // Lines of fewer values are joined with those that follow them.
    static constexpr int short_line = 64;
    static constexpr int few_channels = 16;
    // Blocks of visit_as_line(): twice as long where their offsets are not kept in scratch memory.
    static constexpr int line_block = 128, line_vector = 16, at_once = 8;
    // The offset that stands for an index that names no cell.
    static Expr nowhere() {
        return Halide::Int(32).min();
    }

    // Lines of values, the loops over them, and how positions are counted along a line: channels
    // (channels-last alone), x, y; what exceeds these is z.
    struct Lines {
        Expr length, most;  // of a line of this unit, and of any
        Expr rows, slabs, depth;
        std::vector<Expr> digits;
    };
    // The lines of a unit; short ones are joined with the next if they follow each other and
    // `joins`.
    Lines lines(const Target &target, const Expr &unit, bool joins = true) const;
    // The position of element first + lane of a line, where `loops` are y, z or x, y, z.
    Site site(const Expr &first, const Expr &lane, const Lines &in,
              const std::vector<Expr> &loops, const Expr &unit) const;
    // Where element `at` of a line is stored.
    std::vector<Expr> stored_at(const Target &target, const Expr &at,
                                const std::vector<Expr> &loops, const Expr &unit) const;

    // Channels-last: pixels of so few channels that a loop over one's channels takes longer to
    // begin than its values take. Pixels follow each other.
    Expr has_few_channels(const Target &target) const;
    // Does a visit write all channels?
    Expr covers_all(const Target &target) const;
    // Offsets that are cells' numbers, where the plane's cells are one long row.
    Locate by_number() const;

    // Elements of an image's values.
    Expr line_elements() const;
    // Are values and indices one line, and indices offsets in a line of cells?
    Expr has_line_offsets(const Target &target, const Expr &in_a_row,
                          const Expr &cells_in_line) const;
    // Channels-last, if `when`: all values are one line of a block's elements or more. Vectors find
    // whether an index of a block names no cell, and, unless `direct`, all offsets; then its values
    // are written, without a test if each names one. Images with an index that does not are marked.
    using Find = std::function<NamedOffset(const Expr &element)>;
    void visit_as_line(const Target &target, const Expr &when, const Find &find);
    // Visits planes for which `when` holds and whose indices are all those of cells, by
    // number(distance); returns whether plane p is one. (Channels-last, p is a channel.)
    using Number = std::function<Expr(const Expr &distance)>;
    Expr visit_clean(const Target &target, const Expr &when, const Number &number);
    // If `when`, writes every value whose index names a cell, in two steps a block: vectors find
    // the offsets of cells, nowhere() where there is none; then values are written in their order.
    void visit_in_blocks(const Target &target, const Expr &when, const Locate &locate);
};

}  // namespace argpool::scattering
