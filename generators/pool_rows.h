// Max pooling along x, channels-first, with a compiled window: vectors of windows, row of taps by
// row of taps.
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "pool_taps.h"

namespace argpool {

class PoolRows : public PoolTaps {
protected:
    RDom tap, edge, inner, in_row;
    Func edge_row{"edge_row"}, result{"result"}, near{"near"}, single{"single"};
    Var number{"number"}, tap_x{"tap_x"}, tap_y{"tap_y"}, tap_z{"tap_z"};

    void define_rows() {
        have_to_fit = goes_singly();
        lanes_in_codes = have_to_fit && captures() && !numbers_taps();
        const auto start = start_rows();
        see_each_tap();
        result(lane, x, y, z, p) = found(best, wide);
        store_rows(start);
    }

    void see_each_tap() {
        near(y, number) = existing(1, y, number);
        see_whole();
        if (begins_outside()) {
            see_edge();
        }
    }
    // Without padding before a row, the first windows have all cells along x; those at its end that
    // do not are computed one by one, and no vector tests.
    bool begins_outside() const {
        return parse_xyz(pad)[0] > 0;
    }
    // So many windows of a row, from the first on, are done in vectors, if any are.
    Expr in_vectors() const {
        const int n = std::max<int>(multiple_w, 1);
        return windows_with_cells() / n * n;
    }
    Expr windows_with_cells() const {
        const Expr width = out_buffers()[0].dim(0).extent();
        if (begins_outside()) {
            return width;
        }
        const Expr past = src_dim(0).max() - (w.kernel[0] - 1) * w.dilation[0];
        const Expr begins = cell(0, 0, 0) >= src_dim(0).min() && past >= 0;
        return select(begins, min(past / w.stride[0] + 1, width), 0);
    }

    // Are rows whole vectors?
    bool fills_vectors() const {
        return multiple_w > 0 && multiple_w.value() % lanes.value() == 0;
    }

    using Start = std::function<Expr(const Expr &)>;

    // Where the last vector would reach beyond the row, it is shifted inwards, and its first lanes
    // are computed twice.
    Start start_rows() {
        const Expr width = in_vectors(), n = lanes;
        const Start start = [=, this](const Expr &v) {
            return fills_vectors() ? v * n : min(v * n, width - n);
        };
        start_lanes(start(x), p);
        return start;
    }
    void store_rows(const Start &start) {
        store_rows(start, in_vectors() >= lanes && all_fit());
    }
    // By vectors where that is so, else window by window.
    void store_rows(const Start &start, const Expr &by_vectors) {
        const Expr width = out_buffers()[0].dim(0).extent(), n = lanes;
        static_cast<Func>(*out)(x, y, z, p) = nothing(*out);
        const Expr whole = in_vectors() / n, all = (in_vectors() + n - 1) / n;
        in_row = RDom(0, lanes, 0, select(by_vectors, fills_vectors() ? whole : all, 0), "in_row");
        store(result(in_row.x, in_row.y, y, z, p), start(in_row.y) + in_row.x);
        if (goes_singly()) {
            const Expr taken = fills_vectors() ? whole * n : in_vectors();
            define_singly(select(by_vectors, taken, 0), width);
        }
    }
    bool goes_singly() const {
        return !fills_vectors() || !begins_outside();
    }

    void schedule_rows() {
        Func f = *out;
        f.update(0).allow_race_conditions().vectorize(in_row.x).reorder(in_row.x, in_row.y, y, z,
                                                                        p);
        near.compute_at(f, y).store_in(Halide::MemoryType::Stack);
        near.bound_extent(number, parse_xyz(kernel)[1]).unroll(number);
        best.compute_at(f, in_row.y).store_in(Halide::MemoryType::Stack).vectorize(lane);
        unroll(best.update(0), tap);
        row_best.compute_at(best, tap.y).vectorize(lane);
        unroll(row_best.update(0), inner);
        if (asks_once()) {
            schedule_asked(asked, best, {f, in_row.y});
        }
        if (begins_outside()) {
            for (size_t n = 0; n < edges.size(); n++) {
                schedule_edge(edges[n], n);
            }
        }
        schedule_wide({f, in_row.y});
        if (goes_singly()) {
            schedule_singly();
        }
    }

    // Windows of a vector that has a NaN are computed again. One comparison tests two cells; to
    // test at every tap takes one more of each.
    struct AskedOnce {
        Func loaded{"loaded"}, numbers{"numbers"};  // cells, by lane and tap; are all of these?
        RDom seen, again;
    };
    bool may_ask_once() const {
        const auto k = parse_xyz(kernel);
        return value_type().is_float() && get_target().arch == Halide::Target::X86 &&
               k[0] * k[1] * k[2] <= max_unrolled_taps;
    }
    // By the cells of some taps along x.
    void ask_once(AskedOnce &asked, const std::vector<int> &along_x) {
        const auto k = parse_xyz(kernel);
        asked.seen = RDom(0, lanes, "seen");
        if (begins_outside() && !channels_last()) {
            asked.seen.where(whole());
        }
        Expr all = Halide::Internal::const_true();
        for (int tz = 0; tz < k[2]; tz++) {
            for (int ty = 0; ty < k[1]; ty++) {
                for (const int tx : along_x) {
                    const Expr v = asked.loaded(asked.seen, tx, ty, tz, x, y, z, p);
                    all = all && v == v;
                }
            }
        }
        asked.numbers(x, y, z, p) = Halide::Internal::const_true();
        asked.numbers(x, y, z, p) = asked.numbers(x, y, z, p) && all;
        asked.again = taps("again", !asked.numbers(x, y, z, p));
    }
    void see_loaded(Func best, const AskedOnce &asked, const RDom &r, const Expr &code,
                    bool numbers) {
        see(best, {lane, x, y, z, p}, r, asked.loaded(lane, r.x, r.y, r.z, x, y, z, p), code,
            numbers);
    }
    void schedule_asked(AskedOnce &asked, Func best, const Halide::LoopLevel &each) {
        const auto k = parse_xyz(kernel);
        for (Func made : {asked.loaded, asked.numbers}) {
            made.compute_at(each).store_in(Halide::MemoryType::Stack);
        }
        asked.loaded.vectorize(lane).bound_extent(tap_x, k[0]).unroll(tap_x);
        asked.loaded.bound_extent(tap_y, k[1]).unroll(tap_y);
        asked.loaded.bound_extent(tap_z, k[2]).unroll(tap_z);
        if (asked.loaded.has_update_definition()) {
            asked.loaded.update().vectorize(lane).unroll(tap_x).unroll(tap_y).unroll(tap_z);
        }
        asked.numbers.update().atomic().vectorize(asked.seen);
        unroll(best.update(1), asked.again);
    }

    // At a row's ends, padding stands for the nearest cell, in those taps that have any: from one
    // to another, all have. The others are loaded under a mask, or tested, where a mask costs more
    // than that (stride 1: one load).
    struct Edge {
        Func row{"edge_row"}, best{"edge_best"};
        std::vector<std::pair<Func, Halide::RVar>> lines;
        std::vector<RDom> taps;
        RDom tap, here;
    };
    template<typename LoadAt, typename CodeAt>
    void see_edge_row(Edge &edge, int whole_from, int whole_to, bool asks,
                      const std::vector<Var> &at, const LoadAt &load_at, const CodeAt &code_at) {
        std::vector<Var> line_at = at;
        std::vector<Expr> cell_of_lane(at.begin(), at.end());
        line_at[0] = cx;
        cell_of_lane[0] = lane * w.stride[0];
        for (int t = 0; t < parse_xyz(kernel)[0]; t++) {
            RDom dense(t, 1, 0, 1, 0, 1, "dense"), padded(t, 1, 0, 1, 0, 1, "padded");
            const bool is_whole = whole_from <= t && t <= whole_to;
            if (asks && !is_whole) {
                dense.where(whole(t, t));
            }
            if (asks || is_whole) {
                see(edge.row, at, dense, load_at(cell(0, px, t)), code_at(t));
                edge.taps.push_back(dense);
            }
            if (is_whole) {
                continue;
            }
            if (asks) {
                padded.where(!whole(t, t));
            }
            const Expr first = cell(0, first_x, t) + cx;
            RDom here(0, 1, "here");
            here.where(first + here >= src_dim(0).min() && first + here <= src_dim(0).max());
            Func line("line");
            line(line_at) = value_type().min();
            line(line_at) = load_at(first + here);
            edge.lines.push_back({line, padded.x});
            edge.taps.push_back(padded);
            see(edge.row, at, padded, line(cell_of_lane),
                code_at(t == 0 ? existing(0, px, 0) : Expr(t)));
        }
    }
    void schedule_edge(Edge &edge, size_t number) {
        best.update((asks_once() ? 2 : 1) + number).reorder(lane, edge.here).vectorize(lane);
        edge.best.compute_at(best, edge.here.x).vectorize(lane);
        unroll(edge.best.update(0), edge.tap);
        edge.row.compute_at(edge.best, edge.tap.y).vectorize(lane);
        for (int u = 0; u < edge.row.num_update_definitions(); u++) {
            unroll(edge.row.update(u), edge.taps[u]);
        }
        for (auto &[line, padded] : edge.lines) {
            line.compute_at(edge.row, padded).store_in(Halide::MemoryType::Stack);
            line.bound_extent(cx, lanes * parse_xyz(stride)[0]).vectorize(cx, lanes).unroll(cx);
            line.update().vectorize(cx, lanes).unroll(cx);
        }
    }

    void store(const FuncRef &r, const Expr &at) {
        static_cast<Func>(*out)(at, y, z, p) = captures() ? Tuple(r[0], r[1]) : Tuple({Expr(r)});
    }

    // The windows of each row, from one to before another, one by one: what no vector takes.
    // `when` is tested before loops; what is empty goes through them, as windows do that are not
    // `which`.
    void define_singly(const Expr &first, const Expr &past,
                       const Expr &when = Halide::Internal::const_true(),
                       const std::function<Expr(const Expr &)> &which = nullptr) {
        have_to_fit = lanes_in_codes = false;
        start_lanes(x, p);
        all_taps = RDom(0, w.kernel[0], 0, w.kernel[1], 0, w.kernel[2], "all");
        const RDom &all = all_taps;
        see_existing(single, {lane, x, y, z, p}, all, {all.x, all.y, all.z});
        single_result(lane, x, y, z, p) = found(single, wide_single);
        singly = RDom(first, past - first, "singly");
        if (!Halide::Internal::is_const_one(when)) {
            singly.where(when);
        }
        if (which) {
            singly.where(which(singly));
        }
        singly_update = static_cast<Func>(*out).num_update_definitions();
        store(single_result(0, singly, y, z, p), singly);
    }
    void schedule_singly() {
        Func f = *out;
        f.update(singly_update).unscheduled();
        single.compute_at(f, singly.x);
        if (unrolls_singly()) {
            single.update(0).unroll(all_taps.x).unroll(all_taps.y).unroll(all_taps.z);
        }
        if (wide_single.defined()) {
            wide_single.compute_at(f, singly.x);
        }
    }

    bool unrolls_singly() const {
        const Halide::Target &t = get_target();
        if (any() || !t.has_feature(Halide::Target::AVX2) ||
            t.has_feature(Halide::Target::AVX512)) {
            return false;
        }
        const auto k = parse_xyz(kernel);
        return k[0] * k[1] * k[2] <= max_unrolled_singly;
    }

    // Taps along x that have all cells which a vector's windows have: of those that go over the
    // same cells, the first and the last, where no more than a vector lies between.
    std::vector<int> covering_taps() const {
        const int k = parse_xyz(kernel)[0], s = parse_xyz(stride)[0], d = parse_xyz(dilation)[0];
        std::vector<int> taps;
        for (int residue = 0; residue < s; residue++) {
            int covered = -1;
            for (int t = 0; t < k; t++) {
                int next = t + 1;
                while (next < k && next * d % s != residue) {
                    next++;
                }
                const bool ours = t * d % s == residue;
                if (ours && (covered < 0 || next >= k || (next - covered) * d > lanes * s)) {
                    taps.push_back(t);
                    covered = t;
                }
            }
        }
        return taps;
    }

private:
    Func wide_single{"wide_single"}, single_result{"single_result"};
    RDom singly, all_taps;
    int singly_update = 0;
    static constexpr int max_unrolled_singly = 8;
    Var cx{"cell_x"};
    Func row_best{"row_best"};
    std::vector<Edge> edges;
    AskedOnce asked;

    // A tap's cell in its row, where padding along y and z stands for the nearest row of cells.
    Expr load_row(const Expr &cx, const Expr &ky, const Expr &kz) const {
        return load(cx, cell(1, y, near(y, ky)), cell(2, z, existing(2, z, kz)));
    }

    Expr code_in_row(const Expr &tx) const {
        const Expr c = code({tx, 0, 0});
        return lanes_in_codes ? c + lane_offset(code_type()) : c;
    }

    // A vector whose cells all exist along x loads them as they lie.
    void see_whole() {
        const std::vector<Var> at{lane, tap_y, tap_z, x, y, z, p};
        inner = RDom(0, w.kernel[0], 0, 1, 0, 1, "inner");
        tap = RDom(0, 1, 0, w.kernel[1], 0, w.kernel[2], "tap");
        if (begins_outside()) {
            tap.where(whole());
        }
        if (begins_outside() && sees_ends_apart()) {
            // Whatever is so, something is seen: or LLVM hands on what the vector before has.
            const Expr least = value_type().min();
            const Tuple none = captures() ? Tuple(cast(code_type(), 0), least) : Tuple({least});
            best(lane, x, y, z, p) = none;
        }
        const std::vector<Var> every{lane, tap_x, tap_y, tap_z, x, y, z, p};
        if (asks_once() && begins_outside()) {
            RDom inside(0, 1, "inside");
            inside.where(whole());
            asked.loaded(every) = Halide::undef(value_type());
            asked.loaded(every) = load_row(cell(0, px, tap_x) + inside, tap_y, tap_z);
        } else {
            asked.loaded(every) = load_row(cell(0, px, tap_x), tap_y, tap_z);
        }
        const Expr value = asked.loaded(lane, inner.x, tap_y, tap_z, x, y, z, p);
        see(row_best, at, inner, value, code_in_row(inner.x), asks_once());
        see_row(best, row_best, tap, asks_once());
        if (asks_once()) {
            see_again();
        }
    }
    // AVX2 has no registers of masks. Of stride 1 a mask is one load's; what streams, or is
    // dilated, took longer.
    bool sees_ends_apart() const {
        const Halide::Target &t = get_target();
        const bool dense = parse_xyz(dilation) == std::array<int, 3>{1, 1, 1};
        return t.has_feature(Halide::Target::AVX2) && !t.has_feature(Halide::Target::AVX512) &&
               parse_xyz(stride)[0] > 1 && dense && schedule_name.value() != "stream";
    }
    bool asks_once() const {
        return may_ask_once() && (!begins_outside() || sees_ends_apart());
    }
    void see_again() {
        ask_once(asked, covering_taps());
        const RDom &r = asked.again;
        const Expr start = code({0, near(y, r.y), existing(2, z, r.z)});
        see_loaded(best, asked, r, start + code_in_row(r.x), false);
    }
    // Where ends are apart, one test for all rows finds which taps lack cells: the first, where
    // rows begin; the last; or any. Masks are worked out once then, too.
    void see_edge() {
        const int k = parse_xyz(kernel)[0];
        const int outside = (parse_xyz(pad)[0] - 1) / parse_xyz(dilation)[0] + 1;
        edges.reserve(3);
        if (!sees_ends_apart() || outside >= k) {
            see_edge_of(k, 0, parse_xyz(stride)[0] > 1, !whole());
            return;
        }
        const Expr begins = !whole() && whole(outside, k - 1);
        const Expr ends = !whole() && !whole(outside, k - 1) && whole(0, k - 1 - outside);
        see_edge_of(outside, k - 1, false, begins);
        see_edge_of(0, k - 1 - outside, false, ends);
        see_edge_of(k, 0, false, !whole(outside, k - 1) && !whole(0, k - 1 - outside));
    }
    void see_edge_of(int whole_from, int whole_to, bool asks, const Expr &when) {
        Edge &edge = edges.emplace_back();
        see_edge_row(edge, whole_from, whole_to, asks, {lane, tap_y, tap_z, x, y, z, p},
                     [this](const Expr &cx) { return load_row(cx, tap_y, tap_z); },
                     [this](const Expr &t) { return code_in_row(t); });
        edge.tap = RDom(0, 1, 0, w.kernel[1], 0, w.kernel[2], "edge_tap");
        see_row(edge.best, edge.row, edge.tap);
        edge.here = RDom(0, 1, "edge");
        edge.here.where(when);
        const FuncRef e = edge.best(lane, x + edge.here, y, z, p);
        best(lane, x, y, z, p) = captures() ? Tuple(e[0], e[1]) : Tuple({Expr(e)});
    }

    // Row by row of taps, which keeps their order.
    void see_row(Func f, const Func &of_row, const RDom &tap, bool numbers = false) {
        const FuncRef r = of_row(lane, tap.y, tap.z, x, y, z, p);
        const Expr start = code({0, near(y, tap.y), existing(2, z, tap.z)});
        see(f, {lane, x, y, z, p}, tap, value_of(r), captures() ? code_of(r) + start : Expr(),
            numbers);
    }
};

}  // namespace argpool
