/* Names that the libraries have and Stridewise does not run. For these a refusal is right; an
 * AttributeError would be wrong. */
#ifndef SW_CALL_KNOWN_NAMES_H
#define SW_CALL_KNOWN_NAMES_H

#include <stdbool.h>

/* Whether `owner` has an attribute of this name. True also if that is not known. */
bool sw_name_known(const char *owner, const char *name);

/* Whether the owner has this name although it looks like a slip: it is one letter away from a name
 * that runs, or belongs to another owner as well. */
bool sw_name_is_no_slip(const char *owner, const char *name);

#endif
