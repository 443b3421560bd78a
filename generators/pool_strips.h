// Max pooling along x, channels-first, with a compiled window that overlaps its neighbours along y:
// `shared`, where what a strip of vectors has in common is tested before the loop goes down.
// SPDX-License-Identifier: MIT
#pragma once

#include "ask_before.h"
#include "pool_shared.h"

namespace argpool {

// A strip is a vector's column of windows. Is there a NaN in its plane, and do its windows lack
// cells at the row's ends? There is one loop for each answer: where neither is so, cells are loaded
// as they lie, and a comparison is one. Where windows are dilated, those that share rows of cells
// are a strip.
class PoolStrips : public PoolShared {
protected:
    bool goes_in_strips() const {
        return schedule_name.value() == "shared";
    }

    void define_strips() {
        _halide_user_assert(along_y().step == 1) << "strips are of windows a row of cells apart\n";
        const Start start = start_rows();
        const int apart = along_y().tap;
        if (apart > 1) bounds_its_stores();
        const Expr height = out_buffers()[0].dim(1).extent(), n = lanes;
        const Expr fit = !narrows() || are_offsets();
        const Expr ours =
            in_vectors() >= n && src_dim(0).extent() >= n && fit && ends_with_row();
        define_way(ours);
        define_row_of_strip();
        of_rows = RDom(0, w.kernel[1], 0, 1, 0, 1, "tap");
        see_in_way(best, {lane, x, j, q, z, p, way}, of_rows,
                   both(row(lane, x, j + of_rows.x, q, z, p, way)));
        const FuncRef b = best(lane, x, j, q, z, p, way);
        const Expr value = stored(value_of(b)), top = j * apart + q;
        if (captures()) {
            const Expr code = code_of(b);
            result(lane, x, j, q, z, p, way) = Tuple(
                value, index_of(code, code - cast(code_type(), row_number(top))));
        } else {
            result(lane, x, j, q, z, p, way) = value;
        }

        static_cast<Func>(*out)(x, y, z, p) = nothing(*out);
        each = RDom({{0, n},
                     {0, (height + apart - 1) / apart},
                     {0, int(Way::Count)},
                     {0, apart},
                     {0, select(ours, (in_vectors() + n - 1) / n, 0)}},
                    "each");
        const RDom &r = each;
        const Expr at_y = r[1] * apart + r[3];
        each.where(asked_before(unbounded(way_of(r[4], z, p) ^ r[2]) == 0));
        if (apart > 1) {
            each.where(unseen(at_y < height));
        }
        const FuncRef to = result(r[0], r[4], r[1], r[3], z, p, r[2]);
        static_cast<Func>(*out)(start(r[4]) + r[0], at_y, z, p) =
            captures() ? Tuple(to[0], to[1]) : Tuple({Expr(to)});
        if (goes_singly()) {
            define_singly(select(ours, in_vectors(), 0), out_buffers()[0].dim(0).extent());
        }
    }

    void schedule_strips() {
        Func f = *out;
        const RDom &r = each;
        f.update(0)
            .allow_race_conditions()
            .vectorize(r[0])
            .reorder(r[0], r[1], r[2], r[3], r[4], z, p)
            .unroll(r[2]);
        const auto stack = Halide::MemoryType::Stack;
        way_of.compute_at(f, r[4]).store_in(stack);
        if (has_nan()) {
            nan.compute_at(f, z).store_in(stack).vectorize(lane);
            nan.update().reorder(lane, asked.x, asked.y).vectorize(lane);
            all_numbers.compute_at(f, z).store_in(stack);
            all_numbers.update().atomic().vectorize(lanes_asked);
        }
        best.compute_at(f, r[1]).store_in(stack).vectorize(lane);
        unroll(best.update(0), of_rows);
        // Halide moves rows on from register to register.
        row.store_at(f, r[2])
            .compute_at(f, r[1])
            .store_in(Halide::MemoryType::Register)
            .vectorize(lane)
            .unroll(j);
        nearest_row.compute_at(row, j).store_in(stack);
        line.compute_at(row, j).store_in(stack).vectorize(i, lanes).unroll(i).unroll(number);
        line.bound(i, 0, lanes * parse_xyz(stride)[0]).bound_extent(number, parse_xyz(kernel)[0]);
        line.update(0).vectorize(i, lanes).unroll(i).unroll(number);
        of_row.compute_at(row, j).store_in(stack).vectorize(lane);
        unroll(of_row.update(0), of_cells);
        if (goes_singly()) {
            schedule_singly();
        }
        get_pipeline().add_custom_lowering_pass(new AskBefore);
    }

private:
    // A strip without NaNs whose windows have all cells along x; one without NaNs; any.
    enum class Way { Whole, Numbers, Any, Count };
    Var i{"i"}, j{"j"}, q{"q"}, way{"way"};
    Func nan{"nan"}, all_numbers{"all_numbers"}, way_of{"way_of"};
    Func nearest_row{"nearest_row"}, line{"line"}, of_row{"of_row"}, row{"row_of_cells"};
    RDom asked, lanes_asked, of_cells, of_rows, each;

    bool has_nan() const {
        return value_type().is_float();
    }
    static Expr is(const Expr &way, Way one) {
        return way == int(one);
    }

    void define_way(const Expr &ours) {
        Expr numbers = Halide::Internal::const_true();
        if (has_nan()) {
            // Where nothing lies between rows, a plane's cells are one.
            const Expr n = lanes, columns = src_dim(0).extent(), rows = src_dim(1).extent();
            const Expr one_line = src_dim(1).stride() == columns;
            const Expr cells = select(one_line, columns * rows, columns);
            asked = RDom(0, select(ours, (cells + 2 * n - 1) / (2 * n), 0), 0,
                         select(one_line, 1, rows), "asked");
            Expr all = Halide::Internal::const_true();
            for (int half = 0; half < 2; half++) {
                const Expr at = min((asked.x * 2 + half) * n, cells - n) + lane;
                const Expr from = src_dim(0).min() + asked.y * src_dim(1).stride();
                const Expr value = carried(src(inside(from + at, src_dim(0)), src_dim(1).min(),
                                               inside(existing_cell(2, z, 0), src_dim(2)), p));
                all = all && value == value;
            }
            nan(lane, z, p) = 0;
            nan(lane, z, p) = nan(lane, z, p) | select(all, 0, -1);
            lanes_asked = RDom(0, lanes, "lanes_asked");
            all_numbers(z, p) = numbers;
            numbers = all_numbers(z, p);
            all_numbers(z, p) = numbers && nan(lanes_asked, z, p) == 0;
        }
        way_of(x, z, p) = select(!numbers, int(Way::Any), whole(), int(Way::Whole),
                                 int(Way::Numbers));
    }
    // By one comparison each, but where there may be a NaN.
    void see_in_way(Func f, const std::vector<Var> &vars, const RDom &r, const Tuple &seen) {
        const Expr value = seen[captures() ? 1 : 0];
        const Expr code = captures() ? seen[0] : Expr();
        const Expr nothing = Halide::undef(value.type());
        f(vars) = captures() ? Tuple(Halide::undef(code.type()), nothing) : Tuple({nothing});
        const Expr best = value_of(f(vars));
        const Expr loses = select(is(way, Way::Any), later_loses(value, best),
                                  later_number_loses(value, best));
        see(f, vars, r.x != 0 && loses, value, code);
    }
    // Does the last window reach no further over its end of a row than the first one over its own,
    // but for part of a stride? With more padding there it does.
    Expr ends_with_row() const {
        const Expr last = out_buffers()[0].dim(0).max();
        return cell(0, last, w.kernel[0] - 1) - src_dim(0).max() < w.pad[0] + w.stride[0];
    }
    // The cells that no window lacks along x then.
    Expr always_exists(const Expr &t) const {
        const Expr behind = (w.kernel[0] - 1 - t) * w.dilation[0];
        return t * w.dilation[0] >= w.pad[0] && behind >= w.pad[0] + w.stride[0] - 1;
    }
    // Where cells lack, lowest values are loaded. Of those before a row, the code is that of the
    // nearest cell (C6).
    void define_row_of_strip() {
        const int apart = along_y().tap;
        const Expr top = min(first_row() + (q - first_row()) % apart, last_row());
        const Expr bottom = max(last_row() - (last_row() - q) % apart, top);
        nearest_row(j, q) = unbounded(clamp(likely(j * apart + q), top, bottom));
        const Expr near =
            Halide::Internal::promise_clamped(nearest_row(j, q), first_row(), last_row());
        const Expr first = cell(0, first_x, number) + i, exists = always_exists(number);
        const Expr cz = existing_cell(2, z, 0);
        RDom here(0, 1, "here");
        here.where(!is(way, Way::Whole) && !exists && first + here >= src_dim(0).min() &&
                   first + here <= src_dim(0).max());
        line(i, number, x, j, q, z, p, way) = value_type().min();
        line(i, number, x, j, q, z, p, way) = load(first + here, cell_of_row(near), cz);

        of_cells = RDom(0, w.kernel[0], 0, 1, 0, 1, "tap");
        const Expr t = of_cells.x, is_whole = is(way, Way::Whole);
        const Expr value = select(is_whole || always_exists(t),
                                  load(cell(0, px, t), cell_of_row(near), cz),
                                  line(lane * w.stride[0], t, x, j, q, z, p, way));
        const Expr number = select(is_whole || t != 0, t, existing(0, px, 0));
        see_in_way(of_row, {lane, x, j, q, z, p, way}, of_cells,
                   captures() ? Tuple(x_code(number), value) : Tuple({value}));
        const FuncRef found = of_row(lane, x, j, q, z, p, way);
        Expr code;
        if (captures()) {
            code = code_of(found) + row_code(cell_of_row(near), row_number(near));
        }
        row(lane, x, j, q, z, p, way) =
            captures() ? Tuple(code, value_of(found)) : Tuple({value_of(found)});
    }
};

}  // namespace argpool
