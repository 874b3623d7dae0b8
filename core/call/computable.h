/* Dtypes that an operation only moves, and does not compute with. */
#ifndef SW_CALL_COMPUTABLE_H
#define SW_CALL_COMPUTABLE_H

#include "call/call.h"

/*
 * Refuses what nothing here computes with, unless the row of the operation says that it only moves
 * elements: PyTorch's uint16, uint32 and uint64, for which PyTorch lacks most operations itself,
 * and a uint64 that int64 does not hold.
 */
bool sw_call_check_dtypes(SwCall *call);

#endif
