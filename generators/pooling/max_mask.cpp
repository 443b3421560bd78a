// Pooling and unpooling in one: of each window the cell that the pool takes keeps its value, the
// others become zero (C4, C5, C8). No index and no pooled value is stored.
// SPDX-License-Identifier: MIT
#include <algorithm>

#include "common/buffers.h"
#include "float_key.h"

namespace {

using namespace argpool;
using Halide::cast;
using Halide::clamp;
using Halide::max;
using Halide::min;
using Halide::select;

// Windows are disjoint, dense and not padded, so a cell lies in one window: its coordinates divided
// by the kernel. For 2x2 windows:
//     src   1 5 | 7 2      dst   0 5 | 7 0
//           3 4 | 6 0            0 0 | 0 0
// The cells of dst are in three groups: those under whole vectors of windows, those under other
// windows, and those behind the last window that the call computes (cell_extent), which are zero.
class MaxMask : public KernelGenerator<MaxMask> {
public:
    Input<Halide::Buffer<>> src{"src", 4};
    Halide::GeneratorOutput<Func> *out = nullptr;

    void configure() {
        src.set_type(memory_type());
        out = add_output<Func>("dst", memory_type(), 4);
    }

    void generate() {
        Func dst = *out;
        k = parse_xyz(kernel);
        for (int d = 0; d < 3; d++) {
            size[d] = dst.output_buffer().dim(d + channels_last()).extent();
            covered[d] = clamp(cell_min()[d] + cell_extent()[d], 0, size[d]);
        }
        for (int d = 0; d < 4; d++) {
            src.dim(d).set_min(0);
            dst.output_buffer().dim(d).set_min(0);
        }
        if (!channels_last() && fills_vectors()) {
            promise_whole_tiles(dst);
        }
        if (align > 1) {
            align_rows(dst);
        }
        define_taken();
        dst(variables()) = Halide::undef(memory_type());
        define_vectors(dst);
        define_beside(dst);
        define_empty(dst);
    }

private:
    Var x{"x"}, y{"y"}, z{"z"}, p{"p"}, lane{"lane"}, v{"v"}, wx{"wx"}, wy{"wy"}, wz{"wz"};
    // taken(lane, v, wx, wy, wz, p): the number of the tap that a window takes. Channels-first a
    // lane is a window along x, and channels-last a channel.
    Func taken{"taken"};
    // The kernel; cells of dst along x, y and z; and how many of these, from 0 on, lie in windows
    // that the call computes.
    std::array<int, 3> k;
    Xyz size, covered;

    std::vector<Var> variables() const {
        return in_layout(x, y, z, p);
    }
    // Are elements compared as integers of the same order (FloatKey)? 16-bit floats are, and f32 on
    // 32-bit ARM, whose vectors take subnormal numbers for zero.
    bool keyed() const {
        const Halide::Target &t = get_target();
        const bool flushes = t.arch == Halide::Target::ARM && t.bits == 32;
        const int bits = elem_type().bits();
        return elem_type().is_float() && (bits == 16 || (bits == 32 && flushes));
    }
    Type memory_type() const {
        return keyed() ? Halide::Int(elem_type().bits()) : elem_type();
    }
    // Numbers of taps are as wide as elements, so that one mask selects both.
    Type code_type() const {
        return Halide::Int(std::max(8, elem_type().bits()));
    }
    // Rows of cells in a window.
    int rows() const {
        return k[1] * k[2];
    }
    // Are rows of cells whole vectors of windows?
    bool fills_vectors() const {
        return multiple_w > 0 && multiple_w.value() % (lanes.value() * k[0]) == 0;
    }
    // Makes Halide see that rows are whole tiles, the cells under a vector of windows:
    // fills_vectors() has it from the guard.
    void promise_whole_tiles(Func dst) {
        const int tile = lanes * k[0];
        for (auto dim : {dst.output_buffer().dim(0), src.dim(0)}) {
            dim.set_extent(dim.extent() / tile * tile);
        }
    }
    // Makes Halide see what the guard promises: base and strides are multiples of `align` bytes.
    void align_rows(Func dst) {
        const int cells = align * 8 / elem_type().bits();
        auto buffer = dst.output_buffer();
        buffer.set_host_alignment(align);
        for (int d = 1; d < 4; d++) {
            buffer.dim(d).set_stride(buffer.dim(d).stride() / cells * cells);
        }
    }

    Expr load(const Expr &cx, const Expr &cy, const Expr &cz, const Expr &plane) const {
        const int c = channels_last() ? 0 : 3;
        return src(in_layout<Expr>(inside(cx, space(0)), inside(cy, space(1)), inside(cz, space(2)),
                                   inside(plane, src.dim(c))));
    }
    Halide::Internal::Dimension space(int d) const {
        return src.dim(channels_last() ? d + 1 : d);
    }
    // C4, C5: a later tap wins where it is greater, or a NaN.
    Expr wins(const Expr &value, const Expr &best) const {
        if (keyed()) {
            return FloatKey(elem_type()).wins(value, best);
        }
        return value.type().is_float() ? value > best || Halide::is_nan(value) : value > best;
    }
    // The number of the tap that window `o` of a plane takes. `cut`: the window may end past the
    // last cell that is covered; a tap there stands for the last one before it, which changes
    // nothing, as that one is seen twice in a row.
    Expr best_tap(const Xyz &o, const Expr &plane, bool cut) const {
        const auto existing = [&](int d, int t) {
            return cut ? min(t, covered[d] - 1 - o[d] * k[d]) : Expr(t);
        };
        Expr best, code;
        for (int t = 0; t < k[0] * rows(); t++) {
            const Expr tx = existing(0, t % k[0]), ty = existing(1, t / k[0] % k[1]),
                       tz = existing(2, t / k[0] / k[1]);
            const Expr bits = load(o[0] * k[0] + tx, o[1] * k[1] + ty, o[2] * k[2] + tz, plane);
            const Expr value = keyed() ? FloatKey(elem_type()).of_bits(bits) : bits;
            const Expr number = cast(code_type(), (tz * k[1] + ty) * k[0] + tx);
            if (t == 0) {
                best = value;
                code = number;
                continue;
            }
            const Expr won = wins(value, best);
            code = select(won, number, code);
            best = select(won, value, best);
        }
        return code;
    }

    // Vectors of windows along a row, channels-last of channels; the last one of a row is shifted
    // inwards.
    Expr in_vectors() const {
        return channels_last() ? src.dim(0).extent() : covered[0] / k[0];
    }
    // How many vectors a row (channels-last: a pixel) has; none if it is shorter than one.
    Expr count() const {
        const Expr all = in_vectors(), n = lanes;
        return fills_vectors() && !channels_last() ? all / n
                                                   : select(all >= n, (all + n - 1) / n, 0);
    }
    Expr start(const Expr &vector) const {
        const Expr n = lanes;
        return fills_vectors() && !channels_last() ? vector * n
                                                   : min(vector * n, in_vectors() - n);
    }
    // How many windows along y or z have all their cells.
    Expr whole(int d) const {
        return covered[d] / k[d];
    }
    // Vectors have whole windows alone, so no tap is cut.
    void define_taken() {
        const Expr first = start(v) + lane;
        taken(lane, v, wx, wy, wz, p) = channels_last() ? best_tap({wx, wy, wz}, first, false)
                                                        : best_tap({first, wy, wz}, p, false);
    }
    // The cells under vectors of windows. Channels-first, r[0] is a cell of the row of lanes * k[0]
    // cells under a vector, r[1] a row of the window, r[2] the vector, r[4] and r[5] the window
    // along y and z. For k = 2 and taps 1 2 0 3 taken by four windows:
    //     row 0 of cells   . x . . x . . .      cell i is kept where taken(i / 2) = 0 * 2 + i % 2
    //     row 1            . . x . . . . x                      taken(i / 2) = 1 * 2 + i % 2
    // Channels-last, r[0] is a channel, r[1] a tap, r[2] the vector of channels, and r[3] to r[5]
    // the window.
    void define_vectors(Func dst) {
        const bool last = channels_last();
        const int cells = last ? lanes.value() : lanes * k[0];
        const int places = last ? k[0] * rows() : rows();
        const RDom r({{0, cells},
                      {0, places},
                      {0, count()},
                      {0, last ? whole(0) : Expr(1)},
                      {0, whole(1)},
                      {0, whole(2)}},
                     "r");
        const Expr tx = (last ? r[1] : r[0]) % k[0], row = last ? r[1] / k[0] : Expr(r[1]);
        const Expr at_x = last ? r[3] * k[0] + tx : start(r[2]) * k[0] + r[0];
        const Expr at_y = r[4] * k[1] + row % k[1], at_z = r[5] * k[2] + row / k[1];
        const Expr plane = last ? start(r[2]) + r[0] : Expr(p);
        const Expr own = last ? taken(r[0], r[2], r[3], r[4], r[5], 0)
                              : taken(r[0] / k[0], r[2], 0, r[4], r[5], p);
        const Expr mine = own == cast(code_type(), row * k[0] + tx);
        dst(in_layout<Expr>(at_x, at_y, at_z, plane)) =
            select(mine, load(at_x, at_y, at_z, plane), cast(memory_type(), 0));
        Halide::Stage stage = dst.update();
        stage.allow_race_conditions().vectorize(r[0]).unroll(r[1]);
        taken.bound(lane, 0, lanes).bound_extent(v, 1).bound_extent(wx, 1);
        taken.bound_extent(wy, 1).bound_extent(wz, 1).bound_extent(p, 1);
        taken.compute_at(dst, r[2]).store_in(Halide::MemoryType::Stack).vectorize(lane);
    }

    // A cell of the mask, out of all taps of its window: for cells beside the vectors.
    Expr cell(const Xyz &at, const Expr &plane) const {
        const Expr number = (at[2] % k[2] * k[1] + at[1] % k[1]) * k[0] + at[0] % k[0];
        const Expr own = best_tap({at[0] / k[0], at[1] / k[1], at[2] / k[2]}, plane, true);
        return select(own == cast(code_type(), number), load(at[0], at[1], at[2], plane),
                      cast(memory_type(), 0));
    }
    // The covered cells that vectors leave, in three boxes: ends of the rows that have vectors,
    // then the last rows, then the last slabs. In a plane that vectors cover up to (done,
    // rows_done):
    //     vectors | 1      box 1: from `done` on, rows before rows_done
    //     --------+---
    //        2    | 2      box 2: rows from rows_done on
    void define_beside(Func dst) {
        const Expr done = select(count() > 0, whole(0) * k[0], 0);
        const Expr rows_done = whole(1) * k[1], slabs_done = whole(2) * k[2];
        const Xyz from[] = {{done, 0, 0}, {0, rows_done, 0}, {0, 0, slabs_done}};
        const Xyz to[] = {{covered[0], rows_done, slabs_done},
                          {covered[0], covered[1], slabs_done},
                          {covered[0], covered[1], covered[2]}};
        for (int i = 0; i < 3; i++) {
            const RDom e({{0, to[i][0] - from[i][0]},
                          {0, to[i][1] - from[i][1]},
                          {0, to[i][2] - from[i][2]}},
                         "e");
            const Xyz at{from[i][0] + e[0], from[i][1] + e[1], from[i][2] + e[2]};
            dst(in_layout<Expr>(at[0], at[1], at[2], p)) = cell(at, p);
            dst.update(dst.num_update_definitions() - 1).unscheduled();
        }
    }
    // Cells behind the last window along x, y or z are in none, and zero.
    void define_empty(Func dst) {
        const Expr zero = cast(memory_type(), 0);
        const RDom f(0, size[0] - covered[0], 0, covered[1], 0, covered[2], "f");
        dst(in_layout<Expr>(covered[0] + f.x, f.y, f.z, p)) = zero;
        const RDom rows(0, size[1] - covered[1], 0, covered[2], "rows");
        dst(in_layout<Expr>(x, covered[1] + rows.x, rows.y, p)) = zero;
        const RDom slabs(0, size[2] - covered[2], "slabs");
        dst(in_layout<Expr>(x, y, covered[2] + slabs.x, p)) = zero;
        for (int n = dst.num_update_definitions() - 3; n < dst.num_update_definitions(); n++) {
            dst.update(n).unscheduled();
        }
    }
};

}  // namespace

HALIDE_REGISTER_GENERATOR(MaxMask, max_mask)
