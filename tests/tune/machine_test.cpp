// Tests that a CPU's factors are found again from times that are composed of them.
// SPDX-License-Identifier: MIT
#include "machine.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <cmath>
#include <cstdlib>
#include <fstream>

#include "argpool.h"
#include "write.h"

namespace argpool::tune {
namespace {

// A row a target, one of which streams.
class MachineTest : public testing::Test {
protected:
  MachineTest() {
    table.target_count = 3;
    table.targets = targets;
    table.row_count = table.cost_count = 4;
    table.rows = rows;
    table.costs = costs;  // those of the second CPU are filled in below
    table.cpu_count = 2;
    for (uint32_t i = 0; i < 3; ++i) {
      targets[i].name = std::array{"base", "avx2", "avx512"}[i];
      targets[i].device = kDLCPU;
    }
    for (uint32_t i = 0; i < 4; ++i) {
      rows[i].name = std::array{"a", "b", "c", "d"}[i];
      rows[i].target = i < 3 ? i : 2;
      rows[i].lanes = 4;
      rows[i].cost = i + 1;
      costs[4 + i].call = 40;
      costs[4 + i].cell = 0.5f / float(i + 1);
      costs[4 + i].far = 0.01f;
      costs[4 + i].cache = 1e6f;
    }
    rows[3].flags = ARGPOOL_ROW_STREAMS;
    costs[7].call = 200;
  }

  // Times of all rows for calls from 10 to 10^5 cells, by a machine.
  Samples timed(const Machine &machine) const {
    Samples samples;
    for (uint32_t i = 0; i < 4; ++i) {
      for (int call = 0; call < 400; ++call) {
        Sample sample;
        sample.work.cells = std::pow(10, 1 + call / 100.);
        sample.work.bytes = 20 * sample.work.cells;
        sample.ns = sample.total =
            expected(scaled(costs[4 + i], table, rows[i], machine), sample.work);
        sample.contest = uint64_t(call) + 1;
        samples[rows[i].name].push_back(sample);
      }
    }
    return samples;
  }

  argpool_target targets[3] = {};
  argpool_row rows[4] = {};
  argpool_cost costs[8] = {};
  argpool_table table = {};
};

TEST_F(MachineTest, FactorsAreFoundAgain) {
  Machine made;
  made.by = {1.5, 0.7, 0.8, 1.6, 1, 1, 0.6, 1, 1};
  const Machine found = fitMachine(table, 1, timed(made));
  for (Factor factor : {kCall, kBase, kAvx2, kAvx512, kStreamCall})
    EXPECT_NEAR(found.by[factor] / made.by[factor], 1, 0.08) << factor;
  EXPECT_EQ(found.by[kDeep], 1);  // no call was so large
  EXPECT_NEAR(found.by[kStreamDeep], 1, 1e-9);
}

TEST_F(MachineTest, WithoutSamplesNothingIsOtherwise) {
  Samples alone = timed(Machine());
  for (auto &[name, list] : alone)
    for (Sample &sample : list) sample.contest = 0, sample.ns *= 3;  // helpers, timed by themselves
  for (double by : fitMachine(table, 1, alone).by) EXPECT_NEAR(by, 1, 1e-9);
}

TEST_F(MachineTest, CostsAreThoseOfTheKindTimesFactors) {
  Machine machine;
  machine.by = {2, 3, 5, 7, 11, 13, 17, 19, 23};
  machine.cache = 5e5;
  const Costs all = scaledCosts(table, 1, machine);
  ASSERT_EQ(all.size(), 4u);
  EXPECT_FLOAT_EQ(all.at("a").call, 40 * 2);
  EXPECT_FLOAT_EQ(all.at("b").cell, 0.25f * 5);
  EXPECT_FLOAT_EQ(all.at("c").far, 0.01f * 11);
  EXPECT_FLOAT_EQ(all.at("c").cache, 5e5f);
  EXPECT_FLOAT_EQ(all.at("d").call, 200 * 2 * 17);
  EXPECT_FLOAT_EQ(all.at("d").cell, 0.125f * 7);
  EXPECT_FLOAT_EQ(all.at("d").far, 0.01f * 11 * 19);
  targets[1].device = kDLCUDA;
  EXPECT_EQ(scaledCosts(table, 1, machine).count("b"), 0u);
}

TEST(Machine, NumbersAreThoseOfTheFileTimesFactors) {
  char path[] = "/tmp/argpool_machine_XXXXXX";
  close(mkstemp(path));
  std::ofstream(path) << "argpool.costs @milan cpu \"x\" family 25 model 1\n"
                         "    machine <call = 1.5, avx2 = 0.5,\n"
                         "        stream_call = 3, cache = 367002, last = 16777216>\n";
  Machine machine;
  machine.by[kCall] = 2;
  machine.by[kBase] = 0.25;
  EXPECT_EQ(machineText(path, machine),
            "machine <call = 3.0000, base = 0.2500, avx2 = 0.5000, avx512 = 1.0000, far = 1.0000, "
            "deep = 1.0000, stream_call = 3.0000, stream_far = 1.0000, stream_deep = 1.0000, "
            "cache = 367002, last = 16777216>");
  machine.cache = 734003;
  machine.last = 8e6;
  EXPECT_NE(machineText(path, machine).find("cache = 734003, last = 8000000>"), std::string::npos);
  std::ofstream(path) << "argpool.costs @milan cpu \"x\" family 25 model 1\n";
  EXPECT_EQ(machineText(path, machine), "");
  unlink(path);
  EXPECT_EQ(machineText(path, machine), "");
}

TEST(Machine, ThisCpuIsOfSomeFamily) {
  const argpool_cpu cpu = thisCpu();
  EXPECT_NE(cpu.vendor[0], 0);
  EXPECT_GT(cpu.family, 0u);
  EXPECT_TRUE(cpu.features & ARGPOOL_CPU_SSE41);
}

}  // namespace
}  // namespace argpool::tune
