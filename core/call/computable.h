/* Dtypes whose elements can be moved here, but not computed with. */
#ifndef SW_CALL_COMPUTABLE_H
#define SW_CALL_COMPUTABLE_H

#include "call/call.h"

/*
 * Refuses the arguments of a call that cannot be computed with, unless its row says that it only
 * moves elements (SwMoves): PyTorch's uint16, uint32 and uint64, for which PyTorch itself lacks
 * most operations, and uint64 values beyond int64.
 */
bool sw_call_check_dtypes(SwCall *call);

#endif
