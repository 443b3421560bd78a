// The part of ONNX Runtime's C interface that the provider uses: functions by their slot in the
// tables of versions 1.23 and later, where a slot never moves. No header of ONNX Runtime is needed;
// tests/onnxruntime/abi.cpp compares this one with it where it is installed.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

struct OrtStatus;
struct OrtValue;
struct OrtTypeInfo;
struct OrtTensorTypeAndShapeInfo;
struct OrtKernelContext;
struct OrtSessionOptions;
struct OrtLogger;
struct OrtHardwareDevice;
struct OrtKeyValuePairs;
struct OrtEpDevice;
struct OrtEpGraphSupportInfo;
struct OrtNodeComputeContext;
struct OrtMemoryInfo;
struct OrtAllocator;
struct OrtDataTransferImpl;
struct OrtGraph;
struct OrtNode;
struct OrtValueInfo;
struct OrtOpAttr;
struct OrtEp;

namespace argpool::ort {

/// The version of the tables requested; newer ones begin with the same slots.
constexpr uint32_t kApiVersion = 23;

// Numbers of the C header's enumerations.
constexpr int kFail = 1, kInvalidArgument = 2;                         // OrtErrorCode
constexpr int kAttributeInt = 1, kAttributeInts = 2, kAttributeString = 5,
              kAttributeTensor = 8;                                    // OrtOpAttrType
constexpr int kDeviceCpu = 0;                                          // OrtHardwareDeviceType
constexpr int kArenaAllocator = 1;                                     // OrtAllocatorType
constexpr int kMemTypeDefault = 0;                                     // OrtMemType

using Status = OrtStatus *;
/// Leaves the function with what a call failed by.
#define TRY(call) \
  if (Status failed = (call)) return failed

// X(name, slot of OrtApi, signature).
#define ARGPOOL_ORT_API(X)                                                                        \
  X(CreateStatus, 0, Status(int, const char *))                                                   \
  X(GetTensorMutableData, 51, Status(OrtValue *, void **))                                        \
  X(CastTypeInfoToTensorInfo, 55,                                                                 \
    Status(const OrtTypeInfo *, const OrtTensorTypeAndShapeInfo **))                              \
  X(GetTensorElementType, 60, Status(const OrtTensorTypeAndShapeInfo *, int *))                   \
  X(GetDimensionsCount, 61, Status(const OrtTensorTypeAndShapeInfo *, size_t *))                  \
  X(GetDimensions, 62, Status(const OrtTensorTypeAndShapeInfo *, int64_t *, size_t))              \
  X(GetSymbolicDimensions, 63,                                                                    \
    Status(const OrtTensorTypeAndShapeInfo *, const char **, size_t))                             \
  X(GetTensorTypeAndShape, 65, Status(const OrtValue *, OrtTensorTypeAndShapeInfo **))            \
  X(CreateCpuMemoryInfo, 69, Status(int, int, OrtMemoryInfo **))                                  \
  X(AllocatorAlloc, 75, Status(OrtAllocator *, size_t, void **))                                  \
  X(AllocatorFree, 76, Status(OrtAllocator *, void *))                                            \
  X(KernelContext_GetInput, 90, Status(const OrtKernelContext *, size_t, const OrtValue **))      \
  X(KernelContext_GetOutput, 91,                                                                  \
    Status(OrtKernelContext *, size_t, const int64_t *, size_t, OrtValue **))                     \
  X(ReleaseStatus, 93, void(OrtStatus *))                                                         \
  X(ReleaseMemoryInfo, 94, void(OrtMemoryInfo *))                                                 \
  X(ReleaseValue, 96, void(OrtValue *))                                                           \
  X(ReleaseTensorTypeAndShapeInfo, 99, void(OrtTensorTypeAndShapeInfo *))                         \
  X(ReleaseAllocator, 132, void(OrtAllocator *))                                                  \
  X(KernelContext_GetAllocator, 253,                                                              \
    Status(const OrtKernelContext *, const OrtMemoryInfo *, OrtAllocator **))                     \
  X(ReadOpAttr, 272, Status(const OrtOpAttr *, int, void *, size_t, size_t *))                    \
  X(KernelContext_ParallelFor, 274,                                                               \
    Status(const OrtKernelContext *, void (*)(void *, size_t), size_t, size_t, void *))           \
  X(GetValueInfoName, 289, Status(const OrtValueInfo *, const char **))                           \
  X(GetValueInfoTypeInfo, 290, Status(const OrtValueInfo *, const OrtTypeInfo **))                \
  X(GetKeyValuePairs, 298,                                                                        \
    void(const OrtKeyValuePairs *, const char *const **, const char *const **, size_t *))         \
  X(ReleaseKeyValuePairs, 300, void(OrtKeyValuePairs *))                                          \
  X(HardwareDevice_Type, 307, int(const OrtHardwareDevice *))                                     \
  X(GetEpApi, 317, const void *const *())                                                         \
  X(GetTensorSizeInBytes, 318, Status(const OrtValue *, size_t *))                                \
  X(ValueInfo_GetValueNumConsumers, 324, Status(const OrtValueInfo *, size_t *))                  \
  X(ValueInfo_GetInitializerValue, 326, Status(const OrtValueInfo *, const OrtValue **))          \
  X(ValueInfo_IsGraphOutput, 330, Status(const OrtValueInfo *, bool *))                           \
  X(ValueInfo_IsConstantInitializer, 331, Status(const OrtValueInfo *, bool *))                   \
  X(Graph_GetNumNodes, 344, Status(const OrtGraph *, size_t *))                                   \
  X(Graph_GetNodes, 345, Status(const OrtGraph *, const OrtNode **, size_t))                      \
  X(Node_GetName, 349, Status(const OrtNode *, const char **))                                    \
  X(Node_GetOperatorType, 350, Status(const OrtNode *, const char **))                            \
  X(Node_GetDomain, 351, Status(const OrtNode *, const char **))                                  \
  X(Node_GetNumInputs, 353, Status(const OrtNode *, size_t *))                                    \
  X(Node_GetInputs, 354, Status(const OrtNode *, const OrtValueInfo **, size_t))                  \
  X(Node_GetNumOutputs, 355, Status(const OrtNode *, size_t *))                                   \
  X(Node_GetOutputs, 356, Status(const OrtNode *, const OrtValueInfo **, size_t))                 \
  X(Node_GetNumAttributes, 359, Status(const OrtNode *, size_t *))                                \
  X(Node_GetAttributes, 360, Status(const OrtNode *, const OrtOpAttr **, size_t))                 \
  X(OpAttr_GetTensorAttributeAsOrtValue, 362, Status(const OrtOpAttr *, OrtValue **))             \
  X(OpAttr_GetType, 363, Status(const OrtOpAttr *, int *))                                        \
  X(OpAttr_GetName, 364, Status(const OrtOpAttr *, const char **))                                \
  X(GetSessionOptionsConfigEntries, 379, Status(const OrtSessionOptions *, OrtKeyValuePairs **))

struct FusionOptions {  // OrtNodeFusionOptions
  uint32_t version = kApiVersion;
  bool drop_constant_initializers = false;
};

// X(name, slot of OrtEpApi, signature).
#define ARGPOOL_ORT_EP_API(X)                                                                     \
  X(CreateEpDevice, 0,                                                                            \
    Status(void *, const OrtHardwareDevice *, const OrtKeyValuePairs *, const OrtKeyValuePairs *, \
           OrtEpDevice **))                                                                       \
  X(EpGraphSupportInfo_AddNodesToFuse, 2,                                                         \
    Status(OrtEpGraphSupportInfo *, const OrtNode *const *, size_t, const FusionOptions *))

/// The two tables, set when ONNX Runtime loads the provider.
extern const void *const *api;
extern const void *const *epApi;

template <const void *const **Table, size_t Slot, typename Signature> struct Function;
template <const void *const **Table, size_t Slot, typename R, typename... A>
struct Function<Table, Slot, R(A...)> {
  R operator()(A... a) const { return reinterpret_cast<R (*)(A...)>((*Table)[Slot])(a...); }
};
#define ARGPOOL_ORT_DECLARE(name, slot, ...) \
  inline constexpr Function<&api, slot, __VA_ARGS__> name{};
ARGPOOL_ORT_API(ARGPOOL_ORT_DECLARE)
#undef ARGPOOL_ORT_DECLARE
#define ARGPOOL_ORT_DECLARE(name, slot, ...) \
  inline constexpr Function<&epApi, slot, __VA_ARGS__> name{};
ARGPOOL_ORT_EP_API(ARGPOOL_ORT_DECLARE)
#undef ARGPOOL_ORT_DECLARE

struct ApiBase {  // OrtApiBase
  const void *const *(*GetApi)(uint32_t version) noexcept;
  const char *(*GetVersionString)() noexcept;
};

// Structs that the provider fills and ONNX Runtime calls, as of version 23: it calls nothing that
// came later in a struct of that version. What is null is not offered.
struct ComputeInfo {  // OrtNodeComputeInfo
  uint32_t version = kApiVersion;
  Status (*CreateState)(ComputeInfo *, OrtNodeComputeContext *, void **) noexcept = nullptr;
  Status (*Compute)(ComputeInfo *, void *, OrtKernelContext *) noexcept = nullptr;
  void (*ReleaseState)(ComputeInfo *, void *) noexcept = nullptr;
};

struct Ep {  // OrtEp
  uint32_t version = kApiVersion;
  const char *(*GetName)(const Ep *) noexcept = nullptr;
  Status (*GetCapability)(Ep *, const OrtGraph *, OrtEpGraphSupportInfo *) noexcept = nullptr;
  Status (*Compile)(Ep *, const OrtGraph **, const OrtNode **, size_t, ComputeInfo **,
                    OrtNode **) noexcept = nullptr;
  void (*ReleaseNodeComputeInfos)(Ep *, ComputeInfo **, size_t) noexcept = nullptr;
  void *notOffered[8] = {};  // layouts, dynamic options, run start and end, allocators, streams
};

struct Factory {  // OrtEpFactory
  uint32_t version = kApiVersion;
  const char *(*GetName)(const Factory *) noexcept = nullptr;
  const char *(*GetVendor)(const Factory *) noexcept = nullptr;
  Status (*GetSupportedDevices)(Factory *, const OrtHardwareDevice *const *, size_t, OrtEpDevice **,
                                size_t, size_t *) noexcept = nullptr;
  Status (*CreateEp)(Factory *, const OrtHardwareDevice *const *, const OrtKeyValuePairs *const *,
                     size_t, const OrtSessionOptions *, const OrtLogger *,
                     Ep **) noexcept = nullptr;
  void (*ReleaseEp)(Factory *, Ep *) noexcept = nullptr;
  uint32_t (*GetVendorId)(const Factory *) noexcept = nullptr;
  const char *(*GetVersion)(const Factory *) noexcept = nullptr;
  void *validateCompatibility = nullptr;
  Status (*CreateAllocator)(Factory *, const OrtMemoryInfo *, const OrtKeyValuePairs *,
                            OrtAllocator **) noexcept = nullptr;
  void (*ReleaseAllocator)(Factory *, OrtAllocator *) noexcept = nullptr;
  Status (*CreateDataTransfer)(Factory *, OrtDataTransferImpl **) noexcept = nullptr;
  bool (*IsStreamAware)(const Factory *) noexcept = nullptr;
  void *createStream = nullptr;
};

}  // namespace argpool::ort
