// The identity of a generator's build: a hash of the program and of Halide.
// SPDX-License-Identifier: MIT
#include "generator_identity.h"

#include <vector>

#include "llvm/ADT/StringExtras.h"
#include "llvm/Object/ELFObjectFile.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#include "cache.h"
#include "errors.h"

using namespace llvm;

namespace argpool::emit {
namespace {

// The libraries an ELF file needs and finds along its own DT_RUNPATH or DT_RPATH.
Expected<std::vector<std::string>> ownLibraries(const MemoryBuffer &file) {
  auto object = object::ObjectFile::createELFObjectFile(file.getMemBufferRef());
  if (!object) return object.takeError();
  auto *elf = dyn_cast<object::ELF64LEObjectFile>(object->get());
  if (!elf) return std::vector<std::string>();
  auto entries = elf->getELFFile().dynamicEntries();
  if (!entries) return entries.takeError();

  StringRef strings;
  for (const auto &entry : *entries) {
    if (entry.getTag() != ELF::DT_STRTAB) continue;
    auto at = elf->getELFFile().toMappedAddr(entry.getPtr());
    if (!at) return at.takeError();
    strings = StringRef(reinterpret_cast<const char *>(*at),
                        file.getBufferEnd() - reinterpret_cast<const char *>(*at));
  }
  auto text = [&](uint64_t offset) { return StringRef(strings.substr(offset).data()); };

  std::vector<std::string> folders, libraries;
  const std::string origin = sys::path::parent_path(file.getBufferIdentifier()).str();
  for (const auto &entry : *entries) {
    if (entry.getTag() != ELF::DT_RUNPATH && entry.getTag() != ELF::DT_RPATH) continue;
    for (StringRef folder : split(text(entry.getVal()), ':'))
      folders.push_back(folder.consume_front("$ORIGIN") ? origin + folder.str() : folder.str());
  }
  for (const auto &entry : *entries) {
    if (entry.getTag() != ELF::DT_NEEDED) continue;
    for (const std::string &folder : folders) {
      const std::string path = folder + "/" + text(entry.getVal()).str();
      if (!sys::fs::exists(path)) continue;
      libraries.push_back(path);
      break;
    }
  }
  return libraries;
}

}  // namespace

Expected<std::string> generatorIdentity(const std::string &generator,
                                        StringMap<std::string> &known) {
  SmallString<256> real;
  if (std::error_code failed = sys::fs::real_path(generator, real))
    return error("no generator at " + generator + " (" + failed.message() +
                 "): pass --generator=<folder of the kernel generators>");
  auto program = MemoryBuffer::getFile(real, /*IsText=*/false, /*RequiresNullTerminator=*/false);
  if (!program) return error("cannot read " + real.str() + ": " + program.getError().message());
  std::vector<std::string> files = {real.str().str()}, hashes;
  // A generator that is no ELF file (a script, say) is its own contents and nothing else.
  if ((*program)->getBuffer().starts_with("\x7f" "ELF")) {
    auto libraries = ownLibraries(**program);
    if (!libraries) return libraries.takeError();
    append_range(files, *libraries);
  }
  for (const std::string &file : files) {
    std::string &hash = known[file];
    if (hash.empty()) {
      auto made = hashOfFile(file);
      if (!made) return made.takeError();
      hash = *made;
    }
    hashes.push_back(hash);
  }
  return hashOf(hashes);
}

}  // namespace argpool::emit
