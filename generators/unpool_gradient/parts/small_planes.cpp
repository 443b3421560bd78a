// SPDX-License-Identifier: MIT
#include "small_planes.h"

namespace argpool::unpool_gradient {

Expr are_small_planes(const Gradient &op) {
    const auto in_line = [&](const auto &buffer) {
        return lies_in_a_row(buffer, 0, op.positions()) &&
               buffer.dim(3).stride() == op.plane_positions();
    };
    const Expr first = first_index_of_all(op);
    const Expr most = cast<int64_t>(INT32_MAX) - op.plane_cells();
    return op.decoder.direct(op.cells_in_a_row()) && in_line(op.indices) &&
           in_line(op.grad_values) && op.index_stride_c == 0 && first >= 0 && first < most &&
           op.plane_positions() >= op.spec.lanes;
}

Expr first_index_of_all(const Gradient &op) {
    return -op.decoder.distance(cast(op.spec.index, 0), {{}, 0});
}

Expr sign_of_distance(const Gradient &op, const Expr &distance) {
    return distance | (cast<int64_t>(op.plane_cells()) - 1 - distance);
}

}  // namespace argpool::unpool_gradient
