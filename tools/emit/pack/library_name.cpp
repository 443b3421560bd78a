// Checks a library's name.
// SPDX-License-Identifier: MIT
#include "library_name.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include "emit/errors.h"
#include "emit/read_plan.h"

using namespace llvm;

namespace argpool::emit {
namespace {

// Headers of C, POSIX and what argpool.h includes: `#include <string.h>` would find <name>.h first.
constexpr StringLiteral kHeaders[] = {
    "assert", "complex", "ctype",   "dirent",    "dlfcn",  "dlpack", "errno",  "fcntl",
    "fenv",   "float",   "features", "inttypes", "iso646", "limits", "locale", "malloc",
    "math",   "memory",  "pthread", "sched",     "setjmp", "signal", "stdalign", "stdarg",
    "stdatomic", "stdbool", "stddef", "stdint",  "stdio",  "stdlib", "stdnoreturn", "string",
    "strings", "tgmath", "threads", "time",      "uchar",  "unistd", "wchar",  "wctype"};
// Libraries that linkers are given by these names: -lm would find lib<name>.a first.
constexpr StringLiteral kLibraries[] = {"c", "dl", "gcc", "m", "pthread", "rt", "stdc", "util"};

}  // namespace

Error checkLibraryName(const std::string &name, bool own) {
  if (!isIdentifier(name))
    return error("a library's name becomes part of C names, which \"" + name +
                 "\" cannot: pass --name=<letters, digits and underscores>");
  if (!own && StringRef(name).starts_with_insensitive("argpool"))
    return error("the name \"" + name +
                 "\" is argpool's own: what begins with argpool_ would be taken for it; pass "
                 "another, say --name=my_" + name);
  if (is_contained(kHeaders, StringRef(name)))
    return error("the library's header " + name + ".h would hide the system's; pass another name, "
                 "say --name=my_" + name);
  if (is_contained(kLibraries, StringRef(name)))
    return error("the library lib" + name + ".a would hide the system's; pass another name, say "
                 "--name=my_" + name);
  return Error::success();
}

}  // namespace argpool::emit
