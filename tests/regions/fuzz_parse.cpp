// SPDX-License-Identifier: MIT
#include "fuzz_parse.h"

#include "pipeline/text.h"

namespace argpool::test {

bool readsText(const std::string &text) {
  try {
    region_text::parse(text);
    return true;
  } catch (const std::runtime_error &) {
    return false;
  }
}

}  // namespace argpool::test
