// One kernel called on one tile, each of its buffers guarded.
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstring>

#include "abi.h"
#include "tile.h"

namespace argpool::test {
namespace {

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
        for (p[3] = 0; p[3] < extent[3]; ++p[3]) {
          size_t offset = 0;
          for (size_t i = 0; i < 5; ++i) {
            offset = offset * size_t(form.extent[i]) + size_t(first[i] + (i < 4 ? p[i] : 0));
          }
          const uint8_t* from = dense.data() + offset * bytes;
          box.insert(box.end(), from, from + size_t(extent[4]) * bytes);
        }
  return box;
}

int64_t index_at(const Form& form, const uint8_t* from) {
  int64_t index = 0;  // little-endian: the low bytes come first
  memcpy(&index, from, form.elem_bytes());
  return form.dtype.code == kDLInt && form.dtype.bits == 32 ? int32_t(index) : index;
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
  Position first;            // of the box, in the whole tensor
};

class TileCall {
 public:
  TileCall(const Row& row, const Case& c, const Tile& tile, const Memory& memory,
           Placement placement)
      : row_(row), case_(c), tile_(tile), memory_(memory), placement_(placement),
        indexing_(c.problem.indexing()), window_(indexing_.window) {}

  std::optional<std::string> run() {
    parts_.reserve(3);
    if (!place()) return std::nullopt;
    argpool_buffer* buffers[4];
    int count = 0;
    for (Part& part : parts_) buffers[count++] = &part.buffer.buffer;
    if (tells_of_planes()) {
      results_ = std::vector<int64_t>(result_extent(), 0x5a5a5a5a5a5a5a5a);
      result_buffer_ = Buffer(results_.data(), locates() ? kDLInt : kDLUInt, locates() ? 64 : 8, 1);
      result_buffer_.dims[0] = {0, int32_t(result_extent()), 1, 0};
      buffers[count++] = &result_buffer_.buffer;
    }
    landmarks({mark(0), mark(1), mark(2)});
    int error = call_kernel(row_.row->run, scalars(), buffers, count);
    if (!error && leaves_unfinished()) {
      Scalars everywhere = scalars();
      for (size_t i = 0; i < 3; ++i) {
        everywhere.kernel[i] = i ? 1 : INT32_MAX;
        everywhere.stride[i] = everywhere.dilation[i] = 1;
        everywhere.pad[i] = 0;
      }
      error = call_kernel(row_.row->run, everywhere, buffers, count);
    }
    if (error) return "returned " + std::to_string(error);
    const std::string wrong = tells_of_planes() ? judge_results() : "";
    return wrong.empty() ? judge_outputs() : wrong;
  }

 private:
  bool locates() const { return row_.op() == ARGPOOL_KERNEL_LOCATE_INDEX; }
  bool checks() const {
    return row_.op() == ARGPOOL_KERNEL_CHECK_INDICES ||
           (checks_as_it_goes(row_) && assumes_own_indices(row_));
  }
  // Whether the kernel may report planes where no index is wrong.
  bool may_cry_wolf() const { return checks_as_it_goes(row_) && !assumes_own_indices(row_); }
  // Its last buffer has an element a plane (channels-last: an image).
  bool tells_of_planes() const {
    return is_helper(row_) || checks_as_it_goes(row_) ||
           case_.problem.op == ARGPOOL_MAX_UNPOOL_BACKWARD;
  }
  // Does a scatter say of a plane that it needs a window of farther reach?
  bool leaves_unfinished() const {
    const auto *marks = reinterpret_cast<const uint8_t*>(results_.data());
    return may_cry_wolf() && std::find(marks, marks + result_extent(),
                                       uint8_t(ARGPOOL_FOREIGN_UNFINISHED)) !=
                                 marks + result_extent();
  }
  Landmark mark(size_t i) const {
    if (i >= parts_.size()) return {nullptr, 0, ""};
    const Tensor& t = parts_[i].tensor;
    return {t.kernel_data(), t.span(), t.form().role.c_str()};
  }
  size_t result_extent() const { return channels_last(case_) ? 1 : size_t(tile_.channels); }

  Scalars scalars() const {
    Scalars s;
    Position origin{tile_.image, tile_.channel, 0, 0, 0};
    for (size_t i = 0; i < 3; ++i) {  // x, y, z
      const size_t j = 2 - i;         // of d, h, w
      s.kernel[i] = int32_t(window_.kernel[j]);
      s.stride[i] = int32_t(window_.stride[j]);
      s.pad[i] = int32_t(window_.pad_begin[j]);
      s.dilation[i] = int32_t(window_.dilation[j]);
      origin[j + 2] = tile_.first[j] * window_.stride[j];
      s.cell_min[i] = int32_t(-origin[j + 2]);
      s.cell_extent[i] = int32_t(std::min(indexing_.cells[j + 2], indexing_.counted[j + 2]));
    }
    if (case_.problem.space == ARGPOOL_INDEX_WINDOW) return s;
    const auto index = [&](const Position& p) {
      return reference::index_of(indexing_.space, indexing_.counted, p);
    };
    // Spaces are affine: one step from a cell tells the stride, past the tensor's edge too.
    for (size_t i = 0; i < 4; ++i) {
      Position next = origin;
      ++next[4 - i];
      s.index_stride[i] = index(next) - index(origin);
    }
    s.index_base = case_.problem.index != "none" ? index(origin) + tile_.far
                   : inverts(row_, case_.problem) ? int64_t(case_.problem.inverted())
                                                  : 0;
    return s;
  }

  // Adds a buffer; false where memory or guard does not allow it. `first` counts in the whole
  // tensor, `origin` is where coordinate 0 lies.
  bool add(const Form& whole, const Position& first, const Extents& extent,
           const Position& origin) {
    Form form = whole;
    form.extent = extent;
    form.broadcast.clear();
    form.output = whole.output && !is_helper(row_);
    const bool indices = &whole == &case_.indices;
    const Slot& slot = indices                  ? memory_.indices
                       : &whole == &case_.cells ? memory_.cells
                                                : memory_.values;
    if (!Tensor::fits(form, slot, placement_)) return false;
    // The tensor that the row's guard speaks about.
    const bool guarded = is_helper(row_) ? indices : &whole == &case_.output();
    Tensor tensor(form, slot, placement_, guarded || form.output ? row_.row->guard.align : 0);
    if (guarded && judge_extents(row_.row->guard, form) != Guard::Allows) return false;
    const bool aligned = guarded || form.output;
    if (aligned && judge_alignment(row_, tensor) != Guard::Allows) return false;
    const std::vector<uint8_t>& dense = indices       ? case_.problem.pools() ? case_.want_indices
                                                                              : case_.index_data
                                        : whole.output ? case_.want
                                                       : case_.elements;
    std::vector<uint8_t> box = cut(whole, dense, first, extent);
    if (indices) shift_indices(whole, tile_.far, &box);
    if (form.output) {
      tensor.fill_canaries();
    } else {
      tensor.copy_in(box);
    }
    const bool bits_only = row_.elem() >= ARGPOOL_ELEM_X8 && !indices;
    Buffer buffer(tensor.kernel_data(), bits_only ? uint8_t(kDLUInt) : form.dtype.code,
                  form.dtype.bits, 4);
    const size_t cf[4] = {4, 3, 2, 1}, cl[4] = {1, 4, 3, 2};
    for (size_t i = 0; i < 4; ++i) {
      const size_t dim = channels_last(case_) ? cl[i] : cf[i];
      buffer.dims[i] = {int32_t(first[dim] - origin[dim]), int32_t(extent[dim]),
                        int32_t(tensor.byte_strides()[dim] / int64_t(form.elem_bytes())), 0};
    }
    parts_.push_back({std::move(tensor), buffer, std::move(box), first});
    return true;
  }

  // The kernel's buffers, in its order.
  bool place() {
    Position first{tile_.image, tile_.channel, 0, 0, 0}, cell_origin = first, origin = first;
    for (size_t i = 0; i < 3; ++i) {
      origin[i + 2] = tile_.first[i];
      cell_origin[i + 2] = tile_.first[i] * window_.stride[i];
    }
    Position from = origin;
    Extents extent = tile_.extent;
    if (case_.problem.reads_cells()) {
      if (case_.problem.pools()) {
        cells_needed(&from, &extent);
        return add(case_.cells, from, extent, cell_origin) &&
               add(case_.values, origin, tile_.extent, origin) &&
               (case_.problem.index == "none" ||
                add(case_.indices, origin, tile_.extent, origin));
      }
      for (size_t i = 2; i < 5; ++i) extent[i] = case_.cells.extent[i];
      return add(case_.cells, first, extent, cell_origin) &&
             add(case_.indices, origin, tile_.extent, origin) &&
             add(case_.values, origin, tile_.extent, origin);
    }
    if (assumes_own_indices(row_)) positions_needed(&from, &extent);
    if (takes_whole_planes(row_)) {
      for (size_t i = 2; i < 5; ++i) extent[i] = case_.values.extent[i];
    }
    if (is_helper(row_)) return add(case_.indices, from, extent, origin);
    return add(case_.values, from, extent, origin) && add(case_.indices, from, extent, origin) &&
           add(case_.cells, cell_origin, tile_.extent, cell_origin);
  }

  // The cells of src that exist and that windows of the tile cover.
  void cells_needed(Position* first, Extents* extent) const {
    for (size_t i = 0; i < 3; ++i) {
      const int64_t start = tile_.first[i] * window_.stride[i] - window_.pad_begin[i];
      const int64_t end = start + (tile_.extent[i + 2] - 1) * window_.stride[i] +
                          (window_.kernel[i] - 1) * window_.dilation[i] + 1;
      (*first)[i + 2] = std::max<int64_t>(start, 0);
      (*extent)[i + 2] = std::min(end, case_.cells.extent[i + 2]) - (*first)[i + 2];
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

  // Past the last pooled position that the tile owns: past all where no cells lie beyond the tile.
  int64_t owned_to(size_t i) const {
    const int64_t s = window_.stride[i], end = tile_.first[i] * s + tile_.extent[i + 2];
    const bool helper = is_helper(row_);
    return helper || end >= indexing_.cells[i + 2] ? INT64_MAX : end / s;
  }

  // Where indices are foreign a gather's cells are unspecified; what lies around them is not.
  std::string judge_outputs() {
    const bool compares = !checks_as_it_goes(row_) || may_cry_wolf() || case_.all_own;
    std::string wrong;
    for (Part& part : parts_) {
      const Form& form = part.tensor.form();
      if (!form.output) continue;
      const std::string found = part.tensor.compare(
          compares ? &part.box : nullptr, case_.free_payload() && form.role != "indices");
      if (wrong.empty()) wrong = found;
    }
    return wrong;
  }

  // Judges the kernel's report on each plane (channels-last: on the image): whether an index is
  // foreign to its window, or names no cell of its plane, or where the first such one is. Of a
  // gather's halo it may say so, too.
  std::string judge_results() const {
    std::vector<int64_t> want(result_extent(), locates() ? INT64_MAX : 0), may = want;
    if (may_cry_wolf()) may.assign(result_extent(), 1);
    const Part& part = parts_[is_helper(row_) ? 0 : 1];
    const Form& form = part.tensor.form();
    const uint8_t* from = part.box.data();
    int64_t offset = 0;
    Position p{};
    const Extents& e = form.extent;
    for (p[1] = 0; p[1] < e[1]; ++p[1]) {
      const size_t unit = channels_last(case_) ? 0 : size_t(p[1]);
      if (!channels_last(case_)) offset = 0;
      for (p[2] = 0; p[2] < e[2]; ++p[2])
        for (p[3] = 0; p[3] < e[3]; ++p[3])
          for (p[4] = 0; p[4] < e[4]; ++p[4], from += form.elem_bytes(), ++offset) {
            const int64_t index = index_at(form, from) - tile_.far;
            Position at = part.first;
            bool halo = false;
            for (size_t i = 0; i < 5; ++i) at[i] += p[i];
            for (size_t i = 0; i < 3; ++i) {
              halo |= at[i + 2] < tile_.first[i] || at[i + 2] >= owned_to(i);
            }
            const bool bad = checks() ? !names_own_window(indexing_, at, index)
                                      : !reference::named_cell(indexing_, at, index);
            if (!bad) continue;
            may[unit] = locates() ? std::min(may[unit], offset) : 1;
            if (!halo) want[unit] = may[unit];
          }
    }
    for (size_t i = 0; i < want.size(); ++i) {
      const int64_t got =
          locates() ? results_[i] : reinterpret_cast<const uint8_t*>(results_.data())[i];
      const bool told = may_cry_wolf() && want[i] && got == ARGPOOL_FOREIGN_UNFINISHED;
      if (got != want[i] && got != may[i] && !told) {
        return (checks() ? "foreign[" : locates() ? "first_bad[" : "wrong[") + std::to_string(i) +
               "] is " + std::to_string(got) + ", should be " + std::to_string(want[i]);
      }
    }
    return "";
  }

  const Row& row_;
  const Case& case_;
  const Tile& tile_;
  const Memory& memory_;
  const Placement placement_;
  const reference::Indexing indexing_;
  const reference::Window& window_;
  std::vector<Part> parts_;
  std::vector<int64_t> results_;
  Buffer result_buffer_;
};

}  // namespace

std::optional<std::string> run_tile(const Row& row, const Case& c, const Tile& tile,
                                    const Memory& memory, Placement placement) {
  return TileCall(row, c, tile, memory, placement).run();
}

}  // namespace argpool::test
