// Linux says what a CPU sees. glibc's sysconf, which works it out of CPUID, may count the caches
// of a whole machine: it said 320 MB where a virtual EPYC has 32.
// SPDX-License-Identifier: MIT
#include "caches.h"

#include <filesystem>
#include <fstream>
#include <string>

namespace argpool::tune {

static double lastCache = 0;  // bytes; 0: as the system says

void setLastCache(double bytes) { lastCache = bytes; }

double cacheBytes(int level, double otherwise) {
  if (level == 3 && lastCache > 0) return lastCache;
  std::error_code none;
  for (const auto &cache :
       std::filesystem::directory_iterator("/sys/devices/system/cpu/cpu0/cache", none)) {
    int number = 0;
    double kilobytes = 0;
    std::string type;
    std::ifstream(cache.path() / "level") >> number;
    std::ifstream(cache.path() / "type") >> type;
    std::ifstream(cache.path() / "size") >> kilobytes;
    if (number == level && type != "Instruction" && kilobytes > 0) return kilobytes * 1024;
  }
  return otherwise;
}

}  // namespace argpool::tune
