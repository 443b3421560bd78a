// From a row to the command line of the generator that makes it.
// SPDX-License-Identifier: MIT
#include "generator_command.h"

#include "dialect/dialect.h"

namespace argpool::emit {
namespace {

// Halide features of every kernel: a kernel checks nothing, links nothing, and keeps IEEE
// comparisons (C5, C6); its user context is where scratch memory comes from.
constexpr const char *kKernelFeatures =
    "-no_asserts-no_runtime-no_bounds_query-strict_float-user_context";

// The generators' parameters are spelled as the dialect spells them.
template <typename Enum> std::string word(Enum value) { return stringifyEnum(value).str(); }

std::string xyz(const int32_t (&n)[3]) {
  return std::to_string(n[0]) + "x" + std::to_string(n[1]) + "x" + std::to_string(n[2]);
}

}  // namespace

std::string Target::deviceName() const { return word(Device(device)); }

std::vector<std::string> generatorArguments(const Plan &plan, const Row &row) {
  if (!row.region.empty())
    return {"-g", "pipeline", "-f", row.name, "-e", "bitcode", "region=" + row.regionText,
            "lanes=" + std::to_string(row.lanes),
            row.channelsLast ? "channels_last=true"
                             : "whole_planes=" + std::string(row.mostCells ? "true" : "false"),
            "target=" + plan.targets[row.target].halide + kKernelFeatures};
  const Kernel &kernel = row.kernel;
  std::vector<std::string> args = {"-g", word(KernelKind(kernel.op)), "-f", row.name,
                                   "-e", "bitcode"};
  if (kernel.elem != ARGPOOL_ELEM_NONE)
    args.push_back("elem=" + word(ElemKind(kernel.elem)));
  args.push_back("index=" + word(IndexKind(kernel.index)));
  args.push_back(kernel.layout == ARGPOOL_LAYOUT_CF ? "layout=cf" : "layout=cl");
  if (kernel.anyWindow()) {
    args.push_back("kernel=any");
  } else {
    args.push_back("kernel=" + xyz(kernel.window.kernel));
    args.push_back("stride=" + xyz(kernel.window.stride));
    args.push_back("pad=" + xyz(kernel.window.pad));
    args.push_back("dilation=" + xyz(kernel.window.dilation));
  }
  args.push_back("schedule=" + row.schedule);
  args.push_back("lanes=" + std::to_string(row.lanes));
  const argpool_guard &guard = row.guard;
  const std::pair<const char *, uint32_t> promises[] = {
      {"min_w", guard.min_w},           {"max_w", guard.max_w},   {"min_c", guard.min_c},
      {"max_c", guard.max_c},           {"min_cells", guard.min_cells},
      {"max_cells", guard.max_cells},   {"multiple_w", guard.multiple_w},
      {"align", guard.align}};
  for (auto [field, value] : promises) {
    if (value) args.push_back(std::string(field) + "=" + std::to_string(value));
  }
  if (row.checks) args.push_back("checks=true");
  args.push_back("target=" + plan.targets[row.target].halide + kKernelFeatures);
  return args;
}

}  // namespace argpool::emit
