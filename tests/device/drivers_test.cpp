// A library for the CPU and for devices in one program: the CPU serves its tensors, and a device
// without a driver or a stream says so (C17).
// SPDX-License-Identifier: MIT
#include <dlfcn.h>
#include <gtest/gtest.h>

#include <string>

#include "all_targets.h"

namespace {

struct Pooling {
  float src[16] = {}, values[4] = {};
  int64_t indices[4] = {}, large[4] = {1, 1, 4, 4}, small[4] = {1, 1, 2, 2};

  argpool_status run(DLDeviceType device) {
    const auto tensor = [&](void* data, DLDataType type, int64_t* shape) {
      return DLTensor{data, {device, 0}, 4, type, shape, nullptr, 0};
    };
    DLTensor x = tensor(src, {kDLFloat, 32, 1}, large);
    DLTensor v = tensor(values, {kDLFloat, 32, 1}, small);
    DLTensor i = tensor(indices, {kDLInt, 64, 1}, small);
    return all_targets_pool(&x, &v, &i, nullptr);
  }
};

TEST(Drivers, TheCpuNeedsNone) {
  Pooling p;
  p.src[5] = 3;
  ASSERT_EQ(p.run(kDLCPU), ARGPOOL_OK) << argpool_last_error();
  EXPECT_EQ(p.values[0], 3);
  EXPECT_EQ(p.indices[0], 5);
}

TEST(Drivers, CudasAbsenceIsToldInASentence) {
  if (dlopen("libcuda.so.1", RTLD_NOW)) GTEST_SKIP() << "there is a CUDA driver";
  Pooling p;
  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(p.run(kDLCUDA), ARGPOOL_DEVICE_ERROR);
    const std::string sentence = argpool_last_error();
    EXPECT_NE(sentence.find("CUDA: libcuda.so.1 was not found"), std::string::npos) << sentence;
    EXPECT_NE(sentence.find("accepted: machines with NVIDIA"), std::string::npos) << sentence;
  }
}

// With old_gpu.c in the driver's place, as test device.old_gpu runs it.
TEST(OldGpu, IsToldWhatIsAccepted) {
  void* const driver = dlopen("libcuda.so.1", RTLD_NOW);
  int (*attribute)(int*, int, int) = nullptr;
  if (driver) *(void**)&attribute = dlsym(driver, "cuDeviceGetAttribute");
  int is_fake = 0;
  if (!attribute || attribute(&is_fake, 0, 3) || is_fake != -1) GTEST_SKIP() << "not old_gpu.c";
  Pooling p;
  EXPECT_EQ(p.run(kDLCUDA), ARGPOOL_DEVICE_ERROR);
  const std::string sentence = argpool_last_error();
  EXPECT_NE(sentence.find("CUDA: this GPU has compute capability 7.5; accepted: NVIDIA GPUs of "
                          "compute capability 8.0 or later"), std::string::npos) << sentence;
}

TEST(Drivers, OpenClNeedsAQueue) {
  Pooling p;
  EXPECT_EQ(p.run(kDLOpenCL), ARGPOOL_INVALID_ARGUMENT);
  const std::string sentence = argpool_last_error();
  EXPECT_NE(sentence.find("OpenCL: options.stream is NULL; accepted"), std::string::npos)
      << sentence;
}

}  // namespace
