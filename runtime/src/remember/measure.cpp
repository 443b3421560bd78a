// Scratch tensors, the rows that compete on them, and what became of it.
// SPDX-License-Identifier: MIT
#include "remember/measure.h"

#include <stdlib.h>
#include <string.h>

#include "platform/system.h"
#include "remember/verify.h"
#include "run/ready.h"
#include "run/run.h"

namespace argpool {
namespace {

constexpr int kBool = 6;  // kDLBool, which is younger than many copies of dlpack.h
constexpr int64_t kPage = 4096;
constexpr double kMostBytes = 1 << 30;  // of scratch tensors, all together
constexpr double kMargin = 0.02;        // what repeated measuring differs by on a quiet machine

// By argpool_measure.
constexpr struct {
  int rounds;
  double seconds;
  int runs;  // where these take longer than `seconds`, so long
} kDefaults[] = {{0, 0, 0}, {16, 0.5, 100}, {64, 2, 400}, {16, 1, 100}};

// Before each run that is disturbed, so many bytes are written elsewhere, as a network's other
// operations write theirs: the tensors leave the first two caches.
constexpr size_t kElsewhere = 4 << 20;

// How many places tensors of so many bytes, all together, are tried in. Beyond the last cache of
// most CPUs one is like another.
constexpr struct {
  double most;
  int places;
} kPlaces[] = {{4 << 20, kMostPlaces}, {64 << 20, 3}, {kMostBytes, 1}};
int places_of(double bytes) {
  int i = 0;
  while (bytes > kPlaces[i].most) ++i;
  return kPlaces[i].places;
}

int64_t now(void*) { return monotonic_ns(); }
int64_t thread_time(void*) { return thread_ns(); }

// Marsaglia's xorshift.
struct Random {
  uint64_t state = 88172645463325252u;
  uint64_t next() {
    state ^= state << 13;
    state ^= state >> 7;
    return state ^= state << 17;
  }
};

// Bits of an element that vary, and those that are set: floats lie between 1 and 2, since NaNs,
// infinities and subnormals may take other ways through a kernel. Repeated to 64 bits.
struct Pattern {
  uint64_t varies, set;
};
Pattern pattern_of(const Tensor& t) {
  if (t.type.code == kDLBfloat) return {0x007f007f007f007fu, 0x3f803f803f803f80u};
  if (t.type.code == kDLFloat || t.type.code == kDLComplex) {
    switch (t.type.code == kDLComplex ? t.bytes / 2 : t.bytes) {
      case 2: return {0x03ff03ff03ff03ffu, 0x3c003c003c003c00u};
      case 4: return {0x007fffff007fffffu, 0x3f8000003f800000u};
      case 8: return {0x000fffffffffffffu, 0x3ff0000000000000u};
    }
  }
  if (t.type.code == kBool) return {0x0101010101010101u, 0};
  return {~uint64_t{0}, 0};
}

// Which of a window's taps lie on cells at a position along dimension i: `count` from `first` on.
struct Taps {
  int64_t cell;  // of tap 0
  int64_t first, count;
};
Taps taps_at(const Problem& p, int i, int64_t position) {
  const Window& w = p.window;
  const int64_t from = position * w.stride[i] - w.pad[i], cells = p.indexing.valid[i];
  const int64_t last = from + (w.kernel[i] - 1) * w.dilation[i];
  if (from >= 0 && last < cells) return {from, 0, w.kernel[i]};
  const int64_t first = from >= 0 ? 0 : ceil_div(-from, w.dilation[i]);
  const int64_t past = min(w.kernel[i], ceil_div(cells - from, w.dilation[i]));
  if (first < past) return {from, first, past - first};
  return {min(max(from, 0), cells - 1), 0, 1};  // a window in padding: any cell
}

// A tap of a window, in three dimensions.
struct Tap {
  int64_t x, y, z;
};

// One number serves all dimensions.
Tap random_tap(const Taps (&along)[3], uint64_t random) {
  constexpr int bits = 21;
  const auto one = [&](int i) {
    const uint64_t part = random >> (i * bits) & ((1u << bits) - 1);
    return along[i].first + (int64_t)(part * (uint64_t)along[i].count >> bits);
  };
  return {one(0), one(1), one(2)};
}

// Pooling's, of cells with random values: windows that overlap share their greatest cell, and
// kernels that read or write it twice find it in a cache.
Tap greatest_tap(const Problem& p, const Taps (&along)[3], int64_t plane) {
  const int64_t *const cells = p.indexing.valid, *const by = p.window.dilation;
  const Taps &x = along[0], &y = along[1], &z = along[2];
  uint64_t greatest = 0;
  Tap found = {x.first, y.first, z.first};
  for (int64_t k = z.first; k < z.first + z.count; ++k) {
    for (int64_t j = y.first; j < y.first + y.count; ++j) {
      const int64_t line = (plane * cells[2] + z.cell + k * by[2]) * cells[1] + y.cell + j * by[1];
      for (int64_t i = x.first; i < x.first + x.count; ++i) {
        uint64_t value = (uint64_t)(line * cells[0] + x.cell + i * by[0]) * 0x9e3779b97f4a7c15u;
        value = (value ^ value >> 32) * 0xff51afd7ed558ccdu >> 32;
        if (value > greatest) greatest = value, found = {i, j, k};
      }
    }
  }
  return found;
}
// Windows of more taps are not searched: finding a tap takes a nanosecond each.
constexpr int64_t kFewTaps = 64;

// The indices of one row of positions.
void fill_index_row(const Problem& p, const Tensor& t, int64_t n, int64_t c, int64_t z, int64_t y,
                    Random& random) {
  const Window& w = p.window;
  const Indexing& s = p.indexing;
  Taps along[3] = {{}, taps_at(p, 1, y), taps_at(p, 2, z)};
  const bool few = w.kernel[0] * w.kernel[1] * w.kernel[2] <= kFewTaps;
  const int64_t base = s.base(n, c), step = t.stride[0] * t.bytes;
  uint8_t* at = t.at(n, c, 0, y, z);
  for (int64_t x = 0; x < t.extent[0]; ++x, at += step) {
    along[0] = taps_at(p, 0, x);
    const Tap tap =
        few ? greatest_tap(p, along, n * t.c + c) : random_tap(along, random.next());
    const int64_t index = s.space == ARGPOOL_INDEX_WINDOW
                              ? (tap.z * w.kernel[1] + tap.y) * w.kernel[0] + tap.x
                              : base + (along[0].cell + tap.x * w.dilation[0]) * s.by[0] +
                                    (along[1].cell + tap.y * w.dilation[1]) * s.by[1] +
                                    (along[2].cell + tap.z * w.dilation[2]) * s.by[2];
    write_index(at, p.index, index);
  }
}

void fill_indices(const Problem& p, const Tensor& t) {
  Random random;
  for (int64_t n = 0; n < t.n; ++n) {
    for (int64_t c = 0; c < t.c; ++c) {
      for (int64_t z = 0; z < t.extent[2]; ++z) {
        for (int64_t y = 0; y < t.extent[1]; ++y) fill_index_row(p, t, n, c, z, y, random);
      }
    }
  }
}

int64_t before(const Tensor& t) { return ceil_div(-t.low, kPage) * kPage; }
size_t block_bytes(const Tensor& t) { return (size_t)(before(t) + kPage + t.high + 8); }

// Calls a function with each of a problem's tensors and its position.
template <typename F>
void for_tensors(const Problem& p, F f) {
  const Signature& s = signature(p.op);
  for (int i = 0; i < 3; ++i) {
    if (i != s.indices || p.has_indices) f(*tensor_at(p, s, i), i);
  }
}

// A contestant: a plan without its checks.
struct Trial {
  Problem problem;
  Selection selection;
  Ready ready;
};

struct Trials {
  const Problem& original;
  Trial* all;
  const Workers& workers;
  const TrialTensors* places;
  void* elsewhere;  // kElsewhere bytes, or NULL
  Verifier& verifier;
  int disturbances = 0;

  static void disturb(void* context, int place) {
    Trials& trials = *static_cast<Trials*>(context);
    const int byte = ++trials.disturbances & 127;
    trials.places[place].write_outputs(trials.original, byte);
    memset(trials.elsewhere, byte, kElsewhere);
  }

  static bool admit(void* context, int number) {
    const Trials& trials = *static_cast<const Trials*>(context);
    return trials.verifier.passes(trials.all[number].problem, trials.all[number].selection);
  }

  static bool run(void* context, int number, int place) {
    const Trials& trials = *static_cast<const Trials*>(context);
    Trial& t = trials.all[number];
    void* const* const data = trials.places[place].data();
    if (t.ready.run(t.problem, t.selection, data)) return true;
    set_data(t.problem, data);
    return argpool::run(runner_of(t.problem.op), t.problem, t.selection, trials.workers) ==
           ARGPOOL_OK;
  }
};

bool more_promising(const Selection& a, const Selection& b) {
  if (a.main.known != b.main.known) return a.main.known;
  return a.main.known && a.main.ns < b.main.ns;
}

// Adds the selection that a forced menu makes of a problem, sorted into `to`.
int add_selection(const Problem& p, const Menu& forced, Selection* to, int count, int most) {
  Selection s = {};
  if (select(p, forced, &s) != ARGPOOL_OK) return count;
  int at = count < most ? count++ : most;
  for (; at > 0 && more_promising(s, to[at - 1]); --at) {
    if (at < most) to[at] = to[at - 1];
  }
  if (at < most) to[at] = s;
  return count;
}

// The sum of each word times an odd number that depends on its place: what differs in one word
// differs in the sum. Four sums, which do not wait for each other.
uint64_t number_of(const uint64_t* words, size_t count) {
  uint64_t sums[4] = {}, factor = 0x9e3779b97f4a7c15u;
  size_t i = 0;
  for (; i + 4 <= count; i += 4, factor += 0x632be59bd9b4e01au) {
    for (size_t j = 0; j < 4; ++j) {
      const uint64_t mixed = (words[i + j] ^ words[i + j] >> 31) * (factor + 2 * j);
      sums[j] += mixed ^ mixed >> 29;
    }
  }
  for (; i < count; ++i, factor += 2) sums[0] += words[i] * factor;
  return ((sums[0] * 3 + sums[1]) * 5 + sums[2]) * 7 + sums[3];
}

}  // namespace

const char* obstacle_to_trials(const Problem& p) {
  if (!kMeasures) return "libargpool_small.a does not measure";
  if (p.empty()) return "it has nothing to do";
  if (p.on_device()) return "rows of devices are not measured";
  if (TrialTensors::bytes(p) > kMostBytes) return "scratch tensors would take over 1 GB";
  return nullptr;
}

TrialTensors::~TrialTensors() {
  for (void* block : blocks_) free_aligned(block);
}

double TrialTensors::bytes(const Problem& p) {
  double sum = 0;
  for_tensors(p, [&](const Tensor& t, int) { sum += (double)t.high - (double)t.low; });
  return sum;
}

bool TrialTensors::place(const Tensor& t, int position) {
  void*& block = blocks_[position];
  block = allocate_aligned(kPage, block_bytes(t));
  if (!block) return false;
  data_[position] = static_cast<char*>(block) + before(t) + ((uintptr_t)t.data & (kPage - 1));
  return true;
}

void TrialTensors::fill(const Problem& p, const Tensor& t, int position) const {
  uint64_t* const words = static_cast<uint64_t*>(blocks_[position]);
  const Pattern pattern = pattern_of(t);
  Random random;
  for (size_t i = 0; i < block_bytes(t) / sizeof *words; ++i) {
    words[i] = (random.next() & pattern.varies) | pattern.set;
  }
  if (&t != &p.indices || p.op == ARGPOOL_MAX_POOL) return;
  Tensor placed = t;
  placed.data = static_cast<uint8_t*>(data_[position]);
  fill_indices(p, placed);
}

bool TrialTensors::allocate(const Problem& p) {
  bool there = true;
  for_tensors(p, [&](const Tensor& t, int i) { there = there && place(t, i); });
  if (there) for_tensors(p, [&](const Tensor& t, int i) { fill(p, t, i); });
  return there;
}

void TrialTensors::write_outputs(const Problem& p, int byte) const {
  for_tensors(p, [&](const Tensor& t, int i) {
    if (signature(p.op).output[i]) memset(blocks_[i], byte, block_bytes(t));
  });
}

uint64_t TrialTensors::bits_of_outputs(const Problem& p) const {
  uint64_t number = 0;
  for_tensors(p, [&](const Tensor& t, int i) {
    if (!signature(p.op).output[i]) return;
    number = number * 31 + number_of(static_cast<uint64_t*>(blocks_[i]), block_bytes(t) / 8);
  });
  return number;
}

int selections_of(const Problem& p, const Menu& menu, const Selection* but, Selection* to,
                  int most) {
  int count = 0;
  Menu forced = menu;
  const int ops[] = {p.kernel_op, p.scatter_op};
  for (int op : ops) {
    if (!op) continue;
    const Work work = work_of(p, op, menu);
    const Kernels kernels = kernels_for(*menu.table, p, op);
    for (const argpool_kernel* k = kernels.begin; k != kernels.end; ++k) {
      if (!applies(*k, p)) continue;
      for (uint32_t i = 0; i < k->row_count; ++i) {
        const argpool_row& row = menu.table->rows[k->first_row + i];
        if ((but && &row == but->main.row) || refusal(menu, row, work) != Refusal::none) continue;
        forced.forced = row.name;
        count = add_selection(p, forced, to, count, most);
      }
    }
  }
  clear_error();  // of rows that need a helper which the table has not
  return count;
}

// The estimate, then what other rows make of the original problem, in its own layout and in the
// estimate's.
static int fill_trials(const Problem& original, const Menu& menu, const Problem& problem,
                       const Selection& estimate, void* const* data, Trial* trials) {
  trials[0].problem = problem;
  trials[0].selection = estimate;
  int count = 1;
  Selection found[kMostContestants];
  const Problem* const views[] = {&problem, &original};
  for (const Problem* view : views) {
    if (view == &original && original.layout == problem.layout) break;
    const Selection* but = view == &problem && !estimate.in_pieces ? &estimate : nullptr;
    const int rows = selections_of(*view, menu, but, found, kMostContestants - count);
    for (int i = 0; i < rows; ++i, ++count) {
      trials[count].problem = *view;
      trials[count].selection = found[i];
    }
  }
  for (int i = 0; i < count; ++i) {
    set_data(trials[i].problem, data);
    trials[i].ready.renew();
  }
  return count;
}

static const char* compete(const Problem& original, const Menu& menu, const Workers& workers,
                           double seconds, int64_t begin, Problem* problem, Selection* selection,
                           Measured* m) {
  TrialTensors tensors[kMostPlaces];
  Trial* const trials = static_cast<Trial*>(calloc(kMostContestants, sizeof(Trial)));
  const int places = places_of(TrialTensors::bytes(original));
  const bool between = m->how == ARGPOOL_BETWEEN;
  void* const elsewhere = between ? malloc(kElsewhere) : nullptr;
  bool there = trials && (elsewhere || !between);
  for (int i = 0; i < places; ++i) there = there && tensors[i].allocate(original);
  if (!there) {
    free(elsewhere);
    free(trials);
    return "there is no memory for scratch tensors";
  }
  Verifier verifier(original, menu, workers, tensors[0]);
  Trials context = {original, trials, workers, tensors, elsewhere, verifier};
  m->rows = fill_trials(original, menu, *problem, *selection, tensors[0].data(), trials);
  const int64_t left = (int64_t)m->limit - (now(nullptr) - begin);
  // The time of a thread has nothing of others in it that take its CPU.
  const bool alone = workers.threads <= 1;
  const Result r = hold({m->rows, kDefaults[m->how].rounds, places, left,
                         seconds > 0 ? 0 : kDefaults[m->how].runs, kMargin, &context, now,
                         alone ? thread_time : now, Trials::run,
                         between ? Trials::disturb : nullptr, Trials::admit});
  m->tried = r.tried;
  m->ns = r.winner < 0 ? 0 : r.ns[r.winner];
  m->estimated_ns = r.ns[0];
  if (r.second >= 0) {
    m->second = trials[r.second].selection.main.row;
    m->second_ns = r.ns[r.second];
  }
  if (r.winner > 0) {
    if (trials[r.winner].problem.layout == original.layout) *problem = original;
    *selection = trials[r.winner].selection;
  } else if (r.winner < 0 && verifier.reference().main.row) {
    *problem = original;
    *selection = verifier.reference();
  }
  selection->faulty = verifier.faulty();
  free(elsewhere);
  free(trials);
  return nullptr;
}

void measure(const Problem& original, const Menu& menu, const Workers& workers, argpool_measure how,
             double seconds, Problem* problem, Selection* selection, Measured* m) {
  *m = {};
  m->estimated = selection->main.row;
  if (how == ARGPOOL_ESTIMATE) return;
  m->obstacle = obstacle_to_trials(original);
  if (!m->obstacle && menu.forced) m->obstacle = "its row is forced";
  if (!kMeasures || m->obstacle) return;
  const int64_t begin = now(nullptr);
  m->how = how;
  m->limit = (seconds > 0 ? seconds : kDefaults[how].seconds) * 1e9;
  m->obstacle = compete(original, menu, workers, seconds, begin, problem, selection, m);
  if (m->obstacle) m->how = ARGPOOL_ESTIMATE;
  m->took = (double)(now(nullptr) - begin);
  clear_error();  // of rows that failed
}

}  // namespace argpool
