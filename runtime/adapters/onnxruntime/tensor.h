// One of ONNX Runtime's tensors for a call of argpool's.
// SPDX-License-Identifier: MIT
#pragma once

#include "argpool.h"
#include "import/patterns.h"
#include "ort_abi.h"

namespace argpool::ort {

/// Shapes are N, C, spatial in both layouts, as argpool has them.
struct Tensor {
  DLTensor dl = {};
  int64_t shape[5] = {}, strides[5] = {};

  Tensor() { dl.shape = shape; }
  Tensor(const Tensor &) = delete;
  Tensor &operator=(const Tensor &) = delete;

  /// The tensor `value`, which is N, spatial, C where `layout` says so. Refuses more than five
  /// dimensions, and types that argpool lacks.
  Status of(const OrtValue *value, import::Layout layout);
  /// A tensor of `rank` extents without memory. Returns its size in bytes.
  size_t made(DLDataType type, const int64_t *extents, int rank);
  /// Makes a packed tensor one of N 1, C 1 and all cells in a line.
  void flatten();
  int64_t cells() const;

private:
  void channelsBehindN();
};

}  // namespace argpool::ort
