// What environment variables do to a process: ARGPOOL_VERBOSE, _FORCE_VARIANT, _MAX_TARGET.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <cstdio>
#include <string>

namespace {

// What the probe writes, stdout and stderr together, under these variables.
std::string probe(const std::string& variables) {
  const std::string unset = "-u ARGPOOL_VERBOSE -u ARGPOOL_FORCE_VARIANT -u ARGPOOL_MAX_TARGET ";
  const std::string command = "env " + unset + variables + " " ENVIRONMENT_PROBE " 2>&1";
  FILE* pipe = popen(command.c_str(), "r");
  std::string out;
  for (int c; pipe && (c = fgetc(pipe)) != EOF;) out += (char)c;
  EXPECT_EQ(pipe ? pclose(pipe) : -1, 0);
  return out;
}

std::string twice(const std::string& line) { return line + line; }

TEST(Environment, NothingIsWrittenByDefault) { EXPECT_EQ(probe(""), twice("vector\n")); }

TEST(Environment, VerboseDispatchIsOneLineACall) {
  EXPECT_EQ(probe("ARGPOOL_VERBOSE=dispatch"),
            twice("argpool: max_pool f32 none channels_first 1x1x4x6 -> 1x1x2x3 k2x2 s2x2 p0x0 "
                  "d1x1: vector (10 ns expected on one thread); not plain: costlier by its model "
                  "(90 ns); not picky: width 3 is below 64; not unknown: no cost model, ranked "
                  "behind\n"
                  "vector\n"));
}

TEST(Environment, ForcedVariant) {
  EXPECT_EQ(probe("ARGPOOL_FORCE_VARIANT=plain"), twice("plain\n"));
  EXPECT_EQ(probe("ARGPOOL_FORCE_VARIANT=picky"), twice("forced_variant\n"));
  EXPECT_EQ(probe("ARGPOOL_FORCE_VARIANT=" + std::string(400, 'x')), twice("forced_variant\n"));
  EXPECT_EQ(probe("ARGPOOL_VERBOSE=dispatch ARGPOOL_FORCE_VARIANT=picky"),
            twice("argpool: max_pool: forced_variant: the forced variant picky may not run this "
                  "call: width 3 is below 64\nforced_variant\n"));
}

TEST(Environment, MaxTarget) {
  EXPECT_EQ(probe("ARGPOOL_MAX_TARGET=base"), twice("plain\n"));
  EXPECT_EQ(probe("ARGPOOL_MAX_TARGET=none"), twice("invalid_argument\n"));
}

}  // namespace
