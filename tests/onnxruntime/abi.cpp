// ort_abi.h against ONNX Runtime's own header: slots, layouts, numbers. Fails to compile if wrong.
// SPDX-License-Identifier: MIT
#include <onnxruntime_c_api.h>

#include "ort_abi.h"

#define CHECK(name, slot, ...) \
  static_assert(offsetof(OrtApi, name) == slot * sizeof(void *), #name " has another slot");
ARGPOOL_ORT_API(CHECK)
#undef CHECK
#define CHECK(name, slot, ...) \
  static_assert(offsetof(OrtEpApi, name) == slot * sizeof(void *), #name " has another slot");
ARGPOOL_ORT_EP_API(CHECK)

namespace ort = argpool::ort;
static_assert(ORT_INVALID_ARGUMENT == ort::kInvalidArgument && ORT_FAIL == ort::kFail);
static_assert(ORT_OP_ATTR_INT == ort::kAttributeInt && ORT_OP_ATTR_INTS == ort::kAttributeInts &&
              ORT_OP_ATTR_STRING == ort::kAttributeString &&
              ORT_OP_ATTR_TENSOR == ort::kAttributeTensor);
static_assert(OrtHardwareDeviceType_CPU == ort::kDeviceCpu);
static_assert(OrtArenaAllocator == ort::kArenaAllocator &&
              OrtMemTypeDefault == ort::kMemTypeDefault);
static_assert(sizeof(OrtNodeFusionOptions) == sizeof(ort::FusionOptions) &&
              offsetof(OrtNodeFusionOptions, drop_constant_initializers) ==
                  offsetof(ort::FusionOptions, drop_constant_initializers));

#define SAME(real, own, member) static_assert(offsetof(real, member) == offsetof(own, member))
SAME(OrtApiBase, ort::ApiBase, GetApi);
SAME(OrtNodeComputeInfo, ort::ComputeInfo, CreateState);
SAME(OrtNodeComputeInfo, ort::ComputeInfo, Compute);
SAME(OrtNodeComputeInfo, ort::ComputeInfo, ReleaseState);
SAME(OrtEp, ort::Ep, GetName);
SAME(OrtEp, ort::Ep, GetCapability);
SAME(OrtEp, ort::Ep, Compile);
SAME(OrtEp, ort::Ep, ReleaseNodeComputeInfos);
SAME(OrtEpFactory, ort::Factory, GetName);
SAME(OrtEpFactory, ort::Factory, GetVendor);
SAME(OrtEpFactory, ort::Factory, GetSupportedDevices);
SAME(OrtEpFactory, ort::Factory, CreateEp);
SAME(OrtEpFactory, ort::Factory, ReleaseEp);
SAME(OrtEpFactory, ort::Factory, GetVendorId);
SAME(OrtEpFactory, ort::Factory, GetVersion);
SAME(OrtEpFactory, ort::Factory, CreateAllocator);
SAME(OrtEpFactory, ort::Factory, ReleaseAllocator);
SAME(OrtEpFactory, ort::Factory, CreateDataTransfer);
SAME(OrtEpFactory, ort::Factory, IsStreamAware);
static_assert(ORT_API_VERSION > ort::kApiVersion ||
              (sizeof(OrtEp) == sizeof(ort::Ep) && sizeof(OrtEpFactory) == sizeof(ort::Factory)));
