/* Names of the numbers that an operation was asked for as sizes: zeros(B, T), view(B, T, -1). */
#ifndef SW_CALL_RECORD_ASKED_H
#define SW_CALL_RECORD_ASKED_H

#include "call/call.h"

void sw_record_asked(SwCall *call);

#endif
