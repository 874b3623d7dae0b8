/* Every sentence of the .def tables names only values that it is given, and is well formed. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "story/remark/caution.h"
#include "story/remark/probe.h"
#include "story/remark/question.h"
#include "stridewise.h"
#include "tensor/trace.h"

/* The kind of the value called name[0..size) in a list of facts; 0: there is none. */
static char kind_of(const char *facts, const char *name, size_t size) {
  while (*facts) {
    size_t length = strcspn(facts, " ");
    if (length == size + 2 && memcmp(facts + 2, name, size) == 0) return *facts;
    facts += length + strspn(facts + length, " ");
  }
  return 0;
}

static int count_facts(const char *facts) {
  int count = 0;
  for (const char *at = facts; *at; at++)
    count += *at == ':';
  return count;
}

static const char *closing(const char *open) {
  int depth = 0;
  for (; *open; open++) {
    if (*open == '{') depth++;
    if (*open == '}' && --depth == 0) return open;
  }
  return NULL;
}

static void check_text(const char *id, const char *facts, const char *begin, const char *end);

/* "one {# element} other {# elements}": every form is a text of its own, the last is `other`. */
static void check_forms(const char *id, const char *facts, const char *begin, const char *end) {
  bool other = false;
  while (begin < end) {
    const char *open = begin + strcspn(begin, "{");
    assert_true(open < end);
    const char *close = closing(open);
    assert_false(other);
    other = strncmp(begin, "other ", 6) == 0;
    assert_true(other || *begin == '=' || strncmp(begin, "one ", 4) == 0);
    check_text(id, facts, open + 1, close);
    begin = close + 1;
    begin += strspn(begin, " ");
  }
  assert_true(other);
}

static void check_text(const char *id, const char *facts, const char *begin, const char *end) {
  for (const char *at = begin; at < end; at++) {
    assert_int_not_equal(*at, '}');
    if (*at != '{') continue;
    const char *close = closing(at);
    assert_non_null(close);
    size_t size = strcspn(at + 1, ",}");
    char kind = kind_of(facts, at + 1, size);
    if (!kind) print_error("%s has no value %.*s\n", id, (int)size, at + 1);
    assert_true(kind);
    if (at[1 + size] == ',') {
      assert_non_null(strchr("IDUV", kind));
      assert_memory_equal(at + 1 + size, ", plural, ", 10);
      check_forms(id, facts, at + 11 + size, close);
    }
    at = close;
  }
}

static void check_row(const char *id, const char *facts, const char *sentence) {
  assert_true(count_facts(facts) <= SW_MAX_FACTS);
  for (const char *fact = facts; *fact; fact += strspn(fact, " ")) {
    size_t size = strcspn(fact, " ");
    assert_int_equal(fact[1], ':');
    assert_true(size > 2 && size - 2 < sizeof((SwValueNamed *)0)->name);
    assert_int_equal(kind_of(facts, fact + 2, size - 2), *fact); /* no name twice */
    fact += size;
  }
  assert_true(*sentence);
  check_text(id, facts, sentence, sentence + strlen(sentence));
}

static void check_message(const SwMessage *message) {
  check_row(message->id, message->facts, message->sentence);
}

static void every_sentence_names_only_values_it_is_given(void **state) {
  (void)state;
  for (int i = 0; i < SW_EV_TOTAL; i++) {
    SwEventId id = (SwEventId)i;
    check_row(sw_event_name(id), sw_event_facts(id), sw_event_sentence(id));
  }
  for (int i = 0; i < SW_CAUTION_TOTAL; i++)
    check_message(sw_caution_row((SwCautionId)i));
  for (int i = 0; i < SW_QUESTION_TOTAL; i++)
    check_message(sw_question_row((SwQuestionId)i));
  for (int i = 0; i < SW_ANSWER_TOTAL; i++)
    check_message(sw_answer_row((SwAnswerId)i));
  for (int i = 0; i < SW_RULE_TOTAL; i++)
    check_message(sw_rule_row((SwRuleId)i));
  for (int i = 0; i < SW_APART_TOTAL; i++)
    check_message(sw_apart_row((SwApartId)i));
}

static bool ends_a_sentence(const char *text) {
  size_t size = strlen(text);
  return text[size - 1] == '.' || strcmp(text + size - 9, "{message}") == 0;
}

static void what_is_said_in_sentences_ends_in_a_full_stop(void **state) {
  (void)state;
  for (int i = 0; i < SW_EV_TOTAL; i++)
    assert_true(ends_a_sentence(sw_event_sentence((SwEventId)i)));
  for (int i = 0; i < SW_CAUTION_TOTAL; i++)
    assert_true(ends_a_sentence(sw_caution_row((SwCautionId)i)->sentence));
  for (int i = 0; i < SW_RULE_TOTAL; i++)
    assert_true(ends_a_sentence(sw_rule_row((SwRuleId)i)->sentence));
  for (int i = 0; i < SW_APART_TOTAL; i++)
    assert_true(ends_a_sentence(sw_apart_row((SwApartId)i)->sentence));
  for (int i = 0; i < SW_QUESTION_TOTAL; i++) {
    const char *prompt = sw_question_row((SwQuestionId)i)->sentence;
    assert_int_equal(prompt[strlen(prompt) - 1], '?');
  }
}

/* -- What is raised has the values that its row lists ------------------------------------------ */

static void check_values(const SwMessage *message, const SwValues *values) {
  for (const char *fact = message->facts; *fact; fact += strspn(fact, " ")) {
    size_t size = strcspn(fact, " ");
    const SwValueNamed *value = sw_values_find(values, fact + 2, size - 2);
    if (!value) print_error("%s is raised without %.*s\n", message->id, (int)size, fact);
    assert_non_null(value);
    assert_int_equal(value->is_integer, *fact == 'I');
    fact += size;
  }
}

/* Seen so far, one bit each. */
typedef struct Seen {
  uint64_t cautions, questions, answers, rules;
} Seen;

static void check_cautions(const SwProgram *program, const SwRecord *record, Seen *seen) {
  SwCautions cautions;
  sw_cautions_of(program, record, &cautions);
  for (int i = 0; i < cautions.count; i++) {
    check_values(sw_caution_row(cautions.at[i].id), &cautions.at[i].values);
    assert_int_equal(count_facts(sw_caution_row(cautions.at[i].id)->facts),
                     cautions.at[i].values.count);
    seen->cautions |= (uint64_t)1 << cautions.at[i].id;
  }
  sw_cautions_clear(&cautions);
}

/* Two to four options, one of them right, no two the same. */
static void check_question(const SwQuestion *self, Seen *seen) {
  int right = 0;
  assert_in_range(self->count, 2, SW_MAX_OPTIONS);
  check_values(sw_question_row(self->id), &self->values);
  seen->questions |= (uint64_t)1 << self->id;
  for (int i = 0; i < self->count; i++) {
    const SwOption *option = &self->option[i];
    right += option->correct;
    check_values(sw_answer_row(option->answer), &option->values);
    seen->answers |= (uint64_t)1 << option->answer;
    for (int other = 0; other < i; other++)
      assert_string_not_equal(sw_text_cstr(&option->text), sw_text_cstr(&self->option[other].text));
    if (option->rule == SW_RULE_NONE) continue;
    check_values(sw_rule_row(option->rule), &option->values);
    seen->rules |= (uint64_t)1 << option->rule;
  }
  assert_int_equal(right, 1);
}

static void check_program(const char *source, Seen *seen) {
  SwProgram *program = sw_program_run(source, strlen(source), NULL);
  assert_non_null(program);
  assert_null(program->refusal.message);
  for (const SwRecord *record = program->records.first; record; record = record->next) {
    SwQuestion question;
    check_cautions(program, record, seen);
    for (int i = 0; i < sw_question_makers(); i++) {
      if (!sw_question_make(i, program, record, &question)) continue;
      check_question(&question, seen);
      sw_question_clear(&question);
    }
  }
  sw_program_free(program);
}

static const char *const misconceptions[] = {
#define MISCONCEPTION(name, program, ...) program,
#include "remark/misconceptions.def"
};

static void check_all_seen(uint64_t seen, int total, const char *(*id_of)(int)) {
  for (int i = 0; i < total; i++) {
    if (!(seen >> i & 1)) print_error("%s is never raised\n", id_of(i));
  }
  assert_int_equal(seen, ((uint64_t)1 << total) - 1);
}

static const char *caution_id(int i) {
  return sw_caution_row((SwCautionId)i)->id;
}
static const char *question_id(int i) {
  return sw_question_row((SwQuestionId)i)->id;
}
static const char *answer_id(int i) {
  return sw_answer_row((SwAnswerId)i)->id;
}
static const char *rule_id(int i) {
  return sw_rule_row((SwRuleId)i)->id;
}

static void all_that_can_be_raised_has_its_values(void **state) {
  (void)state;
  static const char *const programs[] = {
      "import torch\np = torch.ones(3)\ny = torch.ones(3, 1)\np - y\ntorch.ones(1, 3) + y\n"
      "b = torch.ones(3, 3)\nb - b.sum(1)\np += 1\nq = p[1:]\np *= 2\np *= b\nb *= p\n"
      "b += torch.ones(2)\nb + torch.ones(3, 2)\nb + torch.ones(2, 3)\ntorch.ones(2, 3) + "
      "torch.ones(2)\n"
      "torch.ones(2, 3, 4) + torch.ones(2, 5, 4)\ntorch.ones(2, 3, 1) + torch.ones(4, 2, 5)\n"
      "torch.ones(1) + torch.ones(0)\ntorch.tensor(1) + b\nb.expand(2, 3, 3).add_(1)\n"
      "torch.ones(100000) + torch.ones(100000, 1)\ntorch.ones(2, 1, 3) + torch.ones(3, 3)\n"
      "torch.ones(3, 2) + torch.ones(3, 4)\ntorch.ones(3, 1) + torch.ones(3, 5)\n",
      "import torch\na = torch.arange(12).view(3, 4)\na.view(4, 3)\nt = a.t()\nt.reshape(12)\n"
      "a.t().view(12)\na.t().view(2, 2, 3)\na.t().reshape(2, 2, 3)\na.view(5, 2)\na.reshape(5, 2)\n"
      "a.t().view(6, 2)\ntorch.arange(24).view(4, 6).t().view(3, 4, 2)\na.t().view(2, 2, 3, "
      "1)\na.t().view(2, 6)\na.view(-1, 5)\na[1:].t()\n"
      "a[1:, 1:]\na.reshape(7, -1)",
      ("import torch\na = torch.ones(2, 3)\na.sum(1)\na.sum(1, keepdim=True)\na @ torch.ones(3)\n"
       "a @ torch.ones(3, 4)\na @ torch.ones(4, 3)\ntorch.ones(2) @ a\n"
       "a @ torch.ones(3, 3)\ntorch.ones(3, 3) @ torch.ones(3, 3)\n"),
      ("import torch\nu = torch.ones(2, 3)\nu = u + torch.ones(3)\nv = torch.ones(4)\n"
       "v = v * torch.ones(2, 4)\n"),
      "import numpy as np\nn = np.arange(6).reshape(2, 3)\nn.T\nn[:, 1:]\nn + np.arange(2)\n",
  };
  Seen seen = {0};
  for (size_t i = 0; i < sizeof programs / sizeof *programs; i++)
    check_program(programs[i], &seen);
  for (size_t i = 0; i < sizeof misconceptions / sizeof *misconceptions; i++)
    check_program(misconceptions[i], &seen);
  check_all_seen(seen.cautions, SW_CAUTION_TOTAL, caution_id);
  check_all_seen(seen.questions, SW_QUESTION_TOTAL, question_id);
  check_all_seen(seen.answers, SW_ANSWER_TOTAL, answer_id);
  check_all_seen(seen.rules, SW_RULE_TOTAL, rule_id);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_sentence_names_only_values_it_is_given),
      cmocka_unit_test(what_is_said_in_sentences_ends_in_a_full_stop),
      cmocka_unit_test(all_that_can_be_raised_has_its_values),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
