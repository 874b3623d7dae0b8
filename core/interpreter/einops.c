#include "interpreter/einops.h"

#include "call/composed.h"
#include "call/written.h"
#include "interpreter/composed.h"
#include "runtime/naming.h"

#define SW_LIBRARY    sw_einops
#define SW_OPERATIONS "interpreter/einops.def"
#include "call/operation_table.inc"

const SwLibrary sw_einops = {.name = "einops",
                             .module = "einops",
                             .dialect = SW_TORCH,
                             .operations = rows,
                             .operation_count = sizeof rows / sizeof *rows};

/* name_dims_(x, names): the axes of a pattern name the dims of what it is applied to; "": none. */
bool sw_einops_name_dims(SwCall *call, SwValue *out) {
  SwVm *vm = call->vm;
  SwTensor *tensor = call->args[0].as.tensor;
  const SwSequence *names = call->args[1].as.sequence;
  SwSpan called = vm->called;
  vm->called = (SwSpan){0, 0}; /* in which other functions of libraries name none */
  SwNaming *naming = sw_naming_new(vm, (int)names->count);
  vm->called = called;
  *out = sw_value_none();
  for (int dim = 0; naming && dim < naming->count; dim++) {
    const SwString *name = names->items[dim].as.string;
    const char *text = name->size ? sw_naming_text(vm, name->bytes) : NULL;
    naming->dim[dim] = (SwDimSaid){text, tensor->layout.shape.size[dim]};
  }
  if (naming) sw_naming_of(vm, tensor, naming);
  return true;
}

bool sw_einops_outside(SwCall *call, SwValue *out) {
  (void)out;
  const char *sentence = sw_written_text(call->operation);
  if (!sentence) return sw_lacks_written(call->vm, call->node->span, call->operation->name);
  return sw_refuse0(call->vm, call->node->span, sentence);
}
