// Numbers of which Halide's passes, and LLVM's, know nothing until they are done.
// SPDX-License-Identifier: MIT
#pragma once

#include "kernel_generator.h"

namespace argpool {

// A number of which Halide and its bounds inference know nothing. argpool-compile takes the call
// away (tools/emit/passes/opaque_value.cpp).
inline Expr hidden(const Expr &number) {
    return Halide::Internal::Call::make(Halide::Int(32), "argpool_by_itself", {number},
                                        Halide::Internal::Call::PureExtern);
}

// Reads lane by lane what a vector's indices name: cell(index + a number that bounds inference does
// not see). Without this, LLVM computes the lanes' addresses as a vector and takes that apart.
inline Expr low_half_by_itself(const Expr &index) {
    return hidden(cast<int>(index));
}

}  // namespace argpool
