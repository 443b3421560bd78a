// Measured costs as a file.
// SPDX-License-Identifier: MIT
#include "write.h"

#include <unistd.h>

#include <cctype>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>

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
  uint64_t bit;
} kFeatures[] = {{"sse4_1", "sse41", ARGPOOL_CPU_SSE41},
                 {"avx", "avx", ARGPOOL_CPU_AVX},
                 {"f16c", "f16c", ARGPOOL_CPU_F16C},
                 {"fma", "fma", ARGPOOL_CPU_FMA},
                 {"avx2", "avx2", ARGPOOL_CPU_AVX2},
                 {"avx512f", "avx512f", ARGPOOL_CPU_AVX512F},
                 {"avx512bw", "avx512bw", ARGPOOL_CPU_AVX512BW},
                 {"avx512dq", "avx512dq", ARGPOOL_CPU_AVX512DQ},
                 {"avx512vl", "avx512vl", ARGPOOL_CPU_AVX512VL},
                 {"avx512cd", "avx512cd", ARGPOOL_CPU_AVX512CD},
                 {"popcnt", "popcnt", ARGPOOL_CPU_POPCNT}};

// ` has(sse41, avx, …)`
std::string features() {
  const uint64_t bits = thisCpu().features;
  std::string list;
  for (const auto &each : kFeatures)
    if (bits & each.bit) list += (list.empty() ? "" : ", ") + std::string(each.name);
  return list.empty() ? "" : " has(" + list + ")";
}

constexpr const char kColumns[] =
    "row,planes,rows,line,lanes,cells,input,taps,steps,bytes,once,ns,total,weight,contest";

}  // namespace

argpool_cpu thisCpu() {
  argpool_cpu cpu = {};
  const std::string vendor = field("vendor_id", ""), flags = ' ' + field("flags", "") + ' ';
  vendor.copy(cpu.vendor, sizeof cpu.vendor);
  cpu.family = uint32_t(std::strtoul(field("cpu family", "0").c_str(), nullptr, 10));
  cpu.model = uint32_t(std::strtoul(field("model", "0").c_str(), nullptr, 10));
  for (const auto &each : kFeatures)
    if (flags.find(std::string(" ") + each.flag + ' ') != std::string::npos)
      cpu.features |= each.bit;
  return cpu;
}

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

bool readSamples(const std::string &path, Samples *samples) {
  std::ifstream file(path);
  std::string line, name;
  if (!std::getline(file, line) || line != kColumns) return false;
  while (std::getline(file, line)) {
    std::istringstream fields(line);
    std::getline(fields, name, ',');
    Sample s;
    Work &w = s.work;
    double length = 0, lanes = 0, contest = 0;
    for (double *each : {&w.planes, &w.rows, &length, &lanes, &w.cells, &w.input, &w.taps,
                         &w.steps, &w.bytes, &w.once, &s.ns, &s.total, &s.weight,
                         &contest}) {
      if (!(fields >> *each)) return false;
      fields.ignore(1, ',');
    }
    w.line = int64_t(length);
    w.lanes = int64_t(lanes);
    s.contest = uint64_t(contest);
    (*samples)[name].push_back(s);
  }
  return true;
}

std::string nameOf(const std::string &path) {
  std::string name = path.substr(path.rfind('/') + 1);
  name = name.substr(0, name.rfind('.'));
  for (char &c : name)
    if (!std::isalnum(static_cast<unsigned char>(c))) c = '_';
  return name.empty() || std::isdigit(static_cast<unsigned char>(name[0])) ? "_" + name : name;
}

std::string costsFile(const std::vector<std::string> &head, const std::string &path,
                      const argpool_table &table, const Costs &costs, const Shared &shared,
                      const std::string &machine) {
  std::string text;
  for (const std::string &line : head) text += "// " + line + "\n";
  text += "// SPDX-License-Identifier: MIT\n\nargpool.costs @" + nameOf(path) + " cpu \"" +
          field("vendor_id", "unknown") + "\" family " + field("cpu family", "0") + " model " +
          field("model", "0") + features();
  if (shared.threads > 1 && shared.stream > 0 && shared.memory > 0)
    text += " shared threads " + std::to_string(shared.threads) + " stream " +
            number(float(shared.stream)) + " missed " +
            (shared.missed == 0 ? "0.0" : number(float(shared.missed))) +  // read as a float
            " memory " + number(float(shared.memory));
  if (!machine.empty()) text += ' ' + machine;
  text += " {\n";
  for (uint32_t i = 0; i < table.row_count; ++i) {
    const auto found = costs.find(table.rows[i].name);
    if (found == costs.end()) continue;
    const argpool_cost &c = found->second;
    const struct {
      const char *name;
      float value;
    } terms[] = {{"call", c.call},   {"plane", c.plane}, {"row", c.row},     {"vector", c.vector},
                 {"width", c.width}, {"tail", c.tail},   {"cell", c.cell},   {"input", c.input},
                 {"thin", c.thin},   {"tap", c.tap},     {"step", c.step},   {"far", c.far},
                 {"cache", c.cache}, {"deep", c.deep},   {"last", c.last}};
    static_assert(sizeof terms / sizeof *terms == sizeof c / sizeof(float), "every term");
    std::string list;
    for (const auto &term : terms)
      if (term.value > 0) list += (list.empty() ? "" : ", ") + std::string(term.name) + " = " +
                                  number(term.value);
    if (list.empty()) continue;  // a row of another kind of device, or one that costs nothing
    text += "  argpool.measured \"" + found->first + "\" cost <" + list + ">\n";
  }
  return text + "}\n";
}

}  // namespace argpool::tune
