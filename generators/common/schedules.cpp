// The help of generators, and the sentence for a row whose schedule does not exist or apply.
// SPDX-License-Identifier: MIT
#include "schedules.h"

#include <iostream>
#include <set>

namespace argpool {

// A static variable of the function, not of the file: tables in other files are constructed before
// main(), in an order that C++ leaves open, and the first one constructs this.
std::vector<ScheduleHelp> &schedule_help() {
    static std::vector<ScheduleHelp> all;
    return all;
}

// A list of parameters, and for each generator in the program its schedules, each with what it
// needs.
void print_help(const std::string &program) {
    std::cout << "usage: " << program
              << " -g <generator> -f <function> [-e <outputs>] [-o <folder>] target=<target>"
                 " <parameter>=<value>...\n"
                 "Makes one kernel, a row of the list of variants. Parameters:\n"
                 "  elem=f32|x32|...  index=i64|i32|u8|u16|none  layout=cf|cl\n"
                 "  kernel=any|<x>x<y>x<z>, and, if compiled in, stride= pad= dilation=\n"
                 "  schedule=<name>  lanes=<elements of a vector>\n"
                 "  align= multiple_w= min_w= max_w= min_c= max_c= min_cells= max_cells=:\n"
                 "    what the row's guard promises\n"
                 "  target=<as Halide writes it>\n"
                 "Where a generator fails, argpool-compile prints its whole command line.\n";
    std::string generator;
    for (const ScheduleHelp &help : schedule_help()) {
        // Lines of one generator follow each other, as its table adds them at once.
        if (help.generator != generator) {
            std::cout << "Schedules of " << help.generator << ":\n";
            generator = help.generator;
        }
        const size_t width = 18;
        std::cout << "  " << help.name
                  << std::string(help.name.size() < width ? width - help.name.size() : 1, ' ')
                  << help.summary << "\n"
                  << std::string(width + 2, ' ') << "needs: " << help.needs << "\n";
    }
}

// Two errors: there is no schedule of that name; or those of that name do not serve such a row, and
// what they need is named beside what the row has. Both list the names, each once.
void refuse_schedule(const std::string &generator, const Spec &spec, const std::string &needs) {
    std::string names;
    std::set<std::string> seen;
    for (const ScheduleHelp &help : schedule_help()) {
        if (help.generator == generator && seen.insert(help.name).second) {
            names += (names.empty() ? "" : ", ") + help.name;
        }
    }
    if (needs.empty()) {
        _halide_user_error << generator << " has no schedule \"" << spec.schedule << "\"; it has "
                           << names << "\n";
    }
    _halide_user_error << "schedule \"" << spec.schedule << "\" of " << generator << " needs "
                       << needs << "; this row has elements of " << spec.elem.bits() << " bits, "
                       << (spec.indices_are_taps() ? "numbers of taps" : "offsets")
                       << " as indices, and is channels-" << (spec.channels_last ? "last" : "first")
                       << ". " << generator << " has " << names << "\n";
    abort();  // not reached: the sentence is thrown
}

}  // namespace argpool
