// Every fourth lane of four vectors, or every eighth of eight: AVX2 transposes them, four by four,
// by three shuffles a vector. LLVM permutes each of the vectors for each of the results.
// SPDX-License-Identifier: MIT
#include "finish.h"

#include <array>
#include <vector>

#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace argpool::emit {
namespace {

constexpr int lanes = 8, quarters = 4;
using Vectors = std::vector<Value *>;

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

// The vectors, so many, of which `picked` has each so many-th lane, in order, and the first of
// these lanes.
std::pair<Vectors, int> origins(ShuffleVectorInst &picked, int vectors) {
  Vectors from(vectors);
  const int first = isVector(&picked) ? origin(&picked, 0).second : vectors, each = lanes / vectors;
  for (int lane = 0; first < vectors && lane < lanes; ++lane) {
    const auto [value, at] = origin(&picked, lane);
    if (!value || !isVector(value) || at != first + lane % each * vectors) return {{nullptr}, 0};
    Value *&seen = from[lane / each];
    if (seen && seen != value) return {{nullptr}, 0};
    seen = value;
  }
  return {from, first};
}

Value *both(IRBuilder<> &here, Value *a, Value *b, std::array<int, lanes> mask) {
  return here.CreateShuffleVector(a, b, mask);
}
// The first halves of two vectors, or the second ones.
Value *halves(IRBuilder<> &here, Value *a, Value *b, bool high) {
  return high ? both(here, a, b, {4, 5, 6, 7, 12, 13, 14, 15})
              : both(here, a, b, {0, 1, 2, 3, 8, 9, 10, 11});
}
// Of four vectors, four that have their first lanes, their second ones, …: half by half.
void transposeHalves(IRBuilder<> &here, const std::array<Value *, quarters> &from, Vectors &rows) {
  for (int at = 0; at < quarters; at += 2) {
    Value *pairs[2];
    for (int i = 0; i < 2; ++i)
      pairs[i] = both(here, from[2 * i], from[2 * i + 1],
                      {at, at + 8, at + 1, at + 9, at + 4, at + 12, at + 5, at + 13});
    rows.push_back(both(here, pairs[0], pairs[1], {0, 1, 8, 9, 4, 5, 12, 13}));
    rows.push_back(both(here, pairs[0], pairs[1], {2, 3, 10, 11, 6, 7, 14, 15}));
  }
}

Vectors transpose(IRBuilder<> &here, const Vectors &from) {
  Vectors rows;
  const auto half = [&](int a, int b, bool high) { return halves(here, from[a], from[b], high); };
  if (from.size() == quarters) {
    transposeHalves(
        here, {half(0, 2, false), half(0, 2, true), half(1, 3, false), half(1, 3, true)}, rows);
    return rows;
  }
  for (const bool high : {false, true})
    transposeHalves(here, {half(0, 4, high), half(1, 5, high), half(2, 6, high), half(3, 7, high)},
                    rows);
  return rows;
}

int pick(BasicBlock &block, int vectors) {
  int count = 0;
  std::vector<std::pair<Vectors, std::vector<ShuffleVectorInst *>>> found;
  for (Instruction &instruction : block) {
    auto *picked = dyn_cast<ShuffleVectorInst>(&instruction);
    if (!picked) continue;
    const auto [from, first] = origins(*picked, vectors);
    if (!from[0]) continue;
    auto same = find_if(found, [&](const auto &one) { return one.first == from; });
    if (same == found.end())
      same = found.insert(same, {from, std::vector<ShuffleVectorInst *>(vectors)});
    same->second[first] = picked;
  }
  for (auto &[from, picked] : found) {
    if (is_contained(picked, nullptr)) continue;
    ShuffleVectorInst *first = picked[0];
    for (ShuffleVectorInst *other : picked)
      if (other->comesBefore(first)) first = other;
    IRBuilder<> here(first);
    const Vectors rows = transpose(here, from);
    for (int i = 0; i < vectors; ++i) picked[i]->replaceAllUsesWith(rows[i]);
    ++count;
  }
  return count;
}

}  // namespace

int pickFourths(Function &kernel) {
  const StringRef features = kernel.getFnAttribute("target-features").getValueAsString();
  if (!features.contains("+avx2") || features.contains("+avx512f")) return 0;
  int count = 0;
  for (BasicBlock &block : kernel) {
    for (const int vectors : {quarters, lanes}) count += pick(block, vectors);
  }
  return count;
}

}  // namespace argpool::emit
