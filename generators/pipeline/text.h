// A region as text: what argpool-compile writes, the generator compiles, and tests interpret:
//     a: in f32; b: max f32 a 3x3 1x1 1x1; c: oeq i1 a b; d: const f32 0x0; out i1 c; out f32 d
// One of lines or volumes begins with "rank 1; " or "rank 3; ".
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace argpool::region_text {

// A value has a name, an operation, the type of its cells, and arguments: values made before; of
// what looks at windows also kernel, dilation and pad; of a constant its bits. Inputs and outputs
// have types of tensors (u8), values those of arith (i8).
struct Operation {
    std::string name, op, type;
    std::vector<int> args;                          // numbers of operations before
    using Window = std::array<int, 3>;              // D, H, W
    Window kernel{1, 1, 1}, dilation{1, 1, 1}, pad{};
    unsigned long long bits = 0;  // of constants

    bool pools() const {
        return op == "max" || op == "min" || op == "umax" || op == "umin" || op == "any";
    }
    // The number of the tap that a pool takes, and a pool's gradient by such numbers (C23).
    bool taps() const {
        return op == "max_tap" || op == "min_tap";
    }
    bool sums() const {
        return op == "pool_gradient";
    }
    bool windowed() const {
        return pools() || taps() || sums();
    }
    // The pool that a tap is of.
    std::string pool() const {
        return taps() ? op.substr(0, 3) : op;
    }
};

struct Output {
    std::string type;
    int value;
};

struct Region {
    int rank = 2;  // of windows: 1 (W), 2 (H, W) or 3 (D, H, W)
    std::vector<Operation> operations;
    std::vector<Output> outputs;
};

inline bool is_float(const std::string &type) {
    return type[0] == 'f' || type == "bf16";
}

// f16 and bf16.
inline bool is_half(const std::string &type) {
    return type == "f16" || type == "bf16";
}

inline int bits_in(const std::string &type) {
    return std::stoi(type.substr(type == "bf16" ? 2 : 1));
}

// The type of cells that operations see of a tensor's elements: u8 is i8.
inline std::string cell_type(const std::string &element) {
    return element[0] == 'u' ? "i" + element.substr(1) : element;
}

class Parser {
public:
    explicit Parser(const std::string &text) {
        std::istringstream all(text);
        for (std::string statement; std::getline(all, statement, ';');) {
            std::istringstream words(statement);
            read(words, statement);
        }
        if (region.outputs.empty()) {
            refuse("", "has no output");
        }
    }
    Region region;

private:
    std::map<std::string, int> places;

    [[noreturn]] static void refuse(const std::string &statement, const std::string &why) {
        throw std::runtime_error("region: \"" + statement + "\" " + why);
    }
    int place(const std::string &name, const std::string &statement) const {
        const auto found = places.find(name);
        if (found == places.end()) {
            refuse(statement, "reads " + name + ", which nothing before it makes");
        }
        return found->second;
    }
    void window(std::istringstream &words, Operation::Window &numbers,
                const std::string &statement) const {
        for (int i = 3 - region.rank; i < 3; i++) {
            char by = 'x';
            if ((i > 3 - region.rank && !(words >> by)) || by != 'x' || !(words >> numbers[i])) {
                refuse(statement, "needs kernel, dilation and pad, each " +
                                      std::string("DxHxW").substr(2 * (3 - region.rank)));
            }
        }
    }
    void read(std::istringstream &words, const std::string &statement) {
        Operation o;
        std::string word;
        if (!(words >> word)) {
            return;
        }
        if (word == "rank") {
            if (!(words >> region.rank) || region.rank < 1 || region.rank > 3) {
                refuse(statement, "needs a rank of 1 to 3");
            }
            return;
        }
        if (word == "out") {
            if (!(words >> o.type >> word)) {
                refuse(statement, "needs a type and a value");
            }
            region.outputs.push_back({o.type, place(word, statement)});
            return;
        }
        if (word.back() != ':' || !(words >> o.op >> o.type)) {
            refuse(statement, "is none of `name: operation type …` and `out type name`");
        }
        o.name = word.substr(0, word.size() - 1);
        if (o.op == "const") {
            words >> std::hex >> o.bits;
        } else if (o.windowed()) {
            for (int i = 0; i < (o.sums() ? 2 : 1); i++) {
                words >> word;
                o.args.push_back(place(word, statement));
            }
            window(words, o.kernel, statement);
            window(words, o.dilation, statement);
            window(words, o.pad, statement);
        } else {
            while (words >> word) {
                o.args.push_back(place(word, statement));
            }
        }
        if (!places.emplace(o.name, (int)region.operations.size()).second) {
            refuse(statement, "names a value that is there already");
        }
        region.operations.push_back(o);
    }
};

// Throws std::runtime_error, which says what is wrong.
inline Region parse(const std::string &text) {
    return Parser(text).region;
}

}  // namespace argpool::region_text
