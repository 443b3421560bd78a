// SPDX-License-Identifier: MIT
#include "scatter.h"

namespace argpool::scattering {

Scatter::Scatter(const Spec &spec, const Arguments &arguments, const Buffers &buffers, bool adds)
    : spec(spec), adds(adds), window(arguments.window), cells(arguments.cells),
      index_base(arguments.index_base), index_stride_c(arguments.index_stride_c),
      index_stride(arguments.index_stride), decoder(spec, arguments), values(buffers.values),
      indices(buffers.indices), dst(buffers.dst), foreign(buffers.foreign) {
}

Xyz Scatter::positions() const {
    return {values.dim(x_dim()).extent(), values.dim(x_dim() + 1).extent(),
            values.dim(x_dim() + 2).extent()};
}

Expr Scatter::fills_dst() const {
    Expr all = Halide::Internal::const_true();
    for (int d = 0; d < 3; d++) {
        const Expr extent = dst.dim(x_dim() + d).extent();
        all = all && cells.min[d] == 0 && cells.extent[d] == extent;
    }
    return all;
}

void Scatter::mark(const Expr &of_plane) const {
    if (foreign) {
        Func result = *foreign;
        result(Var("p")) = of_plane;
    }
}

}  // namespace argpool::scattering
