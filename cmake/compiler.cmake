# Stops with one sentence where the C compiler lacks what the sources are written with.
include(CheckCSourceCompiles)

function(stridewise_needs what variable source)
  set(CMAKE_REQUIRED_QUIET ON)
  set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
  check_c_source_compiles("${source}" ${variable})
  # The command line of clang-cl is that of MSVC, whatever it compiles.
  if(NOT ${variable} OR MSVC)
    message(FATAL_ERROR "Stridewise needs gcc 10, clang 13, or a newer one of these: "
      "${CMAKE_C_COMPILER_ID} ${CMAKE_C_COMPILER_VERSION} (${CMAKE_C_COMPILER}) lacks ${what}.")
  endif()
endfunction()

stridewise_needs("C11" STRIDEWISE_HAS_C11 "
  _Static_assert(__STDC_VERSION__ >= 201112L, \"C11\");
  int main(void) { return 0; }")
stridewise_needs("the vectors of GNU C" STRIDEWISE_HAS_VECTORS "
  typedef __attribute__((vector_size(16))) int Ints;
  typedef __attribute__((vector_size(16))) float Floats;
  int main(void) {
    Ints ints = {1, 2, 3, 4};
    Floats floats = __builtin_convertvector(ints, Floats);
    return (floats > 1)[0];
  }")
stridewise_needs("__builtin_mul_overflow" STRIDEWISE_HAS_OVERFLOW "
  int main(void) {
    int product;
    return __builtin_mul_overflow(2, 3, &product);
  }")
