/* Rows whose function is written in Python (.py files in the folders `composed`), and the helpers
 * that such functions call. */
#ifndef SW_CALL_COMPOSED_H
#define SW_CALL_COMPOSED_H

#include "call/call.h"

/* Runs the Python function of the row. */
SwFunction sw_composed;
/* warn("UserWarning: ...") */
SwFunction sw_composed_warn;
/* unsupported(): refuses the call that the program wrote: "Stridewise does not run ...". */
SwFunction sw_composed_unsupported;
/* leave_out(): a value that depends on the reader's machine. A statement that only computes or
 * prints it is skipped. */
SwFunction sw_composed_leave_out;

/* For a property written in Python: its value is the class itself, an object of the class, or what
 * the function returns. (The function also receives a value that is assigned.) */
enum { SW_COMPOSED_CLASS, SW_COMPOSED_OBJECT, SW_COMPOSED_READ };

#endif
