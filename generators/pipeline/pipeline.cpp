// A region's kernel: from its text (text.h) to a pipeline that computes rows of all outputs one
// after the other, each intermediate value as late as these rows need it.
// SPDX-License-Identifier: MIT
#include <array>
#include <climits>
#include <optional>

#include "Halide.h"
#include "arithmetic.h"
#include "lengths.h"
#include "text.h"

namespace {

using namespace argpool;
using namespace argpool::region;
using Halide::Expr, Halide::Func, Halide::Type, Halide::Var;
using region_text::Operation;

// A stage's store of a vector costs lengths() so much; small planes, whose rows are a few vectors,
// pay for one loop more with each stage.
constexpr double kStore = 1, kStoreOfSmallPlane = 4;

// Rows, counted from the output's row that is computed: the newest and the oldest that a Func is
// evaluated at.
struct Rows {
    int newest = INT_MIN, oldest = INT_MAX;
};

// A Func and what it reads of others: their rows, counted from its own.
struct Stage {
    struct Read {
        int stage, first, last;
    };
    Func f;
    bool stored = false;
    std::vector<Read> reads;
    Halide::RVar vector;  // of one with a border: the columns that are computed together
};

// The buffers are those of the inputs, then of the outputs, each (x, y, plane). Inputs are whole
// planes of one extent; outputs may be any box of rows and columns of these planes, `lanes` columns
// at least, or whole planes, if a row is for such.
class Pipeline : public Halide::Generator<Pipeline> {
public:
    Halide::GeneratorParam<std::string> region{"region", ""};
    Halide::GeneratorParam<int> lanes{"lanes", 1};
    Halide::GeneratorParam<bool> whole_planes{"whole_planes", false};

    void configure() {
        try {
            graph = region_text::parse(region);
        } catch (const std::runtime_error &error) {
            _halide_user_assert(false) << error.what() << "\n";
        }
        for (const Operation &o : graph.operations) {
            if (o.op == "in") {
                const std::string name = "src_" + o.name;
                inputs.push_back(add_input<Halide::Buffer<>>(name, memory_type(o.type), 3));
            }
        }
        std::vector<Type> types;
        for (const auto &out : graph.outputs) {
            types.push_back(memory_type(out.type));
        }
        dst = add_output<Func>("dst", types, 3);
    }

    void generate() {
        describe_buffers();
        columns_around = all_columns_around();
        for (int i = 0; i < (int)graph.operations.size(); i++) {
            define(i);
        }
        std::vector<Expr> yields;
        Stage last;
        for (const auto &out : graph.outputs) {
            const Expr cell = read(out.value, last);
            yields.push_back(out.type == "i1" ? Halide::select(cell != 0, Expr(uint8_t(1)),
                                                               Expr(uint8_t(0)))
                                              : cell);
        }
        last.f = *dst;
        last.f(x, y, p) = Halide::Tuple(yields);
        stages.push_back(last);
        schedule();
    }

private:
    Var x{"x"}, y{"y"}, p{"p"};
    region_text::Region graph;
    std::vector<Halide::GeneratorInput<Halide::Buffer<>> *> inputs;
    Halide::GeneratorOutput<Func> *dst = nullptr;
    Expr width, height;
    int columns_around = 0;
    std::vector<Stage> stages;
    std::vector<int> plain;                          // of each operation, its stage; -1: a constant
    std::vector<std::map<std::string, int>> framed;  // the one with the border that a pool needs

    void describe_buffers() {
        Func func = *dst;
        Halide::OutputImageParam first = func.output_buffers()[0];  // Halide ties the others to it
        width = inputs[0]->dim(0).extent();
        height = inputs[0]->dim(1).extent();
        first.dim(2).set_min(0);
        for (auto *input : inputs) {
            for (int d = 0; d < 3; d++) {
                input->dim(d).set_min(0);
            }
            input->dim(2).set_extent(first.dim(2).extent());
            if (input != inputs[0]) {
                input->dim(0).set_extent(width);
                input->dim(1).set_extent(height);
            }
        }
    }

    int widest_cell() const {
        int bytes = 1;
        for (const Operation &o : graph.operations) {
            bytes = std::max(bytes, memory_type(o.type).bytes());
        }
        for (const auto &out : graph.outputs) {
            bytes = std::max(bytes, memory_type(out.type).bytes());
        }
        return bytes;
    }

    // How many operations and outputs read a value.
    int readers(int value) const {
        int count = 0;
        for (const Operation &o : graph.operations) {
            count += std::count(o.args.begin(), o.args.end(), value);
        }
        for (const auto &out : graph.outputs) {
            count += out.value == value;
        }
        return count;
    }

    // A value's cell at (x, y), read by `reader`.
    Expr read(int value, Stage &reader) {
        if (plain[value] < 0) {
            return constant(graph.operations[value]);
        }
        reader.reads.push_back({plain[value], 0, 0});
        return stages[plain[value]].f(x, y, p);
    }

    int add(const std::string &name, const Expr &cell, Stage stage, bool stored) {
        stage.f = Func(name);
        stage.f(x, y, p) = cell;
        stage.stored = stored;
        stages.push_back(stage);
        return (int)stages.size() - 1;
    }

    // Adds a stage whose cells outside the plane are `low`: what pools read then needs no test, and
    // padding never wins. Its rows are set to `low`, then the columns of the plane that the outputs
    // depend on are computed, the last vector of them ending where they do.
    int add_framed(const std::string &name, const Expr &cell, Stage stage, const Expr &low) {
        stage.f = Func(name);
        stage.f(x, y, p) = low;
        const Halide::OutputImageParam out = Func(*dst).output_buffers()[0];
        const Expr first = Halide::max(out.dim(0).min() - columns_around, 0);
        const Expr past = Halide::min(out.dim(0).max() + 1 + columns_around, width);
        const Expr vectors = (past - first + lanes - 1) / lanes;
        const Halide::RDom in_row(0, lanes, 0, vectors, 0, whole_planes ? height : Expr(1));
        const Expr column =
            first + Halide::min(in_row.y * lanes, past - first - lanes) + in_row.x;
        const Expr row = whole_planes ? Expr(in_row.z) : Expr(y);
        const auto at = [&](const Expr &e) {
            return Halide::Internal::substitute({{x.name(), column}, {y.name(), row}}, e);
        };
        if (whole_planes) {
            stage.f(column, row, p) = at(cell);
        } else {
            const Expr inside = y >= 0 && y < height;
            stage.f(column, y, p) = Halide::select(inside, Halide::likely(at(cell)), low);
        }
        stage.vector = in_row.x;
        stage.stored = true;
        stages.push_back(stage);
        return (int)stages.size() - 1;
    }

    // How many columns beside a cell of the outputs it depends on.
    int all_columns_around() const {
        std::vector<int> around;
        int most = 0;
        for (const Operation &o : graph.operations) {
            int own = 0;
            for (const int arg : o.args) {
                own = std::max(own, around[arg]);
            }
            around.push_back(own + (o.kernel[1] - 1) * o.dilation[1]);
            most = std::max(most, around.back());
        }
        return most;
    }

    // An operation becomes a stage, with a border where a pool reads it, and one more for each
    // other border.
    void define(int number) {
        const Operation &o = graph.operations[number];
        plain.push_back(-1);
        framed.emplace_back();
        if (o.op == "const") {
            return;
        }
        std::map<std::string, Expr> borders;
        for (const Operation &pool : graph.operations) {
            if (pool.pools() && pool.args[0] == number) {
                borders[pool.op] = neutral(pool.op, pool.type);
            }
        }
        Stage stage;
        const auto first = borders.begin();
        const bool bordered = first != borders.end();
        const bool loads = o.op == "in";
        const Expr cell = loads ? load(number, bordered) : value(o, stage);
        plain[number] = bordered ? add_framed(o.name, cell, stage, first->second)
                                 : add(o.name, cell, stage, readers(number) > 1 && !loads);
        for (auto border = first; border != borders.end(); ++border) {
            if (border == first) {
                framed[number][border->first] = plain[number];
                continue;
            }
            Stage copy;
            const Expr same = read(number, copy);
            framed[number][border->first] =
                add_framed(o.name + "_" + border->first, same, copy, border->second);
        }
    }

    // An input's cell. Vectors may go beyond rows, but for those of a stage with a border, and such
    // a stage may have rows beyond the plane.
    Expr load(int number, bool bordered) const {
        int input = 0;
        for (int i = 0; i < number; i++) {
            input += graph.operations[i].op == "in";
        }
        const Expr column = bordered ? Expr(x) : Halide::clamp(Halide::likely(x), 0, width - 1);
        const Expr row = bordered && whole_planes ? Expr(y) : Halide::clamp(y, 0, height - 1);
        const Expr cell = (*inputs[input])(column, row, p);
        return graph.operations[number].type == "i1"
                   ? Halide::select(cell != 0, Expr(uint8_t(1)), Expr(uint8_t(0)))
                   : cell;
    }

    Expr value(const Operation &o, Stage &stage) {
        if (o.pools() && plain[o.args[0]] < 0) {
            return constant(graph.operations[o.args[0]]);  // whatever the window
        }
        if (o.pools()) {
            const int rows = extremes(framed[o.args[0]].at(o.op), o, 1, o.name + "_x");
            const int all = extremes(rows, o, 0, o.name + "_y");
            stage.reads.push_back({all, -o.pad[0], -o.pad[0]});
            return stages[all].f(x - o.pad[1], y - o.pad[0], p);
        }
        std::vector<Expr> args;
        for (const int arg : o.args) {
            args.push_back(read(arg, stage));
        }
        return compute(o.op, o.type, args, o.args.empty() ? "" : cell_type_of(o.args.back()));
    }

    std::string cell_type_of(int value) const {
        return region_text::cell_type(graph.operations[value].type);
    }

    // The extremes of windows along one axis (0: y, 1: x) that begin at each cell, by stages: each
    // makes longer windows of a few that the stage before made, which windows share. Rows come
    // before columns, so that of equal cells the first in row-major order wins (C4).
    int extremes(int source, const Operation &o, int axis, const std::string &name) {
        const int step = o.dilation[axis];
        int length = 1;
        for (const int longer : lengths(o.kernel[axis], join_cost(o.op, o.type),
                                       whole_planes ? kStoreOfSmallPlane : kStore)) {
            const int taps = (longer + length - 1) / length;
            const bool last = longer == o.kernel[axis];
            source = joined(source, o, axis, places(length, longer, taps, step),
                            name + std::to_string(longer), axis == 1 || !last);
            length = longer;
        }
        return source;
    }

    // Where `taps` windows of `length` cells begin that make one of `longer`: side by side, and the
    // last ends where the longer window does.
    static std::vector<int> places(int length, int longer, int taps, int step) {
        std::vector<int> all;
        for (int i = 0; i < taps; i++) {
            all.push_back(std::min(i * length, longer - length) * step);
        }
        return all;
    }

    // The extremes of a stage's cells at `offsets` along an axis. The last stage along y is read
    // once, by the pool's value, and needs no memory.
    int joined(int source, const Operation &o, int axis, const std::vector<int> &offsets,
               const std::string &name, bool stored) {
        const Func f = stages[source].f;
        Expr best = f(x, y, p);
        for (size_t i = 1; i < offsets.size(); i++) {
            best = join(o.op, best, axis ? f(x + offsets[i], y, p) : f(x, y + offsets[i], p));
        }
        Stage stage;
        stage.reads.push_back({source, 0, axis ? 0 : offsets.back()});
        return add(name, best, stage, stored);
    }

    // How far ahead of the output's row each stage is, and how many rows of it are still read: what
    // is stored computes its newest row alone, what is inlined is evaluated wherever it is read.
    std::vector<int> ring_rows() const {
        std::vector<Rows> evaluated(stages.size());
        std::vector<int> ring(stages.size(), 1);
        evaluated.back() = {0, 0};
        for (int i = (int)stages.size() - 1; i >= 0; i--) {
            Rows &own = evaluated[i];
            if (own.newest == INT_MIN) {
                continue;  // nobody reads it
            }
            ring[i] = own.newest - own.oldest + 1;
            if (stages[i].stored) {
                own.oldest = own.newest;
            }
            for (const Stage::Read &read : stages[i].reads) {
                Rows &other = evaluated[read.stage];
                other.newest = std::max(other.newest, own.newest + read.last);
                other.oldest = std::min(other.oldest, own.oldest + read.first);
            }
        }
        return ring;
    }

    // Rows of the outputs from top to bottom; rings of rows of what is stored, a power of two each.
    // Small planes have all rows of a stage computed before the next stage. A stage's vectors have
    // as many cells as fill a register.
    void schedule() {
        const std::vector<int> rows = ring_rows();
        const int vector_bytes = lanes * widest_cell();
        Func out = *dst;
        out.compute_root();
        if (lanes > 1) {
            out.vectorize(x, lanes, Halide::TailStrategy::ShiftInwards);
        }
        for (size_t i = 0; i + 1 < stages.size(); i++) {
            Func f = stages[i].f;
            if (!stages[i].stored) {
                continue;
            }
            if (whole_planes) {
                f.compute_at(out, p).hoist_storage_root();
            } else {
                int ring = 1;
                while (ring < rows[i]) {
                    ring *= 2;
                }
                f.store_at(out, p).compute_at(out, y).fold_storage(y, ring);
            }
            if (lanes == 1) {
                continue;
            }
            f.vectorize(x, vector_bytes / f.types()[0].bytes(), Halide::TailStrategy::RoundUp);
            if (f.has_update_definition()) {
                f.align_bounds(x, lanes).align_storage(x, lanes);
                f.update().allow_race_conditions().vectorize(stages[i].vector);
            }
        }
    }
};

}  // namespace

HALIDE_REGISTER_GENERATOR(Pipeline, pipeline)
