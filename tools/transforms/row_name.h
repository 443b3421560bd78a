// The names of kernels and rows, and how wide rows' vectors are. Nothing parses names: a row
// carries its fields.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "dialect/dialect.h"

namespace argpool {

/// `<op>[_<elem>]_<index>_<cf|cl>_<window>`: "max_unpool_x32_u8_cl_2dk3s2p1".
std::string kernelName(KernelKind kind, ElemKind elem, IndexKind index, Layout layout,
                       WindowAttr window);

/// A row's vectors: their lanes, those that its target has by nature, and the bytes to which its
/// guard aligns the outputs (0: any).
struct RowWidth {
  int64_t lanes, natural, align;
};
/// Natural lanes unless the variant gives others.
RowWidth widthOf(VariantOp variant, KernelOp kernel, TargetOp target);

/// `<kernel>__<target>_<schedule>[_v<lanes>][_stream[<align>]][_ahead]`: lanes if they are not
/// natural; whether stores pass by the caches, and to how many bytes they are aligned if not to a
/// vector; whether outputs are prefetched. "max_unpool_x32_i64_cf_2dk2s2__avx2_replicate_stream16".
std::string rowName(KernelOp kernel, TargetOp target, VariantOp variant, const RowWidth &width);

}  // namespace argpool
