// Reports as JSON.
// SPDX-License-Identifier: MIT
#include "report.h"

#include <cstdio>
#include <cstdlib>
#include <fstream>

namespace argpool::test {
namespace {

// Keys are our own sentences; quotes and backslashes do not occur but must not break the file.
std::string quoted(const std::string& text) {
  std::string out = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return out + '"';
}

std::string object(const std::map<std::string, int64_t>& counts) {
  std::string out = "{";
  for (const auto& [key, count] : counts) {
    out += (out.size() > 1 ? ", " : "") + quoted(key) + ": " + std::to_string(count);
  }
  return out + "}";
}

std::string array(const Coverage& coverage) {
  std::string out = "[";
  for (const auto& [key, count] : coverage) {
    const auto& [op, rank, elem, index, layout] = key;
    out += (out.size() > 1 ? ", [" : "[") + quoted(op) + ", " + std::to_string(rank) + ", " +
           quoted(elem) + ", " + quoted(index) + ", " + quoted(layout) + ", " +
           std::to_string(count) + "]";
  }
  return out + "]";
}

}  // namespace

CoverageKey coverage_key(const Problem& p) {
  return {word_of(p.op), p.window.rank, p.elem, p.index, word_of(p.layout)};
}

std::string to_json(const Report& report) {
  return "{\"program\": " + quoted(report.program) +
         ", \"variants\": " + std::to_string(report.variants) +
         ", \"problems\": " + std::to_string(report.problems) +
         ", \"comparisons\": " + object(report.comparisons) +
         ", \"skipped\": " + object(report.skipped) +
         (report.reach.empty() ? "" : ", \"reach\": " + object(report.reach)) +
         ", \"coverage\": " + array(report.coverage) + "}";
}

bool write(const Report& report) {
  const std::string json = to_json(report);
  Report brief = report;
  brief.coverage.clear();  // hundreds of cells: for the file
  printf("%s\n", to_json(brief).c_str());
  const char* folder = getenv("ARGPOOL_TEST_REPORT");
  if (!folder || !*folder) return true;
  std::ofstream out(std::string(folder) + "/" + report.program + ".json");
  out << json << "\n";
  out.close();
  return bool(out);
}

}  // namespace argpool::test
