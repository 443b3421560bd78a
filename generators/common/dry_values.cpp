// The tables of operations, and how they wrap and round.
// SPDX-License-Identifier: MIT
#include "dry_values.h"

#include <cmath>

namespace argpool {

using namespace Halide;
using namespace Halide::Internal;

namespace {

// Halide's: the remainder is not negative, and divisions by zero give zero.
int64_t divide(int64_t a, int64_t b) {
    if (b == 0) {
        return 0;
    }
    const int64_t rest = a % b, quotient = a / b;
    return rest < 0 ? quotient + (b > 0 ? -1 : 1) : quotient;
}
int64_t modulo(int64_t a, int64_t b) {
    return b == 0 ? 0 : a - divide(a, b) * b;
}

}  // namespace

int64_t wrapped(int64_t number, const Type &type) {
    if (type.bits() >= 64) {
        return number;
    }
    const uint64_t mask = (uint64_t{1} << type.bits()) - 1, low = (uint64_t)number & mask;
    const bool negative = type.is_int() && (low >> (type.bits() - 1) & 1);
    return (int64_t)(negative ? low | ~mask : low);
}

double rounded(double number, const Type &type) {
    return type.bits() == 32 ? (double)(float)number : number;
}

bool is_computed(const Type &type) {
    return type.is_int_or_uint() || type.is_handle() ||
           (type.is_float() && !type.is_bfloat() && type.bits() >= 32);
}

#define ARGPOOL_BINARY(expression)                                 \
    {[](int64_t a, int64_t b) -> int64_t { return expression; },   \
     [](uint64_t a, uint64_t b) -> uint64_t { return expression; }, \
     [](double a, double b) -> double { return expression; }}

const std::map<IRNodeType, Binary> &binaries() {
    static const std::map<IRNodeType, Binary> all{
        {IRNodeType::Add,
         {[](int64_t a, int64_t b) { return (int64_t)((uint64_t)a + (uint64_t)b); },
          [](uint64_t a, uint64_t b) { return a + b; }, [](double a, double b) { return a + b; }}},
        {IRNodeType::Sub,
         {[](int64_t a, int64_t b) { return (int64_t)((uint64_t)a - (uint64_t)b); },
          [](uint64_t a, uint64_t b) { return a - b; }, [](double a, double b) { return a - b; }}},
        {IRNodeType::Mul,
         {[](int64_t a, int64_t b) { return (int64_t)((uint64_t)a * (uint64_t)b); },
          [](uint64_t a, uint64_t b) { return a * b; }, [](double a, double b) { return a * b; }}},
        {IRNodeType::Div,
         {divide, [](uint64_t a, uint64_t b) { return b ? a / b : 0; },
          [](double a, double b) { return a / b; }}},
        {IRNodeType::Mod,
         {modulo, [](uint64_t a, uint64_t b) { return b ? a % b : 0; },
          [](double a, double b) { return a - b * std::floor(a / b); }}},
        {IRNodeType::Min, ARGPOOL_BINARY(a < b ? a : b)},
        {IRNodeType::Max, ARGPOOL_BINARY(a > b ? a : b)},
        {IRNodeType::EQ, ARGPOOL_BINARY(a == b)},
        {IRNodeType::NE, ARGPOOL_BINARY(a != b)},
        {IRNodeType::LT, ARGPOOL_BINARY(a < b)},
        {IRNodeType::LE, ARGPOOL_BINARY(a <= b)},
        {IRNodeType::GT, ARGPOOL_BINARY(a > b)},
        {IRNodeType::GE, ARGPOOL_BINARY(a >= b)},
    };
    return all;
}

const std::map<std::string, Binary> &binary_calls() {
    static const auto none = [](double, double) { return std::nan(""); };
    static const auto shifted = [](uint64_t a, uint64_t b) { return b < 64 ? a << b : 0; };
    static const std::map<IRNodeType, Binary> &node = binaries();
    static const std::map<std::string, Binary> all{
        {"bitwise_and",
         {[](int64_t a, int64_t b) { return a & b; }, [](uint64_t a, uint64_t b) { return a & b; },
          none}},
        {"bitwise_or",
         {[](int64_t a, int64_t b) { return a | b; }, [](uint64_t a, uint64_t b) { return a | b; },
          none}},
        {"bitwise_xor",
         {[](int64_t a, int64_t b) { return a ^ b; }, [](uint64_t a, uint64_t b) { return a ^ b; },
          none}},
        {"shift_left",
         {[](int64_t a, int64_t b) { return (int64_t)shifted((uint64_t)a, (uint64_t)b); }, shifted,
          none}},
        {"shift_right",
         {[](int64_t a, int64_t b) { return a >> (b < 64 ? b : 63); },
          [](uint64_t a, uint64_t b) { return b < 64 ? a >> b : 0; }, none}},
        {"div_round_to_zero",
         {[](int64_t a, int64_t b) { return b ? a / b : 0; },
          [](uint64_t a, uint64_t b) { return b ? a / b : 0; }, none}},
        {"mod_round_to_zero",
         {[](int64_t a, int64_t b) { return b ? a % b : 0; },
          [](uint64_t a, uint64_t b) { return b ? a % b : 0; }, none}},
        {"strict_add", node.at(IRNodeType::Add)},
        {"strict_sub", node.at(IRNodeType::Sub)},
        {"strict_mul", node.at(IRNodeType::Mul)},
        {"strict_div", node.at(IRNodeType::Div)},
        {"strict_min", node.at(IRNodeType::Min)},
        {"strict_max", node.at(IRNodeType::Max)},
        {"strict_eq", node.at(IRNodeType::EQ)},
        {"strict_lt", node.at(IRNodeType::LT)},
        {"strict_le", node.at(IRNodeType::LE)},
        {"saturating_add", node.at(IRNodeType::Add)},
        {"saturating_sub", node.at(IRNodeType::Sub)},
        // The second argument, which is narrower, is widened first.
        {"widen_right_add", node.at(IRNodeType::Add)},
        {"widen_right_sub", node.at(IRNodeType::Sub)},
        {"widen_right_mul", node.at(IRNodeType::Mul)},
    };
    return all;
}

const std::map<std::string, Unary> &unary_calls() {
    static const std::map<std::string, Unary> all{
        {"abs", [](int64_t number, const Type &from, const Type &) {
             return from.is_int() && number < 0 ? -number : number;
         }},
        {"bitwise_not",
         [](int64_t number, const Type &, const Type &to) { return wrapped(~number, to); }},
        {"saturating_cast", [](int64_t number, const Type &, const Type &to) {
             const int bits = to.bits() - to.is_int();
             const int64_t most = bits < 63 ? ((int64_t)1 << bits) - 1 : INT64_MAX;
             const int64_t least = to.is_int() ? -most - 1 : 0;
             return number > most ? most : number < least ? least : number;
         }},
        {"count_leading_zeros", [](int64_t number, const Type &from, const Type &) {
             const uint64_t bits = (uint64_t)number << (64 - from.bits());
             return bits ? (int64_t)__builtin_clzll(bits) : (int64_t)from.bits();
         }},
    };
    return all;
}
#undef ARGPOOL_BINARY

Value converted(Value value, const Type &from, const Type &to) {
    if (!is_computed(from) || !is_computed(to)) {
        return unknown();
    }
    for (Lane &lane : value.lanes) {
        if (from.is_float() && to.is_float()) {
            lane.f = rounded(lane.f, to);
        } else if (from.is_float()) {
            lane.i = wrapped((int64_t)lane.f, to);
        } else if (to.is_float()) {
            const double number = from.is_uint() ? (double)(uint64_t)lane.i : (double)lane.i;
            lane.f = rounded(number, to);
        } else {
            lane.i = wrapped(lane.i, to);
        }
    }
    return value;
}

Value computed(const Binary &by, Value a, const Value &b, const Type &of,
                      const Type &to) {
    if (!a.known() || !b.known() || !is_computed(of)) {
        return unknown();
    }
    for (size_t i = 0; i < a.lanes.size(); i++) {
        Lane &x = a.lanes[i];
        const Lane &y = b.lanes[i];
        if (of.is_float()) {
            const double number = by.of_float(x.f, y.f);
            if (to.is_float()) {
                x.f = rounded(number, to);
            } else {
                x.i = number != 0;
            }
        } else if (of.is_int()) {
            x.i = wrapped(by.of_int(x.i, y.i), to);
        } else {
            x.i = wrapped((int64_t)by.of_uint((uint64_t)x.i, (uint64_t)y.i), to);
        }
    }
    return a;
}

}  // namespace argpool
