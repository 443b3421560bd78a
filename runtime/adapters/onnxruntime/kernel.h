// A claimed group of nodes: what ONNX Runtime calls for each run of the model.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "compiled.h"
#include "import/patterns.h"
#include "session_graph.h"
#include "settings.h"
#include "tensor.h"

namespace argpool::ort {

/// One operation of a group, by names of tensors. ONNX Runtime gives the fused node its inputs and
/// outputs in an order of its own, and leaves out outputs that nobody reads.
struct Claim {
  import::Operation operation = import::Operation::MaxPool;
  import::Space space = import::Space::Tensor;
  import::Layout layout = import::Layout::ChannelsFirst;
  import::Window window;
  /// Of dst where the model fixes the spatial ones: N, C, spatial; an N or C of 0 or less is that
  /// of values.
  std::vector<int64_t> extents;
  std::string node, input, indices, output, size;

  /// Whether a run takes dst's shape from the tensor `size`.
  bool readsSize() const { return !size.empty() && extents.empty(); }
  bool operator==(const Claim &other) const;
};

/// One operation, or a pool and the unpool that alone reads its values and indices.
using Group = std::vector<Claim>;

class Kernel final : public Compiled {
public:
  Kernel(const Group &group, const Settings &settings);
  Status bind(const OrtNode *fused) override;

private:
  /// A claim, and where its tensors are among the fused node's; -1: they are not.
  struct Bound {
    Claim claim;
    int input = -1, indices = -1, size = -1, output = -1;  // a pool's indices are an output

    Status bind(const OrtNode *fused);
  };

  Status run(OrtKernelContext *context) const override;
  Status pool(OrtKernelContext *context) const;
  Status unpool(OrtKernelContext *context) const;
  Status mask(OrtKernelContext *context) const;
  Status maskInTwo(OrtKernelContext *context, const argpool_window &pooling,
                   const argpool_window &unpooling, Tensor &src, const int64_t *pooled,
                   Tensor &dst) const;
  Status scatter(OrtKernelContext *context, const Claim &claim, const argpool_window &window,
                 Tensor &values, Tensor &taken, Tensor &dst) const;
  argpool_options options(OrtKernelContext *context, const Claim &claim) const;

  std::vector<Bound> bound;
  const Settings settings;
};

}  // namespace argpool::ort
