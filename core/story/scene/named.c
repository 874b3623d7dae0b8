#include "story/scene/named.h"

#include <string.h>

/* The tensor of a variable; NULL for other values and for NumPy scalars, which are numbers. */
static const SwTensor *tensor_of(const SwName *name) {
  bool named = name->value.kind == SW_VALUE_TENSOR && !name->value.as.tensor->is_scalar;
  return named ? name->value.as.tensor : NULL;
}

const SwName *sw_named_find(const SwProgram *program, SwNameText name) {
  for (const SwName *at = program->names; at; at = at->next) {
    bool same = strlen(at->text) == name.size && memcmp(at->text, name.at, name.size) == 0;
    if (same) return tensor_of(at) ? at : NULL;
  }
  return NULL;
}

static SwSnapshot snapshot_of(const SwName *name) {
  SwSnapshot self = {.bound_to = name->text};
  sw_snapshot_of(tensor_of(name), &self);
  return self;
}

bool sw_named_snapshot(const SwProgram *program, SwNameText name, SwSnapshot *out) {
  const SwName *found = sw_named_find(program, name);
  if (found) *out = snapshot_of(found);
  return found;
}

static void put_named(const SwName *name, SwJson *json) {
  SwSnapshot self = snapshot_of(name);
  SwTensorFacts facts = {
      .name = name->text, .role = "operand", .storage = self.storage, .kept = self.buffer};
  sw_snapshot_json(&self, &facts, NULL, json);
}

void sw_named_json(const SwProgram *program, SwNameText name, SwText *out) {
  const SwName *found = sw_named_find(program, name);
  if (!found) return;
  SwJson json = {.out = out};
  sw_json_open_array(&json);
  put_named(found, &json);
  for (const SwName *at = program->names; at; at = at->next) {
    bool shares =
        at != found && tensor_of(at) && tensor_of(at)->storage == tensor_of(found)->storage;
    if (shares) put_named(at, &json);
  }
  sw_json_close_array(&json);
}
