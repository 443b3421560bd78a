// Numbers that a dry run (dry_run.h) knows: a vector's lanes in Halide's arithmetic.
// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>
#include <vector>

#include "Halide.h"

namespace argpool {

// A lane, as the type of its expression says: integers are wrapped to their type's bits.
union Lane {
    int64_t i;
    double f;
};

// The value of an expression: a lane each, or none if it depends on data.
struct Value {
    std::vector<Lane> lanes;

    bool known() const {
        return !lanes.empty();
    }
    int64_t integer() const {
        return lanes[0].i;
    }
};

inline Value unknown() {
    return {};
}

// A number as its type holds it: wrapped to its bits, rounded to its precision.
int64_t wrapped(int64_t number, const Halide::Type &type);
double rounded(double number, const Halide::Type &type);

// Types whose arithmetic is that of int64_t, uint64_t, float or double, wrapped.
bool is_computed(const Halide::Type &type);

// An operation on two lanes of one type, in the four arithmetics.
struct Binary {
    int64_t (*of_int)(int64_t, int64_t);
    uint64_t (*of_uint)(uint64_t, uint64_t);
    double (*of_float)(double, double);
};

// Nodes, and calls by name, that are operations on two lanes of the first operand's type.
const std::map<Halide::Internal::IRNodeType, Binary> &binaries();
const std::map<std::string, Binary> &binary_calls();

// The result of a call of one integer; `from` and `to` are its types.
using Unary = int64_t (*)(int64_t number, const Halide::Type &from, const Halide::Type &to);
const std::map<std::string, Unary> &unary_calls();

// A value cast from one type to another; of a, b, of type `of`, an operation's result of type `to`.
// Unknown, if an operand is or a type's arithmetic is not known.
Value converted(Value value, const Halide::Type &from, const Halide::Type &to);
Value computed(const Binary &by, Value a, const Value &b, const Halide::Type &of,
               const Halide::Type &to);

}  // namespace argpool
