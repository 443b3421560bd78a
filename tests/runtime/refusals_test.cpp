// Every refusal that argpool.h lists, provoked; and none is listed that is not.
// SPDX-License-Identifier: MIT
#include <sys/mman.h>

#include <fstream>
#include <functional>
#include <map>
#include <sstream>

#include "refusals.h"

namespace {

// The five entry points, for what all of them refuse.
const std::pair<const char*, argpool_status (Call::*)()> kEntries[] = {
    {"pool", &Call::pool},
    {"unpool", &Call::unpool},
    {"pool_backward", &Call::pool_backward},
    {"unpool_backward", &Call::unpool_backward},
    {"convert", &Call::convert}};

int no_memory(void**) { return ARGPOOL_OUT_OF_MEMORY; }
void runs_nothing(void*, int32_t, argpool_task, void*) {}

// Pools with one row, which computes 2-D k2s2 and has a guard.
argpool_status pool_with_row(Call& k, argpool_guard guard, const char* forced,
                             argpool_kernel_fn run = nullptr, uint64_t features = 0) {
  TableBuilder b;
  b.add_target("base", features);
  const int op = ARGPOOL_KERNEL_MAX_POOL, i64 = ARGPOOL_IDX_I64, cf = ARGPOOL_LAYOUT_CF;
  b.add(scalar_key(op, i64, cf), window_2d(2, 2, 0),
        {"row", run ? run : scalar_kernel(op, i64, cf), 0, guard});
  k.o.table = b.table();
  k.o.forced_variant = forced;
  return k.pool();
}

// Pools rows that lie 512 MB apart, in address space that is never touched.
argpool_status pool_far_rows(Call& k) {
  constexpr size_t kBytes = (size_t{2} << 30) + 4096;
  void* memory = mmap(nullptr, kBytes, PROT_NONE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED) return ARGPOOL_OK;
  k.c = {ARGPOOL_WINDOW_2D(5, 5, 0), {1, 1, 5, 5}};
  Tensors<int64_t> t(k.c);
  t.src.tensor().data = memory;
  t.src.strides()[2] = 1 << 27;
  const argpool_status status = t.pool(k.o);
  munmap(memory, kBytes);
  return status;
}

std::vector<Provocation> provocations() {
  std::vector<Provocation> out = {
      {1, "extents", "spatial is NULL",
       [](Call& k) { return argpool_pooled_shape(&k.c.window, nullptr, k.spatial); }},
      {1, "result", "unpooled is NULL",
       [](Call& k) { return argpool_unpooled_shape(&k.c.window, k.spatial, nullptr, nullptr); }},
      {1, "tensors", "tensors is NULL",
       [](Call& k) {
         return argpool_call(scalar_table(), ARGPOOL_MAX_POOL, &k.c.window, nullptr, &k.o);
       }},
      {1, "plan", "plan is NULL",
       [](Call&) {
         void* data[3] = {};
         return argpool_plan_run(nullptr, data);
       }},
      {1, "backward_indices", "indices is NULL",
       [](Call& k) {
         return argpool_max_pool_backward(&k.c.window, &k.t.values, nullptr, &k.t.dst, &k.o);
       }},
      {2, "window_in_a_call", "window.struct_size is 8",
       [](Call& k) { return k.c.window.struct_size = 8, k.pool(); }},
      {5, "op", "op is 9; accepted: 1 to 5",
       [](Call& k) {
         return argpool_call(scalar_table(), (argpool_op)9, &k.c.window, nullptr, &k.o);
       }},
      {5, "to_space", "to_space is 7",
       [](Call& k) { return k.to_space = (argpool_index_space)7, k.convert(); }},
      {7, "null", "table is NULL",
       [](Call& k) {
         return argpool_call(nullptr, ARGPOOL_MAX_POOL, &k.c.window, nullptr, &k.o);
       }},
      {7, "version", "version 99",
       [](Call& k) {
         argpool_table other = *scalar_table();
         other.version = 99;
         k.o.table = &other;
         return k.pool();
       }},
      {8, "max_target", "max_target is avx9",
       [](Call& k) { return k.o.max_target = "avx9", k.pool(); }},
      {9, "exact", "duplicates is exact (2) in max_unpool",
       [](Call& k) { return k.o.duplicates = ARGPOOL_DUPLICATES_EXACT, k.unpool(); }},
      {13, "parallel", "returned after 0 of",
       [](Call& k) {
         k.c.shape = {2, 16, 64, 96};
         Tensors<int64_t> large(k.c);
         k.o.num_threads = 2;
         k.o.parallel = runs_nothing;
         return large.pool(k.o);
       }},
      {40, "minima", "src is on CUDA device 0; accepted: the CPU",
       [](Call& k) {
         for (DLTensor* t : {&k.t.src, &k.t.values}) t->device.device_type = kDLCUDA;
         return argpool_min_pool(&k.c.window, &k.t.src, &k.t.values, nullptr, &k.o);
       }},
      {17, "taps", "no tap inside the 4 cells",
       [](Call& k) {
         Case c = {ARGPOOL_WINDOW_2D(2, 2, 2), {1, 1, 4, 4}};
         c.space = k.o.index_space = ARGPOOL_INDEX_WINDOW;
         return Tensors<uint8_t>(c).unpool_backward(k.o);
       }},
      {18, "shape", "overflows 64 bits",
       [](Call& k) {
         k.c.window.dilation[0] = INT64_MAX;
         k.c.window.kernel[0] = 9;
         return argpool_pooled_shape(&k.c.window, k.spatial, k.spatial);
       }},
      {25, "values", "values: n is 2; accepted: 1, as in src",
       [](Call& k) { return k.t.src.shape()[0] = 1, k.pool(); }},
      {26, "indices", "indices: h is 1",
       [](Call& k) { return k.t.indices.shape()[2] = 1, k.unpool(); }},
      {26, "to", "to: w is 2; accepted: 3, as in from",
       [](Call& k) { return k.to.shape()[3] = 2, k.convert(); }},
      {27, "pool", "values: h is 2; accepted: 3, the pooled extent of 6",
       [](Call& k) { return k.t.src.shape()[2] = 6, k.pool(); }},
      {27, "backward", "grad_values: h is 2; accepted: 3, the pooled extent of 6",
       [](Call& k) { return k.t.dst.shape()[2] = 6, k.pool_backward(); }},
      {28, "dst", "dst: h is 6 for 2 pooled positions; accepted: 3 to 5",
       [](Call& k) { return k.t.dst.shape()[2] = 6, k.unpool(); }},
      {28, "grad_dst", "grad_dst: w is 8",
       [](Call& k) { return k.t.src.shape()[3] = 8, k.unpool_backward(); }},
      {28, "output_size", "output_size: h is 10",
       [](Call& k) {
         int64_t wanted[] = {10, 12};
         return argpool_unpooled_shape(&k.c.window, k.spatial, wanted, wanted);
       }},
      {55, "extent", "values of t_down has W 3; accepted: 4, as the spec says",
       [](Call& k) {
         const int64_t extents[] = {-1, -1, -1, 4};
         Tensors<int64_t> t(k.c);
         return argpool_check_extents("t_down", "values", &t.values, 4, extents);
       }},
      {55, "no_n", "src of t_down has no N; accepted: N 8, as the spec says",
       [](Call& k) {
         const int64_t extents[] = {8, -1, -1, -1, -1};
         Tensors<int64_t> t(k.c);
         return argpool_check_extents("t_down", "src", &t.src, 5, extents);
       }},
      {29, "default", "the default unpooled h for 1 pooled positions is 0",
       [](Call& k) {
         const int64_t one[] = {1, 1};
         k.c.window.pad_begin[0] = k.c.window.pad_end[0] = 1;
         return argpool_unpooled_shape(&k.c.window, one, nullptr, k.spatial);
       }},
      {30, "convert", "from: h is 2 over a spatial extent of 6",
       [](Call& k) { return k.spatial[0] = 6, k.convert(); }},
      {32, "add", "complex64; accepted in max_unpool: with duplicates = sum",
       [](Call& k) {
         k.t.values.tensor().dtype = k.t.dst.tensor().dtype = {kDLComplex, 64, 1};
         k.o.duplicates = ARGPOOL_DUPLICATES_SUM;
         return k.unpool();
       }},
      {33, "pool", "values has elements of type f32; accepted: i32, as in src",
       [](Call& k) { return k.t.src.tensor().dtype.code = kDLInt, k.pool(); }},
      {33, "backward", "grad_src has elements of type f32; accepted: f64, as in",
       [](Call& k) {
         Tensors<int64_t, double> wide(k.c);
         k.t.indices.for_each([](const auto&, int64_t& v) { v = 0; });
         return argpool_max_pool_backward(&k.c.window, &wide.values, &k.t.indices, &k.t.dst, &k.o);
       }},
      {33, "unpool_backward", "has elements of type i32; accepted: f32",
       [](Call& k) { return k.t.values.tensor().dtype.code = kDLInt, k.unpool_backward(); }},
      {39, "far_rows", "span 2^31 bytes", pool_far_rows},
      {41, "u8", "type u8 and a window of 1 x 16 x 16 taps",
       [](Call& k) {
         k.c = {ARGPOOL_WINDOW_2D(16, 16, 0), {1, 1, 16, 16}};
         k.c.space = k.o.index_space = ARGPOOL_INDEX_WINDOW;
         return Tensors<uint8_t>(k.c).unpool(k.o);
       }},
      {42, "i32", "type i32 and planes of 1 x 65536 x 65536 cells",
       [](Call& k) {
         Case c = {ARGPOOL_WINDOW_2D(1, 1 << 15, 0), {1, 1, 1, 1}};
         Tensors<int32_t> t(c);
         t.src.shape()[2] = t.src.shape()[3] = 1 << 16;  // broadcast rows need no memory
         t.src.strides()[2] = 0;
         t.values.shape()[2] = t.values.shape()[3] = t.indices.shape()[2] = 2;
         t.indices.shape()[3] = 2;
         return t.pool(k.o);
       }},
      {43, "unpool", "indices[n 1, c 0, h 0, w 2] is 24",
       [](Call& k) { return k.t.indices.at({1, 0, 0, 2}) = 24, k.unpool(); }},
      {43, "unpool_backward", "indices[n 1, c 0, h 0, w 2] is -1",
       [](Call& k) { return k.t.indices.at({1, 0, 0, 2}) = -1, k.unpool_backward(); }},
      {43, "exact", "indices[n 1, c 0, h 0, w 2] is -1",
       [](Call& k) {
         k.t.indices.at({1, 0, 0, 2}) = -1;
         k.o.duplicates = ARGPOOL_DUPLICATES_EXACT;
         return k.unpool_backward();
       }},
      {43, "pool_backward", "indices[n 1, c 2, h 1, w 2] is 4294967296",
       [](Call& k) { return k.t.indices.at({1, 2, 1, 2}) = 1ll << 32, k.pool_backward(); }},
      {43, "convert", "from[n 0, c 1, h 1, w 1] is 24",
       [](Call& k) { return k.t.indices.at({0, 1, 1, 1}) = 24, k.convert(); }},
      {44, "foreign", "cell (h 3, w 5)",
       [](Call& k) {
         Array<uint8_t> taps({2, 3, 2, 3}, true);
         k.t.indices.at({0, 0, 0, 0}) = 23;
         return argpool_convert_indices(&k.c.window, k.spatial, &k.t.indices, ARGPOOL_INDEX_PLANE,
                                        &taps, ARGPOOL_INDEX_WINDOW, &k.o);
       }},
      {45, "pool", "values shares memory with src",
       [](Call& k) { return k.t.values.tensor().data = k.t.src.data(), k.pool(); }},
      {45, "backward", "grad_src shares memory with indices",
       [](Call& k) { return k.t.dst.tensor().data = k.t.indices.data(), k.pool_backward(); }},
      {45, "convert", "to shares memory with from",
       [](Call& k) { return k.to.tensor().data = k.t.indices.data(), k.convert(); }},
      {46, "operation", "has no kernel for max_unpool_backward",
       [](Call& k) {
         TableBuilder b;
         k.o.table = b.table();
         return k.unpool_backward();
       }},
      {46, "no_such_cpu", "this CPU lacks base",
       [](Call& k) { return pool_with_row(k, {}, nullptr, nullptr, uint64_t{1} << 60); }},
      {46, "window", "has no kernel for max_pool",
       [](Call& k) {
         k.c.window = ARGPOOL_WINDOW_2D(2, 2, 0);
         k.c.window.dilation[0] = 1;
         k.c.window.kernel[1] = 1;
         return pool_with_row(k, {}, nullptr);
       }},
      {47, "unknown", "row9 is unknown",
       [](Call& k) { return pool_with_row(k, {}, "row9"); }},
      {48, "width", "width 3 is below 100",
       [](Call& k) { return pool_with_row(k, guarding(&argpool_guard::min_w, 100), "row"); }},
      {48, "other", "it computes max_pool",
       [](Call& k) {
         k.o.forced_variant = "max_pool_f32_i64_cf_any__base_scalar";
         return k.unpool();
       }},
      {56, "seconds", "options.measure_seconds is -1; accepted: 0, which is a default, to 86400",
       [](Call& k) { return k.o.measure_seconds = -1, k.pool(); }},
      {56, "no_number", "options.measure_seconds is nan; accepted: 0",
       [](Call& k) { return k.o.measure_seconds = NAN, k.pool(); }},
      {57, "wisdom", "file is NULL; accepted: the path of a file",
       [](Call&) { return argpool_wisdom_import(nullptr); }},
      {49, "scratch", "scratch memory",
       [](Call& k) { return pool_with_row(k, {}, nullptr, no_memory); }},
  };
  // Calls that every entry point refuses alike.
  for (const auto& entry : kEntries) {
    const auto call = entry.second;
    const auto add = [&](int number, const char* words, std::function<void(Call&)> spoil) {
      out.push_back({number, entry.first, words, [=](Call& k) {
                       spoil(k);
                       return (k.*call)();
                     }});
    };
    const bool converts = call == &Call::convert, pools = call == &Call::pool;
    add(1, ".shape is NULL", [](Call& k) { k.t.indices.tensor().shape = nullptr; });
    add(2, "options.struct_size is 13", [](Call& k) { k.o.struct_size = 13; });
    add(3, "window.rank is 4; accepted: 1, 2 or 3", [](Call& k) { k.c.window.rank = 4; });
    add(4, "window.ceil_mode is -1", [](Call& k) { k.c.window.ceil_mode = -1; });
    add(5, "options.layout is 3", [](Call& k) { k.o.layout = (argpool_layout)3; });
    add(6, "options.num_threads is 1025; accepted: 0 to 1024",
        [](Call& k) { k.o.num_threads = 1025; });
    add(56, "options.measure is 4; accepted: 0 to 3",
        [](Call& k) { k.o.measure = (argpool_measure)4; });
    add(11, "data is NULL", [](Call& k) { k.t.indices.tensor().data = nullptr; });
    add(12, "multiples of the 8 bytes", [](Call& k) { k.t.indices.tensor().byte_offset = 4; });
    add(14, "window.kernel[1] is 0; accepted: 1 ", [](Call& k) { k.c.window.kernel[1] = 0; });
    add(15, "window.pad_end[0] is -1", [](Call& k) { k.c.window.pad_end[0] = -1; });
    add(20, "has 2 dimensions", [](Call& k) { k.t.indices.tensor().ndim = 2; });
    add(21, "either all tensors have n or none", [](Call& k) { k.t.indices.tensor().ndim = 3; });
    add(22, "c is -3", [](Call& k) { k.t.indices.shape()[1] = -3; });
    add(23, "h is 0; accepted: 1 or more", [](Call& k) { k.t.indices.shape()[2] = 0; });
    add(24, "more than 2^59 cells", [](Call& k) { k.t.indices.shape()[1] = 1ll << 58; });
    add(31, "f32x4", [](Call& k) { k.t.indices.tensor().dtype = {kDLFloat, 32, 4}; });
    add(34, "f64; accepted in index space plane: i64 and i32",
        [](Call& k) { k.t.indices.tensor().dtype = {kDLFloat, 64, 1}; });
    add(38, "span 2^62 bytes", [](Call& k) { k.t.indices.strides()[0] = 1ll << 61; });
    add(40, "DLPack device type 8",
        [](Call& k) { k.t.indices.tensor().device.device_type = kDLMetal; });
    add(50, converts ? "CUDA device 0; accepted: the CPU" : "CUDA device 0; accepted: the CPU, as",
        [](Call& k) { k.t.indices.tensor().device.device_type = kDLCUDA; });
    add(37, "memory of their own", [=](Call& k) {
      (converts ? k.to.strides() : k.t.values.strides())[1] = 0;
      k.t.dst.strides()[1] = 0;
    });
    if (!pools && call != &Call::pool_backward) {
      add(19, "below 2^28", [](Call& k) { k.c.window.stride[0] = 1ll << 28; });
    }
    if (converts) continue;
    add(32, "complex128", [](Call& k) {
      for (DLTensor* t : {&k.t.src, &k.t.values, &k.t.dst}) t->dtype = {kDLComplex, 128, 1};
    });
    if (pools || call == &Call::pool_backward) {
      add(10, "tensor_default_shape (6) in max_pool",
          [](Call& k) { k.o.index_space = ARGPOOL_INDEX_TENSOR_DEFAULT_SHAPE; });
      add(16, "pooled h would be 0", [](Call& k) { k.c.window.kernel[0] = 5; });
      add(17, "no tap inside the 4 cells", [](Call& k) {
        k.c.window.pad_begin[0] = 2;
        k.c.window.stride[0] = 4;
      });
    }
  }
  for (const Provocation& p : provocations_of_devices()) out.push_back(p);
  return out;
}

class Refusals : public testing::TestWithParam<Provocation> {};

// The statuses by number, as argpool.h lists them.
std::map<int, std::string> listed() {
  std::ifstream header(ARGPOOL_HEADER);
  std::map<int, std::string> out;
  for (std::string line; std::getline(header, line);) {
    std::istringstream words(line);
    std::string star, number, status;
    words >> star >> number >> status;
    if (star != "*" || number.size() < 2 || number[0] != 'R' || !isdigit(number[1])) continue;
    out[atoi(&number[1])] = status;
  }
  return out;
}

TEST_P(Refusals, SayWhatIsAccepted) {
  const Provocation& p = GetParam();
  const std::string expected = listed()[p.number];
  Call k;
  for (argpool_status fine : k.all()) ASSERT_EQ(fine, ARGPOOL_OK) << argpool_last_error();
  const std::vector<float> values = k.t.values.memory(), dst = k.t.dst.memory();
  const argpool_status status = p.call(k);
  EXPECT_EQ(argpool_status_name(status), expected) << argpool_last_error();
  const std::string sentence = argpool_last_error();
  EXPECT_NE(sentence.find(p.words), std::string::npos) << sentence;
  if (status != ARGPOOL_FORCED_VARIANT || p.number == 47) {
    EXPECT_NE(sentence.find("accepted"), std::string::npos) << sentence;
  }
  if (status == ARGPOOL_INDEX_OUT_OF_RANGE) return;  // the output's contents are free then
  EXPECT_TRUE(same_bits(values, k.t.values.memory()));
  EXPECT_TRUE(same_bits(dst, k.t.dst.memory()));
}

INSTANTIATE_TEST_SUITE_P(Of, Refusals, testing::ValuesIn(provocations()), [](const auto& info) {
  return "R" + std::to_string(info.param.number) + "_" + info.param.name;
});

TEST(RefusalsList, IsProvokedWhole) {
  std::map<int, std::string> missing = listed();
  EXPECT_GE(missing.size(), 40u);
  for (const Provocation& p : provocations()) missing.erase(p.number);
  for (const auto& [number, status] : missing) {
    ADD_FAILURE() << "R" << number << " " << status << " is listed, and no test provokes it";
  }
  const std::map<int, std::string> all = listed();
  for (const Provocation& p : provocations()) {
    EXPECT_TRUE(all.count(p.number)) << "R" << p.number << " is provoked, and not listed";
  }
}

}  // namespace
