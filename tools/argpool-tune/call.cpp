// Describes calls, and makes tables of chosen rows.
// SPDX-License-Identifier: MIT
#include "call.h"

#include <algorithm>
#include <cstring>

namespace argpool::tune {
namespace {

int doNothing(void **) { return 0; }

// The marks of an idle check or search: nothing was found.
template <typename Mark, int buffer> int findNothing(void **args) {
  auto *marks = static_cast<argpool_buffer *>(args[ARGPOOL_ARG_BUFFERS + buffer]);
  auto *to = reinterpret_cast<Mark *>(marks->host);
  const Mark none = sizeof(Mark) == 1 ? Mark(0) : Mark(INT64_MAX);
  for (int32_t i = 0; i < marks->dim[0].extent; ++i) to[i] = none;
  return 0;
}

bool seesNoElements(int kernelOp) {
  return kernelOp == ARGPOOL_KERNEL_CHECK_INDICES || kernelOp == ARGPOOL_KERNEL_LOCATE_INDEX;
}

uint32_t keyOf(const Kind &kind, int kernelOp) {
  const uint32_t elem = seesNoElements(kernelOp) ? uint32_t(ARGPOOL_ELEM_NONE) : kind.elem;
  return ARGPOOL_KEY(kernelOp, elem, kind.index, kind.layout);
}

// Costs of a row of `table` on each CPU of `other`.
std::vector<argpool_cost> costsOf(const argpool_table &table, const argpool_row &row,
                                  const argpool_table &other) {
  std::vector<argpool_cost> costs;
  for (uint32_t i = 0; row.cost && i < std::max(other.cpu_count, 1u); ++i) {
    const uint32_t cpu = other.cpu_count ? argpool_nearest_cpu(&table, &other.cpus[i]) : 0;
    costs.push_back(table.costs[size_t(cpu) * table.cost_count + row.cost - 1]);
  }
  return costs;
}

double cellsOf(const int64_t (&extent)[3]) {
  return double(extent[0]) * double(extent[1]) * double(extent[2]);
}

}  // namespace

int Kind::rank() const {
  for (int i = 2; i > 0; --i)
    if (window.kernel[i] > 1 || window.stride[i] > 1) return i + 1;
  return 1;
}

double Kind::taps() const {
  return double(window.kernel[0]) * window.kernel[1] * window.kernel[2];
}

size_t Kind::elementBytes() const {
  switch (elem) {
    case ARGPOOL_ELEM_F64: case ARGPOOL_ELEM_I64: case ARGPOOL_ELEM_X64: return 8;
    case ARGPOOL_ELEM_F32: case ARGPOOL_ELEM_I32: case ARGPOOL_ELEM_X32: return 4;
    case ARGPOOL_ELEM_I8: case ARGPOOL_ELEM_U8: case ARGPOOL_ELEM_X8: return 1;
    default: return 2;
  }
}

size_t Kind::indexBytes() const {
  switch (index) {
    case ARGPOOL_IDX_NONE: return 0;
    case ARGPOOL_IDX_I64: return 8;
    case ARGPOOL_IDX_I32: return 4;
    case ARGPOOL_IDX_U8: return 1;
    default: return 2;
  }
}

int Kind::mainKernel() const {
  switch (op) {
    case ARGPOOL_MAX_POOL: return ARGPOOL_KERNEL_MAX_POOL;
    case ARGPOOL_MAX_UNPOOL:
      return adds ? ARGPOOL_KERNEL_MAX_POOL_BACKWARD : ARGPOOL_KERNEL_MAX_UNPOOL;
    case ARGPOOL_MAX_POOL_BACKWARD: return ARGPOOL_KERNEL_MAX_POOL_BACKWARD;
    default:
      return exact ? ARGPOOL_KERNEL_MAX_UNPOOL_BACKWARD_EXACT : ARGPOOL_KERNEL_MAX_UNPOOL_BACKWARD;
  }
}

int Kind::scatterKernel() const {
  switch (mainKernel()) {
    case ARGPOOL_KERNEL_MAX_UNPOOL: return ARGPOOL_KERNEL_MAX_UNPOOL_SCATTER;
    case ARGPOOL_KERNEL_MAX_POOL_BACKWARD: return ARGPOOL_KERNEL_MAX_POOL_BACKWARD_SCATTER;
    default: return 0;
  }
}

double bytesOf(const Kind &kind, const Shape &s) {
  const double planes = double(s.n) * double(s.c);
  return planes * (cellsOf(s.plane) * double(kind.elementBytes()) +
                   cellsOf(s.pooled) * double(kind.elementBytes() + kind.indexBytes()));
}

Work workOf(const Kind &kind, const Shape &s, bool plane, const argpool_row &row, bool goesByTaps) {
  const int64_t(&extent)[3] = plane ? s.plane : s.pooled;
  const double planes = double(s.n) * double(s.c);
  Work w;
  w.planes = kind.channelsLast() ? double(s.n) : planes;
  w.rows = kind.channelsLast() ? cellsOf(extent) * double(s.n)
                               : double(extent[1]) * double(extent[2]) * planes;
  w.line = kind.channelsLast() ? s.c : extent[0];
  w.lanes = row.lanes;
  w.cells = cellsOf(extent) * planes;
  w.input = cellsOf(plane ? s.pooled : s.plane) * planes;
  if (row.flags & ARGPOOL_ROW_PLANES) {
    w.line = s.c;
    w.rows = cellsOf(extent) * double(s.n);
  } else if (row.flags & ARGPOOL_ROW_FLAT) {
    const int64_t cells = extent[0] * (kind.channelsLast() ? s.c : extent[1] * extent[2]);
    w.line = cells * (kind.channelsLast() ? 1 : argpool_planes_together(cells, row.lanes));
    w.rows = w.cells / double(w.line);
    w.once = kind.channelsLast() ? double(s.n) : 1;
  }
  const argpool_window_key &k = kind.window;
  const bool all = row.flags & ARGPOOL_ROW_FLAT;
  float cells = 1;
  for (int i = 0; goesByTaps && i < 3; ++i) {
    w.taps *= all ? float(k.kernel[i])
                  : argpool_taps_along(k.kernel[i], k.stride[i], k.pad[i], k.dilation[i],
                                       s.pooled[i], s.plane[i]);
    w.steps += argpool_steps_along(k.kernel[i], k.stride[i], k.dilation[i], &cells);
  }
  w.steps *= cells;
  w.bytes = bytesOf(kind, s);
  return w;
}

std::vector<Entry> entriesOf(const argpool_table &table, const Kind &kind, int kernelOp) {
  std::vector<Entry> entries;
  for (uint32_t k = 0; k < table.kernel_count; ++k) {
    const argpool_kernel &kernel = table.kernels[k];
    if (kernel.key != keyOf(kind, kernelOp)) continue;
    const bool any = kernel.window.kernel[0] == 0;
    if (!any && std::memcmp(&kernel.window, &kind.window, sizeof kernel.window) != 0) continue;
    for (uint32_t r = 0; r < kernel.row_count; ++r) {
      const argpool_row &row = table.rows[kernel.first_row + r];
      entries.push_back({&kernel, row, costsOf(table, row, table)});
    }
  }
  return entries;
}

std::vector<Entry> entriesOf(const argpool_table &table, const argpool_table *more) {
  std::vector<Entry> entries;
  auto add = [&](const argpool_table &from, const argpool_kernel &kernel) {
    for (uint32_t r = 0; r < kernel.row_count; ++r) {
      const argpool_row &row = from.rows[kernel.first_row + r];
      entries.push_back({&kernel, row, costsOf(from, row, table)});
    }
  };
  auto isThere = [&](const argpool_kernel &kernel) {
    return std::any_of(table.kernels, table.kernels + table.kernel_count, [&](const auto &other) {
      return other.key == kernel.key &&
             std::memcmp(&other.window, &kernel.window, sizeof kernel.window) == 0;
    });
  };
  for (uint32_t k = 0; k < table.kernel_count; ++k) add(table, table.kernels[k]);
  for (uint32_t k = 0; more && k < more->kernel_count; ++k)
    if (!isThere(more->kernels[k])) add(*more, more->kernels[k]);
  return entries;
}

Entry idle(int kernelOp, const Kind &kind, argpool_kernel &kernel) {
  kernel = {keyOf(kind, kernelOp), 0, 1, {}};
  Entry entry;
  entry.kernel = &kernel;
  entry.row.name = "idle";
  entry.row.lanes = 1;
  entry.row.run = kernelOp == ARGPOOL_KERNEL_CHECK_INDICES  ? findNothing<uint8_t, 1>
                  : kernelOp == ARGPOOL_KERNEL_LOCATE_INDEX ? findNothing<int64_t, 1>
                                                            : doNothing;
  return entry;
}

Choice::Choice(const argpool_table &from, std::vector<Entry> entries) : made(from) {
  std::stable_sort(entries.begin(), entries.end(), [](const Entry &a, const Entry &b) {
    return std::make_pair(a.kernel->key, a.anyWindow()) <
           std::make_pair(b.kernel->key, b.anyWindow());
  });
  const argpool_kernel *last = nullptr;
  made.cost_count = 0;
  for (const Entry &entry : entries) {
    if (entry.kernel != last) {
      last = entry.kernel;
      kernels.push_back(*last);
      kernels.back().first_row = uint32_t(rows.size());
      kernels.back().row_count = 0;
    }
    ++kernels.back().row_count;
    rows.push_back(entry.row);
    rows.back().cost = entry.costs.empty() ? 0 : ++made.cost_count;
  }
  for (uint32_t cpu = 0; cpu < std::max(made.cpu_count, 1u); ++cpu)
    for (const Entry &entry : entries)
      if (!entry.costs.empty())
        costs.push_back(entry.costs[std::min<size_t>(cpu, entry.costs.size() - 1)]);
  made.kernel_count = uint32_t(kernels.size());
  made.row_count = uint32_t(rows.size());
  made.kernels = kernels.data();
  made.rows = rows.data();
  made.costs = costs.data();
}

}  // namespace argpool::tune
