// XLA's foreign function interface, as far as the adapter uses it: a handler is called with a frame
// of buffers and attributes. Version 0.1 and later have these structs; one that breaks them would
// have another major version, and XLA would refuse the handler.
// SPDX-License-Identifier: MIT
#pragma once

#include <stddef.h>
#include <stdint.h>

namespace argpool_jax {

// XLA_FFI_DataType
enum DataType : int32_t {
  kPred = 1, kS8 = 2, kS16 = 3, kS32 = 4, kS64 = 5, kU8 = 6, kU16 = 7, kU32 = 8, kU64 = 9,
  kF16 = 10, kF32 = 11, kF64 = 12, kC64 = 15, kBF16 = 16,
};
// XLA_FFI_Error_Code
enum ErrorCode : int32_t { kInvalidArgument = 3 };
// XLA_FFI_ExecutionStage
enum Stage : int32_t { kExecute = 3 };

constexpr int32_t kMetadata = 1;  // XLA_FFI_Extension_Type: XLA queries what the handler is
constexpr int32_t kArray = 1;     // XLA_FFI_AttrType

struct Extension {
  size_t struct_size;
  int32_t type;
  Extension* next;
};

struct Version {
  size_t struct_size;
  Extension* extension;
  int32_t major, minor;
};

struct Metadata {
  size_t struct_size;
  Version version;
  uint32_t traits;
};

struct MetadataExtension {
  Extension base;
  Metadata* metadata;
};

struct Buffer {
  size_t struct_size;
  Extension* extension;
  DataType type;
  void* data;
  int64_t rank;
  int64_t* dims;
};

struct Array {
  DataType type;
  size_t size;
  void* data;
};

struct Name {
  const char* data;
  size_t size;
};

// XLA_FFI_Args and XLA_FFI_Rets
struct Buffers {
  size_t struct_size;
  Extension* extension;
  int64_t count;
  int32_t* types;
  Buffer** buffers;
};

struct Attributes {
  size_t struct_size;
  Extension* extension;
  int64_t count;
  int32_t* types;
  Name** names;
  void** values;
};

struct Error;

struct ErrorArguments {
  size_t struct_size;
  Extension* extension;
  const char* message;
  ErrorCode code;
};

struct Api {
  size_t struct_size;
  Extension* extension;
  Version version;
  const void* internal;
  Error* (*create_error)(ErrorArguments*);
};

struct Frame {
  size_t struct_size;
  Extension* extension;
  const Api* api;
  void* context;
  Stage stage;
  Buffers arguments, results;
  Attributes attributes;
};

}  // namespace argpool_jax
