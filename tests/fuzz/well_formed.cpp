// Problems that the contract accepts: small ones, each compared with the reference by the harness
// of tests/kernels.
// SPDX-License-Identifier: MIT
#include <cstdlib>

#include "call.h"
#include "argpool_default.h"
#include "hostile.h"
#include "spoil.h"

namespace argpool::test {
namespace {

constexpr int64_t kMostCells = 4096;

// Honest scalar kernels, which the sanitizers see into; with ARGPOOL_FUZZ_SPOIL spoilt in that way:
// a bug to be found.
const argpool_table* scalar() {
  static const ScalarTable* const kernels = [] {
    const char* const wanted = getenv("ARGPOOL_FUZZ_SPOIL");
    if (!wanted) return new ScalarTable(Spoil::Nothing);
    for (int i = 1; i <= kSpoils; ++i) {
      if (name_of(Spoil(i)) == std::string(wanted)) return new ScalarTable(Spoil(i));
    }
    complain("ARGPOOL_FUZZ_SPOIL is '%s', which is no way to spoil kernels", wanted);
  }();
  return &kernels->table();
}

void draw_types(Problem* p, Bytes& bytes) {
  static const char* const kElements[] = {"f32", "f64", "f16", "bf16", "i64", "i32",  "i16",
                                          "i8",  "u8",  "u16", "u32",  "u64", "bool", "c64"};
  static const char* const kIndices[] = {"i64", "i32", "u8", "u16", "none"};
  p->op = argpool_op(1 + bytes.below(5));
  p->elem = kElements[bytes.below(p->op == ARGPOOL_MAX_POOL_BACKWARD ? 4 : p->pools() ? 9 : 14)];
  p->index = kIndices[bytes.below(p->pools() ? 5 : 4)];
  if (p->index[0] == 'u') {
    p->space = ARGPOOL_INDEX_WINDOW;
  } else if (p->index == "i64") {
    static const argpool_index_space kSpaces[] = {
        ARGPOOL_INDEX_PLANE, ARGPOOL_INDEX_TENSOR,      ARGPOOL_INDEX_TENSOR_COLMAJOR,
        ARGPOOL_INDEX_IMAGE, ARGPOOL_INDEX_BATCH_IMAGE, ARGPOOL_INDEX_TENSOR_DEFAULT_SHAPE};
    p->space = bytes.any_of(kSpaces);
  } else if (p->index == "i32") {  // C7: no space of whole tensors
    static const argpool_index_space kSpaces[] = {ARGPOOL_INDEX_PLANE, ARGPOOL_INDEX_IMAGE,
                                                  ARGPOOL_INDEX_BATCH_IMAGE};
    p->space = bytes.any_of(kSpaces);
  }
  if (bytes.chance(3)) p->duplicates = argpool_duplicates(bytes.below(3));
}

void draw_window(argpool_window* w, Bytes& bytes) {
  w->rank = int32_t(1 + (1 + bytes.below(3)) % 3);
  const int64_t common = bytes.below(4);  // windows that have rows of their own
  for (int i = 0; i < w->rank; ++i) {
    w->kernel[i] = common == 1 ? 2 : common == 2 ? 3 : 1 + bytes.below(6);
    w->stride[i] = common ? 2 : bytes.below(5);
    w->dilation[i] = common ? 1 : bytes.below(4);
    w->pad_begin[i] = common ? common - 1 : bytes.below(w->kernel[i] + 1);
    w->pad_end[i] = common ? common - 1 : bytes.below(w->kernel[i] + 1);
  }
  w->ceil_mode = bytes.chance(4);
}

Problem draw(Bytes& bytes) {
  Problem p;
  draw_types(&p, bytes);
  draw_window(&p.window, bytes);
  p.layout = bytes.chance(2) ? ARGPOOL_CHANNELS_LAST : ARGPOOL_CHANNELS_FIRST;
  p.batched = !bytes.chance(4);
  if (p.batched) p.shape[0] = 1 + bytes.below(3);
  p.shape[1] = 1 + bytes.below(20);
  for (size_t i = size_t(5 - p.window.rank); i < 5; ++i) p.shape[i] = 1 + bytes.below(24);
  for (int64_t& gap : p.gap) gap = bytes.chance(4) ? bytes.below(20) : 0;
  p.fill = p.pools() || p.sums() ? Fill(bytes.below(int64_t(Fill::Bits) + 1)) : Fill::Bits;
  if (!p.pools()) p.indices = Indices(bytes.below(kIndicesCount));
  p.trusted = !p.pools() && bytes.chance(6);
  if (!p.pools() && bytes.chance(2)) {
    const Extents fallback = p.cells();
    for (int i = 3 - p.window.rank; i < 3; ++i) {
      const int64_t stride = p.normal_window().stride[size_t(i)];
      p.output_size[size_t(i)] = fallback[size_t(i + 2)] + bytes.below(2 * stride - 1) - stride + 1;
    }
  }
  p.threads = int32_t(1 + bytes.below(3));
  p.callback = bytes.chance(8);
  p.seed = bytes.word();
  return p;
}

}  // namespace

void well_formed_call(Bytes& bytes) {
  static const Memory* const memory = new Memory;
  const Problem p = draw(bytes);
  int64_t cells = 1, positions = 1;
  for (int64_t extent : p.cells()) cells *= extent;
  for (int64_t extent : p.pooled()) positions *= extent;
  if (cells <= 0 || cells > kMostCells || positions > kMostCells || !accepted(p)) return;
  const Placement placement = bytes.any_of(kPlacements);
  const Case c = make_case(print(p));
  if (!Call::fits(c, *memory, placement)) return;
  Call call(c, *memory, placement, 1);
  argpool_status status = ARGPOOL_NO_KERNEL;  // scalar kernels are of few types
  if (getenv("ARGPOOL_FUZZ_SPOIL") || bytes.chance(4)) status = call.run(scalar(), "", p.threads);
  if (status == ARGPOOL_NO_KERNEL) status = call.run(&argpool_default_table, "", p.threads);
  const std::string wrong = call.judge(status);
  if (!wrong.empty()) complain("%s: %s", print(p).c_str(), wrong.c_str());
  ++tally.compared;
}

}  // namespace argpool::test
