// Channels-first, windows of stride 1 that leave a plane its size, as k3s1p1's gradient in
// inception blocks. With one window for each cell, a tap lies at one distance from all cells, over
// the ends of rows as well, so the plane is one line of keys and values. A vector's lanes are
// neighbouring cells; vectors of windows are loaded once for seven rows of cells.
// SPDX-License-Identifier: MIT
#include "unpooling/parts/index_checks.h"

namespace argpool::unpooling {
namespace {

// With one window for each cell, a tap is at one distance for all cells, also across rows' ends:
// cell c is tap t of the window at c + d(t), where d depends on t alone. An index that names a cell
// in another row is compared as any other. Keys and values of a plane are copied once to one line,
// between keys of no tap; there are no edges. Each key is compared with all it may be. Vectors of
// windows are loaded once for several rows of cells, whose sums stay in registers. Lanes of 8,
// windows of three:
//    near    w0 w1 w2 w3 w4 w5 w6 w7    columns from first_cell - pad on
//    cells   c0 c1 c2 c3 c4 c5 .. ..    c0 is under w0, w1 and w2; the last two lack windows
class SamePadding final : public GatherSchedule {
public:
    using GatherSchedule::GatherSchedule;

    void define() override {
        const int n = lanes;
        const Expr ours = lies_same(), vectors = (cells() + n - 1) / n;
        lay_line(select(ours, vectors, 0));
        // A vector of windows has all that lie over its inner cells: with 16 lanes and windows of
        // three, over 14. Its lanes are shifted once for each tap along x, for all rows of cells
        // that it serves.
        const Expr row = first_row(turn) + h - axes[1].pad;
        const Expr near_at = row * width() + first_cell(v) + lane - axes[0].pad;
        near(lane, v, h, turn, p) = Tuple(line(near_at, p)[0], line(near_at, p)[1]);
        const auto lane_on = [&](int by) {
            return Halide::Internal::promise_clamped(min(lane + by, n - 1), 0, n - 1);
        };
        all(lane, v, i, turn, p) = op.cell({0, 0, 0}, [&](int dx, int dy, int) {
            const Halide::FuncRef window =
                near(lane_on(dx + axes[0].pad), v, i + dy + axes[1].pad, turn, p);
            return Pair{window[0], window[1]};
        });
        const auto counted = [&](const Expr &length, const Expr &step) {
            return (length + step - 1) / step;
        };
        const RDom r(0, n, 0, together, 0, counted(width(), each()), 0,
                     counted(height(), together), 0, select(ours, op.dst.dim(3).extent(), 0), "r");
        RDom stored = r;
        stored.where(r.x < select(r.y < height(), each(), 0));
        op.dst(x, y, z, p) = Halide::undef(op.spec.elem);
        op.dst((first_row(r.w) + r.y) * width() + first_cell(r.z) + r.x, 0, 0, r[4]) =
            all(r.x, r.z, r.y, r.w, r[4]);
        Halide::Stage gather = op.dst.update(0);
        gather.allow_race_conditions()
            .reorder(r.x, r.y, r.z, r.w, r[4])
            .vectorize(r.x)
            .unroll(r.y);
        for (Func f : {near, all}) {
            f.bound(lane, 0, n)
                .bound_extent(v, 1)
                .bound_extent(turn, 1)
                .bound_extent(p, 1)
                .compute_at(op.dst, r.z)
                .store_in(Halide::MemoryType::Stack)
                .vectorize(lane);
        }
        near.bound(h, 0, together + axes[1].kernel - 1).unroll(h);
        all.bound(i, 0, together).unroll(i);
        line.hoist_storage_root().compute_at(op.dst, r[4]);

        // Tiles that are no whole planes, and cells that are numbered otherwise: one by one.
        RDom others(0, 1, "others");
        others.where(!ours);
        const Group own{x + others.x, y, z};
        op.dst(x, y, z, p) =
            op.any_cell(x, [&](int dx, int dy, int dz) {
                return op.fetch_at(own, {dx, dy, dz}, p, 0, 0);
            });
        check(ours, gather, r[4]);
    }

private:
    const std::array<Axis, 3> &axes = op.axes;
    const int lanes = op.lanes;
    IndexChecks checks{op};
    const Var x{"x"}, y{"y"}, z{"z"}, p{"p"}, lane{"lane"}, v{"v"};

    // line: (key, value) of window i of plane p, which is cell i too. index, key: of a vector of
    // windows, while they are copied. wrong, flags: see lay_line() and check(). near: vectors of
    // windows of row h, counted from the first that a block of rows needs. all: cells of row i of
    // the block.
    Func line{"line"}, index{"index"}, key{"key"}, wrong{"wrong"}, flags{"flags"};
    Func near{"near"}, all{"all"};
    Var i{"i"}, h{"h"}, turn{"turn"};
    static constexpr int together = 7;  // rows of cells

    // Cells of a row that a vector computes: those whose windows it has all. The last vector of a
    // row, and the last rows of a plane, are shifted inwards. Of planes of fewer than `together`
    // rows, rows past the last are computed and not stored.
    Expr each() const {
        return min(lanes - (axes[0].kernel - 1), width());
    }
    // The first column of a vector of cells; the first row of `together` rows.
    Expr first_cell(const Expr &vector) const {
        return min(vector * each(), width() - each());
    }
    Expr first_row(const Expr &number) const {
        return min(number * together, max(height() - together, 0));
    }
    // Rows of a plane, and all its cells.
    Expr height() const {
        return op.dst.dim(1).extent();
    }
    Expr cells() const {
        return op.dst.dim(0).extent() * op.dst.dim(1).extent();
    }
    template<typename Buffer>
    static Expr in_rows(const Buffer &buffer) {
        return lies_in_a_row(buffer, 0, {buffer.dim(0).extent(), buffer.dim(1).extent(), 1});
    }
    template<typename Buffer>
    static Expr in_line(const Buffer &buffer, const Expr &at, const Expr &plane) {
        return buffer(inside(at, buffer.dim(0)), buffer.dim(1).min(), buffer.dim(2).min(), plane);
    }
    Expr width() const {
        return op.dst.dim(0).extent();
    }
    Expr start(const Expr &vector) const {
        return min(vector * lanes, cells() - lanes);
    }
    // Does the call consist of whole planes without gaps, of two dimensions at most, with as many
    // windows as cells, numbered row by row? Rows must be as wide as the window, so that no two
    // taps are one cell.
    Expr lies_same() const {
        Expr ours = in_rows(op.values) && in_rows(op.indices) && in_rows(op.dst) &&
                    width() >= axes[0].kernel && cells() >= lanes &&
                    cells() < (1 << 28) && op.index_stride[0] == 1 &&
                    op.index_stride[1] == width() && op.keys_suffice();
        for (int d = 0; d < 3; d++) {
            const Expr extent = op.dst.dim(d).extent();
            ours = ours && op.values.dim(d).min() == 0 && op.values.dim(d).extent() == extent &&
                   op.cells.min[d] == 0 && op.cells.extent[d] == extent;
        }
        return ours && op.dst.dim(2).extent() == 1;
    }

    // Copies a plane's keys and values to `line`, `vectors` vectors of them. Keys count from a
    // window's first tap, `reach` cells before its own cell. Beside them, to as far as a vector of
    // windows over a cell may reach (below a plane of few rows, that is further), are keys of no
    // tap. On the way, `wrong` collects in each lane:
    //    the largest of what keys leave without the nearest row of taps: a tap's number along x
    //    the largest distance of an index from the plane's first: less than the number of cells
    //    the OR of the bits in which indices differ from the call's first: none in the upper half
    void lay_line(const Expr &vectors) {
        const int n = lanes;
        const Expr reach = axes[1].pad * width() + axes[0].pad, margin = reach + n;
        const Tuple none(op.no_key(), Halide::undef(op.spec.elem));
        line(i, p) = Tuple(Halide::undef(op.key_type()), Halide::undef(op.spec.elem));
        const Expr base = low_half(op.index_base) + low_half(p) * low_half(op.index_stride_c);
        index(lane, v, p) = in_line(op.indices, start(v) + lane, p);
        key(lane, v, p) = low_half(index(lane, v, p)) - low_half(lane) -
                          (base + low_half(start(v)) - low_half(reach));
        const RDom r(0, n, 0, vectors, "lay");
        const Expr at = start(r.y) + r.x;
        line(at, p) = Tuple(key(r.x, r.y, p), in_line(op.values, at, p));
        const RDom e(0, n, 0, (margin + n - 1) / n, "e");
        line(-n - e.y * n + e.x, p) = none;
        const Expr beyond = margin + max(together - height(), 0) * width();
        const RDom past(0, n, 0, (beyond + n - 1) / n, "past");
        line(cells() + past.y * n + past.x, p) = none;
        line.update(0).allow_race_conditions().vectorize(r.x);
        line.update(1).allow_race_conditions().vectorize(e.x);
        line.update(2).allow_race_conditions().vectorize(past.x);

        const RDom u(0, 1, 0, vectors, "lay");  // as the loops of `line`
        const Expr here = key(lane, u.y, p);
        Expr left = here;
        for (int k = 1; k < axes[1].kernel; k++) {
            left = min(left, here - low_half(k * width()));
        }
        const Halide::FuncRef so_far = wrong(lane, p);
        wrong(lane, p) = Tuple(low_half(0), low_half(0), cast(op.spec.index, 0));
        const Expr given = index(lane, u.y, p), of_first = cast(op.spec.index, op.index_base);
        wrong(lane, p) = Tuple(max(so_far[0], left), max(so_far[1], low_half(given) - base),
                               so_far[2] | (given ^ of_first));
        wrong.update().reorder(lane, u.x, u.y).vectorize(lane, n).compute_with(line.update(0), r.y);
        wrong.vectorize(lane, n).bound(lane, 0, n);
        wrong.store_in(Halide::MemoryType::Stack).bound_extent(p, 1);
        for (Func f : {index, key}) {
            keep_vector(f, {line, r.y}, n);
        }
    }

    // Marks planes by what lay_line() collected. Of calls that are not `ours`, check_past tests all
    // windows one by one; of those that are, none: their rows end before it starts.
    void check(const Expr &ours, Halide::Stage &gather, const Halide::RVar &planes) {
        const int n = lanes;
        wrong.compute_at(op.dst, planes);

        // In the loop over planes that gathers, whose variables have these names.
        const RDom m(0, n, 0, 1, 0, 1, 0, 1, 0, select(ours, op.dst.dim(3).extent(), 0), "r");
        const Halide::FuncRef most = wrong(m.x, m[4]);
        const Expr any = most[0] > cast<uint32_t>(axes[0].kernel - 1) ||
                         most[1] >= cast<uint32_t>(cells()) ||
                         cast<int64_t>(most[2]) >> 32 != 0;
        flags(p) = cast<uint8_t>(0);
        flags(m[4]) = max(flags(m[4]), cast<uint8_t>(any));
        flags.compute_root();
        Halide::Stage marks = flags.update();
        marks.reorder(m.x, m.y, m.z, m.w, m[4]).atomic().vectorize(m.x);
        marks.compute_with(gather, planes);
        Func result = *op.foreign;
        result(p) = select(ours, flags(p), cast<uint8_t>(0));
        checks.define_tap_x();
        checks.check_past(select(ours, max(op.dst.dim(1).extent(), op.last_window(1) + 1), 0), 0);
    }
};

bool applies(const GatherSpec &spec) {
    return !spec.channels_last && spec.checks;
}

}  // namespace

const GatherEntry kSamePadding{
    "a plane is one line, whose windows lie at fixed distances",
    "channels-first, windows of stride 1 that leave a plane its size, checked",
    applies_to<applies>, make_schedule<Gather, SamePadding>};

}  // namespace argpool::unpooling
