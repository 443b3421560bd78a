// Eligibility as argpool_registry.h words it.
// SPDX-License-Identifier: MIT
#include "table.h"

#if defined(__aarch64__) || defined(__arm__)
#include <asm/hwcap.h>
#include <sys/auxv.h>
#endif

#include <algorithm>

#include "types.h"

namespace argpool::test {
namespace {

uint32_t layout_of(const Problem& p) {
  return p.layout == ARGPOOL_CHANNELS_LAST ? ARGPOOL_LAYOUT_CL : ARGPOOL_LAYOUT_CF;
}

bool same_window(const Row& row, const Problem& p) {
  if (row.any_window()) return true;
  const reference::Window w = p.normal_window();
  for (size_t i = 0; i < 3; ++i) {  // the key's order is x, y, z
    const argpool_window_key& key = row.kernel->window;
    if (key.kernel[i] != w.kernel[2 - i] || key.stride[i] != w.stride[2 - i] ||
        key.pad[i] != w.pad_begin[2 - i] || key.dilation[i] != w.dilation[2 - i]) {
      return false;
    }
  }
  return true;
}

// The element type of the kernels that compute the problem.
uint32_t elem_of(const Problem& p) {
  const ElementType& type = element_type(p.elem);
  return p.pools() ? type.pools_as : p.sums() ? type.adds_as : type.moves_as;
}

bool same_indices(const Row& row, const Problem& p) {
  return row.index() == index_type(p.index).kind && row.layout() == layout_of(p) &&
         same_window(row, p);
}

}  // namespace

std::vector<Row> rows_of(const argpool_table& table) {
  std::vector<Row> rows;
  for (uint32_t k = 0; k < table.kernel_count; ++k) {
    const argpool_kernel& kernel = table.kernels[k];
    for (uint32_t r = kernel.first_row; r < kernel.first_row + kernel.row_count; ++r) {
      const argpool_row& row = table.rows[r];
      rows.push_back({r, &row, &kernel, &table.targets[row.target]});
    }
  }
  return rows;
}

std::string missing_features(const argpool_target& target) {
  struct Feature {
    uint64_t bit;
    const char* name;
    int here;
  };
  const Feature features[] = {
#if defined(__x86_64__)
      {ARGPOOL_CPU_SSE41, "sse4.1", __builtin_cpu_supports("sse4.1")},
      {ARGPOOL_CPU_POPCNT, "popcnt", __builtin_cpu_supports("popcnt")},
      {ARGPOOL_CPU_AVX, "avx", __builtin_cpu_supports("avx")},
      {ARGPOOL_CPU_F16C, "f16c", __builtin_cpu_supports("f16c")},
      {ARGPOOL_CPU_FMA, "fma", __builtin_cpu_supports("fma")},
      {ARGPOOL_CPU_AVX2, "avx2", __builtin_cpu_supports("avx2")},
      {ARGPOOL_CPU_AVX512F, "avx512f", __builtin_cpu_supports("avx512f")},
      {ARGPOOL_CPU_AVX512BW, "avx512bw", __builtin_cpu_supports("avx512bw")},
      {ARGPOOL_CPU_AVX512DQ, "avx512dq", __builtin_cpu_supports("avx512dq")},
      {ARGPOOL_CPU_AVX512VL, "avx512vl", __builtin_cpu_supports("avx512vl")},
      {ARGPOOL_CPU_AVX512CD, "avx512cd", __builtin_cpu_supports("avx512cd")},
#elif defined(__aarch64__)
      {ARGPOOL_CPU_NEON, "neon", !!(getauxval(AT_HWCAP) & HWCAP_ASIMD)},
#elif defined(__arm__)
      {ARGPOOL_CPU_NEON, "neon", !!(getauxval(AT_HWCAP) & HWCAP_NEON)},
#endif
  };
  std::string missing;
  uint64_t known = 0;
  for (const Feature& feature : features) {
    known |= feature.bit;
    if ((target.cpu_features & feature.bit) && !feature.here) {
      missing += std::string(missing.empty() ? "" : " ") + feature.name;
    }
  }
  if (target.cpu_features & ~known) missing += missing.empty() ? "unknown" : " unknown";
  return missing;
}

std::string unable(const Row& row, const std::string& missing) {
  return std::string("rows of ") + row.target->name + " did not run: the CPU lacks " + missing;
}

bool computes_op(uint32_t op, const Problem& p) {
  if (p.pools()) return op == ARGPOOL_KERNEL_MAX_POOL;
  if (p.sums()) {
    return op == ARGPOOL_KERNEL_MAX_POOL_BACKWARD || op == ARGPOOL_KERNEL_MAX_POOL_BACKWARD_SCATTER;
  }
  if (p.op == ARGPOOL_MAX_UNPOOL) {
    return op == ARGPOOL_KERNEL_MAX_UNPOOL || op == ARGPOOL_KERNEL_MAX_UNPOOL_SCATTER;
  }
  const bool exact = p.duplicates == ARGPOOL_DUPLICATES_EXACT;
  return op == (exact ? ARGPOOL_KERNEL_MAX_UNPOOL_BACKWARD_EXACT
                      : ARGPOOL_KERNEL_MAX_UNPOOL_BACKWARD);
}

bool computes(const Row& row, const Problem& p) {
  if (p.op == ARGPOOL_MIN_POOL && row.target->device != kDLCPU) return false;
  return computes_op(row.op(), p) && row.elem() == elem_of(p) && same_indices(row, p);
}

// Are lines one pixel wide, which adjoins itself whatever the gap?
static bool has_one_pixel(const Problem& p) {
  return p.cells()[4] == 1 && p.pooled()[4] == 1;
}

bool runs(const Row& row, const Problem& p) {
  if (computes(row, p)) return true;
  if (p.layout != ARGPOOL_CHANNELS_LAST || p.shape[1] != 1) return false;
  const bool copies = row.target->device == kDLCPU;  // pixels that do not adjoin
  if (p.gap[0] != 0 && !has_one_pixel(p) && !copies) return false;
  Problem first = p;
  first.layout = ARGPOOL_CHANNELS_FIRST;
  return computes(row, first);
}

bool pools_pieces(const Row& row, const Problem& p) {
  const std::string index = p.index == "none" ? "i32" : p.index;
  return p.pools() && row.op() == ARGPOOL_KERNEL_MAX_POOL && row.elem() == elem_of(p) &&
         row.index() == index_type(index).kind && row.layout() == ARGPOOL_LAYOUT_CL &&
         row.any_window() && row.target->device == kDLCPU;
}

bool pools_pixels(const Row& row, const Problem& p) {
  const bool adjoin = p.gap[0] == 0 || has_one_pixel(p);
  return p.pools() && p.index == "none" && p.layout == ARGPOOL_CHANNELS_LAST && adjoin &&
         row.op() == ARGPOOL_KERNEL_MAX_POOL && row.elem() == elem_of(p) &&
         row.index() == ARGPOOL_IDX_NONE && row.layout() == ARGPOOL_LAYOUT_CF &&
         row.any_window() && row.target->device == kDLCPU;
}

bool pools_planes(const Row& row, const Problem& p) {
  const bool few = p.layout == ARGPOOL_CHANNELS_LAST && p.shape[1] < 8;
  if (!p.pools() || !few || row.target->device != kDLCPU) return false;
  Problem first = p;
  first.layout = ARGPOOL_CHANNELS_FIRST;
  return computes(row, first);
}

bool inverts(const Row& row, const Problem& p) {
  return row.row->flags & ARGPOOL_ROW_INVERTS && p.index == "none";
}

bool helps(const Row& row, const Problem& p) {
  return is_helper(row) && !p.reads_cells() && same_indices(row, p);
}

bool exceeds_default_shape(const Problem& p) {
  const reference::Indexing indexing = p.indexing();
  for (size_t i = 2; i < 5; ++i)
    if (indexing.cells[i] > indexing.counted[i]) return true;
  return false;
}

bool is_helper(const Row& row) {
  return row.op() == ARGPOOL_KERNEL_CHECK_INDICES || row.op() == ARGPOOL_KERNEL_LOCATE_INDEX ||
         row.op() == ARGPOOL_KERNEL_REPORT_INDEX;
}

bool assumes_own_indices(const Row& row) {
  return row.op() == ARGPOOL_KERNEL_MAX_UNPOOL || row.op() == ARGPOOL_KERNEL_MAX_POOL_BACKWARD;
}

bool checks_as_it_goes(const Row& row) { return row.row->flags & ARGPOOL_ROW_CHECKS; }

bool takes_whole_planes(const Row& row) {
  return row.op() == ARGPOOL_KERNEL_LOCATE_INDEX || row.op() == ARGPOOL_KERNEL_MAX_UNPOOL_SCATTER ||
         row.op() == ARGPOOL_KERNEL_MAX_POOL_BACKWARD_SCATTER ||
         row.op() == ARGPOOL_KERNEL_MAX_UNPOOL_BACKWARD_EXACT;
}

bool writes_cells(const Row& row) {
  return assumes_own_indices(row) || row.op() == ARGPOOL_KERNEL_MAX_UNPOOL_SCATTER ||
         row.op() == ARGPOOL_KERNEL_MAX_POOL_BACKWARD_SCATTER;
}

Guard judge_extents(const argpool_guard& guard, const Form& output) {
  const int64_t w = output.extent[4], c = output.extent[1];
  const int64_t cells = output.extent[2] * output.extent[3] * w;
  const auto above = [](int64_t number, uint32_t most) { return most && number > most; };
  const bool refuses = w < guard.min_w || c < guard.min_c || above(w, guard.max_w) ||
                       above(c, guard.max_c) ||
                       cells < guard.min_cells || above(cells, guard.max_cells) ||
                       (guard.multiple_w && w % guard.multiple_w);
  return refuses ? Guard::Refuses : Guard::Allows;
}

// Is a tensor seen as a packed copy, which starts at a cache line?
bool is_packed(const Row& row, const Problem& p, const Tensor& tensor) {
  const size_t innermost = row.layout() == ARGPOOL_LAYOUT_CL ? 1 : 4;
  const Form& form = tensor.form();
  if (form.role != "indices" && p.inverted() && !inverts(row, p)) return true;
  return form.extent[innermost] > 1 &&
         tensor.byte_strides()[innermost] != int64_t(form.elem_bytes());
}

// Indices narrower than the elements beside them are as well aligned in number.
size_t align_of(const Row& row, const Form& form) {
  static constexpr uint8_t kElemBytes[] = {0, 8, 4, 2, 2, 8, 4, 2, 1, 1, 1, 2, 4, 8};  // by ELEM_*
  const size_t narrower = std::max<size_t>(kElemBytes[row.elem()] / form.elem_bytes(), 1);
  return std::max<size_t>(row.row->guard.align / narrower, 1);
}

Guard judge_packed_alignment(const Row& row, const Form& form) {
  const int64_t line = form.extent[row.layout() == ARGPOOL_LAYOUT_CL ? 1 : 4];
  const size_t align = align_of(row, form);
  int64_t lines = 1;
  for (int64_t extent : form.extent) lines *= extent;
  lines /= line;
  return lines > 1 && size_t(line) * form.elem_bytes() % align ? Guard::Refuses : Guard::Allows;
}

Guard judge_alignment(const Row& row, const Tensor& output) {
  if (!row.row->guard.align) return Guard::Allows;
  const size_t align = align_of(row, output.form());
  if (output.address() % align) return Guard::Refuses;
  const size_t innermost = row.layout() == ARGPOOL_LAYOUT_CL ? 1 : 4;
  Guard answer = Guard::Allows;
  for (size_t i = 0; i < 5; ++i) {
    if (i == innermost || output.byte_strides()[i] % align == 0) continue;
    if (output.form().extent[i] > 1) return Guard::Refuses;
    answer = Guard::Open;
  }
  return answer;
}

bool lacks_cells(const Problem& p) {
  const reference::Indexing indexing = p.indexing();
  const reference::Window& window = indexing.window;
  const auto pooled = p.pooled();
  for (size_t d = 0; d < 3; ++d) {
    const int64_t first = -window.pad_begin[d];
    const int64_t last = first + (pooled[d + 2] - 1) * window.stride[d] +
                         (window.kernel[d] - 1) * window.dilation[d];
    if (first < 0 || last >= indexing.cells[d + 2]) return true;
  }
  return false;
}

// Pads so long that windows start far from each other have rows of positions cut: no guard may
// count on their width (runtime/src/problem/clip.h).
bool refuses_cut_rows(const Row& row, const Problem& p) {
  const argpool_guard& guard = row.row->guard;
  const bool demands = guard.min_w > 1 || guard.multiple_w > 1;
  if (row.op() != ARGPOOL_KERNEL_MAX_POOL || !demands) return false;
  const reference::Indexing indexing = p.indexing();
  return (p.pooled()[4] - 1) * indexing.window.stride[2] > indexing.cells[4] + 8;
}

// C7: does an index grow by one from cell to cell of a row?
bool counts_rows_by_one(const Problem& p) {
  const Extents cells = p.cells();
  switch (p.space) {
    case ARGPOOL_INDEX_TENSOR_COLMAJOR: return cells[2] * cells[3] == 1;
    case ARGPOOL_INDEX_IMAGE:
    case ARGPOOL_INDEX_BATCH_IMAGE: return cells[1] == 1;
    default: return true;
  }
}

bool same_extents(const Problem& p) {
  const Extents pooled = p.pooled(), cells = p.cells();
  return std::equal(pooled.begin() + 2, pooled.end(), cells.begin() + 2);
}

Guard judge_guard(const Row& row, Call& call) {
  if (refuses_cut_rows(row, call.problem())) return Guard::Refuses;
  if (row.row->flags & ARGPOOL_ROW_WHOLE && lacks_cells(call.problem())) return Guard::Refuses;
  const bool same = row.row->flags & ARGPOOL_ROW_SAME;
  if (same && !same_extents(call.problem())) return Guard::Refuses;
  const bool consecutive = row.row->flags & ARGPOOL_ROW_CONSECUTIVE;
  if (consecutive && !counts_rows_by_one(call.problem())) return Guard::Refuses;
  if (assumes_own_indices(row) && exceeds_default_shape(call.problem())) return Guard::Refuses;
  Guard answer = judge_extents(row.row->guard, call.output());
  for (size_t i = 0; i < call.tensor_count(); ++i) {
    const Tensor& tensor = call.tensor(i);
    if (!tensor.form().output) continue;
    const Guard aligned = is_packed(row, call.problem(), tensor)
                              ? judge_packed_alignment(row, tensor.form())
                              : judge_alignment(row, tensor);
    if (answer == Guard::Allows || aligned == Guard::Refuses) answer = aligned;
  }
  return answer;
}

}  // namespace argpool::test
