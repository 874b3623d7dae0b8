/* The record that a call fills in while its operation runs. */
#ifndef SW_CALL_RECORD_BEGIN_H
#define SW_CALL_RECORD_BEGIN_H

#include "call/call.h"
#include "runtime/record.h"

/* Begins the record of this call's operation; NULL when stories are not wanted or memory is short:
 * then nothing is told. */
SwRecord *sw_record_begin(SwCall *call, SwStoryKind kind);

#endif
