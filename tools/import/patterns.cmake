# What finds pooling in a graph, without a format or LLVM: of the compiler's importer, and of ONNX
# Runtime's provider, in the build and in the wheel.
set(ARGPOOL_PATTERNS graph.cpp idioms.cpp patterns.cpp regions.cpp transposes.cpp window.cpp)
list(TRANSFORM ARGPOOL_PATTERNS PREPEND ${CMAKE_CURRENT_LIST_DIR}/)
