// A target's triple, for another operating system.
// SPDX-License-Identifier: MIT
#include "system.h"

#include "errors.h"

using namespace llvm;

namespace argpool::emit {
namespace {

// The oldest version that objects run on, where the triple names none: linkers of Darwin want one.
std::string systemName(const Triple &triple) {
  const bool versionless = triple.getOSVersion().getMajor() == 0;
  if (triple.isMacOSX() && versionless) return "macosx11.0";
  if (triple.isiOS() && versionless) return "ios12.0";
  if (triple.isOSWindows()) return "windows-gnu";  // objects that Microsoft's linker takes, too
  return triple.getOSAndEnvironmentName().str();
}

}  // namespace

Error setSystem(Plan &plan, const Triple &triple) {
  // LLVM takes an unknown word for a vendor, where it comes second.
  const bool last = triple.getOSName().empty() || triple.getOSName() == "unknown";
  const StringRef name = last ? triple.getVendorName() : triple.getOSName();
  if (triple.getOS() == Triple::UnknownOS && triple.getVendor() == Triple::UnknownVendor &&
      !name.empty() && name != "unknown" && name != "none")
    return error("there is no system \"" + name + "\"; accepted in --architecture are linux, "
                 "windows, macos, ios, and what else LLVM's triples name");
  if (!triple.isOSBinFormatCOFF() && !triple.isOSBinFormatMachO()) return Error::success();
  for (Target &target : plan.targets) {
    Triple own(target.triple);
    if (own.isOSBinFormatWasm()) continue;
    own.setVendor(triple.isOSDarwin() ? Triple::Apple : Triple::PC);
    own.setOSAndEnvironmentName(systemName(triple));
    target.triple = own.str();
  }
  return Error::success();
}

}  // namespace argpool::emit
