// The list of options, each with how its value is read.
// SPDX-License-Identifier: MIT
#include "settings.h"

#include <dlfcn.h>

#include <cctype>
#include <cstdlib>

namespace argpool::ort {
namespace {

Status readThreads(const std::string &value, Settings &settings) {
  char *end = nullptr;
  const long count = std::strtol(value.c_str(), &end, 10);
  if (*end || value.empty() || count < 0 || count > 1024)
    return refuse("num_threads is \"" + value + "\"; accepted are 0 to 1024");
  settings.threads = int(count);
  return nullptr;
}

Status readClaim(const std::string &value, Settings &settings) {
  if (value != "indices" && value != "all")
    return refuse("claim is \"" + value + "\"; accepted are indices (pools that capture indices, "
                  "and unpools) and all (every MaxPool)");
  settings.claimAll = value == "all";
  return nullptr;
}

// A library of kernels says which table it has, and which regions.
Status readKernels(const std::string &path, Settings &settings) {
  if (path.empty()) return nullptr;
  void *library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);  // kept: sessions may outlive all
  if (!library) return refuse("kernels=" + path + " cannot be loaded: " + dlerror());
  using Regions = const argpool_region_function *();
  if (auto *regions = reinterpret_cast<Regions *>(dlsym(library, "argpool_regions")))
    settings.regions = regions();
  if (settings.regions && settings.regions->name &&
      settings.regions->region->version != ARGPOOL_REGION_VERSION)
    return refuse("kernels=" + path + " has regions of another version of argpool; compile it "
                  "again");
  using Function = const argpool_table *();
  if (auto *function = reinterpret_cast<Function *>(dlsym(library, "argpool_kernels")))
    return settings.table = function(), nullptr;
  return refuse("kernels=" + path + " has no function argpool_kernels; accepted is what "
                "argpool_add_library(<name> MODEL <file.onnx> SHARED) makes");
}

Status readVerbose(const std::string &value, Settings &settings) {
  if (value != "0" && value != "1")
    return refuse("verbose is \"" + value + "\"; accepted are 0 and 1");
  settings.verbose = value == "1";
  return nullptr;
}

constexpr struct Option {
  const char *name;
  Status (*read)(const std::string &value, Settings &settings);
} kOptions[] = {{"num_threads", readThreads},
                {"claim", readClaim},
                {"kernels", readKernels},
                {"verbose", readVerbose}};

Status readOption(const std::string &name, const std::string &value, Settings &settings) {
  std::string accepted;
  for (const Option &option : kOptions) {
    if (name == option.name) return option.read(value, settings);
    accepted += (accepted.empty() ? "" : ", ") + std::string(option.name);
  }
  return refuse("it has no option \"" + name + "\"; accepted are " + accepted);
}

}  // namespace

Status refuse(const std::string &sentence) {
  return CreateStatus(kInvalidArgument, ("argpool: " + sentence).c_str());
}

Status readSettings(const OrtSessionOptions *options, const std::string &provider,
                    Settings &settings) {
  std::string prefix = "ep." + provider + ".";
  for (char &c : prefix) c = char(std::tolower(static_cast<unsigned char>(c)));
  OrtKeyValuePairs *entries = nullptr;
  TRY(GetSessionOptionsConfigEntries(options, &entries));
  const char *const *keys = nullptr, *const *values = nullptr;
  size_t count = 0;
  GetKeyValuePairs(entries, &keys, &values, &count);
  Status failed = nullptr;
  for (size_t i = 0; i < count && !failed; i++) {
    const std::string key = keys[i];
    if (key == "ep.context_enable") settings.writesContext = values[i] == std::string("1");
    if (key.rfind(prefix, 0) == 0)
      failed = readOption(key.substr(prefix.size()), values[i], settings);
  }
  ReleaseKeyValuePairs(entries);
  return failed;
}

}  // namespace argpool::ort
