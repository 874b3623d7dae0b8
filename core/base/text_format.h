/* A printf into a text, with only the conversions that the core uses. */
#ifndef SW_BASE_TEXT_FORMAT_H
#define SW_BASE_TEXT_FORMAT_H

#include <stdarg.h>

#include "base/text.h"

/* Appends `format` filled with `args`. Knows %c, %d, %s, %.*s and %04X; any other conversion ends
 * the text. */
__attribute__((format(printf, 2, 0))) void sw_text_format(SwText *self, const char *format,
                                                          va_list args);

#endif
