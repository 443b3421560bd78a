// What the kernels for indices of any kind share: the ways to find the cell that an index names.
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "buffers.h"
#include "cell_of_index.h"

namespace argpool {

template<typename T>
class AnyIndexGenerator : public KernelGenerator<T> {
protected:
    using KernelGenerator<T>::channels_last;
    using KernelGenerator<T>::index_type;

    // A pooled position: where it is, and its plane (channels-last: its channel).
    struct Site {
        Xyz at;
        Expr plane;
    };

    // Finds the cell that a stored index names.
    using Locate = std::function<NamedCell(const Expr &stored, const Site &site)>;

    // The dimension of buffers that is x; y and z follow.
    int x_dim() const {
        return channels_last() ? 1 : 0;
    }
    Cells cells() const {
        return {this->cell_min(), this->cell_extent()};
    }

    // Is an offset in the plane one in memory too?
    Expr direct(const Expr &in_a_row) const {
        return dense(this->index_stride(), cells().extent, {0, 1, 2}) && in_a_row;
    }

    // Calls `visit(when, locate)` for each way; exactly one `when` holds in a call. The cell that
    // locate(stored, site) gives lies in the plane, valid or not. in_a_row: do the plane's cells
    // lie in memory one after the other? Where they are numbered so too, no index need be taken
    // apart: the plane is one long row, and x exceeds its extent.
    template<typename Visit>
    void in_each_way(const Expr &in_a_row, const Visit &visit) const {
        if (numbers_taps()) {
            visit(Halide::Internal::const_true(), Locate([this](const Expr &tap, const Site &site) {
                NamedCell named = cell_of_tap(tap, site.at, this->window(), cells());
                for (int d = 0; d < 3; d++) {
                    named.cell[d] = Halide::clamp(named.cell[d], cells().min[d],
                                                  cells().min[d] + cells().extent[d] - 1);
                }
                return named;
            }));
            return;
        }
        const Expr direct = this->direct(in_a_row);
        visit(direct, Locate([this](const Expr &stored, const Site &site) {
            // All bits count: i32 indices have none above, for their space fits in them (C7).
            const Expr from_first = distance(stored, site);
            const Expr low = cast<uint32_t>(from_first);
            const Expr last = cast<uint32_t>(count(cells())) - 1;
            const Expr high = index_type().bits() > 32 ? cast<uint32_t>(from_first >> 32)
                                                       : cast<uint32_t>(0);
            const Expr row = cells().min[0] + cast<int>(Halide::min(low, last));
            return NamedCell{{row, cells().min[1], cells().min[2]}, high == 0 && low <= last};
        }));
        visit(!direct, Locate([this](const Expr &stored, const Site &site) {
            return cell_of_index(distance(stored, site), this->index_stride(), cells());
        }));
    }

    // The number of a valid cell among them, x fastest: where planes are kept in scratch memory.
    Expr number(const Xyz &cell) const {
        const Cells box = cells();
        const Expr n = ((cell[2] - box.min[2]) * box.extent[1] + cell[1] - box.min[1]) *
                           box.extent[0] + cell[0] - box.min[0];
        return Halide::Internal::promise_clamped(n, 0, cast<int>(count(box)) - 1);
    }

    bool numbers_taps() const {
        return index_type().is_uint();
    }

    // How far an offset is from that of its plane's first cell.
    Expr distance(const Expr &stored, const Site &site) const {
        return distance_in_plane(stored, this->index_base, this->index_stride(),
                                 site.plane * this->index_stride_c, cells());
    }
};

}  // namespace argpool
