// Rows between the runtime and the kernels, one function each, as kernels carry no context.
// SPDX-License-Identifier: MIT
#include "spoilt_rows.h"

#include <array>
#include <cstring>
#include <stdexcept>
#include <utility>

#include "table.h"

namespace argpool::test {
namespace {

constexpr size_t kMostRows = 128;

struct Spoilt {
  argpool_kernel_fn run;
  int32_t lanes;
  uint32_t op;
};

// A call's arguments as a way may change them.
struct Arguments {
  argpool_buffer output, indices;
  argpool_dim dims[4];
  int64_t index_base;
};

using Way = void (*)(const Spoilt&, Arguments*);

Spoilt spoilt_rows[kMostRows];
Way way_now = nullptr;

// A schedule that splits its vectors' dimension with RoundUp.
void round_up(const Spoilt& row, Arguments* a) {
  a->dims[0].extent = (a->dims[0].extent + row.lanes - 1) / row.lanes * row.lanes;
}

// A tail loop that ends one early, where it has one element.
void drop_tail(const Spoilt& row, Arguments* a) {
  int32_t& extent = a->dims[0].extent;
  if (extent > row.lanes && extent % row.lanes == 1) --extent;
}

// Rows two at a time, without a last single one; and with a second one that is not there.
void drop_row(const Spoilt&, Arguments* a) {
  int32_t& extent = a->dims[1].extent;
  if (extent > 2 && extent % 2 == 1) --extent;
}
void one_row_more(const Spoilt&, Arguments* a) {
  int32_t& extent = a->dims[1].extent;
  if (extent > 2 && extent % 2 == 1) ++extent;
}

// Indices counted from the wrong cell, in narrow tiles.
void next_index(const Spoilt& row, Arguments* a) {
  if (a->dims[0].extent < row.lanes) ++a->index_base;
}

// Stores that take the output for aligned to 16 bytes.
void round_address(const Spoilt&, Arguments* a) {
  a->output.host -= reinterpret_cast<uintptr_t>(a->output.host) % 16;
}

struct NamedWay {
  const char* name;
  Way way;
};
constexpr NamedWay kWays[] = {{"round-up", round_up},         {"drop-tail", drop_tail},
                              {"drop-row", drop_row},         {"one-row-more", one_row_more},
                              {"next-index", next_index},     {"round-address", round_address}};

// argpool_registry.h: the arguments before the buffers, and which buffer is the output.
constexpr size_t kIndexBase = 19, kMostArguments = ARGPOOL_ARG_BUFFERS + 4;

int call_spoilt(size_t row, void** args) {
  const Spoilt& spoilt = spoilt_rows[row];
  const size_t output = ARGPOOL_ARG_BUFFERS + (spoilt.op == ARGPOOL_KERNEL_MAX_POOL ? 1 : 2);
  void* changed[kMostArguments];
  Arguments a;
  a.output = *static_cast<argpool_buffer*>(args[output]);
  memcpy(a.dims, a.output.dim, sizeof a.dims);
  a.output.dim = a.dims;
  a.index_base = *static_cast<int64_t*>(args[kIndexBase]);
  way_now(spoilt, &a);
  size_t count = output + 1;
  // A buffer after the output is there in some rows only; reading its pointer is harmless.
  memcpy(changed, args, (count + 1) * sizeof *args);
  changed[output] = &a.output;
  changed[kIndexBase] = &a.index_base;
  return spoilt.run(changed);
}

template <size_t row>
int thunk(void** args) {
  return call_spoilt(row, args);
}

template <size_t... rows>
constexpr std::array<argpool_kernel_fn, sizeof...(rows)> thunks(std::index_sequence<rows...>) {
  return {thunk<rows>...};
}
constexpr auto kThunks = thunks(std::make_index_sequence<kMostRows>());

Way way_of(const std::string& name) {
  std::string known;
  for (const NamedWay& way : kWays) {
    if (name == way.name) return way.way;
    known += std::string(known.empty() ? "" : ", ") + way.name;
  }
  throw std::invalid_argument("expected a way to spoil rows, one of " + known + ", not \"" + name +
                              "\"");
}

}  // namespace

SpoiltRows::SpoiltRows(const argpool_table& table, const std::string& way)
    : rows_(table.rows, table.rows + table.row_count), table_(table) {
  way_now = way_of(way);
  for (const Row& row : rows_of(table)) {
    if (is_helper(row) || row.any_window() || row.number >= kMostRows) continue;
    spoilt_rows[row.number] = {row.row->run, int32_t(row.row->lanes), row.op()};
    rows_[row.number].run = kThunks[row.number];
  }
  table_.rows = rows_.data();
}

}  // namespace argpool::test
