/* What is told of calls that begin no record of their own. */
#ifndef SW_CALL_NOTE_H
#define SW_CALL_NOTE_H

#include "call/call.h"

/* Operations without a story of their own still say where their result lies. `next_storage`: ids
 * from there on are of storages that the call made. */
void sw_call_note(SwCall *call, SwValue result, int next_storage);
/* A call that failed before a record was begun is told as a note with its operands. */
void sw_call_note_failure(SwCall *call);
/* The same of a function that binds its arguments itself. */
void sw_call_note_given(SwCall *call);

#endif
