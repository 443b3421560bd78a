// What unpooling's gradient reads before it asks where: all cells of a tiny plane, or those near a
// vector's windows. Indices then permute vectors, or are compared, and nothing is gathered.
// SPDX-License-Identifier: MIT
#pragma once

#include "any_index.h"

namespace argpool {

template<typename T>
class UnpoolNear : public AnyIndexGenerator<T> {
public:
    template<typename U>
    using Input = typename KernelGenerator<T>::template Input<U>;
    template<typename U>
    using Output = typename Halide::Generator<T>::template Output<U>;

    Input<Halide::Buffer<>> grad_dst{"grad_dst", 4}, indices{"indices", 4};
    Output<Halide::Buffer<>> grad_values{"grad_values", 4};
    Output<Halide::Buffer<uint8_t, 1>> wrong{"wrong"};

    void configure() {
        grad_dst.set_type(this->elem_type());
        indices.set_type(this->index_type());
        grad_values.set_type(this->elem_type());
    }

protected:
    using typename AnyIndexGenerator<T>::Locate;
    using typename AnyIndexGenerator<T>::Site;
    using AnyIndexGenerator<T>::channels_last;
    using AnyIndexGenerator<T>::x_dim;

    Var x{"x"}, y{"y"}, z{"z"}, p{"p"};

    Xyz positions() const {
        return {grad_values.dim(x_dim()).extent(), grad_values.dim(x_dim() + 1).extent(),
                grad_values.dim(x_dim() + 2).extent()};
    }
    Expr index_at(const Site &site) const {
        return indices(in_buffer(site.at, site));
    }
    Expr nothing() const {
        return cast(this->elem_type(), 0);
    }
    // A position, or a cell, of the site's plane in a buffer.
    std::vector<Expr> in_buffer(const Xyz &at, const Site &site) const {
        return this->template in_layout<Expr>(anywhere(at[0]), anywhere(at[1]), anywhere(at[2]),
                                              channels_last() ? anywhere(site.plane) : site.plane);
    }

    // ---- Planes of few cells: vectors hold all of them, and are permuted ------------------------

    // Planes are lines, and follow each other without gaps.
    Expr planes_fit(const Expr &in_a_row) const {
        const int n = this->lanes;
        const auto packed = [&](const auto &buffer, const Expr &size) {
            return planes() == 1 || buffer.dim(3).stride() == size;
        };
        const auto line = [&](const auto &buffer) {
            return lies_in_a_row(buffer, 0, positions()) && packed(buffer, plane_positions());
        };
        return this->direct(in_a_row) && plane_cells() <= held * n &&
               plane_cells() * planes() >= held * n && packed(grad_dst, plane_cells()) &&
               line(indices) && line(grad_values);
    }
    enum class Positions { Few, Vector, More };
    void permute(const Expr &when) {
        permute(when && plane_positions() < this->lanes, Positions::Few);
        permute(when && plane_positions() == this->lanes, Positions::Vector);
        permute(when && plane_positions() > this->lanes, Positions::More);
    }
    // Planes of less than a vector of positions, which is masked, of a vector, or of more.
    void permute(const Expr &when, Positions has) {
        const int n = this->lanes, number = int(has);
        const bool few = has == Positions::Few, more = has == Positions::More;
        const Expr vectors = more ? (plane_positions() + n - 1) / n : Expr(1);
        RDom r(0, n, 0, vectors, 0, select(when, planes(), 0), "r");
        const RDom marks(0, n, 0, vectors, 0, select(when, planes(), 0), "r");
        const Var lane("lane"), v("v"), cell("cell"), half("half");
        const auto start = [&](const Expr &vector) {
            return more ? Halide::min(vector * n, plane_positions() - n) : Expr(0);
        };
        // The last planes' cells are further on in their vectors.
        const auto near = [&](const Expr &plane) {
            return Halide::min(plane * plane_cells(), planes() * plane_cells() - held * n);
        };
        Func key("key"), which("which"), taken("taken");
        Expr position = start(v) + lane;
        if (few) {
            RDom there(0, 1, "there");
            there.where(lane < plane_positions());
            key(lane, v, p) = cast<uint32_t>(0);
            position += there.x;
        }
        key(lane, v, p) = offset_at({{anywhere(position), 0, 0}, p});
        which(lane, v, p) = cast<int>(key(lane, v, p)) + p * plane_cells() - near(p);
        std::vector<Func> made{key, which, taken}, blocks;
        const Expr at = which(lane, v, p);
        const int two = 2 * n;  // vectors, which one instruction permutes
        const Expr here = Halide::Internal::promise_clamped(at & (two - 1), 0, two - 1);
        Expr value;
        for (int i = held / 2 - 1; i >= 0; i--) {
            Func block("block");
            const Cells box = this->cells();
            block(cell, v, p) = grad_dst(anywhere(box.min[0] + near(p) + i * two + cell),
                                         anywhere(box.min[1]), anywhere(box.min[2]), 0);
            blocks.push_back(block);
            const Expr one = block(here, 0, p);
            value = value.defined() ? select(at < (i + 1) * two, one, value) : one;
        }
        const Expr valid = key(lane, v, p) < cast<uint32_t>(plane_cells());
        taken(lane, v, p) = select(valid, value, nothing());
        if (few) {
            r.where(r.x < plane_positions());
        }
        grad_values(anywhere(start(r.y) + r.x), 0, 0, r.z) = taken(r.x, r.y, r.z);
        const Expr beyond = key(marks.x, marks.y, marks.z) >= cast<uint32_t>(plane_cells());
        wrong(marks.z) = Halide::max(wrong(marks.z), cast<uint8_t>(beyond));
        Halide::Stage written = grad_values.update(number), marked = wrong.update(number);
        written.allow_race_conditions().reorder(r.x, r.y, r.z).vectorize(r.x);
        marked.reorder(marks.x, marks.y, marks.z).atomic().vectorize(marks.x)
            .compute_with(written, r.y);
        for (Func f : made) {
            f.compute_at(grad_values, r.y).store_in(Halide::MemoryType::Stack);
            f.bound(lane, 0, n).vectorize(lane);
        }
        for (Func f : blocks) {
            f.compute_at(grad_values, r.z).store_in(Halide::MemoryType::Stack);
            f.bound(cell, 0, two).split(cell, half, cell, n).vectorize(cell).unroll(half);
            made.push_back(f);
        }
        for (Func f : made) {
            f.bound_extent(v, 1).bound_extent(p, 1);
        }
        if (few) {
            key.update().vectorize(lane);
        }
    }

    // ---- Lines of a vector or more: the cells under a vector's windows are read first -----------

    // Where they can be: lines are long enough, and offsets those in memory. Aligned vectors are
    // whole lines.
    Expr is_near(const Expr &direct) const {
        const Expr line = channels_last() ? grad_values.dim(0).extent() : positions()[0];
        const Expr fits = this->align > 0 ? line % this->lanes.value() == 0
                                          : line >= this->lanes.value();
        return same_offsets(direct) && fits &&
               (channels_last() || plane_cells() >= block_cells());
    }
    // An index that names none of these cells is a wrong one, or its cell is read by itself.
    void look_near(const Expr &when) {
        const int n = this->lanes;
        const bool aligned = this->align > 0;
        const Xyz extent = positions();
        const Expr line = channels_last() ? grad_values.dim(0).extent() : extent[0];
        const Expr vectors = aligned ? line / n : (line + n - 1) / n;
        const Xyz lines = channels_last() ? extent : Xyz{extent[1], extent[2], 1};
        const auto domain = [&] {
            return RDom(0, n, 0, vectors, 0, lines[0], 0, lines[1], 0,
                        select(when, lines[2], 0), "n");
        };
        const RDom r = domain();
        const auto start = [&](const Expr &v) {
            return aligned ? v * n : Halide::min(v * n, line - n);
        };
        const Var lane("lane"), v("v"), a("a"), b("b"), c("c");
        const std::vector<Var> at{lane, v, a, b, c}, vector{v, a, b, c};
        const Site site = channels_last() ? Site{{a, b, c}, start(v) + lane}
                                          : Site{{start(v) + lane, a, b}, c};
        Func key("key"), found("found"), missed("missed"), taken("taken");
        key(at) = offset_at(site);
        const Expr last = cast<uint32_t>(plane_cells() - 1);
        const RDom l(0, n, "l");
        // What was found, and how far from the start of a block.
        found(at) = Tuple(nothing(), none);
        if (channels_last()) {
            see_taps(found, key(at), at, site);
        } else {
            see_blocks(found, key(at), at, {{start(v), a, b}, c});
        }
        const Expr misses = found(l, v, a, b, c)[1] >= block_cells();
        missed(vector) = Halide::Internal::const_false();
        missed(vector) = missed(vector) || misses;
        taken(at) = found(at)[0];
        RDom elsewhere(0, 1, "elsewhere");
        elsewhere.where(missed(vector));
        const Expr named = elsewhere + cast<int>(Halide::min(key(at), last));
        taken(at) = select(key(at) <= last, numbered(named, site.plane), nothing());

        const auto plane = [&](const RDom &d) { return channels_last() ? Expr(d[4]) : Expr(p); };
        const Expr here = start(r[1]) + r[0];
        const Site to = channels_last() ? Site{{r[2], r[3], r[4]}, here}
                                        : Site{{here, r[2], r[3]}, p};
        grad_values(in_buffer(to.at, to)) = taken(r[0], r[1], r[2], r[3], plane(r));
        const Expr unit = channels_last() ? Expr(0) : Expr(p);
        RDom m = domain();
        m.where(missed(m[1], m[2], m[3], plane(m)));
        const Expr beyond = key(m[0], m[1], m[2], m[3], plane(m)) > last;
        wrong(unit) = Halide::max(wrong(unit), cast<uint8_t>(beyond));

        const auto loops = [&](const RDom &d) {
            std::vector<Halide::VarOrRVar> all{d[0], d[1], d[2], d[3], d[4]};
            if (!channels_last()) {
                all.push_back(p);
            }
            return all;
        };
        Halide::Stage written = grad_values.update(grad_values.num_update_definitions() - 1);
        Halide::Stage marked = wrong.update(wrong.num_update_definitions() - 1);
        written.allow_race_conditions().reorder(loops(r)).vectorize(r[0]);
        marked.reorder(loops(m)).atomic().vectorize(m[0]).compute_with(written, r[1]);
        std::vector<Func> made{key, taken, found};
        for (Func f : made) {
            f.bound(lane, 0, n).vectorize(lane);
        }
        made.push_back(missed);
        for (Func f : made) {
            f.compute_at(grad_values, r[1]).store_in(Halide::MemoryType::Stack);
            for (const Var &one : vector) {
                f.bound_extent(one, 1);
            }
        }
        taken.update(taken.num_update_definitions() - 1).vectorize(lane);
        missed.update().atomic().vectorize(l);
    }

    // ---- What is told of planes whose cells lie in a row, and are numbered so -------------------

    // A cell by its number, where the plane's lie in a row.
    Expr numbered(const Expr &number, const Expr &plane) const {
        const Cells box = this->cells();
        return grad_dst(in_buffer({box.min[0] + number, box.min[1], box.min[2]}, {{}, plane}));
    }

    Expr plane_cells() const {
        return cast<int>(count(this->cells()));
    }
    Expr planes() const {
        return grad_values.dim(3).extent();
    }
    Expr plane_positions() const {
        return positions()[0] * positions()[1] * positions()[2];
    }
    // All channels' indices are offsets in their plane.
    Expr same_offsets(const Expr &direct) const {
        return direct && (!channels_last() || this->index_stride_c == 0);
    }
    // How far an index is from that of its plane's first cell; what is further than 32 bits say, or
    // before, is `none`.
    Expr offset_at(const Site &site) const {
        const Site of{site.at, channels_last() ? Expr(0) : site.plane};
        const Expr far = cast<uint64_t>(this->distance(index_at(site), of));
        return cast<uint32_t>(Halide::min(far, cast<uint64_t>(none)));
    }

private:
    const Expr none = Halide::UInt(32).max();  // no cell's offset
    static constexpr int held = 4;  // vectors

    // Channels-first, so many cells of a row are read at once: two vectors, as far as windows of
    // kernel 2 and stride 2 reach.
    int block_cells() const {
        return 2 * this->lanes;
    }
    // The number of the cell of a tap, or of the nearest that exists.
    Expr number_of(const Xyz &at, const Xyz &tap) const {
        const Window w = this->window();
        const Cells box = this->cells();
        Expr number = 0;
        for (int d = 2; d >= 0; d--) {
            const Expr cell = at[d] * w.stride[d] - w.pad[d] + tap[d] * w.dilation[d] - box.min[d];
            number = number * box.extent[d] + Halide::clamp(cell, 0, box.extent[d] - 1);
        }
        return number;
    }
    // What the index names is permuted out of a block.
    void see_blocks(Func found, const Expr &key, const std::vector<Var> &at,
                    const Site &first) const {
        const int n = block_cells();
        const auto k = parse_xyz(this->kernel);
        for (int row = 0; row < k[1] * k[2]; row++) {
            const Var cell("cell"), half("half");
            Func begin("begin"), block("block");
            // Without a sign: nothing is known of such a number, and it need not be clamped again.
            const Expr number = number_of(first.at, {0, row % k[1], row / k[1]});
            begin(at[1], at[2], at[3]) =
                cast<uint32_t>(Halide::clamp(number, 0, plane_cells() - n));
            const Expr start = begin(at[1], at[2], at[3]), here = key - start;
            block(cell, at[1], at[2], at[3], at[4]) =
                numbered(cast<int>(start) + cell, first.plane);
            const Expr in = Halide::Internal::promise_clamped(cast<int>(here & (n - 1)), 0, n - 1);
            found(at) = Tuple(
                select(here < n, block(in, at[1], at[2], at[3], at[4]), found(at)[0]),
                Halide::min(here, found(at)[1]));
            found.update(row).vectorize(at[0]);
            begin.compute_at(found, at[1]).store_in(Halide::MemoryType::Stack);
            block.compute_at(found, at[1]).store_in(Halide::MemoryType::Stack);
            block.bound(cell, 0, n).split(cell, half, cell, this->lanes);
            block.vectorize(cell).unroll(half);
        }
    }
    // Each tap's cells are a vector: what has the index' number.
    void see_taps(Func found, const Expr &key, const std::vector<Var> &at, const Site &site) const {
        const auto k = parse_xyz(this->kernel);
        for (int tap = 0; tap < k[0] * k[1] * k[2]; tap++) {
            const Expr number =
                number_of(site.at, {tap % k[0], tap / k[0] % k[1], tap / k[0] / k[1]});
            const Expr hit = key == cast<uint32_t>(number);
            found(at) = Tuple(select(hit, numbered(number, site.plane), found(at)[0]),
                              select(hit, 0, found(at)[1]));
            found.update(tap).vectorize(at[0]);
        }
    }
};

}  // namespace argpool
