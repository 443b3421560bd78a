// Wisdom: which row was the fastest for a problem, as measured plans found out. Kept for the
// process, saved to and loaded from text files.
// SPDX-License-Identifier: MIT
#pragma once

#include "choose/select.h"
#include "platform/environment.h"

namespace argpool {

// The lesson of one problem. It names rows, as tables come and go.
struct Lesson {
  uint64_t problem;  // problem_number
  float ns;          // of a run
  char date[12];     // "2026-11-26"
  char row[116];     // kEstimate: as the estimate has it, in pieces of windows, which no name says
  char text[160];    // the problem, for people
};

constexpr char kEstimate[] = "estimate";

// A number for what decides which row is the fastest: table, its allowed targets, operation, types,
// shapes, strides, window, threads. Addresses do not count: where a row cannot run for want of
// alignment, the estimate does.
uint64_t problem_number(const Problem& problem, const Menu& menu);

// The date (UTC) so many seconds after 1970, up to the year 9999. libc's own functions read locales
// and time zones. Years are taken to begin in March, so that leap days end them.
void print_date(int64_t seconds, char (&to)[sizeof Lesson::date]);

// Is there any wisdom? False costs a load.
bool is_wise();

// Is there no room for lessons of further problems?
bool is_full();

// The selection that a lesson led to when it was first used: kept beside the lesson, so that
// later calls need not look for the row.
struct Resolved {
  Selection selection;
  View view;              // of the problem
  argpool_table content;  // of the selection's table: another one may come to its place
  argpool_kernel_fn run;  // of the main row
};

struct Kept;

// A problem's lesson, which stays while somebody has one of these. Waits for nobody.
class Recalled {
 public:
  explicit Recalled(uint64_t problem);
  ~Recalled();
  Recalled(const Recalled&) = delete;

  const char* row() const;            // NULL: there is no lesson
  const Resolved* resolved() const;   // NULL: not yet
  void resolve(const Resolved& made);  // the first one stays

 private:
  Kept* const kept_;
};

// Keeps a lesson, in place of an older one. False: there is no memory, or no room for more.
bool keep_lesson(const Lesson& lesson);
// Keeps the lesson unless there is an older one, which is no failure.
bool keep_new_lesson(const Lesson& lesson);
void learn(const Problem& problem, const Menu& menu, const Selection& found, double ns);

// Forgets all.
void forget_lessons();

// Every lesson, in any order.
void for_lessons(void (*f)(void* context, const Lesson& lesson), void* context);

// Reads a file's text, with a NUL behind its `length` bytes, on a machine with this CPU. Lessons of
// other CPUs and versions are passed over, and counted.
struct WisdomRead {
  int kept, foreign, stale;
  int wrong_line;     // 0: none; else nothing from there on was read
  const char* wrong;  // what is wrong with it
};
WisdomRead read_wisdom(const char* text, size_t length, const argpool_cpu& cpu,
                       bool (*keep)(const Lesson&) = keep_lesson);

// Reads a file; what is wrong is put into `sentence`. It is called while the environment is read,
// which is why that is an argument.
void read_wisdom_file(const char* path, const Environment& e, char* sentence, size_t size);

// Reads what a table holds, unless that was done; other wisdom of the same problems stays. What is
// wrong with it is said in the dispatch log alone: calls do without.
void read_table_wisdom(const argpool_table& table);
// Was a table's wisdom read? note_table: now it is. Up to 32 tables are told apart, and the wisdom
// of further ones is not read.
bool knows_table(const argpool_table& table);
void note_table(const argpool_table& table);

}  // namespace argpool
