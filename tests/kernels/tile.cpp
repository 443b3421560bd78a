// Cutting a case into tiles and calling kernels on them.
// SPDX-License-Identifier: MIT
#include "tile.h"

#include <algorithm>
#include <cstring>

#include "abi.h"

namespace argpool::test {
namespace {

bool whole_planes(const Row& row) {
  return row.op() == ARGPOOL_KERNEL_LOCATE_INDEX || row.op() == ARGPOOL_KERNEL_MAX_UNPOOL_SCATTER;
}

bool channels_last(const Case& c) { return c.problem.layout == ARGPOOL_CHANNELS_LAST; }

int64_t floor_div(int64_t a, int64_t b) { return a / b - (a % b != 0 && a < 0 ? 1 : 0); }

// A box of a packed tensor's bytes.
std::vector<uint8_t> cut(const Form& form, const std::vector<uint8_t>& dense, const Position& first,
                         const Extents& extent) {
  const size_t bytes = form.elem_bytes();
  std::vector<uint8_t> box;
  Position p;
  for (p[0] = 0; p[0] < extent[0]; ++p[0])
    for (p[1] = 0; p[1] < extent[1]; ++p[1])
      for (p[2] = 0; p[2] < extent[2]; ++p[2])
        for (p[3] = 0; p[3] < extent[3]; ++p[3])
          for (p[4] = 0; p[4] < extent[4]; ++p[4]) {
            size_t offset = 0;
            for (size_t i = 0; i < 5; ++i) {
              offset = offset * size_t(form.extent[i]) + size_t(first[i] + p[i]);
            }
            const uint8_t* from = &dense[offset * bytes];
            box.insert(box.end(), from, from + bytes);
          }
  return box;
}

int64_t index_at(const Form& form, const uint8_t* from) {
  if (form.elem_bytes() == 1) return *from;
  int32_t narrow;
  int64_t wide;
  if (form.elem_bytes() == 4) return memcpy(&narrow, from, 4), narrow;
  return memcpy(&wide, from, 8), wide;
}

void shift_indices(const Form& form, int64_t by, std::vector<uint8_t>* box) {
  for (size_t at = 0; by && at < box->size(); at += 8) {
    const int64_t moved = index_at(form, &(*box)[at]) + by;
    memcpy(&(*box)[at], &moved, 8);
  }
}

// A tensor's part of a tile, in guarded memory, and its kernel buffer.
struct Part {
  Tensor tensor;
  Buffer buffer;
  std::vector<uint8_t> box;  // inputs: what is there; outputs: what must be there
};

class TileCall {
 public:
  TileCall(const Row& row, const Case& c, const Tile& tile, const Memory& memory,
           Placement placement)
      : row_(row), case_(c), tile_(tile), memory_(memory), placement_(placement),
        window_(c.problem.normal_window()) {}

  std::optional<std::string> run() {
    parts_.reserve(3);
    if (!place()) return std::nullopt;
    argpool_buffer* buffers[4];
    int count = 0;
    for (Part& part : parts_) buffers[count++] = &part.buffer.buffer;
    if (helper()) {
      results_ = std::vector<int64_t>(result_extent(), 0x5a5a5a5a5a5a5a5a);
      const bool checks = row_.op() == ARGPOOL_KERNEL_CHECK_INDICES;
      result_buffer_ = Buffer(results_.data(), checks ? kDLUInt : kDLInt, checks ? 8 : 64, 1);
      result_buffer_.dims[0] = {0, int32_t(result_extent()), 1, 0};
      buffers[count++] = &result_buffer_.buffer;
    }
    landmarks({mark(0), mark(1), mark(2)});
    const int error = call_kernel(row_.row->run, scalars(), buffers, count);
    if (error) return "returned " + std::to_string(error);
    return helper() ? judge_results() : judge_outputs();
  }

 private:
  bool helper() const {
    return row_.op() == ARGPOOL_KERNEL_CHECK_INDICES || row_.op() == ARGPOOL_KERNEL_LOCATE_INDEX;
  }
  Landmark mark(size_t i) const {
    if (i >= parts_.size()) return {nullptr, 0, ""};
    const Tensor& t = parts_[i].tensor;
    return {t.kernel_data(), t.span(), t.form().role.c_str()};
  }
  size_t result_extent() const { return channels_last(case_) ? 1 : size_t(tile_.channels); }

  Scalars scalars() const {
    Scalars s;
    const Extents& cells = (case_.pools() ? case_.src : case_.dst).extent;
    Position origin{tile_.image, tile_.channel, 0, 0, 0};
    for (size_t i = 0; i < 3; ++i) {  // x, y, z
      const size_t j = 2 - i;         // of d, h, w
      s.kernel[i] = int32_t(window_.kernel[j]);
      s.stride[i] = int32_t(window_.stride[j]);
      s.pad[i] = int32_t(window_.pad_begin[j]);
      s.dilation[i] = int32_t(window_.dilation[j]);
      origin[j + 2] = tile_.first[j] * window_.stride[j];
      s.cell_min[i] = int32_t(-origin[j + 2]);
      s.cell_extent[i] = int32_t(cells[j + 2]);
    }
    if (case_.problem.space == ARGPOOL_INDEX_WINDOW) return s;
    const auto index = [&](const Position& p) {
      return reference::index_of(case_.problem.space, cells, p);
    };
    // Spaces are affine: one step from a cell tells the stride, past the tensor's edge too.
    for (size_t i = 0; i < 4; ++i) {
      Position next = origin;
      ++next[4 - i];
      s.index_stride[i] = index(next) - index(origin);
    }
    s.index_base = index(origin) + tile_.far;
    return s;
  }

  // Adds a buffer; false where memory or guard does not allow it. `first` counts in the whole
  // tensor, `origin` is where coordinate 0 lies.
  bool add(const Form& whole, const std::vector<uint8_t>& dense, const Position& first,
           const Extents& extent, const Position& origin, size_t slot) {
    Form form = whole;
    form.extent = extent;
    form.broadcast.clear();
    form.output = whole.output && !helper();
    if (!Tensor::fits(form, memory_.slots[slot], placement_)) return false;
    const bool guarded = &whole == &guarded_output();
    const size_t align = guarded || form.output ? row_.row->guard.align : 0;
    Tensor tensor(form, memory_.slots[slot], placement_, align);
    if (guarded && judge_extents(row_.row->guard, form) != Guard::Allows) return false;
    const bool aligned = guarded || form.output;
    if (aligned && judge_alignment(row_.row->guard, tensor) != Guard::Allows) return false;
    std::vector<uint8_t> box = cut(whole, dense, first, extent);
    if (whole.role == "indices") shift_indices(whole, tile_.far, &box);
    if (form.output) {
      tensor.fill_canaries();
    } else {
      tensor.copy_in(box);
    }
    const uint8_t code = form.dtype.code, bits = form.dtype.bits;
    Buffer buffer(tensor.kernel_data(), row_.elem() == ARGPOOL_ELEM_X32 && bits == 32 &&
                  whole.role != "indices" ? uint8_t(kDLUInt) : code, bits, 4);
    const size_t cf[4] = {4, 3, 2, 1}, cl[4] = {1, 4, 3, 2};
    for (size_t i = 0; i < 4; ++i) {
      const size_t dim = channels_last(case_) ? cl[i] : cf[i];
      buffer.dims[i] = {int32_t(first[dim] - origin[dim]), int32_t(extent[dim]),
                        int32_t(tensor.byte_strides()[dim] / int64_t(form.elem_bytes())), 0};
    }
    parts_.push_back({std::move(tensor), buffer, std::move(box)});
    return true;
  }

  // The tensor that the row's guard speaks about.
  const Form& guarded_output() const {
    return row_.op() == ARGPOOL_KERNEL_CHECK_INDICES ? case_.indices : case_.output();
  }

  bool place() {
    Position pooled_origin{tile_.image, tile_.channel, 0, 0, 0}, cell_origin = pooled_origin;
    for (size_t i = 0; i < 3; ++i) {
      pooled_origin[i + 2] = tile_.first[i];
      cell_origin[i + 2] = tile_.first[i] * window_.stride[i];
    }
    Position from = pooled_origin;
    Extents extent = tile_.extent;
    if (row_.op() == ARGPOOL_KERNEL_MAX_POOL) {
      cells_needed(&from, &extent);
      const bool captures = case_.problem.index != "none";
      const auto add_output = [&](const Form& form, const std::vector<uint8_t>& want, size_t slot) {
        return add(form, want, pooled_origin, tile_.extent, pooled_origin, slot);
      };
      return add(case_.src, case_.elements, from, extent, cell_origin, 0) &&
             add_output(case_.values, case_.want, 1) &&
             (!captures || add_output(case_.indices, case_.want_indices, 2));
    }
    if (row_.op() == ARGPOOL_KERNEL_MAX_UNPOOL) positions_needed(&from, &extent);
    if (whole_planes(row_)) {
      for (size_t i = 2; i < 5; ++i) extent[i] = case_.values.extent[i];
    }
    const auto add_input = [&](const Form& form, const std::vector<uint8_t>& data, size_t slot) {
      return add(form, data, from, extent, pooled_origin, slot);
    };
    if (!helper() && !add_input(case_.values, case_.elements, 0)) return false;
    if (!add_input(case_.indices, case_.index_data, 1)) return false;
    return helper() || add(case_.dst, case_.want, cell_origin, tile_.extent, cell_origin, 2);
  }

  // The cells of src that exist and that windows of the tile cover.
  void cells_needed(Position* first, Extents* extent) const {
    for (size_t i = 0; i < 3; ++i) {
      const int64_t start = tile_.first[i] * window_.stride[i] - window_.pad_begin[i];
      const int64_t end = start + (tile_.extent[i + 2] - 1) * window_.stride[i] +
                          (window_.kernel[i] - 1) * window_.dilation[i] + 1;
      (*first)[i + 2] = std::max<int64_t>(start, 0);
      (*extent)[i + 2] = std::min(end, case_.src.extent[i + 2]) - (*first)[i + 2];
    }
  }

  // The pooled positions that exist and whose windows reach into the tile's cells.
  void positions_needed(Position* first, Extents* extent) const {
    for (size_t i = 0; i < 3; ++i) {
      const int64_t s = window_.stride[i], p = window_.pad_begin[i];
      const int64_t start = tile_.first[i] * s, end = start + tile_.extent[i + 2];
      const int64_t reach = (window_.kernel[i] - 1) * window_.dilation[i];
      const int64_t low = floor_div(start + p - reach + s - 1, s), high = floor_div(end - 1 + p, s);
      (*first)[i + 2] = std::max<int64_t>(low, 0);
      (*extent)[i + 2] = std::min(high + 1, case_.values.extent[i + 2]) - (*first)[i + 2];
    }
  }

  std::string judge_outputs() {
    std::string wrong;
    for (Part& part : parts_) {
      const Form& form = part.tensor.form();
      if (!form.output) continue;
      const std::string found =
          part.tensor.compare(&part.box, case_.pools() && form.role == "values");
      if (wrong.empty()) wrong = found;
    }
    return wrong;
  }

  // What check_indices and locate_index must say of each plane (channels-last: of the image).
  std::string judge_results() const {
    const bool checks = row_.op() == ARGPOOL_KERNEL_CHECK_INDICES;
    std::vector<int64_t> want(result_extent(), checks ? 0 : INT64_MAX);
    const Form& form = parts_[0].tensor.form();
    const argpool_index_space space = case_.problem.space;
    const uint8_t* from = parts_[0].box.data();
    int64_t offset = 0;
    Position p{};
    const Extents& e = form.extent;
    for (p[1] = 0; p[1] < e[1]; ++p[1]) {
      int64_t& slot = want[channels_last(case_) ? 0 : size_t(p[1])];
      if (!channels_last(case_)) offset = 0;
      for (p[2] = 0; p[2] < e[2]; ++p[2])
        for (p[3] = 0; p[3] < e[3]; ++p[3])
          for (p[4] = 0; p[4] < e[4]; ++p[4], from += form.elem_bytes(), ++offset) {
            const int64_t index = index_at(form, from) - tile_.far;
            const Extents& cells = case_.dst.extent;
            if (checks && !names_own_window(space, window_, cells, pooled(p), index)) slot = 1;
            const bool bad = !reference::named_cell(space, window_, cells, pooled(p), index);
            if (!checks && bad) slot = std::min(slot, offset);
          }
    }
    for (size_t i = 0; i < want.size(); ++i) {
      const int64_t got =
          checks ? reinterpret_cast<const uint8_t*>(results_.data())[i] : results_[i];
      if (got != want[i]) {
        return (checks ? "foreign[" : "first_bad[") + std::to_string(i) + "] is " +
               std::to_string(got) + ", should be " + std::to_string(want[i]);
      }
    }
    return "";
  }

  Position pooled(const Position& in_tile) const {
    Position p{tile_.image, tile_.channel + in_tile[1], 0, 0, 0};
    for (size_t i = 0; i < 3; ++i) p[i + 2] = tile_.first[i] + in_tile[i + 2];
    return p;
  }

  const Row& row_;
  const Case& case_;
  const Tile& tile_;
  const Memory& memory_;
  const Placement placement_;
  const reference::Window window_;
  std::vector<Part> parts_;
  std::vector<int64_t> results_;
  Buffer result_buffer_;
};

}  // namespace

std::string to_string(const Tile& t) {
  std::string text = "tile of image " + std::to_string(t.image) + ", channels " +
                     std::to_string(t.channel) + "+" + std::to_string(t.channels) + ", from";
  for (int64_t n : t.first) text += " " + std::to_string(n);
  text += " (d h w), extent";
  for (size_t i = 2; i < 5; ++i) text += " " + std::to_string(t.extent[i]);
  return text + (t.far ? ", far indices" : "");
}

Tile random_tile(const Row& row, const Case& c, int ordinal, Random& random) {
  Tile t;
  const reference::Window window = c.problem.normal_window();
  const Extents& pooled = c.values.extent;
  const bool cells = row.op() == ARGPOOL_KERNEL_MAX_UNPOOL ||
                     row.op() == ARGPOOL_KERNEL_MAX_UNPOOL_SCATTER;
  const Extents& output = cells ? c.dst.extent : pooled;
  t.image = random.below(output[0]);
  t.channels = output[1];
  const bool all_channels = ordinal == 0 || (whole_planes(row) && channels_last(c)) ||
                            (channels_last(c) && row.row->guard.align);
  if (!all_channels) {
    t.channel = random.below(output[1]);
    t.channels = 1 + random.below(output[1] - t.channel);
  }
  t.extent = {1, t.channels, output[2], output[3], output[4]};
  for (size_t i = 0; i < 3 && ordinal > 0 && !whole_planes(row); ++i) {
    // Lines are cut too, but for rows that promise themselves something about them.
    const argpool_guard& guard = row.row->guard;
    if (i == 2 && (guard.align || guard.multiple_w || random.chance(2))) continue;
    t.first[i] = random.below(pooled[i + 2]);
    const int64_t positions = 1 + random.below(pooled[i + 2] - t.first[i]);
    const bool to_end = t.first[i] + positions == pooled[i + 2];
    const int64_t start = t.first[i] * window.stride[i];
    t.extent[i + 2] = !cells    ? positions
                      : to_end ? output[i + 2] - start
                               : std::min(positions * window.stride[i], output[i + 2] - start);
    if (t.extent[i + 2] < 1) {  // a window past a small dst's end starts no tile
      t.first[i] = 0;
      t.extent[i + 2] = output[i + 2];
    }
  }
  const bool can_move = c.problem.index == "i64" && c.problem.indices != Indices::Bad &&
                        c.problem.indices != Indices::Alias;
  if (can_move && random.chance(2)) t.far = (int64_t(5) << 32) + 123;
  return t;
}

std::optional<std::string> run_tile(const Row& row, const Case& c, const Tile& tile,
                                    const Memory& memory, Placement placement) {
  return TileCall(row, c, tile, memory, placement).run();
}

}  // namespace argpool::test
