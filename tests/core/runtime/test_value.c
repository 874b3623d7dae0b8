#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "runtime/vm.h"

static void a_sequence_beyond_all_memory_is_none(void **state) {
  (void)state;
  SwArena arena = {0};
  SwProgram program = {0};
  SwVm vm = {.arena = &arena, .program = &program};
  assert_null(sw_sequence_new(&vm, INT64_MAX));
  assert_true(vm.exhausted);
  assert_non_null(sw_sequence_new(&vm, 0));
  sw_arena_clear(&arena);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_sequence_beyond_all_memory_is_none),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
