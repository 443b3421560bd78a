// Unpooling, and pooling's gradient, where each index names a cell of its own window (C8, C9). A
// cell compares its own key with that of the stored index of each window over it: no two lanes
// write one cell, whatever the indices. This file has the maths, once; schedules/ decide what is a
// vector.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

#include "common/buffers.h"
#include "common/schedules.h"
#include "common/unpool_generator.h"
#include "window_axes.h"

namespace argpool::unpooling {

// The row's parameters, and those that only gathers have. Their windows are always compiled in. The
// tests below decide which schedule a row's name stands for (schedules.cpp).
struct GatherSpec : Spec {
    std::array<Axis, 3> axes;  // the window, in the order x, y, z
    int min_c;                 // what the row's guard promises of channels; 0: nothing
    bool checks;               // the kernel does check_indices' work as well

    // How many windows may lie over the cells of one group; 1 where windows are disjoint.
    int spans() const {
        return axes[0].span() * axes[1].span() * axes[2].span();
    }
    // Windows tile the plane: kernel = stride, no padding, dilation 1. (With gaps, some cells
    // belong to no window, and no 32-bit key is one that no index can equal.)
    bool windows_tile() const;
    // Channels-first, a vector of cells along x lies under whole windows: `lanes / stride` of them.
    bool tiles_rows() const {
        const int s = axes[0].stride;
        return !channels_last && windows_tile() && s > 1 && lanes % s == 0;
    }
    // Channels-first, a window of three cells along x shares its last cell with the next window.
    bool shares_with_next() const {
        const Axis &x = axes[0];
        return !channels_last && x.kernel == 3 && x.stride == 2 && x.dilation == 1 && x.pad <= 1 &&
               axes[2].trivial();
    }
    // Channels-last, indices of windows that overlap are checked on the way.
    bool overlaps_in_channels() const {
        return channels_last && checks && spans() > 1 && !indices_are_taps();
    }
    // Channels-last, those of windows that have cells of their own groups only.
    bool replicates_in_channels() const;
    // AVX-512: the cells of a window in a row fill one integer of 32 or 64 bits, in which a
    // variable shift moves the window's value to its cell. (16 bits, two cells of 8, gain nothing:
    // narrowing the indices to as many bits takes as long as all the rest.)
    bool shifts() const {
        const int bits = axes[0].stride * elem.bits();
        return !streams() && checks && elem.is_uint() && has(Halide::Target::AVX512) &&
               (bits == 32 || bits == 64);
    }
    // Without mask registers a comparison's lanes are all ones or all zeros, and select the
    // value. (replicate_by_matches.cpp stores eight cells at once; of 8 bits these are fewer than
    // the 16 bytes of the smallest streaming store.)
    bool matches() const {
        const bool wasm = has(Halide::Target::WasmSimd128) && 4 % axes[0].stride == 0;
        return (!streams() || elem.bits() > 8) && checks && (avx2_alone() || wasm);
    }
};

// A cell's value, made of the windows over it: the last that names it (C8), or a sum (C9).
class CellRule {
public:
    virtual ~CellRule() = default;
    // A cell that no window names.
    virtual Expr nothing() const = 0;
    // The cell after one more window of those over it, in row-major order; `named`: its index names
    // the cell.
    virtual Expr with(const Expr &so_far, const Expr &named, const Expr &value) const = 0;
    // Are all that name it added, or is the last one kept?
    virtual bool adds() const = 0;
    // The element that is stored for it. A sum of f16 or bf16 is rounded here, once.
    virtual Expr stored_as(const Expr &cell) const = 0;
};

// Positions are counted in groups: group g of a dimension is the `stride` cells from g*stride on.
// The windows over them lie at the same few distances from g for every group.
using Group = Xyz;

// A window's stored pair: the key of its index, and its value. Where `exists` is false, both are
// another window's and must not be used. `from`: by how much the key exceeds the key that counts
// from the window's own first cell (a schedule may count the keys of several windows from one
// cell).
struct Pair {
    Expr key, value, exists = Halide::Internal::const_true(), from = 0;
};
// The pair of the window at these distances from a cell's group.
using Fetch = std::function<Pair(int dx, int dy, int dz)>;

// The operation of one row: its buffers and arguments, and the maths that all schedules share. A
// schedule may copy it and change `axes` (overlap_k3s2.cpp shifts the padding).
class Gather {
public:
    Gather(const GatherSpec &spec, const Arguments &arguments, const UnpoolBuffers &buffers,
           const CellRule &rule);

    const GatherSpec spec;
    std::array<Axis, 3> axes;
    const int lanes;
    const CellRule &rule;
    UnpoolBuffers::In &values, &indices;
    UnpoolBuffers::Out &dst;
    UnpoolBuffers::Out *const foreign;
    const Cells cells;  // of a plane that the call's tile is part of
    const Expr index_base;
    const Xyz index_stride;
    const Expr index_stride_c;

    // ---- Indices as keys: how far an index is from its window's first cell, in 32 bits ----------
    // (check_indices refuses windows that span more.) For taps, the tap's number itself.

    // Are indices numbers of taps (u8, u16; space `window` of C7), not offsets?
    bool numbers_taps() const {
        return spec.indices_are_taps();
    }
    // UInt(32), or the indices' type for numbers of taps.
    Type key_type() const {
        return numbers_taps() ? spec.index : Halide::UInt(32);
    }
    // The key that no tap has: of windows that do not exist. Of 32 bits, it is no byte repeated:
    // rows of few vectors are filled with it by a loop, not by calling memset.
    Expr no_key() const {
        return numbers_taps() ? key_type().max() : key_type().max() - 1;
    }
    // By how much the key grows from one tap to the next along d; and the key of a tap (`delta` of
    // the covers is not used).
    Expr key_stride(int d) const;
    Expr tap_key(const std::array<Cover, 3> &c) const;
    // The index of the first cell of the window at `at`, in plane (channel) `plane`.
    Expr first_index(const Group &at, const Expr &plane) const;
    // The key of the stored index of the window at `at` + lane (channels-last: of channel plane +
    // lane). `lane` is the part of the vectorised coordinate that varies within a vector; at[0]
    // (channels-first) or `plane` holds the rest, so that of the products only lane * step is a
    // vector.
    Expr key_at(const Group &at, const Expr &plane, const Expr &lane) const;
    // The key of an index of the window at `at` + lane.
    Expr as_key(const Expr &index, const Group &at, const Expr &plane, const Expr &lane) const;
    // The element of `values` or `indices` for that window.
    Expr stored(const UnpoolBuffers::In &from, const Group &at, const Expr &plane,
                const Expr &lane) const;
    // By how much an index of 64 bits is larger than that of the first cell of the window at `at`.
    Expr distance_of(const Expr &index, const Group &at) const;
    // Do the indices of all cells of the call's planes share one upper half, so that the lower half
    // identifies a cell, and is a row's stride below 2^28, which leaves keys that no tap has?
    // Channels-first.
    Expr keys_suffice() const;
    // keys_suffice(), or numbers of taps, which have no upper half.
    Expr one_half() const {
        return numbers_taps() ? Halide::Internal::const_true() : keys_suffice();
    }
    // Does the index grow least along x (row-major)? If not, x has the greatest stride
    // (column-major).
    Expr in_order() const;

    // ---- What exists ----------------------------------------------------------------------------

    // Pooled positions that exist along d: from first_window to last_window.
    Expr first_window(int d) const {
        return values.dim(x_dim() + d).min();
    }
    Expr last_window(int d) const {
        return values.dim(x_dim() + d).max();
    }
    // The first window of the tile's own along each dimension. A tile's own windows start at 0;
    // those before them, of the halo, belong to the tile before.
    Xyz own_first() const {
        return {max(first_window(0), 0), max(first_window(1), 0), max(first_window(2), 0)};
    }
    // The pooled position `delta` from group `at`, or else the nearest that exists, as no other may
    // be read. Where the two differ, no_key takes the place of the key that is read there.
    Expr existing(int d, const Expr &at, int delta) const;
    // A pooled position, as one that bounds inference takes to be inside the indices' buffer.
    Group position(const Xyz &at) const;
    // Does the window of a group exist along y and z?
    Expr rows_exist(const Group &own) const;
    // How many groups of cells there are along a dimension.
    Expr groups(int d) const {
        const Expr extent = dst.dim(x_dim() + d).extent();
        return (extent + axes[d].stride - 1) / axes[d].stride;
    }
    // The taps of window o whose cells exist.
    Expr first_tap(int d, const Expr &o) const;
    Expr last_tap(int d, const Expr &o) const;
    // The key of a window's number-th tap along a dimension, less the window's own.
    Expr tap_at(int d, const Expr &window, const Expr &number) const;

    // ---- A cell ---------------------------------------------------------------------------------

    // Loads the pair of the window at the given distances from group `own`. In dimensions before
    // first_dim it is known to exist.
    Pair fetch_at(const Group &own, const std::array<int, 3> &delta, const Expr &plane,
                  const Expr &lane, int first_dim) const;
    // The cell of phase `phase`: CellRule::with for each window over it, in row-major order of
    // pooled positions (C8, C9). A window names the cell if its key is that of the tap that the
    // cell is.
    Expr cell(const std::array<int, 3> &phase, const Fetch &fetch) const;
    // The value that `of` gives for the phase that the cell has: along each d the one of which
    // is(d, phase) holds. It is a chain of selects over all phases; where the loops over phases are
    // unrolled, the conditions are constants, and one phase is left.
    using IsPhase = std::function<Expr(int d, int phase)>;
    using OfPhase = std::function<Expr(const std::array<int, 3> &phase)>;
    Expr of_phase(const IsPhase &is, const OfPhase &of) const;
    // The cell at (phase_x, y, z), whose phases are found out by unrolled loops.
    Expr any_cell(const Expr &phase_x, const Fetch &fetch) const;

    // ---- Guards, and updates of outputs ---------------------------------------------------------

    // Refuses a guard under which a pixel may have fewer channels than the schedule stores at once.
    void need_channels(int least) const;
    // Refuses a guard under which the last tile of a row would be stored past the row's end.
    void need_whole_tiles(int width) const;
    // The update of dst that was defined last.
    Halide::Stage updated() const;

private:
    int x_dim() const {
        return spec.channels_last ? 1 : 0;
    }
    const Var y{"y"}, z{"z"};
};

using GatherSchedule = Schedule<Gather>;
using GatherEntry = ScheduleEntry<Gather>;
using GatherTable = ScheduleTable<Gather>;

// Schedules by the names that rows have: unpooling and pooling's gradient share them.
const std::vector<GatherTable::Line> &gather_schedules();
// The kernel's outputs, by the schedule that its row names.
void define(const GatherTable &schedules, const Gather &op);

// schedules/*.cpp; channels-first.
extern const GatherEntry kRows, kRowsWithGaps, kOverlappingRows, kReplicate, kReplicateByMatches,
    kVariableShift, kPlaneLoop, kOverlapK3S2, kSamePadding;
// Channels-last.
extern const GatherEntry kChannels, kReplicateChannels, kOverlapChannels, kPixelLine;

// An entry's test: Gather's specs are GatherSpecs.
template<bool (*Applies)(const GatherSpec &)>
bool applies_to(const Spec &spec) {
    return Applies(static_cast<const GatherSpec &>(spec));
}

// ---- Small things ---------------------------------------------------------------------------

// The low 32 bits of an index, without a sign: sums and differences of them wrap.
inline Expr low_half(const Expr &e) {
    return cast<uint32_t>(e);
}
// A loop's extent, which is seen not to be negative: fused loops have no test for that then.
inline Expr not_negative(const Expr &extent) {
    return extent % (1 << 30);
}
// The update of f that was defined last.
inline Halide::Stage last_update(Func f) {
    return f.update(f.num_update_definitions() - 1);
}
// One group of cells along dimension d together: they share their windows, and their phases are
// constants. The loops over groups, and within one.
std::pair<Var, Var> split_by_groups(Halide::Stage &stage, const Var &v, int stride);

}  // namespace argpool::unpooling
