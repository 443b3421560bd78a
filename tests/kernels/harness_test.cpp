// The harness's own parts: problem lines, guarded memory, canaries, containment, reports.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <unistd.h>

#include <cmath>
#include <cstring>
#include <fstream>
#include <stdexcept>
#include <thread>

#include "contain.h"
#include "fill.h"
#include "program.h"
#include "report.h"
#include "scalar_kernels.h"
#include "tensor.h"
#include "types.h"

namespace argpool::test {
namespace {

TEST(Problem, PrintsAsItIsRead) {
  for (const char* line :
       {"max_pool f32 i64 plane cf n1c3h7w9 k2s2 fill=ties gap=3x0x0x0",
        "max_pool f32 none plane cl c3w9 k3s2p1 fill=random",
        "max_unpool i32 u8 window cl n2c3d4h5w6 k2x3x1s1x2x3p0x1x0e1x0x0d1x2x1 ceil fill=bits "
        "idx=bad broadcast=nc view=flip threads=3 callback trusted seed=7",
        "max_pool f32 i64 plane cf n1c3h7w9 k2 fill=random view=swapped/every2/other",
        "max_unpool f32 i64 tensor_colmajor cf n1c3h3w4 k2s2 out=5x8 fill=bits idx=own",
        "max_pool_backward bf16 u16 window cl n1c3h3w4 k2s2 out=7x8 fill=random idx=last",
        "max_unpool_backward c64 i64 tensor_default_shape cf c3d2h3w4 k2s2 dup=exact fill=bits "
        "idx=zeros"}) {
    EXPECT_EQ(print(parse(line)), line);
  }
}

TEST(Problem, ReadsWhatItSays) {
  const Problem p =
      parse("max_unpool u32 i32 image cl n2c3h4w5 k3s2p1x0e2d2 out=9x8 fill=bits idx=last gap=1x2");
  EXPECT_EQ(p.shape, (Extents{2, 3, 1, 4, 5}));
  EXPECT_EQ(p.window.rank, 2);
  EXPECT_EQ(p.window.kernel[1], 3);
  EXPECT_EQ(p.window.pad_begin[0], 1);
  EXPECT_EQ(p.window.pad_begin[1], 0);
  EXPECT_EQ(p.window.pad_end[1], 2);
  EXPECT_EQ(p.output_size, (Spatial{0, 9, 8}));
  EXPECT_EQ(p.gap[1], 2);
  EXPECT_EQ(p.space, ARGPOOL_INDEX_IMAGE);
}

TEST(Problem, QuotesTheWordItCannotRead) {
  for (const char* line :
       {"max_pool f32 i64 plane cf n1c3h7w9", "max_pol f32 i64 plane cf n1c3h7w9 k2",
        "max_pool f32 i64 plane cf n1h7w9 k2", "max_pool f32 i64 plane cf n1c3h7w9 k2x2x2",
        "max_pool f32 i64 plane cf n1c3h7w9 q2", "max_pool f99 i64 plane cf n1c3h7w9 k2",
        "max_pool f32 i64 plane cf n1c3h7w9 k2 fil=ties",
        "max_pool f32 i64 plane cf n1c3h7w9 k2 fill=tie",
        "max_pool f32 i64 plane cf n1c3h7w9 k2 view=swapped/plain",
        "max_pool f32 i64 plane cf n1 k2", "max_pool f32 i64 plane cf n1c1 k2",
        "max_pool f32 i64 plane cf n1c1c1d1h1w1 k2", "max_pool f32 i64 plane cf c1c1d1h1w1 k2",
        "max_pool f32 i64 plane cf n1c1n1c1d1h1w1 k2",
        "max_pool f32 i64 plane cf n1c1c1c1c1d1h1w1 k2x2x2x2x2x2",
        "max_unpool f32 i64 plane cf n1c3h7w9 k2 out=5x0",
        "max_unpool f32 i64 plane cf n1c3h7w9 k2 out=-5x8",
        "max_pool f32 i64 plane cf n1c3h7w9 k2 threads=0",
        "max_pool f32 i64 plane cf n1c3h7w9 k2 threads=1025"}) {
    EXPECT_THROW(parse(line), std::invalid_argument) << line;
  }
}

TEST(Problem, OnlyPoolsHaveNoIndices) {
  for (const char* op : {"max_unpool", "max_pool_backward", "max_unpool_backward"}) {
    try {
      parse(op + std::string(" f32 none plane cf n1c3h7w9 k2"));
      FAIL() << op;
    } catch (const std::invalid_argument& e) {
      EXPECT_EQ(e.what(), std::string("expected the type of the indices that ") + op +
                              " reads: i64, i32, u8, u16, not \"none\"");
    }
  }
}

TEST(Problem, ListsWriteAlternativesOut) {
  EXPECT_EQ(expand("a{1..3}b"), (std::vector<std::string>{"a1b", "a2b", "a3b"}));
  EXPECT_EQ(expand("{x,y{1,2}}z"), (std::vector<std::string>{"xz", "y1z", "y2z"}));
  EXPECT_EQ(expand("{a b,c} {d}"), (std::vector<std::string>{"a b d", "c d"}));
  EXPECT_THROW(expand("{a"), std::invalid_argument);
}

TEST(Problem, ListsNameTheLineThatTheyCannotRead) {
  const std::string path = testing::TempDir() + "list." + std::to_string(getpid());
  const std::string pool = "max_pool f32 i64 plane cf c1h4w4 k";
  const auto write = [&](const std::string& text) {
    std::ofstream(path, std::ios::binary) << text;
  };
  write("# Windows ends lines so\r\n\r\n" + pool + "{1..2}\r\n \t\r\n" + pool + "3 # c\r\n");
  EXPECT_EQ(read_list(path), (std::vector<std::string>{pool + "1", pool + "2", pool + "3 "}));
  const std::vector<ListedProblem> problems = read_problems(path, 2);
  ASSERT_EQ(problems.size(), 3u);
  EXPECT_EQ(problems[1].where, path + ":3");
  EXPECT_EQ(problems[2].where, path + ":5");
  EXPECT_EQ(problems[2].problem.window.kernel[0], 3);
  EXPECT_EQ(problems[2].problem.threads, 2);

  const auto said = [&](const std::string& text) {
    write(text);
    const char* arguments[] = {"argpool_matrix", "", path.c_str()};
    testing::internal::CaptureStderr();
    EXPECT_EQ(run_program(arguments[0], run_matrix, *scalar_table(), 3,
                          const_cast<char**>(arguments)), 2);
    return testing::internal::GetCapturedStderr();
  };
  const std::string where = "argpool_matrix: " + path;
  EXPECT_EQ(said(pool + "1\n\nb {c\n"), where + ":3: expected {alternatives}, not \"b {c\"\n");
  EXPECT_EQ(said(pool + "1\n" + pool + "{2,x}\n"),
            where + ":2: \"" + pool + "x\": expected letters followed by numbers, not \"kx\"\n");
  unlink(path.c_str());
}

TEST(Fill, IsTheSameForTheSameLine) {
  const Problem p = parse("max_pool f32 i64 plane cf n1c3h7w9 k2s2 fill=mix");
  Random one(seed_of(p)), two(seed_of(p)), other(seed_of(p) + 1);
  const DLDataType f32 = element_type("f32").dtype;
  const auto elements = fill_elements(f32, p.fill, 500, one);
  EXPECT_EQ(elements, fill_elements(f32, p.fill, 500, two));
  EXPECT_NE(elements, fill_elements(f32, p.fill, 500, other));
}

template <typename T>
void expect_every_kind(const char* word) {
  SCOPED_TRACE(word);
  Random random(1);
  const auto bytes = fill_elements(element_type(word).dtype, Fill::Mix, 2000, random);
  bool nan = false, inf = false, minus_zero = false, subnormal = false, negative = false;
  for (size_t at = 0; at < bytes.size(); at += sizeof(T)) {
    T small;
    memcpy(&small, &bytes[at], sizeof small);
    const double v = double(small), least_normal = sizeof(T) == 2 && *word == 'f' ? 0x1p-14
                                                   : sizeof(T) == 8               ? 0x1p-1022
                                                                                  : 0x1p-126;
    nan |= std::isnan(v);
    inf |= std::isinf(v);
    minus_zero |= v == 0 && std::signbit(v);
    subnormal |= v != 0 && std::fabs(v) < least_normal;
    negative |= v < -1;
  }
  EXPECT_TRUE(nan && inf && minus_zero && subnormal && negative);
}

TEST(Fill, MixHoldsEveryKindOfFloat) {
  expect_every_kind<double>("f64");
  expect_every_kind<float>("f32");
  expect_every_kind<reference::Float16>("f16");
  expect_every_kind<reference::BFloat16>("bf16");
}

TEST(Types, KnowTheirNans) {
  EXPECT_TRUE(is_nan(element_type("f16").dtype, 0xfc01));
  EXPECT_FALSE(is_nan(element_type("f16").dtype, 0xfc00));
  EXPECT_TRUE(is_nan(element_type("bf16").dtype, 0x7f81));
  EXPECT_FALSE(is_nan(element_type("bf16").dtype, 0x7f80));
  EXPECT_TRUE(is_nan(element_type("f64").dtype, 0xfff0000000000001));
  EXPECT_FALSE(is_nan(element_type("f64").dtype, 0xfff0000000000000));
  EXPECT_FALSE(is_nan(element_type("i64").dtype, 0xfff0000000000001));
}

Form small_form(bool output) {
  Form form{"values", {kDLFloat, 32, 1}, {2, 3, 1, 4, 5}, true, 2, ARGPOOL_CHANNELS_FIRST,
            {}, "", output};
  return form;
}

TEST(Tensor, TellsEveryByteItShouldNotHave) {
  const Slot slot;
  for (Placement placement : kPlacements) {
    SCOPED_TRACE(name_of(placement));
    for (int64_t gap : {0, 3}) {
      Form form = small_form(true);
      form.gap[0] = gap;
      if (!Tensor::fits(form, slot, placement)) continue;
      Tensor tensor(form, slot, placement, 0);
      Random random(3);
      const auto want = fill_elements(form.dtype, Fill::Random, 2 * 3 * 4 * 5, random);

      tensor.fill_canaries();
      EXPECT_NE(tensor.compare(&want, true), "") << "nothing was written";
      tensor.copy_in(want);
      EXPECT_NE(tensor.compare(&want, true), "") << "poison beside the cells";

      const auto write_all = [&] {
        const auto view = tensor.view<float>();
        const float* from = reinterpret_cast<const float*>(want.data());
        for (int64_t n = 0; n < 2; ++n)
          for (int64_t c = 0; c < 3; ++c)
            for (int64_t h = 0; h < 4; ++h)
              for (int64_t w = 0; w < 5; ++w) view.at({n, c, 0, h, w}) = *from++;
      };
      write_all();
      EXPECT_EQ(tensor.compare(&want, true), "");
      write_all();
      tensor.view<float>().at({1, 2, 0, 3, 4}) += 1;
      EXPECT_NE(tensor.compare(&want, true).find("(n 1, c 2, d 0, h 3, w 4)"), std::string::npos);
      const bool room_after = gap != 0 || placement == Placement::LinesFront;
      if (room_after) {
        write_all();
        (&tensor.view<float>().at({0, 0, 0, 0, 4}))[1] = 0;
        EXPECT_NE(tensor.compare(&want, true).find("is no cell"), std::string::npos);
      }
      if (placement == Placement::Front) {
        write_all();
        reinterpret_cast<uint8_t*>(&tensor.view<float>().at({1, 2, 0, 3, 4}))[4] = 0;
        EXPECT_NE(tensor.compare(&want, true).find("is no cell"), std::string::npos);
      }
    }
  }
}

TEST(Tensor, NanEqualsNanAndNothingElse) {
  const Slot slot;
  Form form = small_form(true);
  form.extent = {1, 1, 1, 1, 1};
  Tensor tensor(form, slot, Placement::Back, 0);
  std::vector<uint8_t> want(4);
  const auto compare = [&](uint32_t got, uint32_t wanted, bool nan_is_nan) {
    tensor.fill_canaries();
    tensor.view<uint32_t>().at({}) = got;
    memcpy(want.data(), &wanted, 4);
    return tensor.compare(&want, nan_is_nan).empty();
  };
  EXPECT_TRUE(compare(0x7fc00000, 0xffc00001, true));
  EXPECT_FALSE(compare(0x7fc00000, 0xffc00001, false));
  EXPECT_FALSE(compare(0x7f800000, 0x7fc00000, true));
  EXPECT_FALSE(compare(0x80000000, 0, true)) << "-0 is not +0 to the eye of a test";
}

// Runs touch(data) in a child and returns the sentence of its death.
template <typename Touch>
std::string death_of(const Form& form, Placement placement, Touch touch) {
  const Slot slot;
  Tensor tensor(form, slot, placement, 0);
  std::string told;
  contained(
      1, 60, 1,
      [&](size_t) {
        doing("touching");
        landmarks({{tensor.kernel_data(), tensor.span(), "values"}});
        touch(tensor.kernel_data());
      },
      [&](const Death& death) { told = death.what; });
  return told;
}

TEST(Guard, StopsEveryStrayAccess) {
  const Form in = small_form(false), out = small_form(true);
  const int64_t span = 2 * 3 * 4 * 5 * 4;
  const auto read = [](int64_t at) {
    return [at](uint8_t* data) { (void)*static_cast<volatile uint8_t*>(data + at); };
  };
  const auto write = [](int64_t at) { return [at](uint8_t* data) { data[at] = 1; }; };
  EXPECT_EQ(death_of(in, Placement::Front, read(0)), "");
  EXPECT_EQ(death_of(in, Placement::Back, read(span - 1)), "");
  EXPECT_EQ(death_of(out, Placement::Back, write(span - 1)), "");
  EXPECT_NE(death_of(in, Placement::Front, read(-1)), "");
  EXPECT_NE(death_of(in, Placement::Back, read(span)), "");
  EXPECT_NE(death_of(out, Placement::Front, write(-1)), "");
  EXPECT_NE(death_of(in, Placement::Front, write(0)), "") << "inputs are read-only";
  EXPECT_NE(death_of(in, Placement::LinesBack, read(20)), "") << "past the first line";
  EXPECT_NE(death_of(in, Placement::LinesFront, read(2 * int64_t(kPage) - 1)), "")
      << "before the second line";
  EXPECT_EQ(death_of(in, Placement::Back, read(span)),
            "SEGV, at byte 480 of the 480 of values: touching");
}

TEST(Contained, SurvivesWhateverAnItemDoes) {
  Shared<int> done(6);
  std::vector<std::string> told;
  contained(
      6, 5, 10,
      [&](size_t i) {
        doing("item " + std::to_string(i));
        if (i == 1) abort();
        while (i == 2) pause();
        if (i == 3) {
          const GuardedMemory memory(1, false);
          std::thread([&] { memory.readonly()[0] = 1; }).join();
        }
        if (i == 4) throw std::runtime_error("uncaught");
        done[i] = 1;
      },
      [&](const Death& death) { told.push_back(death.what); });
  EXPECT_TRUE(done[0] && done[5]);
  EXPECT_EQ(told, (std::vector<std::string>{"ABRT: item 1", "ALRM: item 2", "SEGV: item 3",
                                            "uncaught: item 4"}));
}

TEST(Report, IsJson) {
  Report report{"matrix", 3, 5, {{"reference", 7}}, {{"the CPU lacks avx512f", 2}},
                {{{"max_pool", 2, "f32", "i64", "cf"}, 5}}};
  EXPECT_EQ(to_json(report),
            "{\"program\": \"matrix\", \"variants\": 3, \"problems\": 5, \"comparisons\": "
            "{\"reference\": 7}, \"skipped\": {\"the CPU lacks avx512f\": 2}, "
            "\"coverage\": [[\"max_pool\", 2, \"f32\", \"i64\", \"cf\", 5]]}");
}

}  // namespace
}  // namespace argpool::test
