#include "syntax/lexer.h"

#include <string.h>

#include "base/utf8.h"
#include "syntax/characters.h"
#include "syntax/literals.h"
#include "syntax/magic.h"

static const char *const token_texts[SW_TOKEN_KIND_COUNT] = {
#define X(name, text) [SW_TOKEN_##name] = text,
    SW_KEYWORDS(X) SW_SYMBOLS(X)
#undef X
};

const char *sw_token_text(SwTokenKind kind) {
  return token_texts[kind];
}

#define refuse(self, first, last, ...)                                                             \
  sw_refusal_set((self)->refusal, (self)->arena, ((SwSpan){(first), (last)}), __VA_ARGS__)

void sw_lexer_init(SwLexer *self, const SwSource *source, SwArena *arena, SwRefusal *refusal) {
  *self = (SwLexer){.paste = sw_paste_detect(source), .arena = arena, .refusal = refusal};
  self->at = sw_paste_first(&self->paste);
  self->end = (uint32_t)source->size;
  self->is_at_line_start = true;
}

void sw_lexer_init_embedded(SwLexer *self, const SwLexer *outer, SwSpan span) {
  *self = (SwLexer){.paste = outer->paste, .arena = outer->arena, .refusal = outer->refusal};
  self->at = span.start;
  self->end = span.end;
  self->is_embedded = true;
  self->depth = 1; /* the brace of the field */
  self->brackets[0] = span.start - 1;
}

static const char *here(const SwLexer *self) {
  return self->paste.source->bytes + self->at;
}

/* The byte `distance` ahead, or NUL past the end. */
static char look(const SwLexer *self, uint32_t distance) {
  return self->end - self->at > distance ? here(self)[distance] : '\0';
}

static bool is_line_break(char c) {
  return c == '\n' || c == '\r';
}

static void skip_line_break(SwLexer *self) {
  uint32_t next = sw_paste_next_line(&self->paste, self->at);
  self->at = next < self->end ? next : self->end;
}

static void skip_comment(SwLexer *self) {
  while (self->at < self->end && !is_line_break(*here(self)))
    self->at++;
}

static bool skip_continuation(SwLexer *self) {
  uint32_t start = self->at++;
  if (self->at < self->end && !is_line_break(*here(self))) {
    return refuse(self, start, self->at, SW_NOTICE_TEXT_BACKSLASH_IS_LAST);
  }
  skip_line_break(self);
  if (self->at < self->end) return true;
  return refuse(self, start, start + 1, SW_NOTICE_TEXT_BACKSLASH_AT_END);
}

/* Skips spaces, comments, and line breaks inside brackets. */
static bool skip_space(SwLexer *self) {
  while (self->at < self->end) {
    char c = *here(self);
    if (c == ' ' || c == '\t' || c == '\f')
      self->at++;
    else if (c == '#')
      skip_comment(self);
    else if (c == '\\') {
      if (!skip_continuation(self)) return false;
    } else if (is_line_break(c) && self->depth > 0)
      skip_line_break(self);
    else
      return true;
  }
  return true;
}

static bool emit(SwToken *out, SwTokenKind kind, uint32_t start, uint32_t end) {
  *out = (SwToken){kind, {start, end}};
  return true;
}

/* -- Indentation --------------------------------------------------------------------------------
 */

typedef struct Indentation {
  uint32_t start, width, narrow_width;
} Indentation;

/* Measures the indent of the next line that has more than a comment. */
static Indentation read_indentation(SwLexer *self) {
  Indentation indentation = {self->at, 0, 0};
  for (; self->at < self->end; self->at++) {
    char c = *here(self);
    if (c == '#') skip_comment(self);
    if (self->at == self->end) break;
    if (is_line_break(*here(self))) {
      skip_line_break(self);
      indentation = (Indentation){self->at--, 0, 0};
    } else if (c == '\t') {
      indentation.width = (indentation.width / 8 + 1) * 8;
      indentation.narrow_width++;
    } else if (c == ' ') {
      indentation.width++;
      indentation.narrow_width++;
    } else if (c == '\f') {
      indentation.width = indentation.narrow_width = 0;
    } else {
      break;
    }
  }
  if (self->at >= self->end) indentation.width = indentation.narrow_width = 0;
  return indentation;
}

static bool open_indent(SwLexer *self, Indentation indentation) {
  if (self->indents == SW_NESTING_LIMIT) {
    return refuse(self, indentation.start, self->at, SW_NOTICE_TEXT_TOO_MANY_BLOCKS,
                  SW_INT(SW_NESTING_LIMIT));
  }
  self->indents++;
  self->widths[self->indents] = indentation.width;
  self->narrow_widths[self->indents] = indentation.narrow_width;
  return true;
}

static bool close_indents(SwLexer *self, Indentation indentation) {
  while (indentation.width < self->widths[self->indents]) {
    self->indents--;
    self->dedents_due++;
  }
  if (indentation.width == self->widths[self->indents]) return true;
  return refuse(self, indentation.start, self->at, SW_NOTICE_TEXT_UNKNOWN_INDENTATION);
}

/* Sets `indented`, or counts the DEDENT tokens that are due. */
static bool begin_line(SwLexer *self, SwToken *out, bool *indented) {
  self->is_at_line_start = false;
  self->is_first = true;
  Indentation indentation = read_indentation(self);
  uint32_t width = self->widths[self->indents];
  *indented = indentation.width > width;
  if (*indented && !open_indent(self, indentation)) return false;
  if (!close_indents(self, indentation)) return false;
  uint32_t outer = self->narrow_widths[self->indents - *indented];
  bool agrees = *indented ? indentation.narrow_width > outer : indentation.narrow_width == outer;
  if (!agrees) {
    return refuse(self, indentation.start, self->at, SW_NOTICE_TEXT_TABS_AND_SPACES);
  }
  return emit(out, SW_TOKEN_INDENT, indentation.start, self->at);
}

/* -- Brackets -----------------------------------------------------------------------------------
 */

static bool open_bracket(SwLexer *self, uint32_t at) {
  if (self->depth == SW_NESTING_LIMIT) {
    return refuse(self, at, at + 1, SW_NOTICE_TEXT_TOO_MANY_BRACKETS, SW_INT(SW_NESTING_LIMIT));
  }
  self->brackets[self->depth++] = at;
  return true;
}

/* The bracket that belongs to one. */
static const char *partner(char bracket) {
  switch (bracket) {
  case '(': return ")";
  case ')': return "(";
  case '[': return "]";
  case ']': return "[";
  case '{': return "}";
  default: return "{";
  }
}

static bool close_bracket(SwLexer *self, uint32_t at) {
  const char *bytes = self->paste.source->bytes;
  const char *wanted = partner(bytes[at]), *closer = partner(*wanted);
  if (self->depth == 0)
    return refuse(self, at, at + 1, SW_NOTICE_TEXT_NEVER_OPENED, SW_STR(closer), SW_STR(wanted));
  const char *right = partner(bytes[self->brackets[--self->depth]]);
  if (*right == *closer) return true;
  return refuse(self, at, at + 1, SW_NOTICE_TEXT_OTHER_BRACKET, SW_STR(closer),
                SW_STR(partner(*right)), SW_STR(right));
}

static bool finish(SwLexer *self, SwToken *out) {
  if (self->depth > 0 && !self->is_embedded) {
    uint32_t at = self->brackets[self->depth - 1];
    self->is_unclosed = true;
    return refuse(self, at, at + 1, SW_NOTICE_TEXT_NEVER_CLOSED,
                  SW_STR(partner(*partner(self->paste.source->bytes[at]))));
  }
  if (!self->is_at_line_start && !self->is_embedded) {
    self->is_at_line_start = true;
    return emit(out, SW_TOKEN_NEWLINE, self->at, self->at);
  }
  return emit(out, SW_TOKEN_END, self->at, self->at);
}

/* -- Tokens -------------------------------------------------------------------------------------
 */

static bool invalid_character(SwLexer *self) {
  int length = sw_utf8_length(here(self), self->end - self->at);
  if (!length) return refuse(self, self->at, self->at + 1, SW_NOTICE_TEXT_NO_UTF_8);
  uint32_t code_point = sw_code_point(here(self), length);
  uint32_t end = self->at + (uint32_t)length;
  char code[8], buffer[8];
  SwArg number = SW_STR(sw_character_code(code_point, code));
  if (code_point < 0x20 || code_point == 0x7F)
    return refuse(self, self->at, end, SW_NOTICE_TEXT_CONTROL_CHARACTER, number);
  const char *repair = sw_character_repair(code_point, buffer);
  SwArg character = sw_refusal_quote(self->arena, here(self), (size_t)length);
  if (!repair)
    return refuse(self, self->at, end, SW_NOTICE_TEXT_CHARACTER_DELETE, character, number);
  return refuse(self, self->at, end, SW_NOTICE_TEXT_CHARACTER_WRITE, character, number,
                SW_STR(repair));
}

static void skip_name(SwLexer *self) {
  while (self->at < self->end) {
    int length = sw_utf8_length(here(self), self->end - self->at);
    if (!length || !sw_is_name_part(sw_code_point(here(self), length))) return;
    self->at += (uint32_t)length;
  }
}

/* 007, which Python does not allow; 0x7, 0 and 00 are allowed. */
static bool has_leading_zeros(const char *text, size_t size) {
  if (text[0] != '0' || size < 2 || (!sw_is_digit(text[1]) && text[1] != '_')) return false;
  for (size_t i = 0; i < size; i++) {
    if (text[i] != '0' && text[i] != '_') return true;
  }
  return false;
}

static bool read_number(SwLexer *self, SwToken *out) {
  uint32_t start = self->at;
  SwTokenKind kind;
  self->at += (uint32_t)sw_number_scan(here(self), self->end - self->at, &kind);
  uint32_t end = self->at;
  skip_name(self);
  const char *text = self->paste.source->bytes + start;
  if (self->at > end) {
    return refuse(self, start, self->at, SW_NOTICE_TEXT_NO_NUMBER,
                  sw_refusal_quote(self->arena, text, self->at - start));
  }
  if (kind == SW_TOKEN_INT && has_leading_zeros(text, end - start)) {
    return refuse(self, start, end, SW_NOTICE_TEXT_LEADING_ZEROS,
                  sw_refusal_quote(self->arena, text, end - start));
  }
  return emit(out, kind, start, end);
}

/* Moves past the closing quote. `quotes` is 1 or 3. */
static bool skip_string(SwLexer *self, uint32_t quotes) {
  char quote = *here(self);
  self->at += quotes;
  while (self->at < self->end) {
    char c = *here(self);
    if (c == quote && (quotes == 1 || (look(self, 1) == quote && look(self, 2) == quote))) {
      self->at += quotes;
      return true;
    }
    if (is_line_break(c) && quotes == 1) return false;
    if (c == '\\' && self->at + 1 < self->end) c = *(here(self) + 1), self->at++;
    if (is_line_break(c))
      skip_line_break(self);
    else
      self->at++;
  }
  return false;
}

/* Reads a string whose prefix begins at `start`; the lexer is at the quote. */
static bool read_string(SwLexer *self, uint32_t start, SwToken *out) {
  char quote = *here(self);
  uint32_t quotes = look(self, 1) == quote && look(self, 2) == quote ? 3 : 1;
  if (skip_string(self, quotes)) return emit(out, SW_TOKEN_STRING, start, self->at);
  const char *text = quotes == 3 ? (quote == '"' ? "\"\"\"" : "'''") : quote == '"' ? "\"" : "'";
  return refuse(self, start, self->at, SW_NOTICE_TEXT_OPEN_STRING, SW_STR(text));
}

static SwTokenKind name_kind(const char *bytes, size_t size) {
  for (SwTokenKind kind = SW_TOKEN_FALSE; kind <= SW_TOKEN_YIELD; kind++) {
    if (strlen(token_texts[kind]) == size && memcmp(token_texts[kind], bytes, size) == 0)
      return kind;
  }
  return SW_TOKEN_NAME;
}

static bool read_name(SwLexer *self, SwToken *out) {
  uint32_t start = self->at;
  skip_name(self);
  if (self->at == start) return invalid_character(self);
  const char *name = self->paste.source->bytes + start;
  size_t size = self->at - start;
  bool is_quote = look(self, 0) == '"' || look(self, 0) == '\'';
  if (is_quote && sw_is_string_prefix(name, size)) return read_string(self, start, out);
  return emit(out, name_kind(name, size), start, self->at);
}

static SwTokenKind symbol_kind(const SwLexer *self) {
  for (SwTokenKind kind = SW_TOKEN_POW_ASSIGN; kind < SW_TOKEN_KIND_COUNT; kind++) {
    size_t size = strlen(token_texts[kind]);
    if (self->end - self->at >= size && memcmp(here(self), token_texts[kind], size) == 0)
      return kind;
  }
  return SW_TOKEN_END;
}

static bool read_symbol(SwLexer *self, SwTokenKind kind, SwToken *out) {
  uint32_t start = self->at;
  self->at += (uint32_t)strlen(token_texts[kind]);
  char c = token_texts[kind][0];
  if (strchr("([{", c) && !open_bracket(self, start)) return false;
  if (strchr(")]}", c) && !close_bracket(self, start)) return false;
  return emit(out, kind, start, self->at);
}

static bool read_token(SwLexer *self, SwToken *out) {
  uint32_t program;
  if (self->is_first && sw_magic_line(self->paste.source, self->at, &program)) {
    uint32_t start = self->at;
    self->is_first = false;
    self->at = program;
    return is_line_break(look(self, 0)) || program == self->end
               ? emit(out, SW_TOKEN_MAGIC, start, program)
               : sw_lexer_next(self, out);
  }
  self->is_first = false;
  char c = look(self, 0);
  if (is_line_break(c)) {
    uint32_t start = self->at;
    skip_line_break(self);
    self->is_at_line_start = true;
    return emit(out, SW_TOKEN_NEWLINE, start, start);
  }
  if (sw_is_digit(c) || (c == '.' && sw_is_digit(look(self, 1)))) return read_number(self, out);
  if (c == '"' || c == '\'') return read_string(self, self->at, out);
  SwTokenKind symbol = symbol_kind(self);
  if (symbol != SW_TOKEN_END) return read_symbol(self, symbol, out);
  return read_name(self, out);
}

bool sw_lexer_next(SwLexer *self, SwToken *out) {
  bool indented = false;
  if (self->is_at_line_start && self->dedents_due == 0) {
    if (!begin_line(self, out, &indented)) return false;
    if (indented) return true;
    if (self->at >= self->end) self->is_at_line_start = true;
  }
  if (self->dedents_due > 0) {
    self->dedents_due--;
    return emit(out, SW_TOKEN_DEDENT, self->at, self->at);
  }
  if (!skip_space(self)) return false;
  if (self->at >= self->end) return finish(self, out);
  return read_token(self, out);
}
