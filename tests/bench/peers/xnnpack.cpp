// XNNPACK as a contestant: argmax pooling and unpooling of f32, channels-last, stride = kernel. Its
// indices are tap numbers, counted down the window's columns, as 32-bit words.
// SPDX-License-Identifier: MIT
#include <pthreadpool.h>
#include <xnnpack.h>

#include "contestant.h"

namespace argpool::bench {
namespace {

void require(xnn_status status, const char* what) {
  if (status != xnn_status_success)
    throw NotOffered(std::string(what) + " is refused with status " + std::to_string(status));
}

struct Operator {
  const Request request;
  Buffer result, taps;
  xnn_operator_t handle = nullptr;
  pthreadpool_t threads;

  explicit Operator(const Request& r)
      : request(r),
        result(r.output().bytes()),
        taps(r.indices.bytes()),
        threads(r.threads > 1 ? pthreadpool_create(size_t(r.threads)) : nullptr) {
    const bool pools = r.op == "max_pool";
    if (!pools && r.op != "max_unpool") throw NotOffered("it has no gradients");
    if (r.rank() != 2 || !r.channels_last() || r.elem != "f32")
      throw NotOffered("it pools f32 images, channels-last");
    if (r.index != "i32" || r.space != "plane")
      throw NotOffered("its indices are 32 bits, to be compared with i32 plane indices");
    if (r.stride != r.kernel || r.dilation != std::vector<int64_t>{1, 1} || r.ceil)
      throw NotOffered("its stride is its kernel, without dilation or ceil");
    const auto pad = [](const std::vector<int64_t>& pads, size_t i) { return uint32_t(pads[i]); };
    const size_t channels = size_t(r.cells.shape[1]), batch = size_t(r.cells.shape[0]);
    const uint32_t height = uint32_t(r.kernel[0]), width = uint32_t(r.kernel[1]);
    require(xnn_initialize(nullptr), "its start");
    const auto create =
        pools ? xnn_create_argmax_pooling2d_nhwc_f32 : xnn_create_unpooling2d_nhwc_x32;
    require(create(pad(r.pad, 0), pad(r.pad_end, 1), pad(r.pad_end, 0), pad(r.pad, 1), height,
                   width, channels, channels, channels, 0, &handle),
            "this window");
    if (pools) {
      require(xnn_setup_argmax_pooling2d_nhwc_f32(
                  handle, batch, size_t(r.cells.shape[2]), size_t(r.cells.shape[3]),
                  reinterpret_cast<const float*>(r.cells.data),
                  reinterpret_cast<float*>(result.data()),
                  reinterpret_cast<uint32_t*>(taps.data()), threads),
              "this shape");
    } else {
      take_taps();
      require(xnn_setup_unpooling2d_nhwc_x32(
                  handle, batch, size_t(r.pooled.shape[2]), size_t(r.pooled.shape[3]),
                  r.pooled.data, reinterpret_cast<const uint32_t*>(taps.data()), result.data(),
                  threads),
              "this shape");
    }
  }

  ~Operator() {
    if (handle) xnn_delete_operator(handle);
    if (threads) pthreadpool_destroy(threads);
  }

  void take_taps() {
    walk([](int64_t y, int64_t x, const Request& r, uint32_t& tap, int32_t plane) {
      const int64_t width = r.cells.shape[3];
      tap = uint32_t((plane % width - x) * r.kernel[0] + plane / width - y);
    });
  }

  // Among equal maxima it takes the first down the columns: another cell of the same value.
  std::vector<float> named_values() {
    std::vector<float> named;
    walk([&](int64_t y, int64_t x, const Request& r, uint32_t& tap, int32_t) {
      const std::vector<int64_t>& stride = r.cells.strides;
      const int64_t channels = r.cells.shape[1], i = int64_t(named.size());
      const int64_t image = i / (channels * r.pooled.shape[2] * r.pooled.shape[3]);
      const int64_t at = image * stride[0] + i % channels + (y + tap % r.kernel[0]) * stride[2] +
                         (x + tap / r.kernel[0]) * stride[3];
      named.push_back(reinterpret_cast<const float*>(r.cells.data)[at]);
    });
    return named;
  }

  // Visits every pooled position in memory's order with its window's first cell.
  template <typename Visit>
  void walk(Visit visit) {
    const Request& r = request;
    auto* const tap = reinterpret_cast<uint32_t*>(taps.data());
    const auto* const plane = reinterpret_cast<const int32_t*>(r.indices.data);
    const int64_t channels = r.pooled.shape[1], width = r.pooled.shape[3];
    for (size_t i = 0; i < r.indices.count(); ++i) {
      const int64_t at = int64_t(i) / channels;
      const int64_t y = at / width % r.pooled.shape[2], x = at % width;
      visit(y * r.stride[0] - r.pad[0], x * r.stride[1] - r.pad[1], r, tap[i], plane[i]);
    }
  }

  void run() {
    if (xnn_run_operator(handle, threads) != xnn_status_success)
      throw std::runtime_error("xnn_run_operator");
  }

  void judge() {
    expect_same(request, request.output(), result.data());
    if (request.op == "max_pool") expect_same(request, request.pooled, named_values().data());
  }
};

std::vector<Contestant> prepare(const Request& r) {
  const auto op = std::make_shared<Operator>(r);
  op->run();
  op->judge();
  return {{"XNNPACK", [op] { op->run(); }}};
}

}  // namespace
}  // namespace argpool::bench

int main() {
  return argpool::bench::serve("XNNPACK (Debian's, February 2022)", argpool::bench::prepare);
}
