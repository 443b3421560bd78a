# argpool_add_library: a spec, or a model, becomes a library to link, at build time. Part of the
# package, too.
# SPDX-License-Identifier: MIT

#[=[
argpool_add_library(<name> SPEC <file.mlir> | MODEL <file.onnx>
                    [SHAPES <tensor=NxCxHxW>…]  of the model's tensors, where it leaves them open
                    [PASSES <pass>…]       fuse-mask narrow-indices static-shapes gradients: what is
                                           done to the spec first (argpool-compile --help)
                    [TARGETS <target>…]    base avx2 avx512, or neon, neon32, simd128,
                                           rvv128; by default all of the
                                           architecture that CMake builds for. A library for avx2
                                           and avx512 alone has base's rows for the few kernels
                                           that have none for avx2. For tensors on
                                           devices cuda and opencl, whose libraries are linked along
                    [WISDOM <file>…]       rows that measured plans of this library found to be the
                                           fastest (argpool_wisdom_export, tools/tune --problems),
                                           a file for each kind of CPU: its calls take them
                    [OUTPUT_DIR <folder>]  of lib<name>.a and <name>.h (default: <name>)
                    [RUNTIME <target>]     linked along: argpool::runtime (libargpool.a),
                                           argpool::small (libargpool_small.a), which is the
                                           default where TARGETS names one CPU alone and there
                                           is no WISDOM, which it does not read, or
                                           argpool::argpool (libargpool.so)
                    [SHARED]               beside it the target <name>_shared: the kernels alone as
                                           lib<name>.so, which the provider for ONNX Runtime and
                                           argpool-tune load
                    [INSTALL]              lib<name>.a and <name>.h are installed
                    [EXPORT <set>])        with INSTALL: <name> is part of that export set

Makes the target <name>: the kernels that the spec's operations, or the model's pooling nodes,
need, and the header <name>.h with a function for each (argpool-compile --list shows a model's).
Compiling again takes only the kernels that were never compiled before; what was is kept up to 2 GB,
for all specs and builds of a user: in the CMake variable ARGPOOL_CACHE where it is set, else in the
environment variable of that name, else in ~/.cache/argpool (or $XDG_CACHE_HOME/argpool). The
library is made again when its spec, model or wisdom, the compiler, the list of variants, the
measured costs or a generator changes.

A library of your own that links <name> and is part of an export set needs <name> there, too: pass
INSTALL EXPORT <set>, and have your package's config call find_dependency(argpool).
#]=]
function(argpool_add_library name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "SHARED;INSTALL"
                        "SPEC;MODEL;OUTPUT_DIR;RUNTIME;EXPORT" "TARGETS;SHAPES;PASSES;WISDOM")
  set(source ${arg_SPEC}${arg_MODEL})
  set(wrong "")
  if(TARGET ${name} OR TARGET ${name}_kernels)
    set(wrong "there is a target of this name; each library needs one of its own")
  elseif(arg_UNPARSED_ARGUMENTS)
    list(GET arg_UNPARSED_ARGUMENTS 0 word)
    set(wrong "there is no argument \"${word}\"")
  elseif(arg_SPEC AND arg_MODEL)
    set(wrong "it has SPEC and MODEL; a library is made of one of them")
  elseif(NOT source)
    set(wrong "it has no SPEC and no MODEL to be made of")
  elseif(arg_SHAPES AND NOT arg_MODEL)
    set(wrong "SHAPES are a model's; write shapes into the spec")
  elseif(arg_EXPORT AND NOT arg_INSTALL)
    set(wrong "EXPORT says where INSTALL exports it; INSTALL is missing")
  endif()
  if(wrong)
    message(FATAL_ERROR "argpool_add_library(${name}): ${wrong}. Its arguments: "
                        "SPEC <file.mlir> | MODEL <file.onnx>, "
                        "[SHAPES <tensor=NxCxHxW>…] [PASSES <pass>…] [TARGETS <target>…] "
                        "[WISDOM <file>…] [OUTPUT_DIR <folder>] "
                        "[RUNTIME <target>] [SHARED] [INSTALL [EXPORT <set>]].")
  endif()
  foreach(pass IN LISTS arg_PASSES)
    if(NOT pass MATCHES "^(fuse-mask|narrow-indices|static-shapes|gradients(=[A-Za-z0-9_,]+)?)$")
      message(FATAL_ERROR "argpool_add_library(${name}): there is no pass \"${pass}\"; there are "
                          "fuse-mask, narrow-indices, static-shapes, gradients and "
                          "gradients=<function>,….")
    endif()
  endforeach()
  if(NOT arg_OUTPUT_DIR)
    set(arg_OUTPUT_DIR ${name})
  endif()
  if(NOT arg_RUNTIME)
    _argpool_default_runtime(arg_RUNTIME "${arg_TARGETS}" "${arg_WISDOM}")
  endif()
  string(REPLACE "," ";" arg_TARGETS "${arg_TARGETS}")
  cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR} NORMALIZE)
  cmake_path(ABSOLUTE_PATH arg_OUTPUT_DIR BASE_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR} NORMALIZE)
  list(TRANSFORM arg_SHAPES PREPEND --shape= OUTPUT_VARIABLE options)
  list(TRANSFORM arg_PASSES PREPEND --)
  list(APPEND options ${arg_PASSES})
  _argpool_check_arguments(${name} "${source}" "${arg_TARGETS}" "${options}")
  _argpool_check_wisdom(${name} ${arg_RUNTIME} "${arg_WISDOM}" wisdom)
  list(TRANSFORM wisdom PREPEND --wisdom= OUTPUT_VARIABLE wisdom_options)
  list(APPEND options ${wisdom_options})

  if(DEFINED ARGPOOL_CACHE)
    list(APPEND options --cache=${ARGPOOL_CACHE})
  endif()
  if(CMAKE_CROSSCOMPILING)
    _argpool_architecture(architecture)
    list(APPEND options --architecture=${architecture})
  endif()
  if(PROJECT_NAME STREQUAL argpool)
    list(APPEND options --own-name)
  endif()
  list(JOIN arg_TARGETS "," targets)
  set(archive ${arg_OUTPUT_DIR}/lib${name}.a)
  set(header ${arg_OUTPUT_DIR}/${name}.h)
  file(MAKE_DIRECTORY ${arg_OUTPUT_DIR})
  add_custom_command(
    OUTPUT ${archive}
    BYPRODUCTS ${header}
    COMMAND argpool::compile ${source} --name=${name} --targets=${targets} ${options}
            -o ${arg_OUTPUT_DIR}
    DEPENDS ${source} ${wisdom} argpool::compile ${ARGPOOL_COMPILER_PARTS}
    COMMENT "Compiling the pooling kernels of ${name}"
    USES_TERMINAL  # it shows its progress, and keeps all CPUs busy by itself
    VERBATIM)
  add_custom_target(${name}_kernels DEPENDS ${archive})
  add_library(${name}_archive STATIC IMPORTED GLOBAL)
  add_dependencies(${name}_archive ${name}_kernels)
  set_target_properties(${name}_archive PROPERTIES IMPORTED_LOCATION ${archive})

  set(linked ${arg_RUNTIME})
  foreach(device IN ITEMS cuda opencl)
    if(device IN_LIST arg_TARGETS)
      list(APPEND linked argpool::${device})
    endif()
  endforeach()
  if(arg_INSTALL)
    _argpool_add_installed(${name} ${archive} ${header} "${linked}" "${arg_EXPORT}")
  else()
    add_library(${name} INTERFACE)
    target_include_directories(${name} INTERFACE ${arg_OUTPUT_DIR})
    target_link_libraries(${name} INTERFACE ${name}_archive ${linked})
  endif()
  if(arg_SHARED)
    _argpool_add_shared(${name} ${arg_OUTPUT_DIR} ${arg_RUNTIME})
  endif()
endfunction()

# The processor and the system that CMake builds for, as argpool-compile takes them.
function(_argpool_architecture result)
  string(TOLOWER "${CMAKE_SYSTEM_PROCESSOR}" architecture)
  if(CMAKE_SYSTEM_NAME MATCHES "^(Emscripten|WASI)$")
    set(architecture wasm32)
  elseif(CMAKE_SYSTEM_NAME STREQUAL Windows)
    string(APPEND architecture -windows)
  elseif(CMAKE_SYSTEM_NAME STREQUAL Darwin)
    string(APPEND architecture -macos${CMAKE_OSX_DEPLOYMENT_TARGET})
  elseif(CMAKE_SYSTEM_NAME STREQUAL iOS)
    string(APPEND architecture -ios${CMAKE_OSX_DEPLOYMENT_TARGET})
  endif()
  set(${result} ${architecture} PARENT_SCOPE)
endfunction()

# Files of wisdom by their whole paths, for a runtime that reads it.
function(_argpool_check_wisdom name runtime files paths)
  set(all)
  foreach(file IN LISTS files)
    cmake_path(ABSOLUTE_PATH file BASE_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR} NORMALIZE)
    get_source_file_property(generated ${file} GENERATED)
    if(NOT EXISTS ${file} AND NOT generated)
      message(FATAL_ERROR "argpool_add_library(${name}): there is no file of wisdom ${file}. "
                          "argpool_wisdom_export and argpool-tune --problems write such files.")
    elseif(runtime STREQUAL "argpool::small")
      message(FATAL_ERROR "argpool_add_library(${name}): argpool::small reads no wisdom; leave out "
                          "WISDOM, or say RUNTIME argpool::runtime.")
    endif()
    list(APPEND all ${file})
  endforeach()
  set(${paths} ${all} PARENT_SCOPE)
endfunction()

# Kernels of one CPU leave nothing to choose by cost, and who asks for one counts bytes. A program
# that also has a library of several takes libargpool.a for both: it comes first in the link.
function(_argpool_default_runtime runtime targets wisdom)
  string(REPLACE "," ";" targets "${targets}")
  # One target, and no device.
  if(targets AND NOT targets MATCHES ";|^cuda$|^opencl$" AND NOT wisdom AND TARGET argpool::small)
    set(${runtime} argpool::small PARENT_SCOPE)
  else()
    set(${runtime} argpool::runtime PARENT_SCOPE)
  endif()
endfunction()

# The kernels alone as lib<name>.so.
function(_argpool_add_shared name folder runtime)
  set(stub ${CMAKE_CURRENT_BINARY_DIR}/${name}_shared.c)
  file(CONFIGURE OUTPUT ${stub} @ONLY CONTENT
"#include <@name@.h>
const argpool_table* argpool_kernels(void) { return &@name@_table; }
#ifdef ARGPOOL_REGION_H
const argpool_region_function* argpool_regions(void) { return @name@_regions; }
#endif
")
  add_library(${name}_shared SHARED ${stub})
  add_dependencies(${name}_shared ${name}_kernels)
  set_target_properties(${name}_shared PROPERTIES OUTPUT_NAME ${name} LINKER_LANGUAGE C)
  target_include_directories(${name}_shared PRIVATE ${folder}
    $<TARGET_PROPERTY:${runtime},INTERFACE_INCLUDE_DIRECTORIES>)
  target_link_libraries(${name}_shared PRIVATE ${name}_archive)
endfunction()

# Mistakes that would fail minutes later, in the build or the link, fail now.
function(_argpool_check_arguments name spec targets shapes)
  if(NOT name MATCHES "^[A-Za-z_][A-Za-z0-9_]*$")
    message(FATAL_ERROR "argpool_add_library: the name \"${name}\" becomes part of C names: use "
                        "letters, digits and underscores.")
  endif()
  get_source_file_property(generated ${spec} GENERATED)
  if(NOT EXISTS ${spec} AND NOT generated)
    message(FATAL_ERROR "argpool_add_library(${name}): there is no spec ${spec}. One that the "
                        "build makes needs set_source_files_properties(… PROPERTIES GENERATED ON).")
  endif()
  set(known base avx2 avx512 neon neon32 simd128 rvv128 cuda opencl)
  set(own cuda opencl)
  if(CMAKE_SYSTEM_NAME MATCHES "^(Emscripten|WASI)$")
    list(APPEND own simd128)
  elseif(CMAKE_SYSTEM_PROCESSOR MATCHES "riscv64")
    list(APPEND own rvv128)
  elseif(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
    list(APPEND own base avx2 avx512)
  elseif(CMAKE_SYSTEM_PROCESSOR MATCHES "aarch64|arm64")
    list(APPEND own neon)
  elseif(CMAKE_SYSTEM_PROCESSOR MATCHES "arm")
    list(APPEND own neon32)
  endif()
  list(JOIN known ", " names)
  list(JOIN own ", " own_names)
  foreach(target IN LISTS targets)
    if(NOT target IN_LIST known)
      message(FATAL_ERROR "argpool_add_library(${name}): there is no target \"${target}\"; there "
                          "are ${names}.")
    elseif(NOT target IN_LIST own)
      message(FATAL_ERROR "argpool_add_library(${name}): target ${target} is of another "
                          "architecture than this build's, ${CMAKE_SYSTEM_PROCESSOR}, which has "
                          "${own_names}.")
    endif()
  endforeach()
  # An installed compiler reads the spec now; argpool's own build makes its compiler first.
  if(EXISTS "${ARGPOOL_COMPILE}" AND EXISTS ${spec})
    execute_process(
      COMMAND ${ARGPOOL_COMPILE} ${spec} --name=${name} ${shapes} --until-after=import --emit=ir
              -o /dev/null
      RESULT_VARIABLE refused ERROR_VARIABLE sentence)
    if(refused)
      message(FATAL_ERROR "argpool_add_library(${name}):\n${sentence}")
    endif()
  endif()
endfunction()

# A library target that CMake can install: of a source that says nothing, with the compiled archive
# in the place of its own.
function(_argpool_add_installed name archive header linked export)
  include(GNUInstallDirs)
  get_property(languages GLOBAL PROPERTY ENABLED_LANGUAGES)
  set(ending cpp)
  if(C IN_LIST languages)
    set(ending c)
  endif()
  cmake_path(GET archive PARENT_PATH folder)
  set(source ${folder}/${name}_place.${ending})
  if(NOT EXISTS ${source})
    file(WRITE ${source} "/* Holds the place of lib${name}.a, which argpool-compile makes. */\n"
                         "typedef int ${name}_place;\n")
  endif()
  set_source_files_properties(${source} PROPERTIES OBJECT_DEPENDS ${archive})
  add_library(${name} STATIC ${source})
  add_dependencies(${name} ${name}_kernels)
  set_target_properties(${name} PROPERTIES
    ARCHIVE_OUTPUT_DIRECTORY ${folder}/install
    PUBLIC_HEADER ${header})
  add_custom_command(TARGET ${name} POST_BUILD
    COMMAND ${CMAKE_COMMAND} -E copy ${archive} $<TARGET_FILE:${name}> VERBATIM)
  target_include_directories(${name} PUBLIC
    $<BUILD_INTERFACE:${folder}> $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
  target_link_libraries(${name} PUBLIC ${linked})
  set(set)
  if(export)
    set(set EXPORT ${export})
  endif()
  install(TARGETS ${name} ${set}
    ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR}
    PUBLIC_HEADER DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
endfunction()
