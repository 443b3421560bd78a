# A build with the kernels as another build compiled them (not instrumented: tests keep them between
# guard pages). No Halide, no MLIR. Presets asan and tsan, and tools/wheel.
#   ARGPOOL_KERNELS_FROM   the build folder that has the kernels
#   ARGPOOL_SANITIZERS     clang's, for the runtime and the tests: "address;undefined", "thread", or
#                          none

if(ARGPOOL_SANITIZERS AND NOT CMAKE_CXX_COMPILER_ID STREQUAL Clang)
  message(FATAL_ERROR "Sanitized builds are clang's: run tools/setup and use preset asan or tsan.")
endif()
set(_kernels ${ARGPOOL_KERNELS_FROM}/tools/argpool_default)
if(NOT EXISTS ${_kernels}/libargpool_default.a)
  message(FATAL_ERROR "No kernels in ${ARGPOOL_KERNELS_FROM}: build that first (preset ci).")
endif()

if(ARGPOOL_SANITIZERS)
  list(JOIN ARGPOOL_SANITIZERS "," _list)
  # A C caller may put any int in an enum: the runtime looks, and refuses what it does not know. GCC
  # and clang load it as the int it is, unless told -fstrict-enums.
  set(_flags -fsanitize=${_list} -fno-sanitize=enum -fno-sanitize-recover=all
             -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${_list})
  if(address IN_LIST ARGPOOL_SANITIZERS)
    # Counters that guide tests/fuzz; no cost elsewhere.
    list(APPEND _flags -fsanitize=fuzzer-no-link)
  endif()
  add_compile_options(${_flags})
endif()

# The target of tools/CMakeLists.txt, without its compiler.
add_library(argpool_default_archive STATIC IMPORTED GLOBAL)
set_target_properties(argpool_default_archive PROPERTIES
  IMPORTED_LOCATION ${_kernels}/libargpool_default.a)
add_library(argpool_default INTERFACE)
target_include_directories(argpool_default INTERFACE ${_kernels})
target_link_libraries(argpool_default INTERFACE
  $<LINK_LIBRARY:WHOLE_ARCHIVE,argpool_default_archive> argpool_runtime)
