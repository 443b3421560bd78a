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
// Taps, of Funcs that have cells by tap; `number` is one of a row.
inline const Var tap_x{"tap_x"}, tap_y{"tap_y"}, tap_z{"tap_z"}, number{"number"};

// A window that is compiled in, in the order x, y, z.
struct StaticWindow {
    std::array<int, 3> kernel, stride, pad, dilation;
    int taps() const {
        return kernel[0] * kernel[1] * kernel[2];
    }
};

// What a kernel is generated for: its parameters and arguments. `fixed` means nothing if the window
// is given at run time.
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
    bool avx2_alone() const {
        return spec.has(Halide::Target::AVX2) && !avx512();
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
    // Windows have no more than one cell in common with others: none overlap.
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
    // The same of the nearest tap, by comparisons: without a division, if the window has no
    // dilation.
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
    // What a Func that carries bests holds, as a tuple.
    Tuple both(const FuncRef &f) const {
        return captures() ? Tuple(f[0], f[1]) : Tuple(std::vector<Expr>{f});
    }
    Tuple undefined() const {
        return pair(Halide::undef(code_type()), Halide::undef(held.value_type()));
    }
    // What stands for a Func's values before any is stored.
    static Tuple nothing(const Func &f);

    // A later tap loses unless it is greater, or a NaN. AVX-512 has one comparison mask the other,
    // where it is tested this way round; nothing joins their masks.
    Expr later_loses(const Expr &later, const Expr &best) const;
    // The same of numbers among which there is no NaN: one comparison.
    static Expr later_number_loses(const Expr &later, const Expr &best) {
        return !(later > best);
    }
    // The first of two if the later one loses, else the later one.
    static Tuple pick(const Expr &loses, const Tuple &first, const Tuple &later);
    // `critical`: `later` is on the critical path, so it has one comparison: `first`, or +inf if
    // that is a NaN, wins if later <= first, which no NaN is.
    Tuple better_of(const Tuple &first, const Tuple &later, bool critical) const;

    // An update of `f` that sees a tap: it stays as it is where the tap loses.
    void see(Func f, const std::vector<Var> &at, const Expr &loses, const Expr &value,
             const Expr &code) const;
    // The same tap by tap of `r`; the first one wins over nothing. `numbers`: there is no NaN.
    void see(Func f, const std::vector<Var> &at, const RDom &r, const Expr &value, const Expr &code,
             bool numbers = false) const;
    // All taps, where `when` holds.
    RDom taps(const std::string &name, const Expr &when) const;

    // ---- Codes: what differs between taps, in few bits, until the index is computed ------------

    // The type of codes: 8 to 64 bits, as narrow as what differs between a window's cells allows.
    Type code_type() const;
    // 64-bit indices have codes of 32 bits: offsets, where those fit.
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
    // Do offsets from a plane's first cell on, as far as so many planes more, fit in 32 bits?
    Expr offsets_fit_planes(const Expr &more) const;
    // The index of a cell.
    Expr index_of_cell(const Expr &plane, const Xyz &cell) const;
    // The index of a code that counts from `base`; or of a tap's number (C7).
    Expr index(const Expr &base, const Expr &code) const;
    Expr index(const Expr &number) const {
        return cast(spec.index, number);
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
extern const PoolingEntry kRows, kHalfRows, kAnyWindow, kManyTaps, kPlaneLanes, kPlaneLine,
    kRowPackingX4, kRowPackingX2, kSliding, kSlidingChunks, kSliding3d, kRowBlock, kSeparable,
    kDoubling, kVanHerkPlanes, kVanHerkChannels, kChannels, kFewChannels, kPixelLine;

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
