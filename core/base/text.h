/*
 * SwText: a byte string that grows. After a failed allocation `failed` is set and further appends
 * do nothing, so that a writer checks once, at the end.
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
  size_t size;     /* bytes, without the NUL */
  size_t capacity; /* bytes */
  bool failed;
} SwText;

/* How a list of sizes is written. */
typedef enum SwIntsStyle {
  SW_INTS_LIST,  /* [2, 3]         PyTorch's messages */
  SW_INTS_TUPLE, /* (2, 3) (3,)    Python */
  SW_INTS_NUMPY  /* (2,3) (3,)     NumPy's messages */
} SwIntsStyle;

/* Frees the memory; the text is empty and usable again. */
void sw_text_free(SwText *self);
/* Empties the text, keeps its memory, forgets a failure. */
void sw_text_clear(SwText *self);
/* The content as a C string; "" when empty. A text that failed gives a marker that
 * sw_text_is_lost recognises. */
const char *sw_text_cstr(const SwText *self);
/* Whether these bytes are the marker of a text that failed. Appending the marker makes the other
 * text fail, too, so that no text with a gap is ever shown. */
bool sw_text_is_lost(const char *bytes, size_t size);

/* Appends `size` bytes. */
void sw_text_bytes(SwText *self, const char *bytes, size_t size);
/* Appends a C string. */
void sw_text_put(SwText *self, const char *cstr);
void sw_text_char(SwText *self, char c);
/* Appends `c` `count` times; nothing for a negative count. */
void sw_text_repeat(SwText *self, char c, int64_t count);
/* Appends `value` in decimal. */
void sw_text_int(SwText *self, int64_t value);
/* The same, right-aligned in `width` columns. */
void sw_text_int_padded(SwText *self, int64_t value, int width);
/* Appends a list of sizes, such as [2, 3]. */
void sw_text_ints(SwText *self, const int64_t *values, int count, SwIntsStyle style);

#endif
