#include "story/pasted/reproduce.h"

#include <string.h>

#include "base/checked.h"
#include "story/pasted/place_text.h"
#include "story/pasted/sizes.h"

#define COUNT(rows) (sizeof(rows) / sizeof *(rows))

static const struct {
  SwErrorId id;
  const char *program;
} cases[] = {
#define CASE(id, program) {SW_ERR_##id, program},
#include "story/pasted/reproduce.def"
};

static const struct {
  SwErrorId id;
  bool if_missing; /* a MISSING row: asked for only if the message lacks it */
  const char *name, *label, *sizes;
} asks[] = {
#define ASK(id, name, label, sizes)     {SW_ERR_##id, false, name, label, sizes},
#define MISSING(id, name, label, sizes) {SW_ERR_##id, true, name, label, sizes},
#include "story/pasted/reproduce.def"
};

static const struct {
  SwErrorId id;
  const char *sentences;
  const char *condition; /* places that must all have values, or NULL */
} whys[] = {
#define WHY(id, sentences)             {SW_ERR_##id, sentences, NULL},
#define WHEN(id, condition, sentences) {SW_ERR_##id, sentences, condition},
#include "story/pasted/reproduce.def"
};

static const struct {
  SwErrorId id;
  const char *line, *why;
} repairs[] = {
#define REPAIR(id, line, why) {SW_ERR_##id, line, why},
#include "story/pasted/reproduce.def"
};

bool sw_is_explained(SwErrorId id) {
  for (size_t i = 0; i < COUNT(cases); i++) {
    if (cases[i].id == id) return true;
  }
  return false;
}

bool sw_asks_for(SwErrorId id, const char *name) {
  for (size_t i = 0; i < COUNT(asks); i++) {
    if (asks[i].id == id && !asks[i].if_missing && strcmp(asks[i].name, name) == 0) return true;
  }
  return false;
}

/* -- Values ---------------------------------------------------------------------------------- */

static bool is_named(SwPiece name, const char *other) {
  return name.size == strlen(other) && memcmp(name.at, other, name.size) == 0;
}

static bool said(const SwRecognised *of, SwPiece name, SwPiece *out) {
  for (int i = 0; i < of->match.count; i++) {
    SwPiece other = of->match.names[i];
    *out = of->match.values[i];
    if (other.size == name.size && memcmp(other.at, name.at, name.size) == 0) return true;
  }
  return false;
}

static bool answered(const SwReproduction *self, SwPiece name, SwPiece *out) {
  for (int i = 0; i < self->asked_count; i++) {
    const SwText *value = &self->asked[i].value;
    *out = (SwPiece){sw_text_cstr(value), value->size};
    if (is_named(name, self->asked[i].name)) return true;
  }
  return false;
}

/* Names begin with a letter, or a question mark. */
static bool is_number(SwPiece name) {
  return name.at[0] <= '9';
}

/* {?name} is asked for; {name} is asked for only if the message lacks it; digits are literal. */
static bool value_of(const SwRecognised *of, const SwReproduction *self, SwPiece name,
                     SwPiece *out) {
  *out = name;
  if (is_number(name)) return true;
  if (name.at[0] == '?') return answered(self, (SwPiece){name.at + 1, name.size - 1}, out);
  return said(of, name, out) || answered(self, name, out);
}

static bool integer_of(const SwRecognised *of, const SwReproduction *self, SwPiece name,
                       int64_t *out) {
  SwPiece value;
  SwSizes sizes;
  if (!value_of(of, self, name, &value) || !sw_sizes_read(value, &sizes)) return false;
  if (sizes.count != 1) return false;
  *out = sizes.at[0];
  return true;
}

/* Splits the name at `mark`. */
static bool cut(SwPiece name, char mark, SwPiece *first, SwPiece *rest) {
  const char *at = memchr(name.at, mark, name.size);
  if (!at) return false;
  size_t size = (size_t)(at - name.at);
  *first = (SwPiece){name.at, size};
  *rest = (SwPiece){at + 1, name.size - size - 1};
  return true;
}

/* {a/b}: the quotient; false if the division leaves a remainder. */
static bool put_quotient(const SwRecognised *of, const SwReproduction *self, SwPiece a, SwPiece b,
                         SwText *out) {
  int64_t number, by;
  if (!integer_of(of, self, a, &number) || !integer_of(of, self, b, &by)) return false;
  if (by <= 0 || number < 0 || number % by != 0) return false;
  sw_text_int(out, number / by);
  return true;
}

/* {a=b}: the common sizes of two values in the message; false if they differ. */
static bool put_shared(const SwRecognised *of, const SwReproduction *self, SwPiece a, SwPiece b,
                       SwText *out) {
  SwPiece value, other;
  SwSizes sizes, others;
  (void)value_of(of, self, a, &value);
  (void)value_of(of, self, b, &other);
  if (!sw_sizes_read(value, &sizes) || !sw_sizes_read(other, &others)) return false;
  bool same = sizes.count == others.count &&
              memcmp(sizes.at, others.at, (size_t)sizes.count * sizeof sizes.at[0]) == 0;
  if (same) sw_text_bytes(out, value.at, value.size);
  return same;
}

/* {a$b}: the last size of a, if that is b. */
static bool put_last(const SwRecognised *of, const SwReproduction *self, SwPiece a, SwPiece b,
                     SwText *out) {
  SwPiece value;
  SwSizes sizes;
  int64_t number;
  if (!value_of(of, self, a, &value) || !sw_sizes_read(value, &sizes)) return false;
  if (!integer_of(of, self, b, &number) || sizes.count == 0) return false;
  sw_text_int(out, number);
  return sizes.at[sizes.count - 1] == number;
}

/* {a-b}, {a/b}, {a=b}, {a$b}, {a,b} and {name} */
static bool put_value(const SwRecognised *of, const SwReproduction *self, SwPiece name,
                      SwText *out) {
  SwPiece first, rest, value;
  while (cut(name, ',', &first, &rest)) {
    (void)value_of(of, self, first, &value); /* always there: in the message or asked for */
    sw_text_bytes(out, value.at, value.size);
    sw_text_put(out, ", ");
    name = rest;
  }
  if (cut(name, '/', &first, &rest)) return put_quotient(of, self, first, rest, out);
  if (cut(name, '$', &first, &rest)) return put_last(of, self, first, rest, out);
  if (cut(name, '=', &first, &rest)) return put_shared(of, self, first, rest, out);
  if (cut(name, '-', &first, &rest)) {
    int64_t from, by;
    if (!integer_of(of, self, first, &from) || !integer_of(of, self, rest, &by)) return false;
    if (!sw_checked_sub(from, by, &from)) return false;
    sw_text_int(out, from);
    return true;
  }
  if (!value_of(of, self, name, &value)) return false;
  sw_text_bytes(out, value.at, value.size);
  return true;
}

/* -- Rows ------------------------------------------------------------------------------------ */

static bool fill_place(const SwRecognised *of, SwReproduction *self, SwPiece name, SwPiece style,
                       SwText *out) {
  SwText value = {0};
  bool filled = put_value(of, self, name, &value) &&
                sw_place_text(style, (SwPiece){sw_text_cstr(&value), value.size}, out);
  out->failed |= value.failed;
  sw_text_free(&value);
  return filled;
}

/* False if a value is missing, or a program cannot hold it. */
static bool fill(const SwRecognised *of, SwReproduction *self, const char *row, SwText *out) {
  while (*row) {
    size_t plain = strcspn(row, "{");
    sw_text_bytes(out, row, plain);
    row += plain;
    if (*row == '\0') return true;
    size_t place = strcspn(row, "}");
    size_t name = strcspn(row + 1, ":}");
    SwPiece style = {0};
    if (row[1 + name] == ':') style = (SwPiece){row + 2 + name, place - name - 2};
    if (!fill_place(of, self, (SwPiece){row + 1, name}, style, out)) return false;
    row += place + 1;
  }
  return true;
}

const char *sw_why(const SwRecognised *of, SwReproduction *made) {
  for (size_t i = 0; i < COUNT(whys); i++) {
    SwText text = {0};
    if (whys[i].id != of->id) continue;
    bool applies = !whys[i].condition || fill(of, made, whys[i].condition, &text);
    sw_text_free(&text);
    if (applies) return whys[i].sentences;
  }
  return NULL;
}

/* The answer to `name`; false if there is none or it has more than sizes. */
static bool answer_of(const char *answers, size_t size, const char *name, SwPiece *out) {
  const char *end = answers + size;
  size_t length = strlen(name);
  for (const char *line = answers; line < end;) {
    const char *newline = memchr(line, '\n', (size_t)(end - line));
    const char *stop = newline ? newline : end;
    if ((size_t)(stop - line) > length && memcmp(line, name, length) == 0 && line[length] == '=') {
      *out = (SwPiece){line + length + 1, (size_t)(stop - line) - length - 1};
      bool sizes = out->size < 200;
      for (size_t i = 0; i < out->size; i++)
        sizes = sizes && out->at[i] != '\0' && strchr("0123456789,- ", out->at[i]);
      return sizes;
    }
    line = newline ? newline + 1 : end;
  }
  return false;
}

/* The guess for a name is its first row that can be filled. */
static void ask(const SwRecognised *of, const char *answers, size_t size, SwReproduction *out) {
  for (size_t i = 0; i < COUNT(asks) && out->asked_count < SW_MAX_ASKED; i++) {
    if (asks[i].id != of->id) continue;
    SwPiece name = {asks[i].name, strlen(asks[i].name)}, known;
    if (answered(out, name, &known)) continue;
    if (asks[i].if_missing && said(of, name, &known)) continue;
    SwAsked *next = &out->asked[out->asked_count];
    *next = (SwAsked){.name = asks[i].name, .label = asks[i].label};
    bool filled = answer_of(answers, size, asks[i].name, &known);
    if (filled)
      sw_text_bytes(&next->value, known.at, known.size);
    else
      filled = fill(of, out, asks[i].sizes, &next->value);
    if (filled)
      out->asked_count++;
    else
      sw_text_free(&next->value);
  }
}

void sw_reproduce(const SwRecognised *of, const char *answers, size_t size, int number,
                  SwReproduction *out) {
  *out = (SwReproduction){0};
  ask(of, answers, size, out);
  for (size_t i = 0; i < COUNT(cases); i++) {
    if (cases[i].id != of->id) continue;
    if (fill(of, out, cases[i].program, &out->program) && number-- == 0) return;
    sw_text_clear(&out->program);
  }
}

void sw_reproduction_clear(SwReproduction *self) {
  for (int i = 0; i < self->asked_count; i++)
    sw_text_free(&self->asked[i].value);
  sw_text_free(&self->program);
  *self = (SwReproduction){0};
}

bool sw_repaired(const SwRecognised *of, SwReproduction *from, int i, SwText *line,
                 const char **why) {
  for (size_t row = 0; row < COUNT(repairs); row++) {
    if (repairs[row].id != of->id || i-- > 0) continue;
    *why = repairs[row].why;
    return strchr(sw_text_cstr(&from->program), '\n') && fill(of, from, repairs[row].line, line);
  }
  return false;
}
