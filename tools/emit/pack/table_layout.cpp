// The table's layout as assertions about the C header, for the test that compiles them.
// SPDX-License-Identifier: MIT
#include "table.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

#include "emit/object.h"
#include "table_types.h"

using namespace llvm;

namespace argpool::emit {

Expected<std::string> tableLayoutAssertions(const std::string &triple) {
  Target target;
  target.name = target.triple = triple;
  auto machine = targetMachine(target);
  if (!machine) return machine.takeError();
  const DataLayout layout = (*machine)->createDataLayout();
  LLVMContext context;
  const TableTypes types(context);
  struct Struct {
    const char *name, *fields;  // fields in the order of TableTypes
    StructType *type;
  };
  const Struct structs[] = {
      {"argpool_window_key", "kernel stride pad dilation", types.window},
      {"argpool_target", "name cpu_features device reserved device_api", types.target},
      {"argpool_guard", "min_w max_w min_c max_c min_cells max_cells multiple_w align",
       types.guard},
      {"argpool_cost", "call plane row vector width tail cell input thin tap step far cache deep "
       "last",
       types.cost},
      {"argpool_cpu", "name vendor family model threads stream missed memory reserved features",
       types.cpu},
      {"argpool_row", "name run guard target flags lanes cost", types.row},
      {"argpool_kernel", "key first_row row_count window", types.kernel},
      {"struct argpool_table",
       "version struct_size name made_by target_count kernel_count row_count cpu_count cost_count "
       "reserved targets kernels rows cpus costs wisdom",
       types.table},
  };

  std::string text = "#include \"argpool_registry.h\"\n";
  raw_string_ostream out(text);
  auto same = [&](const Twine &expression, uint64_t value) {
    out << "static_assert(" << expression << " == " << value << ", \"" << expression << "\");\n";
  };
  for (const Struct &it : structs) {
    const StructLayout *fields = layout.getStructLayout(it.type);
    unsigned i = 0;
    for (StringRef field : split(it.fields, ' '))
      same(Twine("offsetof(") + it.name + ", " + field + ")", fields->getElementOffset(i++));
    same(Twine("sizeof(") + it.name + ")", layout.getTypeAllocSize(it.type));
  }
  return text;
}

}  // namespace argpool::emit
