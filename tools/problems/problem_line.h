// A problem: one call of an operation, told by one line of text that tests, tools, logs and bug
// reports share. The line's grammar stands in tests/README.md; the line alone reproduces a failure.
// SPDX-License-Identifier: MIT
#pragma once

#include <argpool.h>

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace argpool::problems {

using Extents = std::array<int64_t, 5>;  // n, c, d, h, w
using Spatial = std::array<int64_t, 3>;  // d, h, w

/// Kinds of elements. ties: few distinct values; bits: any bit pattern (unpooling moves bits).
enum class Fill { Random, Ties, Negative, NaN, Zeros, Inf, Subnormal, Lowest, Mix, Bits };

/// Kinds of indices that an operation consumes. own: they name a cell of their own window; last:
/// the last valid cell of it, so that overlapping windows agree as often as they can; foreign: any
/// cell of their plane; zeros: index 0; bad: own, but for a few that name no cell of their plane;
/// one: own, but for a single one that names none, mostly at the end of its line, plane or tensor,
/// where a check that stops early misses it; end: own, but for the tensor's last one, which names
/// none; alias: own, but for a few whose low 32 bits alone are (where the type has more; else own).
enum class Indices { Own, Last, Foreign, Zeros, Bad, One, End, Alias };

/// How a tensor lies in memory. plain: as the layout has it; swapped: columns where rows are;
/// every2: each second element of its lines; flip: its lines, and their rows, from the end on;
/// other: as the other layout has it.
enum class View { Plain, Swapped, Every2, Flip, Other };

struct ProblemLine {
  argpool_op op = ARGPOOL_MAX_POOL;
  std::string elem = "f32";   // words of types.h
  std::string index = "i64";  // none: pooling that captures no indices
  argpool_index_space space = ARGPOOL_INDEX_PLANE;
  argpool_layout layout = ARGPOOL_CHANNELS_FIRST;
  bool batched = true;
  Extents shape{1, 1, 1, 1, 1};  // of src in max_pool; else of the indices
  argpool_window window = ARGPOOL_WINDOW_2D(2, 2, 0);
  argpool_duplicates duplicates = ARGPOOL_DUPLICATES_LAST;
  Spatial output_size{};  // of dst or src; last `rank` entries; all 0: C2's default
  Fill fill = Fill::Random;
  Indices indices = Indices::Own;
  std::array<int64_t, 4> gap{};  // elements skipped after each line, row of lines, plane, image
  std::string broadcast;         // dimensions of the inputs with stride 0, of "nchdw"
  std::array<View, 3> views{};   // of the cells, of values, of indices
  int32_t threads = 1;
  bool callback = false;  // threads of the caller's own, through options.parallel
  bool trusted = false;   // options.trusted_indices: a wrong index loses its value
  uint64_t seed = 0;

  bool has_output_size() const { return output_size[2] != 0; }
  bool is_plain() const { return views == std::array<View, 3>{}; }
  bool pools() const { return op == ARGPOOL_MAX_POOL || op == ARGPOOL_MIN_POOL; }
};

/// Throws std::invalid_argument that quotes the word it could not read. threads: where the line
/// says none.
ProblemLine parse(const std::string& line, int32_t threads = 1);

/// The one spelling of a problem: parse(print(p)) is p.
std::string print(const ProblemLine& problem);

/// The words of a line.
const char* word_of(argpool_op op);
const char* word_of(argpool_layout layout);

/// A line with its alternatives written out: {a,b} and {1..9} expand as in a shell.
std::vector<std::string> expand(const std::string& line);

struct ListedProblem {
  std::string line, where;  // where: "list.txt:7"
  ProblemLine problem;

  /// The beginning of errors about it.
  std::string named() const { return where + ": \"" + line + "\": "; }
};

/// Problems of a list, whose lines are expanded; # begins a comment. What is thrown names the file,
/// and the line that cannot be read. threads: where the line says none.
std::vector<ListedProblem> read_problems(const std::string& path, int32_t threads = 1);
/// Their lines.
std::vector<std::string> read_list(const std::string& path);

}  // namespace argpool::problems
