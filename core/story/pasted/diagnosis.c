#include "story/pasted/diagnosis.h"

#include "story/pasted/pasted_program.h"
#include "story/pasted/program_in_message.h"
#include "story/pasted/run_result.h"
#include "story/pasted/shapes_in_message.h"

/* Appends answers for the operands whose shapes the text names, such as "x.shape is (5, 75)". */
static void put_shapes(const SwDiagnosis *self, SwText *out) {
  for (int i = 0; i < self->rewritten.count; i++) {
    const SwRewrittenOperand *operand = &self->rewritten.at[i];
    bool named = operand->read.at == operand->bound.at && operand->read.at != operand->name.data;
    SwPiece shape;
    SwSizes sizes;
    if (!named || !sw_shape_in_message(self->plain.at, self->plain.size, self->found->message,
                                       operand->bound, &shape))
      continue;
    sw_sizes_read(shape, &sizes);
    sw_put_answer(out, sw_text_cstr(&operand->name), &sizes);
  }
}

/* Takes program `number` of the message, in the words of the line; false if there is none. */
static bool take(SwDiagnosis *self, const SwFailingLine *line, const SwText *answers, int number) {
  sw_reproduction_clear(&self->made);
  sw_rewritten_clear(&self->rewritten);
  sw_reproduce(self->found, sw_text_cstr(answers), answers->size, number, &self->made);
  if (self->made.program.size == 0) return false;
  sw_rewrite_line(line, self->found, &self->made, &self->rewritten);
  return true;
}

static bool raises_it(const SwDiagnosis *self) {
  SwRunResult result;
  sw_run_result(self->found, &self->made.program, &result);
  sw_text_free(&result.message);
  return result.same;
}

/* Reproduces and rewrites again. The reader's answers come first, so they win over `answers`. Of
 * several programs the first is taken that the line is written like, else the first that raises the
 * message. */
static void rewrite(SwDiagnosis *self, const SwFailingLine *line, const SwText *answers) {
  SwText all = {0};
  int raises = -1, number = 0;
  sw_text_bytes(&all, self->answers.at, self->answers.size);
  sw_text_char(&all, '\n');
  sw_text_put(&all, sw_text_cstr(answers));
  while (take(self, line, &all, number) && self->rewritten.operation.size == 0) {
    if (raises < 0 && raises_it(self)) raises = number;
    number++;
  }
  if (self->rewritten.operation.size == 0) (void)take(self, line, &all, raises < 0 ? 0 : raises);
  sw_text_free(&all);
}

/*
 * Makes a program for the failing line, from the best source of shapes: shapes named for its
 * operands, then any shapes in the text, then first guesses. If the named shapes do not lead to the
 * message, the program falls back to the others.
 */
static void diagnose_line(SwDiagnosis *self) {
  SwText said = {0}, named = {0};
  SwFailingLine line;
  sw_shapes_in_message(self->plain.at, self->plain.size, self->found, &said);
  sw_failing_line(self->plain.at, self->plain.size, self->found->message, &line);
  rewrite(self, &line, &said);
  put_shapes(self, &named);
  if (named.size > 0) {
    sw_text_put(&named, sw_text_cstr(&said));
    rewrite(self, &line, &named);
    if (self->rewritten.operation.size == 0) rewrite(self, &line, &said);
  }
  self->from_message =
      self->answers.size == 0 &&
      sw_program_in_message(self->plain.at, self->plain.size, &line, self->found, &self->made);
  if (self->from_message && self->rewritten.operation.size == 0) {
    self->rewritten.line = self->rewritten.operation = line.code;
    self->rewritten.repairable = false;
  }
  sw_text_free(&named);
  sw_text_free(&said);
}

void sw_diagnosis_make(const SwRecognised *found, SwPiece text, SwPiece plain, SwPiece answers,
                       SwDiagnosis *out) {
  SwText program = {0}, raised = {0};
  *out = (SwDiagnosis){.found = found, .text = text, .plain = plain, .answers = answers};
  SwPastedEnd end = sw_pasted_program(text, plain, found, &program, &raised);
  out->from_paste = end == SW_PASTED_RAISES;
  if (out->from_paste)
    out->made.program = program;
  else
    diagnose_line(out);
  if (end == SW_PASTED_RUNS) out->runs = program;
  if (end == SW_PASTED_NONE) sw_text_free(&program);
  sw_text_free(&raised);
}

void sw_diagnosis_clear(SwDiagnosis *self) {
  sw_text_free(&self->runs);
  sw_rewritten_clear(&self->rewritten);
  sw_reproduction_clear(&self->made);
}
