# What is installed: a tree that may be moved anywhere as a whole.
#   bin/argpool-compile            the compiler; it finds the rest relative to itself
#   lib/argpool/                   the generators and the Halide they run on
#   share/argpool/                 the list of targets and variants, what rows cost, the default
#                                  kernel set
#   lib/, include/, lib/cmake/     the libraries, the headers, the CMake package
# A build for another architecture (ArgpoolCross.cmake) installs the last line: its users name the
# compiler of an install for their own machine.
include(CMakePackageConfigHelpers)

set(ARGPOOL_PRIVATE_DIR lib/argpool)
set(ARGPOOL_SHARE_DIR share/argpool)
set(ARGPOOL_PACKAGE_DIR ${CMAKE_INSTALL_LIBDIR}/cmake/argpool)

if(TARGET argpool-compile)
  set_target_properties(argpool-compile PROPERTIES
    EXPORT_NAME compile
    INSTALL_RPATH ${LLVM_LIBRARY_DIR})  # where the system's libMLIR is
  set_target_properties(argpool_shared PROPERTIES EXPORT_NAME argpool)

  # The runtime's room installs libargpool.a and the headers.
  install(TARGETS argpool-compile argpool_shared EXPORT argpoolTargets
          INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
  install(TARGETS ${ARGPOOL_GENERATORS} RUNTIME DESTINATION ${ARGPOOL_PRIVATE_DIR}/generators)
  install(IMPORTED_RUNTIME_ARTIFACTS Halide::Halide
          LIBRARY DESTINATION ${ARGPOOL_PRIVATE_DIR} RUNTIME DESTINATION ${ARGPOOL_PRIVATE_DIR})
  install(FILES ${PROJECT_SOURCE_DIR}/generators/variants.mlir
                ${PROJECT_SOURCE_DIR}/generators/default.mlir
          DESTINATION ${ARGPOOL_SHARE_DIR})
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/generators/variants ${PROJECT_SOURCE_DIR}/generators/costs
          DESTINATION ${ARGPOOL_SHARE_DIR} FILES_MATCHING PATTERN "*.mlir")
endif()

install(EXPORT argpoolTargets NAMESPACE argpool:: DESTINATION ${ARGPOOL_PACKAGE_DIR})
install(FILES $<TARGET_PROPERTY:argpool_default_archive,IMPORTED_LOCATION>
        DESTINATION ${CMAKE_INSTALL_LIBDIR})

configure_package_config_file(
  ${CMAKE_CURRENT_LIST_DIR}/argpoolConfig.cmake.in ${PROJECT_BINARY_DIR}/argpoolConfig.cmake
  INSTALL_DESTINATION ${ARGPOOL_PACKAGE_DIR}
  PATH_VARS CMAKE_INSTALL_LIBDIR)
write_basic_package_version_file(
  ${PROJECT_BINARY_DIR}/argpoolConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/argpoolConfig.cmake
              ${PROJECT_BINARY_DIR}/argpoolConfigVersion.cmake
              ${CMAKE_CURRENT_LIST_DIR}/ArgpoolAddLibrary.cmake
        DESTINATION ${ARGPOOL_PACKAGE_DIR})
