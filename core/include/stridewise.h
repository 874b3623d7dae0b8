/*
 * Stridewise: what broadcasting, strides and views really do.
 *
 * A program of a few PyTorch or NumPy lines is run in this library's own tensor core. It gives
 * two things: the transcript (what Python would print or raise, statement by statement), and for
 * each statement a story: steps that show what its operations did with shapes, strides and storage.
 *
 *     const char *source = "import torch\ntorch.ones(3, 1) + torch.ones(4)";
 *     SwProgram *program = sw_program_run(source, strlen(source), NULL);
 *     SwBytes transcript = sw_program_transcript(program);
 *     SwBytes story = sw_program_story(program, 1);      of statement 1
 *     SwBytes scene = sw_program_scene(program, 1, 4);   of its step 4
 *     sw_program_free(program);
 *
 * There is no global state; separate programs may be used from separate threads.
 *
 * Units: sizes, numbers, offsets and addresses count elements, addresses those of the storage.
 * Strides are as the library shows them: in elements for PyTorch, in bytes for NumPy, unless a name
 * says otherwise. Steps and statements are numbered from 0, lines and columns from 1.
 *
 * Ownership: a program is owned by the caller. The bytes that a call returns belong to the program
 * and stay valid until the next call on the same program.
 *
 * Errors: a program that raises, that cannot run here, or that is not Python is an ordinary outcome
 * and part of the transcript. Only when memory runs out does a call return NULL data.
 */
#ifndef STRIDEWISE_H
#define STRIDEWISE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Marks the functions that a shared library exports; all others are hidden. */
#ifndef SW_API
#if defined(__GNUC__)
#define SW_API __attribute__((visibility("default")))
#else
#define SW_API
#endif
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* -- Version ------------------------------------------------------------------------------- */

/* The version of this header. Below 1.0 the second number counts what breaks. */
#define SW_VERSION_MAJOR 0
#define SW_VERSION_MINOR 1
#define SW_VERSION_PATCH 0
#define SW_VERSION       "0.1.0"

/* The version of the library that was linked or loaded, such as "0.1.0". The text is static. */
SW_API const char *sw_version(void);

/* -- Types --------------------------------------------------------------------------------- */

/* A program that has been run. */
typedef struct SwProgram SwProgram;

/* Read-only bytes; UTF-8 without a terminating NUL in `size`. `data` is NULL when memory ran out
 * or there is nothing at that place (no such statement, step or tensor). */
typedef struct SwBytes {
  const char *data;
  size_t size;
} SwBytes;

typedef struct SwOptions {
  int64_t memory_limit; /* bytes that tensors may take; 0: 248 MiB */
  bool no_stories;      /* keep no stories: for the transcript alone */
  int64_t max_values; /* tensors of more elements are laid out and their values never computed, for
                         programs whose shapes alone are of interest; 0: all are computed, unless
                         the program is too large for that; -1: none */
  int interactive; /* a person waits: stop after 1/32 of the work that a program may do; 2: nothing
                      else will run it, so stop after a quarter */
} SwOptions;

/* -- Program ------------------------------------------------------------------------------- */

/* Runs `source`: `size` bytes, copied. Any bytes are accepted. `options` may be NULL.
 * Returns NULL when memory runs out. */
SW_API SwProgram *sw_program_run(const char *source, size_t size, const SwOptions *options);
SW_API void sw_program_free(SwProgram *program); /* NULL is fine */

/* -- Transcript ---------------------------------------------------------------------------- */

/* The transcript as JSON: the type Transcript in wasm/types.ts. */
SW_API SwBytes sw_program_transcript(SwProgram *program);
/* The JSON that `stridewise run --json` prints. */
SW_API SwBytes sw_program_run_json(SwProgram *program);
/* 1 if a statement raised, 2 if the program was (partly) not run, else 0. */
SW_API int sw_program_status(const SwProgram *program);
/* Whether it was stopped because it was too much work. Without `interactive` more of it
 * may run. */
SW_API bool sw_program_hit_work_limit(const SwProgram *program);
/* Whether values of its large tensors were not computed: as `max_values` asks, or because the
 * program is too large otherwise. */
SW_API bool sw_program_is_laid_out(const SwProgram *program);
/* Why the program, or the rest of it, was not run: one sentence, with its place in `line` and
 * `column` (both may be NULL). No data, and 0, if all of it was run. */
SW_API SwBytes sw_program_refusal(const SwProgram *program, int *line, int *column);
/* Number of statements at the top level; a block counts as one. 0 if the program is not Python. */
SW_API int sw_program_statement_count(const SwProgram *program);
/* One statement as an interactive session shows it: its lines after >>> and ..., its output and
 * warnings, and the error that it raised. No data if it was not run. */
SW_API SwBytes sw_program_session(SwProgram *program, int statement);

/* -- Story --------------------------------------------------------------------------------- */

/* The story of one statement: its operations, phases and number of steps (type Story). Each tensor
 * also has the name that means it when the statement has ended, if there is one. */
SW_API SwBytes sw_program_story(SwProgram *program, int statement);
/* One step of it (type Scene). The cost depends on the number of dimensions alone. */
SW_API SwBytes sw_program_scene(SwProgram *program, int statement, int64_t step);
/* Number of steps of the story; 0 if there is nothing to step through. */
SW_API int64_t sw_program_steps(const SwProgram *program, int statement);
/* The next step after `step` at which "Next" stops; -1 after the last. Begin with -1. */
SW_API int64_t sw_program_stop_after(const SwProgram *program, int statement, int64_t step);
/* The map of the whole run (type ProgramMap): a row for each statement, call and round of a loop,
 * with the tensors that it was given and that it made. Equal rows are folded. */
SW_API SwBytes sw_program_map(SwProgram *program);
/* The same as text for a terminal, a line for each row. No data if no row has to do with tensors.
 */
SW_API SwBytes sw_program_map_text(SwProgram *program);
/* The same as a picture, and as a page whose rows open and close: files that need no other. */
SW_API SwBytes sw_program_map_svg(SwProgram *program);
SW_API SwBytes sw_program_map_html(SwProgram *program);
/* Questions that a reader can be asked before the story answers them (type Question[]). */
SW_API SwBytes sw_program_questions(SwProgram *program, int statement);
/* The numbers in the program that make the sizes of the story (type SizePlace[]). The program is
 * run again for each number that might. */
SW_API SwBytes sw_program_size_places(SwProgram *program, int statement);
/* The whole story as text for a terminal: aligned shapes, verdicts, chunks over the strip. */
SW_API SwBytes sw_program_explain(SwProgram *program, int statement);
/* The same for the one operation that raised; no data if none did. */
SW_API SwBytes sw_program_explain_refused(SwProgram *program, int statement);
/* Index of the statement at `line`, or -1. */
SW_API int sw_program_statement_at(const SwProgram *program, int line);

/* -- Cells --------------------------------------------------------------------------------- */

/* A window of cells. `labels` is JSON: an array of strings, with null for cells that nothing was
 * written to yet; or just null if values are not kept. The other fields have `count` doubles each.
 */
typedef struct SwCells {
  SwBytes labels;
  const double *addresses; /* in the storage */
  const double *numbers;   /* in reading order; for a storage window the address again */
  const double *ghosts;    /* 1 where a dim of stride 0 shows its only entry again, else 0 */
  const double *reads;     /* 1 where a sum or a product reads it for the step's element, else 0 */
  int count;
} SwCells;

/* The cells that are asked for: those of tensor `tensor` of operation `operation`, as they are at
 * `step` of the statement's story (before and after the operation's own steps as at the first and
 * the last of them); `stretched`: as the operation reads it, under the shape that all operands are
 * stretched to. */
typedef struct SwCellsOf {
  int statement, operation, tensor;
  int64_t step;
  bool stretched;
} SwCellsOf;

#define SW_MAX_CELLS 4096

/* The window [start, start + extent) per dimension, in reading order; `start` and `extent` hold one
 * value a dimension. Parts outside the tensor are cut off; at most
 * SW_MAX_CELLS cells. */
SW_API SwCells sw_program_cells(SwProgram *program, const SwCellsOf *of, const int64_t *start,
                                const int64_t *extent, int ndim);
/* `count` cells of its storage from address `first`. */
SW_API SwCells sw_program_storage(SwProgram *program, const SwCellsOf *of, int64_t first,
                                  int64_t count);

/* -- Names --------------------------------------------------------------------------------- */

/* The tensor that a name means at the end of the program, followed by all others in its storage
 * (type TensorInfo[]). No data if the name means no tensor. `name` has `size` bytes. */
SW_API SwBytes sw_program_named(SwProgram *program, const char *name, size_t size);
/* The cells of that tensor, and those of its storage, at the end of the program; as above. */
SW_API SwCells sw_program_named_cells(SwProgram *program, const char *name, size_t size,
                                      const int64_t *start, const int64_t *extent, int ndim);
SW_API SwCells sw_program_named_storage(SwProgram *program, const char *name, size_t size,
                                        int64_t first, int64_t count);

/* -- Errors -------------------------------------------------------------------------------- */

/* Recognises a pasted traceback or message: which error it is, a small program that raises it, and
 * fixes (type Diagnosis). No data if Stridewise does not know it. `answers` supplies sizes that the
 * message leaves out, as lines "name=2, 3"; missing ones are guessed. The caller frees `data` with
 * sw_diagnosis_free. */
SW_API SwBytes sw_diagnose(const char *text, size_t size, const char *answers, size_t answers_size);
SW_API void sw_diagnosis_free(SwBytes diagnosis);

/* -- Probe ------------------------------------------------------------------------------- */

/* Which cells of which names would change if the cell at `index` of the tensor called `name`
 * (`size` bytes) were written at the end of the program, or why no others would (type Probe).
 * Nothing is written. A window of cells is listed; the cost depends on the number of dims and
 * names. */
SW_API SwBytes sw_program_probe(SwProgram *program, const char *name, size_t size,
                                const int64_t *index, int ndim);

/* -- Schema -------------------------------------------------------------------------------- */

/* Names of all events and cautions (with facts and English sentences), phases, story kinds, dtypes,
 * errors and operations, as JSON: the source of the TypeScript unions and of the keys of every
 * locale. The caller frees `data` with sw_schema_free. */
SW_API SwBytes sw_schema(void);
SW_API void sw_schema_free(SwBytes schema);

#ifdef __cplusplus
}
#endif

#endif
