// oneDNN as a contestant: its pooling with a workspace, which no caller can read as indices, and
// its backward pass, which also unpools where windows do not overlap.
// SPDX-License-Identifier: MIT
#include <tbb/global_control.h>

#include <oneapi/dnnl/dnnl.hpp>
#include <optional>
#include <unordered_map>

#include "contestant.h"

namespace argpool::bench {
namespace {

using dnnl::memory;

memory::data_type element_type(const std::string& word) {
  static const std::map<std::string, memory::data_type> types = {
      {"f32", memory::data_type::f32}, {"f16", memory::data_type::f16},
      {"bf16", memory::data_type::bf16}, {"i8", memory::data_type::s8},
      {"u8", memory::data_type::u8}, {"i32", memory::data_type::s32}};
  const auto found = types.find(word);
  if (found == types.end()) throw NotOffered("it does not pool " + word);
  return found->second;
}

memory::desc describe(const Array& array, memory::data_type type) {
  return {array.shape, type, array.strides};
}

/// A primitive with its memory.
struct Pooling {
  const Request request;
  dnnl::engine engine{dnnl::engine::kind::cpu, 0};
  dnnl::stream stream{engine};
  std::optional<Buffer> result, workspace, values;
  dnnl::primitive primitive;
  std::unordered_map<int, memory> arguments;
  size_t workspace_bytes = 0;

  explicit Pooling(const Request& r) : request(r) {
    if (r.op == "max_unpool_backward") throw NotOffered("it has no gather");
    const bool forward = r.op == "max_pool";
    if (!forward && !r.source.data) throw NotOffered("its backward pass needs what was pooled");
    const memory::data_type type = element_type(r.elem);
    const memory::desc cells = describe(r.cells, type), pooled = describe(r.pooled, type);
    const auto kind = r.index == "none" ? dnnl::prop_kind::forward_inference
                                        : dnnl::prop_kind::forward_training;
    memory::dims dilation = r.dilation;  // oneDNN counts the cells between taps
    for (auto& d : dilation) --d;
    const dnnl::pooling_forward::primitive_desc there(
        engine, kind, dnnl::algorithm::pooling_max, cells, pooled, r.stride, r.kernel, dilation,
        r.pad, pads_that_fit(r));
    const uint8_t* const source = forward ? r.cells.data : r.source.data;
    values.emplace(r.pooled.bytes());
    std::unordered_map<int, memory> to{
        {DNNL_ARG_SRC, {cells, engine, const_cast<uint8_t*>(source)}},
        {DNNL_ARG_DST, {pooled, engine, values->data()}}};
    if (r.index != "none") {
      workspace_bytes = there.workspace_desc().get_size();
      workspace.emplace(workspace_bytes);
      to[DNNL_ARG_WORKSPACE] = {there.workspace_desc(), engine, workspace->data()};
    }
    primitive = dnnl::pooling_forward(there);
    arguments = to;
    if (forward) return;
    run();
    const dnnl::pooling_backward::primitive_desc back(engine, dnnl::algorithm::pooling_max, cells,
                                                      pooled, r.stride, r.kernel, dilation, r.pad,
                                                      pads_that_fit(r), there);
    result.emplace(r.cells.bytes());
    arguments = {
        {DNNL_ARG_DIFF_DST, {pooled, engine, const_cast<uint8_t*>(r.pooled.data)}},
        {DNNL_ARG_DIFF_SRC, {cells, engine, result->data()}},
        {DNNL_ARG_WORKSPACE, {there.workspace_desc(), engine, workspace->data()}}};
    primitive = dnnl::pooling_backward(back);
  }

  // It wants end pads that make the extents exact: less where rows are left over, more for ceil.
  static memory::dims pads_that_fit(const Request& r) {
    memory::dims pads;
    for (size_t i = 0; i < r.rank(); ++i) {
      const int64_t last = (r.pooled.shape[i + 2] - 1) * r.stride[i];
      pads.push_back(last + r.dilation[i] * (r.kernel[i] - 1) + 1 - r.cells.shape[i + 2] -
                     r.pad[i]);
    }
    return pads;
  }

  void run() {
    primitive.execute(stream, arguments);
    stream.wait();
  }

  void judge() const {
    if (request.op == "max_pool") return expect_same(request, request.pooled, values->data());
    expect_same(request, request.cells, result->data(), request.op == "max_pool_backward");
  }
};

std::vector<Contestant> prepare(const Request& r) {
  static std::optional<tbb::global_control> limit;
  limit.reset();
  limit.emplace(tbb::global_control::max_allowed_parallelism, size_t(r.threads));
  std::shared_ptr<Pooling> pooling;
  try {
    pooling = std::make_shared<Pooling>(r);
  } catch (const dnnl::error& error) {
    throw NotOffered(error.what());
  }
  pooling->run();
  pooling->judge();
  const int index_bytes = int(pooling->workspace_bytes / r.pooled.count());
  return {{"oneDNN", [pooling] { pooling->run(); }, index_bytes}};
}

}  // namespace
}  // namespace argpool::bench

int main() {
  const dnnl_version_t* const version = dnnl_version();
  const std::string name = "oneDNN " + std::to_string(version->major) + "." +
                           std::to_string(version->minor) + "." + std::to_string(version->patch);
  return argpool::bench::serve(name, argpool::bench::prepare);
}
