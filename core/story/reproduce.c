#include "story/reproduce.h"

#include <string.h>

#include "base/checked.h"

#define MOST_SIZES 16

typedef struct CaseRow {
  SwErrorId id;
  const char *program;
} CaseRow;

typedef struct AskRow {
  SwErrorId id;
  const char *name, *label, *sizes;
} AskRow;

typedef struct RepairRow {
  SwErrorId id;
  const char *line, *why;
} RepairRow;

static const CaseRow cases[] = {
#define CASE(id, program) {SW_ERR_##id, program},
#include "story/reproduce.def"
};
static const AskRow asks[] = {
#define ASK(id, name, label, sizes) {SW_ERR_##id, name, label, sizes},
#include "story/reproduce.def"
};
static const RepairRow repairs[] = {
#define REPAIR(id, line, why) {SW_ERR_##id, line, why},
#include "story/reproduce.def"
};

#define COUNT(rows) (sizeof(rows) / sizeof *(rows))

static bool same(SwPiece a, const char *b) {
  return a.size == strlen(b) && memcmp(a.at, b, a.size) == 0;
}

/* -- Values ---------------------------------------------------------------------------------- */

typedef struct Sizes {
  int64_t at[MOST_SIZES];
  int count;
} Sizes;

/* NumPy's word for -1 in the messages of reshape. */
static const char newaxis[] = "newaxis";

/* The integer that begins at `i`, INT64_MIN where it is too large; returns its end, or `i`. */
static size_t read_size(SwPiece text, size_t i, int64_t *out) {
  size_t word = sizeof newaxis - 1;
  if (text.size - i >= word && memcmp(text.at + i, newaxis, word) == 0) return i + word;
  bool negative = text.at[i] == '-';
  size_t first = i + negative;
  size_t to = first;
  int64_t value = 0;
  for (; to < text.size && text.at[to] >= '0' && text.at[to] <= '9'; to++)
    value = value < INT64_MAX / 10 - 1 ? value * 10 + (text.at[to] - '0') : INT64_MAX;
  if (to == first) return i;
  *out = value == INT64_MAX ? INT64_MIN : negative ? -value : value;
  return to;
}

/* The integers of "[2, 3]", "(2,3)" or "2, 3"; false where there are too many or too large ones. */
static bool read_sizes(SwPiece text, Sizes *out) {
  out->count = 0;
  for (size_t i = 0; i < text.size;) {
    int64_t value = -1;
    size_t to = read_size(text, i, &value);
    if (to > i && (out->count == MOST_SIZES || value == INT64_MIN)) return false;
    if (to > i) out->at[out->count++] = value;
    i = to > i ? to : i + 1;
  }
  return true;
}

static void put_list(SwText *out, const Sizes *sizes) {
  for (int i = 0; i < sizes->count; i++) {
    if (i > 0) sw_text_put(out, ", ");
    sw_text_int(out, sizes->at[i]);
  }
}

static bool put_numel(SwText *out, const Sizes *sizes) {
  int64_t numel = 1;
  for (int i = 0; i < sizes->count; i++) {
    if (!sw_checked_mul(numel, sizes->at[i], &numel)) return false;
  }
  sw_text_int(out, numel);
  return true;
}

/* Of a number of dims: so many sizes, indices or colons. */
static bool put_repeated(SwText *out, SwPiece style, const Sizes *sizes) {
  int64_t n = sizes->count == 1 ? sizes->at[0] : -1;
  if (n < 0 || n > MOST_SIZES) return false;
  for (int64_t i = 0; i < n; i++) {
    bool each = same(style, "lead") || same(style, "colons");
    if (same(style, "colons")) sw_text_char(out, ':');
    if (same(style, "lead") || same(style, "twos")) sw_text_char(out, '2');
    if (same(style, "zeros")) sw_text_char(out, '0');
    if (same(style, "range")) sw_text_int(out, i);
    if (each || i + 1 < n) sw_text_put(out, ", ");
  }
  return true;
}

static bool put_styled(SwText *out, SwPiece style, SwPiece value) {
  Sizes sizes;
  if (style.size == 0) {
    sw_text_bytes(out, value.at, value.size);
    return true;
  }
  if (!read_sizes(value, &sizes)) return false;
  if (same(style, "numel")) return put_numel(out, &sizes);
  if (same(style, "list")) {
    put_list(out, &sizes);
    return true;
  }
  if (!same(style, "sizes")) return put_repeated(out, style, &sizes);
  if (sizes.count == 1)
    put_list(out, &sizes);
  else
    sw_text_ints(out, sizes.at, sizes.count, SW_INTS_TUPLE);
  return true;
}

/* -- Templates ------------------------------------------------------------------------------- */

static bool value_of(const SwRecognised *of, const SwReproduction *self, SwPiece name,
                     SwPiece *out) {
  if (name.at[0] == '?') {
    for (int i = 0; i < self->asked_count; i++) {
      const SwText *value = &self->asked[i].value;
      *out = (SwPiece){sw_text_cstr(value), value->size};
      if (same((SwPiece){name.at + 1, name.size - 1}, self->asked[i].name)) return true;
    }
    return false;
  }
  for (int i = 0; i < of->count; i++) {
    *out = of->values[i];
    if (of->names[i].size == name.size && memcmp(of->names[i].at, name.at, name.size) == 0)
      return true;
  }
  return false;
}

/* False where a value is missing or is none that a program can hold. */
static bool fill(const SwRecognised *of, const SwReproduction *self, const char *row, SwText *out) {
  while (*row) {
    size_t plain = strcspn(row, "{");
    sw_text_bytes(out, row, plain);
    row += plain;
    if (*row == '\0') return true;
    size_t place = strcspn(row, "}");
    size_t name = strcspn(row + 1, ":}");
    SwPiece style = {0};
    if (row[1 + name] == ':') style = (SwPiece){row + 2 + name, place - name - 2};
    SwPiece value = {0};
    if (!value_of(of, self, (SwPiece){row + 1, name}, &value)) return false;
    if (!put_styled(out, style, value)) return false;
    row += place + 1;
  }
  return true;
}

/* The answer to `name`, where it holds sizes and nothing else. */
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

static void ask(const SwRecognised *of, const char *answers, size_t size, SwReproduction *out) {
  for (size_t i = 0; i < COUNT(asks) && out->asked_count < SW_MAX_ASKED; i++) {
    if (asks[i].id != of->id) continue;
    SwAsked *asked = &out->asked[out->asked_count];
    SwPiece answer;
    asked->name = asks[i].name;
    asked->label = asks[i].label;
    if (answer_of(answers, size, asks[i].name, &answer))
      sw_text_bytes(&asked->value, answer.at, answer.size);
    else
      fill(of, out, asks[i].sizes, &asked->value);
    out->asked_count++;
  }
}

void sw_reproduce(const SwRecognised *of, const char *answers, size_t size, SwReproduction *out) {
  *out = (SwReproduction){0};
  ask(of, answers, size, out);
  for (size_t i = 0; i < COUNT(cases); i++) {
    if (cases[i].id != of->id) continue;
    if (!fill(of, out, cases[i].program, &out->program)) sw_text_clear(&out->program);
  }
}

void sw_reproduction_clear(SwReproduction *self) {
  for (int i = 0; i < self->asked_count; i++)
    sw_text_free(&self->asked[i].value);
  sw_text_free(&self->program);
}

bool sw_repaired(const SwRecognised *of, const SwReproduction *from, int i, SwText *program,
                 SwText *line, const char **why) {
  for (size_t row = 0; row < COUNT(repairs); row++) {
    if (repairs[row].id != of->id || i-- > 0) continue;
    const char *before = sw_text_cstr(&from->program);
    const char *last = strrchr(before, '\n');
    if (!last || !fill(of, from, repairs[row].line, line)) return false;
    sw_text_bytes(program, before, (size_t)(last - before) + 1);
    sw_text_put(program, sw_text_cstr(line));
    *why = repairs[row].why;
    return true;
  }
  return false;
}
