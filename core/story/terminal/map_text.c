#include "story/terminal/map_text.h"

#include "base/notices.h"
#include "base/utf8.h"
#include "story/scene/dim_names.h"
#include "story/scene/map.h"
#include "story/scene/map_failed.h"
#include "story/terminal/table.h"

#define MOST_TEXT  60 /* bytes of a row's source text */
#define MOST_WIDTH 44 /* columns before the shapes of most rows */

/* "(b=4, 8)" */
static void put_shape(const SwMap *map, const SwMapTensor *tensor, SwText *out) {
  SwSnapshot shape;
  sw_map_tensor_shape(map, tensor, &shape);
  sw_text_char(out, '(');
  for (int dim = 0; dim < tensor->ndim; dim++) {
    if (dim) sw_text_put(out, ", ");
    if (sw_dim_name_put(&shape, dim, out)) sw_text_char(out, '=');
    if (tensor->unlike >> dim & 1) sw_text_put(out, SW_MAP_UNLIKE);
    sw_text_int(out, shape.layout.shape.size[dim]);
  }
  if (tensor->ndim == 1) sw_text_char(out, ',');
  sw_text_char(out, ')');
}

static void put_more(int64_t more, SwText *out) {
  if (!more) return;
  sw_text_put(out, ", ");
  sw_text_int(out, more);
  sw_text_put(out, " more");
}

static void put_side(const SwMap *map, const SwMapSide *side, SwText *out) {
  for (int i = 0; i < side->count; i++) {
    const SwMapTensor *tensor = &map->tensor[side->first + i];
    if (i) sw_text_put(out, ", ");
    sw_map_tensor_name(tensor, out);
    if (tensor->name) sw_text_char(out, ' ');
    put_shape(map, tensor, out);
  }
  put_more(side->more, out);
}

static void put_facts(const SwMap *map, const SwMapRow *row, SwText *out) {
  static const char *const made[] = {"", "", "  view", "  same tensor"};
  put_side(map, &row->given, out);
  if (row->value.count) {
    sw_text_put(out, row->given.count ? " \xE2\x86\x92 " : "\xE2\x86\x92 ");
    put_side(map, &row->value, out);
  }
  sw_text_put(out, row->writes ? "  in place" : made[row->made]);
}

/* "for block in self.blocks  × 12" */
static void put_label(const SwProgram *program, const SwMapRow *row, SwText *out) {
  if (sw_map_is_fault(row)) sw_text_put(out, "\xE2\x9C\x97 ");
  sw_map_row_text(program, row, MOST_TEXT, out);
  if (row->round && row->times == 1) {
    sw_text_put(out, "  round ");
    sw_text_int(out, row->round);
  }
  if (row->times == 1) return;
  sw_text_put(out, "  \xC3\x97 ");
  sw_text_int(out, row->times);
}

static int width_of(const SwText *text) {
  return (int)sw_utf8_count(sw_text_cstr(text), text->size);
}

/* The columns of the widest label, if it is not too wide. */
static int label_width(const SwProgram *program) {
  const SwMap *map = &program->map;
  int width = 0;
  SwText label = {0};
  for (int i = 0; i < map->rows; i++) {
    sw_text_clear(&label);
    sw_text_repeat(&label, ' ', 2 * map->row[i].depth);
    put_label(program, &map->row[i], &label);
    if (width_of(&label) > width) width = width_of(&label);
  }
  sw_text_free(&label);
  return width < MOST_WIDTH ? width : MOST_WIDTH;
}

static void put_note(int indent, int64_t more, SwText *out) {
  if (!more) return;
  sw_text_repeat(out, ' ', indent);
  sw_text_put(out, "\xE2\x80\xA6 ");
  sw_text_int(out, more);
  sw_text_put(out, more == 1 ? " more row\n" : " more rows\n");
}

/* The measures of the columns. */
typedef struct Columns {
  int line, label;
} Columns;

static void put_below(const char *text, int indent, SwText *out) {
  sw_text_repeat(out, ' ', indent);
  sw_text_put(out, text);
  sw_text_char(out, '\n');
}

static void put_row(const SwProgram *program, const SwMapRow *row, int line, Columns columns,
                    SwText *out) {
  SwText label = {0}, facts = {0}, reason = {0};
  if (line)
    sw_text_int_padded(out, line, columns.line);
  else
    sw_text_repeat(out, ' ', columns.line);
  sw_text_repeat(&label, ' ', 2 * row->depth + 2);
  put_label(program, row, &label);
  put_facts(&program->map, row, &facts);
  sw_text_put(out, sw_text_cstr(&label));
  if (facts.size) {
    sw_text_repeat(out, ' ', columns.label - width_of(&label));
    sw_text_put(out, "  ");
    sw_text_put(out, sw_text_cstr(&facts));
  }
  sw_text_char(out, '\n');
  sw_map_reason_text(program, row, &reason);
  if (row->message) put_below(row->message, columns.line + 2 * row->depth + 4, out);
  if (reason.size) put_below(sw_text_cstr(&reason), columns.line + 2 * row->depth + 4, out);
  out->failed |= label.failed || facts.failed || reason.failed;
  sw_text_free(&label);
  sw_text_free(&facts);
  sw_text_free(&reason);
}

/* Notes the rows that are missing in rows that end before one of this depth. */
static void end_rows(const SwMap *map, int open[], int *deepest, int depth, int indent,
                     SwText *out) {
  for (; *deepest >= depth; --*deepest)
    put_note(indent + 2 * *deepest + 4, map->row[open[*deepest]].more, out);
}

#define MOST_DEPTH 512

void sw_map_text(const SwProgram *program, SwText *out) {
  const SwMap *map = &program->map;
  int open[MOST_DEPTH], deepest = -1;
  SwMapLines lines;
  if (!map->rows) return;
  sw_map_lines(program, &lines);
  if (program->memory.max_values) {
    sw_text_put(out, sw_notice(SW_NOTICE_LAID_OUT));
    sw_text_char(out, '\n');
  }
  const Columns columns = {sw_table_digits(lines.count), label_width(program) + 2};
  for (int i = 0; i < map->rows; i++) {
    const SwMapRow *row = &map->row[i];
    end_rows(map, open, &deepest, row->depth, columns.line, out);
    put_row(program, row, sw_map_line(&lines, program, row), columns, out);
    if (row->depth < MOST_DEPTH) open[deepest = row->depth] = i; /* not covered: calls end before */
  }
  end_rows(map, open, &deepest, 0, columns.line, out);
  put_note(columns.line + 2, map->more, out);
  sw_map_lines_clear(&lines);
}
