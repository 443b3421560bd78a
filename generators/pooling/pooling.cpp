// Max pooling's maths: see pooling.h.
// SPDX-License-Identifier: MIT
#include "pooling.h"

namespace argpool::pooling {

Pooling::Pooling(const Call &call, In &src, const Func &out)
    : spec(call.spec), fixed(call.fixed), w(call.arguments.window), lanes(call.spec.lanes),
      index_base(call.arguments.index_base), index_stride_c(call.arguments.index_stride_c),
      index_stride(call.arguments.index_stride), held(call.held), src(src), out(out),
      kernel_x(call.kernel_x) {}

bool Pooling::disjoint() const {
    bool all = !any();
    for (int d = 0; all && d < 3; d++) {
        all = fixed.kernel[d] <= fixed.stride[d];
    }
    return all;
}

std::vector<Expr> Pooling::in_layout(const Expr &x, const Expr &y, const Expr &z,
                                     const Expr &p) const {
    return spec.channels_last ? std::vector<Expr>{p, x, y, z} : std::vector<Expr>{x, y, z, p};
}

// Tap k's cell is cell(d, o, 0) + k * dilation. It exists from k = ceil((min - cell(d, o, 0)) /
// dilation) to k = floor((max - cell(d, o, 0)) / dilation). Halide's division rounds down, so
// ceil(a / b) is (a - 1) / b + 1.
std::pair<Expr, Expr> Pooling::existing(int d, const Expr &o) const {
    const Expr first = (src_dim(d).min() - cell(d, o, 0) - 1) / w.dilation[d] + 1;
    const Expr last = (src_dim(d).max() - cell(d, o, 0)) / w.dilation[d];
    const bool padded = any() || fixed.pad[d] > 0;
    return {padded ? max(0, first) : Expr(0), min(w.kernel[d] - 1, last)};
}
Expr Pooling::existing(int d, const Expr &o, const Expr &k) const {
    if (!any() && fixed.kernel[d] == 1) {
        return 0;
    }
    const auto [first, last] = existing(d, o);
    return clamp(k, first, last);
}
// `past` is the last coordinate at which a window may start without lacking a cell; windows start
// at multiples of the stride, from 0 on.
Expr Pooling::windows_with_cells(int d) const {
    const Expr past = src_dim(d).max() - (w.kernel[d] - 1) * w.dilation[d];
    const Expr begins = cell(d, 0, 0) >= src_dim(d).min() && past >= 0;
    return select(begins, min(past / w.stride[d] + 1, out_buffers()[0].dim(d).extent()), 0);
}
// `before` is the distance, in cells, from the first tap to the first cell that exists, plus
// dilation - 1, so that its division rounds up; `after` is that to the last cell. Both are clamped
// to the window, and so never negative, as divided() needs.
Expr Pooling::nearest_tap(int d, const Expr &o, const Expr &k) const {
    const Expr reach = (w.kernel[d] - 1) * w.dilation[d], first = cell(d, o, 0);
    const Expr before = clamp(src_dim(d).min() - first + (w.dilation[d] - 1), 0, reach);
    const Expr after = clamp(src_dim(d).max() - first, 0, reach);
    const bool divides = any() || fixed.dilation[d] > 1;
    const auto taps = [&](const Expr &cells) {
        return divides ? divided(cells, w.dilation[d]) : cells;
    };
    return max(min(k, taps(after)), taps(before));
}

// Callers see to it that the cell exists: inside() promises that to bounds inference, and clamps
// nothing.
Expr Pooling::load(const Expr &cx, const Expr &cy, const Expr &cz, const Expr &plane) const {
    const int d = spec.channels_last ? 0 : 3;
    return held.of_memory(src(in_layout(inside(cx, src_dim(0)), inside(cy, src_dim(1)),
                                        inside(cz, src_dim(2)), inside(plane, src.dim(d)))));
}

// Undefined values: the pure definition of a Func whose updates store all that is read of it.
// Halide generates no stores for undef().
Tuple Pooling::nothing(const Func &f) {
    std::vector<Expr> parts;
    for (const Type &type : f.types()) {
        parts.push_back(Halide::undef(type));
    }
    return Tuple(parts);
}

Expr Pooling::later_loses(const Expr &later, const Expr &best) const {
    const Expr wins = held.keyed() ? held.key().wins(later, best) : later > best;
    if (!later.type().is_float()) {
        return !wins;
    }
    return avx512() ? !wins && later == later : !(wins || Halide::is_nan(later));
}
Tuple Pooling::pick(const Expr &loses, const Tuple &first, const Tuple &later) {
    std::vector<Expr> picked;
    for (size_t i = 0; i < first.size(); i++) {
        picked.push_back(select(loses, first[i], later[i]));
    }
    return Tuple(picked);
}
// `critical` (x86 only) computes b <= most as b < most || b == most. Halide 21 rewrites <= as !(b >
// most), which holds for a NaN b, too; LLVM merges the two comparisons into one. The select becomes
// a minimum instruction: x86's returns its second operand, +inf, if `a` is a NaN, as the select
// does, but ARM's returns the NaN.
Tuple Pooling::better_of(const Tuple &first, const Tuple &later, bool critical) const {
    const Expr a = value_of(first), b = value_of(later);
    Expr loses = later_loses(b, a);
    if (critical && a.type().is_float() && x86()) {
        //
        const Expr infinity = a.type().max();
        const Expr most = select(a < infinity, a, infinity);
        loses = b < most || b == most;
    }
    return pick(loses, first, later);
}

void Pooling::see(Func f, const std::vector<Var> &at, const Expr &loses, const Expr &value,
                  const Expr &code) const {
    f(at) = pick(loses, both(f(at)), pair(code, value));
}
// `none` is 0, which Halide does not know, and LLVM removes. (f64 is loaded once without it, and
// k2s2 takes 1.05 times as long with it.)
void Pooling::see_loaded(Func f, const std::vector<Var> &at, const Expr &value,
                         const Expr &code) const {
    const Expr loses = later_loses(value, value_of(f(at)));
    if (!captures() || value.type() == Halide::Float(64)) {
        see(f, at, loses, value, code);
        return;
    }
    const Type bits = Halide::UInt(value.type().bits());
    const Expr none = cast(bits, code & ~code);
    see(f, at, loses,
        Halide::reinterpret(value.type(), Halide::reinterpret(bits, value) ^ none), code);
}
// (r.x, r.y, r.z) is the tap, so the first one is (0, 0, 0): it replaces what was undefined.
void Pooling::see(Func f, const std::vector<Var> &at, const RDom &r, const Expr &value,
                  const Expr &code, bool numbers) const {
    if (!f.defined()) {
        const Expr none = Halide::undef(value.type());
        f(at) = captures() ? Tuple(Halide::undef(code.type()), none) : Tuple({none});
    }
    const Expr best = value_of(f(at));
    const Expr loses = numbers ? later_number_loses(value, best) : later_loses(value, best);
    see(f, at, (r.x != 0 || r.y != 0 || r.z != 0) && loses, value, code);
}
RDom Pooling::taps(const std::string &name, const Expr &when) const {
    RDom r(0, w.kernel[0], 0, w.kernel[1], 0, w.kernel[2], name);
    r.where(when);
    return r;
}

// Numbers of taps: unsigned, of the index's bits or more. i32 indices: 32 bits that wrap. i64
// indices: Int(32), decoded at the end, but Int(64) where elements have 64 bits, so that codes are
// as wide as the values that the same mask selects.
Type Pooling::code_type() const {
    if (numbers_taps()) {
        // Codes are as wide as values, so that one mask selects both. AVX-512's masks are bits, and
        // serve lanes of any width: schedules that permute codes by tables keep them narrow there.
        const bool masks_are_bits = held.permutes && avx512();
        const int bits = masks_are_bits ? 0 : held.value_type().bits();
        return Halide::UInt(std::max(spec.index.bits(), bits));
    }
    if (spec.index.bits() == 32) {
        return Halide::UInt(32);
    }
    return Halide::Int(std::max(32, spec.elem.bits()));
}
// The sum over x, y and z of tap * dilation * index_stride, computed in `type`.
Expr Pooling::offset(const Xyz &t, const Type &type) const {
    Expr sum = cast(type, 0);
    for (int d = 0; d < 3; d++) {
        sum += cast(type, t[d] * w.dilation[d]) * cast(type, index_stride[d]);
    }
    return sum;
}
// `reach` is an upper bound of all offsets and of their negatives: coordinates are from -|min| to
// |min| + extent.
Expr Pooling::offsets_fit_planes(const Expr &more) const {
    Expr reach = cast<int64_t>(more) * index_stride_c;
    for (int d = 0; d < 3; d++) {
        const Expr from = cast<int64_t>(Halide::abs(src_dim(d).min()));
        reach += (from + src_dim(d).extent()) * index_stride[d];
    }
    return reach <= cast<int64_t>(Halide::Int(32).max());
}
// index_base + plane * index_stride_c + x * index_stride_x + ..., in 64 bits (C7's affine spaces).
Expr Pooling::index_of_cell(const Expr &plane, const Xyz &cell) const {
    Expr index = index_base + cast<int64_t>(plane) * index_stride_c;
    for (int d = 0; d < 3; d++) {
        index += cast<int64_t>(cell[d]) * index_stride[d];
    }
    return index;
}
Expr Pooling::index(const Expr &base, const Expr &code) const {
    if (spec.index.bits() == 32) {
        return cast<int32_t>(cast(Halide::UInt(32), base) + code);  // wraps, where Int(32) must not
    }
    return base + cast<int64_t>(code);
}

void Pooling::store(const FuncRef &result, const std::vector<Expr> &at) const {
    out(at) = captures() ? Tuple(result[0], result[1]) : Tuple({Expr(result)});
}

// Unrolls the loops over x, y and z, from the innermost on, while the product of their constant
// extents is at most max_unrolled_taps. Lanes become the innermost loop, which is vectorized.
void unroll(Halide::Stage stage, const RDom &r) {
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
// bound_storage(one, 1) gives the allocation a constant size: LLVM holds no array of unknown size
// in registers.
void keep_vectors(Func f, const Halide::LoopLevel &level, const Var &several) {
    f.compute_at(level).store_in(Halide::MemoryType::Stack).vectorize(lane);
    for (const Var &one : f.args()) {
        if (one.name() != lane.name() && one.name() != several.name()) {
            f.bound_storage(one, 1);
        }
    }
    for (int u = 0; u < f.num_update_definitions(); u++) {
        f.update(u).vectorize(lane);
    }
}
// Update 0 stores indices of offsets, update 1 those of taps' numbers (Windows::decoded).
void schedule_wide(Func wide, const Halide::LoopLevel &each) {
    if (wide.defined()) {
        wide.compute_at(each).vectorize(lane);
        wide.update(0).vectorize(lane);
        wide.update(1).vectorize(lane);
    }
}

}  // namespace argpool::pooling
