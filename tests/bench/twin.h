// The traffic twin of an operation: its bytes read and written once, with no computing. About what
// memory allows on this machine, for the same buffers and threads.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "team.h"

namespace argpool::bench {

struct Traffic {
  struct Read {
    const void* data;
    size_t bytes;
  };
  struct Write {
    void* data;  // 64-byte aligned; overwritten
    size_t bytes;
  };
  std::vector<Read> reads;
  std::vector<Write> writes;

  size_t bytes() const;
};

// Ordinary stores go through the cache, which first reads the line; streaming stores pass it by.
enum class Stores { Ordinary, Streaming };

// Reads and writes advance together, each at its share of the whole, as an operation's do.
void run_twin(const Traffic& traffic, Stores stores, Team& team);

}  // namespace argpool::bench
