// <name>.h: the table, and one function for each operation of the spec.
// SPDX-License-Identifier: MIT
#include "header.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

#include "versions.h"

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

void writeEntry(raw_ostream &out, const std::string &library, const Entry &entry) {
  const bool indices = any_of(entry.tensors, [](auto &t) { return t.name == "indices"; });
  out << "\n/* " << entry.op << ": " << windowWords(entry) << "; channels-"
      << (entry.channelsLast ? "last" : "first") << ".\n";
  size_t widest = 0;
  for (const Entry::Tensor &tensor : entry.tensors) widest = std::max(widest, tensor.name.size());
  for (const Entry::Tensor &tensor : entry.tensors)
    out << " *   " << left_justify(tensor.name, widest) << (tensor.output ? "  out  " : "  in   ")
        << tensor.type << "\n";
  if (indices)
    out << " * An index (space " << entry.indexSpace << ") is " << meaning(entry.indexSpace)
        << ".\n";
  else
    out << " * No indices are captured.\n";
  if (StringRef(entry.op).starts_with("max_unpool"))
    out << " * Where several indices name one cell (duplicates " << entry.duplicates << "), "
        << duplicatesMeaning(entry) << ".\n";
  out << " */\n";

  const std::string head = "static inline argpool_status " + library + "_" + entry.name + "(";
  const std::string indent(head.size(), ' ');
  out << head;
  for (const Entry::Tensor &tensor : entry.tensors)
    out << (tensor.output ? "" : "const ") << "DLTensor* " << tensor.name << ",\n" << indent;
  out << "const argpool_options* options) {\n";

  // argpool_call always takes three tensors; indices nobody captures are null.
  std::vector<std::string> names;
  for (const Entry::Tensor &tensor : entry.tensors) names.push_back(tensor.name);
  if (!indices) names.push_back("NULL");
  out << "  static const argpool_window window = {\n      sizeof(argpool_window), "
      << entry.kernel.size() << ", " << int(entry.ceilMode) << ", " << three(entry.kernel) << ", "
      << three(entry.stride) << ",\n      " << three(entry.padBegin) << ", "
      << three(entry.padEnd) << ", " << three(entry.dilation) << "};\n"
      << "  const DLTensor* const tensors[] = {" << join(names, ", ") << "};\n"
      << "  return " << library << "_call_(ARGPOOL_" << StringRef(entry.op).upper()
      << ", &window, tensors, ARGPOOL_INDEX_" << StringRef(entry.indexSpace).upper()
      << ",\n      ARGPOOL_CHANNELS_"
      << (entry.channelsLast ? "LAST" : "FIRST") << ", ARGPOOL_DUPLICATES_"
      << StringRef(entry.duplicates).upper() << ", options);\n}\n";
}

}  // namespace

std::string headerText(const Plan &plan, const std::vector<Entry> &entries,
                       const std::string &spec) {
  const std::string guard = "ARGPOOL_LIBRARY_" + StringRef(plan.library).upper() + "_H";
  std::string targets =
      join(map_range(plan.targets, [](const Target &target) { return target.name; }), ", ");
  std::string text;
  raw_string_ostream out(text);
  out << "/* The operations of " << spec << ", compiled for " << targets << ".\n"
      << " * Made by " << madeBy() << "; not to be edited.\n"
      << " * Link lib" << plan.library << ".a and libargpool. */\n"
      << "#ifndef " << guard << "\n#define " << guard << "\n\n"
      << "#include <argpool.h>\n#include <string.h>\n\n"
      << "#ifdef __cplusplus\nextern \"C\" {\n#endif\n\n"
      << "/* The kernels, for argpool_call and argpool_options.table. */\n"
      << "extern const argpool_table " << plan.library << "_table;\n";
  if (!entries.empty()) {
    out << formatv(R"(
/* The functions below take tensors as argpool.h describes them: the spec's shapes (`?`: not known
 * when it was written), or any others that fit the window. options: NULL, or a struct of which the
 * functions overrule table, index_space, layout and duplicates. What they share: */
static inline argpool_status {0}_call_(argpool_op op, const argpool_window* window,
    const DLTensor* const* tensors, argpool_index_space index_space, argpool_layout layout,
    argpool_duplicates duplicates, const argpool_options* options) {{
  argpool_options set;
  memset(&set, 0, sizeof(set));
  set.struct_size = sizeof(set);
  if (options && options->struct_size != sizeof(set)) /* argpool_call says what is wrong */
    return argpool_call(&{0}_table, op, window, tensors, options);
  if (options) set = *options;
  set.table = &{0}_table;
  set.index_space = index_space;
  set.layout = layout;
  set.duplicates = duplicates;
  return argpool_call(&{0}_table, op, window, tensors, &set);
}
)",
                   plan.library);
    for (const Entry &entry : entries) writeEntry(out, plan.library, entry);
  }
  out << "\n#ifdef __cplusplus\n}\n#endif\n#endif\n";
  return text;
}

}  // namespace argpool::emit
