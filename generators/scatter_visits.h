// Whole planes, for indices of any kind: how scatters visit values, and write to the cells that
// their indices name.
// SPDX-License-Identifier: MIT
#pragma once

#include "any_index.h"
#include "beyond.h"

namespace argpool {

template<typename T>
class ScatterVisits : public AnyIndexGenerator<T> {
public:
    template<typename U>
    using Input = typename KernelGenerator<T>::template Input<U>;
    template<typename U>
    using Output = typename Halide::Generator<T>::template Output<U>;

    // Of the gradient: grad_values, indices, grad_src.
    Input<Halide::Buffer<>> values{"values", 4}, indices{"indices", 4};
    Output<Halide::Buffer<>> dst{"dst", 4};

protected:
    using typename AnyIndexGenerator<T>::Site;
    using KernelGenerator<T>::channels_last;

    Var x{"x"}, y{"y"}, z{"z"}, p{"p"};
    // No index of plane p (channels-last: of the image) is beyond its cells, or turns find out.
    Expr clean;
    Func together{"together"};  // are planes small, and is no index of any beyond its cells?

    // Adds updates to `target`, which write(cell, value) defines for a value and its cell, unless
    // `done`. Where a plane is one long row, vectors look through its indices first; where none is
    // beyond its cells, as in all planes but a few, values go to their cells without a test.
    template<typename Target, typename Write>
    void scatter(Target &target, const Expr &in_a_row, const Write &write,
                 const Expr &done = Expr()) {
        if (this->numbers_taps()) {
            visit_in_each_way(target, in_a_row, write);
            return;
        }
        clean = visit_clean(target, this->direct(in_a_row), write,
                            [](const Expr &distance) { return distance; });
        clean = done.defined() ? clean || done
                               : clean || visit_clean(target, this->direct_by_unit(in_a_row), write,
                                                      [this](const Expr &distance) {
                                             return number_by_unit(distance, this->index_stride());
                                         });
        visit(target, !clean, write, this->by_quotients());
    }

    // Channels-last: pixels that follow each other are cleared as one line, however few channels.
    void clear_pixels(const std::vector<Var> &at) {
        const Expr zero = cast(this->elem_type(), 0);
        const Xyz extent{dst.dim(1).extent(), dst.dim(2).extent(), dst.dim(3).extent()};
        const Expr line = is_one_line(dst, extent);
        const Expr elements = dst.dim(0).extent() * (extent[0] * extent[1] * extent[2]);
        dst(at) = Halide::undef(this->elem_type());
        RDom gaps(0, 1, "gaps"), all(0, select(line, elements, 0), "all");
        gaps.where(!line);
        dst(at) = zero + cast(this->elem_type(), gaps.x);
        dst(anywhere(all.x), 0, 0, 0) = zero;
        dst.update(0).vectorize(at[0], this->lanes, TailStrategy::GuardWithIf);
        dst.update(1).unscheduled();
    }

    // Images whose indices are offsets in memory, as TensorFlow's, and all right: returns whether
    // this is one. Values lie in a line, and go to others of it.
    template<typename With>
    Expr visit_line(bool reads, const Expr &in_a_row, const With &with) {
        if (this->numbers_taps()) {
            return Halide::Internal::const_false();
        }
        const Cells box = this->cells();
        const Xyz extent{values.dim(1).extent(), values.dim(2).extent(), values.dim(3).extent()};
        const Expr channels = values.dim(0).extent(), positions = extent[0] * extent[1] * extent[2];
        const Expr elements = channels * positions;
        // (Of planes of one cell, direct offsets are as good; visited twice, values would add up.)
        const Expr line = !this->direct(in_a_row) && this->offsets_in_lines(channels, positions) &&
                          is_one_line(values, extent) && is_one_line(indices, extent) &&
                          is_one_line(dst, box.extent);
        const auto offset = [&](const Expr &at) {
            return this->offset_in_line(indices(anywhere(at), 0, 0, 0));
        };
        const auto sign = [&](const std::vector<Expr> &at) {
            return this->sign_in_line(offset(at[0]), at[0], channels, elements);
        };
        Beyond beyond({elements, 1, 1, 1}, true, 16, line, sign, Halide::Int(32));
        beyond.compute_root();
        const Expr is_clean = line && beyond.some(0) == 0;
        RDom r(0, select(line, elements, 0), "r");
        r.where(is_clean);
        const Expr named = cast<int>(offset(r.x));
        const std::vector<Expr> cell{reads ? inside(named, dst.dim(0)) : anywhere(named),
                                     box.min[0], box.min[1], box.min[2]};
        dst(cell) = with(dst(cell), values(anywhere(r.x), 0, 0, 0));
        const Halide::RVar turns, turn;
        dst.update(dst_updates() - 1).split(r.x, turns, turn, 8, TailStrategy::GuardWithIf)
            .unroll(turn);
        return is_clean;
    }

    template<typename Target, typename Write>
    void visit_in_each_way(Target &target, const Expr &in_a_row, const Write &write) {
        this->in_each_way(in_a_row, [&](const Expr &when, const auto &locate) {
            Expr left = clean.defined() ? when && !clean : when;
            left = together.defined() ? left && !together() : left;
            visit(target, left, write, locate);
        });
    }

    int dst_updates() const {
        return static_cast<Func>(dst).num_update_definitions();
    }

private:
    // Visits planes for which `when` holds and whose indices are all those of cells, by
    // number(distance); returns whether plane p is one. (Channels-last, p is a channel.)
    template<typename Target, typename Write, typename Number>
    Expr visit_clean(Target &target, const Expr &when, const Write &write, const Number &number) {
        Beyond beyond(Beyond::loops_of(indices, channels_last()), channels_last(), 8, when,
                      [&](const std::vector<Expr> &at) {
                          const Site site{{}, at[channels_last() ? 0 : 3]};
                          return Beyond::sign(number(this->distance(indices(at), site)),
                                              count(this->cells()));
                      });
        beyond.compute_root();
        const Expr plane = select(when, Expr(p), 0);  // one is less to look through than all
        const Expr is_clean = when && beyond.some(channels_last() ? Expr(0) : plane) == 0;
        visit(target, is_clean, write, [&](const Expr &stored, const Site &site) {
            const Cells box = this->cells();
            const Expr row = box.min[0] + cast<int>(number(this->distance(stored, site)));
            return NamedCell{{row, box.min[1], box.min[2]}, {}};
        });
        return is_clean;
    }

    // If `when`, writes every value to the cell that locate(stored, site) gives, if it is valid;
    // several values a turn where it cannot but be.
    template<typename Target, typename Write, typename Locate>
    void visit(Target &target, const Expr &when, const Write &write, const Locate &locate) {
        const int x_dim = this->x_dim();
        RDom r(0, values.dim(x_dim).extent(), 0, values.dim(x_dim + 1).extent(), 0,
               values.dim(x_dim + 2).extent(), "r");
        r.where(when);
        const auto from = this->template in_layout<Expr>(r.x, r.y, r.z, p);
        const NamedCell to = locate(indices(from), Site{{r.x, r.y, r.z}, p});
        if (to.valid.defined()) {
            r.where(to.valid);
        }
        write(to.cell, values(from));
        Halide::Stage writes = target.update(target.num_update_definitions() - 1);
        const Var channels, channel;
        const Halide::RVar turns, turn;
        if (channels_last() && !to.valid.defined()) {
            writes.split(p, channels, channel, 4, TailStrategy::GuardWithIf).unroll(channel)
                .reorder(channel, channels, r.x, r.y, r.z);
        } else if (channels_last()) {
            writes.reorder(p, r.x, r.y, r.z);
        } else if (!to.valid.defined()) {
            writes.split(r.x, turns, turn, 8, TailStrategy::GuardWithIf).unroll(turn);
        } else {
            writes.unscheduled();
        }
    }
};

}  // namespace argpool
