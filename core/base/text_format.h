/* printf into a text, for the few conversions that are needed. */
#ifndef SW_BASE_TEXT_FORMAT_H
#define SW_BASE_TEXT_FORMAT_H

#include <stdarg.h>

#include "base/text.h"

/* Of printf's conversions %c, %d, %s and %04X only; %s with or without a precision. Any other ends
 * the text. */
__attribute__((format(printf, 2, 0))) void sw_text_format(SwText *self, const char *format,
                                                          va_list args);

#endif
