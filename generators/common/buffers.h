// What kernels need of their buffers: where coordinates start, what a row's guard promises, and
// whether planes or rows have gaps.
// SPDX-License-Identifier: MIT
#pragma once

#include "kernel_generator.h"

namespace argpool {

// A coordinate that is one of a buffer's, whatever bounds inference could derive of it: for cells
// that indices name, and for planes that are addressed as one long row. See inside().
inline Expr anywhere(const Expr &at) {
    const int far = 1 << 29;  // no tile reaches as far
    return Halide::Internal::promise_clamped(at, -far, far);
}

// number / by, computed in f32: exact for numbers from 0 to 2^21, because the quotient of number +
// 0.5 is at least 0.5 / by from an integer, which is more than the roundings are off. Few CPUs
// divide vectors of integers.
inline Expr quotient_of_few(const Expr &number, const Expr &by) {
    return Halide::cast<int>((Halide::cast<float>(number) + 0.5f) *
                             (1.0f / Halide::cast<float>(by)));
}

// Where a buffer lies, in bytes. (Halide's own name for that is the buffer's.)
template<typename Buffer>
Expr address_of(const Buffer &buffer) {
    const Halide::Parameter parameter =
        buffer.dim(0).extent().template as<Halide::Internal::Variable>()->param;
    return Halide::reinterpret<uint64_t>(Halide::Internal::Variable::make(
        Halide::type_of<void *>(), parameter.name(), parameter));
}

// Are the rows of a plane, one after the other, one row without gaps? `x` is the buffer's dimension
// of that name; extents in the order x, y, z.
template<typename Buffer>
Expr lies_in_a_row(const Buffer &buffer, int x, const Xyz &extent) {
    Expr all = Halide::Internal::const_true(), length = buffer.dim(x).stride() * extent[0];
    for (int d = 1; d < 3; d++) {
        all = all && (extent[d] == 1 || buffer.dim(x + d).stride() == length);
        length = length * extent[d];
    }
    return all;
}

// Channels-last, do the pixels of a row follow each other? (The only one's stride may be any.)
template<typename Buffer>
Expr pixels_follow(const Buffer &buffer) {
    return buffer.dim(1).extent() == 1 || buffer.dim(1).stride() == buffer.dim(0).extent();
}

// Channels-last, are the pixels of an image of this extent (x, y, z) one line without gaps?
template<typename Buffer>
Expr is_one_line(const Buffer &buffer, const Xyz &extent) {
    Expr all = Halide::Internal::const_true(), step = buffer.dim(0).extent();
    for (int d = 0; d < 3; d++) {
        all = all && (extent[d] == 1 || buffer.dim(1 + d).stride() == step);
        step = step * extent[d];
    }
    return all;
}

// Elements of dimension 0 follow each other, and coordinates start at 0.
template<typename Buffer>
void start_at_zero(Buffer &buffer) {
    buffer.dim(0).set_stride(1);
    for (int d = 0; d < buffer.dimensions(); d++) {
        buffer.dim(d).set_min(0);
    }
}

// Base and strides are multiples of `align` bytes; 0: nothing is promised.
template<typename Buffer>
void promise_alignment(Buffer &buffer, int align) {
    const int elements = align / buffer.type().bytes();
    if (elements > 1) {
        // Halide has no call that promises a multiple, but sees one in stride / elements *
        // elements, which equals the stride where the guard holds.
        buffer.set_host_alignment(align);
        for (int d = 1; d < buffer.dimensions(); d++) {
            buffer.dim(d).set_stride(buffer.dim(d).stride() / elements * elements);
        }
    }
}

// The output that a guard speaks of: aligned as above, rows are multiples of `multiple_w` elements.
template<typename Buffer>
void promise_output(Buffer &buffer, int align, int multiple_w) {
    start_at_zero(buffer);
    if (multiple_w > 0) {
        buffer.dim(0).set_extent(buffer.dim(0).extent() / multiple_w * multiple_w);
    }
    promise_alignment(buffer, align);
}

}  // namespace argpool
