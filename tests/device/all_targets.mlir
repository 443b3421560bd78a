// One library for the CPU and both kinds of devices.
// SPDX-License-Identifier: MIT
func.func @pool(%x: tensor<?x?x?x?xf32>) -> (tensor<?x?x?x?xf32>, tensor<?x?x?x?xi64>) {
  %v, %i = argpool.max_pool %x window(kernel [2, 2] stride [2, 2])
      index(plane : i64) layout(channels_first) : tensor<?x?x?x?xf32>
  return %v, %i : tensor<?x?x?x?xf32>, tensor<?x?x?x?xi64>
}
