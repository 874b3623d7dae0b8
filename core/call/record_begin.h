/* Beginning the record of a call, which its operation fills in while it runs. */
#ifndef SW_CALL_RECORD_BEGIN_H
#define SW_CALL_RECORD_BEGIN_H

#include "call/call.h"
#include "runtime/record.h"

/* Begins the record of this call; NULL if no stories are wanted or memory is short, and then
 * nothing is recorded. */
SwRecord *sw_record_begin(SwCall *call, SwStoryKind kind);

/* Marks the last record as that of result `i` of several. */
void sw_record_entry_given(SwCall *call, int64_t i);
/* Likewise, made from entry `i` of the first argument. */
void sw_record_entry_of_first(SwCall *call, int64_t i);
/* Notes that operand `i` is the argument after a view, whose text is `view`: "[:, None]". */
void sw_record_view_of(SwRecord *self, int i, const char *view);
/* Notes that the call named no dims and took all there are. */
void sw_record_dims_unnamed(SwCall *call);
/* Notes that the result of `made` is the first operand of `taken`, within one call. */
void sw_record_handed_on(SwRecord *made, SwRecord *taken);

#endif
