// Regions of volumes (N, C, D, H, W) and of lines (N, C, W): what programs know by name, windows of
// all kinds, and one that is too deep for one kernel.
// SPDX-License-Identifier: MIT

!volume = tensor<?x?x?x?x?xf32>

// Peaks, as frameworks compute them.
func.func @peaks(%s: !volume) -> !volume {
  %out = argpool.region(%x = %s) : (!volume) -> !volume {
    %p = argpool.pool max %x kernel [3, 3, 3] : f32
    %e = arith.cmpf oeq, %x, %p : f32
    %f = arith.uitofp %e : i1 to f32
    %r = arith.mulf %x, %f : f32
    argpool.yield %r : f32
  }
  return %out : !volume
}

// A level of clDice's soft skeleton, as MONAI has it of volumes.
func.func @skeleton(%image: !volume, %sum: !volume) -> (!volume, !volume) {
  %a, %b = argpool.region(%x = %image, %y = %sum) : (!volume, !volume) -> (!volume, !volume) {
    %zero = arith.constant 0.0 : f32
    %u = argpool.pool min %x kernel [3, 1, 1] : f32
    %v = argpool.pool min %x kernel [1, 3, 1] : f32
    %w = argpool.pool min %x kernel [1, 1, 3] : f32
    %l = arith.cmpf olt, %v, %u : f32
    %uv = arith.select %l, %v, %u : f32
    %m = arith.cmpf olt, %w, %uv : f32
    %e = arith.select %m, %w, %uv : f32
    %o = argpool.pool max %e kernel [3, 3, 3] : f32
    %d = arith.subf %x, %o : f32
    %below = arith.cmpf ole, %d, %zero : f32
    %delta = arith.select %below, %zero, %d : f32
    %part = arith.mulf %y, %delta : f32
    %n = arith.subf %delta, %part : f32
    %under = arith.cmpf ole, %n, %zero : f32
    %more = arith.select %under, %zero, %n : f32
    %r = arith.addf %y, %more : f32
    argpool.yield %e, %r : f32, f32
  }
  return %a, %b : !volume, !volume
}

// Opening of bytes by even and dilated boxes, of volumes without N, and what is brighter than it.
!bytes = tensor<?x?x?x?xui8>
func.func @tophat(%s: !bytes) -> (!bytes, !bytes) {
  %a, %b = argpool.region(%x = %s) : (!bytes) -> (!bytes, !bytes) {
    %e = argpool.pool umin %x kernel [4, 7, 2] dilation [1, 1, 3] pad [1, 3, 3] : i8
    %o = argpool.pool umax %e kernel [4, 7, 2] dilation [1, 1, 3] pad [2, 3, 0] : i8
    %t = arith.subi %x, %o : i8
    argpool.yield %o, %t : i8, i8
  }
  return %a, %b : !bytes, !bytes
}

// Taps of windows along all axes, and sums by taps that a tensor holds.
!halves = tensor<?x?x?x?x?xf16>
!taps = tensor<?x?x?x?x?xui8>
func.func @taps(%s: !halves, %t: !taps) -> (!taps, !taps, !halves) {
  %a, %b, %c = argpool.region(%x = %s, %y = %t) : (!halves, !taps) -> (!taps, !taps, !halves) {
    %long = argpool.tap max %x kernel [5, 2, 4] dilation [1, 2, 1] pad [0, 2, 3] : f16
    %deep = argpool.tap min %x kernel [9, 1, 1] : f16
    %sum = argpool.pool_gradient %y, %x kernel [3, 2, 4] dilation [2, 1, 1] pad [2, 0, 1] : f16
    argpool.yield %long, %deep, %sum : i8, i8, f16
  }
  return %a, %b, %c : !taps, !taps, !halves
}

// Too deep for one kernel: parts, one of them without a pool.
func.func @deep(%s: !volume) -> (!volume, tensor<?x?x?x?x?xi1>) {
  %a, %b = argpool.region(%x = %s) : (!volume) -> (!volume, tensor<?x?x?x?x?xi1>) {
    %half = arith.constant 0.5 : f32
    %p = argpool.pool max %x kernel [9, 8, 9] : f32
    %q = argpool.pool min %p kernel [9, 9, 8] : f32
    %d = arith.subf %x, %q : f32
    %m = arith.cmpf ogt, %d, %half : f32
    %n = argpool.pool any %m kernel [16, 3, 3] : i1
    %r = argpool.pool max %d kernel [3, 17, 17] : f32
    %t = argpool.pool min %r kernel [17, 3, 17] : f32
    %u = arith.select %n, %t, %x : f32
    %v = argpool.pool max %u kernel [8, 8, 8] : f32
    argpool.yield %v, %n : f32, i1
  }
  return %a, %b : !volume, tensor<?x?x?x?x?xi1>
}

// Lines: opening of a signal, and where it stands out.
!line = tensor<?x?x?xf64>
func.func @signal(%s: !line) -> (!line, tensor<?x?x?xi1>) {
  %a, %b = argpool.region(%x = %s) : (!line) -> (!line, tensor<?x?x?xi1>) {
    %e = argpool.pool min %x kernel [25] : f64
    %o = argpool.pool max %e kernel [25] : f64
    %d = arith.subf %x, %o : f64
    %p = argpool.pool max %d kernel [4] dilation [2] pad [0] : f64
    %m = arith.cmpf oeq, %d, %p : f64
    argpool.yield %o, %m : f64, i1
  }
  return %a, %b : !line, tensor<?x?x?xi1>
}
