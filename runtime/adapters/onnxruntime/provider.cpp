// The execution provider: a factory that ONNX Runtime loads, and for each session an object that
// claims nodes by the list of patterns and makes their kernels.
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstdio>
#include <exception>
#include <map>
#include <memory>
#include <new>
#include <set>
#include <variant>

#include "chain.h"
#include "import/regions.h"
#include "kernel.h"
#include "session_graph.h"

namespace argpool::ort {

const void *const *api;
const void *const *epApi;

namespace {

using Matches = std::vector<const import::Match *>;
/// The work of one fused node.
using Claimed = std::variant<Group, ChainClaim>;

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
      for (size_t i = 0; i < count; i++) delete static_cast<Compiled *>(infos[i]);
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
  bool keep(const Claimed &claimed, const std::vector<std::string> &outputs, std::string &why);
  Status fuse(const SessionGraph &session, const Matches &matches, const Group &group,
              OrtEpGraphSupportInfo *support);
  Status claimChains(const SessionGraph &session, const std::vector<import::Match> &matches,
                     std::set<int> &claimed, OrtEpGraphSupportInfo *support);
  Status compiledFor(const OrtNode *fused, std::unique_ptr<Compiled> &made) const;
  void say(const import::Match &match, const std::string &node, const std::string &what) const;

  const std::string name;
  const Settings settings;
  std::map<std::string, Claimed> claims;  // by the name of each output
};

// Why a pool is left whose window ONNX Runtime's kernels read otherwise than argpool's would; "":
// for none of the reasons that its extents, as far as they are known, give.
std::string whyWindowLeft(const import::Graph &graph, const import::Match &match) {
  const import::Window &window = match.window;
  const bool same = window.autoPad == import::AutoPad::SameUpper ||
                    window.autoPad == import::AutoPad::SameLower;
  const std::vector<int64_t> known = import::spatial(graph, match.input, window.rank());
  std::vector<int64_t> extents = known;
  for (size_t i = 0; i < extents.size(); i++) {
    if (same && window.dilation[i] > 1)
      return "ONNX Runtime pads for auto_pad as if there was no dilation";
    if (extents[i] < 0) extents[i] = window.stride[i];  // the one with the smallest pads
  }
  import::Window padded;
  std::string why;
  if (!import::withPads(window, extents.data(), padded, why)) return why;
  for (size_t i = 0; i < known.size(); i++)
    if (known[i] >= 0 && known[i] < window.dilation[i] && padded.padBegin[i] > 0)
      return "it may have a window without a cell, by a dilation of " +
             std::to_string(window.dilation[i]) + " on " + std::to_string(known[i]) + " cells (C3)";
  return "";
}

// Why a match is left to other providers; "" where it is claimed.
std::string whyLeft(const import::Graph &graph, const import::Match &match, bool claimAll) {
  if (!match.refused.empty()) return match.refused;
  const bool pools = match.operation == import::Operation::MaxPool;
  // A fused node has the outputs that are read, and must have one.
  if (!graph.isRead(match.ends.output) && !(pools && graph.isRead(match.ends.indices)))
    return "nobody reads what it writes";
  if (pools && !graph.isRead(match.indices) && !claimAll)
    return "it captures no indices, and ONNX Runtime's own layout may serve it; claim=all takes it";
  const import::Elem elem = graph.elemOf(match.input);
  if (std::string(import::nameOf(elem)) == "?") return "its element type is none of argpool's";
  std::string why;
  const size_t rank = match.window.rank();
  if (rank != 0 && !import::hasDimensions(graph, match, match.input, rank, why)) return why;
  return pools ? whyWindowLeft(graph, match) : "";
}

// A node in messages: its name, else what it writes.
std::string messageName(const import::Graph &graph, const import::Node &node) {
  if (!node.name.empty()) return node.name;
  for (const int output : node.outputs)
    if (output >= 0) return node.type + " of " + graph.values[size_t(output)].name;
  return node.type;
}

Claim claimOf(const import::Graph &graph, const std::vector<import::Match> &matches,
              const import::Match &match) {
  const auto nameOf = [&](int value) {
    return value < 0 ? std::string() : graph.values[size_t(value)].name;
  };
  Claim claim;
  claim.operation = match.operation;
  claim.space = match.space;
  claim.layout = match.layout;
  claim.window = match.window;
  claim.node = messageName(graph, graph.nodes[size_t(match.nodes.front())]);
  claim.input = nameOf(match.ends.input);
  claim.indices = nameOf(match.ends.indices);
  claim.output = nameOf(match.ends.output);
  claim.size = nameOf(match.size);
  if (match.operation == import::Operation::MaxPool) return claim;
  if (auto all = graph.integers(match.size, 5); all && all->size() > 2)
    claim.extents = std::move(*all);
  // An extent that only a run has: the tensor with the sizes is then read, but for the N and C of
  // torch.onnx's Reshape.
  const size_t rank = claim.extents.empty() ? 0 : claim.extents.size() - 2;
  const size_t needed = match.window.kernel.empty() ? rank : claim.extents.size();
  if (std::any_of(claim.extents.end() - int64_t(needed), claim.extents.end(),
                  [](int64_t n) { return n <= 0; }))
    claim.extents.clear();
  // torch.onnx writes unpools without a window: its pool's, or one that fits the sizes.
  const import::Match *pool = import::poolOf(graph, matches, match);
  if (claim.window.kernel.empty() && pool && pool->window.rank() == rank &&
      pool->window.autoPad == import::AutoPad::NotSet)
    claim.window = pool->window;
  return claim;
}

// The outputs that the group's fused node may write.
std::vector<std::string> outputsOf(const Group &group) {
  const Claim &last = group.back();
  std::vector<std::string> names = {last.output};
  if (last.operation == import::Operation::MaxPool) names.push_back(last.indices);
  names.erase(std::remove(names.begin(), names.end(), ""), names.end());
  return names;
}

// Remembers for `compile` what writes the outputs. False: another graph of the model (the branch of
// an If) has tensors of the same names and other operations, so that a fused node could be confused
// with its sibling.
bool Provider::keep(const Claimed &claimed, const std::vector<std::string> &outputs,
                    std::string &why) {
  for (const std::string &output : outputs) {
    const auto [at, isNew] = claims.try_emplace(output, claimed);
    if (isNew || at->second == claimed) continue;
    why = "tensor \"" + output + "\" has a namesake in another graph of the model";
    return false;
  }
  return true;
}

void Provider::say(const import::Match &match, const std::string &node,
                   const std::string &what) const {
  if (settings.verbose)
    std::fprintf(stderr, "argpool: node %s (%s, %s): %s\n", node.c_str(), match.pattern,
                 import::text(match.window).c_str(), what.c_str());
}

// One fused node of all nodes of the matches.
Status Provider::fuse(const SessionGraph &session, const Matches &matches, const Group &group,
                      OrtEpGraphSupportInfo *support) {
  std::vector<const OrtNode *> nodes;
  for (const import::Match *match : matches)
    for (const int n : match->nodes) nodes.push_back(session.nodes[size_t(n)]);
  // Sizes are copied into the claim; zeros that a scatter starts from are not needed. What no node
  // computes may be constant, too, and is read by the call.
  const auto isComputed = [&](int value) { return session.graph.producer(value) >= 0; };
  FusionOptions fusion;
  fusion.drop_constant_initializers =
      std::none_of(group.begin(), group.end(), [](const Claim &one) { return one.readsSize(); }) &&
      std::all_of(matches.begin(), matches.end(), [&](const import::Match *match) {
        return isComputed(match->input) && (match->indices < 0 || isComputed(match->indices));
      });
  TRY(EpGraphSupportInfo_AddNodesToFuse(support, nodes.data(), nodes.size(), &fusion));
  const std::string together = group.size() > 1 ? ", a pool and its unpool in one" : "";
  for (size_t i = 0; i < group.size(); i++)
    say(*matches[i], group[i].node,
        "claimed, " + std::to_string(matches[i]->nodes.size()) + " nodes" + together);
  return nullptr;
}

// Candidates for one fused node, in the order that is tried: a pool with the unpool that alone
// reads its results, then every match by itself.
std::vector<Matches> candidatesOf(const import::Graph &graph,
                                  const std::vector<import::Match> &matches) {
  std::vector<Matches> all;
  for (const import::Match &match : matches)
    if (match.operation == import::Operation::MaxUnpool)
      if (const import::Match *pool = import::partnerOf(graph, matches, match))
        all.push_back({pool, &match});
  for (const import::Match &match : matches) all.push_back({&match});
  return all;
}

// A region of the option `kernels` that computes a chain; nullptr: there is none.
const argpool_region *regionOf(const Settings &settings, const import::Chain &chain) {
  for (const argpool_region_function *at = settings.regions; at && at->name; at++)
    if (chain.key == at->name) return at->region;
  return nullptr;
}

// Why a chain is left to other providers; "" where it is claimed.
std::string whyLeft(const import::Chain &chain, const argpool_region *region, bool claimAll) {
  if (!region) return "the option `kernels` has no region of it";
  return chain.poolsAlone && !claimAll
             ? "it is of pools, Relu and Clip alone, and ONNX Runtime's own layout may serve them; "
               "claim=all takes it"
             : "";
}

// Chains of which `kernels` has the region. Adds their nodes to `claimed`.
Status Provider::claimChains(const SessionGraph &session,
                             const std::vector<import::Match> &matches, std::set<int> &claimed,
                             OrtEpGraphSupportInfo *support) {
  if (!settings.regions) return nullptr;
  const import::Graph &graph = session.graph;
  for (const import::Chain &chain : import::findChains(graph, matches)) {
    ChainClaim claim;
    const int pool = *std::find_if(chain.nodes.begin(), chain.nodes.end(),
                                   [&](int n) { return graph.is(n, "MaxPool"); });
    claim.node = messageName(graph, graph.nodes[size_t(pool)]);
    claim.region = regionOf(settings, chain);
    for (const int value : chain.inputs) claim.inputs.push_back(graph.values[size_t(value)].name);
    for (const int value : chain.outputs)
      claim.outputs.push_back(graph.values[size_t(value)].name);
    std::string why = whyLeft(chain, claim.region, settings.claimAll);
    if (why.empty()) keep(claim, claim.outputs, why);
    if (settings.verbose)
      std::fprintf(stderr, "argpool: node %s (%s, %s): %s\n", claim.node.c_str(),
                   chain.operators.c_str(), chain.windows.c_str(),
                   why.empty() ? ("claimed, " + std::to_string(chain.nodes.size()) +
                                  " nodes, a region").c_str()
                               : ("left: " + why).c_str());
    if (!why.empty()) continue;
    std::vector<const OrtNode *> nodes;
    for (const int n : chain.nodes) nodes.push_back(session.nodes[size_t(n)]);
    FusionOptions fusion;
    fusion.drop_constant_initializers = true;  // what the region reads of them is compiled in
    TRY(EpGraphSupportInfo_AddNodesToFuse(support, nodes.data(), nodes.size(), &fusion));
    claimed.insert(chain.nodes.begin(), chain.nodes.end());
  }
  return nullptr;
}

Status Provider::claim(const OrtGraph *session, OrtEpGraphSupportInfo *support) {
  SessionGraph read;
  TRY(read.read(session));
  const std::vector<import::Match> matches = import::findPooling(read.graph);
  if (settings.writesContext) {
    for (const import::Match &match : matches)
      say(match, claimOf(read.graph, matches, match).node,
          "left: the session writes a model of EPContext nodes (ep.context_enable), which argpool "
          "has none of");
    return nullptr;
  }
  std::set<int> inChains;
  TRY(claimChains(read, matches, inChains, support));
  std::set<const import::Match *> claimed;
  for (const import::Match &match : matches)
    if (inChains.count(match.nodes.front())) claimed.insert(&match);
  for (const Matches &candidate : candidatesOf(read.graph, matches)) {
    if (claimed.count(candidate.front()) || claimed.count(candidate.back())) continue;
    std::string why;
    Group group;
    for (const import::Match *match : candidate) {
      if (why.empty()) why = whyLeft(read.graph, *match, settings.claimAll);
      group.push_back(claimOf(read.graph, matches, *match));
    }
    if (why.empty() && keep(group, outputsOf(group), why)) {
      TRY(fuse(read, candidate, group, support));
      claimed.insert(candidate.begin(), candidate.end());
    } else if (candidate.size() == 1) {
      say(*candidate.front(), group.front().node, "left: " + why);
    }
  }
  return nullptr;
}

// The kernel of a fused node: that of the claim which writes one of its outputs.
Status Provider::compiledFor(const OrtNode *fused, std::unique_ptr<Compiled> &made) const {
  size_t outputs = 0;
  TRY(Node_GetNumOutputs(fused, &outputs));
  std::vector<const OrtValueInfo *> all(outputs);
  TRY(Node_GetOutputs(fused, all.data(), outputs));
  for (const OrtValueInfo *output : all) {
    const char *own = "";
    if (output) TRY(GetValueInfoName(output, &own));
    const auto at = claims.find(own);
    if (at == claims.end()) continue;
    if (const Group *group = std::get_if<Group>(&at->second))
      made = std::make_unique<Kernel>(*group, settings);
    else
      made = std::make_unique<ChainKernel>(std::get<ChainClaim>(at->second), settings);
  }
  return made ? nullptr : refuse("a fused node writes no tensor that was claimed");
}

Status Provider::compile(const OrtNode **fused, size_t count, ComputeInfo **infos) {
  std::vector<std::unique_ptr<Compiled>> kernels(count);
  for (size_t i = 0; i < count; i++) {
    TRY(compiledFor(fused[i], kernels[i]));
    TRY(kernels[i]->bind(fused[i]));
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

/// ONNX Runtime calls it when the library is registered under a name.
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
