// Results as numbers, the row that others are compared with, and what was compared already.
// SPDX-License-Identifier: MIT
#include "remember/verify.h"

#include <stdlib.h>

#include "choose/faulty_rows.h"
#include "platform/system.h"
#include "remember/wisdom.h"
#include "run/run.h"
#include "support/errors.h"

namespace argpool {
namespace {

constexpr int kPoison = 0xa5;

bool is_unguarded(const argpool_row& row) {
  constexpr uint32_t demands = ARGPOOL_ROW_WHOLE | ARGPOOL_ROW_CONSECUTIVE | ARGPOOL_ROW_SAME;
  const argpool_guard none = {};
  return !(row.flags & demands) && __builtin_memcmp(&row.guard, &none, sizeof none) == 0;
}

// Is `a` the better one to compare others with?
bool more_trusted(const argpool_row& a, const argpool_row& b) {
  if (is_unguarded(a) != is_unguarded(b)) return is_unguarded(a);
  return a.target < b.target;
}

// The most trusted of the selections that a problem's rows make, but for those of two rows.
Selection trusted_but(const Problem& p, const Menu& menu, const argpool_row* first,
                      const argpool_row* second) {
  Selection all[kMostContestants];
  const int count = selections_of(p, menu, nullptr, all, kMostContestants);
  Selection best = {};
  for (int i = 0; i < count; ++i) {
    const argpool_row* const row = all[i].main.row;
    if (row == first || row == second) continue;
    if (!best.main.row || more_trusted(*row, *best.main.row)) best = all[i];
  }
  return best;
}

// Problems that were compared, by their numbers: a table with open addressing, which is doubled
// when it is half full.
Mutex noting;
uint64_t* noted;  // 0: free
size_t places, taken;

uint64_t& place_of(uint64_t* table, size_t size, uint64_t number) {
  size_t at = number & (size - 1);
  while (table[at] && table[at] != number) at = (at + 1) & (size - 1);
  return table[at];
}

bool has_room() {
  if (2 * taken < places) return true;
  const size_t size = places ? 2 * places : 256;
  uint64_t* const larger = static_cast<uint64_t*>(calloc(size, sizeof *larger));
  if (!larger) return false;
  for (size_t i = 0; i < places; ++i) {
    if (noted[i]) place_of(larger, size, noted[i]) = noted[i];
  }
  free(noted);
  noted = larger;
  places = size;
  return true;
}

bool is_noted(uint64_t number) {
  noting.lock();
  const bool known = places && place_of(noted, places, number) == number;
  noting.unlock();
  return known;
}

// Where there is no memory to note it, the problem is compared each time.
void note(uint64_t number) {
  noting.lock();
  if (has_room()) {
    uint64_t& place = place_of(noted, places, number);
    if (!place) ++taken;
    place = number;
  }
  noting.unlock();
}

}  // namespace

void forget_verified() {
  noting.lock();
  free(noted);
  noted = nullptr;
  places = taken = 0;
  noting.unlock();
}

Verifier::Result Verifier::result_of(const Problem& problem, const Selection& selection) const {
  Problem placed = problem;
  tensors_.write_outputs(original_, kPoison);
  set_data(placed, tensors_.data());
  const bool ran = run(runner_of(placed.op), placed, selection, workers_) == ARGPOOL_OK;
  return {ran, ran ? tensors_.bits_of_outputs(original_) : 0};
}

void Verifier::blame(const argpool_row& row) {
  add_faulty(row);
  faulty_ = &row;
}

// Compares the first selection with the reference; where they differ, with a third.
void Verifier::settle(const Selection& first, const Result& of_first) {
  settled_ = true;
  expected_ = of_first.bits;
  reference_ = trusted_but(original_, menu_, first.main.row, nullptr);
  if (!reference_.main.row) return;
  const Result of_reference = result_of(original_, reference_);
  if (!of_reference.ran || of_reference.bits == of_first.bits) return;
  expected_ = of_reference.bits;
  const Selection third = trusted_but(original_, menu_, first.main.row, reference_.main.row);
  if (!third.main.row) return;
  const Result of_third = result_of(original_, third);
  if (!of_third.ran || of_third.bits != of_first.bits) return;
  expected_ = of_first.bits;
  blame(*reference_.main.row);
  reference_ = third;
}

bool Verifier::passes(const Problem& problem, const Selection& selection) {
  const Result result = result_of(problem, selection);
  if (!result.ran) return false;
  if (!settled_) settle(selection, result);
  if (result.bits == expected_) return true;
  blame(*selection.main.row);
  return false;
}

const argpool_row* verify(const Problem& original, const Menu& menu, const Problem& problem,
                          const Selection& selection) {
  // Which row is chosen depends on more than the problem's number: on where data lies.
  const uint64_t row = (uint64_t)(uintptr_t)selection.main.row * 0x9e3779b97f4a7c15u;
  const uint64_t number = (problem_number(original, menu) ^ row) | 1;  // 0 is none
  if (obstacle_to_trials(original) || is_noted(number)) return nullptr;
  TrialTensors tensors;
  if (!tensors.allocate(original)) return nullptr;
  const Workers workers = {menu.threads, nullptr, nullptr};
  Verifier verifier(original, menu, workers, tensors);
  verifier.passes(problem, selection);
  clear_error();  // of rows that failed
  // Afterwards: another thread that found the number meanwhile would run a row not compared yet.
  note(number);
  return verifier.faulty();
}

}  // namespace argpool
