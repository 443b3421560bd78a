// The fit of cost models: what made-up times were made of comes back, whatever disturbs some.
// SPDX-License-Identifier: MIT
#include "fit.h"

#include <gtest/gtest.h>

#include <random>

#include "tuner.h"

namespace {

using argpool::tune::expected;
using argpool::tune::fit;
using argpool::tune::leastSquares;
using argpool::tune::Sample;
using argpool::tune::Work;

TEST(LeastSquares, AnswersThatArePositiveAreExact) {
  const std::vector<double> a = {1, 0, 2, 0, 3, 1, 1, 1, 1}, b = {1 + 6, 6 + 3, 1 + 2 + 3};
  const std::vector<double> x = leastSquares(a, b, 3);
  EXPECT_NEAR(x[0], 1, 1e-9);
  EXPECT_NEAR(x[1], 2, 1e-9);
  EXPECT_NEAR(x[2], 3, 1e-9);
}

TEST(LeastSquares, NegativeAnswersBecomeZeroAndTheRestMakesUpForThem) {
  // x0 = 3, x1 = -1 would be exact; with x1 = 0 the best x0 is 3 - 1/2.
  const std::vector<double> x = leastSquares({1, 1, 1, 0}, {2, 3}, 2);
  EXPECT_NEAR(x[0], 2.5, 1e-9);
  EXPECT_EQ(x[1], 0);
}

TEST(LeastSquares, ColumnsThatAreAlike) {
  const std::vector<double> x = leastSquares({1, 1, 2, 2, 3, 3}, {2, 4, 6}, 2);
  EXPECT_NEAR(x[0] + x[1], 2, 1e-9);
}

TEST(LeastSquares, ManyRandomOnesAreNoWorseThanAnyNeighbour) {
  std::mt19937 random(1);
  std::normal_distribution<double> normal;
  for (int round = 0; round < 200; ++round) {
    std::vector<double> a(30 * 5), b(30);
    for (double &v : a) v = normal(random);
    for (double &v : b) v = normal(random);
    const std::vector<double> x = leastSquares(a, b, 5);
    const auto error = [&](const std::vector<double> &y) {
      double sum = 0;
      for (int r = 0; r < 30; ++r) {
        double off = -b[size_t(r)];
        for (int i = 0; i < 5; ++i) off += a[size_t(r * 5 + i)] * y[size_t(i)];
        sum += off * off;
      }
      return sum;
    };
    for (size_t i = 0; i < 5; ++i) {
      ASSERT_GE(x[i], 0);
      for (double step : {1e-4, -1e-4}) {
        std::vector<double> y = x;
        y[i] += step;
        if (y[i] < 0) continue;
        ASSERT_GE(error(y), error(x) - 1e-12) << round;
      }
    }
  }
}

Work random_work(std::mt19937 &random, bool any) {
  const auto spread = [&](double low, double high) {
    return std::floor(std::exp(std::uniform_real_distribution<double>(std::log(low),
                                                                      std::log(high))(random)));
  };
  Work w;
  w.planes = spread(1, 1000);
  w.rows = w.planes * spread(1, 200);
  w.line = int64_t(random() % 2 ? 64 * spread(1, 6) : spread(1, 300));
  w.lanes = 16;
  w.cells = w.rows * double(w.line);
  w.taps = any ? spread(4, 100) : 1;
  w.bytes = w.cells * 28;
  return w;
}

// The models of these times, and how far they are off on calls that were not fitted.
double off_by(const argpool_cost &truth, bool any, double noise, int disturbed) {
  std::mt19937 random(7);
  std::normal_distribution<double> normal(0, noise);
  std::vector<Sample> samples;
  for (int i = 0; i < 120; ++i) {
    const Work work = random_work(random, any);
    double ns = expected(truth, work) * std::exp(normal(random));
    if (i < disturbed) ns *= 5;
    samples.push_back({work, ns, ns, 1});
  }
  const argpool_cost found = fit(samples, {1e6, 2e6, 4e6}, {3e7, 1e8});
  double most = 0;
  for (int i = 0; i < 500; ++i) {
    const Work work = random_work(random, any);
    most = std::max(most, std::abs(expected(found, work) / expected(truth, work) - 1));
  }
  return most;
}

argpool_cost a_cost() {
  argpool_cost c = {};
  c.call = 80;
  c.row = 3;
  c.vector = 5;
  c.tail = 26;
  c.far = 0.02f;
  c.cache = 2e6;
  return c;
}

TEST(Fit, FindsTheModelThatMadeTheTimes) {
  EXPECT_LT(off_by(a_cost(), false, 0, 0), 0.01);
  argpool_cost wide = a_cost();
  wide.width = 64;
  wide.thin = 1;
  EXPECT_LT(off_by(wide, false, 0, 0), 0.01);
  argpool_cost taps = {};
  taps.call = 50;
  taps.plane = 9;
  taps.tap = 0.5;
  taps.deep = 0.1f;
  taps.last = 3e7;
  EXPECT_LT(off_by(taps, true, 0, 0), 0.01);
}

TEST(Fit, NoiseAndDisturbedRunsMoveItLittle) {
  EXPECT_LT(off_by(a_cost(), false, 0.03, 0), 0.08);
  EXPECT_LT(off_by(a_cost(), false, 0.03, 6), 0.15);
}

TEST(Fit, LinesOfFlatRows) {
  argpool_cost truth = {};
  truth.call = 60;
  truth.vector = 22;
  truth.tail = 34;  // of the vectors that all lines share
  std::mt19937 random(5);
  std::vector<Sample> samples;
  for (int i = 0; i < 100; ++i) {
    Work work = random_work(random, false);
    work.once = 1;
    const double ns = expected(truth, work);
    samples.push_back({work, ns, ns, 1});
  }
  const argpool_cost found = fit(samples, {1e6, 2e6}, {3e7});
  EXPECT_NEAR(found.tail, truth.tail, 0.5);
  EXPECT_NEAR(found.vector, truth.vector, 0.5);
}

TEST(Fit, RowsThatWriteAlikeTellTogetherWhatLiesBeyondTheCaches) {
  argpool_cost truth[3] = {a_cost(), a_cost(), a_cost()}, found[3] = {};
  truth[1].vector = 7;
  truth[2].row = 9;
  std::vector<Sample> samples[3];
  std::mt19937 random(3);
  for (int row = 0; row < 3; ++row) {
    truth[row].deep = 0.06f;
    truth[row].last = 8e6;
    for (int i = 0; i < 80; ++i) {
      Work work = random_work(random, false);
      if (work.bytes > 8e6) continue;
      samples[row].push_back({work, expected(truth[row], work), expected(truth[row], work), 1});
    }
    Work huge = random_work(random, false);  // each saw one such call
    huge.bytes = 3e8;
    huge.cells = huge.bytes / 28;
    huge.rows = huge.cells / double(huge.line);
    samples[row].push_back({huge, expected(truth[row], huge), expected(truth[row], huge), 1});
    found[row] = fit(samples[row], {1e6, 2e6, 4e6}, {8e6, 3e7});
  }
  argpool::tune::fitDeep({&samples[0], &samples[1], &samples[2]},
                         {&found[0], &found[1], &found[2]}, 8e6, 8e6);
  for (int row = 0; row < 3; ++row) {
    const Sample &huge = samples[row].back();
    EXPECT_NEAR(expected(found[row], huge.work) / huge.ns, 1, 0.2) << row;
    EXPECT_NEAR(found[row].deep, truth[row].deep, 0.02) << row;
  }
}

TEST(Fit, ARowWithManyCallsBeyondTheCachesGoesByThem) {
  argpool_cost found[2] = {a_cost(), a_cost()};
  std::vector<Sample> samples[2];
  for (int row = 0; row < 2; ++row) {
    argpool_cost truth = a_cost();
    truth.deep = row ? 0.08f : 0.02f;
    truth.last = 8e6;
    std::mt19937 random(3);
    for (int i = 0; i < 40; ++i) {
      Work huge = random_work(random, false);
      huge.bytes = 1e8 + 5e6 * i;
      huge.cells = huge.bytes / 28;
      huge.rows = huge.cells / double(huge.line);
      samples[row].push_back({huge, expected(truth, huge), expected(truth, huge), 1});
    }
  }
  argpool::tune::fitDeep({&samples[0], &samples[1]}, {&found[0], &found[1]}, 8e6, 8e6);
  EXPECT_NEAR(found[0].deep, 0.02, 0.01);
  EXPECT_NEAR(found[1].deep, 0.08, 0.01);
}

TEST(Models, WhatSlowsAllRowsOfAContestIsNoRowsCost) {
  std::mt19937 random(3);
  argpool::tune::Samples samples;
  argpool::tune::Costs models;
  const char *const names[] = {"a", "b", "c", "d"};
  for (const char *name : names) {
    models[name] = a_cost();
    models[name].row *= float(1 + name[0] - 'a');
  }
  for (uint64_t contest = 1; contest <= 10; ++contest) {
    const Work work = random_work(random, false);
    for (const char *name : names) {
      const double ns = expected(models[name], work) * (contest == 4 ? 2 : 1);
      samples[name].push_back({work, ns, ns, 1, contest});
    }
  }
  samples["a"].push_back({random_work(random, false), 1, 1, 1, 11});
  samples["a"].push_back({random_work(random, false), 1, 1, 1, 0});
  samples["b"].push_back({random_work(random, false), 1, 1, 1, 0});
  const std::map<uint64_t, double> found = argpool::tune::disturbances(samples, models);
  ASSERT_EQ(found.size(), 10u);  // not what ran alone
  EXPECT_NEAR(found.at(1), 1, 1e-6);
  EXPECT_NEAR(found.at(4), std::pow(2, 0.75), 1e-6);  // of four rows: drawn towards 1
}

TEST(Regret, MeanWorstAndWhereItWas) {
  argpool::tune::Regret regret;
  regret.add(0, "a");
  regret.add(0.2, "b");
  regret.add(0.1, "c");
  EXPECT_DOUBLE_EQ(regret.mean(), 0.1);
  EXPECT_EQ(regret.most, 0.2);
  EXPECT_EQ(regret.worst, "b");
}

}  // namespace
