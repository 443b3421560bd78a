// A GPU as the tests see it: memory to fill and to read back, and a stream of their own. Drivers
// are found at run time.
// SPDX-License-Identifier: MIT
#pragma once

#include <dlpack/dlpack.h>

#include <cstddef>
#include <memory>
#include <string>

namespace argpool::test {

class Device {
 public:
  virtual ~Device() = default;
  DLDeviceType type() const { return type_; }
  void* stream() const { return stream_; }
  const std::string& name() const { return name_; }

  /// Memory as DLTensor::data has it.
  virtual void* alloc(size_t bytes) = 0;
  virtual void release(void* memory) = 0;
  virtual void write(void* memory, size_t offset, const void* from, size_t bytes) = 0;
  /// After all work that was enqueued before.
  virtual void read(void* memory, size_t offset, void* to, size_t bytes) = 0;
  virtual void wait() = 0;
  /// Enqueues a copy from memory to memory: the roof of what moves as many bytes.
  virtual void copy(void* to, void* from, size_t bytes) = 0;

 protected:
  DLDeviceType type_ = kDLCPU;
  void* stream_ = nullptr;
  std::string name_;
};

/// kind: "opencl" or "cuda". Throws std::runtime_error that says what is missing.
std::unique_ptr<Device> open_device(const std::string& kind);

/// A driver's functions by name; throws likewise.
class Driver {
 public:
  explicit Driver(const char* library);
  template <typename F>
  void get(F** function, const char* name) const {
    *function = reinterpret_cast<F*>(find(name));
  }

 private:
  void* find(const char* name) const;
  void* library_;
};

/// Throws std::runtime_error unless a driver's answer is 0.
void expect_success(int answer, const char* what);

std::unique_ptr<Device> open_opencl();
std::unique_ptr<Device> open_cuda();

}  // namespace argpool::test
