// argpool-compile: a spec of pooling operations, or a model that has some, becomes a library of
// kernels. Options only; what is done with them stands in stages.cpp.
// SPDX-License-Identifier: MIT
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/TargetParser/Triple.h"

#include "emit/cache.h"
#include "emit/errors.h"
#include "emit/pack/table.h"
#include "emit/versions.h"
#include "model.h"
#include "report.h"
#include "stages.h"

using namespace llvm;
using argpool::Emit;
using argpool::List;
using argpool::Stage;

static cl::OptionCategory category("argpool-compile");

static cl::opt<std::string> spec(cl::Positional, cl::desc("<spec.mlir | model.onnx | model.pt2>"),
                                 cl::cat(category));
static cl::opt<List> list(
    "list", cl::cat(category), cl::ValueOptional, cl::init(List::No),
    cl::desc("Print a model's pooling nodes, and compile nothing"),
    cl::values(clEnumValN(List::Table, "", ""), clEnumValN(List::Table, "table", "for people"),
               clEnumValN(List::Json, "json", "for programs")));
static cl::list<std::string> shapes(
    "shape", cl::cat(category), cl::value_desc("tensor=NxCxHxW"),
    cl::desc("The shape of a model's tensor where the model leaves it open, say "
             "input=1x3x360x480; ? stays open. Repeatable"));
static cl::opt<bool> narrowIndices(
    "narrow-indices", cl::cat(category),
    cl::desc("Indices that only operations of the same window read become tap numbers, 8 times "
             "smaller; the summary says which, and why others do not. The header's functions then "
             "take u8 tensors of indices"));
static cl::opt<bool> fuseMask(
    "fuse-mask", cl::cat(category),
    cl::desc("A pool and the only unpool of its values and indices become one function, which "
             "stores neither; the summary says which, and why others do not"));
static cl::opt<bool> staticShapes(
    "static-shapes", cl::cat(category),
    cl::desc("Rows that no call of the shapes given may run are left out: fewer to compile, and a "
             "smaller library, which serves other shapes by its rows without guards"));
static cl::opt<bool> regions(
    "regions", cl::cat(category), cl::init(true),
    cl::desc("A model's chains of pools of stride 1, with comparisons and arithmetic between, "
             "become one function each (default; --regions=false: each pool is one, as where a "
             "target computes no regions)"));
static cl::opt<std::string> gradients(
    "gradients", cl::cat(category), cl::ValueOptional, cl::value_desc("function,…"),
    cl::desc("For each of these functions of regions, f, or for all that have one, a function of "
             "its gradient, f_backward: of f's inputs and the gradients of its results it makes "
             "those of the inputs"));
static cl::opt<bool> report(
    "report", cl::cat(category),
    cl::desc("Beside what is compiled, a table on stdout of what each of these three passes would "
             "do by itself: bytes of indices and, on this machine, microseconds of each function, "
             "before and after, and whether it pays. `cc` links what is measured"));
static cl::opt<std::string> name("name", cl::cat(category), cl::value_desc("name"),
                                 cl::desc("The library's name (default: the spec's)"));
static cl::opt<std::string> targets(
    "targets", cl::cat(category), cl::value_desc("a;b;c"),
    cl::desc("Targets to compile for, with ; or , between; native: the one for this machine's CPU "
             "(default: all CPUs' of the architecture)"));
static cl::opt<std::string> architecture(
    "architecture", cl::cat(category), cl::value_desc("name"),
    cl::desc("The CPUs to compile for where no targets are named: x86_64, aarch64, armv7, wasm32, "
             "riscv64 (default: this machine's); and the system, if it is not Linux or Android: "
             "x86_64-windows, aarch64-macos, aarch64-ios"));
static cl::opt<std::string> output(
    "o", cl::cat(category), cl::value_desc("path"),
    cl::desc("The library's folder (default: .); or where --emit's text goes: a file, a folder "
             "(ending in / or there already), or - (default)"));
static cl::opt<unsigned> jobs("j", cl::Prefix, cl::cat(category), cl::value_desc("N"), cl::init(0),
                              cl::desc("Generators to run at a time (default: one a CPU)"));
static cl::opt<Emit> emit(
    "emit", cl::cat(category), cl::init(Emit::Library), cl::desc("What to write:"),
    cl::values(clEnumValN(Emit::IR, "ir", "the spec as understood"),
               clEnumValN(Emit::Plan, "plan", "the rows to compile"),
               clEnumValN(Emit::LLVM, "llvm", "their LLVM IR, finished"),
               clEnumValN(Emit::Assembly, "asm", "their assembly"),
               clEnumValN(Emit::Device, "device", "what devices run: PTX, OpenCL C"),
               clEnumValN(Emit::Library, "lib", "lib<name>.a and <name>.h (default)")));
static cl::opt<Stage> untilAfter(
    "until-after", cl::cat(category), cl::init(Stage::Pack), cl::desc("Stop after a stage:"),
    cl::values(clEnumValN(Stage::Import, "import", "the spec is read and verified"),
               clEnumValN(Stage::Collect, "collect", "operations became unique kernels"),
               clEnumValN(Stage::Select, "select", "kernels became the plan's rows"),
               clEnumValN(Stage::Generate, "generate", "rows became bitcode, in the cache"),
               clEnumValN(Stage::Finish, "finish", "bitcode became machine code"),
               clEnumValN(Stage::Pack, "pack", "the library is written (default)")));
static cl::opt<std::string> row("row", cl::cat(category), cl::value_desc("row"),
                                cl::desc("Compile this row of the plan alone"));
static cl::opt<std::string> variants(
    "variants", cl::cat(category), cl::value_desc("file"),
    cl::desc("The list of targets and variants, and the files of the folder of its name "
             "(list.mlir: list/*.mlir), if there is one (default: the list shipped)"));
static cl::list<std::string> costs(
    "costs", cl::cat(category), cl::value_desc("path"),
    cl::desc("What rows cost, as argpool-tune measured it: a file, or a folder of a file for each "
             "kind of CPU; empty: nothing measured. Repeatable (default: the folder shipped, for "
             "the list of variants shipped)"));
static cl::list<std::string> wisdom(
    "wisdom", cl::cat(category), cl::value_desc("file"),
    cl::desc("Which rows measured plans of this library found to be the fastest, as "
             "argpool_wisdom_export, or argpool-tune --problems, wrote it: its calls take them on "
             "CPUs of that kind. Repeatable: a file for each kind of CPU"));
static cl::opt<std::string> generator(
    "generator", cl::cat(category), cl::value_desc("path"),
    cl::desc("The kernel generators: a folder with a program for each kernel operation, or one "
             "program for all (default: the folder shipped)"));
static cl::opt<std::string> cache(
    "cache", cl::cat(category), cl::value_desc("folder"),
    cl::desc("Where bitcode and objects are kept, of all specs; empty: nowhere (default: "
             "$ARGPOOL_CACHE, else argpool in $XDG_CACHE_HOME or ~/.cache)"));
static cl::opt<std::string> cacheLimit(
    "cache-limit", cl::cat(category), cl::value_desc("size"), cl::init("2G"),
    cl::desc("Bytes the cache may take, or K, M or G of them; a compile ends by removing what was "
             "unused longest. 0: no limit (default: 2G)"));
static cl::opt<bool> ownName("own-name", cl::Hidden, cl::cat(category),
                             cl::desc("The library is argpool's own, and may be named so"));
static cl::opt<bool> quiet("q", cl::cat(category), cl::desc("No progress on stderr"));
static cl::opt<std::string> tableLayout(
    "print-table-layout", cl::Hidden, cl::cat(category), cl::value_desc("triple"),
    cl::desc("C++ assertions that argpool_registry.h is laid out as tables are written"));

static cl::extrahelp examples(R"(
SPECS:
  functions of argpool's operations: pools, unpools, their gradients; and regions, graphs of pools,
  comparisons and arithmetic, each of which becomes one kernel (x86-64, AArch64)

TARGETS:
  base avx2 avx512   x86-64 CPUs: SSE4.1; AVX2, FMA and F16C; AVX-512 F, BW, DQ, VL and CD
  neon               AArch64
  neon32             ARMv7 with NEON, hard float
  simd128            WebAssembly
  rvv128             RISC-V with V, where vectors have 128 bits
  cuda               NVIDIA GPUs of compute capability 8.0 or later; link libargpool_cuda.a
  opencl             devices of OpenCL 1.2 or later; link libargpool_opencl.a
  native             of the above, the one for this machine's CPU
  By default all CPUs' of the architecture. A library runs what a CPU has of them.

EXAMPLES:
  argpool-compile kernels.mlir -o out                    out/libkernels.a, out/kernels.h
  argpool-compile kernels.mlir --targets=base,avx2       without AVX-512
  argpool-compile kernels.mlir --targets=neon            for AArch64, on any machine
  argpool-compile kernels.mlir --targets=neon32          for 32-bit ARM
  argpool-compile kernels.mlir --architecture=x86_64-windows
  argpool-compile segnet.onnx --list                     its pooling nodes
  argpool-compile segnet.onnx --shape input=1x3x360x480 -o out
  argpool-compile segnet.onnx --report -o out            and what each pass would gain
  argpool-compile kernels.mlir --wisdom=net.wisdom -o out   rows that were measured to be best
  argpool-compile kernels.mlir --emit=plan               which kernels, in which variants
  argpool-compile kernels.mlir --emit=asm -o asm/        a file for each row
  argpool-compile kernels.mlir --targets=cuda --emit=device -o ptx/
  argpool-compile kernels.mlir --emit=llvm --row=max_pool_f32_i64_cf_2dk2s2__avx2_rows
)");

// A file given, or the one shipped with this program: ../<path> from it, in an install and in a
// build tree alike.
static std::string orShipped(const std::string &given, StringRef program, StringRef path) {
  if (!given.empty()) return given;
  SmallString<256> file(program);
  sys::path::remove_filename(file);
  sys::path::append(file, "..", path);
  sys::path::remove_dots(file, /*remove_dot_dot=*/true);
  return file.str().str();
}

// "500M" -> 500 * 2^20.
static std::optional<uint64_t> bytesOf(StringRef text) {
  const size_t unit = StringRef("KMG").find(text.empty() ? ' ' : text.back());
  const unsigned shift = unit == StringRef::npos ? 0 : 10 * (unit + 1);
  uint64_t number = 0;
  if (text.drop_back(shift != 0).getAsInteger(10, number) || number > UINT64_MAX >> shift)
    return std::nullopt;
  return number << shift;
}

static int fail(Error error) {
  errs() << "argpool-compile: error: " << toString(std::move(error)) << '\n';
  return 1;
}

// An argument that gives the option a value which it has not, with those that it has, or "". LLVM
// would say that it cannot find an option of the value's name.
template <typename T>
static std::string unknownChoice(cl::opt<T> &option, ArrayRef<char *> arguments) {
  for (StringRef argument : arguments) {
    StringRef value = argument.ltrim('-');
    if (!value.consume_front((option.ArgStr + "=").str())) continue;
    auto &parser = option.getParser();
    std::string accepted;
    bool known = false;
    for (unsigned i = 0; i < parser.getNumOptions(); ++i) {
      const StringRef choice = parser.getOption(i);
      known |= choice == value;
      if (!choice.empty()) accepted += (accepted.empty() ? "" : ", ") + choice.str();
    }
    if (!known) return "there is no " + argument.str() + "; accepted are " + accepted;
  }
  return "";
}

int main(int argc, char **argv) {
  InitLLVM init(argc, argv);
  cl::HideUnrelatedOptions(category);
  cl::SetVersionPrinter([](raw_ostream &out) { out << argpool::emit::madeBy() << '\n'; });
  const ArrayRef<char *> arguments(argv, argc);
  for (const std::string &unknown : {unknownChoice(emit, arguments), unknownChoice(list, arguments),
                                     unknownChoice(untilAfter, arguments)})
    if (!unknown.empty()) return fail(argpool::emit::error(unknown));
  cl::ParseCommandLineOptions(
      argc, argv, "compiles a spec of pooling operations, or those of a model, into a library of "
                  "kernels\n");

  if (!tableLayout.empty()) {
    auto assertions = argpool::emit::tableLayoutAssertions(tableLayout);
    if (!assertions) return fail(assertions.takeError());
    outs() << *assertions;
    return 0;
  }
  if (spec.empty())
    return fail(argpool::emit::error("no spec is given: argpool-compile <spec.mlir>, or "
                                     "<model.onnx>, or - for standard input; --help shows the "
                                     "options"));
  argpool::Request request;
  request.spec = spec;
  request.shapes.assign(shapes.begin(), shapes.end());
  request.library = name.empty() ? argpool::libraryName(spec) : name.getValue();
  if (list == List::No && !shapes.empty() && !argpool::isModel(spec))
    return fail(argpool::emit::error("--shape is of models, and " + spec + " is none by its name; "
                                     "write shapes into the spec"));
  SmallVector<StringRef> names;
  SplitString(targets, names, ";,");
  request.targets.names.assign(names.begin(), names.end());
  const Triple triple(Triple::normalize(architecture.empty() ? sys::getDefaultTargetTriple()
                                                             : architecture.getValue()));
  request.system = triple;
  request.targets.architecture = triple.getArch() == Triple::UnknownArch
                                     ? architecture
                                     : Triple::getArchTypeName(triple.getArch()).str();
  request.compiler = sys::fs::getMainExecutable(argv[0], reinterpret_cast<void *>(&main));
  request.targets.variants = orShipped(variants, request.compiler, "share/argpool/variants.mlir");
  request.passes = {fuseMask, narrowIndices, staticShapes, regions, /*join=*/report};
  request.passes.gradients = gradients.getNumOccurrences() != 0;
  SmallVector<StringRef> differentiated;
  SplitString(gradients, differentiated, ",;");
  request.passes.differentiated.assign(differentiated.begin(), differentiated.end());
  if (list != List::No) {
    auto table = argpool::listModel(request, list);
    if (!table) return fail(table.takeError());
    outs() << *table;
    return 0;
  }
  if (costs.empty() && variants.getNumOccurrences() == 0)
    request.costs = {orShipped("", request.compiler, "share/argpool/costs")};
  copy_if(costs, std::back_inserter(request.costs), [](StringRef path) { return !path.empty(); });
  request.wisdom.assign(wisdom.begin(), wisdom.end());
  request.generator = orShipped(generator, request.compiler, "lib/argpool/generators");
  const bool library = emit == Emit::Library && untilAfter > Stage::Select;
  request.output = !output.empty() ? output.getValue() : library ? "." : "-";
  if (cache.getNumOccurrences() > 0)
    request.cache = cache;
  else if (library)
    request.cache = argpool::emit::usersCache();
  const std::optional<uint64_t> limit = bytesOf(cacheLimit);
  if (!limit)
    return fail(argpool::emit::error("--cache-limit is \"" + cacheLimit +
                                     "\"; accepted are bytes, or a number with K, M or G"));
  request.cacheLimit = *limit;
  request.ownName = ownName;
  request.emit = emit;
  request.last = untilAfter;
  request.row = row;
  request.jobs = jobs;
  request.quiet = quiet;
  if (report && !library)
    return fail(argpool::emit::error("--report measures a library; leave out --emit, --until-after "
                                     "and --row"));
  argpool::Made made;
  if (Error failed = argpool::compile(request, made)) return fail(std::move(failed));
  if (!report) return 0;
  auto table = argpool::reportPasses(request);
  if (!table) return fail(table.takeError());
  outs() << *table;
  return 0;
}
