// Which rows of a table may run which problem on this CPU: judged here from the registry's words,
// apart from the runtime's own judgement, which is then held against it.
// SPDX-License-Identifier: MIT
#pragma once

#include <argpool_registry.h>

#include <string>
#include <vector>

#include "call.h"

namespace argpool::test {

/// A row of a table with what it belongs to.
struct Row {
  size_t number;  // in the table
  const argpool_row* row;
  const argpool_kernel* kernel;
  const argpool_target* target;

  uint32_t op() const { return kernel->key >> 24; }
  uint32_t elem() const { return kernel->key >> 16 & 0xff; }
  uint32_t index() const { return kernel->key >> 8 & 0xff; }
  uint32_t layout() const { return kernel->key & 0xff; }
  bool any_window() const { return kernel->window.kernel[0] == 0; }
};

std::vector<Row> rows_of(const argpool_table& table);

/// The features that the target asks for and this CPU lacks, as words; "" where it can run.
std::string missing_features(const argpool_target& target);

/// Why a row did not run, for summaries, which count rows by it.
std::string unable(const Row& row, const std::string& missing);

/// Whether the row computes this problem (operation, types, layout, window), whatever its guard
/// says.
bool computes(const Row& row, const Problem& problem);

/// Whether calls of this problem may run the row: with one channel, and no gaps between pixels,
/// channels-last calls are channels-first as well.
bool runs(const Row& row, const Problem& problem);

/// Whether the library may choose the row for pieces of the problem's windows (large ones, without
/// padding), whatever the problem's layout.
bool pools_pieces(const Row& row, const Problem& problem);
// May the runtime choose the row for a channels-last call of values alone, whose pixels are cells
// of a row?
bool pools_pixels(const Row& row, const Problem& problem);
// May the runtime choose the row for a channels-last call of few channels, packed as planes?
bool pools_planes(const Row& row, const Problem& problem);

/// Whether kernels of an operation compute this problem in some type, layout or window.
bool computes_op(uint32_t op, const Problem& problem);

/// Whether the row inverts the bits of the problem's elements that are to be inverted.
bool inverts(const Row& row, const Problem& problem);

/// Whether a helper row is asked by calls of this problem.
bool helps(const Row& row, const Problem& problem);

/// Beyond tensor_default_shape's extents a cell of dst has the number of another one, and no gather
/// can tell: such calls are the scatters'.
bool exceeds_default_shape(const Problem& problem);

/// Whether some window covers padding, or reaches beyond the last cell.
bool lacks_cells(const Problem& problem);

/// check_indices and locate_index: they see indices only, and are never forced.
bool is_helper(const Row& row);
/// A gather: right where every index names a cell of its own window, which check_indices proves, or
/// the gather itself.
bool assumes_own_indices(const Row& row);
bool checks_as_it_goes(const Row& row);
/// Runs on whole planes only.
bool takes_whole_planes(const Row& row);
/// Writes cells, not pooled positions.
bool writes_cells(const Row& row);

/// The answer of a row's guard to placed outputs. Open: refused only for the stride of a dimension
/// that has one position, which no kernel follows, so that both answers are right.
enum class Guard { Allows, Refuses, Open };
/// Extents of the one output that the guard speaks about, and the alignment of an output.
Guard judge_extents(const argpool_guard& guard, const Form& output);
Guard judge_alignment(const Row& row, const Tensor& output);
/// Both, for all outputs of a call, and whether the row is a gather that cannot serve it.
Guard judge_guard(const Row& row, Call& call);

}  // namespace argpool::test
