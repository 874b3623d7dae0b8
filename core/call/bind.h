/* Binding the arguments of a call to the parameters of its row. */
#ifndef SW_CALL_BIND_H
#define SW_CALL_BIND_H

#include "call/call.h"

/* False with what the library raises of arguments that do not fit, or a refusal. */
bool sw_call_bind(SwCall *call, const SwArguments *arguments);

#endif
