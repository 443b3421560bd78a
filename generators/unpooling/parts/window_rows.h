// Channels-first, disjoint windows: positions in rows of windows and of cells, and the cells right
// of the vectors of a row and below the last row.
// SPDX-License-Identifier: MIT
#pragma once

#include "index_checks.h"

namespace argpool::unpooling {

class WindowRows {
public:
    WindowRows(const Gather &op, const IndexChecks &checks) : op(op), checks(checks) {}

    // Windows along d.
    Expr windows(int d) const {
        return op.values.dim(d).extent();
    }
    template<typename Buffer>
    // Elements from a plane's first to (x, y, z).
    static Expr offset_in(const Buffer &buffer, const Expr &x, const Expr &y, const Expr &z) {
        return x + y * buffer.dim(1).stride() + z * buffer.dim(2).stride();
    }
    // By how much indices of one window differ.
    Expr step(int d) const;

    // Updates 1 and 2 of dst: cells of a row but those from `first` to `last`, one by one (most
    // rows have none or one); cells under no window, rows and slabs.
    void define_beside(const Expr &first, const Expr &last) const;
    void define_empty(const Expr &width) const;
    // Windows from `to` on, and those that lack cells, are looked at one by one.
    void check_beside(const Expr &to) const;

private:
    const Gather &op;
    const IndexChecks &checks;
    const Var x{"x"}, y{"y"}, z{"z"}, p{"p"};
};

}  // namespace argpool::unpooling
