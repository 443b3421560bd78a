// The generator's parser of regions, which throws, for programs without exceptions.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace argpool::test {

/// Does it read a text? Else it refuses it with a sentence.
bool readsText(const std::string &text);

}  // namespace argpool::test
