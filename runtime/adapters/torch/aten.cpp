// Kernels that stand in for aten's, for CPU tensors. What argpool does not take, or PyTorch would
// refuse, goes to aten by the operator's .out form, so that results and messages stay PyTorch's.
// SPDX-License-Identifier: MIT
#include <string.h>

#include <initializer_list>

#include "arguments.h"
#include "aten_calls.h"

namespace argpool_torch {
namespace {

// An operator of aten: its spatial rank, its .out form, how many results that has, and how C++
// calls it.
struct Form {
  int rank;
  const char *name, *overload, *arguments;
  int results;
  const AtenCall& call;
};
constexpr Form kPool2d = {2, "aten::max_pool2d_with_indices", "out", "tlllln", 2, kCallPool2d};
constexpr Form kPool3d = {3, "aten::max_pool3d_with_indices", "out", "tlllln", 2, kCallPool3d};
constexpr Form kPool2dBackward = {2, "aten::max_pool2d_with_indices_backward", "grad_input",
                                  "ttllllnt", 1, kCallPool2dBackward};
constexpr Form kPool3dBackward = {3, "aten::max_pool3d_with_indices_backward", "grad_input",
                                  "ttllllnt", 1, kCallPool3dBackward};
constexpr Form kUnpool2d = {2, "aten::max_unpool2d", "out", "ttl", 1, kCallUnpool2d};
constexpr Form kUnpool3d = {3, "aten::max_unpool3d", "out", "ttlll", 1, kCallUnpool3d};

// How a kernel ends: with results, or for aten to go on, which argpool's status decided or not.
enum class Outcome { done, not_ours, refused };

// By the stable interface, which keeps no class of exception, and before 2.13 no message.
void dispatch_to_aten(const Form& form, Stack* stack, View* results, Outcome why) {
  const auto what = torch.torch_exception_get_what_without_backtrace;
  // aten's message would be lost, and written to stderr.
  if (!what && why == Outcome::refused) fail_as_argpool();
  constexpr int kMost = 10;
  Value values[kMost] = {};
  const size_t count = strlen(stack->hand_over());
  memcpy(values, stack->values(), count * sizeof *values);
  for (int i = 0; i < form.results; ++i) values[count + (size_t)i] = results[i].release();
  if (torch.torch_call_dispatcher(form.name, form.overload, values, kAbi)) {
    if (what) fail("%s", what());
    fail("%s refused these arguments", form.name);
  }
  memcpy(stack->values(), values, (size_t)form.results * sizeof *values);
}

void leave_to_aten(const Form& form, void* function, Stack* stack, Outcome why) {
  const int64_t none[1] = {0};
  View first = stack->tensor(0);
  View results[2];
  for (int i = 0; i < form.results; ++i) {
    const int32_t dtype = i ? torch.aoti_torch_dtype_int64() : first.dtype();
    results[i] = View::make(none, 1, dtype, false, 1);
  }
  if (!function) return dispatch_to_aten(form, stack, results, why);
  form.call.run(function, *stack, results);
  stack->answer(&results[0], form.results == 2 ? &results[1] : nullptr);
}

bool is_float(const View& t) {
  const DLDataType type = t.type();
  return type.code == kDLBfloat || (type.code == kDLFloat && type.bits >= 16);
}

// Element types of aten's pooling: floats, and the integers that PyTorch had from the start.
bool is_pooled(const View& t) {
  const DLDataType type = t.type();
  return is_float(t) || type.code == kDLInt || (type.code == kDLUInt && type.bits == 8);
}

bool has_rank(const View& t, int rank) {
  if (t.ndim() != rank + 1 && t.ndim() != rank + 2) return false;
  for (int d = t.ndim() - rank - 1; d < t.ndim(); ++d) {
    if (t.shape()[d] < 1) return false;
  }
  return t.on_cpu();
}

// The window, if it is one that aten takes, too: pads of half a kernel at most.
bool read_window(const Form& form, const Stack& stack, int from, argpool_window* w) {
  const Numbers kernel = stack.numbers(from), stride = stack.numbers(from + 1),
                padding = stack.numbers(from + 2), dilation = stack.numbers(from + 3);
  if (kernel.count == 0 || padding.count == 0 || dilation.count == 0) return false;
  for (const Numbers* list : {&kernel, &stride, &padding, &dilation}) {
    if (!list->fits(form.rank)) return false;
  }
  *w = window(form.rank, kernel, stride, padding, dilation, stack.truth(from + 4));
  for (int i = 0; i < form.rank; ++i) {
    if (w->stride[i] < 1 || w->dilation[i] < 1 || w->pad_begin[i] > w->kernel[i] / 2) return false;
  }
  return true;
}

// The windows of a thread's last poolings, by where their indices lie and what shapes they have.
// aten's unpooling knows no window; with the right one it is a gather. A wrong guess costs time.
class Recent {
 public:
  void add(const View& cells, View* indices, const argpool_window& w) {
    Pooling& p = kept_[next_++ % kKept];
    p.data = indices->dl()->data;
    p.window = w;
    memcpy(p.cells, cells.shape() + cells.ndim() - w.rank, sizeof(int64_t) * (size_t)w.rank);
  }
  const argpool_window* find(View* indices, const int64_t* cells, int rank) const {
    for (const Pooling& p : kept_) {
      if (p.data && p.data == indices->dl()->data && p.window.rank == rank &&
          !memcmp(p.cells, cells, sizeof(int64_t) * (size_t)rank)) {
        return &p.window;
      }
    }
    return nullptr;
  }

 private:
  static constexpr unsigned kKept = 16;  // of a network, from the first pooling to its unpooling
  struct Pooling {
    const void* data;
    int64_t cells[3];
    argpool_window window;
  } kept_[kKept] = {};
  unsigned next_ = 0;
};
thread_local Recent recent;

// Without indices: max_pool2d and max_pool3d, which PyTorch computes by these operators.
template <bool with_indices>
Outcome pool(const Form& form, Stack* stack) {
  View x = stack->tensor(0);
  argpool_window w;
  if (!is_pooled(x) || !has_rank(x, form.rank) || !read_window(form, *stack, 1, &w)) {
    return Outcome::not_ours;
  }
  int64_t shape[kMostDimensions];
  const int ndim = x.ndim(), spatial = ndim - form.rank;
  memcpy(shape, x.shape(), sizeof *shape * (size_t)ndim);
  if (argpool_pooled_shape(&w, shape + spatial, shape + spatial)) return Outcome::refused;
  const bool last = x.channels_last(form.rank);
  View values = View::make(shape, ndim, x.dtype(), last, form.rank);
  const argpool_options o = options();
  if (!with_indices) {
    if (argpool_max_pool(&w, x.dl(), values.dl(), nullptr, &o)) return Outcome::refused;
    stack->answer(&values);
    return Outcome::done;
  }
  View indices = View::make(shape, ndim, torch.aoti_torch_dtype_int64(), last, form.rank);
  if (argpool_max_pool(&w, x.dl(), values.dl(), indices.dl(), &o)) return Outcome::refused;
  recent.add(x, &indices, w);
  stack->answer(&values, &indices);
  return Outcome::done;
}

Outcome pool_backward(const Form& form, Stack* stack) {
  View grad = stack->tensor(0), x = stack->tensor(1), indices = stack->tensor(7);
  argpool_window w;
  if (!is_float(x) || grad.dtype() != x.dtype() || !has_rank(x, form.rank) ||
      !has_rank(grad, form.rank) || indices.dtype() != torch.aoti_torch_dtype_int64() ||
      !indices.on_cpu() || !read_window(form, *stack, 2, &w)) {
    return Outcome::not_ours;
  }
  const bool last = x.channels_last(form.rank);
  View out = View::make(x.shape(), x.ndim(), x.dtype(), last, form.rank);
  const argpool_options o = options();
  const argpool_status status =
      argpool_max_pool_backward(&w, grad.dl(), indices.dl(), out.dl(), &o);
  if (status == ARGPOOL_INDEX_OUT_OF_RANGE) {  // aten would write outside the tensor
    fail_as_argpool();
  }
  if (status) return Outcome::refused;
  stack->answer(&out);
  return Outcome::done;
}

Outcome unpool(const Form& form, Stack* stack) {
  View values = stack->tensor(0), indices = stack->tensor(1);
  const Numbers size = stack->numbers(2);
  const int rank = form.rank, ndim = values.ndim(), spatial = ndim - rank;
  if (!is_float(values) || !has_rank(values, rank) || !has_rank(indices, rank) ||
      indices.ndim() != ndim || indices.dtype() != torch.aoti_torch_dtype_int64() ||
      size.count != (size_t)rank) {
    return Outcome::not_ours;
  }
  if (rank == 3) {  // max_unpool3d has strides and pads, and uses neither
    const Numbers stride = stack->numbers(3), padding = stack->numbers(4);
    if (stride.count != 3 || padding.count != 3) return Outcome::not_ours;
    for (int i = 0; i < 3; ++i) {
      if (stride.of[i] < 1) return Outcome::not_ours;
    }
  }
  int64_t shape[kMostDimensions], checked[3];
  memcpy(shape, values.shape(), sizeof *shape * (size_t)ndim);
  for (int i = 0; i < rank; ++i) {
    if (size.of[i] < 1) return Outcome::not_ours;
    shape[spatial + i] = size.of[i];
  }
  const argpool_window* w = recent.find(&indices, shape + spatial, rank);
  if (w && argpool_unpooled_shape(w, values.shape() + spatial, shape + spatial, checked)) {
    w = nullptr;
  }
  const bool last = rank == 2 && values.channels_last(rank);  // max_unpool3d's is contiguous
  View out = View::make(shape, ndim, values.dtype(), last, rank);
  if (spatial == 1) {
    for (View* view : {&values, &indices, &out}) view->batch();
  }
  const argpool_options o = options();
  if (argpool_max_unpool(w, values.dl(), indices.dl(), out.dl(), &o)) return Outcome::refused;
  stack->answer(&out);
  return Outcome::done;
}

// An operator with so many of the form's results; what aten has beyond them is dropped.
template <const Form& form, Outcome (*run)(const Form&, Stack*), int results = form.results>
void kernel(Value* values, uint64_t, uint64_t) {
  Stack stack(values, form.arguments);
  const Outcome outcome = run(form, &stack);
  if (outcome == Outcome::done) return;
  static void* const function = form.call.find();
  leave_to_aten(form, function, &stack, outcome);
  for (int i = results; i < form.results; ++i) {
    torch.aoti_torch_delete_tensor_object(reinterpret_cast<Tensor>(values[i]));
  }
}

}  // namespace

const Operator kValues[] = {
    {"aten_max_pool2d", kernel<kPool2d, pool<false>, 1>},
    {"aten_max_pool3d", kernel<kPool3d, pool<false>, 1>},
};

const Operator kAten[] = {
    {"max_pool2d_with_indices", kernel<kPool2d, pool<true>>},
    {"max_pool3d_with_indices", kernel<kPool3d, pool<true>>},
    {"max_pool2d_with_indices_backward", kernel<kPool2dBackward, pool_backward>},
    {"max_pool3d_with_indices_backward", kernel<kPool3dBackward, pool_backward>},
    {"max_unpool2d", kernel<kUnpool2d, unpool>},
    {"max_unpool3d", kernel<kUnpool3d, unpool>},
};

}  // namespace argpool_torch
