/* A libcuda.so.1 of a GPU that is too old: it has a context, and takes no program.
 * SPDX-License-Identifier: MIT */
#include <stddef.h>
#include <stdint.h>

enum { kNoBinaryForGpu = 209, kMajor = 75, kMinor = 76 };

#define FAKE __attribute__((visibility("default"))) int

FAKE cuInit(unsigned flags);
FAKE cuInit(unsigned flags) { return (int)flags; }
FAKE cuCtxGetCurrent(void** context);
FAKE cuCtxGetCurrent(void** context) {
  static int one;
  *context = &one;
  return 0;
}
FAKE cuCtxGetDevice(int* device);
FAKE cuCtxGetDevice(int* device) {
  *device = 3;
  return 0;
}
FAKE cuDeviceGetAttribute(int* value, int attribute, int device);
FAKE cuDeviceGetAttribute(int* value, int attribute, int device) {
  *value = attribute == kMajor ? 7 : attribute == kMinor ? 5 : -1;
  return device == 3 ? 0 : 1;
}
FAKE cuModuleLoadDataEx(void);
FAKE cuModuleLoadDataEx(void) { return kNoBinaryForGpu; }
FAKE cuGetErrorName(int error, const char** name);
FAKE cuGetErrorName(int error, const char** name) {
  *name = error == kNoBinaryForGpu ? "CUDA_ERROR_NO_BINARY_FOR_GPU" : "?";
  return 0;
}
FAKE cuGetErrorString(int error, const char** text);
FAKE cuGetErrorString(int error, const char** text) {
  *text = error ? "no kernel image is available for execution on the device" : "no error";
  return 0;
}

/* Never reached. */
#define NOT_CALLED(name) \
  FAKE name(void);       \
  FAKE name(void) { return 1; }
NOT_CALLED(cuModuleUnload)
NOT_CALLED(cuModuleGetFunction)
NOT_CALLED(cuLaunchKernel)
NOT_CALLED(cuMemAllocAsync)
NOT_CALLED(cuMemFreeAsync)
NOT_CALLED(cuMemsetD8Async)
NOT_CALLED(cuMemcpyDtoHAsync_v2)
NOT_CALLED(cuStreamSynchronize)
