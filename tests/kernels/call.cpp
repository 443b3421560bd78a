// Filling a problem, asking the reference, calling the library, judging the answer.
// SPDX-License-Identifier: MIT
#include "call.h"

#include <atomic>
#include <cstring>
#include <stdexcept>
#include <thread>

#include "fill.h"

namespace argpool::test {
namespace {

DLDataType elem_type(const std::string& name) {
  if (name == "i32") return {kDLInt, 32, 1};
  if (name == "u32") return {kDLUInt, 32, 1};
  return {kDLFloat, 32, 1};
}

DLDataType index_type(const std::string& name) {
  if (name == "i32") return {kDLInt, 32, 1};
  if (name == "u8") return {kDLUInt, 8, 1};
  return {kDLInt, 64, 1};
}

int64_t largest_of(const DLDataType& type) {
  if (type.code == kDLUInt) return 254;  // C7: 255 is never valid
  return type.bits == 32 ? INT32_MAX : INT64_MAX;
}

Form form_of(const Problem& p, const char* role, DLDataType type, const Extents& extent,
             bool output, int64_t ordinal) {
  Form form{role, type, extent, p.batched, p.window.rank, p.layout, p.gap, "", output};
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

template <typename I>
std::vector<uint8_t> narrowed(const std::vector<int64_t>& wide) {
  std::vector<uint8_t> bytes(wide.size() * sizeof(I));
  for (size_t i = 0; i < wide.size(); ++i) {
    const I narrow = static_cast<I>(wide[i]);
    memcpy(&bytes[i * sizeof(I)], &narrow, sizeof(I));
  }
  return bytes;
}

template <typename I>
bool all_own(Case& c) {
  const auto indices = packed_view<const I>(c.indices, c.index_data);
  const reference::Window window = c.problem.normal_window();
  const Extents& e = c.indices.extent;
  Position p;
  for (p[0] = 0; p[0] < e[0]; ++p[0])
    for (p[1] = 0; p[1] < e[1]; ++p[1])
      for (p[2] = 0; p[2] < e[2]; ++p[2])
        for (p[3] = 0; p[3] < e[3]; ++p[3])
          for (p[4] = 0; p[4] < e[4]; ++p[4]) {
            const int64_t index = int64_t(indices.at(p));
            if (!names_own_window(c.problem.space, window, c.dst.extent, p, index)) return false;
          }
  return true;
}

template <typename I>
void ask_reference(Case& c) {
  const Problem& p = c.problem;
  const reference::Window window = p.normal_window();
  if (c.pools()) {
    reference::View<I> indices;
    if (p.index != "none") indices = packed_view<I>(c.indices, c.want_indices);
    const auto src = packed_view<const float>(c.src, c.elements);
    reference::max_pool<float, I>(window, p.space, src, packed_view<float>(c.values, c.want),
                                  indices);
  } else {
    c.offender = reference::max_unpool<uint32_t, I>(
        window, p.space, packed_view<const uint32_t>(c.values, c.elements),
        packed_view<const I>(c.indices, c.index_data), packed_view<uint32_t>(c.dst, c.want));
    c.all_own = all_own<I>(c);
  }
}

// The caller's own threads: tasks in reverse order, every second one on a thread of its own.
void run_callback(void* context, int32_t tasks, argpool_task task, void* data) {
  *static_cast<int32_t*>(context) = tasks;
  std::thread other([=] {
    for (int32_t i = tasks - 1; i >= 0; i -= 2) task(data, i);
  });
  for (int32_t i = tasks - 2; i >= 0; i -= 2) task(data, i);
  other.join();
}

}  // namespace

bool accepted(const Problem& p) {
  const Extents cells = p.cells(), pooled = p.pooled();
  if (cells[4] == 0 || pooled[4] == 0) return false;  // C1, C2
  // C3: only offset spaces leave a window without a cell anything to name.
  const bool empty = reference::has_empty_window(
      p.normal_window(), {cells[2], cells[3], cells[4]}, {pooled[2], pooled[3], pooled[4]});
  if (empty && (p.op == ARGPOOL_MAX_POOL || p.space == ARGPOOL_INDEX_WINDOW)) return false;
  const int64_t largest = reference::largest_index(p.space, p.normal_window(), cells);
  return largest <= largest_of(index_type(p.index));  // C7
}

Case make_case(const std::string& line) {
  Case c;
  c.problem = parse(line);
  const Problem& p = c.problem;
  if (!accepted(p)) throw std::invalid_argument("refused by the contract");
  const Extents cells = p.cells(), pooled = p.pooled();
  const DLDataType elem = elem_type(p.elem), index = index_type(p.index);
  c.src = form_of(p, "src", elem, cells, false, 1);
  c.values = form_of(p, "values", elem, pooled, c.pools(), 2);
  c.indices = form_of(p, "indices", index, pooled, c.pools(), 3);
  c.dst = form_of(p, "dst", elem, cells, true, 1);

  Random random(seed_of(p));
  const Form& input = c.pools() ? c.src : c.values;
  c.elements = dense_bytes(input);
  const std::vector<uint32_t> elements = fill_elements(p.fill, c.elements.size() / 4, random);
  memcpy(c.elements.data(), elements.data(), c.elements.size());
  settle_broadcast(input, c.elements);
  c.want = dense_bytes(c.output());
  if (c.pools()) {
    c.want_indices = dense_bytes(c.indices);
  } else {
    const std::vector<int64_t> wide = fill_indices(p, cells, random);
    c.index_data = index.bits == 64   ? narrowed<int64_t>(wide)
                   : index.bits == 32 ? narrowed<int32_t>(wide)
                                      : narrowed<uint8_t>(wide);
    settle_broadcast(c.indices, c.index_data);
  }
  if (index.bits == 64) ask_reference<int64_t>(c);
  if (index.bits == 32) ask_reference<int32_t>(c);
  if (index.bits == 8) ask_reference<uint8_t>(c);
  return c;
}

bool Call::fits(const Case& c, const Memory& memory, Placement placement) {
  return Tensor::fits(c.pools() ? c.src : c.dst, memory.slots[0], placement) &&
         Tensor::fits(c.values, memory.slots[1], placement) &&
         Tensor::fits(c.indices, memory.slots[2], placement);
}

Call::Call(const Case& c, const Memory& memory, Placement placement, size_t output_align)
    : case_(c) {
  tensors_.reserve(3);
  if (c.pools()) {
    tensors_.emplace_back(c.src, memory.slots[0], placement, 0);
    tensors_.emplace_back(c.values, memory.slots[1], placement, output_align);
    if (c.problem.index != "none") {
      tensors_.emplace_back(c.indices, memory.slots[2], placement, output_align);
    }
    tensors_[0].copy_in(c.elements);
  } else {
    tensors_.emplace_back(c.values, memory.slots[1], placement, 0);
    tensors_.emplace_back(c.indices, memory.slots[2], placement, 0);
    tensors_.emplace_back(c.dst, memory.slots[0], placement, output_align);
    tensors_[0].copy_in(c.elements);
    tensors_[1].copy_in(c.index_data);
  }
  for (Tensor& tensor : tensors_)
    if (tensor.form().output) tensor.fill_canaries();
}

argpool_status Call::run(const argpool_table* table, const std::string& row, int32_t threads) {
  const Problem& p = case_.problem;
  argpool_options options = ARGPOOL_OPTIONS_INIT;
  options.table = table;
  options.index_space = p.space;
  options.layout = p.layout;
  options.num_threads = threads;
  options.trusted_indices = p.trusted;
  options.forced_variant = row.empty() ? nullptr : row.c_str();
  if (p.callback) {
    options.parallel = run_callback;
    options.parallel_context = &tasks_;
  }
  tasks_ = 0;
  if (case_.pools()) {
    DLTensor* indices = tensors_.size() > 2 ? tensors_[2].dl() : nullptr;
    return argpool_max_pool(&p.window, tensors_[0].dl(), tensors_[1].dl(), indices, &options);
  }
  return argpool_max_unpool(&p.window, tensors_[0].dl(), tensors_[1].dl(), tensors_[2].dl(),
                            &options);
}

Landmark Call::landmark(size_t i) const {
  if (i >= tensors_.size()) return {nullptr, 0, ""};
  return {tensors_[i].kernel_data(), tensors_[i].span(), tensors_[i].form().role.c_str()};
}

std::string Call::judge(argpool_status status) {
  std::string wrong;
  if (status != case_.want_status()) {
    wrong = std::string("status ") + argpool_status_name(status) + " (\"" + argpool_last_error() +
            "\"), should be " + argpool_status_name(case_.want_status());
  } else if (status == ARGPOOL_INDEX_OUT_OF_RANGE) {
    // C8: the sentence names the first offender.
    const std::string sentence = argpool_last_error();
    if (sentence.find(std::to_string(case_.offender->index)) == std::string::npos) {
      wrong = "the first offender is index " + std::to_string(case_.offender->index) + " at " +
              to_string(case_.offender->pooled) + ", the sentence says: " + sentence;
    }
  }
  // C8: after an error dst's contents are unspecified, but nothing outside it may be written.
  const bool compare = status == ARGPOOL_OK;
  for (Tensor& tensor : tensors_) {
    if (!tensor.form().output) continue;
    const bool is_index = tensor.form().role == "indices";
    const std::vector<uint8_t>* want = is_index ? &case_.want_indices : &case_.want;
    const std::string found =
        tensor.compare(compare ? want : nullptr, case_.pools() && !is_index);
    if (wrong.empty()) wrong = found;
  }
  return wrong;
}

}  // namespace argpool::test
