// Whole planes, for indices of any kind: how scatters visit values, and write to the cells that
// their indices name.
// SPDX-License-Identifier: MIT
#pragma once

#include "any_index.h"
#include "beyond.h"

namespace argpool {

template<typename T>
class ScatterVisits : public AnyIndexGenerator<T> {
public:
    template<typename U>
    using Input = typename KernelGenerator<T>::template Input<U>;
    template<typename U>
    using Output = typename Halide::Generator<T>::template Output<U>;

    // Of the gradient: grad_values, indices, grad_src.
    Input<Halide::Buffer<>> values{"values", 4}, indices{"indices", 4};
    Output<Halide::Buffer<>> dst{"dst", 4};

protected:
    using typename AnyIndexGenerator<T>::Locate;
    using typename AnyIndexGenerator<T>::Site;
    using KernelGenerator<T>::channels_last;

    Var x{"x"}, y{"y"}, z{"z"}, p{"p"};
    // No index of plane p (channels-last: of the image) is beyond its cells, or turns find out.
    Expr clean;
    Func together{"together"};  // are planes small, and is no index of any beyond its cells?

    // What a scatter writes to. Cells have offsets in it, which may be negative; `unit` says which
    // part of it a visit writes: channels-first a plane; channels-last all channels, or `width` of
    // them.
    struct Target {
        Func func;
        Expr unit;
        std::function<Expr(const Xyz &cell, const Expr &channel)> offset;
        std::function<void(const Expr &offset, const Expr &value)> write;
        Expr width;  // undefined: all channels
    };

    // Channels-last: pixels that follow each other are cleared as one line, however few channels.
    void clear_pixels(const std::vector<Var> &at) {
        const Expr zero = cast(this->elem_type(), 0);
        const Xyz extent{dst.dim(1).extent(), dst.dim(2).extent(), dst.dim(3).extent()};
        const Expr line = is_one_line(dst, extent);
        const Expr elements = dst.dim(0).extent() * (extent[0] * extent[1] * extent[2]);
        dst(at) = Halide::undef(this->elem_type());
        RDom gaps(0, 1, "gaps"), all(0, select(line, elements, 0), "all");
        gaps.where(!line);
        dst(at) = zero + cast(this->elem_type(), gaps.x);
        dst(anywhere(all.x), 0, 0, 0) = zero;
        dst.update(0).vectorize(at[0], this->lanes, TailStrategy::GuardWithIf);
        dst.update(1).unscheduled();
    }

    // Writes all values of the unit to the cells that their indices name, unless `done`. Where a
    // plane is one long row, vectors look through its indices first; where none is beyond its
    // cells, as in all planes but a few, values are written without a test.
    void scatter(const Target &target, const Expr &in_a_row, const Expr &done = Expr()) {
        if (this->numbers_taps()) {
            visit_in_each_way(target, in_a_row);
            return;
        }
        const Expr few = this->direct(in_a_row) && has_few_channels(target);
        if (channels_last()) {
            visit_in_blocks(target, few, by_number());
        }
        clean = visit_clean(target, this->direct(in_a_row) && !few,
                            [](const Expr &distance) { return distance; });
        clean = done.defined() ? clean || done
                               : clean || visit_clean(target, this->direct_by_unit(in_a_row),
                                                      [this](const Expr &distance) {
                                             return number_by_unit(distance, this->index_stride());
                                         });
        visit_in_blocks(target, !clean && !few, this->by_quotients());
    }

    // Channels-last: pixels of so few channels that a loop over one's channels takes longer to
    // begin than its values take. Pixels follow each other.
    Expr has_few_channels(const Target &target) const {
        if (!channels_last()) {
            return Halide::Internal::const_false();
        }
        const Xyz extent{values.dim(1).extent(), values.dim(2).extent(), values.dim(3).extent()};
        const Expr channels = values.dim(0).extent();
        return channels < few_channels && is_one_line(values, extent) &&
               is_one_line(indices, extent) && covers_all(target) &&
               this->index_stride_c <= INT32_MAX;
    }
    // Does a visit write all channels?
    Expr covers_all(const Target &target) const {
        return target.width.defined() ? values.dim(0).extent() <= target.width
                                      : Halide::Internal::const_true();
    }
    // Offsets that are cells' numbers, where the plane's cells are one long row.
    Locate by_number() const {
        return [this](const Expr &stored, const Site &site) {
            const Expr first = product_of_words(site.plane, this->index_stride_c);
            const Expr far = this->distance(stored, {site.at, 0}) - first;
            return this->in_long_row(far, cast<uint32_t>(far));
        };
    }

    // Images whose indices are offsets in memory, as TensorFlow's, and all right: returns whether
    // this is one. Values lie in a line, and their cells (`cells_in_line`) in another.
    Expr visit_line(const Target &target, const Expr &in_a_row, const Expr &cells_in_line) {
        if (this->numbers_taps()) {
            return Halide::Internal::const_false();
        }
        const Xyz extent{values.dim(1).extent(), values.dim(2).extent(), values.dim(3).extent()};
        const Expr channels = values.dim(0).extent(), positions = extent[0] * extent[1] * extent[2];
        const Expr elements = channels * positions;
        // (Of planes of one cell, direct offsets are as good; visited twice, values would add up.)
        const Expr line = !this->direct(in_a_row) && this->offsets_in_lines(channels, positions) &&
                          is_one_line(values, extent) && is_one_line(indices, extent) &&
                          cells_in_line && covers_all(target);
        const auto offset = [&](const Expr &at) {
            return this->offset_in_line(indices(anywhere(at), 0, 0, 0));
        };
        const auto sign = [&](const std::vector<Expr> &at) {
            return this->sign_in_line(offset(at[0]), at[0], channels, elements);
        };
        Beyond beyond({elements, 1, 1, 1}, true, 16, line, sign, Halide::Int(32));
        beyond.compute_root();
        const Expr is_clean = line && beyond.some(0) == 0;
        RDom r(0, select(line, elements, 0), "r");
        r.where(is_clean);
        target.write(target.offset(this->cells().min, cast<int>(offset(r.x))),
                     values(anywhere(r.x), 0, 0, 0));
        unroll(target, r.x, 8);
        return is_clean;
    }

    // Writes all values, unless clean or small planes are written already, in the way that serves.
    void visit_in_each_way(const Target &target, const Expr &in_a_row) {
        this->in_each_way(in_a_row, [&](const Expr &when, const Locate &locate) {
            Expr left = clean.defined() ? when && !clean : when;
            left = together.defined() ? left && !together() : left;
            visit_in_blocks(target, left, locate);
        });
    }

    int dst_updates() const {
        return static_cast<Func>(dst).num_update_definitions();
    }

private:
    // Values are visited in blocks of a line.
    static constexpr int block = 64, vector = 8;
    // Lines of fewer values are joined with those that follow them.
    static constexpr int short_line = 64;
    static constexpr int few_channels = 16;
    static Expr nowhere() {
        return Halide::Int(32).min();
    }

    // Lines of values, the loops over them, and how positions are counted along a line: channels
    // (channels-last alone), x, y; what exceeds these is z.
    struct Lines {
        Expr length, most;  // of a line of this unit, and of any
        Expr rows, slabs, depth;
        std::vector<Expr> digits;
    };
    Lines lines(const Target &target, const Expr &unit, bool joins = true) const {
        const int x_dim = this->x_dim();
        const Xyz n{values.dim(x_dim).extent(), values.dim(x_dim + 1).extent(),
                    values.dim(x_dim + 2).extent()};
        const Expr positions = n[0] * (n[1] * n[2]);
        if (!channels_last()) {
            const Expr joined = joins && n[0] < short_line && lies_in_a_row(values, 0, n) &&
                                lies_in_a_row(indices, 0, n);
            const Expr length = select(joined, positions, n[0]);
            return {length, length, select(joined, 1, n[1]), select(joined, 1, n[2]), 1,
                    {n[0], n[1]}};
        }
        const Expr all = values.dim(0).extent();
        const Expr width = target.width.defined() ? target.width : all;
        const Expr channels = Halide::min(all - unit * width, width);
        const Expr joined = joins && all <= width && all < short_line && is_one_line(values, n) &&
                            is_one_line(indices, n);
        return {select(joined, all * positions, channels), select(joined, all * positions, width),
                select(joined, 1, n[0]), select(joined, 1, n[1]), select(joined, 1, n[2]),
                {channels, n[0], n[1]}};
    }

    // How often `extent` fits into `number`, a digit (which is less) and a lane's number.
    static Expr carried(const Expr &number, const Expr &extent) {
        const Expr low = Halide::min(extent, block);
        return quotient_of_few(Halide::max(number - (extent - low), 0), low);
    }
    // The position of element first + lane of a line, where `loops` are y, z or x, y, z.
    Site site(const Expr &first, const Expr &lane, const Lines &in,
              const std::vector<Expr> &loops, const Expr &unit) const {
        std::vector<Expr> numbers;
        Expr rest = cast<uint32_t>(first), carry = lane;
        for (const Expr &extent : in.digits) {
            const Expr of = cast<uint32_t>(Halide::max(extent, 1)), quotient = rest / of;
            const Expr number = cast<int>(rest - quotient * of) + carry;
            rest = quotient;
            carry = carried(number, Halide::max(extent, 1));
            numbers.push_back(number - carry * extent);
        }
        numbers.push_back(cast<int>(rest) + carry);
        if (channels_last()) {
            return {{numbers[1] + loops[0], numbers[2] + loops[1], numbers[3] + loops[2]},
                    numbers[0]};
        }
        return {{numbers[0], numbers[1] + loops[0], numbers[2] + loops[1]}, unit};
    }

    // Visits planes for which `when` holds and whose indices are all those of cells, by
    // number(distance); returns whether plane p is one. (Channels-last, p is a channel.)
    template<typename Number>
    Expr visit_clean(const Target &target, const Expr &when, const Number &number) {
        Beyond beyond(Beyond::loops_of(indices, channels_last()), channels_last(), 8, when,
                      [&](const std::vector<Expr> &at) {
                          const Site site{{}, at[channels_last() ? 0 : 3]};
                          return Beyond::sign(number(this->distance(indices(at), site)),
                                              count(this->cells()));
                      });
        beyond.compute_root();
        const Expr plane = select(when, target.unit, 0);  // one is less to look through than all
        const Expr is_clean = when && beyond.some(channels_last() ? Expr(0) : plane) == 0;
        const Lines in = lines(target, target.unit, false);
        RDom r(0, in.most, 0, in.rows, 0, in.slabs, 0, in.depth, "r");
        r.where(is_clean);
        if (target.width.defined()) {
            r.where(r[0] < in.length);
        }
        const std::vector<Expr> at = stored_at(target, r[0], {r[1], r[2], r[3]}, target.unit);
        const Cells box = this->cells();
        const Expr distance =
            this->distance(indices(at), {{}, channels_last() ? at[0] : target.unit});
        target.write(target.offset({box.min[0] + cast<int>(number(distance)), box.min[1],
                                    box.min[2]}, r[0]), values(at));
        unroll(target, r[0], channels_last() ? 4 : 8);
        return is_clean;
    }
    static void unroll(const Target &target, const Halide::RVar &line, int times) {
        const Halide::RVar turns, turn;
        Func func = target.func;
        func.update(func.num_update_definitions() - 1)
            .split(line, turns, turn, times, TailStrategy::GuardWithIf).unroll(turn);
    }

    static Expr first_channel(const Target &target, const Expr &unit) {
        return target.width.defined() ? unit * target.width : Expr(0);
    }
    // Where element `at` of a line is stored.
    std::vector<Expr> stored_at(const Target &target, const Expr &at,
                                const std::vector<Expr> &loops, const Expr &unit) const {
        const Expr first = anywhere(first_channel(target, unit) + at);
        return channels_last() ? std::vector<Expr>{first, loops[0], loops[1], loops[2]}
                               : std::vector<Expr>{first, loops[0], loops[1], unit};
    }

    // If `when`, writes every value whose index names a cell, in two steps a block: vectors find
    // the offsets of cells, nowhere() where there is none; then values are written in their order.
    void visit_in_blocks(const Target &target, const Expr &when, const Locate &locate) {
        Func offsets("offsets");
        const Var j("j"), b("b"), r0("r0"), r1("r1"), r2("r2"), u("u");
        const Lines own = lines(target, u);
        const Expr visited = Halide::Internal::substitute(p.name(), u, when);
        const Expr first = b * block;
        const Expr here = Halide::min(select(visited, own.length, 0) - first, block);
        const auto offset = [&](const Expr &lane) {
            const std::vector<Expr> loops{r0, r1, r2};
            Site at = site(first, lane, own, loops, u);
            const Expr channel = at.plane;
            at.plane += first_channel(target, u);
            const NamedCell named = locate(indices(stored_at(target, first + lane, loops, u)), at);
            return select(named.valid, target.offset(named.cell, channel), nowhere());
        };
        // The last vector of a block is shifted inwards; short blocks go one by one.
        RDom v(0, vector, 0, block / vector, "v"), e(0, vector, "e");
        v.where(here >= vector && v.y * vector < here);
        e.where(here < vector && e.x < here);
        const Expr start = Halide::min(v.y * vector, here - vector);
        const Expr lane = Halide::clamp(start, 0, block - vector) + v.x;  // dense in its vector
        offsets(j, b, r0, r1, r2, u) = Halide::undef<int>();
        offsets(lane, b, r0, r1, r2, u) = offset(lane);
        offsets(e.x, b, r0, r1, r2, u) = offset(e.x);

        const Lines in = lines(target, target.unit);
        RDom r(0, block, 0, (in.most + (block - 1)) / block, 0, in.rows, 0, in.slabs, 0, in.depth,
               "r");
        const Expr to = offsets(r[0], r[1], r[2], r[3], r[4], target.unit);
        r.where(r[0] < select(when, in.length, 0) - r[1] * block);
        r.where(to != nowhere());
        target.write(to, values(stored_at(target, r[1] * block + r[0], {r[2], r[3], r[4]},
                                          target.unit)));

        Func func = target.func;
        func.update(func.num_update_definitions() - 1).never_partition_all();
        offsets.compute_at(func, r[1]).store_in(Halide::MemoryType::Stack).bound_extent(j, block);
        for (const Var &one : {b, r0, r1, r2, u}) {
            offsets.bound_extent(one, 1);
        }
        offsets.update(0).allow_race_conditions().vectorize(v.x).never_partition_all();
        offsets.update(1).never_partition_all();
    }
};

}  // namespace argpool
