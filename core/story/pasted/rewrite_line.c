#include "story/pasted/rewrite_line.h"

#include <string.h>

#include "base/arena.h"
#include "story/pasted/line_operation.h"
#include "story/pasted/run_result.h"
#include "syntax/expression_text.h"
#include "syntax/parser.h"

/* Most programs to try for one line. */
#define MOST_TRIES 24

typedef struct Rewriting {
  const SwRecognised *of;
  const SwFailingLine *line;
  const char *code; /* start of the parsed text, in the pasted text */
  SwPiece made;     /* the generated program, before rewriting */
  SwPiece last;     /* its last line */
  SwLineKind kind;
  const char *called; /* the function that the last line calls */
  int items;          /* sizes or indices in its brackets */
  int tries, found;
  SwText program; /* rewritten for the first operation that was found */
  SwRewritten *out;
} Rewriting;

/* -- The generated program -------------------------------------------------------------------- */

/* Reads its names in order. A program with other operands is not rewritten. */
static void read_names(Rewriting *self) {
  const char *end = self->made.at + self->made.size;
  for (const char *at = self->made.at; self->out->count <= SW_MOST_OPERANDS;) {
    const char *newline = memchr(at, '\n', (size_t)(end - at));
    if (!newline) {
      self->last = (SwPiece){at, (size_t)(end - at)};
      return;
    }
    const char *word = at;
    while (sw_is_word(*word))
      word++;
    bool defines = strncmp(word, " = ", 3) == 0;
    if (defines && self->out->count < SW_MOST_OPERANDS)
      sw_text_bytes(&self->out->at[self->out->count].name, at, (size_t)(word - at));
    self->out->count += defines;
    at = newline + 1;
  }
}

/* The operation of the statement, without the assignment. */
static const SwNode *operation_of(const SwNode *block) {
  const SwNode *last = block->first;
  while (last->next)
    last = last->next;
  return last->kind == SW_NODE_EXPRESSION ? last->first : last;
}

/* -- The rewritten program ------------------------------------------------------------------- */

static SwPiece written(const Rewriting *self, const SwNode *node) {
  return (SwPiece){self->code + node->span.start, node->span.end - node->span.start};
}

/* Appends the operation as in the line, with each operand replaced by its name in the program. */
static void put_verbatim(const Rewriting *self, const SwNode *node, SwText *out) {
  SwPiece rest = written(self, node);
  for (int i = 0; i < self->out->count; i++) {
    const SwRewrittenOperand *operand = &self->out->at[i];
    sw_text_bytes(out, rest.at, (size_t)(operand->written.at - rest.at));
    sw_rewritten_read(operand->read, true, out);
    const char *behind = operand->written.at + operand->written.size;
    rest = (SwPiece){behind, (size_t)(rest.at + rest.size - behind)};
  }
  sw_piece_write(rest, out);
}

static bool is_view(const char *name) {
  return strcmp(name, "view") == 0 || strcmp(name, "reshape") == 0;
}

/* Whether the generated program calls the same function. */
static bool is_called(const Rewriting *self, const SwNode *node) {
  const char *name = sw_called(node);
  return strcmp(name, self->called) == 0 || (is_view(name) && is_view(self->called));
}

/* Appends the operation with the arguments from the message; false if they belong to another one.
 */
static bool put_from_message(const Rewriting *self, const SwNode *node, SwText *out) {
  if (self->out->count != 1) return false;
  size_t bracket = strcspn(self->last.at, "([");
  if (bracket >= self->last.size) return false; /* not covered: it calls or indexes */
  int items = sw_line_items(node);
  if (items >= 0 && items != self->items) return false;
  sw_rewritten_read(self->out->at[0].read, false, out);
  if (self->kind == SW_LINE_CALL) {
    bool method = node->first->kind == SW_NODE_ATTRIBUTE && !sw_is_library(node->first->first);
    if (!is_called(self, node) || !method) return false;
    sw_text_char(out, '.');
    sw_text_put(out, sw_called(node));
  }
  sw_text_bytes(out, self->last.at + bracket, self->last.size - bracket);
  return true;
}

/* -- An operation of the line ----------------------------------------------------------------- */

/* Chooses the name for an operand; false if it has none. Sets `swaps` if it may be transposed. */
static bool name_operand(const Rewriting *self, const SwNode *node, SwRewrittenOperand *out,
                         bool *swaps) {
  SwOperandNames names = {0};
  sw_operand_names(node, &names);
  out->written = out->read = out->bound = written(self, node);
  *swaps = false;
  if (node->kind == SW_NODE_NAME) return !sw_is_library(node);
  if (!names.name) return false;
  if (node->kind == SW_NODE_ATTRIBUTE && strcmp(names.name->text, "self") == 0) {
    size_t size = node->name_span.end - node->name_span.start;
    out->bound = out->read = (SwPiece){self->code + node->name_span.start, size};
    return true;
  }
  if (names.own_call) {
    out->bound = out->read = sw_piece_of(&out->name);
    return true;
  }
  out->bound = written(self, names.name);
  *swaps = true;
  return !names.several;
}

static bool ends_in_it(Rewriting *self, SwText *program) {
  SwRunResult result = {0};
  if (self->tries-- > 0 && !program->failed) sw_run_result(self->of, program, &result);
  sw_text_free(&result.message);
  return result.same;
}

/* Names in the brackets of x[i] = y are positions: the first. */
static void put_positions(const SwNode *node, SwText *out) {
  const SwNode *item = node->kind == SW_NODE_ASSIGN ? node->first->first->next : NULL;
  if (item && item->kind == SW_NODE_TUPLE) item = item->first;
  for (; item; item = item->next) {
    if (item->kind != SW_NODE_NAME) continue;
    sw_text_put(out, item->text);
    sw_text_put(out, " = 0\n");
  }
}

static bool try_text(Rewriting *self, const SwNode *node, int swapped, bool verbatim,
                     SwText *program) {
  sw_text_clear(program);
  sw_rewritten_definitions(self->out, self->made, self->last.at, swapped, program);
  put_positions(node, program);
  if (verbatim)
    put_verbatim(self, node, program);
  else if (!put_from_message(self, node, program))
    return false;
  return ends_in_it(self, program);
}

/* Whether the operation raises the message on the shapes that the message gives. */
static bool try_operation(Rewriting *self, const SwNode *node) {
  const SwNode *operands[SW_MOST_OPERANDS];
  SwRewritten *out = self->out;
  int may_swap = 0, there = sw_line_operands(node, operands, SW_MOST_OPERANDS);
  if (there < out->count || (there > 2 && out->count == 2)) return false;
  for (int i = 0; i < out->count; i++) {
    bool swaps;
    if (!name_operand(self, operands[i], &out->at[i], &swaps)) return false;
    may_swap |= swaps << i;
    if (i > 0 && sw_piece_same(out->at[0].bound, out->at[i].bound)) return false;
  }
  SwText program = {0};
  bool ends = false;
  for (int swapped = 0; swapped <= may_swap && !ends; swapped++) {
    if ((swapped & ~may_swap) != 0) continue;
    ends = try_text(self, node, swapped, true, &program) ||
           try_text(self, node, swapped, false, &program);
  }
  if (ends && self->program.size == 0) {
    sw_text_put(&self->program, sw_text_cstr(&program));
    out->operation = written(self, node);
    out->repairable = self->kind != SW_LINE_CALL || is_called(self, node);
  }
  sw_text_free(&program);
  return ends;
}

/* Whether the marks "~~^~~" cover the operation: Python puts them exactly below the one that
 * failed. */
static bool is_marked(const Rewriting *self, const SwNode *node) {
  SwPiece marks = self->line->marks;
  while (marks.size > 0 && marks.at[marks.size - 1] == ' ')
    marks.size--;
  if (marks.size == 0) return true;
  size_t from = (size_t)(self->code - self->line->code.at) + (size_t)self->line->indent;
  size_t first = 0;
  while (marks.at[first] == ' ')
    first++;
  return first == from + node->span.start && marks.size == from + node->span.end;
}

/*
 * Whether an operation in `node` raises the message. Every element-wise operation and every product
 * counts, since each could have failed: only the message gives the shapes of their operands.
 */
static bool search(Rewriting *self, const SwNode *node) {
  bool inside = false;
  for (const SwNode *at = node->first; at; at = at->next)
    inside = search(self, at) || inside;
  SwLineKind kind = sw_line_kind(node);
  bool alike = kind == self->kind || (self->kind == SW_LINE_ELEMENTWISE && kind == SW_LINE_PRODUCT);
  if (kind == SW_LINE_NONE || !alike || !is_marked(self, node)) return inside;
  bool counts = kind < SW_LINE_CALL;
  if (inside && !counts) return true;
  SwRewritten before = *self->out;
  bool ends = self->found <= 1 && try_operation(self, node);
  if (self->found > 0 && !counts) *self->out = before;
  self->found += counts || ends;
  return inside || ends;
}

static void search_line(Rewriting *self, const SwNode *pattern) {
  SwArena arena = {0};
  SwPiece code;
  const SwNode *block = sw_line_parse(self->line, &arena, &code);
  self->code = code.at;
  self->kind = sw_line_kind(pattern);
  self->items = self->kind < SW_LINE_CALL ? 0 : sw_line_items(pattern);
  self->called = pattern->kind == SW_NODE_CALL ? sw_called(pattern) : "";
  if (block && self->kind != SW_LINE_NONE) search(self, block);
  sw_arena_clear(&arena);
}

void sw_rewrite_line(const SwFailingLine *line, const SwRecognised *of, SwReproduction *made,
                     SwRewritten *out) {
  Rewriting self = {.of = of, .line = line, .tries = MOST_TRIES, .out = out};
  SwArena arena = {0};
  SwRefusal refusal = {0};
  SwSource source = {sw_text_cstr(&made->program), made->program.size};
  *out = (SwRewritten){.repairable = true};
  self.made = sw_piece_of(&made->program);
  if (made->program.size == 0) return;
  read_names(&self);
  const SwNode *block = sw_parse(&source, &arena, &refusal);
  const SwNode *pattern = block ? operation_of(block) : NULL;
  if (pattern && out->count > 0 && out->count <= SW_MOST_OPERANDS) search_line(&self, pattern);
  sw_arena_clear(&arena);
  if (self.found == 1 && self.program.size > 0) {
    out->line = line->code;
    SwText before = made->program;
    made->program = self.program;
    self.program = before;
  } else {
    out->operation = (SwPiece){0};
    out->repairable = true;
    out->count = 0;
  }
  sw_text_free(&self.program);
}
