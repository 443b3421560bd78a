// The execution provider: a factory that ONNX Runtime loads, and for each session an object that
// claims nodes by the list of patterns and makes their kernels.
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstdio>
#include <exception>
#include <map>
#include <memory>
#include <new>

#include "kernel.h"
#include "session_graph.h"

namespace argpool::ort {

const void *const *api;
const void *const *epApi;

namespace {

#define TRY(call) \
  if (Status failed = (call)) return failed

class Provider final : public Ep {
public:
  Provider(std::string name, const Settings &settings)
      : name(std::move(name)), settings(settings) {
    GetName = [](const Ep *self) noexcept { return own(self)->name.c_str(); };
    GetCapability = [](Ep *self, const OrtGraph *graph, OrtEpGraphSupportInfo *support) noexcept {
      return guarded([&] { return own(self)->claim(graph, support); });
    };
    Compile = [](Ep *self, const OrtGraph **, const OrtNode **fused, size_t count,
                 ComputeInfo **infos, OrtNode **) noexcept {
      return guarded([&] { return own(self)->compile(fused, count, infos); });
    };
    ReleaseNodeComputeInfos = [](Ep *, ComputeInfo **infos, size_t count) noexcept {
      for (size_t i = 0; i < count; i++) delete static_cast<Kernel *>(infos[i]);
    };
  }

private:
  static Provider *own(Ep *self) { return static_cast<Provider *>(self); }
  static const Provider *own(const Ep *self) { return static_cast<const Provider *>(self); }

  template <typename Work> static Status guarded(Work work) {
    try {
      return work();
    } catch (const std::exception &failed) {
      return refuse(failed.what());
    }
  }

  Status claim(const OrtGraph *session, OrtEpGraphSupportInfo *support);
  Status compile(const OrtNode **fused, size_t count, ComputeInfo **infos);
  bool prepare(const import::Graph &graph, const std::vector<import::Match> &matches,
               const import::Match &match, Claim &claim, std::string &why);
  void say(const import::Match &match, const std::string &node, const std::string &what) const;

  const std::string name;
  const Settings settings;
  std::map<std::string, Claim> claims;  // by the name of each output
};

// Why a match is left to other providers; "" where it is claimed.
std::string whyLeft(const import::Graph &graph, const import::Match &match, bool claimAll) {
  if (!match.refused.empty()) return match.refused;
  const bool pools = match.operation == import::Operation::MaxPool;
  const bool captures = match.indices >= 0 &&
                        (graph.values[size_t(match.indices)].leaves ||
                         !graph.values[size_t(match.indices)].readers.empty());
  if (pools && !captures && !claimAll)
    return "it captures no indices, and ONNX Runtime's own layout may serve it; claim=all takes it";
  const import::Elem elem = graph.elemOf(match.input);
  if (std::string(import::nameOf(elem)) == "?") return "its element type is none of argpool's";
  return "";
}

// Fills `claim`; false: another graph of the model (the branch of an If) has tensors of the same
// names and another operation, so that a fused node could not be told from its sibling.
bool Provider::prepare(const import::Graph &graph, const std::vector<import::Match> &matches,
                       const import::Match &match, Claim &claim, std::string &why) {
  const auto nameOf = [&](int value) {
    return value < 0 ? std::string() : graph.values[size_t(value)].name;
  };
  claim.operation = match.operation;
  claim.space = match.space;
  claim.window = match.window;
  claim.node = graph.nodes[size_t(match.nodes.front())].name;
  claim.input = nameOf(match.input);
  claim.indices = nameOf(match.indices);
  claim.output = nameOf(match.output);
  claim.size = nameOf(match.size);
  if (match.operation == import::Operation::MaxUnpool) {
    if (const auto all = graph.integers(match.size, 5); all && all->size() > 2)
      claim.extents.assign(all->begin() + 2, all->end());
    // An extent that only a run tells: the tensor with the sizes is then read.
    if (std::any_of(claim.extents.begin(), claim.extents.end(), [](int64_t n) { return n <= 0; }))
      claim.extents.clear();
    // What torch.onnx writes says no window: its pool's, or one that fits the sizes.
    const import::Match *pool = import::poolOf(graph, matches, match);
    const size_t rank = claim.extents.size();
    if (claim.window.kernel.empty() && pool && pool->window.rank() == rank &&
        pool->window.autoPad == import::AutoPad::NotSet)
      claim.window = pool->window;
  }
  for (const std::string &output : {claim.output, claim.indices}) {
    const bool writes = output == claim.output || match.operation == import::Operation::MaxPool;
    if (output.empty() || !writes) continue;
    const auto [at, isNew] = claims.try_emplace(output, claim);
    if (!isNew && !(at->second == claim)) {
      why = "tensor \"" + output + "\" has a namesake in another graph of the model";
      return false;
    }
  }
  return true;
}

void Provider::say(const import::Match &match, const std::string &node,
                   const std::string &what) const {
  if (settings.verbose)
    std::fprintf(stderr, "argpool: node %s (%s, %s): %s\n", node.c_str(), match.pattern,
                 import::text(match.window).c_str(), what.c_str());
}

Status Provider::claim(const OrtGraph *session, OrtEpGraphSupportInfo *support) {
  SessionGraph read;
  TRY(read.read(session));
  const std::vector<import::Match> matches = import::findPooling(read.graph);
  for (const import::Match &match : matches) {
    const std::string node = read.graph.nodes[size_t(match.nodes.front())].name;
    std::string why = whyLeft(read.graph, match, settings.claimAll);
    Claim claim;
    if (why.empty()) prepare(read.graph, matches, match, claim, why);
    if (!why.empty()) {
      say(match, node, "left: " + why);
      continue;
    }
    std::vector<const OrtNode *> group;
    for (const int n : match.nodes) group.push_back(read.nodes[size_t(n)]);
    FusionOptions fusion;
    // Sizes are copied into the claim; zeros that a scatter starts from are not needed.
    fusion.drop_constant_initializers = claim.size.empty() || !claim.extents.empty();
    TRY(EpGraphSupportInfo_AddNodesToFuse(support, group.data(), group.size(), &fusion));
    say(match, node, "claimed, " + std::to_string(group.size()) + " nodes");
  }
  return nullptr;
}

Status Provider::compile(const OrtNode **fused, size_t count, ComputeInfo **infos) {
  std::vector<std::unique_ptr<Kernel>> kernels;
  for (size_t i = 0; i < count; i++) {
    size_t outputs = 0;
    TRY(Node_GetNumOutputs(fused[i], &outputs));
    std::vector<const OrtValueInfo *> all(outputs);
    TRY(Node_GetOutputs(fused[i], all.data(), outputs));
    const Claim *claim = nullptr;
    for (const OrtValueInfo *output : all) {
      const char *own = "";
      if (output) TRY(GetValueInfoName(output, &own));
      if (const auto at = claims.find(own); at != claims.end()) claim = &at->second;
    }
    if (!claim) return refuse("a fused node writes no tensor that was claimed");
    kernels.push_back(std::make_unique<Kernel>(*claim, settings));
    TRY(kernels.back()->bind(fused[i]));
  }
  for (size_t i = 0; i < count; i++) infos[i] = kernels[i].release();
  return nullptr;
}

class ProviderFactory final : public Factory {
public:
  explicit ProviderFactory(const char *registered) : name(registered) {
    GetName = [](const Factory *self) noexcept { return own(self)->name.c_str(); };
    GetVendor = [](const Factory *) noexcept { return "argpool"; };
    GetVendorId = [](const Factory *) noexcept { return uint32_t(0); };
    GetVersion = [](const Factory *) noexcept { return argpool_version(); };
    GetSupportedDevices = [](Factory *self, const OrtHardwareDevice *const *devices, size_t count,
                             OrtEpDevice **made, size_t room, size_t *number) noexcept -> Status {
      *number = 0;
      for (size_t i = 0; i < count && *number < room; i++)
        if (HardwareDevice_Type(devices[i]) == kDeviceCpu)
          TRY(CreateEpDevice(self, devices[i], nullptr, nullptr, &made[(*number)++]));
      return nullptr;
    };
    CreateEp = [](Factory *self, const OrtHardwareDevice *const *, const OrtKeyValuePairs *const *,
                  size_t, const OrtSessionOptions *options, const OrtLogger *,
                  Ep **made) noexcept -> Status {
      Settings settings;
      TRY(readSettings(options, own(self)->name, settings));
      *made = new (std::nothrow) Provider(own(self)->name, settings);
      return *made ? nullptr : refuse("no memory");
    };
    ReleaseEp = [](Factory *, Ep *made) noexcept { delete static_cast<Provider *>(made); };
    // Tensors are ONNX Runtime's, in the CPU's memory.
    CreateAllocator = [](Factory *, const OrtMemoryInfo *, const OrtKeyValuePairs *,
                         OrtAllocator **made) noexcept { return *made = nullptr, Status(nullptr); };
    ReleaseAllocator = [](Factory *, OrtAllocator *) noexcept {};
    CreateDataTransfer = [](Factory *, OrtDataTransferImpl **made) noexcept {
      return *made = nullptr, Status(nullptr);
    };
    IsStreamAware = [](const Factory *) noexcept { return false; };
  }

private:
  static const ProviderFactory *own(const Factory *self) {
    return static_cast<const ProviderFactory *>(self);
  }
  const std::string name;
};

}  // namespace
}  // namespace argpool::ort

using namespace argpool::ort;
#define ARGPOOL_EXPORT extern "C" __attribute__((visibility("default")))

/// What ONNX Runtime calls when the library is registered under a name.
ARGPOOL_EXPORT Status CreateEpFactories(const char *registered, const ApiBase *base,
                                        const OrtLogger *, Factory **factories, size_t room,
                                        size_t *made) noexcept {
  *made = 0;
  api = base->GetApi(kApiVersion);
  if (!api) {
    api = base->GetApi(1);  // enough for a status
    return CreateStatus(kFail, "argpool needs ONNX Runtime 1.23 or later");
  }
  epApi = GetEpApi();
  if (room < 1) return refuse("no room for a factory");
  factories[0] = new (std::nothrow) ProviderFactory(registered);
  if (!factories[0]) return refuse("no memory");
  *made = 1;
  return nullptr;
}

ARGPOOL_EXPORT Status ReleaseEpFactory(Factory *factory) noexcept {
  delete static_cast<ProviderFactory *>(factory);
  return nullptr;
}
