// Quotas of Linux's control groups: cpu.max of version 2, cpu.cfs_quota_us of version 1, of the
// process's own group and of those around it.
// SPDX-License-Identifier: MIT
#include "platform/quota.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "platform/system.h"

namespace argpool {
namespace {

constexpr int kPath = 512;

// Reads the beginning of a file as text. False: there is no such file.
bool read_text(const char* path, char* text, size_t size) {
  const int file = open_to_read(path);
  if (file < 0) return false;
  const ptrdiff_t n = read_bytes(file, text, size - 1);
  close_file(file);
  text[n > 0 ? n : 0] = 0;
  return n > 0;
}

bool read_file(const char* folder, const char* name, char* text, size_t size) {
  char path[2 * kPath];
  snprintf(path, sizeof path, "%s/%s", folder, name);
  return read_text(path, text, size);
}

// The CPUs of one folder of the tree; 0: it has no quota, which "max" and -1 say too.
int cpus_of(const char* folder) {
  char text[64];
  long quota = 0, period = 0;
  if (read_file(folder, "cpu.max", text, sizeof text)) {
    char* end;
    quota = strtol(text, &end, 10);
    period = end == text ? 0 : strtol(end, nullptr, 10);
  } else if (read_file(folder, "cpu.cfs_quota_us", text, sizeof text)) {
    quota = strtol(text, nullptr, 10);
    if (read_file(folder, "cpu.cfs_period_us", text, sizeof text)) {
      period = strtol(text, nullptr, 10);
    }
  }
  if (quota <= 0 || period <= 0) return 0;
  const long cpus = quota / period + (quota % period != 0);
  return cpus < 1024 ? (int)cpus : 0;
}

void take_stricter(int cpus, int* least) {
  if (cpus && (!*least || cpus < *least)) *least = cpus;
}

// From a group's folder up to the root of its tree.
void look_up(const char* root, const char* group, int* least) {
  char folder[kPath];
  const int length = snprintf(folder, sizeof folder, "%s%s", root, group);
  if (length < 0 || length >= kPath) return;
  const size_t shortest = strlen(root);
  for (;;) {
    take_stricter(cpus_of(folder), least);
    size_t end = strlen(folder);
    while (end > shortest && folder[end - 1] != '/') --end;
    if (end <= shortest) return;
    folder[end - 1] = 0;
  }
}

// Does `list`, up to ':', name the controller "cpu"?
bool controls_cpu(const char* list) {
  for (; list;) {
    const size_t length = strcspn(list, ",:");
    if (length == 3 && strncmp(list, "cpu", 3) == 0) return true;
    list = list[length] == ',' ? list + length + 1 : nullptr;
  }
  return false;
}

}  // namespace

int quota_cpus(const char* groups, const char* own) {
  int least = 0;
  char text[2048];
  // Inside a container the tree may begin at the process's own group, whatever its name outside.
  take_stricter(cpus_of(groups), &least);
  if (!read_text(own, text, sizeof text)) return least;
  for (char* line = text; *line;) {  // "0::/a/b", or "4:cpu,cpuacct:/a/b" of version 1
    char* const end = line + strcspn(line, "\n");
    char* const rest = *end ? end + 1 : end;
    *end = 0;
    const char* const list = strchr(line, ':');
    const char* const group = list ? strchr(list + 1, ':') : nullptr;
    if (group && list + 1 == group) look_up(groups, group + 1, &least);
    if (group && controls_cpu(list + 1)) {
      char root[kPath];
      snprintf(root, sizeof root, "%s/cpu", groups);
      take_stricter(cpus_of(root), &least);
      look_up(root, group + 1, &least);
    }
    line = rest;
  }
  return least;
}

}  // namespace argpool
