/* UTF-8, one character at a time. */
#ifndef SW_BASE_UTF8_H
#define SW_BASE_UTF8_H

#include <stddef.h>
#include <stdint.h>

/* Bytes (1 to 4) of the well-formed character at `bytes`, or 0 if it is not well-formed:
 * no overlong forms, no surrogates, nothing above U+10FFFF. `size` > 0 bytes may be read. */
int sw_utf8_length(const char *bytes, size_t size);

/* Bytes of the longest well-formed beginning: `size` if all of it is well-formed. */
size_t sw_utf8_valid_prefix(const char *bytes, size_t size);

/* Number of code points in well-formed text of `size` bytes. */
size_t sw_utf8_count(const char *bytes, size_t size);

#endif
