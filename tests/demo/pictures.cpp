// Pictures of pictures.h, read and written by stb.
// SPDX-License-Identifier: MIT
#include "pictures.h"

#include <stb/stb_image.h>
#include <stb/stb_image_write.h>

#include <stdexcept>

namespace argpool::demo {

Picture read_picture(const std::string& path) {
  int width, height, channels;
  uint8_t* pixels = stbi_load(path.c_str(), &width, &height, &channels, 3);
  if (!pixels) throw std::runtime_error("cannot read " + path + ": " + stbi_failure_reason());
  Picture picture(height, width);
  picture.rgb.assign(pixels, pixels + picture.rgb.size());
  stbi_image_free(pixels);
  return picture;
}

void write_png(const std::string& path, const Picture& picture, int zoom) {
  Picture large(picture.height * zoom, picture.width * zoom);
  for (int y = 0; y < large.height; ++y)
    for (int x = 0; x < large.width; ++x)
      for (int c = 0; c < 3; ++c) large.pixel(y, x)[c] = picture.pixel(y / zoom, x / zoom)[c];
  if (!stbi_write_png(path.c_str(), large.width, large.height, 3, large.rgb.data(),
                      3 * large.width))
    throw std::runtime_error("cannot write " + path);
}

Picture crop(const Picture& picture, int y, int x, int height, int width) {
  if (y < 0 || x < 0 || height < 1 || width < 1 || height > picture.height - y ||
      width > picture.width - x)
    throw std::runtime_error("the crop does not lie inside the photograph");
  Picture part(height, width);
  for (int row = 0; row < height; ++row)
    for (int i = 0; i < 3 * width; ++i) part.pixel(row, 0)[i] = picture.pixel(y + row, x)[i];
  return part;
}

void to_planes(const Picture& picture, float* planes) {
  for (int c = 0; c < 3; ++c)
    for (int y = 0; y < picture.height; ++y)
      for (int x = 0; x < picture.width; ++x) *planes++ = picture.pixel(y, x)[c];
}

Picture from_planes(const float* planes, int height, int width) {
  Picture picture(height, width);
  for (int c = 0; c < 3; ++c)
    for (int y = 0; y < height; ++y)
      for (int x = 0; x < width; ++x) picture.pixel(y, x)[c] = uint8_t(*planes++);
  return picture;
}

Picture colour_by_tap(const int64_t* indices, int height, int width, int plane_width) {
  static const uint8_t colours[2][2][3] = {{{230, 159, 0}, {86, 180, 233}},
                                           {{0, 114, 178}, {213, 94, 0}}};
  Picture picture(height, width);
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x) {
      const int64_t index = *indices++;
      const uint8_t* colour = colours[index / plane_width - 2 * y][index % plane_width - 2 * x];
      for (int c = 0; c < 3; ++c) picture.pixel(y, x)[c] = colour[c];
    }
  return picture;
}

}  // namespace argpool::demo
