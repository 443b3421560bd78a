// The tiles (runner.h): the loops over placements and tiles.
// SPDX-License-Identifier: MIT
#include "runner.h"
#include "tile.h"

namespace argpool::test {
namespace {

constexpr int kTiles = 6;  // of a row, problem and placement; the first is the whole image

class Tiles : public Runner {
 public:
  Tiles(const argpool_table& table, const std::vector<std::string>& lines,
        const RunOptions& options)
      : Runner(table, lines, options), halos_(table.row_count) {}

 private:
  bool concerns(const Row& row, const Problem& p) const override {
    return p.in_place(inverts(row, p)) && (computes(row, p) || helps(row, p)) &&
           missing_features(*row.target).empty();
  }
  bool concerns(const Row& row, const Case& c) const override {
    if (!concerns(row, c.problem)) return false;
    if (!assumes_own_indices(row)) return true;
    return (c.all_own || checks_as_it_goes(row)) && !exceeds_default_shape(c.problem);
  }

  void row_on(const Row& row, const Case& c, const std::string& line) override {
    Random random(seed_of(c.problem));
    for (Placement placement : kPlacements)
      for (int ordinal = 0; ordinal < kTiles; ++ordinal) {
        const Tile tile = random_tile(row, c, ordinal, random);
        const std::string where = std::string(name_of(placement)) + " " + to_string(tile);
        doing(std::string(row.row->name) + " | " + line + " | " + where);
        const auto wrong = run_tile(row, c, tile, memory_, placement);
        if (!wrong) continue;
        ran_[row.number] = 1;
        if (tile.has_halo()) halos_[row.number] = 1;
        judged(row.row->name, line, where, *wrong);
      }
  }

  // Helpers are proven here, the rows of operations by the matrix; all must have run tiles.
  void tell(const Row& row, RunResult* r) const override {
    const std::string name = row.row->name, missing = missing_features(*row.target);
    if (!missing.empty()) {
      if (is_helper(row)) ++r->skipped[unable(row, missing)];
    } else if (!ran_[row.number]) {
      r->idle.push_back("no problem lets " + name + " run");
    } else if (can_be_cut(row) && !halos_[row.number]) {
      r->idle.push_back(name + " ran no tile away from the origin");
    } else if (is_helper(row)) {
      r->proven.push_back(name);
    }
  }

  static bool can_be_cut(const Row& row) {
    const argpool_window_key& w = row.kernel->window;
    const bool one_line = !row.any_window() && w.kernel[1] == 1 && w.kernel[2] == 1;  // 1-D
    return !takes_whole_planes(row) && !(one_line && keeps_lines(row));
  }

  Shared<uint8_t> halos_;  // by row
};

}  // namespace

RunResult run_tiles(const argpool_table& table, const std::vector<std::string>& lines,
                    const RunOptions& options) {
  return Tiles(table, lines, options).run();
}

}  // namespace argpool::test
