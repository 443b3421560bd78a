// What max_mask is not for.
// RUN: argpool-opt %s --split-input-file --verify-diagnostics

func.func @overlapping(%x: tensor<1x1x5x5xf32>) -> tensor<1x1x5x5xf32> {
  // expected-error @+1 {{its windows do not lie side by side; accepted are stride = kernel of 16 taps at most, pad 0 and dilation 1}}
  %d = argpool.max_mask %x window(kernel [3, 3] stride [2, 2]) : tensor<1x1x5x5xf32>
  return %d : tensor<1x1x5x5xf32>
}

// -----

func.func @padded(%x: tensor<1x1x4x4xf32>) -> tensor<1x1x4x4xf32> {
  // expected-error @+1 {{its window is padded before the first cell}}
  %d = argpool.max_mask %x window(kernel [2, 2] pad [1, 1]) : tensor<1x1x4x4xf32>
  return %d : tensor<1x1x4x4xf32>
}

// -----

func.func @dilated(%x: tensor<1x1x8x8xf32>) -> tensor<1x1x8x8xf32> {
  // expected-error @+1 {{its window is dilated}}
  %d = argpool.max_mask %x window(kernel [2, 2] dilation [2, 2]) : tensor<1x1x8x8xf32>
  return %d : tensor<1x1x8x8xf32>
}

// -----

func.func @large(%x: tensor<1x1x8x8xf32>) -> tensor<1x1x8x8xf32> {
  // expected-error @+1 {{its window has more than 16 taps}}
  %d = argpool.max_mask %x window(kernel [5, 5]) : tensor<1x1x8x8xf32>
  return %d : tensor<1x1x8x8xf32>
}

// -----

func.func @any(%x: tensor<1x1x8x8xf32>) -> tensor<1x1x8x8xf32> {
  // expected-error @+1 {{its window is told at run time}}
  %d = argpool.max_mask %x window(any rank 2) : tensor<1x1x8x8xf32>
  return %d : tensor<1x1x8x8xf32>
}

// -----

func.func @no_window_fits(%x: tensor<1x1x1x4xf32>) -> tensor<1x1x1x4xf32> {
  // expected-error @+1 {{C1: no window fits H}}
  %d = argpool.max_mask %x window(kernel [2, 2]) : tensor<1x1x1x4xf32>
  return %d : tensor<1x1x1x4xf32>
}

// -----

// expected-error @+1 {{max_mask has no indices: accepted is none, given i64}}
argpool.kernel @indices for max_mask elem f32 index i64 layout channels_first window(kernel [2, 2])
