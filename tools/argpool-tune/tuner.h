// Times rows over calls that are drawn at random.
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "shared.h"
#include "shapes.h"

namespace argpool::tune {

struct Request {
  double seconds = 300;
  uint64_t seed = 1;
  std::string only;  ///< families whose name holds it
  bool details = false;
  std::function<void(const std::string &)> progress;
};

class Tuner {
public:
  Tuner(const argpool_table &table, const Request &request);

  /// Measures what threads share, then times rows over random shapes, some beyond the caches.
  void run();

  const Shared &shared() const { return together; }
  const Samples &timings() const { return samples; }
  size_t families() const { return all.size(); }
  size_t contests() const { return timed; }

private:
  struct Field;  // the rows of a contest, each with the helpers it runs with
  void sample(const Contest &contest, int rounds, double hopeless);
  void tellNeedless() const;
  enum Stream { sampling, beyondCaches = 2 };  // of random numbers
  void spend(double seconds, Stream stream, const char *what,
             const std::function<void(const Family &, const Contest &)> &use);

  const argpool_table &table;
  const Request &request;
  Tensors tensors;
  std::vector<Family> all;
  Samples samples;
  uint64_t sampled = 0;  // contests
  // By row: what calls would take longer without it, at most, for the best target that has it.
  std::map<std::string, double> need;
  Shared together;
  size_t timed = 0;
  double end = 0;  // of what is under way, as now() counts
};

}  // namespace argpool::tune
