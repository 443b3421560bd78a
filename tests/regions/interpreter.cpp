// Regions, one operation after the other.
// SPDX-License-Identifier: MIT
#include "interpreter.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <stdexcept>

#include "reference.h"
#include "small_floats.h"

namespace argpool::test {
namespace {

using region_text::bits_in;
using region_text::is_float;
using region_text::is_half;
using region_text::Operation;
using reference::BFloat16;
using reference::Float16;

uint64_t cut(uint64_t value, int bits) {
  return bits == 64 ? value : value & ((uint64_t(1) << bits) - 1);
}
int64_t extended(uint64_t value, int bits) {
  return int64_t(value << (64 - bits)) >> (64 - bits);
}

template <typename T> T as(uint64_t bits) {
  T value;
  std::memcpy(static_cast<void*>(&value), &bits, sizeof value);
  return value;
}
template <typename T> uint64_t bits_of(T value) {
  uint64_t bits = 0;
  std::memcpy(&bits, &value, sizeof value);
  return bits;
}

// The number that bits of a type of floats are.
double number(const std::string& type, uint64_t bits) {
  if (type == "f64") return as<double>(bits);
  if (type == "f32") return double(as<float>(bits));
  return double(type == "f16" ? float(as<Float16>(bits)) : float(as<BFloat16>(bits)));
}

// The bits of the nearest f16 or bf16: of how many units of its last digit, counted from 0.
uint64_t rounded_half(const std::string& type, double value) {
  const int digits = type == "f16" ? 11 : 8, least = type == "f16" ? -14 : -126;
  const uint64_t sign = std::signbit(value) ? 0x8000 : 0, infinity = digits == 11 ? 0x7c00 : 0x7f80;
  if (std::isnan(value)) return infinity | 1;
  if (value == 0 || std::isinf(value)) return sign | (value == 0 ? 0 : infinity);
  const int exponent = std::max(std::ilogb(value), least);
  const double count = std::nearbyint(std::ldexp(std::fabs(value), digits - 1 - exponent));
  const uint64_t bits = (uint64_t(exponent - least) << (digits - 1)) + uint64_t(count);
  return sign | std::min(bits, infinity);
}

// C20: the window begins `pad` cells before its own cell, and ends where the extents stay the same.
reference::Window window_of(const Operation& o) {
  reference::Window window;
  window.rank = 3;
  for (size_t i = 0; i < 3; ++i) {
    window.kernel[i] = o.kernel[i];
    window.dilation[i] = o.dilation[i];
    window.pad_begin[i] = o.pad[i];
    window.pad_end[i] = int64_t(o.dilation[i]) * (o.kernel[i] - 1) - o.pad[i];
  }
  return window;
}

template <typename T> std::vector<T> cells_of(const Plane& plane) {
  std::vector<T> cells;
  for (const uint64_t cell : plane) cells.push_back(as<T>(cell));
  return cells;
}
template <typename T> Plane plane_of(const std::vector<T>& cells) {
  Plane plane;
  for (const T cell : cells) plane.push_back(bits_of(cell));
  return plane;
}

// A pool's values, or its indices: numbers of taps.
template <typename T> Plane pooled(const Operation& o, const Plane& src, const Extents& of) {
  const std::vector<T> from = cells_of<T>(src);
  std::vector<T> to(src.size());
  std::vector<uint8_t> taps(o.taps() ? src.size() : 0);
  const reference::Extents extent{1, 1, of.d, of.h, of.w}, stride{0, 0, of.h * of.w, of.w, 1};
  const auto space = o.taps() ? ARGPOOL_INDEX_WINDOW : ARGPOOL_INDEX_PLANE;
  reference::max_pool<T, uint8_t>(window_of(o), space, {from.data(), extent, stride},
                                  {to.data(), extent, stride},
                                  {o.taps() ? taps.data() : nullptr, extent, stride},
                                  o.pool() == "min" || o.pool() == "umin");
  return o.taps() ? plane_of(taps) : plane_of(to);
}

Plane pool(const Operation& o, const std::string& type, const Plane& src, const Extents& of) {
  const bool is_unsigned = o.op[0] == 'u' || o.op == "any";
  if (type == "f64") return pooled<double>(o, src, of);
  if (type == "f32") return pooled<float>(o, src, of);
  if (type == "f16") return pooled<Float16>(o, src, of);
  if (type == "bf16") return pooled<BFloat16>(o, src, of);
  switch (bits_in(type)) {
    case 64: return is_unsigned ? pooled<uint64_t>(o, src, of) : pooled<int64_t>(o, src, of);
    case 32: return is_unsigned ? pooled<uint32_t>(o, src, of) : pooled<int32_t>(o, src, of);
    case 16: return is_unsigned ? pooled<uint16_t>(o, src, of) : pooled<int16_t>(o, src, of);
    default: return is_unsigned ? pooled<uint8_t>(o, src, of) : pooled<int8_t>(o, src, of);
  }
}

// C9, C23: what a tap outside the plane names loses its value, as with trusted indices.
template <typename T>
Plane gradient_of(const Operation& o, const Plane& taps, const Plane& grad, const Extents& of) {
  const std::vector<uint8_t> indices = cells_of<uint8_t>(taps);
  const std::vector<T> from = cells_of<T>(grad);
  std::vector<T> to(grad.size());
  const reference::Extents extent{1, 1, of.d, of.h, of.w}, stride{0, 0, of.h * of.w, of.w, 1};
  reference::max_pool_backward<T, uint8_t>(
      window_of(o), ARGPOOL_INDEX_WINDOW, {from.data(), extent, stride},
      {indices.data(), extent, stride}, {to.data(), extent, stride});
  return plane_of(to);
}

Plane gradient(const Operation& o, const Plane& taps, const Plane& grad, const Extents& of) {
  if (o.type == "f64") return gradient_of<double>(o, taps, grad, of);
  if (o.type == "f32") return gradient_of<float>(o, taps, grad, of);
  if (o.type == "f16") return gradient_of<Float16>(o, taps, grad, of);
  return gradient_of<BFloat16>(o, taps, grad, of);
}

// Whether a comparison holds for less, equal, greater, or a NaN.
bool holds(const std::string& op, bool less, bool equal, bool greater, bool nan) {
  const std::string how = op.size() == 3 && op != "uno" && op != "ord" ? op.substr(1) : op;
  if (op == "ord") return !nan;
  if (op == "uno") return nan;
  if (nan) return op[0] == 'u';
  if (how == "eq") return equal;
  if (how == "ne") return !equal;
  if (how == "lt") return less;
  if (how == "le") return less || equal;
  if (how == "gt") return greater;
  if (how == "ge") return greater || equal;
  throw std::runtime_error("no comparison " + op);
}

template <typename T> uint64_t float_operation(const std::string& op, uint64_t left,
                                               uint64_t right) {
  const T a = as<T>(left), b = as<T>(right);
  if (op == "add") return bits_of(T(a + b));
  if (op == "sub") return bits_of(T(a - b));
  if (op == "mul") return bits_of(T(a * b));
  return holds(op, a < b, a == b, a > b, std::isnan(a) || std::isnan(b));
}

// f64 has the sums, differences and products of f16 and bf16, or more than twice their digits.
uint64_t half_operation(const std::string& op, const std::string& type, uint64_t left,
                        uint64_t right) {
  const double a = number(type, left), b = number(type, right);
  if (op == "add") return rounded(type, a + b);
  if (op == "sub") return rounded(type, a - b);
  if (op == "mul") return rounded(type, a * b);
  return float_operation<double>(op, bits_of(a), bits_of(b));
}

// An integer as an f16 or bf16, rounded once: f64 has its first digits.
uint64_t half_of_integer(const std::string& type, uint64_t magnitude, bool negative) {
  int shift = 0;
  while (magnitude >> shift > 0x7ff) ++shift;
  // The digits that are cut off become the last one that is kept, below those that round.
  const int kept = std::max(shift - 4, 0);
  const uint64_t first = magnitude >> kept, rest = magnitude - (first << kept);
  const double value = std::ldexp(double(first | (rest != 0)), kept);
  return rounded(type, negative ? -value : value);
}

uint64_t integer_operation(const std::string& op, uint64_t a, uint64_t b, int bits) {
  if (op == "add") return cut(a + b, bits);
  if (op == "sub") return cut(a - b, bits);
  if (op == "mul") return cut(a * b, bits);
  if (op == "and") return a & b;
  if (op == "or") return a | b;
  if (op == "xor") return a ^ b;
  if (op[0] != 's') return holds(op, a < b, a == b, a > b, false);
  const int64_t x = extended(a, bits), y = extended(b, bits);
  return holds(op, x < y, x == y, x > y, false);
}

uint64_t converted(const Operation& o, const std::string& of, uint64_t a) {
  const int bits = bits_in(of);
  const int64_t value = extended(a, bits);
  if (o.op == "extui") return a;
  if (o.op == "extsi") return cut(uint64_t(value), bits_in(o.type));
  if (o.op == "extf" || o.op == "truncf") return rounded(o.type, number(of, a));
  if (o.op == "uitofp" && is_half(o.type)) return half_of_integer(o.type, a, false);
  if (o.op == "sitofp" && is_half(o.type))
    return half_of_integer(o.type, value < 0 ? 0 - uint64_t(value) : a, value < 0);
  if (o.op == "uitofp") return o.type == "f64" ? bits_of(double(a)) : bits_of(float(a));
  if (o.op == "sitofp") return o.type == "f64" ? bits_of(double(value)) : bits_of(float(value));
  throw std::runtime_error("no operation " + o.op);
}

uint64_t cell(const Operation& o, const std::string& of, const std::vector<uint64_t>& args) {
  if (o.op == "select") return args[0] ? args[1] : args[2];
  if (o.op == "neg") return args[0] ^ uint64_t(1) << (bits_in(of) - 1);
  if (args.size() == 1) return converted(o, of, args[0]);
  if (of == "f32") return float_operation<float>(o.op, args[0], args[1]);
  if (of == "f64") return float_operation<double>(o.op, args[0], args[1]);
  if (is_half(of)) return half_operation(o.op, of, args[0], args[1]);
  return integer_operation(o.op, args[0], args[1], bits_in(of));
}

}  // namespace

std::vector<Plane> interpret(const region_text::Region& region, const std::vector<Plane>& inputs,
                             const Extents& of) {
  std::vector<Plane> values;
  size_t next = 0;
  for (const Operation& o : region.operations) {
    if (o.op == "in") {
      values.push_back(inputs.at(next++));
    } else if (o.op == "const") {
      values.emplace_back(size_t(of.cells()), o.bits);
    } else if (o.sums()) {
      const Plane &taps = values[size_t(o.args[0])], &grad = values[size_t(o.args[1])];
      values.push_back(gradient(o, taps, grad, of));
    } else if (o.windowed()) {
      const Operation& read = region.operations[size_t(o.args[0])];
      values.push_back(pool(o, region_text::cell_type(read.type), values[size_t(o.args[0])], of));
    } else {
      const std::string type =
          region_text::cell_type(region.operations[size_t(o.args.back())].type);
      Plane result(size_t(of.cells()));
      std::vector<uint64_t> args(o.args.size());
      for (size_t i = 0; i < result.size(); ++i) {
        for (size_t a = 0; a < args.size(); ++a) args[a] = values[size_t(o.args[a])][i];
        result[i] = cell(o, type, args);
      }
      values.push_back(result);
    }
  }
  std::vector<Plane> outputs;
  for (const auto& out : region.outputs) outputs.push_back(values[size_t(out.value)]);
  return outputs;
}

uint64_t rounded(const std::string& type, double value) {
  if (is_half(type)) return rounded_half(type, value);
  return type == "f32" ? bits_of(float(value)) : bits_of(value);
}

bool same_cell(const std::string& type, uint64_t a, uint64_t b) {
  if (a == b) return true;
  return is_float(type) && std::isnan(number(type, a)) && std::isnan(number(type, b));
}

}  // namespace argpool::test
