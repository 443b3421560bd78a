// The dialect and its enumerations: the words that operations and the plan are written in.
// Numbers are those of argpool.h and argpool_registry.h; plan.cpp asserts that they agree.
// SPDX-License-Identifier: MIT
#ifndef ARGPOOL_DIALECT_TD
#define ARGPOOL_DIALECT_TD

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def Argpool_Dialect : Dialect {
  let name = "argpool";
  let cppNamespace = "::argpool";
  let summary = "Max pooling with index capture, max unpooling, and the plan of a library.";
  let dependentDialects = ["::mlir::arith::ArithDialect"];
  let useDefaultAttributePrinterParser = 1;
}

class Argpool_Enum<string name, string summary, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, summary, cases> {
  let cppNamespace = "::argpool";
  let genSpecializedAttr = 0;
}

// ---- What a spec says ---------------------------------------------------------------------------

def Argpool_IndexSpace : Argpool_Enum<"IndexSpace", "what an index means (C7)", [
  I32EnumAttrCase<"Plane", 0, "plane">,
  I32EnumAttrCase<"Tensor", 1, "tensor">,
  I32EnumAttrCase<"TensorColmajor", 2, "tensor_colmajor">,
  I32EnumAttrCase<"Image", 3, "image">,
  I32EnumAttrCase<"BatchImage", 4, "batch_image">,
  I32EnumAttrCase<"Window", 5, "window">,
  I32EnumAttrCase<"TensorDefaultShape", 6, "tensor_default_shape">]>;
def Argpool_IndexSpaceAttr : EnumAttr<Argpool_Dialect, Argpool_IndexSpace, "index_space">;

def Argpool_Duplicates : Argpool_Enum<"Duplicates", "where several values name one cell (C8)", [
  I32EnumAttrCase<"Last", 0, "last">,
  I32EnumAttrCase<"Sum", 1, "sum">,
  I32EnumAttrCase<"Exact", 2, "exact">]>;
def Argpool_DuplicatesAttr : EnumAttr<Argpool_Dialect, Argpool_Duplicates, "duplicates">;

def Argpool_Layout : Argpool_Enum<"Layout", "how tensors lie in memory", [
  I32EnumAttrCase<"ChannelsFirst", 1, "channels_first">,
  I32EnumAttrCase<"ChannelsLast", 2, "channels_last">]>;
def Argpool_LayoutAttr : EnumAttr<Argpool_Dialect, Argpool_Layout, "layout">;

// ---- What the plan says -------------------------------------------------------------------------

def Argpool_KernelKind : Argpool_Enum<"KernelKind", "the operation a kernel computes", [
  I32EnumAttrCase<"MaxPool", 1, "max_pool">,
  I32EnumAttrCase<"MaxUnpool", 2, "max_unpool">,
  I32EnumAttrCase<"MaxPoolBackward", 3, "max_pool_backward">,
  I32EnumAttrCase<"MaxUnpoolBackward", 4, "max_unpool_backward">,
  I32EnumAttrCase<"CheckIndices", 5, "check_indices">,
  I32EnumAttrCase<"LocateIndex", 6, "locate_index">,
  I32EnumAttrCase<"MaxUnpoolScatter", 7, "max_unpool_scatter">,
  I32EnumAttrCase<"MaxPoolBackwardScatter", 8, "max_pool_backward_scatter">,
  I32EnumAttrCase<"MaxUnpoolBackwardExact", 9, "max_unpool_backward_exact">,
  I32EnumAttrCase<"ReportIndex", 10, "report_index">,
  I32EnumAttrCase<"MaxMask", 11, "max_mask">]>;
def Argpool_KernelKindAttr : EnumAttr<Argpool_Dialect, Argpool_KernelKind, "kernel_kind">;

// x8 … x64 are bits that are moved, or added as integers that wrap; helpers that see no elements
// have none.
def Argpool_ElemKind : Argpool_Enum<"ElemKind", "a kernel's element type", [
  I32EnumAttrCase<"None", 0, "none">,
  I32EnumAttrCase<"F64", 1, "f64">, I32EnumAttrCase<"F32", 2, "f32">,
  I32EnumAttrCase<"F16", 3, "f16">, I32EnumAttrCase<"BF16", 4, "bf16">,
  I32EnumAttrCase<"I64", 5, "i64">, I32EnumAttrCase<"I32", 6, "i32">,
  I32EnumAttrCase<"I16", 7, "i16">, I32EnumAttrCase<"I8", 8, "i8">,
  I32EnumAttrCase<"U8", 9, "u8">,
  I32EnumAttrCase<"X8", 10, "x8">, I32EnumAttrCase<"X16", 11, "x16">,
  I32EnumAttrCase<"X32", 12, "x32">, I32EnumAttrCase<"X64", 13, "x64">]>;
def Argpool_ElemKindAttr : EnumAttr<Argpool_Dialect, Argpool_ElemKind, "elem_kind">;

def Argpool_IndexKind : Argpool_Enum<"IndexKind", "a kernel's index type", [
  I32EnumAttrCase<"None", 0, "none">,
  I32EnumAttrCase<"I64", 1, "i64">, I32EnumAttrCase<"I32", 2, "i32">,
  I32EnumAttrCase<"U8", 3, "u8">, I32EnumAttrCase<"U16", 4, "u16">]>;
def Argpool_IndexKindAttr : EnumAttr<Argpool_Dialect, Argpool_IndexKind, "index_kind">;

def Argpool_WindowClass : Argpool_Enum<"WindowClass", "windows that a variant is for", [
  I32EnumAttrCase<"Compiled", 0, "compiled">,
  I32EnumAttrCase<"Disjoint", 1, "disjoint">,
  I32EnumAttrCase<"Overlapping", 2, "overlapping">]>;

def Argpool_Device : Argpool_Enum<"Device", "where a target's rows run (DLDeviceType)", [
  I32EnumAttrCase<"CPU", 1, "cpu">, I32EnumAttrCase<"CUDA", 2, "cuda">,
  I32EnumAttrCase<"OpenCL", 4, "opencl">]>;
def Argpool_DeviceAttr : EnumAttr<Argpool_Dialect, Argpool_Device, "device">;

def Argpool_CpuFeatures : I32BitEnumAttr<"CpuFeatures", "what a target asks of the CPU", [
  I32BitEnumAttrCaseBit<"SSE41", 0, "sse41">, I32BitEnumAttrCaseBit<"AVX", 1, "avx">,
  I32BitEnumAttrCaseBit<"F16C", 2, "f16c">, I32BitEnumAttrCaseBit<"FMA", 3, "fma">,
  I32BitEnumAttrCaseBit<"AVX2", 4, "avx2">, I32BitEnumAttrCaseBit<"AVX512F", 5, "avx512f">,
  I32BitEnumAttrCaseBit<"AVX512BW", 6, "avx512bw">,
  I32BitEnumAttrCaseBit<"AVX512DQ", 7, "avx512dq">,
  I32BitEnumAttrCaseBit<"AVX512VL", 8, "avx512vl">,
  I32BitEnumAttrCaseBit<"AVX512CD", 9, "avx512cd">, I32BitEnumAttrCaseBit<"Neon", 10, "neon">,
  I32BitEnumAttrCaseBit<"Popcnt", 11, "popcnt">,
  I32BitEnumAttrCaseBit<"SIMD128", 12, "simd128">,
  I32BitEnumAttrCaseBit<"RVV128", 13, "rvv128">]> {
  let cppNamespace = "::argpool";
  let genSpecializedAttr = 0;
  let separator = ", ";
}
def Argpool_CpuFeaturesAttr : EnumAttr<Argpool_Dialect, Argpool_CpuFeatures, "cpu">;

// Prefetches are those of x86 CPUs (emit/passes/prefetches.cpp); lines are what a row's cost counts
// as one (argpool_registry.h).
def Argpool_Hints : I32BitEnumAttr<"Hints", "what finishing, and choosing, a row must know", [
  I32BitEnumAttrCaseBit<"PrefetchCells", 0, "prefetch_cells">,
  I32BitEnumAttrCaseBit<"PrefetchCellsByRow", 1, "prefetch_cells_by_row">,
  I32BitEnumAttrCaseBit<"PrefetchInputs", 2, "prefetch_inputs">,
  I32BitEnumAttrCaseBit<"PrefetchOutput", 3, "prefetch_output">,
  I32BitEnumAttrCaseBit<"JoinedLines", 4, "joined_lines">,
  I32BitEnumAttrCaseBit<"ChannelLines", 5, "channel_lines">,
  I32BitEnumAttrCaseBit<"WholeWindows", 6, "whole_windows">,
  I32BitEnumAttrCaseBit<"WholeIfUnpadded", 7, "whole_if_unpadded">,
  I32BitEnumAttrCaseBit<"SameExtents", 8, "same_extents">,
  I32BitEnumAttrCaseBit<"InvertsBits", 9, "inverts_bits">]> {
  let cppNamespace = "::argpool";
  let genSpecializedAttr = 0;
  let separator = ", ";
}
def Argpool_HintsAttr : EnumAttr<Argpool_Dialect, Argpool_Hints, "hint">;

#endif
