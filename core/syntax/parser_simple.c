#include "syntax/parser_simple.h"

#include "base/notices.h"
#include "syntax/parser_atom.h"
#include "syntax/parser_expression.h"
#include "syntax/parser_function.h"
#include "syntax/parser_import.h"
#include "syntax/parser_support.h"

/* -- Targets ------------------------------------------------------------------------------------
 */

static const char *target_noun(const SwNode *target) {
  switch (target->kind) {
  case SW_NODE_NONE: return "None";
  case SW_NODE_BOOL: return target->integer ? "True" : "False";
  case SW_NODE_ELLIPSIS: return "`...`";
  case SW_NODE_INT:
  case SW_NODE_FLOAT:
  case SW_NODE_STRING:
  case SW_NODE_FSTRING: return sw_notice(SW_NOTICE_NOUN_LITERAL);
  case SW_NODE_CALL: return sw_notice(SW_NOTICE_NOUN_CALL);
  case SW_NODE_COMPARE: return sw_notice(SW_NOTICE_NOUN_COMPARISON);
  default: return sw_notice(SW_NOTICE_NOUN_EXPRESSION);
  }
}

static bool check_targets(SwParser *self, const SwNode *target) {
  bool has_star = false;
  for (const SwNode *item = target->first; item; item = item->next) {
    bool is_starred = item->kind == SW_NODE_STARRED;
    if (is_starred && has_star) {
      return sw_parser_refuse(self, item->span, SW_NOTICE_TEXT_SECOND_STAR);
    }
    has_star |= is_starred;
    if (!sw_parser_check_target(self, is_starred ? item->first : item)) return false;
  }
  return true;
}

bool sw_parser_check_target(SwParser *self, const SwNode *target) {
  switch (target->kind) {
  case SW_NODE_NAME:
  case SW_NODE_ATTRIBUTE:
  case SW_NODE_INDEX: return true;
  case SW_NODE_STARRED:
    return sw_parser_refuse(self, target->span, SW_NOTICE_TEXT_STAR_WITHOUT_COMMA);
  case SW_NODE_TUPLE:
  case SW_NODE_LIST: return check_targets(self, target);
  default:
    return sw_parser_refuse(self, target->span, SW_NOTICE_TEXT_NO_TARGET,
                            SW_STR(target_noun(target)));
  }
}

/* -- Assignment ---------------------------------------------------------------------------------
 */

static bool augmented_operator(SwTokenKind kind, SwOperator *op) {
  switch (kind) {
  case SW_TOKEN_ADD_ASSIGN: return *op = SW_OP_ADD, true;
  case SW_TOKEN_SUB_ASSIGN: return *op = SW_OP_SUB, true;
  case SW_TOKEN_MUL_ASSIGN: return *op = SW_OP_MUL, true;
  case SW_TOKEN_DIV_ASSIGN: return *op = SW_OP_DIV, true;
  case SW_TOKEN_FLOORDIV_ASSIGN: return *op = SW_OP_FLOORDIV, true;
  case SW_TOKEN_MOD_ASSIGN: return *op = SW_OP_MOD, true;
  case SW_TOKEN_POW_ASSIGN: return *op = SW_OP_POW, true;
  case SW_TOKEN_MATMUL_ASSIGN: return *op = SW_OP_MATMUL, true;
  case SW_TOKEN_AND_ASSIGN: return *op = SW_OP_BITAND, true;
  case SW_TOKEN_OR_ASSIGN: return *op = SW_OP_BITOR, true;
  case SW_TOKEN_XOR_ASSIGN: return *op = SW_OP_BITXOR, true;
  case SW_TOKEN_LSHIFT_ASSIGN: return *op = SW_OP_LSHIFT, true;
  case SW_TOKEN_RSHIFT_ASSIGN: return *op = SW_OP_RSHIFT, true;
  default: return false;
  }
}

static SwNode *parse_augmented(SwParser *self, SwNode *target, uint32_t start, SwOperator op) {
  SwNode *node = sw_parser_node(self, SW_NODE_AUGMENTED, start);
  if (!sw_parser_add(self, node, target)) return NULL;
  if (target->kind == SW_NODE_TUPLE || target->kind == SW_NODE_LIST) {
    sw_parser_refuse(self, target->span, SW_NOTICE_TEXT_ONE_TARGET,
                     SW_STR(sw_token_text(self->token.kind)));
    return NULL;
  }
  if (!sw_parser_check_target(self, target)) return NULL;
  node->op = op;
  node->name_span = self->token.span;
  if (!sw_parser_advance(self)) return NULL;
  if (!sw_parser_add(self, node, sw_parse_expressions(self))) return NULL;
  return sw_parser_finish(self, node);
}

static SwNode *parse_assignment(SwParser *self, SwNode *target, uint32_t start) {
  bool failed = false;
  SwNode *node = sw_parser_node(self, SW_NODE_ASSIGN, start);
  SwNode *last = target;
  if (!sw_parser_add(self, node, target)) return NULL;
  while (sw_parser_at(self, SW_TOKEN_ASSIGN)) {
    if (!sw_parser_check_target(self, last)) return NULL;
    if (!sw_parser_accept(self, SW_TOKEN_ASSIGN, &failed)) return NULL;
    last = sw_parser_at(self, SW_TOKEN_YIELD) ? sw_parse_yield(self) : sw_parse_expressions(self);
    if (!sw_parser_add(self, node, last)) return NULL;
    node->integer++;
  }
  return sw_parser_finish(self, node);
}

/* x: int = 1 is x = 1; a lone x: int does nothing. */
static SwNode *parse_annotated(SwParser *self, SwNode *target, uint32_t start) {
  if (!sw_parser_advance(self) || !sw_parse_expression(self)) return NULL;
  if (sw_parser_at(self, SW_TOKEN_ASSIGN)) {
    SwNode *assigned = parse_assignment(self, target, start);
    if (assigned) assigned->op = (SwOperator)1;
    return assigned;
  }
  SwNode *node = sw_parser_node(self, SW_NODE_PASS, start);
  return sw_parser_add(self, node, target) ? sw_parser_finish(self, node) : NULL;
}

static SwNode *parse_expression_statement(SwParser *self) {
  uint32_t start = self->token.span.start;
  SwOperator op = SW_OP_ADD;
  SwNode *first =
      sw_parser_at(self, SW_TOKEN_YIELD) ? sw_parse_yield(self) : sw_parse_expressions(self);
  if (!first) return NULL;
  if (first->kind == SW_NODE_WALRUS && first->span.start == start) {
    sw_parser_refuse(self, first->name_span, SW_NOTICE_TEXT_WALRUS_BARE);
    return NULL;
  }
  if (sw_parser_at(self, SW_TOKEN_ASSIGN)) return parse_assignment(self, first, start);
  if (augmented_operator(self->token.kind, &op)) return parse_augmented(self, first, start, op);
  bool is_target = first->kind == SW_NODE_NAME || first->kind == SW_NODE_ATTRIBUTE ||
                   first->kind == SW_NODE_INDEX;
  if (sw_parser_at(self, SW_TOKEN_COLON) && is_target) return parse_annotated(self, first, start);
  SwNode *node = sw_parser_node(self, SW_NODE_EXPRESSION, start);
  return sw_parser_add(self, node, first) ? sw_parser_finish(self, node) : NULL;
}

/* -- Words --------------------------------------------------------------------------------------
 */

static SwNode *parse_delete(SwParser *self) {
  bool failed = false;
  SwNode *node = sw_parser_leaf(self, SW_NODE_DELETE);
  if (!node) return NULL;
  do {
    if (node->first && !sw_parser_at_expression(self)) break;
    SwNode *target = sw_parse_operand(self);
    if (!sw_parser_add(self, node, target)) return NULL;
    if (!sw_parser_check_target(self, target)) return NULL;
  } while (sw_parser_accept(self, SW_TOKEN_COMMA, &failed));
  return failed ? NULL : sw_parser_finish(self, node);
}

static SwNode *parse_assert(SwParser *self) {
  bool failed = false;
  SwNode *node = sw_parser_leaf(self, SW_NODE_ASSERT);
  if (!node) return NULL;
  if (!sw_parser_add(self, node, sw_parse_expression(self))) return NULL;
  bool has_message = sw_parser_accept(self, SW_TOKEN_COMMA, &failed);
  if (failed) return NULL;
  SwNode *message = has_message ? sw_parse_expression(self) : sw_parser_absent(self);
  return sw_parser_add(self, node, message) ? sw_parser_finish(self, node) : NULL;
}

static SwNode *parse_raise(SwParser *self) {
  SwNode *node = sw_parser_leaf(self, SW_NODE_RAISE);
  if (!node) return NULL;
  if (!sw_parser_at_expression(self)) return node;
  bool failed = false;
  if (!sw_parser_add(self, node, sw_parse_expression(self))) return NULL;
  if (sw_parser_accept(self, SW_TOKEN_FROM, &failed) &&
      !sw_parser_add(self, node, sw_parse_expression(self)))
    return NULL;
  return failed ? NULL : sw_parser_finish(self, node);
}

/* global a, b */
static SwNode *parse_declared(SwParser *self, SwNodeKind kind) {
  bool failed = false;
  if (kind == SW_NODE_NONLOCAL && !self->functions) {
    sw_parser_refuse(self, self->token.span, SW_NOTICE_TEXT_OUTSIDE_FUNCTION, SW_STR("nonlocal"));
    return NULL;
  }
  SwNode *node = sw_parser_leaf(self, kind);
  if (!node) return NULL;
  do {
    if (!sw_parser_at(self, SW_TOKEN_NAME)) {
      sw_parser_expected(self, sw_notice(SW_NOTICE_NOUN_NAME));
      return NULL;
    }
    if (!sw_parser_add(self, node, sw_parser_leaf(self, SW_NODE_NAME))) return NULL;
  } while (sw_parser_accept(self, SW_TOKEN_COMMA, &failed));
  return failed ? NULL : sw_parser_finish(self, node);
}

static SwNode *refuse_stray(SwParser *self) {
  const char *word = sw_token_text(self->token.kind);
  bool is_else = sw_parser_at(self, SW_TOKEN_ELSE) || sw_parser_at(self, SW_TOKEN_ELIF);
  sw_parser_refuse(self, self->token.span, SW_NOTICE_TEXT_STRAY_KEYWORD, SW_STR(word),
                   SW_STR(is_else ? "if" : "try"));
  return NULL;
}

static SwNode *parse_jump(SwParser *self, SwNodeKind kind) {
  if (self->loops) return sw_parser_leaf(self, kind);
  sw_parser_refuse(self, self->token.span, SW_NOTICE_TEXT_OUTSIDE_LOOP,
                   SW_STR(sw_token_text(self->token.kind)));
  return NULL;
}

SwNode *sw_parse_simple(SwParser *self) {
  switch (self->token.kind) {
  case SW_TOKEN_IMPORT: return sw_parse_import(self);
  case SW_TOKEN_FROM: return sw_parse_from_import(self);
  case SW_TOKEN_PASS: return sw_parser_leaf(self, SW_NODE_PASS);
  case SW_TOKEN_DEL: return parse_delete(self);
  case SW_TOKEN_ASSERT: return parse_assert(self);
  case SW_TOKEN_ELSE:
  case SW_TOKEN_ELIF:
  case SW_TOKEN_EXCEPT:
  case SW_TOKEN_FINALLY: return refuse_stray(self);
  case SW_TOKEN_MAGIC: return sw_parser_leaf(self, SW_NODE_MAGIC);
  case SW_TOKEN_RETURN: return sw_parse_return(self);
  case SW_TOKEN_RAISE: return parse_raise(self);
  case SW_TOKEN_GLOBAL: return parse_declared(self, SW_NODE_GLOBAL);
  case SW_TOKEN_NONLOCAL: return parse_declared(self, SW_NODE_NONLOCAL);
  case SW_TOKEN_BREAK: return parse_jump(self, SW_NODE_BREAK);
  case SW_TOKEN_CONTINUE: return parse_jump(self, SW_NODE_CONTINUE);
  default: return parse_expression_statement(self);
  }
}
