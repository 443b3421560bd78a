// A compiled-in window, one dimension at a time, as it is seen from the cells under it: which taps
// of which windows a cell is. All numbers are plain integers, known when the kernel is generated.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <vector>

#include "common/kernel_generator.h"

namespace argpool {

using Halide::cast;

// Cell q*stride + phase is tap `tap` of pooled position q + delta, for every q.
struct Cover {
    int tap, delta;
};

// The window along one dimension, in cells. Tap k of the window at pooled position o is the cell
// o*stride - pad + k*dilation.
struct Axis {
    int kernel, stride, pad, dilation;

    // The windows over a phase, in ascending pooled position, so that C8's winner comes last. From
    // o*stride - pad + k*dilation = q*stride + phase follows o - q = (phase + pad - k*dilation) /
    // stride, for each tap k where that is whole. k3s2p1, say: phase 0 is tap 1 of position q;
    // phase 1 is tap 2 of position q and tap 0 of position q + 1.
    std::vector<Cover> covers(int phase) const {
        std::vector<Cover> found;
        for (int tap = kernel - 1; tap >= 0; tap--) {
            const int ahead = phase + pad - tap * dilation;
            if (ahead % stride == 0) {
                found.push_back({tap, ahead / stride});
            }
        }
        return found;
    }

    // How far the windows over a group of `stride` cells lie after the group's own position
    // (`after`; 0 or more), or before it (0 or less), in pooled positions.
    int reach(bool after) const {
        int furthest = 0;
        for (int phase = 0; phase < stride; phase++) {
            for (const Cover &c : covers(phase)) {
                furthest = after ? std::max(furthest, c.delta) : std::min(furthest, c.delta);
            }
        }
        return furthest;
    }

    // How many pooled positions there are from reach(false) to reach(true). 1: the cells of a group
    // lie under the window of their own position, or under none.
    int span() const {
        return reach(true) - reach(false) + 1;
    }

    // A missing dimension, or one that the window does not span: every cell is its own window.
    bool trivial() const {
        return kernel == 1 && stride == 1 && pad == 0;
    }
};

// A window of the generator's parameters, each written XxYxZ.
inline std::array<Axis, 3> window_axes(const std::string &kernel, const std::string &stride,
                                       const std::string &pad, const std::string &dilation) {
    const auto k = parse_xyz(kernel), s = parse_xyz(stride);
    const auto p = parse_xyz(pad), d = parse_xyz(dilation);
    std::array<Axis, 3> axes;
    for (int i = 0; i < 3; i++) {
        axes[i] = {k[i], s[i], p[i], d[i]};
    }
    return axes;
}

}  // namespace argpool
