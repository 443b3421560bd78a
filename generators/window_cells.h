// The cells under compiled windows: which windows lie over a cell, and which of them name it. For
// kernels that gather what windows hold; right where indices name cells of their own windows.
// SPDX-License-Identifier: MIT
#pragma once

#include "unpool_geometry.h"

namespace argpool {

// Positions are counted in groups: group g of a dimension is the `stride` cells from g*stride on.
// The windows over them lie at the same few distances from g for every group.
using Group = Xyz;

template<typename T>
class WindowCells : public KernelGenerator<T> {
public:
    template<typename U>
    using Input = typename KernelGenerator<T>::template Input<U>;
    template<typename U>
    using Output = typename Halide::Generator<T>::template Output<U>;

    // Does check_indices' work as well: there is a fourth buffer, foreign.
    GeneratorParam<bool> checks{"checks", false};

    // Of the gradient: grad_values, indices, grad_src.
    Input<Halide::Buffer<>> values{"values", 4}, indices{"indices", 4};
    Output<Halide::Buffer<>> dst{"dst", 4};

    void configure() {
        values.set_type(elem_type());
        indices.set_type(index_type());
        dst.set_type(elem_type());
    }

protected:
    using KernelGenerator<T>::channels_last;
    using KernelGenerator<T>::elem_type;
    using KernelGenerator<T>::index_base;
    using KernelGenerator<T>::index_stride;
    using KernelGenerator<T>::index_stride_c;
    using KernelGenerator<T>::index_stride_x;
    using KernelGenerator<T>::index_type;

    Var x{"x"}, y{"y"}, z{"z"}, p{"p"};
    std::array<Axis, 3> axes;

    // ---- What a cell is made of: the kernel says -----------------------------------------------

    // A cell that no window names.
    virtual Expr nothing() const = 0;
    // What it is after one more window of those over it, in row-major order; `named`: its index
    // names the cell.
    virtual Expr with(const Expr &so_far, const Expr &named, const Expr &value) const = 0;
    // Are all that name it added, or is the last one kept?
    virtual bool adds() const = 0;
    // What is stored.
    virtual Expr stored_as(const Expr &cell) const = 0;

    // ---- Indices as keys: how far an index is from its window's first cell, in 32 bits ---------
    // (check_indices refuses windows that span more.) For taps, the tap's number itself.

    bool numbers_taps() const {
        return !index_type().is_int();
    }
    Type key_type() const {
        return numbers_taps() ? index_type() : Halide::UInt(32);
    }
    // The key that no tap has: of windows that do not exist. Of 32 bits, it is no byte repeated:
    // rows of few vectors are filled with it by a loop, not by calling memset.
    Expr no_key() const {
        return numbers_taps() ? key_type().max() : key_type().max() - 1;
    }
    Expr key_stride(int d) const {
        if (numbers_taps()) {
            const int below = d == 0 ? 1 : axes[0].kernel * (d == 1 ? 1 : axes[1].kernel);
            return cast(key_type(), below);
        }
        return cast(key_type(), index_stride()[d]) * axes[d].dilation;
    }
    Expr tap_key(const std::array<Cover, 3> &c) const {
        Expr key = cast(key_type(), 0);
        for (int d = 0; d < 3; d++) {
            if (c[d].tap > 0) {
                key += cast(key_type(), c[d].tap) * key_stride(d);
            }
        }
        return key;
    }
    // The index of the first cell of the window at `at`, in plane (channel) `plane`.
    Expr first_index(const Group &at, const Expr &plane) const {
        Expr first = cast(key_type(), index_base) +
                     cast(key_type(), plane) * cast(key_type(), index_stride_c);
        for (int d = 0; d < 3; d++) {
            first += cast(key_type(), at[d] * axes[d].stride - axes[d].pad) *
                     cast(key_type(), index_stride()[d]);
        }
        return first;
    }
    // `lane` is what varies of the vectorised coordinate within a vector; at[0] (channels-first) or
    // plane holds the rest, so that all but one product is a scalar.
    Expr key_at(const Group &at, const Expr &plane, const Expr &lane) const {
        return as_key(stored(indices, at, plane, lane), at, plane, lane);
    }
    Expr as_key(const Expr &index, const Group &at, const Expr &plane, const Expr &lane) const {
        if (numbers_taps()) {
            return cast(key_type(), index);
        }
        const Expr step = channels_last() ? cast(key_type(), index_stride_c)
                                          : cast(key_type(), index_stride_x) * axes[0].stride;
        return cast(key_type(), index) - cast(key_type(), lane) * step - first_index(at, plane);
    }
    template<typename Buffer>
    Expr stored(const Buffer &from, const Group &at, const Expr &plane, const Expr &lane) const {
        return channels_last() ? from(plane + lane, at[0], at[1], at[2])
                               : from(at[0] + lane, at[1], at[2], plane);
    }

    // ---- What exists ---------------------------------------------------------------------------

    Expr first_window(int d) const {
        return values.dim(channels_last() ? d + 1 : d).min();
    }
    Expr last_window(int d) const {
        return values.dim(channels_last() ? d + 1 : d).max();
    }
    // The pooled position `delta` from group `at`, or the nearest that exists: nothing else is
    // read. Where it is another, no_key takes the place of its key.
    Expr existing(int d, const Expr &at, int delta) const {
        if (axes[d].trivial()) {
            return at;
        }
        return Halide::clamp(at + delta, first_window(d), last_window(d));
    }

    // ---- A cell --------------------------------------------------------------------------------

    // `exists`: where it is false, the key and the value are another window's. `from`: by how much
    // the key is larger than if it was counted from the window's first cell.
    struct Pair {
        Expr key, value, exists = Halide::Internal::const_true(), from = 0;
    };

    // What is stored for the window at the given distances from group `own`. In dimensions before
    // first_dim it is known to exist.
    Pair fetch_at(const Group &own, const std::array<int, 3> &delta, const Expr &plane,
                  const Expr &lane, int first_dim) const {
        Group at = own;
        Expr exists = Halide::Internal::const_true();
        for (int d = 0; d < 3; d++) {
            at[d] = d < first_dim ? own[d] + delta[d] : existing(d, own[d], delta[d]);
            exists = exists && at[d] == own[d] + delta[d];
        }
        return {key_at(at, plane, lane), stored(values, at, plane, lane), exists};
    }

    // The cell of phase `phase`, of the windows over it whose key is its tap's.
    template<typename Fetch>
    Expr cell(const std::array<int, 3> &phase, const Fetch &fetch) const {
        Expr result = nothing();
        for (const Cover &cz : axes[2].covers(phase[2])) {
            for (const Cover &cy : axes[1].covers(phase[1])) {
                for (const Cover &cx : axes[0].covers(phase[0])) {
                    const Pair w = fetch(cx.delta, cy.delta, cz.delta);
                    const Expr tap = tap_key({cx, cy, cz}) + cast(key_type(), w.from);
                    const Expr named = w.exists && w.key == tap;
                    result = with(result, named, w.value);
                }
            }
        }
        return stored_as(result);
    }

    // The cell at (phase_x, y, z), whose phases are found out by unrolled loops.
    template<typename Fetch>
    Expr any_cell(const Expr &phase_x, const Fetch &fetch) const {
        Expr result;
        for (int c = 0; c < axes[2].stride; c++) {
            for (int b = 0; b < axes[1].stride; b++) {
                for (int a = 0; a < axes[0].stride; a++) {
                    const Expr one = cell({a, b, c}, fetch);
                    const Expr here = z % axes[2].stride == c && y % axes[1].stride == b &&
                                      phase_x % axes[0].stride == a;
                    result = result.defined() ? select(here, one, result) : one;
                }
            }
        }
        return result;
    }
};

}  // namespace argpool
