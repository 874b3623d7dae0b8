/* No text takes more than a second or 256 MiB natively, whatever it says: work is counted by what
 * it costs. The seconds here are generous, for machines that are slow or busy. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

#include <cmocka.h>

#include "base/text.h"
#include "interpreter/program.h"
#include "stridewise.h"

#define SECONDS 4.0
#define MIB     400L /* with the program's text, its output and this test */

#define SETUP "import torch\nimport numpy as np\nr = np.random.default_rng(0)\n"

/* What stands behind SETUP, and what is done 300 times after it; NULL: once and for all. */
typedef struct Heavy {
  const char *once, *again;
} Heavy;

static const Heavy heavy[] = {
    {"b = np.cumsum(np.ones(10**7))", NULL},
    {"b = np.sort(r.random(10**7))", NULL},
    {"a = np.ones(10**7)\nb = a[a > 0]", NULL},
    {"b = torch.randperm(10**7)", NULL},
    {"b = torch.zeros(10**7).tolist()", NULL},
    {"a = np.arange(10**6)", "b = a[a]"},
    {"a = np.ones(10**6)", "b = np.fmod(a, 3.0)"},
    {"a = np.ones(10**6)", "b = np.cumsum(a)"},
    {"a = np.ones(10**6)", "b = np.tanh(a)"},
    {"a = np.ones(10**6)", "b = a ** 2.5"},
    {"a = np.ones(10**6)", "b = a // 0.7"},
    {"a = np.ones(10**6)", "b = a.astype(int)"},
    {"a = np.ones(10**6)", "b = a.max()"},
    {"a = np.ones(10**6)", "b = np.allclose(a, a)"},
    {"a = np.ones(10**6)", "b = np.where(a > 0, a, 0)"},
    {"a = torch.ones(10**6)", "b = torch.softmax(a, 0)"},
    {"a = torch.ones(10**6)", "a.masked_fill_(a > 0, 1)"},
    {"a = torch.arange(10**6)", "b = a.index_select(0, a)"},
    {"a = torch.ones(100000, 2, 2)", "b = a @ a"},
    {"a = np.ones((200, 200), dtype=int)", "b = a @ a"},
    {"", "b = np.random.randn(10**6)"},
    {"", "b = torch.randn(10**6)"},
    {"", "b = np.linspace(0, 1, 10**6)"},
    {"np.set_printoptions(threshold=10**9)\na = r.random(10**5)", "s = str(a)"},
    {"torch.set_printoptions(threshold=10**9)\nprint(torch.rand(4 * 10**6))", NULL},
    {"a = torch.zeros(10**6)", "b = a.split(1)"},
    {"a = np.zeros(10**6)", "b = np.split(a, 10**6)"},
    {"a = (1,)\nfor i in range(40): a = (a, a)\n\nd = {a: 1}", NULL},
    {"a = (1,)\nfor i in range(9999): a = (a,)\n\nd = {a: 1}", NULL},
    {"a = [1]\nb = [1]\nfor i in range(60):\n  a = [a, a]\n  b = [b, b]\n\nprint(a == b)", NULL},
    {"a = [0] * 60\nfor i in range(5): a = [a] * 60\n\ndef f(x): return x\n\nf(eval(a))", NULL},
    {"a = 10**20\nx = lambda: 1", "a = eval(a)"},
    {"a = ['a' * 1000] * 10**5", "b = max(a)"},
    {"s = 'a' * 10**6", "t = s + s"},
    {"a = [0] * 10**6\nfor i in range(90000): a.append(i)", NULL},
    {"a = [0] * 10**5\nb = [a] * 10**5\nsorted(b)", NULL},
    {"a = [i * j for i in range(10000) for j in range(10000)]", NULL},
    {"def f(n):\n  return 1 if n < 1 else f(n - 1) + f(n - 1)\n\nf(40)", NULL},
    {"i = 0\nwhile True: i = i + 1\n", NULL},
    {"a = torch.ones(1).expand(10**12)\na.max()", NULL},
};

static void put(const Heavy *self, SwText *text) {
  sw_text_put(text, SETUP);
  sw_text_put(text, self->once);
  if (!self->again) return;
  sw_text_put(text, "\nfor i in range(300):\n  ");
  sw_text_put(text, self->again);
}

static double seconds_of(const SwText *text) {
  clock_t begin = clock();
  SwProgram *program = sw_program_run(sw_text_cstr(text), text->size, NULL);
  assert_non_null(program);
  sw_program_free(program);
  return (double)(clock() - begin) / CLOCKS_PER_SEC;
}

/* How many times slower this machine is, just now, than one that adds in 2 ns; at least 1. */
static double slowness(void) {
  clock_t begin = clock();
  volatile double sum = 0;
  for (int i = 0; i < 50000000; i++)
    sum += i;
  (void)sum;
  return fmax(1, (double)(clock() - begin) / CLOCKS_PER_SEC / 0.1);
}

/* What else runs on the machine makes it slower: of three times the best one counts. */
static void no_short_text_takes_long(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof heavy / sizeof *heavy; i++) {
    SwText text = {0};
    put(&heavy[i], &text);
    double seconds = seconds_of(&text);
    for (int again = 0; again < 2 && seconds >= SECONDS; again++)
      seconds = fmin(seconds, seconds_of(&text) / slowness());
    if (seconds >= SECONDS) print_error("%.1f s: %s\n", seconds, sw_text_cstr(&text));
    assert_true(seconds < SECONDS);
    sw_text_free(&text);
  }
  struct rusage usage;
  assert_int_equal(getrusage(RUSAGE_SELF, &usage), 0);
  assert_true(usage.ru_maxrss < MIB * 1024);
}

/* As people write them: none of it is too much. */
static void honest_programs_run(void **state) {
  static const char *const honest[] = {
      "torch.sigmoid(torch.rand(5 * 10**6)).mean()",
      "a = torch.ones(2000, 2000)\nb = (a + a.T) * 2 - a\nc = b.sum(0)",
      "a = torch.zeros(64000000)",
      "a = torch.rand(256, 256)\nb = a @ a",
      "a = r.random(10**6)\nb = np.sort(a)\nc = a[a > 0.5].mean()",
      "a = torch.zeros(8, 3, 224, 224)\nb = (a - a.mean((2, 3), keepdim=True)) / 2",
      "np.cumsum(np.ones(10**6))[-1]",
  };
  (void)state;
  for (size_t i = 0; i < sizeof honest / sizeof *honest; i++) {
    SwText text = {0};
    put(&(Heavy){honest[i], NULL}, &text);
    SwProgram *program = sw_program_run(sw_text_cstr(&text), text.size, NULL);
    assert_non_null(program);
    if (sw_program_status(program)) print_error("%s\n", sw_text_cstr(&text));
    assert_int_equal(sw_program_status(program), 0);
    sw_program_free(program);
    sw_text_free(&text);
  }
}

static int64_t cost_of(const char *once, const char *line) {
  SwText text = {0};
  sw_text_put(&text, SETUP);
  sw_text_put(&text, once);
  sw_text_char(&text, '\n');
  sw_text_put(&text, line);
  SwProgram *program = sw_program_run(sw_text_cstr(&text), text.size, NULL);
  assert_non_null(program);
  int64_t cost = program->cost;
  if (sw_program_status(program)) print_error("%s\n", sw_text_cstr(&text));
  assert_int_equal(sw_program_status(program), 0);
  sw_program_free(program);
  sw_text_free(&text);
  return cost;
}

/* A line, one that goes through as many elements in less time, and how many times less. */
static void what_takes_longer_counts_for_more(void **state) {
  static const struct {
    const char *once, *line, *plain;
    int times;
  } rows[] = {
      {"a = np.full(10**5, 1e308)", "b = a % 1e-300", "b = a + 1", 15},
      {"a = np.full(10**5, 1e308)", "b = a // 1e-300", "b = a + 1", 15},
      {"a = np.full(10**5, 1e308)", "b = np.fmod(a, 1e-300)", "b = a + 1", 15},
      {"a = torch.ones(10**5)", "b = a.remainder(1e-30)", "b = a + 1", 15},
      {"a = np.ones((10**5, 1))", "b = np.cumsum(a, 1)", "b = np.cumsum(a, 0)", 5},
      {"a = torch.ones(10**5, 1)", "b = a.cumsum(1)", "b = a.cumsum(0)", 2},
      {"a = np.ones((50000, 2))", "b = a.sum(1)", "b = a.sum(0)", 2},
      {"a = np.ones((50000, 3))[:, :2]\nc = a + 0", "b = a + a", "b = c + c", 2},
      {"a = np.ones((2,) * 16)\nb = a.T", "c = a + b", "c = a + a", 2},
      {"a = torch.ones((2,) * 16)\nb = a.permute(*range(0, 16, 2), *range(1, 16, 2))",
       "c = b.contiguous()", "c = a.clone()", 2},
      {"a = np.ones(10**5)", "b = a.astype(np.float16)", "b = a.copy()", 5},
      {"a = np.ones(10**5, dtype=np.float16)", "b = a.astype(float)", "b = a.copy()", 5},
      {"a = np.ones(10**5, dtype=np.float16)", "b = a.sum()", "b = a.copy()", 5},
      {"a = np.ones(10**5)\nb = np.ones(10**5, dtype=np.float16)", "b[:] = a", "b[:] = b", 2},
      {"a = np.ones(10**5)\nb = a + 1", "a[0] = 1", "np.zeros(3)[0] = 1", 50},
      {"a = np.ones(2000)", "b = np.vander(a, 40)", "b = np.ones((2000, 40))", 40},
      {"a = [1.5] * 10000", "b = str(a)", "b = a.copy()", 40},
      {"a = [1] * 10000", "b = str(a)", "b = a.copy()", 10},
      {"a = [1] * 10000", "b = a + a", "b = len(a)", 40},
      {"a = 'ab' * 10**5", "print(a)", "print(1)", 100},
      {"a = 'ab' * 10**5", "b = len(a)", "b = len([a])", 100},
      {"a = 'ab' * 10**5", "b = f'{a}'", "b = f'{1}'", 100},
  };
  (void)state;
  bool good = true;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    int64_t once = cost_of(rows[i].once, "pass"),
            costly = cost_of(rows[i].once, rows[i].line) - once,
            plain = cost_of(rows[i].once, rows[i].plain) - once;
    bool more = costly >= rows[i].times * plain;
    if (!more)
      print_error("%s: %.1f times %s\n", rows[i].line, (double)costly / (double)plain,
                  rows[i].plain);
    good = good && more;
  }
  assert_true(good);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(what_takes_longer_counts_for_more),
      cmocka_unit_test(no_short_text_takes_long),
      cmocka_unit_test(honest_programs_run),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
