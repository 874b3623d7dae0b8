#include "story/story.h"

#include "story/element.h"

#define FIRST_ELEMENTS 3
#define WRAPS          8

/* Fills in the counts; false when there is nothing to step through. */
static bool measure(SwChapter *self) {
  self->rules = self->record->trace.count;
  self->elements = sw_element_count(self->record);
  int64_t room = SW_MAX_STORY_STEPS - self->first - self->rules;
  if (self->elements > room) self->elements = room > 0 ? room : 0;
  return self->rules + self->elements > 0;
}

/* From self->record on, the first record of the statement that has steps. */
static bool settle(SwChapter *self, int statement) {
  if (self->operation == SW_MAX_STORY_OPERATIONS) return false;
  /* Records are in order of their statements. */
  for (; self->record && self->record->statement <= statement; self->record = self->record->next) {
    if (self->record->statement == statement && measure(self)) return true;
  }
  return false;
}

bool sw_story_begin(const SwProgram *program, int statement, SwChapter *out) {
  *out = (SwChapter){.record = program->records};
  return settle(out, statement);
}

bool sw_story_next(SwChapter *self) {
  int statement = self->record->statement;
  self->first += sw_chapter_steps(self);
  self->operation++;
  self->record = self->record->next;
  return settle(self, statement);
}

bool sw_story_at(const SwProgram *program, int statement, int64_t step, SwChapter *out) {
  bool found = step >= 0 && sw_story_begin(program, statement, out);
  while (found && step >= out->first + sw_chapter_steps(out))
    found = sw_story_next(out);
  return found;
}

bool sw_story_operation(const SwProgram *program, int statement, int operation, SwChapter *out) {
  bool found = operation >= 0 && sw_story_begin(program, statement, out);
  while (found && out->operation < operation)
    found = sw_story_next(out);
  return found;
}

int64_t sw_story_steps(const SwProgram *program, int statement) {
  SwChapter chapter;
  int64_t steps = 0;
  for (bool more = sw_story_begin(program, statement, &chapter); more;
       more = sw_story_next(&chapter)) {
    steps += sw_chapter_steps(&chapter);
  }
  return steps;
}

int sw_story_count_from(const SwRecord **next, int statement) {
  while (*next && (*next)->statement < statement)
    *next = (*next)->next;
  SwChapter chapter = {.record = *next};
  int count = 0;
  for (bool more = settle(&chapter, statement); more; more = sw_story_next(&chapter))
    count++;
  return count;
}

static SwPhaseId phase_of(const SwChapter *self, int64_t within) {
  return sw_event_phase(self->record->trace.events[within].id);
}

bool sw_chapter_phase(const SwChapter *self, int64_t step, SwPhaseRun *out) {
  int64_t within = step - self->first;
  if (within >= sw_chapter_steps(self)) return false;
  if (within >= self->rules) {
    *out = (SwPhaseRun){SW_PHASE_ELEMENTS, step, self->elements};
    return true;
  }
  *out = (SwPhaseRun){phase_of(self, within), step, 1};
  while (within + out->steps < self->rules && phase_of(self, within + out->steps) == out->phase) {
    out->steps++;
  }
  return true;
}

/* Elements to stop at: 0 1 2, then each first of a row for a few rows, then the last. */
static int64_t element_after(const SwChapter *self, int64_t element) {
  int64_t last = self->elements - 1;
  if (element >= last) return -1;
  if (element + 1 < FIRST_ELEMENTS) return element + 1;
  int64_t row = sw_element_row(self->record);
  if (row < 1) return last;
  int64_t wrap = element / row + 1;
  return wrap <= WRAPS && wrap <= last / row ? wrap * row : last;
}

int64_t sw_chapter_stop_after(const SwChapter *self, int64_t step) {
  int64_t within = step - self->first;
  if (within + 1 < self->rules) return step + 1;
  int64_t begin = self->first + self->rules;
  int64_t element = element_after(self, within - self->rules);
  return element < 0 ? -1 : begin + element;
}
