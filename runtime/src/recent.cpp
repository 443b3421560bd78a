// The recent calls of each thread: a few, the oldest replaced first.
// SPDX-License-Identifier: MIT
#include "recent.h"

#include <string.h>

#include "environment.h"

namespace argpool {
namespace {

constexpr unsigned kKept = 16;  // a network's pooling calls, there and back

__thread Answer answers[kKept] = {};
__thread unsigned asked;
__thread unsigned hit;  // networks repeat a call, or go on to the one that followed it last time

uint32_t alignment(const DLTensor& t) {
  const uintptr_t address = (uintptr_t)data_of(t);
  const uint32_t low = (uint32_t)(address & 63) | 64;
  return address ? low & -low : 0;
}

// Are two arrays of words, of a pointer's size, the same? Inline: they are short.
template <typename T>
bool same_words(const T& a, const T& b) {
  static_assert(sizeof a % sizeof(uintptr_t) == 0, "words");
  const char *p = reinterpret_cast<const char*>(&a), *q = reinterpret_cast<const char*>(&b);
  uintptr_t differ = 0;
  for (size_t i = 0; i < sizeof a; i += sizeof differ) {
    uintptr_t x, y;
    memcpy(&x, p + i, sizeof x);
    memcpy(&y, q + i, sizeof y);
    differ |= x ^ y;
  }
  return differ == 0;
}

bool same_tensors(const Question& q, const DLTensor* const* tensors) {
  for (int i = 0; i < 3; ++i) {
    const auto& kept = q.tensors[i];
    const DLTensor* t = tensors[i];
    if ((t != nullptr) != kept.given) return false;
    if (!t) continue;
    if (t->ndim != kept.ndim || (int32_t)t->device.device_type != kept.device || !t->shape ||
        (t->strides != nullptr) != kept.strided || alignment(*t) != kept.aligned ||
        memcmp(&t->dtype, &kept.type, sizeof t->dtype)) {
      return false;
    }
    const int64_t* strides = kept.strided ? t->strides : t->shape;
    int64_t differ = 0;
    for (int d = 0; d < kept.ndim; ++d) {
      differ |= (t->shape[d] ^ kept.shape[d]) | (strides[d] ^ kept.strides[d]);
    }
    if (differ) return false;
  }
  return true;
}

bool same_options(const Question& q, const argpool_options* o) {
  if (!o) return !q.space && !q.layout && !q.duplicates && !q.num_threads && !q.trusted_indices;
  return o->struct_size == sizeof *o && !o->forced_variant && !o->max_target && !o->reserved &&
         o->index_space == q.space && o->layout == q.layout && o->duplicates == q.duplicates &&
         o->num_threads == q.num_threads && o->trusted_indices == q.trusted_indices;
}

// False: nothing that can be kept, such as a malformed call.
bool make_question(const Call& c, Question* q) {
  if (environment().verbose_dispatch || !c.tensors || !c.window ||
      c.window->struct_size != sizeof *c.window || c.window->rank < 1 || c.window->rank > 3) {
    return false;
  }
  memset(q, 0, sizeof *q);
  for (int i = 0; i < 3; ++i) {
    const DLTensor* t = c.tensors[i];
    if (!t) continue;
    const int without_n = c.window->rank + 1;  // other shapes are refused unread
    if ((t->ndim != without_n && t->ndim != without_n + 1) || !t->shape) return false;
    auto& to = q->tensors[i];
    to.given = true;
    to.strided = t->strides != nullptr;
    const int64_t* strides = to.strided ? t->strides : t->shape;
    for (int d = 0; d < 5; ++d) {  // the shape stands in for missing strides
      if (d >= t->ndim) break;
      to.shape[d] = t->shape[d];
      to.strides[d] = strides[d];
    }
    to.ndim = t->ndim;
    to.device = t->device.device_type;
    to.type = t->dtype;
    to.aligned = alignment(*t);
  }
  q->window = *c.window;
  if (const argpool_options* o = c.options) {
    if (o->struct_size != sizeof *o) return false;  // another version's may be shorter
    q->space = o->index_space;
    q->layout = o->layout;
    q->duplicates = o->duplicates;
    q->num_threads = o->num_threads;
    q->trusted_indices = o->trusted_indices;
    if (!same_options(*q, o)) return false;  // it has names
  }
  q->op = c.op;
  q->table = c.table;
  q->content = *c.table;
  return true;
}

}  // namespace

Answer* recall(const Call& c) {
  if (!c.tensors || !c.window) return nullptr;
  for (unsigned i = 0; i < kKept; ++i) {
    const unsigned slot = (hit + i) % kKept;
    Answer& a = answers[slot];
    const Question& q = a.question;
    if (!a.run || q.op != c.op || q.table != c.table || !same_tensors(q, c.tensors) ||
        !same_options(q, c.options) || c.window->struct_size != sizeof *c.window ||
        !same_words(q.window, *c.window) || !same_words(q.content, *c.table)) {
      continue;
    }
    hit = slot;
    return a.selection.main.row->run == a.run ? &a : nullptr;
  }
  return nullptr;
}

void remember(const Call& call, const Problem& problem, const Selection& selection) {
  Question question;
  if (!selection.main.row || !make_question(call, &question)) return;
  Answer& a = answers[asked++ % kKept];
  a.question = question;
  a.problem = problem;
  a.selection = selection;
  a.run = selection.main.row->run;
  a.ready.renew();
}

}  // namespace argpool
