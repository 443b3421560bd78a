// Samples as a file, and a CPU in the words of a file of costs.
// SPDX-License-Identifier: MIT
#include "samples.h"

#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>

#include "caches.h"

namespace argpool::tune {
namespace {

// Four digits, without an exponent: MLIR and the runtime read it alike.
std::string number(float value) {
  char text[64];
  const int magnitude = value > 0 ? int(std::floor(std::log10(value))) : 0;
  snprintf(text, sizeof text, "%.*f", std::max(0, std::min(12, 3 - magnitude)), double(value));
  std::string out = text;
  if (out.find('.') != std::string::npos) {
    while (out.back() == '0') out.pop_back();
    if (out.back() == '.') out.pop_back();
  }
  return out;
}

// A field that Linux says of the first CPU, or `missing`.
std::string field(const std::string &name, const std::string &missing = "?") {
  std::ifstream file("/proc/cpuinfo");
  for (std::string line; std::getline(file, line);) {
    const size_t colon = line.find(':');
    if (colon == std::string::npos) continue;
    const std::string key = line.substr(0, line.find_last_not_of(" \t:", colon) + 1);
    if (key == name && colon + 2 <= line.size()) return line.substr(colon + 2);
  }
  return missing;
}

// Features that targets may need (tools/dialect/dialect.td), and Linux's names of them.
constexpr struct {
  const char *flag, *name;
} kFeatures[] = {{"sse4_1", "sse41"},
                 {"avx", "avx"},
                 {"f16c", "f16c"},
                 {"fma", "fma"},
                 {"avx2", "avx2"},
                 {"avx512f", "avx512f"},
                 {"avx512bw", "avx512bw"},
                 {"avx512dq", "avx512dq"},
                 {"avx512vl", "avx512vl"},
                 {"avx512cd", "avx512cd"},
                 {"popcnt", "popcnt"}};

// ` has(sse41, avx, …)`
std::string features() {
  const std::string flags = ' ' + field("flags", "") + ' ';
  std::string list;
  for (const auto &[flag, name] : kFeatures)
    if (flags.find(std::string(" ") + flag + ' ') != std::string::npos)
      list += (list.empty() ? "" : ", ") + std::string(name);
  return list.empty() ? "" : " has(" + list + ")";
}

constexpr const char kColumns[] =
    "row,planes,rows,line,lanes,cells,input,taps,steps,bytes,once,ns,total,weight,contest";

}  // namespace

std::string machine() {
  const auto kilobytes = [](int level) {
    return std::to_string(long(cacheBytes(level, 0) / 1024)) + " KB";
  };
  return field("model name") + " (model " + field("model") + "), " +
         std::to_string(sysconf(_SC_NPROCESSORS_ONLN)) + " CPUs, L2 " +
         kilobytes(2) + ", L3 " + kilobytes(3);
}

std::string samplesFile(const Samples &samples) {
  std::string text = std::string(kColumns) + '\n';
  for (const auto &[name, list] : samples) {
    for (const Sample &s : list) {
      text += name;
      const Work &w = s.work;
      for (double each : {w.planes, w.rows, double(w.line), double(w.lanes), w.cells, w.input,
                          w.taps, w.steps, w.bytes, w.once, s.ns, s.total, s.weight,
                          double(s.contest)}) {
        char digits[32];
        snprintf(digits, sizeof digits, ",%.9g", each);
        text += digits;
      }
      text += '\n';
    }
  }
  return text;
}

std::string kindText(const Shared &shared) {
  std::string text = "cpu \"" + field("vendor_id", "unknown") + "\" family " +
                     field("cpu family", "0") + " model " + field("model", "0") + features();
  if (shared.threads > 1 && shared.stream > 0 && shared.memory > 0)
    text += " shared threads " + std::to_string(shared.threads) + " stream " +
            number(float(shared.stream)) + " missed " +
            (shared.missed == 0 ? "0.0" : number(float(shared.missed))) +  // read as a float
            " memory " + number(float(shared.memory));
  return text;
}

}  // namespace argpool::tune
