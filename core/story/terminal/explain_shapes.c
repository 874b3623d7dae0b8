#include "story/terminal/explain_shapes.h"

#include "base/utf8.h"
#include "story/scene/letters.h"
#include "story/scene/name.h"
#include "story/scene/shape_rows.h"
#include "story/terminal/explain.h"
#include "story/terminal/table.h"

/* Names of the operands and the result, and the width that they take. */
typedef struct Names {
  SwText at[SW_RECORD_OPERANDS + 1]; /* at[operand_count]: the result */
  int longest;                       /* in characters */
} Names;

static void name_rows(const SwProgram *program, const SwRecord *record, Names *out) {
  *out = (Names){0};
  for (int i = 0; i <= record->operand_count; i++) {
    sw_tensors_name(program, record, i, &out->at[i]);
    int length = (int)sw_utf8_count(sw_text_cstr(&out->at[i]), out->at[i].size);
    if (length > out->longest) out->longest = length;
  }
}

/* Digits of the largest size in the picture. */
static int widest_size(const SwShapeRows *rows) {
  int width = 1;
  for (int row = 0; row < rows->row_count; row++) {
    for (int i = 0; i < rows->column_count; i++) {
      int digits = sw_table_digits(rows->cell[row][i].size);
      if (digits > width) width = digits;
    }
  }
  for (int i = 0; i < rows->target.ndim; i++) {
    int digits = sw_table_digits(rows->target.size[i]);
    if (digits > width) width = digits;
  }
  return width;
}

/* Writes a size with a blank on each side, or in parentheses if the dim was padded. */
static void put_size(const SwTable *table, int64_t size, bool is_padded) {
  sw_text_repeat(table->out, ' ', table->width - sw_table_digits(size) - 2);
  sw_text_char(table->out, is_padded ? '(' : ' ');
  sw_text_int(table->out, size);
  sw_text_char(table->out, is_padded ? ')' : ' ');
}

/* The own sizes of an operand (1 where it stretched), then the strides with which it is read. */
static void put_row(const SwShapeRows *rows, const SwRecord *record, int row,
                    const SwTable *table) {
  bool has_strides = false;
  for (int i = 0; i < rows->column_count; i++) {
    const SwSizeCell *cell = &rows->cell[row][i];
    bool own = cell->own_dim >= 0;
    has_strides = has_strides || cell->has_stride;
    if (cell->state == SW_CELL_ABSENT)
      sw_table_text(table, "");
    else
      put_size(table, own ? cell->original : 1, !own);
  }
  if (!has_strides) return;
  SwSnapshot stretched = record->operand[row];
  stretched.layout = record->stretched[row];
  sw_text_put(table->out, "  strides ");
  sw_snapshot_strides(&stretched, table->out);
  if (sw_snapshot_bytes(&stretched)) sw_text_put(table->out, " in bytes");
}

/* Sizes of the result; of a refused comparison those found so far and "?" at the clash. */
static void put_result(const SwShapeRows *rows, const SwTable *table) {
  int missing = rows->column_count - rows->target.ndim;
  for (int i = 0; i < rows->column_count; i++) {
    if (rows->column[i].has_size)
      put_size(table, rows->column[i].size, false);
    else if (rows->has_target && i >= missing)
      put_size(table, rows->target.size[i - missing], false);
    else
      sw_table_text(table, rows->column[i].verdict == SW_VERDICT_REFUSED ? "? " : "");
  }
}

/* The line of marks under the columns, left out where nothing was compared. */
static void put_verdicts(const SwShapeRows *rows, const SwTable *table) {
  static const char *const marks[] = {"",   "= ",        "\xE2\x86\x94 ", "\xE2\x86\x94 ",
                                      "+ ", "\xCE\xA3 ", "\xE2\x9C\x97 "};
  bool any = false;
  for (int i = 0; i < rows->column_count; i++)
    any = any || *marks[rows->column[i].verdict];
  if (!any) return;
  sw_table_label(table, "");
  for (int i = 0; i < rows->column_count; i++)
    sw_table_text(table, marks[rows->column[i].verdict]);
  sw_table_end(table);
}

/* The line of an einsum's letters above their columns. Columns widen to the longest letter, as dims
 * named by the program have longer names. */
static void put_letters(const SwShapeRows *rows, const SwRecord *record, SwTable *table) {
  SwText letter[SW_MAX_DIMS] = {0};
  for (int i = 0; i < rows->column_count; i++) {
    sw_letter_put(record, &record->trace.events[i + 1], &letter[i]);
    int chars = (int)sw_utf8_count(sw_text_cstr(&letter[i]), letter[i].size);
    if (chars + 3 > table->width) table->width = chars + 3;
  }
  sw_table_label(table, "");
  for (int i = 0; i < rows->column_count; i++) {
    sw_text_char(&letter[i], ' ');
    sw_table_text(table, sw_text_cstr(&letter[i]));
    table->out->failed |= letter[i].failed;
    sw_text_free(&letter[i]);
  }
  sw_table_end(table);
}

void sw_explain_shapes(const SwProgram *program, const SwRecord *record, SwText *out) {
  SwShapeRows rows;
  Names names;
  sw_shape_rows_at(record, record->trace.count - 1, true, &rows);
  if (rows.column_count == 0) return;
  name_rows(program, record, &names);
  SwTable table = {out, names.longest + 2, widest_size(&rows) + 3};
  if (sw_has_letters(record)) put_letters(&rows, record, &table);
  for (int row = 0; row < rows.row_count; row++) {
    sw_table_label(&table, sw_text_cstr(&names.at[row]));
    put_row(&rows, record, row, &table);
    sw_table_end(&table);
  }
  sw_table_label(&table, sw_text_cstr(&names.at[record->operand_count]));
  put_result(&rows, &table);
  sw_table_end(&table);
  put_verdicts(&rows, &table);
  sw_text_char(out, '\n');
  for (int i = 0; i <= record->operand_count; i++) {
    out->failed |= names.at[i].failed;
    sw_text_free(&names.at[i]);
  }
}
