/*
 * Small tables for a terminal: each line has a label, then columns aligned on the right. A line is
 * written from left to right and closed by sw_table_end. Widths count characters, not bytes.
 */
#ifndef SW_STORY_TERMINAL_TABLE_H
#define SW_STORY_TERMINAL_TABLE_H

#include "base/text.h"

/* The measures of a table; lines go straight to `out`. */
typedef struct SwTable {
  SwText *out;
  int label; /* width of the label column, after an indent of 2 */
  int width; /* width of each other column */
} SwTable;

/* Number of characters of an integer, with its minus sign. */
int sw_table_digits(int64_t value);
/* The most characters of any of the values, but at least `least`. */
int sw_table_width_of(const int64_t *values, int count, int least);

/* Begins a line with its label. */
void sw_table_label(const SwTable *self, const char *label);
/* One cell. `text` is UTF-8 and NUL-terminated. */
void sw_table_text(const SwTable *self, const char *text);
void sw_table_number(const SwTable *self, int64_t value);
/* A whole line: label, numbers, end. */
void sw_table_row(const SwTable *self, const char *label, const int64_t *values, int count);
/* Ends the line and removes the blanks at its end. */
void sw_table_end(const SwTable *self);

#endif
