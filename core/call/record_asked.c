#include "call/record_asked.h"

#include "runtime/record.h"

typedef struct Sizes {
  const SwNode *list; /* the list or tuple that they are written in, or NULL */
  const SwNode *node[SW_MAX_DIMS];
  int64_t value[SW_MAX_DIMS];
} Sizes;

static bool is_asked_sizes(const SwRecord *record) {
  SwStoryKind kind = record->kind;
  return record->has_result &&
         (kind == SW_STORY_VIEW || kind == SW_STORY_EXPAND || kind == SW_STORY_REORDER ||
          kind == SW_STORY_FILL || kind == SW_STORY_NOTE);
}

/* Takes the values as sizes if they are as many integers as there are dims. */
static bool take(const SwNode *const *nodes, const SwValue *values, int64_t count, int ndim,
                 Sizes *out) {
  const SwNode *at = nodes ? NULL : out->list->first;
  bool good = count == ndim;
  for (int i = 0; good && i < ndim; i++, at = at ? at->next : NULL) {
    out->node[i] = nodes ? nodes[i] : at;
    out->value[i] = values[i].as.integer;
    good = values[i].kind == SW_VALUE_INT && out->node[i];
  }
  return good;
}

/* Reads a tuple or list that is written out. */
static bool read_list(const SwNode *node, SwValue value, int ndim, Sizes *out) {
  out->list = node;
  if (!node) return false; /* not covered: what is given is written */
  return (node->kind == SW_NODE_TUPLE || node->kind == SW_NODE_LIST) &&
         take(NULL, value.as.sequence->items, value.as.sequence->count, ndim, out);
}

static bool read(const SwArguments *written, int ndim, Sizes *out) {
  int first = written->is_method, count = written->positional_count;
  for (int i = 0; i < count + written->keyword_count; i++) {
    bool named = i >= count;
    const SwNode *node =
        named ? written->keyword_nodes[i - count]->first : written->positional_nodes[i];
    SwValue value = named ? written->keyword[i - count] : written->positional[i];
    if (read_list(node, value, ndim, out)) return true;
  }
  return take(written->positional_nodes + first, written->positional + first, count - first, ndim,
              out);
}

static const char *name_of(const SwVm *vm, const SwNode *node) {
  return sw_naming_value(vm, node) ? node->text : NULL;
}

void sw_record_asked(SwCall *call) {
  SwRecord *record = call->record;
  if (!record || !call->arguments || !is_asked_sizes(record)) return;
  Sizes sizes = {.list = NULL};
  const SwShape *shape = &record->result.layout.shape;
  if (!read(call->arguments, shape->ndim, &sizes)) return;
  SwNaming *naming = sw_naming_new(call->vm, shape->ndim);
  for (int dim = 0; naming && dim < shape->ndim; dim++) {
    int64_t size = shape->size[dim];
    bool holds = sizes.value[dim] == size;
    naming->dim[dim] = (SwDimSaid){holds ? name_of(call->vm, sizes.node[dim]) : NULL, size};
  }
  record->asked = naming;
}
