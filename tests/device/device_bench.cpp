// Device rows beside the memory's roof: each problem's call, and a copy that moves as many bytes,
// take turns. A JSON object a line; the last tells the device.
//   argpool_device_bench LIST [ROUNDS]
// SPDX-License-Identifier: MIT
#include <argpool_registry.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <vector>

#include "device.h"
#include "problem.h"
#include "types.h"

#define ARGPOOL_TEXT_OF(x) #x
#define ARGPOOL_TEXT(x) ARGPOOL_TEXT_OF(x)

extern "C" const argpool_table ARGPOOL_DEVICE_TABLE;

namespace argpool::test {
namespace {

constexpr int kCalls = 20;  // between two looks at the clock

// A packed tensor of a problem on the device.
struct Packed {
  Device& device;
  std::vector<int64_t> shape, strides;
  size_t bytes = 0;
  DLTensor dl{};

  Packed(Device& gpu, const Problem& p, const Extents& e, DLDataType type) : device(gpu) {
    const size_t rank = size_t(p.window.rank);
    shape = {e[0], e[1]};
    shape.insert(shape.end(), e.end() - long(rank), e.end());
    strides.resize(shape.size());
    const bool last = p.layout == ARGPOOL_CHANNELS_LAST;
    int64_t stride = 1;
    const auto take = [&](size_t i) {
      strides[i] = stride;
      stride *= shape[i];
    };
    if (last) take(1);
    for (size_t i = shape.size(); i-- > 2;) take(i);
    if (!last) take(1);
    take(0);
    bytes = size_t(stride) * type.bits / 8;
    dl = {device.alloc(bytes), {device.type(), 0}, int(shape.size()), type, shape.data(),
          strides.data(), 0};
  }
  ~Packed() { device.release(dl.data); }
  Packed(const Packed&) = delete;
};

void expect_ok(argpool_status status) {
  if (status) throw std::runtime_error(argpool_last_error());
}

// Microseconds a call, the median of rounds, of two that take turns.
template <typename F, typename G>
void race(Device& device, int rounds, F one, G other, double* us_one, double* us_other) {
  std::vector<double> times[2];
  const auto round = [&](auto& call, std::vector<double>& to) {
    device.wait();
    using Clock = std::chrono::steady_clock;
    const auto start = Clock::now();
    for (int i = 0; i < kCalls; ++i) call();
    device.wait();
    const std::chrono::duration<double, std::micro> spent = Clock::now() - start;
    to.push_back(spent.count() / kCalls);
  };
  for (int i = 0; i <= rounds; ++i) {
    round(one, times[0]);
    round(other, times[1]);
  }
  for (std::vector<double>& t : times) {
    t.erase(t.begin());  // the first warms up
    std::nth_element(t.begin(), t.begin() + long(t.size() / 2), t.end());
  }
  *us_one = times[0][times[0].size() / 2];
  *us_other = times[1][times[1].size() / 2];
}

void measure(Device& device, const std::string& line, int rounds) {
  const Problem p = parse(line);
  const DLDataType elem = element_type(p.elem).dtype;
  const bool indexed = p.index != "none";
  Packed cells(device, p, p.cells(), elem), again(device, p, p.cells(), elem);
  Packed values(device, p, p.pooled(), elem);
  Packed indices(device, p, p.pooled(), index_type(indexed ? p.index : "i64").dtype);
  std::vector<uint8_t> noise(cells.bytes);
  for (size_t i = 0; i < noise.size(); ++i) noise[i] = uint8_t(i * 2654435761u >> 13) & 0x3f;
  device.write(cells.dl.data, 0, noise.data(), noise.size());
  const int64_t none = 0;
  void* const word = device.alloc(sizeof none);
  device.write(word, 0, &none, sizeof none);

  argpool_options o = ARGPOOL_OPTIONS_INIT;
  o.table = &ARGPOOL_DEVICE_TABLE;
  o.index_space = p.space;
  o.layout = p.layout;
  o.trusted_indices = p.trusted;
  o.stream = device.stream();
  o.error_word = static_cast<int64_t*>(word);
  DLTensor* const taken = indexed ? &indices.dl : nullptr;
  expect_ok(argpool_max_pool(&p.window, &cells.dl, &values.dl, taken, &o));
  const DLTensor* tensors[3] = {&values.dl, &indices.dl, &again.dl};
  if (p.pools()) tensors[0] = &cells.dl, tensors[1] = &values.dl, tensors[2] = taken;
  if (p.op == ARGPOOL_MAX_UNPOOL_BACKWARD) tensors[0] = &cells.dl, tensors[2] = &values.dl;
  const size_t bytes = cells.bytes + values.bytes + (indexed ? indices.bytes : 0);
  Packed &from = cells, &to = again;
  double us = 0, copy_us = 0;
  const size_t half = std::min(bytes / 2, cells.bytes);  // read, and written
  race(device, rounds,
       [&] { expect_ok(argpool_call(o.table, p.op, &p.window, tensors, &o)); },
       [&] { device.copy(to.dl.data, from.dl.data, half); }, &us, &copy_us);
  expect_ok(argpool_query_error(&o));
  const double rate = double(bytes) / us / 1e3, roof = 2.0 * double(half) / copy_us / 1e3;
  printf("{\"problem\": \"%s\", \"us\": %.2f, \"gb_per_s\": %.2f, \"roof_gb_per_s\": %.2f, "
         "\"share\": %.3f, \"variant\": \"%s\"}\n",
         line.c_str(), us, rate, roof, rate / roof, argpool_last_variant());
  fflush(stdout);
  device.release(word);
}

int run(const char* list, int rounds) {
  const std::unique_ptr<Device> device = open_device(ARGPOOL_TEXT(ARGPOOL_DEVICE));
  for (const std::string& line : read_list(list)) measure(*device, line, rounds);
  printf("{\"device\": \"%s\"}\n", device->name().c_str());
  return 0;
}

}  // namespace
}  // namespace argpool::test

int main(int argc, char** argv) {
  if (argc < 2) return fprintf(stderr, "usage: argpool_device_bench LIST [ROUNDS]\n"), 2;
  try {
    return argpool::test::run(argv[1], argc > 2 ? atoi(argv[2]) : 15);
  } catch (const std::exception& e) {
    return fprintf(stderr, "argpool_device_bench: %s\n", e.what()), 1;
  }
}
