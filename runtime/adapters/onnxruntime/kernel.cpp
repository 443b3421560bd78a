// A run of a claimed operation: tensors in, shapes, the call on ONNX Runtime's threads.
// SPDX-License-Identifier: MIT
#include "kernel.h"

#include <cstring>
#include <memory>

namespace argpool::ort {
namespace {

#define TRY(call) \
  if (Status failed = (call)) return failed

// One of ONNX Runtime's tensors for a call of argpool's.
struct Tensor {
  DLTensor dl = {};
  int64_t shape[5] = {};

  Status of(const OrtValue *value) {
    OrtTensorTypeAndShapeInfo *info = nullptr;
    TRY(GetTensorTypeAndShape(value, &info));
    int elem = 0;
    size_t rank = 0;
    Status failed = GetTensorElementType(info, &elem);
    if (!failed) failed = GetDimensionsCount(info, &rank);
    if (!failed && rank > 5) failed = refuse("a tensor has more than 5 dimensions");
    if (!failed) failed = GetDimensions(info, shape, rank);
    ReleaseTensorTypeAndShapeInfo(info);
    if (failed) return failed;
    dl.device = {kDLCPU, 0};
    dl.ndim = int32_t(rank);
    dl.shape = shape;
    if (!typeOf(import::Elem(elem), dl.dtype)) return refuse("an element type it does not take");
    return GetTensorMutableData(const_cast<OrtValue *>(value), &dl.data);
  }

  static bool typeOf(import::Elem elem, DLDataType &type) {
    const std::string name = import::nameOf(elem);  // "f32", "u8"
    if (name == "?") return false;
    type.lanes = 1;
    if (name == "bool") return type.code = 6, type.bits = 8, true;  // kDLBool of later DLPack
    const bool half = name[0] == 'b';  // bf16
    type.code = uint8_t(half ? kDLBfloat : name[0] == 'f' ? kDLFloat
                                         : name[0] == 'u' ? kDLUInt : kDLInt);
    type.bits = uint8_t(std::stoi(name.substr(half ? 2 : 1)));
    return true;
  }
};

// argpool's tasks on ONNX Runtime's threads: the process has no second pool.
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

argpool_window windowOf(const import::Window &from) {
  argpool_window window = {};
  window.struct_size = sizeof window;
  window.rank = int32_t(from.rank());
  window.ceil_mode = from.ceilMode;
  for (size_t i = 0; i < from.rank(); i++) {
    window.kernel[i] = from.kernel[i];
    window.stride[i] = from.stride[i];
    window.pad_begin[i] = from.padBegin[i];
    window.pad_end[i] = from.padEnd[i];
    window.dilation[i] = from.dilation[i];
  }
  return window;
}

argpool_index_space spaceOf(import::Space space) {
  constexpr argpool_index_space spaces[] = {ARGPOOL_INDEX_PLANE, ARGPOOL_INDEX_TENSOR,
                                            ARGPOOL_INDEX_TENSOR_COLMAJOR};
  return spaces[int(space)];
}

// Where `name` is among a fused node's inputs or outputs; -1: nowhere.
Status find(const OrtNode *fused, bool outputs, const std::string &name, int &at) {
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

}  // namespace

bool Claim::operator==(const Claim &other) const {
  return operation == other.operation && space == other.space &&
         import::text(window) == import::text(other.window) && extents == other.extents &&
         input == other.input && indices == other.indices && output == other.output &&
         size == other.size;
}

Kernel::Kernel(const Claim &claim, const Settings &settings) : claim(claim), settings(settings) {
  CreateState = [](ComputeInfo *self, OrtNodeComputeContext *, void **state) noexcept {
    *state = self;
    return Status(nullptr);
  };
  Compute = [](ComputeInfo *self, void *, OrtKernelContext *context) noexcept {
    return static_cast<Kernel *>(self)->run(context);
  };
  ReleaseState = [](ComputeInfo *, void *) noexcept {};
}

Status Kernel::bind(const OrtNode *fused) {
  const bool pools = claim.operation == import::Operation::MaxPool;
  TRY(find(fused, false, claim.input, input));
  TRY(find(fused, true, claim.output, output));
  TRY(find(fused, pools, claim.indices, indices));
  TRY(find(fused, false, claim.size, size));
  const bool sized = claim.size.empty() || !claim.extents.empty() || size >= 0;
  if (input >= 0 && sized && (pools ? output >= 0 || indices >= 0 : output >= 0 && indices >= 0))
    return nullptr;
  return refuse("node " + claim.node + " was fused without the tensors it needs");
}

Status Kernel::run(OrtKernelContext *context) const {
  try {
    return claim.operation == import::Operation::MaxPool ? pool(context) : unpool(context);
  } catch (const std::exception &failed) {  // no memory
    return refuse("node " + claim.node + ": " + failed.what());
  }
}

argpool_options Kernel::options(OrtKernelContext *context) const {
  argpool_options options = ARGPOOL_OPTIONS_INIT;
  options.table = settings.table;
  options.index_space = spaceOf(claim.space);
  options.layout = ARGPOOL_CHANNELS_FIRST;
  options.num_threads = settings.threads;
  options.parallel = onSessionThreads;
  options.parallel_context = context;
  return options;
}

Status Kernel::finish(argpool_status status) const {
  if (status == ARGPOOL_OK) return nullptr;
  return refuse("node " + claim.node + ": " + argpool_last_error());
}

Status Kernel::pool(OrtKernelContext *context) const {
  const OrtValue *in = nullptr;
  TRY(KernelContext_GetInput(context, size_t(input), &in));
  Tensor src, values, taken;
  TRY(src.of(in));
  const size_t rank = claim.window.rank();
  if (size_t(src.dl.ndim) != rank + 2)
    return refuse("node " + claim.node + ": its input has " + std::to_string(src.dl.ndim) +
                  " dimensions; its window asks for " + std::to_string(rank + 2));
  import::Window padded;
  import::withPads(claim.window, src.shape + 2, padded);
  const argpool_window window = windowOf(padded);
  int64_t shape[5] = {src.shape[0], src.shape[1]};
  TRY(finish(argpool_pooled_shape(&window, src.shape + 2, shape + 2)));
  std::unique_ptr<char[]> unread;  // values that the model computes and nobody reads
  OrtValue *out = nullptr;
  if (output >= 0) {
    TRY(KernelContext_GetOutput(context, size_t(output), shape, rank + 2, &out));
    TRY(values.of(out));
  } else {
    values = src;
    std::memcpy(values.shape, shape, sizeof shape);
    values.dl.shape = values.shape;
    size_t bytes = src.dl.dtype.bits / 8u;
    for (size_t i = 0; i < rank + 2; i++) bytes *= size_t(shape[i]);
    unread.reset(new char[bytes]);
    values.dl.data = unread.get();
  }
  if (indices >= 0) {
    TRY(KernelContext_GetOutput(context, size_t(indices), shape, rank + 2, &out));
    TRY(taken.of(out));
  }
  argpool_options given = options(context);
  DLTensor *const captured = indices >= 0 ? &taken.dl : nullptr;
  argpool_status status = argpool_max_pool(&window, &src.dl, &values.dl, captured, &given);
  if (status == ARGPOOL_NO_KERNEL && given.table) {  // compiled for other windows or types
    given.table = nullptr;
    status = argpool_max_pool(&window, &src.dl, &values.dl, captured, &given);
  }
  return finish(status);
}

// dst's shape: fixed by the model, given as a tensor, or C2's.
Status Kernel::sizeOf(OrtKernelContext *context, const DLTensor &values, import::Window &window,
                      int64_t *shape) const {
  const size_t rank = size_t(values.ndim) - 2;
  std::vector<int64_t> from(values.shape + 2, values.shape + 2 + rank), to = claim.extents;
  if (to.empty() && size >= 0) {
    const OrtValue *given = nullptr;
    import::Constant wanted;
    TRY(KernelContext_GetInput(context, size_t(size), &given));
    TRY(readTensor(given, wanted));
    if (wanted.elem != import::Elem::I64 || wanted.bytes.size() != (rank + 2) * sizeof(int64_t))
      return refuse("node " + claim.node + ": output_shape is not " + std::to_string(rank + 2) +
                    " numbers of int64");
    std::memcpy(shape, wanted.bytes.data(), wanted.bytes.size());
    to.assign(shape + 2, shape + 2 + rank);
  }
  shape[0] = values.shape[0];
  shape[1] = values.shape[1];
  if (!to.empty()) {
    window = import::forUnpooling(window, from, to);
    std::memcpy(shape + 2, to.data(), rank * sizeof *shape);
    return nullptr;
  }
  const argpool_window own = windowOf(window);
  return finish(argpool_unpooled_shape(&own, from.data(), nullptr, shape + 2));
}

Status Kernel::unpool(OrtKernelContext *context) const {
  const OrtValue *in = nullptr;
  Tensor values, taken, dst;
  TRY(KernelContext_GetInput(context, size_t(input), &in));
  TRY(values.of(in));
  TRY(KernelContext_GetInput(context, size_t(indices), &in));
  TRY(taken.of(in));
  const size_t rank = claim.window.rank() ? claim.window.rank() : claim.extents.size();
  if (size_t(values.dl.ndim) != rank + 2)
    return refuse("node " + claim.node + ": its input has " + std::to_string(values.dl.ndim) +
                  " dimensions; its window asks for " + std::to_string(rank + 2));
  import::Window chosen = claim.window;
  int64_t shape[5] = {};
  TRY(sizeOf(context, values.dl, chosen, shape));
  OrtValue *out = nullptr;
  TRY(KernelContext_GetOutput(context, size_t(output), shape, rank + 2, &out));
  TRY(dst.of(out));
  const argpool_window window = windowOf(chosen);
  argpool_options given = options(context);
  argpool_status status = argpool_max_unpool(&window, &values.dl, &taken.dl, &dst.dl, &given);
  if (status == ARGPOOL_NO_KERNEL && given.table) {
    given.table = nullptr;
    status = argpool_max_unpool(&window, &values.dl, &taken.dl, &dst.dl, &given);
  }
  return finish(status);
}

}  // namespace argpool::ort
