// Tests the effects of environment variables: ARGPOOL_VERBOSE, _FORCE_VARIANT, _MAX_TARGET, _CPU,
// _MEASURE, _VERIFY, _WISDOM.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <stdlib.h>
#include <unistd.h>

#include <cstdio>
#include <string>

namespace {

// Runs the probe on one thread under these variables; its stdout and stderr together.
std::string probe(const std::string& variables) {
  const std::string unset = "-u ARGPOOL_VERBOSE -u ARGPOOL_FORCE_VARIANT -u ARGPOOL_MAX_TARGET "
                            "-u ARGPOOL_CPU -u ARGPOOL_MEASURE -u ARGPOOL_VERIFY "
                            "-u ARGPOOL_WISDOM "
                            "ARGPOOL_NUM_THREADS=1 ";
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
                  "d1x1: vector (10 ns expected on one thread); costlier by the model: plain (90 "
                  "ns); not picky: width 3 is below 64; not unknown: no cost model, ranked behind\n"
                  "vector\n"));
  EXPECT_NE(probe("ARGPOOL_NUM_THREADS=2 ARGPOOL_VERBOSE=dispatch")
                .find(": vector (10 ns expected of 2 threads together); costlier by the model: pl"),
            std::string::npos);
}

// A value that means nothing is an error of every call, and says what does.
TEST(Environment, WrongValues) {
  const std::string plain = "argpool: max_pool: invalid_argument: ";
  for (const char* value : {"abc", "-1", "0", "1.5", "1e3", "1025", "99999999999", "2 "}) {
    const std::string set = "ARGPOOL_NUM_THREADS='" + std::string(value) + "' ";
    EXPECT_EQ(probe(set), twice("invalid_argument\n")) << value;
    EXPECT_EQ(probe(set + "ARGPOOL_VERBOSE=1"),
              twice(plain + "ARGPOOL_NUM_THREADS is \"" + value + "\"; accepted: a whole number "
                    "from 1 to 1024; unset: the CPUs that the process may use\n"
                    "invalid_argument\n"));
  }
  EXPECT_EQ(probe("ARGPOOL_NUM_THREADS=1024"), twice("vector\n"));
  EXPECT_EQ(probe("ARGPOOL_NUM_THREADS="), twice("vector\n"));
  EXPECT_EQ(probe("ARGPOOL_VERBOSE=yes"), twice("invalid_argument\n"));
  EXPECT_EQ(probe("ARGPOOL_VERBOSE=0"), twice("vector\n"));
  EXPECT_EQ(probe("ARGPOOL_VERBOSE=1"), probe("ARGPOOL_VERBOSE=dispatch"));
}

TEST(Environment, Measure) {
  for (const char* value : {"", "0"}) {
    EXPECT_EQ(probe("ARGPOOL_MEASURE=" + std::string(value)), twice("vector\n")) << value;
  }
  // All of its rows do nothing: any of them may win, and stays.
  const std::string measured = probe("ARGPOOL_MEASURE=1");
  EXPECT_EQ(measured, twice(measured.substr(0, measured.size() / 2)));
  const std::string said = probe("ARGPOOL_MEASURE=patient ARGPOOL_VERBOSE=dispatch");
  EXPECT_NE(said.find("\nargpool: call of max_pool f32 none"), std::string::npos) << said;
  EXPECT_NE(said.find(", measured: "), std::string::npos) << said;
  EXPECT_NE(said.find(" (by wisdom)"), std::string::npos) << said;  // the second call
  const std::string between = probe("ARGPOOL_MEASURE=between ARGPOOL_VERBOSE=dispatch");
  EXPECT_NE(between.find(", measured between other writes: "), std::string::npos) << between;
  EXPECT_EQ(probe("ARGPOOL_MEASURE=2 ARGPOOL_VERBOSE=1"),
            twice("argpool: max_pool: invalid_argument: ARGPOOL_MEASURE is \"2\"; accepted: 1: "
                  "rows are timed, once for each problem; patient: for longer; between: each after "
                  "other writes, as in a network; 0 or unset: as options say\n"
                  "invalid_argument\n"));
}

TEST(Environment, Verify) {
  for (const char* value : {"", "0", "1"}) {  // all rows do nothing, and so do the same
    EXPECT_EQ(probe("ARGPOOL_VERIFY=" + std::string(value)), twice("vector\n")) << value;
  }
  EXPECT_EQ(probe("ARGPOOL_VERIFY=yes ARGPOOL_VERBOSE=1"),
            twice("argpool: max_pool: invalid_argument: ARGPOOL_VERIFY is \"yes\"; accepted: 1: "
                  "each problem is computed by two rows first, and a row that gives other bits is "
                  "not run again; 0 or unset: rows are trusted\ninvalid_argument\n"));
}

TEST(Environment, ForcedVariant) {
  EXPECT_EQ(probe("ARGPOOL_FORCE_VARIANT=plain"), twice("plain\n"));
  EXPECT_EQ(probe("ARGPOOL_FORCE_VARIANT=picky"), twice("forced_variant\n"));
  EXPECT_EQ(probe("ARGPOOL_FORCE_VARIANT=" + std::string(400, 'x')), twice("forced_variant\n"));
  EXPECT_EQ(probe("ARGPOOL_VERBOSE=dispatch ARGPOOL_FORCE_VARIANT=picky"),
            twice("argpool: max_pool: forced_variant: the forced variant picky may not run this "
                  "call: width 3 is below 64\nforced_variant\n"));
}

// Runs the probe where a variable names a file of this text.
std::string with_file(const std::string& variable, const std::string& text,
                      const std::string& more) {
  char path[] = "/tmp/argpool_file_XXXXXX";
  const int file = mkstemp(path);
  EXPECT_GE(file, 0);
  EXPECT_EQ(write(file, text.data(), text.size()), (ssize_t)text.size());
  close(file);
  std::string out = probe(variable + "=" + path + " " + more);
  unlink(path);
  for (size_t at; (at = out.find(path)) != std::string::npos;) {
    out.replace(at, sizeof path - 1, "F");
  }
  return out;
}

TEST(Environment, Wisdom) {
  const std::string head = "argpool wisdom 1\n";
  const std::string lesson = "0123456789abcdef 2026-11-26 12.5 plain  max_pool\n";
  const std::string foreign = head + "cpu Another 1 2 3 version 0.2.0\n" + lesson;
  EXPECT_EQ(with_file("ARGPOOL_WISDOM", foreign, ""), twice("vector\n"));
  const std::string said = with_file("ARGPOOL_WISDOM", foreign, "ARGPOOL_VERBOSE=dispatch");
  EXPECT_EQ(said.find("argpool: wisdom in F: 0 problems kept, 1 of another CPU and 0 of another "
                      "version ignored\n"), 0u) << said;
  EXPECT_EQ(with_file("ARGPOOL_WISDOM", head + lesson, "ARGPOOL_VERBOSE=1"),
            twice("argpool: max_pool: invalid_argument: the wisdom in F cannot be understood, line "
                  "2: accepted: <16 hexadecimal digits> <date> <nanoseconds> <row>, below a line "
                  "of cpu\ninvalid_argument\n"));
  EXPECT_EQ(probe("ARGPOOL_WISDOM=/nowhere/wisdom"), twice("invalid_argument\n"));
}

// The probe's table with costs of two CPUs that there are not; the first finds `plain` the cheaper.
TEST(Environment, CostsAreThoseOfACpu) {
  EXPECT_EQ(probe("PROBE_CPUS=1"), twice("plain\n"));
  EXPECT_EQ(probe("PROBE_CPUS=1 ARGPOOL_CPU="), twice("plain\n"));
  EXPECT_EQ(probe("PROBE_CPUS=1 ARGPOOL_CPU=first"), twice("plain\n"));
  EXPECT_EQ(probe("PROBE_CPUS=1 ARGPOOL_CPU=second"), twice("vector\n"));
  EXPECT_NE(probe("PROBE_CPUS=1 ARGPOOL_CPU=second ARGPOOL_VERBOSE=dispatch")
                .find(": vector (10 ns expected on one thread, on second); costlier by the model: "
                      "plain (90 ns)"),
            std::string::npos);
  EXPECT_EQ(probe("PROBE_CPUS=1 ARGPOOL_CPU=third ARGPOOL_VERBOSE=dispatch"),
            twice("argpool: max_pool: invalid_argument: ARGPOOL_CPU is third; accepted by table "
                  "probe: first second\ninvalid_argument\n"));
  EXPECT_EQ(probe("PROBE_CPUS=1 ARGPOOL_CPU=" + std::string(400, 'x')),
            twice("invalid_argument\n"));
  EXPECT_EQ(probe("ARGPOOL_CPU=third"), twice("vector\n"));  // nothing was measured
}

TEST(Environment, MaxTarget) {
  EXPECT_EQ(probe("ARGPOOL_MAX_TARGET=base"), twice("plain\n"));
  EXPECT_EQ(probe("ARGPOOL_MAX_TARGET=none"), twice("invalid_argument\n"));
}

}  // namespace
