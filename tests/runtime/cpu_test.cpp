// Tests the CPU's features, and which CPU's costs a table is read by.
// SPDX-License-Identifier: MIT
#include "platform/cpu.h"

#include <cstring>
#include <fstream>
#include <map>

#include "choose/select.h"
#include "harness.h"

namespace {

using namespace argpool;

argpool_cpu cpu_of(const char* vendor, uint32_t family, uint32_t model) {
  argpool_cpu cpu = {nullptr, {}, family, model, 0, 0, 0, 0, 0, 0};
  memcpy(cpu.vendor, vendor, std::min(strlen(vendor), sizeof cpu.vendor));
  return cpu;
}

// The CPU that a table has costs of, for one that calls are made on.
std::string chosen(const argpool_table* table, const argpool_cpu& cpu) {
  Menu menu = {table, 1, nullptr, nullptr, kDLCPU, 9, 1};
  if (choose_costs(cpu, &menu)) return argpool_last_error();
  return table->cpu_count ? table->cpus[menu.cpu].name : std::to_string(menu.cpu);
}

TEST(Cpu, TheNearestKindIsChosen) {
  TableBuilder b("cpus");
  b.add_cpu("zen2", "AuthenticAMD", 23, 49);
  b.add_cpu("zen4", "AuthenticAMD", 25, 17);
  b.add_cpu("cascade", "GenuineIntel", 6, 85);
  b.add_cpu("sapphire", "GenuineIntel", 6, 143);
  b.add_cpu("emerald", "GenuineIntel", 6, 207);
  b.add_cpu("again", "GenuineIntel", 6, 207);
  const argpool_table* t = b.table();
  const struct {
    argpool_cpu cpu;
    const char* nearest;
  } cases[] = {
      {cpu_of("GenuineIntel", 6, 207), "emerald"},  // of the same kind, the first
      {cpu_of("GenuineIntel", 6, 143), "sapphire"},
      {cpu_of("GenuineIntel", 6, 170), "sapphire"},  // the nearest model
      {cpu_of("GenuineIntel", 6, 1000), "emerald"},
      {cpu_of("GenuineIntel", 6, 114), "cascade"},  // of models as near, the first
      {cpu_of("GenuineIntel", 19, 1), "cascade"},   // models of another family say nothing
      {cpu_of("AuthenticAMD", 25, 97), "zen4"},
      {cpu_of("AuthenticAMD", 26, 49), "zen4"},  // the nearest family
      {cpu_of("AuthenticAMD", 21, 17), "zen2"},
      {cpu_of("HygonGenuine", 24, 1), "zen2"},  // another vendor: the first
      {cpu_of("", 0, 0), "zen2"},
      {cpu_of("GenuineInte", 6, 207), "zen2"},
  };
  for (const auto& c : cases) {
    EXPECT_EQ(chosen(t, c.cpu), c.nearest) << c.cpu.vendor << c.cpu.family << " " << c.cpu.model;
  }
}

// Models of a family with vectors of other widths lie among one another.
TEST(Cpu, OfAFamilyFeaturesComeBeforeModels) {
  constexpr uint64_t kZen3 = ARGPOOL_CPU_AVX2 | ARGPOOL_CPU_FMA;
  constexpr uint64_t kZen4 = kZen3 | ARGPOOL_CPU_AVX512F | ARGPOOL_CPU_AVX512BW;
  TableBuilder b("cpus");
  b.add_cpu("genoa", "AuthenticAMD", 25, 17).features = kZen4;
  b.add_cpu("milan", "AuthenticAMD", 25, 1).features = kZen3;
  const struct {
    uint32_t family, model;
    uint64_t features;
    const char* nearest;
  } cases[] = {
      {25, 33, kZen3, "milan"},  // Vermeer
      {25, 97, kZen4, "genoa"},  // Raphael
      {25, 8, kZen4, "genoa"},   // Storm Peak's elder
      {23, 49, kZen3, "milan"},  // families as near: Rome
      {26, 2, kZen4, "genoa"},   // Turin
      {25, 33, 0, "genoa"},      // features not known: the model
  };
  for (const auto& c : cases) {
    argpool_cpu cpu = cpu_of("AuthenticAMD", c.family, c.model);
    cpu.features = c.features;
    EXPECT_EQ(chosen(b.table(), cpu), c.nearest) << c.family << " " << c.model;
  }
}

TEST(Cpu, ANameIsChosenWhateverTheCpu) {
  TableBuilder b("cpus");
  b.add_cpu("zen4", "AuthenticAMD", 25, 17);
  b.add_cpu("emerald", "GenuineIntel", 6, 207);
  argpool_cpu cpu = cpu_of("AuthenticAMD", 25, 17);
  cpu.name = "emerald";
  EXPECT_EQ(chosen(b.table(), cpu), "emerald");
  cpu.name = "emeral";
  EXPECT_EQ(chosen(b.table(), cpu), "ARGPOOL_CPU is emeral; accepted by table cpus: zen4 emerald");
}

TEST(Cpu, ATableWithoutAnyHasOneCostARow) {
  TableBuilder b("none");
  b.add_target("base", 0);
  b.add(scalar_key(ARGPOOL_KERNEL_MAX_POOL, ARGPOOL_IDX_I64, ARGPOOL_LAYOUT_CF), any_window(),
        {"row", nullptr, 0, {}, {costs(7)}});
  const argpool_table* t = b.table();
  argpool_cpu cpu = cpu_of("AuthenticAMD", 25, 17);
  EXPECT_EQ(chosen(t, cpu), "0");
  cpu.name = "emerald";
  EXPECT_EQ(chosen(t, cpu), "0");
  EXPECT_EQ(model_of({t, 1, nullptr, nullptr, kDLCPU, 0, 1}, t->rows[0])->call, 7);
}

TEST(Cpu, CostsAreByCpu) {
  TableBuilder b("two");
  b.add_target("base", 0);
  b.add_cpu("one", "x", 1, 1);
  b.add_cpu("other", "x", 2, 1);
  const uint32_t key = scalar_key(ARGPOOL_KERNEL_MAX_POOL, ARGPOOL_IDX_I64, ARGPOOL_LAYOUT_CF);
  b.add(key, any_window(), {"first", nullptr, 0, {}, {costs(1), costs(10)}});
  b.add(key, any_window(), {"unknown", nullptr});
  b.add(key, any_window(), {"second", nullptr, 0, {}, {costs(2), costs(20)}});
  const argpool_table* t = b.table();
  for (uint32_t cpu : {0u, 1u}) {
    const Menu menu = {t, 1, nullptr, nullptr, kDLCPU, cpu, 1};
    EXPECT_EQ(model_of(menu, t->rows[0])->call, cpu ? 10 : 1);
    EXPECT_EQ(model_of(menu, t->rows[1]), nullptr);
    EXPECT_EQ(model_of(menu, t->rows[2])->call, cpu ? 20 : 2);
  }
}

// As the tuner writes it, from /proc/cpuinfo.
TEST(Cpu, IsWhatLinuxSays) {
  std::map<std::string, std::string> fields;
  std::ifstream file("/proc/cpuinfo");
  for (std::string line; std::getline(file, line) && !line.empty();) {
    const size_t colon = line.find(':');
    if (colon == std::string::npos || colon + 2 > line.size()) continue;
    fields[line.substr(0, line.find_last_not_of(" \t:", colon) + 1)] = line.substr(colon + 2);
  }
  const argpool_cpu cpu = detect_cpu();
#if defined(__x86_64__)
  EXPECT_EQ(std::string(cpu.vendor, strnlen(cpu.vendor, sizeof cpu.vendor)), fields["vendor_id"]);
  EXPECT_EQ(std::to_string(cpu.family), fields["cpu family"]);
  EXPECT_EQ(std::to_string(cpu.model), fields["model"]);
#else
  EXPECT_EQ(cpu.vendor[0], 0);
#endif
}

TEST(Cpu, FeaturesComeInOrder) {
  const uint64_t f = detect_cpu().features;
#if defined(__x86_64__)
  EXPECT_EQ(!!(f & ARGPOOL_CPU_SSE41), !!__builtin_cpu_supports("sse4.1"));
  EXPECT_EQ(!!(f & ARGPOOL_CPU_AVX2), !!__builtin_cpu_supports("avx2"));
  EXPECT_EQ(!!(f & ARGPOOL_CPU_FMA), !!__builtin_cpu_supports("fma"));
  EXPECT_EQ(!!(f & ARGPOOL_CPU_AVX512F), !!__builtin_cpu_supports("avx512f"));
  EXPECT_EQ(!!(f & ARGPOOL_CPU_AVX512BW), !!__builtin_cpu_supports("avx512bw"));
#endif
  EXPECT_TRUE(!(f & ARGPOOL_CPU_AVX512F) || (f & ARGPOOL_CPU_AVX2));
}

}  // namespace
