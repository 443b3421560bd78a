// Max pooling with index capture (C4-C7): a window's first maximum, or its last NaN, and its index.
// SPDX-License-Identifier: MIT

#include "parts/hoisted_test.h"
#include "pooling.h"

namespace argpool {

namespace {

// Names of widths and stores are schedules of their own: half, narrow (vectors of fewer lanes),
// stream, stream16 (stores that bypass the caches, of a line or of 16 bytes).
const ScheduleTable<pooling::Pooling> schedules("max_pool", {
    {"rows", pooling::kRows},
    {"half", pooling::kHalfRows},
    {"narrow", pooling::kRows},
    {"stream", pooling::kRows},
    {"stream16", pooling::kRows},
    {"rows", pooling::kChannels},
    {"half", pooling::kFewChannels},
    {"narrow", pooling::kChannels},
    {"stream", pooling::kChannels},
    {"rows", pooling::kAnyWindow},
    {"running", pooling::kManyTaps},
    {"planes", pooling::kPlaneLanes},
    {"flat", pooling::kPlaneLine},
    {"flat", pooling::kPixelLine},
    {"quads", pooling::kRowPackingX4},
    {"halves", pooling::kRowPackingX2},
    {"shared", pooling::kSliding},
    {"chunks", pooling::kSlidingChunks},
    {"down", pooling::kSliding3d},
    {"groups", pooling::kRowBlock},
    {"padded", pooling::kSeparable},
    {"doubling", pooling::kDoubling},
    {"transposed", pooling::kVanHerkPlanes},
    {"scans", pooling::kVanHerkChannels},
});

}  // namespace

class MaxPool : public KernelGenerator<MaxPool> {
public:
    Input<Halide::Buffer<>> src{"src", 4};
    Halide::GeneratorOutput<Func> *out = nullptr;

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
        pooling::Call call{row, {}, arguments(), representation(row), kernel_x};
        if (row.kernel) {
            call.fixed = {parse_xyz(kernel), parse_xyz(stride), parse_xyz(pad),
                          parse_xyz(dilation)};
        }
        op = std::make_unique<pooling::Pooling>(call, src, static_cast<Func>(*out));
        chosen = schedules.make(*op);
        chosen->define();
    }

    void schedule() {
        get_pipeline().add_custom_lowering_pass(new pooling::HoistTests);
        src.dim(0).set_stride(1);
        for (auto &buffer : op->out_buffers()) {
            buffer.dim(0).set_stride(1);
            // Elements of another size than the values' are as well aligned in number.
            const int bytes = align * buffer.type().bytes() / elem_type().bytes();
            promise_alignment(buffer, std::min<int>(align, bytes));
        }
        for (int d = 0; d < 4; d++) {
            op->out_buffers()[0].dim(d).set_min(0);
        }
    }

private:
    static pooling::Representation representation(const Spec &row) {
        const pooling::PoolingEntry &entry = schedules.find(row);
        return {row, entry.permutes, entry.widens};
    }

    std::unique_ptr<pooling::Pooling> op;
    std::unique_ptr<pooling::PoolingSchedule> chosen;
};

}  // namespace argpool

HALIDE_REGISTER_GENERATOR(argpool::MaxPool, max_pool)
