// Garbage and changed texts of regions: a spec is refused with an error or becomes rows, whose
// texts the generator's parser reads, as it reads or refuses what these become.
//   argpool_region_fuzz <executions> <seed> <specs…>
// SPDX-License-Identifier: MIT
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <random>

#include "dialect/spec.h"
#include "fuzz_parse.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "transforms/passes.h"
#include "transforms/simplify_regions.h"

namespace {

constexpr int kTogether = 2000;
constexpr const char *kTarget =
    "argpool.target @base halide \"x86-64-linux\" triple \"x86_64-unknown-linux-gnu\" "
    "vector_bytes 16 needs(sse41)\n";
constexpr const char *kWords[] = {  // the last ones are of the generator's texts
    "argpool.pool", "argpool.tap", "argpool.pool_gradient", "argpool.region", "argpool.yield",
    "max", "umin", "any", "kernel", "dilation", "pad", "[3, 3]", "[1024, 1]", "[0]", "[]", "%x0",
    "%v0", "%v1", "arith.select", "arith.cmpf", "oeq,", "arith.constant", "arith.truncf",
    "fastmath<fast>", "f32", "f64", "f16", "bf16", "i8", "i1", "index", "vector<4xf32>",
    "tensor<?x?x?xf32>", "tensor<*xf32>", "0", "-1", "255", "65536", "9223372036854775807",
    "9223372036854775808", "1e400", "0x7FC00000", "true", "(", ")", "{", "}", ":", ",", "->",
    "\"", "<", ">", "in", "out", "const", "max_tap", "3x3", "1x1", "0x0", "4294967296x1", "a:",
    "b", "u8"};

using Random = std::mt19937_64;

size_t below(Random &random, size_t count) { return size_t(random() % std::max<size_t>(count, 1)); }

// A place in a text, rather at a word's begin.
size_t placeIn(const std::string &text, Random &random) {
  const size_t at = below(random, text.size() + 1);
  const size_t word = random() % 4 ? text.find_first_of(" ([<%", at) : std::string::npos;
  return word == std::string::npos ? at : word + 1;
}

// Some of a text, from a place on.
std::string partOf(const std::string &text, size_t length, Random &random) {
  return text.substr(std::min(placeIn(text, random), text.size()), length);
}

// The word that begins at a place.
size_t wordAt(const std::string &text, size_t at) {
  return std::min(text.find_first_of(" ,)]>\n", at), text.size()) - at;
}

// A place where one of some characters stands; the text's end where none does.
size_t placeOf(const std::string &text, const char *characters, Random &random) {
  const size_t at = text.find_first_of(characters, below(random, text.size()));
  return std::min(at, text.size());
}

void mutate(std::string &text, const std::string &other, Random &random) {
  const size_t at = std::min(placeIn(text, random), text.size());
  const size_t length = 1 + below(random, random() % 4 ? 12 : text.size() / 2 + 1);
  const std::string word = kWords[below(random, std::size(kWords))];
  switch (random() % 10) {
  case 0: text.erase(at, length); break;
  case 1: text.insert(at, partOf(random() % 2 ? text : other, length, random)); break;
  case 2:
    if (!text.empty()) text[below(random, text.size())] = char(random());
    break;
  case 3: text.insert(at, word + " "); break;
  case 4: text.replace(at, wordAt(text, at), word); break;
  case 5:
  case 6: {  // a value for another
    const size_t from = placeOf(text, "%", random), to = placeOf(text, "%", random);
    text.replace(to, wordAt(text, to), text.substr(from, wordAt(text, from)));
    break;
  }
  default:  // a digit for another, perhaps with more
    if (const size_t digit = placeOf(text, "0123456789", random); digit < text.size())
      text.replace(digit, 1, std::to_string(below(random, random() % 8 ? 10 : 1 << 20)));
  }
}

std::string made(const std::vector<std::string> &seeds, Random &random) {
  std::string text = seeds[below(random, seeds.size())];
  if (random() % 16 == 0) {
    text.resize(below(random, 400));
    for (char &c : text) c = random() % 3 ? char(random()) : char(32 + random() % 95);
  }
  for (size_t left = 1 + below(random, 1 + below(random, 6)); left > 0; left--)
    mutate(text, seeds[below(random, seeds.size())], random);
  return text;
}

class Compiler {
public:
  Compiler() {
    context.loadDialect<argpool::ArgpoolDialect, mlir::func::FuncDialect,
                        mlir::arith::ArithDialect>();
    context.getDiagEngine().registerHandler([this](mlir::Diagnostic &diagnostic) {
      errors += diagnostic.getSeverity() == mlir::DiagnosticSeverity::Error;
      diagnostic.str();
      return mlir::success();
    });
    simplifier = std::make_unique<argpool::RegionSimplifier>(&context);
  }

  // The texts of a spec's rows; none where it is refused.
  std::vector<std::string> rowsOf(const std::string &spec) {
    errors = 0;
    std::vector<std::string> rows;
    auto module = mlir::parseSourceString<mlir::ModuleOp>(kTarget + spec, &context);
    if (!module || failed(argpool::checkSpec(*module))) return refused(rows);
    module->walk([&](argpool::RegionOp region) { simplifier->simplify(region); });
    mlir::PassManager passes(&context);
    passes.addPass(argpool::createRegionGradients());
    passes.addPass(argpool::createRegionRows());
    if (failed(mlir::verify(*module)) || failed(passes.run(*module))) return refused(rows);
    for (auto row : module->getOps<argpool::PipelineOp>()) rows.push_back(row.getRegion().str());
    return rows;
  }

private:
  std::vector<std::string> &refused(std::vector<std::string> &none) const {
    if (errors == 0) abort();  // every refusal says why
    return none;
  }

  mlir::MLIRContext context{mlir::MLIRContext::Threading::DISABLED};
  int errors = 0;
  std::unique_ptr<argpool::RegionSimplifier> simplifier;
};

struct Counts {
  long accepted = 0, rows = 0, read = 0;
};

void execute(Compiler &compiler, const std::vector<std::string> &specs, uint64_t seed,
             Counts &counts) {
  Random random(seed);
  const std::vector<std::string> rows = compiler.rowsOf(made(specs, random));
  counts.accepted += !rows.empty();
  for (const std::string &row : rows)
    if (!argpool::test::readsText(row)) abort();  // what the compiler writes, the generator reads
  counts.rows += long(rows.size());
  if (rows.empty()) return;
  counts.read += argpool::test::readsText(made(rows, random));
}

// Whether executions from `first` on end, in a child; their counts.
bool executed(const std::vector<std::string> &specs, uint64_t first, int many, Counts &all) {
  int ends[2];
  if (pipe(ends)) abort();
  const pid_t child = fork();
  if (child == 0) {
    Counts counts;
    Compiler compiler;
    for (int i = 0; i < many; i++) execute(compiler, specs, first + uint64_t(i), counts);
    _exit(write(ends[1], &counts, sizeof counts) != sizeof counts);
  }
  close(ends[1]);
  Counts counts;
  const bool has = read(ends[0], &counts, sizeof counts) == sizeof counts;
  close(ends[0]);
  int status = 0;
  waitpid(child, &status, 0);
  if (!has || status != 0) return false;
  all.accepted += counts.accepted;
  all.rows += counts.rows;
  all.read += counts.read;
  return true;
}

}  // namespace

int main(int argc, char **argv) {
  std::vector<std::string> specs;
  for (int i = 3; i < argc; i++) {
    auto file = llvm::MemoryBuffer::getFile(argv[i]);
    if (!file) return std::fprintf(stderr, "cannot read %s\n", argv[i]), 2;
    // One function each.
    for (llvm::StringRef function : llvm::split((*file)->getBuffer(), "\nfunc.func "))
      if (function.contains("argpool.region"))
        specs.push_back((function.starts_with("func.func ") ? "" : "func.func ") + function.str());
  }
  if (argc < 4 || specs.empty())
    return std::fprintf(stderr, "usage: %s <executions> <seed> <specs…>\n", argv[0]), 2;
  const long executions = atol(argv[1]);
  const uint64_t seed = strtoull(argv[2], nullptr, 0) << 32;
  Counts counts;
  long crashes = 0;
  for (long i = 0; i < executions; i += kTogether) {
    const int many = int(std::min<long>(kTogether, executions - i));
    if (executed(specs, seed + uint64_t(i), many, counts)) continue;
    for (int j = 0; j < many && crashes < 10; j++) {  // to tell which
      if (executed(specs, seed + uint64_t(i + j), 1, counts)) continue;
      Random random(seed + uint64_t(i + j));
      std::fprintf(stderr, "crashed by:\n%s\n", made(specs, random).c_str());
      crashes++;
    }
  }
  std::printf("fuzzing: %ld executions, %ld specs accepted, %ld rows, %ld changed texts read, "
              "%ld crashes\n", executions, counts.accepted, counts.rows, counts.read, crashes);
  return crashes != 0 || counts.accepted == 0 || counts.read == 0;
}
