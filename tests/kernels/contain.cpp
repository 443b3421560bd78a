// Forked children whose faults are told, not suffered.
// SPDX-License-Identifier: MIT
#include "contain.h"

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>

namespace argpool::test {
namespace {

struct Notes {
  size_t item;
  char doing[1024];
  char fault[256];
};

Notes* notes = nullptr;  // of the running contained(), shared with its child
Landmark marks_now[4];
size_t mark_count = 0;

constexpr int kTold = 99;  // a child's exit code once its handler wrote notes->fault

// Only async-signal-safe enough: the child is lost anyway, and its parent watches the clock.
void on_fault(int signal, siginfo_t* info, void*) {
  const char* at = static_cast<const char*>(info->si_addr);
  int used = snprintf(notes->fault, sizeof notes->fault, "%s", sigabbrev_np(signal));
  for (size_t i = 0; (signal == SIGSEGV || signal == SIGBUS) && i < mark_count; ++i) {
    const char* first = static_cast<const char*>(marks_now[i].data);
    const char* last = first + marks_now[i].bytes;
    constexpr long kNear = 1 << 14;
    if (at < first - kNear || at >= last + kNear || used >= int(sizeof notes->fault)) continue;
    used += snprintf(notes->fault + used, sizeof notes->fault - size_t(used),
                     ", at byte %ld of the %zu of %s", long(at - first), marks_now[i].bytes,
                     marks_now[i].name);
  }
  _exit(kTold);
}

void catch_faults() {
  static char stack[1 << 16];
  stack_t alternate{};
  alternate.ss_sp = stack;
  alternate.ss_size = sizeof stack;
  sigaltstack(&alternate, nullptr);
  struct sigaction action = {};
  action.sa_sigaction = on_fault;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  for (int signal : {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGALRM}) {
    sigaction(signal, &action, nullptr);
  }
}

}  // namespace

void doing(const std::string& what) {
  if (!notes) return;
  const size_t n = std::min(what.size(), sizeof notes->doing - 1);
  memcpy(notes->doing, what.data(), n);
  notes->doing[n] = 0;
}

void landmarks(std::initializer_list<Landmark> marks) {
  mark_count = std::min(marks.size(), std::size(marks_now));
  std::copy_n(marks.begin(), mark_count, marks_now);
}

void contained(size_t items, unsigned seconds, size_t patience,
               const std::function<void(size_t)>& item, const std::function<void(Death)>& died) {
  Shared<Notes> shared;
  notes = &shared[0];
  for (size_t first = 0, deaths = 0; first < items && deaths < patience; ++deaths) {
    notes->fault[0] = 0;
    notes->item = first;
    fflush(nullptr);
    const pid_t child = fork();
    if (child < 0) {
      died({first, "fork failed"});
      break;
    }
    if (child == 0) {
      catch_faults();
      for (size_t i = first; i < items; ++i) {
        notes->item = i;
        alarm(seconds);
        try {
          item(i);
        } catch (const std::exception& e) {
          snprintf(notes->fault, sizeof notes->fault, "%s", e.what());
          _exit(kTold);
        }
      }
      fflush(nullptr);
      _exit(0);
    }
    int status = 0;
    waitpid(child, &status, 0);
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0) break;
    std::string what = WIFEXITED(status) && WEXITSTATUS(status) == kTold ? notes->fault
                       : WIFSIGNALED(status) ? sigabbrev_np(WTERMSIG(status))
                                             : "exit";
    died({notes->item, what + ": " + notes->doing});
    first = notes->item + 1;
  }
  notes = nullptr;
}

}  // namespace argpool::test
