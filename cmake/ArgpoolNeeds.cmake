# What a build of the compiler takes from elsewhere: Halide's wheel and Debian's packages, of
# tools/packages/versions.txt. All that is missing is said at once, with what installs it.

# Halide's wheel is in tools/setup's .venv, or where pip puts what pyproject.toml requires.
file(GLOB _site_packages ${PROJECT_SOURCE_DIR}/.venv/lib/python3*/site-packages)
find_package(Halide 21 QUIET CONFIG PATHS ${_site_packages} PATH_SUFFIXES halide/lib64/cmake/Halide)
find_package(MLIR 22.1 QUIET CONFIG)
find_library(ARGPOOL_ZSTD libzstd.a)
find_path(ARGPOOL_PROTOZERO protozero/pbf_reader.hpp)
find_path(ARGPOOL_JSON nlohmann/json.hpp)
find_path(ARGPOOL_MINIZIP minizip/unzip.h)
find_library(ARGPOOL_MINIZIP_LIBRARY libminizip.a)  # static: an install needs no package
find_package(ZLIB QUIET)  # LLVM needs it anyway
find_path(ARGPOOL_DLPACK_INCLUDE_DIR dlpack/dlpack.h)

set(_debian "")
foreach(_need IN ITEMS
    MLIR_FOUND=libmlir-22-dev MLIR_FOUND=mlir-22-tools MLIR_FOUND=llvm-22-dev
    ARGPOOL_ZSTD=libzstd-dev ARGPOOL_PROTOZERO=libprotozero-dev ARGPOOL_JSON=nlohmann-json3-dev
    ARGPOOL_MINIZIP=libminizip-dev ARGPOOL_MINIZIP_LIBRARY=libminizip-dev ZLIB_FOUND=zlib1g-dev
    ARGPOOL_DLPACK_INCLUDE_DIR=libdlpack-dev)
  string(REGEX MATCH "^(.*)=(.*)$" _ ${_need})
  if(NOT ${CMAKE_MATCH_1})
    list(APPEND _debian ${CMAKE_MATCH_2})
  endif()
endforeach()
list(REMOVE_DUPLICATES _debian)
if(_debian)
  list(JOIN _debian " " _names)
  set(_commands "\n  apt-get install ${_names}")
endif()
if(NOT Halide_FOUND)
  file(STRINGS ${PROJECT_SOURCE_DIR}/tools/packages/versions.txt _halide REGEX "^pip halide ")
  string(REGEX REPLACE "^pip halide +([0-9.]+).*" "\\1" _halide ${_halide})
  string(APPEND _commands "\n  pip install halide==${_halide}  and -DHalide_DIR=<its cmake folder>")
endif()
if(DEFINED _commands)
  message(FATAL_ERROR "Packages are missing: run tools/setup --install, or on Debian:${_commands}")
endif()
