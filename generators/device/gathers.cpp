// Unpooling and pooling's gradient, and what does them again for planes with foreign indices.
// SPDX-License-Identifier: MIT

#include "gather.h"
#include "redo.h"

namespace {

using namespace argpool;

using MaxUnpool = DeviceGather</*adds=*/false>;
using MaxUnpoolScatter = DeviceRedo</*adds=*/false>;
using MaxPoolBackward = DeviceGather</*adds=*/true>;
using MaxPoolBackwardScatter = DeviceRedo</*adds=*/true>;

}  // namespace

HALIDE_REGISTER_GENERATOR(MaxUnpool, max_unpool)
HALIDE_REGISTER_GENERATOR(MaxUnpoolScatter, max_unpool_scatter)
HALIDE_REGISTER_GENERATOR(MaxPoolBackward, max_pool_backward)
HALIDE_REGISTER_GENERATOR(MaxPoolBackwardScatter, max_pool_backward_scatter)
