#include "story/remark/question_result.h"

#include "story/remark/question.h"
#include "story/scene/name.h"
#include "tensor/broadcast.h"

static void add_shape(SwQuestion *self, SwRuleId rule, const SwShape *shape) {
  sw_values_add_shape(sw_question_option(self, SW_ANSWER_SHAPE, rule), "shape", shape);
}

/* The shape without the dims whose bit in `dropped` is set; with `keepdim` they become 1. */
static SwShape reduced_shape(const SwShape *shape, uint32_t dropped, bool keepdim) {
  SwShape out = {0};
  for (int dim = 0; dim < shape->ndim; dim++) {
    bool gone = dropped >> dim & 1;
    if (!gone || keepdim) out.size[out.ndim++] = gone ? 1 : shape->size[dim];
  }
  return out;
}

bool sw_question_reduced(const SwProgram *program, const SwRecord *record, SwQuestion *out) {
  int told = sw_question_event(record, SW_EV_REDUCE_RESULT);
  if (record->kind != SW_STORY_REDUCE || !record->has_result) return false;
  const SwShape *shape = &record->operand[0].layout.shape, *result = &record->result.layout.shape;
  const SwReduceDetail *reduce = &record->as.reduce;
  uint32_t all = ((uint32_t)1 << shape->ndim) - 1;
  out->id = SW_QUESTION_REDUCED_SHAPE;
  out->asked = 0;
  out->event = told;
  sw_operation_text(program, record, sw_values_add_text(&out->values, "text"));
  sw_tensors_name(program, record, 0, sw_values_add_text(&out->values, "tensor"));
  sw_values_add_shape(&out->values, "shape", shape);
  add_shape(out, SW_RULE_NONE, result);
  SwShape wrong = reduced_shape(shape, reduce->reduced, !reduce->keepdim);
  add_shape(out, reduce->keepdim ? SW_RULE_DIM_KEPT : SW_RULE_DIM_VANISHES, &wrong);
  if (reduce->reduced != all && reduce->reduced != 0) {
    wrong = reduced_shape(shape, all & ~reduce->reduced, reduce->keepdim);
    add_shape(out, SW_RULE_DIM_STAYS, &wrong);
  }
  return true;
}

/* Misconceptions: the second matrix is transposed, or its columns do not matter. */
static void add_transposed(const SwShape *a, const SwShape *b, SwQuestion *out) {
  if (a->ndim != 2 || b->ndim != 2 || a->size[1] != b->size[1]) return;
  SwShape shape = {2, {a->size[0], b->size[0]}};
  add_shape(out, SW_RULE_TRANSPOSED_FOR_YOU, &shape);
}

static void add_elementwise(const SwShape *a, const SwShape *b, SwQuestion *out) {
  const SwShape *shapes[] = {a, b};
  SwShape shape;
  SwMismatch mismatch;
  bool meet = sw_broadcast_shapes(shapes, 2, NULL, &shape, &mismatch);
  sw_question_option(out, SW_ANSWER_ERROR, meet ? SW_RULE_INNER_AGREE : SW_RULE_ELEMENTWISE);
  if (meet) add_shape(out, SW_RULE_ELEMENTWISE, &shape);
}

static void add_kept_inner(const SwShape *a, const SwShape *b, SwQuestion *out) {
  if (a->ndim != 2 || b->ndim != 2) return;
  SwShape shape = {3, {a->size[0], a->size[1], b->size[1]}};
  add_shape(out, SW_RULE_INNER_KEPT, &shape);
}

/* Misconception: rows of the first and columns of the second always make a product. */
static void add_outer_sizes(const SwShape *a, const SwShape *b, SwQuestion *out) {
  SwShape shape = *a;
  if (a->ndim < 2 || b->ndim < 2) return;
  shape.size[a->ndim - 1] = b->size[b->ndim - 1];
  add_shape(out, SW_RULE_INNER_IGNORED, &shape);
}

/* Misconception: the vector's dim of size 1 stays in the result. */
static void add_kept_vector(const SwShape *a, const SwShape *b, const SwShape *result,
                            SwQuestion *out) {
  SwShape shape = {0};
  if ((a->ndim == 1) == (b->ndim == 1)) return;
  int one = b->ndim == 1 ? result->ndim : result->ndim - 1;
  for (int dim = 0; dim <= result->ndim; dim++)
    shape.size[shape.ndim++] = dim == one ? 1 : result->size[dim < one ? dim : dim - 1];
  add_shape(out, SW_RULE_VECTOR_KEPT, &shape);
}

/* Misconceptions for batch sizes that differ: the larger one wins, or the first one wins. */
static void add_batch_guesses(const SwShape *a, const SwShape *b, SwQuestion *out) {
  SwShape larger = a->ndim > b->ndim ? *a : *b, first = larger;
  int ndim = larger.ndim;
  for (int dim = 0; dim < ndim - 2; dim++) {
    int at_a = dim - (ndim - a->ndim), at_b = dim - (ndim - b->ndim);
    int64_t size_a = at_a < 0 ? 1 : a->size[at_a], size_b = at_b < 0 ? 1 : b->size[at_b];
    larger.size[dim] = size_a > size_b ? size_a : size_b;
    first.size[dim] = at_a < 0 ? size_b : size_a;
  }
  larger.size[ndim - 2] = first.size[ndim - 2] = a->size[a->ndim - 2];
  larger.size[ndim - 1] = first.size[ndim - 1] = b->size[b->ndim - 1];
  add_shape(out, SW_RULE_MAX_OF_SIZES, &larger);
  add_shape(out, SW_RULE_FIRST_OPERAND, &first);
}

/* Leaves out a third of the products that raise, so that a question does not hint at an error. */
static bool is_left_out(const SwShape *a, const SwShape *b) {
  int64_t sum = 0;
  for (int dim = 0; dim < a->ndim; dim++)
    sum += (dim + 1) * a->size[dim];
  for (int dim = 0; dim < b->ndim; dim++)
    sum += (dim + 2) * b->size[dim];
  return sum % 3 == 0;
}

bool sw_question_product(const SwProgram *program, const SwRecord *record, SwQuestion *out) {
  int fits = sw_question_event(record, SW_EV_PRODUCT_RESULT);
  int refused = sw_question_event(record, SW_EV_PRODUCT_INNER_REFUSED);
  bool batch = refused < 0;
  if (batch) refused = sw_question_event(record, SW_EV_COMPARE_REFUSED);
  if (record->kind != SW_STORY_PRODUCT || (fits < 0 && refused < 0)) return false;
  const SwShape *a = &record->operand[0].layout.shape, *b = &record->operand[1].layout.shape;
  if (fits <= 0 && is_left_out(a, b)) return false;
  out->id = SW_QUESTION_PRODUCT_SHAPE;
  out->asked = 0;
  out->event = fits > 0 ? fits : refused;
  sw_operation_text(program, record, sw_values_add_text(&out->values, "text"));
  sw_values_add_shape(&out->values, "a_shape", a);
  sw_values_add_shape(&out->values, "b_shape", b);
  out->least = out->most = 3;
  if (fits > 0) {
    add_shape(out, SW_RULE_ROWS_AND_COLUMNS, &record->result.layout.shape);
    add_elementwise(a, b, out);
    add_kept_vector(a, b, &record->result.layout.shape, out);
  } else {
    sw_question_option(out, SW_ANSWER_ERROR, SW_RULE_NONE);
    if (batch)
      add_batch_guesses(a, b, out);
    else
      add_transposed(a, b, out);
    if (!batch) add_outer_sizes(a, b, out);
  }
  add_shape(out, SW_RULE_SHAPE_OF_THE_FIRST, a);
  add_shape(out, SW_RULE_SHAPE_OF_THE_SECOND, b);
  if (fits > 0) add_kept_inner(a, b, out);
  return true;
}
