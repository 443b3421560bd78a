// The structs of argpool_registry.h as LLVM types: fields in the header's order, aligned naturally.
// SPDX-License-Identifier: MIT
#pragma once

#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/LLVMContext.h"

namespace argpool::emit {

struct TableTypes {
  explicit TableTypes(llvm::LLVMContext &context) {
    using namespace llvm;
    auto *ptr = PointerType::get(context, 0);
    auto *i32 = Type::getInt32Ty(context), *i64 = Type::getInt64Ty(context);
    auto *f32 = Type::getFloatTy(context);
    xyz = ArrayType::get(i32, 3);
    window = StructType::get(context, {xyz, xyz, xyz, xyz});
    target = StructType::get(context, {ptr, i64, i32, i32, ptr});
    guard = StructType::get(context, SmallVector<Type *>(8, i32));
    cost = StructType::get(context, SmallVector<Type *>(15, f32));
    cpu = StructType::get(
        context,
        {ptr, ArrayType::get(Type::getInt8Ty(context), 12), i32, i32, i32, f32, f32, f32, i32,
         i64});
    row = StructType::get(context, {ptr, ptr, guard, i32, i32, i32, i32});
    kernel = StructType::get(context, {i32, i32, i32, window});
    table = StructType::get(context, {i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr,
                                      ptr, ptr, ptr, ptr});
  }

  llvm::ArrayType *xyz;
  llvm::StructType *window, *target, *guard, *cost, *cpu, *row, *kernel, *table;
};

}  // namespace argpool::emit
