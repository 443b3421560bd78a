// Loops over the pooled positions of planes, in vectors along lines.
// SPDX-License-Identifier: MIT
#pragma once

#include "unpool_gradient/gradient.h"

namespace argpool::unpool_gradient {

class PositionLoops {
public:
    // `hides_extents`: Halide's passes see loops of which they know nothing, as channels-last they
    // always do. It is for schedules with so many conditions that these passes take 20 s a row;
    // channels-first, planes of 16 positions then take twice as long, as tests that concern all
    // planes stay in the loop over them.
    explicit PositionLoops(const Gradient &op, bool hides_extents = false)
        : op(op), hides_extents(hides_extents) {}

    // The lines that positions are stored in.
    Lines lines() const;

    // In calls for which `when` holds: vectors that lie wholly in their lines; vector v starts at
    // first(v).
    using First = std::function<Expr(const Expr &)>;
    void take_whole(const Lines &in, const Expr &vectors, const Expr &when, const LookUp &look_up,
                    const First &first) const;
    // Vectors that may reach past the end of their line, and are masked there. Marks are not: a
    // lane beyond the end looks at the line's last position once more. `one_by_one`: there is one
    // such vector a line, and positions are marked in a scalar loop.
    void take_some(const Lines &in, const Expr &vectors, const Expr &when, const LookUp &look_up,
                   const First &first, bool one_by_one) const;
    // `count` positions of each line, one after the other; the i-th is number(i) of its line.
    void take_each(const Lines &in, const Expr &count, const LookUp &look_up,
                   const First &number) const;

private:
    const Gradient &op;
    const bool hides_extents;

    // Lanes, vectors of a line, lines; innermost first. `lanes`: fewer than the row's.
    RDom domain(const Lines &of, const Expr &vectors, const char *name,
                const Expr &lanes = Expr()) const;
    // The loop over the vectors of a line.
    static Halide::RVar vector_of(const RDom &r) {
        return r[1];
    }
    // The position `at` of the line that the loops of r are at.
    Site site_at(const Expr &at, const RDom &r) const;
    // A vector's first position in its line, as both updates of a loop compute it alike.
    Expr start(const First &first, const RDom &r, const Expr &length) const;
    // Values in domain r and marks in domain `marks`, which has loops of the same names: one loop,
    // which reads each index once.
    void take(const Site &site, const RDom &r, const Site &seen, const RDom &marks,
              const Expr &when, const LookUp &look_up, bool vector_marks) const;
};

}  // namespace argpool::unpool_gradient
