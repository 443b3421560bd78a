// Channels-first, disjoint windows, small planes without gaps: loop fusion. A vector's lanes are
// cells that follow each other in the plane, over the ends of rows. As many rows of windows as two
// vectors hold are loaded as they lie, and a permutation, the same in all planes, gives each cell
// its window's value and key. It wins for rows of less than a vector of windows.
// SPDX-License-Identifier: MIT
#include "unpooling/parts/index_checks.h"
#include "unpooling/parts/row_edges.h"

namespace argpool::unpooling {
namespace {

// Windows are disjoint, and planes have no gaps. As many rows of windows as two vectors hold, a
// part, are loaded as they lie, once for all of their cells, and each cell takes its own window's
// out of them. Which lane that is, which index is the cell's, and which indices a window may have,
// is the same in all planes: tables have it. A plane of 6 x 4 cells, k2s2, lanes of 8:
//    windows   w0 w1 w2 w3 w4 w5              one vector
//    cells     w0 w0 w1 w1 w2 w2 w0 w0        the first row, and the start of the second
//              w1 w1 w2 w2 w3 w3 w4 w4        the rest of it, and the start of the third
// Scalar numbers about a part are much of what it costs, so planes that are one part have loops of
// their own; those of up to a vector of windows are one vector, under a mask, whose tables stay in
// registers where they have four vectors of cells.
class PlaneLine final : public GatherSchedule {
public:
    using GatherSchedule::GatherSchedule;

    void define() override {
        op.dst(x, y, z, p) = Halide::undef(op.spec.elem);
        // Planes that are no lines are edges: their rows are narrow.
        const Expr planes = select(define_planes(), 0, op.dst.dim(3).extent());
        edges.define(0, 0, planes);
    }

private:
    const std::array<Axis, 3> &axes = op.axes;
    const int lanes = op.lanes;
    const IndexChecks checks{op};
    RowEdges edges{op};
    const Var x{"x"}, y{"y"}, z{"z"}, p{"p"}, lane{"lane"}, v{"v"};

    // Are planes lines of so few cells and windows that tables and two vectors hold them? Besides,
    // all windows must have cells, and a plane's indices span less than 2^32.
    Expr planes_lie_flat() const {
        const auto is_line = [](const auto &buffer) {
            return lies_in_a_row(buffer, 0, {buffer.dim(0).extent(), buffer.dim(1).extent(),
                                             buffer.dim(2).extent()});
        };
        const int n = lanes;
        // Slabs are one part.
        const Expr fit = axes[2].trivial() ? op.dst.dim(2).extent() == 1 : rows() <= most_rows();
        Expr ours = fit && op.values.dim(0).extent() <= 2 * n - n * lost() && run_cells() >= n &&
                    run_cells() <= most_vectors * n && is_line(op.values) && is_line(op.indices) &&
                    is_line(op.dst);
        Expr span = cast<int64_t>(0);
        for (int d = 0; d < 3; d++) {
            const Expr extent = op.values.dim(d).extent();
            const Expr under = min(extent * axes[d].stride, end(d));
            ours = ours && op.values.dim(d).min() == 0 && under <= op.dst.dim(d).extent() &&
                   (extent - 1) * axes[d].stride < end(d);
            span += cast<int64_t>(op.dst.dim(d).extent()) * op.index_stride[d];
        }
        return ours && span < cast<int64_t>(Halide::UInt(32).max());
    }

    // The first updates of dst, one for each kind of plane; at most one of them has iterations in a
    // call. Returns whether they compute all planes.
    Expr define_planes() {
        const Expr ours = planes_lie_flat();
        define_sizes();
        define_tables();
        if (op.foreign) {
            static_cast<Func>(*op.foreign)(p) = Halide::undef<uint8_t>();
        }
        Expr others = ours;
        for (const Held held : {Held::four, Held::one, Held::two, Held::parts}) {
            const Expr these = held == Held::four  ? has_few() && has_four()
                               : held == Held::one ? has_few()
                               : held == Held::two ? parts() == 1
                                                   : Halide::Internal::const_true();
            define_lines(held, select(others && these, op.dst.dim(3).extent(), 0));
            others = others && !these;
        }
        if (op.foreign) {
            check_singly(ours, 4);
        }
        return ours;
    }

    // Kinds of planes, each the update of dst of that number: one vector of windows and four of
    // cells; one of windows; two of windows; more, in parts of two vectors.
    enum class Held { four, one, two, parts };
    static bool whole(Held held) {
        return held != Held::parts;
    }
    static bool few(Held held) {
        return held == Held::four || held == Held::one;
    }

    static constexpr int most_vectors = 16;  // of the cells under one load
    // sizes: see define_sizes. table: by lane and vector of cells, the lane of the cell's window,
    // and its key. own: by lane of windows and tap, the key of the tap.
    Func sizes{"sizes"}, table{"table"}, own{"own"};

    template<typename Buffer>
    static Expr size(const Buffer &buffer) {
        return buffer.dim(0).extent() * buffer.dim(1).extent() * buffer.dim(2).extent();
    }
    // Cells and windows of a plane; does a vector hold the windows, do three or four hold the
    // cells?
    Expr cells() const {
        return size(op.dst);
    }
    Expr positions() const {
        return size(op.values);
    }
    Expr has_few() const {
        return positions() <= lanes;
    }
    Expr has_four() const {
        return cells() > 2 * lanes && cells() <= 4 * lanes;
    }
    Var tap{"tap"};

    // Taps of the window; the coordinate past the last valid cell.
    int taps() const {
        return axes[0].kernel * axes[1].kernel * axes[2].kernel;
    }
    Expr end(int d) const {
        return op.cells.min[d] + op.cells.extent[d];
    }
    template<typename Buffer>
    static Expr in_line(const Buffer &buffer, const Expr &at, const Expr &plane) {
        return buffer(inside(at, buffer.dim(0)), buffer.dim(1).min(), buffer.dim(2).min(), plane);
    }
    // The key of an index: its distance from the part's first cell. The largest 32-bit number
    // stands for all distances that are greater, so that no foreign index has the key of a cell.
    Expr distance(const Expr &stored, const Expr &plane, const Expr &row) const {
        const Expr base = op.index_base + cast<int64_t>(plane) * op.index_stride_c +
                          cast<int64_t>(row * axes[1].stride) * op.index_stride[1];
        if (op.spec.index.bits() < 64) {
            return cast<uint32_t>(stored) - cast<uint32_t>(base);
        }
        const Expr far = cast<uint64_t>(stored) - cast<uint64_t>(base);
        return cast<uint32_t>(min(far, cast<uint64_t>(Halide::UInt(32).max())));
    }
    // The plane's mark so far: 0 in its first part, as no loop of its own clears it.
    Expr so_far(const Expr &begins, const Expr &plane) const {
        Func result = *op.foreign;
        return select(begins, cast<uint8_t>(0), result(plane));
    }

    // Where planes are no lines, windows are tested one by one: update number `update` of the
    // marks, after those of the four kinds of planes. Its loop over planes has no iterations where
    // they are lines.
    void check_singly(const Expr &ours, int update) {
        const RDom e(0, op.last_window(0) + 1, 0, op.last_window(1) + 1, 0, op.last_window(2) + 1,
                     "e");
        const Xyz at = op.position({e.x, e.y, e.z});
        Func result = *op.foreign, any("any");
        any(p) = cast<uint8_t>(0);
        any(p) = max(any(p), cast<uint8_t>(checks.is_foreign(at, p, 0, 0, true)));
        any.update().atomic().vectorize(e.x, 8, TailStrategy::GuardWithIf);
        const RDom planes(0, select(ours, 0, op.dst.dim(3).extent()), "planes");
        result(planes) = any(planes);
        result.update(update).unscheduled();
        any.compute_at(*op.foreign, planes).store_in(Halide::MemoryType::Stack).bound_extent(p, 1);
    }

    // ---- Rows of windows that are loaded together: a part of a plane ----------------------------
    // The last rows of a plane may lie under no window (cells_beyond > 0), or the last row of
    // windows may lack cells (cells_beyond < 0, lost = 1). All parts have the tables of the last
    // one, so that a part also writes as many cells beyond its last row of windows: the next part,
    // which starts with these, writes them again. With lost = 1 a part has one row of windows more,
    // whose cells are cut short.

    // Rows of windows of a plane; how many rows two vectors hold.
    Expr rows() const {
        return op.values.dim(1).extent() * op.values.dim(2).extent();
    }
    Expr most_rows() const {
        return divided(2 * lanes, max(op.values.dim(0).extent(), 1));
    }
    // Cells behind those of whole rows of windows; negative where the last row lacks some.
    Expr cells_beyond() const {
        return cells() - rows() * axes[1].stride * axes[2].stride * op.dst.dim(0).extent();
    }
    Expr lost() const {
        return cast<int>(cast<uint32_t>(cells_beyond()) >> 31);
    }
    // Parts of a plane.
    Expr parts() const {
        const Expr most = max(most_rows() - lost(), 1);
        return max(divided(rows() - lost() + most - 1, most), 1);
    }
    Expr step() const {  // rows from part to part
        return divided(rows() - lost() + parts() - 1, parts());
    }
    // Rows, windows and cells of a part.
    Expr part_rows() const {
        return step() + lost();
    }
    Expr part_positions() const {
        return part_rows() * op.values.dim(0).extent();
    }
    Expr run_cells() const {
        return part_rows() * axes[1].stride * axes[2].stride * op.dst.dim(0).extent() +
               cells_beyond();
    }

    // Numbers that the loops need, computed once a call: rows of a part, and from part to part;
    // where the last vector of cells starts; how far the second vector of windows is moved, to end
    // with the part.
    void define_sizes() {
        sizes() = Tuple(part_rows(), step(), run_cells() - lanes, part_positions() - 2 * lanes);
        sizes.compute_root().store_in(Halide::MemoryType::Stack);
    }
    // A part's first row of windows; the last part is shifted inwards.
    Expr first_row(const Expr &part) const {
        return min(part * sizes()[1], rows() - sizes()[0]);
    }
    // The first cell of a part's vector; the last vector is shifted inwards.
    Expr start(const Expr &vector) const {
        return min(vector * lanes, sizes()[2]);
    }
    // The second vector of positions ends with the last one.
    Expr beyond_first() const {
        return sizes()[3];
    }

    // The update of dst for one kind of plane. Planes are a loop of the domain: where a call has
    // none of the kind, its extent is 0, and nothing loops.
    void define_lines(Held which, const Expr &planes) {
        const int n = lanes, held = few(which) ? n : 2 * n;
        // `table` is made for so many even where no plane is ours, and has no room for more.
        const Expr vectors =
            which == Held::four ? Expr(4) : min((run_cells() + n - 1) / n, most_vectors);
        const Expr some = whole(which) ? Expr(1) : parts();
        const RDom r(0, n, 0, vectors, 0, some, 0, planes, "r");
        const Var part("part");
        Func key("near_key"), value("near_value"), row_of("row_of");
        row_of(part, p) = first_row(part);  // as it is: not taken apart and worked out for each use
        const Expr row = whole(which) ? Expr(0) : anywhere(row_of(part, p));
        Expr at = row * op.values.dim(0).extent() + lane;
        if (few(which)) {
            // Loads past the plane's last window are masked: an update mentions there.x to have a
            // condition.
            RDom there(0, 1, "there");
            there.where(lane < positions());
            at += there.x;
            key(lane, part, p) = cast<uint32_t>(0);
            value(lane, part, p) = cast(op.spec.elem, 0);
        } else {
            at += select(lane < n, 0, beyond_first());
        }
        key(lane, part, p) = distance(in_line(op.indices, at, p), p, row);
        value(lane, part, p) = in_line(op.values, at, p);

        const Expr picked = Halide::Internal::promise_clamped(table(r.x, r.y)[0], 0, held - 1);
        const Expr named = key(picked, r.z, r.w) == table(r.x, r.y)[1];
        const Expr to = whole(which) ? Expr(0)
                                     : anywhere(row_of(r.z, r.w)) * axes[1].stride *
                                           op.dst.dim(0).extent();
        op.dst(to + start(r.y) + r.x, 0, 0, r.w) = op.rule.stored_as(
            op.rule.with(op.rule.nothing(), named, value(picked, r.z, r.w)));
        Halide::Stage lines = op.dst.update(int(which));
        lines.allow_race_conditions().vectorize(r.x).reorder(r.x, r.y, r.z, r.w);
        if (which == Held::four) {
            lines.unroll(r.y);
        }
        if (op.foreign) {
            check(which, key, planes, lines);
        }
        for (Func f : {key, value}) {
            f.bound(lane, 0, held)
                .bound_extent(part, 1)
                .bound_extent(p, 1)
                .compute_at(op.dst, r.z)
                .store_in(Halide::MemoryType::Stack)
                .vectorize(lane, n);
            if (few(which)) {
                f.update().vectorize(lane, n);
            } else {
                f.unroll(lane);
            }
        }
        if (!whole(which)) {
            row_of.bound_extent(part, 1)
                .bound_extent(p, 1)
                .compute_at(op.dst, r.z)
                .store_in(Halide::MemoryType::Stack);
        }
    }

    // `table`: for each cell of a part, the lane of its window in the one or two vectors, and its
    // key; for a cell under no window lane 0 and a key that no right index has. `own`: for each
    // window and tap, the tap's key, or, where the tap's cell does not exist, that of a tap that
    // does.
    void define_tables() {
        const Expr cell = start(v) + lane;
        const Expr width = max(op.dst.dim(0).extent(), 1), height = max(op.dst.dim(1).extent(), 1);
        const auto apart = [&](const Expr &number, const Expr &w, const Expr &h) {
            const Expr line = quotient_of_few(number, w);
            const Expr slab = axes[2].trivial() ? Expr(0) : quotient_of_few(line, h);
            return Xyz{number - line * w, line - slab * h, slab};
        };
        const Xyz at = apart(cell, width, height);
        Expr position = cast<int>(0), key = cast<uint32_t>(0);
        Expr exists = Halide::Internal::const_true();
        for (int d = 2; d >= 0; d--) {
            const Expr window = at[d] / axes[d].stride, phase = at[d] % axes[d].stride;
            position = position * op.values.dim(d).extent() + window;
            key += cast<uint32_t>(at[d]) * cast<uint32_t>(op.index_stride[d]);
            const bool in_part = d == 1 && axes[2].trivial();
            exists = exists && window < (in_part ? sizes()[0] : op.values.dim(d).extent());
            for (int i = 0; i < axes[d].stride; i++) {
                if (axes[d].covers(i).empty()) {
                    exists = exists && phase != i;
                }
            }
        }
        const Expr second = !has_few() && position >= lanes;
        table(lane, v) = Tuple(select(exists, position - select(second, beyond_first(), 0), 0),
                               select(exists, key, Halide::UInt(32).max() - 1));
        table.bound(lane, 0, lanes).compute_root().vectorize(lane);
        table.bound_storage(v, most_vectors).store_in(Halide::MemoryType::Stack);
        if (!op.foreign) {
            return;
        }
        const Expr number = lane + select(has_few() || lane < lanes, 0, beyond_first());
        const Xyz o = apart(number, max(op.values.dim(0).extent(), 1),
                            max(op.values.dim(1).extent(), 1));
        Expr rest = tap, of_tap = cast<uint32_t>(0);
        for (int d = 0; d < 3; d++) {
            const Expr further = rest % axes[d].kernel * axes[d].dilation;
            const Expr before = d == 1 ? (rows() - sizes()[0]) * axes[1].stride : Expr(0);
            const Expr exists = o[d] * axes[d].stride < end(d) - before - further;
            const Expr one = cast<uint32_t>(op.index_stride[d]);
            of_tap += cast<uint32_t>(o[d]) * (one * cast<uint32_t>(axes[d].stride)) +
                      select(exists, one * cast<uint32_t>(further), cast<uint32_t>(0));
            rest = rest / axes[d].kernel;
        }
        own(lane, tap) = of_tap;
        const Var in_half("in_half");
        own.bound(lane, 0, select(has_few(), lanes, 2 * lanes))
            .bound_storage(lane, 2 * lanes)
            .bound(tap, 0, taps())
            .compute_root()
            .store_in(Halide::MemoryType::Stack)
            .split(lane, lane, in_half, lanes, TailStrategy::RoundUp)
            .reorder(in_half, tap, lane)
            .vectorize(in_half)
            .unroll(tap);
    }
    // Is each index that was loaded for a part the key of one of its window's cells? Lane l of the
    // one or two vectors is compared with all of own(l, tap). Lanes without a window of the part do
    // not count.
    void check(Held which, const Func &key, const Expr &planes, Halide::Stage &lines) {
        // compute_with fuses loops by name: the third and the fourth of "r" are those of the lines.
        const Expr some = whole(which) ? Expr(1) : parts();
        const int n = lanes;
        const RDom r(0, 1, 0, 1, 0, some, 0, planes, "r"), in(0, n, 0, few(which) ? 1 : 2, "in");
        const Var part("part");
        const Expr l = in.y * n + in.x, here = key(l, part, p);
        Expr wrong = Halide::Internal::const_true();
        for (int i = 0; i < taps(); i++) {
            wrong = wrong && here != own(l, i);
        }
        if (few(which)) {
            wrong = l < positions() && wrong;
        } else if (!whole(which)) {
            // Parts before the last one have the cells that its last row lacks: the next part looks
            // at them.
            const Expr not_here = select(part < some - 1, lost() * op.values.dim(0).extent(), 0);
            wrong = l + select(l < n, -sizes()[3], 0) < 2 * n - not_here && wrong;
        }
        Func result = *op.foreign, any("any");
        any(part, p) = cast<uint8_t>(0);
        any(part, p) = max(any(part, p), cast<uint8_t>(wrong));
        any.compute_at(op.dst, r.z).store_in(Halide::MemoryType::Stack).bound_extent(part, 1);
        any.bound_extent(p, 1).update().atomic().vectorize(in.x).unroll(in.y);
        const Expr marks = any(r.z, r.w);
        result(r.w) = whole(which) ? marks : max(so_far(r.z == 0, r.w), marks);
        result.update(int(which)).reorder(r.x, r.y, r.z, r.w).compute_with(lines, r.z);
    }
};

bool applies(const GatherSpec &spec) {
    return !spec.channels_last && spec.spans() == 1;
}

}  // namespace

const GatherEntry kPlaneLine{
    "a plane's cells are one line; tables have where their windows lie",
    "channels-first, windows that do not overlap", applies_to<applies>,
    make_schedule<Gather, PlaneLine>};

}  // namespace argpool::unpooling
