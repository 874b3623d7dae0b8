#include "story/terminal/map_svg.h"

#include <string.h>

#include "base/utf8.h"
#include "story/scene/map_failed.h"
#include "story/terminal/map_markup.h"
#include "story/terminal/table.h"

#define LINE  20 /* height of a row */
#define TENTH 82 /* tenths of a pixel that a character is wide at most */
#define EDGE  14
#define LABEL 44 /* columns before the shapes of most rows */

static const char style[] =
    "text{font:13px ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace;"
    "white-space:pre;fill:#1d1f24}\n"
    "rect{fill:#fff}.line,.sign{fill:#5d6370}.bad{fill:#fbe4e1}.why,.unlike{fill:#a3271c}"
    ".unlike{font-weight:700}\n"
    "@media(prefers-color-scheme:dark){text{fill:#e8e8ea}rect{fill:#17181c}.line,.sign{fill:#"
    "a3a8b3}"
    ".bad{fill:#43201d}.why,.unlike{fill:#ff9d92}}\n";

typedef struct Picture {
  SwMarkup markup;
  SwText body;
  int row, columns; /* lines written, and the columns of the widest */
  int number;       /* columns of line numbers */
} Picture;

static int pixels(int columns) {
  return columns * TENTH / 10;
}

static void begin_text(Picture *self, int column, const char *style_class) {
  SwText *out = &self->body;
  sw_text_put(out, "<text x=\"");
  sw_text_int(out, EDGE + pixels(column));
  sw_text_put(out, "\" y=\"");
  sw_text_int(out, EDGE + LINE * self->row + 14);
  sw_text_put(out, style_class ? "\" class=\"" : "");
  sw_text_put(out, style_class ? style_class : "");
  sw_text_put(out, "\">");
}

static void end_text(Picture *self, int columns) {
  sw_text_put(&self->body, "</text>");
  if (columns > self->columns) self->columns = columns;
}

/* A line below a row: why it failed, or how many rows are missing. */
static void put_note(Picture *self, int depth, const char *text, const char *style_class) {
  int column = self->number + 2 * depth + 4;
  begin_text(self, column, style_class);
  sw_markup_text(text, &self->body);
  end_text(self, column + (int)sw_utf8_count(text, sw_utf8_valid_prefix(text, strlen(text))));
  sw_text_char(&self->body, '\n');
  self->row++;
}

static void put_more(Picture *self, int depth, int64_t more) {
  SwText text = {0};
  if (!more) return;
  sw_markup_more(more, &text);
  put_note(self, depth, sw_text_cstr(&text), "sign");
  sw_text_free(&text);
}

static void put_reason(Picture *self, const SwMapRow *row) {
  SwText text = {0};
  sw_map_reason_text(self->markup.program, row, &text);
  if (text.size) put_note(self, row->depth, sw_text_cstr(&text), NULL);
  sw_text_free(&text);
}

static void put_bar(Picture *self) {
  sw_text_put(&self->body, "<rect class=\"bad\" width=\"100%\" height=\"20\" y=\"");
  sw_text_int(&self->body, EDGE + LINE * self->row);
  sw_text_put(&self->body, "\"/>");
}

static void begin_row(void *context, int at) {
  Picture *self = context;
  const SwMapRow *row = &self->markup.program->map.row[at];
  SwText label = {0}, *body = &self->body;
  SwMarkup apart = self->markup;
  int line = sw_map_line(&self->markup.lines, self->markup.program, row);
  bool failed = sw_map_is_fault(row);
  if (failed) put_bar(self);
  if (line) {
    begin_text(self, self->number - sw_table_digits(line), "line");
    sw_text_int(body, line);
    end_text(self, 0);
  }
  int column = self->number + 2 + 2 * row->depth;
  apart.out = &label;
  sw_markup_label(&apart, row);
  begin_text(self, column, failed ? "why" : NULL);
  sw_text_put(body, sw_text_cstr(&label));
  column += (int)sw_utf8_count(sw_text_cstr(&label), label.size);
  end_text(self, column);
  sw_text_free(&label);
  if (row->given.count + row->value.count > 0) {
    column = column + 2 > self->number + LABEL ? column + 2 : self->number + LABEL;
    begin_text(self, column, NULL);
    column += sw_markup_facts(&self->markup, row);
    end_text(self, column);
  }
  const char *sign = sw_markup_sign(row);
  if (*sign) {
    begin_text(self, column + 1, "sign");
    sw_text_put(body, sign);
    end_text(self, column + 13);
  }
  sw_text_char(body, '\n');
  self->row++;
  if (row->message) put_note(self, row->depth, row->message, failed ? "why" : "sign");
  put_reason(self, row);
}

static void put_size(const char *name, int size, SwText *out) {
  sw_text_char(out, ' ');
  sw_text_put(out, name);
  sw_text_put(out, "=\"");
  sw_text_int(out, size);
  sw_text_char(out, '"');
}

static void put_picture(const Picture *self, SwText *out) {
  sw_text_put(out, "<svg xmlns=\"http://www.w3.org/2000/svg\"");
  put_size("width", pixels(self->columns) + 2 * EDGE, out);
  put_size("height", LINE * self->row + 2 * EDGE, out);
  sw_text_put(out, ">\n<title>Shapes of every call</title>\n<style>\n");
  sw_text_put(out, style);
  sw_markup_colours("fill", out);
  sw_text_put(out, "</style>\n<rect width=\"100%\" height=\"100%\"/>\n");
  sw_text_put(out, sw_text_cstr(&self->body));
  sw_text_put(out, "</svg>\n");
}

static void end_row(void *context, int at) {
  Picture *self = context;
  const SwMapRow *row = &self->markup.program->map.row[at];
  put_more(self, row->depth, row->more);
}

void sw_map_svg(const SwProgram *program, SwText *out) {
  const SwMap *map = &program->map;
  Picture self = {0};
  if (!map->rows) return;
  sw_markup_begin(program, "tspan", &self.body, &self.markup);
  self.number = sw_table_digits(self.markup.lines.count);
  out->failed |= !sw_markup_walk(map, begin_row, end_row, &self);
  put_more(&self, 0, map->more);
  put_picture(&self, out);
  sw_markup_end(&self.markup);
  sw_text_free(&self.body);
}
