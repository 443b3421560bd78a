// Channels-last, the cells of a vector's windows are loaded tap by tap, and the indices select
// among them. A vector of which an index names a cell outside its own window is gathered.
// A max unpooling's index names a cell of its own window unless the caller made it otherwise, and
// loads in order run ahead of the cache misses for which a gather waits.
// SPDX-License-Identifier: MIT
#include "unpool_gradient/parts/index_lookup.h"

namespace argpool::unpool_gradient {
namespace {

class WindowProbe final : public GradientSchedule {
public:
    using GradientSchedule::GradientSchedule;

    void define() override {
        const Expr probes = lies_as_probed();
        probe(probes);
        others.take(!probes);
    }

private:
    const IndexLookup others{op};
    const int n = op.spec.lanes;
    // A vector of channels: lane, number in its pixel, and the pixel's coordinates.
    const Var lane{"lane"}, v{"v"}, x{"x"}, y{"y"}, z{"z"};
    const std::vector<Var> at{lane, v, x, y, z}, vector{v, x, y, z};

    // Offsets are cells' numbers, and vectors are whole. (Of 72 channels, a fifth vector of 16 that
    // overlaps the fourth takes 1.1 times as long as looking all of them up.)
    Expr lies_as_probed() const {
        return op.offsets_are_numbers() && op.channels() % n == 0;
    }

    void probe(const Expr &when) const {
        const Site site{{x, y, z}, v * n + lane};
        Func key("key"), found("found"), missed("missed"), taken("taken");
        key(at) = op.number_at(site);
        select_taps(found, key(at), site);
        const RDom lanes(0, n, "lanes");
        missed(vector) = Halide::Internal::const_false();
        missed(vector) = missed(vector) || found(lanes, v, x, y, z)[1] != 0;
        const Expr last_cell = cast<uint32_t>(op.plane_cells() - 1);
        taken(at) = found(at)[0];
        RDom elsewhere(0, 1, "elsewhere");
        elsewhere.where(missed(vector));
        const Expr named = elsewhere + cast<int>(Halide::min(key(at), last_cell));
        taken(at) = select(key(at) <= last_cell, op.numbered_cell(named, site.plane), op.zero());
        missed.update().atomic().vectorize(lanes);
        taken.update().vectorize(lane);
        keep_in_registers(store(when, key, missed, taken, last_cell), {key, taken, found}, missed);
    }

    // A lane's value, and 0 where a tap's cell is the one that its index names, else 1.
    void select_taps(Func found, const Expr &key, const Site &site) const {
        const auto k = *op.spec.kernel;
        found(at) = Tuple(op.zero(), Expr(1));
        for (int tap = 0; tap < op.spec.taps(); tap++) {
            const Expr number =
                number_of(site.at, {tap % k[0], tap / k[0] % k[1], tap / k[0] / k[1]});
            const Expr matches = key == cast<uint32_t>(number);
            found(at) = Tuple(select(matches, op.numbered_cell(number, site.plane), found(at)[0]),
                              select(matches, 0, found(at)[1]));
            found.update(tap).vectorize(lane);
        }
    }
    // The number of a tap's cell; of a tap in padding, that of the nearest cell.
    Expr number_of(const Xyz &position, const Xyz &tap) const {
        const Window &w = op.window;
        Expr number = 0;
        for (int d = 2; d >= 0; d--) {
            const Expr cell = position[d] * w.stride[d] - w.pad[d] + tap[d] * w.dilation[d];
            const Expr last = op.cells.extent[d] - 1;
            number = number * op.cells.extent[d] +
                     Halide::clamp(cell - op.cells.min[d], 0, last);
        }
        return number;
    }

    // Stores vectors, and marks the image where a vector that missed names no cell at all. Returns
    // the loop over vectors.
    Halide::RVar store(const Expr &when, const Func &key, const Func &missed, const Func &taken,
                       const Expr &last_cell) const {
        const Xyz extent = op.positions();
        const auto domain = [&] {
            return RDom(0, n, 0, op.channels() / n, 0, extent[0], 0, extent[1], 0,
                        select(when, extent[2], 0), "n");
        };
        const RDom r = domain();
        RDom m = domain();
        const Site to{{r[2], r[3], r[4]}, r[1] * n + r[0]};
        op.take(op.in_buffer(to.at, to), taken(r[0], r[1], r[2], r[3], r[4]));
        m.where(missed(m[1], m[2], m[3], m[4]));
        op.mark(op.marked_unit(), key(m[0], m[1], m[2], m[3], m[4]) > last_cell);
        Halide::Stage written = op.taken(), marked = op.marked();
        written.allow_race_conditions().reorder(op.loops_of(r)).vectorize(r[0]);
        marked.reorder(op.loops_of(m)).atomic().vectorize(m[0]).compute_with(written, r[1]);
        return r[1];
    }

    // Whatever is computed for a vector is computed for one at a time.
    void keep_in_registers(const Halide::RVar &vectors, std::vector<Func> made,
                           Func missed) const {
        for (Func f : made) {
            f.bound(lane, 0, n).vectorize(lane);
        }
        made.push_back(missed);
        for (Func f : made) {
            f.compute_at(op.grad_values, vectors).store_in(Halide::MemoryType::Stack);
            for (const Var &one : vector) {
                f.bound_extent(one, 1);
            }
        }
    }
};

}  // namespace

const GradientEntry kWindowProbe{
    "the cells of a vector's windows are loaded tap by tap, and indices select among them",
    "channels-last, a compiled-in window, and offsets as indices",
    [](const Spec &spec) {
        return spec.channels_last && spec.kernel && !spec.indices_are_taps();
    },
    make_schedule<Gradient, WindowProbe>};

}  // namespace argpool::unpool_gradient
