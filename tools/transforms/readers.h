// Who reads the indices of a max_pool, for the passes that change what indices are.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "dialect/dialect.h"

namespace argpool {

/// Whether tap numbers of both windows name the same cells: ends of pads and ceil_mode only count
/// windows.
bool sameTaps(WindowAttr a, WindowAttr b);

/// Why `use` of the indices of `pool` does not name, by a tap number, the cell that the offset
/// names; "" where it does: an operation of argpool reads them by a window of the same taps, in the
/// same index space and layout, and its tensor of cells has the shape of src.
std::string whyOtherCells(MaxPoolOp pool, mlir::OpOperand &use);

/// "@pool0: ": what a remark of `op` begins with, the function of the generated header that it is.
std::string placeOf(mlir::Operation *op);

}  // namespace argpool
