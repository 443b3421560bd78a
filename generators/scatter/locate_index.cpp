// The first index of each plane (channels-last: of the image) that names none of its plane's cells.
// Called where check_indices found a foreign index, to find whether it is wrong or only moved.
// SPDX-License-Identifier: MIT

#include "common/indices_beyond.h"

namespace {

using namespace argpool;
using Halide::max;
using Halide::min;
using Halide::select;
using Halide::Internal::const_true;

class LocateIndex : public KernelGenerator<LocateIndex> {
public:
    Input<Halide::Buffer<>> indices{"indices", 4};
    Output<Halide::Buffer<int64_t, 1>> first_bad{"first_bad"};

    void configure() {
        indices.set_type(index_type());
    }

    void generate() {
        cells = {cell_min(), cell_extent()};
        first_bad(p) = Halide::Int(64).max();
        if (index_type().is_uint()) {
            look(const_true(), const_true(), [&](const Expr &tap, const Expr &, const Xyz &at) {
                return cell_of_tap(tap, at, window(), cells).valid;
            });
        } else {
            // Where the plane's cells are numbered one after the other, or in steps of a unit, any
            // number up to the last will do. Other spaces divide.
            const Expr one_by_one = dense(index_stride(), cells.extent, {0, 1, 2}) ||
                                    dense(index_stride(), cells.extent, {2, 1, 0});
            const Expr by_unit = !one_by_one && steps_by_unit(index_stride(), cells);
            const Expr few = one_by_one && has_few_channels();
            look_beyond(one_by_one && !few, [](const Expr &distance) { return distance; });
            if (channels_last()) {
                look_beyond_in_line(few);
            }
            look_beyond(by_unit, [this](const Expr &distance) {
                return number_by_unit(distance, index_stride());
            });
            look(!one_by_one && !by_unit, const_true(),
                 [&](const Expr &stored, const Expr &plane, const Xyz &) {
                     return cell_of_index(distance(stored, plane), index_stride(), cells).valid;
                 });
        }
        indices.dim(0).set_stride(1);
        for (int d = 0; d < 4; d++) {
            indices.dim(d).set_min(0);
        }
        first_bad.dim(0).set_stride(1);
        first_bad.dim(0).set_min(0);
    }

private:
    Var p{"p"};
    Cells cells;

    Expr distance(const Expr &stored, const Expr &plane) const {
        return distance_in_plane(stored, index_base, index_stride(), plane * index_stride_c, cells);
    }
    // If `when`, looks for indices that are beyond the plane's cells by number(distance). Vectors
    // find whether there is one, and only then is it looked for.
    template<typename Number>
    void look_beyond(const Expr &when, const Number &number) {
        Beyond beyond(Beyond::loops_of(indices, channels_last()), channels_last(), lanes, when,
                      [&](const std::vector<Expr> &at) {
                          const Expr plane = at[channels_last() ? 0 : 3];
                          return Beyond::sign(number(distance(indices(at), plane)), count(cells));
                      });
        beyond.compute_at(first_bad, p);
        look(when, beyond.some(p) != 0, [&](const Expr &stored, const Expr &plane, const Xyz &) {
            return cast<uint64_t>(number(distance(stored, plane))) < count(cells);
        });
    }

    // Channels-last: pixels of few channels follow each other. They are tested as one line.
    Expr has_few_channels() const {
        if (!channels_last()) {
            return Halide::Internal::const_false();
        }
        const Expr channels = indices.dim(0).extent();
        return channels < 2 * (int)lanes && channels % (int)lanes != 0 &&
               is_one_line(indices, positions()) && index_stride_c <= INT32_MAX;
    }
    Xyz positions() const {
        return {indices.dim(1).extent(), indices.dim(2).extent(), indices.dim(3).extent()};
    }
    void look_beyond_in_line(const Expr &when) {
        const Xyz n = positions();
        const Expr channels = indices.dim(0).extent();
        Beyond beyond({channels * n[0] * n[1] * n[2], 1, 1, 1}, true, lanes, when,
                      [&](const std::vector<Expr> &at) {
                          const Expr of = max(channels, 1);
                          const Expr channel = at[0] - divided(at[0], of) * of;
                          const Expr stored = indices(anywhere(at[0]), 0, 0, 0);
                          return Beyond::sign(distance(stored, 0) -
                                                  product_of_words(channel, index_stride_c),
                                              count(cells));
                      });
        beyond.compute_at(first_bad, p);
        look(when, beyond.some(p) != 0, [&](const Expr &stored, const Expr &plane, const Xyz &) {
            return cast<uint64_t>(distance(stored, plane)) < count(cells);
        });
    }

    // If `when`, looks at every index of the planes with `among`.
    template<typename Valid>
    void look(const Expr &when, const Expr &among, const Valid &valid) {
        const int x_dim = channels_last() ? 1 : 0;
        const Expr width = indices.dim(x_dim).extent(), height = indices.dim(x_dim + 1).extent(),
                   depth = indices.dim(x_dim + 2).extent();
        RDom r(0, channels_last() ? indices.dim(0).extent() : 1, 0, width, 0, height, 0,
               select(when, depth, 0), "r");
        r.where(among);
        const Expr plane = channels_last() ? Expr(r.x) : Expr(p);
        const Expr row = (cast<int64_t>(channels_last() ? plane : 0) * depth + r.w) * height + r.z;
        const Expr stored = indices(in_layout<Expr>(r.y, r.z, r.w, plane));
        first_bad(p) = min(first_bad(p), select(valid(stored, plane, {r.y, r.z, r.w}),
                                                Halide::Int(64).max(), row * width + r.y));
        first_bad.update(first_bad.num_update_definitions() - 1).unscheduled();
    }
};

}  // namespace

HALIDE_REGISTER_GENERATOR(LocateIndex, locate_index)
