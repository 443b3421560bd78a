// Optional parts of the runtime. libargpool.a and libargpool.so have them; libargpool_small.a,
// for programs that count their bytes, has none: its results are the same, and it says what it
// lacks. Tested as constants, so that compilers drop what they guard. Both may be linked into one
// program, so structs and functions that other files use are the same in both.
// SPDX-License-Identifier: MIT
#pragma once

namespace argpool {

#ifdef ARGPOOL_SMALL
constexpr bool kWhole = false;
#else
constexpr bool kWhole = true;
#endif

constexpr bool kExplains = kWhole;  // ARGPOOL_VERBOSE=dispatch
constexpr bool kMeasures = kWhole;  // plans by measuring: quicker, no other results
constexpr bool kWisdom = kWhole;    // what plans learnt: quicker, no other results
constexpr char kNoWisdom[] = "libargpool_small.a keeps no wisdom; link libargpool.a for it";
constexpr bool kDevices = kWhole;   // tensors on a GPU
constexpr bool kPieces = kWhole;    // large windows by pieces: quicker, no other results
constexpr bool kVectorCopies = kWhole;  // views are packed by vectors: quicker

}  // namespace argpool
