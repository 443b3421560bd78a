// Tables as the emitter makes them: kernels sorted by key, each with a run of rows.
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstring>

#include "scalar_kernels.h"

argpool_window_key any_window() { return argpool_window_key{}; }

argpool_window_key window_2d(int kernel, int stride, int pad) {
  return {{kernel, kernel, 1}, {stride, stride, 1}, {pad, pad, 0}, {1, 1, 1}};
}

int usual_elem(int op) {
  switch (op) {
    case ARGPOOL_KERNEL_CHECK_INDICES:
    case ARGPOOL_KERNEL_LOCATE_INDEX:
    case ARGPOOL_KERNEL_REPORT_INDEX: return ARGPOOL_ELEM_NONE;
    case ARGPOOL_KERNEL_MAX_POOL:
    case ARGPOOL_KERNEL_MAX_POOL_BACKWARD:
    case ARGPOOL_KERNEL_MAX_POOL_BACKWARD_SCATTER: return ARGPOOL_ELEM_F32;
    default: return ARGPOOL_ELEM_X32;
  }
}

uint32_t scalar_key(int op, int index, int layout) {
  return ARGPOOL_KEY(op, usual_elem(op), index, layout);
}

TableBuilder::TableBuilder(std::string name) : name_(std::move(name)), table_{} {}

uint32_t TableBuilder::add_target(const char* name, uint64_t cpu_features, uint32_t device,
                                  const argpool_device* device_api) {
  targets_.push_back({name, cpu_features, device, 0, device_api});
  return (uint32_t)targets_.size() - 1;
}

argpool_cpu& TableBuilder::add_cpu(const char* name, const char* vendor, uint32_t family,
                                   uint32_t model) {
  argpool_cpu cpu = {name, {}, family, model, 0, 0, 0, 0, 0, 0};
  memcpy(cpu.vendor, vendor, std::min(strlen(vendor), sizeof cpu.vendor));
  cpus_.push_back(cpu);
  return cpus_.back();
}

void TableBuilder::add(uint32_t key, const argpool_window_key& window, const Row& row) {
  entries_.push_back({key, window, row});
}

const argpool_table* TableBuilder::table() {
  const auto rank = [](const Entry& e) { return std::pair(e.key, e.window.kernel[0] == 0); };
  std::stable_sort(entries_.begin(), entries_.end(), [&](const Entry& a, const Entry& b) {
    return rank(a) < rank(b) ||
           (rank(a) == rank(b) && memcmp(&a.window, &b.window, sizeof a.window) < 0);
  });
  kernels_.clear();
  rows_.clear();
  costs_.clear();
  uint32_t known = 0;
  for (const Entry& e : entries_) {
    if (kernels_.empty() || kernels_.back().key != e.key ||
        memcmp(&kernels_.back().window, &e.window, sizeof e.window) != 0) {
      kernels_.push_back({e.key, (uint32_t)rows_.size(), 0, e.window});
    }
    ++kernels_.back().row_count;
    rows_.push_back({e.row.name.c_str(), e.row.run, e.row.guard, e.row.target, e.row.flags,
                     e.row.lanes, e.row.cost.empty() ? 0 : ++known});
  }
  for (size_t cpu = 0; cpu < std::max<size_t>(cpus_.size(), 1); ++cpu) {
    for (const Entry& e : entries_) {
      if (e.row.cost.empty()) continue;
      costs_.push_back(e.row.cost[std::min(cpu, e.row.cost.size() - 1)]);
    }
  }
  static uint32_t made;
  table_ = {ARGPOOL_TABLE_VERSION,
            sizeof(argpool_table),
            name_.c_str(),
            "by hand",
            (uint32_t)targets_.size(),
            (uint32_t)kernels_.size(),
            (uint32_t)rows_.size(),
            (uint32_t)cpus_.size(),
            known,
            ++made,
            targets_.data(),
            kernels_.data(),
            rows_.data(),
            cpus_.data(),
            costs_.data(),
            nullptr};
  return &table_;
}
