// The maths of a gather: see gather.h.
// SPDX-License-Identifier: MIT
#include "gather.h"

namespace argpool::unpooling {

bool GatherSpec::windows_tile() const {
    bool tile = true;
    for (const Axis &axis : axes) {
        tile = tile && axis.kernel == axis.stride && axis.dilation == 1 && axis.pad == 0;
    }
    return tile;
}

// A window's last tap must lie in the same group as its first: (kernel - 1) * dilation < stride.
bool GatherSpec::replicates_in_channels() const {
    bool own = channels_last && checks;
    for (const Axis &axis : axes) {
        own = own && axis.pad == 0 && (axis.kernel - 1) * axis.dilation < axis.stride;
    }
    return own;
}

Gather::Gather(const GatherSpec &spec, const Arguments &arguments, const UnpoolBuffers &buffers,
               const CellRule &rule)
    : spec(spec), axes(spec.axes), lanes(spec.lanes), rule(rule), values(buffers.values),
      indices(buffers.indices), dst(buffers.dst), foreign(buffers.foreign),
      cells(arguments.cells), index_base(arguments.index_base),
      index_stride(arguments.index_stride), index_stride_c(arguments.index_stride_c) {
}

// Numbers of taps: one step along d passes all taps of the dimensions inside it (row-major).
// Offsets: `dilation` cells, each of index_stride[d].
Expr Gather::key_stride(int d) const {
    if (numbers_taps()) {
        const int below = d == 0 ? 1 : axes[0].kernel * (d == 1 ? 1 : axes[1].kernel);
        return cast(key_type(), below);
    }
    return cast(key_type(), index_stride[d]) * axes[d].dilation;
}

// Taps 0 add nothing: where all are 0, the key is the constant 0.
Expr Gather::tap_key(const std::array<Cover, 3> &c) const {
    Expr key = cast(key_type(), 0);
    for (int d = 0; d < 3; d++) {
        if (c[d].tap > 0) {
            key += cast(key_type(), c[d].tap) * key_stride(d);
        }
    }
    return key;
}

// index_base + plane * index_stride_c + sum over d of (at*stride - pad) * index_stride[d], modulo
// 2^32. Where the first cell lies in the padding, this is no cell's index, but keys count from it
// likewise.
Expr Gather::first_index(const Group &at, const Expr &plane) const {
    Expr first =
        cast(key_type(), index_base) + cast(key_type(), plane) * cast(key_type(), index_stride_c);
    for (int d = 0; d < 3; d++) {
        first += cast(key_type(), at[d] * axes[d].stride - axes[d].pad) *
                 cast(key_type(), index_stride[d]);
    }
    return first;
}

Expr Gather::key_at(const Group &at, const Expr &plane, const Expr &lane) const {
    return as_key(stored(indices, at, plane, lane), at, plane, lane);
}

// index - first_index(at + lane). One lane further is one window further along x, `stride` cells,
// or channels-last one channel. The vector's part, lane * step, is subtracted by itself;
// first_index(at) is a scalar. All of it wraps modulo 2^32, as only differences count.
Expr Gather::as_key(const Expr &index, const Group &at, const Expr &plane,
                    const Expr &lane) const {
    if (numbers_taps()) {
        return cast(key_type(), index);
    }
    const Expr step = spec.channels_last ? cast(key_type(), index_stride_c)
                                         : cast(key_type(), index_stride[0]) * axes[0].stride;
    return cast(key_type(), index) - cast(key_type(), lane) * step - first_index(at, plane);
}

// Buffers are (x, y, z, plane), channels-last (channel, x, y, z).
Expr Gather::stored(const UnpoolBuffers::In &from, const Group &at, const Expr &plane,
                    const Expr &lane) const {
    return spec.channels_last ? from(plane + lane, at[0], at[1], at[2])
                              : from(at[0] + lane, at[1], at[2], plane);
}

// Where the upper half of this is not 0, the index is foreign: it lies before the first cell of its
// window (the difference is negative), or 2^32 or more after it. Indices of 32 bits have no upper
// half (their space fits in them, C7). The plane is the Var "p": Vars of one name are equal.
Expr Gather::distance_of(const Expr &index, const Group &at) const {
    if (spec.index.bits() < 64) {
        return cast<uint64_t>(0);
    }
    Expr first = index_base + Var("p") * index_stride_c;
    for (int d = 0; d < 3; d++) {
        first += cast<int64_t>(at[d] * axes[d].stride - axes[d].pad) * index_stride[d];
    }
    return cast<uint64_t>(index - first);
}

// It compares the upper halves of two indices: that of cell (0, 0, 0) of the first plane, and that
// of the last valid cell of the last plane. The limit on a row's stride leaves room for keys that
// are shifted by 2^30 to match no tap (overlap_k3s2.cpp).
Expr Gather::keys_suffice() const {
    const Expr first = index_base;
    Expr last = first + cast<int64_t>(dst.dim(3).extent() - 1) * index_stride_c;
    for (int d = 0; d < 3; d++) {
        last += cast<int64_t>(cells.min[d] + cells.extent[d] - 1) * index_stride[d];
    }
    return (first >> 32) == (last >> 32) && index_stride[1] < (1 << 28);
}

// A dimension that the window does not span adds nothing to keys, so its stride does not count.
Expr Gather::in_order() const {
    Expr result = Halide::Internal::const_true();
    for (int d = 1; d < 3 && !numbers_taps(); d++) {
        if (!axes[d].trivial()) {
            result = result && index_stride[d] >= index_stride[0];
        }
    }
    return result;
}

// Along a dimension that the window does not span, the position is the cell's own, and exists.
Expr Gather::existing(int d, const Expr &at, int delta) const {
    if (axes[d].trivial()) {
        return at;
    }
    return Halide::clamp(at + delta, first_window(d), last_window(d));
}

// Loops over windows that end with last_window stay inside; bounds inference does not see that.
Group Gather::position(const Xyz &at) const {
    Group in;
    for (int d = 0; d < 3; d++) {
        in[d] = inside(at[d], indices.dim(x_dim() + d));
    }
    return in;
}

// It is compared with what existing() clamps, as in fetch_at.
Expr Gather::rows_exist(const Group &own) const {
    Expr exists = Halide::Internal::const_true();
    for (int d = 1; d < 3; d++) {
        exists = exists && existing(d, own[d], 0) == own[d];
    }
    return exists;
}

// The least k >= 0 with o*stride - pad + k*dilation >= cells.min: the division rounds up.
Expr Gather::first_tap(int d, const Expr &o) const {
    const Expr missing = cells.min[d] - (o * axes[d].stride - axes[d].pad);
    return max(missing + (axes[d].dilation - 1), 0) / axes[d].dilation;
}

// The greatest k < kernel whose cell is not beyond the last that exists. Halide's division rounds
// down, so the result is negative where all taps lie beyond; then it is less than first_tap.
Expr Gather::last_tap(int d, const Expr &o) const {
    const Expr last = cells.min[d] + cells.extent[d] - 1;
    return min((last - (o * axes[d].stride - axes[d].pad)) / axes[d].dilation,
               axes[d].kernel - 1);
}

// number = 0 gives what the first existing tap adds to the key; number = i > 0 gives what i taps
// more add to that. Past the last existing tap the result stays that tap's, so a loop over all
// `kernel` numbers meets each existing tap, and no other.
Expr Gather::tap_at(int d, const Expr &window, const Expr &number) const {
    const Expr first = first_tap(d, window);
    // By how many taps the number-th from the first that exists is further, or else the last.
    const Expr further = min(number, last_tap(d, window) - first_tap(d, window));
    return cast(key_type(), select(number == 0, first, further)) * key_stride(d);
}

// The position is clamped to those that exist, and `exists` says whether clamping left it as it
// was. A schedule whose loops visit only positions inside along x passes first_dim = 1: no test
// along x.
Pair Gather::fetch_at(const Group &own, const std::array<int, 3> &delta, const Expr &plane,
                      const Expr &lane, int first_dim) const {
    Group at = own;
    Expr exists = Halide::Internal::const_true();
    for (int d = 0; d < 3; d++) {
        at[d] = d < first_dim ? own[d] + delta[d] : existing(d, own[d], delta[d]);
        exists = exists && at[d] == own[d] + delta[d];
    }
    return {key_at(at, plane, lane), stored(values, at, plane, lane), exists};
}

// covers() lists positions in ascending order along each dimension, so the three loops, z
// outermost, visit the windows in row-major order.
Expr Gather::cell(const std::array<int, 3> &phase, const Fetch &fetch) const {
    Expr result = rule.nothing();
    for (const Cover &cz : axes[2].covers(phase[2])) {
        for (const Cover &cy : axes[1].covers(phase[1])) {
            for (const Cover &cx : axes[0].covers(phase[0])) {
                const Pair w = fetch(cx.delta, cy.delta, cz.delta);
                const Expr tap = tap_key({cx, cy, cz}) + cast(key_type(), w.from);
                const Expr named = w.exists && w.key == tap;
                result = rule.with(result, named, w.value);
            }
        }
    }
    return rule.stored_as(result);
}

// The phase that is visited first needs no condition: where no other is the cell's, it is.
Expr Gather::of_phase(const IsPhase &is, const OfPhase &of) const {
    Expr result;
    for (int c = 0; c < axes[2].stride; c++) {
        for (int b = 0; b < axes[1].stride; b++) {
            for (int a = 0; a < axes[0].stride; a++) {
                const Expr one = of({a, b, c}), here = is(2, c) && is(1, b) && is(0, a);
                result = result.defined() ? select(here, one, result) : one;
            }
        }
    }
    return result;
}

// y and z are the Vars of that name of the definition that uses the result.
Expr Gather::any_cell(const Expr &phase_x, const Fetch &fetch) const {
    const Xyz at{phase_x, y, z};
    return of_phase([&](int d, int number) { return at[d] % axes[d].stride == number; },
                    [&](const std::array<int, 3> &phase) { return cell(phase, fetch); });
}

void Gather::need_channels(int least) const {
    _halide_user_assert(spec.min_c >= least)
        << "schedule " << spec.schedule << " stores " << least
        << " elements at once: its guard must promise min_c = " << least
        << " or more, and promises " << spec.min_c << "\n";
}

void Gather::need_whole_tiles(int width) const {
    _halide_user_assert(spec.multiple_w > 0 && spec.multiple_w % width == 0)
        << "schedule " << spec.schedule << " stores tiles of " << width
        << " cells along x: its guard must promise multiple_w = " << width
        << " or a multiple of that, and promises " << spec.multiple_w << "\n";
}

// dst is an output parameter; as a Func it has its definitions.
Halide::Stage Gather::updated() const {
    return last_update(static_cast<Func>(dst));
}

// The schedule defines dst and foreign; here follows what holds for the buffers of every schedule:
// elements along dimension 0 follow each other, dst has what the guard promises (multiple_w is
// along x, which channels-last is not dimension 0), and foreign has one mark a plane, or
// channels-last one.
void define(const GatherTable &schedules, const Gather &op) {
    schedules.make(op)->define();
    for (auto dim : {op.values.dim(0), op.indices.dim(0)}) {
        dim.set_stride(1);
    }
    const bool last = op.spec.channels_last;
    promise_output(op.dst, op.spec.align, last ? 0 : op.spec.multiple_w);
    if (op.foreign) {
        op.foreign->dim(0).set_stride(1);
        op.foreign->dim(0).set_bounds(0, last ? Expr(1) : op.dst.dim(3).extent());
    }
}

// GuardWithIf, since the last group may lack cells. Shifted inwards, it would start at another
// phase, and the phases of the unrolled loop would be no constants.
std::pair<Var, Var> split_by_groups(Halide::Stage &stage, const Var &v, int stride) {
    const Var outer, inner;
    stage.split(v, outer, inner, stride, TailStrategy::GuardWithIf).unroll(inner);
    return {outer, inner};
}

}  // namespace argpool::unpooling
