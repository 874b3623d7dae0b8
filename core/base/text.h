/*
 * SwText: a byte string that grows. A failed allocation sets `failed` and further appends do
 * nothing, so a writer checks once, at the end.
 */
#ifndef SW_BASE_TEXT_H
#define SW_BASE_TEXT_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Zero-initialise to make an empty text. `data` is NUL-terminated whenever it is not NULL. */
typedef struct SwText {
  char *data;
  size_t size;
  size_t capacity;
  bool failed;
} SwText;

/* How a list of sizes is written. */
typedef enum SwIntsStyle {
  SW_INTS_LIST,  /* [2, 3]         PyTorch's messages */
  SW_INTS_TUPLE, /* (2, 3) (3,)    Python */
  SW_INTS_NUMPY  /* (2,3) (3,)     NumPy's messages */
} SwIntsStyle;

void sw_text_free(SwText *self);
/* Empties the text, keeps its memory, forgets a failure. */
void sw_text_clear(SwText *self);
/* The content as a C string; "" when empty. Of a text that failed it is lost. */
const char *sw_text_cstr(const SwText *self);
/* Whether it is what a text that failed is left with. What that is written to fails as well. */
bool sw_text_is_lost(const char *bytes, size_t size);

void sw_text_bytes(SwText *self, const char *bytes, size_t size);
void sw_text_put(SwText *self, const char *cstr);
void sw_text_char(SwText *self, char c);
void sw_text_repeat(SwText *self, char c, int64_t count);
void sw_text_int(SwText *self, int64_t value);
/* Right-aligned in `width` columns. */
void sw_text_int_padded(SwText *self, int64_t value, int width);
void sw_text_ints(SwText *self, const int64_t *values, int count, SwIntsStyle style);

#endif
