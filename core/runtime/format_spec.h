/* Python's format specifications: the part after the colon in f"{x:>8.2f}". */
#ifndef SW_RUNTIME_FORMAT_SPEC_H
#define SW_RUNTIME_FORMAT_SPEC_H

#include "runtime/value.h"

/* [[fill]align][sign][0][width][grouping][.precision][type] */
typedef struct SwFormatSpec {
  char fill;
  char align;           /* < > ^ =, 0: not given */
  char sign;            /* + or space: written before numbers that are not negative */
  char group;           /* , or _ before every third digit */
  char type;            /* 0: not given */
  int width, precision; /* -1: not given */
} SwFormatSpec;

/* False for a specification that does not run here. */
bool sw_format_spec_parse(const char *text, SwFormatSpec *out);
/* Appends the number without padding: -1,234.50 */
void sw_format_number(const SwFormatSpec *self, SwValue value, SwText *out);
/* Appends the number as a C++ stream writes it, with six digits; some messages of PyTorch do. */
void sw_format_stream(double value, SwText *out);
/* Appends `content`, padded to the width. Numbers are aligned to the right unless told otherwise.
 */
void sw_format_pad(const SwFormatSpec *self, const SwText *content, bool number, SwText *out);

#endif
