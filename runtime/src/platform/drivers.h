// Libraries found at run time: the drivers of devices.
// SPDX-License-Identifier: MIT
#pragma once

namespace argpool {

void* open_library(const char* name, const char** why);  // NULL: `why` is a reason in words
void* find_function(void* library, const char* name);
void close_library(void* library);

}  // namespace argpool
