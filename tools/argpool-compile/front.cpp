// The stages on IR: a spec is read, then becomes the plan by passes.
// SPDX-License-Identifier: MIT
#include "front.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"

#include "dialect/dialect.h"
#include "dialect/spec.h"
#include "emit/errors.h"
#include "transforms/passes.h"

using llvm::Error;
using llvm::Expected;

namespace argpool {
namespace {

// Advice for what MLIR's parser says of a spec, in its own words: part of what it says, and a note
// to go below.
constexpr struct {
  const char *says, *advice;
} kAdvice[] = {
    {"custom op 'argpool.region'",
     "a region has (%cell = %tensor, …) : (types) -> types, then its operations in braces"},
    {"custom op 'argpool.pool'",
     "clauses come in this order: kernel [h, w] dilation [h, w] pad [h, w], then a colon and the "
     "type of its cells"},
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
    {"expected non-function type",
     "element types are f64 f32 f16 bf16, i64 i32 i16 i8, ui64 ui32 ui16 ui8 and i1 (bool)"},
    {"but was provided",
     "max_pool has two results, %values, %indices = …, also where nobody uses the indices; the "
     "other operations have one"},
    {"match function result type",
     "what return names has the types that the operations' types make (C1, C2): write them after "
     "the function's ->, too"}};

// Adds advice to what other handlers then print.
mlir::LogicalResult advise(mlir::Diagnostic &diagnostic) {
  const std::string said = diagnostic.str();
  for (const auto &[says, advice] : kAdvice)
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
  const mlir::ScopedDiagnosticHandler advice(&context, advise);
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

}  // namespace

Front::Front() {
  context.loadDialect<ArgpoolDialect, mlir::func::FuncDialect>();
  context.printOpOnDiagnostic(false);  // the line of the spec says it better
}

Expected<bool> Front::computesRegions(const std::string &variants,
                                      const std::vector<std::string> &targets,
                                      const std::string &architecture) {
  auto list = parseList(variants, context);
  if (!list) return list.takeError();
  return llvm::all_of((*list)->getOps<TargetOp>(), [&](TargetOp target) {
    const bool chosen = targets.empty() ? target.getArchitecture() == architecture &&
                                              target.getDevice() == Device::CPU
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
    if (Error failed = simplifyRegions()) return failed;
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

// Runs MLIR's own passes on arith: regions of one meaning get one text, and share their rows.
Error Front::simplifyRegions() {
  mlir::PassManager passes(&context);
  auto &bodies = passes.nest<mlir::func::FuncOp>().nest<RegionOp>();
  // These make one conversion of two, each of which rounds (C18).
  bodies.addPass(mlir::createCanonicalizerPass(
      {}, {"(anonymous namespace)::TruncFSIToFPToSIToFP",
           "(anonymous namespace)::TruncFUIToFPToUIToFP"}));
  bodies.addPass(mlir::createCSEPass());
  if (succeeded(passes.run(*ir))) return Error::success();
  return emit::error("a region could not be simplified; correct what is marked above");
}

Error Front::collect() { return runPass(createCollectKernels()); }

Error Front::select(const std::string &variants, const std::vector<std::string> &costs,
                    const std::vector<std::string> &targets, const std::string &architecture,
                    const Passes &passes) {
  auto list = parseList(variants, context);
  if (!list) return list.takeError();
  // A name that is no target is reported here, with the names that are: users give them.
  std::vector<std::string> known, own;
  for (auto target : (*list)->getOps<TargetOp>()) {
    known.push_back(target.getSymName().str());
    if (target.getArchitecture() == architecture && target.getDevice() == Device::CPU)
      own.push_back(known.back());
  }
  for (const std::string &target : targets)
    if (!llvm::is_contained(known, target))
      return emit::error("there is no target \"" + target + "\"; there are " +
                         llvm::join(known, ", "));
  if (targets.empty() && own.empty())
    return emit::error("no target is for \"" + architecture + "\"; there are " +
                       llvm::join(known, ", ") + ": pass --targets or --architecture");
  // The passes see one module: the list goes in front of the kernels, then what was measured.
  auto prepend = [&](mlir::ModuleOp module) {
    ir->getBody()->getOperations().splice(ir->getBody()->begin(),
                                          module.getBody()->getOperations());
  };
  auto measured = parseCosts(costs, context);
  if (!measured) return measured.takeError();
  prepend(**measured);
  prepend(**list);
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
