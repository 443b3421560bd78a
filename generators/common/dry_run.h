// A lowered kernel, run without data: its loops, conditions and addresses are computed for a call
// of given extents, and each element of the call's buffers that it loads or stores is marked.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "Halide.h"

namespace argpool {

// A buffer of a call. Its elements lie `stride` elements apart along each dimension; what lies
// between them is a gap.
struct DryBuffer {
    std::vector<int> extent, stride;
    int bytes;         // of an element
    uint64_t address;  // of the first one

    // An element's state.
    enum Mark : uint8_t {
        Gap,      // no element of the buffer
        Untouched,
        Perhaps,  // touched under a condition that depends on data
        Touched,
    };
    std::vector<Mark> marks;     // by the distance from the first element
    bool anywhere = false;       // touched where data says: any element may have been

    DryBuffer(std::vector<int> extent, std::vector<int> stride, int bytes, uint64_t address);
    // The coordinates of the element that lies so far from the first one, as "(3, 0, 1, 2)".
    std::string place(int64_t offset) const;
    // The first element that is certain not to have been touched; -1 if there is none.
    int64_t first_untouched() const;
    // Can it not be told whether all were touched?
    bool undecided() const;
};

// A kernel's arguments, by the names that its lowered code has.
struct DryCall {
    std::map<std::string, int64_t> scalars;
    std::map<std::string, DryBuffer> buffers;
};

// Runs `body` and marks the buffers of `call`. Values that depend on what buffers hold are not
// known; a statement whose condition is not known is run both ways, and an element counts as
// touched only where both ways touch it. Returns an empty text, or a sentence about the first load
// or store that is certain to lie outside of its buffer's elements. At most `steps` statements and
// expressions are evaluated; where that did not suffice, `steps` is 0 afterwards.
std::string dry_run(const Halide::Internal::Stmt &body, DryCall &call, int64_t &steps);

}  // namespace argpool
