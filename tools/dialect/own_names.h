// Names that a library's header has for itself.
// SPDX-License-Identifier: MIT
#pragma once

namespace argpool {

/// Behind "<library>_": no function of a spec or a model may have them, the last one only where
/// another is a region.
inline constexpr const char *kOwnNames[] = {"table", "set_"};
inline constexpr const char *kOwnNameOfRegions = "regions";

}  // namespace argpool
