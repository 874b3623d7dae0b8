/*
 * Stories: the records of one statement laid out as steps.
 *
 *   statement   | record 0                     | record 1 ...
 *   steps         event event event elements...  event event ...
 *
 * Each event of a record's trace is one step. Where data moved, one step an element follows;
 * those are never stored: step k is computed from k.
 */
#ifndef SW_STORY_STORY_H
#define SW_STORY_STORY_H

#include "lang/program.h"

/* Steps are exact in JavaScript's numbers. */
#define SW_MAX_STORY_STEPS (((int64_t)1 << 53) - 1)
/* Operations told of one statement (a loop may run very many); later ones are left out. */
#define SW_MAX_STORY_OPERATIONS 256

/* One operation's place in the story of its statement. */
typedef struct SwChapter {
  const SwRecord *record;
  int operation;    /* number within the story */
  int64_t first;    /* its first step */
  int64_t rules;    /* steps of the rule phases */
  int64_t elements; /* steps of the element phase */
} SwChapter;

/* The first operation of `statement` that has steps; false when there is none. */
bool sw_story_begin(const SwProgram *program, int statement, SwChapter *out);
/* The next one; false after the last. */
bool sw_story_next(SwChapter *self);
/* The one that holds `step`, or number `operation`. */
bool sw_story_at(const SwProgram *program, int statement, int64_t step, SwChapter *out);
bool sw_story_operation(const SwProgram *program, int statement, int operation, SwChapter *out);

static inline int64_t sw_chapter_steps(const SwChapter *self) {
  return self->rules + self->elements;
}
int64_t sw_story_steps(const SwProgram *program, int statement);
/* How many operations the story of `statement` has, looked for from *next on, which moves along:
 * so that counting for all statements in turn takes one walk. */
int sw_story_count_from(const SwRecord **next, int statement);

/* A run of steps in the same phase. */
typedef struct SwPhaseRun {
  SwPhaseId phase;
  int64_t first, steps;
} SwPhaseRun;

/* The phase run that begins at `step` of the statement's story; false at the chapter's end. */
bool sw_chapter_phase(const SwChapter *self, int64_t step, SwPhaseRun *out);

/* The next step after `step` that "Next" stops at, or -1: every rule step; of the elements the
 * first few, those where the last dim wraps, and the last. */
int64_t sw_chapter_stop_after(const SwChapter *self, int64_t step);

/* The type Story, as JSON; nothing is written when there is nothing to step through. */
void sw_story_json(const SwProgram *program, int statement, SwText *out);

#endif
