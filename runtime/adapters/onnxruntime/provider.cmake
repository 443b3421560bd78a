# The provider's own sources, in the build and in the wheel.
set(ARGPOOL_PROVIDER chain.cpp compiled.cpp kernel.cpp provider.cpp scratch.cpp session_graph.cpp
    settings.cpp tensor.cpp)
list(TRANSFORM ARGPOOL_PROVIDER PREPEND ${CMAKE_CURRENT_LIST_DIR}/)
