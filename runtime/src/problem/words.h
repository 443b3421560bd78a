// Words for the numbers of argpool_registry.h, as names of rows have them.
// SPDX-License-Identifier: MIT
#pragma once

namespace argpool {

// By ARGPOOL_KERNEL_*; public operations have the numbers of their first kernels.
constexpr const char* kOpWords[] = {"?",
                                    "max_pool",
                                    "max_unpool",
                                    "max_pool_backward",
                                    "max_unpool_backward",
                                    "check_indices",
                                    "locate_index",
                                    "max_unpool_scatter",
                                    "max_pool_backward_scatter",
                                    "max_unpool_backward_exact",
                                    "report_index",
                                    "max_mask"};

// By ARGPOOL_ELEM_*.
constexpr const char* kElemWords[] = {"none", "f64", "f32", "f16", "bf16", "i64", "i32",
                                      "i16",  "i8",  "u8",  "x8",  "x16",  "x32", "x64"};

// By ARGPOOL_IDX_*.
constexpr const char* kIndexWords[] = {"none", "i64", "i32", "u8", "u16"};

}  // namespace argpool
