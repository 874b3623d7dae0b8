#include "syntax/parser_compound.h"

#include "base/notices.h"
#include "syntax/parser.h"
#include "syntax/parser_expression.h"
#include "syntax/parser_function.h"
#include "syntax/parser_simple.h"
#include "syntax/parser_support.h"

/* `:` and a block: indented lines, or statements on the same line. `word` opened it. */
SwNode *sw_parse_block(SwParser *self, SwTokenKind word) {
  bool failed = false;
  if (!sw_parser_expect(self, SW_TOKEN_COLON)) return NULL;
  SwNode *block = sw_parser_node(self, SW_NODE_BLOCK, self->token.span.start);
  if (!block) return NULL;
  if (!sw_parser_accept(self, SW_TOKEN_NEWLINE, &failed)) {
    return !failed && sw_parse_line(self, block) ? sw_parser_finish(self, block) : NULL;
  }
  if (!sw_parser_at(self, SW_TOKEN_INDENT)) {
    sw_parser_refuse(self, self->token.span, SW_NOTICE_TEXT_NO_BLOCK, SW_STR(sw_token_text(word)));
    return NULL;
  }
  if (!sw_parser_advance(self)) return NULL;
  block->span.start = self->token.span.start;
  while (!sw_parser_at(self, SW_TOKEN_DEDENT)) {
    if (!sw_parse_statement(self, block)) return NULL;
  }
  sw_parser_finish(self, block);
  return sw_parser_advance(self) ? block : NULL;
}

/* `if` or `elif`, with its further clauses. */
static SwNode *parse_if(SwParser *self) {
  SwTokenKind word = self->token.kind;
  SwNode *node = sw_parser_node(self, SW_NODE_IF, self->token.span.start);
  if (!node || !sw_parser_enter(self)) return NULL;
  bool complete = sw_parser_advance(self) && sw_parser_add(self, node, sw_parse_expression(self)) &&
                  sw_parser_add(self, node, sw_parse_block(self, word));
  SwNode *otherwise = NULL;
  if (complete && sw_parser_at(self, SW_TOKEN_ELIF)) {
    otherwise = sw_parser_node(self, SW_NODE_BLOCK, self->token.span.start);
    complete = sw_parser_add(self, otherwise, parse_if(self));
    if (complete) sw_parser_finish(self, otherwise);
  } else if (complete && sw_parser_at(self, SW_TOKEN_ELSE)) {
    otherwise = sw_parser_advance(self) ? sw_parse_block(self, SW_TOKEN_ELSE) : NULL;
  } else if (complete) {
    otherwise = sw_parser_absent(self);
  }
  sw_parser_leave(self);
  return complete && sw_parser_add(self, node, otherwise) ? sw_parser_finish(self, node) : NULL;
}

static SwNode *parse_loop_target(SwParser *self) {
  return sw_parser_at(self, SW_TOKEN_MUL) ? sw_parse_starred(self, sw_parse_operand)
                                          : sw_parse_operand(self);
}

static SwNode *parse_loop_targets(SwParser *self) {
  uint32_t start = self->token.span.start;
  bool failed = false;
  SwNode *target = parse_loop_target(self);
  if (!target || !sw_parser_at(self, SW_TOKEN_COMMA)) return target;
  SwNode *tuple = sw_parser_node(self, SW_NODE_TUPLE, start);
  if (!sw_parser_add(self, tuple, target)) return NULL;
  while (sw_parser_accept(self, SW_TOKEN_COMMA, &failed)) {
    if (sw_parser_at(self, SW_TOKEN_IN)) break;
    if (!sw_parser_add(self, tuple, parse_loop_target(self))) return NULL;
  }
  return failed ? NULL : sw_parser_finish(self, tuple);
}

/* The targets before `in`. The grammar of expressions would read `in` as a comparison. */
SwNode *sw_parse_for_target(SwParser *self) {
  SwNode *target = parse_loop_targets(self);
  return target && sw_parser_check_target(self, target) ? target : NULL;
}

/* The block of a loop, and its else block, which runs unless `break` left the loop. */
static SwNode *parse_loop(SwParser *self, SwNode *node, SwTokenKind word) {
  self->loops++;
  bool complete = sw_parser_add(self, node, sw_parse_block(self, word));
  self->loops--;
  if (!complete) return NULL;
  SwNode *otherwise = NULL;
  if (!sw_parser_at(self, SW_TOKEN_ELSE))
    otherwise = sw_parser_absent(self);
  else if (sw_parser_advance(self))
    otherwise = sw_parse_block(self, SW_TOKEN_ELSE);
  return sw_parser_add(self, node, otherwise) ? sw_parser_finish(self, node) : NULL;
}

static SwNode *parse_for(SwParser *self) {
  SwNode *node = sw_parser_leaf(self, SW_NODE_FOR);
  if (!node) return NULL;
  if (!sw_parser_add(self, node, sw_parse_for_target(self))) return NULL;
  if (!sw_parser_expect(self, SW_TOKEN_IN)) return NULL;
  if (!sw_parser_add(self, node, sw_parse_expressions(self))) return NULL;
  return parse_loop(self, node, SW_TOKEN_FOR);
}

static SwNode *parse_while(SwParser *self) {
  SwNode *node = sw_parser_leaf(self, SW_NODE_WHILE);
  if (!node) return NULL;
  if (!sw_parser_add(self, node, sw_parse_expression(self))) return NULL;
  return parse_loop(self, node, SW_TOKEN_WHILE);
}

static bool parse_as_name(SwParser *self, SwNode *node) {
  SwSpan name = self->token.span;
  if (!sw_parser_expect(self, SW_TOKEN_NAME)) return false;
  node->name_span = name;
  return sw_parser_set_name(self, node, name);
}

static SwNode *parse_with(SwParser *self);

/* `with a, b:` is `with a: with b:`. */
static SwNode *parse_further_contexts(SwParser *self) {
  SwNode *block = sw_parser_node(self, SW_NODE_BLOCK, self->token.span.start);
  if (!block) return NULL;
  self->recursion++; /* the expression before was as deep */
  bool complete = sw_parser_add(self, block, parse_with(self));
  sw_parser_leave(self);
  return complete ? sw_parser_finish(self, block) : NULL;
}

/* Begins at `with`, or at the comma before a further context. */
static SwNode *parse_with(SwParser *self) {
  SwNode *node = sw_parser_leaf(self, SW_NODE_WITH);
  if (!node) return NULL;
  if (!sw_parser_add(self, node, sw_parse_expression(self))) return NULL;
  SwSpan as = self->token.span;
  bool failed = false, named = sw_parser_accept(self, SW_TOKEN_AS, &failed);
  bool is_name = named && sw_parser_at(self, SW_TOKEN_NAME) && parse_as_name(self, node);
  bool goes_on = sw_parser_at(self, SW_TOKEN_COMMA);
  if (named && !(is_name && (goes_on || sw_parser_at(self, SW_TOKEN_COLON))))
    return sw_parser_unsupported(self, as, sw_notice(SW_NOTICE_NO_AS_BEHIND_2));
  if (failed) return NULL;
  SwNode *block = goes_on ? parse_further_contexts(self) : sw_parse_block(self, SW_TOKEN_WITH);
  return sw_parser_add(self, node, block) ? sw_parser_finish(self, node) : NULL;
}

static SwNode *parse_except(SwParser *self) {
  bool failed = false;
  SwNode *node = sw_parser_leaf(self, SW_NODE_EXCEPT);
  if (!node) return NULL;
  if (sw_parser_at(self, SW_TOKEN_MUL)) {
    return sw_parser_unsupported(self, self->token.span, sw_notice(SW_NOTICE_NO_EXCEPT_STAR));
  }
  bool is_bare = sw_parser_at(self, SW_TOKEN_COLON);
  SwNode *exception = is_bare ? sw_parser_absent(self) : sw_parse_expression(self);
  if (!sw_parser_add(self, node, exception)) return NULL;
  if (!is_bare && sw_parser_accept(self, SW_TOKEN_AS, &failed) && !parse_as_name(self, node)) {
    return NULL;
  }
  if (failed || !sw_parser_add(self, node, sw_parse_block(self, SW_TOKEN_EXCEPT))) return NULL;
  return sw_parser_finish(self, node);
}

/* `else` or `finally` of a `try`, if it is there. */
static bool parse_try_part(SwParser *self, SwNode *node, SwTokenKind word, SwTryPart part) {
  if (!sw_parser_at(self, word)) return true;
  SwNode *block = sw_parser_advance(self) ? sw_parse_block(self, word) : NULL;
  if (block) block->integer = part;
  return sw_parser_add(self, node, block);
}

static SwNode *parse_try(SwParser *self) {
  SwNode *node = sw_parser_leaf(self, SW_NODE_TRY);
  if (!node) return NULL;
  if (!sw_parser_add(self, node, sw_parse_block(self, SW_TOKEN_TRY))) return NULL;
  while (sw_parser_at(self, SW_TOKEN_EXCEPT)) {
    if (!sw_parser_add(self, node, parse_except(self))) return NULL;
  }
  bool caught = node->first->next != NULL;
  if (caught && !parse_try_part(self, node, SW_TOKEN_ELSE, SW_TRY_ELSE)) return NULL;
  if (!parse_try_part(self, node, SW_TOKEN_FINALLY, SW_TRY_FINALLY)) return NULL;
  if (!node->first->next) {
    sw_parser_expected_either(self, "except", "finally");
    return NULL;
  }
  return sw_parser_finish(self, node);
}

/* A decorator and the definition below it; comments and empty lines may come between. */
static SwNode *parse_decorated(SwParser *self) {
  SwNode *node = sw_parser_leaf(self, SW_NODE_DECORATED);
  bool failed = false;
  if (!node || !sw_parser_add(self, node, sw_parse_expression(self))) return NULL;
  while (sw_parser_accept(self, SW_TOKEN_NEWLINE, &failed)) {
  }
  bool defines = sw_parser_at(self, SW_TOKEN_DEF) || sw_parser_at(self, SW_TOKEN_CLASS) ||
                 sw_parser_at(self, SW_TOKEN_ASYNC) || sw_parser_at(self, SW_TOKEN_AT);
  if (!failed && !defines) sw_parser_expected_either(self, "def", "class");
  SwNode *inner = !failed && defines ? sw_parse_compound(self) : NULL;
  if (!sw_parser_add(self, node, inner)) return NULL;
  node->text = inner->text;
  node->size = inner->size;
  return sw_parser_finish(self, node);
}

bool sw_parser_at_compound(const SwParser *self) {
  switch (self->token.kind) {
  case SW_TOKEN_IF:
  case SW_TOKEN_FOR:
  case SW_TOKEN_WHILE:
  case SW_TOKEN_TRY:
  case SW_TOKEN_WITH:
  case SW_TOKEN_DEF:
  case SW_TOKEN_CLASS:
  case SW_TOKEN_ASYNC:
  case SW_TOKEN_AT: return true;
  default: return false;
  }
}

SwNode *sw_parse_compound(SwParser *self) {
  SwSpan span = self->token.span;
  switch (self->token.kind) {
  case SW_TOKEN_IF: return parse_if(self);
  case SW_TOKEN_FOR: return parse_for(self);
  case SW_TOKEN_TRY: return parse_try(self);
  case SW_TOKEN_WITH: return parse_with(self);
  case SW_TOKEN_WHILE: return parse_while(self);
  case SW_TOKEN_DEF: return sw_parse_def(self);
  case SW_TOKEN_CLASS: return sw_parse_class(self);
  case SW_TOKEN_ASYNC: return sw_parser_unsupported(self, span, sw_notice(SW_NOTICE_NO_ASYNC));
  default: return parse_decorated(self);
  }
}
