// Problems that the contract accepts: small ones, each compared with the reference by the harness
// of tests/kernels.
// SPDX-License-Identifier: MIT
#include <cstdlib>

#include "argpool_default.h"
#include "call.h"
#include "hostile.h"
#include "scalar_kernels.h"

namespace argpool::test {
namespace {

constexpr int64_t kMostCells = 4096;

// The default table; with ARGPOOL_FUZZ_SPOIL, scalar kernels spoilt in that way: a bug to be found.
const argpool_table* table() {
  static const argpool_table* const chosen = [] {
    const char* wanted = getenv("ARGPOOL_FUZZ_SPOIL");
    if (!wanted) return &argpool_default_table;
    for (Spoil spoil : kSpoils) {
      if (name_of(spoil) == std::string(wanted)) return &(new ScalarTable(spoil))->table();
    }
    complain("ARGPOOL_FUZZ_SPOIL is '%s', which is no way to spoil kernels", wanted);
  }();
  return chosen;
}

Problem draw(Bytes& bytes) {
  Problem p;
  const bool pools = bytes.chance(2);
  p.op = pools ? ARGPOOL_MAX_POOL : ARGPOOL_MAX_UNPOOL;
  static const char* const kMoved[] = {"f32", "i32", "u32"};
  p.elem = pools ? "f32" : bytes.any_of(kMoved);
  static const char* const kIndices[] = {"i64", "i32", "u8", "none"};
  p.index = kIndices[bytes.below(pools ? 4 : 3)];
  if (p.index == "u8") {
    p.space = ARGPOOL_INDEX_WINDOW;
  } else if (p.index == "i64") {
    p.space = argpool_index_space(bytes.below(ARGPOOL_INDEX_WINDOW));
  } else if (p.index == "i32") {  // C7: no space of whole tensors
    static const argpool_index_space kSpaces[] = {
        ARGPOOL_INDEX_PLANE, ARGPOOL_INDEX_IMAGE, ARGPOOL_INDEX_BATCH_IMAGE};
    p.space = bytes.any_of(kSpaces);
  }
  p.layout = bytes.chance(2) ? ARGPOOL_CHANNELS_LAST : ARGPOOL_CHANNELS_FIRST;
  p.batched = !bytes.chance(4);
  p.window.rank = int32_t(1 + (1 + bytes.below(3)) % 3);
  const int64_t common = bytes.below(4);  // windows that have rows of their own
  for (int i = 0; i < p.window.rank; ++i) {
    argpool_window& w = p.window;
    w.kernel[i] = common == 1 ? 2 : common == 2 ? 3 : 1 + bytes.below(6);
    w.stride[i] = common ? 2 : bytes.below(5);
    w.dilation[i] = common ? 1 : bytes.below(4);
    w.pad_begin[i] = common ? common - 1 : bytes.below(w.kernel[i] + 1);
    w.pad_end[i] = common ? common - 1 : bytes.below(w.kernel[i] + 1);
  }
  p.window.ceil_mode = bytes.chance(4);
  if (p.batched) p.shape[0] = 1 + bytes.below(3);
  p.shape[1] = 1 + bytes.below(20);
  for (size_t i = size_t(5 - p.window.rank); i < 5; ++i) p.shape[i] = 1 + bytes.below(24);
  for (int64_t& gap : p.gap) gap = bytes.chance(4) ? bytes.below(20) : 0;
  p.fill = pools ? Fill(bytes.below(int64_t(Fill::Bits) + 1)) : Fill::Bits;
  if (!pools) p.indices = Indices(bytes.below(int64_t(Indices::Alias) + 1));
  p.trusted = !pools && bytes.chance(6);
  if (!pools && bytes.chance(2)) {
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
  int64_t size = 1;
  for (int64_t extent : p.op == ARGPOOL_MAX_POOL ? p.shape : p.cells()) size *= extent;
  if (size <= 0 || size > kMostCells || !accepted(p)) return;
  const Placement placement = bytes.any_of(kPlacements);
  const Case c = make_case(print(p));
  if (!Call::fits(c, *memory, placement)) return;
  Call call(c, *memory, placement, 1);
  const std::string wrong = call.judge(call.run(table(), "", p.threads));
  if (!wrong.empty()) complain("%s: %s", print(p).c_str(), wrong.c_str());
  ++tally.compared;
}

}  // namespace argpool::test
