// What kernels do once a thread, or once for all threads, where Halide would do it more often.
// SPDX-License-Identifier: MIT
#pragma once

#include "Halide.h"

namespace argpool {

// Moves divisions and calls that do not depend on a thread's number out of kernels: the host
// computes them before the launch. Halide's own pass does so, too, but leaves those that depend on
// a `let` within the kernel. It also moves a test that guards the whole body of a loop, and does
// not change in the loop, before the loop.
class HoistOutOfKernels : public Halide::Internal::IRMutator {
protected:
    using Halide::Internal::IRMutator::visit;
    Halide::Internal::Stmt visit(const Halide::Internal::For *loop) override;
};

}  // namespace argpool
