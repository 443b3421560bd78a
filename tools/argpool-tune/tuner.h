// Times rows, fits their models, and measures what choosing by them loses.
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "machine.h"
#include "models.h"
#include "shared.h"
#include "shapes.h"

namespace argpool::tune {

/// What choosing by models loses against the best variant, over calls that the models never saw.
struct Regret {
  int calls = 0;
  double sum = 0, most = 0;
  std::string worst;  ///< the call and what was chosen
  void add(double regret, const std::string &what);
  double mean() const { return calls ? sum / calls : 0; }
};

struct Request {
  double seconds = 300;
  uint64_t seed = 1;
  std::string only;  ///< families whose name holds it
  bool details = false;
  Samples earlier;  ///< timed before, fitted as well
  std::function<void(const std::string &)> progress;
};

class Tuner {
public:
  Tuner(const argpool_table &table, const Request &request);

  /// Times rows over random shapes for most of the time, then fits, then measures the regret.
  void run();

  /// Times rows of small calls, one of each kind in an order of chance, and fits what this machine
  /// makes of the costs that the table has of the kind `cpu`. Needs a tenth of a second.
  void runQuickly(uint32_t cpu);

  const Costs &costs() const { return fitted; }
  const Machine &machine() const { return ours; }  ///< after runQuickly
  const std::map<std::string, Regret> &regrets() const { return lost; }  ///< by operation; "": all
  const Shared &shared() const { return together; }
  const Samples &timings() const { return samples; }
  size_t families() const { return all.size(); }
  size_t contests() const { return timed; }

private:
  struct Field;  // the rows of a contest, each with the helpers it runs with
  void sample(const Contest &contest, int rounds, double hopeless);
  void tellNeedless() const;
  void measureRegret(const Contest &contest, const std::string &operation);
  enum Stream { sampling, regret, beyondCaches };
  void spend(double seconds, Stream stream, const char *what,
             const std::function<void(const Family &, const Contest &)> &use);

  const argpool_table &table;
  const Request &request;
  Tensors tensors;
  std::vector<Family> all;
  Samples samples;
  uint64_t sampled = 0;  // contests, earlier ones with them
  // By row: what calls would take longer without it, at most, for the best target that has it.
  std::map<std::string, double> need;
  Costs fitted;
  Machine ours;
  Shared together;
  std::map<std::string, Regret> lost;
  size_t timed = 0;
  double end = 0;  // of what is under way, as now() counts
};

}  // namespace argpool::tune
