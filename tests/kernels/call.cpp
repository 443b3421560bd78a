// Calling the library, judging the answer.
// SPDX-License-Identifier: MIT
#include "call.h"

#include <algorithm>
#include <thread>

namespace argpool::test {
namespace {

// The caller's own threads: tasks in reverse order, every second one on a thread of its own.
void run_callback(void* context, int32_t tasks, argpool_task task, void* data) {
  int32_t& most = *static_cast<int32_t*>(context);
  most = std::max(most, tasks);
  std::thread other([=] {
    for (int32_t i = tasks - 1; i >= 0; i -= 2) task(data, i);
  });
  for (int32_t i = tasks - 2; i >= 0; i -= 2) task(data, i);
  other.join();
}

}  // namespace

bool Call::fits(const Case& c, const Memory& memory, Placement placement) {
  return Tensor::fits(c.cells, memory.cells, placement) &&
         Tensor::fits(c.values, memory.values, placement) &&
         Tensor::fits(c.indices, memory.indices, placement);
}

Call::Call(const Case& c, const Memory& memory, Placement placement, size_t output_align)
    : case_(c) {
  tensors_.reserve(3);
  const auto add = [&](const Form& form) {
    const Slot& slot = &form == &c.cells    ? memory.cells
                       : &form == &c.values ? memory.values
                                            : memory.indices;
    // Indices narrower than the elements beside them are as well aligned in number.
    const size_t narrower = std::max<size_t>(c.output().elem_bytes() / form.elem_bytes(), 1);
    const bool by_number = placement == Placement::Odd || placement == Placement::Short;
    const size_t align = output_align / (by_number ? narrower : 1);
    Tensor& tensor = tensors_.emplace_back(form, slot, placement, form.output ? align : 0);
    if (form.output) {
      tensor.fill_canaries();
    } else {
      tensor.copy_in(&form == &c.indices ? c.index_data : c.elements);
    }
  };
  add(c.input());
  if (!c.problem.pools()) add(c.indices);
  add(c.output());
  if (c.problem.pools() && c.problem.index != "none") add(c.indices);
}

// "indices[n 0, c 1, h 2, w 3] is 64"
std::string Call::words_of(const reference::Offender& offender) const {
  std::string words = "indices[";
  for (size_t i = 0; i < 5; ++i) {
    if (i > 1 && i < size_t(5 - case_.problem.window.rank)) continue;
    words += std::string(i ? ", " : "") + "ncdhw"[i] + " " + std::to_string(offender.pooled[i]);
  }
  return words + "] is " + std::to_string(offender.index);
}

argpool_status Call::run(const argpool_table* table, const std::string& row, int32_t threads) {
  const Problem& p = case_.problem;
  argpool_options options = ARGPOOL_OPTIONS_INIT;
  options.index_space = p.space;
  options.layout = p.layout;
  options.duplicates = p.duplicates;
  options.num_threads = threads;
  options.trusted_indices = p.trusted;
  options.forced_variant = row.empty() ? nullptr : row.c_str();
  if (p.callback) {
    options.parallel = run_callback;
    options.parallel_context = &tasks_;
  }
  tasks_ = 0;
  const DLTensor* tensors[3] = {};
  for (size_t i = 0; i < tensors_.size(); ++i) tensors[i] = tensors_[i].dl();
  return argpool_call(table, p.op, &p.window, tensors, &options);
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
    const std::string sentence = argpool_last_error(), offender = words_of(*case_.offender);
    if (sentence.find(offender) == std::string::npos) {
      wrong = "the first offender is " + offender + ", the sentence says: " + sentence;
    }
  }
  // C8: after an error the output's contents are unspecified, but nothing outside it is written.
  const bool compare = status == ARGPOOL_OK;
  for (Tensor& tensor : tensors_) {
    if (!tensor.form().output) continue;
    const bool is_index = tensor.form().role == "indices";
    const std::vector<uint8_t>* want = is_index ? &case_.want_indices : &case_.want;
    const std::string found =
        tensor.compare(compare ? want : nullptr, case_.free_payload() && !is_index);
    if (wrong.empty()) wrong = found;
  }
  return wrong;
}

}  // namespace argpool::test
