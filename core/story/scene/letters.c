#include "story/scene/letters.h"

#include "story/scene/dim_names.h"
#include "story/scene/name.h"

#define REST "\xE2\x80\xA6" /* for a dim of `...`, which has no letter */

bool sw_has_letters(const SwRecord *record) {
  return record->trace.events[0].id == SW_EV_LETTERS;
}

int sw_letter_dim(const SwEvent *letter, int row) {
  return (int)(letter->fact[3] >> 8 * row & 0xff) - 1;
}

bool sw_letter_is_summed(const SwEvent *letter) {
  return letter->fact[0] == 2 || letter->fact[0] == 3 || letter->fact[0] == 5;
}

static void put_dim(const SwRecord *record, int row, int dim, SwText *out) {
  if (!sw_dim_name_put(&record->operand[row], dim, out)) sw_text_put(out, REST);
}

void sw_letter_put(const SwRecord *record, const SwEvent *letter, SwText *out) {
  int row = 0;
  while (sw_letter_dim(letter, row) < 0)
    row++;
  put_dim(record, row, sw_letter_dim(letter, row), out);
}

/* "a, b": the operands that have the letter. */
static void put_owners(const SwProgram *program, const SwRecord *record, const SwEvent *letter,
                       SwText *out) {
  const char *between = "";
  for (int row = 0; row < record->operand_count; row++) {
    if (sw_letter_dim(letter, row) < 0) continue;
    sw_text_put(out, between);
    sw_tensors_name(program, record, row, out);
    between = ", ";
  }
}

/* "a (b, i, j), b (b, j, k)": every operand with its letters. */
static void put_operands(const SwProgram *program, const SwRecord *record, SwText *out) {
  for (int row = 0; row < record->operand_count; row++) {
    if (row) sw_text_put(out, ", ");
    sw_tensors_name(program, record, row, out);
    sw_text_put(out, " (");
    for (int dim = 0; dim < record->operand[row].layout.shape.ndim; dim++) {
      if (dim) sw_text_put(out, ", ");
      put_dim(record, row, dim, out);
    }
    sw_text_char(out, ')');
  }
}

/* "(b, i, k)": the letters of the result, which come first in the trace. */
static void put_result(const SwRecord *record, SwText *out) {
  sw_text_char(out, '(');
  for (int i = 1; i < record->trace.count; i++) {
    const SwEvent *letter = &record->trace.events[i];
    if (sw_letter_is_summed(letter)) continue;
    if (i > 1) sw_text_put(out, ", ");
    sw_letter_put(record, letter, out);
  }
  sw_text_char(out, ')');
}

void sw_letters_text(const SwProgram *program, const SwRecord *record, const SwEvent *event,
                     const char *name, SwText *out) {
  bool all = event->id == SW_EV_LETTERS;
  if (*name == 'r')
    put_result(record, out);
  else if (*name == 'l')
    sw_letter_put(record, event, out);
  else if (all)
    put_operands(program, record, out);
  else
    put_owners(program, record, event, out);
}
