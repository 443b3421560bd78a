// XLA's handlers of argpool.jax, one an operation. Nothing of JAX is linked.
// SPDX-License-Identifier: MIT
#include <argpool.h>
#include <string.h>

#include "ffi_abi.h"

using namespace argpool_jax;

namespace {

DLDataType type_of(DataType type) {
  switch (type) {
    case kF32: return {kDLFloat, 32, 1};
    case kF64: return {kDLFloat, 64, 1};
    case kF16: return {kDLFloat, 16, 1};
    case kBF16: return {kDLBfloat, 16, 1};
    case kS64: return {kDLInt, 64, 1};
    case kS32: return {kDLInt, 32, 1};
    case kS16: return {kDLInt, 16, 1};
    case kS8: return {kDLInt, 8, 1};
    case kU64: return {kDLUInt, 64, 1};
    case kU32: return {kDLUInt, 32, 1};
    case kU16: return {kDLUInt, 16, 1};
    case kU8: return {kDLUInt, 8, 1};
    case kPred: return {6, 8, 1};  // kDLBool of later dlpack.h
    case kC64: return {kDLComplex, 64, 1};
  }
  return {kDLOpaqueHandle, 64, 1};  // argpool says what it takes
}

// XLA's buffers are packed, row-major.
DLTensor tensor_of(const Buffer& b) {
  return {b.data, {kDLCPU, 0}, static_cast<int32_t>(b.rank), type_of(b.type), b.dims, nullptr, 0};
}

// The attribute of a call: rank, ceil_mode, index space and duplicates (argpool.h's numbers), then
// `rank` numbers each of kernel, stride, pads at the beginning and at the end, dilation.
bool read_call(const Frame& frame, argpool_window* w, argpool_options* o) {
  constexpr int64_t kHead = 4;
  if (frame.attributes.count != 1 || frame.attributes.types[0] != kArray) return false;
  const Array& array = *static_cast<const Array*>(frame.attributes.values[0]);
  const int64_t* numbers = static_cast<const int64_t*>(array.data);
  if (array.type != kS64 || array.size < kHead || numbers[0] < 1 || numbers[0] > 3 ||
      array.size != static_cast<size_t>(kHead + 5 * numbers[0])) {
    return false;
  }
  memset(w, 0, sizeof *w);
  w->struct_size = sizeof *w;
  w->rank = static_cast<int32_t>(numbers[0]);
  w->ceil_mode = static_cast<int32_t>(numbers[1]);
  o->index_space = static_cast<argpool_index_space>(numbers[2]);
  o->duplicates = static_cast<argpool_duplicates>(numbers[3]);
  o->layout = ARGPOOL_CHANNELS_FIRST;
  int64_t* const lists[] = {w->kernel, w->stride, w->pad_begin, w->pad_end, w->dilation};
  for (int i = 0; i < 5; ++i) {
    memcpy(lists[i], numbers + kHead + i * w->rank, sizeof *numbers * (size_t)w->rank);
  }
  return true;
}

Error* fail(const Frame& frame, const char* sentence) {
  ErrorArguments arguments = {sizeof arguments, nullptr, sentence, kInvalidArgument};
  return frame.api->create_error(&arguments);
}

// Answers XLA's query when a handler is registered: the version it was written for.
bool answer_metadata(const Frame& frame) {
  for (Extension* e = frame.extension; e; e = e->next) {
    if (e->type != kMetadata) continue;
    Metadata* metadata = reinterpret_cast<MetadataExtension*>(e)->metadata;
    metadata->version.major = frame.api->version.major;
    metadata->version.minor = 1 < frame.api->version.minor ? 1 : frame.api->version.minor;
    metadata->traits = 0;
    return true;
  }
  return false;
}

// Inputs first, as argpool_call takes an operation's tensors; a pooling may have no indices.
Error* handle(argpool_op op, Frame* frame) {
  if (answer_metadata(*frame)) return nullptr;
  const int64_t inputs = op == ARGPOOL_MAX_POOL ? 1 : 2;
  const int64_t outputs = frame->results.count;
  if (frame->arguments.count != inputs || outputs < 1 || inputs + outputs > 3) {
    return fail(*frame, "argpool: another number of buffers than the operation has");
  }
  DLTensor tensors[3];
  for (int64_t i = 0; i < inputs + outputs; ++i) {
    tensors[i] = tensor_of(i < inputs ? *frame->arguments.buffers[i]
                                      : *frame->results.buffers[i - inputs]);
  }
  argpool_window w;
  argpool_options o = ARGPOOL_OPTIONS_INIT;
  if (!read_call(*frame, &w, &o)) return fail(*frame, "argpool: malformed attribute `window`");
  argpool_status status;
  switch (op) {
    case ARGPOOL_MAX_POOL:
      status = argpool_max_pool(&w, tensors, tensors + 1, outputs == 2 ? tensors + 2 : nullptr, &o);
      break;
    case ARGPOOL_MAX_UNPOOL:
      status = argpool_max_unpool(&w, tensors, tensors + 1, tensors + 2, &o);
      break;
    default: status = argpool_max_unpool_backward(&w, tensors, tensors + 1, tensors + 2, &o);
  }
  return status ? fail(*frame, argpool_last_error()) : nullptr;
}

}  // namespace

#define ARGPOOL_JAX_API extern "C" __attribute__((visibility("default")))

ARGPOOL_JAX_API Error* argpool_jax_max_pool(Frame* frame) {
  return handle(ARGPOOL_MAX_POOL, frame);
}
ARGPOOL_JAX_API Error* argpool_jax_max_unpool(Frame* frame) {
  return handle(ARGPOOL_MAX_UNPOOL, frame);
}
ARGPOOL_JAX_API Error* argpool_jax_max_unpool_backward(Frame* frame) {
  return handle(ARGPOOL_MAX_UNPOOL_BACKWARD, frame);
}
