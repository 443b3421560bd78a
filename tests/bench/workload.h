// The tensors of a problem: inputs filled, results computed, all in a file that peers map.
// SPDX-License-Identifier: MIT
#pragma once

#include <argpool.h>

#include <memory>
#include <string>
#include <vector>

#include "contestant.h"
#include "problem.h"
#include "twin.h"

namespace argpool::bench {

/// A packed tensor of a request, as DLPack wants it.
class Tensor5 {
 public:
  Tensor5(const Array& array, DLDataType type, void* data);
  Tensor5(const Tensor5&) = delete;
  Tensor5& operator=(const Tensor5&) = delete;
  DLTensor* dl() { return &dl_; }

 private:
  std::vector<int64_t> shape_, strides_;
  DLTensor dl_;
};

/// Bytes that a problem's operation must read and write.
int64_t bytes_of(const test::Problem& problem);

/// The request of a problem without a file: shapes, and no data.
Request geometry_of(const test::Problem& problem, int threads);

/// A file with the inputs of a problem and the library's results; gone at the end.
class ProblemFile {
 public:
  /// Throws std::invalid_argument for problems that are not packed or that the contract refuses.
  explicit ProblemFile(const std::string& line);
  ~ProblemFile();
  ProblemFile(const ProblemFile&) = delete;
  ProblemFile& operator=(const ProblemFile&) = delete;

  const test::Problem& problem() const { return problem_; }
  /// The request that reads it, but for the number of threads.
  const std::string& request() const { return words_; }

 private:
  void fill(const Request& request, uint8_t* data);

  test::Problem problem_;
  std::string name_, words_;
};

/// A problem's tensors with memory of its own for the results, and calls on them.
class Workload {
 public:
  /// `copies`: inputs have memory of their own, too, which other processes do not see.
  Workload(const test::Problem& problem, const Request& request, bool copies = false);

  argpool_op op() const { return problem_.op; }
  const argpool_window& window() const { return problem_.window; }
  /// In the order of argpool_call; absent indices are null.
  const std::vector<const DLTensor*>& tensors() const { return tensors_; }
  std::vector<void*> data() const;
  argpool_options options() const;
  argpool_status run(const argpool_options& options) const;
  Traffic traffic() const;
  void poison();
  /// Throws Differs unless the last run's results are the file's.
  void judge() const;

 private:
  const test::Problem problem_;
  const Request request_;
  std::vector<std::unique_ptr<Buffer>> results_, inputs_;
  std::vector<std::unique_ptr<Tensor5>> owned_;
  std::vector<const DLTensor*> tensors_;
};

}  // namespace argpool::bench
