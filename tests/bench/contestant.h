// A process that takes part in the benchmarks: it does what a line on its standard input asks, and
// nothing at any other time, so that no thread of its own spins in somebody else's turn.
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "request.h"

namespace argpool::bench {

/// One way to do what was requested, with memory for its results at hand.
struct Contestant {
  std::string name;
  std::function<void()> call;
  int index_bytes = -1;  // of its indices, where they are not the request's
};

/// The library does not offer this operation, type, layout or window; says why.
struct NotOffered : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// It computes something else than the contract says; says what.
struct Differs : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Memory for a result: 64-byte aligned, every page touched and filled with a pattern, so that a
/// call that writes nothing is found out.
class Buffer {
 public:
  explicit Buffer(size_t bytes);
  uint8_t* data() const { return data_.get(); }
  size_t bytes() const { return bytes_; }
  void poison();

 private:
  struct Free {
    void operator()(void* memory) const { free(memory); }
  };
  size_t bytes_;
  std::unique_ptr<uint8_t, Free> data_;
};

/// Throws Differs unless a result, packed in the request's layout, is as expected: floats are
/// compared as numbers (0 equals -0); `sum`: up to the rounding of sums in another order.
void expect_same(const Request& request, const Array& expected, const void* result,
                 bool sum = false);

/// Answers requests until the input ends. `prepare` returns the contestants for a request, of which
/// every one has run and been checked. `more`: other verbs, from the rest of the line to an answer.
int serve(const std::string& name,
          const std::function<std::vector<Contestant>(const Request&)>& prepare,
          const std::map<std::string, std::function<std::string(const std::string&)>>& more = {});

}  // namespace argpool::bench
