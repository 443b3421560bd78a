// The meaning of an index (C7): the affine form of a space, taps of windows, the cell it names.
// SPDX-License-Identifier: MIT
#pragma once

#include "problem/shapes.h"
#include "problem/tensors.h"

namespace argpool {

// A cell, or a pooled position, of one plane.
struct Cell {
  int64_t x, y, z;
};

// A space over planes of some extents. The index of a cell is n*by_n + c*by_c + xyz*by; a tap
// number in space window, where these are 0. Indices count the cells of a box; those of them that
// the plane has as well are valid. The box is the plane, but in space tensor_default_shape.
struct Indexing {
  argpool_index_space space;
  int64_t box[3], valid[3];  // extents in x, y, z
  int64_t by_n, by_c, by[3];

  // The index of cell (0, 0, 0) of a plane, and how far its neighbours' are from each other.
  int64_t base(int64_t n, int64_t c) const { return n * by_n + c * by_c; }
  int64_t step(int64_t channels) const {
    return space == ARGPOOL_INDEX_IMAGE || space == ARGPOOL_INDEX_BATCH_IMAGE ? channels : 1;
  }
  int64_t box_cells() const { return box[0] * box[1] * box[2]; }
  // Do two cells of a plane always differ by their place in the affine form? Not where the plane
  // exceeds the box: the form goes on into the next row.
  bool names_all(const int64_t* plane) const {
    return plane[0] <= box[0] && plane[1] <= box[1] && plane[2] <= box[2];
  }
};

const char* space_name(argpool_index_space space);

// ARGPOOL_IDX_* of a tensor called `name` in a space.
argpool_status index_kind(const char* name, argpool_index_space space, DLDataType type,
                          uint32_t* kind);

// Fills in a space for indices of `pooled` shape over planes of some extents (x, y, z; checked
// against the window), and judges whether the kind of indices called `name` holds the largest.
argpool_status make_indexing(const char* name, argpool_index_space space, uint32_t kind,
                             const Window& window, const Tensor& pooled, const int64_t* plane,
                             Indexing* indexing);

// The cell of plane (n, c) that an index names at a pooled position. False: none.
bool named_cell(const Indexing& s, const Window& w, int64_t n, int64_t c, int64_t channels,
                const Cell& position, int64_t index, Cell* cell);

// The index that names a cell at a pooled position. False: in space window, a cell of no tap; in
// others, one outside the box.
bool index_of(const Indexing& s, const Window& w, int64_t n, int64_t c, const Cell& position,
              const Cell& cell, int64_t* index);

// Indices of a kind, read and written as 64 bits.
int64_t read_index(const uint8_t* from, uint32_t kind);
void write_index(uint8_t* to, uint32_t kind, int64_t index);

}  // namespace argpool
