#include "story/scene/short_name.h"

#include <string.h>

#include "base/utf8.h"
#include "runtime/variables.h"
#include "story/scene/tensors.h"
#include "syntax/expression_text.h"

#define ELLIPSIS       "\xE2\x80\xA6"
#define MOST_ELISIONS  8
#define LONGEST_KEPT   4  /* characters of an operand that an ellipsis does not shorten much */
#define MAX_IDENTIFIER 24 /* characters: names of the program are cut last */

/* A part of a text: start and size in bytes, and its characters. */
typedef struct Piece {
  size_t start, size, chars;
} Piece;

static bool fits(const char *text, size_t size) {
  return sw_utf8_count(text, size) <= SW_MAX_NAME;
}

/* The offset after the string literal that begins at `at`; `at` itself if none does. */
static size_t skip_string(const SwText *text, size_t at) {
  char quote = text->data[at];
  if (quote != '"' && quote != '\'') return at;
  size_t end = at + 1;
  while (end < text->size && text->data[end] != quote)
    end += text->data[end] == '\\' ? 2 : 1;
  return end < text->size ? end + 1 : text->size;
}

/* The offset after the brackets that open at `at`, with nested brackets and strings skipped. */
static size_t skip_brackets(const SwText *text, size_t at) {
  int depth = 0;
  size_t end = at;
  do {
    size_t behind = skip_string(text, end);
    if (behind > end) {
      end = behind;
      continue;
    }
    if (strchr("([{", text->data[end])) depth++;
    if (strchr(")]}", text->data[end])) depth--;
    if (depth > 0) end++;
  } while (depth > 0 && end < text->size);
  return end < text->size ? end + 1 : end;
}

static bool opens(const SwText *text, size_t at) {
  return strchr("([{", text->data[at]) != NULL;
}

/* Replaces `out` by start..end if that has more characters. */
static void keep_longest(const SwText *text, size_t start, size_t end, Piece *out) {
  size_t chars = sw_utf8_count(text->data + start, end - start);
  if (chars > out->chars) *out = (Piece){start, end - start, chars};
}

/* The contents of the longest outermost brackets. */
static Piece longest_content(const SwText *text) {
  Piece out = {0};
  for (size_t at = 0; at < text->size;) {
    size_t end = skip_string(text, at);
    if (end == at && opens(text, at)) {
      end = skip_brackets(text, at);
      if (end > at + 1) keep_longest(text, at + 1, end - 1, &out);
    }
    at = end > at ? end : at + 1;
  }
  return out;
}

/* The longest operand: text between operators and blanks outside brackets. */
static Piece longest_operand(const SwText *text) {
  Piece out = {0};
  size_t start = 0, at = 0;
  while (at < text->size) {
    size_t end = skip_string(text, at);
    if (end == at && opens(text, at)) end = skip_brackets(text, at);
    if (end == at && !sw_is_word(text->data[at]) && text->data[at] != '.') {
      keep_longest(text, start, at, &out);
      start = at + 1;
    }
    at = end > at ? end : at + 1;
  }
  keep_longest(text, start, text->size, &out);
  return out;
}

/* Puts … in place of a piece. */
static void replace(SwText *text, const Piece *piece) {
  SwText out = {0};
  size_t end = piece->start + piece->size;
  sw_text_bytes(&out, text->data, piece->start);
  sw_text_put(&out, ELLIPSIS);
  sw_text_bytes(&out, text->data + end, text->size - end);
  sw_text_free(text);
  *text = out;
}

/* Replaces the longest piece by …, again and again, until the text fits. False if only pieces of up
 * to `kept` characters remain. */
static bool elide(SwText *text, Piece (*longest)(const SwText *text), size_t kept) {
  for (int i = 0; i < MOST_ELISIONS && !fits(text->data, text->size); i++) {
    Piece piece = longest(text);
    if (piece.chars <= kept) return false;
    replace(text, &piece);
    if (text->failed) return false;
  }
  return fits(text->data, text->size);
}

/* The offset of the last dot outside brackets; 0 if there is none. */
static size_t last_link(const SwText *text) {
  size_t dot = 0;
  for (size_t at = 0; at < text->size;) {
    size_t end = opens(text, at) ? skip_brackets(text, at) : at + 1;
    if (text->data[at] == '.') dot = at;
    at = end;
  }
  return dot;
}

/* Whether the text before the last dot is a module, as in torch.ones, np.random.rand. */
static bool begins_with_module(const SwProgram *program, const SwText *text) {
  char head[MAX_IDENTIFIER + 1] = {0};
  for (size_t i = 0; i < MAX_IDENTIFIER && i < text->size && sw_is_word(text->data[i]); i++)
    head[i] = text->data[i];
  const SwName *name = sw_name_find(program, head);
  return name && name->value.kind == SW_VALUE_MODULE && !memchr(text->data, ')', last_link(text));
}

/* The last call with … before it, `….t()`; a function of a module alone, `broadcast_to(…)`. */
static bool put_link(const SwProgram *program, const SwText *text, SwText *out) {
  size_t dot = last_link(text);
  if (dot == 0) return false;
  bool of_module = begins_with_module(program, text);
  const char *link = text->data + dot + (of_module ? 1 : 0);
  size_t size = text->size - dot - (of_module ? 1 : 0);
  if (sw_utf8_count(link, size) + (of_module ? 0 : 1) > SW_MAX_NAME) return false;
  if (!of_module) sw_text_put(out, ELLIPSIS);
  sw_text_bytes(out, link, size);
  return true;
}

/* Bytes of the first `chars` characters. */
static size_t bytes_of(const char *text, size_t size, size_t chars) {
  size_t at = 0;
  for (; chars > 0; chars--)
    at += (size_t)sw_utf8_length(text + at, size - at);
  return at;
}

/* `sliding_window…(…)`: the last name cut short, with its brackets. A plain name of up to
 * MAX_IDENTIFIER characters is kept whole, although it is too long. */
static bool put_cut(const SwText *text, SwText *out) {
  size_t dot = last_link(text), start = dot ? dot + 1 : 0, end = start;
  while (end < text->size && sw_is_word(text->data[end]))
    end++;
  size_t rest = sw_utf8_count(text->data + end, text->size - end);
  size_t chars = sw_utf8_count(text->data + start, end - start);
  if (dot == 0 && rest == 0 && chars <= MAX_IDENTIFIER) {
    sw_text_bytes(out, text->data, text->size);
    return true;
  }
  if (rest + 1 >= SW_MAX_NAME) return false;
  size_t room = SW_MAX_NAME - 1 - rest;
  sw_text_bytes(out, text->data + start, bytes_of(text->data + start, end - start, room));
  sw_text_put(out, ELLIPSIS);
  sw_text_bytes(out, text->data + end, text->size - end);
  return true;
}

/* The last call of a chain. Used first, so that a result has the same name as the operand that it
 * becomes in the next call. */
static bool put_last_call(const SwProgram *program, const SwText *whole, SwText *out) {
  size_t dot = last_link(whole);
  if (dot == 0 || whole->data[dot - 1] != ')') return false;
  if (put_link(program, whole, out)) return true;
  SwText text = {0};
  sw_text_bytes(&text, whole->data, whole->size);
  (void)elide(&text, longest_content, 1);
  bool done = !text.failed && put_link(program, &text, out);
  out->failed |= text.failed;
  sw_text_free(&text);
  return done;
}

/* Tries the ways to shorten, most telling first. */
static bool put_shortened(const SwProgram *program, SwText *text, SwText *out) {
  bool compound = sw_text_is_compound(text->data, text->size);
  if (!compound && put_last_call(program, text, out)) return true;
  if (!compound && begins_with_module(program, text) && put_link(program, text, out)) return true;
  bool done = elide(text, longest_content, 1);
  if (!done && compound) done = elide(text, longest_operand, LONGEST_KEPT);
  if (text->failed) return false;
  if (done) sw_text_bytes(out, text->data, text->size);
  return done || (!compound && (put_link(program, text, out) || put_cut(text, out)));
}

/* Joins lines: line ends and the blanks around them become one blank, none next to a
 * bracket or a dot. False
 * if there may be a comment. */
static bool join_lines(const char *text, size_t size, SwText *out) {
  for (size_t i = 0; i < size; i++) {
    if (text[i] == '#') return false; /* a comment, or a # in a string */
    if (text[i] != '\n' && text[i] != '\r' && text[i] != '\\') {
      sw_text_char(out, text[i]);
      continue;
    }
    while (out->size && out->data[out->size - 1] == ' ')
      out->data[--out->size] = '\0';
    while (i + 1 < size && strchr(" \t\r\n", text[i + 1]))
      i++;
    bool apart = out->size && i + 1 < size && !strchr(".)]}", text[i + 1]) &&
                 !strchr("([{", out->data[out->size - 1]);
    if (apart) sw_text_char(out, ' ');
  }
  return out->size > 0;
}

/* Copies the text as one line; false if it is empty. */
static bool copy_as_line(const char *text, size_t size, SwText *out) {
  if (size == 0) return false;
  bool lines = memchr(text, '\n', size) || memchr(text, '\r', size);
  if (!lines) sw_text_bytes(out, text, size);
  return (!lines || join_lines(text, size, out)) && !out->failed;
}

bool sw_short_name(const SwProgram *program, const char *written, size_t size, SwText *out) {
  SwText text = {0};
  bool done = copy_as_line(written, size, &text);
  if (done && fits(text.data, text.size))
    sw_text_bytes(out, text.data, text.size);
  else
    done = done && put_shortened(program, &text, out);
  out->failed |= text.failed;
  sw_text_free(&text);
  return done;
}
