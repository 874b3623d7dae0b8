# find_package(stridewise) defines stridewise::static and stridewise::shared, and as
# stridewise::stridewise the one of them that BUILD_SHARED_LIBS asks for.
include(${CMAKE_CURRENT_LIST_DIR}/stridewise-targets.cmake)
if(NOT TARGET stridewise::stridewise AND BUILD_SHARED_LIBS)
  add_library(stridewise::stridewise ALIAS stridewise::shared)
elseif(NOT TARGET stridewise::stridewise)
  add_library(stridewise::stridewise ALIAS stridewise::static)
endif()
