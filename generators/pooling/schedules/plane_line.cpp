// Channels-first planes of narrow rows: loop fusion. All windows of a plane (of small planes: of
// several) are numbered as they lie in the output, and a vector's lanes are windows that follow
// each other there, over the ends of rows. Tables, the same for all planes, say where each lane's
// cells lie and what their codes are. It wins where rows are narrower than a vector, of which
// rows.cpp would leave most lanes empty.
// SPDX-License-Identifier: MIT
#include "pooling/parts/plane_line.h"
#include "pooling/parts/scalar_tail.h"

namespace argpool::pooling {

namespace {

// A plane's windows are numbered as they lie in the output, those of planes smaller than a vector
// together with the next ones'; these numbers are the line. Where the cells of a vector's windows
// lie, and what codes they have, is the same in every plane: tables of it are computed once for all
// planes. With rows of 3 windows and vectors of 8, k2s2 (cell offsets of tap 0, where rows of src
// have 6 cells):
//     lane       0  1  2 | 3  4  5 | 6  7
//     column     0  1  2 | 0  1  2 | 0  1
//     row        0  0  0 | 1  1  1 | 2  2
//     cell       0  2  4 |12 14 16 |24 26
// Where planes have no gaps and few vectors hold those cells, these are loaded and permuted;
// otherwise cells are gathered. Calls whose output has gaps are left to ScalarTail.
class PlaneWindows final : public PoolingSchedule {
public:
    explicit PlaneWindows(const Pooling &op) : PoolingSchedule(op), line(op), tail(op) {}

    void define() override {
        describe();
        schedule();
    }

private:
    // The numbers of pairs of vectors out of which cells are permuted: 2 or 4.
    static constexpr int fewest_pairs = 2, most_pairs = 4;

    PlaneLine line;
    ScalarTail tail;

    // Defines the output's updates: one gathers cells; others, for AVX-512, permute them out of two
    // or four pairs of vectors. The call's extents decide which of them has iterations. A line is
    // `together` planes, of `length` windows.
    void describe() {
        const Expr size = line.extent[0] * line.extent[1] * line.extent[2], n = op.lanes;
        // As many small planes as two vectors hold, if a vector is no whole number of planes and
        // there are so many; otherwise as many as fill one vector.
        const Expr whole = max(size, 1), most = 2 * n / whole;
        const Expr two = n % whole != 0 && line.planes >= most;
        together = select(size >= n, 1, select(two, most, (n + size - 1) / whole));
        length = size * together;
        op.out(x, y, z, p) = Pooling::nothing(op.out);
        const Expr ours = line.packed() && line.planes >= together && line.codes_fit(together);
        std::vector<Expr> of_pairs;
        Expr left = ours;
        if (permutes()) {
            const Expr reach = cells_of_a_vector(), lie = line.src_packed();
            for (int pairs = fewest_pairs; pairs <= most_pairs; pairs += fewest_pairs) {
                const Expr these = lie && reach <= 2 * pairs * op.lanes;
                of_pairs.push_back(left && these);
                left = left && !these;
            }
        }
        define_part(left, 0);
        tail.define(0, line.extent[0], !ours);
        for (size_t i = 0; i < of_pairs.size(); i++) {
            define_part(of_pairs[i], fewest_pairs * int(i + 1));
        }
    }

    // The outer loop is over the vectors of the line, and the tables of a vector are computed
    // there; the inner loop applies them to all groups of planes.
    void schedule() {
        Func f = op.out;
        for (Part &part : parts) {
            const RDom &each = part.each;
            f.update(part.update)
                .allow_race_conditions()
                .vectorize(each.x)
                .reorder(each.x, each.y, each.z);
            for (Func table : {part.along_x, part.along_yz, part.placed}) {
                table.compute_at(f, each.z).vectorize(lane);
            }
            if (!op.any()) {
                part.along_x.bound_extent(number_x, op.fixed.kernel[0]).unroll(number_x);
                part.along_yz.bound_extent(number_y, op.fixed.kernel[1]).unroll(number_y);
                part.along_yz.bound_extent(number_z, op.fixed.kernel[2]).unroll(number_z);
            }
            part.best.compute_at(f, each.y).store_in(Halide::MemoryType::Stack).vectorize(lane);
            unroll(part.best.update(0), part.taps);
            for (Func &pair : part.pairs) {
                pair.bound(in_pair, 0, 2 * op.lanes)
                    .compute_at(f, each.y)
                    .store_in(Halide::MemoryType::Stack)
                    .vectorize(in_pair, op.lanes)
                    .unroll(in_pair);
                pair.update(0).vectorize(in_pair, op.lanes).unroll(in_pair);
                for (const Var &v : {x, p}) {
                    pair.bound_storage(v, 1);
                }
            }
        }
        tail.schedule();
    }

    // An update of the output.
    struct Part {
        // Which update; then Funcs by lane and x, the vector of the line: the window of a lane (its
        // column, row, slab and plane of the group); by tap along x, and along y and z, where the
        // cell lies and its code; and the best, by lane, x and p, the group.
        int update;
        Func placed, along_x, along_yz, best;
        std::vector<Func> pairs;
        RDom taps, each;
    };
    std::vector<Part> parts;
    Expr together, length;  // planes of a line; its windows
    Var number_x{"number_x"}, number_y{"number_y"}, number_z{"number_z"}, in_pair{"in_pair"};

    // Whether cells may be permuted out of pairs of vectors: AVX-512 has an instruction that picks
    // 32-bit lanes out of two vectors (vpermt2ps, vpermt2d). For windows given at run time, and for
    // signals, it is not worth the size of its code.
    bool permutes() const {
        return op.lanes == 16 && op.spec.elem.bits() == 32 && !op.any() && op.fixed.kernel[1] > 1;
    }
    // How many cells of src lie from the first row of cells of a vector's windows to the end of
    // their last one, at most. lines(w): how many rows of w windows a vector of `lanes` neighbours
    // may touch; high(d, w): how many cells along d lie under w neighbouring windows.
    Expr cells_of_a_vector() const {
        const auto lines = [&](const Expr &windows) {
            const Expr each = max(windows, 1);
            return select(op.lanes % each == 0, op.lanes / each, (op.lanes - 2) / each + 2);
        };
        const auto high = [&](int d, const Expr &windows) {
            const Expr reach = (windows - 1) * cast<int64_t>(op.w.stride[d]) +
                               (op.w.kernel[d] - 1) * cast<int64_t>(op.w.dilation[d]) + 1;
            return cast<int>(min(reach, op.src_dim(d).extent()));
        };
        const Expr rows = high(1, lines(line.extent[0])) * op.src_dim(0).extent();
        const Expr slabs = high(2, lines(line.extent[0] * line.extent[1])) *
                           op.src_dim(0).extent() * op.src_dim(1).extent();
        // Where planes are taken together: the cells of the first vector's planes, or of the last
        // one's.
        const Expr size = max(line.extent[0] * line.extent[1] * line.extent[2], 1);
        const Expr some = max((op.lanes - 1) / size + 1, together - (length - op.lanes) / size);
        return select(together > 1, line.cells() * some, select(one_slab(), rows, slabs));
    }
    // Whether cells and windows are of one slab. With several slabs of windows over one slab of
    // cells (padding), a vector's cells do not begin with its first lane's row, as a later slab
    // returns to the first row of cells; loads then begin with the slab.
    Expr one_slab() const {
        return op.src_dim(2).extent() == 1 && line.extent[2] == 1;
    }

    // Adds an update of the output: all windows if the call is `ours`, with cells out of so many
    // pairs of vectors (0: they are gathered). Pair i holds cells 2 * lanes * i and further,
    // counted from the vector's first row: a lane's cell at offset `at` is lane at % (2 * lanes) of
    // pair at / (2 * lanes). All pairs are permuted, and `select` takes the right one. The last
    // vector of a line and the last group of planes are shifted inwards.
    void define_part(const Expr &ours, int pairs) {
        const Expr n = op.lanes;
        const auto start = [&](const Expr &vector) { return min(vector * n, length - n); };
        const auto first_plane = [&](const Expr &group) {
            return min(group * together, line.planes - together);
        };
        Part part{int(op.out.num_update_definitions()),
                  Func("placed"),
                  Func("along_x"),
                  Func("along_yz"),
                  Func("best"),
                  {},
                  {},
                  {}};
        place(part, start(x) + lane);
        part.taps = RDom(0, op.w.kernel[0], 0, op.w.kernel[1], 0, op.w.kernel[2], "tap");
        const RDom &t = part.taps;
        const FuncRef cx = part.along_x(lane, x, t.x), cyz = part.along_yz(lane, x, t.y, t.z);
        Expr value;
        if (pairs == 0) {
            value = line.load(cx[0] + cyz[0], first_plane(p));
        } else {
            // `from`, the first cell that is loaded, counts from the first plane on; past the last
            // plane's end nothing is loaded (`here`).
            const FuncRef o = part.placed(0, x);
            const auto first = [&](int d) {
                return max(op.cell(d, o[d], 0) - op.src_dim(d).min(), 0) * op.src_dim(d).stride();
            };
            const Expr row = select(one_slab(), first(1), first(2)) + o[3] * op.src.dim(3).stride();
            const Expr from = first_plane(p) * line.cells() + row;
            const Expr past = line.cells() * line.planes;
            const Expr at = cx[0] + cyz[0] - row;
            const Expr in_two = within(at & (2 * op.lanes - 1), 2 * op.lanes);
            for (int i = 0; i < pairs; i++) {
                Func pair("pair");
                const Expr further = i * 2 * op.lanes + in_pair;
                RDom here(0, 1, "here");
                here.where(further < past - from);
                pair(in_pair, x, p) = cast(op.held.value_type(), 0);
                pair(in_pair, x, p) = line.load(from + further + here, 0);
                const Expr picked = pair(in_two, x, p);
                value = i > 0 ? select(at < i * 2 * op.lanes, value, picked) : picked;
                part.pairs.push_back(pair);
            }
        }
        op.see(part.best, {lane, x, p}, t, value, cx[1] + cyz[1]);

        Func result("result");
        const FuncRef b = part.best(lane, x, p);
        const Expr first = cast<int64_t>(first_plane(p)) * op.index_stride_c;
        result(lane, x, p) = line.found(op.value_of(b), first, op.code_of(b));
        const Expr vectors = select(ours, (length + n - 1) / n, 0);
        const Expr groups = (line.planes + together - 1) / together;
        part.each = RDom(0, op.lanes, 0, groups, 0, vectors, "each");
        const RDom &each = part.each;
        const FuncRef found = result(each.x, each.z, each.y);
        op.out(start(each.z) + each.x, 0, 0, first_plane(each.y)) = op.both(found);
        parts.push_back(part);
    }

    // Defines a part's tables for the windows `window`: where the cells of each lie, in elements
    // from the first cell of the group's first plane, and their codes. Both are sums of a share
    // along x and one along y and z, so that the tables have kx + ky * kz entries a lane instead of
    // kx * ky * kz. A padding tap has the entry of the nearest tap whose cell exists.
    void place(Part &part, const Expr &window) {
        const Expr row = divided(window, line.extent[0]), slab = divided(row, line.extent[1]),
                   plane = divided(slab, line.extent[2]);
        part.placed(lane, x) = Tuple(window - row * line.extent[0], row - slab * line.extent[1],
                                     slab - plane * line.extent[2], plane);
        const FuncRef o = part.placed(lane, x);
        const Type type = op.code_type();
        const auto share = [&](int d, const Expr &t, const Expr &numbers) {
            return op.numbers_taps()
                       ? cast(type, t * numbers)
                       : cast(type, op.cell(d, o[d], t)) * cast(type, op.index_stride[d]);
        };
        const Expr tx = op.nearest_tap(0, o[0], number_x), ty = op.nearest_tap(1, o[1], number_y),
                   tz = op.nearest_tap(2, o[2], number_z);
        part.along_x(lane, x, number_x) =
            Tuple(op.cell(0, o[0], tx) - op.src_dim(0).min(), share(0, tx, 1));
        const Expr planes_further =
            op.numbers_taps() ? cast(type, 0) : cast(type, o[3]) * cast(type, op.index_stride_c);
        part.along_yz(lane, x, number_y, number_z) =
            Tuple((op.cell(1, o[1], ty) - op.src_dim(1).min()) * op.src_dim(1).stride() +
                      (op.cell(2, o[2], tz) - op.src_dim(2).min()) * op.src_dim(2).stride() +
                      o[3] * op.src.dim(3).stride(),
                  share(1, ty, op.w.kernel[0]) + share(2, tz, op.w.kernel[0] * op.w.kernel[1]) +
                      planes_further);
    }
};

}  // namespace

const PoolingEntry kPlaneLine{"all windows of a plane as one line", "channels-first",
                              [](const Spec &spec) { return !spec.channels_last; },
                              make_schedule<Pooling, PlaneWindows>};

}  // namespace argpool::pooling
