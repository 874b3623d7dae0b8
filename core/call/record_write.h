/* Records of fill_, resize_, copies and diagonals. */
#ifndef SW_CALL_RECORD_WRITE_H
#define SW_CALL_RECORD_WRITE_H

#include "call/call.h"

/* Every element of `target` becomes `value`, written at `node` (NULL: not in the program). */
void sw_record_fill(SwCall *call, const SwTensor *target, SwScalar value, const SwNode *node);
/* The same storage, grown if needed, gets another layout. Call before the change. */
void sw_record_resize(SwCall *call, const SwTensor *before, const SwLayout *after);
/* args[0], `from`, was copied into `to`, which has its own storage. */
void sw_record_copy(SwCall *call, const SwTensor *from, const SwTensor *to);
/* args[0], `line`, was written to a diagonal of `matrix`; all other elements are 0. */
void sw_record_diagonal(SwCall *call, const SwTensor *line, int64_t offset, const SwTensor *matrix);

#endif
