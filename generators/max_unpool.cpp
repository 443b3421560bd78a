// Max unpooling as a gather (C8): every cell compares its own position with the stored index of
// each window over it and takes the value of the last that matches. Right where indices are native.
// SPDX-License-Identifier: MIT

#include "window_gather.h"

namespace {

using namespace argpool;

class MaxUnpool : public WindowGather<MaxUnpool> {
    Expr nothing() const override {
        return cast(elem_type(), 0);
    }
    Expr with(const Expr &so_far, const Expr &named, const Expr &value) const override {
        return select(named, value, so_far);
    }
    bool adds() const override {
        return false;
    }
    Expr stored_as(const Expr &cell) const override {
        return cell;
    }
};

}  // namespace

HALIDE_REGISTER_GENERATOR(MaxUnpool, max_unpool)
