// What one position takes, by each way to find its cell.
// SPDX-License-Identifier: MIT
#include "lookups.h"

namespace argpool::unpool_gradient {

namespace {

// A position's plane (channels-last: its channel) and its row-major number there.
struct Numbered {
    Expr plane, position;
};
// C8's winner: is the position the last of its plane, in row-major order, that names this cell?
// Scratch memory holds, for each cell of a plane of grad_dst, the number of the position that names
// it last (channels-last: for each cell of the image, as parts of pixels are slow to visit). Its
// Func is added to `made`; where `when` does not hold it takes neither time nor memory.
Expr is_winner(const Gradient &op, const NamedCell &named, const Numbered &own, const Expr &when,
               const Locate &locate, std::vector<Func> &made) {
    const bool last = op.spec.channels_last;
    const Xyz extent = op.positions();
    const Var &p = op.p, n("n");
    const auto at = [&](const Expr &plane, const Expr &cell) {
        return last ? std::vector<Expr>{plane, cell} : std::vector<Expr>{cell, plane};
    };
    const Expr cell = op.decoder.number(named.cell);
    // Later positions overwrite earlier ones. Cells that no index names are never read.
    Func winner("winner");
    if (last) {
        winner(p, n) = Halide::undef<int>();
    } else {
        winner(n, p) = Halide::undef<int>();
    }
    RDom r(0, extent[0], 0, extent[1], 0, select(when, extent[2], 0), "w");
    const std::vector<Expr> visited =
        last ? std::vector<Expr>{p, r.x, r.y, r.z} : std::vector<Expr>{r.x, r.y, r.z, p};
    const NamedCell naming = locate(op.indices(visited), Site{{r.x, r.y, r.z}, p});
    r.where(naming.valid);
    winner(at(p, op.decoder.number(naming.cell))) = op.number_of_position({r.x, r.y, r.z});
    if (last) {
        winner.update().reorder(p, r.x, r.y, r.z);
    } else {
        winner.update().unscheduled();
    }
    made.push_back(winner);
    const Expr last_channel = select(when, op.channels(), 1) - 1;
    const Expr plane = last ? Halide::clamp(own.plane, 0, last_channel) : own.plane;
    return winner(at(plane, cell)) == own.position;
}
// The value, where the cell is valid and, in exact kernels, the position its winner; else 0.
Expr taken(const Gradient &op, const Expr &value, const NamedCell &named, const Numbered &own,
           const Expr &when, const Locate &locate, std::vector<Func> &made) {
    const Expr takes =
        op.exact ? named.valid && is_winner(op, named, own, when, locate, made) : named.valid;
    return select(takes, value, op.zero());
}

}  // namespace

LookUp by_index(const Gradient &op, const Locate &locate) {
    return [&op, locate](const Site &site, const Expr &when, std::vector<Func> &made) {
        const NamedCell named = locate(op.index_at(site), site);
        const Numbered own{site.plane, op.number_of_position(site.at)};
        const Expr value = op.cell(named.cell, site);
        return Lookup{taken(op, value, named, own, when, locate, made), named.valid};
    };
}

Expr element_at(const Gradient &op, const Expr &number) {
    return op.grad_dst(anywhere(number), anywhere(op.cells.min[0]), anywhere(op.cells.min[1]),
                       anywhere(op.cells.min[2]));
}

Find find_by_index(const Gradient &op, const Locate &locate) {
    return [&op, locate](const Site &site) {
        const NamedCell named = locate(op.index_at(site), site);
        Expr offset = site.plane;
        for (int d = 0; d < 3; d++) {
            offset += (named.cell[d] - op.cells.min[d]) * op.grad_dst.dim(1 + d).stride();
        }
        return Found{offset, named.valid, Expr()};
    };
}

Find find_by_line_offset(const Gradient &op) {
    return [&op](const Site &site) {
        const Expr offset = op.decoder.offset_in_line(op.index_at(site));
        const Expr elements = op.channels() * op.plane_positions();
        const Expr valid =
            op.decoder.sign_in_line(offset, site.plane, op.channels(), elements) >= 0;
        const Expr first = op.decoder.offset_in_line(cast(op.spec.index, 0));
        return Found{cast<int>(offset), valid,
                     low_half_by_itself(op.index_at(site)) + cast<int>(first)};
    };
}

LookUp by_line_offset(const Gradient &op) {
    return [&op](const Site &site, const Expr &, std::vector<Func> &) {
        const Found found = find_by_line_offset(op)(site);
        const Expr last = op.channels() * op.plane_cells() - 1;
        const Expr nearest = Halide::min(cast<uint32_t>(found.offset), cast<uint32_t>(last));
        const Expr value = element_at(op, cast<int>(nearest));
        return Lookup{select(found.valid, value, op.zero()), found.valid};
    };
}

namespace {

// Element `number` of a line of pixels: its pixel and its channel, and the cell that it names.
struct InPixels {
    Numbered own;
    NamedCell named;
    Expr offset;

    InPixels(const Gradient &op, const Locate &locate, const Site &site) {
        const Expr channels = op.channels(), pixel = divided(site.plane, channels);
        const Expr channel = site.plane - pixel * channels;
        const Expr from_first = cast<int64_t>(op.index_at(site)) -
                                product_of_words(channel, op.index_stride_c);
        named = locate(from_first, {{}, Expr(0)});
        own = {channel, pixel};
        offset = op.decoder.number(named.cell) * channels + channel;
    }
};

}  // namespace

Find find_by_offset_in_pixels(const Gradient &op, const Locate &locate) {
    return [&op, locate](const Site &site) {
        const InPixels found(op, locate, site);
        return Found{found.offset, found.named.valid, Expr()};
    };
}

LookUp by_offset_in_pixels(const Gradient &op, const Locate &locate) {
    return [&op, locate](const Site &site, const Expr &when, std::vector<Func> &made) {
        const InPixels found(op, locate, site);
        const Expr value = element_at(op, found.offset);
        return Lookup{taken(op, value, found.named, found.own, when, locate, made),
                      found.named.valid};
    };
}

LookUp by_tap_in_line(const Gradient &op) {
    return [&op](const Site &site, const Expr &when, std::vector<Func> &made) {
        const bool last = op.spec.channels_last;
        const Xyz n = op.positions();
        const Expr at = last ? site.plane : site.at[0];
        const Expr pixel = last ? divided(at, op.channels()) : at;
        const Expr row = divided(pixel, n[0]), slab = divided(row, n[1]);
        const Xyz position{pixel - row * n[0], row - slab * n[1], slab};
        const Site own{position, last ? at - pixel * op.channels() : site.plane};
        const Locate locate = op.decoder.by_taps();
        const NamedCell named = locate(op.index_at(site), own);
        const Expr value = op.cell(named.cell, own);
        const Numbered numbered{own.plane, pixel};
        return Lookup{taken(op, value, named, numbered, when, locate, made), named.valid};
    };
}

LookUp by_selection(const Gradient &op) {
    return [&op](const Site &site, const Expr &, std::vector<Func> &) {
        const Expr tap = op.index_at(site);
        const Window &w = op.window;
        const Cells &box = op.cells;
        const auto k = *op.spec.kernel;
        Lookup found{op.zero(), Halide::Internal::const_false()};
        for (int i = 0; i < op.spec.taps(); i++) {
            const std::array<int, 3> of{i % k[0], i / k[0] % k[1], i / k[0] / k[1]};
            Expr matches = tap == cast(tap.type(), i);
            Xyz cell;
            for (int d = 0; d < 3; d++) {
                cell[d] = site.at[d] * w.stride[d] - w.pad[d] + of[d] * w.dilation[d];
                if (d > 0 || op.spec.channels_last) {
                    const Expr nearest = Halide::clamp(cell[d], box.min[d],
                                                       box.min[d] + box.extent[d] - 1);
                    matches = matches && cell[d] == nearest;
                    cell[d] = nearest;
                }
            }
            found.value = select(matches, op.cell(cell, site), found.value);
            found.valid = found.valid || matches;
        }
        return found;
    };
}

}  // namespace argpool::unpool_gradient
