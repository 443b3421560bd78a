// SPDX-License-Identifier: MIT
#include "hoist.h"

#include <map>
#include <set>

namespace argpool {
namespace {

using namespace Halide::Internal;
using Halide::Expr;

// Takes invariant values out of one kernel, in the order in which they need each other.
class Hoist : public IRMutator {
public:
    std::vector<std::pair<std::string, Expr>> taken;

    using IRMutator::mutate;
    Expr mutate(const Expr &e) override {
        // A cast costs nothing where it is used: a 64-bit product of 32-bit factors is one
        // instruction, of 64-bit factors it is three.
        const bool leaf = is_const(e) || e.as<Variable>() || e.as<Cast>();
        if (!leaf && e.type().is_scalar() && worth_hoisting(e)) {
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

// Finds the buffers that a statement stores to.
struct Stores : IRVisitor {
    std::set<std::string> names;

    using IRVisitor::visit;
    void visit(const Store *store) override {
        names.insert(store->name);
        IRVisitor::visit(store);
    }
};

// Does a value change in a loop, with its variable or with what it stores?
struct Changes : IRVisitor {
    const std::string &variable;
    const std::set<std::string> &stored;
    bool changes = false;

    Changes(const std::string &variable, const std::set<std::string> &stored)
        : variable(variable), stored(stored) {}
    using IRVisitor::visit;
    void visit(const Variable *v) override {
        changes = changes || v->name == variable;
    }
    void visit(const Load *load) override {
        changes = changes || stored.count(load->name);
        IRVisitor::visit(load);
    }
};

// Loop unswitching: where all that a loop does is under conditions that do not change in it, it is
// run only if one of them holds. LLVM does not see that of two conditions.
class Unswitch : public IRMutator {
    using IRMutator::visit;
    Stmt visit(const For *loop) override {
        const Stmt same = IRMutator::visit(loop);
        Stores stores;
        loop->body.accept(&stores);
        Expr any = const_false();
        for (Stmt rest = loop->body; rest.defined();) {
            const auto *block = rest.as<Block>();
            const auto *test = (block ? block->first : rest).as<IfThenElse>();
            if (loop->for_type != ForType::Serial || !test || test->else_case.defined()) {
                return same;
            }
            Changes look(loop->name, stores.names);
            test->condition.accept(&look);
            if (look.changes) {
                return same;
            }
            any = any || test->condition;
            rest = block ? block->rest : Stmt();
        }
        return IfThenElse::make(any, same);
    }
};

}  // namespace

Stmt HoistOutOfKernels::visit(const For *loop) {
    if (loop->for_type != ForType::GPUBlock) {
        return IRMutator::visit(loop);
    }
    Hoist hoist;
    Stmt kernel = Unswitch().mutate(hoist.mutate(Stmt(loop)));
    for (auto value = hoist.taken.rbegin(); value != hoist.taken.rend(); ++value) {
        kernel = LetStmt::make(value->first, value->second, kernel);
    }
    return kernel;
}

}  // namespace argpool
