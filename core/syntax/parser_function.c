#include "syntax/parser_function.h"

#include <string.h>

#include "base/notices.h"
#include "syntax/parser_compound.h"
#include "syntax/parser_expression.h"

/* -- Parameters ------------------------------------------------------------------------------ */

/* Types are read and dropped. */
static bool skip_annotation(SwParser *self, SwTokenKind opener) {
  bool failed = false;
  if (!sw_parser_accept(self, opener, &failed)) return !failed;
  return sw_parse_expression(self) != NULL;
}

static bool is_repeated(const SwNode *parameters, const SwNode *parameter) {
  for (const SwNode *at = parameters->first; at; at = at->next) {
    if (strcmp(at->text, parameter->text) == 0) return true;
  }
  return false;
}

static bool has_default(const SwNode *parameters) {
  for (const SwNode *at = parameters->first; at; at = at->next) {
    if (at->first) return true;
  }
  return false;
}

static bool parse_default(SwParser *self, const SwNode *parameters, SwNode *node) {
  bool failed = false;
  if (sw_parser_accept(self, SW_TOKEN_ASSIGN, &failed)) {
    return sw_parser_add(self, node, sw_parse_expression(self));
  }
  if (failed || (SwParameterKind)node->op != SW_PARAMETER_PLAIN || !has_default(parameters))
    return !failed;
  return sw_parser_refuse(self, node->span, SW_NOTICE_TEXT_NO_DEFAULT);
}

static bool parse_parameter(SwParser *self, SwNode *parameters, SwParameterKind kind, bool types) {
  if (!sw_parser_at(self, SW_TOKEN_NAME))
    return sw_parser_expected(self, sw_notice(SW_NOTICE_NOUN_PARAMETER));
  SwNode *parameter = sw_parser_leaf(self, SW_NODE_PARAMETER);
  if (!parameter) return false;
  parameter->op = (SwOperator)kind;
  if (is_repeated(parameters, parameter))
    return sw_parser_refuse(self, parameter->span, SW_NOTICE_TEXT_SAME_PARAMETER,
                            sw_parser_quote(self, parameter->span));
  if (types && !skip_annotation(self, SW_TOKEN_COLON)) return false;
  bool several = kind == SW_PARAMETER_STAR || kind == SW_PARAMETER_KEYWORDS;
  if (!several && !parse_default(self, parameters, parameter)) return false;
  return sw_parser_add(self, parameters, parameter);
}

static bool parse_starred(SwParser *self, SwNode *parameters, bool types) {
  if (!sw_parser_advance(self)) return false;
  return sw_parser_at(self, SW_TOKEN_COMMA) ||
         parse_parameter(self, parameters, SW_PARAMETER_STAR, types);
}

/* The parameters before `/` take no keyword. */
static bool parse_slash(SwParser *self, const SwNode *parameters, SwTokenKind closer) {
  const SwNode *first = parameters->first;
  if (!first || first->integer)
    return sw_parser_refuse(self, self->token.span, SW_NOTICE_TEXT_SLASH);
  for (SwNode *at = parameters->first; at; at = at->next) {
    if ((SwParameterKind)at->op != SW_PARAMETER_PLAIN)
      return sw_parser_refuse(self, self->token.span, SW_NOTICE_TEXT_SLASH);
    at->integer = 1;
  }
  return sw_parser_advance(self) && sw_parser_behind_item(self, closer);
}

static SwNode *parse_parameters(SwParser *self, SwTokenKind closer, bool types) {
  SwNode *node = sw_parser_node(self, SW_NODE_PARAMETERS, self->token.span.start);
  SwParameterKind kind = SW_PARAMETER_PLAIN;
  bool failed = false;
  if (!node) return NULL;
  while (!sw_parser_at(self, closer)) {
    SwSpan span = self->token.span;
    if (sw_parser_at(self, SW_TOKEN_DIV)) {
      if (!parse_slash(self, node, closer)) return NULL;
      continue;
    }
    bool keywords = sw_parser_accept(self, SW_TOKEN_POW, &failed);
    if (failed) return NULL;
    if (keywords) {
      if (!parse_parameter(self, node, SW_PARAMETER_KEYWORDS, types)) return NULL;
    } else if (sw_parser_at(self, SW_TOKEN_MUL)) {
      if (kind) {
        sw_parser_refuse(self, span, SW_NOTICE_TEXT_STARS_BETWEEN_PARAMETERS);
        return NULL;
      }
      if (!parse_starred(self, node, types)) return NULL;
      kind = SW_PARAMETER_KEYWORD_ONLY;
    } else if (!parse_parameter(self, node, kind, types)) {
      return NULL;
    }
    if (!sw_parser_behind_item(self, closer)) return NULL;
    if (keywords && !sw_parser_at(self, closer)) {
      sw_parser_expected(self, closer == SW_TOKEN_RPAREN ? "`)`" : "`:`");
      return NULL;
    }
  }
  return sw_parser_finish(self, node);
}

/* -- Functions ------------------------------------------------------------------------------- */

/* `def` or `class`, and the name. */
static SwNode *parse_named(SwParser *self, SwNodeKind kind) {
  SwNode *node = sw_parser_leaf(self, kind);
  if (!node) return NULL;
  SwSpan name = self->token.span;
  if (!sw_parser_expect(self, SW_TOKEN_NAME)) return NULL;
  node->name_span = name;
  return sw_parser_set_name(self, node, name) ? node : NULL;
}

SwNode *sw_parse_class(SwParser *self) {
  SwNode *node = parse_named(self, SW_NODE_CLASS), *base = NULL;
  int loops = self->loops, functions = self->functions;
  bool failed = false;
  if (!node) return NULL;
  if (sw_parser_accept(self, SW_TOKEN_LPAREN, &failed)) {
    bool has_star = sw_parser_at(self, SW_TOKEN_MUL) || sw_parser_at(self, SW_TOKEN_POW);
    bool has_base = !has_star && !sw_parser_at(self, SW_TOKEN_RPAREN);
    if (has_base && !(base = sw_parse_expressions(self))) return NULL;
    if (has_star || sw_parser_at(self, SW_TOKEN_ASSIGN))
      return sw_parser_unsupported(self, self->token.span,
                                   sw_notice(SW_NOTICE_NO_CLASSES_KEYWORDS));
    if (!sw_parser_expect(self, SW_TOKEN_RPAREN)) return NULL;
  }
  if (failed || !sw_parser_add(self, node, base ? base : sw_parser_absent(self))) return NULL;
  const char *within = self->within;
  self->within = node->text + strspn(node->text, "_");
  self->loops = self->functions = 0;
  bool complete = sw_parser_add(self, node, sw_parse_block(self, SW_TOKEN_CLASS));
  self->within = within;
  self->functions = functions;
  self->loops = loops;
  return complete ? sw_parser_finish(self, node) : NULL;
}

SwNode *sw_parse_def(SwParser *self) {
  SwNode *node = parse_named(self, SW_NODE_DEF);
  int loops = self->loops;
  if (!node) return NULL;
  if (!sw_parser_expect(self, SW_TOKEN_LPAREN)) return NULL;
  if (!sw_parser_add(self, node, parse_parameters(self, SW_TOKEN_RPAREN, true))) return NULL;
  if (!sw_parser_advance(self) || !skip_annotation(self, SW_TOKEN_ARROW)) return NULL;
  bool yields = self->yields;
  self->functions++;
  self->loops = 0;
  self->yields = false;
  bool complete = sw_parser_add(self, node, sw_parse_block(self, SW_TOKEN_DEF));
  node->integer = self->yields;
  self->yields = yields;
  self->functions--;
  self->loops = loops;
  return complete ? sw_parser_finish(self, node) : NULL;
}

SwNode *sw_parse_lambda(SwParser *self) {
  SwNode *node = sw_parser_leaf(self, SW_NODE_LAMBDA);
  if (!node) return NULL;
  if (!sw_parser_add(self, node, parse_parameters(self, SW_TOKEN_COLON, false))) return NULL;
  if (!sw_parser_advance(self)) return NULL;
  return sw_parser_add(self, node, sw_parse_expression(self)) ? sw_parser_finish(self, node) : NULL;
}

SwNode *sw_parse_return(SwParser *self) {
  if (!self->functions) {
    sw_parser_refuse(self, self->token.span, SW_NOTICE_TEXT_OUTSIDE_FUNCTION, SW_STR("return"));
    return NULL;
  }
  SwNode *node = sw_parser_leaf(self, SW_NODE_RETURN);
  if (!node) return NULL;
  bool bare = sw_parser_at(self, SW_TOKEN_NEWLINE) || sw_parser_at(self, SW_TOKEN_SEMICOLON);
  if (!bare && !sw_parser_add(self, node, sw_parse_expressions(self))) return NULL;
  return sw_parser_finish(self, node);
}

SwNode *sw_parse_yield(SwParser *self) {
  bool failed = false;
  if (!self->functions) {
    sw_parser_refuse(self, self->token.span, SW_NOTICE_TEXT_OUTSIDE_FUNCTION, SW_STR("yield"));
    return NULL;
  }
  self->yields = true;
  SwNode *node = sw_parser_leaf(self, SW_NODE_YIELD);
  if (!node) return NULL;
  node->integer = sw_parser_accept(self, SW_TOKEN_FROM, &failed);
  if (failed) return NULL;
  bool bare = sw_parser_at(self, SW_TOKEN_NEWLINE) || sw_parser_at(self, SW_TOKEN_SEMICOLON);
  if ((!bare || node->integer) && !sw_parser_add(self, node, sw_parse_expressions(self)))
    return NULL;
  return sw_parser_finish(self, node);
}

/* -- Comprehensions -------------------------------------------------------------------------- */

static SwNode *parse_clause(SwParser *self) {
  bool failed = false;
  SwNode *node = sw_parser_leaf(self, SW_NODE_CLAUSE);
  if (!node) return NULL;
  if (!sw_parser_add(self, node, sw_parse_for_target(self))) return NULL;
  if (!sw_parser_expect(self, SW_TOKEN_IN)) return NULL;
  if (!sw_parser_add(self, node, sw_parse_or(self))) return NULL;
  while (sw_parser_accept(self, SW_TOKEN_IF, &failed)) {
    if (!sw_parser_add(self, node, sw_parse_or(self))) return NULL;
  }
  return failed ? NULL : sw_parser_finish(self, node);
}

SwNode *sw_parse_comprehension(SwParser *self, SwNode *item, SwComprehensionKind kind) {
  SwNode *node = sw_parser_node(self, SW_NODE_COMPREHENSION, item->span.start);
  if (item->kind == SW_NODE_STARRED) {
    sw_parser_refuse(self, item->span, SW_NOTICE_TEXT_STAR_IN_COMPREHENSION);
    return NULL;
  }
  if (!sw_parser_add(self, node, item)) return NULL;
  node->integer = (int64_t)kind;
  while (sw_parser_at(self, SW_TOKEN_FOR)) {
    if (!sw_parser_add(self, node, parse_clause(self))) return NULL;
  }
  if (sw_parser_at(self, SW_TOKEN_ASYNC))
    return sw_parser_unsupported(self, self->token.span, sw_notice(SW_NOTICE_NO_ASYNC));
  return sw_parser_finish(self, node);
}
