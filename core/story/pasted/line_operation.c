#include "story/pasted/line_operation.h"

#include <string.h>

#include "base/text.h"
#include "syntax/parser.h"

#define LONGEST_LINE 400

const SwNode *sw_line_parse(const SwFailingLine *line, SwArena *arena, SwPiece *code) {
  static const char returns[] = "return ";
  *code = line->code;
  if (code->size == 0) return NULL;
  size_t from =
      line->code.size > sizeof returns && memcmp(line->code.at, returns, sizeof returns - 1) == 0
          ? sizeof returns - 1
          : 0;
  *code = (SwPiece){line->code.at + from, line->code.size - from};
  if (code->size > LONGEST_LINE) return NULL;
  SwRefusal refusal = {0};
  SwText text = {0};
  sw_text_bytes(&text, code->at, code->size);
  if (code->at[code->size - 1] == ':') sw_text_put(&text, " pass");
  SwSource source = {sw_text_cstr(&text), text.size};
  const SwNode *block = text.failed ? NULL : sw_parse(&source, arena, &refusal);
  sw_text_free(&text);
  return block;
}

/* Whether `words` has the name; each word has a blank on both sides. */
static bool is_one_of(const char *name, const char *words) {
  size_t size = strlen(name);
  for (const char *at = words + 1; size > 0 && (at = strstr(at, name)) != NULL; at += size) {
    if (at[-1] == ' ' && at[size] == ' ') return true;
  }
  return false;
}

static bool is_number(const SwNode *node) {
  while (node->kind == SW_NODE_UNARY)
    node = node->first;
  return node->kind == SW_NODE_INT || node->kind == SW_NODE_FLOAT;
}

bool sw_is_library(const SwNode *node) {
  return node->kind == SW_NODE_NAME && is_one_of(node->text, " torch np numpy math F nn ");
}

const char *sw_called(const SwNode *call) {
  const SwNode *callee = call->first;
  bool named = callee->kind == SW_NODE_ATTRIBUTE || callee->kind == SW_NODE_NAME;
  return named ? callee->text : "";
}

SwLineKind sw_line_kind(const SwNode *node) {
  const SwNode *first = node->first;
  switch (node->kind) {
  case SW_NODE_BINARY:
  case SW_NODE_AUGMENTED:
  case SW_NODE_COMPARE:
    if (is_number(first) || is_number(first->next)) return SW_LINE_NONE;
    return node->kind != SW_NODE_COMPARE && node->op == SW_OP_MATMUL ? SW_LINE_PRODUCT
                                                                     : SW_LINE_ELEMENTWISE;
  case SW_NODE_CALL:
    if (is_one_of(sw_called(node), " matmul mm bmm mv dot ")) return SW_LINE_PRODUCT;
    if (is_one_of(sw_called(node), " add sub mul div add_ sub_ mul_ div_ copy_ "))
      return SW_LINE_ELEMENTWISE;
    return SW_LINE_CALL;
  case SW_NODE_ASSIGN:
    return node->integer == 1 && first->kind == SW_NODE_INDEX ? SW_LINE_ASSIGN : SW_LINE_NONE;
  case SW_NODE_INDEX: return SW_LINE_INDEX;
  default: return SW_LINE_NONE;
  }
}

int sw_line_operands(const SwNode *node, const SwNode **out, int most) {
  const SwNode *at = node->first;
  int count = 0;
  if (node->kind == SW_NODE_CALL) {
    bool method = at->kind == SW_NODE_ATTRIBUTE && !sw_is_library(at->first);
    if (method) out[count++] = at->first;
    at = at->next;
    bool listed = !method && at && (at->kind == SW_NODE_LIST || at->kind == SW_NODE_TUPLE);
    if (listed) at = at->first;
  }
  if (node->kind == SW_NODE_ASSIGN) { /* a[0] = b: a and b */
    out[count++] = at->first;
    at = at->next;
  }
  for (; at && at->kind != SW_NODE_KEYWORD; at = at->next, count++) {
    if (count < most) out[count] = at;
  }
  return count;
}

static int count_of(const SwNode *node) {
  int count = 0;
  for (; node; node = node->next)
    count++;
  return count;
}

int sw_line_items(const SwNode *node) {
  const SwNode *item = node->first->next;
  int count = count_of(item);
  if (count != 1) return count;
  if (item->kind == SW_NODE_TUPLE || item->kind == SW_NODE_LIST) return count_of(item->first);
  return node->kind == SW_NODE_CALL && item->kind != SW_NODE_INT ? -1 : 1;
}

/* A call of the reader's own function or module: self.scale(x), model(x). */
static bool is_own(const SwNode *callee) {
  while (callee->kind == SW_NODE_ATTRIBUTE && callee->first->kind == SW_NODE_ATTRIBUTE)
    callee = callee->first;
  if (callee->kind == SW_NODE_NAME) return true;
  const SwNode *root = callee->kind == SW_NODE_ATTRIBUTE ? callee->first : callee;
  return root->kind == SW_NODE_NAME && strcmp(root->text, "self") == 0;
}

void sw_operand_names(const SwNode *node, SwOperandNames *out) {
  if (node->kind == SW_NODE_CALL && is_own(node->first)) out->own_call = true;
  if (node->kind == SW_NODE_NAME && !sw_is_library(node)) {
    out->several = out->several || (out->name && strcmp(out->name->text, node->text) != 0);
    out->name = out->name ? out->name : node;
  }
  for (const SwNode *at = node->first; at; at = at->next)
    sw_operand_names(at, out);
}
