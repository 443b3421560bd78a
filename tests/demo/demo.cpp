// The main job: pools a photograph with indices, unpools it, checks every cell against the scalar
// reference, draws pictures, and measures each operation beside its traffic twin.
// SPDX-License-Identifier: MIT
#include <argpool.h>
#include <demo_kernels.h>
#include <getopt.h>

#include <filesystem>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "pictures.h"
#include "reference.h"
#include "rounds.h"
#include "tensor.h"
#include "twin.h"

namespace argpool::demo {
namespace {

using bench::Stores;
using bench::Team;
using bench::Traffic;

struct Arguments {
  std::string photograph = "/usr/share/matplotlib/mpl-data/sample_data/grace_hopper.jpg";
  std::string folder = "out/demo";
  std::vector<int> crop;  // y, x, height, width
  int batch = 16, rounds = 21, zoom = 1;
  bool json = false;
};

/// One operation on given tensors: how to run it, what it moves, and how many cells came out wrong.
struct Operation {
  std::string name;
  std::function<argpool_status(const argpool_options*)> run;
  std::function<int64_t()> wrong_cells;  // looks at what the last run left; poisons it for the next
  Traffic traffic;
};

/// One line of the table.
struct Result {
  std::string operation, variant;
  int threads = 0;
  bool correct = false;
  double ms = 0, gbps = 0, twin_gbps = 0;
};

argpool_options options_for(int threads) {
  argpool_options options = ARGPOOL_OPTIONS_INIT;
  options.num_threads = threads;
  return options;
}

void run(const Operation& operation, const argpool_options& options) {
  if (operation.run(&options) != ARGPOOL_OK)
    throw std::runtime_error(operation.name + ": " + argpool_last_error());
}

template <typename T, typename U = T>
reference::View<U> view(Tensor<T>& tensor) {
  const int64_t c = tensor.extent(1), h = tensor.extent(2), w = tensor.extent(3);
  return {tensor.data(), {tensor.extent(0), c, 1, h, w}, {c * h * w, h * w, h * w, w, 1}};
}

/// Bits, not numbers: -0 is not 0.
template <typename T>
int64_t differences(Tensor<T>& got, Tensor<T>& wanted) {
  int64_t count = 0;
  for (int64_t i = 0; i < got.count(); ++i)
    count += memcmp(got.data() + i, wanted.data() + i, sizeof(T)) != 0;
  memset((void*)got.data(), 0xa5, got.bytes());
  return count;
}

/// A window, its tensors and what the reference makes of them: pooling src, unpooling the result.
template <typename I>
class Pair {
 public:
  using Pool = argpool_status (*)(const DLTensor*, DLTensor*, DLTensor*, const argpool_options*);
  using Unpool = argpool_status (*)(const DLTensor*, const DLTensor*, DLTensor*,
                                    const argpool_options*);

  Pair(argpool_window window, argpool_index_space space, Tensor<float>& src)
      : src_(src),
        values_(pooled_shape(window, src)),
        indices_(values_.shape()),
        dst_(src.shape()),
        values_wanted_(values_.shape()),
        indices_wanted_(values_.shape()),
        dst_wanted_(src.shape()) {
    reference::Window normal;
    if (reference::normalise(window, &normal) != ARGPOOL_OK) throw std::logic_error("window");
    reference::max_pool<float, I>(normal, space, view<float, const float>(src_),
                                  view(values_wanted_), view(indices_wanted_));
    reference::max_unpool<float, I>(normal, space, view<float, const float>(values_wanted_),
                                    view<I, const I>(indices_wanted_), view(dst_wanted_));
  }

  /// Unpooling reads the reference's values and indices, for pooling's twin overwrites its outputs.
  std::vector<Operation> operations(const std::string& suffix, Pool pool, Unpool unpool) {
    const auto source = [](auto& t) { return Traffic::Read{t.data(), t.bytes()}; };
    const auto target = [](auto& t) { return Traffic::Write{t.data(), t.bytes()}; };
    return {
        {"max_pool " + suffix,
         [=](auto* o) { return pool(src_.dl(), values_.dl(), indices_.dl(), o); },
         [=] {
           return differences(values_, values_wanted_) + differences(indices_, indices_wanted_);
         },
         {{source(src_)}, {target(values_), target(indices_)}}},
        {"max_unpool " + suffix,
         [=](auto* o) { return unpool(values_wanted_.dl(), indices_wanted_.dl(), dst_.dl(), o); },
         [=] { return differences(dst_, dst_wanted_); },
         {{source(values_wanted_), source(indices_wanted_)}, {target(dst_)}}},
    };
  }

  Tensor<float>& values() { return values_; }
  Tensor<I>& indices() { return indices_; }
  Tensor<float>& dst() { return dst_; }

 private:
  static std::vector<int64_t> pooled_shape(const argpool_window& window, Tensor<float>& src) {
    std::vector<int64_t> shape = src.shape();
    if (argpool_pooled_shape(&window, &src.shape()[2], &shape[2]) != ARGPOOL_OK)
      throw std::runtime_error(argpool_last_error());
    return shape;
  }

  Tensor<float>& src_;
  Tensor<float> values_;
  Tensor<I> indices_;
  Tensor<float> dst_, values_wanted_;
  Tensor<I> indices_wanted_;
  Tensor<float> dst_wanted_;
};

/// The photograph over and over, each copy rolled further to the left so that no two are alike.
void fill_batch(const Picture& photograph, Tensor<float>& batch) {
  const int height = photograph.height, width = photograph.width;
  Picture rolled(height, width);
  for (int n = 0; n < batch.extent(0); ++n) {
    for (int y = 0; y < height; ++y)
      for (int x = 0; x < width; ++x)
        std::copy_n(photograph.pixel(y, (x + 37 * n) % width), 3, rolled.pixel(y, x));
    to_planes(rolled, batch.data() + batch.count() / batch.extent(0) * n);
  }
}

void draw(const Arguments& arguments, const Picture& photograph, Pair<int64_t>& pair) {
  const int height = pair.values().extent(2), width = pair.values().extent(3);
  // Green's indices, of the three planes': the eye's.
  const int64_t* green = pair.indices().data() + int64_t(height) * width;
  const std::string folder = arguments.folder + "/";
  std::filesystem::create_directories(folder);
  write_png(folder + "photograph.png", photograph, arguments.zoom);
  write_png(folder + "pooled.png", from_planes(pair.values().data(), height, width),
            arguments.zoom);
  write_png(folder + "unpooled.png",
            from_planes(pair.dst().data(), photograph.height, photograph.width), arguments.zoom);
  write_png(folder + "maxima.png", colour_by_tap(green, height, width, photograph.width),
            arguments.zoom);
}

/// Runs every operation once with each number of threads and compares all its cells.
std::vector<Result> check(const std::vector<Operation>& operations,
                          const std::vector<int>& threads) {
  std::vector<Result> results;
  for (const Operation& operation : operations)
    for (const int count : threads) {
      operation.wrong_cells();
      run(operation, options_for(count));
      Result result{operation.name, argpool_last_variant(), count};
      result.correct = operation.wrong_cells() == 0;
      results.push_back(result);
    }
  return results;
}

/// Times every operation and its twins, all in turn, and fills in the results.
void measure(const std::vector<Operation>& operations, const std::vector<int>& threads, int rounds,
             std::vector<Result>& results) {
  std::map<int, Team> teams;
  for (const int count : threads) teams.try_emplace(count, count);
  std::vector<Contestant> contestants;
  for (const Operation& operation : operations)
    for (const int count : threads) {
      Team& team = teams.at(count);
      const auto add = [&](const char* name, auto call) {
        contestants.push_back({name, [=] { return warm_milliseconds(call); }});
      };
      add("argpool", [&operation, options = options_for(count)] { run(operation, options); });
      for (const Stores stores : {Stores::Ordinary, Stores::Streaming})
        add("twin", [&operation, &team, stores] { run_twin(operation.traffic, stores, team); });
    }
  run_rounds(contestants, rounds);

  for (size_t i = 0; i < results.size(); ++i) {
    const double bytes = operations[i / threads.size()].traffic.bytes();
    const Contestant* const three = &contestants[3 * i];
    results[i].ms = three[0].median_ms();
    results[i].gbps = bytes / results[i].ms / 1e6;
    results[i].twin_gbps = bytes / std::min(three[1].median_ms(), three[2].median_ms()) / 1e6;
  }
}

void print_table(const std::vector<Result>& results) {
  printf("%-22s %7s %8s %7s %7s %6s  %-7s %s\n", "operation", "threads", "ms", "GB/s", "twin",
         "share", "cells", "variant");
  for (const Result& r : results)
    printf("%-22s %7d %8.3f %7.2f %7.2f %5.0f%%  %-7s %s\n", r.operation.c_str(), r.threads, r.ms,
           r.gbps, r.twin_gbps, 100 * r.gbps / r.twin_gbps, r.correct ? "correct" : "WRONG",
           r.variant.c_str());
  printf("share: of the twin, a loop that moves the same bytes and computes nothing. It takes the "
         "better of ordinary and streaming stores; a kernel that prefetches, or stores its outputs "
         "in larger pieces, can be faster.\n"
         "maxima.png: a pixel is a window, coloured by the place of its maximum: orange top left, "
         "light blue top right, dark blue bottom left, red bottom right.\n");
}

void print_json(const std::vector<Result>& results, bool correct) {
  nlohmann::json all = nlohmann::json::array();
  for (const Result& r : results)
    all.push_back({{"operation", r.operation}, {"threads", r.threads}, {"variant", r.variant},
                   {"ms", r.ms}, {"gbps", r.gbps}, {"twin_gbps", r.twin_gbps},
                   {"correct", r.correct}});
  const nlohmann::json answer = {{"correct", correct}, {"operations", all}};
  printf("%s\n", answer.dump().c_str());
}

int demonstrate(const Arguments& arguments) {
  Picture photograph = read_picture(arguments.photograph);
  if (const std::vector<int>& c = arguments.crop; !c.empty())
    photograph = crop(photograph, c[0], c[1], c[2], c[3]);

  Tensor<float> batch({arguments.batch, 3, photograph.height, photograph.width});
  fill_batch(photograph, batch);
  printf("%s, %d x %d, as f32 planes, %d times: %.0f MB\n", arguments.photograph.c_str(),
         photograph.width, photograph.height, arguments.batch, batch.bytes() / 1e6);

  Pair<int64_t> two(ARGPOOL_WINDOW_2D(2, 2, 0), ARGPOOL_INDEX_PLANE, batch);
  Pair<int64_t> three(ARGPOOL_WINDOW_2D(3, 2, 1), ARGPOOL_INDEX_PLANE, batch);
  Pair<uint8_t> taps(ARGPOOL_WINDOW_2D(2, 2, 0), ARGPOOL_INDEX_WINDOW, batch);
  std::vector<Operation> operations;
  for (const auto& pair :
       {two.operations("k2s2 i64", demo_kernels_pool2, demo_kernels_unpool2),
        three.operations("k3s2p1 i64", demo_kernels_pool3, demo_kernels_unpool3),
        taps.operations("k2s2 u8", demo_kernels_pool2_taps, demo_kernels_unpool2_taps)})
    operations.insert(operations.end(), pair.begin(), pair.end());

  const std::vector<int> threads{1, 2};
  std::vector<Result> results = check(operations, threads);
  const bool correct =
      std::all_of(results.begin(), results.end(), [](auto& r) { return r.correct; });
  for (int i = 0; i < 2; ++i) run(operations[i], options_for(1));  // what the checks poisoned
  draw(arguments, photograph, two);
  measure(operations, threads, arguments.rounds, results);

  printf("every cell of %zu results compared with the scalar reference: %s\n", results.size(),
         correct ? "all equal" : "DIFFERENCES");
  printf(
      "medians of %d interleaved rounds, each call after %d that are not timed\n"
      "twin: the same bytes read and written with no computing\n\n",
      arguments.rounds, untimed_calls);
  print_table(results);
  printf("\npictures: %s/{photograph,pooled,unpooled,maxima}.png\n", arguments.folder.c_str());
  if (arguments.json) print_json(results, correct);
  return correct ? 0 : 1;
}

// tools/demo --help says what each does.
Arguments parse(int argc, char** argv) {
  static const option known[] = {{"photo", 1, nullptr, 'p'}, {"crop", 1, nullptr, 'c'},
                                 {"out", 1, nullptr, 'o'},   {"zoom", 1, nullptr, 'z'},
                                 {"batch", 1, nullptr, 'b'}, {"rounds", 1, nullptr, 'r'},
                                 {"json", 0, nullptr, 'j'},  {nullptr, 0, nullptr, 0}};
  Arguments a;
  for (int name; (name = getopt_long(argc, argv, "", known, nullptr)) != -1;) {
    switch (name) {
      case 'p':
        a.photograph = optarg;
        break;
      case 'c':
        a.crop.resize(4);
        if (sscanf(optarg, "%d,%d,%d,%d", &a.crop[0], &a.crop[1], &a.crop[2], &a.crop[3]) != 4)
          throw std::runtime_error("--crop wants Y,X,H,W");
        break;
      case 'o':
        a.folder = optarg;
        break;
      case 'z':
        a.zoom = std::stoi(optarg);
        break;
      case 'b':
        a.batch = std::stoi(optarg);
        break;
      case 'r':
        a.rounds = std::stoi(optarg);
        break;
      case 'j':
        a.json = true;
        break;
      default:
        exit(2);
    }
  }
  if (a.zoom < 1 || a.batch < 1 || a.rounds < 1)
    throw std::runtime_error("--zoom, --batch and --rounds start at 1");
  return a;
}

}  // namespace
}  // namespace argpool::demo

int main(int argc, char** argv) {
  try {
    return argpool::demo::demonstrate(argpool::demo::parse(argc, argv));
  } catch (const std::exception& e) {
    std::cerr << "argpool_demo: " << e.what() << "\n";
    return 2;
  }
}
