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

    // Has the call only such planes?
    Expr are_small() const;
    // Tests all indices of the call, if `small` holds.
    void test(const Expr &small);
    // Are the planes small, and is every index one of its plane's cells?
    Expr are_right() const {
        return right();
    }
    // Defines dst, and clears it unless `written`.
    void clear_others(const Expr &written, const char *domain) const;
    // Two updates of dst: clear the planes that are right, and write their values.
    void write() const;

private:
    const Scatter &op;
    Func right{"together"};
    static constexpr int most = 224, block = 8;

    // Values of a plane.
    Expr length() const {
        return op.values.dim(0).extent();
    }
};

}  // namespace argpool::scattering
