// The models of all rows of a table, from samples of calls that several rows ran by turns.
// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>
#include <vector>

#include "fit.h"

namespace argpool::tune {

/// By row.
using Samples = std::map<std::string, std::vector<Sample>>;
using Costs = std::map<std::string, argpool_cost>;

/// How many times as long as models say all rows of a contest took: the middle of the rows', by
/// weight, drawn towards 1 where few ran. By contest; those of one row are not in it.
std::map<uint64_t, double> disturbances(const Samples &samples, const Costs &models);

/// A model of each row that was timed. `table` says which rows write past the caches; sizes of
/// caches are this machine's. What slowed all rows of a contest alike, neighbours on the machine or
/// a shape that no model knows, matters to no choice and is divided out.
Costs fitModels(const argpool_table &table, const Samples &samples);

}  // namespace argpool::tune
