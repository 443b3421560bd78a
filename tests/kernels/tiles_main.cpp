// argpool_tiles NAME LIST... : every row of the default table called directly, tile by tile.
// argpool_tiles --problem LINE [--row ROW] : one problem, to reproduce a failure.
// SPDX-License-Identifier: MIT
#include <cstdio>
#include <exception>
#include <vector>

#include "argpool_default.h"
#include "contain.h"
#include "report.h"
#include "tile.h"

using namespace argpool::test;

namespace {

constexpr int kTiles = 6;  // of a row, problem and placement; the first is the whole image

constexpr uint32_t kCrashes = 2;  // after which a row is left out

struct Counts {
  int64_t problems, tiles, failures;
  size_t running;  // the row that is being called, plus 1
};

class Tiles {
 public:
  Tiles(const argpool_table& table, std::vector<std::string> lines, std::string only_row)
      : lines_(std::move(lines)), only_row_(std::move(only_row)), rows_(rows_of(table)),
        ran_(table.row_count), halos_(table.row_count), crashes_(table.row_count),
        failures_(table.row_count) {}

  bool run(const std::string& program) {
    contained(
        lines_.size(), 60, 100, [&](size_t i) { problem(lines_[i]); },
        [&](const Death& death) {
          if (counts_->running) ++crashes_[counts_->running - 1];
          fail(death.what);
          counts_->running = 0;
        });
    Report report;
    report.program = program;
    report.problems = counts_->problems;
    report.comparisons["reference"] = counts_->tiles;
    for (const Row& row : rows_) {
      const uint32_t count = failures_[row.number];
      if (count) printf("FAIL %s: %u failures\n", row.row->name, count);
    }
    if (!program.empty()) tell_idle_rows(&report);
    printf("%ld tiles of %ld problems, %ld failures\n", long(counts_->tiles),
           long(counts_->problems), long(counts_->failures));
    return (program.empty() || write(report)) && counts_->failures == 0;
  }

 private:
  void problem(const std::string& line) {
    doing("preparing | " + line);
    counts_->running = 0;
    try {
      const Case c = make_case(line);
      for (const Row& row : rows_) {
        const bool wanted = only_row_.empty() || only_row_ == row.row->name;
        if (!wanted || !(computes(row, c.problem) || helps(row, c.problem))) continue;
        // Gathers are only right for indices of the own window: check_indices proves it before.
        const bool gathers = row.op() == ARGPOOL_KERNEL_MAX_UNPOOL;
        if (gathers && c.problem.indices != Indices::Own && c.problem.indices != Indices::Last) {
          continue;
        }
        // A row that keeps crashing must not keep the others from being tried.
        if (crashes_[row.number] >= kCrashes || !missing_features(*row.target).empty()) continue;
        counts_->running = row.number + 1;
        row_on(row, c, line);
        counts_->running = 0;
      }
    } catch (const std::exception& e) {
      fail(line + ": " + e.what());
    }
    ++counts_->problems;
  }

  void row_on(const Row& row, const Case& c, const std::string& line) {
    Random random(seed_of(c.problem));
    for (Placement placement : kPlacements)
      for (int ordinal = 0; ordinal < kTiles; ++ordinal) {
        const Tile tile = random_tile(row, c, ordinal, random);
        const std::string what = std::string(row.row->name) + " | " + line + " | " +
                                 name_of(placement) + " " + to_string(tile);
        doing(what);
        const auto wrong = run_tile(row, c, tile, memory_, placement);
        if (!wrong) continue;
        ++counts_->tiles;
        ran_[row.number] = 1;
        if (tile.has_halo()) halos_[row.number] = 1;
        if (!wrong->empty()) fail(what + ": " + *wrong);
      }
  }

  void tell_idle_rows(Report* report) {
    for (const Row& row : rows_) {
      const std::string missing = missing_features(*row.target);
      const bool takes_tiles = row.op() != ARGPOOL_KERNEL_LOCATE_INDEX &&
                               row.op() != ARGPOOL_KERNEL_MAX_UNPOOL_SCATTER;
      const bool helper = row.op() == ARGPOOL_KERNEL_LOCATE_INDEX ||
                          row.op() == ARGPOOL_KERNEL_CHECK_INDICES;
      if (!missing.empty()) {
        // Rows of the other operations are counted by the matrix.
        if (helper) ++report->skipped["the CPU lacks " + missing];
      } else if (!ran_[row.number]) {
        fail(std::string("no problem lets ") + row.row->name + " run");
      } else if (takes_tiles && !halos_[row.number]) {
        fail(std::string("no tile away from the origin was run by ") + row.row->name);
      } else if (helper) {
        ++report->variants;
      }
    }
  }

  void fail(const std::string& what) {
    ++counts_->failures;
    const uint32_t of_row = counts_->running ? failures_[counts_->running - 1]++ : 0;
    if (of_row >= 3 || counts_->failures > 1000) return;
    printf("FAIL %s\n", what.c_str());
    fflush(stdout);  // the next call may be the child's last
  }

  const std::vector<std::string> lines_;
  const std::string only_row_;
  const std::vector<Row> rows_;
  Memory memory_;
  Shared<Counts> counts_;
  Shared<uint8_t> ran_, halos_;
  Shared<uint32_t> crashes_, failures_;
};

int run(int argc, char** argv) {
  std::string program, only_row;
  std::vector<std::string> lines;
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    if (word == "--row" && i + 1 < argc) {
      only_row = argv[++i];
    } else if (word == "--problem" && i + 1 < argc) {
      lines.push_back(argv[++i]);
    } else if (i == 1) {
      program = word;
    } else {
      for (std::string& line : read_list(word)) lines.push_back(std::move(line));
    }
  }
  if (lines.empty()) {
    fprintf(stderr, "usage: argpool_tiles NAME LIST... | --problem LINE [--row ROW]\n");
    return 2;
  }
  return Tiles(argpool_default_table, lines, only_row).run(program) ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run(argc, argv);
  } catch (const std::exception& e) {
    fprintf(stderr, "argpool_tiles: %s\n", e.what());
    return 2;
  }
}
