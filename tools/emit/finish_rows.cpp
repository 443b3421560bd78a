// All rows' bitcode → what a compile shall emit, several rows at a time.
// SPDX-License-Identifier: MIT
#include "finish_rows.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SmallVectorMemoryBuffer.h"
#include "llvm/Support/ThreadPool.h"

#include "errors.h"
#include "finish.h"
#include "object.h"

using namespace llvm;

namespace argpool::emit {
namespace {

std::unique_ptr<MemoryBuffer> printed(const Module &module) {
  SmallVector<char, 0> text;
  raw_svector_ostream out(text);
  module.print(out, nullptr);
  return std::make_unique<SmallVectorMemoryBuffer>(std::move(text), module.getName(), false);
}

// A row has its own context and code generator, so rows share nothing.
Expected<Member> finishRow(const Plan &plan, const Row &row, MemoryBufferRef bitcode, Form form) {
  LLVMContext context;
  if (form == Form::Device) {
    auto text = deviceCode(context, bitcode, plan, row);
    if (!text) return text.takeError();
    const bool ptx = plan.targets[row.target].deviceName() == "cuda";
    return Member{row.name + (ptx ? ".ptx" : ".cl"), MemoryBuffer::getMemBufferCopy(*text)};
  }
  auto machine = targetMachine(plan.targets[row.target]);
  if (!machine) return machine.takeError();
  auto module = finish(context, bitcode, plan, row, **machine);
  if (!module) return module.takeError();
  if (form == Form::LLVM) return Member{row.name + ".ll", printed(**module)};
  const bool object = form == Form::Object;
  auto file = compile(**module, **machine,
                      object ? CodeGenFileType::ObjectFile : CodeGenFileType::AssemblyFile);
  if (!file) return file.takeError();
  if (object)
    if (Error failed =
            checkUndefined((*file)->getMemBufferRef(), row, plan.targets[row.target]))
      return failed;
  return Member{row.name + (object ? ".o" : ".s"), std::move(*file)};
}

}  // namespace

Expected<std::vector<Member>> finishRows(const Plan &plan, const Bitcode &bitcode, Form form,
                                         const Cache &cache, const std::string &compiler,
                                         unsigned jobs, Progress &progress) {
  std::vector<Member> members(plan.rows.size());
  std::vector<std::string> failures(plan.rows.size());
  std::atomic<int> done = 0;
  StdThreadPool pool(hardware_concurrency(jobs));
  for (size_t i = 0; i < plan.rows.size(); ++i) {
    pool.async([&, i] {
      const Row &row = plan.rows[i];
      const std::string key =
          hashOf({bitcode.keys[i], plan.targets[row.target].triple, symbolName(plan, row),
                  row.hints.words, compiler}) + ".o";
      if (form == Form::Object)
        if (auto object = cache.find(key)) {
          members[i] = {row.name + ".o", std::move(object)};
          ++done;
          return;
        }
      auto member = finishRow(plan, row, bitcode.rows[i]->getMemBufferRef(), form);
      Error failed = member.takeError();
      if (!failed) members[i] = std::move(*member);
      if (!failed && form == Form::Object)
        failed = cache.store(key, members[i].object->getBuffer());
      failures[i] = toString(std::move(failed));
      progress.lineNowAndThen(formatv("finished {0} of {1} rows", ++done, plan.rows.size()));
    });
  }
  pool.wait();
  erase_if(failures, [](const std::string &text) { return text.empty(); });
  if (!failures.empty()) return error(join(failures, "\n"));
  return members;
}

}  // namespace argpool::emit
