/* Statements one after the other, and recovery after those that are not run. */
#include "syntax/parser.h"

#include <string.h>

#include "base/notices.h"
#include "syntax/parser_atom.h"
#include "syntax/parser_compound.h"
#include "syntax/parser_simple.h"
#include "syntax/parser_support.h"

#define PROGRAM_LIMIT ((size_t)1024 * 1024)

/* The lexer reports the end of the last line before the end of the text. */
static bool at_line_end(const SwParser *self) {
  return sw_parser_at(self, SW_TOKEN_NEWLINE);
}

/* -- Statements that are not run ----------------------------------------------------------------
 */

static bool skip_line(SwParser *self, bool stops_at_semicolon) {
  while (!at_line_end(self)) {
    if (stops_at_semicolon && sw_parser_at(self, SW_TOKEN_SEMICOLON)) return true;
    if (!sw_parser_advance(self)) return false;
  }
  return true;
}

/* Skips the indented block that begins here. */
static bool skip_block(SwParser *self) {
  int depth = 0;
  do {
    if (sw_parser_at(self, SW_TOKEN_INDENT)) depth++;
    if (sw_parser_at(self, SW_TOKEN_DEDENT)) depth--;
    if (!sw_parser_advance(self)) return false;
  } while (depth > 0);
  return true;
}

static bool at_clause(const SwParser *self) {
  return sw_parser_at(self, SW_TOKEN_ELIF) || sw_parser_at(self, SW_TOKEN_ELSE) ||
         sw_parser_at(self, SW_TOKEN_EXCEPT) || sw_parser_at(self, SW_TOKEN_FINALLY);
}

/* Skips the rest of a compound statement with all its clauses, and the line after a decorator. */
static bool skip_compound(SwParser *self, bool is_decorator) {
  bool goes_on = true;
  while (goes_on) {
    if (!skip_line(self, false) || !sw_parser_advance(self)) return false;
    if (sw_parser_at(self, SW_TOKEN_INDENT)) {
      if (!skip_block(self)) return false;
      is_decorator = false;
    }
    bool is_decorated = is_decorator && sw_parser_at_compound(self);
    is_decorator = is_decorator && sw_parser_at(self, SW_TOKEN_AT);
    goes_on = is_decorated || at_clause(self);
  }
  return true;
}

/* Moves the sentence into an UNSUPPORTED node; the caller skips the rest and finishes it. */
static SwNode *unsupported_node(SwParser *self, uint32_t start, int recursion) {
  if (!self->unsupported) return NULL;
  SwNode *node = sw_parser_node(self, SW_NODE_UNSUPPORTED, start);
  if (!node) return NULL;
  node->text = self->unsupported;
  node->size = (uint32_t)strlen(self->unsupported);
  node->name_span = self->unsupported_span;
  self->unsupported = NULL;
  self->recursion = recursion;
  return node;
}

/* -- Lines --------------------------------------------------------------------------------------
 */

static SwNode *parse_simple_or_skip(SwParser *self) {
  uint32_t start = self->token.span.start;
  int recursion = self->recursion;
  SwNode *node = sw_parse_simple(self);
  if (node) return node;
  node = unsupported_node(self, start, recursion);
  return node && skip_line(self, true) ? sw_parser_finish(self, node) : NULL;
}

static bool is_bare_print(const SwNode *node) {
  const SwNode *name = node->first;
  return node->kind == SW_NODE_EXPRESSION && name->kind == SW_NODE_NAME &&
         strcmp(name->text, "print") == 0;
}

/* `match x:` is a statement although `match` is a name. */
static bool is_match(const SwParser *self, const SwNode *node) {
  const SwNode *name = node->first;
  if (node->kind != SW_NODE_EXPRESSION) return false;
  if (name->kind == SW_NODE_CALL || name->kind == SW_NODE_INDEX) {
    if (!sw_parser_at(self, SW_TOKEN_COLON)) return false;
    name = name->first;
  } else if (!sw_parser_at_expression(self)) {
    return false;
  }
  return name->kind == SW_NODE_NAME && strcmp(name->text, "match") == 0;
}

static bool end_statement(SwParser *self, SwNode *node) {
  if (at_line_end(self) || sw_parser_at(self, SW_TOKEN_SEMICOLON)) return true;
  if (is_match(self, node)) {
    node->kind = SW_NODE_UNSUPPORTED;
    node->text = sw_notice(SW_NOTICE_NO_MATCH);
    node->size = (uint32_t)strlen(node->text);
    node->name_span = node->first->span;
    node->first = NULL;
    if (!skip_line(self, false)) return false;
    sw_parser_finish(self, node);
    return true;
  }
  if (is_bare_print(node)) {
    return sw_parser_refuse(self, node->span, SW_NOTICE_TEXT_PRINT_PARENTHESES);
  }
  return sw_parser_expected(self, sw_notice(SW_NOTICE_NOUN_LINE_END));
}

bool sw_parse_line(SwParser *self, SwNode *block) {
  bool failed = false;
  SwNode *node;
  do {
    node = parse_simple_or_skip(self);
    if (!node || !end_statement(self, node) || !sw_parser_add(self, block, node)) return false;
    if (!sw_parser_accept(self, SW_TOKEN_SEMICOLON, &failed)) break;
  } while (!at_line_end(self));
  if (failed) return false;
  if (!sw_parser_advance(self)) return false;
  if (node->kind != SW_NODE_UNSUPPORTED || !sw_parser_at(self, SW_TOKEN_INDENT)) return true;
  if (!skip_block(self)) return false;
  sw_parser_finish(self, node);
  return true;
}

static bool parse_compound_or_skip(SwParser *self, SwNode *block) {
  uint32_t start = self->token.span.start;
  int recursion = self->recursion, loops = self->loops, functions = self->functions;
  bool is_decorator = sw_parser_at(self, SW_TOKEN_AT);
  if (!sw_parser_enter(self)) return false;
  SwNode *node = sw_parse_compound(self);
  self->recursion = recursion;
  self->loops = loops;
  self->functions = functions;
  if (!node) {
    node = unsupported_node(self, start, recursion);
    if (!node || !skip_compound(self, is_decorator)) return false;
    sw_parser_finish(self, node);
  }
  return sw_parser_add(self, block, node);
}

bool sw_parse_statement(SwParser *self, SwNode *block) {
  if (sw_parser_at(self, SW_TOKEN_NEWLINE)) return sw_parser_advance(self);
  if (sw_parser_at(self, SW_TOKEN_INDENT)) {
    bool is_outermost = self->lexer.indents == 1;
    return sw_parser_refuse(self, self->token.span,
                            is_outermost ? SW_NOTICE_TEXT_INDENT_OUTERMOST
                                         : SW_NOTICE_TEXT_INDENT_IN_BLOCK);
  }
  if (sw_parser_at_compound(self)) return parse_compound_or_skip(self, block);
  return sw_parse_line(self, block);
}

static bool check_text(const SwSource *source, SwArena *arena, SwRefusal *refusal) {
  if (source->size > PROGRAM_LIMIT) {
    SwSpan span = {(uint32_t)PROGRAM_LIMIT, (uint32_t)PROGRAM_LIMIT};
    return sw_refusal_set(refusal, arena, span, SW_NOTICE_TEXT_TOO_LONG);
  }
  const char *nul = source->size ? memchr(source->bytes, '\0', source->size) : NULL;
  if (!nul) return true;
  uint32_t at = (uint32_t)(nul - source->bytes);
  return sw_refusal_set(refusal, arena, ((SwSpan){at, at + 1}), SW_NOTICE_TEXT_CONTROL_CHARACTER,
                        SW_STR("0000"));
}

static SwNode *parse(SwParser *self) {
  self->negated_at = UINT32_MAX;
  self->token.kind = SW_TOKEN_NEWLINE;
  SwNode *block = sw_parser_node(self, SW_NODE_BLOCK, self->lexer.at);
  if (!block || !sw_parser_advance(self)) return NULL;
  while (!sw_parser_at(self, SW_TOKEN_END)) {
    if (!sw_parse_statement(self, block)) return NULL;
  }
  return sw_parser_finish(self, block);
}

SwNode *sw_parse(const SwSource *source, SwArena *arena, SwRefusal *refusal) {
  *refusal = (SwRefusal){0};
  if (!check_text(source, arena, refusal)) return NULL;
  SwParser parser = {.source = source, .arena = arena, .refusal = refusal};
  sw_lexer_init(&parser.lexer, source, arena, refusal);
  return parse(&parser);
}

SwNode *sw_parse_behind(const SwSource *source, uint32_t start, SwArena *arena,
                        SwRefusal *refusal) {
  SwParser parser = {.source = source, .arena = arena, .refusal = refusal};
  sw_lexer_init(&parser.lexer, source, arena, refusal);
  parser.lexer.paste = (SwPaste){.source = source};
  parser.lexer.at = start;
  return parse(&parser);
}
