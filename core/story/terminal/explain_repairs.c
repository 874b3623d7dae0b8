#include "story/terminal/explain_repairs.h"

#include "story/scene/repairs.h"
#include "story/terminal/wrap.h"

#define INDENT 4

static void put_shape(const SwShape *shape, SwText *out) {
  sw_text_ints(out, shape->size, shape->ndim, SW_INTS_TUPLE);
}

static void put_repair(const SwProgram *program, const SwRecord *record, const SwRepair *repair,
                       SwText *out) {
  SwText told = {0};
  sw_text_put(out, "\n  instead");
  if (repair->line) sw_text_put(out, ", line ");
  if (repair->line) sw_text_int(out, repair->line);
  sw_text_put(out, ":  ");
  sw_text_put(out, sw_text_cstr(&repair->code));
  sw_text_char(out, '\n');
  sw_text_repeat(&told, ' ', INDENT);
  sw_repair_sentence(program, record, repair, &told);
  sw_text_put(&told, " Gives ");
  put_shape(&repair->shape, &told);
  if (repair->is_other) sw_text_put(&told, ", not ");
  if (repair->is_other) put_shape(&repair->asked, &told);
  sw_text_char(&told, '.');
  sw_wrap(sw_text_cstr(&told), INDENT, out);
  out->failed |= told.failed;
  sw_text_free(&told);
}

void sw_explain_repairs(const SwProgram *program, const SwRecord *record, SwText *out) {
  SwRepairs repairs;
  sw_repairs_of(program, record, &repairs);
  out->failed = out->failed || repairs.failed;
  for (int i = 0; i < repairs.count; i++)
    put_repair(program, record, &repairs.at[i], out);
  sw_repairs_clear(&repairs);
}
