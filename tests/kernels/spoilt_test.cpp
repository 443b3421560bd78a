// The matrix passes honest scalar kernels and fails spoilt ones: each mistake that a kernel could
// make is made once, and must be seen.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "runner.h"
#include "spoil.h"

namespace argpool::test {
namespace {

std::vector<std::string> expanded(std::initializer_list<const char*> patterns) {
  std::vector<std::string> lines;
  for (const char* pattern : patterns)
    for (std::string& written : expand(pattern)) lines.push_back(std::move(written));
  return lines;
}

std::vector<std::string> problems() {
  return expanded(
       {"max_pool f32 {i64 plane,i32 plane,u8 window,none plane} {cf,cl} n2c3h5w9 {k2s2,k3s2p1} "
        "fill={mix,ties,negative,nan,zeros,lowest}",
        "max_pool f32 i64 {tensor,tensor_colmajor,image,batch_image} {cf,cl} n2c3h5w4 k3s1p1 "
        "fill=mix",
        "max_pool f32 {i64 image,u8 window} {cf,cl} n2c3h5w9 k3s2p1 fill=mix "
        "{view=swapped,view=every2,view=flip,view=other,broadcast=ncdhw}",
        "max_unpool f32 {i64 tensor,u8 window} {cf,cl} n2c3h3w5 k3s2p1 fill=bits "
        "idx={own,foreign,bad} {view=swapped,view=every2,view=flip,view=other,broadcast=ncdhw}",
        "max_unpool_backward f32 {i64 tensor,u8 window} {cf,cl} n2c3h3w5 k3s2p1 fill=bits "
        "{dup=exact,} idx={own,foreign,bad} "
        "{view=swapped,view=every2,view=flip,view=other,broadcast=ncdhw}",
        "max_pool f32 {i64 plane,u8 window} {cf,cl} n2c3h7w9 k2x3s1x2p0x1d2 ceil fill=mix "
        "gap=3x0x2",
        "max_unpool f32 {i64 plane,i32 plane,u8 window} {cf,cl} n2c3h3w5 {k2s2,k3s2p1,k2s3} "
        "fill=bits idx={own,last,foreign,zeros,bad,alias}",
        "max_unpool f32 i64 {tensor,tensor_colmajor,image,batch_image} {cf,cl} n2c3h3w4 k3s1p1 "
        "fill=bits idx={own,foreign,bad}",
        "max_unpool f32 {i64 plane,u8 window} {cf,cl} c3h3w4 k2s2 out=5x9 fill=bits idx=own gap=2",
        "max_unpool f32 i64 plane {cf,cl} n2c3d2h3w4 k3s2p1 fill=bits idx={own,last} threads=2",
       "max_pool f16 {i64 plane,i32 plane,u8 window,u16 window,none plane} {cf,cl} n2c3h5w9 k3s2p1 "
       "fill={mix,nan}",
       "max_pool f32 u16 window {cf,cl} n1c2h19w19 k17s2 fill=ties",
       "max_unpool f32 u16 window {cf,cl} n1c2h3w4 {k3s2p1,k17x16s1} fill=bits idx={own,bad}",
       "max_pool_backward {f32,bf16} {i64 plane,i32 plane,u8 window,u16 window} {cf,cl} n2c3h5w6 "
       "{k2s2,k3s2p1,k3s1p1} fill={random,mix,zeros} idx={own,last,foreign,bad}",
       "max_unpool {f32,bf16} {i64 plane,i32 plane,u8 window,u16 window} {cf,cl} n2c3h3w5 k3s1p1 "
       "dup=sum fill=random idx={own,last,zeros}",
       "max_unpool_backward {f32,i32} {i64 plane,i32 plane,u8 window,u16 window} {cf,cl} n2c3h3w5 "
       "{k2s2,k3s2p1,k2s3} {dup=sum,dup=exact,} fill=bits idx={own,last,foreign,zeros,bad,alias}",
       "max_unpool_backward f32 i64 {tensor,tensor_colmajor,image,batch_image} {cf,cl} n2c3d2h3w4 "
       "k3s2p1 {dup=exact,} fill=bits idx={own,foreign,bad}",
       "max_unpool_backward f32 i64 tensor_default_shape {cf,cl} n2c3h3w4 k3s2p1 "
       "out={4,5,6}x{6,7,8} {dup=exact,} fill=bits idx={own,foreign,bad} trusted"});
}

using Program = RunResult (*)(const argpool_table&, const std::vector<std::string>&,
                              const RunOptions&);

RunResult run(Program program, Spoil spoil) {
  const ScalarTable scalar(spoil);
  RunOptions options;
  options.print = spoil == Spoil::Nothing;
  if (spoil == Spoil::Hang) options.seconds = 1;
  options.patience = 2;
  if (spoil != Spoil::Nothing) options.enough = 1;
  return program(scalar.table(), problems(), options);
}

// For each layout, of the kernels that consume indices also for each of four kinds of those.
constexpr size_t kPools = 2 * 5 * 2, kMains = 2 * 4 * 9, kHelpers = 2 * 4 * 2;

TEST(Spoilt, HonestKernelsPass) {
  const RunResult result = run(run_matrix, Spoil::Nothing);
  for (const std::string& what : result.idle) ADD_FAILURE() << what;
  EXPECT_EQ(result.failures, 0);
  EXPECT_GT(result.comparisons, 0);
  EXPECT_EQ(result.proven.size(), kPools + kMains);
}

TEST(Spoilt, HonestKernelsPassTileByTile) {
  const RunResult result = run(run_tiles, Spoil::Nothing);
  for (const std::string& what : result.idle) ADD_FAILURE() << what;
  EXPECT_EQ(result.failures, 0);
  EXPECT_EQ(result.proven.size(), kHelpers);
}

class Spoilt : public testing::TestWithParam<int> {};

TEST_P(Spoilt, IsCaught) { EXPECT_GT(run(run_matrix, Spoil(GetParam())).failures, 0); }

TEST_P(Spoilt, IsCaughtTileByTile) { EXPECT_GT(run(run_tiles, Spoil(GetParam())).failures, 0); }

std::string test_name(const testing::TestParamInfo<int>& info) {
  std::string name = name_of(Spoil(info.param));
  for (char& c : name)
    if (c == '-') c = '_';
  return name;
}

INSTANTIATE_TEST_SUITE_P(Kernels, Spoilt, testing::Range(1, kSpoils + 1), test_name);

TEST(Spoilt, ARowThatNoProblemReachesIsTold) {
  const ScalarTable scalar(Spoil::Nothing);
  const std::vector<std::string> one{"max_pool f32 i64 plane cf n1c1h4w4 k2s2 fill=ties"};
  EXPECT_EQ(run_matrix(scalar.table(), one).idle.size(), kPools - 1);
  EXPECT_FALSE(run_matrix(scalar.table(), one).passed());
}

TEST(Spoilt, RowsForAnotherCpuAreSkippedAndSaid) {
  const ScalarTable scalar(Spoil::Nothing, uint64_t(1) << 40);  // a feature nobody has
  const std::vector<std::string> one{"max_pool f32 i64 plane cf n1c1h4w4 k2s2 fill=ties"};
  const RunResult result = run_matrix(scalar.table(), one, {"", false});
  EXPECT_EQ(result.skipped.at("rows of base did not run: the CPU lacks unknown"), int64_t(kPools));
  EXPECT_EQ(result.refusals, 1) << "forcing such a row is refused";
  EXPECT_GT(result.failures, 0) << "nothing was left to choose";
}

}  // namespace
}  // namespace argpool::test
