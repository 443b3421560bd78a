// Lessons of plans: kept, saved, loaded; and spoiled files.
// SPDX-License-Identifier: MIT
#include "remember/wisdom.h"

#include <locale.h>
#include <time.h>
#include <unistd.h>

#include <fstream>
#include <random>
#include <sstream>
#include <thread>

#include "harness.h"

namespace {

// Tests run side by side, each in a process of its own.
std::string file_name() {
  return testing::TempDir() + "argpool" + std::to_string(getpid()) + ".wisdom";
}

std::string file_text() {
  std::ostringstream text;
  text << std::ifstream(file_name()).rdbuf();
  return text.str();
}

class Wisdom : public testing::Test {
 protected:
  Case c = {ARGPOOL_WINDOW_2D(2, 2, 0), {2, 3, 4, 16}};
  Tensors<int64_t> t{c};
  TableBuilder b;
  argpool_options o = options_for(nullptr, c);
  std::string held;
  argpool_table wise;

  // By estimate `cheap` is the quicker.
  Wisdom() {
    b.add_target("base", 0);
    const uint32_t key = scalar_key(ARGPOOL_KERNEL_MAX_POOL, ARGPOOL_IDX_I64, ARGPOOL_LAYOUT_CF);
    const argpool_kernel_fn kernel =
        scalar_kernel(ARGPOOL_KERNEL_MAX_POOL, ARGPOOL_IDX_I64, ARGPOOL_LAYOUT_CF);
    b.add(key, any_window(), {"cheap", kernel, 0, {}, {costs(1)}});
    b.add(key, any_window(), {"dear", kernel, 0, {}, {costs(200)}});
    o.table = b.table();
    o.num_threads = 1;
    argpool_shutdown();
  }
  ~Wisdom() override {
    argpool_shutdown();
    remove(file_name().c_str());
  }

  std::string explained(argpool_measure how = ARGPOOL_ESTIMATE) {
    const DLTensor* tensors[] = {&t.src, &t.values, &t.indices};
    argpool_plan* plan = nullptr;
    o.measure = how;
    o.measure_seconds = how ? 0.01f : 0;
    EXPECT_EQ(argpool_plan_create(&plan, ARGPOOL_MAX_POOL, &c.window, tensors, &o), ARGPOOL_OK);
    const std::string sentence = argpool_plan_explain(plan);
    argpool_plan_destroy(plan);
    return sentence;
  }
  // Imports the file that teach() wrote, with another row in the place of `dear`.
  argpool_status import_with_row(const std::string& row) {
    std::string text = file_text();
    text.replace(text.find(" dear "), 6, " " + row + " ");
    std::ofstream(file_name()) << text;
    return argpool_wisdom_import(file_name().c_str());
  }
  // The table becomes that of a library which holds this text.
  void hold(const std::string& text) {
    held = text;
    wise = *o.table;
    wise.wisdom = held.c_str();
    o.table = &wise;
  }
  // A file that says `dear`.
  void teach() {
    explained(ARGPOOL_MEASURE);
    ASSERT_EQ(argpool_wisdom_export(file_name().c_str()), ARGPOOL_OK) << argpool_last_error();
    std::string text = file_text();
    const size_t row = text.find(" cheap ");
    if (row != std::string::npos) text.replace(row, 7, " dear ");
    std::ofstream(file_name()) << text;
    argpool_shutdown();
  }
};

TEST_F(Wisdom, IsLearntSavedAndLoaded) {
  EXPECT_NE(explained().find("cheap, by estimate"), std::string::npos);
  teach();
  EXPECT_NE(explained().find("cheap, by estimate"), std::string::npos);  // shutdown forgot it
  ASSERT_EQ(argpool_wisdom_import(file_name().c_str()), ARGPOOL_OK) << argpool_last_error();
  EXPECT_NE(explained().find("dear, by wisdom"), std::string::npos) << explained();
  EXPECT_NE(explained(ARGPOOL_MEASURE).find("dear, by wisdom"), std::string::npos);
  ASSERT_EQ(t.pool(o), ARGPOOL_OK);
  EXPECT_STREQ(argpool_last_variant(), "dear");
  t.expect_pooled();
  o.forced_variant = "cheap";
  ASSERT_EQ(t.pool(o), ARGPOOL_OK);
  EXPECT_STREQ(argpool_last_variant(), "cheap");
}

// A program that speaks German reads and writes the same files.
TEST_F(Wisdom, SpeaksNoLanguage) {
  bool has_comma = false;
  for (const char* name : {"de_DE.UTF-8", "de_DE.utf8", "de_DE", "fr_FR.UTF-8", "fr_FR.utf8"}) {
    has_comma = has_comma || setlocale(LC_NUMERIC, name);
  }
  argpool::Lesson lesson = {};
  lesson.problem = 1;
  lesson.ns = 12.54f;
  strcpy(lesson.row, "row");
  strcpy(lesson.date, "2026-11-26");
  argpool::keep_lesson(lesson);
  EXPECT_EQ(argpool_wisdom_export(file_name().c_str()), ARGPOOL_OK) << argpool_last_error();
  argpool_shutdown();
  EXPECT_EQ(argpool_wisdom_import(file_name().c_str()), ARGPOOL_OK) << argpool_last_error();
  setlocale(LC_NUMERIC, "C");
  EXPECT_NE(file_text().find("\n0000000000000001 2026-11-26 12.5 row "), std::string::npos);
  argpool::for_lessons(
      [](void*, const argpool::Lesson& l) { EXPECT_EQ(l.ns, 12.5f); }, nullptr);
  if (!has_comma) GTEST_SKIP() << "no locale is installed that writes 12,5";
}

TEST_F(Wisdom, DatesAreTheCalendars) {
  for (int64_t day = 0; day < 146097; ++day) {
    const time_t seconds = day * 86400 + day % 86400;
    tm fields;
    char expected[12] = "", printed[12];
    ASSERT_NE(gmtime_r(&seconds, &fields), nullptr);
    strftime(expected, sizeof expected, "%Y-%m-%d", &fields);
    argpool::print_date(seconds, printed);
    ASSERT_STREQ(printed, expected);
  }
}

TEST_F(Wisdom, LargeFiles) {
  constexpr uint64_t count = 3000;
  for (uint64_t i = 1; i <= count; ++i) {
    argpool::Lesson lesson = {};
    lesson.problem = i * 0x9e3779b97f4a7c15u;
    lesson.ns = (float)i;
    strcpy(lesson.date, "2026-11-26");
    snprintf(lesson.row, sizeof lesson.row, "row_%d", (int)i);
    memset(lesson.text, 'x', sizeof lesson.text - 1);
    ASSERT_TRUE(argpool::keep_lesson(lesson));
  }
  ASSERT_EQ(argpool_wisdom_export(file_name().c_str()), ARGPOOL_OK) << argpool_last_error();
  argpool_shutdown();
  ASSERT_EQ(argpool_wisdom_import(file_name().c_str()), ARGPOOL_OK) << argpool_last_error();
  uint64_t kept = 0;
  argpool::for_lessons([](void* n, const argpool::Lesson&) { ++*(uint64_t*)n; }, &kept);
  EXPECT_EQ(kept, count);
  EXPECT_STREQ(argpool::Recalled(count * 0x9e3779b97f4a7c15u).row(), "row_3000");
  ASSERT_EQ(truncate(file_name().c_str(), (64 << 20) + 1), 0);
  EXPECT_EQ(argpool_wisdom_import(file_name().c_str()), ARGPOOL_INVALID_ARGUMENT);
  EXPECT_NE(strstr(argpool_last_error(), "it has over 64 MB"), nullptr) << argpool_last_error();
}

// A row that was found by it once is taken again, but not for data that it may not have, nor for
// another table in the same place.
TEST_F(Wisdom, IsLookedUpOnce) {
  const uint32_t key = scalar_key(ARGPOOL_KERNEL_MAX_POOL, ARGPOOL_IDX_I64, ARGPOOL_LAYOUT_CF);
  const argpool_kernel_fn kernel =
      scalar_kernel(ARGPOOL_KERNEL_MAX_POOL, ARGPOOL_IDX_I64, ARGPOOL_LAYOUT_CF);
  TableBuilder aligned;
  aligned.add_target("base", 0);
  aligned.add(key, any_window(), {"loose", kernel, 0, {}, {costs(1)}});
  aligned.add(key, any_window(),
              {"dear", kernel, 0, guarding(&argpool_guard::align, 32), {costs(200)}});
  argpool_table table = *aligned.table();
  o.table = &table;
  alignas(64) float values[200];
  t.values.tensor().data = values;
  alignas(64) int64_t indices[200];
  t.indices.tensor().data = indices;
  const auto pooled_by = [&](float* to) {
    t.values.tensor().data = to;
    o.trusted_indices ^= 1;  // of no matter to pooling, and no call that the thread remembers
    EXPECT_EQ(t.pool(o), ARGPOOL_OK) << argpool_last_error();
    return std::string(argpool_last_variant());
  };
  for (int trusted : {0, 1}) {
    o.trusted_indices = trusted;
    explained(ARGPOOL_MEASURE);
  }
  ASSERT_EQ(argpool_wisdom_export(file_name().c_str()), ARGPOOL_OK);
  std::string text = file_text();
  for (size_t at; (at = text.find(" loose ")) != std::string::npos;) {
    text.replace(at, 7, " dear ");
  }
  std::ofstream(file_name()) << text;
  ASSERT_EQ(argpool_wisdom_import(file_name().c_str()), ARGPOOL_OK);
  o.measure = ARGPOOL_ESTIMATE;
  o.measure_seconds = 0;
  for (int i = 0; i < 6; ++i) {
    t.values.tensor().data = values;
    EXPECT_NE(explained().find("dear, by wisdom"), std::string::npos) << explained();
    EXPECT_EQ(pooled_by(values), "dear");
    EXPECT_EQ(pooled_by(values + 1), "loose");
  }
  TableBuilder others;
  others.add_target("base", 0);
  others.add(key, any_window(), {"other", kernel, 0, {}, {costs(1)}});
  table = *others.table();
  EXPECT_EQ(pooled_by(values), "other");
}

TEST_F(Wisdom, IsOfOneProblem) {
  teach();
  ASSERT_EQ(argpool_wisdom_import(file_name().c_str()), ARGPOOL_OK);
  o.num_threads = 2;
  EXPECT_NE(explained().find("cheap, by estimate"), std::string::npos);
  o.num_threads = 1;
  EXPECT_NE(explained().find("dear, by wisdom"), std::string::npos);
}

TEST_F(Wisdom, OfARowThatIsNotThereIsNoMatter) {
  teach();
  ASSERT_EQ(import_with_row("gone"), ARGPOOL_OK);
  EXPECT_NE(explained().find("cheap, by estimate"), std::string::npos);
  EXPECT_STREQ(argpool_last_error(), "");
}

TEST_F(Wisdom, MayBeThatTheEstimateIsRight) {
  teach();
  ASSERT_EQ(import_with_row("estimate"), ARGPOOL_OK);
  EXPECT_NE(explained().find("cheap, by wisdom"), std::string::npos) << explained();
}

TEST_F(Wisdom, ForeignAndStaleIsIgnored) {
  teach();
  const std::string text = file_text();
  const auto counts = [&](const char* word, const char* instead) {
    std::string other = text;
    other.replace(other.find(word), strlen(word), instead);
    return argpool::read_wisdom(other.c_str(), other.size(), argpool::environment().cpu);
  };
  argpool::WisdomRead r = counts("cpu ", "cpu another_");
  EXPECT_EQ(r.kept, 0);
  EXPECT_EQ(r.foreign, 1);
  EXPECT_EQ(r.wrong_line, 0);
  r = counts(" version ", " version 9");
  EXPECT_EQ(r.stale, 1);
  EXPECT_EQ(r.kept, 0);
  EXPECT_NE(explained().find("by estimate"), std::string::npos);
}

// A library may hold a file's text: it is known from the first call on, and again after a shutdown.
TEST_F(Wisdom, OfALibrary) {
  teach();
  hold(file_text());
  for (int i = 0; i < 2; ++i) {
    EXPECT_NE(explained().find("dear, by wisdom"), std::string::npos) << explained();
    ASSERT_EQ(t.pool(o), ARGPOOL_OK);
    EXPECT_STREQ(argpool_last_variant(), "dear");
    argpool_shutdown();
  }
}

// A user's import wins, before the library's first call and after it.
TEST_F(Wisdom, OfALibraryGivesWay) {
  teach();
  hold(file_text());
  ASSERT_EQ(import_with_row("cheap"), ARGPOOL_OK);
  EXPECT_NE(explained().find("cheap, by wisdom"), std::string::npos) << explained();
  argpool_shutdown();
  EXPECT_NE(explained().find("dear, by wisdom"), std::string::npos) << explained();
  ASSERT_EQ(argpool_wisdom_import(file_name().c_str()), ARGPOOL_OK);
  EXPECT_NE(explained().find("cheap, by wisdom"), std::string::npos) << explained();
}

TEST_F(Wisdom, OfALibraryIsIgnoredWhereItIsForeignStaleOrSpoilt) {
  teach();
  const std::string text = file_text();
  const struct {
    const char *word, *instead;
  } edits[] = {{"cpu ", "cpu another_"}, {" version ", " version 9"}, {" dear ", " -- "},
               {"argpool wisdom 1", "argpool wisdom 2"}};
  for (const auto& edit : edits) {
    std::string other = text;
    other.replace(other.find(edit.word), strlen(edit.word), edit.instead);
    hold(other);
    EXPECT_NE(explained().find("cheap, by estimate"), std::string::npos) << other;
    EXPECT_STREQ(argpool_last_error(), "");
    argpool_shutdown();
  }
}

// Each is read once; beyond 32 tables none is read.
TEST_F(Wisdom, OfManyLibraries) {
  teach();
  std::string texts[40];
  for (int i = 0; i < 40; ++i) {
    texts[i] = file_text() + std::string((size_t)i, '\n');
    argpool_table table = *o.table;
    table.wisdom = texts[i].c_str();
    EXPECT_EQ(argpool::knows_table(table), i >= 32);
    argpool::read_table_wisdom(table);
    EXPECT_TRUE(argpool::knows_table(table));
  }
  EXPECT_NE(explained().find("dear, by wisdom"), std::string::npos);
}

TEST_F(Wisdom, FilesThatAreNoneAreRefused) {
  EXPECT_EQ(argpool_wisdom_import("/nowhere/at/all"), ARGPOOL_INVALID_ARGUMENT);
  EXPECT_STREQ(argpool_last_error(),
               "the wisdom in /nowhere/at/all cannot be read: there is no such file or folder");
  EXPECT_EQ(argpool_wisdom_import(nullptr), ARGPOOL_INVALID_ARGUMENT);
  EXPECT_EQ(argpool_wisdom_export("/nowhere/at/all"), ARGPOOL_INVALID_ARGUMENT);
  std::ofstream(file_name()) << "argpool wisdom 1\ncpu x 1 2 3 version 0.2.0\nnonsense\n";
  EXPECT_EQ(argpool_wisdom_import(file_name().c_str()), ARGPOOL_INVALID_ARGUMENT);
  EXPECT_NE(strstr(argpool_last_error(), "line 3: accepted: <16 hexadecimal digits>"), nullptr);
  std::ofstream(file_name()) << "";
  EXPECT_EQ(argpool_wisdom_import(file_name().c_str()), ARGPOOL_INVALID_ARGUMENT);
}

// $WISDOM_INPUTS of them; sanitizers see what is read beside a file.
TEST_F(Wisdom, SpoiltFilesAreReadOrRefused) {
  teach();
  const std::string text = file_text();
  const char* const inputs = getenv("WISDOM_INPUTS");
  const int count = inputs ? atoi(inputs) : 20000;
  std::mt19937 random(1);
  int64_t kept = 0;
  for (int i = 0; i < count; ++i) {
    std::string spoilt = text;
    for (unsigned edits = 1 + random() % 6; edits && !spoilt.empty(); --edits) {
      const size_t at = random() % spoilt.size();
      switch (random() % 5) {
        case 0: spoilt[at] = (char)random(); break;
        case 1: spoilt.erase(at, random() % 40); break;
        case 2: spoilt.insert(at, random() % 600, (char)random()); break;
        case 3: spoilt.insert(at, spoilt.substr(random() % spoilt.size(), random() % 200)); break;
        default: spoilt.resize(at);
      }
    }
    std::vector<char> exact(spoilt.c_str(), spoilt.c_str() + spoilt.size() + 1);
    kept += argpool::read_wisdom(exact.data(), spoilt.size(), argpool::environment().cpu).kept;
    if (i % 256 == 0) argpool::forget_lessons();
  }
  EXPECT_GT(kept, count / 100);  // not all are refused by their first line
}

TEST_F(Wisdom, ManyThreadsLearnReadAndForget) {
  std::vector<std::thread> threads;
  for (int i = 0; i < 8; ++i) {
    threads.emplace_back([i] {
      for (int k = 0; k < 500; ++k) {
        argpool::Lesson lesson = {};
        lesson.problem = (uint64_t)(k % 50) << 20 | 1;
        strcpy(lesson.row, "row");
        argpool::keep_lesson(lesson);
        {
          argpool::Recalled recalled(lesson.problem);
          if (const char* row = recalled.row()) {
            EXPECT_STREQ(row, "row");
            argpool::Resolved made = {};
            made.view = argpool::View::planes;
            recalled.resolve(made);
          }
          if (const argpool::Resolved* known = recalled.resolved()) {
            EXPECT_EQ(known->view, argpool::View::planes);
          }
        }
        if (i == 0 && k % 100 == 0) argpool::forget_lessons();
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
}

TEST_F(Wisdom, ManyThreadsMeasureImportAndCall) {
  teach();
  hold(file_text());
  o.measure = ARGPOOL_MEASURE;
  o.measure_seconds = 0.005f;
  std::vector<std::thread> threads;
  for (uint32_t i = 0; i < 8; ++i) {
    threads.emplace_back([&, i] {
      for (int64_t k = 0; k < 4; ++k) {
        Case other = c;
        other.shape[1] = 1 + (i + k) % 5;
        Tensors<int64_t> u(other, i);
        ASSERT_EQ(u.pool(o), ARGPOOL_OK) << argpool_last_error();
        u.expect_pooled();
        const std::string own = file_name() + (i % 2 ? "" : "_other");
        ASSERT_EQ(argpool_wisdom_export(own.c_str()), ARGPOOL_OK) << argpool_last_error();
        ASSERT_EQ(argpool_wisdom_import(own.c_str()), ARGPOOL_OK) << argpool_last_error();
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  remove((file_name() + "_other").c_str());
  uint64_t kept = 0;
  argpool::for_lessons([](void* n, const argpool::Lesson&) { ++*(uint64_t*)n; }, &kept);
  EXPECT_EQ(kept, 5u);
}

}  // namespace
