// Channels-first, windows that are given at run time, rows narrower than a vector: many_taps.cpp
// with a plane a lane. Cells are gathered, one from each of as many planes as there are lanes;
// results are transposed before they are stored. It wins where planes are as many as lanes, or
// more.
// SPDX-License-Identifier: MIT
#include "pooling/parts/maxima.h"

namespace argpool::pooling {

const PoolingEntry kPlaneLanes{
    "many_taps with a plane a lane: cells and results are gathered",
    "a window given at run time, channels-first",
    [](const Spec &spec) { return !spec.kernel && !spec.channels_last; },
    [](const Pooling &op) { return make_many_taps(op, Lanes::Planes); }};

}  // namespace argpool::pooling
