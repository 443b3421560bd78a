// Draws calls that a row's guard admits (Row), lays out their buffers (call_of), and judges what a
// dry run of the kernel leaves in them.
// SPDX-License-Identifier: MIT
#include "guard_check.h"

#include <algorithm>
#include <array>
#include <random>
#include <set>

#include "dry_run.h"

namespace argpool {

using namespace Halide;
using namespace Halide::Internal;

namespace {

// Drops assertions and the values that only they use, as Halide does for targets without them.
class WithoutAssertions : public IRMutator {
    using IRMutator::visit;
    Stmt visit(const AssertStmt *) override {
        return Evaluate::make(0);
    }
    Stmt visit(const LetStmt *op) override {
        const Stmt body = mutate(op->body);
        return stmt_uses_var(body, op->name) ? LetStmt::make(op->name, op->value, body) : body;
    }
    Stmt visit(const Block *op) override {
        const Stmt first = mutate(op->first), rest = mutate(op->rest);
        return is_no_op(first) ? rest : Block::make(first, rest);
    }
};

// ---- Calls to try -------------------------------------------------------------------------------

using Extents = std::array<int, 3>;  // x, y, z

// A window of numbers, and C1's relation between cells and pooled positions along dimension d.
struct Window {
    Extents kernel, stride, pad, dilation;

    int reach(int d) const {
        return dilation[d] * (kernel[d] - 1) + 1;
    }
    int pooled(int d, int cells) const {
        const int spare = cells + 2 * pad[d] - reach(d);
        return spare < 0 ? 1 : spare / stride[d] + 1;
    }
    int cells(int d, int pooled) const {
        return std::max((pooled - 1) * stride[d] - 2 * pad[d] + reach(d), 1);
    }
};

// The extents of a call: of its output in space, and its channels (channels-first: planes).
struct Shape {
    Extents space;
    int channels;
    int gap;         // elements between lines, in units of what the guard's alignment asks for
    bool two_halves; // indices differ in their upper 32 bits
};

// The row's parameters, as they are on the command line ("" if absent), and the shapes that its
// guard admits.
class Row {
public:
    explicit Row(const std::map<std::string, std::string> &parameters) : parameters(parameters) {
    }
    bool channels_last() const {
        return text("layout") == "cl";
    }
    int align() const {
        return number("align", 1);
    }
    // The compiled-in window; or, if the window is given at run time, three examples: one without
    // overlap, one that overlaps and has padding, one that leaves cells out.
    std::vector<Window> windows() const {
        if (text("kernel") == "any") {
            return {{{2, 2, 1}, {2, 2, 1}, {0, 0, 0}, {1, 1, 1}},
                    {{3, 3, 2}, {2, 2, 1}, {1, 1, 0}, {1, 1, 1}},
                    {{2, 1, 1}, {3, 2, 2}, {0, 0, 0}, {1, 1, 1}}};
        }
        return {{xyz("kernel"), xyz("stride"), xyz("pad"), xyz("dilation")}};
    }
    // Each extent that is worth trying, along each dimension, once, with random others. The
    // dimensions take turns, as not all may be tried.
    std::vector<Shape> shapes(const Window &window) const {
        const int lanes = number("lanes", 1), tile = lanes * window.stride[0];
        const bool last = channels_last();
        const std::vector<int> tried[] = {
            admitted({1, 2, 3, lanes - 1, lanes, lanes + 1}, "min_w", "max_w",
                     std::max(number("multiple_w"), 1), last ? 1 : lanes, last ? 2 : tile),
            along(window, 1), along(window, 2),
            admitted({1, 2, 3}, "min_c", "max_c", 1, lanes, last ? 2 * lanes : 1)};
        std::minstd_rand random(1);  // the same shapes for the same row, on every machine
        const auto any_of = [&](const std::vector<int> &list) {
            return list[random() % list.size()];
        };
        std::vector<Shape> shapes;
        const auto add = [&](int chosen, int extent) {
            int n[4];
            for (int i = 0; i < 4; i++) {
                n[i] = i == chosen ? extent : any_of(tried[i]);
            }
            Shape shape{{n[0], n[1], n[2]}, n[3], int(random() % 3), random() % 4 == 0};
            if (fits(shape, chosen)) {
                shapes.push_back(shape);
            }
        };
        size_t most = 0;
        for (const std::vector<int> &list : tried) {
            most = std::max(most, list.size());
        }
        for (size_t turn = 0; turn < most; turn++) {
            for (int chosen : {2, 1, 0, 3}) {
                if (turn < tried[chosen].size()) {
                    add(chosen, tried[chosen][turn]);
                }
            }
        }
        return shapes;
    }

private:
    static constexpr int kMostCells = 400;  // of a call, so that it takes a few milliseconds

    std::string text(const std::string &name) const {
        const auto found = parameters.find(name);
        return found == parameters.end() ? "" : found->second;
    }
    int number(const std::string &name, int otherwise = 0) const {
        const std::string value = text(name);
        return value.empty() ? otherwise : std::stoi(value);
    }
    Extents xyz(const std::string &name) const {
        Extents n{};
        sscanf(text(name).c_str(), "%dx%dx%d", &n[0], &n[1], &n[2]);
        return n;
    }
    // Rows, or slabs: few, a window's, and those of two windows and one more.
    static std::vector<int> along(const Window &window, int d) {
        const int s = window.stride[d], k = window.kernel[d];
        std::set<int> found{1, 2, 3, 5, std::max(k - 1, 1), k, k + 1, 2 * s, 2 * s + 1};
        if (d == 1) {
            found.insert({16, 17});
        }
        return {found.begin(), found.end()};
    }
    // `few`, and sums of whole vectors and tiles: 2 * the longer of the two + 1 or 2 units - 1, +
    // 0, + 1. Each is raised to the least extent that the guard admits (parameter `least`), to a
    // multiple of `multiple`, and lowered to the greatest.
    std::vector<int> admitted(std::vector<int> few, const char *least, const char *most,
                              int multiple, int vector, int tile) const {
        const int low = std::max(number(least), 1), high = number(most);
        for (int beside = -1; beside <= 1; beside++) {
            for (int unit : {vector, tile}) {
                few.push_back(2 * std::max(vector, tile) + unit + beside);
                few.push_back(2 * std::max(vector, tile) + 2 * unit + beside);
            }
        }
        if (high) {
            few.push_back(high);
        }
        std::set<int> found;
        for (int extent : few) {
            extent = (std::max(extent, low) + multiple - 1) / multiple * multiple;
            found.insert(high == 0 ? extent : std::min(extent, high / multiple * multiple));
        }
        return {found.begin(), found.end()};
    }
    // Makes the shape small, but for its dimension `chosen`, and as the guard asks of a plane's
    // cells. False: it cannot be.
    bool fits(Shape &shape, int chosen) const {
        int *const n[] = {&shape.space[0], &shape.space[1], &shape.space[2], &shape.channels};
        const auto plane = [&] { return shape.space[0] * shape.space[1] * shape.space[2]; };
        const int most = number("max_cells"), least = number("min_cells");
        const int floor[] = {*n[0], 1, 1, std::max(number("min_c"), 1)};
        for (int d : {2, 1, 3}) {
            while (d != chosen && *n[d] > floor[d] &&
                   (plane() * shape.channels > kMostCells || (d != 3 && most && plane() > most))) {
                --*n[d];
            }
        }
        while (chosen != 1 && plane() < least) {
            ++shape.space[1];
        }
        return plane() >= least && (most == 0 || plane() <= most);
    }

    const std::map<std::string, std::string> &parameters;
};

// ---- A call of one shape ------------------------------------------------------------------------

enum class Plane { Cells, Pooled, Marks };

// Whose extents a kernel's buffer has, by its name.
Plane plane_of(const std::string &buffer) {
    for (const char *name : {"src", "dst", "grad_dst", "grad_src"}) {
        if (buffer == name) {
            return Plane::Cells;
        }
    }
    for (const char *name : {"foreign", "wrong", "first_bad"}) {
        if (buffer == name) {
            return Plane::Marks;
        }
    }
    return Plane::Pooled;
}

std::vector<const LoweredArgument *> buffers_of(const LoweredFunc &kernel, bool outputs) {
    std::vector<const LoweredArgument *> found;
    for (const LoweredArgument &argument : kernel.args) {
        if (argument.is_buffer() && argument.is_output() == outputs) {
            found.push_back(&argument);
        }
    }
    return found;
}

// A call's window and extents; the smaller plane's follow from the output's.
struct Extended {
    Window window;
    Shape shape;
    Extents cells, pooled;

    Extended(const Window &window, const Shape &shape, bool writes_cells)
        : window(window), shape(shape) {
        for (int d = 0; d < 3; d++) {
            const int given = shape.space[d];
            cells[d] = writes_cells ? given : window.cells(d, given);
            pooled[d] = writes_cells ? window.pooled(d, given) : given;
        }
    }
    // Does each window have a cell? (Pooling refuses a window without any; and no index names a
    // cell of it: C3.)
    bool all_have_cells() const {
        for (int d = 0; d < 3; d++) {
            for (int o = 0; o < pooled[d]; o++) {
                bool any = false;
                for (int k = 0; k < window.kernel[d]; k++) {
                    const int at = o * window.stride[d] - window.pad[d] + k * window.dilation[d];
                    any |= at >= 0 && at < cells[d];
                }
                if (!any) {
                    return false;
                }
            }
        }
        return true;
    }
    // Is the cell at such coordinates (x, y, z) under a window?
    bool covers(const Extents &cell) const {
        for (int d = 0; d < 3; d++) {
            bool along = false;
            for (int k = 0; k < window.kernel[d]; k++) {
                const int from = cell[d] + window.pad[d] - k * window.dilation[d];
                along |= from >= 0 && from % window.stride[d] == 0 &&
                         from / window.stride[d] < pooled[d];
            }
            if (!along) {
                return false;
            }
        }
        return true;
    }
};

DryBuffer buffer_of(const LoweredArgument &argument, const Extended &call, bool channels_last,
                    int elements, uint64_t address) {
    const int bytes = argument.type.bytes();
    const Plane plane = plane_of(argument.name);
    if (plane == Plane::Marks) {
        return DryBuffer({channels_last ? 1 : call.shape.channels}, {1}, bytes, address);
    }
    const Extents &space = plane == Plane::Cells ? call.cells : call.pooled;
    std::vector<int> extent{space[0], space[1], space[2], call.shape.channels}, stride;
    if (channels_last) {
        std::rotate(extent.begin(), extent.end() - 1, extent.end());
    }
    int next = 1;
    for (int of : extent) {
        stride.push_back(next);
        next = (next * of + elements - 1) / elements * elements + call.shape.gap * elements;
    }
    return DryBuffer(extent, stride, bytes, address);
}

DryCall call_of(const LoweredFunc &kernel, const Extended &extents, const Row &row) {
    DryCall call;
    const char *const axes[] = {"_x", "_y", "_z"};
    const bool last = row.channels_last();
    int64_t index_stride = 1;
    for (int d = 0; d < 3; d++) {
        const std::string axis = axes[d];
        call.scalars["kernel" + axis] = extents.window.kernel[d];
        call.scalars["stride" + axis] = extents.window.stride[d];
        call.scalars["pad" + axis] = extents.window.pad[d];
        call.scalars["dilation" + axis] = extents.window.dilation[d];
        call.scalars["cell_min" + axis] = 0;
        call.scalars["cell_extent" + axis] = extents.cells[d];
        call.scalars["index_stride" + axis] = index_stride;
        index_stride *= extents.cells[d];
    }
    call.scalars["index_stride_c"] = 0;
    call.scalars["index_base"] = extents.shape.two_halves ? ((int64_t)1 << 32) - 2 : 0;
    int narrowest = 8;  // narrower indices are as well aligned in number
    for (const LoweredArgument *output : buffers_of(kernel, true)) {
        if (plane_of(output->name) != Plane::Marks) {
            narrowest = std::min(narrowest, output->type.bytes());
        }
    }
    const int elements = std::max(row.align() / narrowest, 1);
    uint64_t address = 0;
    for (bool outputs : {false, true}) {
        for (const LoweredArgument *argument : buffers_of(kernel, outputs)) {
            address += (uint64_t)1 << 40;
            call.buffers.emplace(argument->name, buffer_of(*argument, extents, last,
                                                           outputs ? elements : 1, address));
        }
    }
    return call;
}

// ---- What a dry run says ------------------------------------------------------------------------

// A cell under no window need not be loaded.
void forgive_uncovered(DryBuffer &src, const Extended &extents, bool channels_last) {
    for (size_t i = 0; i < src.marks.size(); i++) {
        if (src.marks[i] != DryBuffer::Untouched) {
            continue;
        }
        Extents cell{};
        int64_t rest = (int64_t)i;
        for (size_t d = 4; d-- > 0;) {
            const int at = (int)std::min<int64_t>(rest / src.stride[d], src.extent[d] - 1);
            rest -= (int64_t)at * src.stride[d];
            const int axis = (int)d - channels_last;
            if (axis >= 0 && axis < 3) {
                cell[axis] = at;
            }
        }
        if (!extents.covers(cell)) {
            src.marks[i] = DryBuffer::Touched;
        }
    }
}

// Finds an element that a call must have touched and did not.
std::string missed(const LoweredFunc &kernel, DryCall &call, const Extended &extents,
                   bool channels_last, GuardVerdict &verdict) {
    for (bool outputs : {true, false}) {
        for (const LoweredArgument *argument : buffers_of(kernel, outputs)) {
            const std::string &name = argument->name;
            if (!outputs && name != "indices" && name != "src") {
                continue;
            }
            if (name == "indices" && !extents.all_have_cells()) {
                continue;
            }
            DryBuffer &buffer = call.buffers.at(name);
            if (name == "src") {
                forgive_uncovered(buffer, extents, channels_last);
            }
            const int64_t first = buffer.first_untouched();
            if (first >= 0) {
                return (outputs ? "does not write " : "does not look at ") + name + " at " +
                       buffer.place(first);
            }
            if (buffer.undecided() && verdict.undecided.empty()) {
                verdict.undecided = "data decides where it " +
                                    std::string(outputs ? "writes " : "reads ") + name;
            }
        }
    }
    return "";
}

std::string in_words(const Extended &call, bool channels_last) {
    const Shape &shape = call.shape;
    std::string text = "an output of ";
    for (int d = 0; d < 3; d++) {
        text += (d ? "x" : "") + std::to_string(shape.space[d]);
    }
    text += ", " + std::to_string(shape.channels) + (channels_last ? " channels" : " planes");
    return text + (shape.gap ? ", with gaps between lines" : "");
}

constexpr int64_t kSteps = 1500000, kStepsOfCall = 400000;  // 0.2 s or so

}  // namespace

GuardVerdict check_guard(const LoweredFunc &kernel,
                         const std::map<std::string, std::string> &parameters) {
    const Row row(parameters);
    const auto outputs = buffers_of(kernel, true);
    const bool writes_cells = plane_of(outputs.at(0)->name) == Plane::Cells;
    const auto inputs = buffers_of(kernel, false);
    const bool pools = std::any_of(inputs.begin(), inputs.end(), [](const LoweredArgument *input) {
        return input->name == "src";
    });
    GuardVerdict verdict;
    int64_t left;
    for (const Window &window : row.windows()) {
        left = kSteps;
        for (const Shape &shape : row.shapes(window)) {
            if (left == 0) {
                break;
            }
            const Extended extents(window, shape, writes_cells);
            if (pools && !extents.all_have_cells()) {
                continue;
            }
            DryCall call = call_of(kernel, extents, row);
            const int64_t given = std::min(left, kStepsOfCall);
            int64_t steps = given;
            std::string wrong = dry_run(kernel.body, call, steps);
            left -= given - steps;
            if (wrong.empty() && steps > 0) {
                wrong = missed(kernel, call, extents, row.channels_last(), verdict);
                verdict.calls++;
            }
            _halide_user_assert(wrong.empty())
                << "the guard is too weak: " << in_words(extents, row.channels_last())
                << " passes it, and the schedule " << wrong << "\n";
        }
    }
    return verdict;
}

Stmt without_assertions(const Stmt &body) {
    return WithoutAssertions().mutate(body);
}

}  // namespace argpool
