// The first OpenCL device of the first platform.
// SPDX-License-Identifier: MIT
#include <cstdint>

#include "device.h"

namespace argpool::test {
namespace {

constexpr uint32_t kAnyType = 0xFFFFFFFF, kDeviceName = 0x102B;

class OpenCL : public Device {
 public:
  OpenCL() : driver_("libOpenCL.so.1") {
    int32_t (*platforms)(uint32_t, void**, uint32_t*);
    int32_t (*devices)(void*, uint64_t, uint32_t, void**, uint32_t*);
    int32_t (*info)(void*, uint32_t, size_t, void*, size_t*);
    void* (*create_context)(const intptr_t*, uint32_t, void* const*, void*, void*, int32_t*);
    void* (*create_queue)(void*, void*, uint64_t, int32_t*);
    driver_.get(&platforms, "clGetPlatformIDs");
    driver_.get(&devices, "clGetDeviceIDs");
    driver_.get(&info, "clGetDeviceInfo");
    driver_.get(&create_context, "clCreateContext");
    driver_.get(&create_queue, "clCreateCommandQueue");
    driver_.get(&create_buffer_, "clCreateBuffer");
    driver_.get(&release_, "clReleaseMemObject");
    driver_.get(&write_, "clEnqueueWriteBuffer");
    driver_.get(&read_, "clEnqueueReadBuffer");
    driver_.get(&finish_, "clFinish");
    driver_.get(&copy_, "clEnqueueCopyBuffer");
    void *platform = nullptr, *device = nullptr;
    int32_t error = 0;
    char name[128] = "";
    expect_success(platforms(1, &platform, nullptr), "clGetPlatformIDs");
    expect_success(devices(platform, kAnyType, 1, &device, nullptr), "clGetDeviceIDs");
    expect_success(info(device, kDeviceName, sizeof name, name, nullptr), "clGetDeviceInfo");
    context_ = create_context(nullptr, 1, &device, nullptr, nullptr, &error);
    expect_success(error, "clCreateContext");
    stream_ = create_queue(context_, device, 0, &error);
    expect_success(error, "clCreateCommandQueue");
    type_ = kDLOpenCL;
    name_ = name;
  }
  void* alloc(size_t bytes) override {
    int32_t error = 0;
    void* const buffer = create_buffer_(context_, 1, bytes, nullptr, &error);
    expect_success(error, "clCreateBuffer");
    return buffer;
  }
  void release(void* memory) override { release_(memory); }
  void write(void* memory, size_t offset, const void* from, size_t bytes) override {
    expect_success(write_(stream_, memory, 1, offset, bytes, from, 0, nullptr, nullptr),
                   "clEnqueueWriteBuffer");
  }
  void read(void* memory, size_t offset, void* to, size_t bytes) override {
    expect_success(read_(stream_, memory, 1, offset, bytes, to, 0, nullptr, nullptr),
                   "clEnqueueReadBuffer");
  }
  void wait() override { expect_success(finish_(stream_), "clFinish"); }
  void copy(void* to, void* from, size_t bytes) override {
    expect_success(copy_(stream_, from, to, 0, 0, bytes, 0, nullptr, nullptr),
                   "clEnqueueCopyBuffer");
  }

 private:
  Driver driver_;
  void* context_ = nullptr;
  void* (*create_buffer_)(void*, uint64_t, size_t, void*, int32_t*);
  int32_t (*release_)(void*);
  int32_t (*write_)(void*, void*, uint32_t, size_t, size_t, const void*, uint32_t, const void*,
                    void*);
  int32_t (*read_)(void*, void*, uint32_t, size_t, size_t, void*, uint32_t, const void*, void*);
  int32_t (*finish_)(void*);
  int32_t (*copy_)(void*, void*, void*, size_t, size_t, size_t, uint32_t, const void*, void*);
};

}  // namespace

std::unique_ptr<Device> open_opencl() { return std::make_unique<OpenCL>(); }

}  // namespace argpool::test
