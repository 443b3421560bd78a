// Filling a problem, and asking the library for what it must give.
// SPDX-License-Identifier: MIT
#include "workload.h"

#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <stdexcept>

#include "fill.h"
#include "types.h"

namespace argpool::bench {
namespace {

using test::Problem;

// The arrays in the order of argpool_call's tensors, the results last.
std::vector<const Array*> in_call_order(const Request& r) {
  std::vector<const Array*> arrays{&r.cells, &r.pooled, &r.indices};
  if (r.op == "max_unpool" || r.op == "max_pool_backward") {
    arrays = {&r.pooled, &r.indices, &r.cells};
  } else if (r.op == "max_unpool_backward") {
    arrays = {&r.cells, &r.indices, &r.pooled};
  } else if (r.index == "none") {
    arrays.pop_back();
  }
  return arrays;
}

bool is_result(const Request& r, const Array* array) {
  return array == &r.output() || (array == &r.indices && r.op == "max_pool");
}

DLDataType type_of(const Problem& p, const Request& r, const Array* array) {
  return array == &r.indices ? test::index_type(p.index).dtype
                             : test::element_type(p.elem).dtype;
}

void require(argpool_status status) {
  if (status != ARGPOOL_OK) throw std::runtime_error(argpool_last_error());
}

argpool_options options_of(const Problem& p) {
  argpool_options o = ARGPOOL_OPTIONS_INIT;
  o.index_space = p.space;
  o.layout = p.layout;
  o.duplicates = p.duplicates;
  o.trusted_indices = p.trusted;
  return o;
}

std::vector<int64_t> spatial(const int64_t* numbers, int rank, int64_t otherwise = 0) {
  std::vector<int64_t> list(numbers, numbers + rank);
  for (int64_t& n : list)
    if (n == 0) n = otherwise;
  return list;
}

std::vector<int64_t> logical_shape(const test::Extents& e, int rank) {
  std::vector<int64_t> shape{e[0], e[1]};
  for (int i = 5 - rank; i < 5; ++i) shape.push_back(e[size_t(i)]);
  return shape;
}

// Indices of their own windows are those of pooling, where the window pools cells to that shape.
bool indices_by_pooling(const Problem& p) {
  int64_t extents[3];
  const test::Extents cells = p.cells(), pooled = p.pooled();
  const size_t first = size_t(5 - p.window.rank);
  const bool pools = test::element_type(p.elem).pools_as != ARGPOOL_ELEM_NONE;
  return p.pools() || (pools && p.indices == test::Indices::Own &&
                       p.space != ARGPOOL_INDEX_TENSOR_DEFAULT_SHAPE &&
                       argpool_pooled_shape(&p.window, &cells[first], extents) == ARGPOOL_OK &&
                       std::equal(extents, extents + p.window.rank, &pooled[first]) &&
                       !reference::has_empty_window(p.normal_window(),
                                                    {cells[2], cells[3], cells[4]},
                                                    {pooled[2], pooled[3], pooled[4]}));
}

std::string words_of(const Problem& p, const std::string& line, const std::string& file) {
  const int rank = p.window.rank;
  std::string words[5];  // op elem index space layout, as the line spells them
  size_t from = 0;
  for (std::string& word : words) {
    const size_t to = line.find(' ', from);
    word = line.substr(from, to - from);
    from = to + 1;
  }
  const argpool_window& w = p.window;
  const std::vector<int64_t> kernel = spatial(w.kernel, rank);
  std::vector<int64_t> stride = spatial(w.stride, rank);
  for (size_t i = 0; i < stride.size(); ++i)
    if (stride[i] == 0) stride[i] = kernel[i];
  const char* const duplicates = p.duplicates == ARGPOOL_DUPLICATES_SUM     ? "sum"
                                 : p.duplicates == ARGPOOL_DUPLICATES_EXACT ? "exact"
                                                                            : "last";
  return "op=" + words[0] + " elem=" + words[1] + " index=" + words[2] + " space=" + words[3] +
         " layout=" + words[4] + " duplicates=" + duplicates + " kernel=" + joined(kernel) +
         " stride=" + joined(stride) + " pad=" + joined(spatial(w.pad_begin, rank)) +
         " pad_end=" + joined(spatial(w.pad_end, rank)) +
         " dilation=" + joined(spatial(w.dilation, rank, 1)) +
         " ceil=" + std::to_string(w.ceil_mode) + " cells=" +
         joined(logical_shape(p.cells(), rank)) + " pooled=" +
         joined(logical_shape(p.pooled(), rank)) +
         " source=" + (indices_by_pooling(p) && !p.reads_cells() ? "1" : "0") + " file=" + file;
}

// Indices in row-major order of the pooled position, as the harness makes them, into their place.
template <typename I>
void place_indices(const std::vector<int64_t>& wide, const Array& array, uint8_t* to) {
  std::vector<int64_t> at(array.shape.size());
  for (const int64_t index : wide) {
    int64_t offset = 0;
    for (size_t i = 0; i < at.size(); ++i) offset += at[i] * array.strides[i];
    reinterpret_cast<I*>(to)[offset] = static_cast<I>(index);
    for (size_t i = at.size(); i-- > 0 && ++at[i] == array.shape[i];) at[i] = 0;
  }
}

}  // namespace

Tensor5::Tensor5(const Array& array, DLDataType type, void* data)
    : shape_(array.shape),
      strides_(array.strides),
      dl_{data, {kDLCPU, 0}, int(shape_.size()), type, shape_.data(), strides_.data(), 0} {}

int64_t bytes_of(const Problem& problem) {
  const auto count = [](const test::Extents& e) { return e[0] * e[1] * e[2] * e[3] * e[4]; };
  const int64_t element = test::element_type(problem.elem).dtype.bits / 8;
  const bool indexed = problem.index != "none";
  const int64_t index = indexed ? test::index_type(problem.index).dtype.bits / 8 : 0;
  return count(problem.cells()) * element + count(problem.pooled()) * (element + index);
}

Request geometry_of(const Problem& problem, int threads) {
  return read_geometry(words_of(problem, test::print(problem), "none") +
                       " threads=" + std::to_string(threads));
}

ProblemFile::ProblemFile(const std::string& line) : problem_(test::parse(line)) {
  static int files = 0;
  const Problem& p = problem_;
  if (p.gap != decltype(p.gap){} || !p.broadcast.empty())
    throw std::invalid_argument("the benchmarks' tensors are packed: no gap=, no broadcast=");
  if (p.cells()[4] == 0 || p.pooled()[4] == 0)
    throw std::invalid_argument("the contract refuses these extents");
  name_ = "/dev/shm/argpool_bench." + std::to_string(getpid()) + "." + std::to_string(++files);
  words_ = words_of(p, test::print(p), name_);
  const Request request = read_geometry(words_ + " threads=1");
  Mapping mapping(name_, Mapping::Access::Create, file_offsets(request).back());
  try {
    fill(request, mapping.data());
  } catch (...) {
    unlink(name_.c_str());
    throw;
  }
}

ProblemFile::~ProblemFile() { unlink(name_.c_str()); }

void ProblemFile::fill(const Request& r, uint8_t* data) {
  const Problem& p = problem_;
  const std::vector<size_t> offsets = file_offsets(r);
  const DLDataType elem = test::element_type(p.elem).dtype;
  test::Random random(test::seed_of(p));
  const auto fill_elements = [&](const Array& array, size_t offset) {
    const std::vector<uint8_t> bytes = test::fill_elements(elem, p.fill, array.count(), random);
    memcpy(data + offset, bytes.data(), bytes.size());
  };
  Tensor5 cells(r.cells, elem, data + offsets[0]), pooled(r.pooled, elem, data + offsets[1]);
  Tensor5 indices(r.indices, test::index_type(p.index).dtype, data + offsets[2]);
  DLTensor* const taken = p.index == "none" ? nullptr : indices.dl();
  const argpool_options options = options_of(p);

  fill_elements(r.cells, offsets[0]);
  if (indices_by_pooling(p)) {
    require(argpool_max_pool(&p.window, cells.dl(), pooled.dl(), taken, &options));
    memcpy(data + offsets[3], data + offsets[0], r.source.bytes());
  } else {
    fill_elements(r.pooled, offsets[1]);
    const std::vector<int64_t> wide = test::fill_indices(p, random);
    const size_t size = r.indices.element_bytes;
    const auto place = size == 8   ? place_indices<int64_t>
                       : size == 4 ? place_indices<int32_t>
                       : size == 2 ? place_indices<uint16_t>
                                   : place_indices<uint8_t>;
    place(wide, r.indices, data + offsets[2]);
  }
  if (p.op == ARGPOOL_MAX_UNPOOL) {
    require(argpool_max_unpool(&p.window, pooled.dl(), taken, cells.dl(), &options));
  } else if (p.op == ARGPOOL_MAX_POOL_BACKWARD) {
    require(argpool_max_pool_backward(&p.window, pooled.dl(), taken, cells.dl(), &options));
  } else if (p.op == ARGPOOL_MAX_UNPOOL_BACKWARD) {
    require(argpool_max_unpool_backward(&p.window, cells.dl(), taken, pooled.dl(), &options));
  }
}

Workload::Workload(const Problem& problem, const Request& request, bool copies)
    : problem_(problem), request_(request) {
  for (const Array* array : in_call_order(request_)) {
    void* data = const_cast<uint8_t*>(array->data);
    if (is_result(request_, array)) {
      results_.push_back(std::make_unique<Buffer>(array->bytes()));
      data = results_.back()->data();
    } else if (copies) {
      inputs_.push_back(std::make_unique<Buffer>(array->bytes()));
      data = memcpy(inputs_.back()->data(), data, array->bytes());
    }
    owned_.push_back(
        std::make_unique<Tensor5>(*array, type_of(problem_, request_, array), data));
    tensors_.push_back(owned_.back()->dl());
  }
  tensors_.resize(3);
}

std::vector<void*> Workload::data() const {
  std::vector<void*> data;
  for (const DLTensor* tensor : tensors_) data.push_back(tensor ? tensor->data : nullptr);
  return data;
}

argpool_options Workload::options() const {
  argpool_options o = options_of(problem_);
  o.num_threads = request_.threads;
  return o;
}

argpool_status Workload::run(const argpool_options& options) const {
  const auto& t = owned_;
  const argpool_window* const w = &problem_.window;
  switch (problem_.op) {
    case ARGPOOL_MAX_POOL:
      return argpool_max_pool(w, t[0]->dl(), t[1]->dl(), t.size() > 2 ? t[2]->dl() : nullptr,
                              &options);
    case ARGPOOL_MAX_UNPOOL:
      return argpool_max_unpool(w, t[0]->dl(), t[1]->dl(), t[2]->dl(), &options);
    case ARGPOOL_MAX_POOL_BACKWARD:
      return argpool_max_pool_backward(w, t[0]->dl(), t[1]->dl(), t[2]->dl(), &options);
    case ARGPOOL_MAX_UNPOOL_BACKWARD:
      return argpool_max_unpool_backward(w, t[0]->dl(), t[1]->dl(), t[2]->dl(), &options);
    case ARGPOOL_MIN_POOL:
      return argpool_min_pool(w, t[0]->dl(), t[1]->dl(), t.size() > 2 ? t[2]->dl() : nullptr,
                              &options);
  }
  return ARGPOOL_INVALID_ARGUMENT;
}

Traffic Workload::traffic() const {
  Traffic traffic;
  const std::vector<const Array*> arrays = in_call_order(request_);
  for (size_t i = 0; i < arrays.size(); ++i) {
    if (is_result(request_, arrays[i])) {
      traffic.writes.push_back({tensors_[i]->data, arrays[i]->bytes()});
    } else {
      traffic.reads.push_back({arrays[i]->data, arrays[i]->bytes()});
    }
  }
  return traffic;
}

void Workload::poison() {
  for (const auto& result : results_) result->poison();
}

void Workload::judge() const {
  const std::vector<const Array*> arrays = in_call_order(request_);
  for (size_t i = 0; i < arrays.size(); ++i)
    if (is_result(request_, arrays[i])) expect_same(request_, *arrays[i], tensors_[i]->data);
}

}  // namespace argpool::bench
