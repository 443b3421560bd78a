/* A call on the tensors of a tuple of DLPack capsules: ctypes would take 0.2 us for each. Python's
 * functions come by their addresses, so nothing is compiled or linked against Python. Each only
 * reads objects that the caller holds, which needs no GIL.
 * SPDX-License-Identifier: MIT */
#include <argpool.h>

static struct {
  int (*is_valid)(void* capsule, const char* name);     /* PyCapsule_IsValid */
  void* (*pointer)(void* capsule, const char* name);    /* PyCapsule_GetPointer */
  void* (*item)(void* tuple, ptrdiff_t index);          /* PyTuple_GetItem */
  ptrdiff_t (*size)(void* tuple);                       /* PyTuple_Size */
} python;

/* _library.py's Request. */
typedef struct {
  int32_t op; /* argpool_op */
  const argpool_window* window;
  const argpool_options* options;
} argpool_python_request;

void argpool_python_begin(const void* functions);
void argpool_python_begin(const void* functions) {
  __builtin_memcpy(&python, functions, sizeof python);
}

/* The status of an operation on the tensors that the tuple's capsules hold, two or three of them in
 * argpool.h's order. -1: one is no unversioned capsule, and nothing was done. */
int argpool_python_call(const argpool_python_request* r, void* capsules);
int argpool_python_call(const argpool_python_request* r, void* capsules) {
  DLTensor* t[3] = {NULL, NULL, NULL};
  const ptrdiff_t count = python.size(capsules);
  for (ptrdiff_t i = 0; i < count && i < 3; ++i) {
    void* const capsule = python.item(capsules, i);
    if (!python.is_valid(capsule, "dltensor")) return -1;
    t[i] = python.pointer(capsule, "dltensor");
  }
  switch (r->op) {
    case ARGPOOL_MAX_POOL: return argpool_max_pool(r->window, t[0], t[1], t[2], r->options);
    case ARGPOOL_MAX_UNPOOL: return argpool_max_unpool(r->window, t[0], t[1], t[2], r->options);
    case ARGPOOL_MAX_POOL_BACKWARD:
      return argpool_max_pool_backward(r->window, t[0], t[1], t[2], r->options);
    default: return argpool_max_unpool_backward(r->window, t[0], t[1], t[2], r->options);
  }
}
