// An operation's schedules: one class each, and a table from which a row picks one by its name.
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <vector>

#include "guard_check.h"
#include "kernel_generator.h"

namespace argpool {

// One way to compute the operation `Op`. It has what it needs as members (parts/); no schedule
// derives from another.
template<typename Op>
class Schedule {
public:
    explicit Schedule(const Op &op) : op(op) {}
    virtual ~Schedule() = default;

    // Defines the operation's outputs, and schedules all Funcs that they need.
    virtual void define() = 0;

protected:
    const Op &op;
};

// An entry of the table, defined beside its schedule's class.
template<typename Op>
struct ScheduleEntry {
    const char *summary;  // for --help
    const char *needs;    // what `applies` demands, in words
    // Does the schedule serve such a row? And what makes it for an operation.
    bool (*applies)(const Spec &);
    std::unique_ptr<Schedule<Op>> (*make)(const Op &);
    // Max pooling's: what of its representation of elements and codes the schedule decides.
    bool permutes = false;  // tables permute cells: f16 and bf16 are f32, codes stay narrow
    bool widens = false;    // on AVX2, f16 and bf16 are compared as f32, not as integers
};

template<typename Op, typename S>
std::unique_ptr<Schedule<Op>> make_schedule(const Op &op) {
    return std::make_unique<S>(op);
}

// Keeps what an iteration of `level` needs of `f` on the stack: one vector of `lanes` elements
// along f's first variable, and one value of each other variable. LLVM replaces such an array, of
// constant size and with constant addresses, by registers.
inline void keep_vector(Func f, const Halide::LoopLevel &level, int lanes) {
    const std::vector<Var> variables = f.args();
    f.bound(variables[0], 0, lanes).vectorize(variables[0]);
    f.compute_at(level).store_in(Halide::MemoryType::Stack);
    for (size_t i = 1; i < variables.size(); i++) {
        f.bound_extent(variables[i], 1);
    }
}

// A line of --help.
struct ScheduleHelp {
    std::string generator, name, summary, needs;
};
// The help of all tables in this program. Tables are static objects, which add their lines as they
// are constructed, before main() runs.
std::vector<ScheduleHelp> &schedule_help();

// The program's parameters, and the schedules of its tables.
void print_help(const std::string &program);

// Ends the generator with an error that names the schedules that it has. `needs`: what those of the
// row's name need; empty if there is no schedule of that name.
[[noreturn]] void refuse_schedule(const std::string &generator, const Spec &spec,
                                  const std::string &needs);

template<typename Op>
class ScheduleTable {
public:
    struct Line {
        const char *name;  // as in `schedule=`
        const ScheduleEntry<Op> &entry;
    };

    ScheduleTable(const char *generator, const std::vector<Line> &lines)
        : generator(generator), lines(lines) {
        for (const Line &line : lines) {
            schedule_help().push_back(
                {generator, line.name, line.entry.summary, line.entry.needs});
        }
    }
    // The schedule of the row: the only line of its name whose entry applies to it. The order of
    // lines means nothing. If no line applies, the generator ends with an error.
    const ScheduleEntry<Op> &find(const Spec &spec) const {
        const ScheduleEntry<Op> *found = nullptr;
        std::string needs;
        for (const Line &line : lines) {
            if (spec.schedule != line.name) {
                continue;
            }
            needs += std::string(needs.empty() ? "" : ", or ") + line.entry.needs;
            if (line.entry.applies(spec)) {
                _halide_internal_assert(!found) << "two schedules are named " << line.name << "\n";
                found = &line.entry;
            }
        }
        if (!found) {
            refuse_schedule(generator, spec, needs);
        }
        return *found;
    }
    std::unique_ptr<Schedule<Op>> make(const Op &op) const {
        return find(op.spec).make(op);
    }

private:
    const std::string generator;
    const std::vector<Line> lines;
};

}  // namespace argpool
