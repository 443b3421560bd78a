// SPDX-License-Identifier: MIT
#include "hoist.h"

#include <map>
#include <set>

namespace argpool {
namespace {

using namespace Halide::Internal;
using Halide::Expr;

// Of one kernel: takes invariant values out of it, in the order in which they need each other.
class Hoist : public IRMutator {
public:
    std::vector<std::pair<std::string, Expr>> taken;

    using IRMutator::mutate;
    Expr mutate(const Expr &e) override {
        if (!is_const(e) && !e.as<Variable>() && e.type().is_scalar() && worth_hoisting(e)) {
            return take(e, unique_name('h'));
        }
        return IRMutator::mutate(e);
    }

protected:
    using IRMutator::visit;
    Stmt visit(const For *loop) override {
        varying.insert(loop->name);
        return IRMutator::visit(loop);
    }
    Expr visit(const Variable *variable) override {
        const auto same = replaced.find(variable->name);
        return same == replaced.end() ? Expr(variable) : same->second;
    }
    Expr visit(const Let *let) override {
        return visit_let<Expr>(let);
    }
    Stmt visit(const LetStmt *let) override {
        return visit_let<Stmt>(let);
    }

private:
    std::map<Expr, Expr, IRDeepCompare> names;  // of values that were taken
    std::map<std::string, Expr> replaced;

    // Copies of a value in a kernel become one argument.
    Expr take(const Expr &value, const std::string &name) {
        const Expr plain = IRMutator::mutate(value);
        const auto [entry, fresh] = names.emplace(plain, Variable::make(value.type(), name));
        if (fresh) {
            taken.emplace_back(name, plain);
        }
        return entry->second;
    }
    template<typename Body, typename L>
    Body visit_let(const L *let) {
        const Expr value = mutate(let->value);
        if (invariant(value)) {
            replaced[let->name] = value.as<Variable>() ? value : take(value, let->name);
            return mutate(let->body);
        }
        varying.insert(let->name);
        return L::make(let->name, value, mutate(let->body));
    }

    std::set<std::string> varying;

    struct Look : IRVisitor {
        const std::set<std::string> &varying;
        bool invariant = true, dear = false;

        explicit Look(const std::set<std::string> &varying) : varying(varying) {}
        using IRVisitor::visit;
        void visit(const Variable *v) override {
            invariant = invariant && !varying.count(v->name);
        }
        void visit(const Load *) override {
            invariant = false;
        }
        void visit(const Let *) override {
            invariant = false;
        }
        void visit(const Div *op) override {
            dear = true;
            IRVisitor::visit(op);
        }
        void visit(const Mod *op) override {
            dear = true;
            IRVisitor::visit(op);
        }
        void visit(const Call *call) override {
            dear = true;
            invariant = invariant && call->is_pure();
            IRVisitor::visit(call);
        }
    };
    Look look_at(const Expr &e) const {
        Look look(varying);
        e.accept(&look);
        return look;
    }
    bool invariant(const Expr &e) const {
        return e.type().is_scalar() && look_at(e).invariant;
    }
    bool worth_hoisting(const Expr &e) const {
        const Look look = look_at(e);
        return look.invariant && look.dear;
    }
};

}  // namespace

Stmt HoistOutOfKernels::visit(const For *loop) {
    if (loop->for_type != ForType::GPUBlock) {
        return IRMutator::visit(loop);
    }
    Hoist hoist;
    Stmt kernel = hoist.mutate(Stmt(loop));
    for (auto value = hoist.taken.rbegin(); value != hoist.taken.rend(); ++value) {
        kernel = LetStmt::make(value->first, value->second, kernel);
    }
    return kernel;
}

}  // namespace argpool
