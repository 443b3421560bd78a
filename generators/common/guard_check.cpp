// Evaluates a kernel's own assertions for extents at the edges of its row's guard. In this order:
// collect the assertions (Head), choose windows and shapes (Row), and substitute a shape's extents
// into each assertion (Judgement).
// SPDX-License-Identifier: MIT
#include "guard_check.h"

#include <algorithm>
#include <array>
#include <set>
#include <sstream>

namespace argpool {

using namespace Halide;
using namespace Halide::Internal;

namespace {

// ---- What the kernel asserts --------------------------------------------------------------------

// That the stores to dimension `dimension` of the output `buffer` lie in it.
struct Claim {
    std::string buffer;
    int dimension;
    Expr holds;
};

// The statements at the head of a kernel, before its first loop: assertions, of which those on
// stores are kept as claims, and the values that they refer to by name (let statements).
class Head : public IRVisitor {
public:
    std::map<std::string, Expr> lets;
    std::vector<Claim> claims;

private:
    using IRVisitor::visit;

    void visit(const LetStmt *op) override {
        lets[op->name] = op->value;
        op->body.accept(this);
    }
    void visit(const AssertStmt *op) override {
        // Halide names an assertion only by the call that makes its error message: its arguments
        // are the buffer's name and the dimension.
        Expr message = op->message;
        while (const Let *let = message.as<Let>()) {
            message = let->body;
        }
        const Call *call = message.as<Call>();
        if (!call || call->name != "halide_error_access_out_of_bounds") {
            return;
        }
        const std::string whose = call->args[0].as<StringImm>()->value, output = "Output buffer ";
        if (starts_with(whose, output)) {
            const int dimension = (int)*as_const_int(call->args[1]);
            claims.push_back({whose.substr(output.size()), dimension, op->condition});
        }
    }
    // Below these statements are loops and stores, but no assertions on buffers.
    void visit(const ProducerConsumer *) override {
    }
    void visit(const For *) override {
    }
    void visit(const Allocate *) override {
    }
};

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

// ---- The extents to try -------------------------------------------------------------------------

using Extents = std::array<int, 3>;  // x, y, z

// A window of numbers, and C1's relation between cells and pooled positions along dimension d.
struct Window {
    Extents kernel, stride, pad, dilation;

    int pooled(int d, int cells) const {
        const int spare = cells + 2 * pad[d] - dilation[d] * (kernel[d] - 1) - 1;
        return spare < 0 ? 1 : spare / stride[d] + 1;
    }
    int cells(int d, int pooled) const {
        const int reach = dilation[d] * (kernel[d] - 1) + 1;
        return std::max((pooled - 1) * stride[d] - 2 * pad[d] + reach, 1);
    }
};

// The extents of a call: of its output in space, and its channels (channels-first: planes).
struct Shape {
    Extents space;
    int channels;
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
    // The compiled-in window; or, if the window is given at run time, two examples: one without
    // overlap, one that overlaps and has padding.
    std::vector<Window> windows() const {
        if (text("kernel") == "any") {
            return {{{2, 2, 1}, {2, 2, 1}, {0, 0, 0}, {1, 1, 1}},
                    {{3, 3, 1}, {2, 2, 1}, {1, 1, 0}, {1, 1, 1}}};
        }
        return {{xyz("kernel"), xyz("stride"), xyz("pad"), xyz("dilation")}};
    }
    // Extents that the guard admits, next to multiples of the vectors and of tiles (the cells under
    // a vector of windows). Where the guard allows it, they are so large that each of a schedule's
    // loops has an iteration: bounds inference counts the stores in a loop's body even where the
    // loop has none, and its claim would be false for a kernel that is right. Widths and channels
    // are combined in step, not each with each; heights are tried with all.
    std::vector<Shape> shapes(const Window &window) const {
        const int lanes = number("lanes", 1), tile = lanes * window.stride[0];
        const bool last = channels_last();
        const auto widths = edges("min_w", "max_w", std::max(number("multiple_w"), 1),
                                  last ? 1 : lanes, last ? 2 : tile);
        const auto channels = edges("min_c", "max_c", 1, lanes, 2 * lanes);
        const int depth = window.kernel[2] * window.stride[2] > 1 ? 9 : 1;
        std::vector<Shape> shapes;
        for (size_t i = 0; i < std::max(widths.size(), channels.size()); i++) {
            for (int height : {16, 17, 23}) {
                const Shape shape{{widths[i % widths.size()], height, depth},
                                  channels[i % channels.size()]};
                const int cells = shape.space[0] * height * depth, most = number("max_cells");
                if (cells >= number("min_cells") && (most == 0 || cells <= most)) {
                    shapes.push_back(shape);
                }
            }
        }
        return shapes;
    }

private:
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
    // Multiples of `multiple` that the guard admits (from parameter `least` to parameter `most`),
    // next to sums of whole vectors and tiles: 2 * the longer of the two + 1 or 2 units - 1, + 0, +
    // 1. Each is raised to the least extent and lowered to the greatest.
    std::vector<int> edges(const char *least, const char *most, int multiple, int vector,
                           int tile) const {
        const int low = std::max(number(least), 1), high = number(most);
        std::set<int> found;
        const auto add = [&](int extent) {
            extent = (std::max(extent, low) + multiple - 1) / multiple * multiple;
            found.insert(high == 0 ? extent : std::min(extent, high / multiple * multiple));
        };
        for (int beside = -1; beside <= 1; beside++) {
            for (int unit : {vector, tile}) {
                add(2 * std::max(vector, tile) + unit + beside);
                add(2 * std::max(vector, tile) + 2 * unit + beside);
            }
        }
        return {found.begin(), found.end()};
    }

    const std::map<std::string, std::string> &parameters;
};

// ---- What the assertions say of one shape -------------------------------------------------------

// Evaluates claims for one shape: names of arguments become numbers, names of let statements their
// values, which are simplified once each.
class Judgement : public IRMutator {
public:
    Judgement(const Head &head, const std::map<std::string, int> &known)
        : head(head), known(known) {
    }
    // Is the claim false for certain? One that is not decided (an address that depends on data,
    // say) passes.
    bool refutes(const Claim &claim) {
        return is_const_zero(simplify(mutate(claim.holds)));
    }

private:
    using IRMutator::visit;
    Expr visit(const Variable *op) override {
        const auto given = known.find(op->name);
        if (given != known.end()) {
            return make_const(op->type, given->second);
        }
        const auto let = head.lets.find(op->name);
        if (let == head.lets.end()) {
            return op;
        }
        Expr &value = values[op->name];
        if (!value.defined()) {
            value = simplify(mutate(let->second));
        }
        return value;
    }

    const Head &head;
    const std::map<std::string, int> &known;
    std::map<std::string, Expr> values;
};

// What a call passes, by the names that the lowered code has: scalar arguments, and the min, extent
// and stride of each buffer, packed. `shape` is the output's: of cells where `writes_cells`, else
// of windows; the other plane's extents follow from it. All operations' buffers are in it; a kernel
// has some of them.
std::map<std::string, int> arguments(const Shape &shape, const Window &window, bool writes_cells,
                                     bool channels_last) {
    std::map<std::string, int> known;
    const char *const axes[] = {"_x", "_y", "_z"};
    Extents cells, pooled;
    for (int d = 0; d < 3; d++) {
        cells[d] = writes_cells ? shape.space[d] : window.cells(d, shape.space[d]);
        pooled[d] = writes_cells ? window.pooled(d, shape.space[d]) : shape.space[d];
        known[std::string("kernel") + axes[d]] = window.kernel[d];
        known[std::string("stride") + axes[d]] = window.stride[d];
        known[std::string("pad") + axes[d]] = window.pad[d];
        known[std::string("dilation") + axes[d]] = window.dilation[d];
        known[std::string("cell_min") + axes[d]] = 0;
        known[std::string("cell_extent") + axes[d]] = cells[d];
    }
    const auto buffer = [&](const std::string &name, const Extents &space) {
        const int n[4] = {space[0], space[1], space[2], shape.channels};
        int stride = 1;
        for (int d = 0; d < 4; d++) {
            const int extent = channels_last ? n[(d + 3) % 4] : n[d];
            const std::string of = std::to_string(d);
            known[name + ".min." + of] = 0;
            known[name + ".extent." + of] = extent;
            known[name + ".stride." + of] = stride;
            stride *= extent;
        }
    };
    for (const char *name : {"src", "dst", "grad_dst", "grad_src"}) {
        buffer(name, cells);
    }
    for (const char *name : {"values", "indices", "grad_values", "out", "out.0", "out.1"}) {
        buffer(name, pooled);
    }
    for (const char *name : {"foreign", "wrong", "first_bad"}) {
        known[std::string(name) + ".min.0"] = 0;
        known[std::string(name) + ".extent.0"] = channels_last ? 1 : shape.channels;
        known[std::string(name) + ".stride.0"] = 1;
    }
    return known;
}

bool stores_are_bounded = false;  // a process makes one row

}  // namespace

void bounds_its_stores() {
    stores_are_bounded = true;
}

// For each window, shape and claim. The first claim that is refuted ends the generator.
void check_guard(const Stmt &body, const std::map<std::string, std::string> &parameters) {
    if (stores_are_bounded) {
        return;
    }
    Head head;
    body.accept(&head);
    const Row row(parameters);
    const bool writes_cells = std::any_of(head.claims.begin(), head.claims.end(),
                                          [](const Claim &c) { return c.buffer == "dst"; });
    for (const Window &window : row.windows()) {
        for (const Shape &shape : row.shapes(window)) {
            const auto known = arguments(shape, window, writes_cells, row.channels_last());
            Judgement judgement(head, known);
            for (const Claim &claim : head.claims) {
                _halide_user_assert(!judgement.refutes(claim))
                    << "the guard is too weak: an output of " << shape.space[0] << "x"
                    << shape.space[1] << "x" << shape.space[2] << " and " << shape.channels
                    << " channels passes it, and the schedule stores outside dimension "
                    << claim.dimension << " of " << claim.buffer << "\n";
            }
        }
    }
}

Stmt without_assertions(const Stmt &body) {
    return WithoutAssertions().mutate(body);
}

}  // namespace argpool
