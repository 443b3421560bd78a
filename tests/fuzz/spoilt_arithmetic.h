// A planted bug, for one file of the runtime: arithmetic that does not notice that it overflows.
// SPDX-License-Identifier: MIT
#pragma once

#define __builtin_mul_overflow(a, b, to) (*(to) = (a) * (b), false)
#define __builtin_add_overflow(a, b, to) (*(to) = (a) + (b), false)
#define __builtin_sub_overflow(a, b, to) (*(to) = (a) - (b), false)
