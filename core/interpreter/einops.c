#include "interpreter/einops.h"

#include "base/notices.h"
#include "call/composed.h"
#include "interpreter/composed.generated.inc"
#include "interpreter/composed.h"
#include "interpreter/letters.h"

#define SW_LIBRARY    sw_einops
#define SW_OPERATIONS "interpreter/einops.def"
#include "call/operation_table.inc"

const SwLibrary sw_einops = {.name = "einops",
                             .module = "einops",
                             .dialect = SW_TORCH,
                             .operations = rows,
                             .operation_count = sizeof rows / sizeof *rows};

bool sw_einops_outside(SwCall *call, SwValue *out) {
  (void)out;
  return sw_refuse0(call->vm, call->node->span, sw_notice((SwNoticeId)call->operation->detail));
}
