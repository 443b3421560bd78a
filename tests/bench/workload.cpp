// The tensors of workload.h, and the rows of a table that serve them.
// SPDX-License-Identifier: MIT
#include "workload.h"

#include <argpool_registry.h>

#include <random>
#include <stdexcept>

namespace argpool::bench {
namespace {

std::vector<int64_t> pooled_shape(const argpool_window& window, std::vector<int64_t> shape) {
  const int64_t spatial[] = {shape[2], shape[3]};
  if (argpool_pooled_shape(&window, spatial, &shape[2]) != ARGPOOL_OK)
    throw std::runtime_error(argpool_last_error());
  return shape;
}

template <typename T>
uint64_t checksum(Tensor<T>& tensor) {
  uint64_t sum = 0, odd = 1;
  for (size_t i = 0; i < tensor.bytes(); i += 4, odd += 2) {
    uint32_t word;
    memcpy(&word, (const char*)tensor.data() + i, 4);
    sum += word * odd;
  }
  return sum;
}

bool same_window(const argpool_window_key& key, const Geometry& g) {
  for (int i = 0; i < 2; ++i) {
    if (key.kernel[i] != g.kernel || key.stride[i] != g.stride || key.pad[i] != g.pad ||
        key.dilation[i] != 1)
      return false;
  }
  return key.kernel[2] == 1;
}

}  // namespace

std::string Geometry::window_name() const {
  const std::string name = "k" + std::to_string(kernel) + "s" + std::to_string(stride);
  return pad ? name + "p" + std::to_string(pad) : name;
}

std::string Geometry::shape_name() const {
  return "1x" + std::to_string(planes) + "x" + std::to_string(height) + "x" + std::to_string(width);
}

Workload::Workload(const Geometry& g)
    : geometry_(g),
      window_(ARGPOOL_WINDOW_2D(g.kernel, g.stride, g.pad)),
      src_({1, g.planes, g.height, g.width}),
      values_(pooled_shape(window_, src_.shape())),
      indices_(values_.shape()),
      values_in_(values_.shape()),
      indices_in_(values_.shape()),
      dst_(src_.shape()) {
  std::mt19937 random(20220522);
  std::uniform_real_distribution<float> number(-1, 1);
  for (int64_t i = 0; i < src_.count(); ++i) src_.data()[i] = number(random);
  const argpool_options options = ARGPOOL_OPTIONS_INIT;
  if (argpool_max_pool(&window_, src_.dl(), values_in_.dl(), indices_in_.dl(), &options) !=
      ARGPOOL_OK)
    throw std::runtime_error(argpool_last_error());
}

argpool_status Workload::run(argpool_op op, const argpool_options& options) {
  if (op == ARGPOOL_MAX_POOL)
    return argpool_max_pool(&window_, src_.dl(), values_.dl(), indices_.dl(), &options);
  return argpool_max_unpool(&window_, values_in_.dl(), indices_in_.dl(), dst_.dl(), &options);
}

Traffic Workload::traffic(argpool_op op) {
  if (op == ARGPOOL_MAX_POOL)
    return {{{src_.data(), src_.bytes()}},
            {{values_.data(), values_.bytes()}, {indices_.data(), indices_.bytes()}}};
  return {{{values_in_.data(), values_in_.bytes()}, {indices_in_.data(), indices_in_.bytes()}},
          {{dst_.data(), dst_.bytes()}}};
}

std::string Workload::checksums(argpool_op op) {
  if (op == ARGPOOL_MAX_POOL)
    return std::to_string(checksum(values_)) + " " + std::to_string(checksum(indices_));
  return std::to_string(checksum(dst_));
}

void Workload::poison(argpool_op op) {
  for (const Traffic::Write& output : traffic(op).writes) memset(output.data, 0xa5, output.bytes);
}

std::vector<const char*> rows_for(const argpool_table& table, argpool_op op,
                                  const Geometry& geometry) {
  const auto key = [](int kernel_op, int elem) {
    return ARGPOOL_KEY(kernel_op, elem, ARGPOOL_IDX_I64, ARGPOOL_LAYOUT_CF);
  };
  const bool pools = op == ARGPOOL_MAX_POOL;
  const uint32_t direct = pools ? key(ARGPOOL_KERNEL_MAX_POOL, ARGPOOL_ELEM_F32)
                                : key(ARGPOOL_KERNEL_MAX_UNPOOL, ARGPOOL_ELEM_X32);
  const uint32_t scatter = pools ? 0 : key(ARGPOOL_KERNEL_MAX_UNPOOL_SCATTER, ARGPOOL_ELEM_X32);
  std::vector<const char*> names;
  for (uint32_t i = 0; i < table.kernel_count; ++i) {
    const argpool_kernel& kernel = table.kernels[i];
    const bool any = kernel.window.kernel[0] == 0;
    if (kernel.key != direct && kernel.key != scatter) continue;
    if (!any && !same_window(kernel.window, geometry)) continue;
    for (uint32_t row = 0; row < kernel.row_count; ++row)
      names.push_back(table.rows[kernel.first_row + row].name);
  }
  return names;
}

}  // namespace argpool::bench
