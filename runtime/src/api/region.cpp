// argpool_run_region: checks, the first row that may run, and planes or their rows over threads.
// SPDX-License-Identifier: MIT
#include "api/region.h"

#include <string.h>

#include "api/choose_rows.h"
#include "check/checks.h"
#include "check/rules.h"
#include "platform/scratch.h"
#include "problem/types.h"
#include "run/copy_box.h"
#include "support/errors.h"
#include "support/text.h"

namespace argpool {
namespace {

using ll = long long;

constexpr int kMost = ARGPOOL_REGION_TENSORS;
constexpr int64_t kMostBytes = INT32_MAX;   // that a kernel's offsets reach
constexpr int64_t kWidest = 8;               // bytes of a cell, of any part
constexpr int64_t kWidestVector = 64;        // in cells
constexpr int64_t kRingBytes = 256 * 1024;  // of a core's second-level cache, for rows in between
constexpr int64_t kLeastTile = 256;         // columns
constexpr int64_t kLine = 64;               // bytes of a line of a cache
constexpr int64_t kComposedBytes = 1 << 20;  // of a value of planes that go through steps together
constexpr int64_t kTaskBytes = 256 * 1024;  // of a tensor that is copied, or split over threads

// A call: its tensors, and how many planes of an image, or rows and columns of a plane, a kernel is
// given at a time. Of planes that are not divided, `bands` and `tiles` are 1.
struct Job {
  const argpool_region* region;
  PlaneKernel kernel;
  int count;
  Tensor tensors[kMost];
  bool packed[kMost];  // seen as a copy
  bool last;           // channels-last: `planes` are channels, and all rows of an image go together
  uint32_t pixels;     // columns are those of so many channels; 0: of one
  int64_t planes, runs, rows, bands, columns, tiles;

  bool output(int i) const { return region->tensors[i].output; }
  bool volumes() const { return region->rank == 3; }
  int64_t columns_beside() const {  // that a column depends on
    return (int64_t)region->halo[0] * max((int64_t)pixels, (int64_t)1);
  }
  int64_t least_rows() const {  // of a band
    return max(4 * (int64_t)region->halo[1], (int64_t)1);
  }
};

int64_t magnitude(int64_t n) { return n < 0 ? -n : n; }

// Bytes that `planes` planes of a tensor span.
int64_t span(const Tensor& t, int64_t planes) {
  return (magnitude(t.stride_c) * (planes - 1) + magnitude(t.stride[2]) * (t.extent[2] - 1) +
          magnitude(t.stride[1]) * (t.extent[1] - 1) + t.extent[0]) * t.bytes;
}

// A kernel makes a part at a time: planes from c on, and the rows and columns of each from y and x;
// of volumes those of all slices.
struct Part {
  int64_t n, c, planes, y, rows, x, columns;
};

// A tensor's planes as a kernel sees them, in place or as a copy, and of outputs a part's box.
struct Buffer {
  argpool_buffer buffer;
  argpool_dim dims[5];
  uint8_t* copy = nullptr;

  void set(const Tensor& t, const Part& part, uint8_t* data, const Job& job, int i) {
    const int32_t w = (int32_t)t.extent[0], h = (int32_t)t.extent[1], d = (int32_t)t.extent[2];
    const int32_t planes = (int32_t)part.planes;
    const bool packed = job.packed[i];
    argpool_dim* const x = dims + job.last;
    argpool_dim* const p = x + 2 + job.volumes();
    x[0] = {0, w, job.last ? (int32_t)t.stride[0] : 1, 0};
    x[1] = {0, h, packed ? w : (int32_t)t.stride[1], 0};
    if (job.volumes()) x[2] = {0, d, packed ? w * h : (int32_t)t.stride[2], 0};
    *p = {0, planes, packed ? w * h * d : (int32_t)t.stride_c, 0};
    if (job.last) {
      dims[0] = {0, planes, 1, 0};
      *p = {0, 1, 0, 0};
    }
    if (job.output(i)) {
      x[0].min = (int32_t)part.x;
      x[0].extent = (int32_t)part.columns;
      x[1].min = (int32_t)part.y;
      x[1].extent = (int32_t)part.rows;
      data += (part.y * x[1].stride + part.x * x[0].stride) * t.bytes;
    }
    buffer = {};
    buffer.host = data;
    buffer.type_code = t.type.code;
    buffer.type_bits = t.type.bits;
    buffer.type_lanes = 1;
    buffer.dimensions = 3 + job.last + job.volumes();
    buffer.dim = dims;
  }
};

// Copies planes out of a tensor, or back into it: of `pieces` of them, which lie beside each other
// along the axis of the longest steps, one.
void copy_planes(const Tensor& t, const Part& part, uint8_t* copy, bool back, int64_t piece = 0,
                 int64_t pieces = 1) {
  const int64_t w = t.extent[0], h = t.extent[1], d = t.extent[2];
  Axis axes[kBoxAxes] = {{w, 1, t.stride[0]}, {h, w, t.stride[1]}, {d, w * h, t.stride[2]},
                         {part.planes, w * h * d, t.stride_c}};
  Axis* longest = axes;
  for (Axis& axis : axes) {
    if (magnitude(axis.from) > magnitude(longest->from)) longest = &axis;
  }
  const int64_t first = longest->extent * piece / pieces;
  longest->extent = longest->extent * (piece + 1) / pieces - first;
  if (longest->extent == 0) return;
  uint8_t* const there = t.at(part.n, part.c, 0, 0, 0) + first * longest->from * t.bytes;
  copy += first * longest->to * t.bytes;
  if (!back) return copy_box(copy, there, axes, t.bytes, 0);
  for (Axis& axis : axes) axis = {axis.extent, axis.from, axis.to};
  copy_box(there, copy, axes, t.bytes, 0);
}

int run_part(const Job& job, Scratch& scratch, const Part& part) {
  Buffer buffers[kMost];
  const argpool_scratch* context = scratch.api();
  void* args[1 + kMost] = {&context};
  int bad = 0;
  for (int i = 0; i < job.count; ++i) {
    const Tensor& t = job.tensors[i];
    uint8_t* data = t.at(part.n, part.c, 0, 0, 0);
    if (job.packed[i]) {
      data = buffers[i].copy = (uint8_t*)scratch.alloc(part.planes * t.cells() * t.bytes);
      if (!data) bad = ARGPOOL_OUT_OF_MEMORY;
      if (data && !job.output(i)) copy_planes(t, part, data, false);
    }
    buffers[i].set(t, part, data, job, i);
    args[1 + i] = &buffers[i].buffer;
  }
  if (!bad) bad = job.kernel.run(job.kernel.self, args);
  for (int i = job.count - 1; i >= 0; --i) {
    if (!buffers[i].copy) continue;
    if (!bad && job.output(i)) copy_planes(job.tensors[i], part, buffers[i].copy, true);
    scratch.release(buffers[i].copy);
  }
  return bad;
}

int run_range(void* data, int64_t first, int64_t past) {
  const Job& job = *static_cast<const Job*>(data);
  const Tensor& t = job.tensors[0];
  Scratch scratch;
  int bad = 0;
  for (int64_t i = first; i < past && !bad; ++i) {
    const int64_t tile = i % job.tiles, band = i / job.tiles % job.bands;
    const int64_t run = i / job.tiles / job.bands;
    int64_t c = run % job.runs * job.planes;
    if (job.last) c = min(c, t.c - job.planes);  // whole vectors of channels
    const int64_t y = band * job.rows, x = min(tile * job.columns, t.extent[0] - job.columns);
    bad = run_part(job, scratch, {run / job.runs, c, min(job.planes, t.c - c), y,
                                  min(job.rows, t.extent[1] - y), x, job.columns});
  }
  return bad;
}

argpool_status check_region(const argpool_region* region, const DLTensor* const* tensors) {
  if (!region || !tensors) {
    return fail(ARGPOOL_INVALID_ARGUMENT,
                "%s is NULL; accepted: a library's region and its tensors",
                region ? "tensors" : "region");
  }
  if (region->version != ARGPOOL_REGION_VERSION || region->struct_size < sizeof *region ||
      region->tensor_count > kMost) {
    return fail(ARGPOOL_INVALID_ARGUMENT,
                "region has version %u, size %u and %u tensors; accepted: version %d, size %zu or "
                "more, %d tensors. Build the library again with this argpool",
                region->version, region->struct_size, region->tensor_count, ARGPOOL_REGION_VERSION,
                sizeof *region, kMost);
  }
  if (region->rank < 1 || region->rank > 3) {
    return fail(ARGPOOL_INVALID_ARGUMENT, "region has rank %u; accepted: 1 to 3", region->rank);
  }
  return ARGPOOL_OK;
}

argpool_status check_tensor(const argpool_region_tensor& wanted, const DLTensor* given, int rank,
                            Tensor* tensor) {
  if (argpool_status bad = read_tensor(wanted.name, given, rank, tensor)) return bad;
  if (argpool_status bad = check_on_cpu(wanted.name, *tensor)) return bad;
  const Type_name accepted = name_of({wanted.code, wanted.bits, 1});
  const bool flags = !strcmp(accepted.text, "bool");  // which may come as bytes of 0 and 1
  const bool bytes = tensor->type.code == kDLUInt && tensor->type.bits == 8;
  if ((tensor->type.code != wanted.code || tensor->type.bits != wanted.bits) && !(flags && bytes)) {
    return fail(ARGPOOL_UNSUPPORTED_TYPE, "%s has elements of type %s; accepted: %s%s", wanted.name,
                name_of(tensor->type).text, accepted.text, flags ? " (DLPack's code 6), u8" : "");
  }
  return wanted.output ? check_output(wanted.name, *tensor, false) : ARGPOOL_OK;
}

argpool_status check_tensors(const argpool_region& region, const DLTensor* const* given, Job* job) {
  const char* names[kMost];
  const Tensor* all[kMost];
  bool outputs[kMost];
  job->count = (int)region.tensor_count;
  for (int i = 0; i < job->count; ++i) {
    const argpool_region_tensor& wanted = region.tensors[i];
    if (argpool_status bad = check_tensor(wanted, given[i], (int)region.rank, &job->tensors[i])) {
      return bad;
    }
    if (argpool_status bad = same_dimensions(wanted.name, *given[i], region.tensors[0].name,
                                             *given[0])) {
      return bad;
    }
    if (argpool_status bad = same_shape(wanted.name, job->tensors[i], region.tensors[0].name,
                                        job->tensors[0])) {
      return bad;
    }
    names[i] = wanted.name;
    all[i] = &job->tensors[i];
    outputs[i] = wanted.output;
  }
  return check_places(names, all, outputs, job->count, Data::given);
}

// A row's target and schedule, which stand behind the region's name in its own.
const char* kind_of(const char* row) {
  const char* kind = row;
  for (const char* at; (at = strstr(kind, "__")); kind = at + 2) {
  }
  return kind;
}

argpool_status fail_target(const argpool_region& region, const char* most) {
  char memory[256];
  Text names(memory);
  const char* last = "";
  for (uint32_t i = 0; i < region.row_count; ++i) {
    const argpool_region_row& r = region.rows[i];
    if (r.pixels) continue;  // they stand behind all others
    if (strcmp(r.target, last)) names.add(" %s", r.target);
    last = r.target;
  }
  return fail(ARGPOOL_INVALID_ARGUMENT, "max_target is %s; accepted by %s:%s", most, region.name,
              names.s);
}

// Rows stand with those of later targets first; those for `pixels` channels are for themselves. Of
// channels-last tensors `last` is cleared where no row takes them as they are. A forced row is one
// of that name; `of_part`: of that kind, as each part has its own name.
argpool_status choose_row(const argpool_region& region, const argpool_options& o, bool of_part,
                          const Tensor& plane, uint32_t pixels, bool* last,
                          const argpool_region_row** row) {
  const Environment& e = environment();
  if (*e.wrong) return fail(ARGPOOL_INVALID_ARGUMENT, "%s", e.wrong);
  const char* forced = o.forced_variant ? o.forced_variant : *e.forced_variant ? e.forced_variant
                                                                              : nullptr;
  const char* most = o.max_target ? o.max_target : *e.max_target ? e.max_target : nullptr;
  bool below = !most;
  const argpool_region_row* first = nullptr;  // that takes channels-first planes
  for (uint32_t i = 0; i < region.row_count; ++i) {
    const argpool_region_row& r = region.rows[i];
    if (r.pixels != pixels) continue;
    below |= most && !strcmp(r.target, most);
    if (!below || (r.cpu_features & ~e.cpu.features)) continue;
    if (forced && strcmp(of_part ? kind_of(forced) : forced, of_part ? kind_of(r.name) : r.name)) {
      continue;
    }
    if (r.channels_last) {
      if (!*last || plane.c < r.lanes) continue;
      *row = &r;
      return ARGPOOL_OK;
    }
    const bool fits =
        plane.extent[0] >= r.lanes && (!r.most_cells || plane.cells() <= r.most_cells);
    if (fits && !first) first = &r;
  }
  *last = false;
  if (first) {
    *row = first;
    return ARGPOOL_OK;
  }
  if (!below) {
    return fail_target(region, most);
  }
  if (forced) {
    return fail(ARGPOOL_FORCED_VARIANT,
                "forced variant \"%s\": %s has no row of that name that may run on this CPU for "
                "planes of %lld x %lld x %lld cells",
                forced, region.name, (ll)plane.extent[2], (ll)plane.extent[1],
                (ll)plane.extent[0]);
  }
  return fail(ARGPOOL_NO_KERNEL, "%s has no row for this CPU; compile the spec for another target",
              region.name);
}

int64_t widest_of(const Job& job) {
  int64_t widest = 1;
  for (int i = 0; i < job.count; ++i) widest = max(widest, (int64_t)job.tensors[i].bytes);
  return widest;
}

// Do the channels of all columns lie in one line, in all tensors, and has the region, or its first
// part, rows for so many?
bool are_pixels(const Job& job) {
  const argpool_region& first = job.region->part_count ? *job.region->parts[0].region : *job.region;
  bool has_rows = false;
  for (uint32_t i = 0; i < first.row_count; ++i) {
    has_rows |= first.rows[i].pixels == job.tensors[0].c;
  }
  for (int i = 0; i < job.count; ++i) {
    const Tensor& t = job.tensors[i];
    if (t.c < 2 || t.stride_c != 1 || t.stride[0] != t.c) return false;
  }
  return has_rows;
}

// An image of few channels that lie beside each other is one plane of their columns, where the
// region, and each of its parts, has a row for that.
void take_pixels(Job* job, const argpool_options& o) {
  const argpool_region& region = *job->region;
  if (!are_pixels(*job)) return;
  const uint32_t pixels = (uint32_t)job->tensors[0].c;
  Tensor line = job->tensors[0];
  line.extent[0] *= pixels;
  // A plane of more cells has no kernel; its channels one by one may have.
  const int64_t widest = widest_of(*job);
  if (line.cells() > kMostBytes / (region.part_count ? kWidest : widest)) return;
  bool last = false, has_all = true;
  const argpool_region_row* row;
  for (uint32_t i = 0; i < region.part_count; ++i) {
    has_all &= !choose_row(*region.parts[i].region, o, true, line, pixels, &last, &row);
  }
  if (!region.part_count) has_all = !choose_row(region, o, false, line, pixels, &last, &row);
  clear_error();
  if (!has_all) return;
  job->pixels = pixels;
  for (int i = 0; i < job->count; ++i) {
    Tensor& t = job->tensors[i];
    t.extent[0] *= pixels;
    t.stride[0] = 1;
    t.c = 1;
    t.stride_c = 0;
  }
}

bool any_packed(const Job& job) {
  for (int i = 0; i < job.count; ++i) {
    if (job.packed[i]) return true;
  }
  return false;
}

// The bands of rows that a plane can be divided into.
int64_t most_bands(const Job& job, int64_t plane_bytes) {
  return min(job.tensors[0].extent[1] / job.least_rows(), plane_bytes / kTaskBytes);
}

// Divides planes into boxes, beside which what a box computes of its surroundings is little: into
// bands of rows where threads have not enough to do otherwise, and into tiles of columns where what
// a kernel keeps of rows would not stay in the second-level cache.
void divide_planes(Job* job, int64_t runs, int64_t plane_bytes, int64_t tasks) {
  const argpool_region& region = *job->region;
  const int64_t w = job->tensors[0].extent[0], h = job->tensors[0].extent[1];
  if (job->last) plane_bytes *= job->planes;
  job->columns = w;
  job->rows = h;
  if (!any_packed(*job)) {
    int64_t bands = max(min(ceil_div(tasks, runs), most_bands(*job, plane_bytes)), (int64_t)1);
    const int64_t in_column = job->last ? job->planes : 1;
    int64_t fit = kRingBytes / max(in_column * region.column_bytes, (int64_t)1);
    if (job->volumes()) {  // columns of as many slices, of some rows
      bands = max(bands, ceil_div(h, max(fit / w, job->least_rows())));
      fit /= ceil_div(h, bands);
    }
    const int64_t columns = max(max(fit, 4 * job->columns_beside()),
                                max(kLeastTile / in_column, (int64_t)1));
    job->rows = ceil_div(h, bands);
    job->columns = ceil_div(w, ceil_div(w, columns));
  }
  job->bands = ceil_div(h, job->rows);
  job->tiles = ceil_div(w, job->columns);
}

// Channels of which a kernel's rows in between stay in the second-level cache, whole lines of it.
// All at once read memory without gaps: that may take half the time, and twice the cache.
int64_t channels_together(const Job& job, int64_t bytes) {
  const Tensor& t = job.tensors[0];
  const int64_t of_rows =
      job.volumes() ? min(t.extent[1], 4 * (int64_t)job.region->halo[1] + 1) : 1;
  const int64_t fit =
      2 * kRingBytes / max(job.region->column_bytes * t.extent[0] * of_rows, (int64_t)1);
  const int64_t line = kLine / bytes;  // a vector or more
  const int64_t runs = ceil_div(t.c, max(fit / line, (int64_t)1) * line);
  return min(ceil_div(ceil_div(t.c, runs), line) * line, t.c);
}

// Do all tensors step by 1 along their channels, and not all along several columns as well? A
// kernel must reach every row of an image by offsets of 32 bits.
bool are_channels_last(const Job& job) {
  bool all = true, first = true;
  for (int i = 0; i < job.count; ++i) {
    const Tensor& t = job.tensors[i];
    const int64_t reach = (magnitude(t.stride[0]) * t.extent[0] +
                           magnitude(t.stride[1]) * t.extent[1] +
                           magnitude(t.stride[2]) * t.extent[2] + t.c) * t.bytes;
    all &= t.stride_c == 1 && reach <= kMostBytes;
    first &= t.steps_by_one(false);
  }
  return all && (!first || job.tensors[0].extent[0] == 1);
}

// Kernels count the cells of a ring in 32 bits: of rows in between or, of volumes, of slices.
argpool_status check_rings(const Job& job) {
  const argpool_region& region = *job.region;
  if (!region.row_count) return ARGPOOL_OK;  // composed of calls
  double cells = (double)(job.columns + job.columns_beside() + kWidestVector);
  double kept = region.halo[1];
  if (job.volumes()) {
    cells *= (double)(job.rows + region.halo[1] + 1);
    kept = region.halo[2];
  }
  if (job.last) cells *= (double)job.planes;
  if (2 * (kept + 1) * cells <= INT32_MAX) return ARGPOOL_OK;
  return fail(ARGPOOL_NO_KERNEL, "%s would keep 2^31 cells or more of %s in between; accepted are "
              "shorter windows, fewer cells a %s, or tensors whose innermost stride is 1",
              region.name, job.volumes() ? "slices" : "rows", job.volumes() ? "slice" : "row");
}

// Decides what is copied, and how many planes or rows go together.
argpool_status divide(Job* job, Workers* workers) {
  const Tensor& first = job->tensors[0];
  const int64_t widest = widest_of(*job);
  if (first.cells() > kMostBytes / widest) {
    return fail(ARGPOOL_NO_KERNEL, "a plane of %s has %lld cells; accepted in regions: less than "
                "2^31 bytes a plane", job->region->tensors[0].name, (ll)first.cells());
  }
  const int64_t plane = first.cells() * widest, all = plane * first.c * first.n;
  if (all < 2 * kTaskBytes) workers->threads = 1;
  const int64_t tasks = (int64_t)workers->threads * workers->tiles;
  int64_t planes = max(min(first.c, kMostBytes / plane), (int64_t)1);
  if (job->region->row_count == 0) planes = max(min(planes, kComposedBytes / plane), (int64_t)1);
  if (workers->threads > 1) planes = max(min(planes, first.c * first.n / tasks), (int64_t)1);
  if (job->last) planes = channels_together(*job, widest);
  for (int i = 0; i < job->count && !job->last; ++i) {
    const Tensor& t = job->tensors[i];
    job->packed[i] = !t.steps_by_one(false) || span(t, 1) > kMostBytes;
    if (job->packed[i]) planes = max(min(planes, kTaskBytes / plane), (int64_t)1);
    while (!job->packed[i] && span(t, planes) > kMostBytes) planes = (planes + 1) / 2;
  }
  job->planes = planes;
  job->runs = ceil_div(first.c, planes);
  divide_planes(job, job->runs * first.n, plane, workers->threads > 1 ? tasks : 1);
  return check_rings(*job);
}

int run_row(const void* row, void** args) {
  return static_cast<const argpool_region_row*>(row)->run(args);
}

// A whole tensor and its copy, which threads copy in pieces.
struct WholeCopy {
  const Tensor* there;
  const Tensor* copy;
  int64_t pieces;  // of an image
  bool back;
};

int copy_pieces(void* data, int64_t first, int64_t past) {
  const WholeCopy& whole = *static_cast<const WholeCopy*>(data);
  for (int64_t i = first; i < past; ++i) {
    const int64_t n = i / whole.pieces;
    const Part image = {n, 0, whole.there->c, 0, 0, 0, 0};
    copy_planes(*whole.there, image, whole.copy->at(n, 0, 0, 0, 0), whole.back, i % whole.pieces,
                whole.pieces);
  }
  return 0;
}

// A packed tensor of the same shape.
Tensor packed_like(const Tensor& like, uint8_t* data) {
  Tensor t = like;
  t.data = data;
  t.stride[0] = 1;
  t.stride[1] = t.extent[0];
  t.stride[2] = t.stride[1] * t.extent[1];
  t.stride_c = t.cells();
  t.stride_n = t.stride_c * t.c;
  return t;
}

argpool_status run_divided(Job* job, const Workers& workers) {
  return split(workers, job->tensors[0].n * job->runs * job->bands * job->tiles, run_range, job);
}

// All tensors that are copied are copied as wholes: planes are then divided, and fewer of them than
// threads keep these busy. Where memory for that lacks, each task copies its planes.
argpool_status run_on_copies(Job* job, const Workers& workers) {
  Job packed = *job;
  int64_t bytes = 0, places[kMost];
  for (int i = 0; i < job->count; ++i) {
    const Tensor& t = job->tensors[i];
    places[i] = bytes;
    if (job->packed[i]) bytes += ceil_div(t.n * t.c * t.cells() * t.bytes, kLine) * kLine;
  }
  Scratch scratch;
  auto* memory = (uint8_t*)scratch.alloc(bytes);
  if (!memory) return run_divided(job, workers);
  const auto copy = [&](bool back) {
    argpool_status bad = ARGPOOL_OK;
    for (int i = 0; i < job->count && !bad; ++i) {
      if (!job->packed[i] || job->output(i) != back) continue;
      WholeCopy whole = {&job->tensors[i], &packed.tensors[i],
                         (int64_t)workers.threads * workers.tiles, back};
      bad = split(workers, job->tensors[i].n * whole.pieces, copy_pieces, &whole);
    }
    return bad;
  };
  for (int i = 0; i < job->count; ++i) {
    if (job->packed[i]) packed.tensors[i] = packed_like(job->tensors[i], memory + places[i]);
    packed.packed[i] = false;
  }
  Workers same = workers;
  argpool_status bad = copy(false);
  if (!bad) bad = divide(&packed, &same);
  if (!bad) bad = run_divided(&packed, same);
  if (!bad) bad = copy(true);
  scratch.release(memory);
  return bad;
}

argpool_status run_job(Job* job, Workers workers) {
  if (argpool_status bad = divide(job, &workers)) return bad;
  const Tensor& first = job->tensors[0];
  const bool composed = job->region->row_count == 0;  // planes are not divided
  const bool half_are_idle = 2 * first.n * job->runs <= workers.threads;
  if (any_packed(*job) && half_are_idle && !composed &&
      most_bands(*job, first.cells() * widest_of(*job)) > 1) {
    return run_on_copies(job, workers);
  }
  return run_divided(job, workers);
}

// ---- Regions of parts --------------------------------------------------------------------------

// A call of a region too deep for one kernel: some planes go through all parts before the next.
struct PartsJob {
  const argpool_region* region;
  const argpool_options* options;
  const Tensor* tensors;
  Workers workers;  // of each part
  bool last;        // channels-last
  uint32_t pixels;  // as a Job's
  int64_t planes, runs;
};

// Planes of a tensor of the call, from c of image n on.
Tensor some_planes(const Tensor& whole, int64_t n, int64_t c, int64_t planes) {
  Tensor t = whole;
  t.data = whole.at(n, c, 0, 0, 0);
  t.n = 1;
  t.c = planes;
  return t;
}

// Packed planes like those of `like`, of another type.
Tensor packed_planes(const Tensor& like, const argpool_region_tensor& type, bool last,
                     uint8_t* data) {
  Tensor t = packed_like(like, data);
  t.type = {type.code, type.bits, 1};
  t.bytes = type.bits / 8;
  for (int64_t& stride : t.stride) stride *= last ? like.c : 1;
  if (last) t.stride_c = 1;
  return t;
}

// Prepares a part on some planes; `between` is memory of `cells` cells for each of its bytes.
argpool_status prepare_part(const PartsJob& all, const argpool_region_part& part,
                            const Tensor* tensors, uint8_t* between, int64_t cells, Job* job) {
  const uint32_t own = all.region->tensor_count;
  job->region = part.region;
  job->count = (int)part.region->tensor_count;
  for (int i = 0; i < job->count; ++i) {
    const uint32_t value = part.values[i];
    job->tensors[i] = value < own ? tensors[value]
                                  : packed_planes(tensors[0], part.region->tensors[i], all.last,
                                                  between + (value - own) * cells);
  }
  job->last = all.last;
  job->pixels = all.pixels;
  const argpool_region_row* row = nullptr;
  if (argpool_status bad = choose_row(*part.region, *all.options, true, tensors[0], job->pixels,
                                      &job->last, &row)) {
    return bad;
  }
  job->kernel = {row->name, run_row, row};
  return ARGPOOL_OK;
}

argpool_status run_planes(const PartsJob& all, int64_t run) {
  const argpool_region& region = *all.region;
  const Tensor& first = all.tensors[0];
  const int64_t n = run / all.runs;
  int64_t c = run % all.runs * all.planes;
  if (all.last) c = min(c, first.c - all.planes);  // whole vectors of channels
  Tensor tensors[kMost];
  for (uint32_t i = 0; i < region.tensor_count; ++i) {
    tensors[i] = some_planes(all.tensors[i], n, c, min(all.planes, first.c - c));
  }
  const int64_t cells = ceil_div(first.cells() * all.planes, 64) * 64;  // all places aligned
  Scratch scratch;
  auto* between = (uint8_t*)scratch.alloc(cells * region.between_bytes);
  if (!between) return fail(ARGPOOL_OUT_OF_MEMORY, "memory between a region's parts is lacking");
  argpool_status bad = ARGPOOL_OK;
  for (uint32_t i = 0; i < region.part_count && !bad; ++i) {
    Job job = {};
    bad = prepare_part(all, region.parts[i], tensors, between, cells, &job);
    if (!bad) bad = run_job(&job, all.workers);
  }
  scratch.release(between);
  return bad;
}

int run_some_planes(void* data, int64_t first, int64_t past) {
  int bad = 0;
  for (int64_t i = first; i < past && !bad; ++i) {
    bad = run_planes(*static_cast<const PartsJob*>(data), i);
  }
  return bad;
}

// Looks whether each part has a row. `last` is cleared where one has none for channels-last
// tensors; `lanes`: the most of a part's row.
argpool_status choose_rows_of_parts(PartsJob* all, int64_t* lanes) {
  *lanes = 1;
  for (uint32_t i = 0; i < all->region->part_count; ++i) {
    Job job = {};
    if (argpool_status bad =
            prepare_part(*all, all->region->parts[i], all->tensors, nullptr, 0, &job)) {
      return bad;
    }
    all->last &= job.last;
    *lanes = max(*lanes, (int64_t)static_cast<const argpool_region_row*>(job.kernel.self)->lanes);
    if (ThreadState* state = this_thread()) state->variant = job.kernel.name;
  }
  return ARGPOOL_OK;
}

// Threads share out planes where there are enough of them, else the rows of each part's planes.
argpool_status run_parts(const Job& whole, const argpool_options& o) {
  const argpool_region& region = *whole.region;
  const Tensor *const tensors = whole.tensors, &first = tensors[0];
  if (first.cells() > kMostBytes / 8) {
    return fail(ARGPOOL_NO_KERNEL, "a plane of %s has %lld cells; accepted in regions of parts: "
                "2^28 - 1 at most", region.tensors[0].name, (ll)first.cells());
  }
  PartsJob all = {&region, &o, tensors, workers_of(o), are_channels_last(whole), whole.pixels,
                  1, 1};
  int64_t lanes = 1;
  const bool lie_last = all.last;
  argpool_status bad = choose_rows_of_parts(&all, &lanes);
  // A part without a row for channels-last tensors has all of them computed channels-first.
  if (!bad && lie_last && !all.last) bad = choose_rows_of_parts(&all, &lanes);
  if (bad) return bad;
  if (first.empty()) return ARGPOOL_OK;
  int64_t widest = 1;
  for (uint32_t i = 0; i < region.tensor_count; ++i) {
    widest = max(widest, (int64_t)tensors[i].bytes);
  }
  const int64_t plane = first.cells() * widest, count = first.c * first.n;
  const int64_t tasks = (int64_t)all.workers.threads * all.workers.tiles;
  if (plane * count < 2 * kTaskBytes) all.workers.threads = 1;
  all.planes = max(min(first.c, kComposedBytes / plane), (int64_t)1);
  if (all.last) all.planes = min(first.c, ceil_div(all.planes, lanes) * lanes);
  const bool shared =
      all.workers.threads > 1 && first.n * ceil_div(first.c, all.last ? all.planes : 1) >= tasks;
  if (shared && !all.last) all.planes = max(min(all.planes, count / tasks), (int64_t)1);
  all.runs = ceil_div(first.c, all.planes);
  Workers workers = all.workers;
  if (shared) all.workers.threads = 1;
  else workers.threads = 1;
  return split(workers, all.runs * first.n, run_some_planes, &all);
}

}  // namespace

argpool_status run_region(const argpool_region* region, const DLTensor* const* tensors,
                          const argpool_options* options, const PlaneKernel* kernel) {
  argpool_options o;
  Job job = {};
  if (argpool_status bad = read_options(options, &o)) return bad;
  if (argpool_status bad = check_region(region, tensors)) return bad;
  job.region = region;
  if (argpool_status bad = check_tensors(*region, tensors, &job)) return bad;
  if (!kernel) take_pixels(&job, o);
  if (region->part_count) return run_parts(job, o);
  if (kernel) {
    job.kernel = *kernel;
  } else {
    const argpool_region_row* row = nullptr;
    job.last = are_channels_last(job);
    if (argpool_status bad =
            choose_row(*region, o, false, job.tensors[0], job.pixels, &job.last, &row)) {
      return bad;
    }
    job.kernel = {row->name, run_row, row};
  }
  if (ThreadState* state = this_thread()) state->variant = job.kernel.name;
  if (job.tensors[0].empty()) return ARGPOOL_OK;
  return run_job(&job, workers_of(o));
}

}  // namespace argpool

argpool_status argpool_run_region(const argpool_region* region, const DLTensor* const* tensors,
                                  const argpool_options* options) {
  argpool::clear_error();
  return argpool::run_region(region, tensors, options, nullptr);
}
