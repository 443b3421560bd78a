// The loops over values: one line without tests, and blocks whose cells vectors compute first.
// SPDX-License-Identifier: MIT
#include "visits.h"

#include "common/hidden.h"
#include "common/indices_beyond.h"

namespace argpool::scattering {

using Halide::Internal::promise_clamped;

namespace {

// How often `extent` fits into `number`, a digit (which is less) and a lane's number.
Expr carried(const Expr &number, const Expr &extent, int block) {
    const Expr low = Halide::min(extent, block);
    return quotient_of_few(Halide::max(number - (extent - low), 0), low);
}

void unroll(const Target &target, const Halide::RVar &line, int times) {
    const Halide::RVar turns, turn;
    Func func = target.func;
    func.update(func.num_update_definitions() - 1)
        .split(line, turns, turn, times, TailStrategy::GuardWithIf).unroll(turn);
}

Expr first_channel(const Target &target, const Expr &unit) {
    return target.width.defined() ? unit * target.width : Expr(0);
}

}  // namespace

Target in_dst(const Scatter &op) {
    const auto offset = [&op](const Xyz &cell, const Expr &channel) {
        Expr sum = op.spec.channels_last ? channel : Expr(0);
        for (int d = 0; d < 3; d++) {
            sum += cell[d] * op.dst.dim(op.x_dim() + d).stride();
        }
        return sum;
    };
    const auto write = [&op](const Expr &to, const Expr &value) {
        const Expr plane = op.spec.channels_last ? Expr(0) : Expr(Var("p"));
        op.write({op.placed(to), 0, 0, plane}, value);
    };
    return {op.dst, op.spec.channels_last ? Expr(0) : Expr(Var("p")), offset, write, {}};
}

Expr Visits::scatter(const Target &target, const Expr &in_a_row, const Expr &done) {
    if (op.spec.indices_are_taps()) {
        visit_in_each_way(target, in_a_row);
        return Expr();
    }
    const Expr few = op.decoder.direct(in_a_row) && has_few_channels(target);
    if (op.spec.channels_last) {
        visit_in_blocks(target, few, by_number());
    }
    Expr clean = visit_clean(target, op.decoder.direct(in_a_row) && !few,
                        [](const Expr &distance) { return distance; });
    clean = done.defined() ? clean || done
                           : clean || visit_clean(target, op.decoder.direct_by_unit(in_a_row),
                                                  [this](const Expr &distance) {
                                         return number_by_unit(distance, op.index_stride);
                                     });
    visit_in_blocks(target, !clean && !few, op.decoder.by_quotients());
    return clean;
}

Expr Visits::has_line_offsets(const Target &target, const Expr &in_a_row,
                              const Expr &cells_in_line) const {
    const Xyz extent = op.positions();
    const Expr channels = op.values.dim(0).extent(), positions = extent[0] * extent[1] * extent[2];
    // (Planes of one cell are `direct`, too: visited both ways, their values would be added twice.)
    return !op.decoder.direct(in_a_row) && op.decoder.offsets_in_lines(channels, positions) &&
           is_one_line(op.values, extent) && is_one_line(op.indices, extent) && cells_in_line &&
           covers_all(target);
}

Expr Visits::line_elements() const {
    const Xyz extent = op.positions();
    return op.values.dim(0).extent() * extent[0] * extent[1] * extent[2];
}

Expr Visits::visit_line(const Target &target, const Expr &in_a_row, const Expr &cells_in_line) {
    if (op.spec.indices_are_taps()) {
        return Halide::Internal::const_false();
    }
    const Expr line = has_line_offsets(target, in_a_row, cells_in_line);
    const Expr channels = op.values.dim(0).extent(), elements = line_elements();
    const auto offset = [&](const Expr &at) {
        return op.decoder.offset_in_line(op.indices(anywhere(at), 0, 0, 0));
    };
    const auto sign = [&](const std::vector<Expr> &at) {
        return op.decoder.sign_in_line(offset(at[0]), at[0], channels, elements);
    };
    Beyond beyond({elements, 1, 1, 1}, true, 16, line, sign, Halide::Int(32));
    beyond.compute_root();
    const Expr is_clean = line && beyond.some(0) == 0;
    RDom r(0, select(line, elements, 0), "r");
    r.where(is_clean);
    target.write(target.offset(op.cells.min, cast<int>(offset(r.x))),
                 op.values(anywhere(r.x), 0, 0, 0));
    unroll(target, r.x, 8);
    return is_clean;
}

void Visits::scatter_pixels(const Expr &in_a_row, const Expr &cells_in_line) {
    const Target target = in_dst(op);
    const Expr channels = op.values.dim(0).extent(), elements = line_elements();
    const Expr offsets = has_line_offsets(target, in_a_row, cells_in_line) &&
                         elements >= 2 * line_block;
    const Expr few = op.decoder.direct(in_a_row) && has_few_channels(target) &&
                     elements >= line_block;
    const Expr clean = visit_clean(target, op.decoder.direct(in_a_row) && !few,
                                   [](const Expr &distance) { return distance; }) ||
                       offsets || few;
    visit_in_blocks(target, !clean, op.decoder.by_quotients());
    op.mark(select(clean, mark_of(0), mark_of(1)));

    const auto stored = [&](const Expr &element) {
        return op.indices(anywhere(element), 0, 0, 0);
    };
    visit_as_line(target, offsets, [&](const Expr &element) {
        const Expr offset = op.decoder.offset_in_line(stored(element));
        const Expr first = cast<int>(op.decoder.offset_in_line(cast(op.spec.index, 0)));
        return NamedOffset{
            target.offset(op.cells.min, cast<int>(offset)),
            op.decoder.sign_in_line(offset, element, channels, elements) >= 0,
            target.offset(op.cells.min, low_half_by_itself(stored(element)) + first)};
    });
    const Locate locate = by_number();
    visit_as_line(target, few, [&](const Expr &element) {
        const Expr channel = element - divided(element, channels) * channels;
        const NamedCell named = locate(stored(element), {{}, channel});
        return NamedOffset{target.offset(named.cell, channel), named.valid, Expr()};
    });
}

void Visits::visit_as_line(const Target &target, const Expr &when, const Find &find) {
    const bool is_direct = find(0).direct.defined();
    const int n = line_vector, size = is_direct ? 2 * line_block : line_block;
    const Var lane("lane"), at("at"), b("b");
    const Expr elements = line_elements();
    // The last block is shifted inwards; what it shares with the one before is not written again.
    const auto first = [&](const Expr &block) {
        return Halide::min(block * size, elements - size);
    };
    const NamedOffset found = find(first(b) + at);
    Func offsets("offsets"), least("least"), missed("missed");
    offsets(at, b) = select(found.valid, found.offset, nowhere());
    const RDom all(0, size / n, "all"), lanes(0, n, "lanes");
    least(lane, b) = Halide::Int(32).max();
    least(lane, b) = Halide::min(least(lane, b), offsets(all * n + lane, b));
    missed(b) = cast<uint8_t>(0);
    missed(b) = Halide::max(missed(b), cast<uint8_t>(least(lanes, b) == nowhere()));

    // Way 0 tests each value, of blocks that miss a cell, and what is left of others; way 1 writes
    // `at_once`.
    const std::string name = Halide::Internal::unique_name("line");
    const Expr blocks = select(when, (elements + (size - 1)) / size, 0);
    RDom r({{0, at_once}, {0, size}, {0, 2}, {0, blocks}}, name);
    const RDom m({{0, 1}, {0, 1}, {0, 1}, {0, blocks}}, name);
    const Expr shared = r[3] * size - first(r[3]);
    // Offsets in scratch memory lie at constant addresses only where a block is written from its
    // start.
    const Expr of_shared = select(shared == 0, 0, size - shared);
    const Expr left = is_direct ? (size - shared) % at_once : of_shared;
    const Expr start = is_direct ? shared + left : Expr(0);
    const Expr tests = r[2] == 0, tested = select(missed(r[3]) == 0, left, size - shared);
    const Expr in_block =
        select(tests, Halide::clamp(shared + r[1], 0, size - 1),
               promise_clamped(start + r[1] * at_once + r[0], 0, size - 1));
    const Expr found_before = offsets(in_block, r[3]);
    const Expr by_itself = is_direct ? find(first(r[3]) + in_block).direct : hidden(found_before);
    const Expr to = select(tests, found_before, by_itself);
    r.where(r[1] < select(tests, tested, (size - shared - tested) / at_once) &&
            (!tests || (r[0] == 0 && found_before != nowhere())));
    target.write(to, op.values(anywhere(first(r[3]) + in_block), 0, 0, 0));

    Func func = target.func;
    Halide::Stage written = op.updated();
    written.unroll(r[0]).unroll(r[2]);
    if (op.foreign) {
        Func marks = *op.foreign;
        marks(0) = Halide::max(marks(0), missed(m[3]));
        marks.update(marks.num_update_definitions() - 1)
            .unroll(m[0]).unroll(m[1]).unroll(m[2]).compute_with(written, r[3]);
    }
    std::vector<Func> of_block{least, missed};
    if (!is_direct) {
        offsets.bound(at, 0, size).vectorize(at, n);
        of_block.push_back(offsets);
    }
    for (Func &f : of_block) {
        f.compute_at(func, r[3]).store_in(Halide::MemoryType::Stack).bound_extent(b, 1);
    }
    least.bound(lane, 0, n).vectorize(lane).update().reorder(lane, all.x).vectorize(lane);
    missed.update().atomic().vectorize(lanes.x);
}

void Visits::visit_in_each_way(const Target &target, const Expr &in_a_row,
                               const std::vector<Expr> &done) {
    op.decoder.in_each_way(in_a_row, [&](const Expr &when, const Locate &locate) {
        Expr left = when;
        for (const Expr &written : done) {
            left = left && !written;
        }
        visit_in_blocks(target, left, locate);
    });
}

Visits::Lines Visits::lines(const Target &target, const Expr &unit, bool joins) const {
    const Xyz n = op.positions();
    const Expr positions = n[0] * (n[1] * n[2]);
    if (!op.spec.channels_last) {
        const Expr joined = joins && n[0] < short_line && lies_in_a_row(op.values, 0, n) &&
                            lies_in_a_row(op.indices, 0, n);
        const Expr length = select(joined, positions, n[0]);
        return {length, length, select(joined, 1, n[1]), select(joined, 1, n[2]), 1,
                {n[0], n[1]}};
    }
    const Expr all = op.values.dim(0).extent();
    const Expr width = target.width.defined() ? target.width : all;
    const Expr channels = Halide::min(all - unit * width, width);
    const Expr joined = joins && all <= width && all < short_line && is_one_line(op.values, n) &&
                        is_one_line(op.indices, n);
    return {select(joined, all * positions, channels), select(joined, all * positions, width),
            select(joined, 1, n[0]), select(joined, 1, n[1]), select(joined, 1, n[2]),
            {channels, n[0], n[1]}};
}

Site Visits::site(const Expr &first, const Expr &lane, const Lines &in,
                  const std::vector<Expr> &loops, const Expr &unit) const {
    std::vector<Expr> numbers;
    Expr rest = cast<uint32_t>(first), carry = lane;
    for (const Expr &extent : in.digits) {
        const Expr of = cast<uint32_t>(Halide::max(extent, 1)), quotient = rest / of;
        const Expr number = cast<int>(rest - quotient * of) + carry;
        rest = quotient;
        carry = carried(number, Halide::max(extent, 1), block);
        numbers.push_back(number - carry * extent);
    }
    numbers.push_back(cast<int>(rest) + carry);
    if (op.spec.channels_last) {
        return {{numbers[1] + loops[0], numbers[2] + loops[1], numbers[3] + loops[2]},
                numbers[0]};
    }
    return {{numbers[0], numbers[1] + loops[0], numbers[2] + loops[1]}, unit};
}

std::vector<Expr> Visits::stored_at(const Target &target, const Expr &at,
                                    const std::vector<Expr> &loops, const Expr &unit) const {
    const Expr first = anywhere(first_channel(target, unit) + at);
    return op.spec.channels_last ? std::vector<Expr>{first, loops[0], loops[1], loops[2]}
                           : std::vector<Expr>{first, loops[0], loops[1], unit};
}

Expr Visits::has_few_channels(const Target &target) const {
    if (!op.spec.channels_last) {
        return Halide::Internal::const_false();
    }
    const Xyz extent = op.positions();
    const Expr channels = op.values.dim(0).extent();
    return channels < few_channels && is_one_line(op.values, extent) &&
           is_one_line(op.indices, extent) && covers_all(target) &&
           op.index_stride_c <= INT32_MAX;
}

Expr Visits::covers_all(const Target &target) const {
    return target.width.defined() ? op.values.dim(0).extent() <= target.width
                                  : Halide::Internal::const_true();
}

Locate Visits::by_number() const {
    return [this](const Expr &stored, const Site &site) {
        const Expr first = product_of_words(site.plane, op.index_stride_c);
        const Expr far = op.decoder.distance(stored, {site.at, 0}) - first;
        return op.decoder.in_long_row(far, cast<uint32_t>(far));
    };
}

Expr Visits::visit_clean(const Target &target, const Expr &when, const Number &number) {
    const bool last = op.spec.channels_last;
    Beyond beyond(Beyond::loops_of(op.indices, last), last, 8, when,
                  [&](const std::vector<Expr> &at) {
                      const Site site{{}, at[last ? 0 : 3]};
                      return Beyond::sign(number(op.decoder.distance(op.indices(at), site)),
                                          count(op.cells));
                  });
    beyond.compute_root();
    const Expr plane = select(when, target.unit, 0);  // one plane is faster to search than all
    const Expr is_clean = when && beyond.some(last ? Expr(0) : plane) == 0;
    const Lines in = lines(target, target.unit, false);
    RDom r(0, in.most, 0, in.rows, 0, in.slabs, 0, in.depth, "r");
    r.where(is_clean);
    if (target.width.defined()) {
        r.where(r[0] < in.length);
    }
    const std::vector<Expr> at = stored_at(target, r[0], {r[1], r[2], r[3]}, target.unit);
    const Cells box = op.cells;
    const Expr distance =
        op.decoder.distance(op.indices(at), {{}, op.spec.channels_last ? at[0] : target.unit});
    target.write(target.offset({box.min[0] + cast<int>(number(distance)), box.min[1],
                                box.min[2]}, r[0]), op.values(at));
    unroll(target, r[0], op.spec.channels_last ? 4 : 8);
    return is_clean;
}

void Visits::visit_in_blocks(const Target &target, const Expr &when, const Locate &locate) {
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
        const NamedCell named = locate(op.indices(stored_at(target, first + lane, loops, u)), at);
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
    target.write(to, op.values(stored_at(target, r[1] * block + r[0], {r[2], r[3], r[4]},
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

}  // namespace argpool::scattering
