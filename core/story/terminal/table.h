/* Small tables of numbers for a terminal: a label, then columns aligned to the right. */
#ifndef SW_STORY_TERMINAL_TABLE_H
#define SW_STORY_TERMINAL_TABLE_H

#include "base/text.h"

typedef struct SwTable {
  SwText *out;
  int label; /* width of the labels */
  int width; /* of each column */
} SwTable;

/* Characters that a number takes. */
int sw_table_digits(int64_t value);
int sw_table_width_of(const int64_t *values, int count, int least);

void sw_table_label(const SwTable *self, const char *label);
/* A text of one character a column wide; `text` may be UTF-8. */
void sw_table_text(const SwTable *self, const char *text);
void sw_table_number(const SwTable *self, int64_t value);
/* A whole row. */
void sw_table_row(const SwTable *self, const char *label, const int64_t *values, int count);
void sw_table_end(const SwTable *self);

#endif
