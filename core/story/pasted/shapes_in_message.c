#include "story/pasted/shapes_in_message.h"

#include <string.h>

#include "story/pasted/reproduce.h"
#include "story/pasted/run_result.h"
#include "story/pasted/sizes.h"

/* Most shapes to try, in all pairs. */
#define MOST_SHAPES 6

typedef struct Shapes {
  SwPiece at[MOST_SHAPES];
  int count;
} Shapes;

/* "[2, 3]", "(2, 3)", "(2,)" and "torch.Size([2])", but not x[0], f(2, 3), (2) or [-1]. The token
 * begins with a bracket or a t. */
static bool is_shape(const char *text, SwPiece token) {
  SwSizes sizes;
  char first = token.at[0];
  bool follows = token.at > text && (sw_is_name(token.at[-1]) || strchr(")](", token.at[-1]));
  if (first != 't' && follows) return false;
  if (first == '(' && !memchr(token.at, ',', token.size)) return false;
  if (!sw_sizes_only(token) || !sw_sizes_read(token, &sizes)) return false;
  return sizes.count > 0 && !memchr(token.at, '-', token.size);
}

static bool is_new(const Shapes *self, SwPiece shape) {
  for (int i = 0; i < self->count; i++) {
    SwPiece other = self->at[i];
    if (other.size == shape.size && memcmp(other.at, shape.at, shape.size) == 0) return false;
  }
  return true;
}

static void collect(const char *text, size_t size, SwPiece message, Shapes *out) {
  const char *end = text + size;
  out->count = 0;
  for (const char *at = text; at < end && out->count < MOST_SHAPES;) {
    if (at == message.at) at += message.size;
    if (at == end) return;
    const char *to = strchr("([t", *at) ? sw_token_end(at, end) : at;
    SwPiece token = {at, (size_t)(to - at)};
    bool shape = to > at && is_shape(text, token);
    if (shape && is_new(out, token)) out->at[out->count++] = token;
    at = shape ? to : at + 1;
  }
}

void sw_put_answer(SwText *out, const char *name, const SwSizes *sizes) {
  sw_text_put(out, name);
  for (int i = 0; i < sizes->count; i++) {
    sw_text_put(out, i == 0 ? "=" : ", ");
    sw_text_int(out, sizes->at[i]);
  }
  sw_text_char(out, '\n');
}

static void put_answer(SwText *out, const char *name, SwPiece shape) {
  SwSizes sizes;
  sw_sizes_read(shape, &sizes);
  sw_put_answer(out, name, &sizes);
}

static bool leads_to_it(const SwRecognised *of, const SwText *answers) {
  SwReproduction made;
  SwRunResult result;
  sw_reproduce(of, sw_text_cstr(answers), answers->size, 0, &made);
  sw_run_result(of, &made.program, &result);
  sw_text_free(&result.message);
  sw_reproduction_clear(&made);
  return result.same;
}

/* Tries two shapes for `a` and `b`; a is -1 if only `b` is asked for. */
static bool try_pair(const SwRecognised *of, const Shapes *shapes, int a, int b, SwText *out) {
  sw_text_clear(out);
  if (a >= 0) put_answer(out, "a", shapes->at[a]);
  put_answer(out, "b", shapes->at[b]);
  return leads_to_it(of, out);
}

void sw_shapes_in_message(const char *text, size_t size, const SwRecognised *of, SwText *out) {
  Shapes shapes;
  bool of_a = sw_asks_for(of->id, "a"), of_b = sw_asks_for(of->id, "b");
  sw_text_clear(out);
  if (!of_b) return;
  collect(text, size, of->message, &shapes);
  for (int a = of_a ? 0 : -1; a < (of_a ? shapes.count : 0); a++) {
    for (int b = 0; b < shapes.count; b++) {
      if (a != b && try_pair(of, &shapes, a, b, out)) return;
    }
  }
  sw_text_clear(out);
}

/* -- By name --------------------------------------------------------------------------------- */

#define WIDEST_GAP     40
#define WIDEST_COMMENT 160

static bool has_word(SwPiece text, const char *word) {
  size_t size = strlen(word);
  for (size_t i = 0; i + size <= text.size; i++) {
    if (memcmp(text.at + i, word, size) == 0) return true;
  }
  return false;
}

/* Whether the text between a name and a shape connects them, as " = f(y)  # " does. */
static bool joins(SwPiece gap, SwPiece shape) {
  size_t size = gap.size;
  while (size > 0 && gap.at[size - 1] == ' ')
    size--;
  const char *newline = memchr(gap.at, '\n', gap.size);
  if (size > 3 && gap.at[size - 1] == '#')
    return !newline && (memcmp(gap.at, " = ", 3) == 0 || has_word(gap, "shape"));
  bool second = newline && memchr(newline + 1, '\n', gap.size - (size_t)(newline + 1 - gap.at));
  if (gap.size > WIDEST_GAP || second || memchr(gap.at, ',', gap.size)) return false;
  return shape.at[0] == 't' || has_word(gap, "shape") || has_word(gap, "size");
}

/* The first shape after `at`, and the text between. */
static bool shape_behind(const char *text, const char *at, const char *end, SwPiece *gap,
                         SwPiece *shape) {
  const char *last = end - at > WIDEST_COMMENT ? at + WIDEST_COMMENT : end;
  for (const char *from = at; from < last; from++) {
    if (!strchr("([t", *from)) continue;
    *shape = (SwPiece){from, (size_t)(sw_token_end(from, end) - from)};
    *gap = (SwPiece){at, (size_t)(from - at)};
    if (shape->size > 0 && is_shape(text, *shape)) return true;
  }
  return false;
}

static bool same_shape(SwPiece a, SwPiece b) {
  SwSizes of_a, of_b;
  sw_sizes_read(a, &of_a);
  sw_sizes_read(b, &of_b);
  return of_a.count == of_b.count &&
         memcmp(of_a.at, of_b.at, (size_t)of_a.count * sizeof of_a.at[0]) == 0;
}

bool sw_shape_in_message(const char *text, size_t size, SwPiece message, SwPiece name,
                         SwPiece *out) {
  const char *end = text + size;
  *out = (SwPiece){0};
  for (const char *at = text; at + name.size < end; at++) {
    const char *behind = at + name.size;
    bool word = memcmp(at, name.at, name.size) == 0 && !sw_is_name(*behind) &&
                (at == text || (!sw_is_name(at[-1]) && at[-1] != '.'));
    bool in_message = at >= message.at && at < message.at + message.size;
    SwPiece gap, shape;
    if (!word || in_message || !shape_behind(text, behind, end, &gap, &shape)) continue;
    if (!joins(gap, shape)) continue;
    if (out->size > 0 && !same_shape(*out, shape)) return false;
    *out = shape;
  }
  return out->size > 0;
}
