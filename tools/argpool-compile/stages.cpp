// The stages of a compile, in order.
// SPDX-License-Identifier: MIT
#include "stages.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

#include "dialect/dialect.h"
#include "emit/errors.h"
#include "emit/finish_rows.h"
#include "emit/pack/library_name.h"
#include "emit/object.h"
#include "emit/pack/pack.h"
#include "emit/read_plan.h"
#include "emit/system.h"
#include "emit/versions.h"
#include "emit/wisdom.h"
#include "front.h"

using namespace llvm;
using namespace argpool::emit;

namespace argpool {
namespace {

// Where a target computes no regions, a model's pools stay functions of their own.
Expected<Passes> passesOf(const Request &request, Front &front) {
  Passes passes = request.passes;
  if (!isModel(request.spec) || !passes.regions) return passes;
  auto regions = front.computesRegions(request.targets);
  if (!regions) return regions.takeError();
  passes.regions = *regions;
  return passes;
}

// One compile: what each stage leaves for the next, and how long it took.
class Compile {
public:
  Compile(const Request &request, Made &made)
      : request(request), progress(errs(), request.quiet), cache(request.cache), made(made),
        front(made.front) {}

  Error run() {
    struct {
      Stage stage;
      const char *name;
      Error (Compile::*run)();
    } const stages[] = {{Stage::Import, "import", &Compile::import},
                        {Stage::Collect, "collect", &Compile::collect},
                        {Stage::Select, "select", &Compile::select},
                        {Stage::Generate, "generate", &Compile::generate},
                        {Stage::Finish, "finish", &Compile::finish},
                        {Stage::Pack, "pack", &Compile::pack}};
    const Stage last = std::min(request.last, lastStageOf(request.emit));
    const Stopwatch all;
    std::string times;
    if (Error failed = prepareOutput(last)) return failed;
    for (const auto &[stage, name, function] : stages) {
      if (stage > last) break;
      const Stopwatch watch;
      if (Error failed = (this->*function)()) return failed;
      times += std::string(times.empty() ? "" : ", ") + name + " " + watch.text();
    }
    if (last <= Stage::Select) return writeIR();
    if (last == Stage::Finish && request.emit != Emit::Library)
      if (Error failed = writeTexts()) return failed;
    trimCache();
    for (const std::string &remark : front.remarks()) progress.line(remark);
    for (const std::string &remark : remarks) progress.line(remark);
    progress.line(formatv("{0}: {1} rows, {2} generated, {3} from cache; {4}{5}; {6} in all",
                          request.library, plan.rows.size(), bitcode.generated, bitcode.cached,
                          code, times, all.text()));
    return Error::success();
  }

private:
  static Stage lastStageOf(Emit emit) {
    switch (emit) {
    case Emit::IR: return Stage::Import;
    case Emit::Plan: return Stage::Select;
    case Emit::LLVM:
    case Emit::Assembly:
    case Emit::Device: return Stage::Finish;
    case Emit::Library: break;
    }
    return Stage::Pack;
  }

  // Stops the first stage for what would stop the last one: rows may take minutes.
  Error prepareOutput(Stage last) {
    if (last != Stage::Pack) return Error::success();
    return emit::prepareFolder(request.output);
  }

  Error import() {
    auto passes = passesOf(request, front);
    if (!passes) return passes.takeError();
    if (Error failed = front.import(request.spec, request.shapes, *passes)) return failed;
    auto read = readEntries(front.module());
    if (!read) return read.takeError();
    entries = std::move(*read);
    return Error::success();
  }

  Error collect() { return front.collect(); }

  Error select() {
    if (Error failed = front.select(request.targets, request.costs, request.passes))
      return failed;
    plan = readPlan(front.module(), request.library);
    if (Error failed = setSystem(plan, request.system)) return failed;
    made.rows = plan.rows.size();
    auto wisdom = readWisdom(request.wisdom, plan);
    if (!wisdom) return wisdom.takeError();
    plan.wisdom = std::move(wisdom->text);
    remarks = std::move(wisdom->remarks);
    if (plan.rows.empty())
      return error("the spec " + request.spec +
                   " asks for no kernel; it needs an operation of argpool, say argpool.max_pool");
    if (request.emit == Emit::Device) {
      erase_if(plan.rows, [&](const Row &row) { return !plan.targets[row.target].onDevice(); });
      if (plan.rows.empty())
        return error("--emit=device shows what a device runs, and no target is for one; name one, "
                     "say --targets=cuda");
    }
    if (request.row.empty()) return Error::success();
    erase_if(plan.rows, [&](const Row &row) { return row.name != request.row; });
    if (plan.rows.empty())
      return error("the plan has no row " + request.row + "; --emit=plan shows those it has");
    return Error::success();
  }

  Error generate() {
    auto generated = emit::generate(plan, request.generator, cache, request.jobs, progress);
    if (!generated) return generated.takeError();
    bitcode = std::move(*generated);
    return Error::success();
  }

  Error finish() {
    const Form form = request.emit == Emit::LLVM       ? Form::LLVM
                      : request.emit == Emit::Assembly ? Form::Assembly
                      : request.emit == Emit::Device   ? Form::Device
                                                       : Form::Object;
    // finish()'s result depends on this program and the LLVM it runs with.
    auto self = hashOfFile(request.compiler);
    if (!self) return self.takeError();
    auto finished = finishRows(plan, bitcode, form, cache, *self + madeBy(), request.jobs,
                               progress);
    if (!finished) return finished.takeError();
    members = std::move(*finished);
    if (form != Form::Object) return Error::success();
    for (const Member &member : members) {
      auto more = codeBytes(member.object->getMemBufferRef());
      if (!more) return more.takeError();
      made.codeBytes += *more;
    }
    code = formatv("{0:f2} MB of code; ", made.codeBytes / 1e6);
    return Error::success();
  }

  Error pack() {
    return emit::pack(plan, entries, sys::path::filename(request.spec).str(), std::move(members),
                      request.output);
  }

  // The compile has what it wants by now, so that a cache it may not trim is no error.
  void trimCache() {
    if (request.cacheLimit == 0) return;
    if (Error failed = cache.trim(request.cacheLimit)) progress.line(toString(std::move(failed)));
  }

  Error writeIR() {
    std::string text;
    raw_string_ostream out(text);
    for (const std::string &remark : front.remarks()) out << "// " << remark << '\n';
    front.module().print(out);
    out << '\n';
    return write(request.output, text);
  }

  Error writeTexts() {
    const bool folder = StringRef(request.output).ends_with("/") ||
                        sys::fs::is_directory(request.output);
    std::string all;
    for (const Member &member : members) {
      const StringRef text = member.object->getBuffer();
      if (!folder)
        all += text;
      else if (Error failed = write(request.output + "/" + member.name, text))
        return failed;
    }
    return folder ? Error::success() : write(request.output, all);
  }

  static Error write(const std::string &path, StringRef text) {
    if (path == "-") {
      outs() << text;
      outs().flush();
      const std::error_code failed = outs().error();
      outs().clear_error();  // else the program is aborted at its end
      return failed ? error("cannot write to standard output: " + failed.message())
                    : Error::success();
    }
    const StringRef folder = sys::path::parent_path(path);
    if (folder.empty()) return writeFile(path, text);
    if (std::error_code failed = sys::fs::create_directories(folder, true, sys::fs::all_all))
      return error("cannot make the folder " + folder + ": " + failed.message());
    return writeFile(path, text);
  }

  const Request &request;
  Progress progress;
  const Cache cache;
  Made &made;
  Front &front;
  std::vector<Entry> entries;
  Plan plan;
  Bitcode bitcode;
  std::vector<Member> members;
  std::vector<std::string> remarks;  // about wisdom
  std::string code;  // how much of it, for the last line
};

}  // namespace

Error compile(const Request &request, Made &made) {
  if (request.emit == Emit::Library) {
    if (Error refused = checkLibraryName(request.library, request.ownName)) return refused;
  }
  return Compile(request, made).run();
}

Expected<std::string> listModel(const Request &request, List form) {
  if (!isModel(request.spec))
    return error("--list shows the pooling nodes of a model, and " + request.spec +
                 " is none by its name; accepted are files named .onnx and .pt2");
  Front front;
  auto passes = passesOf(request, front);
  if (!passes) return passes.takeError();
  auto model = PoolingModel::read(request.spec, request.shapes, passes->regions);
  if (!model) return model.takeError();
  mlir::MLIRContext context(mlir::MLIRContext::Threading::DISABLED);
  context.loadDialect<ArgpoolDialect, mlir::func::FuncDialect>();
  // Where no node can be compiled the table says why of each, so that its error adds nothing.
  if (auto spec = (*model)->toSpec(context, /*joined=*/false); !spec)
    consumeError(spec.takeError());
  return form == List::Json ? (*model)->json(request.library) : (*model)->table(request.library);
}

}  // namespace argpool
