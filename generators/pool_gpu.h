// Max pooling on a device: a thread a window, or a vector of windows.
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "gpu.h"
#include "pool_any.h"

namespace argpool {

class PoolGpu : public PoolAny {
protected:
    void define_gpu() {
        cells = std::make_unique<GpuCells>(extents(out_buffers()[0]), lanes);
        const std::vector<Expr> at = cells->place(number, lane);
        const int sx = channels_last() ? 1 : 0;
        px = at[sx];
        py = at[sx + 1];
        pz = at[sx + 2];
        pp = at[channels_last() ? 0 : 3];
        tap = RDom(0, w.kernel[0], 0, w.kernel[1], 0, w.kernel[2], "tap");
        see_existing(best, {lane, number}, tap, {tap.x, tap.y, tap.z});
        const FuncRef seen = best(lane, number);
        const Expr value = half() ? HalfKey(elem_type()).bits_of(value_of(seen)) : value_of(seen);
        result(lane, number) =
            captures() ? Tuple(value, index_of_tap(code_of(seen))) : Tuple({value});

        static_cast<Func>(*out)(in_layout(x, y, z, p)) = nothing(*out);
        const FuncRef r = result(cells->lane(), cells->number());
        static_cast<Func>(*out)(cells->place(cells->number(), cells->lane())) =
            captures() ? Tuple(r[0], r[1]) : Tuple({Expr(r)});
    }

    void schedule_gpu() {
        const Halide::LoopLevel thread(*out, cells->schedule(static_cast<Func>(*out).update(0)));
        best.compute_at(thread).vectorize(lane);
        unroll(best.update(0), tap);
    }

private:
    Var number{"number"};
    Func result{"result"};
    std::unique_ptr<GpuCells> cells;
};

}  // namespace argpool
