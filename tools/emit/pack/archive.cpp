// Object files → lib<name>.a.
// SPDX-License-Identifier: MIT
#include "archive.h"

#include "llvm/Object/ArchiveWriter.h"
#include "llvm/Support/FileOutputBuffer.h"

#include "emit/errors.h"

using namespace llvm;

namespace argpool::emit {

Error writeFile(const std::string &path, StringRef contents) {
  auto file = FileOutputBuffer::create(path, contents.size());
  Error failed = file ? Error::success() : file.takeError();
  if (!failed) {
    copy(contents, (*file)->getBufferStart());
    failed = (*file)->commit();
  }
  if (failed) return error("cannot write " + path + ": " + toString(std::move(failed)));
  return Error::success();
}

Error writeArchive(const std::string &path, const std::vector<Member> &members,
                   const Triple &triple) {
  const auto kind = triple.isOSBinFormatMachO()  ? object::Archive::K_DARWIN
                    : triple.isOSBinFormatCOFF() ? object::Archive::K_COFF
                                                 : object::Archive::K_GNU;
  std::vector<NewArchiveMember> files;
  for (const Member &member : members) {
    files.emplace_back(member.object->getMemBufferRef());
    files.back().MemberName = member.name;
  }
  auto bytes = writeArchiveToBuffer(files, SymtabWritingMode::NormalSymtab, kind,
                                    /*Deterministic=*/true, /*Thin=*/false);
  if (!bytes) return error("cannot write " + path + ": " + toString(bytes.takeError()));
  return writeFile(path, (*bytes)->getBuffer());
}

}  // namespace argpool::emit
