#include "syntax/parser_import.h"

#include "base/notices.h"
#include "syntax/parser_support.h"

/* a.b.c as one NAME; spaces around the dots are legal. */
static SwNode *parse_dotted(SwParser *self) {
  bool failed = false;
  if (!sw_parser_at(self, SW_TOKEN_NAME)) {
    sw_parser_expected(self, sw_notice(SW_NOTICE_NOUN_MODULE));
    return NULL;
  }
  SwNode *node = sw_parser_leaf(self, SW_NODE_NAME);
  while (node && sw_parser_accept(self, SW_TOKEN_DOT, &failed)) {
    SwSpan part = self->token.span;
    bool is_adjacent = part.start == node->span.end + 1;
    if (!sw_parser_expect(self, SW_TOKEN_NAME)) return NULL;
    if (!is_adjacent) {
      SwSpan gap = {node->span.end, part.start};
      sw_parser_refuse(self, gap, SW_NOTICE_TEXT_SPACE_IN_MODULE);
      return NULL;
    }
    node->span.end = part.end;
  }
  if (!node || failed) return NULL;
  SwSpan span = node->span;
  const char *bytes = self->source->bytes + span.start;
  return sw_parser_set_text(self, node, bytes, span.end - span.start) ? node : NULL;
}

/* The name that an import binds: the name after `as`, or the first part of the module's name. */
static SwNode *parse_bound_name(SwParser *self, const SwNode *imported) {
  bool failed = false;
  if (sw_parser_accept(self, SW_TOKEN_AS, &failed)) {
    if (sw_parser_at(self, SW_TOKEN_NAME)) return sw_parser_leaf(self, SW_NODE_NAME);
    sw_parser_expected(self, sw_notice(SW_NOTICE_NOUN_NAME_BEHIND_AS));
    return NULL;
  }
  if (failed) return NULL;
  uint32_t size = 0;
  while (size < imported->size && imported->text[size] != '.')
    size++;
  SwNode *node = sw_parser_node(self, SW_NODE_NAME, imported->span.start);
  if (!node || !sw_parser_set_text(self, node, imported->text, size)) return NULL;
  node->span.end = node->span.start + size;
  return node;
}

SwNode *sw_parse_import(SwParser *self) {
  bool failed = false;
  SwNode *node = sw_parser_leaf(self, SW_NODE_IMPORT);
  if (!node) return NULL;
  do {
    SwNode *module = parse_dotted(self);
    if (!sw_parser_add(self, node, module)) return NULL;
    if (!sw_parser_add(self, node, parse_bound_name(self, module))) return NULL;
  } while (sw_parser_accept(self, SW_TOKEN_COMMA, &failed));
  return failed ? NULL : sw_parser_finish(self, node);
}

static bool parse_imported(SwParser *self, SwNode *node) {
  if (!sw_parser_at(self, SW_TOKEN_NAME))
    return sw_parser_expected(self, sw_notice(SW_NOTICE_NOUN_NAME_TO_IMPORT));
  SwNode *name = sw_parser_leaf(self, SW_NODE_NAME);
  return sw_parser_add(self, node, name) && sw_parser_add(self, node, parse_bound_name(self, name));
}

static bool parse_imported_names(SwParser *self, SwNode *node) {
  bool failed = false;
  bool has_parentheses = sw_parser_accept(self, SW_TOKEN_LPAREN, &failed);
  if (failed) return false;
  do {
    if (!parse_imported(self, node)) return false;
    if (!sw_parser_accept(self, SW_TOKEN_COMMA, &failed)) break;
  } while (!has_parentheses || !sw_parser_at(self, SW_TOKEN_RPAREN));
  if (failed) return false;
  return !has_parentheses || sw_parser_expect(self, SW_TOKEN_RPAREN);
}

/* ..a.b, with the dots in the name: relative imports do not run, since a program is one file. */
static SwNode *parse_module(SwParser *self) {
  SwNode *node = sw_parser_node(self, SW_NODE_NAME, self->token.span.start);
  uint32_t start = self->token.span.start, end = start;
  while (sw_parser_at(self, SW_TOKEN_DOT) || sw_parser_at(self, SW_TOKEN_ELLIPSIS)) {
    end = self->token.span.end;
    if (!sw_parser_advance(self)) return NULL;
  }
  if (end == start) return parse_dotted(self);
  if (!sw_parser_at(self, SW_TOKEN_IMPORT)) {
    if (!(node = parse_dotted(self))) return NULL;
    end = node->span.end;
  }
  if (!node) return NULL;
  node->span = (SwSpan){start, end};
  bool good = sw_parser_set_text(self, node, self->source->bytes + start, end - start);
  return good ? node : NULL;
}

SwNode *sw_parse_from_import(SwParser *self) {
  SwNode *node = sw_parser_leaf(self, SW_NODE_FROM_IMPORT);
  if (!node) return NULL;
  if (!sw_parser_add(self, node, parse_module(self))) return NULL;
  if (!sw_parser_expect(self, SW_TOKEN_IMPORT)) return NULL;
  bool failed = false;
  node->integer = sw_parser_accept(self, SW_TOKEN_MUL, &failed);
  if (node->integer || failed) return failed ? NULL : sw_parser_finish(self, node);
  return parse_imported_names(self, node) ? sw_parser_finish(self, node) : NULL;
}
