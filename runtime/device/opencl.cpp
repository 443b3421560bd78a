// libargpool_opencl.a: device rows on OpenCL. The five functions that Halide's kernels call, and
// argpool_opencl_device. The queue is the caller's, the driver is found when first called.
// SPDX-License-Identifier: MIT
#include <stdlib.h>

#include "argpool.h"
#include "opencl_source.h"
#include "programs.h"

using namespace argpool;

namespace {

// The part of OpenCL 1.2 that is used, as its specification has it. Handles are pointers.
constexpr int32_t kSuccess = 0, kOutOfMemory[] = {-4, -5, -6};
constexpr uint32_t kTrue = 1, kQueueContext = 0x1090, kQueueDevice = 0x1091;
constexpr uint32_t kQueueProperties = 0x1093, kBuildLog = 0x1183;
constexpr uint64_t kOutOfOrder = 1, kReadWrite = 1;

int32_t (*queue_info)(void*, uint32_t, size_t, void*, size_t*);
void* (*create_buffer)(void*, uint64_t, size_t, void*, int32_t*);
int32_t (*release_buffer)(void*);
int32_t (*fill_buffer)(void*, void*, const void*, size_t, size_t, size_t, uint32_t, const void*,
                       void*);
int32_t (*read_buffer)(void*, void*, uint32_t, size_t, size_t, void*, uint32_t, const void*, void*);
void* (*create_program)(void*, uint32_t, const char**, const size_t*, int32_t*);
int32_t (*build_program)(void*, uint32_t, void* const*, const char*, void*, void*);
int32_t (*build_info)(void*, void*, uint32_t, size_t, void*, size_t*);
int32_t (*release_program)(void*);
void* (*create_kernel)(void*, const char*, int32_t*);
int32_t (*release_kernel)(void*);
int32_t (*set_argument)(void*, uint32_t, size_t, const void*);
int32_t (*launch)(void*, void*, uint32_t, const size_t*, const size_t*, const size_t*, uint32_t,
                  const void*, void*);

const Function kFunctions[] = {
    {"clGetCommandQueueInfo", (void**)&queue_info, false},
    {"clCreateBuffer", (void**)&create_buffer, false},
    {"clReleaseMemObject", (void**)&release_buffer, false},
    {"clEnqueueFillBuffer", (void**)&fill_buffer, false},
    {"clEnqueueReadBuffer", (void**)&read_buffer, false},
    {"clCreateProgramWithSource", (void**)&create_program, false},
    {"clBuildProgram", (void**)&build_program, false},
    {"clGetProgramBuildInfo", (void**)&build_info, false},
    {"clReleaseProgram", (void**)&release_program, false},
    {"clCreateKernel", (void**)&create_kernel, false},
    {"clReleaseKernel", (void**)&release_kernel, false},
    {"clSetKernelArg", (void**)&set_argument, false},
    {"clEnqueueNDRangeKernel", (void**)&launch, false},
};

// A status for OpenCL's number, and the message.
int failed(argpool_device_call* call, const char* what, int32_t error) {
  say(call, "%s returned %d", what, error);
  for (int32_t memory : kOutOfMemory) {
    if (error == memory) return ARGPOOL_OUT_OF_MEMORY;
  }
  return ARGPOOL_DEVICE_ERROR;
}

size_t offset_of(uint64_t address) { return (size_t)(address - ARGPOOL_DEVICE_ORIGIN); }

int begin(argpool_device_call* call) {
  static bool loaded;
  if (!load_driver(call, "libOpenCL.so.1", "an OpenCL driver of version 1.2 or later", kFunctions,
                   sizeof kFunctions / sizeof *kFunctions, &loaded)) {
    return ARGPOOL_DEVICE_ERROR;
  }
  if (!call->stream) {
    say(call, "options.stream is NULL; accepted: the cl_command_queue to enqueue on");
    return ARGPOOL_INVALID_ARGUMENT;
  }
  uint64_t properties = 0;
  int32_t error = queue_info(call->stream, kQueueContext, sizeof call->context, &call->context,
                             nullptr);
  if (!error) error = queue_info(call->stream, kQueueProperties, 8, &properties, nullptr);
  if (error) return failed(call, "clGetCommandQueueInfo of options.stream", error);
  if (properties & kOutOfOrder) {
    say(call, "options.stream runs out of order; accepted: queues that run in order");
    return ARGPOOL_INVALID_ARGUMENT;
  }
  return 0;
}

void end(argpool_device_call*) {}

int alloc(argpool_device_call* call, size_t bytes, argpool_device_memory* memory) {
  int32_t error = 0;
  void* const buffer = create_buffer(call->context, kReadWrite, bytes, nullptr, &error);
  if (error) return failed(call, "clCreateBuffer", error);
  *memory = {(uintptr_t)buffer, ARGPOOL_DEVICE_ORIGIN};
  return 0;
}

// Commands that were enqueued keep the buffer as long as they need it.
void release(argpool_device_call*, argpool_device_memory memory) {
  release_buffer((void*)memory.device);
}

int fill(argpool_device_call* call, argpool_device_memory memory, uint8_t byte, size_t bytes) {
  const int32_t error = fill_buffer(call->stream, (void*)memory.device, &byte, 1,
                                    offset_of(memory.address), bytes, 0, nullptr, nullptr);
  return error ? failed(call, "clEnqueueFillBuffer", error) : 0;
}

int read(argpool_device_call* call, argpool_device_memory memory, void* to, size_t bytes) {
  const int32_t error = read_buffer(call->stream, (void*)memory.device, kTrue,
                                    offset_of(memory.address), bytes, to, 0, nullptr, nullptr);
  return error ? failed(call, "clEnqueueReadBuffer of options.error_word", error) : 0;
}

void* device_of(argpool_device_call* call, int* status) {
  void* device = nullptr;
  const int32_t error = queue_info(call->stream, kQueueDevice, sizeof device, &device, nullptr);
  if (error) *status = failed(call, "clGetCommandQueueInfo of options.stream", error);
  return device;
}

// Builds a row's source for the queue's device.
void* build(argpool_device_call* call, const char* source, size_t size, int* status) {
  void* device = device_of(call, status);
  if (!device) return nullptr;
  char* text = with_offsets(source, size);
  if (!text) {
    say(call, "no memory for a kernel's source");
    *status = ARGPOOL_OUT_OF_MEMORY;
    return nullptr;
  }
  int32_t error = 0;
  const char* texts[] = {text};
  void* program = create_program(call->context, 1, texts, nullptr, &error);
  free(text);
  if (error) {
    *status = failed(call, "clCreateProgramWithSource", error);
    return nullptr;
  }
  error = build_program(program, 1, &device, "", nullptr, nullptr);
  if (!error) return program;
  char log[256] = "";
  build_info(program, device, kBuildLog, sizeof log - 1, log, nullptr);  // short ones only
  say(call, "clBuildProgram returned %d: %s", error, log);
  *status = ARGPOOL_DEVICE_ERROR;
  release_program(program);
  return nullptr;
}

// A program is one device's of a context.
uint64_t id_of(const void* device) { return (uintptr_t)device; }

void* kernel_named(argpool_device_call* call, void* program, const char* name, int* status) {
  int32_t error = 0;
  void* const kernel = create_kernel(program, name, &error);
  if (error) *status = failed(call, "clCreateKernel", error);
  return kernel;
}

void drop_program(void* program) { release_program(program); }
void drop_kernel(void* kernel) { release_kernel(kernel); }

Sources sources = {build, kernel_named, drop_program, drop_kernel, {},
                   nullptr};

void shutdown() { drop_programs(sources); }

// The arguments as Halide lists them, its shared memory, then where each buffer starts.
int32_t set_arguments(void* kernel, int shared, const size_t* sizes, void* const* arguments,
                      const int8_t* is_buffer) {
  uint32_t count = 0;
  int32_t error = kSuccess;
  for (; sizes[count] && !error; ++count) {
    const void* value = arguments[count];
    size_t size = sizes[count];
    if (is_buffer[count]) {
      value = &static_cast<const argpool_buffer*>(value)->device;
      size = sizeof(void*);
    }
    error = set_argument(kernel, count, size, value);
  }
  if (!error) error = set_argument(kernel, count, shared > 0 ? (size_t)shared : 1, nullptr);
  uint32_t at = count + 1;
  for (uint32_t i = 0; i < count && !error; ++i) {
    if (!is_buffer[i]) continue;
    const argpool_buffer* buffer = static_cast<const argpool_buffer*>(arguments[i]);
    const int64_t offset = (int64_t)offset_of((uintptr_t)buffer->host);
    error = set_argument(kernel, at++, sizeof offset, &offset);
  }
  return error;
}

}  // namespace

extern "C" {

const argpool_device argpool_opencl_device = {
    ARGPOOL_DEVICE_VERSION, sizeof(argpool_device), kDLOpenCL, 0, "OpenCL",
    begin, end, alloc, release, fill, read, shutdown};

// Tensors are on the device already; no interface is queried.
int argpool_opencl_halide_copy_to_device(void*, void*, const void*) { return 0; }
const void* argpool_opencl_halide_opencl_device_interface() { return nullptr; }

int argpool_opencl_halide_opencl_initialize_kernels(void* context, void** state, const char* source,
                                                    int size) {
  argpool_device_call* call = static_cast<argpool_device_call*>(context);
  int status = 0;
  void* const device = device_of(call, &status);
  if (!status) {
    status = keep_program(call, sources, state, id_of(device), source, (size_t)size);
  }
  return note(call, status);
}

void argpool_opencl_halide_opencl_finalize_kernels(void*, void*) {}

int argpool_opencl_halide_opencl_run(void* context, void* state, const char* name, int blocks_x,
                                     int blocks_y, int blocks_z, int threads_x, int threads_y,
                                     int threads_z, int shared, size_t* sizes, void** arguments,
                                     int8_t* is_buffer) {
  argpool_device_call* call = static_cast<argpool_device_call*>(context);
  const size_t local[] = {(size_t)threads_x, (size_t)threads_y, (size_t)threads_z};
  const size_t all[] = {(size_t)blocks_x * local[0], (size_t)blocks_y * local[1],
                        (size_t)blocks_z * local[2]};
  if (!all[0] || !all[1] || !all[2] || call->failure) return call->failure;
  Locked lock(sources);  // a kernel has one set of arguments
  int status = 0;
  void* const device = device_of(call, &status);
  if (status) return note(call, status);
  void* const kernel = entry_of(call, sources, state, id_of(device), name, &status);
  if (!kernel) return note(call, status);
  int32_t error = set_arguments(kernel, shared, sizes, arguments, is_buffer);
  if (error) return note(call, failed(call, "clSetKernelArg", error));
  error = launch(call->stream, kernel, 3, nullptr, all, local, 0, nullptr, nullptr);
  return error ? note(call, failed(call, "clEnqueueNDRangeKernel", error)) : 0;
}

}  // extern "C"
