/* A packed DLTensor around an array. SPDX-License-Identifier: MIT */
#ifndef CONSUMER_TENSOR_H
#define CONSUMER_TENSOR_H

#include <argpool.h>
#include <string.h>

/* shape: `ndim` extents that live as long as the tensor. */
static inline DLTensor tensor_of(void* data, int ndim, int64_t* shape, uint8_t code,
                                 uint8_t bits) {
  DLTensor tensor;
  memset(&tensor, 0, sizeof(tensor));
  tensor.data = data;
  tensor.device.device_type = kDLCPU;
  tensor.ndim = ndim;
  tensor.dtype.code = code;
  tensor.dtype.bits = bits;
  tensor.dtype.lanes = 1;
  tensor.shape = shape;
  return tensor;
}

#endif
