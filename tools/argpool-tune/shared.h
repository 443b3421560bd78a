// Measures the way to memory, which threads share (argpool_registry.h, argpool_cpu).
// SPDX-License-Identifier: MIT
#pragma once

#include "call.h"

namespace argpool::tune {

/// Times pooling by rows that stream on all CPUs, a few megabytes of outputs, which the last cache
/// would have held; and by other rows on one and on all, of more than it holds. Not known where
/// there is one CPU or no such row. What calls beyond the last cache take is not measured, and 0,
/// where that holds more than networks' tensors have (a virtual machine may report its host's), or
/// where `until`, as now() counts, is too near.
Shared measureShared(const argpool_table &table, Tensors &tensors, double until);

}  // namespace argpool::tune
