// The command line that the matrix and the tiles share.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "problem.h"

namespace argpool::test {

/// NAME LIST…: a whole run, reported under that name; or --problem LINE [--row ROW].
struct Arguments {
  std::string program, only_row;
  std::vector<std::string> lines;

  Arguments(int argc, char** argv) {
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
  }
  bool whole() const { return !program.empty(); }
};

}  // namespace argpool::test
