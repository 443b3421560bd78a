// Sizes of this machine's caches.
// SPDX-License-Identifier: MIT
#pragma once

namespace argpool::tune {

/// Bytes of the data cache of a level (2, 3) that one CPU sees; `otherwise` where nobody says.
double cacheBytes(int level, double otherwise);

/// What cacheBytes says of level 3 from now on: a virtual machine may report its host's.
void setLastCache(double bytes);

}  // namespace argpool::tune
