// The gradient of max unpooling where every position has the cell that its index names (C10).
// SPDX-License-Identifier: MIT

#include "unpool_backward.h"

namespace {

using namespace argpool;

class MaxUnpoolBackward : public UnpoolBackward<MaxUnpoolBackward> {};

}  // namespace

HALIDE_REGISTER_GENERATOR(MaxUnpoolBackward, max_unpool_backward)
