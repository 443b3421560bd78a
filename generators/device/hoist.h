// What kernels do once a thread, or once for all threads, where Halide would do it more often.
// SPDX-License-Identifier: MIT
#pragma once

#include "Halide.h"

namespace argpool {

// Moves values out of kernels that no thread's number goes into, where they take a division or a
// call: the host computes them before the launch. Halide's own pass does so too, but leaves what
// depends on a `let` within the kernel. And tests on which all that a loop does depends are made
// before the loop, where they do not change in it.
class HoistOutOfKernels : public Halide::Internal::IRMutator {
protected:
    using Halide::Internal::IRMutator::visit;
    Halide::Internal::Stmt visit(const Halide::Internal::For *loop) override;
};

}  // namespace argpool
