// A JSON object on one line, written key by key.
// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <string>

namespace argpool::bench {

class Json {
 public:
  Json& object() { return open('{'); }
  Json& object(const char* key) { return name(key).open('{'); }
  Json& array(const char* key) { return name(key).open('['); }
  Json& end() {
    text_ += closing_.back();
    closing_.pop_back();
    first_ = false;
    return *this;
  }

  Json& add(const char* key, const std::string& value) { return name(key).quote(value); }
  Json& add(const char* key, const char* value) { return name(key).quote(value); }
  Json& add(const char* key, bool value) { return name(key).raw(value ? "true" : "false"); }
  Json& add(const char* key, int value) { return name(key).raw(std::to_string(value)); }
  Json& add(const char* key, int64_t value) { return name(key).raw(std::to_string(value)); }
  Json& add(const char* key, double value) {
    char digits[32];
    snprintf(digits, sizeof digits, "%.6g", value);
    return name(key).raw(std::isfinite(value) ? digits : "null");
  }

  const std::string& text() const { return text_; }

 private:
  Json& comma() {
    if (!first_) text_ += ", ";
    first_ = false;
    return *this;
  }
  Json& open(char bracket) {
    if (pending_) {
      pending_ = false;
    } else {
      comma();
    }
    text_ += bracket;
    closing_ += bracket == '{' ? '}' : ']';
    first_ = true;
    return *this;
  }
  Json& name(const char* key) {
    comma().quote(key);
    text_ += ": ";
    pending_ = true;
    return *this;
  }
  Json& raw(const std::string& value) {
    text_ += value;
    pending_ = false;
    return *this;
  }
  Json& quote(const std::string& value) {
    text_ += '"';
    for (const char c : value) {
      if (c == '"' || c == '\\') text_ += '\\';
      text_ += (unsigned char)c < ' ' ? ' ' : c;
    }
    text_ += '"';
    pending_ = false;
    return *this;
  }

  std::string text_, closing_;
  bool first_ = true, pending_ = false;
};

}  // namespace argpool::bench
