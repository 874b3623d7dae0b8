/*
 * The cases of kernel_cases.def, each with its operands. scripts/bench/kernels.mjs drives it, as a
 * program natively (a case and a number of rounds a line in, nanoseconds a round out) and by its
 * exports in WebAssembly.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kernels/elementwise.h"
#include "kernels/reduce.h"
#include "tensor/broadcast.h"
#include "tensor/storage.h"
#include "tensor/view.h"

#define SIDE 1024

typedef enum Limit { NONE, READ, FILL, COPY, ADD, TO_BYTES, ADD_TO_BYTES } Limit;
typedef enum Kind {
  KIND_BINARY,
  KIND_UNARY,
  KIND_WHERE,
  KIND_SCALED,
  KIND_COPY,
  KIND_FILL,
  KIND_SUM_TORCH,
  KIND_SUM_NUMPY,
  KIND_MAX,
  KIND_VIEW
} Kind;

typedef enum Place {
  NOTHING,
  SQUARE,
  ROW,
  COLUMN,
  SINGLE,
  WIDE_A,
  WIDE_B,
  TRANSPOSED,
  TINY_A,
  TINY_B,
  TALL,
  NARROW,
  EVERY_OTHER
} Place;

static const SwLayout places[] = {
    [NOTHING] = {{0}, {0}, 0},
    [SQUARE] = {{2, {SIDE, SIDE}}, {SIDE, 1}, 0},
    [ROW] = {{1, {SIDE}}, {1}, 0},
    [COLUMN] = {{2, {SIDE, 1}}, {1, 1}, 0},
    [SINGLE] = {{0}, {0}, 0},
    [WIDE_A] = {{4, {64, 1, 128, 1}}, {128, 128, 1, 1}, 0},
    [WIDE_B] = {{4, {1, 32, 1, 64}}, {2048, 64, 64, 1}, 0},
    [TRANSPOSED] = {{2, {SIDE, SIDE}}, {1, SIDE}, 0},
    [TINY_A] = {{2, {3, 1}}, {1, 1}, 0},
    [TINY_B] = {{3, {3, 1, 3}}, {3, 3, 1}, 0},
    [TALL] = {{2, {SIDE * SIDE / 4, 3}}, {3, 1}, 0},
    [NARROW] = {{1, {3}}, {1}, 0},
    [EVERY_OTHER] = {{2, {SIDE, SIDE / 2}}, {SIDE, 2}, 0},
};

typedef struct Case {
  const char *name, *limit;
  Kind kind;
  int detail;
  SwDType dtype;
  Place a, b;
} Case;

static const Case cases[] = {
#define CASE(name, limit, kind, detail, dtype, a, b)                                               \
  {#name, #limit, KIND_##kind, detail, dtype, a, b},
#include "kernel_cases.def"
};

typedef enum Memory { OUT, A, B, CONDITION, MEMORIES } Memory;

static struct {
  SwBuffer *memory[MEMORIES];
  void *out, *a, *b, *condition;
  SwShape shape;
  SwLayout layout;
  SwDType dtype;
} now;

int bench_count(void);
const char *bench_name(int number);
const char *bench_limit(int number);
int bench_bytes(int number);
void bench_prepare(int number);
void bench_run(int number, int rounds);
double bench_check(void);

int bench_count(void) {
  return (int)(sizeof cases / sizeof *cases);
}
const char *bench_name(int number) {
  return cases[number].name;
}
const char *bench_limit(int number) {
  return cases[number].limit;
}

/* Of the largest array. */
int bench_bytes(int number) {
  int64_t out = 0, in = 0;
  bench_prepare(number);
  (void)sw_shape_numel(&now.shape, &out);
  (void)sw_shape_numel(&places[cases[number].a].shape, &in);
  out *= sw_dtype_size(now.dtype);
  in *= sw_dtype_size(cases[number].dtype);
  return (int)(out > in ? out : in);
}

/* Memory as the core's tensors have it. */
static char *fresh(SwBuffer **buffer, int64_t nbytes) {
  static SwMemory all = {.limit = INT64_MAX};
  sw_buffer_release(*buffer);
  *buffer = sw_buffer_new(&all, nbytes);
  if (!*buffer) abort();
  return (char *)(*buffer)->data;
}

/* Eighths from 0 on for floats (every sum of two is exact), whole numbers for integers. */
static void *elements(Memory memory, SwDType dtype, int64_t count, int64_t factor) {
  char *data = fresh(&now.memory[memory], count * sw_dtype_size(dtype));
  for (int64_t i = 0; i < count; i++) {
    int64_t number = i * factor % 1009;
    SwScalar value = sw_dtype_is_float(dtype)
                         ? sw_scalar_float(dtype, (double)number / 8)
                         : sw_scalar_int(dtype, dtype == SW_BOOL ? number & 1 : number);
    sw_scalar_store(value, data, i);
  }
  return data;
}

void bench_prepare(int number) {
  const Case *self = &cases[number];
  const SwLayout *a = &places[self->a], *b = &places[self->b];
  const SwShape *shapes[] = {&a->shape, &b->shape};
  int64_t count = 0;
  SwMismatch mismatch;
  (void)sw_broadcast_shapes(shapes, 2, NULL, &now.shape, &mismatch);
  now.dtype = self->kind == KIND_COPY ? (SwDType)self->detail : self->dtype;
  if (self->kind == KIND_BINARY && sw_binary_compares((SwBinary)self->detail)) now.dtype = SW_BOOL;
  if (self->kind == KIND_SUM_TORCH || self->kind == KIND_SUM_NUMPY || self->kind == KIND_MAX)
    now.shape = sw_reduce_shape(&a->shape, (SwDimSet)1 << self->detail, false);
  (void)sw_layout_contiguous(&now.shape, &now.layout);
  (void)sw_shape_numel(&now.shape, &count);
  now.out = elements(OUT, now.dtype, count, 0);
  now.a = elements(A, self->dtype, SIDE * SIDE, 7);
  now.b = elements(B, self->dtype, SIDE * SIDE, 11);
  now.condition = elements(CONDITION, SW_BOOL, SIDE * SIDE, 5);
}

static void run_view(const SwLayout *of) {
  SwShape shape = {3, {32, -1, 64}};
  SwLayout out;
  (void)sw_view_infer(SIDE * SIDE, &shape, NULL);
  if (sw_view_strides(of, &shape, SW_TORCH, NULL, &out)) now.layout.offset = out.offset;
}

/* All that a call does once its operands are there, but for the result's memory. */
static void run_once(const Case *self) {
  const SwLayout *own[] = {&places[self->a], &places[self->b]};
  const SwShape *shapes[] = {&own[0]->shape, &own[1]->shape};
  SwMismatch mismatch;
  SwShape shape;
  SwLayout wide[2];
  SwOperand out = {now.dtype, &now.layout, now.out, SW_TORCH};
  if (self->kind == KIND_VIEW) {
    run_view(own[0]);
    return;
  }
  (void)sw_broadcast_shapes(shapes, 2, NULL, &shape, &mismatch);
  for (int k = 0; k < 2; k++)
    wide[k] = sw_broadcast_layout(own[k], &shape, SW_TORCH, k, NULL);
  SwOperand a = {self->dtype, &wide[0], now.a, SW_TORCH},
            b = {self->dtype, &wide[1], now.b, SW_TORCH};
  SwOperand condition = {SW_BOOL, &wide[0], now.condition, SW_TORCH};
  switch (self->kind) {
  case KIND_BINARY: sw_elementwise_binary((SwBinary)self->detail, &out, &a, &b); break;
  case KIND_UNARY: sw_elementwise_unary((SwUnary)self->detail, &out, &a); break;
  case KIND_WHERE: sw_elementwise_where(&out, &condition, &a, &b); break;
  case KIND_SCALED: sw_elementwise_add_scaled(&out, &a, &b, sw_scalar_float(SW_FLOAT32, 3)); break;
  case KIND_COPY: sw_elementwise_copy(&out, &a); break;
  case KIND_FILL: sw_elementwise_fill(&out, sw_scalar_float(SW_FLOAT32, 3)); break;
  case KIND_SUM_TORCH:
  case KIND_SUM_NUMPY:
  case KIND_MAX:
    memset(now.out, 0, SIDE * (size_t)sw_dtype_size(now.dtype));
    sw_reduce(self->kind == KIND_MAX ? SW_REDUCE_MAX : SW_REDUCE_SUM,
              self->kind == KIND_SUM_NUMPY ? SW_NUMPY : SW_TORCH, (SwDimSet)1 << self->detail, &out,
              &a);
    break;
  case KIND_VIEW: break;
  }
}

void bench_run(int number, int rounds) {
  for (int i = 0; i < rounds; i++)
    run_once(&cases[number]);
}

/* The sum of all elements, each weighted by its place. */
double bench_check(void) {
  double sum = 0;
  int64_t count = 0;
  (void)sw_shape_numel(&now.shape, &count);
  for (int64_t i = 0; i < count; i++)
    sum += sw_scalar_double(sw_scalar_load(now.dtype, now.out, i)) * (double)(i % 8191 + 1);
  return sum;
}

#ifndef __wasm__
#include <time.h>

/* That this process had a core. */
static double nanoseconds(void) {
  return (double)clock() * (1e9 / CLOCKS_PER_SEC);
}

/* The plainest loop with a given traffic of memory. */
typedef float Vector __attribute__((vector_size(32), aligned(4)));

/* Eight sums, so that no addition waits for the one before it. */
static void read_all(size_t bytes, const char *begin) {
  typedef float Short __attribute__((vector_size(16), aligned(4)));
  static volatile float kept;
  const Short *x = (const Short *)(const void *)begin;
  Short a = {0}, b = a, c = a, d = a, e = a, f = a, g = a, h = a;
  for (const Short *end = x + bytes / sizeof *x; x < end; x += 8) {
    a += x[0], b += x[1], c += x[2], d += x[3];
    e += x[4], f += x[5], g += x[6], h += x[7];
  }
  a += b + c + d + e + f + g + h;
  kept = a[0] + a[3];
  (void)kept;
}

static void limit_once(Limit limit, size_t bytes, char *to, const char *a, const char *b) {
  switch (limit) {
  case FILL: memset(to, 1, bytes); return;
  case COPY: memcpy(to, a, bytes); return;
  case READ: read_all(bytes, a); return;
  case TO_BYTES:
  case ADD_TO_BYTES:
    read_all(bytes, a);
    if (limit == ADD_TO_BYTES) read_all(bytes, b);
    memset(to, 1, bytes / 4);
    return;
  default:
    for (size_t i = 0; i < bytes; i += sizeof(Vector))
      *(Vector *)(void *)(to + i) =
          *(const Vector *)(const void *)(a + i) + *(const Vector *)(const void *)(b + i);
  }
}

static double measure_limit(const char *name, size_t bytes, int rounds) {
  static const char *const names[] = {"NONE", "READ",     "FILL",        "COPY",
                                      "ADD",  "TO_BYTES", "ADD_TO_BYTES"};
  static char *data[3];
  static size_t size;
  Limit limit = NONE;
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (strcmp(names[i], name) == 0) limit = (Limit)i;
  /* It lies there from measurement to measurement, as all others' does; in pages of the usual size,
   * as the memory of WebAssembly, for which most bars are. */
  for (int k = 0; k < 3 && size != bytes; k++) {
    free(data[k]);
    data[k] = aligned_alloc(64, (bytes + 63) / 64 * 64);
    if (!data[k]) abort();
    memset(data[k], k, bytes);
  }
  size = bytes;
  double begin = nanoseconds();
  for (int i = 0; i < rounds; i++)
    limit_once(limit, bytes, data[0], data[1], data[2]);
  return (nanoseconds() - begin) / rounds;
}

int main(void) {
  char line[128], name[64];
  int number, rounds;
  unsigned long bytes;
  for (int i = 0; i < bench_count(); i++)
    printf("%s %s %lld\n", bench_name(i), bench_limit(i), (long long)bench_bytes(i));
  printf("\n");
  (void)fflush(stdout);
  while (fgets(line, sizeof line, stdin)) {
    if (sscanf(line, "limit %63s %lu %d", name, &bytes, &rounds) == 3) {
      printf("%.1f\n", measure_limit(name, bytes, rounds));
    } else if (sscanf(line, "prepare %d", &number) == 1) {
      bench_prepare(number);
      printf("ready\n");
    } else if (sscanf(line, "run %d %d", &number, &rounds) == 2) {
      double begin = nanoseconds();
      bench_run(number, rounds);
      printf("%.1f\n", (nanoseconds() - begin) / rounds);
    } else {
      printf("%.17g\n", bench_check());
    }
    (void)fflush(stdout);
  }
  return 0;
}
#endif
