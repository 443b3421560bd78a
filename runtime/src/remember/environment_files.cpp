// The files that the environment names: costs and wisdom.
// SPDX-License-Identifier: MIT
#include "choose/tuning.h"
#include "parts.h"
#include "platform/environment.h"
#include "platform/system.h"
#include "remember/wisdom.h"

namespace argpool {
namespace {

void read_costs(Environment& e) {
  const char* const file = read_variable("ARGPOOL_TUNING");
  e.tuned = file && *file;
  if (kTunes) {
    read_tuning(file);
  } else if (e.tuned) {
    refuse(e, "ARGPOOL_TUNING", file,
           "nothing: libargpool_small.a reads no costs; link libargpool.a to use them");
  }
}

void read_learnt(Environment& e) {
  const char* const file = read_variable("ARGPOOL_WISDOM");
  if (!file || !*file) return;
  if (!kWisdom) return refuse(e, "ARGPOOL_WISDOM", file, kNoWisdom);
  if (!e.wrong[0]) read_wisdom_file(file, e, e.wrong, sizeof e.wrong);
}

}  // namespace

void read_files(Environment& e) {
  read_costs(e);
  read_learnt(e);
}

}  // namespace argpool
