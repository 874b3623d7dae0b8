#include "story/pasted/program_in_message.h"

#include <string.h>

#include "story/pasted/line_operation.h"
#include "story/pasted/place_text.h"
#include "story/pasted/run_result.h"
#include "story/pasted/shapes_in_message.h"

#define MOST_NAMES 8

typedef struct Builder {
  const char *text;
  size_t size;
  SwPiece message;
  const char *maker; /* "torch.ones" */
  const SwNode *names[MOST_NAMES];
  int count;
  bool failed;
  SwText program;
} Builder;

static bool is_new(Builder *self, const SwNode *name) {
  for (int i = 0; i < self->count; i++) {
    if (strcmp(self->names[i]->text, name->text) == 0) return false;
  }
  return true;
}

static void define(Builder *self, const SwNode *name) {
  SwPiece shape, word = {name->text, name->size};
  SwPiece style = {self->maker, strlen(self->maker)};
  if (sw_is_library(name) || !is_new(self, name)) return;
  self->failed = self->count == MOST_NAMES ||
                 !sw_shape_in_message(self->text, self->size, self->message, word, &shape);
  if (self->failed) return;
  self->names[self->count++] = name;
  sw_text_bytes(&self->program, word.at, word.size);
  sw_text_put(&self->program, " = ");
  self->failed = !sw_place_text(style, shape, &self->program);
  sw_text_char(&self->program, '\n');
}

/* Defines every name that the line reads; the targets of an assignment are made by the line. */
static void define_all(Builder *self, const SwNode *node) {
  const SwNode *at = node->first;
  for (int64_t i = 0; node->kind == SW_NODE_ASSIGN && i < node->integer; i++)
    at = at->kind == SW_NODE_NAME ? at->next : at;
  if (node->kind == SW_NODE_NAME) define(self, node);
  for (; at && !self->failed; at = at->next)
    define_all(self, at);
}

bool sw_program_in_message(const char *text, size_t size, const SwFailingLine *line,
                           const SwRecognised *of, SwReproduction *made) {
  bool numpy = strstr(sw_text_cstr(&made->program), "np.") != NULL;
  Builder self = {.text = text, .size = size, .message = of->message};
  SwArena arena = {0};
  SwPiece code;
  SwRunResult result = {0};
  const SwNode *block = sw_line_parse(line, &arena, &code);
  self.maker = numpy ? "np.ones" : "torch.ones";
  sw_text_put(&self.program, numpy ? "import numpy as np\n" : "import torch\n");
  if (block) define_all(&self, block);
  if (block) sw_text_bytes(&self.program, code.at, code.size);
  if (self.count > 0 && !self.failed) sw_run_result(of, &self.program, &result);
  if (result.same) {
    SwText program = self.program;
    self.program = made->program;
    made->program = program;
  }
  sw_text_free(&result.message);
  sw_text_free(&self.program);
  sw_arena_clear(&arena);
  return result.same;
}
