// The main program of every generator: builds one kernel and, on the CPU, refuses it if its guard
// promises less than its schedule needs. The command line is that of Halide's own driver:
//   <program> -g <generator> -f <function> -e <outputs> -o <folder> [-v guard] <parameter>=<value>…
// SPDX-License-Identifier: MIT
#include <iostream>

#include "guard_check.h"

using namespace Halide;

namespace {

// A file for each kind of output in `kinds` ("bitcode,stmt"), named after the function.
std::map<OutputFileType, std::string> outputs(const std::string &kinds, const std::string &stem,
                                              const Target &target) {
    std::map<OutputFileType, std::string> files;
    const auto known = Internal::get_output_info(target);
    for (const std::string &kind : Internal::split_string(kinds, ",")) {
        bool found = false;
        for (const auto &[type, info] : known) {
            if (info.name == kind) {
                files[type] = stem + info.extension;
                found = true;
            }
        }
        _halide_user_assert(found) << "-e " << kind << " is no kind of output\n";
    }
    return files;
}

// Lowers the kernel with assertions, although its target has none, and removes them: the simplifier
// takes what they assert for true. Judges the row's guard, and prints the verdict if asked to.
// Device kernels are not judged.
Module build(const std::string &generator, const std::string &function,
             const GeneratorParamsMap &parameters, const Target &target, bool says_verdict) {
    const bool judged = !target.has_gpu_feature();
    const Target lowered = judged ? target.without_feature(Target::NoAsserts) : target;
    auto made = Internal::GeneratorRegistry::create(generator, GeneratorContext(lowered));
    _halide_user_assert(made != nullptr) << "there is no generator \"" << generator << "\"\n";
    for (const auto &[name, value] : parameters) {
        made->set_generatorparam_value(name, value);
    }
    Module module = made->build_module(function);
    if (!judged) {
        return module;
    }
    // A module's target cannot be changed: its parts are copied into one of the right target.
    Module checked(module.name(), target);
    checked.set_any_strict_float(module.any_strict_float());
    for (const Buffer<void> &buffer : module.buffers()) {
        checked.append(buffer);
    }
    for (Internal::LoweredFunc &f : module.functions()) {
        if (f.name == function) {
            const argpool::GuardVerdict verdict = argpool::check_guard(f, parameters);
            if (says_verdict) {
                std::cout << function << ": " << verdict.calls << " calls, "
                          << (verdict.undecided.empty() ? "proven" : verdict.undecided) << "\n";
            }
        }
        f.body = argpool::without_assertions(f.body);
        checked.append(f);
    }
    return checked;
}

}  // namespace

// Programs of operations that have tables of schedules: CMakeLists.txt.
#ifdef ARGPOOL_SCHEDULE_TABLES
#include "schedules.h"
#endif

// Options are pairs of a -word and its value; parameters are name=value. An error of Halide's, or
// of a generator's, is a sentence on stderr and status 1.
int main(int argc, char **argv) {
    std::map<std::string, std::string> options = {{"-e", "bitcode"}, {"-o", "."}};
    GeneratorParamsMap parameters;
    for (int i = 1; i < argc; i++) {
        const std::string word = argv[i];
#ifdef ARGPOOL_SCHEDULE_TABLES
        if (word == "--help" || word == "-h") {
            argpool::print_help(argv[0]);
            return 0;
        }
#endif
        const size_t equals = word.find('=');
        if (word[0] == '-' && i + 1 < argc) {
            options[word] = argv[++i];
        } else if (equals != std::string::npos) {
            parameters[word.substr(0, equals)] = word.substr(equals + 1);
        } else {
            std::cerr << "unexpected \"" << word << "\"; usage: " << argv[0]
                      << " -g <generator> -f <function> [-e <outputs>] [-o <folder>]"
                         " target=<target> <parameter>=<value>...\n";
            return 1;
        }
    }
    // The target is part of the context that a generator is created with, and no parameter that is
    // set afterwards.
    const Target target(parameters["target"]);
    parameters.erase("target");
    const std::string &function = options["-f"];
    try {
        build(options["-g"], function, parameters, target, options["-v"] == "guard")
            .compile(outputs(options["-e"], options["-o"] + "/" + function, target));
    } catch (const Halide::Error &error) {
        std::cerr << error.what() << "\n";
        return 1;
    }
    return 0;
}
