// glibc 2.32's hint that a process has one thread, for libraries that are to run on older ones,
// too: "perhaps not".
// SPDX-License-Identifier: MIT
char __libc_single_threaded;
