// Reading requests, mapping their files.
// SPDX-License-Identifier: MIT
#include "request.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstring>
#include <map>
#include <sstream>
#include <stdexcept>

namespace argpool::bench {
namespace {

constexpr size_t kPage = 4096;

[[noreturn]] void fail(const std::string& what) {
  throw std::runtime_error(what + ": " + strerror(errno));
}

}  // namespace

Mapping::Mapping(const std::string& file, Access access, size_t bytes) : bytes_(bytes) {
  const bool create = access == Access::Create;
  const int flags = create ? O_RDWR | O_CREAT | O_EXCL : O_RDONLY;
  const int descriptor = open(file.c_str(), flags | O_CLOEXEC, 0600);
  if (descriptor < 0) fail(file);
  struct stat found;
  if (create ? ftruncate(descriptor, off_t(bytes)) : fstat(descriptor, &found)) fail(file);
  if (!create) bytes_ = size_t(found.st_size);
  const int protection = create ? PROT_READ | PROT_WRITE : PROT_READ;
  void* const data =
      mmap(nullptr, bytes_, protection, MAP_SHARED | MAP_POPULATE, descriptor, 0);
  close(descriptor);
  if (data == MAP_FAILED) fail(file);
  data_ = static_cast<uint8_t*>(data);
}

Mapping::~Mapping() { munmap(data_, bytes_); }

void Mapping::protect() {
  if (mprotect(data_, bytes_, PROT_READ) != 0) fail("a mapping that is to be read-only");
}

size_t Array::count() const {
  size_t count = 1;
  for (const int64_t extent : shape) count *= size_t(extent);
  return count;
}

size_t bytes_of(const std::string& type) {
  static const std::map<std::string, size_t> sizes = {
      {"f64", 8}, {"f32", 4}, {"f16", 2}, {"bf16", 2}, {"i64", 8}, {"i32", 4},
      {"i16", 2}, {"i8", 1},  {"u64", 8}, {"u32", 4},  {"u16", 2}, {"u8", 1},
      {"bool", 1}, {"c64", 8}, {"none", 0}};
  const auto found = sizes.find(type);
  if (found == sizes.end()) throw std::runtime_error("the benchmarks know no type " + type);
  return found->second;
}

std::vector<int64_t> packed_strides(const std::vector<int64_t>& shape, bool channels_last) {
  std::vector<int64_t> strides(shape.size());
  int64_t stride = 1;
  const auto take = [&](size_t dimension) {
    strides[dimension] = stride;
    stride *= shape[dimension];
  };
  if (channels_last) take(1);
  for (size_t i = shape.size(); i-- > 2;) take(i);
  if (!channels_last) take(1);
  take(0);
  return strides;
}

std::string joined(const std::vector<int64_t>& numbers) {
  std::string text;
  for (const int64_t n : numbers) text += (text.empty() ? "" : "x") + std::to_string(n);
  return text;
}

std::vector<int64_t> split_numbers(const std::string& text) {
  std::vector<int64_t> numbers;
  std::istringstream in(text);
  for (std::string part; std::getline(in, part, 'x');) numbers.push_back(std::stoll(part));
  return numbers;
}

std::vector<size_t> file_offsets(const Request& request) {
  std::vector<size_t> offsets{0};
  for (const Array* array : {&request.cells, &request.pooled, &request.indices, &request.source}) {
    offsets.push_back(offsets.back() + (array->bytes() + kPage - 1) / kPage * kPage);
  }
  return offsets;
}

Request read_geometry(const std::string& words) {
  std::map<std::string, std::string> given;
  std::istringstream in(words);
  for (std::string word; in >> word;) {
    const size_t equals = word.find('=');
    given[word.substr(0, equals)] = equals == std::string::npos ? "" : word.substr(equals + 1);
  }
  const auto take = [&](const char* key) {
    const auto found = given.find(key);
    if (found == given.end()) throw std::runtime_error(std::string("a request without ") + key);
    return found->second;
  };
  Request r;
  r.op = take("op");
  r.elem = take("elem");
  r.index = take("index");
  r.space = take("space");
  r.layout = take("layout");
  r.duplicates = take("duplicates");
  r.kernel = split_numbers(take("kernel"));
  r.stride = split_numbers(take("stride"));
  r.pad = split_numbers(take("pad"));
  r.pad_end = split_numbers(take("pad_end"));
  r.dilation = split_numbers(take("dilation"));
  r.ceil = take("ceil") == "1";
  r.threads = std::stoi(take("threads"));
  const auto shape = [&](Array& array, const std::vector<int64_t>& extents, size_t bytes) {
    array.shape = extents;
    array.strides = packed_strides(extents, r.channels_last());
    array.element_bytes = bytes;
  };
  shape(r.cells, split_numbers(take("cells")), bytes_of(r.elem));
  shape(r.pooled, split_numbers(take("pooled")), bytes_of(r.elem));
  shape(r.indices, r.pooled.shape, bytes_of(r.index));
  shape(r.source, r.cells.shape, take("source") == "1" ? bytes_of(r.elem) : 0);
  return r;
}

Request read_request(const std::string& words) {
  Request r = read_geometry(words);
  const size_t key = words.find(" file=");
  if (key == std::string::npos) throw std::runtime_error("a request without file");
  const size_t from = key + 6;
  r.file = std::make_shared<Mapping>(words.substr(from, words.find(' ', from) - from),
                                     Mapping::Access::Read);
  const std::vector<size_t> offsets = file_offsets(r);
  if (offsets.back() != r.file->bytes()) throw std::runtime_error("a file of another size");
  Array* const arrays[] = {&r.cells, &r.pooled, &r.indices, &r.source};
  for (size_t i = 0; i < 4; ++i) {
    if (arrays[i]->element_bytes) arrays[i]->data = r.file->data() + offsets[i];
  }
  return r;
}

}  // namespace argpool::bench
