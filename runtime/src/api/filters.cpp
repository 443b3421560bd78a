// argpool_filters.h: a region that the default kernels hold, else pools and loops by plane.
// SPDX-License-Identifier: MIT
#include "argpool_filters.h"

#include <stdio.h>
#include <string.h>

#include "api/region.h"
#include "check/checks.h"
#include "platform/scratch.h"
#include "platform/thread_state.h"
#include "problem/tensors.h"
#include "problem/types.h"
#include "support/errors.h"

extern "C" const argpool_table argpool_default_table;
// The default kernels' regions (default_table.cpp).
extern "C" __attribute__((visibility("hidden")))
const argpool_region_function argpool_default_regions[];

namespace argpool {
namespace {

using ll = long long;

constexpr uint8_t kBool = 6;  // kDLBool, which is younger than many copies of dlpack.h

const argpool_region* find_region(const char* name) {
  for (const argpool_region_function* f = argpool_default_regions; f->name; ++f) {
    if (!strcmp(f->name, name)) return f->region;
  }
  return nullptr;
}

// Planes or volumes of a buffer, or of scratch memory, whose rows are packed if it is scratch.
struct Planes {
  uint8_t* data = nullptr;
  DLDataType type;
  int64_t w, h, d, count, row, slice, plane;  // row, slice, plane: strides in elements

  static Planes of(const void* arg) {
    const argpool_buffer& b = *static_cast<const argpool_buffer*>(arg);
    const argpool_dim& planes = b.dim[b.dimensions - 1];
    const argpool_dim slices = b.dimensions == 4 ? b.dim[2] : argpool_dim{0, 1, 0, 0};
    return {b.host, {b.type_code, b.type_bits, 1}, b.dim[0].extent, b.dim[1].extent,
            slices.extent, planes.extent, b.dim[1].stride, slices.stride, planes.stride};
  }
  template <typename T>
  T* at(int64_t p, int64_t z, int64_t y) const {
    return reinterpret_cast<T*>(data) + p * plane + z * slice + y * row;
  }
};

template <typename T, typename... Ts, typename F, typename... Views>
void call_row(F f, int64_t p, int64_t line, const Planes& first, const Views&... others) {
  const int64_t z = line / first.h, y = line % first.h;
  f(first.w, first.at<T>(p, z, y), others.template at<Ts>(p, z, y)...);
}

// Calls f(w, a pointer to a row of each) for all rows of planes of one shape; Ts: their elements.
template <typename... Ts, typename F, typename... Views>
void for_rows(F f, const Planes& first, const Views&... others) {
  const int64_t lines = first.d * first.h;
  for (int64_t p = 0; p < first.count; ++p) {
    for (int64_t line = 0; line < lines; ++line) call_row<Ts...>(f, p, line, first, others...);
  }
}

struct Filter;

// One run of a filter's steps on some planes: its scratch, and what went wrong.
class Steps {
 public:
  Steps(const Filter& filter, void** args)
      : filter_(filter), scratch_(*(argpool_scratch* const*)args[0]), args_(args) {}
  ~Steps() {
    while (used_) scratch_->release(scratch_, memory_[--used_]);
  }
  Steps(const Steps&) = delete;
  Steps& operator=(const Steps&) = delete;

  Planes tensor(int i) const { return Planes::of(args_[1 + i]); }
  // A value between steps; its data is NULL where memory is lacking.
  Planes fresh(DLDataType type) {
    Planes planes = tensor(0);
    planes.type = type;
    planes.row = planes.w;
    planes.slice = planes.w * planes.h;
    planes.plane = planes.slice * planes.d;
    const int64_t bytes = planes.count * planes.plane * type.bits / 8;
    planes.data = (uint8_t*)scratch_->alloc(scratch_, (size_t)bytes);
    if (planes.data) memory_[used_++] = planes.data;
    else bad_ = ARGPOOL_OUT_OF_MEMORY;
    return planes;
  }
  // The extremes of windows of the filter's kernel; `ahead`: of those that look as far ahead as
  // others look back.
  void pool(bool max, const Planes& from, const Planes& to, bool ahead = false);
  bool failed() const { return bad_ != 0; }
  int status() const { return bad_; }

 private:
  const Filter& filter_;
  argpool_scratch* scratch_;
  void** args_;
  void* memory_[8];
  int used_ = 0, bad_ = 0;
};

// A filter and the numbers of a call.
struct Filter {
  void (*steps)(const Filter& filter, Steps& s);
  int64_t kernel[3];  // [D,] H, W
  int choice, stages;
  int rank = 2;
  argpool_options options = {};  // of its pools
  int* failed = nullptr;  // a pool's status, whose sentence stays with the worker's thread

  static int run(const void* self, void** args) {
    const auto& filter = *static_cast<const Filter*>(self);
    Steps s(filter, args);
    filter.steps(filter, s);
    if (s.status() == 0 || s.status() == ARGPOOL_OUT_OF_MEMORY) return s.status();
    __atomic_store_n(filter.failed, s.status(), __ATOMIC_RELAXED);
    return 0;
  }
};

// Planes as a tensor of `rank` spatial dimensions.
struct View {
  int64_t shape[4], strides[4];
  DLTensor tensor;

  View(const Planes& p, int rank)
      : shape{p.count, p.d, p.h, p.w}, strides{p.plane, p.slice, p.row, 1},
        tensor{p.data, {kDLCPU, 0}, 1 + rank, p.type, shape, strides, 0} {
    if (rank == 3) return;
    shape[1] = p.h, shape[2] = p.w;
    strides[1] = p.row, strides[2] = 1;
  }
  View(const View&) = delete;
  View& operator=(const View&) = delete;
};

void Steps::pool(bool max, const Planes& from, const Planes& to, bool ahead) {
  if (failed()) return;
  argpool_window window = {};
  window.struct_size = sizeof window;
  window.rank = filter_.rank;
  for (int i = 0; i < filter_.rank; ++i) {
    const int64_t k = filter_.kernel[i], back = ahead ? k - 1 - k / 2 : k / 2;
    window.kernel[i] = k;
    window.stride[i] = 1;
    window.pad_begin[i] = back;
    window.pad_end[i] = k - 1 - back;
  }
  View src(from, filter_.rank), dst(to, filter_.rank);
  bad_ = max ? argpool_max_pool(&window, &src.tensor, &dst.tensor, nullptr, &filter_.options)
             : argpool_min_pool(&window, &src.tensor, &dst.tensor, nullptr, &filter_.options);
}

// ---- Steps of each filter ----------------------------------------------------------------------

constexpr DLDataType kFlag = {kDLUInt, 8, 1};

template <typename T>
void nms_steps(const Filter&, Steps& s) {
  const Planes src = s.tensor(0), dst = s.tensor(1);
  const Planes top = s.fresh(src.type), rest = s.fresh(src.type);
  const Planes stays = s.fresh(kFlag), near = s.fresh(kFlag);
  s.pool(true, src, top);
  if (s.failed()) return;
  for_rows<T, T, uint8_t>([](int64_t w, const T* x, const T* t, uint8_t* m) {
    for (int64_t i = 0; i < w; ++i) m[i] = x[i] == t[i];
  }, src, top, stays);
  for (int round = 0; round < 2; ++round) {
    s.pool(true, stays, near);
    if (s.failed()) return;
    for_rows<T, uint8_t, T>([](int64_t w, const T* x, const uint8_t* n, T* r) {
      for (int64_t i = 0; i < w; ++i) r[i] = n[i] ? T(0) : x[i];
    }, src, near, rest);
    s.pool(true, rest, top);
    if (s.failed()) return;
    for_rows<T, T, uint8_t, uint8_t>(
        [](int64_t w, const T* r, const T* t, const uint8_t* n, uint8_t* m) {
          for (int64_t i = 0; i < w; ++i) m[i] |= (r[i] == t[i]) & !n[i];
        }, rest, top, near, stays);
  }
  for_rows<T, uint8_t, T>([](int64_t w, const T* x, const uint8_t* m, T* d) {
    for (int64_t i = 0; i < w; ++i) d[i] = m[i] ? x[i] : T(0);
  }, src, stays, dst);
}

template <typename T>
void peaks_steps(const Filter& filter, Steps& s) {
  const Planes src = s.tensor(0), dst = s.tensor(1), top = s.fresh(src.type);
  s.pool(true, src, top);
  if (s.failed()) return;
  if (filter.choice == ARGPOOL_PEAKS_MASK) {
    for_rows<T, T, uint8_t>([](int64_t w, const T* x, const T* t, uint8_t* d) {
      for (int64_t i = 0; i < w; ++i) d[i] = x[i] == t[i];
    }, src, top, dst);
  } else if (filter.choice == ARGPOOL_PEAKS_VALUE) {
    for_rows<T, T, T>([](int64_t w, const T* x, const T* t, T* d) {
      for (int64_t i = 0; i < w; ++i) d[i] = x[i] == t[i] ? x[i] : T(0);
    }, src, top, dst);
  } else {
    for_rows<T, T, T>([](int64_t w, const T* x, const T* t, T* d) {
      for (int64_t i = 0; i < w; ++i) d[i] = x[i] * T(x[i] == t[i]);
    }, src, top, dst);
  }
}

void chain_steps(const Filter& filter, Steps& s) {
  for (int i = 0; i < filter.stages; ++i) s.pool(true, s.tensor(i), s.tensor(i + 1));
}

// `to` becomes a - b; signed integers wrap as unsigned ones do.
template <typename T>
void subtract(const Planes& a, const Planes& b, const Planes& to) {
  for_rows<T, T, T>([](int64_t w, const T* u, const T* v, T* d) {
    for (int64_t i = 0; i < w; ++i) d[i] = T(u[i] - v[i]);
  }, a, b, to);
}

void difference(const Planes& a, const Planes& b, const Planes& to) {
  const bool real = to.type.code == kDLFloat;
  switch (to.type.bits) {
    case 8: return subtract<uint8_t>(a, b, to);
    case 16: return subtract<uint16_t>(a, b, to);
    case 32: return real ? subtract<float>(a, b, to) : subtract<uint32_t>(a, b, to);
    default: return real ? subtract<double>(a, b, to) : subtract<uint64_t>(a, b, to);
  }
}

void morphology_steps(const Filter& filter, Steps& s) {
  const Planes src = s.tensor(0), dst = s.tensor(1);
  const int op = filter.choice;
  if (op == ARGPOOL_ERODE || op == ARGPOOL_DILATE) {
    return s.pool(op == ARGPOOL_DILATE, src, dst, op == ARGPOOL_ERODE);
  }
  const Planes first = s.fresh(src.type);
  if (op == ARGPOOL_GRADIENT) {
    const Planes low = s.fresh(src.type);
    s.pool(true, src, first);
    s.pool(false, src, low, true);
    if (!s.failed()) difference(first, low, dst);
    return;
  }
  const bool opens = op == ARGPOOL_OPEN || op == ARGPOOL_TOPHAT;
  const bool whole = op == ARGPOOL_OPEN || op == ARGPOOL_CLOSE;
  const Planes second = whole ? dst : s.fresh(src.type);
  s.pool(!opens, src, first, opens);
  s.pool(opens, first, second, !opens);
  if (whole || s.failed()) return;
  opens ? difference(src, second, dst) : difference(second, src, dst);
}

// ---- Calls --------------------------------------------------------------------------------

bool is_real(const DLTensor* t) {
  return t && t->dtype.code == kDLFloat && (t->dtype.bits == 32 || t->dtype.bits == 64) &&
         t->dtype.lanes == 1;
}

argpool_status check_real(const DLTensor* src) {
  if (!src || is_real(src)) return ARGPOOL_OK;  // NULL has a sentence of its own
  return fail(ARGPOOL_UNSUPPORTED_TYPE, "src has elements of type %s; accepted: f32 and f64",
              name_of(src->dtype).text);
}

argpool_status check_kernel(int64_t kernel, bool even) {
  if (kernel >= 1 && (even || kernel % 2)) return ARGPOOL_OK;
  return fail(ARGPOOL_INVALID_WINDOW, "kernel is %lld; accepted: %s from 1 on", (ll)kernel,
              even ? "numbers" : "odd numbers");
}

struct Name {
  char text[64];
};
template <typename... Args>
Name named(const char* format, Args... args) {
  Name name;
  snprintf(name.text, sizeof name.text, format, args...);
  return name;
}

// Tensors of five dimensions are volumes, others planes.
int rank_of(const DLTensor* src) { return src && src->ndim == 5 ? 3 : 2; }

// A call: the region of planes named so where there is one, else the filter's steps. tensors[0] is
// src, the others are results of its type, or of `result`.
argpool_status run_filter(const char* name, Filter filter, const DLTensor* const* tensors,
                          int count, const argpool_options* options,
                          const DLDataType* result = nullptr) {
  static const char* const names[] = {"src", "dst", "dst[1]", "dst[2]", "dst[3]",
                                      "dst[4]", "dst[5]", "dst[6]", "dst[7]"};
  argpool_options o;
  if (argpool_status bad = read_options(options, &o)) return bad;
  const bool custom = o.table && o.table != &argpool_default_table;
  filter.rank = rank_of(tensors[0]);
  const argpool_region* ready = custom || filter.rank == 3 ? nullptr : find_region(name);
  if (ready) return run_region(ready, tensors, options, nullptr);
  argpool_region_tensor list[ARGPOOL_REGION_TENSORS] = {};
  const DLDataType own = tensors[0] ? tensors[0]->dtype : DLDataType{kDLFloat, 32, 1};
  for (int i = 0; i < count; ++i) {
    const DLDataType& type = i && result ? *result : own;
    list[i] = {names[i], type.code, type.bits, uint16_t(i > 0)};
  }
  argpool_region region = {};
  region.version = ARGPOOL_REGION_VERSION;
  region.struct_size = sizeof region;
  region.name = name;
  region.tensor_count = (uint32_t)count;
  region.tensors = list;
  region.rank = (uint32_t)filter.rank;
  region.halo[0] = region.halo[1] = UINT32_MAX;  // planes are not divided
  int failed = 0;
  filter.failed = &failed;
  filter.options.struct_size = sizeof filter.options;
  filter.options.table = o.table;
  filter.options.max_target = o.max_target;
  filter.options.forced_variant = o.forced_variant;
  filter.options.num_threads = 1;
  const PlaneKernel kernel = {"composed", Filter::run, &filter};
  if (argpool_status bad = run_region(&region, tensors, options, &kernel)) return bad;
  if (ThreadState* state = this_thread()) state->variant = kernel.name;
  if (!failed) return ARGPOOL_OK;
  return fail((argpool_status)failed,
              "%s: a pool of %lld x %lld%s cells of type %s failed: %s. Options' table needs "
              "max_pool without indices, of windows given at run time, as the default one has",
              name, (ll)filter.kernel[0], (ll)filter.kernel[1],
              filter.rank == 3 ? named(" x %lld", (ll)filter.kernel[2]).text : "",
              name_of(own).text,
              argpool_status_name((argpool_status)failed));
}

const char* type_word(const DLTensor* src) { return src && src->dtype.bits == 64 ? "f64" : "f32"; }

// A list that peaks are written to: one-dimensional and packed.
argpool_status check_list(const char* name, const DLTensor* list, DLDataType type) {
  if (!list || (list->ndim == 1 && list->shape && list->shape[0] >= 0 &&
                (!list->strides || list->strides[0] == 1 || list->shape[0] < 2) &&
                list->dtype.code == type.code && list->dtype.bits == type.bits &&
                list->dtype.lanes == 1 && list->device.device_type == kDLCPU &&
                (list->data || !list->shape[0]))) {
    return ARGPOOL_OK;
  }
  return fail(ARGPOOL_SHAPE_MISMATCH, "%s is no packed list of one dimension and type %s in the "
              "CPU's memory", name, name_of(type).text);
}

// Where peaks go, and how many there were.
struct PeakList {
  int64_t* offsets;
  void* values;
  int64_t capacity, count;
};

// Has a block of cells that follow each other a peak at or above `least`?
template <typename T>
bool any_peak(const T* x, const T* top, int64_t count, T least) {
  int any = 0;
  for (int64_t i = 0; i < count; ++i) any |= (x[i] == top[i]) & (x[i] >= least);
  return any;
}

// The peaks of a row: cells above the threshold that equal their window's maximum. Blocks without
// any, which most are, are passed over: none of their cells reaches a number of type T just below
// the threshold.
template <typename T>
void list_row(const T* x, int64_t step, const T* top, int64_t w, double threshold, int64_t first,
              PeakList* list) {
  constexpr int64_t block = 64;
  const T least = T(threshold - __builtin_fabs(threshold) * 1e-6);
  for (int64_t from = 0; from < w; from += block) {
    const int64_t past = from + block < w ? from + block : w;
    if (step == 1 && !any_peak(x + from, top + from, past - from, least)) continue;
    for (int64_t i = from; i < past; ++i) {
      if (x[i * step] != top[i] || !(x[i * step] > threshold)) continue;
      if (list->count < list->capacity) {
        list->offsets[list->count] = first + i;
        if (list->values) static_cast<T*>(list->values)[list->count] = x[i * step];
      }
      ++list->count;
    }
  }
}

template <typename T>
argpool_status list_peaks(int64_t kernel, double threshold, const DLTensor* src, PeakList* list,
                          const argpool_options* options) {
  Tensor t;
  const int rank = rank_of(src);
  if (argpool_status bad = read_tensor("src", src, rank, &t)) return bad;
  if (argpool_status bad = check_on_cpu("src", t)) return bad;
  if (t.empty()) return ARGPOOL_OK;
  Scratch scratch;
  auto* top = (T*)scratch.alloc(t.cells() * t.bytes);
  if (!top) return fail(ARGPOOL_OUT_OF_MEMORY, "scratch memory for a plane of src is lacking");
  argpool_window window = {sizeof window, rank, 0, {kernel, kernel, kernel}, {1, 1, 1}, {}, {}, {}};
  for (int i = 0; i < rank; ++i) window.pad_begin[i] = window.pad_end[i] = kernel / 2;
  argpool_status bad = ARGPOOL_OK;
  const int64_t w = t.extent[0], h = t.extent[1], lines = h * t.extent[2];
  for (int64_t p = 0; p < t.n * t.c && !bad; ++p) {
    uint8_t* const plane = t.at(p / t.c, p % t.c, 0, 0, 0);
    int64_t shape[4] = {1, t.extent[2], h, w};
    int64_t strides[4] = {0, t.stride[2], t.stride[1], t.stride[0]};
    const int lacks = 3 - rank;  // D of planes, whose extent is 1
    const DLTensor from = {plane, {kDLCPU, 0}, 1 + rank, t.type, shape + lacks, strides + lacks, 0};
    DLTensor to = {top, {kDLCPU, 0}, 1 + rank, t.type, shape + lacks, nullptr, 0};
    bad = argpool_max_pool(&window, &from, &to, nullptr, options);
    for (int64_t line = 0; line < lines && !bad; ++line) {
      const int64_t start = line % h * t.stride[1] + line / h * t.stride[2];
      list_row((const T*)plane + start, t.stride[0], top + line * w, w, threshold,
               (p * lines + line) * w, list);
    }
  }
  scratch.release(top);
  return bad;
}

template <typename Pick>
argpool_status for_type(const DLTensor* src, Pick pick) {
  if (argpool_status bad = check_real(src)) return bad;
  return src && src->dtype.bits == 64 ? pick(double()) : pick(float());
}

}  // namespace
}  // namespace argpool

using namespace argpool;

argpool_status argpool_nms(int64_t radius, const DLTensor* src, DLTensor* dst,
                           const argpool_options* options) {
  clear_error();
  if (radius < 0 || radius >= 1 << 27) {
    return fail(ARGPOOL_INVALID_WINDOW, "radius is %lld; accepted: 0 to 2^27 - 1",
                (long long)radius);
  }
  return for_type(src, [&](auto zero) {
    using T = decltype(zero);
    const DLTensor* tensors[] = {src, dst};
    const int64_t k = 2 * radius + 1;
    return run_filter(named("nms%lld_%s", (long long)radius, type_word(src)).text,
                      {nms_steps<T>, {k, k, k}, 0, 0}, tensors, 2, options);
  });
}

argpool_status argpool_peaks(int64_t kernel, argpool_peaks_form form, const DLTensor* src,
                             DLTensor* dst, const argpool_options* options) {
  clear_error();
  if (argpool_status bad = check_kernel(kernel, false)) return bad;
  static const char* const words[] = {"mask", "value", "product"};
  if ((unsigned)form > ARGPOOL_PEAKS_PRODUCT) {
    return fail(ARGPOOL_INVALID_ARGUMENT, "form is %d; accepted: ARGPOOL_PEAKS_MASK, _VALUE and "
                "_PRODUCT", (int)form);
  }
  const char* word = words[form];
  return for_type(src, [&](auto zero) {
    using T = decltype(zero);
    const DLTensor* tensors[] = {src, dst};
    const bool is_bool = dst && dst->dtype.code == kBool;
    const DLDataType flag = {is_bool ? kBool : uint8_t(kDLUInt), 8, 1};
    return run_filter(
        named("peaks%lld_%s_%s", (long long)kernel, word, type_word(src)).text,
        {peaks_steps<T>, {kernel, kernel, kernel}, form, 0}, tensors, 2, options,
        form == ARGPOOL_PEAKS_MASK ? &flag : nullptr);
  });
}

argpool_status argpool_peak_list(int64_t kernel, double threshold, const DLTensor* src,
                                 DLTensor* offsets, DLTensor* values, int64_t* count,
                                 const argpool_options* options) {
  clear_error();
  if (argpool_status bad = check_kernel(kernel, false)) return bad;
  if (!src || !offsets || !count) {
    return fail(ARGPOOL_INVALID_ARGUMENT, "%s is NULL; accepted: a tensor, a list and a number",
                !src ? "src" : !offsets ? "offsets" : "count");
  }
  if (argpool_status bad = check_list("offsets", offsets, {kDLInt, 64, 1})) return bad;
  if (argpool_status bad = check_list("values", values, src->dtype)) return bad;
  if (values && values->shape[0] != offsets->shape[0]) {
    return fail(ARGPOOL_SHAPE_MISMATCH,
                "values has %lld places and offsets %lld; accepted: as many",
                (long long)values->shape[0], (long long)offsets->shape[0]);
  }
  const auto data = [](const DLTensor* t) {
    return t ? (uint8_t*)t->data + t->byte_offset : nullptr;
  };
  PeakList list = {(int64_t*)data(offsets), data(values), offsets->shape[0], 0};
  const argpool_status status = for_type(src, [&](auto zero) {
    return list_peaks<decltype(zero)>(kernel, threshold, src, &list, options);
  });
  if (status == ARGPOOL_OK) *count = list.count;
  return status;
}

argpool_status argpool_pool_chain(int64_t kernel, int32_t stages, const DLTensor* src,
                                  DLTensor* const* dst, const argpool_options* options) {
  clear_error();
  if (argpool_status bad = check_kernel(kernel, false)) return bad;
  if (stages < 1 || stages > 8 || !dst) {
    return fail(ARGPOOL_INVALID_ARGUMENT, "stages is %d, dst %s; accepted: 1 to 8, and as many "
                "tensors", (int)stages, dst ? "given" : "NULL");
  }
  if (argpool_status bad = check_real(src)) return bad;
  const DLTensor* tensors[9] = {src};
  for (int i = 0; i < stages; ++i) tensors[1 + i] = dst[i];
  return run_filter(
      named("chain%d_%lld_%s", (int)stages, (long long)kernel, type_word(src)).text,
      {chain_steps, {kernel, kernel, kernel}, 0, stages}, tensors, 1 + stages, options);
}

argpool_status argpool_morphology(argpool_morphology_op op, const int64_t* kernel,
                                  const DLTensor* src, DLTensor* dst,
                                  const argpool_options* options) {
  clear_error();
  static const char* const words[] = {"erode", "dilate", "open", "close", "gradient", "tophat",
                                      "blackhat"};
  if ((unsigned)op > ARGPOOL_BLACKHAT || !kernel) {
    return fail(ARGPOOL_INVALID_ARGUMENT, "op is %d, kernel %s; accepted: ARGPOOL_ERODE to "
                "ARGPOOL_BLACKHAT, and an extent for each spatial dimension", (int)op,
                kernel ? "given" : "NULL");
  }
  Filter filter = {morphology_steps, {}, op, 0};
  for (int i = 0; i < rank_of(src); ++i) {
    if (argpool_status bad = check_kernel(kernel[i], true)) return bad;
    filter.kernel[i] = kernel[i];
  }
  const bool integers = src && (src->dtype.code == kDLInt || src->dtype.code == kDLUInt);
  if (src && !integers && !is_real(src)) {
    return fail(ARGPOOL_UNSUPPORTED_TYPE, "src has elements of type %s; accepted in morphology: "
                "f32, f64 and integers", name_of(src->dtype).text);
  }
  const DLTensor* tensors[] = {src, dst};
  return run_filter(words[op], filter, tensors, 2, options);
}
