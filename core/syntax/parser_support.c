#include <string.h>

#include "base/text.h"
#include "syntax/parser_support.h"

/* A node with two fields that only the parser needs. */
typedef struct ParsedNode {
  SwNode node;
  SwNode *last;
  int height;
} ParsedNode;

bool sw_parser_advance(SwParser *self) {
  if (self->token.span.end > self->token.span.start && self->token.kind != SW_TOKEN_INDENT) {
    self->last_end = self->token.span.end;
  }
  return sw_lexer_next(&self->lexer, &self->token);
}

bool sw_parser_at(const SwParser *self, SwTokenKind kind) {
  return self->token.kind == kind;
}

bool sw_parser_accept(SwParser *self, SwTokenKind kind, bool *failed) {
  if (self->token.kind != kind) return false;
  if (sw_parser_advance(self)) return true;
  *failed = true;
  return false;
}

/* Python prefers this explanation, too. */
static bool explain_by_bracket(SwParser *self) {
  if (self->lexer.depth == 0 || self->lexer.is_embedded) return false;
  SwToken token;
  SwRefusal refusal = {0};
  SwLexer rest = self->lexer;
  rest.refusal = &refusal;
  do {
    if (!sw_lexer_next(&rest, &token)) break;
  } while (token.kind != SW_TOKEN_END);
  if (rest.is_unclosed) *self->refusal = refusal;
  return rest.is_unclosed;
}

bool sw_parser_refuse_with(SwParser *self, SwSpan span, const char *sentence, const SwArg *args) {
  return !explain_by_bracket(self) &&
         sw_refusal_fill(self->refusal, self->arena, span, sentence, args);
}

SwArg sw_parser_quote(const SwParser *self, SwSpan span) {
  return sw_refusal_quote(self->arena, self->source->bytes + span.start, span.end - span.start);
}

bool sw_parser_expected(SwParser *self, const char *what) {
  SwToken token = self->token;
  switch (token.kind) {
  case SW_TOKEN_NEWLINE:
  case SW_TOKEN_END:
    return sw_parser_refuse(self, token.span,
                            self->lexer.is_embedded ? SW_NOTICE_TEXT_EXPECTED_STRING_ENDS
                                                    : SW_NOTICE_TEXT_EXPECTED_LINE_ENDS,
                            SW_STR(what));
  case SW_TOKEN_INDENT:
  case SW_TOKEN_DEDENT:
    return sw_parser_refuse(self, token.span, SW_NOTICE_TEXT_EXPECTED, SW_STR(what));
  case SW_TOKEN_ASSIGN: return sw_parser_refuse(self, token.span, SW_NOTICE_TEXT_ASSIGN_HERE);
  default:
    return sw_parser_refuse(self, token.span, SW_NOTICE_TEXT_EXPECTED_FOUND, SW_STR(what),
                            sw_parser_quote(self, token.span));
  }
}

bool sw_parser_expected_either(SwParser *self, const char *a, const char *b) {
  SwText what = {0};
  sw_template_fill(&what, sw_notice(SW_NOTICE_NOUN_EITHER),
                   (const SwArg[]){SW_STR(a), SW_STR(b), SW_NO_ARG});
  sw_parser_expected(self, sw_text_cstr(&what));
  sw_text_free(&what);
  return false;
}

bool sw_parser_behind_item(SwParser *self, SwTokenKind closer) {
  if (sw_parser_at(self, SW_TOKEN_COMMA)) return sw_parser_advance(self);
  if (sw_parser_at(self, closer)) return true;
  return sw_parser_expected_either(self, ",", sw_token_text(closer));
}

bool sw_parser_expect(SwParser *self, SwTokenKind kind) {
  if (self->token.kind == kind) return sw_parser_advance(self);
  if (kind == SW_TOKEN_NAME) return sw_parser_expected(self, sw_notice(SW_NOTICE_NOUN_NAME));
  SwText what = {0};
  sw_text_char(&what, '`');
  sw_text_put(&what, sw_token_text(kind));
  sw_text_char(&what, '`');
  sw_parser_expected(self, sw_text_cstr(&what));
  sw_text_free(&what);
  return false;
}

SwNode *sw_parser_unsupported(SwParser *self, SwSpan span, const char *sentence) {
  self->unsupported = sentence;
  self->unsupported_span = span;
  return NULL;
}

bool sw_parser_enter(SwParser *self) {
  if (++self->recursion <= SW_RECURSION_LIMIT) return true;
  self->recursion--;
  return sw_refusal_set(self->refusal, self->arena, self->token.span,
                        SW_NOTICE_TEXT_TOO_MANY_LEVELS, SW_INT(SW_RECURSION_LIMIT));
}

void sw_parser_leave(SwParser *self) {
  self->recursion--;
}

SwNode *sw_parser_node(SwParser *self, SwNodeKind kind, uint32_t start) {
  ParsedNode *parsed = sw_arena_alloc(self->arena, sizeof *parsed);
  if (!parsed) return NULL;
  parsed->node.kind = kind;
  parsed->node.span = (SwSpan){start, start};
  return &parsed->node;
}

bool sw_parser_add(SwParser *self, SwNode *parent, SwNode *child) {
  if (!parent || !child) return false;
  ParsedNode *outer = (ParsedNode *)parent;
  const ParsedNode *inner = (const ParsedNode *)child;
  if (outer->last)
    outer->last->next = child;
  else
    parent->first = child;
  outer->last = child;
  if (outer->height <= inner->height) outer->height = inner->height + 1;
  if (outer->height <= SW_HEIGHT_LIMIT) return true;
  return sw_refusal_set(self->refusal, self->arena, child->span, SW_NOTICE_TEXT_CHAIN_TOO_LONG,
                        SW_INT(SW_HEIGHT_LIMIT));
}

SwNode *sw_parser_finish(SwParser *self, SwNode *node) {
  if (self->last_end > node->span.start) node->span.end = self->last_end;
  return node;
}

SwNode *sw_parser_leaf(SwParser *self, SwNodeKind kind) {
  SwSpan span = self->token.span;
  SwNode *node = sw_parser_node(self, kind, span.start);
  if (!node) return NULL;
  node->span = span;
  bool has_text = kind == SW_NODE_NAME || kind == SW_NODE_PARAMETER;
  if (has_text && !sw_parser_set_name(self, node, span)) return NULL;
  return sw_parser_advance(self) ? node : NULL;
}

SwNode *sw_parser_absent(SwParser *self) {
  return sw_parser_node(self, SW_NODE_ABSENT, self->token.span.start);
}

bool sw_parser_set_text(SwParser *self, SwNode *node, const char *bytes, size_t size) {
  node->text = sw_arena_copy(self->arena, bytes, size);
  node->size = (uint32_t)size;
  return node->text != NULL;
}

bool sw_parser_set_name(SwParser *self, SwNode *node, SwSpan name) {
  const char *bytes = self->source->bytes + name.start;
  size_t size = name.end - name.start, front = 0;
  bool is_private = self->within && size > 2 && memcmp(bytes, "__", 2) == 0;
  if (is_private && memcmp(bytes + size - 2, "__", 2) != 0) front = strlen(self->within) + 1;
  char *text = sw_arena_alloc(self->arena, front + size + 1);
  if (!text) return false;
  if (front) {
    *text = '_';
    memcpy(text + 1, self->within, front - 1);
  }
  memcpy(text + front, bytes, size);
  node->text = text;
  node->size = (uint32_t)(front + size);
  return true;
}
