// Operators of argpool's own, torch.ops.argpool.*: every index type, layout and duplicates policy.
// Their schemas, and what is above the kernel, are Python's (runtime/python/argpool/torch).
// SPDX-License-Identifier: MIT
#include <string.h>

#include <initializer_list>

#include "arguments.h"

namespace argpool_torch {
namespace {

void check_status(argpool_status status) {
  if (status) fail_as_argpool();
}

int32_t index_dtype(int64_t bits) {
  switch (bits) {
    case 8: return torch.aoti_torch_dtype_uint8();
    case 16: return torch.aoti_torch_dtype_uint16();
    case 32: return torch.aoti_torch_dtype_int32();
    default: return torch.aoti_torch_dtype_int64();
  }
}

void check_cpu(const View& t, const char* name) {
  if (t.on_cpu() && t.has_type() && t.ndim() <= kMostDimensions) return;
  fail("argpool: %s is on another device than the CPU, or of an element type or a number of "
       "dimensions that argpool does not take; accepted: CPU tensors of up to 5 dimensions", name);
}

// Options by what indices are and how the tensors are to lie.
argpool_options options_for(const View& indices, int64_t layout, int64_t duplicates) {
  argpool_options o = options();
  const bool taps = indices.type().code == kDLUInt;
  o.index_space = taps ? ARGPOOL_INDEX_WINDOW : ARGPOOL_INDEX_PLANE;
  o.layout = static_cast<argpool_layout>(layout);
  o.duplicates = static_cast<argpool_duplicates>(duplicates);
  return o;
}

bool results_last(const View& like, int64_t layout, int rank) {
  return layout == ARGPOOL_LAYOUT_FROM_STRIDES ? like.channels_last(rank)
                                               : layout == ARGPOOL_CHANNELS_LAST;
}

argpool_window window_at(const Stack& stack, int from, bool ceil_mode) {
  const Numbers kernel = stack.numbers(from), stride = stack.numbers(from + 1),
                padding = stack.numbers(from + 2), dilation = stack.numbers(from + 3);
  const int rank = static_cast<int>(kernel.count);
  if (rank < 1 || rank > 3 || !stride.fits(rank) || !padding.fits(rank) || !dilation.fits(rank)) {
    fail("argpool: kernel has %d entries; accepted: 1 to 3, one for each spatial dimension, and "
         "as many, or one, in stride, padding and dilation", rank);
  }
  for (const Numbers* list : {&stride, &dilation}) {  // 0 is a default in argpool.h
    for (size_t i = 0; i < list->count; ++i) {
      if (list->of[i] == 0) {
        fail("argpool: %s has a 0; accepted: 1 or more", list == &stride ? "stride" : "dilation");
      }
    }
  }
  return window(rank, kernel, stride, padding, dilation, ceil_mode);
}

void check_rank(const View& t, const char* name, int rank) {
  check_cpu(t, name);
  if (t.ndim() == rank + 1 || t.ndim() == rank + 2) return;
  fail("argpool: %s has %d dimensions; accepted: %d or %d, as the kernel has %d", name, t.ndim(),
       rank + 1, rank + 2, rank);
}

// max_pool(Tensor self, int[] kernel, int[] stride, int[] padding, int[] dilation, bool ceil_mode,
//          int index_bits, int layout) -> (Tensor, Tensor)
// index_bits: 64, 32: offsets in the plane; 8, 16: tap numbers; 0: none, and an empty tensor in
// their place. layout: argpool_layout.
void max_pool(Value* values_, uint64_t, uint64_t) {
  Stack stack(values_, "tllllnnn");
  View x = stack.tensor(0);
  const argpool_window w = window_at(stack, 1, stack.truth(5));
  check_rank(x, "the input", w.rank);
  int64_t shape[kMostDimensions];
  const int spatial = x.ndim() - w.rank;
  memcpy(shape, x.shape(), sizeof *shape * (size_t)x.ndim());
  check_status(argpool_pooled_shape(&w, shape + spatial, shape + spatial));
  const bool last = results_last(x, stack.number(7), w.rank);
  View values = View::make(shape, x.ndim(), x.dtype(), last, w.rank);
  const int64_t bits = stack.number(6), none[1] = {0};
  View indices = bits ? View::make(shape, x.ndim(), index_dtype(bits), last, w.rank)
                      : View::make(none, 1, index_dtype(8), false, 1);
  const argpool_options o = options_for(indices, stack.number(7), 0);
  check_status(argpool_max_pool(&w, x.dl(), values.dl(), bits ? indices.dl() : nullptr, &o));
  stack.answer(&values, &indices);
}

// A result of `like`'s leading shape and the spatial extents that argument `at` lists.
View make_sized(const Stack& stack, int at, const View& like, int rank, int64_t layout) {
  const Numbers size = stack.numbers(at);
  if (size.count != (size_t)rank) {
    fail("argpool: the size has %zu entries; accepted: %d, the spatial extents of the result",
         size.count, rank);
  }
  int64_t shape[kMostDimensions];
  memcpy(shape, like.shape(), sizeof *shape * (size_t)like.ndim());
  for (int i = 0; i < rank; ++i) {
    if (size.of[i] < 1) {
      fail("argpool: the size has a %lld; accepted: 1 or more", (long long)size.of[i]);
    }
    shape[like.ndim() - rank + i] = size.of[i];
  }
  return View::make(shape, like.ndim(), like.dtype(), results_last(like, layout, rank), rank);
}

// max_unpool(Tensor self, Tensor indices, SymInt[] size, int[] kernel, int[] stride, int[] padding,
//            int[] dilation, int duplicates, int layout) -> Tensor
void max_unpool(Value* values_, uint64_t, uint64_t) {
  Stack stack(values_, "ttlllllnn");
  View values = stack.tensor(0), indices = stack.tensor(1);
  const argpool_window w = window_at(stack, 3, false);
  check_rank(values, "the input", w.rank);
  check_rank(indices, "indices", w.rank);
  View out = make_sized(stack, 2, values, w.rank, stack.number(8));
  const argpool_options o = options_for(indices, stack.number(8), stack.number(7));
  check_status(argpool_max_unpool(&w, values.dl(), indices.dl(), out.dl(), &o));
  stack.answer(&out);
}

// max_unpool_backward(Tensor grad, Tensor indices, int[] kernel, int[] stride, int[] padding,
//                     int[] dilation, int duplicates, int layout) -> Tensor
void max_unpool_backward(Value* values, uint64_t, uint64_t) {
  Stack stack(values, "ttllllnn");
  View grad = stack.tensor(0), indices = stack.tensor(1);
  const argpool_window w = window_at(stack, 2, false);
  check_rank(grad, "the gradient", w.rank);
  check_rank(indices, "indices", w.rank);
  View out = View::make(indices.shape(), indices.ndim(), grad.dtype(),
                        results_last(grad, stack.number(7), w.rank), w.rank);
  const argpool_options o = options_for(indices, stack.number(7), stack.number(6));
  check_status(argpool_max_unpool_backward(&w, grad.dl(), indices.dl(), out.dl(), &o));
  stack.answer(&out);
}

// max_pool.out(Tensor self, int[] kernel, int[] stride, int[] padding, int[] dilation,
//              bool ceil_mode, *, Tensor(a!) values, Tensor(b!) indices)
// Indices of another rank than values' are none, and left alone.
void max_pool_out(Value* values_, uint64_t, uint64_t) {
  Stack stack(values_, "tllllntt");
  View x = stack.tensor(0), values = stack.tensor(6), indices = stack.tensor(7);
  const argpool_window w = window_at(stack, 1, stack.truth(5));
  check_rank(x, "the input", w.rank);
  check_cpu(values, "out's tensor of values");
  check_cpu(indices, "out's tensor of indices");
  const bool with_indices = indices.ndim() == values.ndim();
  const argpool_options o = options_for(indices, 0, 0);
  check_status(
      argpool_max_pool(&w, x.dl(), values.dl(), with_indices ? indices.dl() : nullptr, &o));
  stack.answer_arguments(6, 7);
}

// max_unpool.out and max_unpool_backward.out (Tensor self, Tensor indices, int[] kernel,
//     int[] stride, int[] padding, int[] dilation, int duplicates, *, Tensor(a!) out) -> Tensor(a!)
template <argpool_status (*run)(const argpool_window*, const DLTensor*, const DLTensor*, DLTensor*,
                                const argpool_options*)>
void out_of_indices(Value* values_, uint64_t, uint64_t) {
  Stack stack(values_, "ttllllnt");
  View x = stack.tensor(0), indices = stack.tensor(1), out = stack.tensor(7);
  const argpool_window w = window_at(stack, 2, false);
  check_rank(x, "the input", w.rank);
  check_rank(indices, "indices", w.rank);
  check_rank(out, "out", w.rank);
  const argpool_options o = options_for(indices, 0, stack.number(6));
  check_status(run(&w, x.dl(), indices.dl(), out.dl(), &o));
  stack.answer_arguments(7);
}

}  // namespace

const Operator kOwn[] = {
    {"max_pool", max_pool},
    {"max_pool.out", max_pool_out},
    {"max_unpool", max_unpool},
    {"max_unpool.out", out_of_indices<argpool_max_unpool>},
    {"max_unpool_backward", max_unpool_backward},
    {"max_unpool_backward.out", out_of_indices<argpool_max_unpool_backward>},
};

}  // namespace argpool_torch
