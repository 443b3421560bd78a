// Max pooling with index capture (C4-C7), stated once: where a window's cells are, which of two
// cells wins, and what the winner's index is. Schedules have it as a value.
// SPDX-License-Identifier: MIT
#pragma once

#include "common/buffers.h"
#include "common/schedules.h"
#include "representation.h"

namespace argpool::pooling {

using Halide::clamp;
using Halide::FuncRef;
using Halide::likely;
using Halide::max;
using Halide::min;
using Halide::select;

// The pooled position and its plane, which are the output's loops, and a lane of a vector.
inline const Var x{"x"}, y{"y"}, z{"z"}, p{"p"}, lane{"lane"};
// The taps of a window, in Funcs that hold a cell for each tap; `number` is a tap's in its row of
// taps.
inline const Var tap_x{"tap_x"}, tap_y{"tap_y"}, tap_z{"tap_z"}, number{"number"};

// A window that is compiled in, in the order x, y, z.
struct StaticWindow {
    std::array<int, 3> kernel, stride, pad, dilation;
    int taps() const {
        return kernel[0] * kernel[1] * kernel[2];
    }
};

// A kernel's parameters and arguments. `fixed` means nothing if the window is given at run time.
struct Call {
    Spec spec;
    StaticWindow fixed;
    Arguments arguments;
    Representation held;
    Expr kernel_x;  // the argument, of compiled-in windows as well
};

class Pooling {
public:
    using In = Halide::GeneratorInput<Halide::Buffer<>>;

    // `out`: values, and indices if the kernel has any; both in the layout's order.
    Pooling(const Call &call, In &src, const Func &out);

    const Spec spec;
    const StaticWindow fixed;
    const Window w;
    const int lanes;
    const Expr index_base, index_stride_c;
    const Xyz index_stride;
    const Representation held;  // of elements, while they are compared
    In &src;
    const Func out;

    bool any() const {  // is the window given at run time?
        return !spec.kernel;
    }
    bool avx512() const {
        return spec.has(Halide::Target::AVX512);
    }
    // (Of any level.)
    bool x86() const {
        return spec.target.arch == Halide::Target::X86;
    }
    bool captures() const {  // has it indices?
        return spec.index.bits() > 0;
    }
    // Are indices numbers of taps (u8, u16), not offsets?
    bool numbers_taps() const {
        return spec.indices_are_taps();
    }
    // Is the kernel at most as long as the stride, along each dimension? Dense windows have no cell
    // in common then; dilated ones may.
    bool disjoint() const;

    // ---- Where cells are ----

    // The buffers of values and, if the kernel has any, of indices.
    std::vector<Halide::OutputImageParam> out_buffers() const {
        return out.output_buffers();
    }
    // A position in the order of the buffers' dimensions.
    std::vector<Expr> in_layout(const Expr &x, const Expr &y, const Expr &z, const Expr &p) const;
    // Dimension d (x, y or z) of src.
    Halide::Internal::Dimension src_dim(int d) const {
        return src.dim(spec.channels_last ? d + 1 : d);
    }
    // The cell of output `o` and tap `k` along dimension d.
    Expr cell(int d, const Expr &o, const Expr &k) const {
        return o * w.stride[d] - w.pad[d] + k * w.dilation[d];
    }
    // The first and the last tap whose cells exist. Without padding, the first cell does.
    std::pair<Expr, Expr> existing(int d, const Expr &o) const;
    // A padding tap stands for the nearest tap whose cell exists: seeing that one twice in a row
    // changes neither C4's first maximum nor C5's last NaN, and needs no branch. src holds just the
    // cells that exist, as far as the tile needs them.
    Expr existing(int d, const Expr &o, const Expr &k) const;
    // The nearest tap, by comparisons: without a division, if the window has no dilation.
    Expr nearest_tap(int d, const Expr &o, const Expr &k) const;
    // The window's cell that exists, along a dimension in which it has one.
    Expr existing_cell(int d, const Expr &o, const Expr &k) const {
        return clamp(cell(d, o, k), src_dim(d).min(), src_dim(d).max());
    }
    // Channels-first: windows along d, from the first on, that lack no cell (without padding).
    Expr windows_with_cells(int d) const;
    // A cell, as it is compared.
    Expr load(const Expr &cx, const Expr &cy, const Expr &cz, const Expr &plane) const;

    // ---- Which of two wins (C4, C5) ----

    // Funcs that carry both are (code, value): Halide 21 stores the parts in this order and does
    // not see, through a strict comparison, that the code's update needs the value before its own.
    Expr value_of(const FuncRef &f) const {
        return captures() ? f[1] : Expr(f);
    }
    Expr value_of(const Tuple &t) const {
        return t[captures() ? 1 : 0];
    }
    Expr code_of(const FuncRef &f) const {  // undefined without indices
        return captures() ? f[0] : Expr();
    }
    Tuple pair(const Expr &code, const Expr &value) const {  // `code` is not read without indices
        return captures() ? Tuple(code, value) : Tuple({value});
    }
    // A Func that carries bests, as a tuple.
    Tuple both(const FuncRef &f) const {
        return captures() ? Tuple(f[0], f[1]) : Tuple(std::vector<Expr>{f});
    }
    Tuple undefined() const {
        return pair(Halide::undef(code_type()), Halide::undef(held.value_type()));
    }
    // A Func's values before any is stored.
    static Tuple nothing(const Func &f);

    // Does a later tap lose? It does unless it is greater, or a NaN. For AVX-512 the condition is
    // !(later > best) && later == later: LLVM compiles it into a comparison under the mask of the
    // other one, where the other form needs one more instruction that joins two masks.
    Expr later_loses(const Expr &later, const Expr &best) const;
    // later_loses() among numbers, of which none is a NaN: one comparison.
    static Expr later_number_loses(const Expr &later, const Expr &best) {
        return !(later > best);
    }
    // `first` where `loses` holds, else `later`: codes and values alike.
    static Tuple pick(const Expr &loses, const Tuple &first, const Tuple &later);
    // The winner of two parts of a window. `critical`: `later` is the result of the longer chain of
    // comparisons, so it takes part in one comparison only: `first`, or +inf if that is a NaN, wins
    // if later <= first. No NaN is <= anything, so a NaN in `later` wins.
    Tuple better_of(const Tuple &first, const Tuple &later, bool critical) const;

    // An update of `f` that compares one more tap: f(at) keeps its best where `loses` holds, else
    // it becomes (code, value).
    void see(Func f, const std::vector<Var> &at, const Expr &loses, const Expr &value,
             const Expr &code) const;
    // An update that compares the cell of one more tap of a loop over taps. Halide makes two
    // expressions of it, which both load the cell: one for the code, one for the value. Where both
    // have the code among their terms, they have the same addresses, and LLVM merges the loads.
    void see_loaded(Func f, const std::vector<Var> &at, const Expr &value, const Expr &code) const;
    // Takes each tap of `r`, in order. At tap (0, 0, 0) nothing loses, so the initial value of `f`
    // may be undefined. `numbers`: no cell is a NaN, so one comparison is enough.
    void see(Func f, const std::vector<Var> &at, const RDom &r, const Expr &value, const Expr &code,
             bool numbers = false) const;
    // All taps, where `when` holds.
    RDom taps(const std::string &name, const Expr &when) const;

    // ---- Codes: what differs between taps, in few bits, until the index is computed ------------

    // The type of codes: 8 to 64 bits, as narrow as what differs between a window's cells allows.
    Type code_type() const;
    // Does a 64-bit index have a code of 32 bits? Codes are offsets then where these fit, else
    // numbers of taps.
    bool narrows() const {
        return spec.index.bits() == 64 && code_type().bits() == 32;
    }
    // A tap's number in its window, x fastest: C7's index of a window's cell.
    Expr tap_number(const Xyz &t) const {
        return (t[2] * w.kernel[1] + t[1]) * w.kernel[0] + t[0];
    }
    // How much more a tap's index is than that of the window's first cell.
    Expr offset(const Xyz &t, const Type &type) const;
    Expr offset(const Xyz &t) const {
        return offset(t, Halide::Int(64));
    }
    // Do offsets from a plane's first cell fit in 32 bits, over `more` planes behind it as well?
    Expr offsets_fit_planes(const Expr &more) const;
    // The index of a cell.
    Expr index_of_cell(const Expr &plane, const Xyz &cell) const;
    // C7's index: of an offset that counts from the cell whose index is `base`; or of a tap's
    // number.
    Expr index(const Expr &base, const Expr &code) const;
    // A number in more bits than codes have is bounded by the index type's maximum, which it never
    // exceeds. Without the bound LLVM computes the loop over taps in the index's 8 or 16 bits.
    Expr index(const Expr &number) const {
        const bool wide = number.type().bits() > code_type().bits();
        return cast(spec.index, wide ? min(number, cast(number.type(), spec.index.max())) : number);
    }

    // ---- Stores ----

    // An update of the output at (x, y, z, plane) or, channels-last, at the same in its order.
    void store(const FuncRef &result, const std::vector<Expr> &at) const;

    // Zero, which neither Halide nor LLVM sees to be a constant.
    Expr opaque_zero() const {
        return Halide::count_leading_zeros(kernel_x | Halide::Int(32).min());
    }

private:
    const Expr kernel_x;
};

using PoolingSchedule = Schedule<Pooling>;
using PoolingEntry = ScheduleEntry<Pooling>;

// schedules/*.cpp. The table of their names stands in max_pool.cpp.
extern const PoolingEntry kRows, kWidenedRows, kAnyWindow, kManyTaps, kPlaneLanes, kPlaneLine,
    kRowPackingX4, kRowPackingX2, kSliding, kRowBlock, kSeparable, kSparseTable, kVanHerkPlanes,
    kVanHerkChannels, kChannels, kAnyChannels, kPixelLine;

// The largest number of taps that are unrolled.
constexpr int max_unrolled_taps = 16;
// Unrolls the innermost loops over taps, as many as code stays small.
void unroll(Halide::Stage stage, const RDom &r);
// Decodes indices vector by vector, if `wide` (Windows::index) is defined.
void schedule_wide(Func wide, const Halide::LoopLevel &each);

// Keeps what an iteration of `level` needs of `f` on the stack: vectors along `lane`, as many as
// `several` counts (a variable of f, or any other), and of f's other variables one value each.
void keep_vectors(Func f, const Halide::LoopLevel &level, const Var &several);

// Hidden from bounds inference: Halide clamps a number again where it knows its bounds.
inline Expr unbounded(const Expr &number) {
    return Halide::reinterpret<int>(Halide::reinterpret<uint32_t>(number));
}
// A number that lies in [0, extent).
inline Expr within(const Expr &number, const Expr &extent) {
    return Halide::Internal::promise_clamped(number, 0, extent - 1);
}

}  // namespace argpool::pooling
