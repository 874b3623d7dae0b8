/*
 * fail_allocations BATCH [K]: of each program (a line "# === name" stands before it) the first
 * allocation fails, then the second alone, ... (of K one), until none is left to fail. What is then
 * told is what is told without the failure, or nothing; nothing leaks and nothing crashes. A text
 * whose name begins with "pasted" is diagnosed: of it only leaks and crashes count; of a program
 * whose name begins with "run" nothing is told but what it prints. Says what differed, and how many
 * allocations failed. An allocation is also what an arena is asked for, and the work of a program.
 * With `new` for K only those fail whose callers were not the same before.
 */
#define _GNU_SOURCE /* memmem */
#include <execinfo.h>
#include <limits.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/arena.h"
#include "cli/input.h"
#include "runtime/vm.h"
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
void *__real_sw_arena_alloc(SwArena *arena, size_t size);
char *__real_sw_arena_copy(SwArena *arena, const char *bytes, size_t size);
void *__wrap_sw_arena_alloc(SwArena *arena, size_t size);
char *__wrap_sw_arena_copy(SwArena *arena, const char *bytes, size_t size);

static long countdown; /* allocations until the one that fails; 0: none is to fail */
static long held;      /* allocations that were not freed */

/* -- Which are new ----------------------------------------------------------------------------- */

#define CALLERS    9
#define MOST_KNOWN (1u << 21)
#define MOST_NEW   4000
#ifdef SW_COLLECT_ALWAYS /* sanitizers take their time; without them all fail */
#define NEW_APART 2
#else
#define NEW_APART 1
#endif

static bool notes; /* the run without a failure, of which the new ones are to be found */
static uint64_t known[MOST_KNOWN];
static long asked, new_ones[MOST_NEW], new_count;

static void note_callers(void) {
  void *caller[CALLERS + 2];
  int count = backtrace(caller, CALLERS + 2);
  uint64_t hash = 14695981039346656037u;
  for (int i = 2; i < count; i++)
    hash = (hash ^ (uintptr_t)caller[i]) * 1099511628211u;
  hash |= 1; /* 0: a free place */
  uint32_t at = (uint32_t)(hash >> 32) % MOST_KNOWN;
  while (known[at] && known[at] != hash)
    at = (at + 1) % MOST_KNOWN;
  if (!known[at] && new_count < MOST_NEW) new_ones[new_count++] = asked;
  known[at] = hash;
}

static bool
    running; /* not what is tried for a story, which ends quietly where it is too much work */

static int fails(void) {
  asked++;
  if (notes) note_callers();
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

bool __real_sw_work(SwVm *vm, int64_t elements);
bool __wrap_sw_work(SwVm *vm, int64_t elements);

bool __wrap_sw_work(SwVm *vm, int64_t elements) {
  return __real_sw_work(vm, running && fails() ? INT64_MAX : elements);
}

/* An arena takes blocks, which hold many: of each of what it is asked for it is said to have none.
 */
static bool arena_fails(SwArena *arena) {
  bool failed = fails();
  arena->failed = arena->failed || failed;
  return failed;
}

void *__wrap_sw_arena_alloc(SwArena *arena, size_t size) {
  return arena_fails(arena) ? NULL : __real_sw_arena_alloc(arena, size);
}
char *__wrap_sw_arena_copy(SwArena *arena, const char *bytes, size_t size) {
  return arena_fails(arena) ? NULL : __real_sw_arena_copy(arena, bytes, size);
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
  int stopped;         /* the statement at which memory ran out, or work; or INT_MAX */
  bool hit_work_limit; /* then what it did until then is told */
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

static bool says(SwBytes bytes, const char *words) {
  return bytes.data && memmem(bytes.data, bytes.size, words, strlen(words));
}

static int statement_stopped(SwProgram *program) {
  int count = sw_program_statement_count(program);
  SwBytes refusal = sw_program_refusal(program, NULL, NULL);
  if (sw_program_status(program) != 2) return INT_MAX;
  if (count == 0 && (!refusal.data || says(refusal, "needs more memory"))) return 0;
  for (int i = 0; i < count; i++) {
    SwBytes session = sw_program_session(program, i);
    if (!session.data || says(session, "\nnot run") || says(session, "too many elements")) return i;
  }
  return INT_MAX;
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

static void note_end(Told *told, SwProgram *program) {
  told->stopped = statement_stopped(program);
  told->hit_work_limit = sw_program_hit_work_limit(program);
  sw_program_free(program);
}

static void run_once(const SwBatchItem *item, Told *told, bool first) {
  *told = (Told){.stopped = INT_MAX};
  if (strncmp(item->name, "pasted", 6) == 0) {
    sw_diagnosis_free(sw_diagnose(item->source, item->source_size, "", 0));
    return;
  }
  running = true;
  SwProgram *program =
      sw_program_run(item->source, item->source_size, &(SwOptions){.interactive = true});
  running = false;
  if (!program) return;
  keep(told, "run", OF_PROGRAM, 0, sw_program_run_json(program));
  if (strncmp(item->name, "run", 3) == 0) {
    note_end(told, program);
    return;
  }
  if (first) choose_steps(program);
  keep(told, "transcript", OF_PROGRAM, 0, sw_program_transcript(program));
  forget_stories(told->answer[1].data);
  for (int i = 0; i < MOST_STATEMENTS; i++)
    look_at(told, program, i);
  (void)sw_program_map(program); /* a shorter one where memory ran out */
  (void)sw_program_map_text(program);
  (void)sw_program_map_svg(program);
  (void)sw_program_map_html(program);
  look_at_names(told, program, item->source, item->source + item->source_size);
  note_end(told, program);
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

static bool is_right_or_absent(const Answer *answer, const char *wanted, const Told *told) {
  if (!answer->data || (wanted && strcmp(answer->data, wanted) == 0)) return true;
  if (told->stopped == INT_MAX || answer->kind == OF_PROGRAM) return told->stopped != INT_MAX;
  return answer->statement >= told->stopped && (answer->kind == OF_SESSION || told->hit_work_limit);
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
    if (is_right_or_absent(answer, wanted, told)) continue;
    say(answer, wanted);
    return false;
  }
  return true;
}

/* False when there were fewer allocations. */
static bool fail_one(const Told *right) {
  static Told told;
  long before = held;
  countdown = number;
  run_once(&item, &told, false);
  bool happened = countdown == 0, good = compare(right, &told);
  countdown = 0;
  failed += happened;
  if (held != before)
    printf("%.*s: allocation %ld: a leak\n", (int)item.name_size, item.name, number);
  faults += !good || held != before;
  clear(&told);
  return happened;
}

/* Of `every` one, from the `first` on; 0: those that are new. */
static void fail_each(long every, long first) {
  static Told right;
  asked = new_count = countdown = number = 0;
  notes = every == 0;
  run_once(&item, &right, true);
  notes = false;
  for (long i = 0; i < new_count; i += NEW_APART) {
    number = new_ones[i];
    (void)fail_one(&right);
  }
  for (number = first; every && fail_one(&right);)
    number += every;
  clear(&right);
}

int main(int count, char **arguments) {
  SwInput batch;
  if (count < 2 || !sw_input_read(arguments[1], &batch)) return 2;
  bool only_new = count > 2 && strcmp(arguments[2], "new") == 0;
  long every = count > 2 ? strtol(arguments[2], NULL, 10) : 1, programs = 0;
  if (every < 1 && !only_new) return 2;
  (void)backtrace((void *[1]){NULL}, 1); /* the first time it allocates itself */
  (void)setvbuf(stdout, NULL, _IOLBF, 0);
  (void)signal(SIGSEGV, crashed);
  (void)signal(SIGABRT, crashed);
  for (size_t at = 0; sw_batch_next(&batch, &at, &item); programs++)
    fail_each(every, every ? every - programs % every : 0);
  sw_input_free(&batch);
  printf("%ld programs, %ld allocations failed, %ld faults\n", programs, failed, faults);
  return faults > 0 || failed == 0;
}
