// Every row of a device × problems, against the reference: the matrix on tensors of a GPU. Compiled
// once for each kind of device.
// SPDX-License-Identifier: MIT
#include <argpool_registry.h>

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <optional>

#include "call.h"
#include "device.h"
#include "device_matrix.h"
#include "runner.h"

#define ARGPOOL_TEXT_OF(x) #x
#define ARGPOOL_TEXT(x) ARGPOOL_TEXT_OF(x)

namespace argpool::test {
namespace {

const std::string kDevice = ARGPOOL_TEXT(ARGPOOL_DEVICE);

// Beside every tensor, in its device memory: inputs' beats every number, outputs' are watched.
constexpr uint8_t kInputPoison = 0x7f, kCanary = 0xc5;
constexpr size_t kMargin = 4096;

// A tensor's memory on the device, used again for each call. Tensors start anywhere in it.
struct Copy {
  void* memory = nullptr;
  size_t size = 0, offset = 0;
  std::vector<uint8_t> bytes;  // what was written, margins included

  void put(Device& device, Tensor& t, size_t at, int64_t* address) {
    const uint8_t filling = t.form().output ? kCanary : kInputPoison;
    offset = at;
    bytes.assign(offset + t.span() + kMargin, filling);
    if (t.span()) memcpy(&bytes[offset], t.kernel_data(), t.span());
    if (bytes.size() > size) {
      if (memory) device.release(memory);
      size = std::max(bytes.size(), size_t(1) << 20);
      memory = device.alloc(size);
    }
    device.write(memory, 0, bytes.data(), bytes.size());
    DLTensor* dl = t.dl();
    dl->data = memory;
    dl->byte_offset = offset;
    dl->device = {device.type(), 0};
    const uint64_t base = device.type() == kDLOpenCL ? 0 : reinterpret_cast<uintptr_t>(memory);
    *address = int64_t(base + offset);
  }

  // Brings an output home; "" unless bytes beside a tensor, or of an input, were written.
  std::string take(Device& device, Tensor& t) {
    std::vector<uint8_t> now(bytes.size());
    device.read(memory, 0, now.data(), now.size());
    const bool output = t.form().output;
    const size_t end = offset + t.span();
    for (size_t i = 0; i < now.size(); ++i) {
      if (now[i] == bytes[i] || (output && i >= offset && i < end)) continue;
      return t.form().role + ": byte " + std::to_string(int64_t(i) - int64_t(offset)) + " of " +
             std::to_string(t.span()) + " is no cell of an output, and was written";
    }
    if (output && t.span()) memcpy(t.kernel_data(), &now[offset], t.span());
    return "";
  }
};

// On devices, alignment is asked of all tensors, and of the lengths of their lines.
Guard judge_device_guard(const Row& row, Call& call) {
  const int64_t align = row.row->guard.align;
  Guard answer = judge_guard(row, call);
  for (size_t i = 0; align && i < call.tensor_count(); ++i) {
    const Tensor& t = call.tensor(i);
    const size_t innermost = row.layout() == ARGPOOL_LAYOUT_CL ? 1 : 4;
    if (t.form().extent[innermost] * int64_t(t.form().elem_bytes()) % align) return Guard::Refuses;
    const Guard aligned = judge_alignment(row, t);
    if (answer == Guard::Allows || aligned == Guard::Refuses) answer = aligned;
  }
  return answer;
}

// On devices nothing is copied: do all tensors step by 1 along the innermost dimension (C15)?
bool steps_by_one(const Problem& p, Call& call) {
  for (size_t i = 0; i < call.tensor_count(); ++i) {
    const DLTensor* const t = call.tensor(i).dl();
    const int inner = p.layout == ARGPOOL_CHANNELS_LAST ? t->ndim - p.window.rank - 1 : t->ndim - 1;
    if (t->shape[inner] > 1 && t->strides && t->strides[inner] != 1) return false;
  }
  return true;
}

class DeviceMatrix : public Runner {
 public:
  using Runner::Runner;

 private:
  Device& device() {
    if (!device_) {  // in the child: drivers do not outlive a fork
      device_ = open_device(kDevice);
      word_ = device_->alloc(sizeof(int64_t));
    }
    return *device_;
  }
  using Runner::concerns;
  bool concerns(const Row& row, const Problem& p) const override {
    return of_device(row) && runs(row, p);
  }
  bool of_device(const Row& row) const {
    return row.target->device == uint32_t(kDevice == "cuda" ? kDLCUDA : kDLOpenCL);
  }

  void row_on(const Row& row, const Case& c, const std::string& line) override {
    once(row.row->name, &row, c, line, 0);
    once(row.row->name, &row, c, line, 1);
  }

  // The library's own choice, where it has one.
  void finish(const Case& c, const std::string& line) override {
    if (!c.empty()) once("", nullptr, c, line, 1);
  }

  // One call; `skew`: how many elements past an aligned address tensors start.
  void once(const std::string& name, const Row* row, const Case& c, const std::string& line,
            size_t skew) {
    if (!Call::fits(c, memory_, Placement::Front)) return;
    Device& gpu = device();
    Call call(c, memory_, Placement::Front, 0);
    const std::string where = skew ? "skewed" : "aligned";
    doing((row ? name : "(chosen)") + " | " + line + " | " + where);
    for (size_t i = 0; i < call.tensor_count(); ++i) {
      Tensor& t = call.tensor(i);
      int64_t address = 0;
      copies_[i].put(gpu, t, kMargin + skew * t.form().elem_bytes(), &address);
      t.lie_at(uintptr_t(address));
    }
    const bool served = steps_by_one(c.problem, call);
    const Guard guard = row && served ? judge_device_guard(*row, call) : Guard::Allows;
    argpool_options options = options_of(c.problem, name);
    const argpool_status status = call_with(c, call, options);
    const std::string& elem = c.problem.elem;
    const bool unsigned_type = elem == "u16" || elem == "u32" || elem == "u64";  // C16
    if ((!served && status == ARGPOOL_UNSUPPORTED_STRIDES) ||
        (unsigned_type && status == ARGPOOL_UNSUPPORTED_TYPE)) {
      ++counts_->refusals;
      return;
    }
    if (row && guard != Guard::Allows && status == ARGPOOL_FORCED_VARIANT) {
      ++counts_->refusals;
      return;
    }
    if (guard == Guard::Refuses) {
      return fail({name, line, where, std::string("ran (") + argpool_status_name(status) +
                                          ") although its guard refuses"});
    }
    if (!row && status == ARGPOOL_NO_KERNEL && !may_run(c, call)) return;
    const std::string last = argpool_last_variant();
    std::string wrong = judge(c, call, options, status);
    if (row && wrong.empty() && last != name) wrong = "argpool_last_variant() says " + last;
    if (row && wrong.empty()) ran_[row->number] = 1;
    judged(row ? name : "(chosen) " + last, line, where, wrong);
  }

  bool may_run(const Case& c, Call& call) const {
    return std::any_of(rows_.begin(), rows_.end(), [&](const Row& row) {
      return concerns(row, c) && judge_device_guard(row, call) == Guard::Allows;
    });
  }

  argpool_options options_of(const Problem& p, const std::string& name) {
    argpool_options o = ARGPOOL_OPTIONS_INIT;
    o.table = &table_;
    o.index_space = p.space;
    o.layout = p.layout;
    o.duplicates = p.duplicates;
    o.trusted_indices = p.trusted;
    o.forced_variant = name.empty() ? nullptr : name.c_str();
    o.stream = device_->stream();
    if (!p.trusted) o.error_word = static_cast<int64_t*>(word_);
    return o;
  }

  argpool_status call_with(const Case& c, Call& call, const argpool_options& options) {
    const int64_t none = 0;
    device_->write(word_, 0, &none, sizeof none);
    const DLTensor* tensors[3] = {};
    for (size_t i = 0; i < call.tensor_count(); ++i) {
      DLTensor* dl = call.tensor(i).dl();
      tensors[i] = dl;
    }
    return argpool_call(&table_, c.problem.op, &c.problem.window, tensors, &options);
  }

  std::string judge(const Case& c, Call& call, const argpool_options& options,
                    argpool_status status) {
    if (status == ARGPOOL_OK) status = argpool_query_error(&options);
    std::string wrong;
    if (status != c.want_status()) {
      wrong = std::string("status ") + argpool_status_name(status) + " (\"" +
              argpool_last_error() + "\"), should be " + argpool_status_name(c.want_status());
    } else if (status == ARGPOOL_INDEX_OUT_OF_RANGE) {
      int64_t number = 0;
      for (size_t i = 0; i < 5; ++i) {
        number = number * c.indices.extent[i] + c.offender->pooled[i];
      }
      const std::string words = "number " + std::to_string(number) + " ";
      const std::string said = argpool_last_error();
      if (said.find(words) == std::string::npos) {
        wrong = "the first offender is " + words + "but the sentence says: " + said;
      }
    }
    for (size_t i = 0; i < call.tensor_count(); ++i) {
      Tensor& t = call.tensor(i);
      const std::string strayed = copies_[i].take(*device_, t);
      if (wrong.empty()) wrong = strayed;
      if (!t.form().output) continue;
      const bool is_index = t.form().role == "indices";
      const std::vector<uint8_t>* want = is_index ? &c.want_indices : &c.want;
      const std::string found =
          t.compare(status == ARGPOOL_OK ? want : nullptr, c.free_payload() && !is_index);
      if (wrong.empty()) wrong = found;
    }
    return wrong;
  }

  // Helpers have run with the rows they help.
  void tell(const Row& row, RunResult* r) const override {
    if (!of_device(row) || is_helper(row)) return;
    if (ran_[row.number]) {
      r->proven.push_back(row.row->name);
    } else {
      r->idle.push_back(std::string("no problem lets ") + row.row->name + " run");
    }
  }

  std::unique_ptr<Device> device_;
  void* word_ = nullptr;
  Copy copies_[3];
};

}  // namespace

RunResult run_device_matrix(const argpool_table& table, const std::vector<std::string>& lines,
                            const RunOptions& options) {
  return DeviceMatrix(table, lines, options).run();
}

}  // namespace argpool::test
