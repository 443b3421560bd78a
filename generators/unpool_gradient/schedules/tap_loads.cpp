// Numbers of taps as indices, compiled-in windows of 5 to 16 taps, AVX2. A vector's lanes are
// neighbouring positions of a row (channels-last: channels of a pixel). Where all taps of such a
// line are cells, scalars add the tap's offset, from a table, to the window's first cell, and load
// lane by lane. It wins over selected_taps, which loads the cells of all taps, from 5 taps on.
// SPDX-License-Identifier: MIT
#include "unpool_gradient/parts/lookups.h"
#include "unpool_gradient/parts/position_loops.h"

namespace argpool::unpool_gradient {
namespace {

class TapLoads final : public GradientSchedule {
public:
    using GradientSchedule::GradientSchedule;

    void define() override {
        const auto k = *op.spec.kernel;
        const int x = op.x_dim();
        columns(tap) = tap % k[0] * op.window.dilation[0];
        offsets(tap) = columns(tap) * op.grad_dst.dim(x).stride() +
                       tap / k[0] * op.window.dilation[1] * op.grad_dst.dim(x + 1).stride();
        for (Func f : {columns, offsets}) {
            f.bound(tap, 0, tap_numbers).vectorize(tap, n);
            f.compute_root().store_in(Halide::MemoryType::Stack);
        }
        find_missed();
        load();
        store();
        if (last) {  // pixels of fewer channels than a vector has
            const Expr few = in.length < n;
            loops.take_some(in, select(few, 1, 0), few, by_selection(op),
                            [](const Expr &) { return Expr(0); }, false);
        }
    }

private:
    static constexpr int tap_numbers = 256;  // of u8: any is looked up without a test

    const bool last = op.spec.channels_last;
    const int n = op.spec.lanes;
    const PositionLoops loops{op};
    const Lines in = loops.lines();
    // A vector of positions: lane, number in its line, and the line's coordinates.
    const Var lane{"lane"}, v{"v"}, a{"a"}, b{"b"}, c{"c"}, tap{"tap"};
    const std::vector<Expr> line{a, b, c};
    // A tap's distance from the window's first cell: along x, and in memory.
    Func columns{"columns"}, offsets{"offsets"};
    // Has a line an index that names no cell? What a vector takes if not.
    Func missed{"missed"}, taken{"taken"};

    struct Range {
        Expr first, end;
        Expr size() const {
            return end - first;
        }
    };

    // ---- Lines ----------------------------------------------------------------------------------

    Expr vectors() const {
        return (in.length + n - 1) / n;
    }
    // The last vector of a line is shifted inwards.
    Expr start(const Expr &vector) const {
        return Halide::min(vector * n, in.length - n);
    }
    Site site(const Expr &at, const std::vector<Expr> &line) const {
        return last ? Site{{line[0], line[1], line[2]}, at} : Site{{at, line[0], line[1]}, line[2]};
    }

    // ---- Which taps are cells -------------------------------------------------------------------

    // The positions of a row whose windows' columns all are columns of cells.
    Range inner_positions() const {
        const Window &w = op.window;
        const Cells &box = op.cells;
        const Expr reach = w.dilation[0] * (w.kernel[0] - 1), width = op.positions()[0];
        const Expr past = (box.min[0] + box.extent[0] - 1 - reach + w.pad[0]) / w.stride[0] + 1;
        const Expr first = (box.min[0] + w.pad[0] + w.stride[0] - 1) / w.stride[0];
        const Expr kept = Halide::clamp(first, 0, width);
        return {kept, Halide::clamp(past, kept, width)};
    }
    // The tap numbers of a row of windows that lie in rows of cells.
    Range taps_in_plane(const Site &site) const {
        const Window &w = op.window;
        const Cells &box = op.cells;
        const Expr first = first_of(site)[1], step = w.dilation[1];
        const auto taps_before = [&](const Expr &cell) {
            const Expr rows = (Halide::max(cell - first, 0) + step - 1) / step;
            return Halide::min(rows, w.kernel[1]) * w.kernel[0];
        };
        return {taps_before(box.min[1]), taps_before(box.min[1] + box.extent[1])};
    }
    Expr tap_at(const Site &site) const {
        return cast<int>(op.index_at(site));
    }
    // Is a position's tap in a column of cells?
    Expr is_in_row(const Site &site) const {
        const Cells &box = op.cells;
        const Expr cell = first_of(site)[0] + columns(tap_at(site)) - box.min[0];
        return cell >= 0 && cell < box.extent[0];
    }
    // Where a window begins: a cell, or padding.
    Xyz first_of(const Site &site) const {
        Xyz first;
        for (int d = 0; d < 3; d++) {
            first[d] = site.at[d] * op.window.stride[d] - op.window.pad[d];
        }
        return first;
    }
    // The cell so far from another of the site's plane.
    Expr cell_at(const Xyz &from, const Expr &offset, const Site &site) const {
        return last ? op.cell(from, {{}, site.plane + offset})
                    : op.cell({from[0] + offset, from[1], from[2]}, site);
    }

    // ---- A line ---------------------------------------------------------------------------------

    void find_missed() {
        const Range taps = taps_in_plane(site(0, line));
        const RDom l(0, n, 0, vectors(), "l");
        const Expr number = op.index_at(site(start(l[1]) + l[0], line));
        const auto narrow = [&](const Expr &e) { return cast(number.type(), e); };
        const Expr beyond = number - narrow(taps.first) >= narrow(taps.size());
        // Columns are tested where windows reach over a border: at both ends of a row.
        const Range inner = inner_positions();
        RDom e(0, last ? in.length : in.length - inner.size(), "e");
        Expr end = e;
        if (last) {
            e.where(a < inner.first || a >= inner.end);
        } else {
            end += select(e < inner.first, 0, inner.size());
        }
        missed(a, b, c) = Halide::Internal::const_false();
        missed(a, b, c) = missed(a, b, c) || beyond;
        missed(a, b, c) = missed(a, b, c) || !is_in_row(site(end, line));
        missed.update(0).atomic().vectorize(l[0]);
        missed.update(1).unscheduled();
    }

    void load() {
        RDom right(0, 1, "right");
        right.where(!missed(a, b, c));
        const Site of = site(start(v) + lane, line);
        const Expr known = Halide::unsafe_promise_clamped(low_half_by_itself(op.index_at(of)), 0,
                                                          tap_numbers - 1);
        taken(lane, v, a, b, c) = Halide::undef(op.spec.elem);
        taken(lane, v, a, b, c) = cell_at(first_of(of), offsets(known) + right, of);
        taken.bound(lane, 0, n).vectorize(lane);
        taken.update().unroll(lane);
    }

    // Looks at the positions of a line with a wrong index one by one.
    void store() {
        const auto domain = [&](const Expr &lanes, const Expr &vectors, int ways) {
            return RDom(0, lanes, 0, vectors, 0, ways, 0, in.rows, 0, in.slabs, 0,
                        select(in.length < n, 0, in.depth), "n");
        };
        RDom r = domain(n, vectors(), 2);
        const RDom m = domain(1, 1, 1);
        const auto line_of = [&](const RDom &d) {
            return last ? std::vector<Expr>{d[3], d[4], d[5]}
                        : std::vector<Expr>{d[3], d[4], op.p};
        };
        r.where(r[2] == cast<int>(missed(line_of(r))));
        const Site to = site(start(r[1]) + r[0], line_of(r));
        const Range taps = taps_in_plane(to);
        const Expr number = tap_at(to);
        const Expr valid = number >= taps.first && number < taps.end && is_in_row(to);
        Xyz from = first_of(to);
        for (int d = 0; d < 3; d++) {
            from[d] = select(valid, from[d], op.cells.min[d]);
        }
        const Expr one = cell_at(from, select(valid, offsets(number), 0), to);
        std::vector<Expr> at = line_of(r);
        at.insert(at.begin(), {r[0], r[1]});
        op.take(op.in_buffer(to.at, to), select(r[2] == 0, taken(at), valid, one, op.zero()));
        op.mark(op.marked_unit(), missed(line_of(m)));

        Halide::Stage written = op.taken(), marked = op.marked();
        written.allow_race_conditions().reorder(op.loops_of(r)).vectorize(r[0]).unroll(r[2]);
        marked.reorder(op.loops_of(m)).unroll(m[1]).unroll(m[2]).compute_with(written, r[3]);
        missed.compute_at(op.grad_values, r[3]);
        taken.compute_at(op.grad_values, r[1]).bound_extent(v, 1);
        for (Func f : {missed, taken}) {
            f.store_in(Halide::MemoryType::Stack);
            for (const Var &one : {a, b, c}) {
                f.bound_extent(one, 1);
            }
        }
    }
};

}  // namespace

const GradientEntry kTapLoads{
    "tap numbers: the offset of each is looked up, and cells are loaded lane by lane",
    "a target with AVX2, u8 tap numbers as indices, a compiled-in window of one or two dimensions "
    "with 5 to 16 taps, and channels-first rows of a vector or more",
    [](const Spec &spec) {
        return spec.has(Halide::Target::AVX2) && spec.index == Halide::UInt(8) && spec.kernel &&
               (*spec.kernel)[2] == 1 && spec.taps() > 4 && spec.taps() <= 16 &&
               (spec.channels_last || spec.min_w >= spec.lanes);
    },
    make_schedule<Gradient, TapLoads>};

}  // namespace argpool::unpool_gradient
