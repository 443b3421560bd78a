// The plan's rows → bitcode: one generator process a row, unless the cache has it.
// SPDX-License-Identifier: MIT
#include "generate.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/ThreadPool.h"

#include "dialect/dialect.h"
#include "errors.h"
#include "generator_command.h"
#include "generator_identity.h"
#include "work_folder.h"

using namespace llvm;

namespace argpool::emit {
namespace {

std::string contentsOf(StringRef path) {
  auto file = MemoryBuffer::getFile(path);
  return file ? StringRef((*file)->getBuffer()).rtrim().str() : "";
}

// The program that makes a kernel operation's rows; one makes those of all devices.
std::string programFor(const Plan &plan, const std::string &generator, const Row &row) {
  if (!sys::fs::is_directory(generator)) return generator;
  if (!row.region.empty()) return generator + "/pipeline";
  if (plan.targets[row.target].onDevice()) return generator + "/device";
  return generator + "/" + stringifyKernelKind(KernelKind(row.kernel.op)).str();
}

// A generator takes less than 300 MB for any row that is shipped. One that wants more than this
// unrolls something without a limit: it fails alone, before the machine runs out of memory.
constexpr unsigned kMostMegabytes = 1024;

// "kernel=16x16x1 stride=16x16x1 …": the window, as the generator is given it.
std::string windowOf(ArrayRef<std::string> arguments) {
  std::string window;
  for (StringRef argument : arguments)
    for (StringRef key : {"region=", "kernel=", "stride=", "pad=", "dilation="})
      if (argument.starts_with(key)) window += (window.empty() ? "" : " ") + argument.str();
  return window;
}

// The command that shows a user the failure alone.
std::string shellLine(const std::string &generator, ArrayRef<std::string> arguments) {
  std::string line = generator;
  for (const std::string &argument : arguments)
    line += StringRef(argument).contains(' ') ? " '" + argument + "'" : " " + argument;
  return line + " -o .";
}

// One process, in a folder of its own. The error is what it wrote, then how to run it again.
Expected<std::unique_ptr<MemoryBuffer>> runGenerator(const std::string &generator,
                                                     ArrayRef<std::string> arguments,
                                                     const std::string &row,
                                                     const std::string &folder) {
  if (std::error_code failed = sys::fs::create_directory(folder))
    return error("cannot make the temporary folder " + folder + ": " + failed.message());
  const std::string log = folder + "/log";
  SmallVector<StringRef> command = {generator};
  command.append(arguments.begin(), arguments.end());
  command.append({"-o", folder});

  std::string reason;
  const int status = WorkFolder::run(generator, command, log, kMostMegabytes, &reason);
  const std::string said = contentsOf(log);
  auto bitcode = MemoryBuffer::getFile(folder + "/" + row + ".bc", /*IsText=*/false,
                                       /*RequiresNullTerminator=*/false, /*IsVolatile=*/true);
  sys::fs::remove_directories(folder);
  if (status == 0 && bitcode) return std::move(*bitcode);
  // It died: of memory (of its own limit, or LLVM says so), or of its stack. The window is why.
  if (status < 0 || StringRef(said).contains("out of memory") ||
      StringRef(said).contains("bad_alloc"))
    return error(row + ": the generator died (" +
                 (status < 0 ? reason : "exit status " + std::to_string(status)) + ") with " +
                 windowOf(arguments) + "; it may take " + Twine(kMostMegabytes) +
                 " MB. Serve the window by window(any rank N), or lower argpool.unroll_limit of " +
                 "this kernel in the list of variants. To see it alone: " +
                 shellLine(generator, arguments));
  if (status > 0) reason = "exit status " + std::to_string(status);
  if (status == 0) reason = "it wrote no " + row + ".bc";
  return error(row + ": the generator failed (" + reason + ")" + (said.empty() ? "" : "\n") +
               said + "\n  to see it alone: " + shellLine(generator, arguments));
}

}  // namespace

Expected<Bitcode> generate(const Plan &plan, const std::string &generator, const Cache &cache,
                           unsigned jobs, Progress &progress) {
  Bitcode bitcode;
  StringMap<std::string> identities, known;
  std::vector<std::string> failures(plan.rows.size());
  std::vector<size_t> missing;
  for (const Row &row : plan.rows) {
    const std::string program = programFor(plan, generator, row);
    std::string &identity = identities[program];
    if (identity.empty()) {
      auto made = generatorIdentity(program, known);
      if (!made) return made.takeError();
      identity = *made;
    }
    std::vector<std::string> parts = generatorArguments(plan, row);
    parts.push_back(identity);
    bitcode.keys.push_back(hashOf(parts));
    bitcode.rows.push_back(cache.find(bitcode.keys.back() + ".bc"));
    if (!bitcode.rows.back()) missing.push_back(bitcode.rows.size() - 1);
  }
  bitcode.generated = missing.size();
  bitcode.cached = plan.rows.size() - missing.size();

  std::unique_ptr<WorkFolder> folder;
  if (!missing.empty()) {
    auto made = WorkFolder::make();
    if (!made) return made.takeError();
    folder = std::move(*made);
  }
  std::atomic<int> done = 0;
  StdThreadPool pool(hardware_concurrency(jobs));
  for (size_t i : missing) {
    pool.async([&, i] {
      const Row &row = plan.rows[i];
      const Stopwatch watch;
      auto made = runGenerator(programFor(plan, generator, row), generatorArguments(plan, row),
                               row.name, folder->path() + "/" + std::to_string(i));
      const std::string place = formatv("[{0}/{1}] {2}", ++done, missing.size(), row.name);
      if (!made) {
        failures[i] = toString(made.takeError());
        return progress.line(place + " failed");
      }
      bitcode.rows[i] = std::move(*made);
      progress.line(place + " " + watch.text());
      if (Error failed = cache.store(bitcode.keys[i] + ".bc", bitcode.rows[i]->getBuffer()))
        failures[i] = toString(std::move(failed));
    });
  }
  pool.wait();

  erase_if(failures, [](const std::string &text) { return text.empty(); });
  if (!failures.empty())
    return error(Twine(failures.size()) + " of " + Twine(plan.rows.size()) +
                 " rows could not be generated\n" + join(failures, "\n"));
  return bitcode;
}

}  // namespace argpool::emit
