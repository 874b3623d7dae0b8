/* Names that Python knows and Stridewise does not run: to refuse them is right, to raise is not. */
#ifndef SW_CALL_KNOWN_NAMES_H
#define SW_CALL_KNOWN_NAMES_H

#include <stdbool.h>

/* Whether what is called `owner` has an attribute of this name; true wherever we do not know. */
bool sw_name_known(const char *owner, const char *name);

/* Whether the owner has this name although it is near one that runs, or another owner's. */
bool sw_name_is_no_slip(const char *owner, const char *name);

#endif
