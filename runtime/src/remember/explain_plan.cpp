// How a plan came to its row.
// SPDX-License-Identifier: MIT
#include "remember/explain_plan.h"

#include "choose/explain.h"

namespace argpool {
namespace {

// The selection that the estimate puts next: the least one that is no less than its own choice.
bool next_by_estimate(const Problem& p, const Menu& menu, const Selection& s,
                             Selection* next) {
  Selection all[kMostContestants];
  const int count = selections_of(p, menu, &s, all, kMostContestants);
  for (int i = 0; i < count; ++i) {
    if (all[i].main.known != s.main.known || all[i].main.ns < s.main.ns) continue;
    *next = all[i];
    return true;
  }
  return false;
}

void add_estimate(Text& text, const Problem& p, const Menu& menu, const Selection& s) {
  text.add("%s, by %s%s", s.main.row->name, s.by_wisdom ? "wisdom" : "estimate",
           menu.forced ? " (forced)" : "");
  if (s.main.known) text.add(": %.0f ns expected", (double)s.main.ns);
  if (menu.threads > 1) text.add(", of %d threads together", menu.threads);
  Selection next;
  if (menu.forced || p.on_device() || !next_by_estimate(p, menu, s, &next)) return;
  text.add("; next %s", next.main.row->name);
  if (next.main.known) text.add(", %.0f ns", (double)next.main.ns);
}

}  // namespace

void explain_plan(const Problem& p, const Menu& menu, const Selection& s, const Measured& m,
                  char* to, int size) {
  Text text(to, size);
  if (!s.main.row) {
    text.add("nothing to do");
  } else if (!m.how) {
    add_estimate(text, p, menu, s);
  } else {
    const char* const where = m.how == ARGPOOL_BETWEEN ? " between other writes" : "";
    text.add("%s, measured%s: %.0f ns", s.main.row->name, where, m.ns);
    if (m.second) text.add("; next %s, %.0f ns", m.second->name, m.second_ns);
    if (m.estimated != s.main.row && m.estimated != m.second) {
      text.add("; by estimate %s, %.0f ns", m.estimated->name, m.estimated_ns);
    } else {
      text.add("; the estimate was %s", m.estimated == s.main.row ? "the same" : "the next");
    }
    text.add("; %d of %d rows timed in %.1f ms", m.tried, m.rows, m.took * 1e-6);
  }
  if (m.obstacle) text.add("; not measured: %s", m.obstacle);
  add_faulty(text, s);
}

}  // namespace argpool
