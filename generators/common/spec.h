// What a row of the plan needs of its generator, and what its kernel is called with, as values with
// which the maths of an operation and its schedules are written.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "cell_of_index.h"

namespace argpool {

// The generator's parameters (kernel_generator.h), parsed.
struct Spec {
    Type elem;   // bits that are only moved are unsigned integers
    Type index;  // Type(): the kernel has no indices
    bool channels_last;
    std::optional<std::array<int, 3>> kernel;  // of a compiled-in window; none: given at run time
    std::string schedule;
    int lanes;                     // elements of a vector
    int align, multiple_w, min_w;  // what the row's guard promises; 0: nothing
    Halide::Target target;

    bool has(Halide::Target::Feature feature) const {
        return target.has_feature(feature);
    }
    // Indices are numbers of taps (space `window` of C7); else they are offsets.
    bool indices_are_taps() const {
        return index.is_uint();
    }
    int taps() const {  // of a compiled-in window
        return (*kernel)[0] * (*kernel)[1] * (*kernel)[2];
    }
};

// Arguments 1 to 23 of argpool_registry.h.
struct Arguments {
    Window window;
    Cells cells;
    Expr index_base;
    Xyz index_stride;
    Expr index_stride_c;
};

template<typename T>
Spec KernelGenerator<T>::spec() const {
    Spec s{elem_type(), index_type(), channels_last(), {}, schedule_name, lanes,
           align, multiple_w, min_w, this->get_target()};
    if (!any()) {
        s.kernel = parse_xyz(kernel);
    }
    return s;
}

template<typename T>
Arguments KernelGenerator<T>::arguments() const {
    return {window(), {cell_min(), cell_extent()}, index_base, index_stride(), index_stride_c};
}

}  // namespace argpool
