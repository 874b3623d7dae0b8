/* Items and slices of lists, tuples, strings and ranges. */
#ifndef SW_PYTHON_SEQUENCE_H
#define SW_PYTHON_SEQUENCE_H

#include "call/call.h"

/* object[index], object[index] = value and `del object[index]`: args[0] is the object, args[1] the
 * index or slice, args[2] the new value. Dicts use these, too. False: an error was raised. */
bool sw_sequence_subscript(SwCall *call, SwValue *out);
bool sw_sequence_assign(SwCall *call);
bool sw_sequence_delete(SwCall *call);

/* Raises KeyError; its message is the repr of the key: KeyError: 'name'. Returns false. */
bool sw_raise_key(SwVm *vm, SwValue key);

#endif
