// The loop of a contestant's process: prepare, then turns: untimed calls, then a timed batch.
// SPDX-License-Identifier: MIT
#include "contestant.h"

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <iostream>
#include <nlohmann/json.hpp>

#include "../../runtime/src/support/half.h"

namespace argpool::bench {
namespace {

using Json = nlohmann::json;
using Clock = std::chrono::steady_clock;

double nanoseconds_since(Clock::time_point start) {
  return std::chrono::duration<double, std::nano>(Clock::now() - start).count();
}

// A batch is long enough for the clock and for the call's code and data to be warm.
constexpr double kBatch = 1e5;  // nanoseconds
// Untimed calls before it: a large cache keeps a working set only once it has come by a few times.
// One that takes longer than such calls do is bound by something else: a look at it is enough, and
// once that is known, none.
constexpr int kUntimed = 4;
constexpr double kUntimedAtLeast = 1e5, kUntimedCall = 1.5e7;

// Found at the first turn.
struct Pace {
  long batch = 0;  // calls that are timed
  bool warms = true;
};

struct Prepared {
  std::vector<Contestant> contestants;
  std::vector<Pace> paces;
};

double nanoseconds_each(const Contestant& contestant, long calls) {
  const auto start = Clock::now();
  for (long i = 0; i < calls; ++i) contestant.call();
  return nanoseconds_since(start) / double(calls);
}

double turn(const Contestant& contestant, Pace& pace) {
  if (pace.warms) {
    long calls = 0;
    double spent = 0;
    const auto first = Clock::now();
    while (calls == 0 || spent < kUntimedAtLeast ||
           (calls < kUntimed && spent < kUntimedCall * double(calls))) {
      contestant.call();
      ++calls;
      spent = nanoseconds_since(first);
    }
    const double each = spent / double(calls);
    if (pace.batch == 0) pace.batch = std::clamp(long(kBatch / each), 1L, 1000000L);
    pace.warms = each < kUntimedCall;
  }
  return nanoseconds_each(contestant, pace.batch);
}

template <typename T>
T read(const uint8_t* at) {
  T value;
  memcpy(&value, at, sizeof value);
  return value;
}

double number_at(const std::string& type, const uint8_t* at) {
  if (type == "f64") return read<double>(at);
  if (type == "f32") return double(read<float>(at));
  const uint16_t bits = read<uint16_t>(at);
  return double(type == "f16" ? f32_of_f16(bits) : f32_of_bf16(bits));
}

bool same(const std::string& type, const uint8_t* a, const uint8_t* b, bool sum) {
  const double x = number_at(type, a), y = number_at(type, b);
  // Some ten numbers of one size: a few units in the last place, and more where they cancel.
  const double unit = type == "f64" ? 1e-14 : type == "f32" ? 1e-5 : type == "f16" ? 4e-3 : 3e-2;
  return x == y || (std::isnan(x) && std::isnan(y)) ||
         (sum && std::fabs(x - y) <= unit * std::max({std::fabs(x), std::fabs(y), 1.}));
}

std::string refusal(const char* kind, const std::exception& why) {
  return Json{{kind, why.what()}}.dump();
}

std::string prepared_answer(const Prepared& prepared) {
  Json all = Json::array();
  for (const Contestant& c : prepared.contestants) {
    all.push_back({{"name", c.name}});
    if (c.index_bytes >= 0) all.back()["index_bytes"] = c.index_bytes;
  }
  return Json{{"contestants", all}}.dump();
}

}  // namespace

Buffer::Buffer(size_t bytes)
    : bytes_(bytes),
      data_(static_cast<uint8_t*>(aligned_alloc(64, (std::max<size_t>(bytes, 1) + 63) / 64 * 64))) {
  if (!data_) throw std::bad_alloc();
  poison();
}

void Buffer::poison() { memset(data_.get(), 0xa5, bytes_); }

void expect_same(const Request& request, const Array& expected, const void* result, bool sum) {
  const auto* const got = static_cast<const uint8_t*>(result);
  if (memcmp(got, expected.data, expected.bytes()) == 0) return;
  const bool floats =
      &expected != &request.indices && request.elem.find('f') != std::string::npos;
  const size_t size = expected.element_bytes;
  for (size_t i = 0; i < expected.count(); ++i) {
    const uint8_t *const a = got + i * size, *const b = expected.data + i * size;
    if (memcmp(a, b, size) == 0 || (floats && same(request.elem, a, b, sum))) continue;
    const char* const what = &expected == &request.indices ? "index" : "element";
    throw Differs(what + (" " + std::to_string(i)) + " of " + std::to_string(expected.count()) +
                  " in memory differs from argpool's");
  }
}

int serve(const std::string& name,
          const std::function<std::vector<Contestant>(const Request&)>& prepare,
          const std::map<std::string, std::function<std::string(const std::string&)>>& more) {
  // A library's prints must not pass for an answer.
  FILE* const answers = fdopen(dup(STDOUT_FILENO), "w");
  dup2(STDERR_FILENO, STDOUT_FILENO);
  const auto answer = [&](const std::string& line) {
    fprintf(answers, "%s\n", line.c_str());
    fflush(answers);
  };
  answer(name);
  Prepared prepared;
  for (std::string line; std::getline(std::cin, line);) {
    const size_t space = std::min(line.find(' '), line.size());
    const std::string verb = line.substr(0, space);
    const std::string rest = line.substr(std::min(space + 1, line.size()));
    try {
      if (verb == "go") {
        const size_t i = size_t(std::stoul(rest));
        answer(std::to_string(turn(prepared.contestants.at(i), prepared.paces.at(i))));
      } else if (verb == "prepare") {
        prepared = {};
        prepared.contestants = prepare(read_request(rest));
        prepared.paces.resize(prepared.contestants.size());
        answer(prepared_answer(prepared));
      } else {
        if (verb == "open") prepared = {};
        answer(more.at(verb)(rest));
      }
    } catch (const NotOffered& why) {
      answer(refusal("not_offered", why));
    } catch (const Differs& why) {
      answer(refusal("differs", why));
    } catch (const std::exception& why) {
      answer(refusal("failed", why));
    }
  }
  return 0;
}

}  // namespace argpool::bench
