// Blocks of positions go through a few short loops over arrays: read, number, cell, index, write. A
// 64-bit division takes 10 to 20 cycles; these loops have none. They count in 32 bits: extents
// beyond those are converted one by one.
// SPDX-License-Identifier: MIT
#include "run/convert_lines.h"

#include "platform/environment.h"
#include "run/convert_block.h"

namespace argpool {
namespace {

constexpr int kShort = 16;
constexpr int64_t kReach = int64_t{1} << 30;  // of numbers that 32 bits are enough for

class Lines {
 public:
  explicit Lines(Conversion& job)
      : job_(job),
        s_(job.shape()),
        w_(job.window),
        along_c_(lines_are_channels(job)),
        rows_(along_c_ ? s_.cells() : s_.cells() / s_.extent[0]),
        length_(along_c_ ? s_.c : s_.extent[0]),
        packed_from_(is_packed(job.from.tensor)),
        packed_to_(is_packed(job.to.tensor)) {
    block_.rows = block_.length = 0;
    memset(block_.first, 0, sizeof block_.first);  // what lies beyond the rank stays 0
    few_ = counts_few(job.from.indexing) && counts_few(job.to.indexing);
    for (int d = 0; d < 3; ++d) {
      few_ = few_ && w_.kernel[d] < kReach && w_.dilation[d] < kReach && w_.pad[d] < kReach &&
             w_.stride[d] < kReach && s_.extent[d] < kReach &&
             s_.extent[d] * w_.stride[d] + w_.kernel[d] * w_.dilation[d] < kReach;
    }
    if (!few_) return;
    from_ = Space(job.from.indexing, s_.c, along_c_);
    to_ = Space(job.to.indexing, s_.c, along_c_);
    by_w_ = Divisor(s_.extent[0]);
    by_h_ = Divisor(s_.extent[1]);
    for (int d = 0; d < 3; ++d) {
      tap_[d] = Divisor(w_.kernel[d]);
      dilation_[d] = Divisor(w_.dilation[d]);
    }
  }

  void convert(int64_t first, int64_t past) {
    for (int64_t line = first; line < past;) {
      const int64_t in_unit = line % rows_;
      const int64_t most = length_ < kAtOnce ? kAtOnce / length_ : 1;
      const int64_t count = min(min(most, past - line), rows_ - in_unit);
      for (int64_t a = 0; a < length_; a += kAtOnce) {
        const int64_t length = min(length_ - a, (int64_t)kAtOnce);
        if (!few_ || !convert_block(line, (int)count, a, (int)length)) {
          one_by_one(line, count, a, length);
        }
      }
      line += count;
    }
  }

 private:
  struct Position {
    int64_t n, c;
    Cell at;
  };
  // The position at the start of a line.
  Position start_of(int64_t line) const {
    const int64_t unit = line / rows_, row = line % rows_, w = s_.extent[0], h = s_.extent[1];
    if (along_c_) return {unit, 0, {row % w, row / w % h, row / w / h}};
    return {unit / s_.c, unit % s_.c, {0, row % h, row / h}};
  }
  Position moved(Position p, int64_t along) const {
    (along_c_ ? p.c : p.at.x) += along;
    return p;
  }
  // The start of the next line of the unit.
  void next_line(Position* p) const {
    if (along_c_ && ++p->at.x < s_.extent[0]) return;
    if (along_c_) p->at.x = 0;
    if (++p->at.y < s_.extent[1]) return;
    p->at.y = 0;
    ++p->at.z;
  }
  static uint8_t* memory(const Tensor& t, const Position& p) {
    return t.at(p.n, p.c, p.at.x, p.at.y, p.at.z);
  }
  // Do the positions of a unit follow each other?
  bool is_packed(const Tensor& t) const {
    int64_t step = 1;
    if (along_c_ && t.c > 1 && t.stride_c != 1) return false;
    if (along_c_) step = t.c;
    for (int d = 0; d < 3; ++d) {
      if (t.extent[d] > 1 && t.stride[d] != step) return false;
      step *= t.extent[d];
    }
    return true;
  }
  bool counts_few(const Indexing& s) const {
    if (s.space == ARGPOOL_INDEX_WINDOW) return s.box[0] < kReach && s.box[1] < kReach &&
                                                s.box[2] < kReach;
    const uint64_t unit = (uint64_t)s.step(s_.c);
    uint64_t cells;
    return !__builtin_mul_overflow((uint64_t)s.box_cells(), unit, &cells) &&
           cells < (uint64_t)kReach;
  }

  // Every position by itself, in 64 bits; which it is that names no cell is known then.
  void one_by_one(int64_t line, int64_t count, int64_t from, int64_t length) {
    for (int64_t r = line; r < line + count; ++r) {
      for (int64_t a = from; a < from + length; ++a) {
        const Position p = moved(start_of(r), a);
        int64_t index = read_index(memory(job_.from.tensor, p), job_.from.kind);
        if (job_.convert(p.n, p.c, p.at, &index)) {
          write_index(memory(job_.to.tensor, p), job_.to.kind, index);
        } else {
          const int64_t plane = p.n * s_.c + p.c;
          job_.offender.report(plane * s_.cells() + s_.row_major(p.at.x, p.at.y, p.at.z));
        }
      }
    }
  }

  // False: an index names no cell, or one that the other space cannot name.
  bool convert_block(int64_t line, int rows, int64_t from, int length) {
    Block& b = block_;
    const Position start = moved(start_of(line), from);
    b.shape(rows, length);
    place_rows(line, from);
    read();
    bool good;
    if (numbers_are_enough()) {
      good = number(start);
      name_numbers(start);
    } else {
      if (from_.taps || to_.taps) place_windows(start);
      good = from_.taps ? cells_of_taps() : number(start) && cells_of_numbers();
      good = good && (to_.taps ? name_taps() : name_cells(start));
    }
    if (good) write();
    return good;
  }

  void place_rows(int64_t line, int64_t from) {
    const int rows = packed_from_ && packed_to_ ? 1 : block_.rows;
    Position p = moved(start_of(line), from);
    for (int r = 0; r < rows; ++r, next_line(&p)) {
      block_.rows_from[r] = memory(job_.from.tensor, p);
      block_.rows_to[r] = memory(job_.to.tensor, p);
    }
  }
  int64_t step_of(const Tensor& t) const {
    return (along_c_ ? t.stride_c : t.stride[0]) * t.bytes;
  }
  void read() {
    const int64_t step = step_of(job_.from.tensor);
    switch (job_.from.kind) {
      case ARGPOOL_IDX_U8: return read_rows<uint8_t>(block_, packed_from_, step);
      case ARGPOOL_IDX_U16: return read_rows<uint16_t>(block_, packed_from_, step);
      case ARGPOOL_IDX_I32: return read_rows<int32_t>(block_, packed_from_, step);
      default: return read_rows<int64_t>(block_, packed_from_, step);
    }
  }
  void write() {
    const int64_t step = step_of(job_.to.tensor);
    switch (job_.to.kind) {
      case ARGPOOL_IDX_U8: return write_rows<uint8_t>(block_, packed_to_, step);
      case ARGPOOL_IDX_U16: return write_rows<uint16_t>(block_, packed_to_, step);
      case ARGPOOL_IDX_I32: return write_rows<int32_t>(block_, packed_to_, step);
      default: return write_rows<int64_t>(block_, packed_to_, step);
    }
  }

  // The first tap's cell of each window, row by row; of rows shorter than some vectors by division.
  void place_windows(const Position& start) {
    if (block_.length >= kShort) return repeat_rows(start);
    count_on(start);
    for (int d = 0; d < w_.rank; ++d) {
      const int32_t stride = (int32_t)w_.stride[d], pad = (int32_t)w_.pad[d];
      const int count = block_.count();
      for (int i = 0; i < count; ++i) block_.first[d][i] = block_.first[d][i] * stride - pad;
    }
  }
  void repeat_rows(Position p) {
    Block& b = block_;
    const int length = b.length;
    const int32_t step = along_c_ ? 0 : (int32_t)w_.stride[0];
    for (int i = 0; i < b.count(); i += length, next_line(&p)) {
      const int32_t x = (int32_t)(p.at.x * w_.stride[0] - w_.pad[0]);
      const int32_t y = (int32_t)(p.at.y * w_.stride[1] - w_.pad[1]);
      const int32_t z = (int32_t)(p.at.z * w_.stride[2] - w_.pad[2]);
      for (int a = 0; a < length; ++a) b.first[0][i + a] = x + a * step;
      for (int a = 0; a < length; ++a) b.first[1][i + a] = y;
      for (int a = 0; w_.rank > 2 && a < length; ++a) b.first[2][i + a] = z;
    }
  }
  void count_on(const Position& start) {
    Block& b = block_;
    const int count = b.count();
    const uint32_t x = (uint32_t)start.at.x, y = (uint32_t)start.at.y, z = (uint32_t)start.at.z;
    const uint32_t w = (uint32_t)s_.extent[0], h = (uint32_t)s_.extent[1];
    const Divisor by_w = by_w_, by_h = by_h_;
    for (int i = 0; along_c_ && i < count; ++i) {
      const uint32_t column = x + (uint32_t)b.row[i], row = by_w(column), slab = by_h(y + row);
      b.first[0][i] = (int32_t)(column - row * w);
      b.first[1][i] = (int32_t)(y + row - slab * h);
      b.first[2][i] = (int32_t)(z + slab);
    }
    for (int i = 0; !along_c_ && i < count; ++i) {
      const uint32_t row = y + (uint32_t)b.row[i], slab = by_h(row);
      b.first[0][i] = (int32_t)x + b.along[i];
      b.first[1][i] = (int32_t)(row - slab * h);
      b.first[2][i] = (int32_t)(z + slab);
    }
  }

  // Are cells numbered alike on both sides, but for a first index and a unit?
  bool numbers_are_enough() const {
    const Indexing &a = job_.from.indexing, &b = job_.to.indexing;
    return !from_.taps && !to_.taps && from_.colmajor == to_.colmajor && all_are_valid(a) &&
           a.box[0] == b.box[0] && a.box[1] == b.box[1] && a.box[2] == b.box[2];
  }
  bool number(const Position& start) {
    Block& b = block_;
    const int64_t first = job_.from.indexing.base(start.n, start.c);
    const uint32_t by = from_.by_along;
    const ExactDivisor unit = from_.unit;
    const uint32_t cells = from_.cells;
    const int count = b.count();
    uint32_t bad = 0, high = 0;
    for (int i = 0; i < count; ++i) {
      const uint64_t offset = (uint64_t)b.index[i] - (uint64_t)moved_along(first, by, b.along[i]);
      const uint32_t number = unit((uint32_t)offset);
      b.number[i] = number;
      bad |= beyond(number, cells);
      high |= (uint32_t)(offset >> 32);
    }
    return !is_negative(bad) && !high;
  }
  void name_numbers(const Position& start) {
    Block& b = block_;
    const int64_t first = job_.to.indexing.base(start.n, start.c);
    const uint32_t by = to_.by_along, unit = (uint32_t)job_.to.indexing.step(s_.c);
    const int count = b.count();
    for (int i = 0; i < count; ++i) {
      b.index[i] = moved_along(first, by, b.along[i]) + (int64_t)((uint64_t)unit * b.number[i]);
    }
  }

  bool cells_of_numbers() {
    from_.colmajor ? split_numbers<2>() : split_numbers<0>();
    return all_are_valid(job_.from.indexing) || are_within(job_.from.indexing.valid);
  }
  template <int inner>
  void split_numbers() {
    Block& b = block_;
    const Divisor by_inner = from_.inner, by_middle = from_.middle;
    const uint32_t inner_extent = from_.inner_extent, middle_extent = from_.middle_extent;
    const int count = b.count();
    for (int i = 0; i < count; ++i) {
      const uint32_t row = by_inner(b.number[i]), slab = by_middle(row);
      b.cell[inner][i] = (int32_t)(b.number[i] - row * inner_extent);
      b.cell[1][i] = (int32_t)(row - slab * middle_extent);
      b.cell[2 - inner][i] = (int32_t)slab;
    }
  }
  static bool all_are_valid(const Indexing& s) {
    return s.valid[0] == s.box[0] && s.valid[1] == s.box[1] && s.valid[2] == s.box[2];
  }
  bool are_within(const int64_t* extents) const {
    const Block& b = block_;
    const int count = b.count();
    uint32_t bad = 0;
    for (int d = 0; d < 3; ++d) {
      const uint32_t extent = (uint32_t)extents[d];
      for (int i = 0; i < count; ++i) bad |= beyond((uint32_t)b.cell[d][i], extent);
    }
    return !is_negative(bad);
  }
  bool cells_of_taps() {
    Block& b = block_;
    const int count = b.count();
    const Divisor by_x = tap_[0], by_y = tap_[1];
    const uint32_t kx = (uint32_t)w_.kernel[0], ky = (uint32_t)w_.kernel[1];
    const uint32_t dx = (uint32_t)w_.dilation[0], dy = (uint32_t)w_.dilation[1],
                   dz = (uint32_t)w_.dilation[2];
    const uint32_t kz = (uint32_t)w_.kernel[2];
    uint32_t bad = 0;
    for (int i = 0; i < count; ++i) {
      const uint32_t tap = (uint32_t)b.index[i], row = by_x(tap), slab = by_y(row);
      // Unsigned: of a tap that is none, numbers may wrap.
      b.cell[0][i] = (int32_t)((uint32_t)b.first[0][i] + (tap - row * kx) * dx);
      b.cell[1][i] = (int32_t)((uint32_t)b.first[1][i] + (row - slab * ky) * dy);
      b.cell[2][i] = (int32_t)((uint32_t)b.first[2][i] + slab * dz);
      bad |= beyond(slab, kz);
    }
    return !is_negative(bad) && are_within(job_.from.indexing.valid);
  }

  bool name_cells(const Position& start) {
    Block& b = block_;
    const Indexing& s = job_.to.indexing;
    const int64_t first = s.base(start.n, start.c);
    const uint32_t by = to_.by_along;
    const uint32_t x = (uint32_t)s.by[0], y = (uint32_t)s.by[1], z = (uint32_t)s.by[2];
    const int count = b.count();
    if (!s.names_all(job_.from.indexing.valid) && !are_within(s.box)) return false;
    for (int i = 0; i < count; ++i) {
      const uint32_t offset = (uint32_t)b.cell[0][i] * x + (uint32_t)b.cell[1][i] * y +
                              (uint32_t)b.cell[2][i] * z;
      b.index[i] = moved_along(first, by, b.along[i]) + offset;
    }
    return true;
  }
  bool name_taps() {
    Block& b = block_;
    const int count = b.count();
    uint32_t bad = 0;
    uint32_t undivided = 0;
    for (int i = 0; i < count; ++i) b.number[i] = 0;
    for (int d = w_.rank - 1; d >= 0; --d) {
      const Divisor by = dilation_[d];
      const uint32_t kernel = (uint32_t)w_.kernel[d], dilation = (uint32_t)w_.dilation[d];
      for (int i = 0; dilation == 1 && i < count; ++i) {
        const uint32_t tap = (uint32_t)b.cell[d][i] - (uint32_t)b.first[d][i];
        bad |= beyond(tap, kernel);
        b.number[i] = b.number[i] * kernel + tap;
      }
      for (int i = 0; dilation != 1 && i < count; ++i) {
        const uint32_t rest = (uint32_t)b.cell[d][i] - (uint32_t)b.first[d][i];
        const uint32_t tap = by(rest & INT32_MAX);
        bad |= rest | beyond(tap, kernel);
        undivided |= rest - tap * dilation;
        b.number[i] = b.number[i] * kernel + tap;
      }
    }
    for (int i = 0; i < count; ++i) b.index[i] = b.number[i];
    return !is_negative(bad) && !undivided;
  }

  Conversion& job_;
  const Tensor& s_;
  const Window& w_;
  const bool along_c_;
  const int64_t rows_, length_;  // lines of a unit, a plane or an image; positions of a line
  const bool packed_from_, packed_to_;
  bool few_;  // do 32 bits do?
  Space from_, to_;
  Divisor tap_[3], dilation_[3], by_w_, by_h_;  // by_w_, by_h_: by pooled extents
  Block block_;
};

}  // namespace

bool lines_are_channels(const Conversion& job) {
  const Tensor& t = job.to.tensor;
  return t.c > 1 && t.stride_c == 1 && t.extent[0] > 1 && t.stride[0] != 1;
}

int64_t lines_of(const Conversion& job) {
  const Tensor& s = job.shape();
  return s.n * s.cells() * s.c / (lines_are_channels(job) ? s.c : s.extent[0]);
}

#if defined(__x86_64__)
// Converts with wider vectors.
[[gnu::flatten, gnu::target("avx2")]] static void convert_with_avx2(Conversion& job, int64_t first,
                                                                    int64_t past) {
  Lines(job).convert(first, past);
}
#endif

void convert_lines(Conversion& job, int64_t first, int64_t past) {
#if defined(__x86_64__)
  if (environment().cpu.features & ARGPOOL_CPU_AVX2) return convert_with_avx2(job, first, past);
#endif
  Lines(job).convert(first, past);
}

}  // namespace argpool
