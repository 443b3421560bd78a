// Every fourth lane of four vectors: AVX2 transposes them, four by four, by twelve shuffles. LLVM
// permutes each of the four vectors for each of the four results.
// SPDX-License-Identifier: MIT
#include "finish.h"

#include <array>
#include <vector>

#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace argpool::emit {
namespace {

constexpr int lanes = 8, vectors = 4;
using Vectors = std::array<Value *, vectors>;

bool isVector(const Value *value) {
  auto *type = dyn_cast<FixedVectorType>(value->getType());
  return type && type->getNumElements() == lanes && type->getScalarSizeInBits() == 32;
}

// Where a lane of shuffled vectors comes from, through shuffles.
std::pair<Value *, int> origin(Value *value, int lane) {
  while (auto *shuffle = dyn_cast<ShuffleVectorInst>(value)) {
    const int from = shuffle->getMaskValue(lane);
    const int width = cast<FixedVectorType>(shuffle->getOperand(0)->getType())->getNumElements();
    if (from < 0) return {nullptr, 0};
    value = shuffle->getOperand(from >= width);
    lane = from % width;
  }
  return {value, lane};
}

// The four vectors of which `picked` has every fourth lane, in order, and the first of these lanes.
std::pair<Vectors, int> fourths(ShuffleVectorInst &picked) {
  Vectors from{};
  const int first = isVector(&picked) ? origin(&picked, 0).second : vectors;
  for (int lane = 0; first < vectors && lane < lanes; ++lane) {
    const auto [value, at] = origin(&picked, lane);
    if (!value || !isVector(value) || at != first + lane % 2 * vectors) return {{}, 0};
    Value *&seen = from[lane / 2];
    if (seen && seen != value) return {{}, 0};
    seen = value;
  }
  return {from, first};
}

std::array<Value *, vectors> transpose(IRBuilder<> &here, const Vectors &from) {
  const auto both = [&](Value *a, Value *b, std::array<int, lanes> mask) {
    return here.CreateShuffleVector(a, b, mask);
  };
  // Of every fourth vector of four: the first and the fifth together, and so on.
  Value *halves[vectors];
  for (int i = 0; i < 2; ++i) {
    halves[2 * i] = both(from[i], from[i + 2], {0, 1, 2, 3, 8, 9, 10, 11});
    halves[2 * i + 1] = both(from[i], from[i + 2], {4, 5, 6, 7, 12, 13, 14, 15});
  }
  std::array<Value *, vectors> rows;
  for (int high = 0; high < 2; ++high) {
    Value *pairs[2];
    for (int i = 0; i < 2; ++i) {
      const int at = 2 * high;
      pairs[i] = both(halves[2 * i], halves[2 * i + 1],
                      {at, at + 8, at + 1, at + 9, at + 4, at + 12, at + 5, at + 13});
    }
    rows[2 * high] = both(pairs[0], pairs[1], {0, 1, 8, 9, 4, 5, 12, 13});
    rows[2 * high + 1] = both(pairs[0], pairs[1], {2, 3, 10, 11, 6, 7, 14, 15});
  }
  return rows;
}

}  // namespace

int pickFourths(Function &kernel) {
  const StringRef features = kernel.getFnAttribute("target-features").getValueAsString();
  if (!features.contains("+avx2") || features.contains("+avx512f")) return 0;
  int count = 0;
  for (BasicBlock &block : kernel) {
    std::vector<std::pair<Vectors, std::array<ShuffleVectorInst *, vectors>>> found;
    for (Instruction &instruction : block) {
      auto *picked = dyn_cast<ShuffleVectorInst>(&instruction);
      if (!picked) continue;
      const auto [from, first] = fourths(*picked);
      if (!from[0]) continue;
      auto same = find_if(found, [&](const auto &one) { return one.first == from; });
      if (same == found.end()) same = found.insert(same, {from, {}});
      same->second[first] = picked;
    }
    for (auto &[from, picked] : found) {
      if (is_contained(picked, nullptr)) continue;
      ShuffleVectorInst *first = picked[0];
      for (ShuffleVectorInst *other : picked)
        if (other->comesBefore(first)) first = other;
      IRBuilder<> here(first);
      const auto rows = transpose(here, from);
      for (int i = 0; i < vectors; ++i) picked[i]->replaceAllUsesWith(rows[i]);
      ++count;
    }
  }
  return count;
}

}  // namespace argpool::emit
