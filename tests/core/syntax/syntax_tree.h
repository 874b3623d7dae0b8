/* Syntax trees as s-expressions, for tests: (+ a (* b c)). */
#ifndef SW_TESTS_SYNTAX_TREE_H
#define SW_TESTS_SYNTAX_TREE_H

#include "base/text.h"
#include "syntax/ast.h"

static const char *const kind_names[SW_NODE_KIND_COUNT] = {[SW_NODE_NONE] = "none",
                                                           [SW_NODE_LIST] = "list",
                                                           [SW_NODE_TUPLE] = "tuple",
                                                           [SW_NODE_DICT] = "dict",
                                                           [SW_NODE_SET] = "set",
                                                           [SW_NODE_COMPARE] = "compare",
                                                           [SW_NODE_FSTRING] = "fstring",
                                                           [SW_NODE_FORMAT] = "format",
                                                           [SW_NODE_AND] = "and",
                                                           [SW_NODE_OR] = "or",
                                                           [SW_NODE_NOT] = "not",
                                                           [SW_NODE_CONDITIONAL] = "if-else",
                                                           [SW_NODE_CALL] = "call",
                                                           [SW_NODE_STARRED] = "starred",
                                                           [SW_NODE_INDEX] = "index",
                                                           [SW_NODE_SLICE] = "slice",
                                                           [SW_NODE_ABSENT] = "absent",
                                                           [SW_NODE_ELLIPSIS] = "ellipsis",
                                                           [SW_NODE_ASSIGN] = "assign",
                                                           [SW_NODE_IMPORT] = "import",
                                                           [SW_NODE_FROM_IMPORT] = "from",
                                                           [SW_NODE_DELETE] = "del",
                                                           [SW_NODE_PASS] = "pass",
                                                           [SW_NODE_MAGIC] = "magic",
                                                           [SW_NODE_ASSERT] = "assert",
                                                           [SW_NODE_FOR] = "for",
                                                           [SW_NODE_IF] = "if",
                                                           [SW_NODE_TRY] = "try",
                                                           [SW_NODE_EXCEPT] = "except",
                                                           [SW_NODE_WITH] = "with",
                                                           [SW_NODE_BLOCK] = "block",
                                                           [SW_NODE_UNSUPPORTED] = "unsupported"};

static const char *const operators[] = {
    "+",  "-",  "*", "/",  "//", "%",  "**", "@",      "&",  "|",      "^",   "<<",  ">>",
    "==", "!=", "<", "<=", ">",  ">=", "is", "is-not", "in", "not-in", "neg", "pos", "~"};

static void syntax_tree_dump(SwText *out, const SwNode *node);

static void dump_children(SwText *out, const SwNode *node) {
  for (const SwNode *child = node->first; child; child = child->next) {
    sw_text_char(out, ' ');
    if (node->kind == SW_NODE_COMPARE && child != node->first) {
      sw_text_put(out, operators[child->comparison]);
      sw_text_char(out, ' ');
    }
    syntax_tree_dump(out, child);
  }
  sw_text_char(out, ')');
}

static bool dump_leaf(SwText *out, const SwNode *node) {
  switch (node->kind) {
  case SW_NODE_NAME: sw_text_bytes(out, node->text, node->size); return true;
  case SW_NODE_INT: sw_text_int(out, node->integer); return true;
  case SW_NODE_BOOL: sw_text_put(out, node->integer ? "True" : "False"); return true;
  case SW_NODE_FLOAT:
    sw_text_int(out, (int64_t)(node->number * 1000));
    sw_text_char(out, 'm'); /* in thousandths */
    return true;
  case SW_NODE_STRING:
    sw_text_char(out, '\'');
    sw_text_bytes(out, node->text, node->size);
    sw_text_char(out, '\'');
    return true;
  default: return false;
  }
}

static void syntax_tree_dump(SwText *out, const SwNode *node) {
  if (dump_leaf(out, node)) return;
  if (node->kind == SW_NODE_EXPRESSION) {
    syntax_tree_dump(out, node->first);
    return;
  }
  sw_text_char(out, '(');
  switch (node->kind) {
  case SW_NODE_UNARY:
  case SW_NODE_BINARY: sw_text_put(out, operators[node->op]); break;
  case SW_NODE_AUGMENTED:
    sw_text_put(out, operators[node->op]);
    sw_text_char(out, '=');
    break;
  case SW_NODE_ATTRIBUTE:
    sw_text_char(out, '.');
    sw_text_bytes(out, node->text, node->size);
    break;
  case SW_NODE_KEYWORD:
    sw_text_bytes(out, node->text, node->size);
    sw_text_char(out, '=');
    break;
  default: sw_text_put(out, kind_names[node->kind]); break;
  }
  if (node->kind == SW_NODE_FORMAT && node->integer) {
    sw_text_char(out, '!');
    sw_text_char(out, (char)node->integer);
  }
  if (node->text && (node->kind == SW_NODE_FORMAT || node->kind == SW_NODE_EXCEPT) && node->size) {
    sw_text_char(out, ':');
    sw_text_bytes(out, node->text, node->size);
  }
  dump_children(out, node);
}

#endif
