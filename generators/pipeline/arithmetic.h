// What a region's operations are as Halide's expressions. Integers are unsigned here, which wrap;
// what is signed says so in the operation. An i1 is a byte, 0 or 1. f16 and bf16 are f32, rounded
// after each operation.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "Halide.h"
#include "text.h"

namespace argpool::region {

/// Of a tensor's elements: f32, i8, u8, …; i1 is a byte, f16 and bf16 are 16 bits.
Halide::Type memory_type(const std::string &element);

/// Of cells while they are computed.
Halide::Type cell_type(const std::string &type);

/// From memory_type to cell_type, and back. Both are exact.
Halide::Expr of_memory(const Halide::Expr &stored, const std::string &type,
                       const Halide::Target &target);
Halide::Expr to_memory(const Halide::Expr &cell, const std::string &type,
                       const Halide::Target &target);

Halide::Expr constant(const region_text::Operation &o, const Halide::Target &target);

/// Is what `compute` returns still to be rounded? (f16 and bf16; they have all integers of 8 bits.)
bool rounds(const std::string &op, const std::string &type, const std::string &of);

/// An f32 or f64 as the nearest f16 or bf16, ties to even; other floats are as they are.
Halide::Expr rounded(const Halide::Expr &number, const std::string &type,
                     const Halide::Target &target);
Halide::Expr rounded_to_memory(const Halide::Expr &number, const std::string &type,
                               const Halide::Target &target);

/// C20: what a pool sees of cells outside the plane, which never wins.
Halide::Expr neutral(const std::string &pool, const std::string &type);

/// +0 of floats, bit for bit: C9's sums begin with it.
Halide::Expr zero(const Halide::Type &type);

/// C4, C5, C19: which of two cells a pool takes, the first of them or the second.
Halide::Expr join(const std::string &pool, const Halide::Expr &first, const Halide::Expr &second);

/// C4, C5, C19: does a pool of floats take the second of two cells?
Halide::Expr takes_second(const std::string &pool, const Halide::Expr &first,
                          const Halide::Expr &second);

/// What `join` of vectors costs beside a store, which costs 1.
double join_cost(const std::string &pool, const std::string &type);

/// `op` of cells of the type `of` (of the last operand), as a cell of `type`.
Halide::Expr compute(const std::string &op, const std::string &type,
                     const std::vector<Halide::Expr> &args, const std::string &of,
                     const Halide::Target &target);

}  // namespace argpool::region
