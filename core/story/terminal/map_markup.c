#include "story/terminal/map_markup.h"

#include <stdlib.h>
#include <string.h>

#include "base/utf8.h"
#include "story/scene/dim_names.h"

#define COLOURS 8

void sw_markup_begin(const SwProgram *program, const char *tag, SwText *out, SwMarkup *self) {
  *self = (SwMarkup){.program = program, .tag = tag, .out = out};
  sw_map_lines(program, &self->lines);
}

void sw_markup_end(SwMarkup *self) {
  for (int i = 0; i < self->names; i++)
    sw_text_free(&self->name[i]);
  free(self->name);
  sw_map_lines_clear(&self->lines);
}

/* The reference for a character that has a meaning in markup, or NULL. */
static const char *reference(char c) {
  switch (c) {
  case '&': return "&amp;";
  case '<': return "&lt;";
  case '>': return "&gt;";
  case '"': return "&quot;";
  default: return (unsigned char)c < ' ' || c == 0x7F ? "\xEF\xBF\xBD" : NULL;
  }
}

void sw_markup_text(const char *text, SwText *out) {
  for (size_t at = 0, size = strlen(text); at < size;) {
    int length = sw_utf8_length(text + at, size - at);
    const char *instead = length ? reference(text[at]) : "\xEF\xBF\xBD";
    if (instead)
      sw_text_put(out, instead);
    else
      sw_text_bytes(out, text + at, (size_t)length);
    at += length ? (size_t)length : 1;
  }
}

void sw_markup_label(const SwMarkup *self, const SwMapRow *row) {
  SwText text = {0};
  if (sw_map_is_fault(row)) sw_text_put(self->out, "\xE2\x9C\x97 ");
  sw_map_row_text(self->program, row, SW_MARKUP_TEXT, &text);
  sw_markup_text(sw_text_cstr(&text), self->out);
  sw_text_free(&text);
  if (row->round && row->times == 1) {
    sw_text_put(self->out, "  round ");
    sw_text_int(self->out, row->round);
  }
  if (row->times == 1) return;
  sw_text_put(self->out, "  \xC3\x97 ");
  sw_text_int(self->out, row->times);
}

/* The number of a dim's name; -1 if memory runs out. */
static int number_of(SwMarkup *self, const SwText *name) {
  for (int i = 0; i < self->names; i++) {
    if (strcmp(sw_text_cstr(&self->name[i]), sw_text_cstr(name)) == 0) return i;
  }
  if (self->names == self->room) {
    int room = self->room ? 2 * self->room : 16;
    SwText *grown = realloc(self->name, (size_t)room * sizeof *grown);
    if (!grown) return -1;
    self->name = grown;
    self->room = room;
  }
  self->name[self->names] = (SwText){0};
  sw_text_put(&self->name[self->names], sw_text_cstr(name));
  return self->names++;
}

static void put_tag(SwMarkup *self, const char *before, const char *after) {
  sw_text_put(self->out, before);
  sw_text_put(self->out, self->tag);
  sw_text_put(self->out, after);
}

/* A dim, "b=4", as an element of the class of its colour and of its number; its size in one of its
 * own if it does not fit. Returns its columns. */
static int put_dim(SwMarkup *self, const SwSnapshot *shape, int dim, bool unlike) {
  SwText name = {0}, size = {0};
  bool named = sw_dim_name_put(shape, dim, &name);
  int number = named ? number_of(self, &name) : -1;
  if (number >= 0) {
    put_tag(self, "<", " class=\"d");
    sw_text_int(self->out, number % COLOURS);
    sw_text_put(self->out, " n");
    sw_text_int(self->out, number);
    sw_text_put(self->out, "\">");
  }
  if (named) sw_markup_text(sw_text_cstr(&name), self->out);
  sw_text_put(&size, named ? "=" : "");
  if (unlike) sw_text_put(&size, SW_MAP_UNLIKE);
  sw_text_int(&size, shape->layout.shape.size[dim]);
  if (unlike) put_tag(self, "<", " class=\"unlike\">");
  sw_text_put(self->out, sw_text_cstr(&size));
  if (unlike) put_tag(self, "</", ">");
  if (number >= 0) put_tag(self, "</", ">");
  int columns = (int)(sw_utf8_count(sw_text_cstr(&name), name.size) +
                      sw_utf8_count(sw_text_cstr(&size), size.size));
  sw_text_free(&name);
  sw_text_free(&size);
  return columns;
}

static int put_tensor(SwMarkup *self, const SwMapTensor *tensor) {
  SwText name = {0};
  SwSnapshot shape;
  sw_map_tensor_shape(&self->program->map, tensor, &shape);
  sw_map_tensor_name(tensor, &name);
  if (tensor->name) sw_text_char(&name, ' ');
  sw_markup_text(sw_text_cstr(&name), self->out);
  int columns = (int)sw_utf8_count(sw_text_cstr(&name), name.size) + 2;
  sw_text_free(&name);
  sw_text_char(self->out, '(');
  for (int dim = 0; dim < tensor->ndim; dim++) {
    if (dim) sw_text_put(self->out, ", ");
    columns += put_dim(self, &shape, dim, tensor->unlike >> dim & 1) + 2 * (dim > 0);
  }
  sw_text_put(self->out, tensor->ndim == 1 ? ",)" : ")");
  return columns + (tensor->ndim == 1);
}

static int put_side(SwMarkup *self, const SwMapSide *side) {
  int columns = 0;
  for (int i = 0; i < side->count; i++) {
    if (i) sw_text_put(self->out, ", ");
    columns += put_tensor(self, &self->program->map.tensor[side->first + i]) + 2 * (i > 0);
  }
  if (!side->more) return columns;
  sw_text_put(self->out, ", ");
  sw_text_int(self->out, side->more);
  sw_text_put(self->out, " more");
  return columns + 12;
}

int sw_markup_facts(SwMarkup *self, const SwMapRow *row) {
  int columns = put_side(self, &row->given);
  if (!row->value.count) return columns;
  sw_text_put(self->out, row->given.count ? " \xE2\x86\x92 " : "\xE2\x86\x92 ");
  return columns + 3 + put_side(self, &row->value);
}

const char *sw_markup_sign(const SwMapRow *row) {
  static const char *const made[] = {"", "", "view", "same tensor"};
  return row->writes ? "in place" : made[row->made];
}

/* The colours of dims on the site (web/src/styles/tokens.css): on light, on dark. */
void sw_markup_colours(const char *property, SwText *out) {
  static const char *const colour[COLOURS] = {
      "#235fa4,#7db4f5", "#a4480f,#f2a266", "#176d6d,#5fc9c4", "#7638a0,#cc9cf0",
      "#5c6812,#bccb58", "#a42878,#f193cd", "#4b4fb8,#a6abfa", "#5c5148,#c9b9aa"};
  for (int dark = 0; dark < 2; dark++) {
    if (dark) sw_text_put(out, "@media(prefers-color-scheme:dark){\n");
    for (int i = 0; i < COLOURS; i++) {
      sw_text_put(out, ".d");
      sw_text_int(out, i);
      sw_text_char(out, '{');
      sw_text_put(out, property);
      sw_text_char(out, ':');
      sw_text_bytes(out, colour[i] + 8 * dark, 7);
      sw_text_put(out, "}\n");
    }
    if (dark) sw_text_put(out, "}\n");
  }
}

void sw_markup_more(int64_t more, SwText *out) {
  sw_text_put(out, "\xE2\x80\xA6 ");
  sw_text_int(out, more);
  sw_text_put(out, more == 1 ? " more row" : " more rows");
}

bool sw_markup_has_inner(const SwMap *map, int at) {
  return at + 1 < map->rows && map->row[at + 1].depth > map->row[at].depth;
}

bool sw_markup_walk(const SwMap *map, SwMarkupRow *begin, SwMarkupRow *end, void *context) {
  int *open = malloc((size_t)map->rows * sizeof *open), count = 0;
  if (!open) return false;
  for (int i = 0; i < map->rows; i++) {
    begin(context, i);
    open[count++] = i;
    int next = i + 1 < map->rows ? map->row[i + 1].depth : 0;
    while (count && map->row[open[count - 1]].depth >= next)
      end(context, open[--count]);
  }
  free(open);
  return true;
}
