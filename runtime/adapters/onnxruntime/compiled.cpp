// ONNX Runtime's calls to a kernel, its threads, and where a fused node has its tensors.
// SPDX-License-Identifier: MIT
#include "compiled.h"

#include <vector>

namespace argpool::ort {
namespace {

// argpool's tasks on ONNX Runtime's threads.
void onSessionThreads(void *context, int32_t tasks, argpool_task task, void *data) {
  struct Tasks {
    argpool_task task;
    void *data;
  } all{task, data};
  const auto one = [](void *given, size_t i) {
    const auto *of = static_cast<const Tasks *>(given);
    of->task(of->data, int32_t(i));
  };
  // A failure came before any task ran; argpool then says that tasks are missing (R13).
  if (Status failed = KernelContext_ParallelFor(static_cast<const OrtKernelContext *>(context), one,
                                                size_t(tasks), 0, &all))
    ReleaseStatus(failed);
}

}  // namespace

Compiled::Compiled() {
  CreateState = [](ComputeInfo *self, OrtNodeComputeContext *, void **state) noexcept {
    *state = self;
    return Status(nullptr);
  };
  Compute = [](ComputeInfo *self, void *, OrtKernelContext *context) noexcept {
    return static_cast<Compiled *>(self)->run(context);
  };
  ReleaseState = [](ComputeInfo *, void *) noexcept {};
}

Status findTensor(const OrtNode *fused, bool outputs, const std::string &name, int &at) {
  size_t count = 0;
  TRY(outputs ? Node_GetNumOutputs(fused, &count) : Node_GetNumInputs(fused, &count));
  std::vector<const OrtValueInfo *> all(count);
  TRY(outputs ? Node_GetOutputs(fused, all.data(), count)
              : Node_GetInputs(fused, all.data(), count));
  at = -1;
  for (size_t i = 0; i < count && !name.empty(); i++) {
    const char *own = "";
    if (all[i]) TRY(GetValueInfoName(all[i], &own));
    if (name == own) at = int(i);
  }
  return nullptr;
}

argpool_options onThreadsOf(OrtKernelContext *context, const Settings &settings) {
  argpool_options options = ARGPOOL_OPTIONS_INIT;
  options.num_threads = settings.threads;
  options.parallel = onSessionThreads;
  options.parallel_context = context;
  return options;
}

}  // namespace argpool::ort
