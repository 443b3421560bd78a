// Regions of a library against their interpreter: drawn problems between guard pages, for each
// target, on one thread and three. The library's `argpool_regions` returns its functions.
//   argpool_region_rows <library.so> <seed> <problems a region and target>
// SPDX-License-Identifier: MIT
#include <argpool_region.h>
#include <dlfcn.h>

#include <cstdio>
#include <cstring>
#include <memory>
#include <random>
#include <set>

#include "guard.h"
#include "interpreter.h"

namespace argpool::test {
namespace {

constexpr uint8_t kGap = 0x5a;

using Random = std::mt19937_64;
int64_t draw(Random& random, int64_t least, int64_t most) {
  return least + int64_t(random() % uint64_t(most - least + 1));
}

// Few numbers, so that many are equal, and what is special of each type.
uint64_t draw_cell(Random& random, const std::string& type) {
  const int bits = region_text::bits_in(type);
  const int64_t kind = draw(random, 0, 99);
  if (type == "i1") return uint64_t(kind < 30);
  if (!region_text::is_float(type)) {
    const uint64_t ones = bits == 64 ? UINT64_MAX : (uint64_t(1) << bits) - 1;
    if (kind < 70) return uint64_t(draw(random, -3, 3)) & ones;
    if (kind < 80) return kind % 2 ? ones >> 1 : (ones >> 1) + 1;
    if (kind < 90) return random() & ones;
    // Beside or at the middle of two floats of fewer digits.
    return (uint64_t(draw(random, -4095, 4095) << draw(random, 0, bits - 8)) +
            uint64_t(draw(random, -1, 1))) & ones;
  }
  double value = double(draw(random, -6, 6)) / 4;
  if (kind < 2) value = __builtin_nan("");
  if (kind >= 2 && kind < 6) value = kind % 2 ? __builtin_inf() : -__builtin_inf();
  if (kind >= 6 && kind < 20) value = kind % 2 ? 0.0 : -0.0;
  if (kind >= 90) {
    const double beside = 1 + std::ldexp(double(draw(random, -1, 1)), bits == 64 ? -45 : -20);
    const bool near = type == "f16" || draw(random, 0, 1);  // numbers that f16 has
    value = std::ldexp(double(draw(random, -4095, 4095)) * beside,
                       int(near ? draw(random, -36, 5) : draw(random, -160, 116)));
  }
  if (kind >= 97 && bits == 16) return random() & 0xffff;
  return rounded(type, value);
}

// A tensor n, c, h, w in guarded memory: strides of its own, its first or last byte at a guard. It
// may lie channels-last.
class Tensor {
 public:
  Tensor(const argpool_region_tensor& of, const int64_t (&shape)[4], bool channels_last, bool dense,
         Random& random)
      : bytes_(of.bits / 8), output_(of.output) {
    std::memcpy(shape_, shape, sizeof shape_);
    const int64_t step = dense || draw(random, 0, 3) ? 1 : 2, gap = draw(random, 0, 2) ? 0 : 3;
    if (channels_last) {
      strides_[1] = 1;
      strides_[3] = shape[1] + (step - 1) * draw(random, 1, 9);
      strides_[2] = shape[3] * strides_[3] + gap;
      strides_[0] = strides_[2] * shape[2];
    } else {
      strides_[3] = step;
      strides_[2] = shape[3] * step + gap;
      strides_[1] = strides_[2] * shape[2] + (draw(random, 0, 3) ? 0 : 5);
      strides_[0] = strides_[1] * shape[1];
    }
    int64_t last = 0, first = 0;
    for (int i = 0; i < 4; ++i) {
      if ((i == 2 || (i == 3 && !dense)) && !draw(random, 0, 5)) strides_[i] = -strides_[i];
      (strides_[i] < 0 ? first : last) += strides_[i] * (shape[i] - 1);
    }
    const size_t span = size_t((last - first + 1) * bytes_);
    memory_ = std::make_unique<GuardedMemory>(span, false);
    const size_t start = draw(random, 0, 1) ? 0 : memory_->size() - span;
    origin_ = start + size_t(-first * bytes_);
    std::memset(memory_->own(), kGap, memory_->size());
    tensor_ = {(output_ ? memory_->writable() : memory_->readonly()) + origin_,
               {kDLCPU, 0}, 4, {of.code, of.bits, 1}, shape_, strides_, 0};
  }
  DLTensor* get() { return &tensor_; }
  uint8_t* at(int64_t n, int64_t c, int64_t y, int64_t x) {
    return memory_->own() + int64_t(origin_) +
           (n * strides_[0] + c * strides_[1] + y * strides_[2] + x * strides_[3]) * bytes_;
  }
  uint64_t read(int64_t n, int64_t c, int64_t i) {
    uint64_t bits = 0;
    std::memcpy(&bits, at(n, c, i / shape_[3], i % shape_[3]), size_t(bytes_));
    return bits;
  }
  void write(int64_t n, int64_t c, int64_t i, uint64_t bits) {
    std::memcpy(at(n, c, i / shape_[3], i % shape_[3]), &bits, size_t(bytes_));
  }
  // Are the bytes that are no cell's as they were?
  bool gaps_are_whole() {
    std::vector<bool> cells(memory_->size());
    for (int64_t n = 0; n < shape_[0]; ++n)
      for (int64_t c = 0; c < shape_[1]; ++c)
        for (int64_t i = 0; i < shape_[2] * shape_[3]; ++i)
          for (int64_t b = 0; b < bytes_; ++b)
            cells[size_t(at(n, c, i / shape_[3], i % shape_[3]) - memory_->own() + b)] = true;
    for (size_t i = 0; i < cells.size(); ++i)
      if (!cells[i] && memory_->own()[i] != kGap) return false;
    return true;
  }

 private:
  int64_t bytes_;
  bool output_;
  int64_t shape_[4], strides_[4];
  size_t origin_ = 0;
  std::unique_ptr<GuardedMemory> memory_;
  DLTensor tensor_;
};

struct Tally {
  int64_t problems = 0, cells = 0;
  std::set<std::string> rows, used;
};

// A shape of channels-last tensors: of several images or one, of one column, one that is divided
// into tiles of columns, one whose channels go through a region's parts in several runs.
void set_channels_last_shape(int64_t (&shape)[4], const argpool_region& region, int64_t number,
                             Random& random) {
  shape[0] = draw(random, 0, 2) ? 1 : draw(random, 2, 3);
  shape[1] = number == 4 ? 70 : draw(random, 1, shape[0] > 1 ? 80 : 150);
  shape[2] = draw(random, 1, 20);
  shape[3] = draw(random, 1 + (number == 4), 20);
  if (number == 5) {  // tiles of columns
    shape[0] = 1;
    shape[1] = draw(random, 16, 40);
    shape[3] = draw(random, 200, 400);
  }
  if (number == 6) {
    shape[1] = 70;
    shape[3] = 1;
  }
  if (number == 7 && region.part_count) {  // the runtime takes a MB of a value at a time
    int64_t bits = 8;
    for (uint32_t i = 0; i < region.tensor_count; ++i)
      bits = std::max<int64_t>(bits, region.tensors[i].bits);
    shape[0] = 1;
    shape[1] = draw(random, 66, 70);
    shape[2] = draw(random, 20, 40);
    shape[3] = (int64_t{8} << 20) / bits / 64 / shape[2] + 1;
  }
}

// One problem; the first two, of one column and of many, and the fifth, channels-last, reach all
// rows. Returns what is wrong.
std::string run(const argpool_region_function& function, const region_text::Region& graph,
                const std::string& target, int64_t number, Random& random, Tally& tally) {
  const argpool_region& region = *function.region;
  const int64_t most = draw(random, 0, 1) ? 40 : 130;
  int64_t shape[4] = {draw(random, 1, 2), draw(random, 1, 3),
                      draw(random, 1, number == 1 ? 31 : 50),  // of small planes
                      number == 0   ? 1
                      : number == 1 ? 130
                                    : draw(random, 1, draw(random, 0, 4) ? most : 4)};
  // One plane, whose rows threads share, or which the runtime divides into tiles of columns.
  const bool large = number == 2 || number == 3;
  if (large) {
    shape[0] = shape[1] = 1;
    shape[2] = draw(random, 200, 400);
    shape[3] = draw(random, 700, 1500);
    if (number == 3) {
      const int64_t fit = (256 << 10) / (region.column_bytes + 1);
      const int64_t tile = std::max(std::max<int64_t>(fit, 4 * region.halo[1]), int64_t{256});
      shape[3] = std::min<int64_t>(draw(random, tile + tile / 8, 3 * tile), 20000);
      shape[2] = 200000 / shape[3] + 1;
    }
  }
  const int64_t channels = function.extents[1];
  const bool pixels = number == 8 && channels >= 2 && channels <= 4;
  const bool last =
      (number >= 4 && number <= 7) || pixels || (!large && number > 7 && !draw(random, 0, 3));
  if (last && !pixels) set_channels_last_shape(shape, region, number, random);
  if (pixels) {
    shape[1] = channels;
    shape[3] = draw(random, 64, 200);
  }
  const int64_t cells = shape[2] * shape[3];
  std::vector<std::unique_ptr<Tensor>> tensors;
  std::vector<const DLTensor*> given;
  std::vector<std::string> types;
  for (const auto& o : graph.operations)
    if (o.op == "in") types.push_back(region_text::cell_type(o.type));
  const size_t inputs = types.size();
  for (uint32_t i = 0; i < region.tensor_count; ++i) {
    const bool other = number > 8 && !draw(random, 0, 9);  // is copied
    tensors.push_back(
        std::make_unique<Tensor>(region.tensors[i], shape, last && !other, pixels, random));
    given.push_back(tensors.back()->get());
  }
  std::vector<std::vector<Plane>> planes;  // of each n and c, the inputs'
  for (int64_t p = 0; p < shape[0] * shape[1]; ++p) {
    std::vector<Plane> of;
    for (size_t t = 0; t < inputs; ++t) {
      Plane plane;
      for (int64_t i = 0; i < cells; ++i) {
        plane.push_back(draw_cell(random, types[t]));
        tensors[t]->write(p / shape[1], p % shape[1], i, plane.back());
      }
      of.push_back(plane);
    }
    planes.push_back(of);
  }
  argpool_options options = {};
  options.struct_size = sizeof options;
  options.num_threads = large || number == 5 || draw(random, 0, 3) == 0 ? 3 : 1;
  options.max_target = target.c_str();
  const std::string place = "problem " + std::to_string(shape[0]) + "x" +
                            std::to_string(shape[1]) + "x" + std::to_string(shape[2]) + "x" +
                            std::to_string(shape[3]);
  if (argpool_run_region(&region, given.data(), &options) != ARGPOOL_OK)
    return place + ": " + argpool_last_error();
  const std::string row = argpool_last_variant();
  tally.used.insert(row);
  ++tally.problems;
  const std::string rows = row.substr(0, row.find("__")) + "__" + target + "_rows_";
  const std::string wanted = pixels             ? rows + "c" + std::to_string(channels)
                             : number >= 4 && number <= 6 && shape[1] == 70 ? rows + "last"
                                                                            : "";
  if (tally.rows.count(wanted) && row != wanted) return place + ", row " + row + ", not " + wanted;
  for (int64_t p = 0; p < shape[0] * shape[1]; ++p) {
    const std::vector<Plane> expected = interpret(graph, planes[size_t(p)], shape[2], shape[3]);
    for (size_t o = 0; o < expected.size(); ++o) {
      const std::string type = region_text::cell_type(graph.outputs[o].type);
      for (int64_t i = 0; i < cells; ++i) {
        ++tally.cells;
        const uint64_t found = tensors[inputs + o]->read(p / shape[1], p % shape[1], i);
        if (same_cell(type, found, expected[o][size_t(i)])) continue;
        char text[160];
        snprintf(text, sizeof text,
                 ": output %zu, plane %lld, y %lld, x %lld: %#llx, expected %#llx", o, (long long)p,
                 (long long)(i / shape[3]), (long long)(i % shape[3]),
                 (unsigned long long)found, (unsigned long long)expected[o][size_t(i)]);
        return place + ", row " + row + text;
      }
    }
  }
  for (const auto& tensor : tensors)
    if (!tensor->gaps_are_whole()) return place + ", row " + row + ": wrote between cells";
  return "";
}

int run_all(const char* path, uint64_t seed, int64_t problems) {
  void* object = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (!object) return fprintf(stderr, "%s\n", dlerror()), 2;
  using Functions = const argpool_region_function*();
  auto* functions = (Functions*)dlsym(object, "argpool_regions");
  if (!functions) return fprintf(stderr, "%s has no argpool_regions\n", path), 2;
  int64_t failures = 0, count = 0;
  Tally tally;
  for (auto* function = functions(); function->name; ++function, ++count) {
    const argpool_region& region = *function->region;
    const region_text::Region graph = region_text::parse(region.text);
    std::set<std::string> targets;
    // Of a region of parts, argpool_last_variant() names the last one's row.
    const argpool_region& rows =
        region.part_count ? *region.parts[region.part_count - 1].region : region;
    for (uint32_t i = 0; i < rows.row_count; ++i) {
      targets.insert(rows.rows[i].target);
      tally.rows.insert(rows.rows[i].name);
    }
    for (const std::string& target : targets) {
      Random random(seed + uint64_t(count));
      for (int64_t i = 0; i < problems; ++i) {
        const std::string wrong = run(*function, graph, target, i, random, tally);
        if (wrong.empty()) continue;
        ++failures;
        printf("%s\n  %s\n  %s\n", region.name, region.text, wrong.c_str());
        break;
      }
    }
  }
  for (const std::string& row : tally.used) tally.rows.erase(row);
  for (const std::string& row : tally.rows) printf("no problem ran %s\n", row.c_str());
  printf("%lld regions, %zu rows, %lld problems, %lld cells compared, %lld failures\n",
         (long long)count, tally.used.size(), (long long)tally.problems, (long long)tally.cells,
         (long long)failures);
  return failures != 0 || count == 0 || tally.problems == 0 || !tally.rows.empty();
}

}  // namespace
}  // namespace argpool::test

int main(int argc, char** argv) {
  if (argc != 4) {
    return fprintf(stderr, "usage: %s <library.so> <seed> <problems a region and target>\n",
                   argv[0]), 2;
  }
  return argpool::test::run_all(argv[1], strtoull(argv[2], nullptr, 0), atoll(argv[3]));
}
