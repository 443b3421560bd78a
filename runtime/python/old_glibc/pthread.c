// Names of functions that glibc 2.34 moved from libpthread to libc; only their versions
// (versions.map) are looked at, by the linker. See ../CMakeLists.txt.
// SPDX-License-Identifier: MIT
void pthread_create(void) {}
void pthread_join(void) {}
void pthread_once(void) {}
void pthread_sigmask(void) {}
void pthread_key_create(void) {}
void __pthread_key_create(void) {}
void pthread_key_delete(void) {}
void pthread_getspecific(void) {}
void pthread_setspecific(void) {}
