// What all kernels share: the arguments of argpool_registry.h in their order, the build parameters,
// and the window as expressions. A kernel generator derives from KernelGenerator and adds buffers.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdio>
#include <optional>
#include <string>
#include <vector>

#include "Halide.h"

namespace argpool {

using Halide::Expr, Halide::Func, Halide::RDom, Halide::Tuple, Halide::Type, Halide::Var;
using Halide::GeneratorParam;
using Halide::TailStrategy;

// The parameters, parsed, and the arguments: plain values, which schedules are written with. They
// are defined at the end of this file.
struct Spec;
struct Arguments;

enum class Layout { ChannelsFirst, ChannelsLast };
enum class Index { None, I64, I32, U8, U16 };

// Three numbers in the order x, y, z, written "2x2x1" on the command line.
inline std::array<int, 3> parse_xyz(const std::string &text) {
    std::array<int, 3> n{};
    int end = 0;
    if (sscanf(text.c_str(), "%dx%dx%d%n", &n[0], &n[1], &n[2], &end) != 3 ||
        end != (int)text.size()) {
        _halide_user_assert(false) << "expected XxYxZ, for example 2x2x1, not \"" << text << "\"\n";
    }
    return n;
}

// One expression a spatial dimension, in the order x, y, z.
using Xyz = std::array<Expr, 3>;

// The window as expressions: constants where it is compiled in, arguments for `any`.
struct Window {
    Xyz kernel, stride, pad, dilation;
};

// `at`, a coordinate which the definition's own guards keep inside a buffer's dimension. Without
// the promise, bounds inference requires cells that the buffer may lack, and asserts that they
// exist. The assertion is removed later, but only after the simplifier has taken it for true and
// dropped the guard: the kernel then reads outside its buffers.
inline Expr inside(const Expr &at, const Halide::Internal::Dimension &d) {
    return Halide::Internal::promise_clamped(at, d.min(), d.max());
}

// number / by, computed in f64: exact for all 32-bit numbers that are not negative. An integer
// division would divide the lanes of a vector one by one.
inline Expr divided(const Expr &number, const Expr &by) {
    return Halide::cast<int>((Halide::cast<double>(number) + Expr(0.5)) *
                             (Expr(1.0) / Halide::cast<double>(by)));
}

// The base class of all generators: parameters and arguments 1 to 23. Parameters say which kernel
// is made (what it computes, and how); arguments are what a call passes to it. It is a template
// because Halide::Generator<T> constructs and registers T itself.
//
// Halide orders a kernel's arguments as the members are declared: inputs here first, then those of
// derived classes, then outputs.
template<typename T>
class KernelGenerator : public Halide::Generator<T> {
public:
    // The element type that is computed in. Elements are f32 etc. for arithmetic, x8 to x64 for
    // bits that are only moved.
    GeneratorParam<std::string> elem{"elem", "f32"};
    GeneratorParam<Index> index{"index",
                                Index::I64,
                                {{"none", Index::None},
                                 {"i64", Index::I64},
                                 {"i32", Index::I32},
                                 {"u8", Index::U8},
                                 {"u16", Index::U16}}};
    GeneratorParam<Layout> layout{"layout",
                                  Layout::ChannelsFirst,
                                  {{"cf", Layout::ChannelsFirst}, {"cl", Layout::ChannelsLast}}};
    GeneratorParam<std::string> kernel{"kernel", "any"};  // x, y, z; "any": given at run time
    GeneratorParam<std::string> stride{"stride", "1x1x1"};
    GeneratorParam<std::string> pad{"pad", "0x0x0"};
    GeneratorParam<std::string> dilation{"dilation", "1x1x1"};
    // How it is computed: the schedule's name, the elements of its vectors, and the row's guard:
    // what every call that the runtime gives to this row fulfils.
    GeneratorParam<std::string> row_schedule{"schedule", "rows"};
    GeneratorParam<int> lanes{"lanes", 4};
    GeneratorParam<int> align{"align", 0};            // bytes; 0: nothing promised
    GeneratorParam<int> multiple_w{"multiple_w", 0};  // 0: nothing promised
    // The other fields of argpool_guard, in the registry's order: least and greatest widths of the
    // output, channels, and cells (main.cpp checks the row with these); 0: nothing promised.
    GeneratorParam<int> min_w{"min_w", 0}, max_w{"max_w", 0};
    GeneratorParam<int> min_c{"min_c", 0}, max_c{"max_c", 0};
    GeneratorParam<int> min_cells{"min_cells", 0}, max_cells{"max_cells", 0};

    template<typename U>
    using Input = typename Halide::Generator<T>::template Input<U>;

    // Arguments 1 to 23 of argpool_registry.h, in its order.
    Input<int32_t> kernel_x{"kernel_x"}, kernel_y{"kernel_y"}, kernel_z{"kernel_z"};
    Input<int32_t> stride_x{"stride_x"}, stride_y{"stride_y"}, stride_z{"stride_z"};
    Input<int32_t> pad_x{"pad_x"}, pad_y{"pad_y"}, pad_z{"pad_z"};
    Input<int32_t> dilation_x{"dilation_x"}, dilation_y{"dilation_y"}, dilation_z{"dilation_z"};
    Input<int32_t> cell_min_x{"cell_min_x"}, cell_min_y{"cell_min_y"}, cell_min_z{"cell_min_z"};
    Input<int32_t> cell_extent_x{"cell_extent_x"}, cell_extent_y{"cell_extent_y"},
        cell_extent_z{"cell_extent_z"};
    Input<int64_t> index_base{"index_base"};
    Input<int64_t> index_stride_x{"index_stride_x"}, index_stride_y{"index_stride_y"},
        index_stride_z{"index_stride_z"}, index_stride_c{"index_stride_c"};

protected:
    // Is the window given at run time?
    bool any() const {
        return kernel.value() == "any";
    }
    bool channels_last() const {
        return layout == Layout::ChannelsLast;
    }
    // The window, in the order x, y, z: constants, or the arguments where it is given at run time.
    Window window() const {
        if (any()) {
            return {{kernel_x, kernel_y, kernel_z},
                    {stride_x, stride_y, stride_z},
                    {pad_x, pad_y, pad_z},
                    {dilation_x, dilation_y, dilation_z}};
        }
        return {constants(kernel), constants(stride), constants(pad), constants(dilation)};
    }
    // The coordinates of the first cell of the unpooled plane that exists (arguments 13 to 15).
    Xyz cell_min() const {
        return {cell_min_x, cell_min_y, cell_min_z};
    }
    // How many cells of that plane exist, from there on, along x, y and z (arguments 16 to 18).
    Xyz cell_extent() const {
        return {cell_extent_x, cell_extent_y, cell_extent_z};
    }
    // By how much an index grows from one cell to the next along x, y and z.
    Xyz index_stride() const {
        return {index_stride_x, index_stride_y, index_stride_z};
    }
    // A position in the order of the buffers' dimensions: (x, y, z, plane) or (c, x, y, z).
    template<typename E>
    std::vector<E> in_layout(const E &x, const E &y, const E &z, const E &p) const {
        return channels_last() ? std::vector<E>{p, x, y, z} : std::vector<E>{x, y, z, p};
    }
    // The indices' type; Type() if the kernel has none.
    Type index_type() const {
        switch (index.value()) {
        case Index::I64: return Halide::Int(64);
        case Index::I32: return Halide::Int(32);
        case Index::U8: return Halide::UInt(8);
        case Index::U16: return Halide::UInt(16);
        case Index::None: break;
        }
        return Type();
    }
    // The elements' type: f32, bf16, i8, ... by name; x8 to x64 are unsigned integers.
    Type elem_type() const {
        const std::string name = elem;
        const int bits = std::stoi(name.substr(name[0] == 'b' ? 2 : 1));
        switch (name[0]) {
        case 'f': return Halide::Float(bits);
        case 'b': return Halide::BFloat(bits);
        case 'i': return Halide::Int(bits);
        default: return Halide::UInt(bits);  // u8, and x8 … x64: bits
        }
    }

    // Parameters and arguments as the values that schedules are written with.
    Spec spec() const;
    Arguments arguments() const;

private:
    static Xyz constants(const std::string &text) {
        const auto n = parse_xyz(text);
        return {n[0], n[1], n[2]};
    }
};

using Halide::cast;
using Halide::select;

// The plane's valid cells: the tile coordinates of the first one, and how many there are along each
// dimension.
struct Cells {
    Xyz min, extent;
};

// The generator's parameters, parsed: plain values, so that schedules are no templates and need no
// generator.
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
    // AVX2 has no mask registers, and no vectors of 64 bytes.
    bool avx2_alone() const {
        return has(Halide::Target::AVX2) && !has(Halide::Target::AVX512);
    }
    // Do stores to outputs bypass the caches (non-temporal)? They need an alignment; rows whose
    // guard promises one stream.
    bool streams() const {
        return align > 0;
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
    Spec s{elem_type(), index_type(), channels_last(), {}, row_schedule, lanes,
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
