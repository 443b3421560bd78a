// A run of a chain: all tensors have the shape of the first.
// SPDX-License-Identifier: MIT
#include "chain.h"

#include "tensor.h"

namespace argpool::ort {

Status ChainKernel::bind(const OrtNode *fused) {
  for (const bool writes : {false, true}) {
    for (const std::string &name : writes ? claim.outputs : claim.inputs) {
      int at = -1;
      TRY(findTensor(fused, writes, name, at));
      if (at < 0)
        return refuse("node " + claim.node + " was fused without its tensor \"" + name + "\"");
      (writes ? outputs : inputs).push_back(at);
    }
  }
  return nullptr;
}

Status ChainKernel::run(OrtKernelContext *context) const {
  Tensor tensors[ARGPOOL_REGION_TENSORS];
  const DLTensor *all[ARGPOOL_REGION_TENSORS];
  size_t count = 0;
  for (const int at : inputs) {
    const OrtValue *value = nullptr;
    TRY(KernelContext_GetInput(context, size_t(at), &value));
    TRY(tensors[count].of(value, import::Layout::ChannelsFirst));
    all[count] = &tensors[count].dl;
    count++;
  }
  const Tensor &first = tensors[0];
  for (const int at : outputs) {
    OrtValue *value = nullptr;
    TRY(KernelContext_GetOutput(context, size_t(at), first.shape, size_t(first.dl.ndim), &value));
    TRY(tensors[count].of(value, import::Layout::ChannelsFirst));
    all[count] = &tensors[count].dl;
    count++;
  }
  const argpool_options options = onThreadsOf(context, settings);
  if (argpool_run_region(claim.region, all, &options) == ARGPOOL_OK) return nullptr;
  return refuse("node " + claim.node + ": " + argpool_last_error());
}

}  // namespace argpool::ort
