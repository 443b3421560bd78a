// Channels-last: whole vectors of channels, then the channels that are left, under a mask.
// SPDX-License-Identifier: MIT
#include "channel_vectors.h"

namespace argpool::unpooling {

// The pure definition is undef, for which Halide makes no code; the updates write every cell.
void ChannelVectors::begin() const {
    op.dst(p, x, y, z) = Halide::undef(op.spec.elem);
    if (op.foreign) {
        checks.begin();
    }
}

Expr ChannelVectors::bulk() const {
    const int n = op.lanes;
    return op.spec.streams() ? channels() / n * n : select(channels() >= n, channels(), 0);
}

// Unless the row streams, the last vector starts at bulk - n: it may share channels with the one
// before, which are stored twice with the same values.
Expr ChannelVectors::start(const Expr &vector, const Expr &bulk) const {
    const int n = op.lanes;
    return op.spec.streams() ? vector * n : min(vector * n, bulk - n);
}

// The check is part of the loop over vectors, whose indices are in registers there. It compares an
// index with the taps of its own group's window, which serves disjoint windows only.
Halide::Stage ChannelVectors::define_bulk(const Expr &bulk, bool checked) const {
    // Lanes, and vectors of channels; x, y and z are pure Vars, over all pixels of the tile.
    const RDom r(0, op.lanes, 0, vectors(bulk), "r");
    op.dst(start(r.y, bulk) + r.x, x, y, z) = cell_at(start(r.y, bulk), r.x);
    Halide::Stage cells = op.updated();
    const std::array<Var, 3> groups = by_groups(cells, r.x, r.y);
    if (op.foreign && checked) {
        _halide_user_assert(op.spec.spans() == 1) << "windows that overlap are not checked here\n";
        checks.check_channels(bulk, [&](const Expr &v) { return start(v, bulk); }, cells, r.y,
                              groups);
    }
    return cells;
}

// where() makes the last vector's loads and stores masked: channels past the last are not touched.
Halide::Stage ChannelVectors::define_tail(const Expr &done) const {
    const int n = op.lanes;
    // Likewise, with the vectors that start from `done` on.
    RDom e(0, n, 0, (channels() - done + n - 1) / n, "e");
    const Expr rest = done + e.y * n;
    e.where(rest + e.x < channels());
    op.dst(rest + e.x, x, y, z) = cell_at(rest, e.x);
    Halide::Stage last = op.updated();
    by_groups(last, e.x, e.y);
    return last;
}

// The cell reads each window over it, with a test of whether that window exists.
Expr ChannelVectors::cell_at(const Expr &first, const Expr &lane) const {
    const auto &axes = op.axes;
    const Group own{x / axes[0].stride, y / axes[1].stride, z / axes[2].stride};
    return op.any_cell(x, [&](int dx, int dy, int dz) {
        return op.fetch_at(own, {dx, dy, dz}, first, lane, 0);
    });
}

// From the innermost loop: lanes, the cells of a group (unrolled), vectors of channels, groups. The
// cells of a group are under the same windows, whose loads LLVM then shares among them.
std::array<Var, 3> ChannelVectors::by_groups(Halide::Stage &stage, const Halide::RVar &lane,
                                             const Halide::RVar &vectors) const {
    stage.allow_race_conditions().vectorize(lane);
    const auto [xo, xi] = split_by_groups(stage, x, op.axes[0].stride);
    const auto [yo, yi] = split_by_groups(stage, y, op.axes[1].stride);
    const auto [zo, zi] = split_by_groups(stage, z, op.axes[2].stride);
    stage.reorder(lane, xi, yi, zi, vectors, xo, yo, zo);
    return {xo, yo, zo};
}

}  // namespace argpool::unpooling
