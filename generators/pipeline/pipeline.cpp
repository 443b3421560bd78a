// A region's kernel: from its text (text.h) to a pipeline that computes rows of all outputs one
// after the other, each intermediate value as late as these rows need it; of volumes slices.
// SPDX-License-Identifier: MIT
#include <array>
#include <climits>
#include <optional>

#include "Halide.h"
#include "arithmetic.h"
#include "common/hidden.h"
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

// Axes of windows, as the text lists them.
enum Axis { Z, Y, X };

// Rows, or slices of volumes, counted from the output's one that is computed: the newest and the
// oldest that a Func is evaluated at.
struct Lines {
    int newest = INT_MIN, oldest = INT_MAX;
};

// What an operation that looks at windows sees outside the plane: the name of a border, and its
// cells there. A tap past the last is none.
constexpr const char *kNoTap = "no tap", *kNoGradient = "no gradient";
constexpr int kNone = 255;

// A Func and what it reads of others: their rows, or slices of volumes, counted from its own.
struct Stage {
    struct Read {
        int stage, first, last;
    };
    Func f;
    bool stored = false;
    std::vector<Read> reads;
    Halide::RVar vector;  // of one with a border: the columns that are computed together
};

// The buffers are those of the inputs, then of the outputs, each (x, y, plane), or channels-last
// (channel, x, y, image); of volumes there is z behind y. Inputs are whole planes of one extent;
// outputs may be any box of rows and columns of these planes, or whole planes, if a row is for
// such. There are `lanes` columns at least, or `lanes` channels.
class Pipeline : public Halide::Generator<Pipeline> {
public:
    Halide::GeneratorParam<std::string> region{"region", ""};
    Halide::GeneratorParam<int> lanes{"lanes", 1};
    Halide::GeneratorParam<bool> whole_planes{"whole_planes", false};
    Halide::GeneratorParam<bool> channels_last{"channels_last", false};

    void configure() {
        try {
            graph = region_text::parse(region);
        } catch (const std::runtime_error &error) {
            _halide_user_assert(false) << error.what() << "\n";
        }
        for (const Operation &o : graph.operations) {
            if (o.op == "in") {
                const std::string name = "src_" + o.name;
                inputs.push_back(add_input<Halide::Buffer<>>(name, memory_type(o.type),
                                                             dimensions()));
            }
        }
        std::vector<Type> types;
        for (const auto &out : graph.outputs) {
            types.push_back(memory_type(out.type));
        }
        dst = add_output<Func>("dst", types, dimensions());
    }

    void generate() {
        describe_buffers();
        columns_around = all_around(X);
        rows_around = all_around(Y);
        for (int i = 0; i < (int)graph.operations.size(); i++) {
            define(i);
        }
        std::vector<Expr> yields;
        Stage last;
        for (const auto &out : graph.outputs) {
            yields.push_back(stored(out, last));
        }
        last.f = *dst;
        last.f(at(x, y, z)) = Halide::Tuple(yields);
        stages.push_back(last);
        schedule();
    }

private:
    Var c{"c"}, x{"x"}, y{"y"}, z{"z"}, p{"p"};
    region_text::Region graph;
    std::vector<Halide::GeneratorInput<Halide::Buffer<>> *> inputs;
    Halide::GeneratorOutput<Func> *dst = nullptr;
    Expr channels, width, height, depth;
    int columns_around = 0, rows_around = 0;
    std::vector<Stage> stages;
    std::vector<int> plain;                          // of each operation, its stage; -1: a constant
    std::vector<std::map<std::string, int>> framed;  // the one with a border, by its name
    std::vector<std::pair<const Operation *, int>> made_windows;  // and the stages of extremes

    void describe_buffers() {
        Func func = *dst;
        Halide::OutputImageParam first = func.output_buffers()[0];  // Halide ties the others to it
        const int of_x = x_dimension(), last = dimensions() - 1;
        width = inputs[0]->dim(of_x).extent();
        height = inputs[0]->dim(of_x + 1).extent();
        depth = volumes() ? inputs[0]->dim(of_x + 2).extent() : Expr(1);
        first.dim(last).set_min(0);
        if (channels_last) {
            channels = inputs[0]->dim(0).extent();
            first.dim(0).set_min(0).set_extent(channels);
        }
        for (auto *input : inputs) {
            for (int d = 0; d <= last; d++) {
                input->dim(d).set_min(0);
            }
            input->dim(last).set_extent(first.dim(last).extent());
            for (int d = 0; d < last && input != inputs[0]; d++) {
                input->dim(d).set_extent(inputs[0]->dim(d).extent());
            }
        }
    }

    bool volumes() const {
        return graph.rank == 3;
    }

    // The axis along which outputs are computed line by line.
    Axis outer_axis() const {
        return volumes() ? Z : Y;
    }

    int x_dimension() const {
        return channels_last ? 1 : 0;
    }

    int dimensions() const {
        return x_dimension() + 3 + volumes();
    }

    // The dimension that vectors lie along.
    Var innermost() const {
        return channels_last ? c : x;
    }

    std::vector<Expr> at(const Expr &column, const Expr &row, const Expr &slice) const {
        std::vector<Expr> place{column, row};
        if (channels_last) {
            place.insert(place.begin(), c);
        }
        if (volumes()) {
            place.push_back(slice);
        }
        place.push_back(p);
        return place;
    }

    int widest_cell() const {
        int bytes = 1;
        for (const Operation &o : graph.operations) {
            bytes = std::max(bytes, cell_type(o.type).bytes());
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

    // A value's cell at (x, y, z), read by `reader`.
    Expr read(int value, Stage &reader) {
        if (graph.operations[value].op == "const") {
            return constant(graph.operations[value], get_target());
        }
        reader.reads.push_back({plain[value], 0, 0});
        return stages[plain[value]].f(at(x, y, z));
    }

    int add(const std::string &name, const Expr &cell, Stage stage, bool stored) {
        stage.f = Func(name);
        stage.f(at(x, y, z)) = cell;
        stage.stored = stored;
        stages.push_back(stage);
        return (int)stages.size() - 1;
    }

    // Adds a stage whose cells outside the plane are `low`: what pools read then needs no test, and
    // padding never wins. Its rows are set to `low`, then the columns of the plane that the outputs
    // depend on are computed, the last vector of them ending where they do.
    int add_framed(const std::string &name, const Expr &cell, Stage stage, const Expr &low) {
        stage.f = Func(name);
        stage.f(at(x, y, z)) = low;
        const auto [first, past] = needed(x_dimension(), columns_around, width);
        const auto [first_row, past_row] = needed(x_dimension() + 1, rows_around, height);
        const Expr extent = channels_last ? channels : past - first;  // of what vectors lie along
        // The loops of an update: vectors, then what lies within the line that is computed.
        std::vector<Halide::Range> ranges{{0, lanes}, {0, (extent + lanes - 1) / lanes}};
        const auto loop = [&](bool has, const Expr &from, const Expr &to) {
            if (has) {
                ranges.push_back({from, to - from});
            }
            return ranges.size() - 1;
        };
        const size_t of_column = loop(channels_last, first, past);
        const size_t of_row = whole_planes ? loop(true, 0, height)
                                           : loop(volumes(), first_row, past_row);
        const size_t of_slice = loop(whole_planes && volumes(), 0, depth);
        Halide::RDom in_line(ranges);
        if (!whole_planes) {
            const Expr inside = volumes() ? z >= 0 && z < depth : y >= 0 && y < height;
            in_line.where(hidden(Halide::cast<int>(inside)) != 0);
        }
        const Expr vector = Halide::min(in_line.y * lanes, extent - lanes);
        const Expr channel = vector + in_line.x;
        const Expr column = channels_last ? Expr(in_line[of_column]) : first + vector + in_line.x;
        const Expr row = whole_planes || volumes() ? Expr(in_line[of_row]) : Expr(y);
        const Expr slice = whole_planes && volumes() ? Expr(in_line[of_slice]) : Expr(z);
        const auto here = [&](const Expr &e) {
            return Halide::Internal::substitute({{c.name(), channel},
                                                 {x.name(), column},
                                                 {y.name(), row},
                                                 {z.name(), slice}},
                                                e);
        };
        std::vector<Expr> place = at(column, row, slice);
        if (channels_last) {
            place[0] = channel;
        }
        stage.f(place) = here(cell);
        stage.vector = in_line.x;
        stage.stored = true;
        stages.push_back(stage);
        return (int)stages.size() - 1;
    }

    // The cells along a dimension that the outputs depend on: from the first to past the last.
    std::pair<Expr, Expr> needed(int dimension, int around, const Expr &extent) {
        const auto out = Func(*dst).output_buffers()[0].dim(dimension);
        return {Halide::max(out.min() - around, 0),
                Halide::min(out.max() + 1 + around, extent)};
    }

    // How many cells along an axis beside one of the outputs it depends on.
    int all_around(Axis axis) const {
        std::vector<int> around;
        int most = 0;
        for (const Operation &o : graph.operations) {
            int own = 0;
            for (const int arg : o.args) {
                own = std::max(own, around[arg]);
            }
            around.push_back(own + (o.kernel[axis] - 1) * o.dilation[axis]);
            most = std::max(most, around.back());
        }
        return most;
    }

    // The borders that operations need of a value which they read, with the cells outside.
    std::map<std::string, Expr> borders_of(int number) const {
        std::map<std::string, Expr> borders;
        const std::string type = cell_type_of(number);
        for (const Operation &o : graph.operations) {
            if ((o.pools() || o.taps()) && o.args[0] == number) {
                borders[o.pool()] = neutral(o.pool(), type);
            }
            if (o.sums() && o.args[0] == number) {
                borders[kNoTap] = Halide::Internal::make_const(tap_type(number), kNone);
            }
            if (o.sums() && o.args[1] == number) {
                borders[kNoGradient] = zero(cell_type(type));
            }
        }
        return borders;
    }

    // Taps that gradients alone read are as wide as the cells: vectors of both then fit each other.
    Type tap_type(int number) const {
        const Operation &tap = graph.operations[number];
        bool wide = tap.taps();
        for (const Operation &o : graph.operations) {
            for (size_t i = 0; i < o.args.size(); i++) {
                wide &= o.args[i] != number || (o.sums() && i == 0);
            }
        }
        for (const auto &out : graph.outputs) {
            wide &= out.value != number;
        }
        return Halide::UInt(wide ? cell_type(cell_type_of(tap.args[0])).bits() : 8);
    }

    // An operation becomes a stage, with a border where windows of it are read, and one more for
    // each other border.
    void define(int number) {
        const Operation &o = graph.operations[number];
        plain.push_back(-1);
        framed.emplace_back();
        const std::map<std::string, Expr> borders = borders_of(number);
        if (o.op == "const" && only_pools_read(number)) {
            return;
        }
        Stage stage;
        const auto first = borders.begin();
        const bool bordered = first != borders.end();
        const bool loads = o.op == "in";
        const Expr cell = loads              ? load(number, bordered)
                          : o.op == "const" ? constant(o, get_target())
                          : o.taps()        ? Halide::cast(tap_type(number), tap(o, stage))
                                            : value(o, stage);
        // What is one load of a stage is not kept once more.
        const bool moves = loads || (o.pools() && !stage.reads.empty() &&
                                     stages[stage.reads.front().stage].stored);
        plain[number] = bordered ? add_framed(o.name, cell, stage, first->second)
                                 : add(o.name, cell, stage, readers(number) > 1 && !moves);
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

    // Pools of a constant, and what reads it as a cell, need no stage of it.
    bool only_pools_read(int number) const {
        bool only = true;
        for (const Operation &o : graph.operations) {
            only &= !(o.taps() || o.sums()) ||
                    std::find(o.args.begin(), o.args.end(), number) == o.args.end();
        }
        return only;
    }

    // An input's cell. Vectors may go beyond rows, but for those of a stage with a border, and such
    // a stage may have rows beyond the plane.
    Expr load(int number, bool bordered) const {
        int input = 0;
        for (int i = 0; i < number; i++) {
            input += graph.operations[i].op == "in";
        }
        const auto inside = [&](const Var &v, const Expr &extent) {
            return bordered ? Expr(v) : Halide::clamp(Halide::likely(v), 0, extent - 1);
        };
        const auto on_plane = [&](const Var &v, const Expr &extent) {
            const bool known = bordered && (whole_planes || (volumes() && v.name() == y.name()));
            return known ? Expr(v) : Halide::clamp(v, 0, extent - 1);
        };
        std::vector<Expr> place = at(channels_last ? Expr(x) : inside(x, width),
                                     on_plane(y, height), on_plane(z, depth));
        if (channels_last) {
            place[0] = inside(c, channels);
        }
        return of_memory((*inputs[input])(place), graph.operations[number].type, get_target());
    }

    Expr value(const Operation &o, Stage &stage) {
        if (o.pools() && graph.operations[o.args[0]].op == "const") {
            return read(o.args[0], stage);  // whatever the window
        }
        if (o.pools()) {
            return at_window(o, stage)[0];
        }
        if (o.sums()) {
            return sum(o, stage);
        }
        const Expr cell = computed(o, stage);
        return must_round(o) ? rounded(cell, o.type, get_target()) : cell;
    }

    // An operation's cell, not rounded.
    Expr computed(const Operation &o, Stage &stage) {
        std::vector<Expr> args;
        for (const int arg : o.args) {
            args.push_back(read(arg, stage));
        }
        return compute(o.op, o.type, args, cell_type_of(o.args.back()), get_target());
    }

    bool must_round(const Operation &o) const {
        return !o.args.empty() && rounds(o.op, o.type, cell_type_of(o.args.back()));
    }

    // An output's cell. What nothing else reads is rounded to 16 bits without a way back to f32.
    Expr stored(const region_text::Output &out, Stage &last) {
        const Operation &o = graph.operations[out.value];
        if (must_round(o) && readers(out.value) == 1) {
            return rounded_to_memory(computed(o, last), o.type, get_target());
        }
        return to_memory(read(out.value, last), out.type, get_target());
    }

    std::string cell_type_of(int value) const {
        return region_text::cell_type(graph.operations[value].type);
    }

    // The extreme of the window around a cell; with it the tap, where an operation asks for it.
    std::vector<Expr> at_window(const Operation &o, Stage &stage) {
        const int all = windows(o);
        const int first = -o.pad[outer_axis()];
        stage.reads.push_back({all, first, first});
        return cells(all, x - o.pad[X], y - o.pad[Y], z - o.pad[Z]);
    }

    // The stage of the extremes of windows that begin at each cell. A pool and a tap share it.
    int windows(const Operation &o) {
        for (const auto &[other, stage] : made_windows) {
            if (same_windows(*other, o)) {
                return stage;
            }
        }
        bool taps = false;
        for (const Operation &other : graph.operations) {
            taps |= other.taps() && same_windows(other, o);
        }
        const int rows = extremes(framed[o.args[0]].at(o.pool()), o, X, taps, o.name + "_x");
        const int slices = extremes(rows, o, Y, taps, o.name + "_y");
        const int all = extremes(slices, o, Z, taps, o.name + "_z");
        stages[all].stored |= &o != last_of_windows(o);
        made_windows.push_back({&o, all});
        return all;
    }

    // The last operation that has the same windows of the same value.
    const Operation *last_of_windows(const Operation &o) const {
        const Operation *last = nullptr;
        for (const Operation &other : graph.operations) {
            if (same_windows(other, o)) {
                last = &other;
            }
        }
        return last;
    }

    static bool same_windows(const Operation &a, const Operation &b) {
        return (a.pools() || a.taps()) && a.pool() == b.pool() && a.args == b.args &&
               a.kernel == b.kernel && a.dilation == b.dilation;
    }

    // A stage's cells at a place: a value, or a value and a tap.
    std::vector<Expr> cells(int stage, const Expr &column, const Expr &row,
                            const Expr &slice) const {
        const Halide::FuncRef cell = stages[stage].f(at(column, row, slice));
        return cell.size() == 2 ? std::vector<Expr>{cell[0], cell[1]} : std::vector<Expr>{cell};
    }

    // C4 to C6: the tap that a window takes. The first cell of a window beats the border's cells
    // that it equals.
    Expr tap(const Operation &o, Stage &stage) {
        const std::vector<Expr> best = at_window(o, stage);
        const Type type = Halide::UInt(best[0].type().bits());
        const Expr low = neutral(o.pool(), cell_type_of(o.args[0]));
        const auto padded = [&](Axis axis, const Var &v) {
            const int step = o.dilation[axis];
            return Halide::max(o.pad[axis] / step - v / step, 0);
        };
        Expr first = padded(Y, y) * o.kernel[X] + padded(X, x);
        if (volumes()) {
            first = first + padded(Z, z) * (o.kernel[Y] * o.kernel[X]);
        }
        first = Halide::cast(type, first);
        return Halide::select(best[0] == low, first,
                              best.size() == 2 ? best[1] : Halide::Internal::make_zero(type));
    }

    // C9: the sum over the windows that hold a cell, row by row, of those that take it; f16 and
    // bf16 are rounded once.
    Expr sum(const Operation &o, Stage &stage) {
        const int taps = framed[o.args[0]].at(kNoTap), grads = framed[o.args[1]].at(kNoGradient);
        const Axis outer = outer_axis();
        const int last = o.dilation[outer] * (o.kernel[outer] - 1);
        for (const int read : {taps, grads}) {
            stage.reads.push_back({read, o.pad[outer] - last, o.pad[outer]});
        }
        const Expr none = zero(cell_type(o.type));
        Expr total = none;
        for (int i = o.kernel[Z] * o.kernel[Y] * o.kernel[X] - 1; i >= 0; i--) {
            const int line = i / o.kernel[X];
            const Expr column = x + o.pad[X] - i % o.kernel[X] * o.dilation[X];
            const Expr row = y + o.pad[Y] - line % o.kernel[Y] * o.dilation[Y];
            const Expr slice = z + o.pad[Z] - line / o.kernel[Y] * o.dilation[Z];
            const Expr tap = Halide::cast(Halide::UInt(none.type().bits()),
                                          cells(taps, column, row, slice)[0]);
            const Expr own = Halide::Internal::make_const(tap.type(), i);
            total = total + Halide::select(tap == own, cells(grads, column, row, slice)[0], none);
        }
        return rounded(total, o.type, get_target());
    }

    // The extremes of windows along one axis that begin at each cell, by stages: each makes longer
    // windows of a few that the stage before made, which windows share. Rows come before columns,
    // and these before what lies behind, so that of equal cells the first in row-major order wins
    // (C4).
    int extremes(int source, const Operation &o, Axis axis, bool taps, const std::string &name) {
        const int step = o.dilation[axis];
        const double cost = join_cost(o.pool(), cell_type_of(o.args[0])) * (taps ? 2 : 1);
        int length = 1;
        for (const int longer : lengths(o.kernel[axis], cost,
                                       whole_planes ? kStoreOfSmallPlane : kStore)) {
            const int count = (longer + length - 1) / length;
            const bool last = longer == o.kernel[axis];
            const bool stored = axis == X || !last || read_again(o, axis);
            source = joined(source, o, axis, places(length, longer, count, step), taps,
                            name + std::to_string(longer), stored);
            length = longer;
        }
        return source;
    }

    // Do stages along a later axis read those along this one?
    static bool read_again(const Operation &o, Axis axis) {
        return axis == Y && o.kernel[Z] > 1;
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

    // The extremes of a stage's cells at `offsets` along an axis, and their taps. The last stage of
    // a window is read once, by the pool's value, and needs no memory.
    int joined(int source, const Operation &o, Axis axis, const std::vector<int> &offsets,
               bool taps, const std::string &name, bool stored) {
        const auto moved = [&](int offset) {
            return cells(source, axis == X ? x + offset : x, axis == Y ? y + offset : y,
                         axis == Z ? z + offset : z);
        };
        const int taps_between = axis == X   ? 1
                                 : axis == Y ? o.kernel[X]
                                             : o.kernel[X] * o.kernel[Y];
        Expr best = moved(0)[0];
        const Type type = Halide::UInt(best.type().bits());
        const auto tap_at = [&](int offset) {
            const int first = offset / o.dilation[axis] * taps_between;
            const std::vector<Expr> both = moved(offset);
            const Expr from = Halide::Internal::make_const(type, first);
            return both.size() == 2 ? both[1] + from : from;
        };
        Expr tap = tap_at(0);
        for (size_t i = 1; i < offsets.size(); i++) {
            const Expr other = moved(offsets[i])[0];
            if (taps) {
                tap = Halide::select(takes_second(o.pool(), best, other), tap_at(offsets[i]), tap);
            }
            best = join(o.pool(), best, other);
        }
        Stage stage;
        stage.reads.push_back({source, 0, axis == outer_axis() ? offsets.back() : 0});
        stage.f = Func(name);
        stage.f(at(x, y, z)) = taps ? Halide::Tuple(best, tap) : Halide::Tuple(best);
        stage.stored = stored;
        stages.push_back(stage);
        return (int)stages.size() - 1;
    }

    // How far ahead of the output's row each stage is, and how many rows of it are still read: what
    // is stored computes its newest row alone, what is inlined is evaluated wherever it is read. Of
    // volumes, slices.
    std::vector<int> ring_lines() const {
        std::vector<Lines> evaluated(stages.size());
        std::vector<int> ring(stages.size(), 1);
        evaluated.back() = {0, 0};
        for (int i = (int)stages.size() - 1; i >= 0; i--) {
            Lines &own = evaluated[i];
            if (own.newest == INT_MIN) {
                continue;  // nobody reads it
            }
            ring[i] = own.newest - own.oldest + 1;
            if (stages[i].stored) {
                own.oldest = own.newest;
            }
            for (const Stage::Read &read : stages[i].reads) {
                Lines &other = evaluated[read.stage];
                other.newest = std::max(other.newest, own.newest + read.last);
                other.oldest = std::min(other.oldest, own.oldest + read.first);
            }
        }
        return ring;
    }

    // Rows of the outputs from top to bottom, or slices; rings of them of what is stored, a power
    // of two each. Small planes have all rows of a stage computed before the next stage. A stage's
    // vectors have as many cells as fill a register.
    void schedule() {
        const std::vector<int> lines = ring_lines();
        const Var line = volumes() ? z : y;
        const int vector_bytes = lanes * widest_cell();
        Func out = *dst;
        out.compute_root();
        if (lanes > 1) {
            out.vectorize(innermost(), lanes, Halide::TailStrategy::ShiftInwards);
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
                while (ring < lines[i]) {
                    ring *= 2;
                }
                f.store_at(out, p).compute_at(out, line).fold_storage(line, ring);
            }
            if (lanes == 1) {
                continue;
            }
            f.vectorize(innermost(), vector_bytes / f.types()[0].bytes(),
                        Halide::TailStrategy::RoundUp);
            if (f.has_update_definition()) {
                f.align_bounds(innermost(), lanes).align_storage(innermost(), lanes);
                f.update().allow_race_conditions().vectorize(stages[i].vector);
            }
        }
    }
};

}  // namespace

HALIDE_REGISTER_GENERATOR(Pipeline, pipeline)
