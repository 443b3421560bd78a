// <name>.h: the table, and one function for each operation of the spec.
// SPDX-License-Identifier: MIT
#include "header.h"

#include <set>

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

#include "emit/versions.h"

using namespace llvm;

namespace argpool::emit {
namespace {

// C7 in a line, for whoever reads the header and not the contract.
StringRef meaning(StringRef indexSpace) {
  return StringSwitch<StringRef>(indexSpace)
      .Case("plane", "the row-major offset in its D*H*W plane")
      .Case("tensor", "the row-major offset in the whole N*C*D*H*W tensor")
      .Case("tensor_colmajor", "the offset in the whole tensor, its spatial part column-major")
      .Case("image", "(spatial offset)*C + c in its image")
      .Case("batch_image", "(spatial offset)*C + c in its image, plus n*D*H*W*C")
      .Case("tensor_default_shape",
            "the row-major offset in a tensor of the default extents, whatever dst's are")
      .Default("the tap number in its window, row-major");
}

// C8 and C10 likewise.
StringRef duplicatesMeaning(const Entry &entry) {
  const bool backward = entry.op == "max_unpool_backward";
  return StringSwitch<StringRef>(entry.duplicates)
      .Case("sum", backward ? "all get its gradient" : "the values add")
      .Case("exact", "the last gets its gradient, the others zero")
      .Default(backward ? "all get its gradient" : "the last value has it");
}

std::string product(ArrayRef<int64_t> list) {
  return join(map_range(list, [](int64_t n) { return std::to_string(n); }), "x");
}

// An array of argpool_window: three entries, the missing ones 0.
std::string three(ArrayRef<int64_t> list) {
  std::vector<int64_t> n(list.begin(), list.end());
  n.resize(3);
  return formatv("{{{0}, {1}, {2}}", n[0], n[1], n[2]);
}

std::string windowWords(const Entry &entry) {
  std::string words = "kernel " + product(entry.kernel) + ", stride " + product(entry.stride);
  const bool padded = any_of(concat<const int64_t>(entry.padBegin, entry.padEnd),
                             [](int64_t n) { return n != 0; });
  if (padded && entry.padBegin == entry.padEnd) words += ", pad " + product(entry.padBegin);
  if (entry.padBegin != entry.padEnd)
    words += ", pad " + product(entry.padBegin) + " before and " + product(entry.padEnd) + " after";
  if (any_of(entry.dilation, [](int64_t n) { return n != 1; }))
    words += ", dilation " + product(entry.dilation);
  return entry.ceilMode ? words + ", extents rounded up" : words;
}

// Writes the comment that says what the function computes and takes.
void writeComment(raw_ostream &out, const Entry &entry) {
  const bool indices = any_of(entry.tensors, [](auto &t) { return t.name == "indices"; });
  const std::string layout = entry.channelsLast ? "channels-last" : "channels-first";
  out << "\n/* " << entry.op << ": "
      << (entry.region.empty() ? windowWords(entry) + "; " + layout : "the layout of its strides")
      << ".\n";
  size_t widest = 0;
  for (const Entry::Tensor &tensor : entry.tensors) widest = std::max(widest, tensor.name.size());
  for (const Entry::Tensor &tensor : entry.tensors)
    out << " *   " << left_justify(tensor.name, widest) << (tensor.output ? "  out  " : "  in   ")
        << tensor.type << "\n";
  if (indices)
    out << " * An index (space " << entry.indexSpace << ") is " << meaning(entry.indexSpace)
        << ".\n";
  else if (entry.op == "max_mask")
    out << " * What max_unpool makes of max_pool, without values and indices in memory.\n";
  else if (entry.region.empty())
    out << " * No indices are captured.\n";
  if (StringRef(entry.op).starts_with("max_unpool"))
    out << " * Where several indices name one cell (duplicates " << entry.duplicates << "), "
        << duplicatesMeaning(entry) << ".\n";
  out << " */\n";
}

// `head` and a parameter a line, each below the first.
void writeParameters(raw_ostream &out, const std::string &head, ArrayRef<std::string> parameters) {
  out << head << join(parameters, ",\n" + std::string(head.size(), ' ')) << ") {\n";
}

// Extents that the spec fixes, checked before the call.
void writeChecks(raw_ostream &out, const std::string &function, const Entry &entry) {
  for (const Entry::Tensor &tensor : entry.tensors) {
    if (all_of(tensor.extents, [](int64_t extent) { return extent < 0; })) continue;
    const std::string extents =
        join(map_range(tensor.extents, [](int64_t n) { return std::to_string(n); }), ", ");
    out << "  static const int64_t " << tensor.name << "_extents[] = {" << extents << "};\n";
  }
  for (const Entry::Tensor &tensor : entry.tensors) {
    if (all_of(tensor.extents, [](int64_t extent) { return extent < 0; })) continue;
    out << "  bad = argpool_check_extents(\"" << function << "\", \"" << tensor.name << "\", "
        << tensor.name << ", " << tensor.extents.size() << ", " << tensor.name << "_extents);\n"
        << "  if (bad != ARGPOOL_OK) return bad;\n";
  }
}

bool fixesExtents(const Entry &entry) {
  return any_of(entry.tensors, [](const Entry::Tensor &tensor) {
    return any_of(tensor.extents, [](int64_t extent) { return extent >= 0; });
  });
}

// A region's function. `parameters` and `names` are those of its tensors.
void writeRegion(raw_ostream &out, const std::string &library, const Entry &entry,
                 ArrayRef<std::string> parameters, ArrayRef<std::string> names) {
  const std::string function = library + "_" + entry.name;
  writeParameters(out, "static inline argpool_status " + function + "(", parameters);
  out << "  const DLTensor* const tensors[] = {" << join(names, ", ") << "};\n";
  if (fixesExtents(entry)) {
    out << "  argpool_status bad;\n";
    writeChecks(out, function, entry);
  }
  out << "  return argpool_run_region(&" << library << "_" << entry.region
      << ", tensors, options);\n}\n";
}

void writeEntry(raw_ostream &out, const std::string &library, const Entry &entry) {
  writeComment(out, entry);
  const std::string function = library + "_" + entry.name;
  std::vector<std::string> parameters, names;
  for (const Entry::Tensor &tensor : entry.tensors) {
    parameters.push_back((tensor.output ? "DLTensor* " : "const DLTensor* ") + tensor.name);
    names.push_back(tensor.name);
  }
  parameters.push_back("const argpool_options* options");
  if (!entry.region.empty()) return writeRegion(out, library, entry, parameters, names);
  // Pooling always takes three tensors; indices nobody captures are null.
  const bool pools = StringRef(entry.op).ends_with("_pool");
  if (pools && !is_contained(names, "indices")) names.push_back("NULL");
  writeParameters(out, "static inline argpool_status " + function + "(", parameters);
  const bool fixed = fixesExtents(entry);
  out << "  static const argpool_window window = {\n      sizeof(argpool_window), "
      << entry.kernel.size() << ", " << int(entry.ceilMode) << ", " << three(entry.kernel) << ", "
      << three(entry.stride) << ",\n      " << three(entry.padBegin) << ", "
      << three(entry.padEnd) << ", " << three(entry.dilation) << "};\n";
  if (fixed) {
    out << "  argpool_status bad;\n";
    writeChecks(out, function, entry);
  }
  out << "  argpool_options set;\n"
      << "  " << library << "_set_(&set, options, ARGPOOL_INDEX_"
      << StringRef(entry.indexSpace).upper() << ", ARGPOOL_CHANNELS_"
      << (entry.channelsLast ? "LAST" : "FIRST") << ",\n      ARGPOOL_DUPLICATES_"
      << StringRef(entry.duplicates).upper() << ");\n"
      << "  return argpool_" << entry.op << "(&window, " << join(names, ", ") << ", &set);\n}\n";
}

// Writes the C++ function, which takes argpool.hpp's tensors.
void writeCppEntry(raw_ostream &out, const std::string &library, const Entry &entry) {
  const std::string function = library + "_" + entry.name;
  std::vector<std::string> parameters, names;
  for (const Entry::Tensor &tensor : entry.tensors) {
    parameters.push_back((tensor.output ? "const argpool::tensor& " : "const argpool::input& ") +
                         tensor.name);
    names.push_back(tensor.name + ".get()");
  }
  parameters.push_back("const argpool_options* options = nullptr");
  out << "\n";
  writeParameters(out, "inline argpool::result " + function + "(", parameters);
  out << "  return argpool::result(" << function << "(" << join(names, ", ")
      << ", options));\n}\n";
}

// ", libargpool_cuda.a" where rows are for such a device.
std::string deviceLibraries(const Plan &plan) {
  std::string libraries;
  for (const Target &target : plan.targets)
    if (target.onDevice()) libraries += ", libargpool_" + target.deviceName() + ".a";
  return libraries;
}

}  // namespace

std::string headerText(const Plan &plan, const std::vector<Entry> &entries,
                       const std::string &spec) {
  const std::string guard = "ARGPOOL_LIBRARY_" + StringRef(plan.library).upper() + "_H";
  std::string targets =
      join(map_range(plan.targets, [](const Target &target) { return target.name; }), ", ");
  const bool hasRegions = any_of(plan.rows, [](const Row &row) { return !row.region.empty(); });
  std::string text;
  raw_string_ostream out(text);
  out << "/* The operations of " << spec << ", compiled for " << targets << ".\n"
      << " * Made by " << madeBy() << "; not to be edited.\n"
      << " * Link lib" << plan.library << ".a" << deviceLibraries(plan)
      << " and libargpool. */\n"
      << "#ifndef " << guard << "\n#define " << guard << "\n\n"
      << "#include <argpool.h>\n"
      << (hasRegions ? "#include <argpool_region.h>\n" : "") << "#include <string.h>\n\n"
      << "#ifdef __cplusplus\nextern \"C\" {\n#endif\n\n"
      << "/* The kernels, for argpool_options.table. */\n"
      << "extern const argpool_table " << plan.library << "_table;\n";
  std::set<std::string> regions;
  const auto declare = [&](const std::string &name, const std::string &text) {
    if (name.empty() || !regions.insert(name).second) return;
    out << "/* " << text << " */\nextern const argpool_region " << plan.library << "_" << name
        << ";\n";
  };
  for (const Row &row : plan.rows) declare(row.region, row.regionText);
  for (const Split &split : plan.splits) declare(split.region, split.text);
  if (hasRegions)
    out << "/* All functions of regions, by name. */\nextern const argpool_region_function "
        << plan.library << "_regions[];\n";
  if (!entries.empty()) {
    out << formatv(R"(
/* The functions below take tensors as argpool.h describes them, of the spec's shapes: where that
 * says ?, any extent that fits the window; where it says a number, that one, or the call is
 * shape_mismatch (R55). options: NULL, or a struct of which the functions overrule table,
 * index_space, layout and duplicates. What they share: */
static inline void {0}_set_(argpool_options* set, const argpool_options* options,
    argpool_index_space index_space, argpool_layout layout, argpool_duplicates duplicates) {{
  if (options) {{
    *set = *options;
  } else {{
    memset(set, 0, sizeof(*set));
    set->struct_size = sizeof(*set);
  }
  set->table = &{0}_table;
  set->index_space = index_space;
  set->layout = layout;
  set->duplicates = duplicates;
}
)",
                   plan.library);
    for (const Entry &entry : entries) writeEntry(out, plan.library, entry);
  }
  out << "\n#ifdef __cplusplus\n}\n#endif\n";
  if (!entries.empty()) {
    out << "\n#ifdef ARGPOOL_HPP /* argpool.hpp was included before: the same on its tensors */\n";
    for (const Entry &entry : entries) writeCppEntry(out, plan.library, entry);
    out << "\n#endif\n";
  }
  out << "#endif\n";
  return text;
}

}  // namespace argpool::emit
