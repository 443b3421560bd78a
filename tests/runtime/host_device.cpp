// The device that is this process.
// SPDX-License-Identifier: MIT
#include "host_device.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>

int host_device_begin_fails = 0, host_device_launch_fails = 0;
std::vector<std::string> host_device_log;

namespace {

void* pointer(argpool_device_memory memory) { return reinterpret_cast<void*>(memory.address); }

int begin(argpool_device_call* call) {
  if (host_device_begin_fails) snprintf(call->message, call->message_size, "accepted: a driver");
  return host_device_begin_fails;
}
void end(argpool_device_call*) {}
int alloc(argpool_device_call*, size_t bytes, argpool_device_memory* memory) {
  host_device_log.push_back("alloc");
  *memory = {0, reinterpret_cast<uintptr_t>(malloc(bytes))};
  return 0;
}
void release(argpool_device_call*, argpool_device_memory memory) {
  host_device_log.push_back("release");
  free(pointer(memory));
}
int fill(argpool_device_call*, argpool_device_memory memory, uint8_t byte, size_t bytes) {
  host_device_log.push_back("fill");
  memset(pointer(memory), byte, bytes);
  return 0;
}
int read(argpool_device_call*, argpool_device_memory memory, void* to, size_t bytes) {
  host_device_log.push_back("read");
  memcpy(to, pointer(memory), bytes);
  return 0;
}
void shutdown() { host_device_log.push_back("shutdown"); }

const char* const kNames[] = {"", "pool", "gather", "add", "backward", "check", "locate",
                              "scatter", "scatter_add"};

argpool_buffer& buffer(void** args, int i) {
  return *static_cast<argpool_buffer*>(args[ARGPOOL_ARG_BUFFERS + i]);
}

// The arguments of one plane, or of the one image, for kernels of the CPU.
struct OnePlane {
  int64_t base;
  argpool_buffer buffers[4];
  argpool_dim dims[4][4];
  void* args[ARGPOOL_ARG_BUFFERS + 4];

  OnePlane(void** of, int p, int count, bool first) {
    memcpy(args, of, sizeof(void*) * ARGPOOL_ARG_BUFFERS);
    base = *static_cast<int64_t*>(of[19]) + p * *static_cast<int64_t*>(of[23]);
    args[19] = &base;
    for (int i = 0; i < count; ++i) {
      argpool_buffer& b = buffers[i] = buffer(of, i);
      memcpy(dims[i], b.dim, sizeof(argpool_dim) * (size_t)b.dimensions);
      b.dim = dims[i];
      argpool_dim& plane = dims[i][b.dimensions - 1];
      if (first) {
        b.host += (int64_t)p * plane.stride * (b.type_bits / 8);
        plane.extent = 1;
      }
      args[ARGPOOL_ARG_BUFFERS + i] = &b;
    }
  }
};

// The kernel of the CPU, on one image.
template <int op, int layout>
int image_kernel(void** args) {
  const bool first = layout == ARGPOOL_LAYOUT_CF;
  const argpool_kernel_fn run = scalar_kernel(op, ARGPOOL_IDX_I64, layout);
  if (op == ARGPOOL_KERNEL_MAX_UNPOOL_BACKWARD && !buffer(args, 3).dim[0].extent) {
    std::vector<uint8_t> wrong((size_t)buffer(args, 1).dim[3].extent);  // the CPU's always marks
    argpool_dim dim = {0, first ? (int)wrong.size() : 1, 1, 0};
    argpool_buffer marks = {0, nullptr, wrong.data(), 0, 1, 8, 1, 1, &dim, nullptr};
    args[ARGPOOL_ARG_BUFFERS + 3] = &marks;
    return run(args);
  }
  if (op == ARGPOOL_KERNEL_LOCATE_INDEX) {
    argpool_buffer& marks = buffer(args, 1);
    argpool_buffer& first_bad = buffer(args, 2);
    args[ARGPOOL_ARG_BUFFERS + 1] = &first_bad;
    run(args);
    for (int p = 0; p < marks.dim[0].extent; ++p) {
      if (!marks.host[p]) reinterpret_cast<int64_t*>(first_bad.host)[p] = INT64_MAX;
    }
    return 0;
  }
  if (op < ARGPOOL_KERNEL_MAX_UNPOOL_SCATTER) return run(args);
  const argpool_buffer& marks = buffer(args, 2);  // the CPU's has no such buffer
  args[ARGPOOL_ARG_BUFFERS + 2] = args[ARGPOOL_ARG_BUFFERS + 3];
  for (int p = 0; p < marks.dim[0].extent; ++p) {
    if (marks.host[p]) run(OnePlane(args, p, 3, first).args);
  }
  return 0;
}

// The arguments of one image of a batch.
struct OneImage {
  int64_t base;
  argpool_buffer buffers[4];
  argpool_dim dims[4][4];
  void* args[ARGPOOL_ARG_BUFFERS + 4];

  OneImage(void** of, int64_t image, int count, bool first) {
    memcpy(args, of, sizeof(void*) * ARGPOOL_ARG_BUFFERS);
    base = *static_cast<int64_t*>(of[19]) + image * *static_cast<int64_t*>(of[24]);
    args[19] = &base;
    const auto* some = static_cast<argpool_buffer*>(of[ARGPOOL_DEVICE_ARG_BUFFERS]);
    const int32_t planes = first ? some->dim[3].extent : 1;
    for (int i = 0; i < count; ++i) {
      argpool_buffer& b = buffers[i];
      b = *static_cast<argpool_buffer*>(of[ARGPOOL_DEVICE_ARG_BUFFERS + i]);
      const bool marks = b.dimensions == 1;
      memcpy(dims[i], b.dim, sizeof(argpool_dim) * (marks ? 1 : 4));
      if (!marks) b.host += image * b.dim[4].stride * (b.type_bits / 8);
      if (marks && b.dim[0].extent) {  // of extent 0, there is no memory
        b.host += image * planes * (b.type_bits / 8);
        dims[i][0].extent = planes;
      }
      b.dimensions = marks ? 1 : 4;
      b.dim = dims[i];
      args[ARGPOOL_ARG_BUFFERS + i] = &b;
    }
  }
};

template <int op, int layout>
int kernel(void** args) {
  host_device_log.push_back(kNames[op]);
  (*static_cast<argpool_device_call**>(args[0]))->failure = host_device_launch_fails;
  const bool marks = op >= ARGPOOL_KERNEL_MAX_UNPOOL_SCATTER;
  const int count = op == ARGPOOL_KERNEL_CHECK_INDICES                     ? 2
                    : marks || op == ARGPOOL_KERNEL_MAX_UNPOOL_BACKWARD ? 4
                                                                           : 3;
  const auto* some = static_cast<argpool_buffer*>(args[ARGPOOL_DEVICE_ARG_BUFFERS]);
  for (int32_t image = 0; image < some->dim[4].extent; ++image) {
    OneImage one(args, image, count, layout == ARGPOOL_LAYOUT_CF);
    if (int bad = image_kernel<op, layout>(one.args)) return bad;
  }
  return 0;
}

int report(void** args) {
  host_device_log.push_back("report");
  void** const given = args + ARGPOOL_DEVICE_ARG_BUFFERS;
  const argpool_buffer& marks = *static_cast<argpool_buffer*>(given[0]);
  int64_t& word = *reinterpret_cast<int64_t*>(static_cast<argpool_buffer*>(given[1])->host);
  for (int p = 0; p < marks.dim[0].extent; ++p) {
    const int64_t first_bad = reinterpret_cast<const int64_t*>(marks.host)[p];
    if (word || first_bad == INT64_MAX) continue;
    word = 1 + *static_cast<int64_t*>(args[19]) + p * *static_cast<int64_t*>(args[20]) + first_bad;
  }
  return 0;
}

template <int op>
void add(TableBuilder& b) {
  const auto row = [&](const char* layout, argpool_kernel_fn run, int number) {
    b.add(scalar_key(op, ARGPOOL_IDX_I64, number), any_window(),
          {std::string(kNames[op]) + layout, run});
  };
  row("_cf", kernel<op, ARGPOOL_LAYOUT_CF>, ARGPOOL_LAYOUT_CF);
  row("_cl", kernel<op, ARGPOOL_LAYOUT_CL>, ARGPOOL_LAYOUT_CL);
}

}  // namespace

const argpool_device host_device = {ARGPOOL_DEVICE_VERSION, sizeof(argpool_device), 2, 0, "Host",
                                    begin, end, alloc, release, fill, read, shutdown};

const argpool_table* host_device_table() {
  static const argpool_table* const table = [] {
    auto* b = new TableBuilder("host_device");
    b->add_target("host", 0, 2, &host_device);
    add<ARGPOOL_KERNEL_MAX_POOL>(*b);
    add<ARGPOOL_KERNEL_MAX_UNPOOL>(*b);
    add<ARGPOOL_KERNEL_MAX_POOL_BACKWARD>(*b);
    add<ARGPOOL_KERNEL_MAX_UNPOOL_BACKWARD>(*b);
    add<ARGPOOL_KERNEL_CHECK_INDICES>(*b);
    add<ARGPOOL_KERNEL_LOCATE_INDEX>(*b);
    add<ARGPOOL_KERNEL_MAX_UNPOOL_SCATTER>(*b);
    add<ARGPOOL_KERNEL_MAX_POOL_BACKWARD_SCATTER>(*b);
    for (int layout : {ARGPOOL_LAYOUT_CF, ARGPOOL_LAYOUT_CL}) {
      b->add(ARGPOOL_KEY(ARGPOOL_KERNEL_REPORT_INDEX, ARGPOOL_ELEM_NONE, ARGPOOL_IDX_I64, layout),
             any_window(), {"report", report});
    }
    return b->table();
  }();
  return table;
}
