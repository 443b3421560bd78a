// What all schedules of max pooling share: where a window's cells are, what is carried from tap to
// tap, and what becomes of it (C4-C7).
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "buffers.h"
#include "float_key.h"

namespace argpool {

using Halide::cast;
using Halide::clamp;
using Halide::FuncRef;
using Halide::likely;
using Halide::max;
using Halide::min;
using Halide::select;

class MaxPool;

constexpr int max_unrolled_taps = 16;

// A place along the two dimensions that lanes may go.
struct Xp {
    Expr x, p;
};

// The description works on vectors: `best` has a dimension `lane`, and counts the vectorised one (x
// channels-first, c channels-last) in vectors. What holds for a whole vector is then a scalar.
class PoolTaps : public KernelGenerator<MaxPool> {
public:
    Input<Halide::Buffer<>> src{"src", 4};
    Halide::GeneratorOutput<Func> *out = nullptr;

    void configure() {
        src.set_type(memory_type());
        std::vector<Type> types{memory_type()};
        if (captures()) {
            types.push_back(index_type());
        }
        out = add_output<Func>("out", types, 4);
    }

protected:
    Var x{"x"}, y{"y"}, z{"z"}, p{"p"}, lane{"lane"};
    Func best{"best"}, wide{"wide"};
    Window w;
    Expr px, pp;  // the pooled column and the plane of this lane
    Expr first_x, first_p;  // those of lane 0
    Xp lane_at, last_lane_at;  // how far a lane is from lane 0, and the last one
    std::function<Expr(const Type &)> line_offset;  // of lanes along a line: instead of lane_at

    // Lanes go along x channels-first, along channels otherwise, from these on.
    void start_lanes(const Expr &at_x, const Expr &at_p) {
        first_x = at_x;
        first_p = at_p;
        lane_at = channels_last() ? Xp{0, lane} : Xp{lane, 0};
        last_lane_at = channels_last() ? Xp{0, lanes - 1} : Xp{lanes - 1, 0};
        px = first_x + lane_at.x;
        pp = first_p + lane_at.p;
    }

    bool running() const {
        return schedule_name.value() == "running" || planes();
    }
    // Running maxima with a plane a lane.
    bool planes() const {
        return schedule_name.value() == "planes" && !channels_last();
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
    // The first and the last tap whose cells exist. Without padding, the first cell does.
    std::pair<Expr, Expr> existing(int d, const Expr &o) const {
        const Expr first = (src_dim(d).min() - cell(d, o, 0) - 1) / w.dilation[d] + 1;
        const Expr last = (src_dim(d).max() - cell(d, o, 0)) / w.dilation[d];
        const bool padded = any() || parse_xyz(pad)[d] > 0;
        return {padded ? max(0, first) : Expr(0), min(w.kernel[d] - 1, last)};
    }
    // A padding tap stands for the nearest tap whose cell exists: seeing that one twice in a row
    // changes neither C4's first maximum nor C5's last NaN, and needs no branch. src holds just the
    // cells that exist, as far as the tile needs them.
    Expr existing(int d, const Expr &o, const Expr &k) const {
        if (!any() && parse_xyz(kernel)[d] == 1) {
            return 0;
        }
        const auto [first, last] = existing(d, o);
        return clamp(k, first, last);
    }
    Xyz existing(const Xyz &t) const {
        return {existing(0, px, t[0]), existing(1, y, t[1]), existing(2, z, t[2])};
    }
    Expr load(const Expr &cx, const Expr &cy, const Expr &cz) const {
        const int plane = channels_last() ? 0 : 3;
        const Expr value = src(in_layout<Expr>(inside(cx, src_dim(0)), inside(cy, src_dim(1)),
                                               inside(cz, src_dim(2)), inside(pp, src.dim(plane))));
        return carried(value);
    }
    // What is compared, of what memory has.
    Expr carried(const Expr &value) const {
        return widens() ? widened(value) : keyed() ? FloatKey(elem_type()).of_bits(value) : value;
    }
    Expr load(const Xyz &t) const {
        return load(cell(0, px, t[0]), cell(1, y, t[1]), cell(2, z, t[2]));
    }

    // Whether all cells of a channels-first vector's windows exist along x, from tap to tap.
    Expr whole(const Expr &from, const Expr &to) const {
        const Expr first = cell(0, first_x, from);
        Expr reach = (lanes - 1) * w.stride[0] + (to - from) * w.dilation[0];
        if (any()) {  // the last lanes may stand past the last column, as far as the stride likes
            reach = (lanes - 1) * cast<int64_t>(w.stride[0]) +
                    cast<int64_t>(to - from) * w.dilation[0];
        }
        return first >= src_dim(0).min() && first + reach <= src_dim(0).max();
    }
    Expr whole() const {
        return whole(0, w.kernel[0] - 1);
    }

    // ---- What is carried: the value, and its tap as a code in as few bits as will do ----

    // Are numbers compared as integers? ARMv7's vectors take subnormal numbers for zero.
    bool keyed() const {
        const Halide::Target &t = get_target();
        const bool flushes = t.arch == Halide::Target::ARM && t.bits == 32;
        const int bits = elem_type().bits();
        return elem_type().is_float() && ((bits == 16 && !widens()) || (bits == 32 && flushes));
    }
    // Are f16 and bf16 compared as f32? Groups of rows permute these. Channels-last on avx2, keys
    // take longer, and in vectors of 8 lanes.
    bool widens() const {
        const Halide::Target &t = get_target();
        const bool avx2 =
            t.has_feature(Halide::Target::AVX2) && !t.has_feature(Halide::Target::AVX512);
        const std::string s = schedule_name;
        const bool as_f32 = s == "groups" || (avx2 && !any() && (channels_last() || s == "half"));
        return as_f32 && elem_type().is_float() && elem_type().bits() == 16;
    }
    Expr widened(const Expr &bits) const {
        if (elem_type().is_bfloat()) {
            return Halide::reinterpret<float>(cast<uint32_t>(cast<uint16_t>(bits)) << 16);
        }
        return cast<float>(Halide::reinterpret(elem_type(), bits));
    }
    Expr narrowed(const Expr &value) const {
        if (elem_type().is_bfloat()) {
            return cast<int16_t>(Halide::reinterpret<uint32_t>(value) >> 16);
        }
        return Halide::reinterpret<int16_t>(cast(elem_type(), value));
    }
    // What is compared as integers is bits in memory, and keys on the way.
    Type memory_type() const {
        return keyed() || widens() ? Halide::Int(elem_type().bits()) : elem_type();
    }
    Type value_type() const {
        return widens() ? Halide::Float(32) : memory_type();
    }
    Type code_type() const {
        if (numbers_taps()) {  // as wide as values: one mask selects both
            const int bits = masks_are_bits ? 0 : value_type().bits();
            return Halide::UInt(std::max(index_type().bits(), bits));
        }
        if (index == Index::I32) {
            return Halide::UInt(32);
        }
        return Halide::Int(std::max(32, elem_type().bits()));
    }
    // 32-bit codes of 64-bit indices are offsets in the vector's windows where those fit in 32
    // bits, and tap numbers elsewhere: or they have to fit, where there is another way.
    bool have_to_fit = false;
    bool masks_are_bits = false;  // does one select values and codes of any width?
    bool lanes_in_codes = false;  // are they offsets from lane 0's first cell?
    bool narrows() const {
        return index == Index::I64 && code_type().bits() == 32;
    }
    // How much more the index of a lane's first cell is than lane 0's.
    Expr lane_offset(const Xp &at, const Type &t) const {
        return cast(t, at.x) * cast(t, w.stride[0] * index_stride_x) +
               cast(t, at.p) * cast(t, index_stride_c);
    }
    Expr lane_offset(const Type &t) const {
        return line_offset ? line_offset(t) : lane_offset(lane_at, t);
    }
    Expr offset(const Xyz &t, const Type &type) const {
        Expr sum = cast(type, 0);
        for (int d = 0; d < 3; d++) {
            sum += cast(type, t[d] * w.dilation[d]) * cast(type, index_stride()[d]);
        }
        return sum;
    }
    Expr offset(const Xyz &t) const {
        return offset(t, Halide::Int(64));
    }
    Expr offsets_fit() const {
        const Xyz last{w.kernel[0] - 1, w.kernel[1] - 1, w.kernel[2] - 1};
        return offset(last) + lane_offset(last_lane_at, Halide::Int(64)) <=
               cast<int64_t>(Halide::Int(32).max());
    }
    // Do those that have to?
    Expr all_fit() const {
        return have_to_fit && narrows() ? offsets_fit() : Halide::Internal::const_true();
    }
    // Do offsets from a plane's first cell on, as far as so many planes more, fit in 32 bits?
    Expr offsets_fit_planes(const Expr &more) const {
        Expr reach = cast<int64_t>(more) * index_stride_c;
        for (int d = 0; d < 3; d++) {
            const Expr from = cast<int64_t>(Halide::abs(src_dim(d).min()));
            reach += (from + src_dim(d).extent()) * index_stride()[d];
        }
        return reach <= cast<int64_t>(Halide::Int(32).max());
    }
    Expr code(const Xyz &t) const {
        const Expr number = (t[2] * w.kernel[1] + t[1]) * w.kernel[0] + t[0];
        if (!captures() || numbers_taps()) {
            return cast(code_type(), number);
        }
        if (narrows()) {
            const Expr near = offset(t, code_type());
            return have_to_fit ? near : select(offsets_fit(), near, number);
        }
        return offset(t, code_type());
    }

    // Funcs that carry both are (code, value): Halide 21 stores the parts in this order and does
    // not see, through a strict comparison, that the code's update needs the value before its own.
    Expr value_of(const FuncRef &f) const {
        return captures() ? f[1] : Expr(f);
    }
    static Expr code_of(const FuncRef &f) {
        return f[0];
    }
    // C4, C5: a later tap loses unless it is greater, or a NaN. AVX-512 has one comparison mask the
    // other, where it is tested this way round; nothing joins their masks.
    Expr later_loses(const Expr &value, const Expr &best) const {
        const Expr wins = keyed() ? FloatKey(elem_type()).wins(value, best) : value > best;
        if (!value.type().is_float()) {
            return !wins;
        }
        const bool masks = get_target().has_feature(Halide::Target::AVX512);
        return masks ? !wins && value == value : !(wins || Halide::is_nan(value));
    }
    // The same of numbers among which there is no NaN.
    static Expr later_number_loses(const Expr &value, const Expr &best) {
        return !(value > best);
    }
    // The first one wins over nothing.
    void see(Func f, const std::vector<Var> &vars, const RDom &r, const Expr &value,
             const Expr &code, bool numbers = false) {
        if (!f.defined()) {
            const Expr nothing = Halide::undef(value.type());
            f(vars) = captures() ? Tuple(Halide::undef(code.type()), nothing) : Tuple({nothing});
        }
        const Expr best = value_of(f(vars));
        const Expr loses = numbers ? later_number_loses(value, best) : later_loses(value, best);
        see(f, vars, (r.x != 0 || r.y != 0 || r.z != 0) && loses, value, code);
    }
    void see(Func f, const std::vector<Var> &vars, const Expr &loses, const Expr &value,
             const Expr &code) {
        const FuncRef so_far = f(vars);
        const Expr better = select(loses, value_of(so_far), value);
        f(vars) =
            captures() ? Tuple(select(loses, code_of(so_far), code), better) : Tuple({better});
    }

    Tuple both(const FuncRef &f) const {
        return captures() ? Tuple(f[0], f[1]) : Tuple(std::vector<Expr>{f});
    }
    Tuple better_of(const FuncRef &first, const FuncRef &later, bool waits) const {
        return better_of(both(first), both(later), waits);
    }
    // Of (code, value), or of values alone. `waits`: `later` is on the critical path, so it has one
    // comparison: `first`, or +inf if that is a NaN, wins if later <= first, which no NaN is.
    Tuple better_of(const Tuple &first, const Tuple &later, bool waits) const {
        const Expr a = first[captures() ? 1 : 0], b = later[captures() ? 1 : 0];
        Expr loses = later_loses(b, a);
        if (waits && a.type().is_float() && get_target().arch == Halide::Target::X86) {
            // Halide 21 takes <= for "not greater", which NaN is; LLVM makes one of these two. It
            // takes the selection for a minimum, too, and that of ARM is NaN where one of two is.
            const Expr infinity = a.type().max();
            const Expr most = select(a < infinity, a, infinity);
            loses = b < most || b == most;
        }
        const Expr value = select(loses, a, b);
        return captures() ? Tuple(select(loses, first[0], later[0]), value) : Tuple({value});
    }

    RDom taps(const std::string &name, const Expr &when) const {
        RDom r(0, w.kernel[0], 0, w.kernel[1], 0, w.kernel[2], name);
        r.where(when);
        return r;
    }
    void see_existing(Func f, const std::vector<Var> &at, const RDom &r, const Xyz &tap) {
        const Xyz t = existing(tap);
        see(f, at, r, load(t), code(t));
    }

    // Decodes indices vector by vector, where `wide` does it.
    void schedule_wide(const Halide::LoopLevel &each) {
        if (wide.defined()) {
            wide.compute_at(each).vectorize(lane);
            wide.update(0).vectorize(lane);
            wide.update(1).vectorize(lane);
        }
    }
    // Unrolls the innermost loops over taps, as many as code stays small.
    void unroll(Halide::Stage stage, const RDom &r) const {
        stage.reorder(lane, r.x, r.y, r.z).vectorize(lane);
        int taps = 1;
        for (int d = 0; d < 3; d++) {
            const auto extent = Halide::Internal::as_const_int(r[d].extent());
            if (!extent || (taps *= *extent) > max_unrolled_taps) {
                return;
            }
            stage.unroll(r[d]);
        }
    }

    // ---- From codes to indices ----

    Expr found_index(const Func &best, Func &wide) {
        const Expr code = code_of(best(lane, x, y, z, p));
        if (numbers_taps()) {
            return cast(index_type(), code);
        }
        const Expr base = first_index();
        const auto of_lane = [this](const Type &t) {
            return lanes_in_codes ? cast(t, 0) : lane_offset(t);
        };
        if (index == Index::I32) {
            const Type u32 = Halide::UInt(32);  // wraps, where Int(32) must not
            return cast<int32_t>(cast(u32, base) + (of_lane(u32) + code));
        }
        if (!narrows()) {
            return base + of_lane(Halide::Int(64)) + code;
        }
        return decoded(wide, offsets_fit(),
                       base + cast<int64_t>(of_lane(Halide::Int(32)) + code), code);
    }
    // Of a 32-bit code, the 64-bit index: near by, where it is an offset; else of a tap's number.
    Expr decoded(Func &wide, const Expr &is_offset, const Expr &index, const Expr &number) {
        if (have_to_fit) {
            return index;
        }
        RDom near(0, 1, "near"), far(0, 1, "far");
        near.where(is_offset);
        far.where(!is_offset);
        const Xyz t{number % w.kernel[0], number / w.kernel[0] % w.kernel[1],
                    number / w.kernel[0] / w.kernel[1]};
        wide(lane, x, y, z, p) = Halide::undef<int64_t>();
        wide(lane, x, y, z, p) = index + near;
        wide(lane, x, y, z, p) =
            first_index() + (far + lane_offset(Halide::Int(64)) + offset(t));
        return wide(lane, x, y, z, p);
    }
    // The index of the cell at tap 0 of lane 0.
    Expr first_index() const {
        const Xyz o{first_x, y, z};
        Expr base = index_base + cast<int64_t>(first_p) * index_stride_c;
        for (int d = 0; d < 3; d++) {
            base += cast<int64_t>(cell(d, o[d], 0)) * index_stride()[d];
        }
        return base;
    }

    Expr stored(const Expr &value) const {
        return widens() ? narrowed(value) : keyed() ? FloatKey(elem_type()).bits_of(value) : value;
    }
    // What is stored for a window, and what stands for it before.
    Tuple found(const Func &best, Func &wide) {
        const Expr value = stored(value_of(best(lane, x, y, z, p)));
        return captures() ? Tuple(value, found_index(best, wide)) : Tuple({value});
    }
    static Tuple nothing(const Func &f) {
        std::vector<Expr> parts;
        for (const Type &type : f.types()) {
            parts.push_back(Halide::undef(type));
        }
        return Tuple(parts);
    }
};

}  // namespace argpool
