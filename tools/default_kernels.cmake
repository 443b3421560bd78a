# Targets that the compiler compiles: the default kernels, libargpool.so, and the tuner.
# SPDX-License-Identifier: MIT

set(ARGPOOL_DEFAULT_SPEC ${PROJECT_SOURCE_DIR}/tools/default.mlir
    CACHE FILEPATH "The kernels of libargpool")
set(ARGPOOL_DEFAULT_TARGETS ""
    CACHE STRING "What libargpool is for: native, or targets; default: all of the architecture")
set(_targets ${ARGPOOL_DEFAULT_TARGETS})
if(_targets STREQUAL native)
  file(STRINGS /proc/cpuinfo _flags REGEX "^flags" LIMIT_COUNT 1)
  if(_flags MATCHES avx512f AND _flags MATCHES avx512bw AND _flags MATCHES avx512dq
     AND _flags MATCHES avx512vl AND _flags MATCHES avx512cd)
    set(_targets avx512)
  elseif(_flags MATCHES avx2 AND _flags MATCHES fma AND _flags MATCHES f16c)
    set(_targets avx2)
  else()
    set(_targets base)
  endif()
  message(STATUS "libargpool is for this machine's CPU: ${_targets}")
endif()
# Regions are for CPUs of 64 bits.
set(_spec ${ARGPOOL_DEFAULT_SPEC})
if(CMAKE_SIZEOF_VOID_P EQUAL 8)
  set(_filters ${PROJECT_SOURCE_DIR}/tools/filters.mlir)
  set(_spec ${CMAKE_CURRENT_BINARY_DIR}/default_spec/default.mlir)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS
    ${ARGPOOL_DEFAULT_SPEC} ${_filters})
  file(READ ${ARGPOOL_DEFAULT_SPEC} _kernels)
  file(READ ${_filters} _regions)
  file(CONFIGURE OUTPUT ${_spec} CONTENT "${_kernels}\n${_regions}" @ONLY)
endif()
argpool_add_library(argpool_default SPEC ${_spec} TARGETS ${_targets}
  RUNTIME argpool::runtime)
add_library(argpool::default ALIAS argpool_default)
# The default kernels define what libargpool.a holds a weak, empty definition of: a linker takes
# them only if told to take them whole.
set_property(TARGET argpool_default PROPERTY INTERFACE_LINK_LIBRARIES
  $<LINK_LIBRARY:WHOLE_ARCHIVE,argpool_default_archive> argpool::runtime)

# libargpool.so: the runtime and the default kernels. It exports argpool_* and needs libc only, so a
# C linker is all it takes.
add_library(argpool_shared SHARED argpool.map)
add_library(argpool::argpool ALIAS argpool_shared)
set_target_properties(argpool_shared PROPERTIES
  OUTPUT_NAME argpool
  LINKER_LANGUAGE C
  VERSION ${PROJECT_VERSION}
  SOVERSION ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR}
  LINK_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/argpool.map)
target_link_libraries(argpool_shared
  PRIVATE argpool_runtime_shared $<LINK_LIBRARY:WHOLE_ARCHIVE,argpool_default_archive>)
target_link_options(argpool_shared PRIVATE
  LINKER:--version-script=${CMAKE_CURRENT_SOURCE_DIR}/argpool.map
  LINKER:--as-needed,--no-undefined,-Bsymbolic)
target_include_directories(argpool_shared
  INTERFACE $<TARGET_PROPERTY:argpool_runtime,INTERFACE_INCLUDE_DIRECTORIES>)

# The tuner measures the default kernels, which the other programs only make.
add_subdirectory(argpool-tune)
