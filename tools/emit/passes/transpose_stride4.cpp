// Every fourth lane of four vectors, or every eighth of eight: AVX2 transposes them, four by four,
// by three shuffles a vector; and AVX-512 sixteen vectors of sixteen lanes, by four. LLVM permutes
// each of the vectors for each of the results.
// SPDX-License-Identifier: MIT
#include "passes.h"

#include <array>
#include <vector>

#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace argpool::emit {
namespace {

constexpr int partLanes = 4; // those of 128 bits
using Vectors = std::vector<Value *>;

int laneCount(const Value *vector) {
  return cast<FixedVectorType>(vector->getType())->getNumElements();
}
bool isVector(const Value *value, int lanes) {
  auto *type = dyn_cast<FixedVectorType>(value->getType());
  return type && int(type->getNumElements()) == lanes && type->getScalarSizeInBits() == 32;
}

// Where a lane of shuffled vectors comes from, through shuffles.
std::pair<Value *, int> origin(Value *value, int lane) {
  while (auto *shuffle = dyn_cast<ShuffleVectorInst>(value)) {
    const int from = shuffle->getMaskValue(lane);
    const int width = laneCount(shuffle->getOperand(0));
    if (from < 0) return {nullptr, 0};
    value = shuffle->getOperand(from >= width);
    lane = from % width;
  }
  return {value, lane};
}

// The vectors, so many, of which `picked` has each so many-th lane, in order, and the first of
// these lanes.
std::pair<Vectors, int> origins(ShuffleVectorInst &picked, int lanes, int vectors) {
  Vectors from(vectors);
  const int first = isVector(&picked, lanes) ? origin(&picked, 0).second : vectors;
  const int each = lanes / vectors;
  for (int lane = 0; first < vectors && lane < lanes; ++lane) {
    const auto [value, at] = origin(&picked, lane);
    if (!value || !isVector(value, lanes) || at != first + lane % each * vectors)
      return {{nullptr}, 0};
    Value *&seen = from[lane / each];
    if (seen && seen != value) return {{nullptr}, 0};
    seen = value;
  }
  return {from, first};
}

// Parts of two vectors, those of the second one after the first one's.
Value *parts(IRBuilder<> &here, Value *a, Value *b, std::initializer_list<int> numbers) {
  SmallVector<int, 16> mask;
  for (const int number : numbers)
    for (int lane = 0; lane < partLanes; ++lane) mask.push_back(number * partLanes + lane);
  return here.CreateShuffleVector(a, b, mask);
}
// In each part, lanes of two vectors' parts, those of the second one after the first one's.
Value *inParts(IRBuilder<> &here, Value *a, Value *b, std::array<int, partLanes> numbers) {
  const int lanes = laneCount(a);
  SmallVector<int, 16> mask;
  for (int part = 0; part < lanes; part += partLanes)
    for (const int number : numbers)
      mask.push_back(part + number % partLanes + (number < partLanes ? 0 : lanes));
  return here.CreateShuffleVector(a, b, mask);
}
// Makes, of four vectors, four that have their first lanes, their second ones, …: part by part.
void transposeParts(IRBuilder<> &here, const std::array<Value *, partLanes> &from, Vectors &rows) {
  for (int at = 0; at < partLanes; at += 2) {
    Value *pairs[2];
    for (int i = 0; i < 2; ++i)
      pairs[i] = inParts(here, from[2 * i], from[2 * i + 1], {at, at + 4, at + 1, at + 5});
    rows.push_back(inParts(here, pairs[0], pairs[1], {0, 1, 4, 5}));
    rows.push_back(inParts(here, pairs[0], pairs[1], {2, 3, 6, 7}));
  }
}

Vectors transpose(IRBuilder<> &here, const Vectors &from) {
  Vectors rows;
  const auto half = [&](int a, int b, int number) {
    return parts(here, from[a], from[b], {number, number + 2});
  };
  if (from.size() == 4) {
    transposeParts(here, {half(0, 2, 0), half(0, 2, 1), half(1, 3, 0), half(1, 3, 1)}, rows);
    return rows;
  }
  if (from.size() == 8) {
    for (const int number : {0, 1})
      transposeParts(
          here, {half(0, 4, number), half(1, 5, number), half(2, 6, number), half(3, 7, number)},
          rows);
    return rows;
  }
  std::array<Value *, partLanes> quarters[4];
  for (int i = 0; i < 4; ++i) {
    for (const int two : {0, 2}) {
      Value *pairs[2];
      for (int j = 0; j < 2; ++j)
        pairs[j] =
            parts(here, from[i + 8 * j], from[i + 8 * j + 4], {two, two + 1, two + 4, two + 5});
      quarters[two][i] = parts(here, pairs[0], pairs[1], {0, 2, 4, 6});
      quarters[two + 1][i] = parts(here, pairs[0], pairs[1], {1, 3, 5, 7});
    }
  }
  for (const auto &quarter : quarters) transposeParts(here, quarter, rows);
  return rows;
}

int pick(BasicBlock &block, int lanes, int vectors) {
  int count = 0;
  std::vector<std::pair<Vectors, std::vector<ShuffleVectorInst *>>> found;
  for (Instruction &instruction : block) {
    auto *picked = dyn_cast<ShuffleVectorInst>(&instruction);
    if (!picked) continue;
    const auto [from, first] = origins(*picked, lanes, vectors);
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

PreservedAnalyses TransposeStride4::run(Function &kernel, FunctionAnalysisManager &) {
  if (!hasFeature(kernel, "+avx2")) return PreservedAnalyses::all();
  int count = 0;
  for (BasicBlock &block : kernel) {
    if (hasFeature(kernel, "+avx512f")) {
      count += pick(block, 16, 16);
      continue;
    }
    for (const int vectors : {4, 8}) count += pick(block, 8, vectors);
  }
  return preserved(count == 0);
}

}  // namespace argpool::emit
