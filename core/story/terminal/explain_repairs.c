#include "story/terminal/explain_repairs.h"

#include "story/scene/repairs.h"
#include "story/terminal/wrap.h"

#define INDENT 4

static void put_shape(const SwShape *shape, SwText *out) {
  sw_text_ints(out, shape->size, shape->ndim, SW_INTS_TUPLE);
}

/* The line number is written only where the repair changes another line than the operation's. */
static void put_repair(const SwProgram *program, const SwRecord *record, const SwRepair *repair,
                       SwText *out) {
  SwText sentence = {0};
  sw_text_put(out, "\n  instead");
  if (repair->line) sw_text_put(out, ", line ");
  if (repair->line) sw_text_int(out, repair->line);
  sw_text_put(out, ":  ");
  sw_text_put(out, sw_text_cstr(&repair->code));
  sw_text_char(out, '\n');
  sw_text_repeat(&sentence, ' ', INDENT);
  sw_repair_sentence(program, record, repair, &sentence);
  sw_text_put(&sentence, " The result has shape ");
  put_shape(&repair->shape, &sentence);
  if (repair->is_other) sw_text_put(&sentence, ", not ");
  if (repair->is_other) put_shape(&repair->asked, &sentence);
  sw_text_char(&sentence, '.');
  sw_wrap(sw_text_cstr(&sentence), INDENT, out);
  out->failed |= sentence.failed;
  sw_text_free(&sentence);
}

void sw_explain_repairs(const SwProgram *program, const SwRecord *record, SwText *out) {
  SwRepairs repairs;
  sw_repairs_of(program, record, &repairs);
  out->failed = out->failed || repairs.failed;
  for (int i = 0; i < repairs.count; i++)
    put_repair(program, record, &repairs.at[i], out);
  sw_repairs_clear(&repairs);
}
