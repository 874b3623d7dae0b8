#include "syntax/parser_expression.h"

#include "base/notices.h"
#include "syntax/parser_atom.h"
#include "syntax/parser_function.h"
#include "syntax/parser_support.h"
#include "syntax/parser_trailer.h"

static SwNode *parse_unary(SwParser *self);

/* name := value */
static SwNode *parse_walrus(SwParser *self, SwNode *target) {
  SwNode *node = sw_parser_node(self, SW_NODE_WALRUS, target->span.start);
  if (!node) return NULL;
  node->name_span = self->token.span;
  if (target->kind != SW_NODE_NAME) {
    sw_parser_refuse(self, target->span, SW_NOTICE_TEXT_WALRUS_NAME);
    return NULL;
  }
  bool complete = sw_parser_add(self, node, target) && sw_parser_advance(self) &&
                  sw_parser_add(self, node, sw_parse_expression(self));
  return complete ? sw_parser_finish(self, node) : NULL;
}

SwNode *sw_parse_expression(SwParser *self) {
  if (!sw_parser_enter(self)) return NULL;
  uint32_t start = self->token.span.start;
  bool failed = false;
  bool is_lambda = sw_parser_at(self, SW_TOKEN_LAMBDA);
  if (is_lambda && self->lexer.is_embedded)
    return sw_parser_unsupported(self, self->token.span,
                                 sw_notice(SW_NOTICE_NO_LAMBDA_INSIDE_F_STRING));
  SwNode *value = is_lambda ? sw_parse_lambda(self) : sw_parse_or(self);
  if (is_lambda) {
    sw_parser_leave(self);
    return value;
  }
  if (value && sw_parser_at(self, SW_TOKEN_WALRUS) &&
      (!self->lexer.is_embedded || self->lexer.depth > 1))
    value = parse_walrus(self, value);
  if (value && sw_parser_accept(self, SW_TOKEN_IF, &failed)) {
    SwNode *node = sw_parser_node(self, SW_NODE_CONDITIONAL, start);
    bool complete = sw_parser_add(self, node, value) &&
                    sw_parser_add(self, node, sw_parse_or(self)) &&
                    sw_parser_expect(self, SW_TOKEN_ELSE) &&
                    sw_parser_add(self, node, sw_parse_expression(self));
    value = complete ? sw_parser_finish(self, node) : NULL;
  }
  sw_parser_leave(self);
  return failed ? NULL : value;
}

/* The span of a node with operands begins at its first token, so it includes a bracket around the
 * left operand. */
static SwNode *binary(SwParser *self, SwNodeKind kind, uint32_t start, SwNode *left,
                      SwNode *(*parse_right)(SwParser *)) {
  SwNode *node = sw_parser_node(self, kind, start);
  if (!node) return NULL;
  node->name_span = self->token.span;
  if (!sw_parser_advance(self)) return NULL;
  if (!sw_parser_add(self, node, left)) return NULL;
  if (!sw_parser_add(self, node, parse_right(self))) return NULL;
  return sw_parser_finish(self, node);
}

static bool read_comparison(SwParser *self, SwOperator *op, SwSpan *span);

static bool add_compared(SwParser *self, SwNode *node) {
  SwOperator op;
  SwSpan span;
  if (!read_comparison(self, &op, &span)) return false;
  SwNode *operand = sw_parse_operand(self);
  if (!operand) return false;
  operand->comparison = op;
  operand->comparison_span = span;
  return sw_parser_add(self, node, operand);
}

static bool at_comparison(const SwParser *self) {
  switch (self->token.kind) {
  case SW_TOKEN_EQ:
  case SW_TOKEN_NE:
  case SW_TOKEN_LT:
  case SW_TOKEN_LE:
  case SW_TOKEN_GT:
  case SW_TOKEN_GE:
  case SW_TOKEN_IS:
  case SW_TOKEN_IN:
  case SW_TOKEN_NOT: return true;
  default: return false;
  }
}

static SwNode *parse_comparison(SwParser *self) {
  uint32_t start = self->token.span.start;
  SwNode *left = sw_parse_operand(self);
  if (!left || !at_comparison(self)) return left;
  SwNode *node = sw_parser_node(self, SW_NODE_COMPARE, start);
  if (!sw_parser_add(self, node, left)) return NULL;
  while (at_comparison(self)) {
    if (!add_compared(self, node)) return NULL;
  }
  return sw_parser_finish(self, node);
}

/* `is not` and `not in` are two tokens. */
static bool read_comparison(SwParser *self, SwOperator *op, SwSpan *span) {
  SwTokenKind kind = self->token.kind;
  bool failed = false;
  *span = self->token.span;
  if (!sw_parser_advance(self)) return false;
  switch (kind) {
  case SW_TOKEN_EQ: *op = SW_OP_EQ; break;
  case SW_TOKEN_NE: *op = SW_OP_NE; break;
  case SW_TOKEN_LT: *op = SW_OP_LT; break;
  case SW_TOKEN_LE: *op = SW_OP_LE; break;
  case SW_TOKEN_GT: *op = SW_OP_GT; break;
  case SW_TOKEN_GE: *op = SW_OP_GE; break;
  case SW_TOKEN_IN: *op = SW_OP_IN; break;
  case SW_TOKEN_IS:
    *op = sw_parser_accept(self, SW_TOKEN_NOT, &failed) ? SW_OP_IS_NOT : SW_OP_IS;
    break;
  default:
    *op = SW_OP_NOT_IN;
    failed = !sw_parser_expect(self, SW_TOKEN_IN);
    break;
  }
  span->end = self->last_end;
  return !failed;
}

static SwNode *parse_not(SwParser *self) {
  if (!sw_parser_at(self, SW_TOKEN_NOT)) return parse_comparison(self);
  if (!sw_parser_enter(self)) return NULL;
  SwNode *node = sw_parser_node(self, SW_NODE_NOT, self->token.span.start);
  bool complete = node && sw_parser_advance(self) && sw_parser_add(self, node, parse_not(self));
  sw_parser_leave(self);
  return complete ? sw_parser_finish(self, node) : NULL;
}

static SwNode *parse_and(SwParser *self) {
  uint32_t start = self->token.span.start;
  SwNode *left = parse_not(self);
  while (left && sw_parser_at(self, SW_TOKEN_AND)) {
    left = binary(self, SW_NODE_AND, start, left, parse_not);
  }
  return left;
}

SwNode *sw_parse_or(SwParser *self) {
  uint32_t start = self->token.span.start;
  SwNode *left = parse_and(self);
  while (left && sw_parser_at(self, SW_TOKEN_OR)) {
    left = binary(self, SW_NODE_OR, start, left, parse_and);
  }
  return left;
}

/* Precedence of the left-associative operators; 0 for any other token. */
static int arithmetic(SwTokenKind kind, SwOperator *op) {
  switch (kind) {
  case SW_TOKEN_BAR: return *op = SW_OP_BITOR, 1;
  case SW_TOKEN_CARET: return *op = SW_OP_BITXOR, 2;
  case SW_TOKEN_AMPERSAND: return *op = SW_OP_BITAND, 3;
  case SW_TOKEN_LSHIFT: return *op = SW_OP_LSHIFT, 4;
  case SW_TOKEN_RSHIFT: return *op = SW_OP_RSHIFT, 4;
  case SW_TOKEN_ADD: return *op = SW_OP_ADD, 5;
  case SW_TOKEN_SUB: return *op = SW_OP_SUB, 5;
  case SW_TOKEN_MUL: return *op = SW_OP_MUL, 6;
  case SW_TOKEN_DIV: return *op = SW_OP_DIV, 6;
  case SW_TOKEN_FLOORDIV: return *op = SW_OP_FLOORDIV, 6;
  case SW_TOKEN_MOD: return *op = SW_OP_MOD, 6;
  case SW_TOKEN_AT: return *op = SW_OP_MATMUL, 6;
  default: return 0;
  }
}

/* Precedence climbing: takes operators that bind at least as tightly as `weakest`. Recursion is
 * at most one level for each precedence. */
static SwNode *parse_arithmetic(SwParser *self, int weakest) {
  uint32_t start = self->token.span.start;
  SwNode *left = parse_unary(self);
  while (left) {
    SwOperator op = SW_OP_ADD;
    int precedence = arithmetic(self->token.kind, &op);
    if (precedence < weakest) break;
    SwNode *node = sw_parser_node(self, SW_NODE_BINARY, start);
    if (!sw_parser_add(self, node, left)) return NULL;
    node->op = op;
    node->name_span = self->token.span;
    if (!sw_parser_advance(self)) return NULL;
    if (!sw_parser_add(self, node, parse_arithmetic(self, precedence + 1))) return NULL;
    left = sw_parser_finish(self, node);
  }
  return left;
}

SwNode *sw_parse_operand(SwParser *self) {
  return parse_arithmetic(self, 1);
}

/* -2**2 is -(2**2), but 2**-1 is fine: the right side of ** is a unary expression again. */
static SwNode *parse_power(SwParser *self) {
  uint32_t start = self->token.span.start;
  SwNode *base = sw_parse_primary(self);
  if (!base || !sw_parser_at(self, SW_TOKEN_POW)) return base;
  SwNode *node = binary(self, SW_NODE_BINARY, start, base, parse_unary);
  if (node) node->op = SW_OP_POW;
  return node;
}

static SwNode *parse_sign(SwParser *self, SwOperator op) {
  SwNode *node = sw_parser_node(self, SW_NODE_UNARY, self->token.span.start);
  if (!node) return NULL;
  node->op = op;
  node->name_span = self->token.span;
  if (!sw_parser_advance(self)) return NULL;
  if (op == SW_OP_NEG) self->negated_at = self->token.span.start;
  SwNode *operand = parse_unary(self);
  if (!sw_parser_add(self, node, operand)) return NULL;
  bool is_least = op == SW_OP_NEG && operand->kind == SW_NODE_INT &&
                  operand->integer == INT64_MIN && operand->span.start == self->negated_at;
  if (is_least) {
    operand->span.start = node->span.start;
    return operand;
  }
  return sw_parser_finish(self, node);
}

static SwNode *parse_unary(SwParser *self) {
  if (!sw_parser_enter(self)) return NULL;
  SwNode *node;
  switch (self->token.kind) {
  case SW_TOKEN_SUB: node = parse_sign(self, SW_OP_NEG); break;
  case SW_TOKEN_ADD: node = parse_sign(self, SW_OP_POS); break;
  case SW_TOKEN_TILDE: node = parse_sign(self, SW_OP_INVERT); break;
  default: node = parse_power(self); break;
  }
  sw_parser_leave(self);
  return node;
}

SwNode *sw_parse_starred(SwParser *self, SwNode *(*parse)(SwParser *)) {
  SwNode *node = sw_parser_leaf(self, SW_NODE_STARRED);
  if (!node) return NULL;
  return sw_parser_add(self, node, parse(self)) ? sw_parser_finish(self, node) : NULL;
}

SwNode *sw_parse_item(SwParser *self) {
  return sw_parser_at(self, SW_TOKEN_MUL) ? sw_parse_starred(self, sw_parse_operand)
                                          : sw_parse_expression(self);
}

SwNode *sw_parse_expressions(SwParser *self) {
  uint32_t start = self->token.span.start;
  bool failed = false;
  SwNode *item = sw_parse_item(self);
  if (!item || !sw_parser_at(self, SW_TOKEN_COMMA)) {
    if (!item || item->kind != SW_NODE_STARRED) return item;
    if (sw_parser_at(self, SW_TOKEN_ASSIGN)) return item;
    sw_parser_refuse(self, item->span, SW_NOTICE_TEXT_STAR_HERE);
    return NULL;
  }
  SwNode *tuple = sw_parser_node(self, SW_NODE_TUPLE, start);
  if (!sw_parser_add(self, tuple, item)) return NULL;
  while (sw_parser_accept(self, SW_TOKEN_COMMA, &failed)) {
    if (!sw_parser_at_expression(self) && !sw_parser_at(self, SW_TOKEN_MUL)) break;
    if (!sw_parser_add(self, tuple, sw_parse_item(self))) return NULL;
  }
  return failed ? NULL : sw_parser_finish(self, tuple);
}
