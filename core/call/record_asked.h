/* Names of the sizes that an operation was given: zeros(B, T), view(B, T, -1). The story can then
 * call the dims B and T. */
#ifndef SW_CALL_RECORD_ASKED_H
#define SW_CALL_RECORD_ASKED_H

#include "call/call.h"

/* Notes these names on the record of the call, if there is one. */
void sw_record_asked(SwCall *call);

#endif
