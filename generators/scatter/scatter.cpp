// The maths of a scatter, and what its kernels promise of their buffers: see scatter.h.
// SPDX-License-Identifier: MIT
#include "scatter.h"

namespace argpool::scattering {

Scatter::Scatter(const Spec &spec, const Arguments &arguments, const UnpoolBuffers &buffers,
                 bool adds)
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

void Scatter::clear() const {
    const bool last = spec.channels_last;
    const Var x("x"), y("y"), z("z"), p("p");
    const int d = x_dim();
    const Xyz extent{dst.dim(d).extent(), dst.dim(d + 1).extent(), dst.dim(d + 2).extent()};
    const Expr line = last ? is_one_line(dst, extent) : lies_in_a_row(dst, 0, extent);
    const Expr channels = last ? Expr(dst.dim(0).extent()) : Expr(1);
    const Expr elements = channels * (extent[0] * extent[1] * extent[2]);
    dst(in_layout<Var>(x, y, z, p)) = Halide::undef(spec.elem);
    RDom gaps(0, 1, "gaps"), all(0, select(line, elements, 0), "all");
    gaps.where(!line);
    dst(in_layout<Var>(x, y, z, p)) = zero() + cast(spec.elem, gaps.x);
    const Expr at = placed(all.x);
    dst(last ? std::vector<Expr>{at, 0, 0, 0} : std::vector<Expr>{at, 0, 0, p}) = zero();
    dst.update(0).vectorize(last ? p : x, spec.lanes, TailStrategy::GuardWithIf);
    dst.update(1).unscheduled();
}

void Scatter::mark(const Expr &of_plane) const {
    if (foreign) {
        Func result = *foreign;
        result(Var("p")) = of_plane;
    }
}

void define(const ScheduleTable<Scatter> &schedules, const Scatter &op) {
    schedules.make(op)->define();
    if (op.foreign) {
        start_at_zero(*op.foreign);
        op.foreign->dim(0).set_extent(op.spec.channels_last ? Expr(1) : op.values.dim(3).extent());
    }
    start_at_zero(op.values);
    start_at_zero(op.indices);
    start_at_zero(op.dst);
}

}  // namespace argpool::scattering
