// Channels-first: the cells of a row that no whole vector of windows covers, at either end, or all
// of a row that is narrower. The windows over them are copied to scratch memory as keys and values,
// those that do not exist with a key that no tap has; then vectors of cells need no test.
// SPDX-License-Identifier: MIT
#pragma once

#include "unpooling/gather.h"

namespace argpool::unpooling {

class RowEdges {
public:
    explicit RowEdges(const Gather &op) : op(op) {}

    // An update of dst: the cells of groups before `from`, and of those from `to` on.
    void define(const Expr &from, const Expr &to);

private:
    const Gather &op;
    const Var y{"y"}, z{"z"}, p{"p"}, h{"h"}, i{"i"};
    // edge_key and edge_value have the windows of edge vector e, counted from the vector's first
    // group: [number, delta] is the window `number + delta` groups after that. So what lies `delta`
    // groups from a vector of groups is a vector of its own, loaded without a shift of lanes; all
    // stay in registers. edge_cell has the vector's cells, counted from the first group's first
    // cell.
    Func edge_key{"edge_key"}, edge_value{"edge_value"}, edge_cell{"edge_cell"};
    const Var number{"number"}, delta{"delta"}, e{"e"};

    // The windows and the cells of an edge vector that starts with this group.
    void define_cells(const Expr &first_group);
    // All of them in registers, in the loop over groups along y.
    void schedule(const Var &group);
};

}  // namespace argpool::unpooling
