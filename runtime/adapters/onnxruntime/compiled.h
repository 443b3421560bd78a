// The functions that ONNX Runtime calls for each run of a fused node.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "settings.h"

namespace argpool::ort {

/// The kernel of a fused node.
class Compiled : public ComputeInfo {
public:
  Compiled();
  virtual ~Compiled() = default;

  /// Finds its tensors among those of the fused node.
  virtual Status bind(const OrtNode *fused) = 0;
  virtual Status run(OrtKernelContext *context) const = 0;
};

/// Where the tensor `name` is among a fused node's inputs or outputs; -1: nowhere.
Status findTensor(const OrtNode *fused, bool outputs, const std::string &name, int &at);

/// Options of a call whose tasks run on the session's threads: the process has no second pool.
argpool_options onThreadsOf(OrtKernelContext *context, const Settings &settings);

}  // namespace argpool::ort
