/*
 * The texts of operations that are written in Python. Most are WRITTEN(...) in their row: core.wasm
 * comes without these and is handed them when a program needs one (wasm/written_texts.c).
 */
#ifndef SW_CALL_WRITTEN_H
#define SW_CALL_WRITTEN_H

#include "call/operation.h"

/* NULL: not handed over. */
const char *sw_written_text(const SwOperation *row);
/* Refuses because of that, which only a page comes to. */
static inline bool sw_lacks_written(SwVm *vm, SwSpan span, const char *of) { /* not covered: so */
  return sw_refuse(vm, span,                                                 /* not covered: so */
                   "What runs {name}() did not load: reload this when there is a connection.",
                   SW_STR(of));
}

#endif
