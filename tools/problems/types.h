// Element and index types by their words in problem lines: what DLPack calls them, and which
// kernels take them (C7, C16).
// SPDX-License-Identifier: MIT
#pragma once

#include <argpool.h>
#include <argpool_registry.h>

#include <cstdint>
#include <string>

namespace argpool::problems {

struct ElementType {
  const char* word;
  DLDataType dtype;
  uint32_t pools_as;  // ARGPOOL_ELEM_* of its rows in max_pool; none: not pooled
  uint32_t moves_as;  // in the unpooling operations: a width
  uint32_t adds_as;   // where values of one cell add up; none: not added
  bool differentiates;  // taken by max_pool_backward

  /// Rows of signed numbers pool it: they see copies with the top bit inverted.
  bool flips_sign() const { return dtype.code == kDLUInt && dtype.bits > 8; }
};

/// Throws std::invalid_argument that lists the words it knows.
const ElementType& element_type(const std::string& word);

struct IndexType {
  const char* word;
  DLDataType dtype;
  uint32_t kind;    // ARGPOOL_IDX_*
  int64_t largest;  // index that it can hold (C7: 255 is never a valid tap)
};

/// "none" has the type of i64: it stands for pooling that captures no indices.
const IndexType& index_type(const std::string& word);

}  // namespace argpool::problems
