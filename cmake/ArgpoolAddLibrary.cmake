# argpool_add_library: a spec, or a model, becomes a library to link, at build time. Part of the
# package, too.
# SPDX-License-Identifier: MIT

#[=[
argpool_add_library(<name> SPEC <file.mlir> | MODEL <file.onnx>
                    [SHAPES <tensor=NxCxHxW>…]  of the model's tensors, where it leaves them open
                    [TARGETS <target>…]    base avx2 avx512, neon, or neon32; by default all of the
                                           architecture that CMake builds for; for tensors on
                                           devices cuda and opencl, whose libraries are linked along
                    [OUTPUT_DIR <folder>]  of lib<name>.a and <name>.h (default: <name>)
                    [RUNTIME <target>]     linked along: argpool::runtime (default: the static one)
                                           or argpool::argpool (libargpool.so)
                    [SHARED])              beside it the target <name>_shared: the kernels alone as
                                           lib<name>.so, which the provider for ONNX Runtime and
                                           argpool-tune load

Makes the target <name>: the kernels that the spec's operations, or the model's pooling nodes,
need, and the header <name>.h with a function for each (argpool-compile --list shows a model's).
Compiling again takes only the kernels that were never compiled before; what was is kept up to 2 GB,
for all specs and builds of a user: in the CMake variable ARGPOOL_CACHE where it is set, else in the
environment variable of that name, else in ~/.cache/argpool (or $XDG_CACHE_HOME/argpool). The
library is made again when its spec or model, the compiler, the list of variants, the measured costs
or a generator changes.
#]=]
function(argpool_add_library name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "SHARED" "SPEC;MODEL;OUTPUT_DIR;RUNTIME" "TARGETS;SHAPES")
  set(source ${arg_SPEC}${arg_MODEL})
  if(NOT source OR (arg_SPEC AND arg_MODEL) OR (arg_SHAPES AND NOT arg_MODEL)
     OR arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "argpool_add_library(${name} SPEC <file.mlir> | MODEL <file.onnx> "
                        "[SHAPES <tensor=NxCxHxW>…] [TARGETS <target>…] [OUTPUT_DIR <folder>] "
                        "[RUNTIME <target>] [SHARED]) was given \"${ARGN}\".")
  endif()
  list(TRANSFORM arg_SHAPES PREPEND --shape= OUTPUT_VARIABLE shapes)
  if(NOT arg_OUTPUT_DIR)
    set(arg_OUTPUT_DIR ${name})
  endif()
  if(NOT arg_RUNTIME)
    set(arg_RUNTIME argpool::runtime)
  endif()
  set(cache)
  if(DEFINED ARGPOOL_CACHE)
    set(cache --cache=${ARGPOOL_CACHE})
  endif()
  cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR} NORMALIZE)
  cmake_path(ABSOLUTE_PATH arg_OUTPUT_DIR BASE_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR} NORMALIZE)
  list(JOIN arg_TARGETS "," targets)
  set(architecture)
  if(CMAKE_CROSSCOMPILING)
    set(architecture --architecture=${CMAKE_SYSTEM_PROCESSOR})
  endif()

  set(archive ${arg_OUTPUT_DIR}/lib${name}.a)
  set(header ${arg_OUTPUT_DIR}/${name}.h)
  file(MAKE_DIRECTORY ${arg_OUTPUT_DIR})
  add_custom_command(
    OUTPUT ${archive}
    BYPRODUCTS ${header}
    COMMAND argpool::compile ${source} --name=${name} --targets=${targets} ${architecture}
            ${shapes} ${cache} -o ${arg_OUTPUT_DIR}
    DEPENDS ${source} argpool::compile ${ARGPOOL_COMPILER_PARTS}
    COMMENT "Compiling the pooling kernels of ${name}"
    USES_TERMINAL  # it shows its progress, and keeps all CPUs busy by itself
    VERBATIM)
  add_custom_target(${name}_kernels DEPENDS ${archive})

  add_library(${name}_archive STATIC IMPORTED GLOBAL)
  add_dependencies(${name}_archive ${name}_kernels)
  set_target_properties(${name}_archive PROPERTIES IMPORTED_LOCATION ${archive})

  add_library(${name} INTERFACE)
  target_include_directories(${name} INTERFACE ${arg_OUTPUT_DIR})
  target_link_libraries(${name} INTERFACE ${name}_archive ${arg_RUNTIME})
  foreach(device IN ITEMS cuda opencl)
    if(device IN_LIST arg_TARGETS)
      target_link_libraries(${name} INTERFACE argpool::${device})
    endif()
  endforeach()
  if(arg_SHARED)
    set(stub ${CMAKE_CURRENT_BINARY_DIR}/${name}_shared.c)
    file(CONFIGURE OUTPUT ${stub} @ONLY CONTENT
"#include <@name@.h>
const argpool_table* argpool_kernels(void) { return &@name@_table; }
")
    add_library(${name}_shared SHARED ${stub})
    add_dependencies(${name}_shared ${name}_kernels)
    set_target_properties(${name}_shared PROPERTIES OUTPUT_NAME ${name} LINKER_LANGUAGE C)
    target_include_directories(${name}_shared PRIVATE ${arg_OUTPUT_DIR}
      $<TARGET_PROPERTY:${arg_RUNTIME},INTERFACE_INCLUDE_DIRECTORIES>)
    target_link_libraries(${name}_shared PRIVATE ${name}_archive)
  endif()
endfunction()
