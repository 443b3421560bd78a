# What the wheel argpool-compiler holds: the compiler and its parts, laid out as in an install.
set(_home argpool_compiler)
install(TARGETS argpool-compile RUNTIME DESTINATION ${_home}/bin COMPONENT compiler)
install(TARGETS ${ARGPOOL_GENERATORS}
  RUNTIME DESTINATION ${_home}/lib/argpool/generators COMPONENT compiler)
install(FILES ${PROJECT_SOURCE_DIR}/generators/variants.mlir
  DESTINATION ${_home}/share/argpool COMPONENT compiler)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/generators/variants ${PROJECT_SOURCE_DIR}/generators/costs
  DESTINATION ${_home}/share/argpool COMPONENT compiler FILES_MATCHING PATTERN "*.mlir")
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION ${_home} COMPONENT compiler)
install(FILES /usr/share/doc/libmlir-22-dev/copyright DESTINATION ${_home} RENAME LICENSE.LLVM
  COMPONENT compiler)
