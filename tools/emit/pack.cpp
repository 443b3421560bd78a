// Objects, table and header → the library on disk.
// SPDX-License-Identifier: MIT
#include "pack.h"

#include "llvm/Support/FileSystem.h"

#include "errors.h"
#include "header.h"
#include "object.h"
#include "table.h"

using namespace llvm;

namespace argpool::emit {

Error pack(const Plan &plan, const std::vector<Entry> &entries, const std::string &spec,
           std::vector<Member> objects, const std::string &folder) {
  // The table holds no code, so any of the targets will do: they share an architecture.
  auto machine = targetMachine(plan.targets.front());
  if (!machine) return machine.takeError();
  LLVMContext context;
  auto table = tableModule(context, plan, (*machine)->createDataLayout());
  table->setTargetTriple((*machine)->getTargetTriple());
  auto object = compile(*table, **machine, CodeGenFileType::ObjectFile);
  if (!object) return object.takeError();
  // First, so that a linker that wants the table finds it at once.
  objects.insert(objects.begin(), Member{plan.library + "_table.o", std::move(*object)});

  if (std::error_code failed = sys::fs::create_directories(folder, true, sys::fs::all_all))
    return error("cannot make the output folder " + folder + ": " + failed.message());
  if (Error failed = writeArchive(folder + "/lib" + plan.library + ".a", objects)) return failed;
  const std::string header = folder + "/" + plan.library + ".h";
  const std::string text = headerText(plan, entries, spec);
  const auto known = MemoryBuffer::getFile(header, false, /*RequiresNullTerminator=*/false);
  if (known && (*known)->getBuffer() == text) return Error::success();
  return writeFile(header, text);
}

}  // namespace argpool::emit
