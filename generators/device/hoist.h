// What all threads of a kernel compute alike is computed on the host, before the launch.
// SPDX-License-Identifier: MIT
#pragma once

#include "Halide.h"

namespace argpool {

// Moves values out of kernels that no thread's number goes into, where they take a division or a
// call. Halide's own pass does so too, but leaves what depends on a `let` within the kernel.
class HoistOutOfKernels : public Halide::Internal::IRMutator {
protected:
    using Halide::Internal::IRMutator::visit;
    Halide::Internal::Stmt visit(const Halide::Internal::For *loop) override;
};

}  // namespace argpool
