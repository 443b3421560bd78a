// Statements are executed, and expressions evaluated as late as possible: of a kernel's arithmetic,
// what its addresses, loops, conditions and tables in scratch memory are made of.
// SPDX-License-Identifier: MIT
#include "dry_run.h"

#include <functional>
#include <set>
#include <unordered_map>

#include "dry_values.h"

namespace argpool {

using namespace Halide;
using namespace Halide::Internal;

DryBuffer::DryBuffer(std::vector<int> extent, std::vector<int> stride, int bytes, uint64_t address)
    : extent(std::move(extent)), stride(std::move(stride)), bytes(bytes), address(address) {
    int64_t last = 0;
    for (size_t d = 0; d < this->extent.size(); d++) {
        last += (int64_t)(this->extent[d] - 1) * this->stride[d];
    }
    marks.assign(last + 1, Gap);
    std::function<void(size_t, int64_t)> add = [&](size_t d, int64_t at) {
        if (d == 0) {
            marks[at] = Untouched;
            return;
        }
        for (int i = 0; i < this->extent[d - 1]; i++) {
            add(d - 1, at + (int64_t)i * this->stride[d - 1]);
        }
    };
    add(this->extent.size(), 0);
}

std::string DryBuffer::place(int64_t offset) const {
    std::vector<int64_t> at(extent.size());
    for (size_t d = extent.size(); d-- > 0;) {
        at[d] = std::min<int64_t>(offset / stride[d], extent[d] - 1);
        offset -= at[d] * stride[d];
    }
    std::string text;
    for (int64_t i : at) {
        text += (text.empty() ? "(" : ", ") + std::to_string(i);
    }
    return text + ")";
}

int64_t DryBuffer::first_untouched() const {
    if (anywhere) {
        return -1;
    }
    for (size_t i = 0; i < marks.size(); i++) {
        if (marks[i] == Untouched) {
            return (int64_t)i;
        }
    }
    return -1;
}

bool DryBuffer::undecided() const {
    for (Mark mark : marks) {
        if (mark == Perhaps || (mark == Untouched && anywhere)) {
            return true;
        }
    }
    return false;
}

namespace {

// A name of a let: an expression that is evaluated when its value is first used. Names are never
// bound again between a definition and its uses, so that this is the value it had there.
struct Binding {
    const Expr *definition = nullptr;
    bool evaluated = false;
    Value value;
};

// The loads of an expression, or whether it has to be walked: a let's name has to be bound, and a
// condition decides between two sides.
struct Loads {
    std::vector<const Load *> all;
    bool walk = false;
};

class FindLoads : public IRGraphVisitor {
public:
    Loads found;

private:
    using IRGraphVisitor::visit;
    void visit(const Load *op) override {
        found.all.push_back(op);
        IRGraphVisitor::visit(op);
    }
    void visit(const Let *op) override {
        found.walk = true;
        IRGraphVisitor::visit(op);
    }
    void visit(const Call *op) override {
        found.walk |= op->is_intrinsic(Call::if_then_else);
        IRGraphVisitor::visit(op);
    }
};

struct Outside {
    std::string sentence;
};
struct OutOfSteps {};

class Run {
public:
    Run(DryCall &call, int64_t &steps) : call(call), steps(steps) {
        for (const auto &[name, number] : call.scalars) {
            bind_known(name, number);
        }
        for (const auto &[name, buffer] : call.buffers) {
            bind_known(name, (int64_t)buffer.address);
            for (size_t d = 0; d < buffer.extent.size(); d++) {
                const std::string of = std::to_string(d);
                bind_known(name + ".min." + of, 0);
                bind_known(name + ".extent." + of, buffer.extent[d]);
                bind_known(name + ".stride." + of, buffer.stride[d]);
            }
        }
    }

    void execute(const Stmt &s) {
        if (!s.defined()) {
            return;
        }
        count();
        switch (s->node_type) {
        case IRNodeType::LetStmt: return execute_let(s.as<LetStmt>());
        case IRNodeType::AssertStmt: return;
        case IRNodeType::ProducerConsumer: return execute(s.as<ProducerConsumer>()->body);
        case IRNodeType::Allocate: return execute_allocate(s.as<Allocate>());
        case IRNodeType::HoistedStorage: return execute(s.as<HoistedStorage>()->body);
        case IRNodeType::Atomic: return execute(s.as<Atomic>()->body);
        case IRNodeType::Block:
            execute(s.as<Block>()->first);
            return execute(s.as<Block>()->rest);
        case IRNodeType::For: return execute_for(s.as<For>());
        case IRNodeType::IfThenElse: return execute_if(s.as<IfThenElse>());
        case IRNodeType::Store: return execute_store(s.as<Store>());
        case IRNodeType::Evaluate: return touch_loads(s.as<Evaluate>()->value);
        case IRNodeType::Free: return;
        default: break;
        }
        _halide_internal_error << "a dry run met a statement that it does not know: " << s << "\n";
    }

private:
    DryCall &call;
    int64_t &steps;
    std::map<std::string, Binding> bindings;
    std::unordered_map<const IRNode *, Binding *> binding_of;  // of variables
    std::unordered_map<const IRNode *, Loads> loads_of;
    std::unordered_map<const IRNode *, DryBuffer *> buffer_of;  // of loads and stores
    static constexpr int64_t kMostScratch = 1 << 20;  // elements of an allocation that are followed
    struct Element {
        bool known = false;
        Lane value;
    };
    struct Scratch {
        std::vector<Element> elements;  // none: they are not followed
    };
    std::unordered_map<std::string, Scratch> scratch;
    std::unordered_map<const IRNode *, Scratch *> scratch_of;  // of loads and stores
    // Elements of scratch memory as they were before they were stored to, since a condition was met
    // that depends on data.
    struct Kept {
        Scratch *of;
        size_t place;
        Element before;
    };
    std::vector<Kept> kept;
    // The elements that were marked since a condition was met that depends on data, with the marks
    // that they had; nested conditions share it.
    struct Change {
        DryBuffer::Mark *mark, before;
    };
    std::vector<Change> changes;
    int branches = 0;

    void count() {
        if (--steps <= 0) {
            steps = 0;
            throw OutOfSteps();
        }
    }
    void bind_known(const std::string &name, int64_t number) {
        Binding &binding = bindings[name];
        binding.evaluated = true;
        binding.value.lanes = {Lane{number}};
        fixed.insert(name);
    }
    std::set<std::string> fixed;

    // ---- Statements

    // Runs `body` while `name` stands for what the binding says.
    template<typename Body>
    void with(const std::string &name, Binding &&binding, Body body) {
        Binding &slot = bindings[name];
        std::swap(slot, binding);
        body();
        std::swap(slot, binding);
    }
    void execute_let(const LetStmt *op) {
        if (fixed.count(op->name)) {
            return execute(op->body);
        }
        touch_loads(op->value);
        with(op->name, binding_to(op->value), [&] { execute(op->body); });
    }
    // The binding of a let's name. Memory may change before the name is used: an expression that
    // loads is evaluated at once.
    Binding binding_to(const Expr &value) {
        const bool late = loads_in(value).all.empty();
        return late ? Binding{&value, false, {}} : Binding{nullptr, true, evaluate(value)};
    }
    // Scratch memory, whose elements are not known before they are stored.
    void execute_allocate(const Allocate *op) {
        int64_t size = 1;
        for (const Expr &extent : op->extents) {
            const Value value = evaluate(extent);
            size = value.known() ? size * value.integer() : kMostScratch + 1;
        }
        Scratch made;
        made.elements.resize(size > 0 && size <= kMostScratch ? size : 0);
        Scratch &slot = scratch[op->name];
        std::swap(slot, made);
        execute(op->body);
        std::swap(slot, made);
    }
    void execute_for(const For *op) {
        touch_loads(op->min);
        touch_loads(op->extent);
        const Value min = evaluate(op->min), extent = evaluate(op->extent);
        if (!min.known() || !extent.known()) {
            return perhaps([&] {
                with(op->name, {nullptr, true, unknown()}, [&] { execute(op->body); });
            });
        }
        for (int64_t i = 0; i < extent.integer(); i++) {
            with(op->name, {nullptr, true, {{Lane{min.integer() + i}}}},
                 [&] { execute(op->body); });
        }
    }
    void execute_if(const IfThenElse *op) {
        touch_loads(op->condition);
        const Value condition = evaluate(op->condition);
        if (condition.known()) {
            return execute(condition.integer() ? op->then_case : op->else_case);
        }
        either([&] { execute(op->then_case); }, [&] { execute(op->else_case); });
    }
    void execute_store(const Store *op) {
        touch_loads(op->predicate);
        touch_loads(op->value);
        touch_loads(op->index);
        if (!buffer_named(op, op->name)) {
            return keep(op);
        }
        touch(op, "store to", op->name, op->index, op->predicate);
    }
    // Keeps what is stored to scratch memory. Where it is not known whether, where or what is
    // stored, what was there is not known any more.
    void keep(const Store *op) {
        Scratch &to = scratch_named(op, op->name);
        if (to.elements.empty()) {
            return;
        }
        const Value at = evaluate(op->index);
        const Value value = is_const_one(op->predicate) ? evaluate(op->value) : unknown();
        const auto put = [&](size_t place, const Element &element) {
            if (to.elements[place].known || element.known) {
                count();
                replace(to, place, element);
            }
        };
        for (size_t i = 0; i < to.elements.size() && !at.known(); i++) {
            put(i, {});
        }
        for (size_t i = 0; i < at.lanes.size(); i++) {
            const uint64_t place = (uint64_t)at.lanes[i].i;
            if (place < to.elements.size()) {
                put(place, {value.known(), value.known() ? value.lanes[i] : Lane{0}});
            }
        }
    }
    // Runs what may run or not.
    template<typename Body>
    void perhaps(Body body) {
        either(body, [] {});
    }
    // Runs one of two, and it is not known which: what both touch is touched.
    template<typename First, typename Second>
    void either(First first, Second second) {
        const size_t begin = changes.size(), kept_before = kept.size();
        branches++;
        first();
        std::map<DryBuffer::Mark *, DryBuffer::Mark> by_first = taken_back(begin);
        std::vector<Kept> forgotten = restore(kept_before);
        second();
        const auto by_second = taken_back(begin);
        const std::vector<Kept> more = restore(kept_before);
        branches--;
        forgotten.insert(forgotten.end(), more.begin(), more.end());
        for (const Kept &one : forgotten) {
            forget(one);
        }
        for (const auto &[mark, after] : by_second) {
            const auto found = by_first.find(mark);
            set(mark, found == by_first.end() || after != found->second ? DryBuffer::Perhaps
                                                                        : after);
            if (found != by_first.end()) {
                by_first.erase(found);
            }
        }
        for (const auto &[mark, after] : by_first) {
            set(mark, DryBuffer::Perhaps);
        }
    }
    // Undoes the changes from `begin` on; returns what the marks were.
    std::map<DryBuffer::Mark *, DryBuffer::Mark> taken_back(size_t begin) {
        std::map<DryBuffer::Mark *, DryBuffer::Mark> marks;
        for (; changes.size() > begin; changes.pop_back()) {
            const Change &change = changes.back();
            marks.emplace(change.mark, *change.mark);
            *change.mark = change.before;
        }
        return marks;
    }
    // Gives scratch memory the values again that it had when `kept` was so long; returns what was
    // stored to since.
    std::vector<Kept> restore(size_t length) {
        const std::vector<Kept> since(kept.begin() + length, kept.end());
        for (; kept.size() > length; kept.pop_back()) {
            const Kept &last = kept.back();
            if (last.place < last.of->elements.size()) {  // else the allocation has ended
                last.of->elements[last.place] = last.before;
            }
        }
        return since;
    }
    // Which of two statements stored there last is not known.
    void forget(const Kept &one) {
        if (one.place < one.of->elements.size()) {
            replace(*one.of, one.place, {});
        }
    }
    void replace(Scratch &of, size_t place, const Element &element) {
        if (branches) {
            kept.push_back({&of, place, of.elements[place]});
        }
        of.elements[place] = element;
    }
    Scratch &scratch_named(const IRNode *node, const std::string &name) {
        Scratch *&found = scratch_of[node];
        if (!found) {
            found = &scratch[name];
        }
        return *found;
    }
    void set(DryBuffer::Mark *mark, DryBuffer::Mark to) {
        if (to <= *mark) {
            return;
        }
        if (branches) {
            changes.push_back({mark, *mark});
        }
        *mark = to;
    }

    // ---- Loads and stores

    DryBuffer *buffer_named(const IRNode *node, const std::string &name) {
        const auto [found, fresh] = buffer_of.emplace(node, nullptr);
        if (fresh) {
            const auto buffer = call.buffers.find(name);
            found->second = buffer == call.buffers.end() ? nullptr : &buffer->second;
        }
        return found->second;
    }
    void touch(const IRNode *node, const char *what, const std::string &name, const Expr &index,
               const Expr &predicate) {
        DryBuffer *const buffer = buffer_named(node, name);
        if (!buffer) {
            return;  // scratch memory
        }
        count();
        const Value at = evaluate(index);
        if (!at.known()) {
            buffer->anywhere = true;
            return;
        }
        const Value all = is_const_one(predicate) ? unknown() : evaluate(predicate);
        const bool masked = !is_const_one(predicate);
        for (size_t i = 0; i < at.lanes.size(); i++) {
            if (masked && all.known() && !all.lanes[i].i) {
                continue;
            }
            const int64_t offset = at.lanes[i].i;
            const bool sure = !masked || all.known();
            const bool inside = offset >= 0 && offset < (int64_t)buffer->marks.size() &&
                                buffer->marks[offset] != DryBuffer::Gap;
            if (inside) {
                set(&buffer->marks[offset], sure ? DryBuffer::Touched : DryBuffer::Perhaps);
            } else if (sure && branches == 0) {
                throw Outside{std::string("a ") + what + " " + name + " at offset " +
                              std::to_string(offset) + ", outside of the buffer's elements"};
            }
        }
    }
    const Loads &loads_in(const Expr &e) {
        const auto [found, fresh] = loads_of.emplace(e.get(), Loads());
        if (fresh) {
            FindLoads find;
            e.accept(&find);
            found->second = std::move(find.found);
        }
        return found->second;
    }
    // Marks what an expression loads.
    void touch_loads(const Expr &e) {
        const Loads &loads = loads_in(e);
        if (loads.walk) {
            Walk walk(*this);
            e.accept(&walk);
            return;
        }
        for (const Load *load : loads.all) {
            touch(load, "load of", load->name, load->index, load->predicate);
        }
    }
    class Walk : public IRVisitor {
    public:
        explicit Walk(Run &run) : run(run) {}

    private:
        Run &run;
        using IRVisitor::visit;
        void visit(const Load *op) override {
            IRVisitor::visit(op);
            run.touch(op, "load of", op->name, op->index, op->predicate);
        }
        void visit(const Let *op) override {
            op->value.accept(this);
            run.with(op->name, run.binding_to(op->value), [&] { op->body.accept(this); });
        }
        void visit(const Call *op) override {
            if (!op->is_intrinsic(Call::if_then_else)) {
                return IRVisitor::visit(op);
            }
            op->args[0].accept(this);
            const Value condition = run.evaluate(op->args[0]);
            const auto side = [&](size_t i) {
                if (i < op->args.size()) {
                    op->args[i].accept(this);
                }
            };
            if (condition.known()) {
                return side(condition.integer() ? 1 : 2);
            }
            run.either([&] { side(1); }, [&] { side(2); });
        }
    };

    // ---- Expressions

    Value evaluate(const Expr &e) {
        count();
        const Type type = e.type();
        switch (e->node_type) {
        case IRNodeType::IntImm: return {{Lane{e.as<IntImm>()->value}}};
        case IRNodeType::UIntImm: return {{Lane{(int64_t)e.as<UIntImm>()->value}}};
        case IRNodeType::FloatImm: return of_float(e.as<FloatImm>()->value);
        case IRNodeType::Variable: return evaluate_variable(e.as<Variable>());
        case IRNodeType::Let: {
            const Let *op = e.as<Let>();
            Value value;
            with(op->name, binding_to(op->value), [&] { value = evaluate(op->body); });
            return value;
        }
        case IRNodeType::Cast: return converted(evaluate(e.as<Cast>()->value),
                                                e.as<Cast>()->value.type(), type);
        case IRNodeType::Reinterpret: {
            const Expr &of = e.as<Reinterpret>()->value;
            const bool integers = !of.type().is_float() && !type.is_float();
            return integers ? converted(evaluate(of), of.type(), type) : unknown();
        }
        case IRNodeType::And: return evaluate_logic(e.as<And>()->a, e.as<And>()->b, false);
        case IRNodeType::Or: return evaluate_logic(e.as<Or>()->a, e.as<Or>()->b, true);
        case IRNodeType::Not: {
            Value value = evaluate(e.as<Not>()->a);
            for (Lane &lane : value.lanes) {
                lane.i = !lane.i;
            }
            return value;
        }
        case IRNodeType::Select: return evaluate_select(e.as<Select>());
        case IRNodeType::Load: return evaluate_load(e.as<Load>());
        case IRNodeType::Ramp: return evaluate_ramp(e.as<Ramp>());
        case IRNodeType::Broadcast: {
            const Value value = evaluate(e.as<Broadcast>()->value);
            Value all;
            for (int i = 0; value.known() && i < e.as<Broadcast>()->lanes; i++) {
                all.lanes.insert(all.lanes.end(), value.lanes.begin(), value.lanes.end());
            }
            return all;
        }
        case IRNodeType::Shuffle: return evaluate_shuffle(e.as<Shuffle>());
        case IRNodeType::Call: return evaluate_call(e.as<Call>());
        case IRNodeType::VectorReduce: return evaluate_reduction(e.as<VectorReduce>());
        case IRNodeType::Add: return evaluate_binary(e.as<Add>(), type);
        case IRNodeType::Sub: return evaluate_binary(e.as<Sub>(), type);
        case IRNodeType::Mul: return evaluate_binary(e.as<Mul>(), type);
        case IRNodeType::Div: return evaluate_binary(e.as<Div>(), type);
        case IRNodeType::Mod: return evaluate_binary(e.as<Mod>(), type);
        case IRNodeType::Min: return evaluate_binary(e.as<Min>(), type);
        case IRNodeType::Max: return evaluate_binary(e.as<Max>(), type);
        case IRNodeType::EQ: return evaluate_comparison(e.as<EQ>());
        case IRNodeType::NE: return evaluate_comparison(e.as<NE>());
        case IRNodeType::LT: return evaluate_comparison(e.as<LT>());
        case IRNodeType::LE: return evaluate_comparison(e.as<LE>());
        case IRNodeType::GT: return evaluate_comparison(e.as<GT>());
        case IRNodeType::GE: return evaluate_comparison(e.as<GE>());
        default: return unknown();
        }
    }
    static Value of_float(double number) {
        Lane lane;
        lane.f = number;
        return {{lane}};
    }
    Value evaluate_variable(const Variable *op) {
        const auto [found, fresh] = binding_of.emplace(op, nullptr);
        if (fresh) {
            found->second = &bindings[op->name];
        }
        Binding &binding = *found->second;
        if (!binding.evaluated && binding.definition) {
            binding.value = evaluate(*binding.definition);
            binding.evaluated = true;
        }
        return binding.value;
    }
    // A side that is false for `and`, or true for `or`, decides whatever the other is.
    Value evaluate_logic(const Expr &a, const Expr &b, bool decides) {
        Value x = evaluate(a);
        const auto all_decide = [decides](const Value &value) {
            for (const Lane &lane : value.lanes) {
                if ((lane.i != 0) != decides) {
                    return false;
                }
            }
            return value.known();
        };
        if (all_decide(x)) {
            return x;
        }
        Value y = evaluate(b);
        if (all_decide(y)) {
            return y;
        }
        if (!x.known() || !y.known()) {
            return unknown();
        }
        for (size_t i = 0; i < x.lanes.size(); i++) {
            x.lanes[i].i = decides ? x.lanes[i].i || y.lanes[i].i : x.lanes[i].i && y.lanes[i].i;
        }
        return x;
    }
    Value evaluate_select(const Select *op) {
        const Value condition = evaluate(op->condition);
        if (!condition.known()) {
            return unknown();
        }
        if (condition.lanes.size() == 1) {
            return evaluate(condition.integer() ? op->true_value : op->false_value);
        }
        Value yes = evaluate(op->true_value);
        const Value no = evaluate(op->false_value);
        if (!yes.known() || !no.known()) {
            return unknown();
        }
        for (size_t i = 0; i < yes.lanes.size(); i++) {
            yes.lanes[i] = condition.lanes[i].i ? yes.lanes[i] : no.lanes[i];
        }
        return yes;
    }
    Value evaluate_load(const Load *op) {
        const std::vector<Element> &elements = scratch_named(op, op->name).elements;
        if (elements.empty()) {
            return unknown();  // data
        }
        Value value = evaluate(op->index);
        for (Lane &lane : value.lanes) {
            if (lane.i < 0 || lane.i >= (int64_t)elements.size() || !elements[lane.i].known) {
                return unknown();
            }
            lane = elements[lane.i].value;
        }
        return value;
    }
    Value evaluate_ramp(const Ramp *op) {
        const Value base = evaluate(op->base), stride = evaluate(op->stride);
        Value all;
        if (!base.known() || !stride.known() || op->type.is_float()) {
            return all;
        }
        for (int i = 0; i < op->lanes; i++) {
            for (size_t j = 0; j < base.lanes.size(); j++) {
                all.lanes.push_back(
                    Lane{wrapped(base.lanes[j].i + i * stride.lanes[j].i, op->type)});
            }
        }
        return all;
    }
    Value evaluate_shuffle(const Shuffle *op) {
        std::vector<Lane> given;
        for (const Expr &vector : op->vectors) {
            const Value value = evaluate(vector);
            if (!value.known()) {
                return unknown();
            }
            given.insert(given.end(), value.lanes.begin(), value.lanes.end());
        }
        Value all;
        for (int i : op->indices) {
            all.lanes.push_back(given[i]);
        }
        return all;
    }
    template<typename Op>
    Value evaluate_binary(const Op *op, const Type &type) {
        static const Binary &by = binaries().at(IRNodeType(Op::_node_type));
        const Value a = evaluate(op->a);
        return a.known() ? computed(by, a, evaluate(op->b), type, type) : a;
    }
    template<typename Op>
    Value evaluate_comparison(const Op *op) {
        static const Binary &by = binaries().at(IRNodeType(Op::_node_type));
        const Value a = evaluate(op->a);
        return a.known() ? computed(by, a, evaluate(op->b), op->a.type(), Bool()) : a;
    }
    Value evaluate_call(const Call *op) {
        if (op->is_intrinsic({Call::promise_clamped, Call::likely, Call::likely_if_innermost}) ||
            op->name == "unsafe_promise_clamped") {
            return evaluate(op->args[0]);
        }
        if (op->is_intrinsic(Call::if_then_else) && op->args.size() == 3) {
            const Value condition = evaluate(op->args[0]);
            return condition.known() ? evaluate(op->args[condition.integer() ? 1 : 2]) : unknown();
        }
        const auto unary = unary_calls().find(op->name);
        if (unary != unary_calls().end() && !op->args[0].type().is_float()) {
            Value value = evaluate(op->args[0]);
            for (Lane &lane : value.lanes) {
                lane.i = unary->second(lane.i, op->args[0].type(), op->type);
            }
            return value;
        }
        const auto binary = binary_calls().find(op->name);
        if (binary == binary_calls().end()) {
            return unknown();
        }
        const Type type = op->args[0].type();
        const Value a = evaluate(op->args[0]);
        if (!a.known()) {
            return a;
        }
        const Value b = converted(evaluate(op->args[1]), op->args[1].type(), type);
        const bool saturates = op->is_intrinsic({Call::saturating_add, Call::saturating_sub});
        if (!saturates || op->type.bits() > 32) {
            return saturates ? unknown() : computed(binary->second, a, b, type, op->type);
        }
        Value exact = computed(binary->second, a, b, Int(64), Int(64));
        for (Lane &lane : exact.lanes) {
            lane.i = unary_calls().at("saturating_cast")(lane.i, Int(64), op->type);
        }
        return exact;
    }
    Value evaluate_reduction(const VectorReduce *op) {
        static const std::map<VectorReduce::Operator, IRNodeType> known{
            {VectorReduce::Add, IRNodeType::Add}, {VectorReduce::Min, IRNodeType::Min},
            {VectorReduce::Max, IRNodeType::Max}, {VectorReduce::And, IRNodeType::Min},
            {VectorReduce::Or, IRNodeType::Max}};  // of Booleans, 0 and 1
        const Value value = evaluate(op->value);
        const auto by = known.find(op->op);
        if (!value.known() || by == known.end()) {
            return unknown();
        }
        const size_t lanes = op->type.lanes(), together = value.lanes.size() / lanes;
        const Type type = op->type.element_of();
        Value all;
        for (size_t i = 0; i < lanes; i++) {
            Value sum{{value.lanes[i * together]}};
            for (size_t j = 1; j < together; j++) {
                sum = computed(binaries().at(by->second), sum, {{value.lanes[i * together + j]}},
                               type, type);
            }
            all.lanes.push_back(sum.lanes[0]);
        }
        return all;
    }
};

}  // namespace

std::string dry_run(const Stmt &body, DryCall &call, int64_t &steps) {
    Run run(call, steps);
    try {
        run.execute(body);
    } catch (const Outside &outside) {
        return outside.sentence;
    } catch (const OutOfSteps &) {
        return "";
    }
    return "";
}

}  // namespace argpool
