// libargpool_cuda.a: device rows on CUDA. The five functions that Halide's kernels call, and
// argpool_cuda_device. Context and stream are the caller's; the driver is found when first called,
// and no toolkit is needed.
// SPDX-License-Identifier: MIT
#include "argpool.h"
#include "programs.h"

using namespace argpool;

namespace {

// The part of the driver's interface that is used. Handles are pointers; a device's pointers are
// numbers.
constexpr int kSuccess = 0, kOutOfMemory = 2;
constexpr int kErrorLog = 5, kErrorLogSize = 6;  // options of the just-in-time compiler
constexpr int kMajor = 75, kMinor = 76;          // attributes: a device's compute capability
constexpr int kLeastCapability = 80;             // 8.0: what rows' PTX is compiled for

int (*init)(unsigned);
int (*current_context)(void**);
int (*current_device)(int*);
int (*attribute_of)(int*, int, int);
int (*context_id)(void*, uint64_t*);  // since CUDA 12
int (*load_module)(void**, const void*, unsigned, int*, void**);
int (*unload_module)(void*);
int (*function_of)(void**, void*, const char*);
int (*launch)(void*, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void*,
              void**, void**);
int (*alloc_async)(uint64_t*, size_t, void*);
int (*free_async)(uint64_t, void*);
int (*fill_async)(uint64_t, unsigned char, size_t, void*);
int (*copy_async)(void*, uint64_t, size_t, void*);
int (*wait_for)(void*);
int (*error_name)(int, const char**);
int (*error_text)(int, const char**);

const Function kFunctions[] = {
    {"cuInit", (void**)&init, false},
    {"cuCtxGetCurrent", (void**)&current_context, false},
    {"cuCtxGetDevice", (void**)&current_device, false},
    {"cuDeviceGetAttribute", (void**)&attribute_of, false},
    {"cuCtxGetId", (void**)&context_id, true},
    {"cuModuleLoadDataEx", (void**)&load_module, false},
    {"cuModuleUnload", (void**)&unload_module, false},
    {"cuModuleGetFunction", (void**)&function_of, false},
    {"cuLaunchKernel", (void**)&launch, false},
    {"cuMemAllocAsync", (void**)&alloc_async, false},
    {"cuMemFreeAsync", (void**)&free_async, false},
    {"cuMemsetD8Async", (void**)&fill_async, false},
    {"cuMemcpyDtoHAsync_v2", (void**)&copy_async, false},
    {"cuStreamSynchronize", (void**)&wait_for, false},
    {"cuGetErrorName", (void**)&error_name, false},
    {"cuGetErrorString", (void**)&error_text, false},
};

// A status for CUDA's number, and the message.
int failed(argpool_device_call* call, const char* what, int error) {
  const char *name = nullptr, *text = nullptr;
  error_name(error, &name);
  error_text(error, &text);
  say(call, "%s returned %s (%s)", what, name ? name : "an unknown error", text ? text : "");
  return error == kOutOfMemory ? ARGPOOL_OUT_OF_MEMORY : ARGPOOL_DEVICE_ERROR;
}

int begin(argpool_device_call* call) {
  static bool loaded;
  if (!load_driver(call, "libcuda.so.1", "NVIDIA's driver of version 11.2 or later", kFunctions,
                   sizeof kFunctions / sizeof *kFunctions, &loaded)) {
    return ARGPOOL_DEVICE_ERROR;
  }
  if (const int error = init(0)) return failed(call, "cuInit", error);
  if (const int error = current_context(&call->context)) {
    return failed(call, "cuCtxGetCurrent", error);
  }
  if (call->context) return 0;
  say(call, "this thread has no current context; accepted: threads that have one, as cudaSetDevice "
            "and cuCtxSetCurrent see to");
  return ARGPOOL_DEVICE_ERROR;
}

void end(argpool_device_call*) {}

int alloc(argpool_device_call* call, size_t bytes, argpool_device_memory* memory) {
  *memory = {0, 0};
  const int error = alloc_async(&memory->address, bytes, call->stream);
  return error ? failed(call, "cuMemAllocAsync", error) : 0;
}

void release(argpool_device_call* call, argpool_device_memory memory) {
  free_async(memory.address, call->stream);
}

int fill(argpool_device_call* call, argpool_device_memory memory, uint8_t byte, size_t bytes) {
  const int error = fill_async(memory.address, byte, bytes, call->stream);
  return error ? failed(call, "cuMemsetD8Async", error) : 0;
}

int read(argpool_device_call* call, argpool_device_memory memory, void* to, size_t bytes) {
  int error = copy_async(to, memory.address, bytes, call->stream);
  if (error) return failed(call, "cuMemcpyDtoHAsync of options.error_word", error);
  error = wait_for(call->stream);
  return error ? failed(call, "cuStreamSynchronize", error) : 0;
}

// Contexts come and go, and may have an address that another had.
uint64_t id_of(void* context) {
  uint64_t id = 0;
  if (context_id) context_id(context, &id);
  return id;
}

// The current device's compute capability: 75 is 7.5; 0: unknown.
int capability() {
  int device, major, minor;
  const bool known = !current_device(&device) && !attribute_of(&major, kMajor, device) &&
                     !attribute_of(&minor, kMinor, device);
  return known ? 10 * major + minor : 0;
}

void* load(argpool_device_call* call, const char* source, size_t, int* status) {
  char log[256] = "";  // PTX ends with a zero
  int options[] = {kErrorLog, kErrorLogSize};
  void* values[] = {log, (void*)(uintptr_t)(sizeof log - 1)};
  void* module = nullptr;
  if (const int error = load_module(&module, source, 2, options, values)) {
    *status = failed(call, "cuModuleLoadDataEx", error);
    if (*log) say(call, "cuModuleLoadDataEx: %s", log);
    const int has = capability();
    if (has && has < kLeastCapability) {
      say(call, "this GPU has compute capability %d.%d; accepted: NVIDIA GPUs of compute "
                "capability %d.%d or later", has / 10, has % 10, kLeastCapability / 10,
          kLeastCapability % 10);
    }
    return nullptr;
  }
  return module;
}

void unload(void* module) { unload_module(module); }

void* function_named(argpool_device_call* call, void* module, const char* name, int* status) {
  void* function = nullptr;
  if (const int error = function_of(&function, module, name)) {
    *status = failed(call, "cuModuleGetFunction", error);
    return nullptr;
  }
  return function;
}

Sources sources = {load, function_named, unload, nullptr, {}, nullptr};

void shutdown() { drop_programs(sources); }

}  // namespace

extern "C" {

const argpool_device argpool_cuda_device = {
    ARGPOOL_DEVICE_VERSION, sizeof(argpool_device), kDLCUDA, 0, "CUDA",
    begin, end, alloc, release, fill, read, shutdown};

// Tensors are on the device already; no interface is queried.
int argpool_cuda_halide_copy_to_device(void*, void*, const void*) { return 0; }
const void* argpool_cuda_halide_cuda_device_interface() { return nullptr; }

int argpool_cuda_halide_cuda_initialize_kernels(void* context, void** state, const char* source,
                                                int size) {
  argpool_device_call* call = static_cast<argpool_device_call*>(context);
  return note(call, keep_program(call, sources, state, id_of(call->context), source, (size_t)size));
}

void argpool_cuda_halide_cuda_finalize_kernels(void*, void*) {}

int argpool_cuda_halide_cuda_run(void* context, void* state, const char* name, int blocks_x,
                                 int blocks_y, int blocks_z, int threads_x, int threads_y,
                                 int threads_z, int shared, size_t* sizes, void** arguments,
                                 int8_t* is_buffer) {
  constexpr int kMost = 96;  // Halide's closures of argpool's kernels have some forty
  argpool_device_call* call = static_cast<argpool_device_call*>(context);
  if (blocks_x <= 0 || blocks_y <= 0 || blocks_z <= 0 || call->failure) return call->failure;
  uint64_t addresses[kMost];
  void* values[kMost + 1];
  int count = 0;
  for (; sizes[count]; ++count) {
    if (count == kMost) {
      say(call, "kernel %s has more than %d arguments", name, kMost);
      return note(call, ARGPOOL_DEVICE_ERROR);
    }
    values[count] = arguments[count];
    if (!is_buffer[count]) continue;
    addresses[count] = (uintptr_t) static_cast<argpool_buffer*>(arguments[count])->host;
    values[count] = &addresses[count];
  }
  values[count] = nullptr;
  void* function = nullptr;
  int status = 0;
  {
    Locked lock(sources);
    function = entry_of(call, sources, state, id_of(call->context), name, &status);
  }
  if (!function) return note(call, status);
  const int error = launch(function, (unsigned)blocks_x, (unsigned)blocks_y, (unsigned)blocks_z,
                           (unsigned)threads_x, (unsigned)threads_y, (unsigned)threads_z,
                           (unsigned)shared, call->stream, values, nullptr);
  return error == kSuccess ? 0 : note(call, failed(call, "cuLaunchKernel", error));
}

}  // extern "C"
