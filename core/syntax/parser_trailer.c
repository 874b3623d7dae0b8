#include "syntax/parser_trailer.h"

#include <string.h>

#include "base/notices.h"
#include "syntax/parser_atom.h"
#include "syntax/parser_expression.h"
#include "syntax/parser_function.h"
#include "syntax/parser_support.h"

#define KEYWORD_LIMIT 100

static SwNode *parse_attribute(SwParser *self, SwNode *object, uint32_t start) {
  SwNode *node = sw_parser_node(self, SW_NODE_ATTRIBUTE, start);
  if (!sw_parser_add(self, node, object) || !sw_parser_advance(self)) return NULL;
  node->name_span = self->token.span;
  if (!sw_parser_at(self, SW_TOKEN_NAME)) {
    sw_parser_expected(self, sw_notice(SW_NOTICE_NOUN_NAME_BEHIND_DOT));
    return NULL;
  }
  bool has_text = sw_parser_set_name(self, node, node->name_span);
  return has_text && sw_parser_advance(self) ? sw_parser_finish(self, node) : NULL;
}

/* -- Calls --------------------------------------------------------------------------------------
 */

static SwNode *parse_keyword(SwParser *self, SwNode *name) {
  SwNode *node = sw_parser_node(self, SW_NODE_KEYWORD, name->span.start);
  if (!node || !sw_parser_advance(self)) return NULL;
  node->text = name->text;
  node->size = name->size;
  node->name_span = name->span;
  if (!sw_parser_add(self, node, sw_parse_expression(self))) return NULL;
  return sw_parser_finish(self, node);
}

/* **others */
static SwNode *parse_keywords(SwParser *self) {
  SwNode *node = sw_parser_node(self, SW_NODE_KEYWORD, self->token.span.start);
  if (!node || !sw_parser_set_text(self, node, "**", 2) || !sw_parser_advance(self)) return NULL;
  if (!sw_parser_add(self, node, sw_parse_expression(self))) return NULL;
  return sw_parser_finish(self, node);
}

/* A keyword argument is a bare name before `=`. */
static SwNode *parse_argument(SwParser *self) {
  if (sw_parser_at(self, SW_TOKEN_POW)) return parse_keywords(self);
  bool is_bare = sw_parser_at(self, SW_TOKEN_NAME);
  uint32_t start = self->token.span.start;
  SwNode *argument = sw_parser_at(self, SW_TOKEN_MUL) ? sw_parse_starred(self, sw_parse_expression)
                                                      : sw_parse_expression(self);
  if (argument && sw_parser_at(self, SW_TOKEN_FOR))
    return sw_parse_comprehension(self, argument, false);
  if (!argument || !sw_parser_at(self, SW_TOKEN_ASSIGN)) return argument;
  if (is_bare && argument->kind == SW_NODE_NAME) return parse_keyword(self, argument);
  SwSpan span = {start, self->last_end};
  sw_parser_refuse(self, span, SW_NOTICE_TEXT_KEYWORD_IS_A_NAME);
  return NULL;
}

static bool check_order(SwParser *self, const SwNode *call, const SwNode *argument) {
  int keywords = 0;
  for (const SwNode *other = call->first->next; other; other = other->next) {
    bool starred = argument->kind == SW_NODE_STARRED; /* may come after anything but `**` */
    if (other->kind != SW_NODE_KEYWORD || (starred && *other->text != '*')) continue;
    if (argument->kind != SW_NODE_KEYWORD && *other->text == '*')
      return sw_parser_refuse(self, argument->span, SW_NOTICE_TEXT_POSITIONAL_AFTER_STARS);
    if (argument->kind != SW_NODE_KEYWORD)
      return sw_parser_refuse(self, argument->span, SW_NOTICE_TEXT_POSITIONAL_AFTER,
                              sw_refusal_quote(self->arena, other->text, other->size));
    if (*argument->text != '*' && strcmp(other->text, argument->text) == 0) {
      return sw_parser_refuse(self, argument->span, SW_NOTICE_TEXT_SAME_ARGUMENT,
                              sw_refusal_quote(self->arena, argument->text, argument->size));
    }
    if (++keywords == KEYWORD_LIMIT) {
      return sw_parser_refuse(self, argument->span, SW_NOTICE_TEXT_TOO_MANY_KEYWORDS,
                              SW_INT(KEYWORD_LIMIT));
    }
  }
  return true;
}

static SwNode *parse_call(SwParser *self, SwNode *callee, uint32_t start) {
  bool has_keywords = false;
  SwNode *node = sw_parser_node(self, SW_NODE_CALL, start);
  if (!sw_parser_add(self, node, callee) || !sw_parser_advance(self)) return NULL;
  while (!sw_parser_at(self, SW_TOKEN_RPAREN)) {
    SwNode *argument = parse_argument(self);
    if (!argument) return NULL;
    has_keywords |= argument->kind == SW_NODE_KEYWORD;
    if (has_keywords && !check_order(self, node, argument)) return NULL;
    if (!sw_parser_add(self, node, argument)) return NULL;
    if (!sw_parser_behind_item(self, SW_TOKEN_RPAREN)) return NULL;
  }
  return sw_parser_advance(self) ? sw_parser_finish(self, node) : NULL;
}

/* -- Indices ------------------------------------------------------------------------------------
 */

static bool at_bound(const SwParser *self) {
  return !sw_parser_at(self, SW_TOKEN_COLON) && !sw_parser_at(self, SW_TOKEN_COMMA) &&
         !sw_parser_at(self, SW_TOKEN_RBRACKET);
}

static SwNode *parse_bound(SwParser *self) {
  return at_bound(self) ? sw_parse_expression(self) : sw_parser_absent(self);
}

static SwNode *parse_slice(SwParser *self, SwNode *first, uint32_t start) {
  bool failed = false;
  SwNode *node = sw_parser_node(self, SW_NODE_SLICE, start);
  if (!sw_parser_add(self, node, first) || !sw_parser_advance(self)) return NULL;
  if (!sw_parser_add(self, node, parse_bound(self))) return NULL;
  bool has_step = sw_parser_accept(self, SW_TOKEN_COLON, &failed);
  if (failed) return NULL;
  SwNode *step = has_step ? parse_bound(self) : sw_parser_absent(self);
  return sw_parser_add(self, node, step) ? sw_parser_finish(self, node) : NULL;
}

static SwNode *parse_subscript(SwParser *self) {
  uint32_t start = self->token.span.start;
  if (sw_parser_at(self, SW_TOKEN_MUL)) {
    return sw_parser_unsupported(self, self->token.span,
                                 sw_notice(SW_NOTICE_NO_STAR_INDEX_WRITE_ITEMS_OUT));
  }
  SwNode *item = parse_bound(self);
  if (item && sw_parser_at(self, SW_TOKEN_COLON)) return parse_slice(self, item, start);
  if (item && item->kind == SW_NODE_ABSENT) {
    sw_parser_expected(self, sw_notice(SW_NOTICE_NOUN_INDEX));
    return NULL;
  }
  return item;
}

static SwNode *parse_subscripts(SwParser *self) {
  uint32_t start = self->token.span.start;
  bool failed = false;
  SwNode *item = parse_subscript(self);
  if (!item || !sw_parser_at(self, SW_TOKEN_COMMA)) return item;
  SwNode *tuple = sw_parser_node(self, SW_NODE_TUPLE, start);
  if (!sw_parser_add(self, tuple, item)) return NULL;
  while (sw_parser_accept(self, SW_TOKEN_COMMA, &failed)) {
    if (sw_parser_at(self, SW_TOKEN_RBRACKET)) break;
    if (!sw_parser_add(self, tuple, parse_subscript(self))) return NULL;
  }
  return failed ? NULL : sw_parser_finish(self, tuple);
}

static SwNode *parse_index(SwParser *self, SwNode *object, uint32_t start) {
  SwNode *node = sw_parser_node(self, SW_NODE_INDEX, start);
  if (!sw_parser_add(self, node, object) || !sw_parser_advance(self)) return NULL;
  if (!sw_parser_add(self, node, parse_subscripts(self))) return NULL;
  if (!sw_parser_behind_item(self, SW_TOKEN_RBRACKET)) return NULL;
  return sw_parser_advance(self) ? sw_parser_finish(self, node) : NULL;
}

SwNode *sw_parse_primary(SwParser *self) {
  uint32_t start = self->token.span.start;
  SwNode *node = sw_parse_atom(self);
  while (node) {
    switch (self->token.kind) {
    case SW_TOKEN_DOT: node = parse_attribute(self, node, start); break;
    case SW_TOKEN_LPAREN: node = parse_call(self, node, start); break;
    case SW_TOKEN_LBRACKET: node = parse_index(self, node, start); break;
    default: return node;
    }
  }
  return NULL;
}
