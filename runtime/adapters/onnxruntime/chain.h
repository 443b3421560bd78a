// A chain of nodes that one region of the option `kernels` computes.
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "compiled.h"

namespace argpool::ort {

/// Tensors are named, as in Claim.
struct ChainClaim {
  std::string node;  ///< its first pool's name
  std::vector<std::string> inputs, outputs;
  const argpool_region *region = nullptr;

  bool operator==(const ChainClaim &other) const {
    return inputs == other.inputs && outputs == other.outputs && region == other.region;
  }
};

class ChainKernel final : public Compiled {
public:
  ChainKernel(const ChainClaim &claim, const Settings &settings)
      : claim(claim), settings(settings) {}
  Status bind(const OrtNode *fused) override;

private:
  Status run(OrtKernelContext *context) const override;

  const ChainClaim claim;
  const Settings settings;
  std::vector<int> inputs, outputs;  // where they are among the fused node's
};

}  // namespace argpool::ort
