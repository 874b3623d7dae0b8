#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "tensor/storage.h"

static void new_memory_is_zero_and_counted(void **state) {
  (void)state;
  SwMemory memory = {.limit = 100};
  SwStorage *storage = sw_storage_new(&memory, 64, 3);
  assert_non_null(storage);
  assert_int_equal(memory.used, 64);
  for (int i = 0; i < 64; i++)
    assert_int_equal(storage->buffer->data[i], 0);
  sw_storage_release(storage);
  assert_int_equal(memory.used, 0);
}

static void the_limit_is_kept_to_the_byte(void **state) {
  (void)state;
  SwMemory memory = {.limit = 100};
  SwBuffer *buffer = sw_buffer_new(&memory, 60);
  assert_non_null(buffer);
  assert_null(sw_buffer_new(&memory, 41));
  assert_null(sw_buffer_new(&memory, INT64_MAX));
  assert_null(sw_buffer_new(&memory, -1));
  SwBuffer *rest = sw_buffer_new(&memory, 40);
  assert_non_null(rest);
  sw_buffer_release(rest);
  sw_buffer_release(buffer);
}

/* Of a size for which large pages are asked, twice, so that what was used comes back. */
static void large_memory_is_zero_and_writable_to_its_end(void **state) {
  (void)state;
  const int64_t nbytes = ((int64_t)1 << 22) + 5;
  SwMemory memory = {.limit = 2 * nbytes};
  for (int round = 0; round < 2; round++) {
    SwBuffer *one = sw_buffer_new(&memory, nbytes), *other = sw_buffer_new(&memory, nbytes);
    assert_non_null(one);
    assert_non_null(other);
    for (int64_t i = 0; i < nbytes; i++)
      assert_int_equal(one->data[i] | other->data[i], 0);
    memset(one->data, 1, (size_t)nbytes);
    memset(other->data, 2, (size_t)nbytes);
    assert_int_equal(one->data[nbytes - 1], 1);
    sw_buffer_release(one);
    sw_buffer_release(other);
  }
  assert_int_equal(memory.used, 0);
}

static void what_the_system_has_not_is_null(void **state) {
  (void)state;
  SwMemory memory = {.limit = INT64_MAX};
  assert_null(sw_buffer_new(&memory, (int64_t)(SIZE_MAX / 2)));
  assert_int_equal(memory.used, 0);
}

static void an_empty_storage_still_has_an_address(void **state) {
  (void)state;
  SwMemory memory = {.limit = 0};
  SwStorage *storage = sw_storage_new(&memory, 0, 0);
  assert_non_null(storage);
  assert_non_null(storage->buffer->data);
  sw_storage_release(storage);
}

static void a_write_leaves_the_version_that_a_story_holds(void **state) {
  (void)state;
  SwMemory memory = {.limit = 16};
  SwStorage *storage = sw_storage_new(&memory, 8, 0);
  SwBuffer *seen = sw_buffer_retain(storage->buffer);
  unsigned char *data = sw_storage_write(storage);
  assert_non_null(data);
  assert_ptr_not_equal(data, seen->data);
  data[0] = 1;
  assert_int_equal(seen->data[0], 0);
  assert_int_equal(memory.used, 16);
  sw_buffer_release(seen);
  assert_ptr_equal(sw_storage_write(storage), data);
  sw_storage_release(storage);
  assert_int_equal(memory.used, 0);
}

static void a_version_that_does_not_fit_changes_nothing(void **state) {
  (void)state;
  SwMemory memory = {.limit = 10};
  SwStorage *storage = sw_storage_new(&memory, 8, 0);
  SwBuffer *seen = sw_buffer_retain(storage->buffer);
  assert_null(sw_storage_write(storage));
  assert_ptr_equal(storage->buffer, seen);
  sw_buffer_release(seen);
  sw_storage_release(storage);
}

static void growing_keeps_what_is_there(void **state) {
  (void)state;
  SwMemory memory = {.limit = 100};
  SwStorage *storage = sw_storage_new(&memory, 4, 0);
  sw_storage_write(storage)[3] = 7;
  assert_true(sw_storage_grow(storage, 8));
  assert_int_equal(storage->buffer->data[3], 7);
  assert_int_equal(storage->buffer->data[7], 0);
  assert_true(sw_storage_grow(storage, 2));
  assert_int_equal(storage->buffer->nbytes, 8);
  assert_false(sw_storage_grow(storage, 1000));
  sw_storage_release(storage);
}

static void releasing_nothing_is_fine(void **state) {
  (void)state;
  sw_storage_release(NULL);
  sw_buffer_release(NULL);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(new_memory_is_zero_and_counted),
      cmocka_unit_test(the_limit_is_kept_to_the_byte),
      cmocka_unit_test(large_memory_is_zero_and_writable_to_its_end),
      cmocka_unit_test(what_the_system_has_not_is_null),
      cmocka_unit_test(an_empty_storage_still_has_an_address),
      cmocka_unit_test(a_write_leaves_the_version_that_a_story_holds),
      cmocka_unit_test(a_version_that_does_not_fit_changes_nothing),
      cmocka_unit_test(growing_keeps_what_is_there),
      cmocka_unit_test(releasing_nothing_is_fine),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
