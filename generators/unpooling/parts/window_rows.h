// Channels-first, disjoint windows: where positions lie in rows of windows and of cells, and all
// that the vectors of a row leave: the cells and windows right of them and below the last row.
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
    // How many elements (x, y, z) lies after the first of its plane.
    template<typename Buffer>
    static Expr offset_in(const Buffer &buffer, const Expr &x, const Expr &y, const Expr &z) {
        return x + y * buffer.dim(1).stride() + z * buffer.dim(2).stride();
    }
    // By how much the index grows from one cell of a window to the next along d; or the tap's
    // number.
    Expr step(int d) const;

    // Updates of dst, after the vectors' own. define_beside (which must be update 1): the cells of
    // each row but those in [first, last), one by one; most rows have none or one. define_empty:
    // the first `width` cells of the rows and slabs that lie under no window.
    void define_beside(const Expr &first, const Expr &last) const;
    void define_empty(const Expr &width) const;
    // Tests one by one: windows from `to` on along x, and those that lack cells along y or z.
    void check_beside(const Expr &to) const;

private:
    const Gather &op;
    const IndexChecks &checks;
    const Var x{"x"}, y{"y"}, z{"z"}, p{"p"};
};

}  // namespace argpool::unpooling
