// Speculation: nearly all indices name a cell of their own window, so the cells under a vector's
// windows are loaded in order, as pooling loads them, and the indices pick among them. Only a
// vector of which an index names another cell is gathered. A vector's lanes are neighbouring
// positions of a row (cells come out of two vectors by a permutation), or channels of a pixel (each
// tap is compared). It wins beyond the cache, where gathers wait for lines that loads in order
// prefetch.
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
    const IndexLookup others{op, /*long_lines=*/true};
    const bool last = op.spec.channels_last, aligned = op.spec.align > 0;
    const int n = op.spec.lanes;
    // A vector of positions: lane, number in its line, and the line's coordinates.
    const Var lane{"lane"}, v{"v"}, a{"a"}, b{"b"}, c{"c"};
    const std::vector<Var> at{lane, v, a, b, c}, vector{v, a, b, c};

    // Channels-first, so many cells of a row are read at once: two vectors, as far as windows of
    // kernel 2 and stride 2 reach.
    int block_cells() const {
        return 2 * n;
    }
    // Positions of a line: of a row, or a pixel's channels.
    Expr line() const {
        return last ? op.channels() : op.positions()[0];
    }
    // Vectors start at multiples where they are aligned; else the last is shifted inwards.
    Expr start(const Expr &vector) const {
        return aligned ? vector * n : Halide::min(vector * n, line() - n);
    }
    // Lines are long enough, and offsets those in memory. Aligned vectors are whole lines. (Of 9
    // channels two vectors of 8 would be probed: that takes twice as long as to look them up.)
    Expr lies_as_probed() const {
        const Expr whole = line() % n == 0, many = line() >= (last ? 4 * n : n);
        const Expr fits = aligned ? whole : (whole && line() > 0) || many;
        return op.offsets_are_numbers() && fits &&
               (last || op.plane_cells() >= block_cells());
    }

    // `found` has what the probed cells give, `missed` whether a vector named another cell, `taken`
    // the result, of which vectors that missed are gathered.
    void probe(const Expr &when) const {
        const Expr of_lane = start(v) + lane;
        const Site site = last ? Site{{a, b, c}, of_lane} : Site{{of_lane, a, b}, c};
        Func key("key"), found("found"), missed("missed"), taken("taken");
        key(at) = op.number_at(site);
        const Expr last_cell = cast<uint32_t>(op.plane_cells() - 1);
        const RDom l(0, n, "l");
        // The value that was found, and how far its cell is from the start of a block: less than
        // block_cells() where it was found.
        found(at) = Tuple(op.zero(), op.none());
        if (last) {
            compare_taps(found, key(at), site);
        } else {
            permute_blocks(found, key(at), {{start(v), a, b}, c});
        }
        const Expr misses = found(l, v, a, b, c)[1] >= block_cells();
        missed(vector) = Halide::Internal::const_false();
        missed(vector) = missed(vector) || misses;
        taken(at) = found(at)[0];
        RDom elsewhere(0, 1, "elsewhere");
        elsewhere.where(missed(vector));
        const Expr named = elsewhere + cast<int>(Halide::min(key(at), last_cell));
        taken(at) = select(key(at) <= last_cell, op.numbered_cell(named, site.plane), op.zero());
        const Halide::RVar vectors = take(when, key, missed, taken, last_cell);
        keep_in_registers(vectors, key, found, missed, taken);
        missed.update().atomic().vectorize(l);
    }

    // Stores what the vectors took, and marks planes of those that missed and name no cell. Returns
    // the loop over vectors.
    Halide::RVar take(const Expr &when, const Func &key, const Func &missed, const Func &taken,
                      const Expr &last_cell) const {
        const Xyz extent = op.positions();
        const Xyz lines = last ? extent : Xyz{extent[1], extent[2], 1};
        const Expr vectors = aligned ? line() / n : (line() + n - 1) / n;
        const auto domain = [&] {
            return RDom(0, n, 0, vectors, 0, lines[0], 0, lines[1], 0, select(when, lines[2], 0),
                        "n");
        };
        const auto plane = [&](const RDom &d) { return last ? Expr(d[4]) : Expr(op.p); };
        const RDom r = domain();
        RDom m = domain();
        const Expr in_line = start(r[1]) + r[0];
        const Site to =
            last ? Site{{r[2], r[3], r[4]}, in_line} : Site{{in_line, r[2], r[3]}, op.p};
        op.take(op.in_buffer(to.at, to), taken(r[0], r[1], r[2], r[3], plane(r)));
        m.where(missed(m[1], m[2], m[3], plane(m)));
        op.mark(op.marked_unit(), key(m[0], m[1], m[2], m[3], plane(m)) > last_cell);

        const auto loops = [&](const RDom &d) {
            std::vector<Halide::VarOrRVar> all{d[0], d[1], d[2], d[3], d[4]};
            if (!last) {
                all.push_back(op.p);
            }
            return all;
        };
        Halide::Stage written = op.taken(), marked = op.marked();
        written.allow_race_conditions().reorder(loops(r)).vectorize(r[0]);
        marked.reorder(loops(m)).atomic().vectorize(m[0]).compute_with(written, r[1]);
        return r[1];
    }

    // One vector at a time of everything that is computed for it.
    void keep_in_registers(const Halide::RVar &vectors, Func key, Func found, Func missed,
                           Func taken) const {
        std::vector<Func> made{key, taken, found};
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
        taken.update(taken.num_update_definitions() - 1).vectorize(lane);
    }

    // The number of the cell of a tap, or of the nearest that exists.
    Expr number_of(const Xyz &at, const Xyz &tap) const {
        const Window &w = op.window;
        const Cells &box = op.cells;
        Expr number = 0;
        for (int d = 2; d >= 0; d--) {
            const Expr cell = at[d] * w.stride[d] - w.pad[d] + tap[d] * w.dilation[d] - box.min[d];
            number = number * box.extent[d] + Halide::clamp(cell, 0, box.extent[d] - 1);
        }
        return number;
    }
    // Channels-first: a block of cells for each row of the window, which indices permute.
    void permute_blocks(Func found, const Expr &key, const Site &first) const {
        const int two = block_cells();
        const auto k = *op.spec.kernel;
        for (int row = 0; row < k[1] * k[2]; row++) {
            const Var cell("cell"), half("half");
            Func begin("begin"), block("block");
            // Without a sign: nothing is known of such a number, so Halide does not clamp it again.
            const Expr number = number_of(first.at, {0, row % k[1], row / k[1]});
            begin(v, a, b) = cast<uint32_t>(Halide::clamp(number, 0, op.plane_cells() - two));
            const Expr start = begin(v, a, b), distance = key - start;
            block(cell, v, a, b, c) = op.numbered_cell(cast<int>(start) + cell, first.plane);
            const Expr in =
                Halide::Internal::promise_clamped(cast<int>(distance & (two - 1)), 0, two - 1);
            found(at) = Tuple(select(distance < two, block(in, v, a, b, c), found(at)[0]),
                              Halide::min(distance, found(at)[1]));
            found.update(row).vectorize(lane);
            begin.compute_at(found, v).store_in(Halide::MemoryType::Stack);
            block.compute_at(found, v).store_in(Halide::MemoryType::Stack);
            block.bound(cell, 0, two).split(cell, half, cell, n).vectorize(cell).unroll(half);
        }
    }
    // Channels-last: each tap's cells are a vector, whose numbers are compared with the indices.
    void compare_taps(Func found, const Expr &key, const Site &site) const {
        const auto k = *op.spec.kernel;
        for (int tap = 0; tap < op.spec.taps(); tap++) {
            const Expr number =
                number_of(site.at, {tap % k[0], tap / k[0] % k[1], tap / k[0] / k[1]});
            const Expr matches = key == cast<uint32_t>(number);
            found(at) = Tuple(select(matches, op.numbered_cell(number, site.plane), found(at)[0]),
                              select(matches, 0, found(at)[1]));
            found.update(tap).vectorize(lane);
        }
    }
};

}  // namespace

const GradientEntry kWindowProbe{
    "the cells under a vector's windows are read first, and indices pick among them",
    "a compiled-in window, and offsets as indices",
    [](const Spec &spec) { return spec.kernel && !spec.indices_are_taps(); },
    make_schedule<Gradient, WindowProbe>};

}  // namespace argpool::unpool_gradient
