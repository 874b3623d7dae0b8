#include "call/record_asked.h"

#include "runtime/record.h"

typedef struct Sizes {
  int count;
  const SwNode *node[SW_MAX_DIMS];
  SwValue value[SW_MAX_DIMS];
} Sizes;

static bool is_asked_sizes(const SwRecord *record) {
  SwStoryKind kind = record->kind;
  return record->has_result &&
         (kind == SW_STORY_VIEW || kind == SW_STORY_EXPAND || kind == SW_STORY_REORDER ||
          kind == SW_STORY_FILL || kind == SW_STORY_NOTE);
}

static bool add(Sizes *self, const SwNode *node, SwValue value) {
  if (self->count == SW_MAX_DIMS || value.kind != SW_VALUE_INT) return false;
  self->node[self->count] = node;
  self->value[self->count++] = value;
  return true;
}

/* The items of a tuple or list that is written out. */
static bool read_list(const SwNode *node, SwValue value, int ndim, Sizes *out) {
  *out = (Sizes){0};
  bool written = node && (node->kind == SW_NODE_TUPLE || node->kind == SW_NODE_LIST) &&
                 sw_value_is_sequence(value) && value.as.sequence->count == ndim;
  const SwNode *at = node->first;
  for (int i = 0; written && i < ndim; i++, at = at->next)
    written = at && add(out, at, value.as.sequence->items[i]);
  return written;
}

/* All that are given by position. */
static bool read_all(const SwArguments *written, int ndim, Sizes *out) {
  *out = (Sizes){0};
  int first = written->is_method, count = written->positional_count - first;
  bool good = count == ndim;
  for (int i = 0; good && i < ndim; i++)
    good = add(out, written->positional_nodes[first + i], written->positional[first + i]);
  return good;
}

static bool read(const SwArguments *written, int ndim, Sizes *out) {
  for (int i = 0; i < written->positional_count; i++) {
    if (read_list(written->positional_nodes[i], written->positional[i], ndim, out)) return true;
  }
  for (int i = 0; i < written->keyword_count; i++) {
    if (read_list(written->keyword_nodes[i]->first, written->keyword[i], ndim, out)) return true;
  }
  return read_all(written, ndim, out);
}

static const char *name_of(const SwVm *vm, const SwNode *node) {
  const SwValue *value = node ? sw_naming_value(vm, node) : NULL;
  return value && value->kind == SW_VALUE_INT ? node->text : NULL;
}

void sw_record_asked(SwCall *call) {
  SwRecord *record = call->record;
  Sizes sizes;
  if (!record || !call->arguments || !is_asked_sizes(record)) return;
  const SwShape *shape = &record->result.layout.shape;
  if (!read(call->arguments, shape->ndim, &sizes)) return;
  SwNaming *naming = sw_naming_new(call->vm, shape->ndim);
  for (int dim = 0; naming && dim < shape->ndim; dim++) {
    int64_t size = shape->size[dim];
    bool holds = sizes.value[dim].as.integer == size;
    naming->dim[dim] = (SwDimSaid){holds ? name_of(call->vm, sizes.node[dim]) : NULL, size};
  }
  record->asked = naming;
}
