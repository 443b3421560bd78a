// A run of a claimed group: tensors in, shapes, the call on ONNX Runtime's threads.
// SPDX-License-Identifier: MIT
#include "kernel.h"

#include <algorithm>
#include <cstring>

#include "scratch.h"

namespace argpool::ort {
namespace {

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

Status inputOf(const OrtKernelContext *context, const Claim &claim, int at, Tensor &tensor) {
  const OrtValue *value = nullptr;
  TRY(KernelContext_GetInput(context, size_t(at), &value));
  return tensor.of(value, claim.layout);
}

// `shape`: N, C, spatial.
Status outputOf(OrtKernelContext *context, const Claim &claim, int at, const int64_t *shape,
                int rank, Tensor &tensor) {
  OrtValue *value = nullptr;
  int64_t lies[5];
  std::copy_n(shape, rank, lies);
  if (claim.layout == import::Layout::ChannelsLast) std::rotate(lies + 1, lies + 2, lies + rank);
  TRY(KernelContext_GetOutput(context, size_t(at), lies, size_t(rank), &value));
  return tensor.of(value, claim.layout);
}

Status refuseNode(const Claim &claim, const std::string &sentence) {
  return refuse("node " + claim.node + ": " + sentence);
}

Status finish(const Claim &claim, argpool_status status) {
  return status == ARGPOOL_OK ? nullptr : refuseNode(claim, argpool_last_error());
}

Status checkRank(const Claim &claim, const Tensor &tensor, size_t spatial) {
  if (size_t(tensor.dl.ndim) == spatial + 2) return nullptr;
  return refuseNode(claim, "its input has " + std::to_string(tensor.dl.ndim) +
                               " dimensions; its window asks for " + std::to_string(spatial + 2));
}

// The window of a pool on `src`, and the shape of its values. That is C1's, but where a window
// reaches past its input: there ONNX Runtime divides toward zero. It counts one cell where less
// than a stride is missing, as C1 does with that many more pads, and none where less than two are.
Status pooledShape(const Claim &claim, const Tensor &src, argpool_window &window, int64_t *shape) {
  TRY(checkRank(claim, src, claim.window.rank()));
  import::Window padded;
  std::string why;
  if (!import::withPads(claim.window, src.shape + 2, padded, why)) return refuseNode(claim, why);
  bool none[3] = {};
  for (size_t i = 0; i < padded.rank(); i++) {
    const int64_t missing = import::missing(padded, i, src.shape[2 + i]);
    none[i] = missing >= padded.stride[i];
    if (missing < 2 * padded.stride[i]) padded.padEnd[i] += missing;
  }
  window = windowOf(padded);
  std::copy_n(src.shape, 2, shape);
  TRY(finish(claim, argpool_pooled_shape(&window, src.shape + 2, shape + 2)));
  for (size_t i = 0; i < padded.rank(); i++)
    if (none[i]) shape[2 + i] = 0;
  return nullptr;
}

// dst's shape, N and C included: the model fixes it, or the tensor that is input `size` has it.
Status givenShape(const OrtKernelContext *context, const Claim &claim, int size,
                  const Tensor &values, std::vector<int64_t> &whole) {
  whole = claim.extents;
  for (size_t i = 0; i < 2 && !whole.empty(); i++)
    if (whole[i] <= 0) whole[i] = values.shape[i];
  if (!whole.empty() || size < 0) return nullptr;
  const size_t rank = size_t(values.dl.ndim);
  const OrtValue *given = nullptr;
  import::Constant wanted;
  TRY(KernelContext_GetInput(context, size_t(size), &given));
  TRY(readTensor(given, wanted));
  if (wanted.elem != import::Elem::I64 || wanted.bytes.size() != rank * sizeof(int64_t))
    return refuseNode(claim, "output_shape is not " + std::to_string(rank) + " numbers of int64");
  whole.resize(rank);
  std::memcpy(whole.data(), wanted.bytes.data(), wanted.bytes.size());
  return nullptr;
}

// As ONNX Runtime's own kernel has it.
Status checkGiven(const Claim &claim, const std::vector<int64_t> &whole, const Tensor &values) {
  if (whole.size() != size_t(values.dl.ndim))
    return refuseNode(claim, "output_shape has " + std::to_string(whole.size()) +
                                 " numbers; accepted are " + std::to_string(values.dl.ndim));
  for (size_t i = 0; i < whole.size(); i++) {
    if (whole[i] < 0)
      return refuseNode(claim, "output_shape has " + std::to_string(whole[i]) +
                                   "; accepted are 0 and more");
    if (i < 2 && whole[i] != values.shape[i])
      return refuseNode(claim, std::string("output_shape has ") + (i == 0 ? "N " : "C ") +
                                   std::to_string(whole[i]) + "; accepted is " +
                                   std::to_string(values.shape[i]) + ", as its values have");
  }
  return nullptr;
}

// The window of an unpool of `values`, and the shape of dst: given, or C2's.
Status unpooledShape(const OrtKernelContext *context, const Claim &claim, int size,
                     const Tensor &values, argpool_window &window, int64_t *shape) {
  const std::vector<int64_t> from(values.shape + 2, values.shape + values.dl.ndim);
  std::vector<int64_t> whole;
  TRY(givenShape(context, claim, size, values, whole));
  if (!whole.empty()) {
    TRY(checkGiven(claim, whole, values));
    const std::vector<int64_t> to(whole.begin() + 2, whole.end());
    window = windowOf(import::forUnpooling(claim.window, from, to));
    std::copy(whole.begin(), whole.end(), shape);
    return nullptr;
  }
  window = windowOf(claim.window);
  std::copy_n(values.shape, 2, shape);
  for (size_t i = 0; i < from.size(); i++)
    shape[2 + i] = import::unpooled(claim.window, i, from[i]);
  // Values of a pool without cells: argpool takes no extent of 0.
  const bool none = std::count(from.begin(), from.end(), 0) != 0;
  if (none && std::none_of(shape + 2, shape + values.dl.ndim, [](int64_t n) { return n < 0; }))
    return nullptr;
  return finish(claim, argpool_unpooled_shape(&window, from.data(), nullptr, shape + 2));
}

// Calls by the kernels of the option `kernels`, and by the default ones where those were compiled
// for other windows or types.
template <typename Call> argpool_status served(argpool_options options, Call call) {
  const argpool_status status = call(&options);
  if (status != ARGPOOL_NO_KERNEL || !options.table) return status;
  options.table = nullptr;
  return call(&options);
}

constexpr DLDataType kTaps = {kDLUInt, 8, 1}, kOffsets = {kDLInt, 64, 1};

bool tapsFitAByte(const argpool_window &window) {
  int64_t taps = 1;
  for (int i = 0; i < window.rank; i++) taps *= window.kernel[i];
  return taps <= 255;  // C7
}

}  // namespace

bool Claim::operator==(const Claim &other) const {
  return operation == other.operation && space == other.space && layout == other.layout &&
         import::text(window) == import::text(other.window) && extents == other.extents &&
         input == other.input && indices == other.indices && output == other.output &&
         size == other.size;
}

Kernel::Kernel(const Group &group, const Settings &settings) : settings(settings) {
  for (const Claim &claim : group) bound.push_back({claim});
}

Status Kernel::Bound::bind(const OrtNode *fused) {
  TRY(findTensor(fused, false, claim.input, input));
  TRY(findTensor(fused, true, claim.output, output));
  TRY(findTensor(fused, claim.operation == import::Operation::MaxPool, claim.indices, indices));
  return findTensor(fused, false, claim.size, size);
}

Status Kernel::bind(const OrtNode *fused) {
  for (Bound &one : bound) TRY(one.bind(fused));
  const Bound &first = bound.front(), &last = bound.back();
  const bool reads = first.input >= 0 && (!last.claim.readsSize() || last.size >= 0);
  // A pool writes values or indices; an unpool has its own indices, or those of its pool.
  const bool pools = last.claim.operation == import::Operation::MaxPool;
  const bool writes = pools ? last.output >= 0 || last.indices >= 0
                            : last.output >= 0 && (bound.size() > 1 || last.indices >= 0);
  if (reads && writes) return nullptr;
  return refuse("node " + first.claim.node + " was fused without the tensors it needs");
}

Status Kernel::run(OrtKernelContext *context) const {
  try {
    if (bound.size() > 1) return mask(context);
    return bound.front().claim.operation == import::Operation::MaxPool ? pool(context)
                                                                      : unpool(context);
  } catch (const std::exception &failed) {  // no memory
    return refuseNode(bound.front().claim, failed.what());
  }
}

argpool_options Kernel::options(OrtKernelContext *context, const Claim &claim) const {
  argpool_options options = onThreadsOf(context, settings);
  options.table = settings.table;
  options.index_space = spaceOf(claim.space);
  options.layout = claim.layout == import::Layout::ChannelsLast ? ARGPOOL_CHANNELS_LAST
                                                                : ARGPOOL_CHANNELS_FIRST;
  return options;
}

Status Kernel::pool(OrtKernelContext *context) const {
  const auto &[claim, input, indices, size, output] = bound.front();
  Tensor src, values, taken;
  argpool_window window;
  int64_t shape[5];
  TRY(inputOf(context, claim, input, src));
  TRY(pooledShape(claim, src, window, shape));
  Scratch unread;  // values that the model computes and nobody reads
  if (output >= 0) {
    TRY(outputOf(context, claim, output, shape, src.dl.ndim, values));
  } else {
    TRY(unread.take(context, values.made(src.dl.dtype, shape, src.dl.ndim), values.dl.data));
  }
  if (indices >= 0) TRY(outputOf(context, claim, indices, shape, src.dl.ndim, taken));
  if (values.cells() == 0) return nullptr;
  DLTensor *const captured = indices >= 0 ? &taken.dl : nullptr;
  return finish(claim, served(options(context, claim), [&](const argpool_options *given) {
    return argpool_max_pool(&window, &src.dl, &values.dl, captured, given);
  }));
}

Status Kernel::unpool(OrtKernelContext *context) const {
  const auto &[claim, input, indices, size, output] = bound.front();
  Tensor values, taken, dst;
  argpool_window window;
  int64_t shape[5];
  TRY(inputOf(context, claim, input, values));
  TRY(inputOf(context, claim, indices, taken));
  TRY(checkRank(claim, values,
                claim.window.rank() ? claim.window.rank() : claim.extents.size() - 2));
  TRY(unpooledShape(context, claim, size, values, window, shape));
  TRY(outputOf(context, claim, output, shape, values.dl.ndim, dst));
  return scatter(context, claim, window, values, taken, dst);
}

// Every value goes where its index says. MaxUnpool's indices may name any cell of dst, which a call
// refuses, as planes are independent (C8). All tensors are then one plane with the same offsets.
Status Kernel::scatter(OrtKernelContext *context, const Claim &claim, const argpool_window &window,
                       Tensor &values, Tensor &taken, Tensor &dst) const {
  if (values.cells() == 0 || dst.cells() == 0) {
    if (dst.cells() != 0) std::memset(dst.dl.data, 0, size_t(dst.cells()) * dst.dl.dtype.bits / 8);
    return nullptr;
  }
  argpool_options given = options(context, claim);
  argpool_status status = served(given, [&](const argpool_options *o) {
    return argpool_max_unpool(&window, &values.dl, &taken.dl, &dst.dl, o);
  });
  const bool packed = claim.layout == import::Layout::ChannelsFirst;
  if (status != ARGPOOL_INDEX_OUT_OF_RANGE || claim.space != import::Space::Tensor || !packed)
    return finish(claim, status);
  for (Tensor *tensor : {&values, &taken, &dst}) tensor->flatten();
  given.index_space = ARGPOOL_INDEX_PLANE;
  status = argpool_max_unpool(nullptr, &values.dl, &taken.dl, &dst.dl, &given);
  return status == ARGPOOL_OK ? nullptr
                              : refuseNode(claim, "all cells in one line, " +
                                                      std::string(argpool_last_error()));
}

// A pool and its unpool: in one pass where dst has the shape of src and the option `kernels` has a
// max_mask of the window, else in two.
Status Kernel::mask(OrtKernelContext *context) const {
  const Bound &first = bound.front(), &last = bound.back();
  Tensor src, pooled, dst;
  argpool_window pooling, unpooling;
  int64_t shape[5], whole[5];
  TRY(inputOf(context, first.claim, first.input, src));
  TRY(pooledShape(first.claim, src, pooling, shape));
  pooled.made(src.dl.dtype, shape, src.dl.ndim);
  TRY(unpooledShape(context, last.claim, last.size, pooled, unpooling, whole));
  TRY(outputOf(context, last.claim, last.output, whole, src.dl.ndim, dst));
  if (pooled.cells() == 0) return scatter(context, last.claim, unpooling, pooled, pooled, dst);
  if (settings.table && std::equal(whole, whole + src.dl.ndim, src.shape)) {
    const argpool_options given = options(context, last.claim);
    if (argpool_max_mask(&pooling, &src.dl, &dst.dl, &given) == ARGPOOL_OK) return nullptr;
  }
  return maskInTwo(context, pooling, unpooling, src, shape, dst);
}

// Values and indices lie in scratch memory. Where dst has the shape of src, indices are tap numbers
// of a byte; else offsets, which name other cells in dst.
Status Kernel::maskInTwo(OrtKernelContext *context, const argpool_window &pooling,
                         const argpool_window &unpooling, Tensor &src, const int64_t *pooled,
                         Tensor &dst) const {
  const Bound &first = bound.front(), &last = bound.back();
  const int rank = src.dl.ndim;
  const bool narrow =
      std::equal(src.shape, src.shape + rank, dst.shape) && tapsFitAByte(pooling);
  Scratch memory[2];
  Tensor values, taken;
  TRY(memory[0].take(context, values.made(src.dl.dtype, pooled, rank), values.dl.data));
  TRY(memory[1].take(context, taken.made(narrow ? kTaps : kOffsets, pooled, rank),
                     taken.dl.data));
  argpool_options given = options(context, first.claim);
  if (narrow) given.index_space = ARGPOOL_INDEX_WINDOW;
  TRY(finish(first.claim, served(given, [&](const argpool_options *o) {
    return argpool_max_pool(&pooling, &src.dl, &values.dl, &taken.dl, o);
  })));
  if (!narrow) return scatter(context, last.claim, unpooling, values, taken, dst);
  return finish(last.claim, served(given, [&](const argpool_options *o) {
    return argpool_max_unpool(&pooling, &values.dl, &taken.dl, &dst.dl, o);
  }));
}

}  // namespace argpool::ort
