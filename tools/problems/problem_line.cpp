// Reading and writing problem lines.
// SPDX-License-Identifier: MIT
#include "problem_line.h"

#include <algorithm>
#include <charconv>
#include <fstream>
#include <sstream>
#include <stdexcept>

#include "types.h"

namespace argpool::problems {
namespace {

template <typename E>
struct Word {
  const char* text;
  E value;
};

constexpr Word<argpool_op> kOps[] = {{"max_pool", ARGPOOL_MAX_POOL},
                                     {"min_pool", ARGPOOL_MIN_POOL},
                                     {"max_unpool", ARGPOOL_MAX_UNPOOL},
                                     {"max_pool_backward", ARGPOOL_MAX_POOL_BACKWARD},
                                     {"max_unpool_backward", ARGPOOL_MAX_UNPOOL_BACKWARD}};
constexpr Word<argpool_index_space> kSpaces[] = {
    {"plane", ARGPOOL_INDEX_PLANE},
    {"tensor", ARGPOOL_INDEX_TENSOR},
    {"tensor_colmajor", ARGPOOL_INDEX_TENSOR_COLMAJOR},
    {"image", ARGPOOL_INDEX_IMAGE},
    {"batch_image", ARGPOOL_INDEX_BATCH_IMAGE},
    {"window", ARGPOOL_INDEX_WINDOW},
    {"tensor_default_shape", ARGPOOL_INDEX_TENSOR_DEFAULT_SHAPE}};
constexpr Word<argpool_layout> kLayouts[] = {{"cf", ARGPOOL_CHANNELS_FIRST},
                                             {"cl", ARGPOOL_CHANNELS_LAST}};
constexpr Word<argpool_duplicates> kDuplicates[] = {{"last", ARGPOOL_DUPLICATES_LAST},
                                                    {"sum", ARGPOOL_DUPLICATES_SUM},
                                                    {"exact", ARGPOOL_DUPLICATES_EXACT}};
constexpr Word<Fill> kFills[] = {
    {"random", Fill::Random}, {"ties", Fill::Ties},   {"negative", Fill::Negative},
    {"nan", Fill::NaN},       {"zeros", Fill::Zeros}, {"inf", Fill::Inf},
    {"subnormal", Fill::Subnormal}, {"lowest", Fill::Lowest}, {"mix", Fill::Mix},
    {"bits", Fill::Bits}};
constexpr Word<Indices> kIndices[] = {{"own", Indices::Own},
                                      {"last", Indices::Last},
                                      {"foreign", Indices::Foreign},
                                      {"zeros", Indices::Zeros},
                                      {"bad", Indices::Bad},
                                      {"one", Indices::One},
                                      {"end", Indices::End},
                                      {"alias", Indices::Alias}};

constexpr Word<View> kViews[] = {{"plain", View::Plain},
                                 {"swapped", View::Swapped},
                                 {"every2", View::Every2},
                                 {"flip", View::Flip},
                                 {"other", View::Other}};

[[noreturn]] void fail(const std::string& what, const std::string& word) {
  throw std::invalid_argument(what + ", not \"" + word + "\"");
}

template <typename E, size_t n>
E value_of(const Word<E> (&words)[n], const std::string& text) {
  std::string known;
  for (const auto& word : words) {
    if (text == word.text) return word.value;
    known += std::string(known.empty() ? "" : ", ") + word.text;
  }
  fail("expected one of " + known, text);
}

template <typename E, size_t n>
const char* text_of(const Word<E> (&words)[n], E value) {
  for (const auto& word : words)
    if (word.value == value) return word.text;
  return "?";
}

// Letters followed by numbers: "n1c3h7w9", "k2x3s1x2"; several numbers are joined by x.
struct Field {
  char letter;
  std::vector<int64_t> numbers;
};

std::vector<Field> fields(const std::string& word) {
  std::vector<Field> found;
  std::istringstream in(word);
  char letter;
  while (in.get(letter)) {
    Field field{letter, {}};
    do {
      int64_t number;
      if (!(in >> number)) fail("expected letters followed by numbers", word);
      field.numbers.push_back(number);
    } while (in.peek() == 'x' && in.get(letter));
    in.clear(in.rdstate() & ~std::ios::failbit & ~std::ios::eofbit);
    found.push_back(field);
    if (in.peek() == EOF) break;
  }
  return found;
}

// One word for all tensors, or one for each.
std::array<View, 3> parse_views(const std::string& text) {
  std::vector<View> found;
  std::istringstream in(text);
  for (std::string part; std::getline(in, part, '/');) found.push_back(value_of(kViews, part));
  if (found.size() == 1) return {found[0], found[0], found[0]};
  if (found.size() != 3) fail("expected 1 or 3 views", text);
  return {found[0], found[1], found[2]};
}

template <typename T>
T number(const std::string& text) {
  T n;
  const char* const end = text.data() + text.size();
  const auto [at, wrong] = std::from_chars(text.data(), end, n);
  if (wrong != std::errc() || at != end) fail("expected a number", text);
  return n;
}

std::vector<int64_t> numbers(const std::string& text) {
  std::vector<int64_t> found;
  std::istringstream in(text);
  for (std::string part; std::getline(in, part, 'x');) found.push_back(number<int64_t>(part));
  return found;
}

// Dimensions are spelled n, c, d, h, w; which of d, h, w are there tells the rank.
Extents parse_shape(const std::string& word, bool* batched, int* rank) {
  static const std::string letters = "ncdhw";
  Extents shape{1, 1, 1, 1, 1};
  std::string seen;
  for (const Field& field : fields(word)) {
    const size_t at = letters.find(field.letter);
    if (at == std::string::npos || field.numbers.size() != 1) fail("expected a shape", word);
    shape[at] = field.numbers[0];
    seen += field.letter;
  }
  *batched = seen[0] == 'n';
  const std::string logical = *batched ? seen.substr(1) : seen;
  const size_t dimensions = logical.size();
  if (dimensions < 2 || dimensions > 4 || logical != "c" + letters.substr(6 - dimensions)) {
    fail("expected [n]c[[d]h]w", word);
  }
  *rank = int(dimensions) - 1;
  return shape;
}

void parse_window(const std::string& word, argpool_window* window) {
  for (const Field& field : fields(word)) {
    int64_t* to = nullptr;
    switch (field.letter) {
      case 'k': to = window->kernel; break;
      case 's': to = window->stride; break;
      case 'p': to = window->pad_begin; break;
      case 'e': to = window->pad_end; break;
      case 'd': to = window->dilation; break;
      default: fail("expected k, s, p, e, d in a window", word);
    }
    const size_t n = field.numbers.size();
    if (n != 1 && n != size_t(window->rank)) fail("expected 1 or rank numbers", word);
    for (int i = 0; i < window->rank; ++i) {
      to[i] = field.numbers[n == 1 ? 0 : size_t(i)];
      if (field.letter == 'p') window->pad_end[i] = to[i];  // until e says otherwise
    }
  }
}

void parse_option(const std::string& key, const std::string& text, ProblemLine* p) {
  if (key == "fill") {
    p->fill = value_of(kFills, text);
  } else if (key == "idx") {
    p->indices = value_of(kIndices, text);
  } else if (key == "dup") {
    p->duplicates = value_of(kDuplicates, text);
  } else if (key == "out") {
    const std::vector<int64_t> sizes = numbers(text);
    if (sizes.size() != size_t(p->window.rank)) fail("expected rank extents", text);
    if (*std::min_element(sizes.begin(), sizes.end()) < 1) fail("expected extents of 1 on", text);
    for (size_t i = 0; i < sizes.size(); ++i) p->output_size[3 - sizes.size() + i] = sizes[i];
  } else if (key == "gap") {
    const std::vector<int64_t> gaps = numbers(text);
    if (gaps.size() > 4) fail("expected at most 4 gaps", text);
    std::copy(gaps.begin(), gaps.end(), p->gap.begin());
  } else if (key == "broadcast") {
    p->broadcast = text;
  } else if (key == "view") {
    p->views = parse_views(text);
  } else if (key == "threads") {
    p->threads = number<int32_t>(text);
    if (p->threads < 1 || p->threads > 1024) fail("accepted are threads=1 to threads=1024", text);
  } else if (key == "seed") {
    p->seed = number<uint64_t>(text);
  } else {
    fail("unknown option", key);
  }
}

void print_numbers(std::ostream& out, char letter, const int64_t* n, int rank) {
  out << letter << n[0];
  if (std::any_of(n, n + rank, [&](int64_t m) { return m != n[0]; }))
    for (int i = 1; i < rank; ++i) out << 'x' << n[i];
}

}  // namespace

const char* word_of(argpool_op op) { return text_of(kOps, op); }

const char* word_of(argpool_layout layout) { return text_of(kLayouts, layout); }

ProblemLine parse(const std::string& line, int32_t threads) {
  std::istringstream in(line);
  std::string op, space, layout, shape, window;
  ProblemLine p;
  p.threads = threads;
  if (!(in >> op >> p.elem >> p.index >> space >> layout >> shape >> window)) {
    fail("expected op elem index space layout shape window", line);
  }
  p.op = value_of(kOps, op);
  p.elem = element_type(p.elem).word;
  p.index = index_type(p.index).word;
  if (p.index == "none" && !p.pools()) {
    fail("expected the type of the indices that " + op + " reads: i64, i32, u8, u16", p.index);
  }
  p.space = value_of(kSpaces, space);
  p.layout = value_of(kLayouts, layout);
  p.window = argpool_window{sizeof(argpool_window), 0, 0, {}, {}, {}, {}, {}};
  p.shape = parse_shape(shape, &p.batched, &p.window.rank);
  parse_window(window, &p.window);
  for (std::string word; in >> word;) {
    const size_t equals = word.find('=');
    if (word == "ceil") {
      p.window.ceil_mode = 1;
    } else if (word == "callback") {
      p.callback = true;
    } else if (word == "trusted") {
      p.trusted = true;
    } else if (equals != std::string::npos) {
      parse_option(word.substr(0, equals), word.substr(equals + 1), &p);
    } else {
      fail("expected an option", word);
    }
  }
  return p;
}

std::string print(const ProblemLine& p) {
  std::ostringstream out;
  const argpool_window& w = p.window;
  out << text_of(kOps, p.op) << ' ' << p.elem << ' ' << p.index << ' ' << text_of(kSpaces, p.space)
      << ' ' << text_of(kLayouts, p.layout) << ' ';
  if (p.batched) out << 'n' << p.shape[0];
  out << 'c' << p.shape[1];
  for (int i = 3 - w.rank; i < 3; ++i) out << "dhw"[i] << p.shape[size_t(i + 2)];
  out << ' ';
  print_numbers(out, 'k', w.kernel, w.rank);
  const auto differs = [&](const int64_t* n, const int64_t* from) {
    return !std::equal(n, n + w.rank, from);
  };
  const int64_t zeros[3] = {};
  if (differs(w.stride, zeros)) print_numbers(out, 's', w.stride, w.rank);
  if (differs(w.pad_begin, zeros)) print_numbers(out, 'p', w.pad_begin, w.rank);
  if (differs(w.pad_end, w.pad_begin)) print_numbers(out, 'e', w.pad_end, w.rank);
  if (differs(w.dilation, zeros)) print_numbers(out, 'd', w.dilation, w.rank);
  if (w.ceil_mode) out << " ceil";
  if (p.has_output_size()) {
    out << " out=";
    for (int i = 3 - w.rank; i < 3; ++i) {
      out << (i > 3 - w.rank ? "x" : "") << p.output_size[size_t(i)];
    }
  }
  if (p.duplicates) out << " dup=" << text_of(kDuplicates, p.duplicates);
  out << " fill=" << text_of(kFills, p.fill);
  if (!p.pools()) out << " idx=" << text_of(kIndices, p.indices);
  if (p.gap != std::array<int64_t, 4>{}) {
    out << " gap=" << p.gap[0] << 'x' << p.gap[1] << 'x' << p.gap[2] << 'x' << p.gap[3];
  }
  if (!p.broadcast.empty()) out << " broadcast=" << p.broadcast;
  if (!p.is_plain()) {
    const auto [cells, values, indices] = p.views;
    out << " view=" << text_of(kViews, cells);
    if (values != cells || indices != cells) {
      out << '/' << text_of(kViews, values) << '/' << text_of(kViews, indices);
    }
  }
  if (p.threads != 1) out << " threads=" << p.threads;
  if (p.callback) out << " callback";
  if (p.trusted) out << " trusted";
  if (p.seed) out << " seed=" << p.seed;
  return out.str();
}

std::vector<std::string> expand(const std::string& line) {
  const size_t open = line.find('{');
  if (open == std::string::npos) return {line};
  std::vector<std::string> alternatives(1), lines;
  size_t close = open + 1;
  for (int depth = 1; close < line.size(); ++close) {
    const char c = line[close];
    depth += c == '{' ? 1 : c == '}' ? -1 : 0;
    if (depth == 0) break;
    if (c == ',' && depth == 1) {
      alternatives.emplace_back();
    } else {
      alternatives.back() += c;
    }
  }
  if (close == line.size()) fail("expected {alternatives}", line);
  const size_t dots = alternatives[0].find("..");
  if (alternatives.size() == 1 && dots != std::string::npos) {
    const int64_t last = number<int64_t>(alternatives[0].substr(dots + 2));
    int64_t n = number<int64_t>(alternatives[0].substr(0, dots));
    for (alternatives.clear(); n <= last; ++n) alternatives.push_back(std::to_string(n));
  }
  for (const std::string& alternative : alternatives)
    for (std::string& written :
         expand(line.substr(0, open) + alternative + line.substr(close + 1))) {
      lines.push_back(std::move(written));
    }
  return lines;
}

std::vector<ListedProblem> read_problems(const std::string& path, int32_t threads) {
  std::ifstream in(path);
  if (!in) throw std::invalid_argument("cannot read " + path);
  std::vector<ListedProblem> problems;
  int number = 0;
  for (std::string line; std::getline(in, line);) {
    const std::string where = path + ":" + std::to_string(++number);
    line = line.substr(0, line.find('#'));
    while (!line.empty() && line.back() == '\r') line.pop_back();
    if (line.find_first_not_of(" \t") == std::string::npos) continue;
    std::string at = where + ": ";
    try {
      for (std::string& written : expand(line)) {
        problems.push_back({std::move(written), where, {}});
        at = problems.back().named();
        problems.back().problem = parse(problems.back().line, threads);
      }
    } catch (const std::invalid_argument& e) {
      throw std::invalid_argument(at + e.what());
    }
  }
  return problems;
}

std::vector<std::string> read_list(const std::string& path) {
  std::vector<std::string> lines;
  for (ListedProblem& problem : read_problems(path)) lines.push_back(std::move(problem.line));
  return lines;
}

}  // namespace argpool::problems
