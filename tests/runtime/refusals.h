// A call to be refused, and what provokes a refusal that argpool.h lists.
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "harness.h"
#include "host_device.h"

// A call in which nothing is wrong yet.
struct Call {
  Case c = {ARGPOOL_WINDOW_2D(2, 2, 0), {2, 3, 4, 6}};
  Tensors<int64_t> t{c};
  argpool_options o = options_for(scalar_table(), c);
  Array<int64_t> to{{2, 3, 2, 3}, true};
  int64_t spatial[2] = {4, 6};
  argpool_index_space to_space = ARGPOOL_INDEX_TENSOR;

  Call() {
    t.indices.for_each([](const auto& at, int64_t& v) { v = at[2] * 12 + at[3] * 2; });
  }
  int64_t word = 0;
  void move_to_device() {
    for (DLTensor* tensor : {&t.src, &t.values, &t.dst, &t.indices}) {
      tensor->device.device_type = kDLCUDA;
    }
    o.table = host_device_table();
    o.error_word = &word;
  }
  argpool_status pool() {
    return argpool_max_pool(&c.window, &t.src, &t.values, &t.indices, &o);
  }
  argpool_status unpool() {
    return argpool_max_unpool(&c.window, &t.values, &t.indices, &t.dst, &o);
  }
  argpool_status pool_backward() {
    return argpool_max_pool_backward(&c.window, &t.values, &t.indices, &t.dst, &o);
  }
  argpool_status unpool_backward() {
    return argpool_max_unpool_backward(&c.window, &t.src, &t.indices, &t.values, &o);
  }
  argpool_status convert() {
    return argpool_convert_indices(&c.window, spatial, &t.indices, o.index_space, &to, to_space,
                                   &o);
  }
  std::vector<argpool_status> all() {
    return {pool(), unpool(), pool_backward(), unpool_backward(), convert()};
  }
};

using Provoke = std::function<argpool_status(Call&)>;
struct Provocation {
  int number;  // R1, R2, … of argpool.h
  const char* name;
  const char* words;  // in the sentence, beside "accepted"
  Provoke call;
};

inline void PrintTo(const Provocation& p, std::ostream* out) {
  *out << "R" << p.number << " " << p.name;
}

// Calls that devices refuse.
std::vector<Provocation> provocations_of_devices();
