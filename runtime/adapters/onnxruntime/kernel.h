// One claimed operation: what ONNX Runtime calls for each run of the model.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "import/patterns.h"
#include "session_graph.h"
#include "settings.h"

namespace argpool::ort {

/// What a claimed group of nodes computes, by names of tensors. ONNX Runtime gives the fused node
/// its inputs and outputs in an order of its own, and leaves out outputs that nobody reads.
struct Claim {
  import::Operation operation = import::Operation::MaxPool;
  import::Space space = import::Space::Tensor;
  import::Window window;
  std::vector<int64_t> extents;  ///< of dst, spatial, where the model fixes them
  std::string node, input, indices, output, size;

  bool operator==(const Claim &other) const;
};

class Kernel final : public ComputeInfo {
public:
  Kernel(const Claim &claim, const Settings &settings);
  /// Finds the claim's tensors among those of the fused node.
  Status bind(const OrtNode *fused);

private:
  Status run(OrtKernelContext *context) const;
  Status pool(OrtKernelContext *context) const;
  Status unpool(OrtKernelContext *context) const;
  Status sizeOf(OrtKernelContext *context, const DLTensor &values, import::Window &window,
                int64_t *shape) const;
  argpool_options options(OrtKernelContext *context) const;
  Status finish(argpool_status status) const;

  const Claim claim;
  const Settings settings;
  int input = -1, indices = -1, size = -1, output = -1;  // indices: an input, or an output
};

}  // namespace argpool::ort
