// aten's own kernels, called as C++ calls them: what they throw passes through, so that Python sees
// PyTorch's class of exception. Of the stable interface's calls at most the message is left.
// SPDX-License-Identifier: MIT
#pragma once

#include "arguments.h"

namespace argpool_torch {

// A form that writes its results into tensors that are there: its name in libtorch_cpu.so, and how
// it is called with a stack's arguments. The interface is C++'s, so a later PyTorch may lack it.
struct AtenCall {
  const char* symbol;
  void (*run)(void* function, const Stack& arguments, const View* results);

  void* find() const;  // NULL: this PyTorch has another one
};

extern const AtenCall kCallPool2d, kCallPool3d, kCallPool2dBackward, kCallPool3dBackward,
    kCallUnpool2d, kCallUnpool3d;

}  // namespace argpool_torch
