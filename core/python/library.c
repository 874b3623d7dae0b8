#include "python/library.h"

#include "call/call.h"
#include "call/composed.h"
#include "python/composed.generated.inc"
#include "python/details.h"
#include "runtime/scope.h"

#define SW_LIBRARY    sw_python
#define SW_OPERATIONS "python/operations.def"
#include "call/operation_table.inc"

static bool mismatch(SwCall *call, const SwMisfit *misfit) {
  const SwOperation *row = call->operation;
  if (misfit->kind == SW_MISFIT_KEYWORD && row->flags & SW_NO_KEYWORDS)
    return !sw_raise(call->vm, SW_ERR_NO_KEYWORDS, SW_STR(row->owner), SW_STR(row->name));
  if (misfit->kind != SW_MISFIT_KEYWORD || !(row->flags & SW_ALL_KEYWORDS)) return false;
  (void)sw_raise(call->vm, SW_ERR_INVALID_KEYWORD, SW_STR(misfit->keyword),
                 SW_STR(sw_operation_said(row)));
  return true;
}

const SwLibrary sw_python = {.name = "Python",
                             .dialect = SW_TORCH,
                             .operations = rows,
                             .operation_count = sizeof rows / sizeof *rows,
                             .mismatch = mismatch};
