// What a row's object may link to.
// SPDX-License-Identifier: MIT
#include "object.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Object/ObjectFile.h"

#include "errors.h"

using namespace llvm;

namespace argpool::emit {

Error checkUndefined(MemoryBufferRef object, const Row &row) {
  auto file = object::ObjectFile::createObjectFile(object);
  if (!file) return file.takeError();
  std::vector<std::string> names;
  for (const object::SymbolRef &symbol : (*file)->symbols()) {
    auto flags = symbol.getFlags();
    if (!flags) return flags.takeError();
    auto name = symbol.getName();
    if (!name) return name.takeError();
    if (!(*flags & object::SymbolRef::SF_Undefined) || name->empty()) continue;
    if (*name != "memcpy" && *name != "memset") names.push_back(name->str());
  }
  if (names.empty()) return Error::success();
  return error(row.name + ": links to " + join(names, ", ") +
               ", and a kernel may link to nothing but memcpy and memset: change its "
               "description or schedule so that Halide needs no such function");
}

}  // namespace argpool::emit
