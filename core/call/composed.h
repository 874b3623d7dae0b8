/* Rows that are written in Python, and what their texts need besides. */
#ifndef SW_CALL_COMPOSED_H
#define SW_CALL_COMPOSED_H

#include "call/call.h"

/* Runs the text of the row. */
SwFunction sw_composed;
/* warn("UserWarning: ...") */
SwFunction sw_composed_warn;

#endif
