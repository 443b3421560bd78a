// Regions, one operation after the other.
// SPDX-License-Identifier: MIT
#include "interpreter.h"

#include <cmath>
#include <cstring>
#include <stdexcept>

#include "reference.h"

namespace argpool::test {
namespace {

using region_text::Operation;

int bits_in(const std::string& type) { return std::stoi(type.substr(1)); }
uint64_t cut(uint64_t value, int bits) {
  return bits == 64 ? value : value & ((uint64_t(1) << bits) - 1);
}
int64_t extended(uint64_t value, int bits) {
  return int64_t(value << (64 - bits)) >> (64 - bits);
}

template <typename T> T as(uint64_t bits) {
  T value;
  std::memcpy(&value, &bits, sizeof value);
  return value;
}
template <typename T> uint64_t bits_of(T value) {
  uint64_t bits = 0;
  std::memcpy(&bits, &value, sizeof value);
  return bits;
}

// C20: the window begins `pad` cells before its own cell, and ends where the extents stay the same.
reference::Window window_of(const Operation& o) {
  reference::Window window;
  window.rank = 2;
  for (int i = 0; i < 2; ++i) {
    window.kernel[size_t(i + 1)] = o.kernel[i];
    window.dilation[size_t(i + 1)] = o.dilation[i];
    window.pad_begin[size_t(i + 1)] = o.pad[i];
    window.pad_end[size_t(i + 1)] = int64_t(o.dilation[i]) * (o.kernel[i] - 1) - o.pad[i];
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
template <typename T> Plane pooled(const Operation& o, const Plane& src, int64_t h, int64_t w) {
  const std::vector<T> from = cells_of<T>(src);
  std::vector<T> to(src.size());
  std::vector<uint8_t> taps(o.taps() ? src.size() : 0);
  const reference::Extents extent{1, 1, 1, h, w}, stride{0, 0, 0, w, 1};
  const auto space = o.taps() ? ARGPOOL_INDEX_WINDOW : ARGPOOL_INDEX_PLANE;
  reference::max_pool<T, uint8_t>(window_of(o), space, {from.data(), extent, stride},
                                  {to.data(), extent, stride},
                                  {o.taps() ? taps.data() : nullptr, extent, stride},
                                  o.pool() == "min" || o.pool() == "umin");
  return o.taps() ? plane_of(taps) : plane_of(to);
}

Plane pool(const Operation& o, const std::string& type, const Plane& src, int64_t h, int64_t w) {
  const bool is_unsigned = o.op[0] == 'u' || o.op == "any";
  if (type == "f64") return pooled<double>(o, src, h, w);
  if (type == "f32") return pooled<float>(o, src, h, w);
  switch (bits_in(type)) {
    case 64: return is_unsigned ? pooled<uint64_t>(o, src, h, w) : pooled<int64_t>(o, src, h, w);
    case 32: return is_unsigned ? pooled<uint32_t>(o, src, h, w) : pooled<int32_t>(o, src, h, w);
    case 16: return is_unsigned ? pooled<uint16_t>(o, src, h, w) : pooled<int16_t>(o, src, h, w);
    default: return is_unsigned ? pooled<uint8_t>(o, src, h, w) : pooled<int8_t>(o, src, h, w);
  }
}

// C9, C23: what a tap outside the plane names loses its value, as with trusted indices.
template <typename T>
Plane gradient(const Operation& o, const Plane& taps, const Plane& grad, int64_t h, int64_t w) {
  const std::vector<uint8_t> indices = cells_of<uint8_t>(taps);
  const std::vector<T> from = cells_of<T>(grad);
  std::vector<T> to(grad.size());
  const reference::Extents extent{1, 1, 1, h, w}, stride{0, 0, 0, w, 1};
  reference::max_pool_backward<T, uint8_t>(
      window_of(o), ARGPOOL_INDEX_WINDOW, {from.data(), extent, stride},
      {indices.data(), extent, stride}, {to.data(), extent, stride});
  return plane_of(to);
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

uint64_t converted(const Operation& o, uint64_t a, int bits) {
  const int64_t value = extended(a, bits);
  if (o.op == "extui") return a;
  if (o.op == "extsi") return cut(uint64_t(value), bits_in(o.type));
  if (o.op == "uitofp") return o.type == "f64" ? bits_of(double(a)) : bits_of(float(a));
  if (o.op == "sitofp") return o.type == "f64" ? bits_of(double(value)) : bits_of(float(value));
  throw std::runtime_error("no operation " + o.op);
}

uint64_t cell(const Operation& o, const std::string& of, const std::vector<uint64_t>& args) {
  if (o.op == "select") return args[0] ? args[1] : args[2];
  if (o.op == "neg") return args[0] ^ uint64_t(1) << (bits_in(of) - 1);
  if (args.size() == 1) return converted(o, args[0], bits_in(of));
  if (of == "f32") return float_operation<float>(o.op, args[0], args[1]);
  if (of == "f64") return float_operation<double>(o.op, args[0], args[1]);
  return integer_operation(o.op, args[0], args[1], bits_in(of));
}

}  // namespace

std::vector<Plane> interpret(const region_text::Region& region, const std::vector<Plane>& inputs,
                             int64_t h, int64_t w) {
  std::vector<Plane> values;
  size_t next = 0;
  for (const Operation& o : region.operations) {
    if (o.op == "in") {
      values.push_back(inputs.at(next++));
    } else if (o.op == "const") {
      values.emplace_back(size_t(h * w), o.bits);
    } else if (o.sums()) {
      const Plane &taps = values[size_t(o.args[0])], &grad = values[size_t(o.args[1])];
      values.push_back(o.type == "f64" ? gradient<double>(o, taps, grad, h, w)
                                       : gradient<float>(o, taps, grad, h, w));
    } else if (o.windowed()) {
      const Operation& read = region.operations[size_t(o.args[0])];
      values.push_back(pool(o, region_text::cell_type(read.type), values[size_t(o.args[0])], h, w));
    } else {
      const std::string of =
          region_text::cell_type(region.operations[size_t(o.args.back())].type);
      Plane result(size_t(h * w));
      for (size_t i = 0; i < result.size(); ++i) {
        std::vector<uint64_t> args;
        for (const int arg : o.args) args.push_back(values[size_t(arg)][i]);
        result[i] = cell(o, of, args);
      }
      values.push_back(result);
    }
  }
  std::vector<Plane> outputs;
  for (const auto& out : region.outputs) outputs.push_back(values[size_t(out.value)]);
  return outputs;
}

bool same_cell(const std::string& type, uint64_t a, uint64_t b) {
  if (a == b) return true;
  if (type == "f32") return std::isnan(as<float>(a)) && std::isnan(as<float>(b));
  if (type == "f64") return std::isnan(as<double>(a)) && std::isnan(as<double>(b));
  return false;
}

}  // namespace argpool::test
