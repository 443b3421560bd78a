// Calls that devices refuse.
// SPDX-License-Identifier: MIT
#include "refusals.h"

std::vector<Provocation> provocations_of_devices() {
  return {{32, "unsigned", "accepted in max_pool: on devices f64",
           [](Call& k) {
             k.move_to_device();
             k.t.src.tensor().dtype = k.t.values.tensor().dtype = {kDLUInt, 32, 1};
             return k.pool();
           }},
          {35, "mixed", "src has stride 2 on w",
           [](Call& k) {
             k.move_to_device();
             k.t.src.strides()[3] = 2;
             return k.pool();
           }},
          {36, "layout", "accepted on devices in channels-last: 1",
           [](Call& k) {
             k.move_to_device();
             k.o.layout = ARGPOOL_CHANNELS_LAST;
             return k.unpool();
           }},
          {51, "no_word", "error_word is NULL",
           [](Call& k) {
             k.move_to_device();
             k.o.error_word = nullptr;
             return k.unpool();
           }},
          {52, "no_rows", "has no kernels for CUDA devices",
           [](Call& k) {
             k.move_to_device();
             k.o.table = scalar_table();
             return k.pool();
           }},
          {52, "query", "has no kernels for devices",
           [](Call& k) {
             k.o.error_word = &k.word;
             return argpool_query_error(&k.o);
           }},
          {53, "far_plane", "spans 2^31 bytes",
           [](Call& k) {
             k.move_to_device();
             k.t.src.strides()[2] = 1 << 28;
             return k.pool();
           }},
          {53, "far_indices", "its indices 2^31",
           [](Call& k) {  // in TensorFlow's order, neighbours in a plane are 2^28 apart
             k.move_to_device();
             k.o.index_space = ARGPOOL_INDEX_IMAGE;
             uint64_t address = uint64_t{1} << 40;
             for (auto* tensor : {&k.t.src.tensor(), &k.t.values.tensor(), &k.t.indices.tensor()}) {
               tensor->shape[1] = 1 << 28;
               tensor->strides = nullptr;
               tensor->data = reinterpret_cast<void*>(address *= 2);
             }
             return k.pool();
           }},
          {54, "no_driver", "Host: accepted: a driver", [](Call& k) {
             k.move_to_device();
             host_device_begin_fails = ARGPOOL_DEVICE_ERROR;
             const argpool_status status = k.pool();
             host_device_begin_fails = 0;
             return status;
           }}};
}
