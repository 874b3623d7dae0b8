#include "interpreter/letters.h"

#include <string.h>

#include "call/record_begin.h"
#include "call/spelling.h"
#include "runtime/naming.h"
#include "runtime/record.h"
#include "runtime/tensors.h"

static SwNaming *naming_of(SwVm *vm, const SwTensor *tensor, const SwSequence *names) {
  SwSpan called = vm->called;
  vm->called = (SwSpan){0, 0}; /* functions of libraries called here name no dims */
  SwNaming *naming = sw_naming_new(vm, (int)names->count);
  vm->called = called;
  for (int dim = 0; naming && dim < naming->count; dim++) {
    const SwString *name = names->items[dim].as.string;
    const char *text = name->size ? sw_naming_text(vm, name->bytes) : NULL;
    naming->dim[dim] = (SwDimSaid){text, tensor->layout.shape.size[dim]};
  }
  return naming;
}

bool sw_name_dims(SwCall *call, SwValue *out) {
  SwTensor *tensor = call->args[0].as.tensor;
  SwNaming *naming = naming_of(call->vm, tensor, call->args[1].as.sequence);
  *out = sw_value_none();
  if (naming) sw_naming_of(call->vm, tensor, naming);
  return true;
}

/* A view of the same layout, which can have other names of dims. */
static SwTensor *again(SwVm *vm, SwTensor *of) {
  SwTensor *self = sw_tensor_view(vm, of, &of->layout);
  if (!self) return NULL;
  SwTensor *next = self->next, *base = self->base;
  *self = *of;
  self->next = next;
  self->base = base;
  return self;
}

typedef struct Letters {
  const SwSequence *operands, *terms;
  const SwString *order; /* all letters, those of the result first */
  int64_t kept;
} Letters;

static const char *term_of(const Letters *self, int64_t i) {
  return self->terms->items[i].as.string->bytes;
}

/* Records what happens to a letter: 0 kept, 1 multiplied and kept, 2 multiplied and summed, 3
 * summed, 4 and 5: of a diagonal. */
static void record_letter(SwRecord *record, const Letters *self, int64_t column) {
  char letter = self->order->bytes[column];
  int64_t size = 1, places = 0, count = 0, twice = 0;
  for (int64_t i = 0; i < self->operands->count; i++) {
    const char *term = term_of(self, i), *at = strchr(term, letter);
    if (!at) continue;
    int64_t own = self->operands->items[i].as.tensor->layout.shape.size[at - term];
    if (own != 1) size = own;
    places |= (at - term + 1) << 8 * i;
    twice += strchr(at + 1, letter) != NULL;
    count++;
  }
  bool kept = column < self->kept;
  int64_t how = count > 1 ? kept ? 1 : 2 : twice ? kept ? 4 : 5 : kept ? 0 : 3;
  sw_emit(&record->trace, LETTER, how, size, column, places);
}

static void record_letters(SwCall *call, const Letters *self) {
  SwVm *vm = call->vm;
  if (self->operands->count > SW_RECORD_OPERANDS || self->order->size > SW_MAX_DIMS) return;
  SwRecord *record = sw_record_begin(call, SW_STORY_NOTE);
  if (!record) return;
  record->said = sw_spelling_written(vm, vm->called);
  for (int64_t i = 0; i < self->operands->count; i++)
    sw_record_operand(record, self->operands->items[i].as.tensor, NULL);
  sw_emit(&record->trace, LETTERS, self->kept);
  for (size_t column = 0; column < self->order->size; column++)
    record_letter(record, self, (int64_t)column);
}

bool sw_einsum_letters(SwCall *call, SwValue *out) {
  SwSequence *operands = call->args[0].as.sequence;
  const SwSequence *names = call->args[2].as.sequence;
  const Letters self = {operands, call->args[1].as.sequence, call->args[3].as.string,
                        call->args[4].as.integer};
  *out = sw_value_none();
  for (int64_t i = 0; i < operands->count; i++) {
    SwTensor *tensor = again(call->vm, operands->items[i].as.tensor);
    if (!tensor) return false;
    operands->items[i].as.tensor = tensor;
    SwNaming *naming = naming_of(call->vm, tensor, names->items[i].as.sequence);
    if (naming) naming->scope = NULL, tensor->naming = naming;
  }
  record_letters(call, &self);
  return true;
}
