// Max unpooling for indices of any kind, whole planes at a time: clears dst, then writes the values
// in row-major order of the pooled position: the last wins (C8). Wrong indices are passed over.
// SPDX-License-Identifier: MIT

#include "cell_of_index.h"

namespace {

using namespace argpool;
using Halide::select;

class MaxUnpoolScatter : public KernelGenerator<MaxUnpoolScatter> {
public:
    Input<Halide::Buffer<>> values{"values", 4}, indices{"indices", 4};
    Output<Halide::Buffer<>> dst{"dst", 4};

    void configure() {
        values.set_type(elem_type());
        indices.set_type(index_type());
        dst.set_type(elem_type());
    }

    void generate() {
        dst(in_layout<Var>(x, y, z, p)) = cast(elem_type(), 0);
        dst.vectorize(in_layout<Var>(x, y, z, p)[0], lanes, TailStrategy::Predicate);

        const Cells cells{cell_min(), cell_extent()};
        if (index_type().is_uint()) {
            write(Halide::Internal::const_true(), [&](const Expr &tap, const Xyz &at) {
                return cell_of_tap(tap, at, window(), cells);
            });
        } else {
            const auto distance = [&](const Expr &stored) {
                return distance_in_plane(stored, index_base, index_stride(), p * index_stride_c,
                                         cells);
            };
            // Where cells lie in memory in the order of their indices, no index need be taken
            // apart: the plane is one long row.
            const Expr direct =
                dense(index_stride(), cells.extent, {0, 1, 2}) && lies_in_a_row(cells.extent);
            write(direct, [&](const Expr &stored, const Xyz &) {
                const Expr row = cells.min[0] + cast<int>(distance(stored));
                return NamedCell{{row, cells.min[1], cells.min[2]},
                                 cast<uint64_t>(distance(stored)) < count(cells)};
            });
            write(!direct, [&](const Expr &stored, const Xyz &) {
                return cell_of_index(distance(stored), index_stride(), cells);
            });
        }
        for (auto *buffer : {&values, &indices}) {
            buffer->dim(0).set_stride(1);
            for (int d = 0; d < 4; d++) {
                buffer->dim(d).set_min(0);
            }
        }
        dst.dim(0).set_stride(1);
        for (int d = 0; d < 4; d++) {
            dst.dim(d).set_min(0);
        }
    }

private:
    Var x{"x"}, y{"y"}, z{"z"}, p{"p"};

    // If `when`, writes each value to the cell that its index names.
    template<typename Locate>
    void write(const Expr &when, const Locate &locate) {
        const int x_dim = channels_last() ? 1 : 0;
        RDom r(0, values.dim(x_dim).extent(), 0, values.dim(x_dim + 1).extent(), 0,
               select(when, values.dim(x_dim + 2).extent(), 0), "r");
        const std::vector<Expr> from = in_layout<Expr>(r.x, r.y, r.z, p);
        const NamedCell to = locate(indices(from), {r.x, r.y, r.z});
        r.where(to.valid);
        dst(in_layout<Expr>(inside(to.cell[0]), inside(to.cell[1]), inside(to.cell[2]), p)) =
            values(from);
        Halide::Stage writes = dst.update(dst.num_update_definitions() - 1);
        if (channels_last()) {
            writes.reorder(p, r.x, r.y, r.z);
        } else {
            writes.unscheduled();
        }
    }
    // Tells bounds inference no more than that a cell is one of the buffer's.
    Expr inside(const Expr &coordinate) const {
        return Halide::Internal::promise_clamped(coordinate, 0, Halide::Int(32).max() / 2);
    }

    // Are dst's rows, one after the other, one row without gaps? (Planes of rows too.)
    Expr lies_in_a_row(const Xyz &extent) const {
        const int x_dim = channels_last() ? 1 : 0;
        Expr all = Halide::Internal::const_true(), length = dst.dim(x_dim).stride() * extent[0];
        for (int d = 1; d < 3; d++) {
            all = all && (extent[d] == 1 || dst.dim(x_dim + d).stride() == length);
            length = length * extent[d];
        }
        return all;
    }
};

}  // namespace

HALIDE_REGISTER_GENERATOR(MaxUnpoolScatter, max_unpool_scatter)
