// The recent calls of each thread: a few, the oldest replaced first.
// SPDX-License-Identifier: MIT
#include "remember/recent.h"

#include <string.h>

#include "platform/environment.h"
#include "platform/system.h"

namespace argpool {

constexpr unsigned kKept = 16;  // a network's pooling calls, there and back

struct Recent {
  Answer answers[kKept];
  unsigned asked;
  unsigned hit;  // networks repeat a call, or go on to the one that followed it last time
  Keeper keeper;

  Answer* find(const Call& call, void** data);
};

namespace {

// Two words at a time, wherever they lie.
typedef uint64_t Two __attribute__((vector_size(16)));
Two two_at(const void* p) {
  Two words;
  memcpy(&words, p, sizeof words);
  return words;
}
Two difference(const void* a, const void* b) { return two_at(a) ^ two_at(b); }
bool none(Two words) { return (words[0] | words[1]) == 0; }

// Are two structs of whole words the same? Inline: they are short.
template <typename T>
bool same_words(const T& a, const T& b) {
  static_assert(sizeof a % 8 == 0 && sizeof a >= 16, "words");
  const char *p = reinterpret_cast<const char*>(&a), *q = reinterpret_cast<const char*>(&b);
  Two differ = difference(p + sizeof a - 16, q + sizeof a - 16);
  for (size_t i = 0; i + 16 < sizeof a; i += 16) differ |= difference(p + i, q + i);
  return none(differ);
}

// A tensor's number of dimensions and its type, in one word.
uint64_t form_of(const DLTensor& t) {
  static_assert(offsetof(DLTensor, dtype) == offsetof(DLTensor, ndim) + 4, "side by side");
  uint64_t form;
  memcpy(&form, &t.ndim, sizeof form);
  return form;
}

inline bool same_tensor(const Question::Asked& kept, const DLTensor* t, void** data) {
  if (!t || !kept.given) {
    *data = nullptr;
    return !t && !kept.given;
  }
  *data = data_of(*t);
  if (form_of(*t) != kept.form || (int32_t)t->device.device_type != kept.device || !t->shape ||
      (t->strides != nullptr) != kept.strided || ((uintptr_t)*data & kept.below) != kept.aligned) {
    return false;
  }
  const int64_t *const shape = t->shape, *const strides = t->strides ? t->strides : shape;
  // Two to five of each: the first two, the last two, and what five have between them.
  const auto pair = [&](uint32_t d) {
    return difference(shape + d, kept.shape + d) | difference(strides + d, kept.strides + d);
  };
  const Two ends = pair(0) | pair(kept.last);
  return none(kept.last < 3 ? ends : ends | pair(2));
}

bool same_options(const Question& q, const argpool_options* o) {
  if (!o) {
    return !q.space && !q.layout && !q.duplicates && !q.num_threads && !q.trusted_indices &&
           !q.measure && q.measure_seconds == 0;
  }
  return o->struct_size == sizeof *o && !o->forced_variant && !o->max_target && !o->reserved &&
         o->index_space == q.space && o->layout == q.layout && o->duplicates == q.duplicates &&
         o->num_threads == q.num_threads && o->trusted_indices == q.trusted_indices &&
         o->measure == q.measure && o->measure_seconds == q.measure_seconds;
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
    to.form = form_of(*t);
    to.last = (uint32_t)t->ndim - 2;
    to.device = t->device.device_type;
    const uintptr_t address = (uintptr_t)data_of(*t), low = address & 63;
    to.aligned = low & -low;
    to.below = low ? 2 * to.aligned - 1 : 63;
  }
  q->window = *c.window;
  if (const argpool_options* o = c.options) {
    if (o->struct_size != sizeof *o) return false;  // another version's may be shorter
    q->space = o->index_space;
    q->layout = o->layout;
    q->duplicates = o->duplicates;
    q->num_threads = o->num_threads;
    q->trusted_indices = o->trusted_indices;
    q->measure = o->measure;
    q->measure_seconds = o->measure_seconds;
    if (!same_options(*q, o)) return false;  // it has names
  }
  q->op = c.op;
  q->table = c.table;
  q->content = *c.table;
  return true;
}

// A row was found to be faulty: no answer is ready any more, and its next call is selected anew.
void revoke_all(void* recent) {
  for (Answer& a : static_cast<Recent*>(recent)->answers) a.ready.revoke();
}

// A thread's memory of its calls, allocated with the first one that is kept; or NULL.
Recent* recent_calls() {
  if (!this_thread()) return nullptr;  // nobody would free it
  Recent*& recent = thread_pointers.recent;
  if (recent) return recent;
  recent = static_cast<Recent*>(allocate_zeros(sizeof(Recent)));
  if (recent) recent->keeper.enter(revoke_all, recent);
  return recent;
}

}  // namespace

Answer* Recent::find(const Call& c, void** data) {
  for (unsigned i = 0; i < kKept; ++i) {
    const unsigned slot = (hit + i) % kKept;
    Answer& a = answers[slot];
    const Question& q = a.question;
    if (!a.run || q.op != c.op || q.table != c.table ||
        !same_tensor(q.tensors[0], c.tensors[0], data) ||
        !same_tensor(q.tensors[1], c.tensors[1], data + 1) ||
        !same_tensor(q.tensors[2], c.tensors[2], data + 2) || !same_options(q, c.options) ||
        c.window->struct_size != sizeof *c.window || !same_words(q.window, *c.window) ||
        !same_content(q.content, *c.table)) {
      continue;
    }
    hit = slot;
    return a.selection.main.row->run == a.run ? &a : nullptr;
  }
  return nullptr;
}

Answer* recall(const Call& c, void** data) {
  if (!c.tensors || !c.window) return nullptr;
  Recent* const recent = thread_pointers.recent;
  return recent ? recent->find(c, data) : nullptr;
}

void remember(const Call& call, const Problem& problem, const Selection& selection) {
  Question question;
  if (!selection.main.row || !make_question(call, &question)) return;
  Recent* const r = recent_calls();
  if (!r) return;
  Answer& a = r->answers[r->asked++ % kKept];
  a.question = question;
  a.problem = problem;
  a.selection = selection;
  a.run = selection.main.row->run;
  a.ready.renew();
}

void free_recent(Recent* recent) {
  if (recent) recent->keeper.leave();
  free_zeros(recent);
}

}  // namespace argpool
