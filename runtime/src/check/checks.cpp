// Checks of a call's arguments, each citing its rule; the sentences say what is accepted.
// SPDX-License-Identifier: MIT
#include "check/checks.h"

#include "check/rules.h"
#include "problem/clip.h"
#include "problem/overlap.h"
#include "support/errors.h"
#include "support/structs.h"

namespace argpool {
namespace {

constexpr int kMostThreads = 1024;
constexpr double kMostSeconds = 86400;
constexpr uint32_t kMostTargets = 64;  // selection keeps a bit for each

constexpr Signature kSignatures[] = {
    {"max_pool", {"src", "values", "indices"}, 0, 1, 2, {false, true, true}},
    {"max_unpool", {"values", "indices", "dst"}, 2, 0, 1, {false, false, true}},
    {"max_pool_backward", {"grad_values", "indices", "grad_src"}, 2, 0, 1, {false, false, true}},
    {"max_unpool_backward", {"grad_dst", "indices", "grad_values"}, 0, 2, 1, {false, false, true}},
    {"min_pool", {"src", "values", "indices"}, 0, 1, 2, {false, true, true}},
};

bool fine_seconds(const argpool_options& o) {
  return o.measure_seconds >= 0 && o.measure_seconds <= kMostSeconds;
}

[[gnu::cold, gnu::noinline]] argpool_status fail_option(const argpool_options& o) {
  const struct {
    const char* name;
    int value, most;
  } ranges[] = {{"index_space", (int)o.index_space, ARGPOOL_INDEX_TENSOR_DEFAULT_SHAPE},
                {"layout", (int)o.layout, ARGPOOL_CHANNELS_LAST},
                {"duplicates", (int)o.duplicates, ARGPOOL_DUPLICATES_EXACT},
                {"num_threads", o.num_threads, kMostThreads},
                {"trusted_indices", o.trusted_indices, 1},
                {"reserved", o.reserved, 0},
                {"measure", (int)o.measure, ARGPOOL_BETWEEN}};
  if (!fine_seconds(o)) {
    return fail(ARGPOOL_INVALID_ARGUMENT,
                "options.measure_seconds is %g; accepted: 0, which is a default, to %.0f",
                (double)o.measure_seconds, kMostSeconds);
  }
  const auto* r = ranges;
  while (r->value >= 0 && r->value <= r->most) ++r;  // one of them is not
  return fail(ARGPOOL_INVALID_ARGUMENT, "options.%s is %d; accepted: 0 to %d", r->name, r->value,
              r->most);
}

// Which kernels serve a checked problem. A gather finds cells by their place in the affine form of
// the space, hence serves no plane that goes beyond the box which indices count.
void choose_kernels(Problem* p) {
  const bool gathers = p->indexing.names_all(p->plane.extent);
  p->scatter_op = 0;
  switch (p->op) {
    case ARGPOOL_MAX_POOL: p->kernel_op = ARGPOOL_KERNEL_MAX_POOL; return;
    case ARGPOOL_MAX_UNPOOL_BACKWARD:
      p->kernel_op = p->duplicates == ARGPOOL_DUPLICATES_EXACT
                         ? ARGPOOL_KERNEL_MAX_UNPOOL_BACKWARD_EXACT
                         : ARGPOOL_KERNEL_MAX_UNPOOL_BACKWARD;
      return;
    default:
      p->kernel_op = !gathers    ? 0
                     : p->adds() ? ARGPOOL_KERNEL_MAX_POOL_BACKWARD
                                 : ARGPOOL_KERNEL_MAX_UNPOOL;
      p->scatter_op = p->adds() ? ARGPOOL_KERNEL_MAX_POOL_BACKWARD_SCATTER
                                : ARGPOOL_KERNEL_MAX_UNPOOL_SCATTER;
  }
}

// On a device, indices are judged long after the call: the result must be reported somewhere.
argpool_status check_reports(const Signature& s, const Problem& p) {
  if (!p.on_device() || p.op == ARGPOOL_MAX_POOL || p.trusted || p.error_word) return ARGPOOL_OK;
  return fail(ARGPOOL_INVALID_ARGUMENT,
              "options.error_word is NULL, and %s of %s is on %s; accepted: a word there, for "
              "argpool_query_error, or trusted_indices = 1",
              s.names[s.indices], s.op, device_name(p.indices.device, p.indices.device_id).text);
}

}  // namespace

const Signature& signature(argpool_op op) { return kSignatures[op - 1]; }

argpool_status read_options(const argpool_options* given, argpool_options* o) {
  if (!given) {
    memset(o, 0, sizeof *o);
    o->struct_size = sizeof *o;
    return ARGPOOL_OK;
  }
  if (!copy_versioned(o, given, offsetof(argpool_options, index_space))) {
    return fail(ARGPOOL_INVALID_ARGUMENT,
                "options.struct_size is %zu; accepted: sizeof(argpool_options), which is %zu here",
                given->struct_size, sizeof *o);
  }
  const bool fine = (unsigned)o->index_space <= ARGPOOL_INDEX_TENSOR_DEFAULT_SHAPE &&
                    (unsigned)o->layout <= ARGPOOL_CHANNELS_LAST &&
                    (unsigned)o->duplicates <= ARGPOOL_DUPLICATES_EXACT &&
                    (unsigned)o->num_threads <= kMostThreads &&
                    (unsigned)o->trusted_indices <= 1 && o->reserved == 0 &&
                    (unsigned)o->measure <= ARGPOOL_BETWEEN && fine_seconds(*o);
  return fine ? ARGPOOL_OK : fail_option(*o);
}

argpool_status check_table(const argpool_table* table) {
  if (!table) return fail(ARGPOOL_INVALID_ARGUMENT, "table is NULL; accepted: a library's table");
  if (table->version != ARGPOOL_TABLE_VERSION || table->struct_size < sizeof *table) {
    return fail(ARGPOOL_INVALID_ARGUMENT,
                "table has version %u and size %u; accepted: version %d, size %zu or more. Build "
                "the library again with this argpool",
                table->version, table->struct_size, ARGPOOL_TABLE_VERSION, sizeof *table);
  }
  if (table->target_count > kMostTargets) {
    return fail(ARGPOOL_INVALID_ARGUMENT, "table %s has %u targets; accepted: up to %u",
                table->name, table->target_count, kMostTargets);
  }
  return ARGPOOL_OK;
}

// Is nothing wrong, as is usual? Whatever raises doubts is for the closer look below.
static bool plainly_fine(const Problem& p) {
  const auto placed = [](const Tensor& t) {
    return t.data && !((uintptr_t)t.data & (uintptr_t)(t.bytes - 1));
  };
  const auto apart = [](const Tensor& a, const Tensor& b) {
    const intptr_t from = (intptr_t)a.data, to = (intptr_t)b.data;
    return from + a.low >= to + b.high || to + b.low >= from + a.high;
  };
  return placed(p.plane) && placed(p.values) && apart(p.plane, p.values) &&
         (!p.has_indices || (placed(p.indices) && apart(p.plane, p.indices) &&
                             apart(p.values, p.indices)));
}

argpool_status check_output(const char* name, const Tensor& t, bool channels_last) {
  if (!overlaps_itself(t, channels_last)) return ARGPOOL_OK;
  return fail(ARGPOOL_UNSUPPORTED_STRIDES,
              "%s: its strides put several cells into one place; accepted: outputs whose cells "
              "have memory of their own (C15)",
              name);
}

argpool_status same_dimensions(const char* name, const DLTensor& t, const char* other,
                               const DLTensor& u) {
  if (t.ndim == u.ndim) return ARGPOOL_OK;
  return fail(ARGPOOL_SHAPE_MISMATCH,
              "%s has %d dimensions; accepted: %d, as in %s; either all tensors have n or none",
              name, t.ndim, u.ndim, other);
}

argpool_status check_places(const char* const* names, const Tensor* const* tensors,
                            const bool* output, int count, Data data) {
  for (int i = 0; i < count; ++i) {
    if (!tensors[i] || tensors[i]->empty()) continue;
    const Tensor& t = *tensors[i];
    if (!t.data && data == Data::given) {
      return fail(ARGPOOL_INVALID_ARGUMENT, "%s.data is NULL; accepted: memory of its cells",
                  names[i]);
    }
    if ((uintptr_t)t.data % t.bytes) {
      return fail(ARGPOOL_INVALID_ARGUMENT,
                  "%s.data is at %p; accepted: multiples of the %d bytes of its elements", names[i],
                  (void*)t.data, t.bytes);
    }
    for (int j = 0; j < count && t.data && output[i]; ++j) {
      if (j == i || !tensors[j] || (output[j] && j < i)) continue;
      if (tensors[j]->data && t.memory == tensors[j]->memory && overlap(t, *tensors[j])) {
        return fail(ARGPOOL_OVERLAP,
                    "%s shares memory with %s; accepted: outputs with memory of their own (C14)",
                    names[i], names[j]);
      }
    }
  }
  return ARGPOOL_OK;
}

bool lies_near(const Tensor& t) {
  return t.high - t.low <= kMostSpan && t.extent[0] <= kMostExtent && t.extent[1] <= kMostExtent &&
         t.extent[2] <= kMostExtent && t.c <= kMostExtent &&
         t.n * t.c * t.cells() <= min(kMostCells, kMostSpan / t.bytes);  // and copies
}

argpool_status check_data(const Problem& p, Data data) {
  if (__builtin_expect(plainly_fine(p), 1)) return ARGPOOL_OK;
  const Signature& s = signature(p.op);
  const Tensor* tensors[3];
  for (int i = 0; i < 3; ++i) {
    tensors[i] = i == s.indices && !p.has_indices ? nullptr : tensor_at(p, s, i);
  }
  return check_places(s.names, tensors, s.output, 3, data);
}

argpool_status check_call(argpool_op op, const argpool_window* window,
                          const DLTensor* const* tensors, const argpool_options& options,
                          Data data, Problem* p) {
  if (op < ARGPOOL_MAX_POOL || op > ARGPOOL_MIN_POOL) {
    return fail(ARGPOOL_INVALID_ARGUMENT, "op is %d; accepted: 1 to 5, an argpool_op", (int)op);
  }
  const Signature& s = signature(op);
  if (argpool_status bad = read_window(window, &p->window)) return bad;
  if (!tensors) {
    return fail(ARGPOOL_INVALID_ARGUMENT, "tensors is NULL; accepted: the tensors of %s", s.op);
  }
  p->minimum = op == ARGPOOL_MIN_POOL;
  p->row_inverts = false;
  p->view = View::asked;
  p->op = p->minimum ? ARGPOOL_MAX_POOL : op;
  p->duplicates = options.duplicates;
  p->trusted = options.trusted_indices;
  p->stream = options.stream;
  p->error_word = options.error_word;
  p->has_indices = p->op != ARGPOOL_MAX_POOL || tensors[s.indices];
  if (!p->has_indices) p->indices = Tensor{};
  const Tensor* all[3] = {};
  p->near = true;
  for (int i = 0; i < 3; ++i) {
    if (i == s.indices && !p->has_indices) continue;
    Tensor* t = tensor_at(*p, s, i);
    if (argpool_status bad = read_tensor(s.names[i], tensors[i], p->window.rank, t)) return bad;
    if (argpool_status bad = same_dimensions(s.names[i], *tensors[i], s.names[0], *tensors[0])) {
      return bad;
    }
    if (argpool_status bad = same_device(s.names[i], *t, s.names[0], *tensor_at(*p, s, 0))) {
      return bad;
    }
    if (argpool_status bad = p->minimum ? check_on_cpu(s.names[i], *t) : ARGPOOL_OK) return bad;
    p->near &= lies_near(*t);
    all[i] = t;
  }
  if (argpool_status bad = check_policies(s, options, *p)) return bad;
  if (argpool_status bad = check_types(s, options.index_space, p)) return bad;
  if (argpool_status bad = check_shapes(s, options.index_space, p)) return bad;
  if (argpool_status bad = make_indexing(s.names[s.indices], options.index_space, p->index,
                                         p->window, p->values, p->plane.extent, &p->indexing)) {
    return bad;
  }
  if (argpool_status bad = check_reports(s, *p)) return bad;
  choose_kernels(p);
  set_clipping(p);
  p->layout = layout_of(all, 3, options.layout);
  if (p->on_device()) {
    if (argpool_status bad = check_layout(s.names, all, 3, options.layout, p->layout)) return bad;
  }
  p->either_layout = p->channels_last() && in_either_layout(all, 3, !p->on_device());
  for (int i = 0; i < 3; ++i) {
    if (!all[i] || !s.output[i]) continue;
    if (argpool_status bad = check_output(s.names[i], *all[i], p->channels_last())) return bad;
  }
  return check_data(*p, data);
}

}  // namespace argpool
