// Objects, table and header → the library on disk.
// SPDX-License-Identifier: MIT
#include "pack.h"

#include "llvm/Support/FileSystem.h"

#include "emit/errors.h"
#include "header.h"
#include "regions.h"
#include "emit/object.h"
#include "table.h"

using namespace llvm;

namespace argpool::emit {

Error prepareFolder(const std::string &folder) {
  const auto sentence = [&](const std::error_code &reason) {
    return error("cannot write to the output folder " + folder + ": " + reason.message() +
                 "; pass a folder that can be made, or written to, by -o");
  };
  if (std::error_code failed = sys::fs::create_directories(folder, true, sys::fs::all_all))
    return sentence(failed);
  if (!sys::fs::is_directory(folder))
    return sentence(std::make_error_code(std::errc::not_a_directory));
  if (std::error_code failed = sys::fs::access(folder, sys::fs::AccessMode::Write))
    return sentence(failed);
  return Error::success();
}

Error pack(const Plan &plan, const std::vector<Entry> &entries, const std::string &spec,
           std::vector<Member> objects, const std::string &folder) {
  // The table holds no code, so any of the targets will do: they share an architecture.
  auto machine = targetMachine(plan.targets.front());
  if (!machine) return machine.takeError();
  LLVMContext context;
  auto table = tableModule(context, plan, (*machine)->createDataLayout());
  addRegions(*table, plan, entries);
  table->setTargetTriple((*machine)->getTargetTriple());
  auto object = compile(*table, **machine, CodeGenFileType::ObjectFile);
  if (!object) return object.takeError();
  // First, so that a linker that wants the table finds it at once.
  objects.insert(objects.begin(), Member{plan.library + "_table.o", std::move(*object)});

  if (Error failed = prepareFolder(folder)) return failed;
  if (Error failed = writeArchive(folder + "/lib" + plan.library + ".a", objects,
                                  (*machine)->getTargetTriple()))
    return failed;
  const std::string header = folder + "/" + plan.library + ".h";
  const std::string text = headerText(plan, entries, spec);
  const auto known = MemoryBuffer::getFile(header, false, /*RequiresNullTerminator=*/false);
  if (known && (*known)->getBuffer() == text) return Error::success();
  return writeFile(header, text);
}

}  // namespace argpool::emit
