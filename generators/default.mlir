// The kernels of libargpool: windows told at run time, so that every call finds a kernel, and the two
// that most networks use compiled in; both layouts, every type of index.   SPDX-License-Identifier: MIT

func.func @cf_i64(%x: tensor<?x?x?x?xf32>) -> (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) {
  %v_k2s2, %i_k2s2 = argpool.max_pool %x window(kernel [2, 2])
      index(plane : i64) layout(channels_first) : tensor<?x?x?x?xf32>
  %d_k2s2 = argpool.max_unpool %v_k2s2, %i_k2s2 window(kernel [2, 2])
      index(plane) layout(channels_first)
      : tensor<?x?x?x?xf32>, tensor<?x?x?x?xi64>
  %v_k3s2p1, %i_k3s2p1 = argpool.max_pool %x window(kernel [3, 3] stride [2, 2] pad [1, 1])
      index(plane : i64) layout(channels_first) : tensor<?x?x?x?xf32>
  %d_k3s2p1 = argpool.max_unpool %v_k3s2p1, %i_k3s2p1 window(kernel [3, 3] stride [2, 2] pad [1, 1])
      index(plane) layout(channels_first)
      : tensor<?x?x?x?xf32>, tensor<?x?x?x?xi64>
  %v_any, %i_any = argpool.max_pool %x window(any rank 2)
      index(plane : i64) layout(channels_first) : tensor<?x?x?x?xf32>
  %d_any = argpool.max_unpool %v_any, %i_any window(any rank 2)
      index(plane) layout(channels_first)
      : tensor<?x?x?x?xf32>, tensor<?x?x?x?xi64>
  return %d_k2s2, %d_k3s2p1, %d_any : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>
}

func.func @cf_i32(%x: tensor<?x?x?x?xf32>) -> (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) {
  %v_k2s2, %i_k2s2 = argpool.max_pool %x window(kernel [2, 2])
      index(plane : i32) layout(channels_first) : tensor<?x?x?x?xf32>
  %d_k2s2 = argpool.max_unpool %v_k2s2, %i_k2s2 window(kernel [2, 2])
      index(plane) layout(channels_first)
      : tensor<?x?x?x?xf32>, tensor<?x?x?x?xi32>
  %v_k3s2p1, %i_k3s2p1 = argpool.max_pool %x window(kernel [3, 3] stride [2, 2] pad [1, 1])
      index(plane : i32) layout(channels_first) : tensor<?x?x?x?xf32>
  %d_k3s2p1 = argpool.max_unpool %v_k3s2p1, %i_k3s2p1 window(kernel [3, 3] stride [2, 2] pad [1, 1])
      index(plane) layout(channels_first)
      : tensor<?x?x?x?xf32>, tensor<?x?x?x?xi32>
  %v_any, %i_any = argpool.max_pool %x window(any rank 2)
      index(plane : i32) layout(channels_first) : tensor<?x?x?x?xf32>
  %d_any = argpool.max_unpool %v_any, %i_any window(any rank 2)
      index(plane) layout(channels_first)
      : tensor<?x?x?x?xf32>, tensor<?x?x?x?xi32>
  return %d_k2s2, %d_k3s2p1, %d_any : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>
}

func.func @cf_u8(%x: tensor<?x?x?x?xf32>) -> (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) {
  %v_k2s2, %i_k2s2 = argpool.max_pool %x window(kernel [2, 2])
      index(window : ui8) layout(channels_first) : tensor<?x?x?x?xf32>
  %d_k2s2 = argpool.max_unpool %v_k2s2, %i_k2s2 window(kernel [2, 2])
      index(window) layout(channels_first)
      : tensor<?x?x?x?xf32>, tensor<?x?x?x?xui8>
  %v_k3s2p1, %i_k3s2p1 = argpool.max_pool %x window(kernel [3, 3] stride [2, 2] pad [1, 1])
      index(window : ui8) layout(channels_first) : tensor<?x?x?x?xf32>
  %d_k3s2p1 = argpool.max_unpool %v_k3s2p1, %i_k3s2p1 window(kernel [3, 3] stride [2, 2] pad [1, 1])
      index(window) layout(channels_first)
      : tensor<?x?x?x?xf32>, tensor<?x?x?x?xui8>
  %v_any, %i_any = argpool.max_pool %x window(any rank 2)
      index(window : ui8) layout(channels_first) : tensor<?x?x?x?xf32>
  %d_any = argpool.max_unpool %v_any, %i_any window(any rank 2)
      index(window) layout(channels_first)
      : tensor<?x?x?x?xf32>, tensor<?x?x?x?xui8>
  return %d_k2s2, %d_k3s2p1, %d_any : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>
}

// Values alone.
func.func @cf_none(%x: tensor<?x?x?x?xf32>) -> (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) {
  %v_k2s2, %i_k2s2 = argpool.max_pool %x window(kernel [2, 2])
      index(plane : i64) layout(channels_first) : tensor<?x?x?x?xf32>
  %v_k3s2p1, %i_k3s2p1 = argpool.max_pool %x window(kernel [3, 3] stride [2, 2] pad [1, 1])
      index(plane : i64) layout(channels_first) : tensor<?x?x?x?xf32>
  %v_any, %i_any = argpool.max_pool %x window(any rank 2)
      index(plane : i64) layout(channels_first) : tensor<?x?x?x?xf32>
  return %v_k2s2, %v_k3s2p1, %v_any : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>
}

func.func @cl_i64(%x: tensor<?x?x?x?xf32>) -> (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) {
  %v_k2s2, %i_k2s2 = argpool.max_pool %x window(kernel [2, 2])
      index(plane : i64) layout(channels_last) : tensor<?x?x?x?xf32>
  %d_k2s2 = argpool.max_unpool %v_k2s2, %i_k2s2 window(kernel [2, 2])
      index(plane) layout(channels_last)
      : tensor<?x?x?x?xf32>, tensor<?x?x?x?xi64>
  %v_k3s2p1, %i_k3s2p1 = argpool.max_pool %x window(kernel [3, 3] stride [2, 2] pad [1, 1])
      index(plane : i64) layout(channels_last) : tensor<?x?x?x?xf32>
  %d_k3s2p1 = argpool.max_unpool %v_k3s2p1, %i_k3s2p1 window(kernel [3, 3] stride [2, 2] pad [1, 1])
      index(plane) layout(channels_last)
      : tensor<?x?x?x?xf32>, tensor<?x?x?x?xi64>
  %v_any, %i_any = argpool.max_pool %x window(any rank 2)
      index(plane : i64) layout(channels_last) : tensor<?x?x?x?xf32>
  %d_any = argpool.max_unpool %v_any, %i_any window(any rank 2)
      index(plane) layout(channels_last)
      : tensor<?x?x?x?xf32>, tensor<?x?x?x?xi64>
  return %d_k2s2, %d_k3s2p1, %d_any : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>
}

func.func @cl_i32(%x: tensor<?x?x?x?xf32>) -> (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) {
  %v_k2s2, %i_k2s2 = argpool.max_pool %x window(kernel [2, 2])
      index(plane : i32) layout(channels_last) : tensor<?x?x?x?xf32>
  %d_k2s2 = argpool.max_unpool %v_k2s2, %i_k2s2 window(kernel [2, 2])
      index(plane) layout(channels_last)
      : tensor<?x?x?x?xf32>, tensor<?x?x?x?xi32>
  %v_k3s2p1, %i_k3s2p1 = argpool.max_pool %x window(kernel [3, 3] stride [2, 2] pad [1, 1])
      index(plane : i32) layout(channels_last) : tensor<?x?x?x?xf32>
  %d_k3s2p1 = argpool.max_unpool %v_k3s2p1, %i_k3s2p1 window(kernel [3, 3] stride [2, 2] pad [1, 1])
      index(plane) layout(channels_last)
      : tensor<?x?x?x?xf32>, tensor<?x?x?x?xi32>
  %v_any, %i_any = argpool.max_pool %x window(any rank 2)
      index(plane : i32) layout(channels_last) : tensor<?x?x?x?xf32>
  %d_any = argpool.max_unpool %v_any, %i_any window(any rank 2)
      index(plane) layout(channels_last)
      : tensor<?x?x?x?xf32>, tensor<?x?x?x?xi32>
  return %d_k2s2, %d_k3s2p1, %d_any : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>
}

func.func @cl_u8(%x: tensor<?x?x?x?xf32>) -> (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) {
  %v_k2s2, %i_k2s2 = argpool.max_pool %x window(kernel [2, 2])
      index(window : ui8) layout(channels_last) : tensor<?x?x?x?xf32>
  %d_k2s2 = argpool.max_unpool %v_k2s2, %i_k2s2 window(kernel [2, 2])
      index(window) layout(channels_last)
      : tensor<?x?x?x?xf32>, tensor<?x?x?x?xui8>
  %v_k3s2p1, %i_k3s2p1 = argpool.max_pool %x window(kernel [3, 3] stride [2, 2] pad [1, 1])
      index(window : ui8) layout(channels_last) : tensor<?x?x?x?xf32>
  %d_k3s2p1 = argpool.max_unpool %v_k3s2p1, %i_k3s2p1 window(kernel [3, 3] stride [2, 2] pad [1, 1])
      index(window) layout(channels_last)
      : tensor<?x?x?x?xf32>, tensor<?x?x?x?xui8>
  %v_any, %i_any = argpool.max_pool %x window(any rank 2)
      index(window : ui8) layout(channels_last) : tensor<?x?x?x?xf32>
  %d_any = argpool.max_unpool %v_any, %i_any window(any rank 2)
      index(window) layout(channels_last)
      : tensor<?x?x?x?xf32>, tensor<?x?x?x?xui8>
  return %d_k2s2, %d_k3s2p1, %d_any : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>
}

// Values alone.
func.func @cl_none(%x: tensor<?x?x?x?xf32>) -> (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) {
  %v_k2s2, %i_k2s2 = argpool.max_pool %x window(kernel [2, 2])
      index(plane : i64) layout(channels_last) : tensor<?x?x?x?xf32>
  %v_k3s2p1, %i_k3s2p1 = argpool.max_pool %x window(kernel [3, 3] stride [2, 2] pad [1, 1])
      index(plane : i64) layout(channels_last) : tensor<?x?x?x?xf32>
  %v_any, %i_any = argpool.max_pool %x window(any rank 2)
      index(plane : i64) layout(channels_last) : tensor<?x?x?x?xf32>
  return %v_k2s2, %v_k3s2p1, %v_any : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>
}
