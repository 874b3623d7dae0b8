/* Reading the same elements under another shape: view, reshape, flatten, ravel. */
#ifndef SW_OPS_VIEW_CALL_H
#define SW_OPS_VIEW_CALL_H

#include "call/call.h"

/* The behaviour if no view has the shape: view raises, reshape copies. */
typedef enum SwViewMode { SW_VIEW_OR_REFUSE, SW_VIEW_OR_COPY } SwViewMode;

/* `tensor` is args[0]; `shape` may contain one -1. */
bool sw_view_call(SwCall *call, SwTensor *tensor, SwShape shape, SwViewMode mode, SwValue *out);

/* Raises PyTorch's error for fewer sizes than the tensor has dims. */
bool sw_raise_expand_fewer(SwVm *vm, SwDType dtype, const SwShape *own, const SwShape *asked);

/* Stretches the tensor to a shape: expand, broadcast_to. */
bool sw_expand_call(SwCall *call, SwTensor *tensor, SwShape target, SwValue *out);

#endif
