// Channels-first, small planes that follow each other in memory and have the same indices: all are
// tested, cleared and written in one loop each, because the overhead of one plane exceeds the time
// of its values.
// SPDX-License-Identifier: MIT
#pragma once

#include "scatter/scatter.h"

namespace argpool::scattering {

class SmallPlanes {
public:
    explicit SmallPlanes(const Scatter &op) : op(op) {}

    // Has the call only such planes, and is it no call that finishes what another left?
    Expr are_small() const;
    // Tests all indices of the call, if `small` holds.
    void test(const Expr &small);
    // Does write() serve the call?
    Expr serves() const {
        return few;
    }
    // The mark of all planes that write() serves: unfinished, unless every index is one of its
    // plane's cells.
    Expr mark() const {
        return select(right(), mark_of(0), mark_of(kUnfinished));
    }
    // Defines dst, and clears it if `when`.
    void clear_others(const Expr &when, const char *domain) const;
    // Updates of dst: clear the planes that are right, and write their values.
    void write() const;
    // The updates of dst from number `first` on have no loops where write() serves: a loop over
    // planes that does nothing takes a tenth of the time of planes of four values.
    void skip_updates(int first) const;

private:
    const Scatter &op;
    Func right{"together"};
    Expr few;  // has the call only such planes?
    static constexpr int most = 224, block = 8;
    // Planes of fewer values are one line: a loop over 4 values takes longer to begin than to run.
    static constexpr int short_plane = 16;

    // Values of a plane.
    Expr length() const {
        return op.values.dim(0).extent();
    }
    std::vector<Expr> at_cell(const Expr &number, const Expr &plane) const;
    // The cell that a value's index names.
    Expr named(const Expr &value, const Expr &plane) const;
    // Writes all values as one line, if `when`: vectors compute where a block's go.
    void write_as_line(const Expr &when, const Expr &values) const;
    // Writes the values of each plane, if `when`.
    void write_each(const Expr &when, const Expr &planes) const;
};

}  // namespace argpool::scattering
