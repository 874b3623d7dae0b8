/*
 * Stories: the records of one statement as a sequence of steps, numbered from 0.
 *
 *   statement   | record 0                     | record 1 ...
 *   steps         event event event elements...  event event ...
 *
 * Each event of a record's trace is one step. If the operation computes or moves elements, one step
 * for each element follows; these are not stored, as step k can be computed from k (element.h). So
 * a story of a million elements costs no more than one of two.
 */
#ifndef SW_STORY_SCENE_STORY_H
#define SW_STORY_SCENE_STORY_H

#include "runtime/program.h"

/* The most steps of a story: numbers of steps stay exact in JavaScript. */
#define SW_MAX_STORY_STEPS (((int64_t)1 << 53) - 1)

/* A chapter: one operation's place in the story of its statement. */
typedef struct SwChapter {
  const SwStatement *statement;
  const SwRecord *record;
  int operation;    /* number of the chapter, counted from 0 */
  int64_t first;    /* its first step */
  int64_t rules;    /* steps of the rule phases */
  int64_t elements; /* steps of the element phase */
} SwChapter;

/* Gives each record its place in the story of its statement. Call once, when the program has run.
 */
void sw_stories_lay_out(SwProgram *program);
/* Removes the stories of this and all later statements, as if memory for their records had run out.
 */
void sw_stories_cut(SwProgram *program, int statement);

/* The first chapter of a statement's story; false if it has none. */
bool sw_story_begin(const SwProgram *program, int statement, SwChapter *out);
/* Moves to the next chapter; false after the last. */
bool sw_story_next(SwChapter *self);
/* The chapter that contains `step`; chapter number `operation`. False if there is none. */
bool sw_story_at(const SwProgram *program, int statement, int64_t step, SwChapter *out);
bool sw_story_operation(const SwProgram *program, int statement, int operation, SwChapter *out);

static inline int64_t sw_chapter_steps(const SwChapter *self) {
  return self->rules + self->elements;
}
/* Number of steps, and of chapters, of a statement's story. */
int64_t sw_story_steps(const SwProgram *program, int statement);
int sw_story_count(const SwProgram *program, int statement);

/* Neighbouring steps of the same phase. */
typedef struct SwPhaseRun {
  SwPhaseId phase;
  int64_t first, steps;
} SwPhaseRun;

/* The run that begins at `step` of the statement's story; false if the chapter ends there. */
bool sw_chapter_phase(const SwChapter *self, int64_t step, SwPhaseRun *out);

/* The steps at which "Next" stops; -1 after the last. Stops of the rules: stops.h. Stops of the
 * elements: the first three, the first of each of the next rows, and the last. Step 0 of a story is
 * always a stop. */
int64_t sw_chapter_first_stop(const SwChapter *self);
int64_t sw_chapter_stop_after(const SwChapter *self, int64_t step);
/* The same for text (story/terminal), which lists every step of the rules. */
int64_t sw_chapter_line_after(const SwChapter *self, int64_t step);
/* The event that the stop shows in place of its own; false if it shows its own. */
bool sw_chapter_stop_event(const SwChapter *self, int64_t step, SwEvent *out);

#endif
