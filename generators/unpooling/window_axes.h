// A compiled-in window, one dimension at a time, as it is seen from the cells under it.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <vector>

#include "common/kernel_generator.h"

namespace argpool {

using Halide::cast;

// Cell q*stride + phase is tap `tap` of pooled position q + delta.
struct Cover {
    int tap, delta;
};

struct Axis {
    int kernel, stride, pad, dilation;

    // The windows over a phase, in ascending pooled position: C8's winner comes last.
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

    // How far before and after its own group of `stride` cells the windows over it lie.
    int reach(bool after) const {
        int furthest = 0;
        for (int phase = 0; phase < stride; phase++) {
            for (const Cover &c : covers(phase)) {
                furthest = after ? std::max(furthest, c.delta) : std::min(furthest, c.delta);
            }
        }
        return furthest;
    }

    // How many windows lie over a group.
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
