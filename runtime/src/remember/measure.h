// Measured plans: the rows that may run a problem, timed on scratch tensors like the plan's.
// SPDX-License-Identifier: MIT
#pragma once

#include "remember/contest.h"
#include "run/run.h"

namespace argpool {

// Tensors that lie as a problem's do: the same shapes, strides, and places within a page of memory
// (at its start where the problem has no data). Floats lie between 1 and 2, other elements have any
// bits; indices name cells of their own windows, as pooling of random cells leaves them.
class TrialTensors {
 public:
  TrialTensors() = default;
  ~TrialTensors();
  TrialTensors(const TrialTensors&) = delete;

  // Bytes that it takes to allocate them.
  static double bytes(const Problem& problem);
  // False: there is no memory for them.
  bool allocate(const Problem& problem);
  // Writes the outputs, and all memory around them, as another operation would leave them.
  void write_outputs(const Problem& problem, int byte) const;
  // A number for what these hold.
  uint64_t bits_of_outputs(const Problem& problem) const;
  // In the order of the operation's tensors.
  void* const* data() const { return data_; }

 private:
  bool place(const Tensor& tensor, int position);
  void fill(const Problem& problem, const Tensor& tensor, int position) const;

  void* blocks_[3] = {};
  void* data_[3] = {};
};

// How a plan came to its row.
struct Measured {
  argpool_measure how;           // ARGPOOL_ESTIMATE: by estimate
  const char* obstacle;          // why it was not measured though it should be; NULL: nothing
  const argpool_row* estimated;  // the row that the estimate chose
  const argpool_row* second;     // the fastest of the others; NULL: there is none
  double ns, estimated_ns, second_ns;
  int tried, rows;               // rows that were timed, of how many
  double took, limit;            // nanoseconds
};

// Why a problem cannot be tried on scratch tensors; NULL: it can.
const char* obstacle_to_trials(const Problem& problem);

// The selections that a problem's rows make, one for each row that may run (guards, targets,
// window, flags), the most promising first. `but` is left out: where it is not NULL, its main row.
// At most `most`; gives their number.
int selections_of(const Problem& problem, const Menu& menu, const Selection* but, Selection* to,
                  int most);

// Lets the rows compete. `original` is the problem before its layout was settled; `problem` and
// `selection`, the estimate's, become the winner's.
void measure(const Problem& original, const Menu& menu, const Workers& workers, argpool_measure how,
             double seconds, Problem* problem, Selection* selection, Measured* measured);

}  // namespace argpool
