// Kernels written by hand, one scalar at a time, straight from argpool_registry.h: the runtime's
// tests run on them, and they fail the test that touches a cell which a buffer does not hold.
// SPDX-License-Identifier: MIT
#pragma once

#include <deque>
#include <string>
#include <vector>

#include "argpool_registry.h"

// A table under construction. Kernels are sorted by key, compiled-in windows first.
class TableBuilder {
 public:
  explicit TableBuilder(std::string name = "test");

  uint32_t add_target(const char* name, uint64_t cpu_features, uint32_t device = 1);

  struct Row {
    std::string name;
    argpool_kernel_fn run;
    uint32_t target = 0;
    argpool_guard guard = {0, 0, 0, 0};
    std::vector<argpool_cost> cost = {};  // none or one
    uint32_t flags = 0;
  };
  void add(uint32_t key, const argpool_window_key& window, const Row& row);

  const argpool_table* table();

 private:
  struct Entry {
    uint32_t key;
    argpool_window_key window;
    Row row;
  };
  std::string name_;
  std::vector<argpool_target> targets_;
  std::deque<Entry> entries_;
  std::vector<argpool_kernel> kernels_;
  std::vector<argpool_row> rows_;
  argpool_table table_;
};

// Window keys, in the order x, y, z.
argpool_window_key any_window();
argpool_window_key window_2d(int kernel, int stride, int pad);

// The scalar kernel of an operation (ARGPOOL_KERNEL_*), index kind and layout.
argpool_kernel_fn scalar_kernel(int op, int index, int layout);

// "f32" of pooling, "x32" of unpooling, none of the helpers: as the runtime asks for them.
uint32_t scalar_key(int op, int index, int layout);

// Scalar kernels with any window, for every index kind and layout: `<op>_<index>_<layout>__base`.
const argpool_table* scalar_table();
void add_scalar_kernels(TableBuilder& builder);
