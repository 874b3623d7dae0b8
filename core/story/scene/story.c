#include "story/scene/story.h"

#include "story/scene/element.h"
#include "story/scene/stops.h"

#define FIRST_ELEMENTS 3 /* stops at the first elements */
#define WRAPS          8 /* stops at first elements of rows */

/* Fills in the record's place, with at most `room` elements. False if it has no steps. */
static bool place_record(SwRecord *record, int operation, int64_t first, int64_t room) {
  SwRecordPlace *out = &record->place;
  *out = (SwRecordPlace){operation, first, record->trace.count, sw_element_count(record)};
  if (out->elements > room) out->elements = room;
  return out->rules + out->elements > 0;
}

/* The number of element steps for which there is room after all steps of rules. */
static int64_t room_for_elements(const SwStatement *statement) {
  int64_t room = SW_MAX_STORY_STEPS;
  SwRecord *record = statement->record;
  for (int i = 0; i < statement->record_count; i++, record = record->next)
    room -= record->is_beyond && !record->refused ? 0 : record->trace.count;
  return room;
}

/* Lays out one statement; false if memory ran out. */
static bool lay_out(SwRecords *records, SwStatement *statement) {
  int64_t first = 0, room = room_for_elements(statement);
  bool before = statement->window > 0;
  SwRecord *record = statement->record;
  statement->told = sw_records_alloc(records, (size_t)statement->record_count * sizeof record);
  if (!statement->told) return false;
  for (int i = 0; i < statement->record_count; i++, record = record->next) {
    before = before && record->is_beyond;
    if (record->is_beyond && (before || !record->refused)) {
      *(before ? &statement->omitted_before : &statement->omitted) += record->before == NULL;
      continue;
    }
    if (!place_record(record, statement->told_count, first, room)) continue;
    statement->told[statement->told_count++] = record;
    first += record->place.rules + record->place.elements;
    room -= record->place.elements;
  }
  return true;
}

void sw_stories_lay_out(SwProgram *program) {
  for (int i = 0; i < program->statement_count; i++) {
    SwStatement *statement = &program->statements[i];
    if (statement->record_count && !lay_out(&program->records, statement)) return;
  }
}

void sw_stories_cut(SwProgram *program, int statement) {
  program->records.failed = true;
  for (int i = statement; i < program->statement_count; i++)
    program->statements[i].told_count = 0;
}

int sw_story_count(const SwProgram *program, int statement) {
  return program->statements[statement].told_count;
}

bool sw_story_operation(const SwProgram *program, int statement, int operation, SwChapter *out) {
  const SwStatement *of = &program->statements[statement];
  if (operation < 0 || operation >= of->told_count) return false;
  const SwRecord *record = of->told[operation];
  const SwRecordPlace *at = &record->place;
  *out = (SwChapter){of, record, operation, at->first, at->rules, at->elements};
  return true;
}

bool sw_story_begin(const SwProgram *program, int statement, SwChapter *out) {
  return sw_story_operation(program, statement, 0, out);
}

bool sw_story_next(SwChapter *self) {
  const SwStatement *of = self->statement;
  if (++self->operation >= of->told_count) return false;
  const SwRecord *record = of->told[self->operation];
  const SwRecordPlace *at = &record->place;
  *self = (SwChapter){of, record, self->operation, at->first, at->rules, at->elements};
  return true;
}

bool sw_story_at(const SwProgram *program, int statement, int64_t step, SwChapter *out) {
  const SwStatement *of = &program->statements[statement];
  int low = 0, high = of->told_count; /* search for the first chapter that begins after the step */
  while (low < high) {
    int middle = low + (high - low) / 2;
    if (of->told[middle]->place.first <= step)
      low = middle + 1;
    else
      high = middle;
  }
  return sw_story_operation(program, statement, low - 1, out) &&
         step < out->first + sw_chapter_steps(out);
}

int64_t sw_story_steps(const SwProgram *program, int statement) {
  SwChapter last;
  int count = program->statements[statement].told_count;
  bool any = sw_story_operation(program, statement, count - 1, &last);
  return any ? last.first + sw_chapter_steps(&last) : 0;
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

/* The next element to stop at: 0, 1, 2, then the first of each of a few rows, then the last. -1
 * after that. */
static int64_t element_after(const SwChapter *self, int64_t element) {
  int64_t last = self->elements - 1;
  if (element >= last) return -1;
  if (element + 1 < FIRST_ELEMENTS) return element + 1;
  int64_t row = sw_element_row(self->record);
  int64_t wrap = element / row + 1;
  return wrap <= WRAPS && wrap <= last / row ? wrap * row : last;
}

/* Whether the chapter has a single stop, at its last step: an intermediate result. */
static bool is_folded(const SwChapter *self) {
  return sw_chapter_steps(self) > 1 && sw_feeds_next_operation(self->record);
}

int64_t sw_chapter_first_stop(const SwChapter *self) {
  bool begins = self->first == 0 || !is_folded(self);
  return begins ? self->first : self->first + sw_chapter_steps(self) - 1;
}

int64_t sw_chapter_line_after(const SwChapter *self, int64_t step) {
  int64_t within = step - self->first;
  if (within + 1 < self->rules) return step + 1;
  int64_t begin = self->first + self->rules;
  int64_t element = element_after(self, within - self->rules);
  return element < 0 ? -1 : begin + element;
}

int64_t sw_chapter_stop_after(const SwChapter *self, int64_t step) {
  int64_t last = self->first + sw_chapter_steps(self) - 1;
  if (is_folded(self)) return step < last ? last : -1;
  int64_t next = sw_chapter_line_after(self, step);
  while (next >= 0 && next < self->first + self->rules && next < last &&
         !sw_is_stop(self->record, next - self->first))
    next = sw_chapter_line_after(self, next);
  return next;
}

bool sw_chapter_stop_event(const SwChapter *self, int64_t step, SwEvent *out) {
  int64_t within = step - self->first;
  if (is_folded(self)) {
    *out = (SwEvent){.id = SW_EV_TOLD_FIRST};
    return step == self->first + sw_chapter_steps(self) - 1;
  }
  return within < self->rules && sw_stop_event(self->record, within, out);
}
