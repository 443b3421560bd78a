// Shapes at random: widths that suit vectors and widths that do not, sets that fit each cache.
// SPDX-License-Identifier: MIT
#include "shapes.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <random>
#include <set>

#include "problem/words.h"

namespace argpool::tune {
namespace {

// Windows in common use, for kernels whose window is given at run time: x, y, z.
argpool_window_key square(int rank, int k, int s, int p, int d = 1) {
  argpool_window_key w;
  for (int i = 0; i < 3; ++i) {
    const bool there = i < rank;
    w.kernel[i] = there ? k : 1;
    w.stride[i] = there ? s : 1;
    w.pad[i] = there ? p : 0;
    w.dilation[i] = there ? d : 1;
  }
  return w;
}

std::vector<argpool_window_key> commonWindows() {
  std::vector<argpool_window_key> all = {
      square(2, 2, 2, 0), square(2, 3, 2, 1), square(2, 3, 1, 1), square(2, 3, 3, 0),
      square(2, 2, 1, 0), square(2, 5, 1, 2), square(2, 3, 1, 2, 2), square(2, 4, 4, 0),
      square(2, 2, 3, 0), square(2, 5, 2, 2), square(2, 9, 1, 4), square(2, 13, 1, 6),
      square(2, 3, 2, 1, 2), square(1, 2, 2, 0), square(1, 3, 2, 1), square(1, 4, 4, 0),
      square(1, 5, 1, 2), square(3, 2, 2, 0), square(3, 3, 2, 1)};
  argpool_window_key flat = square(2, 3, 2, 1);
  flat.kernel[1] = flat.stride[1] = 1;
  flat.pad[1] = 0;
  all.push_back(flat);
  return all;
}

// Numbers drawn for one contest.
class Dice {
public:
  explicit Dice(uint64_t seed) : engine(seed) {}
  double uniform(double low, double high) {
    return low + (high - low) * double(engine() >> 11) * 0x1p-53;
  }
  // Every factor is as likely.
  double spread(double low, double high) {
    return std::exp(uniform(std::log(low), std::log(high)));
  }
  int64_t whole(double low, double high) {
    return std::max<int64_t>(1, int64_t(std::llround(spread(low, high))));
  }
  template <size_t N> int64_t of(const int64_t (&list)[N]) {
    return list[size_t(uniform(0, double(N)))];
  }
  bool once_in(double n) { return uniform(0, n) < 1; }

private:
  std::mt19937_64 engine;
};

// A width channels-first, or a number of channels channels-last: what vectors are laid along.
int64_t drawLine(Dice &dice, double most) {
  static const int64_t usual[] = {3,  4,  5,  7,  8,  9,  11, 13, 14, 15,  17,  20,  24,  28,
                                  30, 33, 40, 45, 48, 56, 60, 64, 90, 96, 112, 120, 180, 240};
  const double limit = std::max(1.0, most);
  int64_t line;
  switch (int(dice.uniform(0, 5))) {
    case 0: line = 16 * dice.whole(1, 40); break;
    case 1: line = int64_t{1} << int(dice.uniform(0, 10)); break;
    case 2: line = dice.whole(1, 24); break;
    case 3: line = dice.of(usual); break;
    default: line = dice.whole(1, 600);
  }
  return std::min(line, int64_t(limit));
}

// Networks' rows of cells are often whole pages: channels-last, of 64 channels by 16 pixels. Loads
// may then wait for stores on their way to the same place of another page. False where `most`
// windows are too few.
bool drawPages(Dice &dice, const Kind &kind, double most, int64_t *channels, int64_t *pooled) {
  const int64_t page = int64_t(4096 / kind.elementBytes());
  const int64_t wide = kind.channelsLast() ? int64_t{16} << int(dice.uniform(0, 6)) : 1;
  const int64_t least = std::max<int64_t>(1, page / (wide * kind.window.stride[0]));
  const double pages = std::min(most / double(wide), 1024.0) / double(least);
  if (pages < 1) return false;
  *channels = wide;
  *pooled = least * dice.whole(1, pages);
  return true;
}

// Tensors of one owner start at the same place of a page, those of several anywhere.
void drawPlaces(Dice &dice, Shape *shape) {
  const bool same = dice.once_in(2);
  for (int64_t *place : {&shape->values, &shape->indices})
    *place = same ? 0 : 64 * int64_t(dice.uniform(0, 64));
}

// The extent of the plane that a pooled extent comes from: the one networks have, else the least.
int64_t planeExtent(const argpool_window_key &w, int d, int64_t pooled) {
  const int64_t span = int64_t(w.dilation[d]) * (w.kernel[d] - 1) + 1;
  const int64_t least = (pooled - 1) * w.stride[d] + span - 2 * w.pad[d];
  const int64_t whole = pooled * w.stride[d];
  return whole >= least && whole < least + w.stride[d] ? whole : least;
}

}  // namespace

std::string Family::name() const {
  std::string text = kOpWords[kind.op];
  if (kind.adds) text += "_sum";
  if (kind.exact) text += "_exact";
  text = text + ' ' + kElemWords[kind.elem] + ' ' + kIndexWords[kind.index] + ' ' +
         (kind.channelsLast() ? "cl" : "cf");
  const char letters[] = {'k', 's', 'p', 'd'};
  const auto *parts = &kind.window.kernel;
  for (int part = 0; !anyWindow() && part < 4; ++part) {
    text += part ? "" : " ";
    text += letters[part];
    for (int d = kind.rank(); d-- > 0;)
      text += std::to_string(parts[part][d]) + (d ? "x" : "");
  }
  return anyWindow() ? text + " any" : text;
}

std::string Contest::text() const {
  auto join = [&](const int64_t (&extent)[3]) {
    std::string out = std::to_string(shape.n) + 'x' + std::to_string(shape.c);
    for (int d = kind.rank(); d-- > 0;) out += 'x' + std::to_string(extent[d]);
    return out;
  };
  Family family;
  family.kind = kind;
  return family.name() + ' ' + join(shape.pooled) + " of " + join(shape.plane);
}

std::vector<Family> familiesOf(const argpool_table &table) {
  std::vector<Family> all;
  std::set<std::pair<uint32_t, std::vector<int32_t>>> seen;
  for (uint32_t k = 0; k < table.kernel_count; ++k) {
    const argpool_kernel &kernel = table.kernels[k];
    Family family;
    Kind &kind = family.kind;
    kind.elem = uint8_t(kernel.key >> 16);
    kind.index = uint8_t(kernel.key >> 8);
    kind.layout = uint8_t(kernel.key);
    kind.window = kernel.window;
    const bool bits = kind.elem >= ARGPOOL_ELEM_X8;
    switch (kernel.key >> 24) {
      case ARGPOOL_KERNEL_MAX_POOL: kind.op = ARGPOOL_MAX_POOL; break;
      case ARGPOOL_KERNEL_MAX_UNPOOL:
      case ARGPOOL_KERNEL_MAX_UNPOOL_SCATTER: kind.op = ARGPOOL_MAX_UNPOOL; break;
      case ARGPOOL_KERNEL_MAX_POOL_BACKWARD:
      case ARGPOOL_KERNEL_MAX_POOL_BACKWARD_SCATTER:
        kind.op = bits ? ARGPOOL_MAX_UNPOOL : ARGPOOL_MAX_POOL_BACKWARD;
        kind.adds = bits;
        break;
      case ARGPOOL_KERNEL_MAX_UNPOOL_BACKWARD: kind.op = ARGPOOL_MAX_UNPOOL_BACKWARD; break;
      case ARGPOOL_KERNEL_MAX_UNPOOL_BACKWARD_EXACT:
        kind.op = ARGPOOL_MAX_UNPOOL_BACKWARD;
        kind.exact = true;
        break;
      default: continue;
    }
    const int main = kind.mainKernel(), scatter = kind.scatterKernel();
    size_t rows = entriesOf(table, kind, main).size();
    if (scatter) rows += entriesOf(table, kind, scatter).size();
    if (rows < 2) continue;
    // Gathers and scatters of one window are one family.
    const argpool_window_key &w = kernel.window;
    const int32_t *numbers = w.kernel;
    if (!seen.insert({ARGPOOL_KEY(main, kind.elem, kind.index, kind.layout),
                      std::vector<int32_t>(numbers, numbers + 12)})
             .second)
      continue;
    const bool usual = kind.elementBytes() == 4, offsets = kind.index == ARGPOOL_IDX_I64;
    family.weight = (family.anyWindow() ? 1 : 2) * (usual ? 1.5 : 1) * (offsets ? 1.5 : 1);
    all.push_back(family);
  }
  return all;
}

bool Family::timedBeyondCaches() const {
  return kind.elementBytes() == 4 && kind.index == ARGPOOL_IDX_I64 && !kind.adds && !kind.exact &&
         (!anyWindow() || kind.op == ARGPOOL_MAX_UNPOOL_BACKWARD);
}

bool draw(const Family &family, uint64_t seed, uint64_t number, bool huge, double most,
          Contest *contest) {
  std::seed_seq mixed{seed, number, uint64_t(std::hash<std::string>()(family.name()))};
  uint64_t state[1];
  uint32_t words[2];
  mixed.generate(words, words + 2);
  state[0] = uint64_t(words[0]) << 32 | words[1];
  Dice dice(state[0]);
  Kind &kind = contest->kind;
  kind = family.kind;
  if (family.anyWindow()) {
    const std::vector<argpool_window_key> windows = commonWindows();
    kind.window = windows[size_t(dice.uniform(0, double(windows.size())))];
  }
  if (kind.index == ARGPOOL_IDX_U8 && kind.taps() > 255) return false;
  const argpool_window_key &w = kind.window;
  const int rank = kind.rank();
  // How much there is to do: sets that fit each cache, some that fit none; at most milliseconds.
  const double strides = double(w.stride[0]) * w.stride[1] * w.stride[2];
  const double each = strides * double(kind.elementBytes()) +
                      double(kind.elementBytes() + kind.indexBytes());
  const bool large = !family.anyWindow() && kind.elementBytes() == 4 && dice.once_in(6);
  const double bytes = std::min(most, huge    ? dice.spread(kLeastBeyond, 480e6)
                                      : large ? dice.spread(16e6, 120e6)
                                              : dice.spread(2e3, 12e6));
  const double cellTaps = family.anyWindow() ? 4e6 : 2e7;
  const double work = huge || large ? 1e9 : cellTaps / std::max(1.0, kind.taps() / 4);
  double cells = std::max(1.0, std::min(bytes / each, work));
  Shape &s = contest->shape;
  s = Shape();
  const bool last = kind.channelsLast();
  int64_t channels = 1;
  if (family.anyWindow() || rank == 1 || !dice.once_in(last ? 3 : 6) ||
      !drawPages(dice, kind, cells, &channels, &s.pooled[0])) {
    // Calls beyond the caches are too few for lines that suit few rows.
    const int64_t fitting = huge ? dice.whole(1, 20) * (dice.once_in(3) ? 4 : 16) : 0;
    if (last) channels = huge ? fitting : drawLine(dice, std::min(cells, 1024.0));
    const double line = cells / double(channels);
    if (rank == 1)
      s.pooled[0] = last ? dice.whole(1, std::max(1.0, std::min(line, 2e5)))
                         : std::max(drawLine(dice, line), dice.whole(1, std::min(line, 2e5)));
    else
      s.pooled[0] = last   ? dice.whole(huge ? 50 : 1, std::min(line, 400.0))
                    : huge ? fitting
                           : drawLine(dice, line);
  }
  cells /= double(channels);
  for (int d = 1; d < rank; ++d) {
    const double left = cells / double(s.pooled[0] * s.pooled[1]);
    const double like = double(s.pooled[0]) * dice.spread(0.3, 3);
    s.pooled[d] = std::max<int64_t>(1, int64_t(std::min({left, like, d == 2 ? 40.0 : 600.0})));
  }
  const double planes = cells / double(s.pooled[0] * s.pooled[1] * s.pooled[2]);
  if (last) {
    s.n = std::max<int64_t>(1, std::min<int64_t>(128, int64_t(planes)));
    s.c = channels;
  } else {
    const int64_t all = std::max<int64_t>(1, std::min<int64_t>(16384, int64_t(planes)));
    s.n = dice.once_in(2) ? 1 : std::min<int64_t>(all, dice.whole(1, 64));
    s.c = std::max<int64_t>(1, all / s.n);
  }
  drawPlaces(dice, &s);
  for (int d = 0; d < 3; ++d) {
    s.plane[d] = planeExtent(w, d, s.pooled[d]);
    if (s.plane[d] < 1) return false;
    // A window of nothing but padding is refused.
    const int64_t from = (s.pooled[d] - 1) * w.stride[d] - w.pad[d];
    if (from >= s.plane[d] || s.plane[d] + 2 * w.pad[d] < w.dilation[d] * (w.kernel[d] - 1) + 1)
      return false;
    bool covered = w.dilation[d] == 1 || w.pad[d] == 0 || s.plane[d] > w.pad[d];
    if (!covered) return false;
  }
  return true;
}

}  // namespace argpool::tune
