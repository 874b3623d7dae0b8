#include "story/terminal/explain_product.h"

#include "base/utf8.h"
#include "story/scene/name.h"
#include "story/scene/tensors.h"
#include "story/terminal/explain.h"
#include "story/terminal/table.h"

/* One row, of tensor `number`: empty columns for missing batch dims, the batch dims, the bar, and
 * the dims of the matrix. Each factor that is a vector takes one matrix dim from the result. */
static void put_row(const SwProgram *program, const SwRecord *record, int number, int columns,
                    const SwTable *table) {
  const SwShape *shape = &sw_tensors_at(record, number)->layout.shape;
  int matrix = number < 2 ? (shape->ndim < 2 ? shape->ndim : 2) : 0;
  for (int i = 0; number == 2 && i < 2; i++)
    matrix += record->operand[i].layout.shape.ndim > 1;
  int batch = shape->ndim - matrix;
  SwText name = {0};
  sw_tensors_name(program, record, number, &name);
  sw_table_label(table, sw_text_cstr(&name));
  for (int i = 0; i < columns; i++) {
    if (i < columns - batch)
      sw_table_text(table, "");
    else
      sw_table_number(table, shape->size[i - (columns - batch)]);
  }
  if (columns) sw_table_text(table, "|");
  for (int i = batch; i < shape->ndim; i++)
    sw_table_number(table, shape->size[i]);
  sw_table_end(table);
  table->out->failed |= name.failed;
  sw_text_free(&name);
}

void sw_explain_product(const SwProgram *program, const SwRecord *record, SwText *out) {
  int columns = 0, longest = 0, width = 1, count = sw_tensors_count(record);
  for (int i = 0; i < count; i++) {
    const SwShape *shape = &sw_tensors_at(record, i)->layout.shape;
    SwText name = {0};
    sw_tensors_name(program, record, i, &name);
    int length = (int)sw_utf8_count(sw_text_cstr(&name), name.size);
    if (length > longest) longest = length;
    out->failed = out->failed || name.failed;
    sw_text_free(&name);
    if (i < 2 && shape->ndim - 2 > columns) columns = shape->ndim - 2;
    width = sw_table_width_of(shape->size, shape->ndim, width);
  }
  SwTable table = {out, longest + 2, width + 2};
  for (int i = 0; i < count; i++)
    put_row(program, record, i, columns, &table);
  sw_text_char(out, '\n');
}
