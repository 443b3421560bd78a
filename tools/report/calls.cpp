// IR → calls: tensors by value, options and windows by operation.
// SPDX-License-Identifier: MIT
#include "calls.h"

#include <cstring>

#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/TypeSwitch.h"

#include "dialect/dialect.h"
#include "indices.h"

using namespace llvm;

namespace argpool::report {
namespace {

bool isOfArgpool(mlir::Operation *op) {
  return isa<MaxPoolOp, MaxUnpoolOp, MaxMaskOp, MaxPoolBackwardOp, MaxUnpoolBackwardOp>(op);
}

/// The indices that an operation writes or reads; null: none.
mlir::Value indicesOf(mlir::Operation *op) {
  return TypeSwitch<mlir::Operation *, mlir::Value>(op)
      .Case([](MaxPoolOp pool) {
        return pool.getIndices().use_empty() ? mlir::Value() : mlir::Value(pool.getIndices());
      })
      .Case<MaxUnpoolOp, MaxPoolBackwardOp, MaxUnpoolBackwardOp>(
          [](auto reader) { return mlir::Value(reader.getIndices()); })
      .Default([](mlir::Operation *) { return mlir::Value(); });
}

DLDataType typeOf(mlir::Type type) {
  if (auto complex = dyn_cast<mlir::ComplexType>(type))
    return {kDLComplex, uint8_t(2 * complex.getElementType().getIntOrFloatBitWidth()), 1};
  const auto bits = uint8_t(type.getIntOrFloatBitWidth());
  if (bits == 1) return {6, 8, 1};  // DLPack's bool
  if (type.isBF16()) return {kDLBfloat, 16, 1};
  if (isa<mlir::FloatType>(type)) return {kDLFloat, bits, 1};
  return {uint8_t(type.isUnsignedInteger() ? kDLUInt : kDLInt), bits, 1};
}

argpool_window windowOf(WindowAttr from) {
  argpool_window window = {};
  window.struct_size = sizeof window;
  window.rank = int32_t(from.getRank());
  window.ceil_mode = from.getCeilMode();
  copy(from.getKernel(), window.kernel);
  copy(from.getStride(), window.stride);
  copy(from.getPad(), window.pad_begin);
  copy(from.getPadEnd(), window.pad_end);
  copy(from.getDilation(), window.dilation);
  return window;
}

argpool_options optionsOf(mlir::Operation *op) {
  argpool_options options = ARGPOOL_OPTIONS_INIT;
  options.num_threads = 1;
  // The dialect numbers words as argpool.h does.
  auto layout = op->getAttrOfType<LayoutAttr>("layout");
  options.layout = layout ? argpool_layout(layout.getValue()) : ARGPOOL_CHANNELS_FIRST;
  if (auto space = op->getAttrOfType<IndexSpaceAttr>("index_space"))
    options.index_space = argpool_index_space(space.getValue());
  if (auto duplicates = op->getAttrOfType<DuplicatesAttr>("duplicates"))
    options.duplicates = argpool_duplicates(duplicates.getValue());
  return options;
}

// Numbers of moderate size, or bits: no NaN, infinity or subnormal, which are rare in networks and
// slow in some kernels.
uint64_t number(const DLDataType &type, uint64_t bits) {
  const uint64_t small = bits & 0x3ff;
  switch (type.code) {
    case kDLFloat:
      return type.bits == 16 ? 0x3c00 | small
                             : type.bits == 32 ? 0x3f800000 | small << 13
                                               : 0x3ff0000000000000 | small << 42;
    case kDLBfloat: return 0x3f80 | (bits & 0x7f);
    case kDLComplex: return 0x3f8000003f800000 | small << 13;
    case 6: return bits & 1;
    default: return bits;
  }
}

}  // namespace

std::optional<int64_t> indexBytes(mlir::func::FuncOp function) {
  SetVector<mlir::Value> all;
  function.walk([&](mlir::Operation *op) {
    if (mlir::Value indices = indicesOf(op)) all.insert(indices);
  });
  int64_t bytes = 0;
  for (mlir::Value indices : all) {
    auto type = cast<mlir::RankedTensorType>(indices.getType());
    if (!type.hasStaticShape()) return std::nullopt;
    bytes += type.getNumElements() * type.getElementTypeBitWidth() / 8;
  }
  return bytes;
}

struct Calls::Tensor {
  // Row-major, or with the channels innermost; `rank` is that of the window.
  Tensor(mlir::Value value, size_t rank, bool channelsLast) : last(channelsLast) {
    auto type = cast<mlir::RankedTensorType>(value.getType());
    shape = type.getShape().vec();
    strides.resize(shape.size());
    const size_t c = shape.size() - rank - 1;
    int64_t step = 1;
    const auto next = [&](size_t i) {
      strides[i] = step;
      step *= shape[i];
    };
    if (last) next(c);
    for (size_t i = shape.size(); i-- > c + 1;) next(i);
    if (!last) next(c);
    if (c == 1) next(0);
    dl.dtype = typeOf(type.getElementType());
    count = size_t(type.getNumElements());
    dl.data = allocate_buffer(bytes(), kPage);
    std::memset(dl.data, 0, bytes());
    dl.device = {kDLCPU, 0};
    dl.ndim = int32_t(shape.size());
    dl.shape = shape.data();
    dl.strides = strides.data();
  }
  ~Tensor() { deallocate_buffer(dl.data, bytes(), kPage); }
  Tensor(const Tensor &) = delete;

  void fill() {
    uint64_t state = 0x9e3779b97f4a7c15u;
    for (size_t i = 0; i < count; ++i) {
      state = state * 6364136223846793005u + 1442695040888963407u;
      store(i, number(dl.dtype, state >> 33));
    }
  }
  size_t bytes() const { return count * dl.dtype.bits / 8; }
  void store(size_t i, uint64_t value) {
    const size_t width = dl.dtype.bits / 8;
    std::memcpy(static_cast<char *>(dl.data) + i * width, &value, width);  // little-endian
  }

  // Indices that a pool of `window` could have made of `cells`.
  void fillIndices(const argpool_window &window, argpool_index_space space, const Tensor &cells) {
    const size_t rank = size_t(window.rank), c = shape.size() - rank - 1;
    Planes planes = {c == 1 ? shape[0] : 1, shape[c], {1, 1, 1}, {1, 1, 1}};
    for (size_t i = 0; i < rank; ++i) {
      planes.pooled[3 - rank + i] = shape[c + 1 + i];
      planes.cells[3 - rank + i] = cells.shape[c + 1 + i];
    }
    const std::vector<int64_t> own = ownIndices(window, space, planes);
    const int64_t positions = planes.pooled[0] * planes.pooled[1] * planes.pooled[2];
    for (int64_t i = 0; i < int64_t(own.size()); ++i) {
      const int64_t plane = i / positions, cell = i % positions;
      const int64_t to =
          last ? (plane / planes.c * positions + cell) * planes.c + plane % planes.c : i;
      store(size_t(to), uint64_t(own[size_t(i)]));
    }
  }

  static constexpr size_t kPage = 4096;
  std::vector<int64_t> shape, strides;
  size_t count = 0;  // elements
  DLTensor dl = {};
  const bool last;  // channels-last
};

struct Calls::Call {
  argpool_status (*run)(const Call &call);
  argpool_window window;
  argpool_options options;
  DLTensor *tensors[3];  // inputs first, in the order of argpool.h

  template <auto operation> static argpool_status of2(const Call &c) {
    return operation(&c.window, c.tensors[0], c.tensors[1], &c.options);
  }
  template <auto operation> static argpool_status of3(const Call &c) {
    return operation(&c.window, c.tensors[0], c.tensors[1], c.tensors[2], &c.options);
  }
};

Calls::Calls() = default;
Calls::~Calls() = default;

Calls::Tensor *Calls::tensorOf(mlir::Value value, size_t rank, bool channelsLast) {
  for (auto &[other, tensor] : tensors)
    if (other == value) return tensor.get();
  tensors.emplace_back(value, std::make_unique<Tensor>(value, rank, channelsLast));
  return tensors.back().second.get();
}

void Calls::add(mlir::Operation *op, const argpool_table *table) {
  Call call = {};
  call.window = windowOf(op->getAttrOfType<WindowAttr>("window"));
  call.options = optionsOf(op);
  call.options.table = table;
  call.run = TypeSwitch<mlir::Operation *, decltype(call.run)>(op)
                 .Case([](MaxPoolOp) { return &Call::of3<argpool_max_pool>; })
                 .Case([](MinPoolOp) { return &Call::of3<argpool_min_pool>; })
                 .Case([](MaxMaskOp) { return &Call::of2<argpool_max_mask>; })
                 .Case([](MaxUnpoolOp) { return &Call::of3<argpool_max_unpool>; })
                 .Case([](MaxPoolBackwardOp) { return &Call::of3<argpool_max_pool_backward>; })
                 .Default([](mlir::Operation *) {
                   return &Call::of3<argpool_max_unpool_backward>;
                 });
  const size_t rank = size_t(call.window.rank);
  const bool last = call.options.layout == ARGPOOL_CHANNELS_LAST;
  const mlir::Value indices = indicesOf(op);
  SmallVector<mlir::Value> values(op->getOperands());
  append_range(values, op->getResults());
  for (auto [i, value] : enumerate(values)) {
    if (isa<MaxPoolOp, MinPoolOp>(op) && i == 2 && !indices) continue;
    Tensor *tensor = tensorOf(value, rank, last);
    call.tensors[i] = &tensor->dl;
    if (isa<mlir::BlockArgument>(value) && value != indices) tensor->fill();
  }
  if (indices && isa<mlir::BlockArgument>(indices)) {
    // Their cells: of grad_dst, else of what is written.
    const mlir::Value cells = isa<MaxUnpoolBackwardOp>(op) ? op->getOperand(0) : op->getResult(0);
    tensorOf(indices, rank, last)
        ->fillIndices(call.window, call.options.index_space, *tensorOf(cells, rank, last));
  }
  calls.push_back(call);
}

std::unique_ptr<Calls> Calls::of(mlir::func::FuncOp function, const argpool_table *table,
                                 std::string &why) {
  std::unique_ptr<Calls> made(new Calls);
  for (mlir::Operation &op : function.getBody().front()) {
    if (!isOfArgpool(&op)) continue;
    if (op.getAttrOfType<WindowAttr>("window").isAny()) {
      why = "its window is given at run time";
      return nullptr;
    }
    for (mlir::Value value : concat<mlir::Value>(op.getOperands(), op.getResults()))
      if (!cast<mlir::RankedTensorType>(value.getType()).hasStaticShape()) {
        why = "an extent is `?`; a spec or --shape can say it";
        return nullptr;
      }
    made->add(&op, table);
  }
  if (made->calls.empty()) why = "it has no operation of argpool";
  return made->calls.empty() ? nullptr : std::move(made);
}

bool Calls::run(std::string &why) {
  for (const Call &call : calls)
    if (call.run(call) != ARGPOOL_OK) {
      why = argpool_last_error();
      return false;
    }
  return true;
}

}  // namespace argpool::report
