// Max pooling along x, channels-first, with a compiled window: row by row, which keeps the order of
// taps and lets windows share rows.
// SPDX-License-Identifier: MIT
#pragma once

#include "pool_taps.h"

namespace argpool {

// Rows that slide do so in columns of this many vectors, which keeps their buffer on the stack.
constexpr int chunk_vectors = 16;

class PoolRows : public PoolTaps {
protected:
    Var vectors{"vectors"}, within{"within"}, cell_y{"cell_y"}, cell_z{"cell_z"};
    Func row{"row"}, row_best{"row_best"}, line{"line"};
    RDom tap, inner, edge;

    bool narrow() const {
        return schedule_name.value() == "narrow";
    }


    // The best of a row of cells along x, for the windows of one vector. A vector whose cells all
    // exist loads them as they lie. At a row's ends, and throughout narrow rows, a line of cells is
    // laid out with padding that never wins (C6), by masked loads of the cells that exist.
    void see_rows() {
        const auto k = parse_xyz(kernel);
        const Var cx("cell_x");
        const std::vector<Var> at{lane, x, cell_y, cell_z, p};
        RDom here(0, 1, "here");
        here.where(likely(cx + here >= src_dim(0).min() && cx + here <= src_dim(0).max()));
        line(cx, cell_y, cell_z, p) = value_type().min();
        line(cx, cell_y, cell_z, p) = load(cx + here, cell_y, cell_z);

        if (!narrow()) {
            inner = RDom(0, k[0], 0, 1, 0, 1, "inner");
            inner.where(likely(whole()));
            see(row_best, at, inner, load(cell(0, px, inner.x), cell_y, cell_z),
                code({inner.x, 0, 0}));
        }
        edge = RDom(0, k[0], 0, 1, 0, 1, "edge");
        if (!narrow()) {
            edge.where(!whole());
        }
        see(row_best, at, edge, line(cell(0, px, edge.x), cell_y, cell_z, p),
            code({existing(0, px, edge.x), 0, 0}));

        const FuncRef r = row_best(lane, x, cell_y, cell_z, p);
        row(lane, x, cell_y, cell_z, p) =
            captures() ? Tuple(code_of(r), value_of(r)) : Tuple({value_of(r)});
    }

    // Where windows overlap along y, rows' bests slide through a buffer of some vectors, which fits
    // the stack; elsewhere they stay in registers.
    void schedule_rows(Func f) {
        const auto k = parse_xyz(kernel), s = parse_xyz(stride), d = parse_xyz(dilation);
        const bool slides = s[1] < k[1] && d[1] == 1 && k[2] == 1;
        const Var chunk("chunk"), cx = line.args()[0];
        if (slides || narrow()) {
            f.split(vectors, chunk, vectors, chunk_vectors, TailStrategy::GuardWithIf)
                .reorder(within, vectors, y, chunk, z, p);
        }
        if (slides) {
            int rows = 1;
            while (rows < k[1]) {
                rows *= 2;
            }
            row.store_at(f, chunk)
                .compute_at(f, y)
                .fold_storage(cell_y, rows)
                .bound_storage(x, chunk_vectors)
                .store_in(Halide::MemoryType::Stack)
                .vectorize(lane);
            row_best.compute_at(row, x);
        } else {
            row_best.compute_at(best, tap.y);
        }
        row_best.vectorize(lane);
        unroll(row_best.update(0), narrow() ? edge : inner);
        if (!narrow()) {
            unroll(row_best.update(1), edge);
            line.compute_at(row_best, edge.y);
        } else if (slides) {
            line.compute_at(row, cell_y);
        } else {
            line.compute_at(f, y)
                .bound_storage(cell_y, (k[1] - 1) * d[1] + 1)
                .bound_storage(cell_z, (k[2] - 1) * d[2] + 1);
        }
        const int vector_cells = (lanes - 1) * s[0] + (k[0] - 1) * d[0] + 1;
        const int cells = vector_cells + (narrow() ? (chunk_vectors - 1) * lanes * s[0] : 0);
        line.bound_storage(cx, (cells + lanes - 1) / lanes * lanes)
            .store_in(Halide::MemoryType::Stack)
            .vectorize(cx, lanes, TailStrategy::RoundUp);
        line.update().vectorize(cx, lanes, TailStrategy::RoundUp);
    }
};

}  // namespace argpool
