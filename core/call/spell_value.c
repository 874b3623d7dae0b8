#include "call/spell_value.h"

#include <ctype.h>
#include <string.h>

#include "runtime/print.h"
#include "runtime/variables.h"
#include "syntax/expression_text.h"

#define LONGEST    40 /* bytes of a value's text inside another one */
#define MOST_ITEMS 8

const char *sw_spelling_of(const SwVm *vm, const SwTensor *tensor) {
  return tensor->said_in == vm->saying ? tensor->said : NULL;
}

bool sw_spelling_is_short(const char *said) {
  return said && strlen(said) <= LONGEST && !strchr(said, '\n');
}

/* A word that is not a name of the program. */
bool sw_spelling_is_word(const SwVm *vm, const char *name) {
  size_t size = strlen(name);
  if (size < 2 || name[size - 1] == '_') return false; /* not covered: texts have no such name */
  if (!isalpha((unsigned char)*name)) return false;    /* not covered: names begin with a letter */
  return !sw_name_find(vm->program, name);
}

void sw_spell_span(const SwVm *vm, uint32_t from, uint32_t to, SwText *out) {
  sw_text_bytes(out, sw_spelling_at(vm, from), to - from);
}

/* Whether `name` is an axis of a pattern that the program gives, such as einops' "b h w -> b (h
 * w)". */
static bool is_axis(const SwVm *vm, const char *name, size_t size) {
  const char *p = sw_spelling_at(vm, vm->called.start), *end = sw_spelling_at(vm, vm->called.end);
  bool quoted = false;
  for (; p + size < end; p++) {
    bool whole = quoted && !sw_is_word(p[-1]) && !sw_is_word(p[size]);
    if (whole && memcmp(p, name, size) == 0) return true;
    quoted ^= *p == '\'' || *p == '"';
  }
  return false;
}

/* Whether an expression is made of axes: h * w explains more than its value. */
static bool says_axes(const SwVm *vm, const SwNode *node) {
  if (!node || (node->kind != SW_NODE_NAME && node->kind != SW_NODE_BINARY)) return false;
  const char *p = sw_spelling_at(vm, node->span.start), *end = sw_spelling_at(vm, node->span.end);
  while (p < end) {
    size_t size = 0;
    while (p + size < end && sw_is_word(p[size]))
      size++;
    if (size && !isdigit((unsigned char)*p) && !is_axis(vm, p, size)) return false;
    p += size ? size : 1;
  }
  return true;
}

/* `tight`: its neighbour binds tighter than an operator. */
void sw_spell_tensor(const SwVm *vm, const SwTensor *tensor, const SwNode *node, bool tight,
                     SwText *out) {
  const char *said = sw_spelling_of(vm, tensor);
  if (!sw_spelling_is_short(said)) {
    bool own = node && (node->kind == SW_NODE_ATTRIBUTE ||
                        (node->kind == SW_NODE_NAME && sw_spelling_is_word(vm, node->text)));
    sw_text_put(out, own ? node->text : SW_SPELLING_HIDDEN);
    return;
  }
  bool encloses = tight && sw_text_is_compound(said, strlen(said));
  if (encloses) sw_text_char(out, '(');
  sw_text_put(out, said);
  if (encloses) sw_text_char(out, ')');
}

void sw_spell_items(SwVm *vm, const SwSequence *items, const SwNode *node, SwText *out) {
  bool display = node && (node->kind == SW_NODE_TUPLE || node->kind == SW_NODE_LIST);
  const SwNode *item = display ? node->first : NULL;
  for (int64_t i = 0; i < items->count; i++) {
    if (i) sw_text_put(out, ", ");
    sw_spell_value(vm, items->items[i], item, false, out);
    if (item) item = item->next;
  }
}

static void put_slice(SwVm *vm, const SwSlice *slice, SwText *out) {
  bool steps = slice->step.kind != SW_VALUE_NONE && slice->step.as.integer != 1;
  const SwValue *parts[] = {&slice->start, &slice->stop, &slice->step};
  for (int i = 0; i < (steps ? 3 : 2); i++) {
    if (i) sw_text_char(out, ':');
    if (parts[i]->kind != SW_VALUE_NONE) sw_spell_value(vm, *parts[i], NULL, false, out);
  }
}

void sw_spell_value(SwVm *vm, SwValue value, const SwNode *node, bool tight, SwText *out) {
  bool list = value.kind == SW_VALUE_LIST;
  switch (value.kind) {
  case SW_VALUE_TENSOR: sw_spell_tensor(vm, value.as.tensor, node, tight, out); break;
  case SW_VALUE_LIST:
  case SW_VALUE_TUPLE:
  case SW_VALUE_SIZE:
    sw_text_char(out, list ? '[' : '(');
    if (value.as.sequence->count > MOST_ITEMS)
      sw_text_put(out, SW_SPELLING_HIDDEN);
    else
      sw_spell_items(vm, value.as.sequence, node, out);
    if (!list && value.as.sequence->count == 1) sw_text_char(out, ',');
    sw_text_char(out, list ? ']' : ')');
    break;
  case SW_VALUE_SLICE: put_slice(vm, value.as.slice, out); break;
  case SW_VALUE_ELLIPSIS: sw_text_put(out, "..."); break;
  case SW_VALUE_TYPE: sw_text_put(out, value.as.type); break;
  case SW_VALUE_DTYPE:
    if (value.as.dtype.dialect == SW_TORCH)
      (void)sw_value_repr(vm, value, out);
    else
      sw_text_put(out, sw_dtype_name(value.as.dtype.dtype));
    break;
  case SW_VALUE_NONE:
  case SW_VALUE_BOOL:
  case SW_VALUE_INT:
  case SW_VALUE_FLOAT:
  case SW_VALUE_STRING:
    if (says_axes(vm, node))
      sw_spell_span(vm, node->span.start, node->span.end, out);
    else
      (void)sw_value_repr(vm, value, out);
    break;
  default: sw_text_put(out, SW_SPELLING_HIDDEN); break;
  }
}
