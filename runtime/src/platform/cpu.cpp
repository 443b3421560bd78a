// CPU detection: on x86 by cpuid and xgetbv, where a feature counts only if the system keeps its
// registers; on 32-bit ARM and RISC-V by what Linux reports to the process.
// SPDX-License-Identifier: MIT
#include "platform/cpu.h"

#include <string.h>

#if defined(__x86_64__) || defined(__i386__)
#include <cpuid.h>
#elif defined(__linux__)
#include <sys/auxv.h>
#endif

namespace argpool {

#if defined(__x86_64__) || defined(__i386__)

static uint32_t saved_registers() {  // XCR0; only where OSXSAVE says so
  uint32_t low, high;
  __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
  return low;
}

static uint64_t detect_features() {
  uint32_t a, b, c, d;
  if (!__get_cpuid(1, &a, &b, &c, &d)) return 0;
  uint64_t features = 0;
  const auto add = [&features](bool there, uint64_t bit) { features |= there ? bit : 0; };
  add(c & bit_SSE4_1, ARGPOOL_CPU_SSE41);
  add(c & bit_POPCNT, ARGPOOL_CPU_POPCNT);
  if (!(c & bit_OSXSAVE)) return features;
  const uint32_t saved = saved_registers();
  if ((saved & 0x06) != 0x06) return features;  // xmm, ymm
  add(c & bit_AVX, ARGPOOL_CPU_AVX);
  add(c & bit_F16C, ARGPOOL_CPU_F16C);
  add(c & bit_FMA, ARGPOOL_CPU_FMA);
  if (!__get_cpuid_count(7, 0, &a, &b, &c, &d)) return features;
  add(b & bit_AVX2, ARGPOOL_CPU_AVX2);
  if ((saved & 0xe6) != 0xe6) return features;  // opmask, zmm
  add(b & bit_AVX512F, ARGPOOL_CPU_AVX512F);
  add(b & bit_AVX512BW, ARGPOOL_CPU_AVX512BW);
  add(b & bit_AVX512DQ, ARGPOOL_CPU_AVX512DQ);
  add(b & bit_AVX512VL, ARGPOOL_CPU_AVX512VL);
  add(b & bit_AVX512CD, ARGPOOL_CPU_AVX512CD);
  return features;
}

argpool_cpu detect_cpu() {
  argpool_cpu cpu = {};
  uint32_t a, b, c, d;
  if (!__get_cpuid(0, &a, &b, &c, &d)) return cpu;
  const uint32_t vendor[] = {b, d, c};
  memcpy(cpu.vendor, vendor, sizeof cpu.vendor);
  if (!__get_cpuid(1, &a, &b, &c, &d)) return cpu;
  cpu.family = a >> 8 & 15;
  cpu.model = a >> 4 & 15;
  if (cpu.family >= 6) cpu.model |= a >> 12 & 0xf0;
  if (cpu.family == 15) cpu.family += a >> 20 & 0xff;
  cpu.features = detect_features();
  return cpu;
}

#else

static uint64_t detect_features() {
#if defined(__aarch64__)
  return ARGPOOL_CPU_NEON;  // all have it
#elif defined(__wasm_simd128__)
  return ARGPOOL_CPU_SIMD128;
#elif defined(__arm__) && defined(__linux__)
  return getauxval(AT_HWCAP) & 1ul << 12 ? ARGPOOL_CPU_NEON : 0;  // HWCAP_NEON of asm/hwcap.h
#elif defined(__riscv) && defined(__linux__)
#if !defined(__riscv_vector)  // else the whole program needs V
  if (!(getauxval(AT_HWCAP) & 1ul << ('V' - 'A'))) return 0;
#endif
  unsigned long bytes;
  __asm__ volatile("csrr %0, 0xc22" : "=r"(bytes));  // vlenb
  return bytes == 16 ? ARGPOOL_CPU_RVV128 : 0;
#else
  return 0;
#endif
}

argpool_cpu detect_cpu() {
  argpool_cpu cpu = {};
  cpu.features = detect_features();
  return cpu;
}

#endif

}  // namespace argpool
