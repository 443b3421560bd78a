// Loops over vectors of positions that store values and mark wrong indices together.
// SPDX-License-Identifier: MIT
#include "position_loops.h"

namespace argpool::unpool_gradient {

// Halide widens this sum to 64 bits in the addresses of one of two updates in one loop, as it does
// with sums and minima, and not in the other's: LLVM then took the indices for two vectors, and
// found all cells twice. Nothing is widened through an `or`; LLVM sees that this is zero, Halide
// does not. Where vectors are aligned, the multiple has to be seen. Bounds inference takes an `or`
// for unbounded, and Halide 21 stops with an internal error where a bound is infinite: it is
// promised instead. Channels-first, the plane's positions are promised, not the line's: whether a
// line is the whole plane is a `select`, which inference would repeat in every bound.
Expr PositionLoops::start(const First &first, const RDom &r, const Expr &length) const {
    const Expr number = vector_of(r);
    const Expr count = op.grad_values.dim(1).extent();
    const Expr zero = Halide::count_leading_zeros(count | Halide::Int(32).min());
    if (op.spec.align > 0) {
        return first(number | zero);
    }
    const Expr most = op.spec.channels_last ? length : op.plane_positions();
    return Halide::unsafe_promise_clamped(first(number) | zero, 0, Halide::max(most - 1, 0));
}

Lines PositionLoops::lines() const {
    const Xyz n = op.positions();
    return op.spec.channels_last ? Lines{op.channels(), n[0], n[1], n[2]}
                                 : Lines{n[0], n[1], n[2], 1};
}

RDom PositionLoops::domain(const Lines &of, const Expr &vectors, const char *name,
                           const Expr &lanes) const {
    const Expr n = lanes.defined() ? Halide::min(lanes, op.spec.lanes) : Expr(op.spec.lanes);
    const bool hides = hides_extents || op.spec.channels_last;
    const auto loop = [&](const Expr &extent) { return hides ? hidden(extent) : extent; };
    return RDom(0, n, 0, loop(vectors), 0, loop(of.rows), 0, loop(of.slabs), 0, loop(of.depth),
                name);
}

Site PositionLoops::site_at(const Expr &at, const RDom &r) const {
    return op.spec.channels_last ? Site{{r[2], r[3], r[4]}, at} : Site{{at, r[2], r[3]}, op.p};
}

void PositionLoops::take_whole(const Lines &in, const Expr &vectors, const Expr &when,
                               const LookUp &look_up, const First &first) const {
    const RDom r = domain(in, vectors, "r");
    const Site site = site_at(start(first, r, in.length) + r[0], r);
    take(site, r, site, r, when, look_up, true);
}

void PositionLoops::take_some(const Lines &in, const Expr &vectors, const Expr &when,
                              const LookUp &look_up, const First &first, bool one_by_one) const {
    RDom r = domain(in, vectors, "e");
    RDom marks = domain(in, vectors, "e", one_by_one ? in.length : Expr());
    const Site site = site_at(start(first, r, in.length) + r[0], r);
    r.where(first(vector_of(r)) + r[0] < in.length);
    const Expr seen = start(first, marks, in.length) + marks[0];
    take(site, r, site_at(one_by_one ? seen : Halide::min(seen, in.length - 1), marks), marks,
         when, look_up, !one_by_one);
}

void PositionLoops::take_each(const Lines &in, const Expr &count, const LookUp &look_up,
                              const First &number) const {
    const RDom r = domain(in, count, "e", 1);
    const Site site = site_at(number(vector_of(r)), r);
    take(site, r, site, r, Halide::Internal::const_true(), look_up, false);
}

void PositionLoops::take(const Site &site, const RDom &r, const Site &seen, const RDom &marks,
                         const Expr &when, const LookUp &look_up, bool vector_marks) const {
    std::vector<Func> made, unused;
    op.take(op.in_buffer(site.at, site), look_up(site, when, made).value);
    const Expr valid = look_up(seen, when, unused).valid;
    op.mark(op.marked_unit(), !valid);

    Halide::Stage written = op.taken(), marked = op.marked();
    written.allow_race_conditions().reorder(op.loops_of(r)).vectorize(r[0]);
    marked.reorder(op.loops_of(marks));
    if (vector_marks) {
        marked.atomic().vectorize(marks[0]);
    }
    marked.compute_with(written, r[1]);
    for (Func &f : made) {
        if (op.spec.channels_last) {
            f.compute_root();
        } else {
            f.compute_at(op.grad_values, op.p);
        }
    }
}

}  // namespace argpool::unpool_gradient
