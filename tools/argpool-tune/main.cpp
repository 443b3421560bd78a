// argpool-tune: measures what rows cost on this machine. Options only; tuner.h has the work.
// SPDX-License-Identifier: MIT
#include <ctime>
#include <fstream>

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/DynamicLibrary.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include "caches.h"
#include "problems.h"
#include "tuner.h"
#include "write.h"

extern "C" const argpool_table argpool_default_table;

using namespace llvm;

static cl::OptionCategory category("argpool-tune");

static cl::opt<std::string> output(
    "o", cl::cat(category), cl::value_desc("file"), cl::init("costs.mlir"), cl::ZeroOrMore,
    cl::desc("Where the costs go, under the file's name; - is standard output (default: "
             "costs.mlir)"));
static cl::opt<double> seconds("seconds", cl::cat(category), cl::value_desc("N"), cl::init(300),
                               cl::desc("How long to measure (default: 300; --quick: 0.1)"));
static cl::opt<bool> quick(
    "quick", cl::cat(category),
    cl::desc("Measures only by how much computing, calls and bytes cost more or less here than on "
             "the nearest kind of CPU that libargpool has the costs of"));
static cl::opt<std::string> like(
    "like", cl::cat(category), cl::value_desc("kind"),
    cl::desc("That kind of CPU for --quick, by its name, such as milan"));
static cl::opt<uint64_t> seed("seed", cl::cat(category), cl::value_desc("N"), cl::init(1),
                              cl::desc("Other shapes (default: 1)"));
static cl::opt<std::string> only(
    "only", cl::cat(category), cl::value_desc("text"),
    cl::desc("Only kinds of calls whose name holds this, say \"max_pool f32 i64 cf\""));
static cl::opt<std::string> kernels(
    "kernels", cl::cat(category), cl::value_desc("file.so"),
    cl::desc("An app's kernels as well: a shared object with argpool_kernels()"));
static cl::opt<double> lastCache(
    "last-cache", cl::cat(category), cl::value_desc("MB"), cl::init(0),
    cl::desc("The last cache's size, where the system's word is wrong: virtual machines may report "
             "the whole of their host's"));
static cl::opt<bool> details("details", cl::cat(category),
                             cl::desc("Each bad choice, and how far each model is off"));
static cl::opt<std::string> timings(
    "samples", cl::cat(category), cl::value_desc("file.csv"),
    cl::desc("Writes what was timed, row by row"));
static cl::opt<std::string> problems(
    "problems", cl::cat(category), cl::value_desc("list"),
    cl::desc("Makes wisdom instead of costs: measures the rows of each problem of a list, two "
             "seconds each, for ARGPOOL_WISDOM; with --kernels of that library alone"));
static cl::opt<bool> between(
    "between", cl::cat(category),
    cl::desc("With --problems: rows are timed as a network runs them, each run after the output "
             "and 4 MB elsewhere were written; one second each"));
static cl::list<std::string> earlier(
    "with", cl::cat(category), cl::value_desc("file.csv"),
    cl::desc("What --samples wrote in earlier runs, of the same rows: fitted as well. Repeatable"));
static cl::opt<bool> list("list", cl::cat(category), cl::desc("Only name the kinds of calls"));
static cl::opt<bool> quiet("q", cl::cat(category), cl::desc("No progress on stderr"));

static cl::extrahelp examples(R"(
EXAMPLES:
  argpool-tune -o mine.mlir                                 measures libargpool's kernels, 5 minutes
  argpool-tune --quick -o mine.mlir                         in a tenth of a second
  ARGPOOL_TUNING=mine.mlir program                          the program chooses by them
  argpool-compile kernels.mlir --costs=mine.mlir -o out     a library chooses by them
  argpool-tune -o generators/costs/epyc.mlir                libraries do on CPUs of this kind
  argpool-tune --problems=net.txt -o net.wisdom             measures these calls alone; a line each:
    max_pool f32 i64 plane cf n1c64h112w112 k3s2p1          (tests/README.md; ceil, out=, threads=)
  ARGPOOL_WISDOM=net.wisdom program                         the program chooses by that
  argpool-tune --kernels=mine.so -o mine.mlir               beside libargpool's kernels an app's, of
    const argpool_table *argpool_kernels(void) { return &<name>_table; }
)");

static int fail(const Twine &sentence) {
  errs() << "argpool-tune: error: " << sentence << '\n';
  return 1;
}

// The table of an app's library, libargpool's targets with it, or a sentence why not.
static const argpool_table *openKernels(std::string &why) {
  auto library = sys::DynamicLibrary::getPermanentLibrary(kernels.c_str(), &why);
  if (!library.isValid()) return nullptr;
  using Function = const argpool_table *();
  auto *function =
      reinterpret_cast<Function *>(library.getAddressOfSymbol("argpool_kernels"));
  if (!function) {
    why = kernels + " has no argpool_kernels(), a function that returns its table";
    return nullptr;
  }
  const argpool_table *table = function();
  const auto targets = [](const argpool_table &of) {
    return join(map_range(ArrayRef(of.targets, of.target_count),
                          [](const argpool_target &target) { return StringRef(target.name); }),
                ", ");
  };
  if (table->version != ARGPOOL_TABLE_VERSION) {
    why = kernels + " is of another version of argpool: make it again";
    return nullptr;
  }
  if (targets(*table) != targets(argpool_default_table)) {
    why = kernels + " has the targets " + targets(*table) + "; expected are libargpool's, " +
          targets(argpool_default_table);
    return nullptr;
  }
  return table;
}

static int makeWisdom() {
  std::ifstream from(problems);
  if (!from) return fail("cannot read " + problems);
  std::vector<argpool::tune::Problem> all;
  std::string why;
  if (!argpool::tune::readProblems(from, &all, &why)) return fail(problems + ": " + why);
  const argpool_table *table = nullptr;
  if (!kernels.empty() && !(table = openKernels(why))) return fail(why);
  for (const argpool::tune::Problem &problem : all) {
    const argpool_measure how = between ? ARGPOOL_BETWEEN : ARGPOOL_PATIENT;
    const std::string sentence = argpool::tune::measure(problem, table, how, &why);
    if (sentence.empty()) return fail(problems + ": " + problem.line + ": " + why);
    if (!quiet) errs() << "argpool-tune: " << problem.line << ": " << sentence << '\n';
  }
  if (argpool_wisdom_export(output.c_str())) return fail(argpool_last_error());
  if (!quiet) errs() << "argpool-tune: " << all.size() << " problems in " << output << '\n';
  return 0;
}

static std::string percent(double share) {
  char text[32];
  snprintf(text, sizeof text, "%.1f %%", 100 * share);
  return text;
}

static std::string kindsOf(const argpool_table &table) {
  return join(map_range(ArrayRef(table.cpus, table.cpu_count),
                        [](const argpool_cpu &cpu) { return StringRef(cpu.name); }),
              ", ");
}

// The kind of CPU whose costs --quick starts from; past the last: there is none of its name.
static uint32_t kindOf(const argpool_table &table) {
  const argpool_cpu ours = argpool::tune::thisCpu();
  if (like.empty()) return argpool_nearest_cpu(&table, &ours);
  uint32_t kind = 0;
  while (kind < table.cpu_count && like != table.cpus[kind].name) ++kind;
  return kind;
}

// The file of a kind's costs that came with this program.
static std::string shippedCosts(const char *program, StringRef kind) {
  SmallString<256> path(
      sys::fs::getMainExecutable(program, reinterpret_cast<void *>(&shippedCosts)));
  sys::path::remove_filename(path);
  sys::path::append(path, "..", "share/argpool/costs", kind + ".mlir");
  return path.str().str();
}

// The lines above the costs; and what choosing by them loses, on stderr as well.
static std::vector<std::string> headOf(const argpool::tune::Tuner &tuner, StringRef kind) {
  char date[32];
  const time_t now = time(nullptr);
  strftime(date, sizeof date, "%Y-%m-%d", gmtime(&now));
  const std::string measured =
      std::string("Measured on ") + date + " by argpool-tune " + argpool_version();
  const std::string seeded = " --seed=" + std::to_string(seed);
  std::vector<std::string> head = {
      "What rows cost, in nanoseconds on one thread (argpool_registry.h, argpool_cost).",
      measured + (quick ? " --quick" : " --seconds=" + std::to_string(int(seconds))) + seeded +
          (earlier.empty() ? "" : ", with what earlier runs timed,"),
      "on " + argpool::tune::machine() + "."};
  if (quick) {
    head.push_back("The costs of " + kind.str() + ", times what " +
                   std::to_string(tuner.contests()) + " calls took beside them.");
    return head;
  }
  head.push_back(
      "Regret, what choosing by them loses against the best variant, in calls not tuned on:");
  for (const auto &[operation, regret] : tuner.regrets()) {
    head.push_back("  " + (operation.empty() ? std::string("all") : operation) + ": mean " +
                   percent(regret.mean()) + ", worst " + percent(regret.most) + " of " +
                   std::to_string(regret.calls) + " calls");
    if (!quiet)
      errs() << head.back() << (regret.most > 0.03 ? "; " + regret.worst : std::string()) << '\n';
  }
  return head;
}

int main(int argc, char **argv) {
  InitLLVM init(argc, argv);
  cl::HideUnrelatedOptions(category);
  cl::SetVersionPrinter([](raw_ostream &out) { out << "argpool " << argpool_version() << '\n'; });
  cl::ParseCommandLineOptions(
      argc, argv,
      "measures what the variants of libargpool's kernels cost on this machine, and fits the\n"
      "models by which a call's variant is chosen. Let nothing else run meanwhile.\n");
  if (!(seconds > 0 && seconds < 1e6))
    return fail("--seconds is out of range; accepted are numbers above 0");

  if (!(lastCache >= 0 && lastCache < 1e6))
    return fail("--last-cache is out of range; accepted are numbers of megabytes, and 0: as the "
                "system says");
  argpool::tune::setLastCache(lastCache * (1 << 20));

  if (between && problems.empty()) return fail("--between is about --problems: name a list");

  // Variables that steer programs which call the library would steer the measurement.
  for (const char *variable :
       {"TUNING", "CPU", "FORCE_VARIANT", "MAX_TARGET", "VERBOSE", "MEASURE", "WISDOM"})
    unsetenv((std::string("ARGPOOL_") + variable).c_str());
  if (!problems.empty()) return makeWisdom();

  argpool::tune::Request request;
  request.seconds = quick && !seconds.getNumOccurrences() ? 0.1 : seconds;
  request.seed = seed;
  request.only = only;
  request.details = details;
  if (!quiet)
    request.progress = [](const std::string &line) { errs() << "argpool-tune: " << line << '\n'; };
  for (const std::string &path : earlier)
    if (!argpool::tune::readSamples(path, &request.earlier))
      return fail(path + " is no file that --samples wrote");
  const argpool_table *more = nullptr;
  std::string why;
  if (!kernels.empty() && !(more = openKernels(why))) return fail(why);
  using argpool::tune::Choice;
  const Choice all(argpool_default_table, argpool::tune::entriesOf(argpool_default_table, more));
  const argpool_table &table = *all.table();
  if (list) {
    for (const auto &family : argpool::tune::familiesOf(table))
      outs() << family.name() << '\n';
    return 0;
  }
  const uint32_t kind = kindOf(table);
  if (kind >= table.cpu_count && quick)
    return fail("--like=" + like + " names no kind of CPU; accepted are " + kindsOf(table));
  argpool::tune::Tuner tuner(table, request);
  if (tuner.families() == 0)
    return fail("--only=\"" + only + "\" names no kind of call with a choice; --list has them");
  // Nothing is measured in vain.
  std::error_code refused;
  raw_fd_ostream file(output, refused);
  if (refused) return fail("cannot write " + output + ": " + refused.message());
  quick ? tuner.runQuickly(kind) : tuner.run();
  if (!timings.empty()) {
    raw_fd_ostream samples(timings, refused);
    if (!refused) samples << argpool::tune::samplesFile(tuner.timings());
    if (refused || samples.has_error()) return fail("cannot write " + timings);
  }

  std::string numbers;
  if (quick) {
    const std::string costs = shippedCosts(argv[0], table.cpus[kind].name);
    numbers = argpool::tune::machineText(costs, tuner.machine());
    if (numbers.empty()) return fail("cannot read the numbers of " + costs);
  }
  file << argpool::tune::costsFile(headOf(tuner, table.cpus[kind].name), output, table,
                                   tuner.costs(), tuner.shared(), numbers);
  file.flush();
  if (file.has_error()) return fail("cannot write " + output + ": " + file.error().message());
  if (!quiet && output != "-")
    errs() << "argpool-tune: " << tuner.costs().size() << " rows from " << tuner.contests()
           << " calls in " << output << '\n';
  return 0;
}
