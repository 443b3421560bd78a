// The symbols that a row's object may leave undefined.
// SPDX-License-Identifier: MIT
#include "object.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Object/ObjectFile.h"
#include "llvm/TargetParser/Triple.h"

#include "errors.h"

using namespace llvm;

namespace argpool::emit {

namespace {

// Symbols that every program of the architecture or system has, of the compiler's library or by its
// linker: division on 32-bit ARM, pages of large stacks on Windows, memory set to 0 on Darwin.
bool isToolchains(StringRef name, const Target &target) {
  const Triple triple(target.triple);
  if (triple.isARM()) return name.starts_with("__aeabi_");
  if (triple.isOSWindows()) return name == "___chkstk_ms" || name == "__chkstk";
  if (triple.isOSDarwin()) return name == "bzero" || name == "__bzero";
  if (!triple.isWasm()) return false;
  return is_contained({"__linear_memory", "__stack_pointer", "__indirect_function_table"}, name);
}

// Functions that argpool's library for the device defines.
std::vector<std::string> definedFor(const Target &target) {
  if (!target.onDevice()) return {};
  const std::string device = target.deviceName(), prefix = "argpool_" + device + "_halide_";
  std::vector<std::string> names = {prefix + "copy_to_device"};
  for (const char *what : {"device_interface", "initialize_kernels", "finalize_kernels", "run"})
    names.push_back(prefix + device + "_" + what);
  return names;
}

}  // namespace

Error checkUndefined(MemoryBufferRef object, const Row &row, const Target &target) {
  auto file = object::ObjectFile::createObjectFile(object);
  if (!file) return file.takeError();
  std::vector<std::string> names, allowed = definedFor(target);
  allowed.insert(allowed.begin(), {"memcpy", "memset"});
  for (const object::SymbolRef &symbol : (*file)->symbols()) {
    auto flags = symbol.getFlags();
    if (!flags) return flags.takeError();
    auto name = symbol.getName();
    if (!name) return name.takeError();
    if (!(*flags & object::SymbolRef::SF_Undefined) || name->empty()) continue;
    if ((*file)->isMachO()) name->consume_front("_");
    if (!is_contained(allowed, *name) && !isToolchains(*name, target))
      names.push_back(name->str());
  }
  if (names.empty()) return Error::success();
  return error(row.name + ": links to " + join(names, ", ") +
               ", and a kernel may link to nothing but " + join(allowed, ", ") + ": change its "
               "description or schedule so that Halide needs no such function");
}

}  // namespace argpool::emit
