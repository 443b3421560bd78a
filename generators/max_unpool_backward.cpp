// The gradient of max unpooling (C10): each pooled position takes the cell of grad_dst that its
// index names. For indices of any kind; a wrong one gives 0 and marks its plane.
// SPDX-License-Identifier: MIT

#include "buffers.h"
#include "cell_of_index.h"

namespace {

using namespace argpool;
using Halide::clamp;
using Halide::max;
using Halide::min;
using Halide::RVar;
using Halide::select;
using Halide::Internal::const_true;

class MaxUnpoolBackward : public KernelGenerator<MaxUnpoolBackward> {
public:
    Input<Halide::Buffer<>> grad_dst{"grad_dst", 4}, indices{"indices", 4};
    Output<Halide::Buffer<>> grad_values{"grad_values", 4};
    Output<Halide::Buffer<uint8_t, 1>> wrong{"wrong"};

    void configure() {
        grad_dst.set_type(elem_type());
        indices.set_type(index_type());
        grad_values.set_type(elem_type());
    }

    void generate() {
        cells = {cell_min(), cell_extent()};
        grad_values(in_layout<Var>(x, y, z, p)) = Halide::undef(elem_type());
        wrong(plane) = cast<uint8_t>(0);
        if (index_type().is_uint()) {
            gather(const_true(), [&](const Expr &tap, const Site &site) {
                NamedCell named = cell_of_tap(tap, site.at, window(), cells);
                for (int d = 0; d < 3; d++) {
                    named.cell[d] = clamp(named.cell[d], cells.min[d],
                                          cells.min[d] + cells.extent[d] - 1);
                }
                return named;
            });
        } else {
            const Expr direct =
                dense(index_stride(), cells.extent, {0, 1, 2}) && lies_in_a_row(grad_dst, x_dim(), cells.extent);
            gather(direct, [&](const Expr &stored, const Site &site) {
                return in_a_row(stored, site);
            });
            gather(!direct, [&](const Expr &stored, const Site &site) {
                return cell_of_index(distance_in_plane(stored, index_base, index_stride(),
                                                       site.plane * index_stride_c, cells),
                                     index_stride(), cells);
            });
        }
        grad_dst.dim(0).set_stride(1);
        start_at_zero(indices);
        promise_output(grad_values, align, channels_last() ? 0 : multiple_w.value());
        wrong.dim(0).set_stride(1);
        wrong.dim(0).set_bounds(0, channels_last() ? Expr(1) : grad_values.dim(3).extent());
    }

private:
    Var x{"x"}, y{"y"}, z{"z"}, p{"p"}, plane{"p"};
    Cells cells;

    // A pooled position: where it lies in its buffers, and its plane (channels-last: its channel).
    struct Site {
        Xyz at;
        Expr plane;
    };

    int x_dim() const {
        return channels_last() ? 1 : 0;
    }

    // Where cells lie in memory in the order of their indices, the plane is one long row. All that
    // is not a cell's distance from the first one is wrong; the nearest cell is read for it.
    NamedCell in_a_row(const Expr &stored, const Site &site) const {
        const Expr distance = distance_in_plane(stored, index_base, index_stride(),
                                                site.plane * index_stride_c, cells);
        const Expr low = cast<uint32_t>(distance), last = cast<uint32_t>(count(cells)) - 1;
        const Expr high = index == Index::I64 ? cast<uint32_t>(distance >> 32) : cast<uint32_t>(0);
        const Expr row = cells.min[0] + cast<int>(min(low, last));
        return {{row, cells.min[1], cells.min[2]}, high == 0 && low <= last};
    }

    template<typename Locate>
    void gather(const Expr &when, const Locate &locate) {
        // Indices of cells do not depend on where they are stored: positions are one long row too.
        const Xyz extent{grad_values.dim(x_dim()).extent(), grad_values.dim(x_dim() + 1).extent(),
                         grad_values.dim(x_dim() + 2).extent()};
        const Expr flat = index_type().is_uint() ? Halide::Internal::const_false()
                                                 : lies_in_a_row(indices, x_dim(), extent) &&
                                                       lies_in_a_row(grad_values, x_dim(), extent);
        const Expr width = select(flat, extent[0] * extent[1] * extent[2], extent[0]);
        const Expr height = select(flat, 1, extent[1]), depth = select(flat, 1, extent[2]);
        const Expr line = channels_last() ? grad_values.dim(0).extent() : width;

        const int n = lanes;
        const bool streams = schedule_name.value() == "stream";
        const Expr bulk = streams ? line / n * n : select(line >= n, line, 0);
        const Expr rows = channels_last() ? width : height, slabs = channels_last() ? height : depth,
                   last = select(when, channels_last() ? depth : 1, 0);
        const auto place = [&](const Expr &first, const Expr &lane, const RDom &r) {
            const Expr at = first + lane;
            return channels_last() ? Site{{r[2], r[3], r[4]}, at} : Site{{at, r[2], r[3]}, p};
        };
        const RDom r(0, n, 0, (bulk + n - 1) / n, 0, rows, 0, slabs, 0, last, "r");
        take(place(streams ? r[1] * n : min(r[1] * n, bulk - n), r[0], r), r, locate);
        RDom e(0, n, 0, (line - bulk + n - 1) / n, 0, rows, 0, slabs, 0, last, "e");
        const Expr first = bulk + e[1] * n;
        e.where(first + e[0] < line);
        take(place(first, e[0], e), e, locate);
    }

    template<typename Locate>
    void take(const Site &site, const RDom &r, const Locate &locate) {
        const Expr channel = channels_last() ? anywhere(site.plane) : site.plane;
        const auto in = [&](const Xyz &at) {
            return in_layout<Expr>(anywhere(at[0]), anywhere(at[1]), anywhere(at[2]), channel);
        };
        const NamedCell cell = locate(indices(in(site.at)), site);
        const auto of = in_layout<Expr>(anywhere(cell.cell[0]), anywhere(cell.cell[1]),
                                        anywhere(cell.cell[2]), channel);
        grad_values(in(site.at)) = select(cell.valid, grad_dst(of), cast(elem_type(), 0));
        const Expr unit = channels_last() ? Expr(0) : Expr(plane);
        wrong(unit) = max(wrong(unit), cast<uint8_t>(!cell.valid));

        const int stage = grad_values.num_update_definitions() - 1;
        std::vector<Halide::VarOrRVar> order{r[0], r[1], r[2], r[3], r[4]};
        if (!channels_last()) {
            order.push_back(p);
        }
        Halide::Stage values = grad_values.update(stage), marks = wrong.update(stage);
        values.allow_race_conditions().reorder(order).vectorize(r[0]);
        marks.reorder(order).atomic().vectorize(r[0]);
        marks.compute_with(values, r[1]);
    }
};

}  // namespace

HALIDE_REGISTER_GENERATOR(MaxUnpoolBackward, max_unpool_backward)
