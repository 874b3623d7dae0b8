/*
 * fail_allocations BATCH [K]: of each program (a line "# === name" stands before it) the first
 * allocation fails, then the second alone, ... (of K one), until none is left to fail. What is then
 * told is what is told without the failure, or nothing; nothing leaks and nothing crashes. A text
 * whose name begins with "pasted" is diagnosed: of it only leaks and crashes count. Says what
 * differed, and how many allocations failed.
 */
#define _GNU_SOURCE /* memmem */
#include <limits.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/input.h"
#include "stridewise.h"

/* -- malloc and its kin, as the linker (--wrap) hands them over -------------------------------- */

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *memory, size_t size);
void __real_free(void *memory);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *memory, size_t size);
void __wrap_free(void *memory);

static long countdown; /* allocations until the one that fails; 0: none is to fail */
static long held;      /* allocations that were not freed */

static int fails(void) {
  return countdown > 0 && --countdown == 0;
}

static void *counted(void *memory) {
  held += memory != NULL;
  return memory;
}

void *__wrap_malloc(size_t size) {
  return fails() ? NULL : counted(__real_malloc(size));
}
void *__wrap_calloc(size_t count, size_t size) {
  return fails() ? NULL : counted(__real_calloc(count, size));
}
void *__wrap_realloc(void *memory, size_t size) {
  if (fails()) return NULL;
  void *moved = __real_realloc(memory, size);
  held += moved && !memory;
  return moved;
}
void __wrap_free(void *memory) {
  held -= memory != NULL;
  __real_free(memory);
}

/* -- What is told ------------------------------------------------------------------------------ */

#define MOST_ANSWERS    400
#define MOST_STATEMENTS 12
#define MOST_STEPS      4
#define MOST_NAMES      3

typedef enum Kind {
  OF_PROGRAM, /* not there to be compared where the program was stopped, and says so */
  OF_SESSION, /* likewise from the statement on at which it was stopped */
  OF_STORY
} Kind;

typedef struct Answer {
  const char *what;
  Kind kind;
  int statement;
  char *data; /* NULL: nothing was told */
} Answer;

typedef struct Told {
  Answer answer[MOST_ANSWERS];
  int count;
  int stopped; /* the statement at which memory ran out, or INT_MAX */
} Told;

/* Which steps are looked at, as the run without a failure has them; -1: none. */
static int64_t steps[MOST_STATEMENTS][MOST_STEPS];

static void keep(Told *self, const char *what, Kind kind, int statement, SwBytes bytes) {
  char *copy = bytes.data ? __real_malloc(bytes.size + 1) : NULL;
  if (copy) memcpy(copy, bytes.data, bytes.size), copy[bytes.size] = 0;
  if (self->count < MOST_ANSWERS)
    self->answer[self->count++] = (Answer){what, kind, statement, copy};
  else
    __real_free(copy);
}

/* Labels that are null are not told. */
static void keep_cells(Told *self, const char *what, Kind kind, int statement, SwCells cells) {
  static char text[40 * 16];
  size_t size = 0;
  for (int i = 0; i < cells.count && i < 16; i++)
    size += (size_t)snprintf(text + size, 40, "%g %g %g, ", cells.addresses[i], cells.ghosts[i],
                             cells.reads[i]);
  bool labelled = cells.labels.data && strncmp(cells.labels.data, "null", 4) != 0;
  keep(self, what, kind, statement, labelled ? cells.labels : (SwBytes){NULL, 0});
  keep(self, what, kind, statement, (SwBytes){cells.labels.data ? text : NULL, size});
}

static const int64_t start[2] = {0, 0}, extent[2] = {4, 4};

static void look_at(Told *told, SwProgram *program, int i) {
  keep(told, "session", OF_SESSION, i, sw_program_session(program, i));
  keep(told, "story", OF_STORY, i, sw_program_story(program, i));
  for (int at = 0; at < MOST_STEPS && steps[i][at] >= 0; at++)
    keep(told, "scene", OF_STORY, i, sw_program_scene(program, i, steps[i][at]));
  keep(told, "explain", OF_STORY, i, sw_program_explain(program, i));
  keep(told, "explain_refused", OF_STORY, i, sw_program_explain_refused(program, i));
  keep(told, "questions", OF_STORY, i, sw_program_questions(program, i));
  keep(told, "size_places", OF_STORY, i, sw_program_size_places(program, i));
  for (int at = 0; at < MOST_STEPS && steps[i][at] >= 0; at += MOST_STEPS - 1) {
    SwCellsOf of = {i, 0, at != 0, steps[i][at], false};
    keep_cells(told, "cells", OF_STORY, i, sw_program_cells(program, &of, start, extent, 2));
    keep_cells(told, "storage", OF_STORY, i, sw_program_storage(program, &of, 0, 4));
  }
}

/* What the program assigns to at the beginning of its lines. */
static void look_at_names(Told *told, SwProgram *program, const char *source, const char *end) {
  static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789";
  int names = 0;
  for (const char *line = source; line && line < end && names < MOST_NAMES;
       line = strchr(line + 1, '\n')) {
    const char *name = line + (*line == '\n');
    size_t size = strspn(name, letters);
    if (size == 0 || strncmp(name + size, " = ", 3) != 0) continue;
    names++;
    keep(told, "named", OF_PROGRAM, names, sw_program_named(program, name, size));
    keep(told, "probe", OF_PROGRAM, names, sw_program_probe(program, name, size, start, 1));
    keep(told, "probe", OF_PROGRAM, names, sw_program_probe(program, name, size, start, 2));
    keep_cells(told, "named_cells", OF_PROGRAM, names,
               sw_program_named_cells(program, name, size, start, extent, 2));
    keep_cells(told, "named_storage", OF_PROGRAM, names,
               sw_program_named_storage(program, name, size, 0, 4));
  }
}

/* A statement whose story is absent says in the transcript that it has no operations; which one is
 * suggested to be looked at stands at the end. */
static void forget_stories(char *transcript) {
  for (char *at = transcript; at && (at = strstr(at, "\"operations\":"));) {
    at += strlen("\"operations\":");
    memmove(at, at + strspn(at, "0123456789"), strlen(at + strspn(at, "0123456789")) + 1);
  }
  char *suggested = transcript ? strstr(transcript, "\"suggested\"") : NULL;
  if (suggested) *suggested = 0;
}

static int statement_stopped(SwProgram *program) {
  SwBytes refusal = sw_program_refusal(program, NULL, NULL);
  bool memory = !refusal.data || memmem(refusal.data, refusal.size, "needs more memory", 17);
  if (sw_program_status(program) != 2 || !memory) return INT_MAX;
  for (int i = 0;; i++) {
    SwBytes session = sw_program_session(program, i);
    if (!session.data || memmem(session.data, session.size, "\nnot run", 8)) return i;
  }
}

/* In the first run, which no allocation disturbs. */
static void choose_steps(SwProgram *program) {
  for (int i = 0; i < MOST_STATEMENTS; i++) {
    int64_t step = -1, count = sw_program_steps(program, i);
    for (int at = 0; at < MOST_STEPS; at++) {
      step = at + 1 == MOST_STEPS ? count - 1 : sw_program_stop_after(program, i, step);
      steps[i][at] = step;
      if (step < 0) break;
    }
  }
}

static void run_once(const SwBatchItem *item, Told *told, bool first) {
  *told = (Told){.stopped = INT_MAX};
  if (strncmp(item->name, "pasted", 6) == 0) {
    sw_diagnosis_free(sw_diagnose(item->source, item->source_size, "", 0));
    return;
  }
  SwProgram *program =
      sw_program_run(item->source, item->source_size, &(SwOptions){.some_work = true});
  if (!program) return;
  if (first) choose_steps(program);
  keep(told, "run", OF_PROGRAM, 0, sw_program_run_json(program));
  keep(told, "transcript", OF_PROGRAM, 0, sw_program_transcript(program));
  forget_stories(told->answer[1].data);
  for (int i = 0; i < MOST_STATEMENTS; i++)
    look_at(told, program, i);
  look_at_names(told, program, item->source, item->source + item->source_size);
  told->stopped = statement_stopped(program);
  sw_program_free(program);
}

static void clear(Told *self) {
  for (int i = 0; i < self->count; i++)
    __real_free(self->answer[i].data);
}

/* -- Compared ---------------------------------------------------------------------------------- */

static SwBatchItem item;
static long number, failed, faults;

static void crashed(int signal) {
  fprintf(stderr, "%.40s: allocation %ld: signal %d\n", item.name, number, signal);
  _exit(3);
}

static bool is_right_or_absent(const Answer *answer, const char *wanted, int stopped) {
  if (!answer->data || (wanted && strcmp(answer->data, wanted) == 0)) return true;
  return stopped != INT_MAX && (answer->kind == OF_PROGRAM ||
                                (answer->kind == OF_SESSION && answer->statement >= stopped));
}

static void say(const Answer *answer, const char *wanted) {
  size_t same = 0;
  while (wanted && answer->data[same] && answer->data[same] == wanted[same])
    same++;
  same = same > 40 ? same - 40 : 0;
  printf("%.*s: allocation %ld: %s of %d\n  is  %.200s\n  not %.200s\n", (int)item.name_size,
         item.name, number, answer->what, answer->statement, answer->data + same,
         wanted ? wanted + same : "there");
}

/* The first fault that there is with the present number. */
static bool compare(const Told *right, const Told *told) {
  for (int i = 0; i < told->count; i++) {
    const Answer *answer = &told->answer[i];
    const char *wanted = right->answer[i].data;
    if (is_right_or_absent(answer, wanted, told->stopped)) continue;
    say(answer, wanted);
    return false;
  }
  return true;
}

static void fail_each(long every, long first) {
  static Told right, told;
  countdown = number = 0;
  run_once(&item, &right, true);
  long before = held, left = 0;
  for (number = first; left == 0; number += every) {
    countdown = number;
    run_once(&item, &told, false);
    left = countdown;
    countdown = 0;
    failed += left == 0;
    bool good = compare(&right, &told);
    if (held != before)
      printf("%.*s: allocation %ld: a leak\n", (int)item.name_size, item.name, number);
    faults += !good || held != before;
    before = held;
    clear(&told);
  }
  clear(&right);
}

int main(int count, char **arguments) {
  SwInput batch;
  if (count < 2 || !sw_input_read(arguments[1], &batch)) return 2;
  long every = count > 2 ? strtol(arguments[2], NULL, 10) : 1, programs = 0;
  if (every < 1) return 2;
  (void)setvbuf(stdout, NULL, _IOLBF, 0);
  (void)signal(SIGSEGV, crashed);
  (void)signal(SIGABRT, crashed);
  for (size_t at = 0; sw_batch_next(&batch, &at, &item); programs++)
    fail_each(every, 1 + programs % every);
  sw_input_free(&batch);
  printf("%ld programs, %ld allocations failed, %ld faults\n", programs, failed, faults);
  return faults > 0 || failed == 0;
}
