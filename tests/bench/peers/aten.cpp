// PyTorch's CPU operators as a contestant: ATen from C++, results into memory that is at hand.
// SPDX-License-Identifier: MIT
#include <ATen/ATen.h>
#include <ATen/Parallel.h>
#include <c10/core/InferenceMode.h>
#include <torch/version.h>

#include "contestant.h"

namespace argpool::bench {
namespace {

using at::Tensor;

at::ScalarType element_type(const std::string& word) {
  static const std::map<std::string, at::ScalarType> types = {
      {"f64", at::kDouble}, {"f32", at::kFloat}, {"f16", at::kHalf}, {"bf16", at::kBFloat16},
      {"i64", at::kLong},   {"i32", at::kInt},   {"i16", at::kShort}, {"i8", at::kChar},
      {"u8", at::kByte}};
  return types.at(word);
}

// Rank 1 runs as a plane of one row, as PyTorch's own 1-d operators do.
std::vector<int64_t> spatial(const Request& r, std::vector<int64_t> numbers, int64_t missing) {
  if (r.rank() == 1) numbers.insert(numbers.begin(), missing);
  return numbers;
}

Tensor view(const Request& r, const Array& array, const uint8_t* data, at::ScalarType type) {
  std::vector<int64_t> shape = array.shape, strides = array.strides;
  if (r.rank() == 1) {
    shape.insert(shape.begin() + 2, 1);
    strides.insert(strides.begin() + 2, strides[2] * array.shape[2]);
  }
  return at::from_blob(const_cast<uint8_t*>(data), shape, strides, type);
}

/// The tensors of a request: inputs in the file, results in memory of their own.
struct Tensors {
  const Request request;
  Buffer cells_memory, pooled_memory, index_memory;
  Tensor cells, pooled, indices;

  explicit Tensors(const Request& r)
      : request(r),
        cells_memory(r.reads_cells() ? 0 : r.cells.bytes()),
        pooled_memory(r.reads_cells() ? r.pooled.bytes() : 0),
        index_memory(r.op == "max_pool" ? r.indices.bytes() : 0) {
    const at::ScalarType type = element_type(r.elem);
    const bool reads = r.reads_cells();
    cells = view(r, r.cells, reads ? r.cells.data : cells_memory.data(), type);
    pooled = view(r, r.pooled, reads ? pooled_memory.data() : r.pooled.data, type);
    if (r.index == "none") return;
    indices = view(r, r.indices, r.op == "max_pool" ? index_memory.data() : r.indices.data,
                   at::kLong);
  }

  void judge() const {
    if (request.reads_cells()) expect_same(request, request.pooled, pooled.data_ptr());
    if (!request.reads_cells()) {
      expect_same(request, request.cells, cells.data_ptr(), request.op == "max_pool_backward");
    }
    if (request.op == "max_pool" && request.index != "none")
      expect_same(request, request.indices, indices.data_ptr());
  }
};

std::function<void()> call_of(const std::shared_ptr<Tensors>& t) {
  const Request& r = t->request;
  const std::vector<int64_t> k = spatial(r, r.kernel, 1), s = spatial(r, r.stride, 1),
                             p = spatial(r, r.pad, 0), d = spatial(r, r.dilation, 1);
  const bool volume = r.rank() == 3, ceil = r.ceil;
  if (r.op == "max_pool" && r.index == "none") {  // these make their results anew
    if (volume) return [=] { t->pooled = at::max_pool3d(t->cells, k, s, p, d, ceil); };
    return [=] { t->pooled = at::max_pool2d(t->cells, k, s, p, d, ceil); };
  }
  if (r.op == "max_pool") {
    if (volume) return [=] {
      at::max_pool3d_with_indices_out(t->pooled, t->indices, t->cells, k, s, p, d, ceil);
    };
    return [=] {
      at::max_pool2d_with_indices_out(t->pooled, t->indices, t->cells, k, s, p, d, ceil);
    };
  }
  if (r.op == "max_unpool") {
    const std::vector<int64_t> size(t->cells.sizes().begin() + 2, t->cells.sizes().end());
    if (volume) return [=] {
      at::max_unpool3d_out(t->cells, t->pooled, t->indices, size, s, p);
    };
    return [=] { at::max_unpool2d_out(t->cells, t->pooled, t->indices, size); };
  }
  if (r.op == "max_pool_backward") {
    const Tensor src = at::empty_like(t->cells);  // its shape and format are looked at
    if (volume) return [=] {
      at::max_pool3d_with_indices_backward_out(t->cells, t->pooled, src, k, s, p, d, ceil,
                                               t->indices);
    };
    return [=] {
      at::max_pool2d_with_indices_backward_out(t->cells, t->pooled, src, k, s, p, d, ceil,
                                               t->indices);
    };
  }
  // Autograd calls this for unpooling: a gather in each plane.
  Tensor out = t->pooled.flatten(2), from = t->cells.flatten(2), at = t->indices.flatten(2);
  return [=, kept = t]() mutable { at::gather_out(out, from, 2, at); };
}

std::vector<Contestant> prepare(const Request& r) {
  if ((r.index != "i64" && r.index != "none") || r.space != "plane")
    throw NotOffered("its indices are int64, a plane's");
  if (r.pad != r.pad_end) throw NotOffered("its pads are the same at both ends");
  if (r.duplicates == "sum" || (r.duplicates == "exact" && r.op == "max_unpool_backward"))
    throw NotOffered("it has no choice of what duplicates do");
  for (size_t i = 0; i < r.rank(); ++i)
    if (2 * r.pad[i] > r.kernel[i]) throw NotOffered("its pads are at most half the kernel");
  at::set_num_threads(r.threads);
  const auto tensors = std::make_shared<Tensors>(r);
  const std::function<void()> call = call_of(tensors);
  try {
    call();
  } catch (const c10::Error& error) {
    throw NotOffered(error.what_without_backtrace());
  }
  tensors->judge();
  return {{"PyTorch", [call] {
             const c10::InferenceMode mode;
             call();
           }}};
}

}  // namespace
}  // namespace argpool::bench

int main() {
  const char* const name = "PyTorch " TORCH_VERSION " (ATen from C++)";
  return argpool::bench::serve(name, argpool::bench::prepare);
}
