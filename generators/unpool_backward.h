// The gradient of max unpooling (C10): each pooled position takes the cell of grad_dst that its
// index names. For indices of any kind; a wrong one gives 0 and marks its plane.
// SPDX-License-Identifier: MIT
#pragma once

#include "any_index.h"

namespace argpool {

template<typename T>
class UnpoolBackward : public AnyIndexGenerator<T> {
public:
    template<typename U>
    using Input = typename KernelGenerator<T>::template Input<U>;
    template<typename U>
    using Output = typename Halide::Generator<T>::template Output<U>;

    Input<Halide::Buffer<>> grad_dst{"grad_dst", 4}, indices{"indices", 4};
    Output<Halide::Buffer<>> grad_values{"grad_values", 4};
    Output<Halide::Buffer<uint8_t, 1>> wrong{"wrong"};

    void configure() {
        grad_dst.set_type(this->elem_type());
        indices.set_type(this->index_type());
        grad_values.set_type(this->elem_type());
    }

    void generate() {
        grad_values(this->template in_layout<Var>(x, y, z, p)) = Halide::undef(this->elem_type());
        wrong(p) = cast<uint8_t>(0);
        const Expr in_a_row = lies_in_a_row(grad_dst, x_dim(), this->cell_extent());
        Expr rest = Halide::Internal::const_true();
        if (this->schedule_name.value() == "flat") {
            const Expr small = planes_fit(in_a_row);
            permute(small);
            rest = !small;
        }
        in_each_way(in_a_row, [&](const Expr &when, const Locate &locate) {
            if (selects()) {
                select_taps(locate);
            } else {
                gather(when && rest, locate);
            }
        });
        grad_dst.dim(0).set_stride(1);
        start_at_zero(indices);
        promise_output(grad_values, this->align, channels_last() ? 0 : this->multiple_w.value());
        wrong.dim(0).set_stride(1);
        wrong.dim(0).set_bounds(0, channels_last() ? Expr(1) : grad_values.dim(3).extent());
    }

protected:
    using typename AnyIndexGenerator<T>::Locate;
    using typename AnyIndexGenerator<T>::Site;
    using AnyIndexGenerator<T>::channels_last;
    using AnyIndexGenerator<T>::in_each_way;
    using AnyIndexGenerator<T>::x_dim;

    Var x{"x"}, y{"y"}, z{"z"}, p{"p"};

    // Has the position the cell that its index names? It needs whole planes then, and Funcs that
    // are made here are computed for a plane (channels-last: for a vector of channels) at a time,
    // where `when` holds.
    virtual Expr has(const Expr & /*cell*/, const Site & /*site*/, const Expr & /*when*/,
                     const Locate & /*locate*/, std::vector<Func> & /*made*/) {
        return Halide::Internal::const_true();
    }
    virtual bool by_planes() const {
        return false;
    }
    Xyz positions() const {
        return {grad_values.dim(x_dim()).extent(), grad_values.dim(x_dim() + 1).extent(),
                grad_values.dim(x_dim() + 2).extent()};
    }

private:
    static constexpr int most_selected = 16;  // taps: more are looked up faster than compared

    // Positions lie in lines, along x or of channels.
    struct Lines {
        Expr length, rows, slabs, depth;
    };
    Lines lines() const {
        const Xyz n = positions();
        return channels_last() ? Lines{grad_values.dim(0).extent(), n[0], n[1], n[2]}
                               : Lines{n[0], n[1], n[2], 1};
    }
    // Loops over vectors of them, innermost first: lanes, vectors of a line, lines. By planes,
    // channels-last: vectors of channels are outermost.
    bool lines_first() const {
        return by_planes() && channels_last();
    }
    RDom domain(const Lines &of, const Expr &vectors, const char *name,
                const Expr &lanes = Expr()) const {
        const Expr n = lanes.defined() ? Halide::min(lanes, this->lanes.value())
                                       : Expr(this->lanes.value());
        return lines_first() ? RDom(0, n, 0, of.rows, 0, of.slabs, 0, of.depth, 0, vectors, name)
                             : RDom(0, n, 0, vectors, 0, of.rows, 0, of.slabs, 0, of.depth, name);
    }
    Halide::RVar vector_of(const RDom &r) const {
        return r[lines_first() ? 4 : 1];
    }
    Site site_at(const Expr &at, const RDom &r) const {
        const int row = lines_first() ? 1 : 2;
        return channels_last() ? Site{{r[row], r[row + 1], r[row + 2]}, at}
                               : Site{{at, r[row], r[row + 1]}, p};
    }

    // What a position takes, and whether its index names a cell.
    struct Taken {
        Expr value, valid;
    };
    // Makes that of a position; Funcs that it needs are added to `made`.
    using Look =
        std::function<Taken(const Site &site, const Expr &when, std::vector<Func> &made)>;

    Expr index_at(const Site &site) const {
        return indices(in_buffer(site.at, site));
    }

    // ---- By index: the cell is computed, and read ----------------------------------------------

    Look by_index(const Locate &locate) {
        return [this, locate](const Site &site, const Expr &when, std::vector<Func> &made) {
            const NamedCell named = locate(index_at(site), site);
            const Expr taken =
                named.valid && has(this->number(named.cell), site, when, locate, made);
            const Expr value = grad_dst(in_buffer(named.cell, site));
            return Taken{select(taken, value, nothing()), named.valid};
        };
    }

    void gather(const Expr &when, const Locate &locate) {
        Lines in = lines();
        const Xyz extent = positions();
        if (!this->numbers_taps()) {
            // Such indices do not depend on where they are stored: positions are one long row too.
            const Expr flat = lies_in_a_row(indices, x_dim(), extent) &&
                              lies_in_a_row(grad_values, x_dim(), extent);
            Expr &longest = channels_last() ? in.rows : in.length;
            Expr &next = channels_last() ? in.slabs : in.rows;
            Expr &after = channels_last() ? in.depth : in.slabs;
            longest = select(flat, extent[0] * extent[1] * extent[2], extent[0]);
            next = select(flat, 1, next);
            after = select(flat, 1, after);
        }
        in.depth = select(when, in.depth, 0);
        // The last vector is shifted inwards; what is shorter than one is taken by itself. Aligned
        // vectors start at multiples, and nothing is left over.
        const int n = this->lanes;
        const Expr line = in.length;
        const bool aligned = this->align > 0;
        const Expr whole = aligned ? line / n : select(line >= n, (line + n - 1) / n, 0);
        const Look look = by_index(locate);
        take_whole(in, whole, when && whole > 0, look, [&](const Expr &v) {
            return aligned ? v * n : Halide::min(v * n, line - n);
        });
        const Expr rest = aligned ? line % n != 0 : line < n;
        take_some(in, select(rest, 1, 0), when && rest, look,
                  [&](const Expr &) { return aligned ? Halide::max(line - n, 0) : Expr(0); },
                  !aligned && !by_planes());
    }

    // ---- By permutation: vectors hold all cells of a plane --------------------------------------

    static constexpr int held = 4;  // vectors
    Expr plane_cells() const {
        return cast<int>(count(this->cells()));
    }
    Expr planes() const {
        return grad_values.dim(3).extent();
    }
    Expr plane_positions() const {
        return positions()[0] * positions()[1] * positions()[2];
    }
    // Planes are lines, of a vector of positions or more, and follow each other without gaps.
    Expr planes_fit(const Expr &in_a_row) const {
        const int n = this->lanes;
        const auto packed = [&](const auto &buffer, const Expr &size) {
            return planes() == 1 || buffer.dim(3).stride() == size;
        };
        const auto line = [&](const auto &buffer) {
            return lies_in_a_row(buffer, 0, positions()) && packed(buffer, plane_positions());
        };
        return this->direct(in_a_row) && plane_cells() <= held * n && plane_positions() >= n &&
               plane_cells() * planes() >= held * n && packed(grad_dst, plane_cells()) &&
               line(indices) && line(grad_values);
    }
    void permute(const Expr &when) {
        const int n = this->lanes;
        const RDom r(0, n, 0, (plane_positions() + n - 1) / n, 0, select(when, planes(), 0), "r");
        const Var lane("lane"), v("v");
        const auto start = [&](const Expr &vector) {
            return Halide::min(vector * n, plane_positions() - n);
        };
        // The last planes' cells are further on in their vectors.
        const auto near = [&](const Expr &plane) {
            return Halide::min(plane * plane_cells(), planes() * plane_cells() - held * n);
        };
        Func key("key"), which("which");
        const Site site{{anywhere(start(v) + lane), 0, 0}, p};
        const Expr far = cast<uint64_t>(this->distance(index_at(site), site));
        key(lane, v, p) = cast<uint32_t>(Halide::min(far, cast<uint64_t>(Halide::UInt(32).max())));
        which(lane, v, p) = cast<int>(key(lane, v, p)) + p * plane_cells() - near(p);
        std::vector<Func> made{key, which};
        const Expr at = which(r.x, r.y, r.z);
        const Expr here = Halide::Internal::promise_clamped(at & (n - 1), 0, n - 1);
        Expr value;
        for (int i = held - 1; i >= 0; i--) {
            Func part("part");
            const Cells box = this->cells();
            part(lane, v, p) = grad_dst(anywhere(box.min[0] + near(p) + i * n + lane),
                                        anywhere(box.min[1]), anywhere(box.min[2]), 0);
            made.push_back(part);
            const Expr one = part(here, 0, r.z);
            value = value.defined() ? select(at < (i + 1) * n, one, value) : one;
        }
        const Expr valid = key(r.x, r.y, r.z) < cast<uint32_t>(plane_cells());
        grad_values(anywhere(start(r.y) + r.x), 0, 0, r.z) = select(valid, value, nothing());
        wrong(r.z) = Halide::max(wrong(r.z), cast<uint8_t>(!valid));
        Halide::Stage written = grad_values.update(0), marked = wrong.update(0);
        written.allow_race_conditions().reorder(r.x, r.y, r.z).vectorize(r.x);
        marked.reorder(r.x, r.y, r.z).atomic().vectorize(r.x).compute_with(written, r.y);
        for (size_t i = 0; i < made.size(); i++) {
            made[i].compute_at(grad_values, i < 2 ? r.y : r.z)
                .store_in(Halide::MemoryType::Stack)
                .bound(lane, 0, n)
                .bound_extent(v, 1)
                .bound_extent(p, 1)
                .vectorize(lane);
        }
    }

    // ---- By tap: the few cells of the window are read, and compared ----------------------------

    bool selects() const {
        const auto k = parse_xyz(this->any() ? "99x1x1" : this->kernel.value());
        return this->numbers_taps() && !by_planes() && k[0] * k[1] * k[2] <= most_selected;
    }

    // Along x, vectors read each tap's cells in order; but at the borders, where some do not exist,
    // by index.
    void select_taps(const Locate &locate) {
        const Lines in = lines();
        const Window w = this->window();
        const Cells box = this->cells();
        const int n = this->lanes;
        Expr from = 0, to = in.length;
        if (!channels_last()) {
            const Expr reach = w.dilation[0] * (w.kernel[0] - 1);
            const Expr past = (box.min[0] + box.extent[0] - 1 - reach + w.pad[0]) / w.stride[0] + 1;
            from = Halide::max(0, (box.min[0] + w.pad[0] + w.stride[0] - 1) / w.stride[0]);
            to = Halide::min(in.length, past);
        }
        const Expr some = to - from >= n, always = Halide::Internal::const_true();
        from = select(some, from, 0);
        to = select(some, to, 0);
        const Look look = [this](const Site &site, const Expr &, std::vector<Func> &) {
            return of_window(index_at(site), site);
        };
        take_whole(in, (to - from + n - 1) / n, always, look,
                   [&](const Expr &v) { return from + Halide::min(v * n, to - from - n); });
        const Expr left = (from + n - 1) / n, right = (in.length - to + n - 1) / n;
        take_some(in, left + right, always, channels_last() ? look : by_index(locate),
                  [&](const Expr &v) { return n * v + select(v < left, 0, to - n * left); }, false);
    }

    Taken of_window(const Expr &tap, const Site &site) const {
        const Window w = this->window();
        const Cells box = this->cells();
        const auto k = parse_xyz(this->kernel);
        Taken t{nothing(), Halide::Internal::const_false()};
        for (int i = 0; i < k[0] * k[1] * k[2]; i++) {
            const std::array<int, 3> of{i % k[0], i / k[0] % k[1], i / k[0] / k[1]};
            Expr here = tap == cast(tap.type(), i);
            Xyz cell;
            for (int d = 0; d < 3; d++) {
                cell[d] = site.at[d] * w.stride[d] - w.pad[d] + of[d] * w.dilation[d];
                if (d > 0 || channels_last()) {
                    const Expr nearest = Halide::clamp(cell[d], box.min[d],
                                                       box.min[d] + box.extent[d] - 1);
                    here = here && cell[d] == nearest;
                    cell[d] = nearest;
                }
            }
            t.value = select(here, grad_dst(in_buffer(cell, site)), t.value);
            t.valid = t.valid || here;
        }
        return t;
    }

    // ---- Both -----------------------------------------------------------------------------------

    // Vectors that lie in their lines; vector v starts at first(v).
    template<typename First>
    void take_whole(const Lines &in, const Expr &vectors, const Expr &when, const Look &look,
                    const First &first) {
        const RDom r = domain(in, vectors, "r");
        const Site site = site_at(first(vector_of(r)) + r[0], r);
        take(site, r, site, r, when, look, true);
    }
    // Vectors that may be longer than what is left of their line. Marks are made by such as are not
    // masked, and see the last position again; or one by one, where there is one such vector.
    template<typename First>
    void take_some(const Lines &in, const Expr &vectors, const Expr &when, const Look &look,
                   const First &first, bool one_by_one) {
        RDom r = domain(in, vectors, "e");
        RDom marks = domain(in, vectors, "e", one_by_one ? in.length : Expr());
        const Site site = site_at(first(vector_of(r)) + r[0], r);
        r.where(first(vector_of(r)) + r[0] < in.length);
        const Expr seen = first(vector_of(marks)) + marks[0];
        take(site, r, site_at(one_by_one ? seen : Halide::min(seen, in.length - 1), marks), marks,
             when, look, !one_by_one);
    }

    // One loop, which reads each index once: values in domain r, and marks of the same or of one
    // with loops of the same names.
    void take(const Site &site, const RDom &r, const Site &seen, const RDom &marks,
              const Expr &when, const Look &look, bool vector_marks) {
        std::vector<Func> made, unused;
        grad_values(in_buffer(site.at, site)) = look(site, when, made).value;
        const Expr unit = channels_last() ? Expr(0) : Expr(p);
        const Expr valid = look(seen, when, unused).valid;
        wrong(unit) = Halide::max(wrong(unit), cast<uint8_t>(!valid));

        const int n = grad_values.num_update_definitions() - 1;
        const auto order = [&](const RDom &d) {
            std::vector<Halide::VarOrRVar> loops{d[0], d[1], d[2], d[3], d[4]};
            if (!channels_last()) {
                loops.push_back(p);
            }
            return loops;
        };
        Halide::Stage written = grad_values.update(n), marked = wrong.update(n);
        written.allow_race_conditions().reorder(order(r)).vectorize(r[0]);
        marked.reorder(order(marks));
        if (vector_marks) {
            marked.atomic().vectorize(marks[0]);
        }
        marked.compute_with(written, r[1]);
        for (Func &f : made) {
            f.compute_at(channels_last() ? Halide::LoopLevel(grad_values, r[4])
                                         : Halide::LoopLevel(grad_values, p));
        }
    }

    Expr nothing() const {
        return cast(this->elem_type(), 0);
    }
    // A position, or a cell, of the site's plane in a buffer.
    std::vector<Expr> in_buffer(const Xyz &at, const Site &site) const {
        return this->template in_layout<Expr>(anywhere(at[0]), anywhere(at[1]), anywhere(at[2]),
                                              channels_last() ? anywhere(site.plane) : site.plane);
    }
};

}  // namespace argpool
