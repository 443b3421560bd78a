// The file that the environment names: wisdom.
// SPDX-License-Identifier: MIT
#include "parts.h"
#include "platform/environment.h"
#include "platform/system.h"
#include "remember/wisdom.h"

namespace argpool {

void read_files(Environment& e) {
  const char* const file = read_variable("ARGPOOL_WISDOM");
  if (!file || !*file) return;
  if (!kWisdom) return refuse(e, "ARGPOOL_WISDOM", file, kNoWisdom);
  if (!e.wrong[0]) read_wisdom_file(file, e, e.wrong, sizeof e.wrong);
}

}  // namespace argpool
