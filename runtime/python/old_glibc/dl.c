// Names of functions that glibc 2.34 moved from libdl to libc; only their versions (versions.map)
// are looked at, by the linker. See ../CMakeLists.txt.
// SPDX-License-Identifier: MIT
void dlopen(void) {}
void dlsym(void) {}
void dlerror(void) {}
