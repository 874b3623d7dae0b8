#include "call/said.h"

#include <ctype.h>
#include <string.h>

#include "runtime/naming.h"
#include "runtime/print.h"
#include "runtime/record.h"
#include "runtime/record_store.h"
#include "runtime/scope.h"
#include "runtime/variables.h"
#include "syntax/expression_text.h"

#define LONGEST    40 /* bytes of what stands within another text */
#define MOST_ITEMS 8
#define HIDDEN     "\xE2\x80\xA6"

/* -- Tensors ---------------------------------------------------------------------------------- */

static const char *said_of(const SwVm *vm, const SwTensor *tensor) {
  return tensor->said_in == vm->saying ? tensor->said : NULL;
}

static void say(SwVm *vm, SwTensor *tensor, const char *said) {
  if (!said) return;
  if (tensor->said_in != vm->saying) tensor->made_by = NULL;
  tensor->said = said;
  tensor->said_in = vm->saying;
}

static bool is_short(const char *said) {
  return said && strlen(said) <= LONGEST && !strchr(said, '\n');
}

/* x, layer.weight: not how it was made. */
static bool is_name(const char *said) {
  return said && !strpbrk(said, "([ -~");
}

/* Of several ways in which the program says it, the first. */
static void say_as(SwVm *vm, SwTensor *tensor, SwText *text) {
  if (!said_of(vm, tensor)) say(vm, tensor, sw_naming_text(vm, sw_text_cstr(text)));
}

/* A word, and none of the program's own. */
static bool is_word(const SwVm *vm, const char *name) {
  size_t size = strlen(name);
  return size > 1 && isalpha((unsigned char)*name) && name[size - 1] != '_' &&
         !sw_name_find(vm->program, name);
}

/* -- Texts ------------------------------------------------------------------------------------ */

static const char *text_at(const SwVm *vm, uint32_t at) {
  return vm->program->source.bytes + at;
}

static void put_between(const SwVm *vm, uint32_t from, uint32_t to, SwText *out) {
  sw_text_bytes(out, text_at(vm, from), to - from);
}

/* A word of a text that the program gives: an axis of a pattern. */
static bool is_axis(const SwVm *vm, const char *name, size_t size) {
  const char *p = text_at(vm, vm->called.start), *end = text_at(vm, vm->called.end);
  bool quoted = false;
  for (; p + size < end; p++) {
    bool whole = quoted && !sw_is_word(p[-1]) && !sw_is_word(p[size]);
    if (whole && memcmp(p, name, size) == 0) return true;
    quoted ^= *p == '\'' || *p == '"';
  }
  return false;
}

/* h * w of a pattern says more than its value. */
static bool says_axes(const SwVm *vm, const SwNode *node) {
  if (!node || (node->kind != SW_NODE_NAME && node->kind != SW_NODE_BINARY)) return false;
  const char *p = text_at(vm, node->span.start), *end = text_at(vm, node->span.end);
  while (p < end) {
    size_t size = 0;
    while (p + size < end && sw_is_word(p[size]))
      size++;
    if (size && !isdigit((unsigned char)*p) && !is_axis(vm, p, size)) return false;
    p += size ? size : 1;
  }
  return true;
}

/* `tight`: what stands beside it binds tighter than an operator in it. */
static void put_tensor(const SwVm *vm, const SwTensor *tensor, const SwNode *node, bool tight,
                       SwText *out) {
  const char *said = said_of(vm, tensor);
  if (!is_short(said)) {
    bool own = node && (node->kind == SW_NODE_ATTRIBUTE ||
                        (node->kind == SW_NODE_NAME && is_word(vm, node->text)));
    sw_text_put(out, own ? node->text : HIDDEN);
    return;
  }
  bool encloses = tight && sw_text_is_compound(said, strlen(said));
  if (encloses) sw_text_char(out, '(');
  sw_text_put(out, said);
  if (encloses) sw_text_char(out, ')');
}

static void put_value(SwVm *vm, SwValue value, const SwNode *node, bool tight, SwText *out);

static void put_items(SwVm *vm, const SwSequence *items, const SwNode *node, SwText *out) {
  bool display = node && (node->kind == SW_NODE_TUPLE || node->kind == SW_NODE_LIST);
  const SwNode *item = display ? node->first : NULL;
  for (int64_t i = 0; i < items->count; i++) {
    if (i) sw_text_put(out, ", ");
    put_value(vm, items->items[i], item, false, out);
    if (item) item = item->next;
  }
}

static void put_slice(SwVm *vm, const SwSlice *slice, SwText *out) {
  bool steps = slice->step.kind != SW_VALUE_NONE &&
               !(slice->step.kind == SW_VALUE_INT && slice->step.as.integer == 1);
  const SwValue *parts[] = {&slice->start, &slice->stop, &slice->step};
  for (int i = 0; i < (steps ? 3 : 2); i++) {
    if (i) sw_text_char(out, ':');
    if (parts[i]->kind != SW_VALUE_NONE) put_value(vm, *parts[i], NULL, false, out);
  }
}

static void put_value(SwVm *vm, SwValue value, const SwNode *node, bool tight, SwText *out) {
  bool list = value.kind == SW_VALUE_LIST;
  switch (value.kind) {
  case SW_VALUE_TENSOR: put_tensor(vm, value.as.tensor, node, tight, out); break;
  case SW_VALUE_LIST:
  case SW_VALUE_TUPLE:
  case SW_VALUE_SIZE:
    sw_text_char(out, list ? '[' : '(');
    if (value.as.sequence->count > MOST_ITEMS)
      sw_text_put(out, HIDDEN);
    else
      put_items(vm, value.as.sequence, node, out);
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
      put_between(vm, node->span.start, node->span.end, out);
    else
      (void)sw_value_repr(vm, value, out);
    break;
  default: sw_text_put(out, HIDDEN); break;
  }
}

/* As the program says it: F.pad, np.where. */
static void put_function(const SwVm *vm, const SwNode *callee, SwText *out) {
  uint32_t at = callee->span.start;
  const char *text = text_at(vm, at), *alias = NULL;
  size_t longest = 0;
  for (const SwName *name = vm->program->names; name; name = name->next) {
    size_t size = name->value.kind == SW_VALUE_MODULE ? strlen(name->value.as.module) : 0;
    bool begins = size > longest && strncmp(text, name->value.as.module, size) == 0;
    if (begins && text[size] == '.') longest = size, alias = name->text;
  }
  if (alias) sw_text_put(out, alias);
  put_between(vm, at + (uint32_t)longest, callee->span.end, out);
}

/* `x.sum(`: a method of what stands in front, or the function as it is written. */
static void put_callee(const SwCall *call, SwText *out) {
  const SwArguments *given = call->arguments;
  const SwNode *callee = call->node->first;
  if (given->is_method && callee->kind == SW_NODE_ATTRIBUTE) {
    SwValue self = given->positional[0];
    if (self.kind == SW_VALUE_TENSOR)
      put_tensor(call->vm, self.as.tensor, callee->first, true, out);
    else
      sw_text_put(out, HIDDEN);
    sw_text_char(out, '.');
    sw_text_put(out, callee->text);
  } else {
    put_function(call->vm, callee, out);
  }
}

static void put_comma(bool *any, SwText *out) {
  if (*any) sw_text_put(out, ", ");
  *any = true;
}

static void put_call(const SwCall *call, SwText *out) {
  const SwArguments *given = call->arguments;
  int at = given->is_method, keyword = 0;
  bool any = false;
  put_callee(call, out);
  sw_text_char(out, '(');
  for (const SwNode *node = call->node->first->next; node; node = node->next) {
    if (node->kind == SW_NODE_KEYWORD) {
      put_comma(&any, out);
      sw_text_put(out, node->text);
      sw_text_char(out, '=');
      if (keyword < given->keyword_count)
        put_value(call->vm, given->keyword[keyword++], node->first, false, out);
      continue;
    }
    for (; at < given->positional_count && given->positional_nodes[at] == node; at++) {
      put_comma(&any, out);
      put_value(call->vm, given->positional[at], node, false, out);
    }
  }
  sw_text_char(out, ')');
}

static bool is_operator(const SwNode *node) {
  return node->kind == SW_NODE_UNARY || node->kind == SW_NODE_BINARY ||
         node->kind == SW_NODE_COMPARE;
}

/* An operand with the brackets around it, which it may not need once it is said. */
static uint32_t put_operand(const SwCall *call, int i, uint32_t at, SwText *out) {
  const SwNode *part = call->nodes[i];
  SwSpan span = part->span;
  bool enclosed = span.start > at && *text_at(call->vm, span.start - 1) == '(';
  if (enclosed) span.start--, span.end++;
  put_between(call->vm, at, span.start, out);
  put_value(call->vm, call->args[i], part, enclosed || !is_operator(part), out);
  return span.end;
}

/* Operators, and what stands in brackets: as it is written, with what is said in place. */
static void put_operation(const SwCall *call, SwText *out) {
  const SwNode *node = call->node;
  uint32_t at = node->span.start;
  for (int i = 0; i < call->count; i++) {
    const SwNode *part = call->nodes[i];
    bool index = node->kind == SW_NODE_INDEX && i;
    if (!part || part->span.start < at || part->span.end > node->span.end) continue;
    if (!index) {
      at = put_operand(call, i, at, out);
      continue;
    }
    put_between(call->vm, at, part->span.start, out);
    SwValue value = call->args[i];
    if (value.kind == SW_VALUE_TUPLE && value.as.sequence->count)
      put_items(call->vm, value.as.sequence, part, out);
    else
      put_value(call->vm, value, part, false, out);
    at = part->span.end;
  }
  put_between(call->vm, at, node->span.end, out);
}

const char *sw_said_written(SwVm *vm, SwSpan span) {
  SwText text = {0};
  put_between(vm, span.start, span.end, &text);
  const char *said = sw_naming_text(vm, sw_text_cstr(&text));
  sw_text_free(&text);
  return said;
}

/* -- When ------------------------------------------------------------------------------------- */

static bool is_told(const SwVm *vm) {
  return vm->saying && !vm->program->no_stories && !vm->program->records.failed;
}

static void say_written(SwVm *vm, SwValue value, const SwNode *node, int64_t item) {
  bool many = value.kind == SW_VALUE_LIST || value.kind == SW_VALUE_TUPLE;
  bool display = node->kind == SW_NODE_LIST || node->kind == SW_NODE_TUPLE;
  const SwNode *own = many && display ? node->first : NULL;
  for (int64_t i = 0; many && item < 0 && i < value.as.sequence->count; i++) {
    say_written(vm, value.as.sequence->items[i], own ? own : node, own ? -1 : i);
    if (own) own = own->next;
  }
  if (value.kind != SW_VALUE_TENSOR) return;
  SwText text = {0};
  put_between(vm, node->span.start, node->span.end, &text);
  if (item >= 0) {
    sw_text_char(&text, '[');
    sw_text_int(&text, item);
    sw_text_char(&text, ']');
  }
  say_as(vm, value.as.tensor, &text);
  sw_text_free(&text);
}

void sw_said_arguments(SwVm *vm, const SwArguments *arguments) {
  vm->saying = ++vm->sayings;
  if (!is_told(vm)) return;
  int64_t item = -1;
  for (int i = 0; i < arguments->positional_count; i++) {
    const SwNode *node = arguments->positional_nodes[i];
    if (node == arguments->node && node->kind == SW_NODE_INDEX) node = node->first->next;
    bool starred = node && node->kind == SW_NODE_STARRED;
    item = !starred ? -1 : i && arguments->positional_nodes[i - 1] == node ? item + 1 : 0;
    if (node) say_written(vm, arguments->positional[i], starred ? node->first : node, item);
  }
  for (int i = 0; i < arguments->keyword_count; i++) {
    const SwNode *node = arguments->keyword_nodes[i];
    if (*text_at(vm, node->span.start) != '*')
      say_written(vm, arguments->keyword[i], node->first, -1);
  }
}

void sw_said_bound(SwVm *vm, const char *name, SwValue value) {
  if (value.kind != SW_VALUE_TENSOR || !is_told(vm) || !is_word(vm, name)) return;
  const SwValue *old = sw_bound(vm, name);
  bool is_new = !old || old->kind != SW_VALUE_TENSOR;
  if (is_new && !is_name(said_of(vm, value.as.tensor)))
    say(vm, value.as.tensor, sw_naming_text(vm, name));
}

void sw_said_parameter(SwVm *vm, const char *name, SwValue value) {
  bool open = value.kind == SW_VALUE_TENSOR && !is_short(said_of(vm, value.as.tensor));
  if (open && is_told(vm) && is_word(vm, name)) say(vm, value.as.tensor, sw_naming_text(vm, name));
}

const char *sw_said_operation(const SwCall *call) {
  SwVm *vm = call->vm;
  if (!is_told(vm)) return NULL;
  SwText text = {0};
  if (call->arguments && call->node->kind == SW_NODE_CALL)
    put_call(call, &text);
  else
    put_operation(call, &text);
  const char *said = sw_naming_text(vm, sw_text_cstr(&text));
  sw_text_free(&text);
  return said;
}

void sw_said_result(const SwCall *call, SwRecord *made, SwValue result) {
  SwVm *vm = call->vm;
  bool many = result.kind == SW_VALUE_TUPLE || result.kind == SW_VALUE_LIST;
  if ((!many && result.kind != SW_VALUE_TENSOR) || !is_told(vm)) return;
  const char *said = made ? made->said : sw_said_operation(call);
  if (!said) return;
  bool one = result.kind == SW_VALUE_TENSOR && !is_name(said_of(vm, result.as.tensor));
  if (one) say(vm, result.as.tensor, said);
  if (made && made->has_result && result.kind == SW_VALUE_TENSOR) result.as.tensor->made_by = made;
  for (int64_t i = 0; many && i < result.as.sequence->count; i++) {
    SwText text = {0};
    SwValue item = result.as.sequence->items[i];
    sw_text_put(&text, said);
    sw_text_char(&text, '[');
    sw_text_int(&text, i);
    sw_text_char(&text, ']');
    if (item.kind == SW_VALUE_TENSOR) say_as(vm, item.as.tensor, &text);
    sw_text_free(&text);
  }
}
