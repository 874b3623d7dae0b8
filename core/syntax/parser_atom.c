#include "syntax/parser_atom.h"

#include "base/notices.h"
#include "syntax/literals.h"
#include "syntax/parser_expression.h"
#include "syntax/parser_function.h"
#include "syntax/parser_string.h"
#include "syntax/parser_support.h"

bool sw_parser_at_expression(const SwParser *self) {
  switch (self->token.kind) {
  case SW_TOKEN_NAME:
  case SW_TOKEN_INT:
  case SW_TOKEN_FLOAT:
  case SW_TOKEN_IMAGINARY:
  case SW_TOKEN_STRING:
  case SW_TOKEN_FALSE:
  case SW_TOKEN_KW_NONE:
  case SW_TOKEN_TRUE:
  case SW_TOKEN_NOT:
  case SW_TOKEN_LAMBDA:
  case SW_TOKEN_AWAIT:
  case SW_TOKEN_ELLIPSIS:
  case SW_TOKEN_ADD:
  case SW_TOKEN_SUB:
  case SW_TOKEN_TILDE:
  case SW_TOKEN_LPAREN:
  case SW_TOKEN_LBRACKET:
  case SW_TOKEN_LBRACE: return true;
  default: return false;
  }
}

static SwNode *too_large(SwParser *self, SwSpan span) {
  SwRefusal sentence = {0}; /* borrowed to format into the arena */
  sw_refusal_set(&sentence, self->arena, span, SW_NOTICE_TEXT_LARGE_INTEGER,
                 sw_parser_quote(self, span));
  return sentence.message ? sw_parser_unsupported(self, span, sentence.message) : NULL;
}

/* 2**63, the magnitude of the smallest int64, is allowed only after a minus. */
static bool is_least_negated(const SwParser *self, SwSpan span, uint64_t value) {
  if (value != (uint64_t)INT64_MAX + 1 || span.start != self->negated_at) return false;
  SwTokenKind next = self->token.kind;
  return next != SW_TOKEN_POW && next != SW_TOKEN_DOT && next != SW_TOKEN_LBRACKET;
}

static SwNode *parse_int(SwParser *self) {
  SwSpan span = self->token.span;
  uint64_t value;
  SwNode *node = sw_parser_leaf(self, SW_NODE_INT);
  if (!node) return NULL;
  if (!sw_int_value(self->source->bytes + span.start, span.end - span.start, &value)) {
    return too_large(self, span);
  }
  if (value <= (uint64_t)INT64_MAX) {
    node->integer = (int64_t)value;
    return node;
  }
  if (!is_least_negated(self, span, value)) return too_large(self, span);
  node->integer = INT64_MIN; /* parse_sign drops the minus */
  return node;
}

static SwNode *parse_float(SwParser *self) {
  SwSpan span = self->token.span;
  SwNode *node = sw_parser_leaf(self, SW_NODE_FLOAT);
  if (!node) return NULL;
  const char *bytes = self->source->bytes + span.start;
  if (sw_float_value(bytes, span.end - span.start, &node->number)) return node;
  return sw_parser_unsupported(self, span, sw_notice(SW_NOTICE_NO_NUMBERS_MORE_THAN_1000));
}

static SwNode *parse_bool(SwParser *self, int64_t value) {
  SwNode *node = sw_parser_leaf(self, SW_NODE_BOOL);
  if (node) node->integer = value;
  return node;
}

/* `: value` after a key: a TUPLE of both. */
static SwNode *parse_value(SwParser *self, SwNode *key) {
  SwNode *node = key ? sw_parser_node(self, SW_NODE_TUPLE, key->span.start) : NULL;
  bool complete = sw_parser_add(self, node, key) && sw_parser_expect(self, SW_TOKEN_COLON) &&
                  sw_parser_add(self, node, sw_parse_expression(self));
  return complete ? sw_parser_finish(self, node) : NULL;
}

/* key: value, or **others */
static SwNode *parse_entry(SwParser *self) {
  return sw_parser_at(self, SW_TOKEN_POW) ? sw_parse_starred(self, sw_parse_operand)
                                          : parse_value(self, sw_parse_expression(self));
}

/* The items of a bracket, including its closing bracket. */
static SwNode *parse_items(SwParser *self, SwNode *node, SwTokenKind closer) {
  while (!sw_parser_at(self, closer)) {
    SwNode *item = node->kind == SW_NODE_DICT ? parse_entry(self) : sw_parse_item(self);
    if (!sw_parser_add(self, node, item) || !sw_parser_behind_item(self, closer)) return NULL;
  }
  return sw_parser_advance(self) ? sw_parser_finish(self, node) : NULL;
}

static SwNode *parse_list(SwParser *self) {
  SwNode *node = sw_parser_leaf(self, SW_NODE_LIST);
  if (!node) return NULL;
  if (sw_parser_at(self, SW_TOKEN_RBRACKET)) return parse_items(self, node, SW_TOKEN_RBRACKET);
  SwNode *item = sw_parse_item(self);
  if (item && sw_parser_at(self, SW_TOKEN_FOR)) {
    uint32_t start = node->span.start;
    node = sw_parse_comprehension(self, item, SW_COMPREHENSION_LIST);
    if (node) node->span.start = start;
    return node && sw_parser_expect(self, SW_TOKEN_RBRACKET) ? sw_parser_finish(self, node) : NULL;
  }
  bool complete = sw_parser_add(self, node, item) && sw_parser_behind_item(self, SW_TOKEN_RBRACKET);
  return complete ? parse_items(self, node, SW_TOKEN_RBRACKET) : NULL;
}

/* (a) is a alone. (a,), (a, b) and () are tuples, and include their parentheses. */
static SwNode *parse_parenthesised(SwParser *self) {
  uint32_t start = self->token.span.start;
  bool failed = false;
  if (!sw_parser_advance(self)) return NULL;
  if (sw_parser_at(self, SW_TOKEN_RPAREN)) {
    SwNode *empty = sw_parser_node(self, SW_NODE_TUPLE, start);
    return empty && sw_parser_advance(self) ? sw_parser_finish(self, empty) : NULL;
  }
  SwNode *item = sw_parse_item(self);
  if (item && sw_parser_at(self, SW_TOKEN_FOR)) {
    item = sw_parse_comprehension(self, item, SW_COMPREHENSION_GENERATOR);
    if (item) item->span.start = start;
    return item && sw_parser_expect(self, SW_TOKEN_RPAREN) ? sw_parser_finish(self, item) : NULL;
  }
  if (!item) return NULL;
  if (sw_parser_accept(self, SW_TOKEN_COMMA, &failed)) {
    SwNode *tuple = sw_parser_node(self, SW_NODE_TUPLE, start);
    if (!sw_parser_add(self, tuple, item)) return NULL;
    return parse_items(self, tuple, SW_TOKEN_RPAREN);
  }
  if (failed) return NULL;
  if (item->kind == SW_NODE_STARRED) {
    sw_parser_refuse(self, item->span, SW_NOTICE_TEXT_STAR_HERE);
    return NULL;
  }
  return sw_parser_expect(self, SW_TOKEN_RPAREN) ? item : NULL;
}

/* A dict or a set. */
static SwNode *parse_braces(SwParser *self) {
  uint32_t start = self->token.span.start;
  if (!sw_parser_advance(self)) return NULL;
  bool dict = sw_parser_at(self, SW_TOKEN_RBRACE) || sw_parser_at(self, SW_TOKEN_POW);
  SwNode *item = dict ? NULL : sw_parse_item(self);
  if (!dict && !item) return NULL;
  if (item && item->kind != SW_NODE_STARRED && sw_parser_at(self, SW_TOKEN_COLON)) {
    dict = true;
    if (!(item = parse_value(self, item))) return NULL;
  }
  if (item && sw_parser_at(self, SW_TOKEN_FOR)) {
    SwNode *node =
        sw_parse_comprehension(self, item, dict ? SW_COMPREHENSION_DICT : SW_COMPREHENSION_SET);
    if (node) node->span.start = start;
    return node && sw_parser_expect(self, SW_TOKEN_RBRACE) ? sw_parser_finish(self, node) : NULL;
  }
  SwNode *node = sw_parser_node(self, dict ? SW_NODE_DICT : SW_NODE_SET, start);
  bool complete =
      node &&
      (!item || (sw_parser_add(self, node, item) && sw_parser_behind_item(self, SW_TOKEN_RBRACE)));
  return complete ? parse_items(self, node, SW_TOKEN_RBRACE) : NULL;
}

SwNode *sw_parse_atom(SwParser *self) {
  SwSpan span = self->token.span;
  switch (self->token.kind) {
  case SW_TOKEN_NAME: return sw_parser_leaf(self, SW_NODE_NAME);
  case SW_TOKEN_INT: return parse_int(self);
  case SW_TOKEN_FLOAT: return parse_float(self);
  case SW_TOKEN_STRING: return sw_parse_strings(self);
  case SW_TOKEN_TRUE: return parse_bool(self, 1);
  case SW_TOKEN_FALSE: return parse_bool(self, 0);
  case SW_TOKEN_KW_NONE: return sw_parser_leaf(self, SW_NODE_NONE);
  case SW_TOKEN_ELLIPSIS: return sw_parser_leaf(self, SW_NODE_ELLIPSIS);
  case SW_TOKEN_LPAREN: return parse_parenthesised(self);
  case SW_TOKEN_LBRACKET: return parse_list(self);
  case SW_TOKEN_IMAGINARY:
    return sw_parser_unsupported(self, span, sw_notice(SW_NOTICE_NO_COMPLEX_NUMBERS));
  case SW_TOKEN_LBRACE: return parse_braces(self);
  case SW_TOKEN_AWAIT: return sw_parser_unsupported(self, span, sw_notice(SW_NOTICE_NO_AWAIT));
  case SW_TOKEN_YIELD: return sw_parser_unsupported(self, span, sw_notice(SW_NOTICE_NO_YIELD));
  default: sw_parser_expected(self, sw_notice(SW_NOTICE_NOUN_EXPRESSION)); return NULL;
  }
}
