# cmake --install: the header, both libraries, the command, and how CMake and pkg-config find them.
# Nothing of it names the folder that it is installed to: the whole may be moved.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

install(FILES core/include/stridewise.h TYPE INCLUDE)
install(TARGETS stridewise)
install(TARGETS stridewise_core stridewise_shared EXPORT stridewise-targets
  INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})

# find_package(stridewise)
set(package ${CMAKE_INSTALL_LIBDIR}/cmake/stridewise)
set_target_properties(stridewise_core PROPERTIES EXPORT_NAME static)
set_target_properties(stridewise_shared PROPERTIES EXPORT_NAME shared)
install(EXPORT stridewise-targets NAMESPACE stridewise:: DESTINATION ${package})
write_basic_package_version_file(stridewise-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES cmake/stridewise-config.cmake
  ${PROJECT_BINARY_DIR}/stridewise-config-version.cmake DESTINATION ${package})

# pkg-config
file(RELATIVE_PATH prefix ${CMAKE_INSTALL_FULL_LIBDIR}/pkgconfig ${CMAKE_INSTALL_PREFIX})
cmake_path(APPEND libdir "\${prefix}" "${CMAKE_INSTALL_LIBDIR}")
cmake_path(APPEND includedir "\${prefix}" "${CMAKE_INSTALL_INCLUDEDIR}")
configure_file(cmake/stridewise.pc.in stridewise.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/stridewise.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
