// Channels-last: whole vectors of channels, then the channels that are left, under a mask.
// SPDX-License-Identifier: MIT
#include "channel_vectors.h"

namespace argpool::unpooling {

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

Expr ChannelVectors::start(const Expr &vector, const Expr &bulk) const {
    const int n = op.lanes;
    return op.spec.streams() ? vector * n : min(vector * n, bulk - n);
}

Halide::Stage ChannelVectors::define_bulk(const Expr &bulk, bool checked) const {
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

Halide::Stage ChannelVectors::define_tail(const Expr &done) const {
    const int n = op.lanes;
    RDom e(0, n, 0, (channels() - done + n - 1) / n, "e");
    const Expr rest = done + e.y * n;
    e.where(rest + e.x < channels());
    op.dst(rest + e.x, x, y, z) = cell_at(rest, e.x);
    Halide::Stage last = op.updated();
    by_groups(last, e.x, e.y);
    return last;
}

Expr ChannelVectors::cell_at(const Expr &first, const Expr &lane) const {
    const auto &axes = op.axes;
    const Group own{x / axes[0].stride, y / axes[1].stride, z / axes[2].stride};
    return op.any_cell(x, [&](int dx, int dy, int dz) {
        return op.fetch_at(own, {dx, dy, dz}, first, lane, 0);
    });
}

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
