#include "runtime/variables.h"

#include <string.h>

#include "base/notices.h"
#include "runtime/vm.h"

static SwName **text_bucket(SwNames *tables, const char *text) {
  unsigned hash = 5381;
  for (const char *at = text; *at; at++)
    hash = hash * 33 ^ (unsigned char)*at;
  return &tables->by_text[hash % SW_NAME_BUCKETS];
}

static SwName **storage_bucket(SwNames *tables, int storage) {
  return &tables->by_storage[(unsigned)storage % SW_NAME_BUCKETS];
}

SwName *sw_name_find(const SwProgram *program, const char *text) {
  SwName *name = *text_bucket((SwNames *)&program->name_tables, text);
  while (name && strcmp(name->text, text) != 0)
    name = name->same_text;
  return name;
}

const SwName *sw_name_of_storage(const SwProgram *program, int storage) {
  const SwName *name = *storage_bucket((SwNames *)&program->name_tables, storage);
  return !name || name->storage == storage ? name : sw_name_next_of_storage(name, storage);
}

const SwName *sw_name_next_of_storage(const SwName *self, int storage) {
  do
    self = self->same_storage;
  while (self && self->storage != storage);
  return self;
}

static void leave_storage(SwNames *tables, SwName *name) {
  if (name->storage < 0) return;
  SwName **at = storage_bucket(tables, name->storage);
  while (*at != name)
    at = &(*at)->same_storage;
  *at = name->same_storage;
  name->storage = -1;
}

/* A bucket keeps its names in order of first assignment. */
static void join_storage(SwNames *tables, SwName *name, int storage) {
  SwName **at = storage_bucket(tables, storage);
  while (*at && (*at)->order < name->order)
    at = &(*at)->same_storage;
  name->same_storage = *at;
  name->storage = storage;
  *at = name;
}

static void put_last(SwProgram *program, SwName *name) {
  SwNames *tables = &program->name_tables;
  name->order = ++tables->bound;
  name->next = NULL;
  name->previous = tables->last;
  if (tables->last)
    tables->last->next = name;
  else
    program->names = name;
  tables->last = name;
}

static void take_out(SwProgram *program, SwName *name) {
  SwNames *tables = &program->name_tables;
  *(name->previous ? &name->previous->next : &program->names) = name->next;
  *(name->next ? &name->next->previous : &tables->last) = name->previous;
}

static SwName *add(SwVm *vm, const char *text) {
  SwNames *tables = &vm->program->name_tables;
  SwName *name = sw_arena_alloc(vm->arena, sizeof *name);
  if (!name) {
    (void)sw_exhausted(vm);
    return NULL;
  }
  name->text = text;
  name->storage = -1;
  name->same_text = *text_bucket(tables, text);
  *text_bucket(tables, text) = name;
  put_last(vm->program, name);
  return name;
}

static void set(SwProgram *program, SwName *name, SwValue value) {
  leave_storage(&program->name_tables, name);
  name->value = value;
  if (value.kind == SW_VALUE_TENSOR)
    join_storage(&program->name_tables, name, value.as.tensor->storage->id);
}

bool sw_name_bind(SwVm *vm, const char *text, SwValue value) {
  SwName *name = sw_name_find(vm->program, text);
  bool is_new = !name || name->value.kind == SW_VALUE_ABSENT;
  if (is_new && vm->names++ >= SW_MAX_NAMES) {
    vm->stopped = true;
    return sw_refuse_here(vm, sw_notice(SW_NOTICE_NO_PROGRAMS_MORE_THAN_1000_NAMES));
  }
  if (!name && !(name = add(vm, text))) return false;
  if (is_new) { /* a deleted name goes to the end when it is bound again, as in a Python dict */
    take_out(vm->program, name);
    put_last(vm->program, name);
  }
  set(vm->program, name, value);
  return true;
}

void sw_name_delete(SwVm *vm, SwName *name) {
  vm->names -= name->value.kind != SW_VALUE_ABSENT;
  set(vm->program, name, (SwValue){.kind = SW_VALUE_ABSENT});
}
