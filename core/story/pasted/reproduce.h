/* A small program that raises a recognised message; see reproduce.def. */
#ifndef SW_STORY_PASTED_REPRODUCE_H
#define SW_STORY_PASTED_REPRODUCE_H

#include "story/pasted/recognise.h"

#define SW_MAX_ASKED       4
#define SW_MAX_REPAIR_ROWS 6

/* A value that the message lacks: the reader's answer, or a first guess. */
typedef struct SwAsked {
  const char *name;
  const char *label;
  SwText value;
} SwAsked;

typedef struct SwReproduction {
  int asked_count;
  SwAsked asked[SW_MAX_ASKED];
  SwText program; /* empty if the message has no program */
} SwReproduction;

/* Whether reproduce.def has a program for this message. */
bool sw_is_explained(SwErrorId id);
/* An answer in the reader's words: the first WHEN row that applies, else the WHY row, else NULL. */
const char *sw_why(const SwRecognised *of, SwReproduction *made);
/* Whether the reader is always asked for the value of this name (an ASK row). */
bool sw_asks_for(SwErrorId id, const char *name);

/* Fills CASE row `number` (from 0) of those whose places all have values. `answers`: lines
 * "name=2, 3"; a line with anything but sizes is ignored. Free with sw_reproduction_clear. */
void sw_reproduce(const SwRecognised *of, const char *answers, size_t size, int number,
                  SwReproduction *out);
void sw_reproduction_clear(SwReproduction *self);

/* The line of REPAIR row `i`, which replaces the program's last line, and the reason for it. False
 * if there is no row `i`. */
bool sw_repaired(const SwRecognised *of, SwReproduction *from, int i, SwText *line,
                 const char **why);

#endif
