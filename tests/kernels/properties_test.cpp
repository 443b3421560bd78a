// Relations between operations, through the public API and the default kernels. No result
// needs the reference's word for it.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <cstring>

#include "argpool_default.h"
#include "fill.h"
#include "packed.h"
#include "table.h"
#include "types.h"

namespace argpool::test {
namespace {

// One problem for each rank, window, layout, index type and space; src's shape.
std::vector<std::string> geometries() {
  return expand("max_pool f32 {i64 {plane,tensor,tensor_colmajor,image,batch_image},"
                "i32 {plane,image,batch_image},{u8,u16} window} {cf,cl} "
                "{n2c3h7w9 {k2s2,k3s2p1,k3s1p1,k2s3,k2x3s1x2p0x1d2},c2h6w37 {k2s2,k3s2},"
                "n3c17h5w6 {k2s2,k3s2p1},c2w19 {k2s2,k4s4,k3s2},n2c2d5h4w6 {k2s2,k3s2,k3s2p1}}");
}

DLDataType type_of(const char* word) { return element_type(word).dtype; }

argpool_options options_of(const Problem& p, argpool_duplicates duplicates) {
  argpool_options options = ARGPOOL_OPTIONS_INIT;
  options.index_space = p.space;
  options.layout = p.layout;
  options.duplicates = duplicates;
  return options;
}

// A src, and what pooling it gives.
struct Pooled {
  Problem p;
  Packed src, values, indices;

  explicit Pooled(const std::string& line)
      : p(parse(line)), src(p, type_of("f32"), p.cells()), values(p, type_of("f32"), p.pooled()),
        indices(p, index_type(p.index).dtype, p.pooled()) {}

  void pool() {
    const argpool_options options = options_of(p, ARGPOOL_DUPLICATES_LAST);
    ASSERT_EQ(argpool_max_pool(&p.window, src.dl(), values.dl(), indices.dl(), &options),
              ARGPOOL_OK) << argpool_last_error();
  }
  // Different numbers from 1 on, in no order.
  void fill_distinct() {
    size_t i = 0;
    for (float& v : src.all<float>()) v = float(i++ * 7919 % 7933 + 1);
  }
  // Numbers whose sums and products floats hold exactly, so that no order of adding matters.
  static void fill_small(Packed* to, uint64_t seed) {
    for (float& v : to->all<float>()) {
      seed = seed * 6364136223846793005u + 1442695040888963407u;
      v = float(int64_t(seed >> 33) % 17 - 8);
    }
  }
  Position named(const Position& o) const {
    const auto cell = reference::named_cell(p.indexing(), o, indices.integer(o));
    EXPECT_TRUE(cell) << "pooling gave an index that names no cell";
    return cell.value_or(Position{});
  }
};

double dot(Packed& a, Packed& b) {
  double sum = 0;
  const auto left = a.all<float>(), right = b.all<float>();
  for (size_t i = 0; i < left.size(); ++i) sum += double(left[i]) * double(right[i]);
  return sum;
}

template <typename Body>
void for_each_geometry(Body body) {
  for (const std::string& line : geometries()) {
    SCOPED_TRACE(line);
    body(line);
    if (testing::Test::HasFailure()) return;  // one geometry's failures are enough to read
  }
}

TEST(Property, UnpoolingWhatWasPooledKeepsExactlyTheMaxima) {
  for_each_geometry([](const std::string& line) {
    Pooled x(line);
    x.fill_distinct();
    x.pool();
    Packed dst(x.p, type_of("f32"), x.p.cells()), want(x.p, type_of("f32"), x.p.cells());
    reference::Indexing taps = x.p.indexing();
    taps.space = ARGPOOL_INDEX_WINDOW;
    x.values.each([&](const Position& o) {
      const Position cell = x.named(o);
      EXPECT_EQ(x.values.at<float>(o), x.src.at<float>(cell));
      for (int64_t tap = 0; tap < taps.window.taps(); ++tap) {
        const auto other = reference::named_cell(taps, o, tap);
        if (other) {
          EXPECT_LE(x.src.at<float>(*other), x.values.at<float>(o));
        }
      }
      want.at<float>(cell) = x.src.at<float>(cell);
    });
    const argpool_options options = options_of(x.p, ARGPOOL_DUPLICATES_LAST);
    ASSERT_EQ(argpool_max_unpool(&x.p.window, x.values.dl(), x.indices.dl(), dst.dl(), &options),
              ARGPOOL_OK) << argpool_last_error();
    EXPECT_TRUE(dst == want);
  });
}

TEST(Property, PoolingAgainIsStableForNonNegativeNumbers) {
  for_each_geometry([](const std::string& line) {
    for (const bool ties : {false, true}) {
      Pooled x(line), again(line);
      x.fill_distinct();
      for (float& v : x.src.all<float>())
        if (ties) v = float(int64_t(v) % 3);
      x.pool();
      const argpool_options options = options_of(x.p, ARGPOOL_DUPLICATES_LAST);
      ASSERT_EQ(argpool_max_unpool(&x.p.window, x.values.dl(), x.indices.dl(), again.src.dl(),
                                   &options), ARGPOOL_OK) << argpool_last_error();
      again.pool();
      EXPECT_TRUE(again.values == x.values);
      EXPECT_TRUE(again.indices == x.indices);
    }
  });
}

TEST(Property, PoolingsGradientIsItsTranspose) {  // <pool x, g> = <x, backward g>
  for_each_geometry([](const std::string& line) {
    Pooled x(line);
    Pooled::fill_small(&x.src, 1);
    x.pool();
    Packed grad_values(x.p, type_of("f32"), x.p.pooled());
    Packed grad_src(x.p, type_of("f32"), x.p.cells());
    Pooled::fill_small(&grad_values, 2);
    const argpool_options options = options_of(x.p, ARGPOOL_DUPLICATES_LAST);
    ASSERT_EQ(argpool_max_pool_backward(&x.p.window, grad_values.dl(), x.indices.dl(),
                                        grad_src.dl(), &options),
              ARGPOOL_OK) << argpool_last_error();
    EXPECT_EQ(dot(x.values, grad_values), dot(x.src, grad_src));
  });
}

TEST(Property, UnpoolingsGradientIsItsTranspose) {  // of last: exact; of sum: the plain gather
  for_each_geometry([](const std::string& line) {
    const struct {
      argpool_duplicates forward, backward;
    } pairs[] = {{ARGPOOL_DUPLICATES_LAST, ARGPOOL_DUPLICATES_EXACT},
                 {ARGPOOL_DUPLICATES_SUM, ARGPOOL_DUPLICATES_SUM},
                 {ARGPOOL_DUPLICATES_SUM, ARGPOOL_DUPLICATES_LAST}};
    for (const auto& pair : pairs) {
      Pooled x(line);
      x.fill_distinct();
      x.pool();
      Pooled::fill_small(&x.values, 3);
      Packed dst(x.p, type_of("f32"), x.p.cells()), grad_dst(x.p, type_of("f32"), x.p.cells()),
          grad_values(x.p, type_of("f32"), x.p.pooled());
      Pooled::fill_small(&grad_dst, 4);
      argpool_options options = options_of(x.p, pair.forward);
      ASSERT_EQ(argpool_max_unpool(&x.p.window, x.values.dl(), x.indices.dl(), dst.dl(), &options),
                ARGPOOL_OK) << argpool_last_error();
      options.duplicates = pair.backward;
      ASSERT_EQ(argpool_max_unpool_backward(&x.p.window, grad_dst.dl(), x.indices.dl(),
                                            grad_values.dl(), &options),
                ARGPOOL_OK) << argpool_last_error();
      EXPECT_EQ(dot(dst, grad_dst), dot(x.values, grad_values)) << "duplicates " << pair.forward;
    }
  });
}

TEST(Property, UnpoolingWithSumIsPoolingsGradient) {  // bit for bit, in every float
  for_each_geometry([](const std::string& line) {
    for (const char* elem : {"f64", "f32", "f16", "bf16"}) {
      Pooled x(line);
      x.fill_distinct();
      x.pool();
      Packed values(x.p, type_of(elem), x.p.pooled()), dst(x.p, type_of(elem), x.p.cells()),
          grad_src(x.p, type_of(elem), x.p.cells());
      Random random(5);
      values.assign(fill_elements(type_of(elem), Fill::Random, values.count(), random));
      argpool_options options = options_of(x.p, ARGPOOL_DUPLICATES_SUM);
      ASSERT_EQ(argpool_max_unpool(&x.p.window, values.dl(), x.indices.dl(), dst.dl(), &options),
                ARGPOOL_OK) << argpool_last_error();
      options.duplicates = ARGPOOL_DUPLICATES_LAST;
      ASSERT_EQ(argpool_max_pool_backward(&x.p.window, values.dl(), x.indices.dl(), grad_src.dl(),
                                          &options), ARGPOOL_OK) << argpool_last_error();
      EXPECT_TRUE(dst == grad_src) << elem;
    }
  });
}

// Every space and type that the indices of a src can have.
struct Space {
  const char* index;
  argpool_index_space space;
};
constexpr Space kSpaces[] = {
    {"i64", ARGPOOL_INDEX_PLANE},        {"i32", ARGPOOL_INDEX_PLANE},
    {"i64", ARGPOOL_INDEX_TENSOR},       {"i64", ARGPOOL_INDEX_TENSOR_COLMAJOR},
    {"i64", ARGPOOL_INDEX_IMAGE},        {"i32", ARGPOOL_INDEX_IMAGE},
    {"i64", ARGPOOL_INDEX_BATCH_IMAGE},  {"i32", ARGPOOL_INDEX_BATCH_IMAGE},
    {"u8", ARGPOOL_INDEX_WINDOW},        {"u16", ARGPOOL_INDEX_WINDOW},
    {"i64", ARGPOOL_INDEX_TENSOR_DEFAULT_SHAPE}};

TEST(Property, ConvertingIndicesAndBackIsTheIdentity) {
  for_each_geometry([](const std::string& line) {
    Pooled x(line);
    x.fill_distinct();
    x.pool();
    const int64_t* spatial = &x.p.shape[size_t(5 - x.p.window.rank)];
    for (const Space& to : kSpaces) {
      SCOPED_TRACE(std::string(to.index) + " in space " + std::to_string(to.space));
      Problem other = x.p;
      other.space = to.space;
      Packed there(x.p, index_type(to.index).dtype, x.p.pooled()), back = x.indices;
      bool nameless = false;  // a cell beyond the default shape
      x.indices.each([&](const Position& o) {
        nameless |= !reference::index_naming(other.indexing(), o, x.named(o));
      });
      const argpool_status status =
          argpool_convert_indices(&x.p.window, spatial, x.indices.dl(), x.p.space, there.dl(),
                                  to.space, nullptr);
      EXPECT_EQ(status, nameless ? ARGPOOL_INDEX_OUT_OF_RANGE : ARGPOOL_OK) << argpool_last_error();
      if (status) continue;
      there.each([&](const Position& o) {
        EXPECT_EQ(there.integer(o), *reference::index_naming(other.indexing(), o, x.named(o)));
      });
      back.assign(std::vector<uint8_t>(back.bytes()));
      ASSERT_EQ(argpool_convert_indices(&x.p.window, spatial, there.dl(), to.space, back.dl(),
                                        x.p.space, nullptr), ARGPOOL_OK) << argpool_last_error();
      EXPECT_TRUE(back == x.indices);
    }
  });
}

// C11: for given inputs every row, number of threads and repetition gives the same bits.
TEST(Determinism, OfRowsThreadsAndRepetitions) {
  const Memory memory;
  for (const char* pattern :
       {"max_pool {f32,bf16} {i64 plane,u16 window} {cf,cl} n2c9h64w66 k3s2p1 fill=mix",
        "max_unpool f32 {i64 plane,u8 window} {cf,cl} n2c9h32w33 k3s2p1 fill=bits idx={own,last}",
        "max_unpool bf16 i64 plane {cf,cl} n2c9h32w33 k3s2p1 dup=sum fill=random "
        "idx={last,foreign}",
        "max_pool_backward {f32,f16} {i64 plane,u8 window} {cf,cl} n2c9h32w33 k3s2p1 fill=random "
        "idx=last",
        "max_unpool_backward f32 i64 plane {cf,cl} n2c9h32w33 k3s2p1 {dup=exact,} fill=bits "
        "idx={last,foreign}"})
    for (const std::string& line : expand(pattern)) {
      SCOPED_TRACE(line);
      const Case c = make_case(line);
      int rows = 0;
      for (const Row& row : rows_of(argpool_default_table)) {
        if (!computes(row, c.problem) || !missing_features(*row.target).empty()) continue;
        Call call(c, memory, Placement::Front, row.row->guard.align);
        if (judge_guard(row, call) != Guard::Allows) continue;
        ++rows;
        for (int32_t threads = 1; threads <= 8; ++threads)
          for (int repeat = 0; repeat < 3; ++repeat) {
            const argpool_status status = call.run(&argpool_default_table, row.row->name, threads);
            ASSERT_EQ(call.judge(status), "") << row.row->name << ", threads " << threads;
          }
      }
      EXPECT_GT(rows, 0);
    }
}

}  // namespace
}  // namespace argpool::test
