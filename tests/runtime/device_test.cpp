// Tensors on a device: what is enqueued, in what order, and how wrong indices are told.
// SPDX-License-Identifier: MIT
#include <sys/mman.h>

#include "harness.h"
#include "host_device.h"

namespace {

using Log = std::vector<std::string>;

class Devices : public testing::TestWithParam<Order> {
 protected:
  Case c = {ARGPOOL_WINDOW_2D(3, 2, 1), {2, 3, 7, 6}, true, GetParam(), 2};
  Tensors<int64_t> t{c};
  int64_t word = 0;
  argpool_options o = options_for(host_device_table(), c);
  const bool last = GetParam() == Order::cl;

  Devices() {
    for (DLTensor* tensor : {&t.src, &t.values, &t.dst, &t.indices}) {
      tensor->device.device_type = kDLCUDA;
    }
    o.error_word = &word;
    o.layout = last ? ARGPOOL_CHANNELS_LAST : ARGPOOL_CHANNELS_FIRST;
    host_device_log.clear();
  }
  void expect_log(const Log& done) {
    EXPECT_EQ(host_device_log, done);
    host_device_log.clear();
  }
};

TEST_P(Devices, AllOperations) {
  ASSERT_EQ(t.pool(o), ARGPOOL_OK) << argpool_last_error();
  t.expect_pooled();
  expect_log({"pool"});
  EXPECT_STREQ(argpool_last_variant(), last ? "pool_cl" : "pool_cf");
  ASSERT_EQ(t.unpool(o), ARGPOOL_OK) << argpool_last_error();
  EXPECT_FALSE(t.expect_unpooled());
  expect_log({"alloc", "fill", "check", "gather", "scatter", "locate", "report", "release"});
  ASSERT_EQ(t.pool_backward(o), ARGPOOL_OK) << argpool_last_error();
  EXPECT_FALSE(t.expect_summed());
  expect_log({"alloc", "fill", "check", "add", "scatter_add", "locate", "report", "release"});
  ASSERT_EQ(t.unpool_backward(o), ARGPOOL_OK) << argpool_last_error();
  EXPECT_FALSE(t.expect_gathered(ARGPOOL_DUPLICATES_LAST));
  expect_log({"alloc", "fill", "backward", "locate", "report", "release"});
  EXPECT_EQ(argpool_query_error(&o), ARGPOOL_OK) << argpool_last_error();
}

TEST_P(Devices, LaunchesThatFailAreToldAlthoughRowsAreSilent) {
  host_device_launch_fails = ARGPOOL_OUT_OF_MEMORY;
  const argpool_status status = t.unpool(o);
  host_device_launch_fails = 0;
  EXPECT_EQ(status, ARGPOOL_OUT_OF_MEMORY);
  expect_log({"alloc", "fill", "check", "gather", "scatter", "locate", "report", "release"});
}

TEST_P(Devices, RedoPlanesWithForeignIndices) {
  ASSERT_EQ(t.pool(o), ARGPOOL_OK);
  t.indices.at({1, 1, 2, 0}) = 3;  // a cell of the plane, and of another window
  ASSERT_EQ(t.unpool(o), ARGPOOL_OK);
  EXPECT_FALSE(t.expect_unpooled());
  host_device_log.clear();
  o.forced_variant = last ? "scatter_cl" : "scatter_cf";
  ASSERT_EQ(t.unpool(o), ARGPOOL_OK) << argpool_last_error();
  EXPECT_FALSE(t.expect_unpooled());
  expect_log({"alloc", "fill", "scatter", "locate", "report", "release"});
  EXPECT_EQ(argpool_query_error(&o), ARGPOOL_OK);
}

TEST_P(Devices, TellTheFirstWrongIndex) {
  ASSERT_EQ(t.pool(o), ARGPOOL_OK);
  t.indices.at({1, 2, 1, 1}) = -1;
  t.indices.at({1, 1, 3, 2}) = 42;
  ASSERT_EQ(t.unpool(o), ARGPOOL_OK) << argpool_last_error();
  const int first = (1 * 3 + 1) * 12 + 3 * 3 + 2;
  EXPECT_EQ(word, 1 + first);
  expect_refused(argpool_query_error(&o), ARGPOOL_INDEX_OUT_OF_RANGE,
                 {"number " + std::to_string(first), "accepted"});
  t.indices.at({0, 0, 0, 0}) = 42;  // a word that tells of one is left alone
  ASSERT_EQ(t.unpool(o), ARGPOOL_OK);
  EXPECT_EQ(word, 1 + first);
  word = 0;
  ASSERT_EQ(t.unpool_backward(o), ARGPOOL_OK);
  EXPECT_EQ(word, 1);
  word = 0;
  o.trusted_indices = 1;  // a wrong one loses its value
  ASSERT_EQ(t.unpool_backward(o), ARGPOOL_OK);
  EXPECT_EQ(word, 0);
  host_device_log.clear();
  ASSERT_EQ(t.unpool(o), ARGPOOL_OK);
  expect_log({"alloc", "fill", "check", "gather", "scatter", "release"});
  EXPECT_EQ(word, 0);
  t.expect_unpooled();
}

TEST_P(Devices, ServePlansAndEmptyCalls) {
  argpool_plan* plan = nullptr;
  const DLTensor* tensors[] = {&t.src, &t.values, &t.indices};
  ASSERT_EQ(argpool_plan_create(&plan, ARGPOOL_MAX_POOL, &c.window, tensors, &o), ARGPOOL_OK)
      << argpool_last_error();
  void* data[] = {t.src.data(), t.values.data(), t.indices.data()};
  for (int i = 0; i < 2; ++i) ASSERT_EQ(argpool_plan_run(plan, data), ARGPOOL_OK);
  t.expect_pooled();
  argpool_plan_destroy(plan);
  for (auto* shape : {&t.src.shape(), &t.values.shape(), &t.indices.shape()}) (*shape)[0] = 0;
  host_device_log.clear();
  EXPECT_EQ(t.pool(o), ARGPOOL_OK);
  EXPECT_TRUE(host_device_log.empty());
}

// Images, or planes, so far apart that 31 bits do not count the bytes between them.
TEST_P(Devices, CutBatchesThatOneLaunchCannotHave) {
  if (sizeof(void*) < 8) GTEST_SKIP() << "addresses of 32 bits reach no two of them";
  const int64_t far = int64_t{1} << 29;
  for (int apart : {0, 1}) {
    if (apart == 1 && last) continue;  // channels-last, they are in one launch
    std::vector<int64_t> strides = last ? std::vector<int64_t>{126, 1, 18, 3}
                                        : std::vector<int64_t>{126, 42, 6, 1};
    strides[(size_t)apart] = far;
    const size_t bytes = (size_t)(3 * far) * sizeof(float);
    void* const memory = mmap(nullptr, bytes, PROT_READ | PROT_WRITE,
                              MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    ASSERT_NE(memory, MAP_FAILED);
    DLTensor src = t.src.tensor();
    src.data = memory;
    src.strides = strides.data();
    t.src.for_each([&](const auto& at, const float& cell) {
      int64_t offset = 0;
      for (size_t i = 0; i < strides.size(); ++i) offset += at[i] * strides[i];
      static_cast<float*>(memory)[offset] = cell;
    });
    EXPECT_EQ(argpool_max_pool(&c.window, &src, &t.values, &t.indices, &o), ARGPOOL_OK)
        << argpool_last_error();
    t.expect_pooled();
    expect_log(Log(apart ? 6 : 2, "pool"));
    munmap(memory, bytes);
  }
}

TEST_P(Devices, AreForgottenByShutdown) {
  argpool_shutdown();  // other tests' devices
  ASSERT_EQ(t.pool(o), ARGPOOL_OK);
  host_device_log.clear();
  argpool_shutdown();
  argpool_shutdown();
  EXPECT_EQ(host_device_log, Log{"shutdown"});
}

INSTANTIATE_TEST_SUITE_P(In, Devices, testing::Values(Order::cf, Order::cl), [](const auto& info) {
  return info.param == Order::cf ? "channels_first" : "channels_last";
});

// cl_mem have no addresses: what tensors share is told by the memory and where in it they lie.
TEST(OpenCLTensors, OverlapWithinOneBuffer) {
  static const argpool_device device = [] {
    argpool_device d = host_device;
    d.type = kDLOpenCL;
    return d;
  }();
  TableBuilder b;
  b.add_target("host", 0, kDLOpenCL, &device);
  const int op = ARGPOOL_KERNEL_MAX_POOL, i64 = ARGPOOL_IDX_I64, cf = ARGPOOL_LAYOUT_CF;
  static uint64_t memory, address;
  b.add(scalar_key(op, i64, cf), any_window(), {"row", [](void** args) {
          const auto* values = static_cast<argpool_buffer*>(args[ARGPOOL_DEVICE_ARG_BUFFERS + 1]);
          memory = values->device;
          address = reinterpret_cast<uintptr_t>(values->host);
          return 0;
        }});
  Case c = {ARGPOOL_WINDOW_2D(2, 2, 0), {2, 3, 4, 6}};
  Tensors<int64_t> t(c);
  argpool_options o = options_for(b.table(), c);
  char one, two;  // handles
  for (DLTensor* tensor : {&t.src, &t.values, &t.indices}) {
    tensor->device.device_type = kDLOpenCL;
    tensor->data = tensor == &t.indices ? &two : &one;
  }
  t.values.tensor().byte_offset = 2 * 3 * 4 * 6 * 4;
  ASSERT_EQ(t.pool(o), ARGPOOL_OK) << argpool_last_error();
  EXPECT_EQ(memory, reinterpret_cast<uintptr_t>(&one));
  EXPECT_EQ(address, ARGPOOL_DEVICE_ORIGIN + 2 * 3 * 4 * 6 * 4);
  t.values.tensor().byte_offset -= 4;
  expect_refused(t.pool(o), ARGPOOL_OVERLAP, {"values", "src"});
  t.values.tensor().byte_offset += 2;
  expect_refused(t.pool(o), ARGPOOL_INVALID_ARGUMENT, {"multiples of the 4 bytes"});
  t.values.tensor().data = nullptr;
  expect_refused(t.pool(o), ARGPOOL_INVALID_ARGUMENT, {"values.data is NULL"});
}

}  // namespace
