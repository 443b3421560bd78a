// Where a compile says what it is doing: one line at a time, from any thread.
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <mutex>
#include <string>

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

namespace argpool::emit {

/// Seconds since it was made.
class Stopwatch {
public:
  double seconds() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  }
  /// "0.21 s"
  std::string text() const { return llvm::formatv("{0:f2} s", seconds()); }

private:
  std::chrono::steady_clock::time_point start = std::chrono::steady_clock::now();
};

class Progress {
public:
  /// Writes to `out`; nothing at all when `quiet`.
  Progress(llvm::raw_ostream &out, bool quiet) : out(out), quiet(quiet) {}

  void line(const llvm::Twine &text) {
    std::lock_guard<std::mutex> lock(mutex);
    write(text);
  }

  /// The same, unless the last line is less than five seconds old: for what is short but many.
  void lineNowAndThen(const llvm::Twine &text) {
    std::lock_guard<std::mutex> lock(mutex);
    if (sinceLine.seconds() >= 5) write(text);
  }

private:
  void write(const llvm::Twine &text) {
    sinceLine = Stopwatch();
    if (!quiet) (out << text << '\n').flush();
  }

  llvm::raw_ostream &out;
  const bool quiet;
  std::mutex mutex;
  Stopwatch sinceLine;
};

}  // namespace argpool::emit
