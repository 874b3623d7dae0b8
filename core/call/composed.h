/* Rows that are written in Python, and what their texts need besides. */
#ifndef SW_CALL_COMPOSED_H
#define SW_CALL_COMPOSED_H

#include "call/call.h"

/* Runs the text of the row. */
SwFunction sw_composed;
/* warn("UserWarning: ...") */
SwFunction sw_composed_warn;
/* unsupported(): Stridewise does not run the call of the library's function with these arguments.
 */
SwFunction sw_composed_unsupported;
/* leave_out(): a statement that only says this, or prints it, has no effect here. */
SwFunction sw_composed_leave_out;

/* Of a property that is a class in Python: its value is an object of the class, not the class; or
 * it is a function, which gives the value, or takes the one that is assigned. */
enum { SW_COMPOSED_CLASS, SW_COMPOSED_OBJECT, SW_COMPOSED_READ };

#endif
