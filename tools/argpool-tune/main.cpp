// argpool-tune: measures what rows cost on this machine. Options only; tuner.h has the work.
// SPDX-License-Identifier: MIT
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/DynamicLibrary.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/raw_ostream.h"

#include "caches.h"
#include "problems.h"
#include "tuner.h"

extern "C" const argpool_table argpool_default_table;

using namespace llvm;

static cl::OptionCategory category("argpool-tune");

static cl::opt<std::string> timings(
    "samples", cl::cat(category), cl::value_desc("file.csv"), cl::ZeroOrMore,
    cl::desc("Times rows of drawn calls, and writes what they took: share_costs.py fits costs to "
             "it. What a file of costs says of this CPU is printed"));
static cl::opt<std::string> problems(
    "problems", cl::cat(category), cl::value_desc("list"),
    cl::desc("Makes wisdom: measures the rows of each problem of a list, two seconds each, for "
             "ARGPOOL_WISDOM; with --kernels of that library alone"));
static cl::opt<std::string> output(
    "o", cl::cat(category), cl::value_desc("file"), cl::init("wisdom"), cl::ZeroOrMore,
    cl::desc("Where wisdom goes (default: wisdom)"));
static cl::opt<double> seconds("seconds", cl::cat(category), cl::value_desc("N"), cl::init(300),
                               cl::desc("How long to time rows (default: 300)"));
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
                             cl::desc("Rows that no call that was timed needs"));
static cl::opt<bool> between(
    "between", cl::cat(category),
    cl::desc("With --problems: rows are timed as a network runs them, each run after the output "
             "and 4 MB elsewhere were written; one second each"));
static cl::opt<bool> list("list", cl::cat(category), cl::desc("Only name the kinds of calls"));
static cl::opt<bool> quiet("q", cl::cat(category), cl::desc("No progress on stderr"));

static cl::extrahelp examples(R"(
EXAMPLES:
  argpool-tune --problems=net.txt -o net.wisdom             measures these calls alone; a line each:
    max_pool f32 i64 plane cf n1c64h112w112 k3s2p1          (tests/README.md; ceil, out=, threads=)
  ARGPOOL_WISDOM=net.wisdom program                         the program chooses by that
  argpool-tune --samples=mine.csv                           times libargpool's rows, 5 minutes
  argpool-tune --kernels=mine.so --samples=mine.csv         beside libargpool's kernels an app's, of
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
  std::vector<argpool::tune::Problem> all;
  std::string why;
  if (!argpool::tune::readProblems(problems, &all, &why)) return fail(why);
  const argpool_table *table = nullptr;
  if (!kernels.empty() && !(table = openKernels(why))) return fail(why);
  for (const argpool::tune::Problem &problem : all) {
    const argpool_measure how = between ? ARGPOOL_BETWEEN : ARGPOOL_PATIENT;
    const std::string sentence = argpool::tune::measure(problem, table, how, &why);
    if (sentence.empty()) return fail(problem.named() + why);
    if (!quiet) errs() << "argpool-tune: " << problem.line << ": " << sentence << '\n';
  }
  if (argpool_wisdom_export(output.c_str())) return fail(argpool_last_error());
  if (!quiet) errs() << "argpool-tune: " << all.size() << " problems in " << output << '\n';
  return 0;
}

int main(int argc, char **argv) {
  InitLLVM init(argc, argv);
  cl::HideUnrelatedOptions(category);
  cl::SetVersionPrinter([](raw_ostream &out) { out << "argpool " << argpool_version() << '\n'; });
  cl::ParseCommandLineOptions(
      argc, argv,
      "measures on this machine: the rows of listed calls, for wisdom, or those of drawn calls,\n"
      "for costs. Let nothing else run meanwhile.\n");
  if (!(seconds > 0 && seconds < 1e6))
    return fail("--seconds is out of range; accepted are numbers above 0");

  if (!(lastCache >= 0 && lastCache < 1e6))
    return fail("--last-cache is out of range; accepted are numbers of megabytes, and 0: as the "
                "system says");
  argpool::tune::setLastCache(lastCache * (1 << 20));

  if (between && problems.empty()) return fail("--between is about --problems: name a list");
  if (output.getNumOccurrences() && problems.empty())
    return fail("-o is where the wisdom of --problems goes: name a list; samples go to --samples");

  // Variables that steer programs which call the library would steer the measurement.
  for (const char *variable :
       {"CPU", "FORCE_VARIANT", "MAX_TARGET", "VERBOSE", "MEASURE", "WISDOM"})
    unsetenv((std::string("ARGPOOL_") + variable).c_str());
  if (!problems.empty()) return makeWisdom();

  argpool::tune::Request request;
  request.seconds = seconds;
  request.seed = seed;
  request.only = only;
  request.details = details;
  if (!quiet)
    request.progress = [](const std::string &line) { errs() << "argpool-tune: " << line << '\n'; };
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
  if (timings.empty())
    return fail("nothing to do; accepted are --problems=<list>, --samples=<file.csv> and --list");
  argpool::tune::Tuner tuner(table, request);
  if (tuner.families() == 0)
    return fail("--only=\"" + only + "\" names no kind of call with a choice; --list has them");
  // Nothing is measured in vain.
  std::error_code refused;
  raw_fd_ostream file(timings, refused);
  if (refused) return fail("cannot write " + timings + ": " + refused.message());
  tuner.run();
  file << argpool::tune::samplesFile(tuner.timings());
  file.flush();
  if (file.has_error()) return fail("cannot write " + timings + ": " + file.error().message());
  outs() << "// " << argpool::tune::machine() << '\n'
         << argpool::tune::kindText(tuner.shared()) << '\n';
  if (!quiet)
    errs() << "argpool-tune: " << tuner.timings().size() << " rows of " << tuner.contests()
           << " calls in " << timings << '\n';
  return 0;
}
