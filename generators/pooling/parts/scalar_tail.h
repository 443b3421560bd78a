// Channels-first, the windows that no vector takes: one by one.
// SPDX-License-Identifier: MIT
#pragma once

#include "windows.h"

namespace argpool::pooling {

class ScalarTail {
public:
    explicit ScalarTail(const Pooling &op) : op(op), taps(op), windows(op) {}

    // An update of the output: of each row, the windows from `first` to before `past`. Nothing is
    // computed where first = past, where `when` is false (it is tested before the loops), and for
    // windows x for which which(x) is false.
    using Which = std::function<Expr(const Expr &)>;
    void define(const Expr &first, const Expr &past,
                const Expr &when = Halide::Internal::const_true(), const Which &which = nullptr);
    void schedule();

    Func single{"single"};

private:
    const Pooling &op;
    ExistingTaps taps;
    Windows windows;
    Func wide{"wide_single"}, result{"single_result"};
    RDom singly, all_taps;
    int update = 0;  // of the output

    // Are the taps few enough to be unrolled?
    bool unrolls() const;
};

}  // namespace argpool::pooling
