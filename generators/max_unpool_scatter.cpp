// Max unpooling for indices of any kind, whole planes at a time: clears dst, then writes the values
// in row-major order of the pooled position: the last wins (C8).
// SPDX-License-Identifier: MIT

#include "scatter.h"

namespace {

using namespace argpool;

class MaxUnpoolScatter : public ScatterGenerator<MaxUnpoolScatter> {
public:
    void generate() {
        clear();
        scatter(dst, lies_in_a_row(dst, x_dim(), cell_extent()),
                [&](const Xyz &cell, const Expr &value) {
                    dst(in_layout<Expr>(anywhere(cell[0]), anywhere(cell[1]), anywhere(cell[2]),
                                        p)) = value;
                });
        constrain();
    }
};

}  // namespace

HALIDE_REGISTER_GENERATOR(MaxUnpoolScatter, max_unpool_scatter)
