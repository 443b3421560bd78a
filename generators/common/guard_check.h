// Whether a row's guard promises what its schedule needs, judged before any call runs.
// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>

#include "Halide.h"

namespace argpool {

// `body` is a lowered kernel that still has its assertions: among them, for each dimension of each
// output, that the region which the schedule stores to lies in the buffer. They are evaluated for
// output extents at the edges of the guard; where one is false the generator ends with a sentence
// that names the extents, since a call with such extents would store outside. `parameters` are the
// generator's: its window, layout, lanes and guard.
//
// Bounds inference believes promise_clamped; what is loaded is not judged here, but by the guard
// pages of tests/kernels.
void check_guard(const Halide::Internal::Stmt &body,
                 const std::map<std::string, std::string> &parameters);

// A schedule calls this where it keeps its stores inside by means that bounds inference does not
// see: RDom::where, an index that was checked, a plane that is stored to as one line. check_guard
// then leaves the kernel to the guard pages, too. (Of 1,485 rows of default.mlir, 246.)
void bounds_its_stores();

Halide::Internal::Stmt without_assertions(const Halide::Internal::Stmt &body);

}  // namespace argpool
