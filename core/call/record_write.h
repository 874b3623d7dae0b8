/* What the stories of fill_, resize_ and copies tell. */
#ifndef SW_CALL_RECORD_WRITE_H
#define SW_CALL_RECORD_WRITE_H

#include "call/call.h"

/* Every element of `target` gets `value`, which stands at `node` (NULL: nowhere). */
void sw_record_fill(SwCall *call, const SwTensor *target, SwScalar value, const SwNode *node);
/* The same storage, grown if it must, is read with another layout. Before it happens. */
void sw_record_resize(SwCall *call, const SwTensor *before, const SwLayout *after);
/* args[0], `from`, was copied into `to`: its elements in a storage of their own. */
void sw_record_copy(SwCall *call, const SwTensor *from, const SwTensor *to);
/* args[0], `line`, was written on a diagonal of `matrix`, whose other elements are 0. */
void sw_record_diagonal(SwCall *call, const SwTensor *line, int64_t offset, const SwTensor *matrix);

#endif
