// Element patterns that break wrong comparisons, and indices that break wrong gathers.
// SPDX-License-Identifier: MIT
#include "fill.h"

#include <algorithm>
#include <cstring>
#include <limits>

#include "types.h"

namespace argpool::test {
namespace {

// The bits of a number in a type of floats; random numbers have more digits than f16 and bf16 keep.
uint64_t float_bits(DLDataType type, double value) {
  const float narrow = float(value);
  uint64_t bits = 0;
  if (type.code == kDLBfloat) return reference::BFloat16(narrow).bits;
  if (type.bits == 16) return reference::Float16(narrow).bits;
  if (type.bits == 32) memcpy(&bits, &narrow, sizeof narrow);
  if (type.bits == 64) memcpy(&bits, &value, sizeof value);
  return bits;
}

uint64_t float_element(DLDataType type, Fill fill, Random& random) {
  const uint64_t sign = uint64_t(1) << (type.bits - 1);
  const uint64_t inf = float_bits(type, std::numeric_limits<double>::infinity());
  const uint64_t least_normal = inf & -inf, any_sign = random.chance(2) ? sign : 0;
  switch (fill) {
    case Fill::Random: return float_bits(type, double(random.below(2000001) - 1000000) / 1000);
    case Fill::Negative: return float_bits(type, -1. - double(random.below(1000)));
    case Fill::NaN: {  // quiet and signalling, both signs, any payload
      if (!random.chance(4)) return float_element(type, Fill::Ties, random);
      const uint64_t payload = random.next() & (least_normal - 1);
      return any_sign | inf | (payload ? payload : 1);
    }
    case Fill::Zeros: return any_sign;
    case Fill::Inf:
      return random.chance(3) ? float_element(type, Fill::Ties, random) : any_sign | inf;
    case Fill::Subnormal:
      return any_sign | uint64_t(random.below(4)) | (random.chance(4) ? least_normal / 2 : 0);
    case Fill::Lowest: return sign | inf;
    default: return float_bits(type, double(random.below(3)));
  }
}

uint64_t integer_element(DLDataType type, Fill fill, Random& random) {
  const bool is_signed = type.code == kDLInt;
  const uint64_t lowest = is_signed ? uint64_t(1) << (type.bits - 1) : 0;
  switch (fill) {
    case Fill::Negative: return lowest + uint64_t(random.below(100));
    case Fill::Zeros: return 0;
    case Fill::Inf:  // the extremes, and their neighbours
      return lowest + uint64_t(random.below(4)) - 2;
    case Fill::Subnormal: return uint64_t(random.below(5)) - (is_signed ? 2 : 0);
    case Fill::Lowest: return lowest;
    case Fill::Random: return random.next();
    default: return uint64_t(random.below(3));
  }
}

uint64_t element(DLDataType type, Fill fill, Random& random) {
  if (fill == Fill::Bits) return random.next();
  if (fill == Fill::Mix) return element(type, Fill(random.below(int64_t(Fill::Mix))), random);
  if (type.code == kDLInt || type.code == kDLUInt) return integer_element(type, fill, random);
  const bool floats = type.code == kDLFloat || type.code == kDLBfloat;
  return floats ? float_element(type, fill, random) : random.next();
}

struct Tap {
  int64_t number;
  Position cell;
};

// The taps of the window at a pooled position whose cells exist and have an index, in tap order.
// Along each dimension they follow each other, so that none is visited to find the n-th: windows
// may be far larger than planes (C13).
class NamedTaps {
 public:
  NamedTaps(const reference::Indexing& indexing, const Position& pooled)
      : window_(indexing.window), pooled_(pooled) {
    const bool taps_only = indexing.space == ARGPOOL_INDEX_WINDOW;
    for (size_t i = 0; i < 3; ++i) {
      const int64_t cells = indexing.cells[i + 2];
      // (Beyond a smaller default shape cells have no index.)
      in_[i] = window_.inside(int(i), pooled[i + 2],
                              taps_only ? cells : std::min(cells, indexing.counted[i + 2]));
      count_ *= std::max<int64_t>(in_[i].past - in_[i].first, 0);
    }
  }

  int64_t count() const { return count_; }
  Tap at(int64_t n) const {
    reference::Spatial tap;
    for (size_t i = 3; i-- > 0;) {
      const int64_t taps = in_[i].past - in_[i].first;
      tap[i] = in_[i].first + n % taps;
      n /= taps;
    }
    const auto& [image, channel, z, y, x] = pooled_;
    const reference::Spatial cell = window_.cell({z, y, x}, tap);
    const int64_t number = (tap[0] * window_.kernel[1] + tap[1]) * window_.kernel[2] + tap[2];
    return {number, {image, channel, cell[0], cell[1], cell[2]}};
  }

 private:
  const reference::Window& window_;
  const Position pooled_;
  reference::Window::Taps in_[3];
  int64_t count_ = 1;
};

// One index that names no cell of its plane, in one of the ways a caller gets it wrong (C8).
int64_t bad_index(const Problem& p, const reference::Indexing& indexing, int64_t good,
                  Random& random) {
  const IndexType& type = index_type(p.index);
  const int64_t past =
      reference::largest_index(p.space, indexing.window, indexing.counted) + 1;
  if (type.dtype.code == kDLUInt) {
    const int64_t most = type.dtype.bits == 8 ? UINT8_MAX : UINT16_MAX;
    return random.chance(2) ? most : std::min(past, most);
  }
  const bool wide = type.dtype.bits == 64;
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

// Where the single wrong index is: of `end` the tensor's last position; of `one` among its last
// four positions in every second problem, else each coordinate is the last one or a random one.
Position place_of_one(const Problem& p, const Extents& extents, Random& random) {
  const size_t innermost = p.layout == ARGPOOL_CHANNELS_LAST ? 1 : 4;
  const bool end = p.indices == Indices::End, last = end || random.chance(2);
  Position at;
  for (size_t i = 0; i < 5; ++i) {
    at[i] = last || random.chance(2) ? extents[i] - 1 : random.below(extents[i]);
  }
  if (last && !end) at[innermost] -= random.below(std::min<int64_t>(4, extents[innermost]));
  return at;
}

// The index of a random cell of the plane: of those that have one.
int64_t foreign_index(const reference::Indexing& indexing, const Position& o, Random& random) {
  Position cell{o[0], o[1], 0, 0, 0};
  for (size_t i = 2; i < 5; ++i) {
    cell[i] = random.below(std::min(indexing.cells[i], indexing.counted[i]));
  }
  return reference::index_of(indexing.space, indexing.counted, cell);
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

std::vector<uint8_t> fill_elements(DLDataType type, Fill fill, size_t count, Random& random) {
  const size_t bytes = type.bits / 8u;
  std::vector<uint8_t> elements(count * bytes);
  for (size_t i = 0; i < count; ++i) {
    const uint64_t bits = element(type, fill, random);
    memcpy(&elements[i * bytes], &bits, bytes);
  }
  return elements;
}

std::vector<int64_t> fill_indices(const Problem& p, Random& random) {
  const reference::Indexing indexing = p.indexing();
  std::vector<int64_t> indices;
  const Extents e = p.pooled();
  const bool taps_only = p.space == ARGPOOL_INDEX_WINDOW;
  const bool has_one = has_one_bad(p.indices) && e[0] * e[1] * e[2] * e[3] * e[4] > 0;
  const Position one = has_one ? place_of_one(p, e, random) : Position{-1, -1, -1, -1, -1};
  reference::for_each_position(e, [&](const Position& o) {
    const NamedTaps taps(indexing, o);
    int64_t index = 0;
    const bool foreign = p.indices == Indices::Foreign && !taps_only;
    if (p.indices == Indices::Zeros) {
      index = 0;
    } else if (foreign || (!taps.count() && !taps_only)) {
      index = foreign_index(indexing, o, random);
    } else if (taps.count()) {
      const int64_t last = taps.count() - 1;
      const Tap tap = taps.at(p.indices == Indices::Last ? last : random.below(last + 1));
      index = taps_only ? tap.number
                        : reference::index_of(p.space, indexing.counted, tap.cell);
    }
    if ((p.indices == Indices::Bad && random.chance(16)) || o == one) {
      index = bad_index(p, indexing, index, random);
    }
    if (p.indices == Indices::Alias && p.index == "i64" && random.chance(16)) {
      index += int64_t(1) << (32 + random.below(31));
    }
    indices.push_back(index);
  });
  return indices;
}

bool names_own_window(const reference::Indexing& indexing, const Position& pooled,
                      int64_t index) {
  const auto cell = reference::named_cell(indexing, pooled, index);
  const reference::Window& window = indexing.window;
  if (!cell || indexing.space == ARGPOOL_INDEX_WINDOW) return cell.has_value();
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
