// From an archive to kernels that can be called.
// SPDX-License-Identifier: MIT
#include "kernels.h"

#include <dlfcn.h>

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

#include "emit/errors.h"

using namespace llvm;

namespace argpool::report {
namespace {

Error writeStub(const std::string &path, StringRef library) {
  std::error_code failed;
  raw_fd_ostream out(path, failed);
  if (failed) return emit::error("cannot write " + path + ": " + failed.message());
  out << formatv("extern const char {0}_table;\n"
                 "const void *argpool_kernels(void) {{ return &{0}_table; }\n",
                 library);
  return Error::success();
}

}  // namespace

Expected<const argpool_table *> loadKernels(const std::string &folder, StringRef library) {
  const std::string stub = folder + "/kernels.c", shared = folder + "/kernels.so",
                    archive = folder + "/lib" + library.str() + ".a", log = folder + "/cc.log";
  if (Error failed = writeStub(stub, library)) return failed;
  ErrorOr<std::string> compiler = sys::findProgramByName("cc");
  if (!compiler)
    return emit::error("there is no C compiler `cc` to link the kernels with; install one");
  const StringRef arguments[] = {*compiler, "-shared", "-fPIC", "-o", shared, stub, archive};
  std::string reason;
  if (sys::ExecuteAndWait(*compiler, arguments, std::nullopt, {std::nullopt, log, log}, 60, 0,
                          &reason) != 0) {
    auto said = MemoryBuffer::getFile(log);
    const StringRef text = said ? (*said)->getBuffer().trim() : StringRef(reason);
    return emit::error("cc cannot link the kernels: " + text.rsplit('\n').second.str() +
                       (text.contains('\n') ? "" : text.str()));
  }
  void *loaded = dlopen(shared.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!loaded) return emit::error(Twine("the kernels cannot be loaded: ") + dlerror());
  using Function = const argpool_table *();
  return reinterpret_cast<Function *>(dlsym(loaded, "argpool_kernels"))();
}

}  // namespace argpool::report
