// Tests the sentences of refusals: they say what was wrong, what was given, what is accepted.
// SPDX-License-Identifier: MIT
#include "harness.h"

namespace {

class Sentences : public testing::Test {
 protected:
  Case c = {ARGPOOL_WINDOW_2D(2, 2, 0), {2, 3, 4, 6}};
  Tensors<int64_t> t{c};
  argpool_options o = options_for(scalar_table(), c);

  void pool(argpool_status status, const std::vector<std::string>& words) {
    expect_refused(argpool_max_pool(&c.window, &t.src, &t.values, &t.indices, &o), status, words);
  }
  void unpool(argpool_status status, const std::vector<std::string>& words) {
    expect_refused(argpool_max_unpool(&c.window, &t.values, &t.indices, &t.dst, &o), status, words);
  }
};

TEST_F(Sentences, NothingWrong) {
  pool(ARGPOOL_OK, {});
  EXPECT_STREQ(argpool_last_error(), "");
  unpool(ARGPOOL_OK, {});
}

TEST_F(Sentences, InvalidArgument) {
  const auto status = ARGPOOL_INVALID_ARGUMENT;
  expect_refused(argpool_max_pool(nullptr, &t.src, &t.values, &t.indices, &o), status,
                 {"window is NULL"});
  expect_refused(argpool_max_pool(&c.window, nullptr, &t.values, &t.indices, &o), status,
                 {"src is NULL"});
  expect_refused(argpool_max_unpool(&c.window, &t.values, nullptr, &t.dst, &o), status,
                 {"indices is NULL"});
  o.index_space = (argpool_index_space)7;
  pool(status, {"options.index_space is 7", "0 to 6"});
  o.index_space = ARGPOOL_INDEX_PLANE;
  o.num_threads = -1;
  pool(status, {"options.num_threads is -1"});
  o.num_threads = 1;
  o.reserved = 1;
  pool(status, {"options.reserved is 1"});
  o.reserved = 0;
  o.duplicates = (argpool_duplicates)3;
  unpool(status, {"duplicates is 3"});
}

TEST_F(Sentences, ByteOffsetCounts) {
  const float first = t.src.at({0, 0, 0, 0});
  t.src.tensor().data = t.src.data() - 5;
  t.src.tensor().byte_offset = 20;
  pool(ARGPOOL_OK, {});
  t.src.tensor().data = (char*)t.src.data() + 20;
  t.src.tensor().byte_offset = 0;
  EXPECT_EQ(memcmp(&first, &t.src.at({0, 0, 0, 0}), 4), 0);
  t.expect_pooled();
}

TEST_F(Sentences, InvalidWindow) {
  const auto status = ARGPOOL_INVALID_WINDOW;
  c.window.stride[0] = -1;
  pool(status, {"window.stride[0] is -1", "0 or more"});
  c.window.stride[0] = 2;
  c.window.dilation[0] = -3;
  pool(status, {"window.dilation[0] is -3"});
  c.window.dilation[0] = 1;
  c.window.kernel[0] = 9;
  pool(status, {"pooled h would be -2", "reaches over 9 cells", "(C1)"});
}

TEST_F(Sentences, WindowsWithoutAValidCell) {
  Case bad = {ARGPOOL_WINDOW_2D(2, 2, 2), {1, 1, 4, 4}};
  Tensors<int64_t> u(bad);
  expect_refused(u.pool(options_for(scalar_table(), bad)), ARGPOOL_INVALID_WINDOW,
                 {"no tap inside the 4 cells", "(C3)"});
  // Unpooling allows it where indices are offsets: position (0, 0) may still name a cell.
  u.values.for_each([](const auto&, float& v) { v = 2; });
  u.indices.for_each([](const auto&, int64_t& v) { v = 15; });
  EXPECT_EQ(u.unpool(options_for(scalar_table(), bad)), ARGPOOL_OK) << argpool_last_error();
  EXPECT_FALSE(u.expect_unpooled());
  bad.space = ARGPOOL_INDEX_WINDOW;
  Tensors<uint8_t> w(bad);
  expect_refused(w.unpool(options_for(scalar_table(), bad)), ARGPOOL_INVALID_WINDOW, {"(C3)"});
}

TEST_F(Sentences, ShapeMismatch) {
  const auto status = ARGPOOL_SHAPE_MISMATCH;
  t.values.shape()[3] = 4;
  pool(status, {"values: w is 4; accepted: 3", "6 cells (C1)"});
  t.indices.shape()[3] = 4;
  pool(status, {"values: w is 4; accepted: 3", "6 cells (C1)"});
  t.values.shape()[3] = 3;
  pool(status, {"indices: w is 4; accepted: 3, as in values"});
  unpool(status, {"indices: w is 4; accepted: 3, as in values, or 4 in both"});
  t.indices.shape()[3] = 3;
  t.values.shape()[1] = 2;
  pool(status, {"values: c is 2; accepted: 3, as in src"});
  unpool(status, {"dst: c is 3; accepted: 2, as in values"});
  expect_refused(t.pool_backward(o), status,
                 {"grad_src: c is 3; accepted: 2, as in grad_values"});
  expect_refused(t.unpool_backward(o), status,
                 {"grad_values: c is 2; accepted: 3, as in grad_dst"});
  t.values.shape()[1] = 3;
  t.src.shape()[2] = 0;
  pool(status, {"src: h is 0; accepted: 1 or more"});
  t.src.shape()[2] = -4;
  pool(status, {"src: h is -4"});
  t.src.shape()[2] = 4;
  t.src.shape()[0] = -1;
  pool(status, {"src: n is -1"});
  t.src.shape()[0] = 2;
  t.dst.shape()[2] = 6;
  unpool(status, {"dst: h is 6 for 2 pooled", "3 to 5", "(C2)"});
  t.dst.shape()[2] = 4;
  t.indices.tensor().ndim = 3;
  pool(status, {"indices has 3 dimensions; accepted: 4, as in src"});
  t.indices.tensor().ndim = 5;
  pool(status, {"indices has 5 dimensions", "3 (C, spatial) or 4"});
  t.indices.tensor().ndim = 4;
  t.src.shape()[1] = t.src.shape()[0] = int64_t{1} << 40;
  pool(status, {"more than 2^59 cells"});
}

TEST_F(Sentences, UnsupportedType) {
  const auto status = ARGPOOL_UNSUPPORTED_TYPE;
  t.src.tensor().dtype = {kDLFloat, 64, 1};
  pool(status, {"values has elements of type f32; accepted: f64, as in src"});
  t.src.tensor().dtype = t.values.tensor().dtype = {kDLComplex, 64, 1};
  pool(status, {"src has elements of type complex64", "f64, f32, f16"});
  t.values.tensor().dtype = {kDLInt, 32, 1};
  t.dst.tensor().dtype = {kDLUInt, 32, 1};
  unpool(status, {"dst has elements of type u32; accepted: i32, as in values"});
  t.dst.tensor().dtype = {kDLInt, 32, 1};  // bits are moved: any type of 4 bytes will do
  t.indices.for_each([](const auto& at, int64_t& v) { v = at[2] * 12 + at[3] * 2; });
  unpool(ARGPOOL_OK, {});
  t.values.tensor().dtype = t.dst.tensor().dtype = {kDLComplex, 128, 1};
  unpool(status, {"complex128", "any type of 1, 2, 4 or 8 bytes"});
  t.values.tensor().dtype = {kDLInt, 16, 2};
  unpool(status, {"i16x2"});
}

TEST_F(Sentences, IndexTypesOfEachSpace) {
  const struct {
    argpool_index_space space;
    const char* accepted;
  } rows[] = {{ARGPOOL_INDEX_PLANE, "plane: i64 and i32"},
              {ARGPOOL_INDEX_TENSOR, "tensor: i64 (C7)"},
              {ARGPOOL_INDEX_TENSOR_COLMAJOR, "tensor_colmajor: i64 (C7)"},
              {ARGPOOL_INDEX_IMAGE, "image: i64 and i32"},
              {ARGPOOL_INDEX_BATCH_IMAGE, "batch_image: i64 and i32"},
              {ARGPOOL_INDEX_WINDOW, "window: u8 and u16"}};
  for (const auto& row : rows) {
    o.index_space = row.space;
    t.indices.tensor().dtype = {kDLFloat, 32, 1};
    pool(ARGPOOL_UNSUPPORTED_TYPE, {"indices has elements of type f32", row.accepted});
  }
  o.index_space = ARGPOOL_INDEX_TENSOR;
  t.indices.tensor().dtype = {kDLInt, 32, 1};
  pool(ARGPOOL_UNSUPPORTED_TYPE, {"i32", "i64"});
  o.index_space = ARGPOOL_INDEX_WINDOW;
  t.indices.tensor().dtype = {kDLInt, 64, 1};
  pool(ARGPOOL_UNSUPPORTED_TYPE, {"u8"});
}

TEST_F(Sentences, PinnedMemoryIsTheCpus) {
  t.src.tensor().device.device_type = kDLCUDAHost;
  pool(ARGPOOL_OK, {});
}

TEST_F(Sentences, IndexOverflow) {
  Case most = {{sizeof(argpool_window), 2, 0, {15, 17}, {15, 17}, {}, {}, {}}, {1, 1, 15, 17}};
  most.space = ARGPOOL_INDEX_WINDOW;
  Tensors<uint8_t> v(most);
  EXPECT_EQ(v.pool(options_for(scalar_table(), most)), ARGPOOL_OK) << argpool_last_error();

  // 2^31 cells: the largest index, 2^31 - 1, just fits i32; a broadcast src needs no memory for it.
  for (int more : {0, 1}) {
    Case wide = {ARGPOOL_WINDOW_2D(1, 1, 0), {1, 1, 4, 4}};
    wide.window.stride[0] = wide.window.stride[1] = 1 << 15;
    Tensors<int32_t> w(wide);
    int64_t shape[] = {1, 1, (1 << 15) + 1, 1 << 16};
    int64_t strides[] = {0, 0, 0, 1};
    shape[2] = more ? (1 << 15) + 1 : 1 << 15;
    std::vector<float> row(1 << 16, 1.f);
    w.src.tensor().data = row.data();
    w.src.tensor().shape = shape;
    w.src.tensor().strides = strides;
    const int64_t pooled[] = {1, 1, more ? 2 : 1, 2};
    for (int i = 0; i < 4; ++i) w.values.shape()[i] = w.indices.shape()[i] = pooled[i];
    const argpool_status status = w.pool(options_for(scalar_table(), wide));
    if (more) {
      expect_refused(status, ARGPOOL_INDEX_OVERFLOW,
                     {"i32", "1 x 32769 x 65536 cells", "2147483647"});
    } else {
      EXPECT_EQ(status, ARGPOOL_OK) << argpool_last_error();
    }
  }
}

TEST_F(Sentences, OptionsOfOtherVersions) {
  o.struct_size = offsetof(argpool_options, forced_variant);
  o.forced_variant = "not seen";
  pool(ARGPOOL_OK, {});
}

TEST(Status, EveryNumberHasAName) {
  EXPECT_STREQ(argpool_status_name(ARGPOOL_OK), "ok");
  EXPECT_STREQ(argpool_status_name(ARGPOOL_SHAPE_MISMATCH), "shape_mismatch");
  for (int i = 0; i <= ARGPOOL_FAULTY_ROW; ++i) {
    EXPECT_STRNE(argpool_status_name((argpool_status)i), "unknown");
  }
  EXPECT_STREQ(argpool_status_name((argpool_status)99), "unknown");
  EXPECT_STREQ(argpool_version(), "0.2.0");
  EXPECT_EQ(argpool_query_error(nullptr), ARGPOOL_OK);
}

}  // namespace
