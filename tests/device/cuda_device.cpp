// The first CUDA device, its primary context current on the calling thread.
// SPDX-License-Identifier: MIT
#include <cstdint>

#include "device.h"

namespace argpool::test {
namespace {

class Cuda : public Device {
 public:
  Cuda() : driver_("libcuda.so.1") {
    int (*init)(unsigned);
    int (*device_at)(int*, int);
    int (*device_name)(char*, int, int);
    int (*retain)(void**, int);
    int (*set_current)(void*);
    int (*create_stream)(void**, unsigned);
    driver_.get(&init, "cuInit");
    driver_.get(&device_at, "cuDeviceGet");
    driver_.get(&device_name, "cuDeviceGetName");
    driver_.get(&retain, "cuDevicePrimaryCtxRetain");
    driver_.get(&set_current, "cuCtxSetCurrent");
    driver_.get(&create_stream, "cuStreamCreate");
    driver_.get(&alloc_, "cuMemAlloc_v2");
    driver_.get(&free_, "cuMemFree_v2");
    driver_.get(&write_, "cuMemcpyHtoDAsync_v2");
    driver_.get(&read_, "cuMemcpyDtoHAsync_v2");
    driver_.get(&wait_, "cuStreamSynchronize");
    driver_.get(&copy_, "cuMemcpyDtoDAsync_v2");
    int device = 0;
    void* context = nullptr;
    char name[128] = "";
    expect_success(init(0), "cuInit");
    expect_success(device_at(&device, 0), "cuDeviceGet");
    expect_success(device_name(name, sizeof name, device), "cuDeviceGetName");
    expect_success(retain(&context, device), "cuDevicePrimaryCtxRetain");
    expect_success(set_current(context), "cuCtxSetCurrent");
    expect_success(create_stream(&stream_, 1), "cuStreamCreate");  // 1: not tied to stream 0
    type_ = kDLCUDA;
    name_ = name;
  }
  void* alloc(size_t bytes) override {
    uint64_t address = 0;
    expect_success(alloc_(&address, bytes), "cuMemAlloc");
    return reinterpret_cast<void*>(address);
  }
  void release(void* memory) override { free_(reinterpret_cast<uintptr_t>(memory)); }
  void write(void* memory, size_t offset, const void* from, size_t bytes) override {
    expect_success(write_(reinterpret_cast<uintptr_t>(memory) + offset, from, bytes, stream_),
                   "cuMemcpyHtoDAsync");
    wait();
  }
  void read(void* memory, size_t offset, void* to, size_t bytes) override {
    expect_success(read_(to, reinterpret_cast<uintptr_t>(memory) + offset, bytes, stream_),
                   "cuMemcpyDtoHAsync");
    wait();
  }
  void wait() override { expect_success(wait_(stream_), "cuStreamSynchronize"); }
  void copy(void* to, void* from, size_t bytes) override {
    expect_success(copy_(reinterpret_cast<uintptr_t>(to), reinterpret_cast<uintptr_t>(from), bytes,
                         stream_),
                   "cuMemcpyDtoDAsync");
  }

 private:
  Driver driver_;
  int (*alloc_)(uint64_t*, size_t);
  int (*free_)(uint64_t);
  int (*write_)(uint64_t, const void*, size_t, void*);
  int (*read_)(void*, uint64_t, size_t, void*);
  int (*wait_)(void*);
  int (*copy_)(uint64_t, uint64_t, size_t, void*);
};

}  // namespace

std::unique_ptr<Device> open_cuda() { return std::make_unique<Cuda>(); }

}  // namespace argpool::test
