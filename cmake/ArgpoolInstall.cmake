# Installs a tree that may be moved anywhere as a whole, in four components.
#   runtime    lib/libargpool.so.*                      what a program needs to run
#   kernels    lib/libargpool_default.a                 the default kernels, to link in
#   compiler   bin/argpool-*, lib/argpool, share/argpool the compiler, which finds the rest relative
#              to itself: generators, the Halide they run on, the list of variants, costs
#   dev        include, lib/libargpool*.a, lib/cmake, lib/pkgconfig, share/doc: to build with
# A build for another architecture (ArgpoolCross.cmake) has no compiler: its users name the compiler
# of an install for their own machine.
include(CMakePackageConfigHelpers)

set(ARGPOOL_PRIVATE_DIR lib/argpool)
set(ARGPOOL_SHARE_DIR share/argpool)
set(ARGPOOL_DOC_DIR share/doc/argpool)
set(ARGPOOL_PACKAGE_DIR ${CMAKE_INSTALL_LIBDIR}/cmake/argpool)

# Each component has its own targets file, so that find_package does with those that are there. The
# runtime's room installs libargpool.a and the headers.
if(TARGET argpool_shared)
  set_target_properties(argpool_shared PROPERTIES EXPORT_NAME argpool)
  install(TARGETS argpool_shared EXPORT argpoolSharedTargets
    LIBRARY COMPONENT runtime NAMELINK_COMPONENT dev
    INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
  install(EXPORT argpoolSharedTargets NAMESPACE argpool:: DESTINATION ${ARGPOOL_PACKAGE_DIR}
    COMPONENT dev)
endif()
if(TARGET argpool-compile)
  set_target_properties(argpool-compile PROPERTIES EXPORT_NAME compile)
  install(TARGETS argpool-compile EXPORT argpoolCompilerTargets RUNTIME COMPONENT compiler)
  install(TARGETS argpool-opt RUNTIME COMPONENT compiler)
  if(TARGET argpool-tune)
    install(TARGETS argpool-tune RUNTIME COMPONENT compiler)
  endif()
  install(EXPORT argpoolCompilerTargets NAMESPACE argpool:: DESTINATION ${ARGPOOL_PACKAGE_DIR}
    COMPONENT compiler)
  install(TARGETS ${ARGPOOL_GENERATORS}
    RUNTIME DESTINATION ${ARGPOOL_PRIVATE_DIR}/generators COMPONENT compiler)
  install(IMPORTED_RUNTIME_ARTIFACTS Halide::Halide
    LIBRARY DESTINATION ${ARGPOOL_PRIVATE_DIR} COMPONENT compiler
    RUNTIME DESTINATION ${ARGPOOL_PRIVATE_DIR} COMPONENT compiler)
  install(FILES ${PROJECT_SOURCE_DIR}/generators/variants.mlir
                ${PROJECT_SOURCE_DIR}/tools/default.mlir
    DESTINATION ${ARGPOOL_SHARE_DIR} COMPONENT compiler)
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/generators/variants ${PROJECT_SOURCE_DIR}/generators/costs
    DESTINATION ${ARGPOOL_SHARE_DIR} COMPONENT compiler FILES_MATCHING PATTERN "*.mlir")
  # Halide's licence covers what it links in, LLVM among it; LLVM's own is of what the
  # compiler contains of it.
  file(GLOB _halide_licence ${Halide_DIR}/../../../share/doc/Halide/LICENSE.txt)
  install(FILES ${_halide_licence} DESTINATION ${ARGPOOL_DOC_DIR} RENAME LICENSE.Halide
    COMPONENT compiler OPTIONAL)
  install(FILES /usr/share/doc/libmlir-22-dev/copyright DESTINATION ${ARGPOOL_DOC_DIR}
    RENAME LICENSE.LLVM COMPONENT compiler OPTIONAL)
endif()
if(TARGET argpool_default_archive)
  install(FILES $<TARGET_PROPERTY:argpool_default_archive,IMPORTED_LOCATION>
    DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT kernels)
endif()

# To build with. DLPack's header comes along, for systems without it.
install(EXPORT argpoolTargets NAMESPACE argpool:: DESTINATION ${ARGPOOL_PACKAGE_DIR} COMPONENT dev)
find_path(ARGPOOL_DLPACK_INCLUDE_DIR dlpack/dlpack.h REQUIRED)
install(FILES ${ARGPOOL_DLPACK_INCLUDE_DIR}/dlpack/dlpack.h
  DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/argpool/dlpack COMPONENT dev)
install(FILES /usr/share/doc/libdlpack-dev/copyright DESTINATION ${ARGPOOL_DOC_DIR}
  RENAME LICENSE.DLPack COMPONENT dev OPTIONAL)
foreach(_component IN ITEMS runtime dev compiler)
  install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION ${ARGPOOL_DOC_DIR}
    COMPONENT ${_component})
endforeach()
install(FILES ${PROJECT_SOURCE_DIR}/README.md ${PROJECT_SOURCE_DIR}/CHANGELOG.md
              ${PROJECT_SOURCE_DIR}/runtime/contract.md
  DESTINATION ${ARGPOOL_DOC_DIR} COMPONENT dev)
install(FILES ${PROJECT_SOURCE_DIR}/tools/README.md DESTINATION ${ARGPOOL_DOC_DIR}
  RENAME compiler.md COMPONENT dev)

configure_package_config_file(
  ${CMAKE_CURRENT_LIST_DIR}/argpoolConfig.cmake.in ${PROJECT_BINARY_DIR}/argpoolConfig.cmake
  INSTALL_DESTINATION ${ARGPOOL_PACKAGE_DIR}
  PATH_VARS CMAKE_INSTALL_LIBDIR CMAKE_INSTALL_INCLUDEDIR)
# As the soname says: before 1.0 a minor version may change what is binary.
write_basic_package_version_file(
  ${PROJECT_BINARY_DIR}/argpoolConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/argpoolConfig.cmake
              ${PROJECT_BINARY_DIR}/argpoolConfigVersion.cmake
              ${CMAKE_CURRENT_LIST_DIR}/ArgpoolAddLibrary.cmake
  DESTINATION ${ARGPOOL_PACKAGE_DIR} COMPONENT dev)
foreach(_module IN ITEMS argpool argpool-static)
  configure_file(${CMAKE_CURRENT_LIST_DIR}/${_module}.pc.in ${PROJECT_BINARY_DIR}/${_module}.pc
    @ONLY)
  install(FILES ${PROJECT_BINARY_DIR}/${_module}.pc
    DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT dev)
endforeach()
include(ArgpoolPackage)
