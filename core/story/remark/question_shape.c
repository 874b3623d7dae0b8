#include "story/remark/question_shape.h"

#include <string.h>

#include "story/remark/question.h"
#include "story/scene/name.h"
#include "tensor/broadcast.h"

/* Both shapes of a broadcast between two tensors. */
static bool two_shapes(const SwRecord *record, const SwShape **a, const SwShape **b) {
  *a = &record->operand[0].layout.shape;
  *b = &record->operand[1].layout.shape;
  return record->operand_count == 2 && !record->operand[0].is_number &&
         !record->operand[1].is_number;
}

static void add_shapes(const SwProgram *program, const SwRecord *record, SwValues *values) {
  static const char *const names[][2] = {{"a", "a_shape"}, {"b", "b_shape"}};
  for (int i = 0; i < 2; i++) {
    sw_tensors_name(program, record, i, sw_values_add_text(values, names[i][0]));
    sw_values_add_shape(values, names[i][1], &record->operand[i].layout.shape);
  }
}

static void add_shape(SwQuestion *self, SwRuleId rule, const SwShape *shape) {
  sw_values_add_shape(sw_question_option(self, SW_ANSWER_SHAPE, rule), "shape", shape);
}

/* Misconception: shapes are aligned on the left. */
static bool left_aligned(const SwShape *a, const SwShape *b, SwShape *out, SwMismatch *mismatch) {
  SwShape padded[] = {*a, *b};
  const SwShape *shapes[] = {&padded[0], &padded[1]};
  int ndim = a->ndim > b->ndim ? a->ndim : b->ndim;
  for (int i = 0; i < 2; i++) {
    while (padded[i].ndim < ndim)
      padded[i].size[padded[i].ndim++] = 1;
  }
  return sw_broadcast_shapes(shapes, 2, NULL, out, mismatch);
}

/* The size in dim `dim` of a common shape of `ndim` dims; -1 for a missing dim. */
static int64_t size_in(const SwShape *self, int ndim, int dim) {
  int own = dim - (ndim - self->ndim);
  return own < 0 ? -1 : self->size[own];
}

static SwShape largest(const SwShape *a, const SwShape *b) {
  SwShape out = {.ndim = a->ndim > b->ndim ? a->ndim : b->ndim};
  for (int dim = 0; dim < out.ndim; dim++) {
    int64_t left = size_in(a, out.ndim, dim), right = size_in(b, out.ndim, dim);
    out.size[dim] = left > right ? left : right;
  }
  return out;
}

/* The option "an error", with the first misconception that leads to it. It is always offered. */
static void add_refusal(const SwShape *a, const SwShape *b, bool fits, SwQuestion *out) {
  SwShape shape;
  SwMismatch mismatch;
  bool scalar = a->ndim == 0 || b->ndim == 0;
  if (!fits)
    sw_question_option(out, SW_ANSWER_ERROR, SW_RULE_NONE);
  else if (!left_aligned(a, b, &shape, &mismatch))
    sw_question_option(out, SW_ANSWER_ERROR, SW_RULE_LEFT_ALIGNED);
  else
    sw_question_option(out, SW_ANSWER_ERROR,
                       scalar ? SW_RULE_SCALAR_REFUSED : SW_RULE_MUST_BE_EQUAL);
}

static void add_wrong_shapes(const SwShape *a, const SwShape *b, SwQuestion *out) {
  SwShape shape;
  SwMismatch mismatch;
  int64_t count = 0, other = 0;
  (void)sw_shape_numel(a, &count);
  (void)sw_shape_numel(b, &other);
  if (count == other && count > 1) {
    sw_values_add_int(sw_question_option(out, SW_ANSWER_SHAPE, SW_RULE_ONE_BY_ONE), "count", count);
    sw_values_add_shape(&out->option[out->count - 1].values, "shape", a);
  }
  if (left_aligned(a, b, &shape, &mismatch)) add_shape(out, SW_RULE_LEFT_ALIGNED, &shape);
  shape = largest(a, b);
  add_shape(out, SW_RULE_MAX_OF_SIZES, &shape);
  add_shape(out, SW_RULE_FIRST_OPERAND, a);
  add_shape(out, SW_RULE_SECOND_OPERAND, b);
}

/* For a third of all pairs of shapes the question is where they clash, if anywhere; for the others
 * it is the result. So neither question gives away whether the shapes fit. */
static bool is_asked_for_fault(const SwShape *a, const SwShape *b) {
  int64_t sum = 0;
  int ndim = a->ndim > b->ndim ? a->ndim : b->ndim;
  for (int dim = 0; dim < ndim; dim++)
    sum += (2 * dim + 3) * size_in(a, ndim, dim) + (dim + 1) * size_in(b, ndim, dim);
  return ndim > 1 && ndim < SW_MAX_OPTIONS && sum % 3 == 0;
}

/* Most programs fit, so only two fifths of the fitting pairs are asked about. */
static bool is_worth_asking(const SwShape *shape, const SwShape *value) {
  int64_t sum = value->ndim;
  for (int dim = 0; dim < shape->ndim; dim++)
    sum += (dim + 1) * shape->size[dim] + size_in(value, shape->ndim, dim);
  return !sw_shape_equal(shape, value) && sum % 5 < 2;
}

/* The name that `x = x + b` rebinds; NULL for other statements, or if there is no question. */
static const char *rebound(const SwProgram *program, const SwRecord *record) {
  const SwShape *a, *b;
  const char *name = record->result.bound_to;
  SwSpan of = record->operand_count ? record->operand[0].span : (SwSpan){0};
  bool made = record->kind == SW_STORY_BROADCAST && record->has_result;
  if (!made || !name || !two_shapes(record, &a, &b)) return NULL;
  if (record->result.storage == record->operand[0].storage) return NULL; /* out= */
  bool same = of.end - of.start == strlen(name) &&
              memcmp(program->source.bytes + of.start, name, strlen(name)) == 0;
  SwSpan statement = program->statements[record->statement].span;
  bool whole = record->span.start > statement.start && record->span.end == statement.end;
  return same && whole && is_worth_asking(a, b) ? name : NULL;
}

bool sw_question_result_shape(const SwProgram *program, const SwRecord *record, SwQuestion *out) {
  const SwShape *a, *b;
  if (rebound(program, record)) return false;
  if (record->kind != SW_STORY_BROADCAST || !two_shapes(record, &a, &b)) return false;
  int fits = sw_question_event(record, SW_EV_BROADCAST_RESULT);
  int refused = sw_question_event(record, SW_EV_COMPARE_REFUSED);
  const SwShape *broadcast = sw_record_broadcast(record);
  if ((fits < 0 && refused < 0) || sw_shape_equal(a, b)) return false;
  if ((fits >= 0 && record->refused) || is_asked_for_fault(a, b)) return false;
  out->id = SW_QUESTION_RESULT_SHAPE;
  out->asked = 0;
  out->event = fits >= 0 ? fits : refused;
  out->least = out->most = 3;
  add_shapes(program, record, &out->values);
  if (fits >= 0) add_shape(out, SW_RULE_SIZES_MEET, broadcast);
  add_refusal(a, b, fits >= 0, out);
  add_wrong_shapes(a, b, out);
  return true;
}

static SwValues *add_dim(SwQuestion *self, SwRuleId rule, int64_t dim) {
  SwValues *values = sw_question_option(self, SW_ANSWER_DIM, rule);
  sw_values_add_int(values, "dim", dim);
  return values;
}

/* Why `dim` is not the one: it fits, or is not reached; `a` may be a target, which never stretches.
 */
static void add_other_dim(SwQuestion *self, const SwShape *a, const SwShape *b, bool in_place,
                          int dim) {
  int ndim = a->ndim > b->ndim ? a->ndim : b->ndim;
  int64_t left = size_in(a, ndim, dim), right = size_in(b, ndim, dim);
  int64_t size = left < 0 ? right : right < 0 ? left : left == 1 ? right : left;
  bool clash = left >= 0 && right >= 0 && left != right && left != 1 && right != 1;
  if (clash || (in_place && left != size))
    add_dim(self, SW_RULE_LATER_FROM_THE_RIGHT, dim);
  else if (left < 0 || right < 0)
    sw_values_add_int(add_dim(self, SW_RULE_MISSING_IS_ONE, dim), "size", size);
  else if (left == right)
    sw_values_add_int(add_dim(self, SW_RULE_SIZES_AGREE, dim), "size", size);
  else
    sw_values_add_int(add_dim(self, SW_RULE_ONE_STRETCHES, dim), "size", size);
}

static SwRuleId why_no_dim(const SwShape *a, const SwShape *b, int fault) {
  SwShape shape;
  SwMismatch mismatch;
  if (fault < 0) return SW_RULE_ALL_DIMS_FIT;
  bool left = a->ndim != b->ndim && left_aligned(a, b, &shape, &mismatch);
  return left ? SW_RULE_LEFT_ALIGNED : SW_RULE_SIZES_DIFFER;
}

bool sw_question_fault(const SwProgram *program, const SwRecord *record, SwQuestion *out) {
  const SwShape *a, *b;
  int refused = sw_question_event(record, SW_EV_COMPARE_REFUSED);
  int fits = sw_question_event(record, SW_EV_BROADCAST_RESULT);
  bool meets =
      record->kind == SW_STORY_BROADCAST || (record->kind == SW_STORY_IN_PLACE && refused >= 0);
  bool grows = sw_question_event(record, SW_EV_COMPARE_GROWS) >= 0 ||
               sw_question_event(record, SW_EV_COMPARE_GROWS_NEW) >= 0;
  if (!meets || grows || !two_shapes(record, &a, &b)) return false;
  int ndim = a->ndim > b->ndim ? a->ndim : b->ndim, fault = -1;
  bool in_place = record->kind == SW_STORY_IN_PLACE && ndim > 1 && ndim < SW_MAX_OPTIONS;
  bool known = refused >= 0 || (fits >= 0 && !record->refused);
  if (!known || sw_shape_equal(a, b) || !(in_place || is_asked_for_fault(a, b))) return false;
  if (refused >= 0) fault = (int)record->trace.events[refused].fact[0];
  out->id = SW_QUESTION_FAULT_DIM;
  out->event = refused >= 0 ? refused : fits;
  int padded = sw_question_event(record, SW_EV_PAD);
  out->asked = padded >= 0 ? padded : sw_question_event(record, SW_EV_ALIGN);
  add_shapes(program, record, &out->values);
  if (fault >= 0) add_dim(out, SW_RULE_NONE, fault);
  sw_question_option(out, SW_ANSWER_NO_DIM, why_no_dim(a, b, fault));
  for (int dim = 0; dim < ndim; dim++) {
    if (dim != fault) add_other_dim(out, a, b, record->kind == SW_STORY_IN_PLACE, dim);
  }
  return true;
}

/* Misconceptions about in-place operations. */
static void add_new_tensor(SwQuestion *self, SwRuleId rule, const char *target,
                           const SwShape *shape) {
  SwValues *values = sw_question_option(self, SW_ANSWER_NEW_TENSOR, rule);
  sw_text_put(sw_values_add_text(values, "target"), target);
  sw_values_add_shape(values, "shape", shape);
}

static void add_writing(SwQuestion *self, SwRuleId rule, const char *target) {
  SwValues *values = sw_question_option(self, SW_ANSWER_WRITES, rule);
  sw_text_put(sw_values_add_text(values, "target"), target);
}

/* The deciding event and the three options, which are always the same. */
static bool decide_in_place(const SwRecord *record, const char *target, SwQuestion *out) {
  const SwShape *shape = &record->operand[0].layout.shape;
  const SwShape *broadcast = sw_record_broadcast(record);
  int overlap = sw_question_event(record, SW_EV_IN_PLACE_OVERLAP);
  int refused = sw_question_event(record, SW_EV_IN_PLACE_REFUSED);
  int fits = sw_question_event(record, SW_EV_IN_PLACE_FITS);
  bool grows = refused >= 0;
  if (overlap >= 0 || grows) {
    out->event = overlap >= 0 ? overlap : refused;
    sw_question_option(out, SW_ANSWER_ERROR, SW_RULE_NONE);
    add_writing(out, overlap >= 0 ? SW_RULE_CELLS_OF_THEIR_OWN : SW_RULE_TARGET_TAKES_PART, target);
  } else if (fits >= 0 && !record->refused && !record->operand[1].is_number &&
             is_worth_asking(shape, &record->operand[1].layout.shape)) {
    out->event = fits;
    add_writing(out, SW_RULE_NONE, target);
    sw_question_option(out, SW_ANSWER_ERROR, SW_RULE_MUST_BE_EQUAL);
  } else {
    return false;
  }
  add_new_tensor(out, grows ? SW_RULE_TARGET_GROWS : SW_RULE_TARGET_STAYS, target,
                 grows ? broadcast : shape);
  return true;
}

/* `x = x + b` writes nothing: three options as in place, and the third is right. */
static void ask_rebound(const SwProgram *program, const SwRecord *record, const char *name,
                        SwQuestion *out) {
  SwSpan span = program->statements[record->statement].span;
  const SwShape *shape = &record->operand[0].layout.shape;
  const SwShape *broadcast = sw_record_broadcast(record);
  bool grows = !sw_shape_equal(shape, broadcast);
  out->id = SW_QUESTION_IN_PLACE;
  out->event = sw_question_event(record, SW_EV_BROADCAST_RESULT);
  out->asked = 0;
  add_new_tensor(out, SW_RULE_NAME_REBOUND, name, broadcast);
  add_writing(out, SW_RULE_NAME_MOVES, name);
  sw_question_option(out, SW_ANSWER_ERROR, grows ? SW_RULE_NAME_FITS_ALL : SW_RULE_MUST_BE_EQUAL);
  if (grows) sw_text_put(sw_values_add_text(&out->option[2].values, "target"), name);
  sw_text_bytes(sw_values_add_text(&out->values, "text"), program->source.bytes + span.start,
                span.end - span.start);
  sw_text_put(sw_values_add_text(&out->values, "target"), name);
  sw_values_add_shape(&out->values, "shape", shape);
}

bool sw_question_in_place(const SwProgram *program, const SwRecord *record, SwQuestion *out) {
  const char *name = rebound(program, record);
  if (name) {
    ask_rebound(program, record, name, out);
    return true;
  }
  if (record->kind != SW_STORY_IN_PLACE) return false;
  SwText target = {0};
  sw_tensors_name(program, record, 0, &target);
  bool asked = decide_in_place(record, sw_text_cstr(&target), out);
  if (asked) {
    out->id = SW_QUESTION_IN_PLACE;
    out->asked = out->event > 0 ? 0 : -1;
    sw_operation_text(program, record, sw_values_add_text(&out->values, "text"));
    SwText *text = sw_values_add_text(&out->values, "target");
    sw_text_put(text, sw_text_cstr(&target));
    text->failed |= target.failed;
    sw_values_add_shape(&out->values, "shape", &record->operand[0].layout.shape);
  }
  sw_text_free(&target);
  return asked;
}
