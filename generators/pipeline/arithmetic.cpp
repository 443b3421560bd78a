// Operations of regions, one by one.
// SPDX-License-Identifier: MIT
#include "arithmetic.h"

#include <functional>
#include <limits>
#include <map>

#include "halves.h"

namespace argpool::region {

using Halide::cast;
using Halide::Expr;
using Halide::reinterpret;
using Halide::select;
using Halide::Target;
using Halide::Type;
using region_text::bits_in;
using region_text::is_float;
using region_text::is_half;

namespace {

Halves halves(const std::string &type, const Target &target) {
    return Halves(type == "bf16", target);
}

Expr as_signed(const Expr &cell) {
    return reinterpret(Halide::Int(cell.type().bits()), cell);
}

// A cell as a signed number; that of a set i1 is -1.
Expr number(const Expr &cell, const std::string &type) {
    return type == "i1" ? 0 - as_signed(cell) : as_signed(cell);
}

Expr flag(const Expr &condition) {
    return select(condition, Expr(uint8_t(1)), Expr(uint8_t(0)));
}

// The sign bit of a float is inverted, of NaN and of 0 too: 0 - x would give +0.
Expr negated(const Expr &cell) {
    const Type bits = Halide::UInt(cell.type().bits());
    return reinterpret(cell.type(), reinterpret(bits, cell) ^ (Halide::Internal::make_one(bits)
                                                               << (bits.bits() - 1)));
}

using Compare = std::function<Expr(const Expr &, const Expr &)>;

// Comparisons of integers, by arith's names.
const std::map<std::string, Compare> &integer_comparisons() {
    static const std::map<std::string, Compare> all = {
        {"eq", [](const Expr &a, const Expr &b) { return a == b; }},
        {"ne", [](const Expr &a, const Expr &b) { return a != b; }},
        {"ult", [](const Expr &a, const Expr &b) { return a < b; }},
        {"ule", [](const Expr &a, const Expr &b) { return a <= b; }},
        {"ugt", [](const Expr &a, const Expr &b) { return a > b; }},
        {"uge", [](const Expr &a, const Expr &b) { return a >= b; }},
        {"slt", [](const Expr &a, const Expr &b) { return as_signed(a) < as_signed(b); }},
        {"sle", [](const Expr &a, const Expr &b) { return as_signed(a) <= as_signed(b); }},
        {"sgt", [](const Expr &a, const Expr &b) { return as_signed(a) > as_signed(b); }},
        {"sge", [](const Expr &a, const Expr &b) { return as_signed(a) >= as_signed(b); }}};
    return all;
}

// Comparisons of floats: o… is false where either is NaN, u… true. Both are said, as Halide takes
// a <= b for !(b < a), and a == a for true.
Expr float_comparison(const std::string &op, const Expr &a, const Expr &b) {
    const Expr nan = Halide::is_nan(a) || Halide::is_nan(b);
    if (op == "uno") {
        return nan;
    }
    if (op == "ord") {
        return !nan;
    }
    static const std::map<std::string, Compare> ordered = {
        {"eq", [](const Expr &a, const Expr &b) { return a == b; }},
        {"ne", [](const Expr &a, const Expr &b) { return a < b || a > b; }},
        {"lt", [](const Expr &a, const Expr &b) { return a < b; }},
        {"le", [](const Expr &a, const Expr &b) { return a <= b; }},
        {"gt", [](const Expr &a, const Expr &b) { return a > b; }},
        {"ge", [](const Expr &a, const Expr &b) { return a >= b; }}};
    const auto found = ordered.find(op.substr(1));
    _halide_user_assert(found != ordered.end()) << "region: no comparison " << op << "\n";
    const Expr holds = found->second(a, b);
    return op[0] == 'u' ? holds || nan : holds && !nan;
}

// Operations on cells of one type.
const std::map<std::string, Compare> &operations() {
    static const std::map<std::string, Compare> all = {
        {"and", [](const Expr &a, const Expr &b) { return a & b; }},
        {"or", [](const Expr &a, const Expr &b) { return a | b; }},
        {"xor", [](const Expr &a, const Expr &b) { return a ^ b; }},
        {"add", [](const Expr &a, const Expr &b) { return a + b; }},
        {"sub", [](const Expr &a, const Expr &b) { return a - b; }},
        {"mul", [](const Expr &a, const Expr &b) { return a * b; }}};
    return all;
}

// An f64 as an f32. Halide's simplifier replaces f64 -> f32 -> f16 by f64 -> f16, which rounds once
// instead of twice and calls a function of the compiler's library. The product by one keeps the two
// conversions apart, and LLVM removes it.
Expr shorter(const Expr &number) {
    return Halide::strict_float(cast<float>(number) * 1.0f);
}

Expr of_integer(const Expr &number, const std::string &type, const Target &target) {
    return is_half(type) ? halves(type, target).of_integer(number)
                         : cast(cell_type(type), number);
}

}  // namespace

Type memory_type(const std::string &element) {
    if (is_float(element) && !is_half(element)) {
        return Halide::Float(bits_in(element));
    }
    return Halide::UInt(std::max(8, bits_in(element)));
}

Type cell_type(const std::string &type) {
    return is_half(type) ? Halide::Float(32) : memory_type(type);
}

Expr of_memory(const Expr &stored, const std::string &type, const Target &target) {
    if (type == "i1") {
        return flag(stored != 0);
    }
    return is_half(type) ? halves(type, target).widened(stored) : stored;
}

Expr to_memory(const Expr &cell, const std::string &type, const Target &target) {
    if (type == "i1") {
        return flag(cell != 0);
    }
    return is_half(type) ? halves(type, target).narrowed(cell) : cell;
}

Expr constant(const region_text::Operation &o, const Target &target) {
    const Type type = memory_type(o.type);
    const Expr bits = Halide::Internal::UIntImm::make(Halide::UInt(type.bits()), o.bits);
    return type.is_float() ? reinterpret(type, bits) : of_memory(bits, o.type, target);
}

bool rounds(const std::string &op, const std::string &type, const std::string &of) {
    const bool of_integers = op == "uitofp" || op == "sitofp";
    return is_half(type) && (op == "add" || op == "sub" || op == "mul" || op == "truncf" ||
                             (of_integers && bits_in(of) > 8));
}

Expr rounded(const Expr &number, const std::string &type, const Target &target) {
    return of_memory(rounded_to_memory(number, type, target), type, target);
}

Expr rounded_to_memory(const Expr &number, const std::string &type, const Target &target) {
    return is_half(type) ? halves(type, target).rounded(number) : number;
}

Expr neutral(const std::string &pool, const std::string &type) {
    const Type cell = cell_type(type);
    if (cell.is_float()) {
        const double low = -std::numeric_limits<double>::infinity();
        return Halide::Internal::make_const(cell, pool == "max" ? low : -low);
    }
    const uint64_t ones = UINT64_MAX >> (64 - cell.bits()), top = (ones >> 1) + 1;
    const uint64_t low = pool == "max"    ? top
                         : pool == "min"  ? top - 1
                         : pool == "umin" ? ones
                                          : 0;
    return Halide::Internal::UIntImm::make(cell, low);
}

Expr zero(const Type &type) {
    return reinterpret(type, Halide::Internal::make_zero(Halide::UInt(type.bits())));
}

Expr takes_second(const std::string &pool, const Expr &first, const Expr &second) {
    return (pool == "max" ? second > first : second < first) || Halide::is_nan(second);
}

Expr join(const std::string &pool, const Expr &first, const Expr &second) {
    if (pool == "any") {
        return first | second;
    }
    if (first.type().is_float()) {
        // One instruction, which takes the first where either is NaN; then a NaN sets all bits.
        // Selecting `second` there instead makes LLVM join both conditions: one instruction more.
        const Expr best = select(pool == "max" ? second > first : second < first, second, first);
        const Type bits = Halide::UInt(best.type().bits());
        const Expr zero = Halide::Internal::make_zero(bits);
        const Expr nan = select(Halide::is_nan(second), bits.max(), zero);
        return reinterpret(best.type(), reinterpret(bits, best) | nan);
    }
    if (pool == "umax") {
        return Halide::max(first, second);
    }
    if (pool == "umin") {
        return Halide::min(first, second);
    }
    const Expr a = as_signed(first), b = as_signed(second);
    return reinterpret(first.type(), pool == "max" ? Halide::max(a, b) : Halide::min(a, b));
}

double join_cost(const std::string &pool, const std::string &type) {
    return pool == "any" ? 0.3 : is_float(type) ? 1.2 : 0.5;
}

Expr compute(const std::string &op, const std::string &type, const std::vector<Expr> &args,
             const std::string &of, const Target &target) {
    const Type cell = cell_type(type);
    if (op == "select") {
        return select(args[0] != 0, args[1], args[2]);
    }
    if (op == "neg") {
        return negated(args[0]);
    }
    if (op == "extui") {
        return cast(cell, args[0]);
    }
    if (op == "extsi") {
        return reinterpret(cell, cast(Halide::Int(cell.bits()), number(args[0], of)));
    }
    if (op == "uitofp") {
        return of_integer(args[0], type, target);
    }
    if (op == "sitofp") {
        return of_integer(number(args[0], of), type, target);
    }
    if (op == "extf" || op == "truncf") {
        const bool shortens = op == "truncf" && type == "f32";
        return is_half(type) ? args[0] : shortens ? shorter(args[0]) : cast(cell, args[0]);
    }
    // Cells of i1 are numbers of 8 bits; their sums and differences are modulo 2.
    const bool modulo_2 = type == "i1" && (op == "add" || op == "sub");
    if (const auto found = operations().find(modulo_2 ? "xor" : op);
        found != operations().end()) {
        return found->second(args[0], args[1]);
    }
    if (is_float(of)) {
        return flag(float_comparison(op, args[0], args[1]));
    }
    const auto found = integer_comparisons().find(op);
    _halide_user_assert(found != integer_comparisons().end()) << "region: no operation " << op
                                                              << "\n";
    // A set i1 is -1 as a signed number, so the lesser.
    const bool flips = of == "i1" && op[0] == 's';
    return flag(found->second(args[flips], args[!flips]));
}

}  // namespace argpool::region
