#include "story/terminal/table.h"

#include <string.h>

#include "base/utf8.h"

int sw_table_digits(int64_t value) {
  int digits = value < 0 ? 2 : 1;
  for (; value > 9 || value < -9; value /= 10)
    digits++;
  return digits;
}

int sw_table_width_of(const int64_t *values, int count, int least) {
  int width = least;
  for (int i = 0; i < count; i++) {
    int digits = sw_table_digits(values[i]);
    if (digits > width) width = digits;
  }
  return width;
}

static int characters(const char *text) {
  return (int)sw_utf8_count(text, strlen(text));
}

void sw_table_label(const SwTable *self, const char *label) {
  sw_text_put(self->out, "  ");
  sw_text_put(self->out, label);
  sw_text_repeat(self->out, ' ', self->label - characters(label));
}

void sw_table_text(const SwTable *self, const char *text) {
  sw_text_repeat(self->out, ' ', self->width - characters(text));
  sw_text_put(self->out, text);
}

void sw_table_number(const SwTable *self, int64_t value) {
  sw_text_int_padded(self->out, value, self->width);
}

void sw_table_row(const SwTable *self, const char *label, const int64_t *values, int count) {
  sw_table_label(self, label);
  for (int i = 0; i < count; i++)
    sw_table_number(self, values[i]);
  sw_table_end(self);
}

void sw_table_end(const SwTable *self) {
  SwText *out = self->out;
  while (out->size && out->data[out->size - 1] == ' ') /* not covered: the label ends it */
    out->size--;
  sw_text_char(out, '\n');
}
