/* Items and slices of lists, tuples, strings and ranges. */
#ifndef SW_PYTHON_SEQUENCE_H
#define SW_PYTHON_SEQUENCE_H

#include "call/call.h"

/* Lists, tuples, strings and ranges: object[index], object[index] = value, and
 * `del object[index]`. */
bool sw_sequence_subscript(SwCall *call, SwValue *out);
bool sw_sequence_assign(SwCall *call);
bool sw_sequence_delete(SwCall *call);

/* KeyError, in whose words the key stands as its repr. */
bool sw_raise_key(SwVm *vm, SwValue key);

#endif
