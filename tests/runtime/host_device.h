// A device that is this process: kDLCUDA tensors whose pointers are the host's, and scalar kernels
// with the buffers of device rows. What a call enqueues is done at once.
// SPDX-License-Identifier: MIT
#pragma once

#include "scalar_kernels.h"

// How a HostDevice fails: a status and the word of its message; 0: it does not.
extern int host_device_begin_fails;

// A launch fails with this, which rows do not return.
extern int host_device_launch_fails;

// Events since it was last cleared: "alloc", "fill", "release", "read", "shutdown", names of kernel
// operations.
extern std::vector<std::string> host_device_log;

extern const argpool_device host_device;

// Rows for f32 or x32, i64, both layouts, any window, on target `host`.
const argpool_table* host_device_table();
