// What is measured: a window on f32 planes, channels-first, with int64 plane indices, both ways.
// SPDX-License-Identifier: MIT
#pragma once

#include <argpool.h>

#include <string>
#include <vector>

#include "tensor.h"
#include "twin.h"

namespace argpool::bench {

/// A window and the cells it goes over: what pooling reads and unpooling writes.
struct Geometry {
  int kernel, stride, pad;
  int64_t planes, height, width;

  std::string window_name() const;  // "k3s2p1"
  std::string shape_name() const;   // "1x64x360x480"
};

/// The tensors of a geometry, filled. Unpooling has inputs of its own: pooling's twin overwrites
/// pooling's outputs.
class Workload {
 public:
  explicit Workload(const Geometry& geometry);

  const Geometry& geometry() const { return geometry_; }
  Tensor<float>& src() { return src_; }
  Tensor<float>& dst() { return dst_; }
  argpool_status run(argpool_op op, const argpool_options& options);
  Traffic traffic(argpool_op op);
  /// The outputs of the last run, as peer_torch.py sums them.
  std::string checksums(argpool_op op);
  /// Forgets the last run: a kernel that writes nothing is found out.
  void poison(argpool_op op);

 private:
  const Geometry geometry_;
  const argpool_window window_;
  Tensor<float> src_, values_;
  Tensor<int64_t> indices_;
  Tensor<float> values_in_;
  Tensor<int64_t> indices_in_;
  Tensor<float> dst_;
};

/// The names of all rows that could serve an operation of this geometry, those for any window
/// included. Whether a row may run a call, only forcing it tells.
std::vector<const char*> rows_for(const argpool_table& table, argpool_op op,
                                  const Geometry& geometry);

}  // namespace argpool::bench
