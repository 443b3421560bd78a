// Channels-first: the cells of a row that no whole vector of windows covers. The windows over them
// are staged in scratch memory, those that do not exist with a key that no tap has.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "unpooling/gather.h"

namespace argpool::unpooling {

class RowEdges {
public:
    explicit RowEdges(const Gather &op) : op(op) {}

    // An update of dst: groups before `from`, and from `to` on. `planes`: a loop of the update
    // counts so many planes (where there are none, nothing loops).
    void define(const Expr &from, const Expr &to, const std::optional<Expr> &planes = {});

private:
    const Gather &op;
    const Var y{"y"}, z{"z"}, p{"p"}, h{"h"}, i{"i"};
    // Windows and cells of edge vector e, which are counted from its first group or cell. What lies
    // `delta` groups further is a vector of its own: all stay in registers.
    Func edge_key{"edge_key"}, edge_value{"edge_value"}, edge_cell{"edge_cell"};
    const Var number{"number"}, delta{"delta"}, e{"e"};

    // The windows and the cells of an edge vector that starts with this group.
    void define_cells(const Expr &first_group);
    // All of them in registers, in the loop over groups along y.
    void schedule(const Var &group);
};

}  // namespace argpool::unpooling
