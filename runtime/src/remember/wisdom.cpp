// Lessons by problem: a table of pointers that readers follow without waiting.
// SPDX-License-Identifier: MIT
#include "remember/wisdom.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "choose/explain.h"
#include "platform/system.h"

namespace argpool {

// A lesson that was replaced stays where it is until all are forgotten: somebody may be reading it.
struct Kept {
  Lesson lesson;
  Kept* before;
  enum Resolving : int { kUnresolved, kBeingResolved, kResolved } state;  // atomic
  Resolved resolved;
};

namespace {

constexpr uint32_t kSlots = 4096;          // a power of two
constexpr uint32_t kMost = kSlots / 4 * 3;  // lessons: a search ends at a free slot

struct Lessons {
  Kept* slots[kSlots];  // atomic
  Kept* last;           // all that were ever kept
  uint32_t count;
};

Lessons* lessons;  // atomic; NULL: none
int readers;       // atomic
constexpr int kMostTables = 32;
uint64_t tables[kMostTables];  // atomic: numbers of those whose wisdom was read, then zeros
Mutex writing;

// A sum of products of two numbers, each with a key of its place added (Lemire and Kaser, "Strongly
// Universal String Hashing is Fast", Computer Journal 57, 2014: Multilinear-HM). No product waits
// for another: this runs in every call that wisdom may serve.
class Mixer {
 public:
  template <size_t N>
  void add(const int64_t (&numbers)[N]) {
    for (size_t i = 0; i + 1 < N; i += 2) add_two((uint64_t)numbers[i], (uint64_t)numbers[i + 1]);
    if (N % 2) add_two((uint64_t)numbers[N - 1], 0);
  }
  void add(const char* text) {
    size_t length = text ? strlen(text) : 0;
    for (; length >= 8; length -= 8, text += 8) add_word(text, 8);
    add_word(text, length);
  }
  uint64_t number() const {  // not 0
    uint64_t all = (sum_ ^ sum_ >> 32) * 0xff51afd7ed558ccdu;
    all ^= all >> 32;
    return all ? all : 1;
  }

 private:
  uint64_t sum_ = 0, key_ = 0x9e3779b97f4a7c15u;

  void add_two(uint64_t a, uint64_t b) {
    sum_ += (a + key_) * (b + (key_ ^ 0xbf58476d1ce4e5b9u));
    key_ += 0x94d049bb133111ebu;
  }
  void add_word(const char* text, size_t length) {
    int64_t word = (int64_t)length << 56;
    if (length) memcpy(&word, text, length);
    add({word});
  }
};

void add_tensor(Mixer& m, const Tensor& t) {
  const int64_t numbers[] = {t.n,        t.c,       t.extent[0], t.extent[1], t.extent[2],
                             t.stride_n, t.stride_c, t.stride[0], t.stride[1], t.stride[2],
                             t.bytes};
  m.add(numbers);
}

// Where a problem's lesson is, or would go.
Kept** slot_of(Lessons& all, uint64_t problem) {
  uint32_t at = (uint32_t)(problem >> 20) % kSlots;
  for (;; at = (at + 1) % kSlots) {
    const Kept* kept = __atomic_load_n(&all.slots[at], __ATOMIC_ACQUIRE);
    if (!kept || kept->lesson.problem == problem) return &all.slots[at];
  }
}

bool keep(const Lesson& lesson, bool replaces) {
  if (!lessons) {
    Lessons* const made = static_cast<Lessons*>(calloc(1, sizeof(Lessons)));
    if (!made) return false;
    __atomic_store_n(&lessons, made, __ATOMIC_RELEASE);
  }
  Kept** const slot = slot_of(*lessons, lesson.problem);
  if (*slot && !replaces) return true;
  if (!*slot && lessons->count == kMost) return false;
  Kept* const kept = static_cast<Kept*>(malloc(sizeof(Kept)));
  if (!kept) return false;
  kept->lesson = lesson;
  kept->before = lessons->last;
  kept->state = Kept::kUnresolved;
  lessons->last = kept;
  lessons->count += !*slot;
  __atomic_store_n(slot, kept, __ATOMIC_RELEASE);
  return true;
}

// A table elsewhere in time, at the same address, is another one.
uint64_t table_number(const argpool_table& t) {
  Mixer m;
  m.add({(intptr_t)t.wisdom, (intptr_t)t.name, (intptr_t)t.rows, (intptr_t)t.kernels,
         (intptr_t)t.costs, (int64_t)t.row_count});
  return m.number();
}

}  // namespace

uint64_t problem_number(const Problem& p, const Menu& menu) {
  Mixer m;
  m.add(menu.table->name);
  m.add({p.op, p.layout, p.either_layout, p.duplicates, p.trusted, p.elem, p.index, p.has_indices,
         p.indexing.space, p.window.rank, menu.threads, (int64_t)menu.targets});
  for (int i = 0; i < 3; ++i) {
    m.add({p.window.kernel[i], p.window.stride[i], p.window.pad[i], p.window.dilation[i]});
  }
  m.add(p.indexing.box);
  add_tensor(m, p.plane);
  add_tensor(m, p.values);
  if (p.has_indices) add_tensor(m, p.indices);
  if (p.plane.inverted) m.add({(int64_t)p.plane.inverted});
  return m.number();
}

void print_date(int64_t seconds, char (&to)[sizeof Lesson::date]) {
  const uint32_t day = (uint32_t)(seconds / 86400) + 719468;  // from 0000-03-01 on
  const uint32_t era = day / 146097, in_era = day % 146097;   // of 400 years
  const uint32_t year_of_era = (in_era - in_era / 1460 + in_era / 36524 - in_era / 146096) / 365;
  const uint32_t in_year = in_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
  const uint32_t from_march = (5 * in_year + 2) / 153;
  const uint32_t month = from_march < 10 ? from_march + 3 : from_march - 9;
  snprintf(to, sizeof to, "%04u-%02u-%02u", (era * 400 + year_of_era + (month < 3)) % 10000,
           month % 100, (in_year - (153 * from_march + 2) / 5 + 1) % 100);
}

bool is_wise() { return __atomic_load_n(&lessons, __ATOMIC_RELAXED) != nullptr; }

bool is_full() {
  writing.lock();
  const bool full = lessons && lessons->count == kMost;
  writing.unlock();
  return full;
}

// Counted before the table is looked at: who frees it waits for those who count.
static Kept* find_kept(uint64_t problem) {
  __atomic_add_fetch(&readers, 1, __ATOMIC_SEQ_CST);
  Lessons* const all = __atomic_load_n(&lessons, __ATOMIC_SEQ_CST);
  return all ? __atomic_load_n(slot_of(*all, problem), __ATOMIC_ACQUIRE) : nullptr;
}

Recalled::Recalled(uint64_t problem) : kept_(find_kept(problem)) {}
Recalled::~Recalled() { __atomic_sub_fetch(&readers, 1, __ATOMIC_RELEASE); }

const char* Recalled::row() const { return kept_ ? kept_->lesson.row : nullptr; }

const Resolved* Recalled::resolved() const {
  const bool done = kept_ && __atomic_load_n(&kept_->state, __ATOMIC_ACQUIRE) == Kept::kResolved;
  return done ? &kept_->resolved : nullptr;
}

void Recalled::resolve(const Resolved& made) {
  auto expected = Kept::kUnresolved;
  if (!kept_ || !__atomic_compare_exchange_n(&kept_->state, &expected, Kept::kBeingResolved, false,
                                             __ATOMIC_RELAXED, __ATOMIC_RELAXED)) {
    return;
  }
  kept_->resolved = made;
  __atomic_store_n(&kept_->state, Kept::kResolved, __ATOMIC_RELEASE);
}

static bool keep_alone(const Lesson& lesson, bool replaces) {
  writing.lock();
  const bool kept = keep(lesson, replaces);
  writing.unlock();
  return kept;
}
bool keep_lesson(const Lesson& lesson) { return keep_alone(lesson, true); }
bool keep_new_lesson(const Lesson& lesson) { return keep_alone(lesson, false); }

bool knows_table(const argpool_table& t) {
  const uint64_t number = table_number(t);
  for (const uint64_t& place : tables) {
    const uint64_t known = __atomic_load_n(&place, __ATOMIC_ACQUIRE);
    if (!known) return false;
    if (known == number) return true;
  }
  return true;
}

void note_table(const argpool_table& t) {
  writing.lock();
  for (uint64_t& place : tables) {
    if (knows_table(t)) break;
    if (!place) __atomic_store_n(&place, table_number(t), __ATOMIC_RELEASE);
  }
  writing.unlock();
}

void learn(const Problem& p, const Menu& menu, const Selection& found, double ns) {
  Lesson lesson = {};
  lesson.problem = problem_number(p, menu);
  lesson.ns = (float)ns;
  print_date(seconds_since_1970(), lesson.date);
  const char* const row = found.in_pieces ? kEstimate : found.main.row->name;
  if (strlen(row) >= sizeof lesson.row) return;
  snprintf(lesson.row, sizeof lesson.row, "%s", row);
  print_problem(p, lesson.text, sizeof lesson.text);
  keep_lesson(lesson);
}

void forget_lessons() {
  writing.lock();
  Lessons* const all = __atomic_exchange_n(&lessons, nullptr, __ATOMIC_SEQ_CST);
  while (__atomic_load_n(&readers, __ATOMIC_SEQ_CST)) yield_thread();
  for (Kept* kept = all ? all->last : nullptr; kept;) {
    Kept* const before = kept->before;
    free(kept);
    kept = before;
  }
  free(all);
  for (uint64_t& place : tables) __atomic_store_n(&place, 0, __ATOMIC_RELEASE);
  writing.unlock();
}

void for_lessons(void (*f)(void* context, const Lesson& lesson), void* context) {
  writing.lock();
  for (uint32_t i = 0; lessons && i < kSlots; ++i) {
    if (lessons->slots[i]) f(context, lessons->slots[i]->lesson);
  }
  writing.unlock();
}

}  // namespace argpool
