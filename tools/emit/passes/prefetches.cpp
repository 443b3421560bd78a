// Prefetches of cells, or of windows, in the order of memory, ahead of what reads them: where a
// row's hints say so.
// SPDX-License-Identifier: MIT
#include "passes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"

#include "emit/buffers.h"

using namespace llvm;

namespace argpool::emit {
namespace {

constexpr unsigned kSrc = ARGPOOL_ARG_BUFFERS;

constexpr int64_t kLine = 64;
// Bytes. A Zen 4 takes as long from 1 KB to 8 KB, a Zen 5 a fifth less at 8 KB than at 2 KB; rows
// that stream gain by 16 KB, others lose as much as that in the second-level cache.
constexpr int64_t kAheadOfCells = 8192;
constexpr int64_t kAheadOfStreams = 16384;
// Rows of windows: those of whole pages that are gone through from their end have the next row's
// there.
constexpr int64_t kAheadOfWindows = 4096;
constexpr int64_t kAheadOfStores = 2048;
constexpr int64_t kUsualStrides = 4;  // where the window is given at run time
constexpr unsigned kFraction = 24;  // bits after the point of cells' bytes a byte of values

// An argpool_buffer's fields, loaded where `at` stands.
class Buffer {
public:
  Buffer(IRBuilder<> &at, Argument *argument) : at(at) {
    host = field(at.getPtrTy(), argument, offsetof(argpool_buffer, host));
    dims = field(at.getPtrTy(), argument, offsetof(argpool_buffer, dim));
  }
  Value *extent(unsigned d) { return dim(d, offsetof(argpool_dim, extent)); }
  Value *stride(unsigned d) { return dim(d, offsetof(argpool_dim, stride)); }
  Value *length(unsigned d) { return at.CreateMul(extent(d), stride(d)); }

  Value *host;

private:
  Value *field(Type *type, Value *from, uint64_t offset) {
    return at.CreateLoad(type, at.CreateConstGEP1_64(at.getInt8Ty(), from, offset));
  }
  Value *dim(unsigned d, uint64_t offset) {
    return at.CreateSExt(field(at.getInt32Ty(), dims, d * sizeof(argpool_dim) + offset),
                         at.getInt64Ty());
  }

  IRBuilder<> &at;
  Value *dims;
};

// How many cells lie in memory for a value, times 2^kFraction: by the outermost dimension of which
// there is more than one. So it holds from plane to plane, and nearly from row to row.
Value *cellsOfValue(IRBuilder<> &at, Buffer &src, Buffer &values) {
  Value *cells = at.getInt64(1), *length = at.getInt64(1);
  for (unsigned d = 0; d < 4; ++d) {
    Value *several = at.CreateICmpSGT(values.extent(d), at.getInt64(1));
    cells = at.CreateSelect(several, src.length(d), cells);
    length = at.CreateSelect(several, values.length(d), length);
  }
  Value *divisor = at.CreateBinaryIntrinsic(Intrinsic::smax, length, at.getInt64(1));
  return at.CreateSDiv(at.CreateShl(cells, kFraction), divisor);
}

// Stores of values that stand in one block: the first of them, and their bytes. Stores of rows that
// are done together stand by themselves.
struct Stores {
  StoreInst *first = nullptr;
  int64_t bytes = 0;
};

void addStores(unsigned values, BasicBlock &block, bool apart, std::vector<Stores> &places) {
  bool found = false;
  const DataLayout &layout = block.getDataLayout();
  for (Instruction &instruction : block) {
    auto *store = dyn_cast<StoreInst>(&instruction);
    if (!store || !store->getValueOperand()->getType()->isVectorTy()) continue;
    if (!liesInBuffers(store->getPointerOperand(), values, values + 1, layout)) continue;
    if (!found || apart) places.push_back({store, 0});
    found = true;
    places.back().bytes += int64_t(layout.getTypeStoreSize(store->getValueOperand()->getType()));
  }
}

// Before `here`, which reads or writes there, what lies so many bytes ahead of it.
void prefetch(Instruction *here, Value *there, int64_t ahead, int write) {
  IRBuilder<> at(here);
  at.CreateIntrinsic(Intrinsic::prefetch, {at.getPtrTy()},
                     {at.CreateConstGEP1_64(at.getInt8Ty(), there, ahead), at.getInt32(write),
                      at.getInt32(3), at.getInt32(1)});
}

// Cells, in the order of memory, as far along them as stores are along values. `byRow`: several
// rows of values are computed together, and each has cells of its own.
void prefetchCells(Function &kernel, uint8_t op, const argpool_window_key &window, bool byRow,
                   int64_t distance) {
  const unsigned output = ARGPOOL_ARG_BUFFERS + outputBuffers(op).first;
  std::vector<Stores> places;
  for (BasicBlock &block : kernel) addStores(output, block, byRow, places);
  if (places.empty()) return;

  IRBuilder<> at(&*kernel.getEntryBlock().getFirstNonPHIOrDbgOrAlloca());
  Buffer src(at, kernel.getArg(kSrc)), values(at, kernel.getArg(output));
  Value *const cells = cellsOfValue(at, src, values);
  Value *const origin = at.CreatePtrToInt(values.host, at.getInt64Ty());
  Value *ahead = at.getInt64(distance);
  if (window.stride[2] > 1) {
    // Along z, windows read several planes in step: what comes next begins after all of them.
    Type *cell = places.front().first->getValueOperand()->getType()->getScalarType();
    const int64_t bytes = kernel.getDataLayout().getTypeStoreSize(cell);
    ahead = at.CreateMul(src.stride(2), at.getInt64(bytes * window.stride[2]));
  }
  const int64_t strides = int64_t(window.stride[0]) * window.stride[1] * window.stride[2];
  const int64_t ratio = strides > 0 ? strides : kUsualStrides;
  for (const Stores &stores : places) {
    at.SetInsertPoint(stores.first);
    Value *done = at.CreatePtrToInt(stores.first->getPointerOperand(), at.getInt64Ty());
    done = at.CreateMul(at.CreateSub(done, origin), cells);
    Value *here = at.CreateGEP(at.getInt8Ty(), src.host, at.CreateAShr(done, kFraction));
    here = at.CreateGEP(at.getInt8Ty(), here, ahead);
    const int64_t bytes = std::max(stores.bytes * ratio, kLine);
    for (int64_t next = 0; next + kLine <= bytes; next += kLine)
      at.CreateIntrinsic(Intrinsic::prefetch, {at.getPtrTy()},
                         {at.CreateConstGEP1_64(at.getInt8Ty(), here, next),
                          at.getInt32(0), at.getInt32(3), at.getInt32(1)});
  }
}

// Inputs, where what lies before is loaded; of compiled-in windows that overlap and are loaded
// together, the last alone.
void prefetchInputs(Function &kernel, uint8_t op, const argpool_window_key &window) {
  size_t together = 1;
  for (int d = 0; d < 3; ++d) {
    if (window.stride[d] == 0) continue;  // the window is given at run time
    const int reach = (window.kernel[d] - 1) * window.dilation[d] + 1;
    together *= size_t(divideCeil(reach, window.stride[d]));
  }
  const DataLayout &layout = kernel.getDataLayout();
  std::vector<LoadInst *> farthest;
  for (BasicBlock &block : kernel) {
    for (unsigned buffer = kSrc; buffer < kSrc + outputBuffers(op).first; ++buffer) {
      std::vector<LoadInst *> loads;
      for (Instruction &instruction : block) {
        auto *load = dyn_cast<LoadInst>(&instruction);
        if (load && load->getType()->isVectorTy() &&
            liesInBuffers(load->getPointerOperand(), buffer, buffer + 1, layout))
          loads.push_back(load);
      }
      const size_t some = loads.size() % together == 0 ? loads.size() / together : loads.size();
      farthest.insert(farthest.end(), loads.end() - some, loads.end());
    }
  }
  for (LoadInst *load : farthest)
    prefetch(load, load->getPointerOperand(), kAheadOfWindows, /*write=*/0);
}

// Where whole vectors are stored, what is stored to later: once a line.
void prefetchOutput(Function &kernel, uint8_t op) {
  const DataLayout &layout = kernel.getDataLayout();
  const auto [first, last] = outputBuffers(op);
  std::vector<StoreInst *> stores;
  for (BasicBlock &block : kernel) {
    for (Instruction &instruction : block) {
      auto *store = dyn_cast<StoreInst>(&instruction);
      if (store && store->getValueOperand()->getType()->isVectorTy() &&
          liesInBuffers(store->getPointerOperand(), ARGPOOL_ARG_BUFFERS + first,
                        ARGPOOL_ARG_BUFFERS + last, layout))
        stores.push_back(store);
    }
  }
  std::vector<std::pair<const Value *, int64_t>> requested;  // lines, by what they are counted from
  for (StoreInst *store : stores) {
    Value *there = store->getPointerOperand();
    APInt offset(layout.getIndexTypeSizeInBits(there->getType()), 0);
    const Value *from = there->stripAndAccumulateConstantOffsets(layout, offset,
                                                                 /*AllowNonInbounds=*/true);
    const std::pair line(from, offset.getSExtValue() / kLine);
    if (is_contained(requested, line)) continue;
    requested.push_back(line);
    prefetch(store, there, kAheadOfStores, /*write=*/1);
  }
}

bool isDisjoint(const argpool_window_key &window) {
  bool disjoint = true;
  for (int d = 0; d < 3; ++d) disjoint = disjoint && window.kernel[d] <= window.stride[d];
  return disjoint;
}

}  // namespace

void addPrefetches(Function &kernel, const Row &row) {
  const argpool_window_key &window = row.kernel.window;
  const bool pools = row.kernel.op == ARGPOOL_KERNEL_MAX_POOL;
  // Where pages end, the prefetchers of x86 CPUs lose their way among several rows of cells. A
  // window's only row they follow.
  const bool oneRow = pools && window.kernel[1] == 1 && window.kernel[2] == 1;
  const bool masks = row.kernel.op == ARGPOOL_KERNEL_MAX_MASK;  // as many cells out as in
  constexpr argpool_window_key kOneCell = {{1, 1, 1}, {1, 1, 1}, {}, {1, 1, 1}};
  if ((row.hints.prefetchCells || row.hints.prefetchCellsByRow) && !oneRow)
    prefetchCells(kernel, row.kernel.op, masks ? kOneCell : window, row.hints.prefetchCellsByRow,
                  row.streams && (masks || pools) ? kAheadOfStreams : kAheadOfCells);
  // Channels-first, windows that overlap gain nothing by it.
  const bool gathers = row.kernel.op == ARGPOOL_KERNEL_MAX_UNPOOL ||
                       row.kernel.op == ARGPOOL_KERNEL_MAX_POOL_BACKWARD;
  const bool overlaps =
      gathers && row.kernel.layout == ARGPOOL_LAYOUT_CF && !isDisjoint(window);
  if (row.hints.prefetchInputs && !overlaps) prefetchInputs(kernel, row.kernel.op, window);
  if (row.hints.prefetchOutput) prefetchOutput(kernel, row.kernel.op);
}

}  // namespace argpool::emit
