// The list of variants: devices, targets that are chosen by name only. Rows are functions of the CPU
// that start a kernel. On devices `align` is asked of all tensors, and of the lengths of their lines.
// SPDX-License-Identifier: MIT

argpool.target @opencl
    halide "x86-64-linux-sse41-opencl-cl_doubles" triple "x86_64-unknown-linux-gnu"
    features "+sse4.1" device opencl vector_bytes 16 needs(sse41)

argpool.target @cuda
    halide "x86-64-linux-sse41-cuda-cuda_capability_80" triple "x86_64-unknown-linux-gnu"
    features "+sse4.1" device cuda vector_bytes 16 needs(sse41)

// A thread a cell, whatever the shape; scatters and searches see flagged planes only.
argpool.variant @gpu for max_pool targets [@opencl, @cuda] lanes <1>
argpool.variant @gpu for max_unpool targets [@opencl, @cuda] lanes <1>
argpool.variant @gpu for max_unpool_scatter targets [@opencl, @cuda] lanes <1>
argpool.variant @gpu for max_pool_backward targets [@opencl, @cuda] lanes <1>
argpool.variant @gpu for max_pool_backward_scatter targets [@opencl, @cuda] lanes <1>
argpool.variant @gpu for max_unpool_backward targets [@opencl, @cuda]
    when <index = [i64, i32], window = any> lanes <1>
argpool.variant @gpu for max_unpool_backward targets [@opencl, @cuda]
    when <index = [u8, u16]> lanes <1>
argpool.variant @gpu for check_indices targets [@opencl, @cuda] lanes <1>
argpool.variant @gpu for locate_index targets [@opencl, @cuda] lanes <1>
argpool.variant @gpu for report_index targets [@opencl, @cuda] lanes <1>

// Four cells a thread, loaded and stored at once. Devices are not measured: a cost ranks a row before
// those that have none.
argpool.variant @gpu for max_pool targets [@opencl, @cuda]
    when <layout = channels_last, elem = [f32, i32, f16, bf16], window = compiled> lanes <4>
    guard <align = 16> cost <call = 3000>
argpool.variant @gpu for max_unpool targets [@opencl, @cuda]
    when <elem = [x32, x16], window = compiled> lanes <4> guard <align = 16> cost <call = 3000>
argpool.variant @gpu for max_pool_backward targets [@opencl, @cuda]
    when <elem = [f32, x32, f16, bf16, x16], window = compiled> lanes <4> guard <align = 16> cost <call = 3000>
