# One libFuzzer target for each fuzz_*.c; all our code is instrumented for it.
target_compile_options(stridewise_flags INTERFACE -fsanitize=fuzzer-no-link)
file(GLOB fuzz_sources CONFIGURE_DEPENDS tests/fuzz/fuzz_*.c)
foreach(source IN LISTS fuzz_sources)
  get_filename_component(name ${source} NAME_WE)
  stridewise_executable(${name} ${source} tests/fuzz/whole_program.c)
  target_include_directories(${name} PRIVATE tests)
  target_link_options(${name} PRIVATE -fsanitize=fuzzer)
endforeach()
