// A request to a contestant: one operation, its geometry in numbers, and a file that holds
// its inputs and the results that are expected. README.md describes the line it is read from.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace argpool::bench {

/// A file mapped into memory, and unmapped again.
class Mapping {
 public:
  enum class Access { Read, Create };
  /// Throws std::runtime_error. bytes: the size of a file that is created; else the file's own.
  Mapping(const std::string& file, Access access, size_t bytes = 0);
  ~Mapping();
  Mapping(const Mapping&) = delete;
  Mapping& operator=(const Mapping&) = delete;

  uint8_t* data() const { return data_; }
  size_t bytes() const { return bytes_; }
  /// No write from here on: an operation that touches its inputs is found out.
  void protect();

 private:
  uint8_t* data_ = nullptr;
  size_t bytes_ = 0;
};

/// One of the three tensors of an operation, packed in the request's layout.
struct Array {
  std::vector<int64_t> shape;    // logical: n, c, then the spatial extents
  std::vector<int64_t> strides;  // in elements, of the same dimensions
  size_t element_bytes = 0;
  const uint8_t* data = nullptr;  // input, or expected result; null: not part of the operation

  size_t count() const;
  size_t bytes() const { return count() * element_bytes; }
};

struct Request {
  std::string op, elem, index, space, layout, duplicates;
  std::vector<int64_t> kernel, stride, pad, pad_end, dilation;  // a number a spatial dimension
  bool ceil = false;
  int threads = 1;
  Array cells, pooled, indices;  // src or dst; values; indices: each an input or the result
  /// What was pooled to give the indices, where that is known: for libraries that go back only
  /// from a forward pass of their own. Shaped as cells.
  Array source;
  std::shared_ptr<const Mapping> file;

  size_t rank() const { return kernel.size(); }
  bool channels_last() const { return layout == "cl"; }
  /// The operation reads cells and writes pooled positions, not the other way round.
  bool reads_cells() const { return op == "max_pool" || op == "max_unpool_backward"; }
  const Array& output() const { return reads_cells() ? pooled : cells; }
};

/// Bytes of an element or index type: 4 of "f32", 0 of "none".
size_t bytes_of(const std::string& type);

/// Reads "op=max_pool elem=f32 …". Throws std::runtime_error.
Request read_geometry(const std::string& words);
/// Reads the words, and maps the request's file.
Request read_request(const std::string& words);

/// The offset of each array in the file, in the order cells, pooled, indices, source, and its size.
std::vector<size_t> file_offsets(const Request& request);

/// The packed strides of a shape n, c, spatial in a layout.
std::vector<int64_t> packed_strides(const std::vector<int64_t>& shape, bool channels_last);

/// "1x64x360x480" and back.
std::string joined(const std::vector<int64_t>& numbers);
std::vector<int64_t> split_numbers(const std::string& text);

}  // namespace argpool::bench
