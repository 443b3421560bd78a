// Checks within gathers: does every index name a cell of its own window, as check_indices tests?
// The loop that gathers tests the indices of a vector, which are in registers there; what no vector
// has is tested one by one. The result is `foreign`: 1 for planes with a wrong index, else 0.
// SPDX-License-Identifier: MIT
#pragma once

#include "unpooling/gather.h"

namespace argpool::unpooling {

class IndexChecks {
public:
    explicit IndexChecks(const Gather &op) : op(op) {}

    // Clears the marks of all planes: before the first mark(), and before each check below but
    // check_rows and check_overlapping, which call it themselves.
    void begin() const;
    // Marks plane p if `bad`.
    void mark(const Expr &bad) const;

    // Is the index of a window (own, and lane further) not one of its own valid cells? A window
    // that does not exist has none; in dimensions before first_dim all do. Along x all cells are
    // valid, or it is tested.
    Expr is_foreign(const Group &own, const Expr &plane, const Expr &lane, int first_dim,
                    bool tests_x) const;

    // ---- Disjoint windows ----------------------------------------------------------------------

    using Start = std::function<Expr(const Expr &)>;
    // Channels-first: vectors of windows [from, to) start at start(number) in the loop `vectors` of
    // `rows`; yo and zo are groups of rows there. A vector's indices have been compared with all
    // that they may be. Indices outside the vectors are tested one by one. (compute_with fuses
    // loops by name: the RDom of the check is called "r" and has as many dimensions as that of the
    // bulk.)
    void check_rows(const Expr &from, const Expr &to, const Start &start, Halide::Stage &rows,
                    const Halide::RVar &vectors, const Var &yo, const Var &zo);
    // Checks the windows of a row that are not in [from, to).
    void check_outside(const Expr &from, const Expr &to, const Xyz &count) const;

    // Channels-last: vectors of `bulk` channels start at start(number) in the loop `vectors` of
    // `cells`. check_rest tests the others one by one: channels from from_channel on, of windows
    // from from_x on.
    void check_channels(const Expr &bulk, const Start &start, Halide::Stage &cells,
                        const Halide::RVar &vectors, const std::array<Var, 3> &groups);
    void check_rest(const Expr &from_channel, const Expr &from_x) const;

    // ---- Windows that overlap ------------------------------------------------------------------

    using Key = std::function<Expr(const Group &)>;
    using Tap = std::function<Expr(int d, int i)>;
    // Channels-first: an iteration of the loop yo of `cells` looks at the keys of `each` rows of
    // windows, in vectors; rows beyond its iterations, and narrow ones, are looked at one by one.
    void check_overlapping(Func cells, const Var &yo, const Var &zo, int each, const Key &key);
    // Windows of rows from `rows` and slabs from `slabs` on, one by one; after define_tap_x.
    void check_past(const Expr &rows, const Expr &slabs) const;
    void define_tap_x();
    // A window without any cell has no index of its own: the first, the last, or, where taps may
    // step over the cells, any.
    void check_empty() const;
    // Not 0 where a key, of the window `lane` after `own`, is none of its own cells' keys: the
    // remainder after subtracting the first tap that exists, the nearest slab of taps from there,
    // the nearest row, and the nearest tap; forward or, where x grows the most, the other way
    // round. A window that does not exist has none.
    Expr left_over(const Group &own, const Tap &tap, const Expr &key, bool forward) const;

private:
    const Gather &op;
    const Var x{"x"}, y{"y"}, z{"z"}, p{"p"}, g{"g"}, k{"k"}, lane{"lane"};
    Func flags{"flags"};  // of groups that were tested together
    Func tap_x{"tap_x"};  // what taps of windows along x, and the nearest that exist, add to keys
    Func wrong{"wrong"};  // not 0 in a lane: an index of the iteration is wrong

    // Defines `wrong`, for `bulk` windows of `each` rows of groups.
    void find_wrong(const Var &yo, const Var &zo, int each, const Expr &bulk, const Key &key);
    // The distance of an index of 64 bits from that of its vector's first window.
    Expr distance(const Group &own, const Expr &lane) const;
    // Has the distance of a 64-bit index from that of the vector's first cell more bits than a key?
    Expr is_beyond(const Group &at, const Expr &plane, const Expr &lane) const;
};

}  // namespace argpool::unpooling
