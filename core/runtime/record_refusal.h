/* Why an index, a mask or a dim is refused, told in the numbers that its error was raised with. */
#ifndef SW_RUNTIME_RECORD_REFUSAL_H
#define SW_RUNTIME_RECORD_REFUSAL_H

#include "base/errors.h"
#include "runtime/record.h"

/* What an index, a mask or a dim that is refused would have to be, from the numbers of the error.
 */
void sw_record_refusal(SwRecord *self, const SwError *error);

#endif
