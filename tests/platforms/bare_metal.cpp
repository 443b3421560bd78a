// What a program on AArch64 without a system needs beside argpool: a start, functions that compiled
// code and the runtime call, and output by semihosting, which QEMU answers as a machine and as a
// process. Compiled with -fno-builtin: a loop that is memcpy's must not become a call of memcpy.
// SPDX-License-Identifier: MIT
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "argpool_bare.h"

int main(int argc, char** argv);

extern "C" {

// ---- The start: a machine begins at EL1 without a stack, a process has one.

alignas(16) uint8_t stack[1 << 18];
// Addresses are what they seem, in blocks of 1 GB: devices, then RAM as memory that is cached.
alignas(4096) uint64_t pages[512] = {0x401, (1u << 30) | 0x705, (2ull << 30) | 0x705};

__attribute__((naked, used, section(".text.start"))) void _start() {
  __asm__ volatile(
      "mov x0, sp\n"
      "cbnz x0, 1f\n"
      "mov x0, #(3 << 20)\n"  // numbers and vectors are allowed
      "msr cpacr_el1, x0\n"
      "mov x0, #0xff00\n"  // kinds of memory: 0 devices, 1 cached
      "msr mair_el1, x0\n"
      "ldr x0, =0x200003519\n"  // addresses of 39 bits, tables cached
      "msr tcr_el1, x0\n"
      "ldr x0, =pages\n"
      "msr ttbr0_el1, x0\n"
      "isb\n"
      "mrs x0, sctlr_el1\n"
      "ldr x1, =0x1005\n"  // translation and caches on, for vectors at any address
      "orr x0, x0, x1\n"
      "bic x0, x0, #2\n"
      "msr sctlr_el1, x0\n"
      "isb\n"
      "1: ldr x0, =stack + %c0\n"
      "mov sp, x0\n"
      "mov x29, #0\n"
      "mov x30, #0\n"
      "b begin\n" ::"i"(sizeof stack));
}

enum { kOpen = 1, kWrite = 5, kExit = 0x18 };  // of semihosting

static uint64_t ask_host(uint64_t what, const void* with) {
  register uint64_t x0 __asm__("x0") = what;
  register const void* x1 __asm__("x1") = with;
  __asm__ volatile("hlt #0xf000" : "+r"(x0) : "r"(x1) : "memory");
  return x0;
}

static uint64_t output;

uint8_t memory[1 << 18];  // for argpool: the slice needs more than 192 KB

__attribute__((used)) void begin() {
  const bool knows = argpool_last_error()[0] != 0;  // "there is no memory": none was given yet
  argpool_give_memory(memory, sizeof memory / 4);
  argpool_give_memory(memory + sizeof memory / 4, sizeof memory / 4 * 3);
  const uint64_t console[] = {(uint64_t)":tt", 4, 3};  // to write to
  output = ask_host(kOpen, console);
  char name[] = "slice";
  char* argv[] = {name, nullptr};
  const uint64_t ended[] = {0x20026, knows ? (uint64_t)main(1, argv) : 2};
  ask_host(kExit, ended);
  for (;;) {}
}

// ---- Of a C library.

void* memcpy(void* to, const void* from, size_t n) {
  for (size_t i = 0; i < n; ++i) ((uint8_t*)to)[i] = ((const uint8_t*)from)[i];
  return to;
}
void* memmove(void* to, const void* from, size_t n) {
  if ((uintptr_t)to <= (uintptr_t)from) return memcpy(to, from, n);
  while (n--) ((uint8_t*)to)[n] = ((const uint8_t*)from)[n];
  return to;
}
void* memset(void* to, int byte, size_t n) {
  for (size_t i = 0; i < n; ++i) ((uint8_t*)to)[i] = (uint8_t)byte;
  return to;
}
int memcmp(const void* a, const void* b, size_t n) {
  for (size_t i = 0; i < n; ++i) {
    const int d = ((const uint8_t*)a)[i] - ((const uint8_t*)b)[i];
    if (d) return d;
  }
  return 0;
}
void* memchr(const void* memory, int byte, size_t n) {
  for (const uint8_t* at = (const uint8_t*)memory; n--; ++at) {
    if (*at == (uint8_t)byte) return (void*)at;
  }
  return nullptr;
}
size_t strlen(const char* s) {
  size_t n = 0;
  while (s[n]) ++n;
  return n;
}
int strncmp(const char* a, const char* b, size_t n) {
  for (size_t i = 0; i < n; ++i) {
    if (a[i] != b[i] || !a[i]) return (uint8_t)a[i] - (uint8_t)b[i];
  }
  return 0;
}
int strcmp(const char* a, const char* b) { return strncmp(a, b, SIZE_MAX); }

// %s %d %u %x with widths, precisions, l, ll and z: what the runtime and the slice print.
int vsnprintf(char* to, size_t size, const char* format, va_list arguments) {
  size_t length = 0;
  const auto put = [&](char c) {
    if (length + 1 < size) to[length] = c;
    ++length;
  };
  for (; *format; ++format) {
    if (*format != '%') {
      put(*format);
      continue;
    }
    ++format;
    const bool zeros = *format == '0';
    int width = 0, longs = 0;
    size_t most = SIZE_MAX;
    for (; *format >= '0' && *format <= '9'; ++format) width = width * 10 + *format - '0';
    if (*format == '.') {
      for (most = 0, ++format; *format >= '0' && *format <= '9'; ++format) {
        most = most * 10 + (size_t)(*format - '0');
      }
    }
    for (; *format == 'l' || *format == 'z'; ++format) ++longs;
    char digits[24];
    const char* text = digits;
    size_t n = 0;
    if (*format == 's') {
      text = va_arg(arguments, const char*);
      while (n < most && text[n]) ++n;
    } else if (*format == 'd' || *format == 'u' || *format == 'x') {
      const bool is_signed = *format == 'd';
      const unsigned base = *format == 'x' ? 16 : 10;
      const int64_t given = longs         ? va_arg(arguments, int64_t)
                            : is_signed   ? va_arg(arguments, int)
                                          : (int64_t)va_arg(arguments, unsigned);
      const bool negative = is_signed && given < 0;
      uint64_t number = negative ? -(uint64_t)given : (uint64_t)given;
      char* at = digits + sizeof digits;
      do {
        *--at = "0123456789abcdef"[number % base];
      } while (number /= base);
      if (negative) *--at = '-';
      text = at;
      n = (size_t)(digits + sizeof digits - at);
    } else {
      digits[n++] = *format;
    }
    for (size_t i = n; i < (size_t)width; ++i) put(zeros ? '0' : ' ');
    for (size_t i = 0; i < n; ++i) put(text[i]);
  }
  if (size) to[length < size ? length : size - 1] = 0;
  return (int)length;
}

int snprintf(char* to, size_t size, const char* format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const int n = vsnprintf(to, size, format, arguments);
  va_end(arguments);
  return n;
}

FILE* const stderr = nullptr;
int fprintf(FILE*, const char*, ...) { return 0; }

int printf(const char* format, ...) {
  char text[1024];
  va_list arguments;
  va_start(arguments, format);
  const int n = vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  const uint64_t written[] = {output, (uint64_t)text, (uint64_t)n};
  ask_host(kWrite, written);
  return n;
}

}  // extern "C"
