# emcc starts Python and asks clang for its version once a file, which takes longer than most files
# take to compile. It says how it would call clang: so clang is called, where both make the same.
find_program(EM_CONFIG em-config HINTS ${EMSCRIPTEN_ROOT_PATH})
execute_process(COMMAND ${EM_CONFIG} LLVM_ROOT
  OUTPUT_VARIABLE llvm OUTPUT_STRIP_TRAILING_WHITESPACE)
separate_arguments(flags NATIVE_COMMAND "${CMAKE_C_FLAGS_RELEASE}")
execute_process(COMMAND ${CMAKE_C_COMPILER} ${flags} --cflags
  OUTPUT_VARIABLE said OUTPUT_STRIP_TRAILING_WHITESPACE)
separate_arguments(straight NATIVE_COMMAND "${llvm}/clang ${said}")

set(sample ${CMAKE_SOURCE_DIR}/core/base/bignum.c)
set(includes -I${CMAKE_SOURCE_DIR}/core -I${CMAKE_SOURCE_DIR}/core/include)
file(REMOVE ${CMAKE_BINARY_DIR}/straight.o)
execute_process(COMMAND ${straight} ${includes} -o ${CMAKE_BINARY_DIR}/straight.o -c ${sample}
  ERROR_QUIET)
execute_process(COMMAND ${CMAKE_C_COMPILER} ${flags} ${includes}
  -o ${CMAKE_BINARY_DIR}/asked.o -c ${sample})
execute_process(RESULT_VARIABLE differ ERROR_QUIET
  COMMAND ${CMAKE_COMMAND} -E compare_files ${CMAKE_BINARY_DIR}/straight.o ${CMAKE_BINARY_DIR}/asked.o)
if(NOT differ)
  set(CMAKE_C_COMPILE_OBJECT
    "${llvm}/clang ${said} <DEFINES> <INCLUDES> <FLAGS> -o <OBJECT> -c <SOURCE>")
endif()
