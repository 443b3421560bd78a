// What demo.cpp needs from argpool: pooling by 2x2 and by overlapping 3x3 windows, and back.
// Heights and widths are known only at run time: any photograph will do.

func.func @pool2(%photo: tensor<?x3x?x?xf32>) -> (tensor<?x3x?x?xf32>, tensor<?x3x?x?xi64>) {
  %values, %indices = argpool.max_pool %photo window(kernel [2, 2] stride [2, 2])
      index(plane : i64) layout(channels_first) : tensor<?x3x?x?xf32>
  return %values, %indices : tensor<?x3x?x?xf32>, tensor<?x3x?x?xi64>
}

func.func @unpool2(%values: tensor<?x3x?x?xf32>, %indices: tensor<?x3x?x?xi64>)
    -> tensor<?x3x?x?xf32> {
  %photo = argpool.max_unpool %values, %indices window(kernel [2, 2] stride [2, 2])
      index(plane) layout(channels_first) : tensor<?x3x?x?xf32>, tensor<?x3x?x?xi64>
  return %photo : tensor<?x3x?x?xf32>
}

func.func @pool3(%photo: tensor<?x3x?x?xf32>) -> (tensor<?x3x?x?xf32>, tensor<?x3x?x?xi64>) {
  %values, %indices = argpool.max_pool %photo window(kernel [3, 3] stride [2, 2] pad [1, 1])
      index(plane : i64) layout(channels_first) : tensor<?x3x?x?xf32>
  return %values, %indices : tensor<?x3x?x?xf32>, tensor<?x3x?x?xi64>
}

func.func @unpool3(%values: tensor<?x3x?x?xf32>, %indices: tensor<?x3x?x?xi64>)
    -> tensor<?x3x?x?xf32> {
  %photo = argpool.max_unpool %values, %indices window(kernel [3, 3] stride [2, 2] pad [1, 1])
      index(plane) layout(channels_first) : tensor<?x3x?x?xf32>, tensor<?x3x?x?xi64>
  return %photo : tensor<?x3x?x?xf32>
}

// As pool2 and unpool2, with tap numbers for indices: one byte each instead of eight.

func.func @pool2_taps(%photo: tensor<?x3x?x?xf32>) -> (tensor<?x3x?x?xf32>, tensor<?x3x?x?xui8>) {
  %values, %indices = argpool.max_pool %photo window(kernel [2, 2] stride [2, 2])
      index(window : ui8) layout(channels_first) : tensor<?x3x?x?xf32>
  return %values, %indices : tensor<?x3x?x?xf32>, tensor<?x3x?x?xui8>
}

func.func @unpool2_taps(%values: tensor<?x3x?x?xf32>, %indices: tensor<?x3x?x?xui8>)
    -> tensor<?x3x?x?xf32> {
  %photo = argpool.max_unpool %values, %indices window(kernel [2, 2] stride [2, 2])
      index(window) layout(channels_first) : tensor<?x3x?x?xf32>, tensor<?x3x?x?xui8>
  return %photo : tensor<?x3x?x?xf32>
}
