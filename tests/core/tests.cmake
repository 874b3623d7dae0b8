# Tests of the core: one executable for each tests/core/**/test_*.c, and what ctest asks of Node.
enable_testing()
file(GLOB_RECURSE test_sources CONFIGURE_DEPENDS tests/core/test_*.c)
foreach(source IN LISTS test_sources)
  get_filename_component(name ${source} NAME_WE)
  if(name MATCHES "^test_(work|long_text)$" AND STRIDEWISE_SANITIZE) # they measure
    continue()
  endif()
  stridewise_executable(${name} ${source})
  target_link_libraries(${name} PRIVATE cmocka)
  if(name STREQUAL test_step_memory) # it counts allocations
    target_link_options(${name} PRIVATE -Wl,--wrap=malloc,--wrap=calloc,--wrap=realloc)
  endif()
  if(name STREQUAL test_rows) # it notes which rows are looked up
    target_link_options(${name} PRIVATE -Wl,--wrap=sw_operation_find)
  endif()
  add_test(NAME ${name} COMMAND ${name} WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
  # As everywhere else, an allocation that is too large gives NULL, also under ASan.
  set_tests_properties(${name} PROPERTIES TIMEOUT 900
    ENVIRONMENT "ASAN_OPTIONS=allocator_may_return_null=1;UBSAN_OPTIONS=print_stacktrace=1")
endforeach()
stridewise_executable(fail_allocations tests/core/story/fail_allocations.c core/cli/input.c)
target_link_options(fail_allocations PRIVATE
  -Wl,--wrap=malloc,--wrap=calloc,--wrap=realloc,--wrap=free
  -Wl,--wrap=sw_arena_alloc,--wrap=sw_arena_copy,--wrap=sw_work)
foreach(batch out_of_memory out_of_memory_classes out_of_memory_numpy)
  add_test(NAME fail_allocations_${batch}
    COMMAND fail_allocations ${PROJECT_SOURCE_DIR}/tests/core/story/${batch}.txt new)
  set_tests_properties(fail_allocations_${batch} PROPERTIES TIMEOUT 900
    ENVIRONMENT "ASAN_OPTIONS=allocator_may_return_null=1;UBSAN_OPTIONS=print_stacktrace=1")
endforeach()
find_program(NODE node REQUIRED)
# With guards around all memory, and all that is dead freed at once. Statements may raise.
if(STRIDEWISE_SANITIZE MATCHES address)
  file(GLOB programs CONFIGURE_DEPENDS tests/oracle/cases/*.txt)
  foreach(path IN LISTS programs)
    get_filename_component(name ${path} NAME_WE)
    add_test(NAME programs_${name} COMMAND stridewise run --json --batch ${path})
    set_tests_properties(programs_${name} PROPERTIES PASS_REGULAR_EXPRESSION "^{"
      FAIL_REGULAR_EXPRESSION "Sanitizer:|runtime error:")
  endforeach()
endif()
# The map of a program, as text, JSON, picture and page.
file(GLOB maps CONFIGURE_DEPENDS tests/maps/*.py)
foreach(path IN LISTS maps)
  get_filename_component(name ${path} NAME_WE)
  add_test(NAME map_${name} COMMAND stridewise map ${path})
  add_test(NAME map_json_${name} COMMAND stridewise map --json ${path})
  add_test(NAME map_svg_${name} COMMAND stridewise map --svg ${path})
  add_test(NAME map_html_${name} COMMAND stridewise map --html ${path})
  set_tests_properties(map_${name} map_json_${name} map_svg_${name} map_html_${name} PROPERTIES PASS_REGULAR_EXPRESSION "line|[0-9]"
    FAIL_REGULAR_EXPRESSION "Sanitizer:|runtime error:")
endforeach()
foreach(name layers house)
  add_test(NAME ${name} COMMAND ${NODE} tests/core/${name}.mjs ${CMAKE_NM}
    $<TARGET_OBJECTS:stridewise_core> $<TARGET_OBJECTS:stridewise>
    COMMAND_EXPAND_LISTS WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
endforeach()
add_test(NAME exports COMMAND ${NODE} tests/core/exports.mjs ${CMAKE_NM}
  $<TARGET_FILE:stridewise_shared> WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
