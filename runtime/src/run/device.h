// Calls on tensors of a device: what a call enqueues on the caller's stream, and the word that
// reports wrong indices.
// SPDX-License-Identifier: MIT
#pragma once

#include "choose/select.h"

namespace argpool {

// Any operation, not empty, on the device of its tensors. Returns as soon as all is enqueued.
argpool_status run_on_device(const Problem& problem, const Selection& selection);

// Waits for options.stream, then says what options.error_word holds. Of several devices that a
// table has kernels for, the one that this thread's last call was on.
argpool_status query_device(const argpool_table& table, const argpool_options& options);

// Has devices forget the programs they built.
void release_devices();

}  // namespace argpool
