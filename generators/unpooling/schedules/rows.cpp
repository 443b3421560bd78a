// Channels-first, windows that do not overlap: the general schedule. A vector's lanes are
// neighbouring windows of a row, whose values and keys are loaded once for all their cells. Each
// phase (cell modulo stride) is a vector of cells; the phases of a row are interleaved in registers
// before they are stored. It serves any width and any gaps between windows.
// SPDX-License-Identifier: MIT
#include "unpooling/parts/index_checks.h"
#include "unpooling/parts/row_edges.h"

namespace argpool::unpooling {
namespace {

// Lanes of k2s2, vectors of 8 windows. Keys and values of w0 to w7 are loaded once for all cells:
//    phase 0  c0 c2 c4 ... c14    key == tap 0 ? value : 0
//    phase 1  c1 c3 c5 ... c15    key == tap 1 ? value : 0; the two are interleaved, then stored
// What whole vectors do not cover, RowEdges computes.
class Rows final : public GatherSchedule {
public:
    using GatherSchedule::GatherSchedule;

    void define() override {
        const int s = op.axes[0].stride, n = op.lanes;
        // Groups [from, to) lie under windows that all exist: vectors of them need no test. A last
        // vector that would not fit is shifted inwards; streaming, which writes each cell once,
        // leaves it to the edges. They also have what is narrower than a vector.
        Expr from = max(0, op.first_window(0) - op.axes[0].reach(false));
        Expr to = min(op.dst.dim(0).extent() / s, op.last_window(0) + 1 - op.axes[0].reach(true));
        if (op.spec.streams()) {
            from = (from + n - 1) / n * n;
            to = to / n * n;
        }
        const Expr bulk = to - from >= n;
        from = select(bulk, from, 0);
        to = select(bulk, to, 0);
        op.dst(x, y, z, p) = Halide::undef(op.spec.elem);
        define_bulk(from, to);
        edges.define(from, to);
    }

private:
    IndexChecks checks{op};
    RowEdges edges{op};
    const Var x{"x"}, y{"y"}, z{"z"}, p{"p"};

    // Whole vectors of groups [from, to), and the check of their indices in the same loop. r.x is
    // the phase, r.y the lane, r.z the vector of groups. Windows exist along x, so fetch_at tests y
    // and z only.
    void define_bulk(const Expr &from, const Expr &to) {
        const auto &axes = op.axes;
        const int n = op.lanes;
        const RDom r(0, axes[0].stride, 0, n, 0, (to - from + n - 1) / n, "r");
        const auto start = [&](const Expr &v) {
            return op.spec.streams() ? from + v * n : from + min(v * n, to - from - n);
        };
        const Expr at = start(r.z), gy = y / axes[1].stride, gz = z / axes[2].stride;
        op.dst((at + r.y) * axes[0].stride + r.x, y, z, p) =
            op.any_cell(r.x, [&](int dx, int dy, int dz) {
                return op.fetch_at({at, gy, gz}, {dx, dy, dz}, p, r.y, 1);
            });
        Halide::Stage rows = op.updated();
        rows.allow_race_conditions().unroll(r.x).vectorize(r.y);
        const auto [yo, yi] = split_by_groups(rows, y, axes[1].stride);
        const auto [zo, zi] = split_by_groups(rows, z, axes[2].stride);
        if (op.spec.streams() || op.foreign) {  // a group's rows: input is read once, and steadily
            rows.reorder(r.x, r.y, yi, zi, r.z, yo, zo, p);
        } else {  // a row at a time: its cache lines are filled one after the other
            rows.reorder(r.x, r.y, r.z, yi, zi, yo, zo, p);
        }
        if (op.foreign) {
            checks.check_rows(from, to, start, rows, r.z, yo, zo);
        }
    }
};

bool applies(const GatherSpec &spec) {
    return !spec.channels_last && spec.spans() == 1;
}
// For `replicate`, whose other schedules need windows that tile rows.
bool has_gaps(const GatherSpec &spec) {
    return applies(spec) && !spec.tiles_rows();
}

}  // namespace

const GatherEntry kRows{"vectors of windows along x, whose cells are interleaved",
                        "channels-first, windows that do not overlap",
                        applies_to<applies>, make_schedule<Gather, Rows>};
const GatherEntry kRowsWithGaps{"the same beside schedules of windows that tile rows",
                                "channels-first, windows that neither overlap nor tile rows",
                                applies_to<has_gaps>, make_schedule<Gather, Rows>};

}  // namespace argpool::unpooling
