// Options: num_threads, claim, verbose, kernels.
// SPDX-License-Identifier: MIT
#include "settings.h"

#include <dlfcn.h>

#include <cctype>
#include <cstdlib>

namespace argpool::ort {
namespace {

// The entry's text, or `otherwise`.
std::string entry(const OrtSessionOptions *options, const std::string &key,
                  const std::string &otherwise) {
  char room[4096];
  size_t size = sizeof room;
  if (Status absent = GetSessionConfigEntry(options, key.c_str(), room, &size)) {
    ReleaseStatus(absent);
    return otherwise;
  }
  return room;
}

// A library of kernels says which table it has.
Status load(const std::string &path, const argpool_table *&table) {
  void *library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);  // kept: sessions may outlive all
  if (!library) return refuse("kernels=" + path + " cannot be loaded: " + dlerror());
  using Function = const argpool_table *();
  if (auto *function = reinterpret_cast<Function *>(dlsym(library, "argpool_kernels")))
    return table = function(), nullptr;
  return refuse("kernels=" + path + " has no function argpool_kernels; accepted is what "
                "argpool_add_library(<name> MODEL <file.onnx> SHARED) makes");
}

}  // namespace

Status refuse(const std::string &sentence) {
  return CreateStatus(kInvalidArgument, ("argpool: " + sentence).c_str());
}

Status readSettings(const OrtSessionOptions *options, const std::string &provider,
                    Settings &settings) {
  std::string prefix = "ep." + provider + ".";
  for (char &c : prefix) c = char(std::tolower(static_cast<unsigned char>(c)));
  const std::string threads = entry(options, prefix + "num_threads", "0");
  char *end = nullptr;
  const long count = std::strtol(threads.c_str(), &end, 10);
  if (*end || threads.empty() || count < 0 || count > 1024)
    return refuse("num_threads is \"" + threads + "\"; accepted are 0 to 1024");
  settings.threads = int(count);
  const std::string claim = entry(options, prefix + "claim", "indices");
  if (claim != "indices" && claim != "all")
    return refuse("claim is \"" + claim + "\"; accepted are indices (pools that capture indices, "
                  "and unpools) and all (every MaxPool)");
  settings.claimAll = claim == "all";
  const std::string verbose = entry(options, prefix + "verbose", "0");
  if (verbose != "0" && verbose != "1")
    return refuse("verbose is \"" + verbose + "\"; accepted are 0 and 1");
  settings.verbose = verbose == "1";
  const std::string kernels = entry(options, prefix + "kernels", "");
  return kernels.empty() ? nullptr : load(kernels, settings.table);
}

}  // namespace argpool::ort
