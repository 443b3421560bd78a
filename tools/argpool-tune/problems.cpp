// Reading problems, and plans of them.
// SPDX-License-Identifier: MIT
#include "problems.h"

#include <algorithm>
#include <stdexcept>

#include "problems/types.h"

namespace argpool::tune {
namespace {

// Why a plan of the problem cannot have it, or NULL.
const char *refused(const problems::ProblemLine &line) {
  if (line.gap != decltype(line.gap){} || !line.broadcast.empty() || !line.is_plain() ||
      line.callback)
    return "plans of lists are of dense tensors, on argpool's threads; accepted behind the window "
           "are ceil, trusted, out=, threads=, dup=last, dup=sum, dup=exact";
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

bool readProblems(const std::string &path, std::vector<Problem> *problems, std::string *why) {
  try {
    *problems = problems::read_problems(path, 0);
  } catch (const std::invalid_argument &e) {
    *why = e.what();
    return false;
  }
  for (const Problem &listed : *problems) {
    const char *refusal = refused(listed.problem);
    if (!refusal) continue;
    *why = listed.named() + refusal;
    return false;
  }
  return true;
}

std::string measure(const Problem &listed, const argpool_table *table, argpool_measure how,
                    std::string *why) {
  const problems::ProblemLine &p = listed.problem;
  const int rank = p.window.rank;
  const bool last = p.layout == ARGPOOL_CHANNELS_LAST, pools = p.pools();
  std::vector<int64_t> shape(p.shape.begin() + !p.batched, p.shape.begin() + 2);
  shape.insert(shape.end(), p.shape.end() - rank, p.shape.end());
  std::vector<int64_t> other = shape;
  int64_t *const to = &other[other.size() - size_t(rank)];
  const int64_t *const extents = &shape[shape.size() - size_t(rank)];
  const int64_t *const out = p.has_output_size() ? p.output_size.end() - rank : nullptr;
  if (out && p.op == ARGPOOL_MAX_POOL_BACKWARD) {
    std::copy(out, out + rank, to);  // C1 is looked at with the plan
  } else if (pools ? argpool_pooled_shape(&p.window, extents, to)
                   : argpool_unpooled_shape(&p.window, extents, out, to)) {
    *why = argpool_last_error();
    return "";
  }
  const std::vector<int64_t> &plane = pools ? shape : other, &pooled = pools ? other : shape;
  const DLDataType element = problems::element_type(p.elem).dtype;
  Hollow cells(plane, element, rank, last), values(pooled, element, rank, last),
      indices(pooled, problems::index_type(p.index).dtype, rank, last);
  const DLTensor *tensors[3] = {&cells.tensor, &values.tensor, &indices.tensor};
  if (p.op == ARGPOOL_MAX_UNPOOL_BACKWARD) {
    std::swap(tensors[1], tensors[2]);
  } else if (!pools) {
    tensors[0] = &values.tensor, tensors[1] = &indices.tensor, tensors[2] = &cells.tensor;
  }
  if (pools && p.index == "none") tensors[2] = nullptr;
  argpool_options options = ARGPOOL_OPTIONS_INIT;
  options.index_space = p.space;
  options.layout = p.layout;
  options.duplicates = p.duplicates;
  options.trusted_indices = p.trusted;
  options.num_threads = p.threads;
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
