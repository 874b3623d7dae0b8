/* A small program that ends in a recognised message; see reproduce.def. */
#ifndef SW_STORY_PASTED_REPRODUCE_H
#define SW_STORY_PASTED_REPRODUCE_H

#include "story/pasted/recognise.h"

#define SW_MAX_ASKED       4
#define SW_MAX_REPAIR_ROWS 3

/* What the message does not say: the reader's answer, or a first guess. */
typedef struct SwAsked {
  const char *name;
  const char *label;
  SwText value;
} SwAsked;

typedef struct SwReproduction {
  int asked_count;
  SwAsked asked[SW_MAX_ASKED];
  SwText program; /* empty where there is none */
  bool large;     /* too large to try repairs */
} SwReproduction;

/* Whether any program ends in it. */
bool sw_is_explained(SwErrorId id);
/* What to know of it beside its story; NULL where the story says it all. */
const char *sw_why(SwErrorId id);
/* Whether a value of this name is always asked for. */
bool sw_asks_for(SwErrorId id, const char *name);

/* `answers`: lines "name=2, 3"; what holds more than sizes is passed over. Free with
 * sw_reproduction_clear. */
void sw_reproduce(const SwRecognised *of, const char *answers, size_t size, SwReproduction *out);
void sw_reproduction_clear(SwReproduction *self);

/* What stands in the repair number `i` instead of the program's last line, and why; false where
 * there is none of that number. */
bool sw_repaired(const SwRecognised *of, SwReproduction *from, int i, SwText *line,
                 const char **why);

#endif
