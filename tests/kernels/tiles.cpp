// The loops over rows, problems, placements and tiles.
// SPDX-License-Identifier: MIT
#include "tiles.h"

#include <cstdio>
#include <exception>

#include "contain.h"

namespace argpool::test {
namespace {

constexpr int kTiles = 6;         // of a row, problem and placement; the first is the whole image
constexpr uint32_t kCrashes = 2;  // after which a row is left out

struct Counts {
  int64_t problems, tiles, failures;
  size_t running;  // the row that is being called, plus 1
};

class Tiles {
 public:
  Tiles(const argpool_table& table, const std::vector<std::string>& lines,
        const TilesOptions& options)
      : lines_(lines), options_(options), rows_(rows_of(table)), ran_(table.row_count),
        halos_(table.row_count), crashes_(table.row_count), failures_(table.row_count) {}

  TilesResult run() {
    contained(
        lines_.size(), options_.seconds, options_.patience, [&](size_t i) { problem(lines_[i]); },
        [&](const Death& death) {
          if (counts_->running) ++crashes_[counts_->running - 1];
          fail(death.what);
          counts_->running = 0;
        });
    TilesResult r;
    r.problems = counts_->problems;
    r.tiles = counts_->tiles;
    r.failures = counts_->failures;
    for (const Row& row : rows_) tell(row, &r);
    return r;
  }

 private:
  void problem(const std::string& line) {
    doing("preparing | " + line);
    counts_->running = 0;
    try {
      const Case c = make_case(line);
      for (const Row& row : rows_) {
        const bool wanted = options_.only_row.empty() || options_.only_row == row.row->name;
        if (!wanted || !(computes(row, c.problem) || helps(row, c.problem))) continue;
        // Gathers are only right for indices of the own window: check_indices proves it before.
        if (row.op() == ARGPOOL_KERNEL_MAX_UNPOOL && !c.all_own) continue;
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

  void tell(const Row& row, TilesResult* r) const {
    const std::string name = row.row->name, missing = missing_features(*row.target);
    const bool whole_planes = row.op() == ARGPOOL_KERNEL_LOCATE_INDEX ||
                              row.op() == ARGPOOL_KERNEL_MAX_UNPOOL_SCATTER;
    const bool helper = row.op() == ARGPOOL_KERNEL_LOCATE_INDEX ||
                        row.op() == ARGPOOL_KERNEL_CHECK_INDICES;
    if (failures_[row.number]) r->failed_rows[name] = failures_[row.number];
    if (!missing.empty()) {
      // Rows of the other operations are counted by the matrix.
      if (helper) ++r->skipped["the CPU lacks " + missing];
    } else if (!ran_[row.number]) {
      r->idle.push_back("no problem lets " + name + " run");
    } else if (!whole_planes && !halos_[row.number]) {
      r->idle.push_back(name + " ran no tile away from the origin");
    } else if (helper) {
      ++r->helpers;
    }
  }

  void fail(const std::string& what) {
    ++counts_->failures;
    const uint32_t of_row = counts_->running ? failures_[counts_->running - 1]++ : 0;
    if (!options_.print || of_row >= 3 || counts_->failures > 1000) return;
    printf("FAIL %s\n", what.c_str());
    fflush(stdout);  // the next call may be the child's last
  }

  const std::vector<std::string>& lines_;
  const TilesOptions& options_;
  const std::vector<Row> rows_;
  Memory memory_;
  Shared<Counts> counts_;
  Shared<uint8_t> ran_, halos_;
  Shared<uint32_t> crashes_, failures_;
};

}  // namespace

TilesResult run_tiles(const argpool_table& table, const std::vector<std::string>& lines,
                      const TilesOptions& options) {
  return Tiles(table, lines, options).run();
}

}  // namespace argpool::test
