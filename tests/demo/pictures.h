// Photographs in, PNG files out. Pixels are RGB bytes, row by row.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace argpool::demo {

struct Picture {
  int height = 0, width = 0;
  std::vector<uint8_t> rgb;

  Picture() = default;
  Picture(int height, int width) : height(height), width(width), rgb(3 * size_t(height) * width) {}
  uint8_t* pixel(int y, int x) { return &rgb[3 * (size_t(y) * width + x)]; }
  const uint8_t* pixel(int y, int x) const { return &rgb[3 * (size_t(y) * width + x)]; }
};

/// Reads a JPEG, PNG, … file; throws std::runtime_error with a sentence when it cannot.
Picture read_picture(const std::string& path);

/// Writes a PNG file, every pixel `zoom` times in both directions; throws as above.
void write_png(const std::string& path, const Picture& picture, int zoom = 1);

/// The part of a picture that starts at (y, x); throws where it does not lie inside.
Picture crop(const Picture& picture, int y, int x, int height, int width);

/// Three f32 planes, values 0 … 255, and back.
void to_planes(const Picture& picture, float* planes);
Picture from_planes(const float* planes, int height, int width);

/// One pixel per 2x2 window, coloured by where in it the maximum sat. indices: of one plane with
/// plane_width cells a row. Orange: top left; light blue: top right; dark blue: bottom left; red:
/// bottom right.
Picture colour_by_tap(const int64_t* indices, int height, int width, int plane_width);

}  // namespace argpool::demo
