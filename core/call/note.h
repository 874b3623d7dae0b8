/* Notes: the records of calls that begin none themselves. */
#ifndef SW_CALL_NOTE_H
#define SW_CALL_NOTE_H

#include "call/call.h"

/* Records a call that has no steps: its operands, and where the result is stored. Storages with an
 * id from `next_storage` on were made by the call. */
void sw_call_note(SwCall *call, SwValue result, int next_storage);
/* Records a call that failed before its record was begun, with its operands. */
void sw_call_note_failure(SwCall *call);
/* The same for a function that binds its arguments itself. */
void sw_call_note_given(SwCall *call);

#endif
