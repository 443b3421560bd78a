// The names of kernels and rows. Nothing parses them: a row carries its fields.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "dialect/dialect.h"

namespace argpool {

/// `<op>[_<elem>]_<index>_<cf|cl>_<window>`: "max_unpool_x32_u8_cl_2dk3s2p1".
std::string kernelName(KernelKind kind, ElemKind elem, IndexKind index, Layout layout,
                       WindowAttr window);

/// `<kernel>__<target>_<schedule>`: "max_pool_f32_i64_cf_2dk2s2__avx512_rows".
std::string rowName(KernelOp kernel, llvm::StringRef target, llvm::StringRef schedule);

}  // namespace argpool
