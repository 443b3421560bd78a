// A tap's cell is loaded once, though both its value and its code depend on it: by windows one by
// one, and by eight lanes at the distances that the stride names. What is compared one by one has
// 32 bits, whose selects stay conditional moves on x86.
//
// RUN: argpool-compile %s -q --cache=%t/cache --emit=llvm \
// RUN:     --row=max_pool_f16_i64_cf_any__base_any_window -o %t.ll
// RUN: FileCheck %s --check-prefix=LANES < %t.ll
// RUN: FileCheck %s --check-prefix=SINGLE < %t.ll
// RUN: argpool-compile %s -q --cache=%t/cache --emit=llvm \
// RUN:     --row=max_pool_u8_u8_cf_any__base_any_window_v8 | FileCheck %s --check-prefix=BYTES
// RUN: argpool-compile %s -q --cache=%t/cache --emit=llvm \
// RUN:     --row=max_pool_f16_i64_cl_any__base_any_channels | FileCheck %s --check-prefix=CHANNELS

// Strides 1 and 2 load vectors; the third loop serves any stride.
// LANES: {{^}}"{{[0-9]+}}_for_inner.s1.tap$x{{[^"]*}}":
// LANES: {{^}}"{{[0-9]+}}_for_inner.s1.tap$x{{[^"]*}}":
// LANES: {{^}}"{{[0-9]+}}_for_inner.s1.tap$x{{[^"]*}}":
// LANES-COUNT-8: load i16
// LANES-NOT: load i16
// LANES: br i1

// SINGLE: {{^}}"{{[0-9]+}}_for_single.s1.tap$x{{[^"]*}}":
// SINGLE: load i16
// SINGLE-NOT: load i16
// SINGLE: select i1 {{.*}}, i32 {{.*}}, !unpredictable
// SINGLE: select i1 {{.*}}, i32 {{.*}}, !unpredictable
// SINGLE-NOT: load i16
// SINGLE: br i1

// BYTES: {{^}}"{{[0-9]+}}_for_inner.s1.tap$x.us{{[^"]*}}":
// BYTES: {{^}}"{{[0-9]+}}_for_inner.s1.tap$x.us{{[^"]*}}":
// BYTES: {{^}}"{{[0-9]+}}_for_inner.s1.tap$x.us{{[^"]*}}":
// BYTES-COUNT-8: load i8
// BYTES-NOT: load i8
// BYTES: br i1

// Four vectors of channels a turn, and the last channels one by one.
// CHANNELS: {{^}}"{{[0-9]+}}_for_seen.s1.tap$x{{[^"]*}}":
// CHANNELS-COUNT-4: load <8 x i16>
// CHANNELS-NOT: load
// CHANNELS: br i1
// CHANNELS: {{^}}"{{[0-9]+}}_for_best_rest.s1.tap$x{{[^"]*}}":
// CHANNELS: load i16
// CHANNELS-NOT: load
// CHANNELS: br i1

argpool.kernels for max_pool when <elem = [u8], index = [u8], layout = channels_first> window(any)
argpool.kernels for max_pool when <elem = [f16], index = [i64], layout = channels_last> window(any)
argpool.kernels for max_pool
    when <elem = [f16], index = [i64], layout = channels_first> window(any)
