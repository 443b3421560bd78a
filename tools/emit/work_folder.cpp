// A folder that outlives no compile. Signals only wake a thread: what it does then is not allowed
// in a handler.
// SPDX-License-Identifier: MIT
#include "work_folder.h"

#include <csignal>
#include <cstdlib>
#include <mutex>
#include <set>
#include <thread>

#include <unistd.h>

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/Signals.h"

#include "errors.h"

using namespace llvm;

namespace argpool::emit {
namespace {

constexpr int kSignals[] = {SIGINT, SIGTERM, SIGHUP};

std::mutex mutex;         // of what follows
std::string removed;      // the folder to remove; empty: none
std::set<pid_t> running;  // programs that write into it
int wake[2];              // a pipe: a handler writes the signal's number

void handle(int signal) {
  const unsigned char number = (unsigned char)signal;
  (void)!write(wake[1], &number, 1);
}

// Ends what runs, removes what it wrote, and ends the process as the signal would have.
void endBySignal() {
  unsigned char signal;
  if (read(wake[0], &signal, 1) != 1) return;
  const std::lock_guard<std::mutex> lock(mutex);
  for (pid_t process : running) kill(process, SIGKILL);
  if (!removed.empty()) sys::fs::remove_directories(removed);
  sys::RunInterruptHandlers();  // the cache's half-written files
  std::signal(signal, SIG_DFL);
  raise(signal);
  _exit(128 + signal);
}

void watchSignals() {
  static std::once_flag once;
  std::call_once(once, [] {
    if (pipe(wake)) return;
    std::thread(endBySignal).detach();
    struct sigaction action = {};
    action.sa_handler = handle;
    action.sa_flags = SA_RESTART;
    for (int signal : kSignals) {
      struct sigaction before;
      sigaction(signal, nullptr, &before);
      if (before.sa_handler != SIG_IGN) sigaction(signal, &action, nullptr);  // nohup's stays
    }
  });
}

}  // namespace

Expected<std::unique_ptr<WorkFolder>> WorkFolder::make() {
  SmallString<128> place, folder;
  sys::path::system_temp_directory(/*ErasedOnReboot=*/true, place);
  std::error_code failed = sys::fs::createUniqueDirectory("argpool-generate", folder);
  if (failed)
    return error("cannot make a temporary folder in " + place + ": " + failed.message() +
                 "; set TMPDIR to a folder that exists and may be written to");
  return std::unique_ptr<WorkFolder>(new WorkFolder(folder.str().str()));
}

WorkFolder::WorkFolder(std::string path) : folder(std::move(path)) {
  watchSignals();
  const std::lock_guard<std::mutex> lock(mutex);
  removed = folder;
}

WorkFolder::~WorkFolder() {
  const std::lock_guard<std::mutex> lock(mutex);
  sys::fs::remove_directories(folder);
  removed.clear();
}

int WorkFolder::run(StringRef program, ArrayRef<StringRef> arguments, StringRef log,
                    unsigned megabytes, std::string *reason) {
  sys::ProcessInfo process;
  {
    const std::lock_guard<std::mutex> lock(mutex);
    process = sys::ExecuteNoWait(program, arguments, std::nullopt,
                                 {StringRef(), log, log}, megabytes, reason);
    if (process.Pid == sys::ProcessInfo::InvalidPid) return -1;
    running.insert(process.Pid);
  }
  const sys::ProcessInfo ended = sys::Wait(process, /*SecondsToWait=*/std::nullopt, reason);
  const std::lock_guard<std::mutex> lock(mutex);
  running.erase(process.Pid);
  return ended.ReturnCode;
}

}  // namespace argpool::emit
