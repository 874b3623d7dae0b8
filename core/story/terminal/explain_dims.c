#include "story/terminal/explain_dims.h"

#include "story/scene/tensors.h"
#include "story/terminal/explain.h"
#include "story/terminal/table.h"

/* Two rows: sizes and strides, the latter in the unit of the dialect (bytes for NumPy). */
static void put_layout(const SwTable *table, const char *size_label, const SwSnapshot *tensor) {
  const SwLayout *layout = &tensor->layout;
  int64_t shown[SW_MAX_DIMS];
  sw_layout_shown_strides(layout, sw_snapshot_unit(tensor), shown);
  sw_table_row(table, size_label, layout->shape.size, layout->shape.ndim);
  sw_table_row(table, "        stride", shown, layout->shape.ndim);
}

/* The row "from dim": a number, or "new". */
static void put_origin(const SwTable *table, const SwRecord *record) {
  const int *from = sw_record_dim_from(record);
  sw_table_label(table, "        from dim");
  for (int dim = 0; dim < record->result.layout.shape.ndim; dim++) {
    if (from[dim] < 0)
      sw_table_text(table, "new");
    else
      sw_table_number(table, from[dim]);
  }
  sw_table_end(table);
}

/* Whether the elements are reordered as one line, as np.repeat(x, 2) does: then no dim of the
 * result comes from a single dim. */
static bool is_flat(const SwRecord *record) {
  return record->kind == SW_STORY_REORDER && record->as.reorder.rule.is_flat;
}

/* Width of the widest size or stride, at least `least` characters. */
static int width_of(const SwSnapshot *tensor, int least) {
  const SwLayout *layout = &tensor->layout;
  int64_t shown[SW_MAX_DIMS];
  sw_layout_shown_strides(layout, sw_snapshot_unit(tensor), shown);
  int width = sw_table_width_of(layout->shape.size, layout->shape.ndim, least);
  return sw_table_width_of(shown, layout->shape.ndim, width);
}

void sw_explain_dims(const SwProgram *program, const SwRecord *record, SwText *out) {
  (void)program;
  const SwSnapshot *before = &record->operand[0], *after = &record->result;
  int width = width_of(before, 3);
  if (record->has_result) width = width_of(after, width);
  SwTable table = {out, 16, width + 2};
  put_layout(&table, "before  size", before);
  if (record->has_result) {
    put_layout(&table, "after   size", after);
    if (!is_flat(record)) put_origin(&table, record);
  }
  sw_text_char(out, '\n');
}
