// Max unpooling for indices of any kind, whole planes at a time: clears dst, then writes the values
// in row-major order of the pooled position: the last wins (C8).
// SPDX-License-Identifier: MIT

#include "scatter.h"

namespace {

using namespace argpool;

class MaxUnpoolScatter : public ScatterGenerator<MaxUnpoolScatter> {
public:
    void generate() {
        bounds_its_stores();
        scatter_to_dst(false, [](const Expr &, const Expr &value) { return value; });
        constrain();
    }
};

}  // namespace

HALIDE_REGISTER_GENERATOR(MaxUnpoolScatter, max_unpool_scatter)
