/* The record that a call fills in while its operation runs. */
#ifndef SW_CALL_RECORD_BEGIN_H
#define SW_CALL_RECORD_BEGIN_H

#include "call/call.h"
#include "runtime/record.h"

/* Begins the record of this call's operation; NULL when stories are not wanted or memory is short:
 * then nothing is told. */
SwRecord *sw_record_begin(SwCall *call, SwStoryKind kind);

/* The call gives several results; what it recorded last is entry `i` of them. */
void sw_record_entry_given(SwCall *call, int64_t i);
/* Likewise, made from entry `i` of what its first parameter holds. */
void sw_record_entry_of_first(SwCall *call, int64_t i);
/* Operand `i` of what was recorded last is the argument with `view` written behind it. */
void sw_record_view_of(SwRecord *self, int i, const char *view);
/* The call took whatever dims there were, and named none. */
void sw_record_dims_unnamed(SwCall *call);
/* What one recorded is the first operand of the other, within one call. */
void sw_record_handed_on(SwRecord *made, SwRecord *taken);

#endif
