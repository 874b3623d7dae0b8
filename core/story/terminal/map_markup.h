/*
 * Parts that the picture of a map (SVG) and its page (HTML) share. Both hold all rows and need no
 * other file. A named dim has one colour throughout; they follow the reader's light or dark
 * colours.
 */
#ifndef SW_STORY_TERMINAL_MAP_MARKUP_H
#define SW_STORY_TERMINAL_MAP_MARKUP_H

#include "story/scene/map.h"

#define SW_MARKUP_TEXT 120 /* bytes of a row's source text */

typedef struct SwMarkup {
  const SwProgram *program;
  const char *tag; /* of a dim's element: "tspan" or "span" */
  SwMapLines lines;
  SwText *name; /* malloc'd: the names of dims, in the order in which they are met */
  int names, room;
  SwText *out;
} SwMarkup;

void sw_markup_begin(const SwProgram *program, const char *tag, SwText *out, SwMarkup *self);
void sw_markup_end(SwMarkup *self);
/* Writes text that markup means nothing in; characters that no file may hold become U+FFFD. */
void sw_markup_text(const char *text, SwText *out);
/* Writes the row's source text and how often it ran. */
void sw_markup_label(const SwMarkup *self, const SwMapRow *row);
/* Writes what the row was given and made: "x (b=4, 8) → (b=4, 16)". Returns its columns. */
int sw_markup_facts(SwMarkup *self, const SwMapRow *row);
/* "view", "in place", "same tensor", or "" for a new tensor. */
const char *sw_markup_sign(const SwMapRow *row);
/* Writes the rules of the colours of dims: `.d0{fill:...}`. `property`: that which is coloured. */
void sw_markup_colours(const char *property, SwText *out);
/* Writes "… 3 more rows". */
void sw_markup_more(int64_t more, SwText *out);
/* Whether the next row is in row `at`. */
bool sw_markup_has_inner(const SwMap *map, int at);

/* Does something with row `at`. */
typedef void SwMarkupRow(void *context, int at);
/* Calls `begin` for each row in order, and `end` after all that is in it. False: no memory. */
bool sw_markup_walk(const SwMap *map, SwMarkupRow *begin, SwMarkupRow *end, void *context);

#endif
