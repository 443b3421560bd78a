// Unpooling and pooling's gradient, and what does them again for planes with foreign indices.
// SPDX-License-Identifier: MIT

#include "gather.h"
#include "redo.h"

namespace {

using namespace argpool;

class MaxUnpool : public DeviceGather<MaxUnpool, false> {};
class MaxUnpoolScatter : public DeviceRedo<MaxUnpoolScatter, false> {};
class MaxPoolBackward : public DeviceGather<MaxPoolBackward, true> {};
class MaxPoolBackwardScatter : public DeviceRedo<MaxPoolBackwardScatter, true> {};

}  // namespace

HALIDE_REGISTER_GENERATOR(MaxUnpool, max_unpool)
HALIDE_REGISTER_GENERATOR(MaxUnpoolScatter, max_unpool_scatter)
HALIDE_REGISTER_GENERATOR(MaxPoolBackward, max_pool_backward)
HALIDE_REGISTER_GENERATOR(MaxPoolBackwardScatter, max_pool_backward_scatter)
