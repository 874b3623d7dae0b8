#include "call/spelling.h"

#include <string.h>

#include "call/spell_value.h"
#include "runtime/naming.h"
#include "runtime/record.h"
#include "runtime/record_store.h"
#include "runtime/scope.h"
#include "runtime/variables.h"
#include "syntax/expression_text.h"

/* -- Calls ------------------------------------------------------------------------------------ */

/* Appends the function as the program writes it: F.pad, np.where. */
static void put_function(const SwVm *vm, const SwNode *callee, SwText *out) {
  uint32_t at = callee->span.start;
  const char *text = sw_spelling_at(vm, at), *alias = NULL;
  size_t longest = 0;
  for (const SwName *name = vm->program->names; name; name = name->next) {
    size_t size = name->value.kind == SW_VALUE_MODULE ? strlen(name->value.as.module) : 0;
    bool begins = size > longest && strncmp(text, name->value.as.module, size) == 0;
    if (begins && text[size] == '.') /* not covered: in texts only a module begins so */
      longest = size, alias = name->text;
  }
  if (alias) sw_text_put(out, alias);
  sw_spell_span(vm, at + (uint32_t)longest, callee->span.end, out);
}

/* Appends the callee, `x.sum`: a method of an operand, a function passed as an argument, or the
 * text as written. */
static void put_callee(const SwCall *call, SwText *out) {
  const SwArguments *given = call->arguments;
  const SwNode *callee = call->node->first;
  bool own;
  if (given->is_method && callee->kind == SW_NODE_ATTRIBUTE) { /* not covered: texts write both */
    SwValue self = given->positional[0];
    if (self.kind == SW_VALUE_TENSOR)
      sw_spell_tensor(call->vm, self.as.tensor, callee->first, true, out);
    else
      sw_text_put(out, SW_SPELLING_HIDDEN);
    sw_text_char(out, '.');
    sw_text_put(out, callee->text);
  } else if (callee->kind == SW_NODE_NAME && sw_scope_find(call->vm, callee->text, &own)) {
    sw_text_put(out, sw_operation_said(call->operation));
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
      sw_spell_value(call->vm, given->keyword[keyword++], node->first, false, out);
    }
    for (; at < given->positional_count && given->positional_nodes[at] == node; at++) {
      put_comma(&any, out);
      sw_spell_value(call->vm, given->positional[at], node, false, out);
    }
  }
  sw_text_char(out, ')');
}

static bool is_operator(const SwNode *node) {
  return node->kind == SW_NODE_UNARY || node->kind == SW_NODE_BINARY;
}

/* Appends an operand, in brackets only if its spelling needs them, or an index. */
static uint32_t put_part(const SwCall *call, int i, uint32_t at, SwText *out) {
  const SwNode *part = call->nodes[i];
  SwValue value = call->args[i];
  SwSpan span = part->span;
  bool index = i && call->node->kind == SW_NODE_INDEX;
  bool enclosed = !index && span.start > at && *sw_spelling_at(call->vm, span.start - 1) == '(';
  if (enclosed) span.start--, span.end++;
  sw_spell_span(call->vm, at, span.start, out);
  if (index && value.kind == SW_VALUE_TUPLE && value.as.sequence->count)
    sw_spell_items(call->vm, value.as.sequence, part, out);
  else
    sw_spell_value(call->vm, value, part, !index && (enclosed || !is_operator(part)), out);
  return span.end;
}

/* Appends an operator or an index as written, with spellings in place of its operands. */
static void put_operation(const SwCall *call, SwText *out) {
  const SwNode *node = call->node;
  uint32_t at = node->span.start;
  for (int i = 0; i < call->count; i++) {
    const SwNode *part = call->nodes[i];
    bool inside = part && part->span.start >= at; /* not covered: texts write all parts */
    if (inside && part->span.end <= node->span.end) at = put_part(call, i, at, out);
  }
  sw_spell_span(call->vm, at, node->span.end, out);
}

const char *sw_spelling_written(SwVm *vm, SwSpan span) {
  SwText text = {0};
  sw_spell_span(vm, span.start, span.end, &text);
  const char *said = sw_naming_text(vm, sw_text_cstr(&text));
  sw_text_free(&text);
  return said;
}

/* -- When ------------------------------------------------------------------------------------- */

static void set_spelling(SwVm *vm, SwTensor *tensor, const char *said) {
  if (!said) return;
  if (tensor->said_in != vm->saying) tensor->made_by = NULL;
  tensor->said = said;
  tensor->said_in = vm->saying;
}

/* Whether a spelling is a name (x, layer.weight), not an expression. */
static bool is_name(const char *said) {
  return said && !strpbrk(said, "([ -~");
}

/* Gives the tensor a spelling unless it has one: the first one counts. */
static void spell_as(SwVm *vm, SwTensor *tensor, SwText *text) {
  if (!sw_spelling_of(vm, tensor)) set_spelling(vm, tensor, sw_naming_text(vm, sw_text_cstr(text)));
}

static bool is_told(const SwVm *vm) {
  return vm->saying && !vm->program->no_stories && !vm->program->records.failed;
}

static void spell_written(SwVm *vm, SwValue value, const SwNode *node, int64_t item) {
  bool many = value.kind == SW_VALUE_LIST || value.kind == SW_VALUE_TUPLE;
  bool display = node->kind == SW_NODE_LIST || node->kind == SW_NODE_TUPLE;
  const SwNode *own = many && display ? node->first : NULL;
  for (int64_t i = 0; many && item < 0 && i < value.as.sequence->count; i++) {
    spell_written(vm, value.as.sequence->items[i], own ? own : node, own ? -1 : i);
    if (own) own = own->next;
  }
  if (value.kind != SW_VALUE_TENSOR) return;
  SwText text = {0};
  sw_spell_span(vm, node->span.start, node->span.end, &text);
  if (item >= 0) {
    sw_text_char(&text, '[');
    sw_text_int(&text, item);
    sw_text_char(&text, ']');
  }
  spell_as(vm, value.as.tensor, &text);
  sw_text_free(&text);
}

void sw_spelling_arguments(SwVm *vm, const SwArguments *arguments) {
  vm->saying = ++vm->sayings;
  if (!is_told(vm)) return;
  int64_t item = -1;
  for (int i = 0; i < arguments->positional_count; i++) {
    const SwNode *node = arguments->positional_nodes[i];
    if (node == arguments->node && node->kind == SW_NODE_INDEX) node = node->first->next;
    bool starred = node && node->kind == SW_NODE_STARRED;
    item = starred ? item + 1 : -1; /* no text has two starred ones side by side */
    if (node) spell_written(vm, arguments->positional[i], starred ? node->first : node, item);
  }
  for (int i = 0; i < arguments->keyword_count; i++) {
    const SwNode *node = arguments->keyword_nodes[i];
    if (*sw_spelling_at(vm, node->span.start) != '*')
      spell_written(vm, arguments->keyword[i], node->first, -1);
  }
}

void sw_spelling_bound(SwVm *vm, const char *name, SwValue value) {
  if (value.kind != SW_VALUE_TENSOR || !is_told(vm) || !sw_spelling_is_word(vm, name)) return;
  const SwValue *old = sw_bound(vm, name);
  bool is_new = !old || old->kind != SW_VALUE_TENSOR;
  if (is_new && !is_name(sw_spelling_of(vm, value.as.tensor)))
    set_spelling(vm, value.as.tensor, sw_naming_text(vm, name));
}

void sw_spelling_parameter(SwVm *vm, const char *name, SwValue value) {
  bool open =
      value.kind == SW_VALUE_TENSOR && !sw_spelling_is_short(sw_spelling_of(vm, value.as.tensor));
  if (open && is_told(vm) && sw_spelling_is_word(vm, name))
    set_spelling(vm, value.as.tensor, sw_naming_text(vm, name));
}

const char *sw_spelling_operation(const SwCall *call) {
  SwVm *vm = call->vm;
  if (!is_told(vm)) return NULL;
  SwText text = {0};
  if (call->arguments && call->node->kind == SW_NODE_CALL) /* not covered: texts write both */
    put_call(call, &text);
  else
    put_operation(call, &text);
  const char *said = sw_naming_text(vm, sw_text_cstr(&text));
  sw_text_free(&text);
  return said;
}

void sw_spelling_result(const SwCall *call, SwRecord *made, SwValue result) {
  SwVm *vm = call->vm;
  bool many = result.kind == SW_VALUE_TUPLE || result.kind == SW_VALUE_LIST;
  if ((!many && result.kind != SW_VALUE_TENSOR) || !is_told(vm)) return;
  const char *said = made ? made->said : sw_spelling_operation(call);
  if (!said) return;
  bool one = result.kind == SW_VALUE_TENSOR && !is_name(sw_spelling_of(vm, result.as.tensor));
  if (one) set_spelling(vm, result.as.tensor, said);
  if (made && made->has_result && result.kind == SW_VALUE_TENSOR) result.as.tensor->made_by = made;
  for (int64_t i = 0; many && i < result.as.sequence->count; i++) {
    SwText text = {0};
    SwValue item = result.as.sequence->items[i];
    sw_text_put(&text, said);
    sw_text_char(&text, '[');
    sw_text_int(&text, i);
    sw_text_char(&text, ']');
    if (item.kind == SW_VALUE_TENSOR) spell_as(vm, item.as.tensor, &text);
    sw_text_free(&text);
  }
}
