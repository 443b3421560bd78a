// A function of the IR as calls of argpool's operations on tensors in memory.
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include "argpool.h"

namespace argpool::report {

/// Bytes of the tensors of indices that a function's operations write and read, each once; none
/// where an extent is `?`.
std::optional<int64_t> indexBytes(mlir::func::FuncOp function);

/// The operations of one function, with a tensor for each value of the IR. Inputs hold random
/// numbers, which are the same in every run of the program.
class Calls {
public:
  /// None: `why` is a sentence (extents or a window that only a call has).
  static std::unique_ptr<Calls> of(mlir::func::FuncOp function, const argpool_table *table,
                                   std::string &why);
  /// Calls all operations on one thread. False: `why` is argpool's sentence.
  bool run(std::string &why);
  ~Calls();
  Calls(const Calls &) = delete;

private:
  struct Tensor;
  struct Call;
  Calls();
  Tensor *tensorOf(mlir::Value value, size_t rank, bool channelsLast);
  void add(mlir::Operation *op, const argpool_table *table);

  std::vector<std::pair<mlir::Value, std::unique_ptr<Tensor>>> tensors;
  std::vector<Call> calls;
};

}  // namespace argpool::report
