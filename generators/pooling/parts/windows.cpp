// Where lanes lie, and the codes and indices of their taps.
// SPDX-License-Identifier: MIT
#include "windows.h"

namespace argpool::pooling {

// Lane 0 is at (at_x, at_p), and lane l is l windows, or channels, further.
void Windows::start(const Expr &at_x, const Expr &at_p) {
    const bool channels = op.spec.channels_last;
    const int last = op.lanes - 1;
    first_x = at_x;
    first_p = at_p;
    lane_at = channels ? Xp{0, lane} : Xp{lane, 0};
    last_lane = channels ? Xp{0, last} : Xp{last, 0};
    line_offset = nullptr;
    px = first_x + lane_at.x;
    pp = first_p + lane_at.p;
}
void Windows::start_line(const Expr &at_x, const Expr &at_p, const Xp &last, const Offset &offset) {
    start(at_x, at_p);
    last_lane = last;
    line_offset = offset;
}
// Offsets of lanes count from the origin, as first_x and first_p are 0.
void Windows::start_anywhere(const Xp &lane, const Xp &last) {
    px = lane.x;
    pp = lane.p;
    first_x = first_p = 0;
    lane_at = lane;
    last_lane = last;
    line_offset = nullptr;
}

// Tap `from` of lane 0 is the first cell, tap `to` of the last lane the last one, `reach` cells
// further.
Expr Windows::whole(const Expr &from, const Expr &to) const {
    const Expr first = op.cell(0, first_x, from), stride = op.w.stride[0];
    const Expr taps = to - from, dilation = op.w.dilation[0];
    Expr reach = (op.lanes - 1) * stride + taps * dilation;
    if (op.any()) {  // the last lanes may stand past the last column, as far as the stride likes
        reach = (op.lanes - 1) * cast<int64_t>(stride) + cast<int64_t>(taps) * dilation;
    }
    return first >= op.src_dim(0).min() && first + reach <= op.src_dim(0).max();
}
void Windows::masked_line(Func line, const std::vector<Var> &at, const Expr &tap_x,
                          const LoadColumn &load) const {
    RDom here(0, 1, "here");
    const Expr column = op.cell(0, first_x, tap_x) + at[0] + here;
    here.where(column >= op.src_dim(0).min() && column <= op.src_dim(0).max());
    line(at) = op.held.value_type().min();
    line(at) = load(column);
}
void Windows::see_existing(Func f, const std::vector<Var> &at, const RDom &r,
                           const Xyz &tap) const {
    const Xyz t = existing(tap);
    op.see(f, at, r, load(t), code(t));
}

// A window further along x: stride cells further. A plane or channel further: index_stride_c.
Expr Windows::offset_of(const Xp &at, const Type &t) const {
    return cast(t, at.x) * cast(t, op.w.stride[0] * op.index_stride[0]) +
           cast(t, at.p) * cast(t, op.index_stride_c);
}
Expr Windows::lane_offset(const Type &t) const {
    return line_offset ? line_offset(t) : offset_of(lane_at, t);
}
Expr Windows::offsets_fit() const {
    const Window &w = op.w;
    const Xyz last{w.kernel[0] - 1, w.kernel[1] - 1, w.kernel[2] - 1};
    return op.offset(last) + last_lane_offset() <= cast<int64_t>(Halide::Int(32).max());
}
// Whether offsets of 64-bit indices fit in 32 bits depends on the call's strides: the select has
// the same condition for all lanes and taps.
Expr Windows::code(const Xyz &t) const {
    if (!op.captures() || op.numbers_taps()) {
        return cast(op.code_type(), op.tap_number(t));
    }
    const Expr offset = op.offset(t, op.code_type());
    return op.narrows() && !must_fit ? select(offsets_fit(), offset, op.tap_number(t)) : offset;
}

// The index of the window's first cell, in the vector's lane 0, plus the lane's offset, plus the
// code. i32: all of it modulo 2^32. Codes that narrow: lane offset and code are added in 32 bits,
// as offsets_fit() has both, and only the sum is widened.
Expr Windows::index(const Expr &code, Func &wide) const {
    if (op.numbers_taps()) {
        return op.index(code);
    }
    const auto of_lane = [this](const Type &t) {
        return lanes_in_codes ? cast(t, 0) : lane_offset(t);
    };
    if (op.spec.index.bits() == 32) {
        return op.index(first_index(), of_lane(Halide::UInt(32)) + code);
    }
    if (!op.narrows()) {
        return op.index(first_index() + of_lane(Halide::Int(64)), code);
    }
    return decoded(wide, offsets_fit(), op.index(first_index(), of_lane(Halide::Int(32)) + code),
                   code);
}
// Offsets that do not fit are rare, and decoding a tap's number needs divisions: each kind has an
// update of its own, over a domain of one iteration whose where() is a branch around the whole
// vector. A select would compute both. `near` and `far` are 0: they are added so that the updates
// depend on their domains.
Expr Windows::decoded(Func &wide, const Expr &is_offset, const Expr &index,
                      const Expr &number) const {
    if (must_fit) {
        return index;
    }
    RDom near(0, 1, "near"), far(0, 1, "far");
    near.where(is_offset);
    far.where(!is_offset);
    const Window &w = op.w;
    const Xyz t{number % w.kernel[0], number / w.kernel[0] % w.kernel[1],
                number / w.kernel[0] / w.kernel[1]};
    wide(lane, x, y, z, p) = Halide::undef<int64_t>();
    wide(lane, x, y, z, p) = index + near;
    wide(lane, x, y, z, p) = first_index() + (far + lane_offset(Halide::Int(64)) + op.offset(t));
    return wide(lane, x, y, z, p);
}

// `there` holds the first and the last tap that exist, along each axis, and r.where() skips the
// rest, so that time depends on cells alone (C13). A window that lacks no cell needs no division:
// the update of `there` is behind a branch.
RDom ExistingTaps::domain(const std::string &name, Xyz &first) {
    const Xyz o{x, y, z};
    RDom r(0, op.w.kernel[0], 0, op.w.kernel[1], 0, op.w.kernel[2], name);
    for (int d = 0; d < 3; d++) {
        const Var at = d == 0 ? x : d == 1 ? y : z;
        if (!there[d].defined()) {
            const Expr last = op.w.kernel[d] - 1;
            const auto [from, to] = op.existing(d, o[d]);
            RDom lacks(0, 1, "lacks");
            lacks.where(op.cell(d, o[d], 0) < op.src_dim(d).min() ||
                        op.cell(d, o[d], last) > op.src_dim(d).max());
            there[d](at) = Tuple(Expr(0), last);
            there[d](at) = Tuple(from + lacks, to);  // lacks is 0
        }
        first[d] = there[d](at)[0];
        r.where(r[d] >= first[d] && r[d] <= there[d](at)[1]);
    }
    return r;
}
// Compiled-in windows: all taps, where padding stands for the nearest cell. Else the first of the
// taps that exist is seen twice.
void ExistingTaps::see(const Windows &windows, Func f, RDom &r) {
    const std::vector<Var> at{lane, x, y, z, p};
    if (!op.any()) {
        r = RDom(0, op.w.kernel[0], 0, op.w.kernel[1], 0, op.w.kernel[2], "tap");
        windows.see_existing(f, at, r, {r.x, r.y, r.z});
        return;
    }
    Xyz first;
    r = domain("tap", first);
    const Xyz t{r.x, r.y, r.z};
    // 32 bits at least: LLVM's x86 back end widens narrower selects of a single lane, drops their
    // mark !unpredictable (data_selects.cpp), and makes branches of them. Integers without indices
    // need no select: they are a maximum.
    const bool widens = op.captures() || op.held.keyed();
    const auto held = [widens](const Expr &value) {
        return cast(value.type().with_bits(std::max(value.type().bits(), widens ? 32 : 0)), value);
    };
    f(at) = op.pair(held(windows.code(first)), held(windows.load(first)));
    op.see_loaded(f, at, held(windows.load(t)), held(windows.code(t)));
}
// Each range is computed in the loop whose variable it depends on, not once a tap.
void ExistingTaps::schedule(Func output, const Halide::VarOrRVar &column) {
    const Halide::VarOrRVar at[] = {column, y, z};
    for (int d = 0; d < 3 && op.any(); d++) {
        there[d].compute_at({output, at[d]});
    }
}

}  // namespace argpool::pooling
