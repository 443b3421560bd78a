// The benchmarks: every variant, the one that is selected, its traffic twin, memset and PyTorch, in
// turn. SPDX-License-Identifier: MIT
#include <argpool_default.h>
#include <getopt.h>
#include <unistd.h>

#include <cstdio>
#include <fstream>
#include <stdexcept>

#include "json.h"
#include "peer.h"
#include "rounds.h"
#include "workload.h"

namespace argpool::bench {
namespace {

struct Arguments {
  int rounds = 31;
  std::string only;
  bool json = false;
};

constexpr char clearing[] = "memset of the output alone";

/// A refusal of the library, or of a peer, to do what it is measured at.
[[noreturn]] void refuse(const std::string& what, const std::string& why) {
  throw std::runtime_error(what + ": " + why);
}

const char* name_of(argpool_op op) { return op == ARGPOOL_MAX_POOL ? "max_pool" : "max_unpool"; }

std::string title_of(argpool_op op, const Geometry& geometry, int threads) {
  return std::string(name_of(op)) + " " + geometry.window_name() + " " + geometry.shape_name() +
         ", " + std::to_string(threads) + (threads == 1 ? " thread" : " threads");
}

/// One operation with one number of threads: contestants in turn, then a block of the table.
class Group {
 public:
  Group(Workload& work, argpool_op op, int threads, const std::string& source, Peer& peer)
      : work_(work),
        geometry_(work.geometry()),
        op_(op),
        threads_(threads),
        title_(title_of(op, geometry_, threads)),
        team_(threads) {
    add_selected();
    for (const char* row : rows_for(argpool_default_table, op, geometry_)) add_row(row);
    add_twins();
    if (op == ARGPOOL_MAX_UNPOOL) add_memset();
    add_peer(source, peer);
  }

  void measure(int rounds) { run_rounds(contestants_, rounds); }
  double times_peer() const { return peer().median_ms() / selected().median_ms(); }

  void print() const {
    const double bytes = work_.traffic(op_).bytes();
    printf("\n%s (%.1f MB)\n", title_.c_str(), bytes / 1e6);
    printf("  %-58s %8s %7s %6s %9s\n", "", "ms", "GB/s", "twin", "x PyTorch");
    for (const Contestant& c : contestants_) {
      const double ms = c.median_ms();
      if (c.name == clearing) {  // it moves the output alone, so its share would mean nothing
        printf("  %-58s %8.3f %7.2f %6s %9.2f\n", c.name.c_str(), ms,
               work_.dst().bytes() / ms / 1e6, "", peer().median_ms() / ms);
        continue;
      }
      printf("  %-58s %8.3f %7.2f %5.0f%% %9.2f\n", c.name.c_str(), ms, bytes / ms / 1e6,
             100 * twin_ms() / ms, peer().median_ms() / ms);
    }
    const std::vector<double> band = again_ratios();
    printf("  A/A: the same call twice: medians %.3f, rounds %.2f to %.2f (5 to 95 %%)\n",
           contestants_[1].median_ms() / selected().median_ms(), quantile(band, 0.05),
           quantile(band, 0.95));
    for (const auto& [row, why] : refused_) printf("  not run: %s: %s\n", row.c_str(), why.c_str());
  }

  void add_to(Json& json) const {
    const double bytes = work_.traffic(op_).bytes();
    const std::vector<double> band = again_ratios();
    json.object().add("operation", name_of(op_));
    json.add("window", geometry_.window_name()).add("shape", geometry_.shape_name());
    json.add("threads", threads_).add("bytes", bytes).add("selected", selected_row_);
    json.add("gbps", bytes / selected().median_ms() / 1e6)
        .add("twin_gbps", bytes / twin_ms() / 1e6);
    json.add("times_pytorch", times_peer());
    json.object("same_again").add("medians", contestants_[1].median_ms() / selected().median_ms());
    json.add("low", quantile(band, 0.05)).add("high", quantile(band, 0.95)).end();
    json.object("ms");
    for (const Contestant& c : contestants_) json.add(c.name.c_str(), c.median_ms());
    json.end().end();
  }

 private:
  const Contestant& selected() const { return contestants_[0]; }
  const Contestant& peer() const { return contestants_.back(); }
  double twin_ms() const {
    return std::min(contestants_[twins_].median_ms(), contestants_[twins_ + 1].median_ms());
  }
  std::vector<double> again_ratios() const {
    std::vector<double> ratios;
    for (size_t i = 0; i < selected().ms.size(); ++i)
      ratios.push_back(contestants_[1].ms[i] / selected().ms[i]);
    return ratios;
  }

  template <typename Call>
  void add(const std::string& name, Call call) {
    contestants_.push_back({name, [call] {
                              wait_until_idle(getpid());
                              return warm_milliseconds(call);
                            }});
  }

  argpool_options options(const char* row = nullptr) const {
    argpool_options o = ARGPOOL_OPTIONS_INIT;
    o.table = &argpool_default_table;
    o.num_threads = threads_;
    o.forced_variant = row;
    return o;
  }

  void add_call(const std::string& name, const argpool_options& o) {
    add(name, [this, o] {
      if (work_.run(op_, o) != ARGPOOL_OK) refuse(title_, argpool_last_error());
    });
  }

  void add_selected() {
    work_.poison(op_);
    if (work_.run(op_, options()) != ARGPOOL_OK) refuse(title_, argpool_last_error());
    selected_row_ = argpool_last_variant();
    checksums_ = work_.checksums(op_);
    add_call("selected: " + selected_row_, options());
    add_call("the same again", options());
  }

  void add_row(const char* row) {
    const argpool_options forced = options(row);
    work_.poison(op_);
    const argpool_status status = work_.run(op_, forced);
    if (status == ARGPOOL_FORCED_VARIANT) {
      refused_.push_back({row, argpool_last_error()});
    } else if (status != ARGPOOL_OK) {
      refuse(row, argpool_last_error());
    } else if (work_.checksums(op_) != checksums_) {
      refuse(row, "its result differs from the selected variant's");
    } else {
      add_call(row, forced);
    }
  }

  void add_twins() {
    twins_ = contestants_.size();
    const Traffic traffic = work_.traffic(op_);
    add("twin, ordinary stores", [=] { run_twin(traffic, Stores::Ordinary, team_); });
    add("twin, streaming stores", [=] { run_twin(traffic, Stores::Streaming, team_); });
  }

  void add_memset() {
    add(clearing, [this] {
      team_.run([this](int member) {
        Tensor<float>& dst = work_.dst();
        const int64_t begin = dst.count() * member / threads_;
        const int64_t end = dst.count() * (member + 1) / threads_;
        memset(dst.data() + begin, 0, (end - begin) * sizeof(float));
      });
    });
  }

  void add_peer(const std::string& source, Peer& peer) {
    const Geometry& g = geometry_;
    char prepare[512];
    snprintf(prepare, sizeof prepare, "prepare %s %d %d %d %d %s %s", name_of(op_), g.kernel,
             g.stride, g.pad, threads_, g.shape_name().c_str(), source.c_str());
    if (const std::string sums = peer.ask(prepare); sums != checksums_)
      refuse(title_, "PyTorch's result differs: " + sums + ", not " + checksums_);
    const std::string go = "go " + std::to_string(untimed_calls);
    contestants_.push_back({peer.name(), [&peer, go] { return std::stod(peer.ask(go)); }});
  }

  Workload& work_;
  const Geometry geometry_;
  const argpool_op op_;
  const int threads_;
  const std::string title_;
  mutable Team team_;
  size_t twins_ = 0;
  std::string selected_row_, checksums_;
  std::vector<std::pair<std::string, std::string>> refused_;
  std::vector<Contestant> contestants_;
};

/// A file that peers read the source tensor from; gone at the end.
class SourceFile {
 public:
  explicit SourceFile(Tensor<float>& tensor) {
    const int file = mkstemp(name_);
    if (file < 0) refuse(name_, "cannot be created");
    close(file);
    std::ofstream(name_, std::ios::binary).write((const char*)tensor.data(), tensor.bytes());
  }
  ~SourceFile() { unlink(name_); }
  SourceFile(const SourceFile&) = delete;
  SourceFile& operator=(const SourceFile&) = delete;
  const char* name() const { return name_; }

 private:
  char name_[32] = "/tmp/argpool_bench_XXXXXX";
};

/// Measures operations on one workload and prints them; returns the least advantage over the peer.
double measure(const Geometry& geometry, const std::vector<argpool_op>& ops,
               const Arguments& arguments, Peer& peer, Json& json) {
  std::vector<std::pair<argpool_op, int>> wanted;
  for (const argpool_op op : ops)
    for (const int threads : {1, 2})
      if (title_of(op, geometry, threads).find(arguments.only) != std::string::npos)
        wanted.push_back({op, threads});
  double least = INFINITY;
  if (wanted.empty()) return least;

  Workload work(geometry);
  const SourceFile source(work.src());
  for (const auto& [op, threads] : wanted) {
    Group group(work, op, threads, source.name(), peer);
    group.measure(arguments.rounds);
    group.print();
    fflush(stdout);
    group.add_to(json);
    least = std::min(least, group.times_peer());
  }
  return least;
}

std::string processor() {
  std::ifstream info("/proc/cpuinfo");
  for (std::string line; std::getline(info, line);)
    if (line.rfind("model name", 0) == 0) return line.substr(line.find(':') + 2);
  return "unknown processor";
}

int run(const Arguments& arguments) {
  Peer peer({"/usr/bin/python3", ARGPOOL_BENCH_FOLDER "/peer_torch.py"});
  printf("argpool %s and %s on %s, %ld CPUs; f32, channels-first, int64 plane indices\n",
         argpool_version(), peer.name().c_str(), processor().c_str(),
         sysconf(_SC_NPROCESSORS_ONLN));
  printf(
      "medians of %d interleaved rounds, each call after %d that are not timed; GB/s:\n"
      "tensors read and written once; twin: share of the better twin's speed\n",
      arguments.rounds, untimed_calls);

  Json json;
  json.object()
      .add("processor", processor())
      .add("peer", peer.name())
      .add("rounds", arguments.rounds);
  json.array("groups");
  const std::vector<argpool_op> both{ARGPOOL_MAX_POOL, ARGPOOL_MAX_UNPOOL};
  double least = INFINITY;
  const auto add = [&](const Geometry& geometry, const std::vector<argpool_op>& ops) {
    least = std::min(least, measure(geometry, ops, arguments, peer, json));
  };
  add({2, 2, 0, 64, 360, 480}, {ARGPOOL_MAX_POOL, ARGPOOL_MAX_UNPOOL});
  add({3, 2, 1, 64, 360, 480}, {ARGPOOL_MAX_POOL, ARGPOOL_MAX_UNPOOL});
  add({2, 2, 0, 64, 1024, 1024}, {ARGPOOL_MAX_UNPOOL});
  json.end().add("least_times_pytorch", least).end();
  printf("\nthe selected variant is everywhere at least %.2f times as fast as %s\n", least,
         peer.name().c_str());
  if (arguments.json) printf("%s\n", json.text().c_str());
  return 0;
}

Arguments parse(int argc, char** argv) {
  static const option known[] = {{"rounds", 1, nullptr, 'r'},
                                 {"only", 1, nullptr, 'o'},
                                 {"json", 0, nullptr, 'j'},
                                 {"help", 0, nullptr, 'h'},
                                 {nullptr, 0, nullptr, 0}};
  Arguments a;
  for (int name; (name = getopt_long(argc, argv, "", known, nullptr)) != -1;) {
    if (name == 'r') {
      a.rounds = std::max(1, atoi(optarg));
    } else if (name == 'o') {
      a.only = optarg;
    } else if (name == 'j') {
      a.json = true;
    } else {
      puts(
          "--rounds N   rounds of timing (default: 31)\n"
          "--only TEXT  only operations whose title holds it: \"max_unpool k2s2\", \"2 threads\"\n"
          "--json       a JSON object as the last line");
      exit(name == 'h' ? 0 : 2);
    }
  }
  return a;
}

}  // namespace
}  // namespace argpool::bench

int main(int argc, char** argv) {
  try {
    return argpool::bench::run(argpool::bench::parse(argc, argv));
  } catch (const std::exception& e) {
    fprintf(stderr, "argpool_bench: %s\n", e.what());
    return 1;
  }
}
