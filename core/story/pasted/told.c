#include "story/pasted/told.h"

#include "story/pasted/own_program.h"
#include "story/pasted/said_program.h"
#include "story/pasted/said_shapes.h"

/* The shapes that the text says the operands of the line have, as answers. */
static void put_said(const SwTold *told, SwText *out) {
  for (int i = 0; i < told->retold.count; i++) {
    const SwRetoldOperand *operand = &told->retold.at[i];
    bool named = operand->read.at == operand->bound.at && operand->read.at != operand->name.data;
    SwPiece shape;
    SwSizes sizes;
    if (!named || !sw_said_shape_of(told->plain.at, told->plain.size, told->found->message,
                                    operand->bound, &shape))
      continue;
    sw_sizes_read(shape, &sizes);
    sw_said_answer(out, sw_text_cstr(&operand->name), &sizes);
  }
}

/* With `answers` more to go by than the reader's own. */
static void retell(SwTold *told, const SwFailingLine *line, const SwText *answers) {
  SwText all = {0};
  sw_text_bytes(&all, told->answers.at, told->answers.size);
  sw_text_char(&all, '\n');
  sw_text_put(&all, sw_text_cstr(answers));
  sw_reproduction_clear(&told->made);
  sw_retold_clear(&told->retold);
  sw_reproduce(told->found, sw_text_cstr(&all), all.size, &told->made);
  sw_retell(line, told->found, &told->made, &told->retold);
  sw_text_free(&all);
}

/* What the reader answers goes before what stands in the text. */
static void tell_line(SwTold *told) {
  SwText said = {0}, named = {0};
  SwFailingLine line;
  sw_said_shapes(told->plain.at, told->plain.size, told->found, &said);
  sw_failing_line(told->plain.at, told->plain.size, told->found->message, &line);
  retell(told, &line, &said);
  put_said(told, &named);
  if (named.size > 0) {
    sw_text_put(&named, sw_text_cstr(&said));
    retell(told, &line, &named);
    if (told->retold.operation.size == 0) retell(told, &line, &said);
  }
  told->said = told->answers.size == 0 &&
               sw_said_program(told->plain.at, told->plain.size, &line, told->found, &told->made);
  if (told->said && told->retold.operation.size == 0) {
    told->retold.line = told->retold.operation = line.code;
    told->retold.mended = false;
  }
  sw_text_free(&named);
  sw_text_free(&said);
}

void sw_tell(const SwRecognised *found, SwPiece text, SwPiece plain, SwPiece answers, SwTold *out) {
  SwText program = {0}, raised = {0};
  *out = (SwTold){.found = found, .text = text, .plain = plain, .answers = answers};
  SwOwnEnd end = sw_own_program(text, plain, found, &program, &raised);
  out->own = end == SW_OWN_ENDS;
  if (out->own)
    out->made.program = program;
  else
    tell_line(out);
  if (end == SW_OWN_RUNS) out->runs = program;
  if (end == SW_OWN_NONE) sw_text_free(&program);
  sw_text_free(&raised);
}

void sw_told_clear(SwTold *self) {
  sw_text_free(&self->runs);
  sw_retold_clear(&self->retold);
  sw_reproduction_clear(&self->made);
}
