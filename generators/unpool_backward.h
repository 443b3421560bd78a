// The gradient of max unpooling (C10): each pooled position takes the cell of grad_dst that its
// index names. For indices of any kind; a wrong one gives 0 and marks its plane.
// SPDX-License-Identifier: MIT
#pragma once

#include "unpool_blocks.h"

namespace argpool {

template<typename T>
class UnpoolBackward : public UnpoolBlocks<T> {
public:
    void generate() {
        bounds_its_stores();
        grad_values(this->template in_layout<Var>(x, y, z, p)) = Halide::undef(this->elem_type());
        wrong(p) = cast<uint8_t>(0);
        const Expr in_a_row = lies_in_a_row(grad_dst, x_dim(), this->cell_extent());
        Expr rest = Halide::Internal::const_true();
        if (this->schedule_name.value() == "flat") {
            const Expr small = this->planes_fit(in_a_row);
            this->permute(small);
            rest = !small;
        } else if (this->schedule_name.value() == "small") {
            const Expr small = this->are_small(in_a_row);
            this->take_small(small);
            rest = !small;
        } else if (this->schedule_name.value() == "small_blocks") {
            const Expr small = this->are_small_blocks(in_a_row);
            this->take_blocks(small);
            rest = !small;
        } else if (near()) {
            const Expr at_hand = this->is_near(this->direct(in_a_row));
            this->look_near(at_hand);
            rest = !at_hand;
        } else if (loads_each()) {
            const Expr direct = this->loads(this->direct(in_a_row));
            this->load_each(direct);
            rest = !direct;
        }
        if (channels_last() && !this->numbers_taps() && !by_planes()) {
            const Expr offsets = has_offsets(), few = has_few_channels(in_a_row);
            take_line(offsets, [this](const Site &site, const Expr &, std::vector<Func> &) {
                return by_offset(site);
            });
            take_line(few, [this](const Site &site, const Expr &, std::vector<Func> &) {
                return of_pixel(site);
            });
            rest = rest && !offsets && !few;
        }
        if (this->numbers_taps() && !by_planes() && !selects() && this->min_w == 0) {
            const Expr narrow = has_short_lines();
            take_line(narrow, [this](const Site &site, const Expr &, std::vector<Func> &) {
                return of_position(site);
            });
            rest = rest && !narrow;
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
    using UnpoolEach<T>::grad_dst;
    using UnpoolEach<T>::grad_values;
    using UnpoolEach<T>::in_buffer;
    using UnpoolEach<T>::index_at;
    using UnpoolEach<T>::indices;
    using UnpoolEach<T>::nothing;
    using UnpoolEach<T>::p;
    using UnpoolEach<T>::positions;
    using UnpoolEach<T>::wrong;
    using UnpoolEach<T>::x;
    using UnpoolEach<T>::y;
    using UnpoolEach<T>::z;

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

private:
    static constexpr int most_selected = 16;  // taps: more are looked up faster than compared

    bool near() const {
        return this->schedule_name.value().rfind("near", 0) == 0;
    }

    // Where it is known to pay.
    bool loads_each() const {
        const Halide::Target t = this->get_target();
        const std::string how = this->schedule_name;
        return (how == "rows" || how == "stream") && !by_planes() && !this->numbers_taps() &&
               this->elem_type().bits() == 32 &&
               t.has_feature(Halide::Target::AVX2) && !t.has_feature(Halide::Target::AVX512);
    }

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
        take_lines(in, when, by_index(locate));
    }

    void take_lines(const Lines &in, const Expr &when, const Look &look) {
        // The last vector is shifted inwards; what is shorter than one is taken by itself. Aligned
        // vectors start at multiples, and nothing is left over.
        const int n = this->lanes;
        const Expr line = in.length;
        const bool aligned = this->align > 0;
        const Expr whole = aligned ? line / n : select(line >= n, (line + n - 1) / n, 0);
        take_whole(in, whole, when && whole > 0, look, [&](const Expr &v) {
            return aligned ? v * n : Halide::min(v * n, line - n);
        });
        if (near() && !(aligned && channels_last())) {
            return;  // lines are a vector or more; aligned ones whole vectors, channels-first
        }
        const Expr rest = aligned ? line % n != 0 : line < n;
        take_some(in, select(rest, 1, 0), when && rest, look,
                  [&](const Expr &) { return aligned ? Halide::max(line - n, 0) : Expr(0); },
                  !aligned && !by_planes());
    }

    // ---- Images that are one line: vectors of any channels --------------------------------------

    Expr lie_in_lines() const {
        return is_one_line(grad_dst, this->cell_extent()) && is_one_line(indices, positions()) &&
               is_one_line(grad_values, positions());
    }
    Expr channels() const {
        return channels_last() ? Expr(grad_values.dim(0).extent()) : Expr(1);
    }
    Expr elements() const {
        return channels() * this->plane_positions();
    }
    // Numbers of taps, where vectors of one row (channels-last: of one pixel's channels) would be
    // less than half full.
    Expr has_short_lines() const {
        const Xyz n = positions();
        const Expr line = channels_last() ? channels() : n[0];
        return is_joined(indices) && is_joined(grad_values) && line < 2 * this->lanes.value();
    }
    template<typename Buffer>
    Expr is_joined(const Buffer &buffer) const {
        return channels_last() ? is_one_line(buffer, positions())
                               : lies_in_a_row(buffer, x_dim(), positions());
    }
    // TensorFlow's offsets, which are those in memory.
    Expr has_offsets() const {
        return lie_in_lines() && this->offsets_in_lines(channels(), this->plane_positions());
    }
    // Offsets in planes, where vectors of one pixel's channels would be less than half full.
    Expr has_few_channels(const Expr &in_a_row) const {
        return lie_in_lines() && this->same_offsets(this->direct(in_a_row)) && channels() > 1 &&
               channels() <= this->lanes.value() / 2 && this->fits_in_line(channels());
    }

    void take_line(const Expr &when, const Look &look) {
        take_lines({elements(), 1, 1, select(when, 1, 0)}, when, look);
    }
    Expr element_at(const Expr &number) const {
        const Cells box = this->cells();
        return grad_dst(anywhere(number), anywhere(box.min[0]), anywhere(box.min[1]),
                        anywhere(box.min[2]));
    }
    Taken by_offset(const Site &site) const {
        const Expr offset = this->offset_in_line(index_at(site));
        const Expr valid =
            this->sign_in_line(offset, site.plane, channels(), elements()) >= 0;
        const Expr last = channels() * this->plane_cells() - 1;
        const Expr nearest = Halide::min(cast<uint32_t>(offset), cast<uint32_t>(last));
        return {select(valid, element_at(cast<int>(nearest)), nothing()), valid};
    }
    Taken of_pixel(const Site &site) const {
        const Expr channel = site.plane - divided(site.plane, channels()) * channels();
        const NamedCell named = this->in_long_row(
            this->offset_in_line(index_at(site)),
            cast<uint32_t>(this->offset_in_line(index_at(site))));
        const Expr number = named.cell[0] - this->cells().min[0];
        const Expr value = element_at(number * channels() + channel);
        return {select(named.valid, value, nothing()), named.valid};
    }

    // Element `at` of the line: its position and channel are quotients.
    Taken of_position(const Site &site) const {
        const Xyz n = positions();
        const Expr at = channels_last() ? site.plane : site.at[0];
        const Expr pixel = channels_last() ? divided(at, channels()) : at;
        const Expr row = divided(pixel, n[0]), slab = divided(row, n[1]);
        const Xyz position{pixel - row * n[0], row - slab * n[1], slab};
        const Site own{position, channels_last() ? at - pixel * channels() : site.plane};
        const NamedCell named = this->by_taps()(index_at(site), own);
        return {select(named.valid, grad_dst(in_buffer(named.cell, own)), nothing()), named.valid};
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
        Halide::Stage written = grad_values.update(n);
        Halide::Stage marked = wrong.update(wrong.num_update_definitions() - 1);
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
};

}  // namespace argpool
