// CPU quotas of control groups, from trees of files as Linux shows them.
// SPDX-License-Identifier: MIT
#include "platform/quota.h"

#include <gtest/gtest.h>
#include <stdlib.h>

#include <filesystem>
#include <fstream>
#include <string>

namespace {

class Quota : public testing::Test {
 protected:
  std::filesystem::path root;

  void SetUp() override {
    char name[] = "/tmp/argpool_quota_XXXXXX";
    root = mkdtemp(name);
  }
  void TearDown() override { std::filesystem::remove_all(root); }

  void write(const std::string& path, const std::string& text) {
    std::filesystem::create_directories((root / path).parent_path());
    std::ofstream(root / path) << text;
  }
  int cpus(const std::string& own) {
    write("own", own);
    return argpool::quota_cpus((root / "groups").c_str(), (root / "own").c_str());
  }
};

TEST_F(Quota, NoneWithoutFiles) {
  EXPECT_EQ(argpool::quota_cpus("/nowhere", "/nowhere/either"), 0);
  EXPECT_EQ(cpus("0::/\n"), 0);
}

TEST_F(Quota, Version2) {
  write("groups/cpu.max", "max 100000\n");
  EXPECT_EQ(cpus("0::/\n"), 0);
  write("groups/cpu.max", "200000 100000\n");
  EXPECT_EQ(cpus("0::/\n"), 2);
  write("groups/cpu.max", "150000 100000\n");  // rounded up
  EXPECT_EQ(cpus("0::/elsewhere\n"), 2);       // in a container: the group's own name is not there
  write("groups/cpu.max", "10000 100000\n");
  EXPECT_EQ(cpus("0::/\n"), 1);
}

TEST_F(Quota, TheStrictestGroupAroundCounts) {
  write("groups/a/cpu.max", "300000 100000\n");
  write("groups/a/b/cpu.max", "max 100000\n");
  EXPECT_EQ(cpus("0::/a/b\n"), 3);
  write("groups/a/b/cpu.max", "400000 100000\n");
  EXPECT_EQ(cpus("0::/a/b\n"), 3);
  write("groups/a/b/cpu.max", "50000 100000\n");
  EXPECT_EQ(cpus("0::/a/b\n"), 1);
  EXPECT_EQ(cpus("0::/c\n"), 0);
}

TEST_F(Quota, Version1) {
  write("groups/cpu/x/cpu.cfs_quota_us", "250000\n");
  write("groups/cpu/x/cpu.cfs_period_us", "100000\n");
  EXPECT_EQ(cpus("5:memory:/x\n4:cpu,cpuacct:/x\n"), 3);
  EXPECT_EQ(cpus("4:cpuset:/x\n"), 0);
  write("groups/cpu/x/cpu.cfs_quota_us", "-1\n");
  EXPECT_EQ(cpus("4:cpu:/x\n"), 0);
}

TEST_F(Quota, WhatIsNoQuotaIsNone) {
  for (const char* text : {"", "garbage", "100000", "0 100000", "100000 0", "-5 100000"}) {
    write("groups/cpu.max", text);
    EXPECT_EQ(cpus("0::/\nrubbish\n"), 0) << text;
  }
}

}  // namespace
