// Reading measured costs: `argpool.costs`, an `argpool.measured` a line (tools/dialect/plan.td).
// Costs are kept by a hash of the row's name, in memory that is allocated when there is a file.
// SPDX-License-Identifier: MIT
#include "choose/tuning.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "platform/system.h"
#include "support/text.h"

namespace argpool {
namespace {

constexpr uint32_t kSlots = 8192;  // a power of two

struct Slot {
  uint64_t hash;  // 0: free
  argpool_cost cost;
};

Slot* slots;  // kSlots of them, once a file is read; NULL: none is
uint32_t used;
argpool_cpu cpu;
enum class Place { before, inside, behind } place;  // of what the file has, the costs
char error[384];

// Eight bytes at a time: it runs where a call is selected.
uint64_t hash_of(const char* name, size_t length) {
  uint64_t hash = length * 0x9e3779b97f4a7c15u;
  for (size_t i = 0; i < length; i += 8) {
    uint64_t word = 0;
    memcpy(&word, name + i, length - i < 8 ? length - i : 8);
    hash = (hash ^ word) * 0xff51afd7ed558ccdu;
    hash ^= hash >> 32;
  }
  return hash | 1;
}

Slot* slot_of(uint64_t hash) {
  uint32_t at = (uint32_t)(hash >> 20) % kSlots;
  while (slots[at].hash && slots[at].hash != hash) at = (at + 1) % kSlots;
  return &slots[at];
}

const struct {
  const char* name;
  float argpool_cost::*term;
} kTerms[] = {{"call", &argpool_cost::call},   {"plane", &argpool_cost::plane},
              {"row", &argpool_cost::row},     {"vector", &argpool_cost::vector},
              {"width", &argpool_cost::width}, {"tail", &argpool_cost::tail},
              {"cell", &argpool_cost::cell},   {"input", &argpool_cost::input},
              {"thin", &argpool_cost::thin},   {"tap", &argpool_cost::tap},
              {"step", &argpool_cost::step},   {"far", &argpool_cost::far},
              {"cache", &argpool_cost::cache}, {"deep", &argpool_cost::deep},
              {"last", &argpool_cost::last}};
static_assert(sizeof kTerms / sizeof *kTerms == sizeof(argpool_cost) / sizeof(float), "all");

bool read_shared(Line& line) {
  float threads;
  if (!line.take("threads") || !line.take_number(&threads) || !line.take("stream") ||
      !line.take_number(&cpu.stream) || !line.take("missed") || !line.take_number(&cpu.missed) ||
      !line.take("memory") || !line.take_number(&cpu.memory)) {
    return false;
  }
  cpu.threads = (uint32_t)threads;
  return true;
}

// `@xeon cpu "GenuineIntel" family 6 model 207 {`, before the brace perhaps `has(sse41, avx)`,
// `shared threads 2 stream 0.04 missed 0.01 memory 32000000` and `machine <avx2 = 1.1>`, of which
// compilers make costs: whatever CPU it is, its costs are asked for.
const char* read_kind(Line line) {
  float number;
  if (line.take("argpool.costs") && line.take("@")) {
    line.at += strspn(line.at, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.$");
    const char* quote = line.take("cpu") && line.take("\"") ? strchr(line.at, '"') : nullptr;
    line.at = quote ? quote + 1 : "";
    if (line.take("family") && line.take_number(&number) && line.take("model") &&
        line.take_number(&number)) {
      if (line.take("has")) {
        const char* end = line.take("(") ? strchr(line.at, ')') : nullptr;
        if (!end) return "expected has(<feature>, ...)";
        line.at = end + 1;
      }
      if (line.take("shared") && !read_shared(line)) {
        return "expected shared threads <number> stream <number> missed <number> memory <number>";
      }
      if (line.take("machine")) {
        const char* end = line.take("<") ? strchr(line.at, '>') : nullptr;
        if (!end) return "expected machine <numbers of the CPU>";
        line.at = end + 1;
      }
      if (line.take("{") && line.ends()) {
        place = Place::inside;
        return nullptr;
      }
    }
  }
  return "expected argpool.costs @<name> cpu \"<vendor>\" family <number> model <number> {";
}

// Reads a line. Returns why it is wrong, or NULL.
const char* read_line(Line line) {
  if (line.ends()) return nullptr;
  if (place == Place::before) return read_kind(line);
  if (place == Place::behind) return "expected nothing behind }";
  if (line.take("}")) {
    place = Place::behind;
    return line.ends() ? nullptr : "expected the end of the line";
  }
  if (!line.take("argpool.measured")) return "expected argpool.measured or }";
  if (!line.take("\"")) return "expected a row's name in quotes";
  const char* name = line.at;
  const char* end = strchr(name, '"');
  if (!end) return "expected a quote after the row's name";
  line.at = end + 1;
  if (!line.take("cost") || !line.take("<")) return "expected cost <";
  argpool_cost cost = {};
  uint32_t seen = 0;
  do {
    const auto* term = kTerms;
    uint32_t bit = 1;
    const char* const word = (line.skip_blanks(), line.at);
    const size_t length = strspn(word, "abcdefghijklmnopqrstuvwxyz");
    while (strlen(term->name) != length || strncmp(word, term->name, length)) {
      if (++term == kTerms + sizeof kTerms / sizeof *kTerms) {
        return "expected call, plane, row, vector, width, tail, cell, input, thin, tap, step, far, "
               "cache, deep or last";
      }
      bit *= 2;
    }
    if (seen & bit) return "a term is given twice";
    seen |= bit;
    line.at += length;
    if (!line.take("=") || !line.take_number(&(cost.*(term->term)))) {
      return "expected = and a number, not negative";
    }
  } while (line.take(","));
  if (!line.take(">") || !line.ends()) return "expected > and the end of the line";
  const uint64_t hash = hash_of(name, (size_t)(end - name));
  Slot* slot = slot_of(hash);
  if (slot->hash) return "the cost of this row is given twice";
  if (++used > kSlots / 4 * 3) return "there are too many rows";
  *slot = {hash, cost};
  return nullptr;
}

void fail_reading(const char* path, int line, const char* what) {
  char where[32] = "";
  if (line) snprintf(where, sizeof where, "line %d: ", line);
  snprintf(error, sizeof error,
           "ARGPOOL_TUNING is %.160s: %s%s; accepted: a file that argpool-tune wrote", path, where,
           what);
}

}  // namespace

void read_tuning(const char* path) {
  if (!path || !*path) return;
  const int file = open_to_read(path);
  if (file < 0) return fail_reading(path, 0, "it cannot be opened");
  slots = static_cast<Slot*>(calloc(kSlots, sizeof(Slot)));
  if (!slots) {
    close_file(file);
    return fail_reading(path, 0, "there is no memory for its costs");
  }
  char text[4096];
  size_t filled = 0;
  int number = 0;
  const char* wrong = nullptr;
  for (bool last = false; !last && !wrong;) {
    const ptrdiff_t n = read_bytes(file, text + filled, sizeof text - 2 - filled);
    if (n < 0) {
      number = -1;
      wrong = "it cannot be read";
      break;
    }
    filled += (size_t)n;
    last = n == 0;
    if (last && filled && text[filled - 1] != '\n') text[filled++] = '\n';
    text[filled] = 0;
    char* line = text;
    for (char* end; !wrong && (end = strchr(line, '\n'));) {
      *end = 0;
      ++number;
      wrong = read_line({line});
      line = end + 1;
    }
    filled -= (size_t)(line - text);
    memmove(text, line, filled);
    if (filled > sizeof text - 3 && !wrong) {
      ++number;
      wrong = "a line is too long";
    }
  }
  close_file(file);
  if (!wrong && place == Place::inside) {
    ++number;
    wrong = "expected }";
  }
  if (wrong) fail_reading(path, number > 0 ? number : 0, wrong);
}

const char* tuning_error() { return error; }

const argpool_cpu& tuned_cpu() { return cpu; }

const argpool_cost* tuned_cost(const char* row) {
  if (!slots) return nullptr;
  const Slot* slot = slot_of(hash_of(row, strlen(row)));
  return slot->hash ? &slot->cost : nullptr;
}

}  // namespace argpool
