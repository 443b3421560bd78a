// Hostile calls: decoded, made twice (the second is answered from memory), and judged.
// SPDX-License-Identifier: MIT
#include "hostile.h"

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "arguments.h"
#include "argpool_default.h"

namespace argpool::test {
namespace {

using Bits = struct { uint8_t code, bits; };
constexpr Bits kElements[] = {{kDLFloat, 32}, {kDLFloat, 64}, {kDLFloat, 16}, {kDLBfloat, 16},
                              {kDLInt, 64},   {kDLInt, 32},   {kDLInt, 16},   {kDLInt, 8},
                              {kDLUInt, 8},   {kDLUInt, 32},  {kDLComplex, 64}};
constexpr Bits kIndices[] = {{kDLInt, 64}, {kDLInt, 32}, {kDLUInt, 8}, {kDLUInt, 16}};
enum Function { Operation, AnyTable, Plan, Convert, Functions };

struct HostileCall {
  argpool_op op = ARGPOOL_MAX_POOL;
  argpool_window window = ARGPOOL_WINDOW_2D(2, 2, 0);
  argpool_options options = ARGPOOL_OPTIONS_INIT;
  bool no_window = false, no_options = false, no_tensors = false, no_data = false;
  size_t window_size = sizeof window, options_size = sizeof options;
  uint8_t tail = 0;
  Claim tensors[3];
  Function function = Operation;
  const argpool_table* table = &argpool_default_table;
  std::string forced, max_target;
  // argpool_convert_indices: from and to are the first two tensors.
  std::vector<int64_t> spatial;
  argpool_index_space from = ARGPOOL_INDEX_PLANE, to = ARGPOOL_INDEX_PLANE;

  // Places of src's or dst's shape, of values' and of the indices'.
  bool pools() const { return op == ARGPOOL_MAX_POOL || op == ARGPOOL_MIN_POOL; }
  int plane() const { return pools() || op == ARGPOOL_MAX_UNPOOL_BACKWARD ? 0 : 2; }
  int indices() const { return function == Convert ? 0 : pools() ? 2 : 1; }
};

Rooms& rooms() {
  static Rooms* all = new Rooms;
  return *all;
}

// Does not do its work where its context says so.
void run_tasks(void* context, int32_t tasks, argpool_task task, void* data) {
  for (int32_t i = tasks - 1; i >= (context ? 1 : 0); --i) task(data, i);
}

void draw_window(HostileCall* call, Bytes& bytes) {
  argpool_window& w = call->window;
  w.rank = int32_t(1 + (1 + bytes.below(3)) % 3);
  for (int i = 0; i < 3; ++i) {
    const bool used = i < w.rank;
    w.kernel[i] = used ? 1 + (1 + bytes.below(5)) % 5 : 0;
    w.stride[i] = used ? bytes.below(4) : 0;
    w.dilation[i] = used ? bytes.below(3) : 0;
    w.pad_begin[i] = used ? bytes.below(8) % 3 : 0;
    w.pad_end[i] = used ? bytes.below(8) % 3 : 0;
  }
  w.ceil_mode = bytes.chance(4);
}

// Shapes that belong together, as far as the window allows.
void draw_shapes(HostileCall* call, Bytes& bytes) {
  const int rank = call->window.rank;
  const bool batched = !bytes.chance(4);
  std::vector<int64_t> plane, values;
  if (batched) plane.push_back(bytes.chance(16) ? 0 : 1 + bytes.below(3));
  plane.push_back(bytes.chance(16) ? 0 : 1 + bytes.below(5));
  values = plane;
  int64_t spatial[3], pooled[3];
  for (int64_t& extent : spatial) extent = 1 + bytes.below(14);
  const bool pools = call->pools() || call->op == ARGPOOL_MAX_POOL_BACKWARD;
  if (pools) {
    if (argpool_pooled_shape(&call->window, spatial, pooled)) std::fill_n(pooled, 3, 1);
  } else {
    std::copy_n(spatial, 3, pooled);
    if (argpool_unpooled_shape(&call->window, pooled, nullptr, spatial)) std::fill_n(spatial, 3, 1);
    if (bytes.chance(2)) spatial[bytes.below(rank)] += bytes.below(4) - 1;
  }
  plane.insert(plane.end(), spatial, spatial + rank);
  values.insert(values.end(), pooled, pooled + rank);
  for (Claim& t : call->tensors) t.shape = values;
  if (call->function != Convert) call->tensors[call->plane()].shape = plane;
  call->spatial.assign(spatial, spatial + rank);
}

void draw_strides(Claim* t, int rank, bool channels_last, Bytes& bytes) {
  const size_t n = t->shape.size(), channel = n - size_t(rank) - 1;
  t->strides.assign(n, 1);
  std::vector<size_t> order(n);  // from the innermost outwards
  for (size_t i = 0; i < n; ++i) order[i] = n - 1 - i;
  if (channels_last) {
    order.erase(std::find(order.begin(), order.end(), channel));
    order.insert(order.begin(), channel);
  }
  int64_t stride = 1;
  for (size_t i : order) {
    t->strides[i] = stride;
    stride *= std::max<int64_t>(t->shape[i], 1);
    if (bytes.chance(8)) stride += bytes.below(9);
  }
  t->packed = !channels_last && bytes.chance(2);
}

// The space that a type of index is likely to be in.
argpool_index_space space_of(Bits index, Bytes& bytes) {
  return index.code == kDLUInt ? ARGPOOL_INDEX_WINDOW : argpool_index_space(bytes.below(8) % 7);
}

void draw_tensors(HostileCall* call, Bytes& bytes) {
  const bool channels_last = bytes.chance(2);
  const bool converts = call->function == Convert;
  const Bits elements = converts ? bytes.any_of(kIndices) : bytes.any_of(kElements);
  const Bits indices = bytes.any_of(kIndices);
  for (int i = 0; i < 3; ++i) {
    Claim& t = call->tensors[i];
    const Bits bits = i == call->indices() ? indices : elements;
    t.dl.device = {kDLCPU, 0};
    t.dl.dtype = {bits.code, bits.bits, 1};
    t.dl.ndim = int(t.shape.size());
    t.output = converts || call->pools() ? i > 0 : i == 2;
    t.absent = converts && i == 2;
    t.at_end = bytes.chance(2);
    draw_strides(&t, call->window.rank, channels_last, bytes);
  }
  if (call->pools() && bytes.chance(8)) call->tensors[2].absent = true;
  argpool_options& o = call->options;
  o.index_space = call->from = space_of(indices, bytes);
  if (converts) call->to = space_of(elements, bytes);
  o.duplicates = argpool_duplicates(bytes.below(16) < 12 ? 0 : bytes.below(3));
  o.num_threads = int32_t(bytes.below(4));
  o.trusted_indices = bytes.chance(6);
  if (bytes.chance(4)) o.parallel = run_tasks;
}

void spoil_window(HostileCall* call, Bytes& bytes) {
  argpool_window& w = call->window;
  int64_t* const arrays[] = {w.kernel, w.stride, w.pad_begin, w.pad_end, w.dilation};
  const int64_t what = bytes.below(12);
  if (what < 9) bytes.any_of(arrays)[bytes.below(3)] = bytes.number();
  if (what == 9) w.rank = int32_t(bytes.number());
  if (what == 10) w.ceil_mode = int32_t(bytes.number());
  if (what == 11) call->window_size = size_t(bytes.chance(2) ? bytes.below(300) : bytes.number());
}

void spoil_tensor(HostileCall* call, Bytes& bytes) {
  Claim& t = call->tensors[bytes.below(3)];
  const auto some = [&](std::vector<int64_t>& all) -> int64_t& {
    return all[size_t(bytes.below(int64_t(all.size())))];
  };
  switch (bytes.below(16)) {
    case 0: case 1: some(t.shape) = bytes.number(); break;
    case 2: case 3: some(t.strides) = bytes.number(), t.packed = false; break;
    case 4: some(t.shape) += bytes.below(3) - 1; break;
    case 5: some(t.strides) = 0, t.packed = false; break;
    case 6: some(t.strides) *= -1, t.packed = false; break;
    case 7: t.dl.ndim = int32_t(bytes.number()); break;
    case 8: t.dl.dtype = {uint8_t(bytes.byte()), uint8_t(bytes.byte()), 1}; break;
    case 9: t.dl.dtype.lanes = uint16_t(bytes.number()); break;
    case 10: t.dl.device.device_type = DLDeviceType(bytes.below(20)); break;
    case 11: t.shift = bytes.below(64); break;
    case 12: t.alias = int(bytes.below(3)), t.shift = 8 * bytes.below(64); break;
    case 13: (bytes.chance(2) ? t.absent : t.shapeless) = true; break;
    case 14: t.dataless = true; break;
    default: t.dl.byte_offset = uint64_t(bytes.below(64)); break;
  }
}

const argpool_table* spoilt_table(Bytes& bytes) {
  static argpool_table table;
  table = argpool_default_table;
  switch (bytes.below(7)) {
    case 0: return nullptr;
    case 1: table.version = uint32_t(bytes.number()); break;
    case 2: table.struct_size = uint32_t(bytes.below(int64_t(sizeof table) + 8)); break;
    case 3: table.kernel_count = table.row_count = 0; break;
    case 4: table.target_count = 0; break;
    case 5: table.cpu_count = 0; break;
    default: return &argpool_default_table;
  }
  return &table;
}

void spoil_options(HostileCall* call, Bytes& bytes) {
  argpool_options& o = call->options;
  switch (bytes.below(14)) {
    case 0: o.index_space = argpool_index_space(bytes.number()); break;
    case 1: o.layout = argpool_layout(bytes.chance(2) ? bytes.below(3) : bytes.number()); break;
    case 2: o.duplicates = argpool_duplicates(bytes.number()); break;
    case 3: o.num_threads = int32_t(bytes.number()); break;
    case 4: o.trusted_indices = int32_t(bytes.number()); break;
    case 5: o.reserved = int32_t(bytes.number()); break;
    case 6: o.parallel = run_tasks, o.parallel_context = &o; break;
    case 7:
      call->options_size = size_t(bytes.chance(2) ? bytes.below(300) : bytes.number());
      break;
    case 8: call->tail = bytes.byte(); break;
    case 9:
      call->max_target = bytes.any_of({"base", "avx2", "avx512", "neon", "avx", "none"});
      break;
    case 10: call->table = spoilt_table(bytes); break;
    case 11: o.table = spoilt_table(bytes); break;
    case 12: call->forced = "max_pool_f32"; break;
    default:
      if (const uint32_t rows = argpool_default_table.row_count) {
        call->forced = argpool_default_table.rows[bytes.below(rows)].name;
      }
  }
}

void spoil(HostileCall* call, Bytes& bytes) {
  switch (bytes.below(8)) {
    case 0: case 1: spoil_window(call, bytes); break;
    case 2: case 3: case 4: spoil_tensor(call, bytes); break;
    case 5: case 6: spoil_options(call, bytes); break;
    default:
      switch (bytes.below(6)) {
        case 0: call->no_window = true; break;
        case 1: call->no_options = true; break;
        case 2: call->no_tensors = true; break;
        case 3: call->no_data = true; break;
        case 4:
          call->spatial[size_t(bytes.below(int64_t(call->spatial.size())))] = bytes.number();
          (bytes.chance(2) ? call->from : call->to) = argpool_index_space(bytes.number());
          break;
        default:
          if (call->function == AnyTable || call->function == Plan) {
            call->op = argpool_op(bytes.number());
          }
      }
  }
}

// Work that would take longer than a fuzzer likes: only checks are to run.
bool takes_long(const HostileCall& call) {
  double cells = 0, taps = 1;
  for (const Claim& t : call.tensors) {
    double size = 1;
    for (int64_t extent : t.shape) size *= double(std::max<int64_t>(extent, 0));
    cells = std::max(cells, size);
  }
  for (int i = 0; i < 3; ++i) taps *= double(std::max<int64_t>(call.window.kernel[i], 1));
  return cells * std::min(taps, 1e12) > 1 << 20;
}

// The call in words, for whoever repeats one input with ARGPOOL_FUZZ_VERBOSE=1.
void print_call(const HostileCall& c) {
  const auto list = [](const char* name, const auto& numbers) {
    fprintf(stderr, " %s", name);
    for (int64_t n : numbers) fprintf(stderr, " %ld", long(n));
  };
  const argpool_window& w = c.window;
  const argpool_options& o = c.options;
  fprintf(stderr, "function %d op %d rank %d ceil %d", c.function, c.op, w.rank, w.ceil_mode);
  list("kernel", w.kernel);
  list("stride", w.stride);
  list("pads", w.pad_begin);
  list("and", w.pad_end);
  list("dilation", w.dilation);
  fprintf(stderr, "\nspace %d layout %d duplicates %d threads %d trusted %d forced '%s' max '%s'",
          o.index_space, o.layout, o.duplicates, o.num_threads, o.trusted_indices,
          c.forced.c_str(), c.max_target.c_str());
  for (const Claim& t : c.tensors) {
    fprintf(stderr, "\ntensor %p + %lu, ndim %d, type %d bits %d alias %d", t.dl.data,
            long(t.dl.byte_offset), t.dl.ndim, t.dl.dtype.code, t.dl.dtype.bits, t.alias);
    list("shape", t.shape);
    list(t.packed ? "packed" : "strides", t.strides);
  }
  fprintf(stderr, "\n");
}

void check_sentence(argpool_status status) {
  const std::string sentence = argpool_last_error();
  const char* name = argpool_status_name(status);
  if (!status != sentence.empty()) complain("%s, and the sentence is '%s'", name, sentence.c_str());
  if (std::string(name) == "unknown") complain("status %d", int(status));
  if (status == ARGPOOL_DEVICE_ERROR || status == ARGPOOL_OUT_OF_MEMORY) {
    complain("%s: '%s'", name, sentence.c_str());
  }
  if (!status) return;
  for (char c : sentence) {
    if (!isprint(uint8_t(c))) complain("%s: unprintable: '%s'", name, sentence.c_str());
  }
  // These two say what there is instead.
  const bool table = status == ARGPOOL_NO_KERNEL || status == ARGPOOL_FORCED_VARIANT;
  if (!table && sentence.find("accepted") == sentence.npos) {
    complain("%s does not say what is accepted: '%s'", name, sentence.c_str());
  }
}

argpool_status make(const HostileCall& c) {
  const DLTensor* tensors[3];
  for (int i = 0; i < 3; ++i) tensors[i] = c.tensors[i].absent ? nullptr : &c.tensors[i].dl;
  const Struct window(&c.window, sizeof c.window, c.window_size, c.tail);
  const Struct options(&c.options, sizeof c.options, c.options_size, c.tail);
  const auto* w = c.no_window ? nullptr : window.as<argpool_window>();
  const auto* o = c.no_options ? nullptr : options.as<argpool_options>();
  if (c.function == AnyTable) {
    return argpool_call(c.table, c.op, w, c.no_tensors ? nullptr : tensors, o);
  }
  if (c.function == Plan) {
    argpool_plan* plan = reinterpret_cast<argpool_plan*>(&plan);
    argpool_status status =
        argpool_plan_create(&plan, c.op, w, c.no_tensors ? nullptr : tensors, o);
    if (!status != (plan != nullptr)) complain("status %d, and plan %p", status, (void*)plan);
    if (status) return status;
    check_sentence(status);
    void* data[3];
    for (int i = 0; i < 3; ++i) {
      const DLTensor& t = c.tensors[i].dl;
      data[i] = t.data ? static_cast<uint8_t*>(t.data) + t.byte_offset : nullptr;
    }
    status = argpool_plan_run(plan, c.no_data ? nullptr : data);
    const std::string kept = argpool_last_error();
    argpool_plan_variant(plan);
    argpool_plan_destroy(plan);
    if (kept != argpool_last_error()) complain("destroying a plan changed the sentence");
    return status;
  }
  DLTensor* out[3];
  for (int i = 0; i < 3; ++i) out[i] = const_cast<DLTensor*>(tensors[i]);
  if (c.function == Convert) {
    const std::vector<int64_t> spatial = c.spatial;  // as long as it says
    return argpool_convert_indices(w, c.no_data ? nullptr : spatial.data(), out[0], c.from,
                                   out[1], c.to, o);
  }
  switch (c.op) {
    case ARGPOOL_MAX_POOL: return argpool_max_pool(w, out[0], out[1], out[2], o);
    case ARGPOOL_MIN_POOL: return argpool_min_pool(w, out[0], out[1], out[2], o);
    case ARGPOOL_MAX_UNPOOL: return argpool_max_unpool(w, out[0], out[1], out[2], o);
    case ARGPOOL_MAX_POOL_BACKWARD: return argpool_max_pool_backward(w, out[0], out[1], out[2], o);
    default: return argpool_max_unpool_backward(w, out[0], out[1], out[2], o);
  }
}

}  // namespace

void hostile_call(Bytes& bytes) {
  HostileCall call;
  call.function = Function(bytes.below(Functions));
  call.op = call.function == Convert ? ARGPOOL_MAX_POOL : argpool_op(1 + bytes.below(5));
  draw_window(&call, bytes);
  draw_shapes(&call, bytes);
  draw_tensors(&call, bytes);
  for (int64_t left = bytes.below(4); left > 0; --left) spoil(&call, bytes);
  if (!call.forced.empty()) call.options.forced_variant = call.forced.c_str();
  if (!call.max_target.empty()) call.options.max_target = call.max_target.c_str();
  const bool slow = takes_long(call);
  const int32_t rank = call.window.rank;
  if (rank > 0 && rank <= 3) call.spatial.resize(size_t(rank), 1);
  for (int i = 0; i < 3; ++i) {
    Claim& t = call.tensors[i];
    if (t.dl.ndim > 0 && t.dl.ndim <= kMostDims) {  // a caller's arrays are as long as it says
      t.shape.resize(size_t(t.dl.ndim), 1);
      t.strides.resize(size_t(t.dl.ndim), 1);
    }
    t.dl.shape = t.shapeless ? nullptr : t.shape.data();
    t.dl.strides = t.packed ? nullptr : t.strides.data();
    t.dataless |= slow && t.output;
  }
  rooms().place(call.tensors, 3);
  rooms().clear_outputs();
  int64_t cells = 1;  // about what indices count
  const bool whole = bytes.chance(2);
  for (int64_t extent : call.tensors[call.plane()].shape) {
    if (whole || cells < 200) cells *= std::clamp<int64_t>(extent, 1, 64);
  }
  for (int i = 0; i < 3; ++i) {
    if (!call.tensors[i].output && call.tensors[i].alias < 0) {
      rooms().fill(call.tensors[i], i, i == call.indices(), cells, bytes);
    }
  }
  static const bool verbose = getenv("ARGPOOL_FUZZ_VERBOSE");
  if (verbose) print_call(call);
  const argpool_status status = make(call);
  check_sentence(status);
  ++tally.statuses[status];
  const bool ran = status == ARGPOOL_OK || status == ARGPOOL_INDEX_OUT_OF_RANGE ||
                   call.options.parallel_context;  // which leaves work undone: an error after it
  if (!rooms().untouched(call.tensors, 3, !ran)) {
    complain("%s, and something was written that should not be", argpool_status_name(status));
  }
  const std::vector<uint8_t> before = rooms().outputs(call.tensors, 3);
  const argpool_status again = make(call);
  check_sentence(again);
  if (again != status) complain("status %d, then %d for the same call", status, again);
  if (status == ARGPOOL_OK && before != rooms().outputs(call.tensors, 3)) {
    complain("the same call gave other bytes");
  }
  if (bytes.chance(64)) argpool_shutdown();
}

}  // namespace argpool::test
