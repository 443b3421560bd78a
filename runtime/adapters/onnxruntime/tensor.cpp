// ONNX Runtime's tensors as DLPack's.
// SPDX-License-Identifier: MIT
#include "tensor.h"

#include <algorithm>
#include <functional>
#include <numeric>

#include "settings.h"

namespace argpool::ort {
namespace {

bool typeOf(import::Elem elem, DLDataType &type) {
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

}  // namespace

Status Tensor::of(const OrtValue *value, import::Layout layout) {
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
  if (layout == import::Layout::ChannelsLast && rank > 2) channelsBehindN();
  if (!typeOf(import::Elem(elem), dl.dtype)) return refuse("an element type it does not take");
  return GetTensorMutableData(const_cast<OrtValue *>(value), &dl.data);
}

// From N, spatial, C as they lie in memory.
void Tensor::channelsBehindN() {
  int64_t step = 1;
  for (int i = dl.ndim; i-- > 0; step *= shape[i]) strides[i] = step;
  std::rotate(shape + 1, shape + dl.ndim - 1, shape + dl.ndim);
  std::rotate(strides + 1, strides + dl.ndim - 1, strides + dl.ndim);
  dl.strides = strides;
}

size_t Tensor::made(DLDataType type, const int64_t *extents, int rank) {
  dl.device = {kDLCPU, 0};
  dl.dtype = type;
  dl.ndim = rank;
  std::copy_n(extents, rank, shape);
  return size_t(cells()) * (type.bits / 8u);
}

void Tensor::flatten() {
  shape[2] = cells();
  shape[0] = shape[1] = 1;
  dl.ndim = 3;
}

int64_t Tensor::cells() const {
  return std::accumulate(shape, shape + dl.ndim, int64_t(1), std::multiplies<int64_t>());
}

}  // namespace argpool::ort
