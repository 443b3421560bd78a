// One of ONNX Runtime's tensors for a call of argpool's.
// SPDX-License-Identifier: MIT
#pragma once

#include "argpool.h"
#include "ort_abi.h"

namespace argpool::ort {

struct Tensor {
  DLTensor dl = {};
  int64_t shape[5] = {};

  Tensor() { dl.shape = shape; }
  Tensor(const Tensor &) = delete;
  Tensor &operator=(const Tensor &) = delete;

  /// The tensor `value`. Refuses more than five dimensions, and types that argpool lacks.
  Status of(const OrtValue *value);
  /// A tensor of `rank` extents without memory. Returns its size in bytes.
  size_t made(DLDataType type, const int64_t *extents, int rank);
};

}  // namespace argpool::ort
