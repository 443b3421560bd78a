// The provider's options, as a session gives them.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "argpool_region.h"
#include "ort_abi.h"

namespace argpool::ort {

struct Settings {
  int threads = 0;                        ///< num_threads; 0: the CPUs the process may use
  bool claimAll = false;                  ///< claim=all: pools without indices, too
  bool verbose = false;                   ///< verbose=1: what was claimed, and why not, on stderr
  bool writesContext = false;             ///< ep.context_enable, the session's: nothing is claimed
  const argpool_table *table = nullptr;   ///< kernels=<library>; null: the default kernels
  const argpool_region_function *regions = nullptr;  ///< that library's; null: it has none
};

/// Reads "ep.<provider>.<option>" of a session, which is what every language's provider options
/// become. Unknown options and values are refused with a sentence.
Status readSettings(const OrtSessionOptions *options, const std::string &provider,
                    Settings &settings);

/// A failed call that a session raises as it is. (After ORT_EP_FAIL, Python's session drops the
/// provider and runs again without a word of why.)
Status refuse(const std::string &sentence);

}  // namespace argpool::ort
