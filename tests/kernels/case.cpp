// Filling a problem, and asking the reference in the problem's types.
// SPDX-License-Identifier: MIT
#include "case.h"

#include <cstring>
#include <stdexcept>

#include "fill.h"
#include "types.h"

namespace argpool::test {
namespace {

using reference::BFloat16;
using reference::Float16;

const char* role_of_cells(argpool_op op) {
  switch (op) {
    case ARGPOOL_MAX_POOL:
    case ARGPOOL_MIN_POOL: return "src";
    case ARGPOOL_MAX_UNPOOL: return "dst";
    case ARGPOOL_MAX_POOL_BACKWARD: return "grad_src";
    default: return "grad_dst";
  }
}

const char* role_of_values(const Problem& p) {
  return p.pools() || p.op == ARGPOOL_MAX_UNPOOL ? "values" : "grad_values";
}

Form form_of(const Problem& p, const char* role, DLDataType type, const Extents& extent,
             bool output, int64_t ordinal) {
  Form form{role, type, extent, p.batched, p.window.rank, p.layout, p.gap, "", output,
            p.views[size_t(ordinal - 1)]};
  // Tensors of a call differ in their gaps, so that one's strides cannot stand in for another's.
  for (int64_t& gap : form.gap) gap *= ordinal;
  if (!output) form.broadcast = p.broadcast;
  return form;
}

template <typename T>
reference::View<T> packed_view(const Form& form, std::vector<uint8_t>& bytes) {
  reference::View<T> v{reinterpret_cast<T*>(bytes.data()), form.extent, {}};
  int64_t stride = 1;
  for (size_t i = 5; i-- > 0;) {
    v.stride[i] = stride;
    stride *= form.extent[i];
  }
  return v;
}

// Makes a packed input what it is once it lies in memory with stride 0: along a broadcast
// dimension, all positions hold the value that is written last.
void settle_broadcast(const Form& form, std::vector<uint8_t>& bytes) {
  const size_t size = form.elem_bytes();
  const Extents& e = form.extent;
  for (size_t dim = 0; dim < 5; ++dim) {
    if (form.broadcast.find("ncdhw"[dim]) == std::string::npos) continue;
    size_t inner = size;
    for (size_t i = dim + 1; i < 5; ++i) inner *= size_t(e[i]);
    const size_t line = inner * size_t(e[dim]);
    for (size_t first = 0; first < bytes.size(); first += line)
      for (size_t i = 0; i + 1 < size_t(e[dim]); ++i) {
        memcpy(&bytes[first + i * inner], &bytes[first + line - inner], inner);
      }
  }
}

std::vector<uint8_t> narrowed(const std::vector<int64_t>& wide, size_t bytes) {
  std::vector<uint8_t> narrow(wide.size() * bytes);  // little-endian: the low bytes come first
  for (size_t i = 0; i < wide.size(); ++i) memcpy(&narrow[i * bytes], &wide[i], bytes);
  return narrow;
}

template <typename T>
struct Tag {
  using type = T;
};

template <typename Visit>
void with_index(const Problem& p, Visit visit) {
  switch (index_type(p.index).dtype.bits) {
    case 8: return visit(Tag<uint8_t>());
    case 16: return visit(Tag<uint16_t>());
    case 32: return visit(Tag<int32_t>());
    default: return visit(Tag<int64_t>());
  }
}

// Calls visit with the type that pools compare.
template <typename Visit>
void with_element(DLDataType type, Visit visit) {
  switch (type.code << 8 | type.bits) {
    case kDLFloat << 8 | 64: return visit(Tag<double>());
    case kDLFloat << 8 | 32: return visit(Tag<float>());
    case kDLFloat << 8 | 16: return visit(Tag<Float16>());
    case kDLBfloat << 8 | 16: return visit(Tag<BFloat16>());
    case kDLInt << 8 | 64: return visit(Tag<int64_t>());
    case kDLInt << 8 | 32: return visit(Tag<int32_t>());
    case kDLInt << 8 | 16: return visit(Tag<int16_t>());
    case kDLInt << 8 | 8: return visit(Tag<int8_t>());
    case kDLUInt << 8 | 64: return visit(Tag<uint64_t>());
    case kDLUInt << 8 | 32: return visit(Tag<uint32_t>());
    case kDLUInt << 8 | 16: return visit(Tag<uint16_t>());
    default: return visit(Tag<uint8_t>());  // and bool
  }
}

// Types of bits that are moved, or that add up.
template <typename Visit>
void with_width(uint32_t elem, Visit visit) {
  switch (elem) {
    case ARGPOOL_ELEM_X8: return visit(Tag<uint8_t>());
    case ARGPOOL_ELEM_X16: return visit(Tag<uint16_t>());
    case ARGPOOL_ELEM_X32: return visit(Tag<uint32_t>());
    default: return visit(Tag<uint64_t>());
  }
}

template <typename Visit>
void with_summand(uint32_t elem, Visit visit) {
  switch (elem) {
    case ARGPOOL_ELEM_F64: return visit(Tag<double>());
    case ARGPOOL_ELEM_F32: return visit(Tag<float>());
    case ARGPOOL_ELEM_F16: return visit(Tag<Float16>());
    case ARGPOOL_ELEM_BF16: return visit(Tag<BFloat16>());
    default: return with_width(elem, visit);
  }
}

template <typename I>
bool all_own(Case& c) {
  const auto indices = packed_view<const I>(c.indices, c.index_data);
  const reference::Indexing indexing = c.problem.indexing();
  bool all = true;
  reference::for_each_position(c.indices.extent, [&](const Position& p) {
    all = all && names_own_window(indexing, p, int64_t(indices.at(p)));
  });
  return all;
}

template <typename I>
void ask_reference(Case& c) {
  const Problem& p = c.problem;
  const ElementType& type = element_type(p.elem);
  const reference::Window window = p.normal_window();
  if (p.pools()) {
    with_element(type.dtype, [&](auto tag) {
      using T = typename decltype(tag)::type;
      reference::View<I> indices;
      if (p.index != "none") indices = packed_view<I>(c.indices, c.want_indices);
      reference::max_pool<T, I>(window, p.space, packed_view<const T>(c.cells, c.elements),
                                packed_view<T>(c.values, c.want), indices,
                                p.op == ARGPOOL_MIN_POOL);
    });
    return;
  }
  const auto indices = packed_view<const I>(c.indices, c.index_data);
  const auto ask = [&](auto tag) {
    using T = typename decltype(tag)::type;
    const auto from = packed_view<const T>(c.input(), c.elements);
    const auto to = packed_view<T>(c.output(), c.want);
    if constexpr (!std::is_integral_v<T>) {
      c.offender = reference::max_pool_backward<T, I>(window, p.space, from, indices, to);
    } else if (p.sums()) {
      c.offender = reference::max_pool_backward<T, I>(window, p.space, from, indices, to);
    } else if (p.op == ARGPOOL_MAX_UNPOOL) {
      c.offender = reference::max_unpool<T, I>(window, p.space, from, indices, to);
    } else {
      c.offender = reference::max_unpool_backward<T, I>(window, p.space, p.duplicates, from,
                                                        indices, to);
    }
  };
  if (p.sums()) {
    with_summand(type.adds_as, ask);
  } else {
    with_width(type.moves_as, ask);
  }
  c.all_own = all_own<I>(c);
}

bool accepted_types(const Problem& p) {
  const ElementType& type = element_type(p.elem);
  const bool exact = p.duplicates == ARGPOOL_DUPLICATES_EXACT;
  const bool taps = index_type(p.index).dtype.code == kDLUInt;
  if (taps != (p.space == ARGPOOL_INDEX_WINDOW) || (p.index == "none" && !p.pools())) return false;
  switch (p.op) {
    case ARGPOOL_MAX_POOL:
    case ARGPOOL_MIN_POOL: return type.pools_as && !p.duplicates;
    case ARGPOOL_MAX_UNPOOL: return !exact && (!p.sums() || type.adds_as);
    case ARGPOOL_MAX_POOL_BACKWARD: return type.differentiates && !p.duplicates;
    default: return p.duplicates != ARGPOOL_DUPLICATES_SUM || type.adds_as;
  }
}

}  // namespace

bool accepted(const Problem& p) {
  if (!accepted_types(p)) return false;
  const Extents cells = p.cells(), pooled = p.pooled();
  if (cells[4] == 0 || pooled[4] == 0) return false;  // C1, C2
  const bool unpools = p.op == ARGPOOL_MAX_UNPOOL || p.op == ARGPOOL_MAX_UNPOOL_BACKWARD;
  if (p.space == ARGPOOL_INDEX_TENSOR_DEFAULT_SHAPE && !unpools) return false;  // C7
  if (p.op == ARGPOOL_MAX_POOL_BACKWARD) {  // C1: exactly
    int64_t spatial[3];
    const size_t first = size_t(5 - p.window.rank);
    if (reference::pooled_shape(p.window, &cells[first], spatial)) return false;
    if (!std::equal(spatial, spatial + p.window.rank, &pooled[first])) return false;
  }
  // C3: only unpooling in offset spaces leaves a window without a cell anything to name.
  const bool empty = reference::has_empty_window(
      p.normal_window(), {cells[2], cells[3], cells[4]}, {pooled[2], pooled[3], pooled[4]});
  if (empty && (!unpools || p.space == ARGPOOL_INDEX_WINDOW)) return false;
  const reference::Indexing indexing = p.indexing();
  const int64_t largest = reference::largest_index(p.space, indexing.window, indexing.counted);
  return largest <= index_type(p.index).largest;  // C7
}

Case make_case(const std::string& line) {
  Case c;
  c.problem = parse(line);
  const Problem& p = c.problem;
  if (!accepted(p)) throw std::invalid_argument("refused by the contract");
  const DLDataType elem = element_type(p.elem).dtype, index = index_type(p.index).dtype;
  c.cells = form_of(p, role_of_cells(p.op), elem, p.cells(), !p.reads_cells(), 1);
  c.values = form_of(p, role_of_values(p), elem, p.pooled(), p.reads_cells(), 2);
  c.indices = form_of(p, "indices", index, p.pooled(), p.pools(), 3);

  Random random(seed_of(p));
  const size_t count = dense_bytes(c.input()).size() / c.input().elem_bytes();
  c.elements = fill_elements(elem, p.fill, count, random);
  settle_broadcast(c.input(), c.elements);
  c.want = dense_bytes(c.output());
  if (p.pools()) {
    c.want_indices = dense_bytes(c.indices);
  } else {
    c.index_data = narrowed(fill_indices(p, random), c.indices.elem_bytes());
    settle_broadcast(c.indices, c.index_data);
  }
  with_index(p, [&](auto tag) { ask_reference<typename decltype(tag)::type>(c); });
  return c;
}

}  // namespace argpool::test
