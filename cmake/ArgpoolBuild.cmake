# How argpool itself is built: language standard, warnings, and where its packages are.

set(CMAKE_CXX_STANDARD 17)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
# Installed files do not name the folder they were built in.
add_compile_options(-fmacro-prefix-map=${PROJECT_SOURCE_DIR}/=)
set(DART_TESTING_TIMEOUT 3600)  # of tests that hang: beside other work all may take long
include(CTest)

# Debian keeps each LLVM in a prefix of its own, where CMake does not look.
list(APPEND CMAKE_PREFIX_PATH /usr/lib/llvm-22)
# A build that takes its kernels from another has tests of the compiler's rooms, if any (asan).
if(NOT CMAKE_CROSSCOMPILING AND (NOT ARGPOOL_KERNELS_FROM OR BUILD_TESTING))
  include(ArgpoolNeeds)
endif()

# Warnings for our own targets: target_link_libraries(x PRIVATE argpool_warnings).
add_library(argpool_warnings INTERFACE)
target_compile_options(argpool_warnings INTERFACE -Wall -Wextra -Wno-unused-parameter)

# For programs that wait for the code of libraries (Halide's, LLVM's, GoogleTest's), not for their
# own: generators take half as long to compile, and rows no longer to generate.
add_library(argpool_brief INTERFACE)
target_compile_options(argpool_brief INTERFACE $<$<NOT:$<CONFIG:Debug>>:-O1>)
