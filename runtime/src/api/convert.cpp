// argpool_convert_indices: from one index space to another by way of the cell that is named. What
// is judged before and after; convert_lines.cpp converts.
// SPDX-License-Identifier: MIT
#include "api/call.h"
#include "api/choose_rows.h"
#include "argpool.h"
#include "argpool_registry.h"
#include "check/checks.h"
#include "check/rules.h"
#include "run/convert_lines.h"
#include "run/units.h"
#include "support/errors.h"

namespace argpool {
namespace {

using ll = long long;

// Fewer indices are converted faster than a thread wakes.
constexpr int64_t kWorthSplitting = 4096;

argpool_status check_space(const char* name, argpool_index_space space) {
  if ((unsigned)space <= ARGPOOL_INDEX_TENSOR_DEFAULT_SHAPE) return ARGPOOL_OK;
  return fail(ARGPOOL_INVALID_ARGUMENT, "%s is %d; accepted: 0 to %d, an argpool_index_space", name,
              (int)space, ARGPOOL_INDEX_TENSOR_DEFAULT_SHAPE);
}

// The pooled extents are C1's of the plane, or the plane's are among those C2 accepts for them.
argpool_status check_extents(const Window& w, const Tensor& pooled, const int64_t* plane) {
  bool pools = true;
  int unlike = -1;
  for (int i = w.rank - 1; i >= 0; --i) {
    int64_t wanted;
    pools = pools && !pooled_extent(w, i, plane[i], &wanted) && wanted == pooled.extent[i];
    if (unlike < 0 && check_unpooled("spatial", w, i, pooled.extent[i], plane[i])) unlike = i;
  }
  clear_error();  // one of the two may be wrong
  if (pools || unlike < 0) return ARGPOOL_OK;
  return fail(ARGPOOL_SHAPE_MISMATCH,
              "from: %s is %lld over a spatial extent of %lld; accepted: the pooled extent of that "
              "(C1), or spatial extents within one stride of the default for it (C2)",
              extent_name(unlike), (ll)pooled.extent[unlike], (ll)plane[unlike]);
}

argpool_status check_side(const Conversion& job, argpool_index_space space, const int64_t* plane,
                          Side* side) {
  if (argpool_status bad = index_kind(side->name, space, side->tensor.type, &side->kind)) {
    return bad;
  }
  return make_indexing(side->name, space, side->kind, job.window, side->tensor, plane,
                       &side->indexing);
}

argpool_status check(const argpool_window* window, const int64_t* spatial, const DLTensor* from,
                     argpool_index_space from_space, const DLTensor* to,
                     argpool_index_space to_space, Conversion* job) {
  Window& w = job->window;
  argpool_window_key key;
  int64_t plane[3] = {1, 1, 1};
  if (argpool_status bad = read_window(window, &w)) return bad;
  if (argpool_status bad = check_space("from_space", from_space)) return bad;
  if (argpool_status bad = check_space("to_space", to_space)) return bad;
  if (argpool_status bad = read_extents("spatial", spatial, w, plane)) return bad;
  if (argpool_status bad = read_tensor("from", from, w.rank, &job->from.tensor)) return bad;
  if (argpool_status bad = read_tensor("to", to, w.rank, &job->to.tensor)) return bad;
  if (argpool_status bad = check_on_cpu("from", job->from.tensor)) return bad;
  if (argpool_status bad = check_on_cpu("to", job->to.tensor)) return bad;
  if (argpool_status bad = same_dimensions("to", *to, "from", *from)) return bad;
  if (argpool_status bad = same_shape("to", job->to.tensor, "from", job->from.tensor)) return bad;
  if (argpool_status bad = check_extents(w, job->from.tensor, plane)) return bad;
  if (argpool_status bad = narrow_window(w, &key)) return bad;
  if (argpool_status bad = check_side(*job, from_space, plane, &job->from)) return bad;
  if (argpool_status bad = check_side(*job, to_space, plane, &job->to)) return bad;
  if (argpool_status bad = check_output("to", job->to.tensor, false)) return bad;
  const char* const names[] = {"from", "to"};
  const Tensor* const tensors[] = {&job->from.tensor, &job->to.tensor};
  const bool outputs[] = {false, true};
  return check_places(names, tensors, outputs, 2, Data::given);
}

int convert_some(void* data, int64_t first, int64_t past) {
  convert_lines(*static_cast<Conversion*>(data), first, past);
  return 0;
}

// The sentence for the first offender: it names no cell, or none that the other space can name.
argpool_status judge(const Conversion& job) {
  const int64_t i = job.offender.first();
  if (i == INT64_MAX) return ARGPOOL_OK;
  const Tensor& s = job.shape();
  const int64_t w = s.extent[0], h = s.extent[1], plane = i / s.cells();
  const int64_t n = plane / s.c, c = plane % s.c;
  const Cell at = {i % w, i / w % h, i / w / h % s.extent[2]};
  const int64_t index = read_index(s.at(n, c, at.x, at.y, at.z), job.from.kind);
  Cell cell;
  if (!named_cell(job.from.indexing, job.window, n, c, s.c, at, index, &cell)) {
    return fail_out_of_range("from", "the given extents", job.from.indexing, job.window, n, c, s.c,
                             at, index);
  }
  const int rank = job.window.rank;
  return fail(ARGPOOL_INDEX_OUT_OF_RANGE,
              "from[n %lld, c %lld, %s] is %lld, cell (%s); accepted on the way to index space %s: "
              "%s (C7, C8)",
              (ll)n, (ll)c, place(at, rank).text, (ll)index, place(cell, rank).text,
              space_name(job.to.indexing.space),
              job.to.indexing.space == ARGPOOL_INDEX_WINDOW ? "cells of the position's own window"
                                                            : "cells of the default shape");
}

argpool_status convert(const argpool_window* window, const int64_t* spatial, const DLTensor* from,
                       argpool_index_space from_space, const DLTensor* to,
                       argpool_index_space to_space, const argpool_options* options) {
  argpool_options o;
  Conversion job = {};
  job.from.name = "from";
  job.to.name = "to";
  if (argpool_status bad = read_options(options, &o)) return bad;
  if (argpool_status bad = check(window, spatial, from, from_space, to, to_space, &job)) return bad;
  const Tensor& s = job.shape();
  if (s.empty()) return ARGPOOL_OK;
  Workers workers = workers_of(o);
  if (s.n * s.c * s.cells() < kWorthSplitting) workers.threads = 1;
  if (argpool_status bad = split(workers, lines_of(job), convert_some, &job)) return bad;
  return judge(job);
}

}  // namespace
}  // namespace argpool

argpool_status argpool_convert_indices(const argpool_window* window, const int64_t* spatial,
                                       const DLTensor* from, argpool_index_space from_space,
                                       DLTensor* to, argpool_index_space to_space,
                                       const argpool_options* options) {
  argpool::clear_error();
  return argpool::convert(window, spatial, from, from_space, to, to_space, options);
}
