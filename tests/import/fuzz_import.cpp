// Damaged and hostile models: whatever the bytes, the importer refuses them or makes text of them.
// Seeds are the models of corpus/; bytes that begin with a brace are the JSON inside of a .pt2.
// SPDX-License-Identifier: MIT
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "import/list.h"
#include "import/pt2.h"
#include "import/shapes.h"

using namespace argpool::import;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  Model model;
  std::string why;
  const std::string_view bytes(reinterpret_cast<const char *>(data), size);
  const bool json = size > 0 && data[0] == '{';
  if (json ? !readExportedProgram(bytes, model, why)
           : !readOnnx(bytes, "/nonexistent", model, why)) {
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
