// SPDX-License-Identifier: MIT
#include "aten_calls.h"

#include <dlfcn.h>

#include <tuple>

namespace argpool_torch {
namespace {

using Object = AtenTensorOpaque;  // at::Tensor; a handle of the stable interface is its address

// c10::ArrayRef of int64_t, and of c10::SymInt, which holds a number that is no symbol as it is.
struct Span {
  const int64_t* numbers;
  size_t count;
};
Span span(const Numbers& list) { return {list.of, list.count}; }

// As at::_ops::<form>::call has them; the mangled names below say what each takes.
using Pool = std::tuple<Object&, Object&>(const Object&, Span, Span, Span, Span, bool, Object&,
                                          Object&);
using PoolBackward = Object&(const Object&, const Object&, Span, Span, Span, Span, bool,
                             const Object&, Object&);
using Unpool2d = Object&(const Object&, const Object&, Span, Object&);
using Unpool3d = Object&(const Object&, const Object&, Span, Span, Span, Object&);

Object& object(const View& view) { return *view.handle(); }

void run_pool(void* function, const Stack& s, const View* results) {
  const Numbers kernel = s.numbers(1), stride = s.numbers(2), padding = s.numbers(3),
                dilation = s.numbers(4);
  reinterpret_cast<Pool*>(function)(object(s.tensor(0)), span(kernel), span(stride), span(padding),
                                    span(dilation), s.truth(5), object(results[0]),
                                    object(results[1]));
}

void run_pool_backward(void* function, const Stack& s, const View* results) {
  const Numbers kernel = s.numbers(2), stride = s.numbers(3), padding = s.numbers(4),
                dilation = s.numbers(5);
  reinterpret_cast<PoolBackward*>(function)(
      object(s.tensor(0)), object(s.tensor(1)), span(kernel), span(stride), span(padding),
      span(dilation), s.truth(6), object(s.tensor(7)), object(results[0]));
}

void run_unpool2d(void* function, const Stack& s, const View* results) {
  const Numbers size = s.numbers(2);
  reinterpret_cast<Unpool2d*>(function)(object(s.tensor(0)), object(s.tensor(1)), span(size),
                                        object(results[0]));
}

void run_unpool3d(void* function, const Stack& s, const View* results) {
  const Numbers size = s.numbers(2), stride = s.numbers(3), padding = s.numbers(4);
  reinterpret_cast<Unpool3d*>(function)(object(s.tensor(0)), object(s.tensor(1)), span(size),
                                        span(stride), span(padding), object(results[0]));
}

}  // namespace

void* AtenCall::find() const {
  void* library = dlopen("libtorch_cpu.so", RTLD_NOW | RTLD_NOLOAD);
  return library ? dlsym(library, symbol) : nullptr;
}

#define ARGPOOL_ATEN(length, name, parameters) "_ZN2at4_ops" #length #name "4call" parameters
#define ARGPOOL_ATEN_POOL "ERKNS_6TensorEN3c108ArrayRefIlEES7_S7_S7_bRS2_S8_"
#define ARGPOOL_ATEN_BACKWARD "ERKNS_6TensorES4_N3c108ArrayRefIlEES7_S7_S7_bS4_RS2_"
#define ARGPOOL_ATEN_UNPOOL "ERKNS_6TensorES4_N3c108ArrayRefINS5_6SymIntEEE"

const AtenCall kCallPool2d = {
    ARGPOOL_ATEN(27, max_pool2d_with_indices_out, ARGPOOL_ATEN_POOL), run_pool};
const AtenCall kCallPool3d = {
    ARGPOOL_ATEN(27, max_pool3d_with_indices_out, ARGPOOL_ATEN_POOL), run_pool};
const AtenCall kCallPool2dBackward = {
    ARGPOOL_ATEN(43, max_pool2d_with_indices_backward_grad_input, ARGPOOL_ATEN_BACKWARD),
    run_pool_backward};
const AtenCall kCallPool3dBackward = {
    ARGPOOL_ATEN(43, max_pool3d_with_indices_backward_grad_input, ARGPOOL_ATEN_BACKWARD),
    run_pool_backward};
const AtenCall kCallUnpool2d = {
    ARGPOOL_ATEN(16, max_unpool2d_out, ARGPOOL_ATEN_UNPOOL "RS2_"), run_unpool2d};
const AtenCall kCallUnpool3d = {
    ARGPOOL_ATEN(16, max_unpool3d_out, ARGPOOL_ATEN_UNPOOL "NS6_IlEES9_RS2_"), run_unpool3d};

}  // namespace argpool_torch
