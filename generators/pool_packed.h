// Max pooling along x, channels-first, of integers of 8 bits: a cell and its tap are one
// integer, and the greatest is what C4 demands.
// SPDX-License-Identifier: MIT
#pragma once

#include "pool_transposed.h"

namespace argpool {

// A key is twice as wide as an element. Its upper half is the element; its lower half is greater
// the earlier the tap is, so that the first maximum wins by itself, and names the tap. A row of the
// output has the greatest keys of its columns of cells worked out first, of even and of odd columns
// apart: of a pair of cells as one integer, that is a shift, and a mask. Padding along x is a key
// that loses to all. Planes too wide for offsets of 16 bits in a window go the way of `rows`.
class PoolPacked : public PoolTransposed {
protected:
    bool packs() const {
        const std::string name = schedule_name;
        return name == "packed" || name == "packed_narrow";
    }

    void define_packed() {
        const bool packable = captures() && elem_type().bits() == 8 && parse_xyz(kernel)[2] == 1 &&
                              parse_xyz(stride)[0] == 2 && parse_xyz(dilation)[0] == 1;
        _halide_user_assert(packable)
            << "max_pool packs integers of 8 bits, in windows of stride 2 along x\n";
        have_to_fit = goes_singly();
        const Start start = start_rows();
        see_each_tap();
        const Expr cells_min = src_dim(0).min(), cells_max = src_dim(0).max();
        first_pair = (cells_min + 1) >> 1;
        pairs = ((cells_max - 1) >> 1) - first_pair + 1;
        const Expr packed = pairs >= lanes && lows_tell();
        define_columns(packed);
        const std::vector<Var> at{lane, x, y, z, p};
        chosen(at) = nothing(best);
        take_best = RDom(0, 1, "take_best");
        take_best.where(!packed);
        const FuncRef b = best(lane, x + take_best, y, z, p);
        chosen(at) = Tuple(b[0], b[1]);
        take_key = RDom(0, 1, "take_key");
        take_key.where(packed);
        const Expr key = greatest(start(x + take_key) + lane);
        chosen(at) = Tuple(code_in(key), value_in(key));
        PoolRows::result(lane, x, y, z, p) = found(chosen, wide);
        store_rows(start);
    }

    void schedule_packed() {
        schedule_rows();
        Func f = *out;
        column.compute_at(f, y).store_in(Halide::MemoryType::Stack);
        column.update(1).unscheduled();
        column.update(2).unscheduled();
        column.update(0).allow_race_conditions().vectorize(in_pairs.x);
        chosen.compute_at(f, PoolRows::in_row.y)
            .store_in(Halide::MemoryType::Stack)
            .vectorize(lane);
        chosen.update(0).reorder(lane, take_best).vectorize(lane);
        chosen.update(1).reorder(lane, take_key).vectorize(lane);
        best.compute_at(chosen, take_best.x);
    }

private:
    Var pair{"pair"};
    Func column{"column"}, chosen{"chosen"};
    RDom in_pairs, take_best, take_key;
    Expr first_pair, pairs;  // those of which both cells exist

    Type key_type() const {
        return elem_type().with_bits(16);
    }

    // ---- The lower half: 255 less a tap's number, or its row and column ----

    Expr low(const Expr &tx, const Expr &ty) const {
        return cast<uint16_t>(ty * (numbers_taps() ? w.kernel[0] : Expr(16)) + tx);
    }
    // Do offsets of taps fit in 16 bits?
    Expr lows_tell() const {
        const auto k = parse_xyz(kernel);
        _halide_user_assert(k[0] < 8 && k[1] < 8) << "max_pool packs windows of 7 cells a side\n";
        if (numbers_taps()) {
            return Halide::Internal::const_true();
        }
        const Expr last = offset({k[0] - 1, k[1] - 1, 0});
        const Expr fit = index_stride_x >= 0 && index_stride_y >= 0 && last < (1 << 15);
        return narrows() ? fit && offsets_fit() : fit;
    }
    Expr code_in(const Expr &key) const {
        const Expr low = ~cast<uint16_t>(key) & 255;
        if (numbers_taps()) {
            return cast(code_type(), low);
        }
        return cast(code_type(), (low >> 4) * cast<uint16_t>(index_stride_y * w.dilation[1]) +
                                     (low & 15) * cast<uint16_t>(index_stride_x));
    }
    Expr value_in(const Expr &key) const {
        return cast(elem_type(), key >> 8);
    }

    // ---- Columns ----

    Expr cell_at(const Expr &cx, const Expr &ty) const {
        return load(cx, cell(1, y, near(y, ty)), cell(2, z, existing(2, z, 0)));
    }
    Expr key_of(const Expr &upper, const Expr &ty) const {
        return Halide::reinterpret(key_type(), upper | (cast<uint16_t>(255) - low(0, near(y, ty))));
    }
    void define_columns(const Expr &packed) {
        const int rows = parse_xyz(kernel)[1];
        const Expr n = lanes;
        const auto upper = [](const Expr &value) {
            return cast<uint16_t>(Halide::reinterpret<uint8_t>(value)) << 8;
        };
        column(pair, y, z, p) = Tuple(Halide::undef(key_type()), Halide::undef(key_type()));
        const Expr vectors = select(packed, (pairs + n - 1) / n, 0);
        in_pairs = RDom(0, n, 0, vectors, "in_pairs");
        const Expr at = first_pair + min(in_pairs.y * n, pairs - n) + in_pairs.x;
        Expr even, odd;
        for (int ty = 0; ty < rows; ty++) {
            const Expr both = Halide::reinterpret<uint16_t>(
                Halide::concat_bits({cell_at(2 * at, ty), cell_at(2 * at + 1, ty)}));
            const Expr e = key_of(both << 8, ty), o = key_of(both & 0xff00, ty);
            even = ty == 0 ? e : max(even, e);
            odd = ty == 0 ? o : max(odd, o);
        }
        column(at, y, z, p) = Tuple(even, odd);

        // The ends, where a pair lacks a cell, and where windows reach beyond.
        const Expr width = out_buffers()[0].dim(0).extent();
        const Expr cells_min = src_dim(0).min(), cells_max = src_dim(0).max();
        const Expr last_pair = first_pair + pairs - 1;
        const auto end = [&](const std::string &name, const Expr &from, const Expr &to) {
            const RDom r(from, select(packed, max(to - from + 1, 0), 0), name);
            Expr keys[2];
            for (int side = 0; side < 2; side++) {
                const Expr cx = 2 * r + side, at = clamp(cx, cells_min, cells_max);
                Expr key;
                for (int ty = 0; ty < rows; ty++) {
                    const Expr k = key_of(upper(cell_at(at, ty)), ty);
                    key = ty == 0 ? k : max(key, k);
                }
                keys[side] = select(cx == at, key, padding());
            }
            column(r, y, z, p) = Tuple(keys[0], keys[1]);
        };
        const int pad_x = parse_xyz(pad)[0], last_tap = parse_xyz(kernel)[0] - 1 - pad_x;
        end("left", floor_half(-pad_x), first_pair - 1);
        end("right", last_pair + 1, width - 1 + floor_half(last_tap));
    }
    static int floor_half(int n) {
        return n >= 0 ? n / 2 : -((1 - n) / 2);
    }
    // Less than any cell's, of whatever tap.
    Expr padding() const {
        const Expr least = Halide::reinterpret<uint16_t>(key_type().min());
        return Halide::reinterpret(key_type(), least + low(w.kernel[0] - 1, 0));
    }
    // Of a lane's window.
    Expr greatest(const Expr &window) {
        Expr key;
        for (int tx = 0; tx < parse_xyz(kernel)[0]; tx++) {
            const int from_first = tx - parse_xyz(pad)[0], half = floor_half(from_first);
            const Expr there = column(window + half, y, z, p)[from_first - 2 * half];
            const Expr bits = Halide::reinterpret<uint16_t>(there) - low(tx, 0);
            const Expr k = Halide::reinterpret(key_type(), bits);
            key = tx == 0 ? k : max(key, k);
        }
        return key;
    }
};

}  // namespace argpool
