// Options, and the loop over calls.
// SPDX-License-Identifier: MIT
#include "calls.h"

#include <argpool_default.h>
#include <time.h>

#include <chrono>
#include <cstdio>
#include <exception>
#include <nlohmann/json.hpp>

#include "app_table.h"
#include "random_problem.h"

namespace argpool::bench {

double thread_ns() {
  timespec t;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return double(t.tv_sec) * 1e9 + double(t.tv_nsec);
}

bool Calls::take(int argc, char** argv, int* i) {
  const std::string option = argv[*i];
  const bool more = *i + 1 < argc;
  if (option == "--seed" && more) {
    seed = std::stoull(argv[++*i]);
  } else if (option == "--count" && more) {
    count = std::stoull(argv[++*i]);
  } else if (option == "--seconds" && more) {
    seconds = std::stod(argv[++*i]);
  } else if (option == "--problem" && more) {
    lines.push_back(argv[++*i]);
  } else if (option == "--default-kernels") {
    table = &argpool_default_table;
  } else {
    return false;
  }
  return true;
}

const argpool_table& Calls::rows() const { return table ? *table : app_table(); }

void Calls::run(const std::function<std::string(const std::string& line)>& measure) {
  if (lines.empty()) lines = test::random_calls(count, seed);
  const auto start = std::chrono::steady_clock::now();
  for (const std::string& line : lines) {
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
    if (taken.count() > seconds) break;
    std::string answer;
    try {
      answer = measure(line);
    } catch (const std::exception& e) {
      answer = nlohmann::json{{"line", line}, {"failed", e.what()}}.dump();
    }
    puts(answer.c_str());
    fflush(stdout);
  }
}

}  // namespace argpool::bench
