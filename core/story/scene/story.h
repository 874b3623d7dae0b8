/*
 * Stories: the records of one statement laid out as steps.
 *
 *   statement   | record 0                     | record 1 ...
 *   steps         event event event elements...  event event ...
 *
 * Each event of a record's trace is one step. Where data moved, one step an element follows;
 * those are never stored: step k is computed from k.
 */
#ifndef SW_STORY_SCENE_STORY_H
#define SW_STORY_SCENE_STORY_H

#include "runtime/program.h"

/* Steps are exact in JavaScript's numbers. */
#define SW_MAX_STORY_STEPS (((int64_t)1 << 53) - 1)
/* One operation's place in the story of its statement. */
typedef struct SwChapter {
  const SwStatement *statement;
  const SwRecord *record;
  int operation;    /* number within the story */
  int64_t first;    /* its first step */
  int64_t rules;    /* steps of the rule phases */
  int64_t elements; /* steps of the element phase */
} SwChapter;

/* Gives each record its place in the story of its statement: once, when the program has run. */
void sw_stories_lay_out(SwProgram *program);
/* Nothing is told of this statement and later ones, as where memory for their records ran out. */
void sw_stories_cut(SwProgram *program, int statement);

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
int sw_story_count(const SwProgram *program, int statement); /* operations */

/* A run of steps in the same phase. */
typedef struct SwPhaseRun {
  SwPhaseId phase;
  int64_t first, steps;
} SwPhaseRun;

/* The phase run that begins at `step` of the statement's story; false at the chapter's end. */
bool sw_chapter_phase(const SwChapter *self, int64_t step, SwPhaseRun *out);

/* The steps that "Next" stops at; after the last, -1. Of the rules as stops.h says; of the elements
 * the first few, those where the last dim wraps, and the last. Step 0 of a story is always one. */
int64_t sw_chapter_first_stop(const SwChapter *self);
int64_t sw_chapter_stop_after(const SwChapter *self, int64_t step);
/* The same for a reader of lines, who is told every rule step of every operation. */
int64_t sw_chapter_line_after(const SwChapter *self, int64_t step);
/* What the stop says in place of its step's own event; false where that says all. */
bool sw_chapter_stop_event(const SwChapter *self, int64_t step, SwEvent *out);

#endif
