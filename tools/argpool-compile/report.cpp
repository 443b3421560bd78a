// Each pass alone against none, in turns.
// SPDX-License-Identifier: MIT
#include "report.h"

#include <chrono>

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/TargetParser/Triple.h"

#include "dialect/dialect.h"
#include "emit/errors.h"
#include "emit/progress.h"
#include "report/calls.h"
#include "report/kernels.h"

using namespace llvm;
using mlir::func::FuncOp;

namespace argpool {
namespace {

// A pass pays where a function takes at most this part of its time without it.
constexpr double kPays = 0.97;
constexpr double kSeconds = 0.25;  // of timing a function before and after one pass
constexpr int kLeastRounds = 5, kMostRounds = 1000;

struct Way {
  const char *pass;
  Passes passes;
};

// Without passes first.
std::array<Way, 4> allWays() {
  std::array<Way, 4> ways = {{{"none", {}}, {"fuse-mask", {}}, {"narrow-indices", {}},
                              {"static-shapes", {}}}};
  for (Way &way : ways) way.passes.join = true;
  ways[1].passes.fuseMask = ways[2].passes.narrowIndices = ways[3].passes.staticShapes = true;
  return ways;
}

// The results of one way of compiling.
struct Compiled {
  Made made;
  const argpool_table *table = nullptr;
  std::string whyNot;  // it cannot run here, a sentence

  FuncOp function(StringRef name) { return made.front.module().lookupSymbol<FuncOp>(name); }
};

// Why this machine cannot run any of the library's kernels; "" where it may.
std::string whyNotHere(mlir::ModuleOp module) {
  const Triple host(sys::getDefaultTargetTriple());
  std::string other;
  for (auto target : module.getOps<TargetOp>()) {
    const Triple triple(target.getTriple());
    if (target.getDevice() == Device::CPU && triple.getArch() == host.getArch()) return "";
    other += (other.empty() ? "" : ", ") + target.getSymName().str();
  }
  return ("the library is for " + other + ", and this machine is " + host.getArchName()).str();
}

std::string textOf(FuncOp function) {
  std::string text;
  raw_string_ostream out(text);
  function.print(out);
  return text;
}

std::string bytesText(FuncOp function) {
  const std::optional<int64_t> bytes = report::indexBytes(function);
  return bytes ? std::to_string(*bytes) : "?";
}

double seconds() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

// Microseconds of both, the least of rounds in turns. False: `why` says what went wrong.
bool race(const std::array<report::Calls *, 2> &both, double (&least)[2], std::string &why) {
  least[0] = least[1] = 1e30;
  const double end = seconds() + kSeconds;
  for (int round = 0; round < kMostRounds && (round < kLeastRounds || seconds() < end); ++round)
    for (int i = 0; i < 2; ++i) {
      const double start = seconds();
      if (!both[size_t(i)]->run(why)) return false;
      least[i] = std::min(least[i], 1e6 * (seconds() - start));
    }
  return true;
}

class Report {
public:
  explicit Report(const Request &request) : request(request), progress(errs(), request.quiet) {}
  ~Report() {
    if (!folder.empty()) sys::fs::remove_directories(folder);
  }

  Expected<std::string> run() {
    if (std::error_code failed = sys::fs::createUniqueDirectory("argpool-report", folder))
      return emit::error("cannot make a folder to compile in: " + failed.message());
    for (auto [i, way] : enumerate(allWays()))
      if (Error failed = compileOne(way, all[i])) return failed;
    std::string text = formatv(kLine, "pass", "function", "index bytes", "us, one thread", "");
    for (auto [i, way] : enumerate(allWays()))
      if (i > 0) addPass(way, all[i], text);
    if (!all[0].whyNot.empty()) text += "no microseconds: " + all[0].whyNot + "\n";
    return text;
  }

private:
  static constexpr const char *kLine = "{0,-16}{1,-24}{2,-26}{3,-22}{4}\n";

  Error compileOne(const Way &way, Compiled &to) {
    progress.line(formatv("report: compiling with {0}", way.passes.staticShapes ||
                                                                way.passes.fuseMask ||
                                                                way.passes.narrowIndices
                                                            ? way.pass
                                                            : "no pass"));
    Request own = request;
    own.passes = way.passes;
    own.output = (folder + "/" + way.pass).str();
    if (own.cache.empty()) own.cache = (folder + "/cache").str();
    own.quiet = true;
    if (Error failed = compile(own, to.made)) return failed;
    to.whyNot = whyNotHere(to.made.front.module());
    if (!to.whyNot.empty()) return Error::success();
    auto table = report::loadKernels(own.output, own.library);
    if (table) to.table = *table;
    else to.whyNot = toString(table.takeError());
    return Error::success();
  }

  void addPass(const Way &way, Compiled &after, std::string &text) {
    Compiled &before = all[0];
    unsigned changed = 0;
    for (auto function : before.made.front.module().getOps<FuncOp>()) {
      FuncOp other = after.function(function.getSymName());
      const bool same = textOf(function) == textOf(other);
      if (same && !way.passes.staticShapes) continue;
      ++changed;
      std::string verdict;
      const std::string us = microseconds(function, other, after, verdict);
      text += formatv(kLine, way.pass, "@" + function.getSymName().str(),
                      bytesText(function) + " -> " + bytesText(other), us, verdict);
    }
    if (way.passes.staticShapes)
      text += formatv("{0,-16}{1} -> {2} rows, {3} -> {4} bytes of code\n", way.pass,
                      before.made.rows, after.made.rows, before.made.codeBytes,
                      after.made.codeBytes);
    if (changed == 0) text += formatv("{0,-16}changes nothing\n", way.pass);
    for (const std::string &remark : after.made.front.remarks())
      if (!is_contained(before.made.front.remarks(), remark))
        text += "  " + remark + "\n";
  }

  std::string microseconds(FuncOp function, FuncOp other, Compiled &after, std::string &verdict) {
    if (!all[0].whyNot.empty() || !after.whyNot.empty()) {
      verdict = after.whyNot == all[0].whyNot ? "" : after.whyNot;
      return "-";
    }
    auto slow = report::Calls::of(function, all[0].table, verdict);
    auto fast = slow ? report::Calls::of(other, after.table, verdict) : nullptr;
    double us[2];
    if (!fast || !race({slow.get(), fast.get()}, us, verdict)) return "-";
    verdict = us[1] <= kPays * us[0]   ? "pays"
              : us[1] * kPays <= us[0] ? "the same"
                                       : "does not pay";
    return formatv("{0:f1} -> {1:f1}", us[0], us[1]);
  }

  const Request &request;
  emit::Progress progress;
  SmallString<128> folder;
  std::array<Compiled, 4> all;
};

}  // namespace

Expected<std::string> reportPasses(const Request &request) { return Report(request).run(); }

}  // namespace argpool
