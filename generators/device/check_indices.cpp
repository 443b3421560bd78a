// Marks planes of which an index names no cell of its own window. On a device: a thread a
// few indices; all threads that find one store the same 1, into marks that were 0.
// SPDX-License-Identifier: MIT

#include "device_kernel.h"

namespace {

using namespace argpool;

class CheckIndices : public DeviceKernel<CheckIndices> {
public:
    Input<Halide::Buffer<>> indices{"indices", 5};
    Output<Halide::Buffer<uint8_t, 1>> foreign{"foreign"};

    void configure() {
        indices.set_type(index_type());
    }

    void generate() {
        check_schedule("check_indices");
        w = window();
        std::vector<Expr> box = extents(indices);
        const Expr line = box[0];
        box[0] = ceil_div(line, few_positions);
        RDom r({{0, few_positions}, {0, product(box)}}, "index");
        std::vector<Expr> at = place_in(box, r[1]);
        at[0] = min(at[0] * few_positions + r[0], line - 1);  // the last one again, not a branch
        const Spot o = spot(at);
        const Expr stored = indices(of_buffer(indices, o.site.at, o));
        r.where(!(unrolls() ? is_of_its_window(stored, o) : names_its_own(stored, o)));
        foreign(u) = Halide::undef<uint8_t>();
        foreign(unit(o, channels(indices))) = cast<uint8_t>(1);
        schedule_threads(foreign.update(0), r, -1);
        start_at_zero(indices);
        foreign.dim(0).set_stride(1).set_bounds(0, units(indices));
    }

private:
    Var u{"u"};
    Window w;

    Expr first_cell(const Spot &o, int d) const {
        return o.site.at[d] * w.stride[d] - w.pad[d];
    }
    // Is the index that of a cell of its window that exists? Offsets are compared in 32 bits, with
    // those of the window's first cell; where a window's span more, all indices count as foreign.
    Expr is_of_its_window(const Expr &stored, const Spot &o) const {
        const auto k = parse_xyz(kernel);
        const auto word = [](const Expr &number) { return cast<uint32_t>(number); };
        Xyz first;
        std::array<std::vector<Expr>, 3> there;  // by tap: does its cell exist?
        Expr reach = cast<int64_t>(0);
        for (int d = 0; d < 3; d++) {
            first[d] = first_cell(o, d);
            for (int tap = 0; tap < k[d]; tap++) {
                there[d].push_back(exists(first[d] + tap * w.dilation[d], d));
            }
            reach += cast<int64_t>((k[d] - 1) * w.dilation[d]) * index_stride()[d];
        }
        const Expr beyond = cast<int64_t>(stored) - offset_of(first, o);
        const Expr near = numbers_taps() ? Halide::Internal::const_true()
                                         : (beyond >> 32) == 0 && (reach >> 32) == 0;
        Expr is_one = Halide::Internal::const_false();
        for (int z = 0; z < k[2]; z++) {
            for (int y = 0; y < k[1]; y++) {
                Expr in_row = Halide::Internal::const_false();
                for (int x = 0; x < k[0]; x++) {
                    const Xyz tap{x, y, z};
                    Expr offset = word(0);
                    for (int d = 0; d < 3; d++) {
                        offset += word(tap[d] * w.dilation[d]) * word(index_stride()[d]);
                    }
                    const Expr same = numbers_taps() ? word(stored) == word(number_of_tap(tap, w))
                                                     : word(beyond) == offset;
                    in_row = in_row || (same && there[0][x]);
                }
                is_one = is_one || (in_row && there[1][y] && there[2][z]);
            }
        }
        return near && is_one;
    }
    // Is the cell that the index names one of the position's window?
    Expr names_its_own(const Expr &stored, const Spot &o) const {
        const NamedCell named = named_by(stored, o);
        Expr own = named.valid;
        for (int d = 0; d < 3 && !numbers_taps(); d++) {
            const Expr from = named.cell[d] - first_cell(o, d);
            const Expr tap = quotient(max(from, 0), w.dilation[d]);
            own = own && from >= 0 && tap < w.kernel[d] && tap * w.dilation[d] == from;
        }
        return own;
    }
};

}  // namespace

HALIDE_REGISTER_GENERATOR(CheckIndices, check_indices)
