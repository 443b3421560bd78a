// The maths of unpooling's gradient: see gradient.h.
// SPDX-License-Identifier: MIT
#include "gradient.h"

namespace argpool::unpool_gradient {

Gradient::Gradient(const Spec &spec, const Arguments &arguments, const Buffers &buffers, bool exact)
    : spec(spec), window(arguments.window), cells(arguments.cells),
      index_stride_c(arguments.index_stride_c), decoder(spec, arguments), exact(exact),
      grad_dst(buffers.grad_dst), indices(buffers.indices), grad_values(buffers.grad_values),
      wrong(buffers.wrong) {
}

int Gradient::x_dim() const {
    return spec.channels_last ? 1 : 0;
}
Xyz Gradient::positions() const {
    return {grad_values.dim(x_dim()).extent(), grad_values.dim(x_dim() + 1).extent(),
            grad_values.dim(x_dim() + 2).extent()};
}
Expr Gradient::channels() const {
    return spec.channels_last ? Expr(grad_values.dim(0).extent()) : Expr(1);
}
Expr Gradient::planes() const {
    return grad_values.dim(3).extent();
}
Expr Gradient::plane_positions() const {
    return positions()[0] * positions()[1] * positions()[2];
}
Expr Gradient::number_of_position(const Xyz &at) const {
    const Xyz extent = positions();
    return (at[2] * extent[1] + at[1]) * extent[0] + at[0];
}
Expr Gradient::plane_cells() const {
    return cast<int>(count(cells));
}

Expr Gradient::cells_in_a_row() const {
    return lies_in_a_row(grad_dst, x_dim(), cells.extent);
}
Expr Gradient::offsets_are_numbers() const {
    return decoder.direct(cells_in_a_row()) && (!spec.channels_last || index_stride_c == 0);
}
Expr Gradient::first_index(const Expr &plane) const {
    return -decoder.distance(cast(spec.index, 0), {{}, spec.channels_last ? Expr(0) : plane});
}
Expr Gradient::index_at(const Site &site) const {
    return indices(in_buffer(site.at, site));
}
Expr Gradient::number_at(const Site &site) const {
    const Site of{site.at, spec.channels_last ? Expr(0) : site.plane};
    const Expr far = cast<uint64_t>(decoder.distance(index_at(site), of));
    return cast<uint32_t>(Halide::min(far, cast<uint64_t>(none())));
}

std::vector<Expr> Gradient::in_buffer(const Xyz &at, const Site &site) const {
    const Expr x = anywhere(at[0]), y = anywhere(at[1]), z = anywhere(at[2]);
    return spec.channels_last ? std::vector<Expr>{anywhere(site.plane), x, y, z}
                              : std::vector<Expr>{x, y, z, site.plane};
}
Expr Gradient::cell(const Xyz &at, const Site &site) const {
    return grad_dst(in_buffer(at, site));
}
Expr Gradient::numbered_cell(const Expr &number, const Expr &plane) const {
    return cell({cells.min[0] + number, cells.min[1], cells.min[2]}, {{}, plane});
}
Expr Gradient::zero() const {
    return cast(spec.elem, 0);
}

void Gradient::take(const std::vector<Expr> &at, const Expr &value) const {
    grad_values(at) = value;
}
void Gradient::mark(const Expr &plane, const Expr &bad) const {
    wrong(plane) = Halide::max(wrong(plane), cast<uint8_t>(bad));
}
Halide::Stage Gradient::taken() const {
    return grad_values.update(grad_values.num_update_definitions() - 1);
}
Halide::Stage Gradient::marked() const {
    return wrong.update(wrong.num_update_definitions() - 1);
}
std::vector<Halide::VarOrRVar> Gradient::loops_of(const RDom &r) const {
    std::vector<Halide::VarOrRVar> loops;
    for (int d = 0; d < r.dimensions(); d++) {
        loops.push_back(r[d]);
    }
    if (!spec.channels_last) {
        loops.push_back(p);
    }
    return loops;
}
Expr Gradient::marked_unit() const {
    return spec.channels_last ? Expr(0) : Expr(p);
}

Expr quotient_of_counts(const Expr &a, const Expr &b) {
    return cast<int>(cast<uint32_t>(a) / cast<uint32_t>(b));
}

}  // namespace argpool::unpool_gradient
