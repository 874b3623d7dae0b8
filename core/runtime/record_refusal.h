/* The last sentence of an operation that raised: the reason, in the numbers of its error. */
#ifndef SW_RUNTIME_RECORD_REFUSAL_H
#define SW_RUNTIME_RECORD_REFUSAL_H

#include "base/errors.h"
#include "runtime/record.h"

/* Emits the reason as the last event, unless a rule has emitted one (refusals.def). */
void sw_record_refusal(SwRecord *self, const SwError *error);

#endif
