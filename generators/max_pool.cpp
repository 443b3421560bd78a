// Max pooling with index capture (C4-C7): a window's first maximum, or its last NaN, and its index.
// SPDX-License-Identifier: MIT

#include "buffers.h"
#include "half_key.h"

namespace {

using namespace argpool;
using Halide::cast;
using Halide::clamp;
using Halide::FuncRef;
using Halide::likely;
using Halide::max;
using Halide::min;
using Halide::select;

constexpr int max_unrolled_taps = 16;
// Rows that slide do so in columns of this many vectors, which keeps their buffer on the stack.
constexpr int chunk_vectors = 16;

// The description works on vectors: `best` has a dimension `lane`, and counts the vectorised one (x
// channels-first, c channels-last) in vectors. What holds for a whole vector is then a scalar.
class MaxPool : public KernelGenerator<MaxPool> {
public:
    Input<Halide::Buffer<>> src{"src", 4};
    Halide::GeneratorOutput<Func> *out = nullptr;

    void configure() {
        src.set_type(value_type());
        std::vector<Type> types{value_type()};
        if (captures()) {
            types.push_back(index_type());
        }
        out = add_output<Func>("out", types, 4);
    }

    void generate() {
        const std::string s = schedule_name;
        const bool has_rows = !any() && !channels_last();
        _halide_user_assert(s == "rows" || s == "stream" || (narrow() && has_rows))
            << "max_pool has no schedule \"" << s << "\" for this layout and window\n";
        w = window();
        px = channels_last() ? Expr(x) : x * lanes + lane;
        pp = channels_last() ? p * lanes + lane : Expr(p);
        const Var at[] = {lane, x, y, z, p};
        if (channels_last()) {
            // Lanes past the last channel neither load nor store. Where elements are narrow, such
            // loads come one by one: the last vector's taps are then a loop of their own.
            const Expr last = src.dim(0).max(), whole = p * lanes + lanes - 1 <= last;
            const bool apart = elem_type().bits() < 32;
            tap = taps("tap", apart ? whole : likely(pp <= last));
            see_existing(at, tap, {likely(tap.x), tap.y, tap.z});
            if (apart) {
                edge = taps("edge", !whole && pp <= last);
                see_existing(at, edge, {edge.x, edge.y, edge.z});
            }
        } else if (any()) {
            // A vector whose cells all exist, or one with padding, or lanes past the last column,
            // which see what the last one sees.
            tap = taps("tap", whole());
            const Xyz t{tap.x, existing(1, y, tap.y), existing(2, z, tap.z)};
            see(best, at, tap, load(t), code(t));
            px = min(px, out_buffers()[0].dim(0).max());
            edge = taps("edge", !whole());
            see_existing(at, edge, {edge.x, edge.y, edge.z});
        } else {
            // Row by row, which keeps the order of taps, and lets windows share rows.
            see_rows();
            tap = RDom(0, 1, 0, w.kernel[1], 0, w.kernel[2], "tap");
            const Xyz t{0, existing(1, y, tap.y), existing(2, z, tap.z)};
            const FuncRef r = row(lane, x, cell(1, y, t[1]), cell(2, z, t[2]), p);
            see(best, at, tap, value_of(r), captures() ? code_of(r) + code(t) : Expr());
        }
        define_output();
    }

    void schedule() {
        Func f = *out;
        const bool whole_vectors = multiple_w > 0;
        f.split(channels_last() ? p : x, vectors, within, lanes,
                whole_vectors ? TailStrategy::RoundUp : TailStrategy::Predicate)
            .vectorize(within);
        best.compute_at(f, vectors).store_in(Halide::MemoryType::Stack).vectorize(lane);
        best.bound_storage(channels_last() ? p : x, 1);
        for (int u = 0; u < best.num_update_definitions(); u++) {
            unroll(best.update(u), u == 0 ? tap : edge, u == 0 || !channels_last());
        }
        if (any() && !channels_last()) {
            // With a stride that is known, strided cells are loaded as they lie.
            best.update(0).specialize(stride_x == 2);
            best.update(0).specialize(stride_x == 1);
        }
        if (row.defined()) {
            schedule_rows(f);
        }
        if (wide.defined()) {
            wide.compute_at(f, vectors).vectorize(lane);
            wide.update(0).vectorize(lane);
            wide.update(1).vectorize(lane);
        }
        src.dim(0).set_stride(1);
        for (auto &buffer : out_buffers()) {
            buffer.dim(0).set_stride(1);
            // Elements of another size than the values' are as well aligned in number.
            const int bytes = align * buffer.type().bytes() / elem_type().bytes();
            promise_alignment(buffer, std::min<int>(align, bytes));
        }
        for (int d = 0; d < 4; d++) {
            out_buffers()[0].dim(d).set_min(0);
        }
    }

private:
    Var x{"x"}, y{"y"}, z{"z"}, p{"p"}, lane{"lane"};
    Var vectors{"vectors"}, within{"within"}, cell_y{"cell_y"}, cell_z{"cell_z"};
    Func best{"best"}, row{"row"}, row_best{"row_best"}, line{"line"}, wide{"wide"};
    RDom tap, inner, edge;
    Window w;
    Expr px, pp;  // the pooled column and the plane of this lane

    bool narrow() const {
        return schedule_name.value() == "narrow";
    }
    bool captures() const {
        return index != Index::None;
    }
    bool numbers_taps() const {
        return index == Index::U8 || index == Index::U16;
    }
    std::vector<Halide::OutputImageParam> out_buffers() const {
        return static_cast<Func>(*out).output_buffers();
    }

    // ---- Where cells are ----

    Halide::Internal::Dimension src_dim(int d) const {
        return src.dim(channels_last() ? d + 1 : d);
    }
    Expr cell(int d, const Expr &o, const Expr &k) const {
        return o * w.stride[d] - w.pad[d] + k * w.dilation[d];
    }
    // A padding tap stands for the nearest tap whose cell exists: seeing that one twice in a row
    // changes neither C4's first maximum nor C5's last NaN, and needs no branch. src holds just the
    // cells that exist, as far as the tile needs them.
    Expr existing(int d, const Expr &o, const Expr &k) const {
        if (!any() && parse_xyz(kernel)[d] == 1) {
            return 0;
        }
        const Expr first = (src_dim(d).min() - cell(d, o, 0) - 1) / w.dilation[d] + 1;
        const Expr last = (src_dim(d).max() - cell(d, o, 0)) / w.dilation[d];
        return clamp(k, max(0, first), min(w.kernel[d] - 1, last));
    }
    Xyz existing(const Xyz &t) const {
        return {existing(0, px, t[0]), existing(1, y, t[1]), existing(2, z, t[2])};
    }
    Expr load(const Expr &cx, const Expr &cy, const Expr &cz) const {
        const int plane = channels_last() ? 0 : 3;
        const Expr value = src(in_layout<Expr>(inside(cx, src_dim(0)), inside(cy, src_dim(1)),
                                               inside(cz, src_dim(2)), inside(pp, src.dim(plane))));
        return half() ? HalfKey(elem_type()).of_bits(value) : value;
    }
    Expr load(const Xyz &t) const {
        return load(cell(0, px, t[0]), cell(1, y, t[1]), cell(2, z, t[2]));
    }

    // ---- What is carried: the value, and its tap as a code in as few bits as will do ----

    bool half() const {
        return elem_type().is_float() && elem_type().bits() == 16;
    }
    // Of values in memory; f16 and bf16 are bits there, and keys on the way.
    Type value_type() const {
        return half() ? Halide::Int(16) : elem_type();
    }
    Type code_type() const {
        if (numbers_taps()) {  // as wide as values: one mask selects both
            return Halide::UInt(std::max(index_type().bits(), elem_type().bits()));
        }
        if (index == Index::I32) {
            return Halide::UInt(32);
        }
        return any() ? Halide::Int(64) : Halide::Int(std::max(32, elem_type().bits()));
    }
    // 32-bit codes of 64-bit indices are offsets in the vector's windows where those fit in 32
    // bits, and tap numbers elsewhere.
    bool narrows() const {
        return index == Index::I64 && code_type().bits() == 32;
    }
    Expr lane_stride() const {
        return channels_last() ? Expr(index_stride_c) : w.stride[0] * index_stride_x;
    }
    Expr offset(const Xyz &t) const {
        Expr sum = cast<int64_t>(0);
        for (int d = 0; d < 3; d++) {
            sum += cast<int64_t>(t[d] * w.dilation[d]) * index_stride()[d];
        }
        return sum;
    }
    Expr offsets_fit() const {
        const Xyz last{w.kernel[0] - 1, w.kernel[1] - 1, w.kernel[2] - 1};
        return offset(last) + (lanes - 1) * lane_stride() <= cast<int64_t>(Halide::Int(32).max());
    }
    Expr code(const Xyz &t) const {
        const Expr number = (t[2] * w.kernel[1] + t[1]) * w.kernel[0] + t[0];
        if (!captures() || numbers_taps()) {
            return cast(code_type(), number);
        }
        if (narrows()) {
            return select(offsets_fit(), cast<int32_t>(offset(t)), number);
        }
        return cast(code_type(), offset(t));
    }

    // Funcs that carry both are (code, value): Halide 21 stores the parts in this order and does
    // not see, through a strict comparison, that the code's update needs the value before its own.
    Expr value_of(const FuncRef &f) const {
        return captures() ? f[1] : Expr(f);
    }
    static Expr code_of(const FuncRef &f) {
        return f[0];
    }
    // C4, C5: a later tap wins if it is greater, or a NaN. The first one wins over nothing.
    void see(Func f, const Var (&at)[5], const RDom &r, const Expr &value, const Expr &code) {
        const std::vector<Var> vars(at, at + 5);
        if (!f.defined()) {
            const Expr nothing = Halide::undef(value.type());
            f(vars) = captures() ? Tuple(Halide::undef(code.type()), nothing) : Tuple({nothing});
        }
        const FuncRef so_far = f(vars);
        Expr wins = half() ? HalfKey(elem_type()).wins(value, value_of(so_far))
                           : value > value_of(so_far);
        if (value.type().is_float()) {
            wins = wins || Halide::is_nan(value);
        }
        wins = (r.x == 0 && r.y == 0 && r.z == 0) || wins;
        const Expr better = select(wins, value, value_of(so_far));
        f(vars) =
            captures() ? Tuple(select(wins, code, code_of(so_far)), better) : Tuple({better});
    }

    RDom taps(const std::string &name, const Expr &when) const {
        RDom r(0, w.kernel[0], 0, w.kernel[1], 0, w.kernel[2], name);
        r.where(when);
        return r;
    }
    void see_existing(const Var (&at)[5], const RDom &r, const Xyz &tap) {
        const Xyz t = existing(tap);
        see(best, at, r, load(t), code(t));
    }

    // Whether all cells of a channels-first vector's windows exist along x.
    Expr whole() const {
        const Expr first = cell(0, x * lanes, 0);
        Expr reach = (lanes - 1) * w.stride[0] + (w.kernel[0] - 1) * w.dilation[0];
        if (any()) {  // the last lanes may stand past the last column, as far as the stride likes
            reach = (lanes - 1) * cast<int64_t>(w.stride[0]) +
                    cast<int64_t>(w.kernel[0] - 1) * w.dilation[0];
        }
        return first >= src_dim(0).min() && first + reach <= src_dim(0).max();
    }

    // The best of a row of cells along x, for the windows of one vector. A vector whose cells all
    // exist loads them as they lie. At a row's ends, and throughout narrow rows, a line of cells is
    // laid out with padding that never wins (C6), by masked loads of the cells that exist.
    void see_rows() {
        const auto k = parse_xyz(kernel);
        const Var cx("cell_x");
        const Var at[] = {lane, x, cell_y, cell_z, p};
        RDom here(0, 1, "here");
        here.where(likely(cx + here >= src_dim(0).min() && cx + here <= src_dim(0).max()));
        line(cx, cell_y, cell_z, p) = value_type().min();
        line(cx, cell_y, cell_z, p) = load(cx + here, cell_y, cell_z);

        if (!narrow()) {
            inner = RDom(0, k[0], 0, 1, 0, 1, "inner");
            inner.where(likely(whole()));
            see(row_best, at, inner, load(cell(0, px, inner.x), cell_y, cell_z),
                code({inner.x, 0, 0}));
        }
        edge = RDom(0, k[0], 0, 1, 0, 1, "edge");
        if (!narrow()) {
            edge.where(!whole());
        }
        see(row_best, at, edge, line(cell(0, px, edge.x), cell_y, cell_z, p),
            code({existing(0, px, edge.x), 0, 0}));

        const FuncRef r = row_best(lane, x, cell_y, cell_z, p);
        row(lane, x, cell_y, cell_z, p) =
            captures() ? Tuple(code_of(r), value_of(r)) : Tuple({value_of(r)});
    }

    // ---- From codes to indices ----

    void define_output() {
        Func result("result");
        Expr value = value_of(best(lane, x, y, z, p));
        value = half() ? HalfKey(elem_type()).bits_of(value) : value;
        result(lane, x, y, z, p) = captures() ? Tuple(value, found_index()) : Tuple({value});
        Func f = *out;
        f(in_layout(x, y, z, p)) =
            channels_last() ? result(p % lanes, x, y, z, p / lanes)
                            : result(x % lanes, x / lanes, y, z, p);
    }

    Expr found_index() {
        const Expr code = code_of(best(lane, x, y, z, p));
        if (numbers_taps()) {
            return cast(index_type(), code);
        }
        // The index of the cell at tap 0 of lane 0.
        const Xyz o{channels_last() ? Expr(x) : x * lanes, y, z};
        Expr base = index_base;
        base += cast<int64_t>(channels_last() ? p * lanes : Expr(p)) * index_stride_c;
        for (int d = 0; d < 3; d++) {
            base += cast<int64_t>(cell(d, o[d], 0)) * index_stride()[d];
        }
        if (index == Index::I32) {
            const Type u32 = Halide::UInt(32);  // wraps, where Int(32) must not
            const Expr in_vector = cast(u32, lane) * cast(u32, lane_stride()) + code;
            return cast<int32_t>(cast(u32, base) + in_vector);
        }
        if (!narrows()) {
            return base + lane * lane_stride() + code;
        }
        RDom near(0, 1, "near"), far(0, 1, "far");
        near.where(offsets_fit());
        far.where(!offsets_fit());
        const Xyz t{code % w.kernel[0], code / w.kernel[0] % w.kernel[1],
                    code / w.kernel[0] / w.kernel[1]};
        wide(lane, x, y, z, p) = Halide::undef<int64_t>();
        wide(lane, x, y, z, p) =
            base + (near + cast<int64_t>(lane * cast<int32_t>(lane_stride()) + code));
        wide(lane, x, y, z, p) = base + (far + lane * lane_stride() + offset(t));
        return wide(lane, x, y, z, p);
    }

    // ---- Schedules ----

    // Unrolls the innermost loops over taps, as many as code stays small.
    void unroll(Halide::Stage stage, const RDom &r, bool worth_it = true) const {
        stage.reorder(lane, r.x, r.y, r.z).vectorize(lane);
        int taps = 1;
        for (int d = 0; d < 3; d++) {
            const auto extent = Halide::Internal::as_const_int(r[d].extent());
            if (!worth_it || !extent || (taps *= *extent) > max_unrolled_taps) {
                return;
            }
            stage.unroll(r[d]);
        }
    }
    // Where windows overlap along y, rows' bests slide through a buffer of some vectors, which fits
    // the stack; elsewhere they stay in registers.
    void schedule_rows(Func f) {
        const auto k = parse_xyz(kernel), s = parse_xyz(stride), d = parse_xyz(dilation);
        const bool slides = s[1] < k[1] && d[1] == 1 && k[2] == 1;
        const Var chunk("chunk"), cx = line.args()[0];
        if (slides || narrow()) {
            f.split(vectors, chunk, vectors, chunk_vectors, TailStrategy::GuardWithIf)
                .reorder(within, vectors, y, chunk, z, p);
        }
        if (slides) {
            int rows = 1;
            while (rows < k[1]) {
                rows *= 2;
            }
            row.store_at(f, chunk)
                .compute_at(f, y)
                .fold_storage(cell_y, rows)
                .bound_storage(x, chunk_vectors)
                .store_in(Halide::MemoryType::Stack)
                .vectorize(lane);
            row_best.compute_at(row, x);
        } else {
            row_best.compute_at(best, tap.y);
        }
        row_best.vectorize(lane);
        unroll(row_best.update(0), narrow() ? edge : inner);
        if (!narrow()) {
            unroll(row_best.update(1), edge);
            line.compute_at(row_best, edge.y);
        } else if (slides) {
            line.compute_at(row, cell_y);
        } else {
            line.compute_at(f, y)
                .bound_storage(cell_y, (k[1] - 1) * d[1] + 1)
                .bound_storage(cell_z, (k[2] - 1) * d[2] + 1);
        }
        const int vector_cells = (lanes - 1) * s[0] + (k[0] - 1) * d[0] + 1;
        const int cells = vector_cells + (narrow() ? (chunk_vectors - 1) * lanes * s[0] : 0);
        line.bound_storage(cx, (cells + lanes - 1) / lanes * lanes)
            .store_in(Halide::MemoryType::Stack)
            .vectorize(cx, lanes, TailStrategy::RoundUp);
        line.update().vectorize(cx, lanes, TailStrategy::RoundUp);
    }
};

}  // namespace

HALIDE_REGISTER_GENERATOR(MaxPool, max_pool)
