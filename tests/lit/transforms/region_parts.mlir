// Regions too deep for one kernel: parts of equal depth, which share rows; where fewest bytes lie
// between; parts without a pool; no cut where each part would have too many tensors; 1,000 pools are
// refused before.
// DEFINE: %{chain} = python3 %S/Inputs/chain.py
// RUN: %{chain} 60 3 > %t.60
// RUN: argpool-opt %t.60 --argpool-region-rows | FileCheck %s --check-prefix=SIXTY
// RUN: %{chain} 1000 3 > %t.1000
// RUN: not argpool-opt %t.1000 --argpool-region-rows 2>&1 | FileCheck %s --check-prefix=MANY
// RUN: %{chain} 30 31 --keep > %t.keep
// RUN: argpool-opt %t.keep --argpool-region-rows | FileCheck %s --check-prefix=KEEP
// RUN: %{chain} 1 3 --tail 70 > %t.tail
// RUN: argpool-opt %t.tail --argpool-region-rows | FileCheck %s --check-prefix=TAIL
// RUN: %{chain} 30 31 --keep --yield 7 > %t.yield
// RUN: not argpool-opt %t.yield --argpool-region-rows 2>&1 | FileCheck %s --check-prefix=YIELD
// RUN: %{chain} 20 3 --product > %t.product
// RUN: argpool-opt %t.product --argpool-region-gradients 2>&1 | FileCheck %s --check-prefix=PRODUCT
// RUN: argpool-opt %t.60 --argpool-region-rows -o %t.once
// RUN: argpool-opt %t.once --argpool-region-rows | diff %t.once -
// RUN: %{chain} 12 3 --mask 8 > %t.mask
// RUN: argpool-opt %t.mask --argpool-region-rows | FileCheck %s --check-prefix=MASK
// RUN: %{chain} 1 3 --tail 70 --volumes > %t.volumes
// RUN: argpool-opt %t.volumes --argpool-region-rows | FileCheck %s --check-prefix=VOLUMES

// SIXTY: argpool.pipeline @[[PART:region_[0-9a-f]*]]__base_planes of "[[PART]]" region "a: in f32; b: max f32 a 3x3
// SIXTY: argpool.pipeline @[[PART]]__base_rows of
// SIXTY: argpool.pipeline @[[PART]]__base_rows_last of
// SIXTY: argpool.pipeline @[[PART]]__base_rows_v1 of
// SIXTY-NOT: argpool.pipeline
// SIXTY: argpool.split @{{region_[0-9a-f]*}} region "a: in f32; {{.*}}; out f32 {{[a-z0-9]*}}" parts ["[[PART]]", "[[PART]]", "[[PART]]", "[[PART]]"] values [array<i64: 0, 2>, array<i64: 2, 6>, array<i64: 6, 2>, array<i64: 2, 1>] between 8
// MANY: 'argpool.region' op has 1000 operations, 1000 of them pools; accepted are 256 and 64: make two regions of it, with tensors between
// KEEP: argpool.split {{.*}} between 120
// TAIL: argpool.split {{.*}} values [array<i64: 0, 2>, array<i64: {{.*}}, 1>] between 4
// YIELD: 'argpool.region' op is too deep for one kernel, and cannot be cut into parts of 16 inputs and results or fewer: make several regions of it, with tensors between
// PRODUCT: func.func @chain_backward
// MASK: __base_rows of {{.*}} region "a: in f32; {{.*}}m: max f32 l 3x3 1x1 1x1; n: oeq i1 m m; out i1 n"
// MASK: __base_rows of {{.*}} region "a: in i1; b: any i1 a 3x3 1x1 1x1; {{.*}}out i1 i"
// MASK: argpool.split {{.*}} between 1
// A part of volumes is one without a pool, too.
// VOLUMES: __base_rows of {{.*}} region "rank 3; a: in f32; b: max f32 a 3x3x3 1x1x1 1x1x1; {{.*}}"
// VOLUMES: __base_rows of {{.*}} region "rank 3; a: in f32; b: in f32; c: add f32 {{.*}}"
// VOLUMES: argpool.split {{.*}} region "rank 3; a: in f32;
