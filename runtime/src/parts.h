// What a runtime may do without. libargpool.a and libargpool.so have all of it; libargpool_small.a,
// for programs that count their bytes, has none: its results are the same, and it says what it
// lacks. Tested as constants, so that compilers drop what they guard.
// SPDX-License-Identifier: MIT
#pragma once

namespace argpool {

#ifdef ARGPOOL_SMALL
constexpr bool kWhole = false;
#else
constexpr bool kWhole = true;
#endif

constexpr bool kExplains = kWhole;  // ARGPOOL_VERBOSE=dispatch
constexpr bool kTunes = kWhole;     // ARGPOOL_TUNING
constexpr bool kDevices = kWhole;   // tensors on a GPU
constexpr bool kPieces = kWhole;    // large windows by pieces: quicker, no other results
constexpr bool kRemembers = kWhole; // a thread's last calls: they are checked and selected again
constexpr bool kModels = kWhole;    // costs side by side: selects quicker, no other rows

}  // namespace argpool
