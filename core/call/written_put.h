#ifndef SW_CALL_WRITTEN_PUT_H
#define SW_CALL_WRITTEN_PUT_H

#include "call/operation.h"

/* What core.wasm is handed: of each operation of these libraries that is written in Python, in
 * their order, its name and its text, then "errors" and the messages of all, "notices" and
 * "events" likewise; each ended by a NUL. */
void sw_written_put(const SwLibrary *const *libraries, SwText *out);

#endif
