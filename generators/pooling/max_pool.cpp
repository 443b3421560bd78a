// Max pooling with index capture (C4-C7): a window's first maximum, or its last NaN, and its index.
// SPDX-License-Identifier: MIT

#include "parts/hoisted_test.h"
#include "pooling.h"

namespace argpool {

namespace {

// A name is that of a file of schedules/. Two lines have one name: `applies` of their entries looks
// at the target, and at most one of them accepts a row.
const ScheduleTable<pooling::Pooling> schedules("max_pool", {
    {"rows", pooling::kRows},
    {"rows", pooling::kWidenedRows},
    {"channels", pooling::kChannels},
    {"any_channels", pooling::kAnyChannels},
    {"any_window", pooling::kAnyWindow},
    {"plane_line", pooling::kPlaneLine},
    {"pixel_line", pooling::kPixelLine},
    {"row_packing_x2", pooling::kRowPackingX2},
    {"row_packing_x4", pooling::kRowPackingX4},
    {"row_block", pooling::kRowBlock},
    {"sliding", pooling::kSliding},
    {"separable", pooling::kSeparable},
    {"sparse_table", pooling::kSparseTable},
    {"van_herk_planes", pooling::kVanHerkPlanes},
    {"van_herk_channels", pooling::kVanHerkChannels},
    {"many_taps", pooling::kManyTaps},
    {"plane_lanes", pooling::kPlaneLanes},
});

}  // namespace

// The generator. Halide calls configure(), generate() and schedule() once each, in this order. A
// schedule is an object that the row's name picks; it defines `out` and schedules it in one step,
// as both need its Funcs.
class MaxPool : public KernelGenerator<MaxPool> {
public:
    Input<Halide::Buffer<>> src{"src", 4};
    // A Func of one value (values), or of a tuple of two (values and indices).
    Halide::GeneratorOutput<Func> *out = nullptr;

    // Types depend on parameters: Halide sets these before configure(), but not before the
    // constructor.
    void configure() {
        const Spec row = spec();
        const Type type = representation(row).memory_type();
        src.set_type(type);
        std::vector<Type> types{type};
        if (row.index.bits() > 0) {
            types.push_back(row.index);
        }
        out = add_output<Func>("out", types, 4);
    }

    void generate() {
        const Spec row = spec();
        pooling::Call call{row, {}, arguments(), representation(row, index_base), kernel_x};
        if (row.kernel) {
            call.fixed = {parse_xyz(kernel), parse_xyz(stride), parse_xyz(pad),
                          parse_xyz(dilation)};
        }
        op = std::make_unique<pooling::Pooling>(call, src, static_cast<Func>(*out));
        chosen = schedules.make(*op);
        chosen->define();
    }

    // Sets what all schedules share: the pass that hoists tests, and what the registry promises of
    // buffers (stride 1 along dimension 0, values that start at 0) and the row's guard of
    // alignment.
    void schedule() {
        get_pipeline().add_custom_lowering_pass(new pooling::HoistTests);
        src.dim(0).set_stride(1);
        for (auto &buffer : op->out_buffers()) {
            buffer.dim(0).set_stride(1);
            // `align` counts bytes of the values: a buffer of smaller elements is aligned to as
            // many elements as the values are, and so to fewer bytes. A buffer of larger ones is
            // promised `align` bytes, no more.
            const int bytes = align * buffer.type().bytes() / elem_type().bytes();
            promise_alignment(buffer, std::min<int>(align, bytes));
        }
        for (int d = 0; d < 4; d++) {
            op->out_buffers()[0].dim(d).set_min(0);
        }
    }

private:
    static pooling::Representation representation(const Spec &row, const Expr &inverted = Expr()) {
        const pooling::PoolingEntry &entry = schedules.find(row);
        const bool inverts = &entry == &pooling::kSparseTable;  // and its variants say so (hints)
        return {row, entry.permutes, entry.widens, inverts ? inverted : Expr()};
    }

    // The operation, and the schedule that refers to it. Both live until the generator ends,
    // because schedule() uses them after generate().
    std::unique_ptr<pooling::Pooling> op;
    std::unique_ptr<pooling::PoolingSchedule> chosen;
};

}  // namespace argpool

HALIDE_REGISTER_GENERATOR(argpool::MaxPool, max_pool)
