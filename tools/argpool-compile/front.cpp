// The stages on IR: a spec is read, then becomes the plan by passes.
// SPDX-License-Identifier: MIT
#include "front.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/TargetParser/Triple.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"

#include "dialect/dialect.h"
#include "dialect/spec.h"
#include "emit/errors.h"
#include "transforms/passes.h"
#include "transforms/simplify_regions.h"

using llvm::Error;
using llvm::Expected;

namespace argpool {
namespace {

// Advice for what MLIR's parser says of a spec, in its own words: part of what it says, and a note
// to go below.
struct Advice {
  const char *says, *advice;
};

constexpr const char *kElements =
    "element types are f64 f32 f16 bf16, i64 i32 i16 i8, ui64 ui32 ui16 ui8 and i1 (bool)";
constexpr const char *kInRegion =
    "argpool.pool, argpool.tap, argpool.pool_gradient and argpool.yield stand in the body of an "
    "argpool.region; a pool of a tensor is argpool.max_pool or argpool.min_pool, with a "
    "window(kernel [..])";
constexpr Advice kAdvice[] = {
    {"custom op 'argpool.pool'", kInRegion},
    {"expects parent op 'argpool.region'", kInRegion},
    {"custom op 'argpool.",
     "clauses come in this order: window(kernel [..] stride [..] pad [..] pad_end [..] "
     "dilation [..] ceil_mode) index(<space>), in max_pool index(<space> : <type>), then, where "
     "the operation has them, layout(..) duplicates(..) output_size [..] src_size [..], and a "
     "colon before the types of what it reads"},
    {"expects different type than prior uses",
     "the types of results follow from those of what is read: pooled extents by C1, unpooled ones "
     "by C2, ? where an extent that they depend on is ?; write the last type named here"},
    {"Dialect `", "a spec holds functions, argpool's operations and return; take the rest out"},
    {"unregistered dialect",
     "a spec holds functions, argpool's operations and return; take the rest out"},
    {"operation name in quotes",
     "an operation stands here, or the } that ends the function; an operation of argpool ends in "
     "the types of what it reads, without -> and results, which follow from those"},
    {"expected '['",
     "numbers of a window stand in brackets, outermost dimension first: kernel [2, 2]"},
    {"expected ':'",
     "an index of max_pool has a space and a type: index(plane : i64); and a colon stands before "
     "the types of what an operation reads"},
    {"expected non-function type", kElements},
    {"but was provided",
     "max_pool has two results, %values, %indices = …, also where nobody uses the indices; a "
     "region has one for each type behind its ->, the other operations have one"},
    {"match function result type",
     "what return names has the types that the operations' types make (C1, C2): write them after "
     "the function's ->, too"}};

// From the word argpool.region to the body's brace.
constexpr const char *kOfHead =
    "a region is written %r = argpool.region(%x = %tensor, …) : (types of tensors) -> types of "
    "results { … }; %x is the tensor's cell in the body";
constexpr Advice kAdviceInHead[] = {{"expected non-function type", kElements},
                                    {"expects different type than prior uses",
                                     "a tensor has the type here that it has where it is made"},
                                    {"undeclared SSA value", kOfHead},
                                    {"expected", kOfHead}};

// In the body of a region.
constexpr const char *kOfBody =
    "the body of a region holds argpool.pool, argpool.tap, argpool.pool_gradient, operations of "
    "arith, and argpool.yield at its end, before the }; a pool is written argpool.pool max %x "
    "kernel [3, 3] : f32";
constexpr const char *kOfTwo =
    "the smaller of two is %l = arith.cmpf olt, %b, %a : f32 and arith.select %l, %b, %a : f32, "
    "which keeps the first of equals; the greater one likewise by ogt";
constexpr const char *kEnd = "the body of a region ends in argpool.yield %cell : f32";
constexpr Advice kAdviceInBody[] = {
    {"custom op 'argpool.pool'",
     "it is written argpool.pool max %x kernel [h, w] dilation [h, w] pad [h, w] : f32; dilation "
     "and pad may be left out, the stride is 1, and f32 is the type of its cells"},
    {"custom op 'argpool.tap'",
     "it is written argpool.tap max %x kernel [h, w] dilation [h, w] pad [h, w] : f32; dilation "
     "and pad may be left out, the stride is 1, and f32 is the type of %x"},
    {"custom op 'argpool.pool_gradient'",
     "it is written argpool.pool_gradient %taps, %grad kernel [h, w] dilation [h, w] pad [h, w] : "
     "f32, with the window of the pool that it is of"},
    {"custom op 'argpool.yield'",
     "a body ends in argpool.yield, the cells of all results, and their types: argpool.yield %a, "
     "%b : f32, i1"},
    {"custom op 'argpool.", kOfBody},
    {"Dialect `", kOfBody},
    {"unregistered dialect", kOfBody},
    {"no terminator", kEnd},
    {"expects parent op 'func.func'", kEnd},
    {"'arith.max", kOfTwo},
    {"'arith.min", kOfTwo},
    {"attribute 'predicate'",
     "o… are false where a float is NaN, oeq olt ogt say, u… are true there; integers have eq ne, "
     "slt and the like as signed, ult and the like as unsigned"},
    {"expects different type than prior uses",
     "the body of a region is about one cell: its types are those of elements, f32 say, and i1 of "
     "what a comparison makes; operands of one operation have one type; a tensor is given to the "
     "region as (%x = %tensor)"},
    {"operation name in quotes",
     "an operation stands here, or the } that ends the body of the region, behind argpool.yield; "
     "an operation ends in the type of its cells: arith.addf %a, %b : f32"},
    {"expected '['", "numbers of a window stand in brackets, that of H first: kernel [3, 3]"},
    {"expected ':'",
     "an operation of a region ends in a colon and the type of its cells: arith.addf %a, %b : f32, "
     "argpool.pool max %x kernel [3, 3] : f32; a pool's clauses are kernel, dilation and pad, in "
     "this order, its stride is 1"},
    {"expected ','",
     "commas stand between operands, and behind what a comparison asks: argpool.pool_gradient "
     "%taps, %grad kernel [3, 3] : f32, arith.cmpf olt, %a, %b : f32"},
    {"expected SSA operand",
     "operands are names; a number gets one by %c = arith.constant 0.5 : f32"},
    {"undeclared SSA value",
     "the body of a region knows its own names alone; tensors are given to it in brackets: "
     "argpool.region(%x = %tensor)"},
    {"expected non-function type",
     "types of cells are f64 f32 f16 bf16, i64 i32 i16 i8 and i1, of unsigned elements too"},
    {"but was provided", "an operation in the body of a region has one result"}};

// The advice for a place: it may lie in the braces of an argpool.region, or before them.
llvm::ArrayRef<Advice> adviceAt(llvm::StringRef text, mlir::Location at) {
  const auto place = llvm::dyn_cast<mlir::FileLineColLoc>(at);
  if (!place) return kAdvice;
  std::string before;
  for (unsigned line = 1; line <= place.getLine(); line++) {
    const auto [own, rest] = text.split('\n');
    before += own.take_front(line < place.getLine() ? own.size() : place.getColumn() - 1)
                  .split("//").first.str() + "\n";
    text = rest;
  }
  const size_t region = llvm::StringRef(before).rfind("argpool.region");
  if (region == llvm::StringRef::npos) return kAdvice;
  const llvm::StringRef own = llvm::StringRef(before).substr(region);
  if (!own.contains('{')) return kAdviceInHead;
  if (own.count('{') > own.count('}')) return kAdviceInBody;
  return kAdvice;
}

// Adds advice to what other handlers then print.
mlir::LogicalResult advise(llvm::StringRef text, mlir::Diagnostic &diagnostic) {
  const std::string said = diagnostic.str();
  for (const auto &[says, advice] : adviceAt(text, diagnostic.getLocation()))
    if (llvm::StringRef(said).contains(says)) {
      diagnostic.attachNote() << advice;
      break;
    }
  return mlir::failure();
}

// A file as text: UTF-8, of which a byte order mark is no part.
Expected<std::unique_ptr<llvm::MemoryBuffer>> readText(const std::string &path, const char *what) {
  auto file = llvm::MemoryBuffer::getFileOrSTDIN(path);
  if (!file)
    return emit::error(llvm::Twine("cannot read the ") + what + " " + path + ": " +
                       file.getError().message());
  const llvm::StringRef text = (*file)->getBuffer();
  if (text.starts_with("\xff\xfe") || text.starts_with("\xfe\xff"))
    return emit::error(llvm::Twine("the ") + what + " " + path +
                       " is UTF-16; save it as UTF-8, say by iconv -f UTF-16 -t UTF-8");
  if (text.starts_with("\xef\xbb\xbf"))
    return llvm::MemoryBuffer::getMemBufferCopy(text.drop_front(3), path);
  return std::move(*file);
}

Expected<mlir::OwningOpRef<mlir::ModuleOp>> parse(const std::string &path,
                                                  mlir::MLIRContext &context, const char *what,
                                                  bool whole = true) {
  auto file = readText(path, what);
  if (!file) return file.takeError();
  const llvm::StringRef text = (*file)->getBuffer();
  const mlir::ScopedDiagnosticHandler advice(&context, [text](mlir::Diagnostic &diagnostic) {
    return advise(text, diagnostic);
  });
  llvm::SourceMgr source;
  source.AddNewSourceBuffer(std::move(*file), llvm::SMLoc());
  auto module =
      mlir::parseSourceFile<mlir::ModuleOp>(source, mlir::ParserConfig(&context, whole));
  if (!module)
    return emit::error(llvm::Twine("the ") + what + " " + path +
                       " was refused; correct what is marked above");
  return module;
}

// The files of a folder, by name.
Expected<std::vector<std::string>> filesOf(llvm::StringRef folder, const char *what) {
  std::vector<std::string> files;
  std::error_code error;
  for (llvm::sys::fs::directory_iterator file(folder, error), end; !error && file != end;
       file.increment(error))
    if (llvm::sys::path::extension(file->path()) == ".mlir") files.push_back(file->path());
  if (error)
    return emit::error(llvm::Twine("cannot read the folder of ") + what + " " + folder + ": " +
                       error.message());
  llvm::sort(files);
  return files;
}

// Puts what one module has at the other's end.
void append(mlir::ModuleOp to, mlir::ModuleOp from) {
  auto &all = to.getBody()->getOperations();
  all.splice(all.end(), from.getBody()->getOperations());
}

// One module of the list's files: `path`, then those of the folder of its name, in their order.
Expected<mlir::OwningOpRef<mlir::ModuleOp>> parseList(const std::string &path,
                                                      mlir::MLIRContext &context) {
  constexpr const char *what = "list of variants";
  auto list = parse(path, context, what, /*whole=*/false);
  if (!list) return list;
  llvm::SmallString<128> folder(path);
  llvm::sys::path::replace_extension(folder, "");
  if (llvm::sys::fs::is_directory(folder)) {
    auto files = filesOf(folder, "variants");
    if (!files) return files.takeError();
    for (const std::string &file : *files) {
      auto part = parse(file, context, what, /*whole=*/false);
      if (!part) return part;
      append(**list, **part);
    }
  }
  if (failed(mlir::verify(**list)))
    return emit::error(llvm::Twine("the ") + what + " " + path +
                       " was refused; correct what is marked above");
  return list;
}

// One module of all files of costs, those of folders among them.
Expected<mlir::OwningOpRef<mlir::ModuleOp>> parseCosts(const std::vector<std::string> &paths,
                                                       mlir::MLIRContext &context) {
  mlir::OwningOpRef<mlir::ModuleOp> all =
      mlir::ModuleOp::create(mlir::UnknownLoc::get(&context), "costs");
  for (const std::string &path : paths) {
    std::vector<std::string> files = {path};
    if (llvm::sys::fs::is_directory(path)) {
      auto inside = filesOf(path, "costs");
      if (!inside) return inside.takeError();
      files = std::move(*inside);
    }
    for (const std::string &file : files) {
      auto part = parse(file, context, "file of costs");
      if (!part) return part;
      append(*all, **part);
    }
  }
  if (failed(mlir::verify(*all)))
    return emit::error("the files of costs do not go together; correct what is marked above");
  return all;
}

bool isCPU(TargetOp target, llvm::StringRef architecture) {
  return target.getDevice() == Device::CPU && target.getArchitecture() == architecture;
}

// The target for this machine's CPU: the list's last of those whose features it has; where its
// features are not known, the architecture's first.
Expected<std::string> nativeTarget(mlir::ModuleOp list, const std::string &architecture) {
  const llvm::Triple here(llvm::sys::getProcessTriple());
  const llvm::StringMap<bool> has = llvm::sys::getHostCPUFeatures();
  std::string native;
  if (architecture == llvm::Triple::getArchTypeName(here.getArch()))
    for (TargetOp target : list.getOps<TargetOp>()) {
      if (!isCPU(target, architecture)) continue;
      llvm::SmallVector<llvm::StringRef> needs;
      llvm::SplitString(target.getFeatures(), needs, ",");
      if (native.empty() || llvm::all_of(needs, [&](llvm::StringRef need) {
            return has.lookup(need.drop_front());
          }))
        native = target.getSymName().str();
    }
  if (!native.empty()) return native;
  return emit::error("native is no target for \"" + architecture + "\": this machine's CPU is " +
                     here.getArchName().str() + "; name the targets");
}

}  // namespace

Front::Front() {
  context.loadDialect<ArgpoolDialect, mlir::func::FuncDialect>();
  context.printOpOnDiagnostic(false);  // the line of the spec says it better
}

Error Front::readTargets(const Targets &asked) {
  if (list) return Error::success();
  auto read = parseList(asked.variants, context);
  if (!read) return read.takeError();
  targets = asked.names;
  if (const std::string word = "native"; llvm::is_contained(targets, word)) {
    auto native = nativeTarget(**read, asked.architecture);
    if (!native) return native.takeError();
    llvm::replace(targets, word, *native);
  }
  list = std::move(*read);
  return Error::success();
}

Expected<bool> Front::computesRegions(const Targets &asked) {
  if (Error failed = readTargets(asked)) return failed;
  return llvm::all_of(list->getOps<TargetOp>(), [&](TargetOp target) {
    const bool chosen = targets.empty() ? isCPU(target, asked.architecture)
                                        : llvm::is_contained(targets, target.getSymName());
    return !chosen || target.computesRegions();
  });
}

Error Front::import(const std::string &spec, const std::vector<std::string> &shapes,
                    const Passes &passes) {
  const bool joined = passes.join || passes.narrowIndices || passes.fuseMask;
  auto parsed = isModel(spec) ? fromModel(spec, shapes, passes, joined)
                              : parse(spec, context, "spec");
  if (!parsed) return parsed.takeError();
  ir = std::move(*parsed);
  if (failed(checkSpec(*ir)))
    return emit::error("the spec " + spec + " was refused; correct what is marked above");
  if (Error failed = simplifyRegions()) return failed;
  if (passes.gradients) {
    RegionGradientsOptions options;
    options.functions.assign(passes.differentiated.begin(), passes.differentiated.end());
    if (Error failed = runPass(createRegionGradients(options))) return failed;
  }
  if (passes.fuseMask)
    if (Error failed = runPass(createFuseMask({/*report=*/true}))) return failed;
  if (passes.narrowIndices) return runPass(createNarrowIndices({/*report=*/true}));
  return Error::success();
}

Expected<mlir::OwningOpRef<mlir::ModuleOp>> Front::fromModel(
    const std::string &path, const std::vector<std::string> &shapes, const Passes &passes,
    bool joined) {
  auto read = PoolingModel::read(path, shapes, passes.regions);
  if (!read) return read.takeError();
  model = std::move(*read);
  auto spec = model->toSpec(context, joined);
  said = model->remarks();
  return spec;
}

Error Front::runPass(std::unique_ptr<mlir::Pass> pass) {
  const mlir::ScopedDiagnosticHandler remarks(&context, [&](mlir::Diagnostic &diagnostic) {
    if (diagnostic.getSeverity() != mlir::DiagnosticSeverity::Remark) return mlir::failure();
    said.push_back(diagnostic.str());
    return mlir::success();
  });
  mlir::PassManager passes(&context);
  const std::string name = pass->getArgument().str();
  passes.addPass(std::move(pass));
  if (succeeded(passes.run(*ir))) return Error::success();
  return emit::error(name + " failed; correct what is marked above");
}

// Regions of one meaning get one text, and share their rows.
Error Front::simplifyRegions() {
  const RegionSimplifier simplifier(&context);
  ir->walk([&](RegionOp region) { simplifier.simplify(region); });
  if (succeeded(mlir::verify(*ir))) return Error::success();
  return emit::error("a region could not be simplified; correct what is marked above");
}

Error Front::collect() { return runPass(createCollectKernels()); }

Error Front::select(const Targets &asked, const std::vector<std::string> &costs,
                    const Passes &passes) {
  if (Error failed = readTargets(asked)) return failed;
  // A name that is no target is reported here, with the names that are: users give them.
  std::vector<std::string> known, own;
  for (auto target : list->getOps<TargetOp>()) {
    known.push_back(target.getSymName().str());
    if (isCPU(target, asked.architecture)) own.push_back(known.back());
  }
  for (const std::string &target : targets)
    if (!llvm::is_contained(known, target))
      return emit::error("there is no target \"" + target + "\"; there are " +
                         llvm::join(known, ", "));
  if (targets.empty() && own.empty())
    return emit::error("no target is for \"" + asked.architecture + "\"; there are " +
                       llvm::join(known, ", ") + ": pass --targets or --architecture");
  // The passes see one module: the list goes in front of the kernels, then what was measured.
  auto prepend = [&](mlir::ModuleOp module) {
    ir->getBody()->getOperations().splice(ir->getBody()->begin(),
                                          module.getBody()->getOperations());
  };
  auto measured = parseCosts(costs, context);
  if (!measured) return measured.takeError();
  prepend(**measured);
  prepend(*list);
  if (failed(mlir::verify(*ir)))
    return emit::error("the spec does not go with the list of variants and the costs; correct what "
                       "is marked above");
  SelectVariantsOptions options;
  const std::vector<std::string> &chosen = targets.empty() ? own : targets;
  options.targets.assign(chosen.begin(), chosen.end());
  if (Error failed = runPass(createSelectVariants(options))) return failed;
  if (Error failed = runPass(createRegionRows())) return failed;
  return passes.staticShapes ? runPass(createStaticShapes({/*report=*/true})) : Error::success();
}

}  // namespace argpool
