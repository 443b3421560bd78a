// Max pooling with index capture (C4-C7): each window's first maximum, or its last NaN, and its index.
// SPDX-License-Identifier: MIT

#include "kernel_generator.h"

namespace {

using namespace argpool;
using Halide::cast;
using Halide::clamp;
using Halide::FuncRef;
using Halide::likely;
using Halide::max;
using Halide::min;
using Halide::select;

// Compiled-in windows of up to this many taps are unrolled whole.
constexpr int max_unrolled_taps = 32;

// The description works on vectors: `best` has a dimension `lane`, and counts the vectorised one (x
// channels-first, c channels-last) in vectors. What holds for a whole vector is then a scalar.
class MaxPool : public KernelGenerator<MaxPool> {
public:
    Input<Halide::Buffer<>> src{"src", 4};
    Halide::GeneratorOutput<Func> *out = nullptr;

    void configure() {
        src.set_type(elem_type());
        std::vector<Type> types{elem_type()};
        if (captures()) {
            types.push_back(index_type());
        }
        out = add_output<Func>("out", types, 4);
    }

    void generate() {
        w = window();
        px = channels_last() ? Expr(x) : x * lanes + lane;
        pp = channels_last() ? p * lanes + lane : Expr(p);
        const Expr no_value = Halide::undef(elem_type());
        best(lane, x, y, z, p) =
            captures() ? Tuple(Halide::undef(code_type()), no_value) : Tuple({no_value});
        tap = RDom(0, w.kernel[0], 0, w.kernel[1], 0, w.kernel[2], "tap");
        if (channels_last()) {
            // Lanes past the last channel neither load nor store.
            tap.where(likely(pp <= src.dim(0).max()));
            const Xyz t = existing({likely(tap.x), tap.y, tap.z});
            see(tap, load(t), t);
        } else if (any()) {
            // Lanes past the last column see what the last one sees.
            px = min(px, out_buffers()[0].dim(0).max());
            const Xyz t = existing({tap.x, tap.y, tap.z});
            see(tap, load(t), t);
        } else {
            see_inside_and_edges();
        }
        define_output();
    }

    void schedule() {
        Func f = *out;
        const bool whole_vectors = multiple_w > 0;
        f.split(channels_last() ? p : x, vectors, within, lanes,
                whole_vectors ? TailStrategy::RoundUp : TailStrategy::Predicate)
            .vectorize(within);
        best.compute_at(f, vectors).vectorize(lane);
        best.update(0).vectorize(lane);
        unroll(best.update(0), tap);
        if (line.defined()) {
            best.update(1).vectorize(lane);
            unroll(best.update(1), edge);
            line.compute_at(best, edge.y);
            line.vectorize(column, lanes, TailStrategy::RoundUp);
            line.update().vectorize(column, lanes, TailStrategy::RoundUp);
        }
        if (wide.defined()) {
            wide.compute_at(f, vectors).vectorize(lane);
            wide.update(0).vectorize(lane);
            wide.update(1).vectorize(lane);
        }
        src.dim(0).set_stride(1);
        for (auto &buffer : out_buffers()) {
            buffer.dim(0).set_stride(1);
            promise_alignment(buffer);
        }
        for (int d = 0; d < 4; d++) {
            out_buffers()[0].dim(d).set_min(0);
        }
    }

private:
    Var x{"x"}, y{"y"}, z{"z"}, p{"p"}, lane{"lane"}, column{"column"};
    Var vectors{"vectors"}, within{"within"};
    Func best{"best"}, line, wide;
    RDom tap, edge;
    Window w;
    Expr px, pp;  // the pooled column and the plane of this lane

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
        const Expr first = (src_dim(d).min() - cell(d, o, 0) + w.dilation[d] - 1) / w.dilation[d];
        const Expr last = (src_dim(d).max() - cell(d, o, 0)) / w.dilation[d];
        return clamp(k, max(0, first), min(w.kernel[d] - 1, last));
    }
    Xyz existing(const Xyz &t) const {
        return {existing(0, px, t[0]), existing(1, y, t[1]), existing(2, z, t[2])};
    }
    Expr load(const Expr &cx, const Expr &cy, const Expr &cz) const {
        const int plane = channels_last() ? 0 : 3;
        return src(in_layout<Expr>(inside(cx, src_dim(0)), inside(cy, src_dim(1)),
                                   inside(cz, src_dim(2)), inside(pp, src.dim(plane))));
    }
    Expr load(const Xyz &t) const {
        return load(cell(0, px, t[0]), cell(1, y, t[1]), cell(2, z, t[2]));
    }

    // ---- What is carried: the value, and its tap as a code in as few bits as will do ----

    Type code_type() const {
        if (numbers_taps()) {
            return Halide::UInt(elem_type().bits());  // as wide as values: one mask selects both
        }
        if (index == Index::I32) {
            return Halide::UInt(32);
        }
        return any() ? Halide::Int(64) : Halide::Int(std::max(32, elem_type().bits()));
    }
    // 32-bit codes of 64-bit indices are offsets in the vector's windows where those fit in 32 bits,
    // and tap numbers elsewhere.
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
        if (numbers_taps()) {
            return cast(code_type(), number);
        }
        if (narrows()) {
            return select(offsets_fit(), cast<int32_t>(offset(t)), number);
        }
        return cast(code_type(), offset(t));
    }

    // `best` is (code, value): Halide 21 stores the parts in this order and does not see, through a
    // strict comparison, that the code's update needs the value before its own.
    FuncRef best_here() const {
        return best(lane, x, y, z, p);
    }
    Expr best_value() const {
        return captures() ? Expr(best_here()[1]) : Expr(best_here());
    }
    Expr best_code() const {
        return best_here()[0];
    }
    // C4, C5: a later tap wins if it is greater, or a NaN.
    void see(const RDom &r, const Expr &value, const Xyz &t) {
        Expr wins = value > best_value();
        if (value.type().is_float()) {
            wins = wins || Halide::is_nan(value);
        }
        wins = (r.x == 0 && r.y == 0 && r.z == 0) || wins;
        const Expr better = select(wins, value, best_value());
        best(lane, x, y, z, p) =
            captures() ? Tuple(select(wins, code(t), best_code()), better) : Tuple({better});
    }

    // A vector whose cells all exist loads them as they lie. At a row's ends a line of cells is laid
    // out with padding that never wins (C6), by masked loads of the cells that exist.
    void see_inside_and_edges() {
        const auto k = parse_xyz(kernel), s = parse_xyz(stride), d = parse_xyz(dilation);
        const Expr start = cell(0, x * lanes, 0);
        const int reach = (lanes - 1) * s[0] + (k[0] - 1) * d[0];
        const Expr whole = start >= src_dim(0).min() && start + reach <= src_dim(0).max();

        tap.where(likely(whole));
        const Xyz t{tap.x, existing(1, y, tap.y), existing(2, z, tap.z)};
        see(tap, load(t), t);

        edge = RDom(0, k[0], 0, k[1], 0, k[2], "edge");
        edge.where(!whole);
        const Xyz e = existing({edge.x, edge.y, edge.z});
        line = Func("line");
        const Var cell_y("cell_y"), cell_z("cell_z");
        RDom here(0, 1, "here");
        const Expr at = start + column + here;
        here.where(at >= src_dim(0).min() && at <= src_dim(0).max());
        line(column, x, cell_y, cell_z, p) = elem_type().min();
        line(column, x, cell_y, cell_z, p) = load(at, cell_y, cell_z);
        see(edge, line(lane * s[0] + edge.x * d[0], x, cell(1, y, e[1]), cell(2, z, e[2]), p), e);
    }

    // ---- From codes to indices ----

    void define_output() {
        Func result("result");
        result(lane, x, y, z, p) =
            captures() ? Tuple(best_value(), found_index()) : Tuple({best_value()});
        Func f = *out;
        f(in_layout(x, y, z, p)) =
            channels_last() ? result(p % lanes, x, y, z, p / lanes)
                            : result(x % lanes, x / lanes, y, z, p);
    }

    Expr found_index() {
        const Expr code = best_code();
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
            return cast<int32_t>(cast(u32, base) + cast(u32, lane) * cast(u32, lane_stride()) + code);
        }
        if (!narrows()) {
            return base + lane * lane_stride() + code;
        }
        RDom near(0, 1, "near"), far(0, 1, "far");
        near.where(offsets_fit());
        far.where(!offsets_fit());
        const Xyz t{code % w.kernel[0], code / w.kernel[0] % w.kernel[1],
                    code / w.kernel[0] / w.kernel[1]};
        wide = Func("wide");
        wide(lane, x, y, z, p) = Halide::undef<int64_t>();
        wide(lane, x, y, z, p) =
            base + (near + cast<int64_t>(lane * cast<int32_t>(lane_stride()) + code));
        wide(lane, x, y, z, p) = base + (far + lane * lane_stride() + offset(t));
        return wide(lane, x, y, z, p);
    }

    // ---- Schedules ----

    void unroll(Halide::Stage stage, const RDom &r) const {
        stage.reorder(lane, r.x, r.y, r.z);
        if (any()) {
            return;
        }
        const auto k = parse_xyz(kernel);
        if (k[0] * k[1] * k[2] <= max_unrolled_taps) {
            stage.unroll(r.x).unroll(r.y).unroll(r.z);
        }
    }
    void promise_alignment(Halide::OutputImageParam &buffer) const {
        // Elements of another size than the values' are as well aligned in number, up to `align`.
        const int bytes = std::min<int>(align, align * buffer.type().bytes() / elem_type().bytes());
        const int elements = bytes / buffer.type().bytes();
        if (elements > 1) {
            buffer.set_host_alignment(bytes);
            for (int d = 1; d < 4; d++) {
                buffer.dim(d).set_stride(buffer.dim(d).stride() / elements * elements);
            }
        }
    }
};

}  // namespace

HALIDE_REGISTER_GENERATOR(MaxPool, max_pool)
