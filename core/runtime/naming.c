#include "runtime/naming.h"

#include <stdint.h>
#include <string.h>

#include "base/text.h"
#include "runtime/object.h"
#include "runtime/scope.h"

#define MOST_LOOKED_AT 200
#define MOST           4000

SwNaming *sw_naming_new(SwVm *vm, int count) {
  SwRecords *records = &vm->program->records;
  bool told = !vm->program->no_stories && !records->failed && !vm->called.end;
  if (!told || ++records->namings > MOST) return NULL;
  SwNaming *self = sw_records_alloc(records, sizeof *self + (size_t)count * sizeof *self->dim);
  if (!self) return NULL;
  self->older = records->naming;
  self->begun = records->begun;
  self->statement = vm->statement;
  self->scope = vm->scope;
  self->count = count;
  records->naming = self;
  return self;
}

const char *sw_naming_text(SwVm *vm, const char *text) {
  size_t size = strlen(text) + 1;
  size_t wanted = sw_text_is_lost(text, size) ? SIZE_MAX : size;
  char *copy = sw_records_alloc(&vm->program->records, wanted);
  return copy ? memcpy(copy, text, size) : NULL;
}

void sw_naming_of(SwVm *vm, SwTensor *tensor, SwNaming *naming) {
  const SwLayout *layout = &tensor->layout;
  SwRecord *maker = sw_records_maker(&vm->program->records, tensor->storage->id, layout);
  naming->before = tensor->naming;
  tensor->naming = naming;
  sw_map_named(vm, tensor);
  if (maker && maker->result.tensor == tensor->id) maker->result.naming = naming;
}

bool sw_naming_knows(const SwProgram *program, const char *name, int64_t size) {
  const SwNaming *at = program->records.naming;
  for (int i = 0; at && i < MOST_LOOKED_AT; i++, at = at->older) {
    for (int dim = 0; dim < at->count && !at->is_wrong; dim++) {
      const SwDimSaid *said = &at->dim[dim];
      if (said->name && strcmp(said->name, name) == 0 && (size < 0 || said->size == size))
        return true;
    }
  }
  return false;
}

const SwValue *sw_naming_value(const SwVm *vm, const SwNode *node) {
  if (node->kind == SW_NODE_NAME) return sw_bound(vm, node->text);
  if (node->kind != SW_NODE_ATTRIBUTE) return NULL;
  const SwValue *object = sw_naming_value(vm, node->first);
  bool has = object && object->kind == SW_VALUE_OBJECT;
  return has ? sw_table_attribute(*object, node->text) : NULL;
}
