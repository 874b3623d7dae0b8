#include "syntax/parser_string.h"

#include "base/notices.h"
#include "syntax/literals.h"
#include "syntax/parser_expression.h"
#include "syntax/parser_support.h"

/* The literals read so far: the text since the last field, and the parts of the FSTRING. */
typedef struct Joined {
  SwText text;
  SwNode *parts; /* an FSTRING; dropped if no literal has a field */
  bool is_format;
} Joined;

static bool decode(SwParser *self, Joined *joined, SwSpan content, bool is_raw) {
  SwSpan where;
  switch (sw_string_decode(&joined->text, &self->lexer.paste, content, is_raw, &where)) {
  case SW_ESCAPE_FINE: return true;
  case SW_ESCAPE_TRUNCATED:
    return sw_parser_refuse(self, where, SW_NOTICE_TEXT_NO_DIGITS_OF_ESCAPE);
  case SW_ESCAPE_NAMED:
    return sw_parser_unsupported(self, where, sw_notice(SW_NOTICE_NO_N_WRITE_CHARACTER_ITSELF));
  default:
    return sw_parser_unsupported(self, where, sw_notice(SW_NOTICE_NO_ESCAPES_NAME_NO_CHARACTER));
  }
}

static SwNode *string_node(SwParser *self, SwNodeKind kind, const SwText *text, SwSpan span) {
  SwNode *node = sw_parser_node(self, kind, span.start);
  if (!node || !sw_parser_set_text(self, node, sw_text_cstr(text), text->size)) return NULL;
  node->span = span;
  return node;
}

/* Moves the text read so far into the f-string's parts. */
static bool flush(SwParser *self, Joined *joined, SwSpan span) {
  if (joined->text.size == 0) return !joined->text.failed;
  SwNode *node = string_node(self, SW_NODE_STRING, &joined->text, span);
  sw_text_clear(&joined->text);
  return sw_parser_add(self, joined->parts, node);
}

/* -- Fields -------------------------------------------------------------------------------------
 */

/* The next byte of the literal's content, or NUL at its end. */
static char byte_at(const SwParser *self, SwSpan content, uint32_t at) {
  return at < content.end ? self->source->bytes[at] : '\0';
}

/* !r and :spec after the expression, up to the brace. Moves `at` past the brace. */
static bool read_format(SwParser *self, SwNode *field, SwSpan content, uint32_t *at) {
  if (byte_at(self, content, *at) == '!') {
    char letter = byte_at(self, content, *at + 1);
    SwSpan where = {*at, *at + 1};
    if (letter == 'a') {
      return sw_parser_unsupported(self, where, sw_notice(SW_NOTICE_NO_USE_R));
    }
    if (letter != 'r' && letter != 's') {
      return sw_parser_refuse(self, where, SW_NOTICE_TEXT_NO_CONVERSION);
    }
    field->integer = (unsigned char)letter;
    *at += 2;
  }
  bool has_specification = byte_at(self, content, *at) == ':';
  *at += has_specification;
  uint32_t start = *at;
  char end = byte_at(self, content, *at);
  while (has_specification && end && end != '}' && end != '{')
    end = byte_at(self, content, ++*at);
  SwSpan where = {*at, *at + (end != '\0')};
  if (end == '{') {
    return sw_parser_unsupported(self, where, sw_notice(SW_NOTICE_NO_FIELDS_INSIDE_FORMAT));
  }
  if (end != '}') {
    return sw_parser_refuse(self, where, SW_NOTICE_TEXT_OPEN_FIELD);
  }
  ++*at;
  return sw_parser_set_text(self, field, self->source->bytes + start, *at - 1 - start);
}

/* The expression between the braces, by the same parser on a part of the text. On success the
 * next token is the one that ends it. */
static SwNode *parse_embedded(SwParser *self, SwSpan span) {
  sw_lexer_init_embedded(&self->lexer, &self->lexer, span);
  self->token = (SwToken){SW_TOKEN_NEWLINE, {span.start, span.start}};
  if (!sw_parser_advance(self)) return NULL;
  SwNode *value = sw_parse_expression(self);
  if (!value) return NULL;
  switch (self->token.kind) {
  case SW_TOKEN_ASSIGN: /* {x=} */
  case SW_TOKEN_RBRACE:
  case SW_TOKEN_COLON:
  case SW_TOKEN_WALRUS: /* in {x:=10}, =10 is the format specification */
  case SW_TOKEN_BANG: return value;
  default: sw_parser_expected(self, "`}`"); return NULL;
  }
}

/* {x=} shows the text up to and with the `=`, and then the value's repr. */
static bool read_label(SwParser *self, Joined *joined, SwSpan content, uint32_t start, uint32_t *at,
                       bool *is_labelled) {
  *is_labelled = byte_at(self, content, *at) == '=';
  if (!*is_labelled) return true;
  ++*at;
  while (byte_at(self, content, *at) == ' ')
    ++*at;
  sw_text_bytes(&joined->text, self->source->bytes + start, *at - start);
  return flush(self, joined, (SwSpan){start, *at});
}

static SwNode *parse_field(SwParser *self, Joined *joined, SwSpan content, uint32_t *at) {
  SwNode *field = sw_parser_node(self, SW_NODE_FORMAT, *at);
  if (!field || !sw_parser_enter(self)) return NULL;
  SwLexer lexer = self->lexer;
  SwToken token = self->token;
  uint32_t last_end = self->last_end;
  SwNode *value = parse_embedded(self, (SwSpan){*at + 1, content.end});
  uint32_t behind = self->token.span.start;
  self->lexer = lexer;
  self->token = token;
  self->last_end = last_end;
  sw_parser_leave(self);
  if (!sw_parser_add(self, field, value)) return NULL;
  uint32_t start = *at + 1;
  bool is_labelled;
  *at = behind;
  if (!read_label(self, joined, content, start, at, &is_labelled)) return NULL;
  if (!read_format(self, field, content, at)) return NULL;
  if (is_labelled && !field->integer && !field->size) field->integer = 'r';
  field->span.end = *at;
  return field;
}

/* -- Literals -----------------------------------------------------------------------------------
 */

static bool read_format_literal(SwParser *self, Joined *joined, SwQuoted quoted) {
  const char *bytes = self->source->bytes;
  SwSpan content = quoted.content;
  uint32_t at = content.start;
  while (at < content.end) {
    uint32_t start = at;
    while (at < content.end && bytes[at] != '{' && bytes[at] != '}')
      at++;
    bool is_double = at + 1 < content.end && bytes[at + 1] == bytes[at];
    /* A doubled brace means one brace of text. */
    if (!decode(self, joined, (SwSpan){start, at + is_double}, quoted.is_raw)) return false;
    if (at == content.end) return true;
    if (is_double) {
      at += 2;
    } else if (bytes[at] == '}') {
      return sw_parser_refuse(self, ((SwSpan){at, at + 1}), SW_NOTICE_TEXT_LONE_BRACE);
    } else {
      if (!flush(self, joined, (SwSpan){start, at})) return false;
      if (!sw_parser_add(self, joined->parts, parse_field(self, joined, content, &at)))
        return false;
    }
  }
  return true;
}

static bool read_literal(SwParser *self, Joined *joined) {
  SwQuoted quoted = sw_string_quoted(self->source, self->token.span);
  if (quoted.is_bytes) {
    return sw_parser_unsupported(self, self->token.span,
                                 sw_notice(SW_NOTICE_NO_BYTES_LEAVE_B_OUT_FOR_STRING));
  }
  joined->is_format |= quoted.is_format;
  bool is_read = quoted.is_format ? read_format_literal(self, joined, quoted)
                                  : decode(self, joined, quoted.content, quoted.is_raw);
  return is_read && sw_parser_advance(self);
}

static SwNode *join(SwParser *self, Joined *joined) {
  uint32_t start = self->token.span.start;
  joined->parts = sw_parser_node(self, SW_NODE_FSTRING, start);
  if (!joined->parts) return NULL;
  while (sw_parser_at(self, SW_TOKEN_STRING)) {
    if (!read_literal(self, joined)) return NULL;
  }
  SwSpan span = {start, self->last_end};
  if (!joined->is_format) return string_node(self, SW_NODE_STRING, &joined->text, span);
  return flush(self, joined, span) ? sw_parser_finish(self, joined->parts) : NULL;
}

SwNode *sw_parse_strings(SwParser *self) {
  Joined joined = {0};
  SwNode *node = join(self, &joined);
  sw_text_free(&joined.text);
  return node;
}
