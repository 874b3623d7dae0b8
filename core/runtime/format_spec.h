/* Python's format specifications, what stands behind the colon in f"{x:>8.2f}". */
#ifndef SW_RUNTIME_FORMAT_SPEC_H
#define SW_RUNTIME_FORMAT_SPEC_H

#include "runtime/value.h"

/* [[fill]align][sign][0][width][grouping][.precision][type] */
typedef struct SwFormatSpec {
  char fill;
  char align;           /* < > ^ =, 0: not given */
  char sign;            /* + or space: also before what is not negative */
  char group;           /* , or _ before every third digit */
  char type;            /* 0: not given */
  int width, precision; /* -1: not given */
} SwFormatSpec;

/* False for what is not run. */
bool sw_format_spec_parse(const char *text, SwFormatSpec *out);
/* The number without padding: -1,234.50 */
void sw_format_number(const SwFormatSpec *self, SwValue value, SwText *out);
/* As a stream of C++ writes it: six digits. */
void sw_format_stream(double value, SwText *out);
/* `content` in the width; numbers go to the right. */
void sw_format_pad(const SwFormatSpec *self, const SwText *content, bool number, SwText *out);

#endif
