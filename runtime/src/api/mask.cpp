// argpool_max_mask: to tiles, frames and selection a pooling by windows of one cell. Its kernel is
// given the real window.
// SPDX-License-Identifier: MIT
#include "api/call.h"
#include "api/choose_rows.h"
#include "check/checks.h"
#include "check/rules.h"
#include "problem/clip.h"
#include "problem/types.h"

namespace argpool {
namespace {

using ll = long long;

// Tiles start at whole windows.
void round_steps(const Problem& p, Tiling* t) {
  t->tiles = t->images * t->plane_tiles * t->channel_tiles;
  for (int i = 0; i < 3; ++i) {
    const int64_t kernel = p.window_key.kernel[i], extent = p.values.extent[i];
    if (t->count[i] > 1) {
      t->step[i] = max(t->step[i] / kernel, 1) * kernel;
      t->count[i] = ceil_div(extent, t->step[i]);
    }
    t->tiles *= t->count[i];
  }
}

argpool_status run_max_mask(const Problem& p, const Selection& s, const Workers& workers) {
  return run_pooling(p, s, workers, round_steps);
}

// Windows that lie side by side; `reached` becomes the extents of the cells that lie in one.
argpool_status check_windows(const Window& w, const Tensor& src, int64_t* reached) {
  for (int i = w.rank - 1; i >= 0; --i) {
    if (w.stride[i] != w.kernel[i] || w.pad[i] != 0 || w.dilation[i] != 1) {
      return fail(ARGPOOL_INVALID_WINDOW,
                  "window: in %s, kernel %lld, stride %lld, pad_begin %lld, dilation %lld; "
                  "accepted in max_mask: stride = kernel, pad_begin 0 and dilation 1, or max_pool "
                  "and max_unpool",
                  extent_name(i), (ll)w.kernel[i], (ll)w.stride[i], (ll)w.pad[i],
                  (ll)w.dilation[i]);
    }
    int64_t pooled;
    const int64_t cells = src.extent[i];
    if (argpool_status bad = pooled_extent(w, i, cells, &pooled)) return bad;
    if (has_empty_window(w, i, cells, pooled)) {
      return fail(ARGPOOL_INVALID_WINDOW,
                  "window: in %s, a position has no tap inside the %lld cells; accepted: at least "
                  "one (C3)",
                  extent_name(i), (ll)cells);
    }
    reached[i] = cells / w.kernel[i] < pooled ? cells : pooled * w.kernel[i];
  }
  return ARGPOOL_OK;
}

argpool_status check_elements(const Tensor& src, const Tensor& dst, uint32_t* elem) {
  const PooledType pooled = pooled_type(src.type, false);
  if (pooled.elem == ARGPOOL_ELEM_NONE || pooled.inverted) {
    return fail(ARGPOOL_UNSUPPORTED_TYPE,
                "src has elements of type %s; accepted in max_mask: f64, f32, f16, bf16, i64, i32, "
                "i16, i8, u8 and bool",
                name_of(src.type).text);
  }
  *elem = pooled.elem;
  if (dst.type.code == src.type.code && dst.type.bits == src.type.bits) return ARGPOOL_OK;
  return fail(ARGPOOL_UNSUPPORTED_TYPE, "dst has elements of type %s; accepted: %s, as in src",
              name_of(dst.type).text, name_of(src.type).text);
}

// Fills in the problem.
argpool_status check(const argpool_window* window, const DLTensor* src, const DLTensor* dst,
                     const argpool_options& o, Problem* p) {
  Window w;
  if (argpool_status bad = read_window(window, &w)) return bad;
  p->op = ARGPOOL_MAX_POOL;
  p->kernel_op = ARGPOOL_KERNEL_MAX_MASK;
  if (argpool_status bad = read_tensor("src", src, w.rank, &p->plane)) return bad;
  if (argpool_status bad = read_tensor("dst", dst, w.rank, &p->values)) return bad;
  if (argpool_status bad = check_on_cpu("src", p->plane)) return bad;
  if (argpool_status bad = check_on_cpu("dst", p->values)) return bad;
  if (argpool_status bad = same_dimensions("dst", *dst, "src", *src)) return bad;
  if (argpool_status bad = same_shape("dst", p->values, "src", p->plane)) return bad;
  if (argpool_status bad = check_elements(p->plane, p->values, &p->elem)) return bad;
  for (int i = 0; i < 3; ++i) p->indexing.valid[i] = p->indexing.box[i] = 1;
  if (argpool_status bad = check_windows(w, p->plane, p->indexing.valid)) return bad;
  if (argpool_status bad = narrow_window(w, &p->window_key)) return bad;
  p->index = ARGPOOL_IDX_NONE;
  p->window = {w.rank, false, {1, 1, 1}, {1, 1, 1}, {0, 0, 0}, {0, 0, 0}, {1, 1, 1}};
  p->near = lies_near(p->plane) && lies_near(p->values);
  set_clipping(p);
  const Tensor* const tensors[] = {&p->plane, &p->values};
  p->layout = layout_of(tensors, 2, o.layout);
  p->either_layout = p->channels_last() && in_either_layout(tensors, 2, true);
  if (argpool_status bad = check_output("dst", p->values, p->channels_last())) return bad;
  const char* const names[] = {"src", "dst"};
  const bool outputs[] = {false, true};
  return check_places(names, tensors, outputs, 2, Data::given);
}

argpool_status mask(const argpool_window* window, const DLTensor* src, const DLTensor* dst,
                    const argpool_options* options) {
  argpool_options o;
  Problem problem = {};
  Menu menu;
  Selection selection;
  if (argpool_status bad = read_options(options, &o)) return bad;
  if (!o.table) {
    return fail(ARGPOOL_INVALID_ARGUMENT,
                "options.table is NULL; accepted in max_mask: the table of a library whose spec "
                "has argpool.max_mask, or that argpool-compile --fuse-mask made of a model");
  }
  if (argpool_status bad = check_table(o.table)) return bad;
  if (argpool_status bad = check(window, src, dst, o, &problem)) return bad;
  if (argpool_status bad = menu_of(o.table, o, kDLCPU, &menu)) return bad;
  if (argpool_status bad = select_rows(problem, menu, &selection)) return bad;
  return run_rows(run_max_mask, problem, selection, workers_of(o));
}

}  // namespace
}  // namespace argpool

argpool_status argpool_max_mask(const argpool_window* window, const DLTensor* src, DLTensor* dst,
                                const argpool_options* options) {
  argpool::clear_error();
  return argpool::mask(window, src, dst, options);
}
