/*
 * A view that fails, explained step by step through <stridewise.h>.
 *
 * The program below makes a transposed tensor and asks for a view of it that cannot be. This one
 * prints what Python would print, then every step up to the error, then where the elements
 * of the tensor are.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <stridewise.h>

static const char source[] = "import torch\n"
                             "t = torch.arange(10, 70, 10).reshape(2, 3).t()\n"
                             "t.view(2, 3)\n";

/* SwBytes do not end with a NUL: their size says how many there are. Their data is NULL when there
 * is nothing to say, such as what a statement that was never run has printed. */
static void print_bytes(SwBytes bytes) {
  if (bytes.data) printf("%.*s", (int)bytes.size, bytes.data);
}

/* Each statement as an interactive session shows it: its lines behind >>>, then what it prints or
 * raises. An error is an ordinary outcome of a program, and the transcript has it. */
static void print_transcript(SwProgram *program) {
  int count = sw_program_statement_count(program);
  for (int statement = 0; statement < count; statement++)
    print_bytes(sw_program_session(program, statement));
}

/* The value of "sentence" in a scene. Scenes are JSON, and their type is Scene in wasm/types.ts: a
 * program that draws them reads them with a library for JSON. */
static void print_sentence(SwBytes scene) {
  static const char key[] = "\"sentence\":\"";
  const size_t length = strlen(key);
  size_t at = 0;
  while (at + length < scene.size && memcmp(scene.data + at, key, length) != 0)
    at++;
  for (at += length; at < scene.size && scene.data[at] != '"'; at++) {
    if (scene.data[at] == '\\') at++; /* the escaped character follows */
    putchar(scene.data[at]);
  }
  putchar('\n');
}

/* sw_program_stop_after leads from each step worth a stop to the next one, and -1 begins. A long
 * story stops at the first few elements only; sw_program_steps counts all of its steps. */
static void print_steps(SwProgram *program, int statement) {
  int64_t step = -1;
  while ((step = sw_program_stop_after(program, statement, step)) >= 0) {
    printf("%3" PRId64 ". ", step);
    print_sentence(sw_program_scene(program, statement, step));
  }
}

/* A window of cells: rows 0 to 2 and columns 0 to 1 of the tensor that the program calls `name`.
 * Addresses count elements of the storage. */
static void print_cells(SwProgram *program, const char *name) {
  const int64_t start[] = {0, 0}, extent[] = {3, 2};
  SwCells cells = sw_program_named_cells(program, name, strlen(name), start, extent, 2);
  printf("%s holds ", name);
  print_bytes(cells.labels);
  printf(", at the addresses");
  for (int i = 0; i < cells.count; i++)
    printf(" %.0f", cells.addresses[i]);
  putchar('\n');
}

int main(void) {
  /* The header and the library may be of different versions where the library is a shared one. */
  printf("Stridewise %s, compiled against %s\n\n", sw_version(), SW_VERSION);

  /* NULL means the usual options. The source is copied. */
  SwProgram *program = sw_program_run(source, strlen(source), NULL);
  if (!program) {
    fputs("There is not enough memory.\n", stderr);
    return EXIT_FAILURE;
  }
  print_transcript(program);

  /* Lines are numbered from 1, statements and steps from 0. */
  int refused = sw_program_statement_at(program, 3);
  printf("\nWhy, step by step:\n\n");
  print_steps(program, refused);
  putchar('\n');
  print_cells(program, "t");

  /* All bytes and cells that the program has answered with belong to it, and go with it. */
  sw_program_free(program);
  return EXIT_SUCCESS;
}
