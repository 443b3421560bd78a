// Damaged and hostile models: whatever the bytes, the importer refuses them or makes text of them.
// Seeds are the models of corpus/; bytes that begin with PK are a .pt2, with a brace its JSON.
// SPDX-License-Identifier: MIT
#include <sys/mman.h>
#include <unistd.h>

#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "import/list.h"
#include "import/pt2.h"
#include "import/shapes.h"

using namespace argpool::import;

namespace {

bool readZip(std::string_view bytes, Model &model, std::string &why) {
  static const int file = memfd_create("fuzzed.pt2", 0);
  if (ftruncate(file, 0) || pwrite(file, bytes.data(), bytes.size(), 0) != ssize_t(bytes.size()))
    abort();
  return readPt2("/proc/self/fd/" + std::to_string(file), model, why);
}

bool readModel(std::string_view bytes, Model &model, std::string &why) {
  if (bytes.substr(0, 2) == "PK") return readZip(bytes, model, why);
  if (bytes.substr(0, 1) == "{") return readExportedProgram(bytes, model, why);
  return readOnnx(bytes, "/nonexistent", model, why);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  Model model;
  std::string why;
  if (!readModel({reinterpret_cast<const char *>(data), size}, model, why)) {
    if (why.empty()) abort();  // every refusal says why
    return 0;
  }
  if (size % 2 != 0) giveShape(model, "x=2x4x8x12", why);
  std::set<std::string> names;
  std::vector<Function> functions;
  for (const Graph &graph : model.graphs)
    for (Function &function : functionsOf(graph, names)) functions.push_back(std::move(function));
  for (const Function &function : functions)
    if (function.refused.empty() == function.text.empty()) abort();
  if (listText(model, functions, "fuzzed.onnx", "fuzzed").empty()) abort();
  return 0;
}
