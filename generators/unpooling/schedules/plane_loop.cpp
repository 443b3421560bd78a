// Channels-first, windows that tile short rows, on AVX2: loop fusion. A plane is one loop over
// registers of cells; tables, the same for all planes, say where each iteration's windows and cells
// lie. A vector's lanes are neighbouring cells of a row. It wins where a row is a few vectors, of
// which loops over rows would take most of the time.
// SPDX-License-Identifier: MIT
#include "unpooling/parts/window_rows.h"

namespace argpool::unpooling {
namespace {

// As ReplicateByMatches, an iteration computes a register of cells along x for each row of a
// window. Where rows are few iterations, loops over rows, and counts for each plane, take longer
// than these do. So tables have, by the iteration's number in the plane, where windows and cells
// lie; they serve all planes. What was named is counted for all planes of a call together; where it
// is too little, windows are tested one by one, to find the planes.
class PlaneLoop final : public GatherSchedule {
public:
    using GatherSchedule::GatherSchedule;

    void define() override {
        for (auto *input : {&op.values, &op.indices}) {
            start_at_zero(*input);
        }
        define_tables();
        define_codes();
        const RDom r(0, n, 0, rows, 0, in_plane, 0, planes, "r");
        const Halide::Stage stage = define_cells(r);
        define_others(to * s);
        count(stage, r[2]);
        check();
    }

private:
    const std::array<Axis, 3> &axes = op.axes;
    const IndexChecks checks{op};
    const WindowRows lines{op, checks};
    const Var x{"x"}, y{"y"}, z{"z"}, p{"p"}, lane{"lane"}, turn{"turn"}, i{"i"};
    // Tables, by iteration (`turn`): `begin` has where its values and its indices lie in a plane,
    // and the key of its first cell; `place`, where each of its rows of cells lies. Of an
    // iteration's windows: indices as stored, and values; keys as codes (narrow()).
    Func begin{"begin"}, place{"place"};
    Func index{"index"}, value{"value"}, own{"own"};
    Func from_first{"from_first"}, code{"code"}, own_code{"own_code"};
    // In each lane: how many cells were named, or (narrow()) the OR of what keys leave without the
    // nearest row; and the OR of the bits in which indices differ from the call's first.
    Func found{"found"}, far{"far"};

    // An iteration computes n cells along x, those of `each` windows, in `rows` rows. `counters`
    // and `half` are the lanes of `found` and `far`: registers of AVX2 with 32 and 64 bits a lane.
    static constexpr int most = 1024;  // iterations of a plane
    const int s = axes[0].stride, rows = axes[1].stride, n = op.lanes, each = n / s;
    const int counters = std::min(n, 8), half = std::min(each, 4);
    // Windows from 0 to `to` are whole along x; the last iteration of them is shifted inwards.
    const Expr to = whole_windows();
    const Expr in_a_row = (to + each - 1) / each;
    const Expr in_plane = not_negative(in_a_row * lines.windows(1));
    const Expr planes = not_negative(op.dst.dim(3).extent());

    // Windows of a row that vectors compute; 0 where the call's planes are not such.
    Expr whole_windows() const {
        const Expr whole = min(op.dst.dim(0).extent() / s, lines.windows(0));
        // Places in the tables are those of one slab: windows of two dimensions may have more.
        const Expr slabs = max(lines.windows(2), op.dst.dim(2).extent());
        Expr fit = (whole + each - 1) / each * lines.windows(1) <= most && slabs == 1;
        if (narrow()) {
            fit = fit && op.index_stride[0] == 1 && op.index_stride[1] > 3;
        }
        return select(whole >= each && op.one_half() && fit, whole, 0);
    }

    // Are elements narrower than keys? n cells would be compared in several registers of 32-bit
    // keys. So a window's key becomes a code of the elements' size: 0 and 1 name the cells of its
    // upper row, 2 and 3 those of the lower. (Keys of 2 and 3, which have the lower row's codes,
    // are foreign: the check sees keys, not codes, and reports them.)
    bool narrow() const {
        return op.spec.elem.bits() < 32;
    }
    // See narrow(): a window's key as a code of the elements' size, and the codes of its cells. Of
    // the lower row key - stride is 0 or 1, so `below` is 2 or 3; other keys wrap or are larger,
    // and min() keeps the code of the row that is meant, or 255, which is no cell's.
    void define_codes() {
        const Type type = Halide::UInt(op.spec.elem.bits());
        const Expr first = begin(turn)[2] + low_half(op.index_base) +
                           low_half(p) * low_half(op.index_stride_c);
        from_first(lane, turn, p) = low_half(index(lane, turn, p)) - low_half(lane * 2) - first;
        const Expr key = from_first(lane, turn, p);
        const Expr below = key - (low_half(op.index_stride[1]) - 2);
        code(lane, turn, p) = cast(type, min(min(key, below), low_half(255)));
        own_code(lane, i) = cast(type, lane % 2 + i * 2);
        own_code.bound(lane, 0, op.lanes).bound(i, 0, 2).compute_root().vectorize(lane).unroll(i);
    }

    // Iteration `turn` is number turn % in_a_row of row turn / in_a_row of windows; the last of a
    // row is shifted inwards. A row of cells that dst lacks has the place of the first row (see
    // define_cells).
    void define_tables() {
        const Expr h = quotient_of_few(turn, max(in_a_row, 1));
        const Expr start = min((turn - h * in_a_row) * each, to - each);
        begin(turn) = Tuple(lines.offset_in(op.values, start, h, 0),
                            lines.offset_in(op.indices, start, h, 0),
                            low_half(start * s) * low_half(op.index_stride[0]) +
                                low_half(h * rows) * low_half(op.index_stride[1]));
        const Expr exists = h * rows + i < op.dst.dim(1).extent();
        place(turn, i) = lines.offset_in(op.dst, start * s, h * rows + select(exists, i, 0), 0);
        place.bound(i, 0, rows).unroll(i);
        for (Func f : {begin, place}) {
            f.compute_root()
                .store_in(Halide::MemoryType::Stack)
                .bound_storage(turn, most)
                .align_bounds(turn, n)
                .vectorize(turn, n);
        }

        // Offsets in the plane, not (x, y): bounds inference learns only that they are somewhere in
        // it.
        index(lane, turn, p) = op.indices(anywhere(begin(turn)[1]) + lane, 0, 0, p);
        const Expr stored = op.values(anywhere(begin(turn)[0]) + lane, 0, 0, p);
        value(lane, turn, p) =
            op.rule.with(op.rule.nothing(), Halide::Internal::const_true(), stored);
        own(lane, i, p) = low_half(lane) * low_half(op.index_stride[0]) +
                          low_half(i) * low_half(op.index_stride[1]) + low_half(op.index_base) +
                          low_half(p) * low_half(op.index_stride_c);
    }

    // Does the index of a cell's window name it? `at` is r of define(), or m of count(): [2] is the
    // iteration, [3] the plane.
    Expr named(const RDom &at, const Expr &cell, const Expr &of_row) const {
        return narrow() ? code(cell / s, at[2], at[3]) == own_code(cell, of_row)
                        : low_half(index(cell / s, at[2], at[3])) - begin(at[2])[2] ==
                              own(cell, of_row, at[3]);
    }
    // Stores rows of cells from the last to the first: a row that dst lacks is stored to the first
    // row's place, and the first row is stored over it. (compute_with requires a loop to have one
    // type in both stages, and an RVar's type says whether Halide can prove its iterations
    // independent.)
    Halide::Stage define_cells(const RDom &r) {
        const Expr row = rows - 1 - r[1], plane = inside(r[3], op.dst.dim(3));
        op.dst(x, y, z, p) = Halide::undef(op.spec.elem);
        op.dst(anywhere(place(r[2], row)) + r[0], 0, 0, plane) = op.rule.stored_as(
            select(named(r, r[0], row), value(r[0] / s, r[2], r[3]), op.rule.nothing()));
        Halide::Stage stage = op.dst.update(0);
        stage.allow_race_conditions().vectorize(r[0]).unroll(r[1]);
        for (Func f : {index, value, from_first, code}) {
            keep_vector(f, {op.dst, r[2]}, each);
        }
        own.bound(lane, 0, n)
            .bound(i, 0, rows)
            .bound_extent(p, 1)
            .compute_at(op.dst, r[3])
            .store_in(Halide::MemoryType::Stack)
            .vectorize(lane)
            .unroll(i);
        return stage;
    }

    // Updates of found and far, fused with the loop `stores` of the stage that stores cells. Where
    // a register of indices is shorter than the iteration's windows, all of its parts are combined.
    void count(const Halide::Stage &stage, const Halide::RVar &stores) {
        const RDom m(0, 1, 0, 1, 0, in_plane, 0, planes, "r");
        found(lane) = low_half(0);
        if (narrow()) {
            Expr left = found(lane);
            for (int k = 0; k < each; k += counters) {
                const Expr key = from_first(k + lane, m[2], m[3]);
                left = left | min(key, key - low_half(op.index_stride[1]));
            }
            found(lane) = left;
        } else {
            Expr any = Halide::Internal::const_false();
            for (int k = 0; k < rows; k++) {
                any = any || named(m, lane, k);
            }
            found(lane) += low_half(any);
        }
        found.bound(lane, 0, counters);
        far(lane) = cast(op.spec.index, 0);
        Expr differ = far(lane);
        for (int k = 0; k < each; k += half) {
            differ = differ | (index(k + lane, m[2], m[3]) ^ cast(op.spec.index, op.index_base));
        }
        far(lane) = differ;
        far.bound(lane, 0, half);
        for (Func f : {found, far}) {
            f.compute_root().store_in(Halide::MemoryType::Stack).vectorize(lane);
            f.update().reorder(lane, m[0], m[1], m[2], m[3]).vectorize(lane);
            f.update().compute_with(stage, stores);
        }
    }
    // Adds up the lanes, for all planes of a call. Each of in_plane * each windows a plane must
    // have named a cell. If not, or if upper halves differ, the windows of the iterations are
    // tested one by one; those beside the vectors, and those that lack a row of cells, are in any
    // case.
    void check() {
        const RDom l(0, counters, "l"), e(0, half, "e");
        Func all("all"), wrong("wrong");
        all() = Tuple(low_half(0), cast(op.spec.index, 0));
        all() = Tuple(narrow() ? all()[0] | found(l) : all()[0] + found(l), all()[1]);
        all() = Tuple(all()[0], all()[1] | far(e));
        wrong() = narrow() ? (all()[0] & ~low_half(1)) != 0
                           : all()[0] != low_half(in_plane) * low_half(each) * low_half(planes);
        if (op.spec.index.bits() == 64) {
            wrong() = wrong() || (all()[1] >> 32) != 0;
        }
        all.compute_root();
        wrong.compute_root();
        checks.begin();
        const Expr across = lines.windows(0), down = lines.windows(1), slabs = lines.windows(2);
        RDom turns(0, to, 0, down, 0, 1, "turns");
        turns.where(wrong());
        check_each(turns, 0, 0);
        const Expr whole = min(op.dst.dim(1).extent() / axes[1].stride, down);
        check_each(RDom(0, across - to, 0, down, 0, slabs, "beside"), to, 0);
        check_each(RDom(0, across, 0, down - whole, 0, slabs, "beneath"), 0, whole);
    }

    // Cells of windows beside iterations; columns and rows under no window. Planes are inner loops,
    // as most have none of these.
    void define_others(const Expr &width) {
        const Expr columns = op.dst.dim(0).extent(), all_rows = op.dst.dim(1).extent();
        const Expr under_x = min(lines.windows(0) * axes[0].stride, columns);
        const Expr under_y = min(lines.windows(1) * axes[1].stride, all_rows);
        const RDom e(0, under_x - width, "e"), c(0, columns - under_x, "c");
        const RDom o(0, width, under_y, all_rows - under_y, "o");
        const Expr at = width + e.x;
        const Group own_group{at / axes[0].stride, y / axes[1].stride, z};
        op.dst(at, y, z, p) = op.any_cell(at, [&](int dx, int dy, int dz) {
            return op.fetch_at(own_group, {dx, dy, dz}, p, 0, 0);
        });
        op.dst(under_x + c.x, y, z, p) = op.rule.stored_as(op.rule.nothing());
        op.dst(o.x, o.y, z, p) = op.rule.stored_as(op.rule.nothing());
        Var yo, yi;
        op.dst.update(1)
            .split(y, yo, yi, axes[1].stride, TailStrategy::GuardWithIf)
            .reorder(yi, yo, z, p, e.x)
            .allow_race_conditions()
            .unroll(yi);
        op.dst.update(2).reorder(y, z, p, c.x);
        op.dst.update(3)
            .reorder(o.x, z, p, o.y)
            .allow_race_conditions()
            .vectorize(o.x, op.lanes, TailStrategy::GuardWithIf);
    }
    // Windows of a rectangle from (x, y) in each slab, one by one.
    void check_each(const RDom &e, const Expr &x, const Expr &y) {
        Func result = *op.foreign;
        const Group at = op.position({x + e.x, y + e.y, e.z});
        result(p) = max(result(p), cast<uint8_t>(checks.is_foreign(at, p, 0, 0, true)));
        result.update(result.num_update_definitions() - 1).reorder(p, e.x, e.y, e.z);
    }
};

bool applies(const GatherSpec &spec) {
    return spec.tiles_rows() && spec.matches() && spec.avx2_alone();
}

}  // namespace

const GatherEntry kPlaneLoop{
    "all vectors of a plane are one loop, by tables",
    "channels-first, windows that tile rows, checked, AVX2 and not AVX-512", applies_to<applies>,
    make_schedule<Gather, PlaneLoop>};

}  // namespace argpool::unpooling
