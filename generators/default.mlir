// The kernels of libargpool: windows told at run time, so that every call finds a kernel, and the
// two that most networks use compiled in; both layouts, every type of index.
// SPDX-License-Identifier: MIT

!cells = tensor<?x?x?x?xf32>
!i64s = tensor<?x?x?x?xi64>
!i32s = tensor<?x?x?x?xi32>
!taps = tensor<?x?x?x?xui8>

func.func @cf_i64(%x: !cells) -> (!cells, !cells, !cells) {
  %v_k2s2, %i_k2s2 = argpool.max_pool %x window(kernel [2, 2])
      index(plane : i64) layout(channels_first) : !cells
  %d_k2s2 = argpool.max_unpool %v_k2s2, %i_k2s2 window(kernel [2, 2])
      index(plane) layout(channels_first) : !cells, !i64s
  %v_k3s2p1, %i_k3s2p1 = argpool.max_pool %x window(kernel [3, 3] stride [2, 2] pad [1, 1])
      index(plane : i64) layout(channels_first) : !cells
  %d_k3s2p1 = argpool.max_unpool %v_k3s2p1, %i_k3s2p1 window(kernel [3, 3] stride [2, 2] pad [1, 1])
      index(plane) layout(channels_first) : !cells, !i64s
  %v_any, %i_any = argpool.max_pool %x window(any rank 2)
      index(plane : i64) layout(channels_first) : !cells
  %d_any = argpool.max_unpool %v_any, %i_any window(any rank 2)
      index(plane) layout(channels_first) : !cells, !i64s
  return %d_k2s2, %d_k3s2p1, %d_any : !cells, !cells, !cells
}

func.func @cf_i32(%x: !cells) -> (!cells, !cells, !cells) {
  %v_k2s2, %i_k2s2 = argpool.max_pool %x window(kernel [2, 2])
      index(plane : i32) layout(channels_first) : !cells
  %d_k2s2 = argpool.max_unpool %v_k2s2, %i_k2s2 window(kernel [2, 2])
      index(plane) layout(channels_first) : !cells, !i32s
  %v_k3s2p1, %i_k3s2p1 = argpool.max_pool %x window(kernel [3, 3] stride [2, 2] pad [1, 1])
      index(plane : i32) layout(channels_first) : !cells
  %d_k3s2p1 = argpool.max_unpool %v_k3s2p1, %i_k3s2p1 window(kernel [3, 3] stride [2, 2] pad [1, 1])
      index(plane) layout(channels_first) : !cells, !i32s
  %v_any, %i_any = argpool.max_pool %x window(any rank 2)
      index(plane : i32) layout(channels_first) : !cells
  %d_any = argpool.max_unpool %v_any, %i_any window(any rank 2)
      index(plane) layout(channels_first) : !cells, !i32s
  return %d_k2s2, %d_k3s2p1, %d_any : !cells, !cells, !cells
}

func.func @cf_u8(%x: !cells) -> (!cells, !cells, !cells) {
  %v_k2s2, %i_k2s2 = argpool.max_pool %x window(kernel [2, 2])
      index(window : ui8) layout(channels_first) : !cells
  %d_k2s2 = argpool.max_unpool %v_k2s2, %i_k2s2 window(kernel [2, 2])
      index(window) layout(channels_first) : !cells, !taps
  %v_k3s2p1, %i_k3s2p1 = argpool.max_pool %x window(kernel [3, 3] stride [2, 2] pad [1, 1])
      index(window : ui8) layout(channels_first) : !cells
  %d_k3s2p1 = argpool.max_unpool %v_k3s2p1, %i_k3s2p1 window(kernel [3, 3] stride [2, 2] pad [1, 1])
      index(window) layout(channels_first) : !cells, !taps
  %v_any, %i_any = argpool.max_pool %x window(any rank 2)
      index(window : ui8) layout(channels_first) : !cells
  %d_any = argpool.max_unpool %v_any, %i_any window(any rank 2)
      index(window) layout(channels_first) : !cells, !taps
  return %d_k2s2, %d_k3s2p1, %d_any : !cells, !cells, !cells
}

// Values alone.
func.func @cf_none(%x: !cells) -> (!cells, !cells, !cells) {
  %v_k2s2, %i_k2s2 = argpool.max_pool %x window(kernel [2, 2])
      index(plane : i64) layout(channels_first) : !cells
  %v_k3s2p1, %i_k3s2p1 = argpool.max_pool %x window(kernel [3, 3] stride [2, 2] pad [1, 1])
      index(plane : i64) layout(channels_first) : !cells
  %v_any, %i_any = argpool.max_pool %x window(any rank 2)
      index(plane : i64) layout(channels_first) : !cells
  return %v_k2s2, %v_k3s2p1, %v_any : !cells, !cells, !cells
}

func.func @cl_i64(%x: !cells) -> (!cells, !cells, !cells) {
  %v_k2s2, %i_k2s2 = argpool.max_pool %x window(kernel [2, 2])
      index(plane : i64) layout(channels_last) : !cells
  %d_k2s2 = argpool.max_unpool %v_k2s2, %i_k2s2 window(kernel [2, 2])
      index(plane) layout(channels_last) : !cells, !i64s
  %v_k3s2p1, %i_k3s2p1 = argpool.max_pool %x window(kernel [3, 3] stride [2, 2] pad [1, 1])
      index(plane : i64) layout(channels_last) : !cells
  %d_k3s2p1 = argpool.max_unpool %v_k3s2p1, %i_k3s2p1 window(kernel [3, 3] stride [2, 2] pad [1, 1])
      index(plane) layout(channels_last) : !cells, !i64s
  %v_any, %i_any = argpool.max_pool %x window(any rank 2)
      index(plane : i64) layout(channels_last) : !cells
  %d_any = argpool.max_unpool %v_any, %i_any window(any rank 2)
      index(plane) layout(channels_last) : !cells, !i64s
  return %d_k2s2, %d_k3s2p1, %d_any : !cells, !cells, !cells
}

func.func @cl_i32(%x: !cells) -> (!cells, !cells, !cells) {
  %v_k2s2, %i_k2s2 = argpool.max_pool %x window(kernel [2, 2])
      index(plane : i32) layout(channels_last) : !cells
  %d_k2s2 = argpool.max_unpool %v_k2s2, %i_k2s2 window(kernel [2, 2])
      index(plane) layout(channels_last) : !cells, !i32s
  %v_k3s2p1, %i_k3s2p1 = argpool.max_pool %x window(kernel [3, 3] stride [2, 2] pad [1, 1])
      index(plane : i32) layout(channels_last) : !cells
  %d_k3s2p1 = argpool.max_unpool %v_k3s2p1, %i_k3s2p1 window(kernel [3, 3] stride [2, 2] pad [1, 1])
      index(plane) layout(channels_last) : !cells, !i32s
  %v_any, %i_any = argpool.max_pool %x window(any rank 2)
      index(plane : i32) layout(channels_last) : !cells
  %d_any = argpool.max_unpool %v_any, %i_any window(any rank 2)
      index(plane) layout(channels_last) : !cells, !i32s
  return %d_k2s2, %d_k3s2p1, %d_any : !cells, !cells, !cells
}

func.func @cl_u8(%x: !cells) -> (!cells, !cells, !cells) {
  %v_k2s2, %i_k2s2 = argpool.max_pool %x window(kernel [2, 2])
      index(window : ui8) layout(channels_last) : !cells
  %d_k2s2 = argpool.max_unpool %v_k2s2, %i_k2s2 window(kernel [2, 2])
      index(window) layout(channels_last) : !cells, !taps
  %v_k3s2p1, %i_k3s2p1 = argpool.max_pool %x window(kernel [3, 3] stride [2, 2] pad [1, 1])
      index(window : ui8) layout(channels_last) : !cells
  %d_k3s2p1 = argpool.max_unpool %v_k3s2p1, %i_k3s2p1 window(kernel [3, 3] stride [2, 2] pad [1, 1])
      index(window) layout(channels_last) : !cells, !taps
  %v_any, %i_any = argpool.max_pool %x window(any rank 2)
      index(window : ui8) layout(channels_last) : !cells
  %d_any = argpool.max_unpool %v_any, %i_any window(any rank 2)
      index(window) layout(channels_last) : !cells, !taps
  return %d_k2s2, %d_k3s2p1, %d_any : !cells, !cells, !cells
}

// Values alone.
func.func @cl_none(%x: !cells) -> (!cells, !cells, !cells) {
  %v_k2s2, %i_k2s2 = argpool.max_pool %x window(kernel [2, 2])
      index(plane : i64) layout(channels_last) : !cells
  %v_k3s2p1, %i_k3s2p1 = argpool.max_pool %x window(kernel [3, 3] stride [2, 2] pad [1, 1])
      index(plane : i64) layout(channels_last) : !cells
  %v_any, %i_any = argpool.max_pool %x window(any rank 2)
      index(plane : i64) layout(channels_last) : !cells
  return %v_k2s2, %v_k3s2p1, %v_any : !cells, !cells, !cells
}
