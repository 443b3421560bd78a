// How many CPUs a control group's quota amounts to.
// SPDX-License-Identifier: MIT
#pragma once

namespace argpool {

// CPU time per time, rounded up, of the strictest quota that the process runs under: `docker run
// --cpus=1.5` is 2. 0: there is none. `groups` is /sys/fs/cgroup, `own` /proc/self/cgroup.
int quota_cpus(const char* groups, const char* own);

}  // namespace argpool
