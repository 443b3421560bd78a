// The pipes of peer.h.
// SPDX-License-Identifier: MIT
#include "peer.h"

#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <thread>

namespace argpool::bench {

Peer::Peer(const std::vector<std::string>& command) {
  int down[2], up[2];
  if (pipe(down) != 0 || pipe(up) != 0) throw std::runtime_error("no pipe for a peer");
  signal(SIGPIPE, SIG_IGN);  // a peer that died is noticed when it does not answer
  process_ = fork();
  if (process_ < 0) throw std::runtime_error("no process for a peer");
  if (process_ == 0) {
    dup2(down[0], STDIN_FILENO);
    dup2(up[1], STDOUT_FILENO);
    for (const int end : {down[0], down[1], up[0], up[1]}) close(end);
    std::vector<char*> words;
    for (const std::string& word : command) words.push_back(const_cast<char*>(word.c_str()));
    words.push_back(nullptr);
    execv(words[0], words.data());
    _exit(127);
  }
  close(down[0]);
  close(up[1]);
  to_ = fdopen(down[1], "w");
  from_ = fdopen(up[0], "r");
  name_ = read_line();
}

Peer::~Peer() {
  fclose(to_);
  fclose(from_);
  waitpid(process_, nullptr, 0);
}

std::string Peer::ask(const std::string& line) {
  wait_until_idle(getpid());
  fprintf(to_, "%s\n", line.c_str());
  fflush(to_);
  const std::string answer = read_line();
  wait_until_idle(process_);
  return answer;
}

std::string Peer::read_line() {
  char line[4096];
  if (!fgets(line, sizeof line, from_))
    throw std::runtime_error("a peer ended before its time; what it said stands above");
  std::string text = line;
  if (!text.empty() && text.back() == '\n') text.pop_back();
  return text;
}

void wait_until_idle(pid_t process) {
  const std::filesystem::path tasks = "/proc/" + std::to_string(process) + "/task";
  const std::string self = std::to_string(gettid());
  for (bool busy = true; busy;) {
    busy = false;
    for (const auto& task : std::filesystem::directory_iterator(tasks)) {
      if (task.path().filename() == self) continue;
      std::ifstream stat(task.path() / "stat");
      std::string line;
      std::getline(stat, line);
      // pid (name) state …
      const size_t name_end = line.rfind(')');
      busy |= name_end != std::string::npos && line.compare(name_end, 3, ") R") == 0;
    }
    if (busy) std::this_thread::sleep_for(std::chrono::microseconds(200));
  }
}

}  // namespace argpool::bench
