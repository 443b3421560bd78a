// Element patterns that break wrong comparisons, and indices that break wrong gathers.
// SPDX-License-Identifier: MIT
#include "fill.h"

#include <cstring>
#include <limits>

namespace argpool::test {
namespace {

uint32_t bits_of(float value) {
  uint32_t bits;
  memcpy(&bits, &value, sizeof bits);
  return bits;
}

constexpr uint32_t kInf = 0x7f800000, kSign = 0x80000000;

// Quiet and signalling, both signs, any payload.
uint32_t random_nan(Random& random) {
  const uint32_t payload = uint32_t(random.next()) & 0x007fffff;
  return kInf | (payload ? payload : 1) | (uint32_t(random.below(2)) << 31);
}

uint32_t element(Fill fill, Random& random) {
  switch (fill) {
    case Fill::Random: return bits_of(float(random.below(2000001) - 1000000) / 1000.f);
    case Fill::Ties: return bits_of(float(random.below(3)));
    case Fill::Negative: return bits_of(-1.f - float(random.below(1000)));
    case Fill::NaN: return random.chance(4) ? random_nan(random) : element(Fill::Ties, random);
    case Fill::Zeros: return random.chance(2) ? kSign : 0;
    case Fill::Inf:
      if (random.chance(3)) return kInf;
      return random.chance(2) ? kInf | kSign : element(Fill::Ties, random);
    case Fill::Subnormal:
      return uint32_t(random.below(4)) | (random.chance(2) ? kSign : 0) |
             (random.chance(4) ? 0x00400000 : 0);
    case Fill::Lowest: return kInf | kSign;
    case Fill::Mix: return element(Fill(random.below(int64_t(Fill::Mix))), random);
    case Fill::Bits: return uint32_t(random.next());
  }
  return 0;
}

// The valid cells of a window at a pooled position, in tap order, as (tap number, cell).
struct Tap {
  int64_t number;
  Position cell;
};

std::vector<Tap> valid_taps(const reference::Window& w, const Extents& cells, const Position& o) {
  std::vector<Tap> taps;
  for (int64_t number = 0; number < w.taps(); ++number) {
    const auto cell = reference::named_cell(ARGPOOL_INDEX_WINDOW, w, cells, o, number);
    if (cell) taps.push_back({number, *cell});
  }
  return taps;
}

// One index that names no cell of its plane, in one of the ways a caller gets it wrong (C8).
int64_t bad_index(const Problem& p, const Extents& cells, int64_t good, Random& random) {
  const reference::Window w = p.normal_window();
  const int64_t past = reference::largest_index(p.space, w, cells) + 1;
  if (p.index == "u8") return random.chance(2) ? 255 : std::min<int64_t>(past, 255);
  const bool wide = p.index == "i64";
  switch (random.below(wide ? 7 : 4)) {
    case 0: return -1;
    case 1: return past;
    case 2: return -1 - good;
    case 3: return wide ? past + random.below(1000) : std::numeric_limits<int32_t>::max();
    case 4: return good + (int64_t(1) << 32);  // its low half is right
    case 5: return std::numeric_limits<int64_t>::min();
    default: return std::numeric_limits<int64_t>::max();
  }
}

}  // namespace

uint64_t Random::next() {
  uint64_t z = state_ += 0x9e3779b97f4a7c15;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

uint64_t seed_of(const Problem& problem) {
  uint64_t hash = 0xcbf29ce484222325;  // FNV-1a
  // Threads do not change a problem's numbers, so that their results can be compared.
  Problem same = problem;
  same.threads = 1;
  same.callback = false;
  for (char c : print(same)) hash = (hash ^ uint8_t(c)) * 0x100000001b3;
  return hash + problem.seed;
}

std::vector<uint32_t> fill_elements(Fill fill, size_t count, Random& random) {
  std::vector<uint32_t> elements(count);
  for (uint32_t& e : elements) e = element(fill, random);
  return elements;
}

std::vector<int64_t> fill_indices(const Problem& p, const Extents& cells, Random& random) {
  const reference::Window w = p.normal_window();
  std::vector<int64_t> indices;
  const Extents e = p.pooled();
  const bool taps_only = p.space == ARGPOOL_INDEX_WINDOW;
  const int64_t plane = cells[2] * cells[3] * cells[4];
  Position o;
  for (o[0] = 0; o[0] < e[0]; ++o[0])
    for (o[1] = 0; o[1] < e[1]; ++o[1])
      for (o[2] = 0; o[2] < e[2]; ++o[2])
        for (o[3] = 0; o[3] < e[3]; ++o[3])
          for (o[4] = 0; o[4] < e[4]; ++o[4]) {
            const std::vector<Tap> taps = valid_taps(w, cells, o);
            int64_t index = 0;
            const bool foreign = p.indices == Indices::Foreign && !taps_only;
            if (p.indices == Indices::Zeros) {
              index = 0;
            } else if (foreign || (taps.empty() && !taps_only)) {
              const int64_t at = random.below(plane);
              index = reference::index_of(p.space, cells,
                                          {o[0], o[1], at / (cells[3] * cells[4]),
                                           at / cells[4] % cells[3], at % cells[4]});
            } else if (!taps.empty()) {
              const size_t last = taps.size() - 1;
              const Tap& tap = taps[p.indices == Indices::Last ? last
                                                               : size_t(random.below(last + 1))];
              index = taps_only ? tap.number : reference::index_of(p.space, cells, tap.cell);
            }
            if (p.indices == Indices::Bad && random.chance(16)) {
              index = bad_index(p, cells, index, random);
            }
            if (p.indices == Indices::Alias && p.index == "i64" && random.chance(16)) {
              index += int64_t(1) << (32 + random.below(31));
            }
            indices.push_back(index);
          }
  return indices;
}

bool names_own_window(argpool_index_space space, const reference::Window& window,
                      const Extents& cells, const Position& pooled, int64_t index) {
  const auto cell = reference::named_cell(space, window, cells, pooled, index);
  if (!cell || space == ARGPOOL_INDEX_WINDOW) return cell.has_value();
  for (size_t i = 0; i < 3; ++i) {
    const int64_t start = pooled[i + 2] * window.stride[i] - window.pad_begin[i];
    const int64_t step = (*cell)[i + 2] - start;
    if (step < 0 || step % window.dilation[i] || step / window.dilation[i] >= window.kernel[i]) {
      return false;
    }
  }
  return true;
}

}  // namespace argpool::test
