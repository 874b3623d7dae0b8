/* Binding the arguments of a call to the parameters of its row. */
#ifndef SW_CALL_BIND_H
#define SW_CALL_BIND_H

#include "call/call.h"

/* Fills call->args in the order of the signature. False: the library's error is raised, or the call
 * refused. */
bool sw_call_bind(SwCall *call, const SwArguments *arguments);

#endif
