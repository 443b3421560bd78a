// What rows cost, in nanoseconds on one thread (argpool_registry.h, argpool_cost).
// Not measured yet: every row has the cost of its variant.
// SPDX-License-Identifier: MIT
