/* Reading the same elements under another shape: view, reshape, flatten, ravel. */
#ifndef SW_OPS_VIEW_CALL_H
#define SW_OPS_VIEW_CALL_H

#include "call/call.h"

/* What to do where no view has the shape. */
typedef enum SwViewMode { SW_VIEW_OR_REFUSE, SW_VIEW_OR_COPY } SwViewMode;

/* args[0] is the tensor; `shape` may hold one -1. */
bool sw_view_call(SwCall *call, SwTensor *tensor, SwShape shape, SwViewMode mode, SwValue *out);

/* PyTorch's complaint about fewer sizes than the tensor has dims. */
bool sw_raise_expand_fewer(SwVm *vm, SwDType dtype, const SwShape *own, const SwShape *asked);

/* The same stretched to a shape: expand, broadcast_to. */
bool sw_expand_call(SwCall *call, SwTensor *tensor, SwShape target, SwValue *out);

#endif
