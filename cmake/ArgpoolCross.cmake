# A build for another architecture: the runtime, and the default kernels by the compiler of a build
# for this machine. No Halide, no MLIR. Presets aarch64-qemu and armhf-qemu, and their slices.
#   CMAKE_TOOLCHAIN_FILE   cmake/toolchains/<architecture>-linux.cmake
#   ARGPOOL_HOST_BUILD     the build folder that has the compiler
# Presets aarch64-runtime and armhf-runtime make the runtime alone (ARGPOOL_DEFAULT_KERNELS=OFF),
# which needs no other build.

if(NOT ARGPOOL_DEFAULT_KERNELS)
  return()
endif()
set(_compiler ${ARGPOOL_HOST_BUILD}/bin/argpool-compile)
if(NOT EXISTS ${_compiler})
  message(FATAL_ERROR "No compiler in ARGPOOL_HOST_BUILD (\"${ARGPOOL_HOST_BUILD}\"): build for "
                      "this machine first (preset ci) and name its folder.")
endif()
add_executable(argpool::compile IMPORTED GLOBAL)
set_target_properties(argpool::compile PROPERTIES IMPORTED_LOCATION ${_compiler})
file(GLOB ARGPOOL_COMPILER_PARTS ${ARGPOOL_HOST_BUILD}/lib/argpool/generators/*)
list(APPEND ARGPOOL_COMPILER_PARTS ${_compiler} ${ARGPOOL_VARIANTS} ${ARGPOOL_COSTS})

# The target of tools/CMakeLists.txt.
include(ArgpoolAddLibrary)
set(ARGPOOL_DEFAULT_SPEC ${PROJECT_SOURCE_DIR}/tools/default.mlir
    CACHE FILEPATH "The kernels of libargpool")
argpool_add_library(argpool_default SPEC ${ARGPOOL_DEFAULT_SPEC})
set_property(TARGET argpool_default PROPERTY INTERFACE_LINK_LIBRARIES
  $<LINK_LIBRARY:WHOLE_ARCHIVE,argpool_default_archive> argpool_runtime)
