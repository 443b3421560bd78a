// AVX2, where scalar loads are faster than a gather. A block of up to four vectors of indices is
// checked with one test; where all name cells, these are loaded lane by lane and need no test of
// their own. A vector's lanes are neighbouring positions of a row (channels-last: channels). Blocks
// with a wrong index test position by position.
// SPDX-License-Identifier: MIT
#include "unpool_gradient/parts/index_lookup.h"

namespace argpool::unpool_gradient {
namespace {

class ScalarLoads final : public GradientSchedule {
public:
    using GradientSchedule::GradientSchedule;

    void define() override {
        const Expr loads = lies_as_loaded();
        load(loads);
        others.take(!loads);
    }

private:
    static constexpr int most = 4;  // vectors of a block

    const IndexLookup others{op, /*hides_extents=*/true};
    const bool last = op.spec.channels_last, aligned = op.spec.align > 0;
    const int n = 2 * op.spec.lanes;  // of a vector here: what is tested is tested half as often
    const Var lane{"lane"}, i{"i"}, a{"a"}, y{"y"}, z{"z"}, q{"q"};

    // ---- Lines: along x, or of a pixel's channels -----------------------------------------------

    // Indices are offsets wherever they are stored: positions that follow each other are one line,
    // or one row of pixels.
    Expr row_length() const {
        const Xyz extent = op.positions();
        const Expr in_a_row = lies_in_a_row(op.indices, op.x_dim(), extent) &&
                              lies_in_a_row(op.grad_values, op.x_dim(), extent);
        return select(in_a_row, extent[0] * (extent[1] * extent[2]), extent[0]);
    }
    // Positions of a line; its vectors, and blocks of these.
    Expr line() const {
        return last ? op.channels() : row_length();
    }
    Expr vectors() const {
        return (line() + n - 1) / n;
    }
    Expr blocks() const {
        return (vectors() + most - 1) / most;
    }
    Expr vectors_of_block() const {
        return (vectors() + blocks() - 1) / blocks();
    }
    // Lines are long enough, of whole vectors if these are aligned, and offsets those in memory.
    Expr lies_as_loaded() const {
        const Expr whole = !aligned || line() % n == 0;
        return op.offsets_are_numbers() && line() >= n && whole;
    }
    // Lanes, vectors of a block, ways, blocks of a line, lines.
    RDom domain(const Expr &lanes, const Expr &vectors, int ways, const Expr &when) const {
        // (Where this loop and that of IndexLookup had other bounds, Halide would share neither,
        // and test in the innermost loop what it knows outside of it.)
        const Expr rowwise = row_length() == op.positions()[0];
        const Expr rows = select(rowwise, op.positions()[1], 1);
        const Expr slabs = select(when, select(rowwise, op.positions()[2], 1), 0);
        Halide::Region loops{{0, lanes}, {0, vectors}, {0, ways}, {0, blocks()}};
        if (last) {
            loops.push_back({0, row_length()});
        }
        loops.push_back({0, rows});
        loops.push_back({0, slabs});
        return RDom(loops, "n");
    }
    // A block's number, row and slab; channels-last its pixel, else its plane.
    std::vector<Expr> block_of(const RDom &d) const {
        return last ? std::vector<Expr>{d[3], d[4], d[5], d[6]}
                    : std::vector<Expr>{d[3], op.p, d[4], d[5]};
    }
    Site site(const Expr &in, const Expr &vector, const std::vector<Expr> &block) const {
        const Expr number = block[0] * vectors_of_block() + vector;
        const Expr start = aligned ? Halide::min(number, vectors() - 1) * n
                                   : Halide::min(number * n, line() - n);
        const Expr at = start + in;
        return last ? Site{{block[1], block[2], block[3]}, at}
                    : Site{{at, block[2], block[3]}, block[1]};
    }

    // ---- A block --------------------------------------------------------------------------------

    // `bad` gathers the signs of a block's indices, `taken` loads cells where none is bad.
    void load(const Expr &when) const {
        const std::vector<Expr> own{a, q, y, z};
        RDom r = domain(n, vectors_of_block(), 2, when);
        const RDom m = domain(1, 1, 1, when), s(0, vectors_of_block(), "s"), l(0, n / 4, "l");

        // Neither a cell's distance from the first, nor that of the last cell from it, has a sign.
        const Halide::Type word = Halide::UInt(op.spec.index.bits());
        const Halide::Type has_sign = Halide::Int(word.bits());
        Func bad("bad"), missed("missed"), taken("taken");
        const Expr distance = cast(word, op.index_at(site(lane, s, own))) -
                              cast(word, op.first_index(q));
        bad(lane, a, q, y, z) = cast(word, 0);
        bad(lane, a, q, y, z) = bad(lane, a, q, y, z) | distance |
                                (cast(word, op.plane_cells() - 1) - distance);
        missed(a, q, y, z) = Halide::Internal::const_false();
        Expr any = cast(word, 0);
        for (int quarter = 0; quarter < 4; quarter++) {
            any = any | bad(l + quarter * n / 4, a, q, y, z);
        }
        missed(a, q, y, z) = missed(a, q, y, z) || cast(has_sign, any) < 0;

        // Addresses are computed from the low halves of indices, where 32 bits are enough for all.
        const Expr begin = op.grad_values.dim(3).min();
        const Expr end = begin + op.grad_values.dim(3).extent() - 1;
        const Expr fits = op.index_stride_c >= 0 && op.first_index(begin) >= 0 &&
                          op.first_index(end) + op.plane_cells() <= std::numeric_limits<int>::max();
        RDom right(0, 1, "right");
        right.where(!missed(a, q, y, z) && fits);
        taken(lane, i, a, q, y, z) = Halide::undef(op.spec.elem);
        const Site of = site(lane, i, own);
        taken(lane, i, a, q, y, z) =
            cell_of_index(right + low_half_by_itself(op.index_at(of)), of);
        take(r, m, missed, taken, fits);

        for (Func f : {bad, missed, taken}) {
            f.compute_at(op.grad_values, r[3]).store_in(Halide::MemoryType::Stack);
            for (const Var &one : {a, q, y, z}) {
                f.bound_extent(one, 1);
            }
        }
        bad.bound(lane, 0, n).vectorize(lane);
        bad.update().reorder(lane, s).vectorize(lane);
        missed.update().atomic().vectorize(l);
        taken.bound(lane, 0, n).bound_extent(i, 1).vectorize(lane);
        taken.update().unroll(lane);
        taken.compute_at(op.grad_values, r[1]);
    }

    // Stores what was loaded, or, of a block with a wrong index, looks at positions one by one.
    void take(RDom r, const RDom &m, const Func &missed, const Func &taken,
              const Expr &fits) const {
        const Site to = site(r[0], r[1], block_of(r));
        const Expr key = op.number_at(to), last_cell = cast<uint32_t>(op.plane_cells() - 1);
        r.where(r[2] == cast<int>(missed(block_of(r)) || !fits));
        std::vector<Expr> at = block_of(r);
        at.insert(at.begin(), {r[0], r[1]});
        const Expr one = op.numbered_cell(cast<int>(Halide::min(key, last_cell)), to.plane);
        op.take(op.in_buffer(to.at, to),
                select(r[2] == 0, taken(at), key <= last_cell, one, op.zero()));
        op.mark(op.marked_unit(), missed(block_of(m)));

        Halide::Stage written = op.taken(), marked = op.marked();
        written.allow_race_conditions().reorder(op.loops_of(r)).vectorize(r[0]).unroll(r[2]);
        marked.reorder(op.loops_of(m)).unroll(m[2]).compute_with(written, r[3]);
    }

    // A cell by its index: what is the same for all cells is added to their addresses last.
    Expr cell_of_index(const Expr &index, const Site &of) const {
        const Cells &box = op.cells;
        const Expr before = cast<int>(op.first_index(of.plane));
        if (!last) {
            return op.numbered_cell(index - before, of.plane);
        }
        return op.grad_dst(anywhere(of.plane + index * op.grad_dst.dim(1).stride()),
                           anywhere(box.min[0] - before), anywhere(box.min[1]),
                           anywhere(box.min[2]));
    }
};

}  // namespace

const GradientEntry kScalarLoads{
    "indices of a block are checked together, and cells are loaded lane by lane",
    "a target of AVX2 without AVX-512, elements of 32 bits, and offsets as indices",
    [](const Spec &spec) {
        return spec.avx2_alone() && spec.elem.bits() == 32 && !spec.indices_are_taps();
    },
    make_schedule<Gradient, ScalarLoads>};

}  // namespace argpool::unpool_gradient
