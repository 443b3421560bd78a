// The header: a function for each operation, for C99 and C++, without warnings.
// RUN: env FAKE=%S/Inputs/returns.ll argpool-compile %s -q --name=net --cache= -o %t \
// RUN:     --generator=%S/Inputs/fake_generator --variants=%S/Inputs/helpers.mlir
// RUN: FileCheck %s < %t/net.h
// DEFINE: %{flags} = -Wall -Wextra -pedantic -Werror -fsyntax-only -I %source/runtime/include
// RUN: cc -std=c99 %{flags} -x c %t/net.h
// RUN: c++ -std=c++11 %{flags} -x c++ %t/net.h

// CHECK: /* The operations of header.mlir, compiled for base.
// CHECK: extern const argpool_table net_table;
// CHECK: /* max_pool: kernel 3x2, stride 2x2, pad 1x0 before and 0x1 after, dilation 1x2, extents rounded up; channels-last.
// CHECK-NEXT: src in ?x64x360x480 f32
// CHECK-NEXT: values out ?x64x180x240 f32
// CHECK-NEXT: indices out ?x64x180x240 ui8
// CHECK-NEXT: An index (space window) is the tap number in its window
// CHECK: argpool_status net_round_trip_1(const DLTensor* src,
// CHECK-NEXT: DLTensor* values,
// CHECK-NEXT: DLTensor* indices,
// CHECK-NEXT: const argpool_options* options)
// CHECK: sizeof(argpool_window), 2, 1, {3, 2, 0}, {2, 2, 0}
// CHECK-NEXT: {1, 0, 0}, {0, 1, 0}, {1, 2, 0}
// CHECK: src_extents[] = {-1, 64, 360, 480};
// CHECK: bad = argpool_check_extents("net_round_trip_1", "src", src, 4, src_extents);
// CHECK-NEXT: if (bad != ARGPOOL_OK) return bad;
// CHECK: net_set_(&set, options, ARGPOOL_INDEX_WINDOW, ARGPOOL_CHANNELS_LAST,
// CHECK-NEXT: ARGPOOL_DUPLICATES_LAST);
// CHECK-NEXT: return argpool_max_pool(&window, src, values, indices, &set);
// CHECK: argpool_status net_round_trip_2(const DLTensor* values,
// CHECK-NEXT: const DLTensor* indices,
// CHECK-NEXT: DLTensor* dst,
// CHECK: No indices are captured.
// CHECK: argpool_status net_values_only(const DLTensor* src,
// CHECK-NEXT: DLTensor* values,
// CHECK-NEXT: const argpool_options* options)
// CHECK: return argpool_max_pool(&window, src, values, NULL, &set);
// CHECK-NOT: net_told_later
// CHECK: argpool_status net_least(const DLTensor* src,
// CHECK: return argpool_min_pool(&window, src, values, NULL, &set);
// CHECK: * grad_values in 8x16 f64
// CHECK-NEXT: * indices in 8x16 i64
// CHECK-NEXT: * grad_src out 8x33 f64
// CHECK: argpool_status net_gradients_1(const DLTensor* grad_values,
// CHECK-NEXT: const DLTensor* indices,
// CHECK-NEXT: DLTensor* grad_src,
// CHECK: net_set_(&set, options, ARGPOOL_INDEX_TENSOR,
// CHECK: return argpool_max_pool_backward(&window, grad_values, indices, grad_src, &set);
// CHECK: An index (space tensor_default_shape) is the row-major offset in a tensor of the default
// CHECK-NEXT: Where several indices name one cell (duplicates sum), the values add.
// CHECK: ARGPOOL_INDEX_TENSOR_DEFAULT_SHAPE, ARGPOOL_CHANNELS_FIRST,
// CHECK-NEXT: ARGPOOL_DUPLICATES_SUM);
// CHECK: (duplicates exact), the last gets its gradient, the others zero.
// CHECK: argpool_status net_gradients_3(const DLTensor* grad_dst,
// CHECK-NEXT: const DLTensor* indices,
// CHECK-NEXT: DLTensor* grad_values,
// CHECK: ARGPOOL_DUPLICATES_EXACT);
// CHECK-NEXT: return argpool_max_unpool_backward(&window, grad_dst, indices, grad_values, &set);
// CHECK: #ifdef ARGPOOL_HPP
// CHECK: inline argpool::result net_round_trip_1(const argpool::input& src,
// CHECK-NEXT: const argpool::tensor& values,
// CHECK-NEXT: const argpool::tensor& indices,
// CHECK-NEXT: const argpool_options* options = nullptr)
// CHECK-NEXT: return argpool::result(net_round_trip_1(src.get(), values.get(), indices.get(), options));

func.func @round_trip(%x: tensor<?x64x360x480xf32>) -> tensor<?x64x360x480xf32> {
  %v, %i = argpool.max_pool %x window(kernel [3, 2] stride [2, 2] pad [1, 0] pad_end [0, 1]
                                      dilation [1, 2] ceil_mode)
      index(window : ui8) layout(channels_last) : tensor<?x64x360x480xf32>
  %d = argpool.max_unpool %v, %i window(kernel [2, 2]) index(window) layout(channels_last)
      : tensor<?x64x180x240xf32>, tensor<?x64x180x240xui8>
  return %d : tensor<?x64x360x480xf32>
}

func.func @values_only(%x: tensor<8x32xf32>) -> tensor<8x16xf32> {
  %v, %i = argpool.max_pool %x window(kernel [2]) index(plane : i32) : tensor<8x32xf32>
  return %v : tensor<8x16xf32>
}

func.func @told_later(%x: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %v, %i = argpool.max_pool %x window(any rank 2) index(plane : i32) : tensor<?x?x?x?xf32>
  return %v : tensor<?x?x?x?xf32>
}

func.func @least(%x: tensor<8x32xf32>) -> tensor<8x16xf32> {
  %v, %i = argpool.min_pool %x window(kernel [2]) index(plane : i32) : tensor<8x32xf32>
  return %v : tensor<8x16xf32>
}

func.func @gradients(%g: tensor<8x16xf64>, %i: tensor<8x16xi64>) {
  %s = argpool.max_pool_backward %g, %i window(kernel [2]) index(tensor) src_size [33]
      : tensor<8x16xf64>, tensor<8x16xi64>
  %d = argpool.max_unpool %g, %i window(kernel [2]) index(tensor_default_shape) duplicates(sum)
      output_size [33] : tensor<8x16xf64>, tensor<8x16xi64>
  %v = argpool.max_unpool_backward %d, %i window(kernel [2]) index(plane) duplicates(exact)
      : tensor<8x33xf64>, tensor<8x16xi64>
  return
}
