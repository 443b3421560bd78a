// The command line that the matrix and the tiles share.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "problem.h"
#include "random_problem.h"

namespace argpool::test {

/// NAME LIST…: a run over lists, which must reach every row; NAME [--seed SEED] --random COUNT:
/// over random problems, which need not; --problem LINE [--row ROW]: one problem, without a report.
struct Arguments {
  std::string program, only_row;
  std::vector<std::string> lines;
  uint64_t seed = 1;  // of the random problems; stands before --random
  bool reaches_all = true;

  Arguments(int argc, char** argv) {
    for (int i = 1; i < argc; ++i) {
      const std::string word = argv[i];
      if (word == "--row" && i + 1 < argc) {
        only_row = argv[++i];
      } else if (word == "--problem" && i + 1 < argc) {
        lines.push_back(argv[++i]);
      } else if (word == "--seed" && i + 1 < argc) {
        seed = std::stoull(argv[++i]);
      } else if (word == "--random" && i + 1 < argc) {
        reaches_all = false;
        for (std::string& line : random_problems(std::stoull(argv[++i]), seed)) {
          lines.push_back(std::move(line));
        }
      } else if (i == 1) {
        program = word;
      } else {
        for (std::string& line : read_list(word)) lines.push_back(std::move(line));
      }
    }
  }
  bool reported() const { return !program.empty(); }
};

}  // namespace argpool::test
