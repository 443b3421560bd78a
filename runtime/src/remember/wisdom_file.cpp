// Files of wisdom: a line for the form, one for the CPU and the version, one for each problem.
// SPDX-License-Identifier: MIT
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "choose/explain.h"
#include "parts.h"
#include "platform/environment.h"
#include "platform/system.h"
#include "remember/wisdom.h"
#include "support/errors.h"
#include "support/text.h"

namespace argpool {
namespace {

constexpr char kForm[] = "argpool wisdom 1";
constexpr size_t kMostBytes = 64 << 20;  // of a file

// "AuthenticAMD 25 17 1f": vendor, family, model, features.
struct CpuLine {
  char text[80];
};
CpuLine cpu_line(const argpool_cpu& c) {
  CpuLine line;
  const char* const vendor = c.vendor[0] ? c.vendor : "unknown";
  snprintf(line.text, sizeof line.text, "%.12s %u %u %" PRIx64, vendor, c.family, c.model,
           c.features);
  return line;
}

// "0.2": a patch keeps rows as they are.
bool is_of_this_version(const char* version) {
  char own[24];
  const int length =
      snprintf(own, sizeof own, "%d.%d.", ARGPOOL_VERSION_MAJOR, ARGPOOL_VERSION_MINOR);
  return strncmp(version, own, (size_t)length) == 0;
}

// The sentence of what open, read or write met.
const char* trouble() {
  switch (errno) {
    case ENOENT: return "there is no such file or folder";
    case EACCES:
    case EPERM:
    case EROFS: return "that is not permitted";
    case EISDIR: return "it is a folder";
    case ENOSPC: return "the disk is full";
    case EFBIG: return "it has over 64 MB";
    case ENAMETOOLONG: return "its name is too long";
    case ENOMEM: return "there is no memory for it";
    default: return "input or output failed";
  }
}

// One line of a text, without its end; what follows it is left in `from`.
bool next_line(const char** from, const char* end, char* to, size_t size, bool* fits) {
  if (*from == end) return false;
  const void* const newline = memchr(*from, '\n', (size_t)(end - *from));
  const char* const stop = newline ? static_cast<const char*>(newline) : end;
  const size_t length = (size_t)(stop - *from);
  *fits = length < size;
  if (*fits) {
    memcpy(to, *from, length);
    to[length] = 0;
    if (memchr(to, 0, length)) *fits = false;  // no text
  }
  *from = newline ? stop + 1 : end;
  return true;
}

constexpr char kDateCharacters[] = "0123456789-", kVersionCharacters[] = "0123456789.";
constexpr char kRowCharacters[] =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_";

bool read_lesson(Line line, Lesson* lesson) {
  *lesson = {};
  if (!line.take_hexadecimal(&lesson->problem) || !lesson->problem ||
      !line.take_word(kDateCharacters, lesson->date, sizeof lesson->date) ||
      !line.take_number(&lesson->ns) ||
      !line.take_word(kRowCharacters, lesson->row, sizeof lesson->row)) {
    return false;
  }
  line.skip_blanks();
  snprintf(lesson->text, sizeof lesson->text, "%s", line.at);
  return true;
}

// "12.5": printf's point would be the locale's.
void add_tenths(Text& text, float ns) {
  const uint64_t tenths = (uint64_t)(ns < 1e15f ? (double)ns * 10 + 0.5 : 1e16);
  text.add("%" PRIu64 ".%u", tenths / 10, (unsigned)(tenths % 10));
}

// Into a file, all of it or not.
struct Writer {
  int file;
  bool fine;

  void put(const Text& text) {
    fine = fine && write_bytes(file, text.s, (size_t)text.length);
  }
};

void write_lesson(void* context, const Lesson& l) {
  char memory[512];
  Text line(memory);
  line.add("%016" PRIx64 " %s ", l.problem, l.date);
  add_tenths(line, l.ns);
  line.add(" %s  %s\n", l.row, l.text);
  static_cast<Writer*>(context)->put(line);
}

bool write_all(const char* path) {
  Writer w = {open_to_write(path), true};
  if (w.file < 0) return false;
  char memory[256];
  Text head(memory);
  head.add("%s\ncpu %s version %s\n", kForm, cpu_line(environment().cpu).text, argpool_version());
  w.put(head);
  for_lessons(write_lesson, &w);
  if (w.fine) w.fine = sync_file(w.file);
  const int error = errno;
  const bool closed = close_file(w.file);
  if (!w.fine) errno = error;
  return w.fine && closed;
}

// A file of its own first: who reads meanwhile finds the old one, or all of the new.
bool replace(const char* path) {
  static Mutex exporting;
  char beside[4096];
  Text name(beside);
  name.add("%s.%d.new", path, process_number());
  if (name.length == name.size - 1) return errno = ENAMETOOLONG, false;
  exporting.lock();
  const bool done = write_all(beside) && replace_file(beside, path);
  if (!done) {
    const int error = errno;
    delete_file(beside);
    errno = error;
  }
  exporting.unlock();
  return done;
}

// All of a file, in memory that the caller frees, with a NUL behind it. NULL: errno says why.
char* read_all(const char* path, size_t* length) {
  const int file = open_to_read(path);
  if (file < 0) return nullptr;
  size_t room = 1 << 14;
  char* text = static_cast<char*>(malloc(room));
  *length = 0;
  for (ptrdiff_t n = 1; text && n;) {
    n = read_bytes(file, text + *length, room - 1 - *length);
    const int error = n < 0 ? errno : *length + (size_t)n > kMostBytes ? EFBIG : 0;
    if (error) {
      free(text);
      text = nullptr;
      errno = error;
      break;
    }
    *length += (size_t)n;
    if (*length < room - 1) continue;
    char* const larger = static_cast<char*>(malloc(room * 2));
    if (larger) memcpy(larger, text, *length);
    free(text);
    text = larger;
    room *= 2;
  }
  const int error = errno;
  close_file(file);
  errno = error;
  if (text) text[*length] = 0;
  return text;
}

}  // namespace

WisdomRead read_wisdom(const char* text, size_t length, const argpool_cpu& cpu,
                       bool (*keep)(const Lesson&)) {
  WisdomRead r = {};
  const char *from = text, *const end = text + length;
  const CpuLine own = cpu_line(cpu);
  char line[512];
  bool fits, foreign = false, stale = false, has_cpu = false;
  for (int number = 1; next_line(&from, end, line, sizeof line, &fits); ++number) {
    const char* wrong = fits ? nullptr : "a line of over 511 bytes, or no text";
    char version[24];
    Lesson lesson;
    if (!wrong && number == 1) {
      if (strcmp(line, kForm) != 0) wrong = "accepted: \"argpool wisdom 1\" as the first line";
    } else if (!wrong && strncmp(line, "cpu ", 4) == 0) {
      char* const mark = strstr(line, " version ");
      Line rest = {mark ? mark : ""};
      has_cpu = rest.take("version") && rest.take_word(kVersionCharacters, version, sizeof version);
      if (has_cpu) *mark = 0;
      if (!has_cpu) wrong = "accepted: cpu <vendor> <family> <model> <features> version <x.y.z>";
      foreign = strcmp(line + 4, own.text) != 0;
      stale = has_cpu && !is_of_this_version(version);
    } else if (!wrong && line[0] && line[0] != '#') {
      if (!has_cpu || !read_lesson({line}, &lesson)) {
        wrong = "accepted: <16 hexadecimal digits> <date> <nanoseconds> <row>, below a line of cpu";
      } else if (foreign || stale) {
        ++(foreign ? r.foreign : r.stale);
      } else {
        r.kept += keep(lesson);
      }
    }
    if (!wrong) continue;
    r.wrong_line = number;
    r.wrong = wrong;
    break;
  }
  if (!length) r.wrong_line = 1, r.wrong = "the file is empty";
  return r;
}

void read_wisdom_file(const char* path, const Environment& e, char* sentence, size_t size) {
  size_t length = 0;
  char* const text = read_all(path, &length);
  if (!text) {
    snprintf(sentence, size, "the wisdom in %.100s cannot be read: %s", path, trouble());
    return;
  }
  const WisdomRead r = read_wisdom(text, length, e.cpu);
  free(text);
  if (r.wrong) {
    snprintf(sentence, size, "the wisdom in %.100s cannot be understood, line %d: %s", path,
             r.wrong_line, r.wrong);
  } else if ((r.foreign || r.stale) && e.verbose_dispatch) {
    explain_wisdom(path, r.kept, r.foreign, r.stale);
  }
}

void read_table_wisdom(const argpool_table& table) {
  if (knows_table(table)) return;
  const Environment& e = environment();
  const WisdomRead r = read_wisdom(table.wisdom, strlen(table.wisdom), e.cpu, keep_new_lesson);
  note_table(table);
  if (!e.verbose_dispatch) return;
  char place[200];
  snprintf(place, sizeof place, "the library %.100s", table.name);
  if (r.wrong) explain_spoilt_wisdom(place, r.wrong_line, r.wrong);
  if (r.foreign || r.stale) explain_wisdom(place, r.kept, r.foreign, r.stale);
}

}  // namespace argpool

using namespace argpool;

argpool_status argpool_wisdom_import(const char* file) {
  clear_error();
  if (!file) return fail(ARGPOOL_INVALID_ARGUMENT, "file is NULL; accepted: the path of a file");
  if (!kWisdom) return fail(ARGPOOL_INVALID_ARGUMENT, "%s", kNoWisdom);
  char sentence[320] = "";
  read_wisdom_file(file, environment(), sentence, sizeof sentence);
  return *sentence ? fail(ARGPOOL_INVALID_ARGUMENT, "%s", sentence) : ARGPOOL_OK;
}

argpool_status argpool_wisdom_export(const char* file) {
  clear_error();
  if (!file) return fail(ARGPOOL_INVALID_ARGUMENT, "file is NULL; accepted: the path of a file");
  if (!kWisdom) return fail(ARGPOOL_INVALID_ARGUMENT, "%s", kNoWisdom);
  if (replace(file)) return ARGPOOL_OK;
  return fail(ARGPOOL_INVALID_ARGUMENT,
              "%.200s cannot be written: %s; accepted: a file in a folder that may be written",
              file, trouble());
}
