// Calls on tensors of a device: a batch, or parts of it, each a few kernels one after the other.
// Nothing here waits, and nothing is read back: kernels that mend what rarely is wrong are always
// launched, and look at marks.
// SPDX-License-Identifier: MIT
#include "run/device.h"

#include "check/checks.h"
#include "run/device_frame.h"
#include "run/units.h"
#include "support/errors.h"
#include "support/structs.h"

namespace argpool {
namespace {

using ll = long long;

// Devices that were called, for argpool_shutdown; further ones keep what they compiled.
const argpool_device* called[4];

void note_device(const argpool_device* device) {
  if (ThreadState* state = this_thread()) state->last_device = device;
  for (const argpool_device*& slot : called) {
    const argpool_device* none = nullptr;
    if (__atomic_compare_exchange_n(&slot, &none, device, false, __ATOMIC_ACQ_REL,
                                    __ATOMIC_ACQUIRE) ||
        none == device) {
      return;
    }
  }
}

argpool_status fail_on_device(const argpool_device& device, int status, const char* message) {
  const bool known = status > ARGPOOL_OK && status <= ARGPOOL_DEVICE_ERROR;
  return fail(known ? (argpool_status)status : ARGPOOL_DEVICE_ERROR, "%s: %s", device.name,
              *message ? message : "the kernel failed");
}

// The caller's word, as the device's kernels address it.
argpool_device_memory word_of(const argpool_device& device, int64_t* word) {
  if (device.type == kDLOpenCL) return {(uintptr_t)word, ARGPOOL_DEVICE_ORIGIN};
  return {0, (uintptr_t)word};
}

// A buffer of one dimension.
struct Line {
  argpool_buffer buffer;
  argpool_dim dim;

  Line(argpool_device_memory memory, int64_t offset, int bits, int64_t extent)
      : dim{0, (int32_t)extent, 1, 0} {
    const uint8_t code = bits == 8 ? (uint8_t)kDLUInt : (uint8_t)kDLInt;
    uint8_t* const at = reinterpret_cast<uint8_t*>(memory.address + (uint64_t)offset);
    buffer = {memory.device, nullptr, at, 0, code, (uint8_t)bits, 1, 1, &dim, nullptr};
  }
  Line(const Line&) = delete;
  Line& operator=(const Line&) = delete;
};

// One call: its marks are `units` bytes, a plane's each (channels-last: an image's), after as many
// numbers of 64 bits where wrong indices are looked for.
class DeviceRun {
 public:
  DeviceRun(const Problem& problem, const Selection& selection)
      : p_(problem), s_(selection), device_(*selection.device), units_(units_of(problem)) {}

  argpool_status run() {
    if (argpool_status bad = fits()) return bad;
    int bad = device_.begin(&call_);
    if (bad) return fail_on_device(device_, bad, message_);
    bad = run_all();
    if (!bad) bad = call_.failure;
    device_.end(&call_);
    return bad ? fail_on_device(device_, bad, message_) : ARGPOOL_OK;
  }

 private:
  bool reports() const { return s_.report.row != nullptr; }
  bool marks() const { return p_.scatter_op || reports(); }
  bool checks() const { return s_.check.row && !s_.main_scatters; }
  int64_t marks_at() const { return reports() ? 8 * units_ : 0; }

  argpool_status fits() const {
    if (DeviceFrame::fits(p_, {0, 1, 0, p_.channels_last() ? p_.values.c : 1})) return ARGPOOL_OK;
    return fail(ARGPOOL_NO_KERNEL,
                "a plane of %s (channels-last: an image) spans 2^31 bytes, or its indices 2^31, or "
                "more; accepted on devices: less, however large the whole tensor is (C13)",
                signature(p_.op).op);
  }

  int run_all() {
    if (!marks()) return run_batches();
    const size_t bytes = (size_t)(marks_at() + units_);
    if (int bad = device_.alloc(&call_, bytes, &memory_)) return bad;
    // A check marks planes with foreign indices, unpooling's gradient those with wrong ones;
    // without either, every plane is meant.
    const argpool_device_memory marks = {memory_.device, memory_.address + (uint64_t)marks_at()};
    int bad = device_.fill(&call_, marks, checks() || !p_.scatter_op ? 0 : 1, (size_t)units_);
    if (!bad) bad = run_batches();
    device_.release(&call_, memory_);
    return bad;
  }

  // All images at once, unless 31 bits do not count them.
  int run_batches() {
    const int64_t n = p_.values.n, c = p_.values.c;
    int64_t images = n, channels = c;
    while (images > 1 && !DeviceFrame::fits(p_, {0, images, 0, channels})) {
      images = ceil_div(images, 2);
    }
    while (images == 1 && channels > 1 && !DeviceFrame::fits(p_, {0, 1, 0, channels})) {
      channels = ceil_div(channels, 2);
    }
    DeviceFrame frame(p_, &call_);
    int bad = 0;
    for (int64_t in = 0; in < n && !bad; in += images) {
      for (int64_t ic = 0; ic < c && !bad; ic += channels) {
        bad = run_batch(frame, {in, min(images, n - in), ic, min(channels, c - ic)});
      }
    }
    return bad;
  }

  int run_batch(DeviceFrame& frame, const Batch& batch) {
    frame.set(batch);
    argpool_buffer *const plane = frame.plane(), *const values = frame.values();
    argpool_buffer* const indices = frame.indices();
    const argpool_kernel_fn main = s_.main.row->run;
    if (p_.op == ARGPOOL_MAX_POOL) return frame.run_on(main, plane, values, indices);
    const int64_t unit = unit_at(p_, batch.n, p_.channels_last() ? 0 : batch.c);
    const int64_t count = batch.images * (p_.channels_last() ? 1 : batch.channels);
    Line foreign(memory_, marks_at() + unit, 8, marks() ? count : 0);
    int bad = 0;
    if (marks() && checks()) bad = frame.run_on(s_.check.row->run, indices, &foreign.buffer);
    if (bad) return bad;
    if (!p_.scatter_op) {
      bad = frame.run_on(main, plane, indices, values, &foreign.buffer);
    } else if (s_.main_scatters) {
      bad = frame.run_on(main, values, indices, &foreign.buffer, plane);
    } else {
      bad = frame.run_on(main, values, indices, plane);
      if (!bad) {
        bad = frame.run_on(s_.scatter.row->run, values, indices, &foreign.buffer, plane);
      }
    }
    if (bad || !reports()) return bad;
    Line first_bad(memory_, 8 * unit, 64, count);
    bad = frame.run_on(s_.locate.row->run, indices, &foreign.buffer, &first_bad.buffer);
    return bad ? bad : report(first_bad, unit);
  }

  // Positions are counted over the whole tensor of indices.
  int report(Line& first_bad, int64_t unit) {
    const int64_t positions = p_.values.cells() * (p_.channels_last() ? p_.values.c : 1);
    const argpool_device_call* context = &call_;
    int32_t narrow[18] = {};
    int64_t wide[6] = {unit * positions, positions};
    Line word(word_of(device_, p_.error_word), 0, 64, 1);
    void* args[ARGPOOL_DEVICE_ARG_BUFFERS + 2] = {&context};
    for (int i = 0; i < 18; ++i) args[1 + i] = &narrow[i];
    for (int i = 0; i < 6; ++i) args[19 + i] = &wide[i];
    args[ARGPOOL_DEVICE_ARG_BUFFERS] = &first_bad.buffer;
    args[ARGPOOL_DEVICE_ARG_BUFFERS + 1] = &word.buffer;
    return s_.report.row->run(args);
  }

  const Problem& p_;
  const Selection& s_;
  const argpool_device& device_;
  const int64_t units_;
  char message_[400] = "";
  argpool_device_call call_ = {p_.stream, nullptr, message_, sizeof message_,
                               p_.plane.device_id, 0};
  argpool_device_memory memory_ = {0, 0};
};

// The device that a table's kernels are for: where there are several, the one called last.
const argpool_device* device_of(const argpool_table& table) {
  const ThreadState* const state = this_thread();
  const argpool_device* const last = state ? state->last_device : nullptr;
  const argpool_device* found = nullptr;
  for (uint32_t i = 0; i < table.target_count; ++i) {
    const argpool_device* device = table.targets[i].device_api;
    if (device && (!found || device == last)) found = device;
  }
  return found;
}

argpool_status check_device(const argpool_device& device) {
  if (device.version == ARGPOOL_DEVICE_VERSION && device.struct_size >= sizeof device) {
    return ARGPOOL_OK;
  }
  return fail(ARGPOOL_INVALID_ARGUMENT,
              "the library for %s devices has version %u; accepted: %d, of this argpool",
              device.name, device.version, ARGPOOL_DEVICE_VERSION);
}

}  // namespace

argpool_status run_on_device(const Problem& p, const Selection& s) {
  if (argpool_status bad = check_device(*s.device)) return bad;
  note_device(s.device);
  return DeviceRun(p, s).run();
}

void release_devices() {
  for (const argpool_device*& slot : called) {
    const argpool_device* device = __atomic_exchange_n(&slot, nullptr, __ATOMIC_ACQ_REL);
    if (device) device->shutdown();
  }
}

argpool_status query_device(const argpool_table& table, const argpool_options& o) {
  const argpool_device* device = device_of(table);
  if (!device) {
    return fail(ARGPOOL_NO_KERNEL,
                "table %s has no kernels for devices, hence none that could write "
                "options.error_word; accepted: the table of the calls that had it",
                table.name);
  }
  if (argpool_status bad = check_device(*device)) return bad;
  char message[400] = "";
  argpool_device_call call = {o.stream, nullptr, message, sizeof message, 0, 0};
  int64_t word = 0;
  int bad = device->begin(&call);
  if (!bad) {
    bad = device->read(&call, word_of(*device, o.error_word), &word, sizeof word);
    device->end(&call);
  }
  if (bad) return fail_on_device(*device, bad, message);
  if (word == 0) return ARGPOOL_OK;
  return fail(ARGPOOL_INDEX_OUT_OF_RANGE,
              "of the indices of a call with this error_word, number %lld names no cell of its "
              "plane, counted from 0 over [n, c, spatial]; accepted: cells of the plane (C8)",
              (ll)(word - 1));
}

}  // namespace argpool
