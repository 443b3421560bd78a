// Reading problems, and plans of them.
// SPDX-License-Identifier: MIT
#include "problems.h"

#include <algorithm>
#include <cstdlib>
#include <sstream>

namespace argpool::tune {
namespace {

template <typename T> struct Word {
  const char *word;
  T value;
};

const Word<argpool_op> kOps[] = {{"max_pool", ARGPOOL_MAX_POOL},
                                 {"max_unpool", ARGPOOL_MAX_UNPOOL},
                                 {"max_pool_backward", ARGPOOL_MAX_POOL_BACKWARD},
                                 {"max_unpool_backward", ARGPOOL_MAX_UNPOOL_BACKWARD}};
constexpr uint8_t kBool = 6;  // kDLBool, which is younger than many copies of dlpack.h
const Word<DLDataType> kElements[] = {
    {"f64", {kDLFloat, 64, 1}}, {"f32", {kDLFloat, 32, 1}},    {"f16", {kDLFloat, 16, 1}},
    {"i64", {kDLInt, 64, 1}},   {"i32", {kDLInt, 32, 1}},      {"i16", {kDLInt, 16, 1}},
    {"i8", {kDLInt, 8, 1}},     {"u64", {kDLUInt, 64, 1}},     {"u32", {kDLUInt, 32, 1}},
    {"u16", {kDLUInt, 16, 1}},  {"u8", {kDLUInt, 8, 1}},       {"bf16", {kDLBfloat, 16, 1}},
    {"bool", {kBool, 8, 1}},    {"c64", {kDLComplex, 64, 1}}};
const Word<DLDataType> kIndices[] = {{"i64", {kDLInt, 64, 1}},
                                     {"i32", {kDLInt, 32, 1}},
                                     {"u16", {kDLUInt, 16, 1}},
                                     {"u8", {kDLUInt, 8, 1}},
                                     {"none", {kDLInt, 0, 1}}};
const Word<argpool_index_space> kSpaces[] = {
    {"plane", ARGPOOL_INDEX_PLANE},
    {"tensor", ARGPOOL_INDEX_TENSOR},
    {"tensor_colmajor", ARGPOOL_INDEX_TENSOR_COLMAJOR},
    {"image", ARGPOOL_INDEX_IMAGE},
    {"batch_image", ARGPOOL_INDEX_BATCH_IMAGE},
    {"window", ARGPOOL_INDEX_WINDOW},
    {"tensor_default_shape", ARGPOOL_INDEX_TENSOR_DEFAULT_SHAPE}};
const Word<argpool_layout> kLayouts[] = {{"cf", ARGPOOL_CHANNELS_FIRST},
                                         {"cl", ARGPOOL_CHANNELS_LAST}};
const Word<argpool_duplicates> kDuplicates[] = {{"dup=last", ARGPOOL_DUPLICATES_LAST},
                                                {"dup=sum", ARGPOOL_DUPLICATES_SUM},
                                                {"dup=exact", ARGPOOL_DUPLICATES_EXACT}};

template <typename T, size_t N>
bool find(const Word<T> (&words)[N], const std::string &word, T *value) {
  const auto *at = std::find_if(words, words + N, [&](const auto &w) { return word == w.word; });
  if (at == words + N) return false;
  *value = at->value;
  return true;
}

// "2x3": numbers, from `at` on, which is moved behind them.
bool takeNumbers(const char **at, std::vector<int64_t> *numbers) {
  numbers->clear();
  do {
    if (**at < '0' || **at > '9') return false;
    char *end;
    numbers->push_back(strtoll(*at, &end, 10));
    *at = end;
  } while (**at == 'x' && *++*at);
  return true;
}

// "n1c3h7w9": letters in this order, the first two of which may be missing but for c.
bool readShape(const std::string &word, std::vector<int64_t> *shape, int32_t *rank) {
  const char *at = word.c_str();
  const std::string order = "ncdhw";
  size_t next = 0;
  std::vector<int64_t> one;
  *rank = 0;
  while (*at) {
    const size_t letter = order.find(*at++, next);
    if (letter == std::string::npos || !takeNumbers(&at, &one) || one.size() != 1) return false;
    if (*rank && letter != next) return false;  // no dimension between others is missing
    next = letter + 1;
    *rank += letter >= 2;
    shape->push_back(one[0]);
  }
  return next == order.size() && word.find('c') != std::string::npos;
}

// "k2x3s1x2p0x1e1x0d2".
bool readWindow(const std::string &word, argpool_window *w) {
  const Word<int64_t *> parts[] = {{"k", w->kernel},
                                   {"s", w->stride},
                                   {"p", w->pad_begin},
                                   {"e", w->pad_end},
                                   {"d", w->dilation}};
  std::vector<int64_t> numbers;
  bool ends = false;
  if (word[0] != 'k') return false;
  for (const char *at = word.c_str(); *at;) {
    int64_t *to;
    if (!find(parts, std::string(1, *at++), &to) || !takeNumbers(&at, &numbers)) return false;
    if (numbers.size() != 1 && numbers.size() != size_t(w->rank)) return false;
    for (int i = 0; i < w->rank; ++i) to[i] = numbers[numbers.size() == 1 ? 0 : size_t(i)];
    ends = ends || to == w->pad_end;
  }
  if (!ends) std::copy_n(w->pad_begin, 3, w->pad_end);
  return true;
}

// Reads an option behind the window. Returns NULL, or what is accepted.
const char *readOption(const std::string &word, Problem *p) {
  const char *at = word.c_str() + std::min(word.size(), word.find('='));
  at += *at == '=';
  std::vector<int64_t> numbers;
  if (word == "ceil") {
    p->window.ceil_mode = 1;
  } else if (word == "trusted") {
    p->options.trusted_indices = 1;
  } else if (word.rfind("out=", 0) == 0) {
    if (!takeNumbers(&at, &p->out) || *at || p->out.size() != size_t(p->window.rank))
      return "out=<extent>, or one for each dimension, as in out=75x133";
  } else if (word.rfind("threads=", 0) == 0) {
    if (!takeNumbers(&at, &numbers) || *at || numbers.size() != 1 || numbers[0] < 1 ||
        numbers[0] > 1024)
      return "threads=<1 to 1024>";
    p->options.num_threads = int32_t(numbers[0]);
  } else if (!find(kDuplicates, word, &p->options.duplicates) && word.rfind("fill=", 0) &&
             word.rfind("idx=", 0) && word.rfind("seed=", 0)) {
    return "ceil, trusted, out=, threads=, dup=last, dup=sum, dup=exact";
  }
  return nullptr;
}

// NULL, or what is accepted where the line's next word stands.
const char *readProblem(std::istringstream words, Problem *p) {
  std::string word;
  const auto next = [&] { return word.clear(), bool(words >> word); };
  p->window.struct_size = sizeof p->window;
  if (!next() || !find(kOps, word, &p->op))
    return "max_pool, max_unpool, max_pool_backward, max_unpool_backward";
  if (!next() || !find(kElements, word, &p->element))
    return "f64, f32, f16, bf16, i64 to i8, u64 to u8, bool, c64";
  if (!next() || !find(kIndices, word, &p->index)) return "i64, i32, u16, u8, none";
  if (!next() || !find(kSpaces, word, &p->options.index_space))
    return "plane, tensor, tensor_colmajor, image, batch_image, window, tensor_default_shape";
  if (!next() || !find(kLayouts, word, &p->options.layout)) return "cf, cl";
  if (!next() || !readShape(word, &p->shape, &p->window.rank))
    return "a shape, such as n1c64h112w112";
  if (!next() || !readWindow(word, &p->window)) return "a window, such as k3s2p1";
  while (next())
    if (const char *accepted = readOption(word, p)) return accepted;
  return nullptr;
}

// A dense tensor that no memory belongs to.
struct Hollow {
  std::vector<int64_t> shape, strides;
  DLTensor tensor = {};

  Hollow(const std::vector<int64_t> &of, const DLDataType &type, int rank, bool last)
      : shape(of), strides(of.size()) {
    const size_t c = of.size() - size_t(rank) - 1;
    int64_t stride = last ? shape[c] : 1;
    for (size_t d = of.size(); d-- > c + 1;) {
      strides[d] = stride;
      stride *= shape[d];
    }
    strides[c] = last ? 1 : stride;
    if (c == 1) strides[0] = last ? stride : stride * shape[c];
    tensor = {nullptr, {kDLCPU, 0}, int32_t(of.size()), type, shape.data(), strides.data(), 0};
  }
};

}  // namespace

bool readProblems(std::istream &from, std::vector<Problem> *problems, std::string *why) {
  std::string line;
  for (int number = 1; std::getline(from, line); ++number) {
    line.resize(std::min(line.size(), line.find('#')));
    if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
    Problem problem;
    problem.line = line;
    if (const char *accepted = readProblem(std::istringstream(line), &problem)) {
      *why = "line " + std::to_string(number) + ", \"" + line + "\"; accepted: " + accepted;
      return false;
    }
    problems->push_back(problem);
  }
  return true;
}

std::string measure(const Problem &p, const argpool_table *table, argpool_measure how,
                    std::string *why) {
  const int rank = p.window.rank;
  const bool last = p.options.layout == ARGPOOL_CHANNELS_LAST;
  const bool pools = p.op == ARGPOOL_MAX_POOL;
  std::vector<int64_t> other = p.shape;
  int64_t *const to = &other[other.size() - size_t(rank)];
  const int64_t *const extents = &p.shape[p.shape.size() - size_t(rank)];
  const bool backward = p.op == ARGPOOL_MAX_POOL_BACKWARD;
  if (backward && !p.out.empty()) {
    std::copy(p.out.begin(), p.out.end(), to);  // C1 is looked at with the plan
  } else if (pools ? argpool_pooled_shape(&p.window, extents, to)
                   : argpool_unpooled_shape(&p.window, extents,
                                            p.out.empty() ? nullptr : p.out.data(), to)) {
    *why = argpool_last_error();
    return "";
  }
  const std::vector<int64_t> &plane = pools ? p.shape : other, &pooled = pools ? other : p.shape;
  Hollow cells(plane, p.element, rank, last), values(pooled, p.element, rank, last),
      indices(pooled, p.index, rank, last);
  const DLTensor *tensors[3] = {&cells.tensor, &values.tensor, &indices.tensor};
  if (p.op == ARGPOOL_MAX_UNPOOL_BACKWARD) {
    std::swap(tensors[1], tensors[2]);
  } else if (!pools) {
    tensors[0] = &values.tensor, tensors[1] = &indices.tensor, tensors[2] = &cells.tensor;
  }
  if (pools && !p.index.bits) tensors[2] = nullptr;
  argpool_options options = p.options;
  options.table = table;
  options.measure = how;
  argpool_plan *plan = nullptr;
  if (argpool_plan_create(&plan, p.op, &p.window, tensors, &options)) {
    *why = argpool_last_error();
    return "";
  }
  const std::string sentence = argpool_plan_explain(plan);
  argpool_plan_destroy(plan);
  return sentence;
}

}  // namespace argpool::tune
