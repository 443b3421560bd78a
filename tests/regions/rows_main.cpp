// Regions of a library against their interpreter: drawn problems between guard pages, for each
// target, on 1 to 4 threads. The library's `argpool_regions` returns its functions; "-": linked in.
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

extern "C" __attribute__((weak)) const argpool_region_function* argpool_regions();

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

enum { kN, kC, kD, kH, kW, kDimensions };

// A tensor n, c, d, h, w in guarded memory: strides of its own, its first or last byte at a guard.
// It may lie channels-last. It is given as one of windows of `rank`, without other dimensions, and
// without N unless `batched`.
class Tensor {
 public:
  Tensor(const argpool_region_tensor& of, const int64_t (&shape)[kDimensions], int rank,
         bool batched, bool channels_last, bool dense, Random& random)
      : bytes_(of.bits / 8), output_(of.output) {
    std::memcpy(shape_, shape, sizeof shape_);
    const int64_t step = dense || draw(random, 0, 3) ? 1 : 2, gap = draw(random, 0, 2) ? 0 : 3;
    const int outer = 5 - rank;  // the first dimension of windows
    if (channels_last) {
      strides_[kC] = 1;
      strides_[kW] = shape[kC] + (step - 1) * draw(random, 1, 9);
      strides_[kH] = shape[kW] * strides_[kW] + gap;
      strides_[kD] = strides_[kH] * shape[kH];
      strides_[kN] = strides_[kD] * shape[kD];
    } else if (!draw(random, 0, 7)) {  // as Fortran has images and volumes
      strides_[outer] = step;
      for (int i = outer + 1; i < kDimensions; ++i)
        strides_[i] = strides_[i - 1] * shape[i - 1] + (i == kW ? gap : 0);
      strides_[kC] = strides_[kW] * shape[kW];
      strides_[kN] = strides_[kC] * shape[kC];
    } else {
      strides_[kW] = step;
      strides_[kH] = shape[kW] * step + gap;
      strides_[kD] = strides_[kH] * shape[kH];
      strides_[kC] = strides_[kD] * shape[kD] + (draw(random, 0, 3) ? 0 : 5);
      strides_[kN] = strides_[kC] * shape[kC];
    }
    int64_t last = 0, first = 0;
    for (int i = 0; i < kDimensions; ++i) {
      const bool turns = i >= kD && shape[i] > 1 && !(dense && i == kW);
      if (turns && !draw(random, 0, 5)) strides_[i] = -strides_[i];
      (strides_[i] < 0 ? first : last) += strides_[i] * (shape[i] - 1);
    }
    const size_t span = size_t((last - first + 1) * bytes_);
    memory_ = std::make_unique<GuardedMemory>(span, false);
    const size_t start = draw(random, 0, 1) ? 0 : memory_->size() - span;
    origin_ = start + size_t(-first * bytes_);
    std::memset(memory_->own(), kGap, memory_->size());
    for (int i = batched ? kN : kC; i < kDimensions; ++i) {
      if (i >= kD && i < kDimensions - rank) continue;
      given_[0][given_count_] = shape_[i];
      given_[1][given_count_++] = strides_[i];
    }
    tensor_ = {(output_ ? memory_->writable() : memory_->readonly()) + origin_,
               {kDLCPU, 0}, given_count_, {of.code, of.bits, 1}, given_[0], given_[1], 0};
  }
  DLTensor* get() { return &tensor_; }
  int64_t cells() const { return shape_[kD] * shape_[kH] * shape_[kW]; }
  // The address of a plane's or a volume's i-th cell.
  uint8_t* at(int64_t n, int64_t c, int64_t i) {
    const int64_t x = i % shape_[kW], line = i / shape_[kW];
    return memory_->own() + int64_t(origin_) +
           (n * strides_[kN] + c * strides_[kC] + line / shape_[kH] * strides_[kD] +
            line % shape_[kH] * strides_[kH] + x * strides_[kW]) * bytes_;
  }
  uint64_t read(int64_t n, int64_t c, int64_t i) {
    uint64_t bits = 0;
    std::memcpy(&bits, at(n, c, i), size_t(bytes_));
    return bits;
  }
  void write(int64_t n, int64_t c, int64_t i, uint64_t bits) {
    std::memcpy(at(n, c, i), &bits, size_t(bytes_));
  }
  // Are the bytes that are no cell's as they were?
  bool gaps_are_whole() {
    std::vector<bool> cells(memory_->size());
    for (int64_t n = 0; n < shape_[kN]; ++n)
      for (int64_t c = 0; c < shape_[kC]; ++c)
        for (int64_t i = 0; i < this->cells(); ++i)
          for (int64_t b = 0; b < bytes_; ++b)
            cells[size_t(at(n, c, i) - memory_->own() + b)] = true;
    for (size_t i = 0; i < cells.size(); ++i)
      if (!cells[i] && memory_->own()[i] != kGap) return false;
    return true;
  }

 private:
  int64_t bytes_;
  bool output_;
  int64_t shape_[kDimensions], strides_[kDimensions] = {};
  int64_t given_[2][kDimensions];  // shape and strides, as the tensor has them
  int given_count_ = 0;
  size_t origin_ = 0;
  std::unique_ptr<GuardedMemory> memory_;
  DLTensor tensor_;
};

struct Tally {
  int64_t problems = 0, cells = 0;
  std::set<std::string> rows, used;
};

// Extents of a problem. The first two, of one column and of many, the fifth to seventh,
// channels-last, the ninth, of few channels, and the tenth, small planes, reach all rows; the third
// and fourth are one plane each, whose rows threads share, or which the runtime divides into tiles
// of columns; of few channels the eleventh is such a one, too.
struct Problem {
  int64_t shape[kDimensions];
  int threads;
  bool last, pixels, batched;

  int64_t planes() const { return shape[kN] * shape[kC]; }
  std::string words() const {
    std::string text = "problem";
    for (int64_t extent : shape) text += (text.back() == 'm' ? " " : "x") + std::to_string(extent);
    return text;
  }
};

int64_t widest_bits(const argpool_region& region) {
  int64_t bits = 8;
  for (uint32_t i = 0; i < region.tensor_count; ++i)
    bits = std::max<int64_t>(bits, region.tensors[i].bits);
  return bits;
}

// A shape of channels-last tensors: of several images or one, of one column, one that is divided
// into tiles of columns, one whose channels go through a region's parts in several runs.
void set_channels_last_shape(int64_t (&shape)[kDimensions], const argpool_region& region,
                             int64_t number, Random& random) {
  shape[kN] = draw(random, 0, 2) ? 1 : draw(random, 2, 3);
  shape[kC] = number == 4 ? 70 : draw(random, 1, shape[kN] > 1 ? 80 : 150);
  shape[kH] = draw(random, 1, 20);
  shape[kW] = draw(random, 1 + (number == 4), 20);
  if (number == 5) {  // tiles of columns
    shape[kN] = 1;
    shape[kC] = draw(random, 16, 40);
    shape[kW] = draw(random, 200, 400);
  }
  if (number == 6) {
    shape[kC] = 70;
    shape[kW] = 1;
  }
  if (number == 7 && region.part_count) {  // the runtime takes a MB of a value at a time
    shape[kN] = 1;
    shape[kC] = draw(random, 66, 70);
    shape[kH] = draw(random, 20, 40);
    shape[kW] = (int64_t{8} << 20) / widest_bits(region) / 64 / shape[kH] + 1;
  }
}

Problem draw_problem(const argpool_region_function& function, int64_t number, Random& random) {
  const argpool_region& region = *function.region;
  const int64_t most = draw(random, 0, 1) ? 40 : 130;
  const bool narrow = number == 0 || number == 11;  // one column, for rows of one lane
  Problem p = {{draw(random, 1, 2), draw(random, 1, 3), 1,
                draw(random, 1, number == 1 ? 31 : 50),  // of small planes
                narrow        ? 1
                : number == 1 ? 130
                              : draw(random, 1, draw(random, 0, 4) ? most : 4)},
               1, false, false, true};
  int64_t(&shape)[kDimensions] = p.shape;
  const bool large = number == 2 || number == 3;
  if (large) {
    shape[kN] = shape[kC] = 1;
    shape[kH] = draw(random, 200, 400);
    shape[kW] = draw(random, 700, 1500);
    if (number == 3) {
      const int64_t fit = (256 << 10) / (region.column_bytes + 1);
      const int64_t tile = std::max(std::max<int64_t>(fit, 4 * region.halo[0]), int64_t{256});
      shape[kW] = std::min<int64_t>(draw(random, tile + tile / 8, 3 * tile), 20000);
      shape[kH] = 200000 / shape[kW] + 1;
    }
  }
  const int64_t channels = function.extents[kC];
  const bool large_pixels = number == 10;
  p.pixels = (number == 8 || large_pixels) && region.rank == 2 && channels >= 2 && channels <= 4;
  p.last = (number >= 4 && number <= 7) || p.pixels ||
           (number > 9 && !narrow && !draw(random, 0, 3));
  if (p.last && !p.pixels) set_channels_last_shape(shape, region, number, random);
  if (p.pixels) {
    shape[kC] = channels;
    shape[kW] = draw(random, 64, 200);
  }
  if (p.pixels && large_pixels) {  // three bands of rows: each has 256 KB, and is worth its borders
    shape[kN] = 1;
    shape[kH] = 12 * region.halo[1] + draw(random, 3, 20);
    shape[kW] = (int64_t{6} << 20) / widest_bits(region) / channels / shape[kH] + 65;
  }
  if (region.rank == 3) {
    shape[kD] = large ? draw(random, 2, 6) : draw(random, 1, draw(random, 0, 2) ? 9 : 30);
    if (large) shape[kH] = draw(random, 40, 90);
    if (!large && number) shape[kH] = draw(random, 1, 12);
    if (number == 1) shape[kD] = shape[kH] = 8;
  }
  if (number == 9) {
    shape[kD] = region.rank == 3 ? 6 : 1;
    shape[kH] = 5;
    shape[kW] = 100;
  }
  if (region.rank == 1) shape[kH] = 1;
  if (region.rank == 1 && large) shape[kW] = draw(random, 5000, 20000);
  const bool shared = large || number == 5 || number == 10 || draw(random, 0, 3) == 0;
  p.threads = int(shared ? draw(random, 2, 4) : 1);
  p.batched = shape[kN] > 1 || (number != 10 && draw(random, 0, 3));
  return p;
}

// The planes of each n and c: inputs, or outputs.
using Planes = std::vector<std::vector<Plane>>;

// Compares results with the interpreter's, which the first target of a problem leaves for others.
// Returns what is wrong.
std::string compare(const Problem& p, const region_text::Region& graph, const Planes& inputs,
                    const std::vector<std::unique_ptr<Tensor>>& tensors, Planes& expected,
                    Tally& tally) {
  const Extents of = {p.shape[kD], p.shape[kH], p.shape[kW]};
  for (int64_t n = 0; n < p.planes(); ++n) {
    if (size_t(n) == expected.size()) expected.push_back(interpret(graph, inputs[size_t(n)], of));
    const std::vector<Plane>& outputs = expected[size_t(n)];
    for (size_t o = 0; o < outputs.size(); ++o) {
      Tensor& result = *tensors[tensors.size() - outputs.size() + o];
      const std::string type = region_text::cell_type(graph.outputs[o].type);
      for (int64_t i = 0; i < of.cells(); ++i) {
        ++tally.cells;
        const uint64_t found = result.read(n / p.shape[kC], n % p.shape[kC], i);
        if (same_cell(type, found, outputs[o][size_t(i)])) continue;
        char text[160];
        snprintf(text, sizeof text,
                 ": output %zu, plane %lld, z %lld, y %lld, x %lld: %#llx, expected %#llx", o,
                 (long long)n, (long long)(i / (of.w * of.h)), (long long)(i / of.w % of.h),
                 (long long)(i % of.w), (unsigned long long)found,
                 (unsigned long long)outputs[o][size_t(i)]);
        return text;
      }
    }
  }
  for (const auto& tensor : tensors)
    if (!tensor->gaps_are_whole()) return ": wrote between cells";
  return "";
}

// A caller's threads: runs tasks from the last to the first.
void run_backwards(void* most, int32_t tasks, argpool_task task, void* data) {
  *static_cast<int32_t*>(most) = std::max(*static_cast<int32_t*>(most), tasks);
  for (int32_t i = tasks; i-- > 0;) task(data, i);
}

// Has a plane rows enough for two threads, as many bytes, and no parts that have fewer?
bool must_be_divided(const argpool_region& region, const Problem& p) {
  const int64_t cells = p.shape[kD] * p.shape[kH] * p.shape[kW] * (p.pixels ? p.shape[kC] : 1);
  return p.threads > 1 && !region.part_count && cells * widest_bits(region) / 8 >= 512 << 10 &&
         p.shape[kH] >= 8 * int64_t(region.halo[1]);
}

// One problem, of which one target after the other finds the same. Returns what is wrong.
std::string run(const argpool_region_function& function, const region_text::Region& graph,
                const std::string& target, int64_t number, Random& random, Planes& expected,
                Tally& tally) {
  const argpool_region& region = *function.region;
  const Problem p = draw_problem(function, number, random);
  std::vector<std::unique_ptr<Tensor>> tensors;
  std::vector<const DLTensor*> given;
  std::vector<std::string> types;
  for (const auto& o : graph.operations)
    if (o.op == "in") types.push_back(region_text::cell_type(o.type));
  for (uint32_t i = 0; i < region.tensor_count; ++i) {
    const bool other = number > 9 && !p.pixels && !draw(random, 0, 9);  // is copied
    tensors.push_back(std::make_unique<Tensor>(region.tensors[i], p.shape, graph.rank,
                                               p.batched, p.last && !other, p.pixels, random));
    given.push_back(tensors.back()->get());
  }
  Planes planes;
  for (int64_t n = 0; n < p.planes(); ++n) {
    std::vector<Plane> of;
    for (size_t t = 0; t < types.size(); ++t) {
      Plane plane;
      for (int64_t i = 0; i < tensors[t]->cells(); ++i) {
        plane.push_back(draw_cell(random, types[t]));
        tensors[t]->write(n / p.shape[kC], n % p.shape[kC], i, plane.back());
      }
      of.push_back(plane);
    }
    planes.push_back(of);
  }
  argpool_options options = {};
  options.struct_size = sizeof options;
  options.num_threads = p.threads;
  options.max_target = target.c_str();
  int32_t tasks = 1;
  if (number == 2 || number == 10) options.parallel = run_backwards;
  options.parallel_context = &tasks;
  if (argpool_run_region(&region, given.data(), &options) != ARGPOOL_OK)
    return p.words() + ": " + argpool_last_error();
  const std::string row = argpool_last_variant();
  tally.used.insert(row);
  ++tally.problems;
  const std::string rows = row.substr(0, row.find("__")) + "__" + target + "_rows_";
  const bool wide = p.last && !p.pixels && number <= 6 && p.shape[kC] == 70;
  const std::string wanted = p.pixels ? rows + "c" + std::to_string(p.shape[kC])
                             : wide   ? rows + "last"
                                      : "";
  std::string wrong;
  if (tally.rows.count(wanted) && row != wanted) wrong = ", not " + wanted;
  const bool one = number == 2 || (number == 10 && p.pixels);
  if (one && tasks == 1 && must_be_divided(region, p)) wrong += ", not divided";
  if (wrong.empty()) wrong = compare(p, graph, planes, tensors, expected, tally);
  return wrong.empty() ? "" : p.words() + ", row " + row + wrong;
}

int run_all(const char* path, uint64_t seed, int64_t problems) {
  auto* functions = argpool_regions;
  if (strcmp(path, "-")) {
    void* object = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!object) return fprintf(stderr, "%s\n", dlerror()), 2;
    functions = (decltype(functions))dlsym(object, "argpool_regions");
  }
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
    Random random(seed + uint64_t(count));
    for (int64_t i = 0; i < problems; ++i) {
      const Random drawn = random;
      Planes expected;
      for (auto target = targets.begin(); target != targets.end();) {
        random = drawn;
        const std::string wrong = run(*function, graph, *target, i, random, expected, tally);
        if (wrong.empty()) {
          ++target;
          continue;
        }
        ++failures;
        printf("%s\n  %s\n  %s\n", region.name, region.text, wrong.c_str());
        target = targets.erase(target);  // its first failure is enough
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
