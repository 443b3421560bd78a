// Kernels written by hand, one scalar at a time, straight from argpool_registry.h: they run the
// runtime without generated code, and end a process that gives them what the registry forbids.
// SPDX-License-Identifier: MIT
#pragma once

#include <deque>
#include <string>
#include <vector>

#include "argpool_registry.h"

// A model of these terms; `far` counts from 100 bytes on.
inline argpool_cost costs(float call, float row = 0, float cell = 0, float tap = 0, float far = 0) {
  argpool_cost cost = {};
  cost.call = call;
  cost.row = row;
  cost.cell = cell;
  cost.tap = tap;
  cost.far = far;
  cost.cache = 100;
  return cost;
}

// A guard that asks for one thing.
inline argpool_guard guarding(uint32_t argpool_guard::*field, uint32_t number) {
  argpool_guard guard = {};
  guard.*field = number;
  return guard;
}

// A table under construction. Kernels are sorted by key, compiled-in windows first.
class TableBuilder {
 public:
  explicit TableBuilder(std::string name = "test");

  uint32_t add_target(const char* name, uint64_t cpu_features, uint32_t device = 1,
                      const argpool_device* device_api = nullptr);

  argpool_cpu& add_cpu(const char* name, const char* vendor, uint32_t family, uint32_t model);

  struct Row {
    std::string name;
    argpool_kernel_fn run;
    uint32_t target = 0;
    argpool_guard guard = {};
    std::vector<argpool_cost> cost = {};  // none, one for all CPUs, or one for each
    uint32_t flags = 0;
    uint32_t lanes = 1;
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
  std::vector<argpool_cpu> cpus_;
  std::deque<Entry> entries_;
  std::vector<argpool_kernel> kernels_;
  std::vector<argpool_row> rows_;
  std::vector<argpool_cost> costs_;
  argpool_table table_;  // `reserved` is its number: recent calls tell tables by content
};

// Window keys, in the order x, y, z.
argpool_window_key any_window();
argpool_window_key window_2d(int kernel, int stride, int pad);

// The scalar kernel of an operation (ARGPOOL_KERNEL_*), element type, index kind and layout; NULL
// where the runtime asks for none. checks: a gather that checks as it goes (ARGPOOL_ROW_CHECKS).
argpool_kernel_fn scalar_kernel(int op, int elem, int index, int layout, bool checks = false);

// The element that f32 tensors make of an operation: f32 where it computes, x32 where it moves,
// none of helpers; its kernel and its key.
int usual_elem(int op);
argpool_kernel_fn scalar_kernel(int op, int index, int layout);
uint32_t scalar_key(int op, int index, int layout);

// Scalar kernels with any window for every element type, index kind and layout:
// `<op>_<elem>_<index>_<layout>_any__base_scalar`, without the element type for helpers.
const argpool_table* scalar_table();
void add_scalar_kernels(TableBuilder& builder);
// Adds those of one operation and element type; `checks`: names have `checking` for `scalar`.
void add_scalar_kernels(TableBuilder& builder, int op, int elem, bool checks = false);
