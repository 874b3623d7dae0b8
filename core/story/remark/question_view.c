#include "story/remark/question_view.h"

#include "call/operation.h"
#include "story/remark/caution.h"
#include "story/remark/question.h"
#include "story/scene/visits.h"
#include "tensor/view.h"

/* The place of the event that decides between view, copy and error, or -1; sets the answer. */
static int outcome(const SwRecord *record, SwAnswerId *answer) {
  for (int i = record->trace.count - 1; i >= 0; i--) {
    switch (record->trace.events[i].id) {
    case SW_EV_VIEW_FITS:
    case SW_EV_VIEW_FITS_ALTHOUGH:
    case SW_EV_VIEW_EMPTY: *answer = SW_ANSWER_VIEW; return i;
    case SW_EV_RESHAPE_COPIES: *answer = SW_ANSWER_COPY; return i;
    case SW_EV_STRADDLE:
    case SW_EV_STRADDLE_UNEVEN:
    case SW_EV_VIEW_COUNT_REFUSED:
    case SW_EV_VIEW_INFER_TWO:
    case SW_EV_VIEW_INFER_INVALID:
    case SW_EV_VIEW_INFER_AMBIGUOUS:
    case SW_EV_VIEW_INFER_INDIVISIBLE: *answer = SW_ANSWER_ERROR; return i;
    default: break;
    }
  }
  return -1;
}

/* The reason why a refused shape is not a view, although it may look like one. */
static SwRuleId why_no_view(SwEventId decisive) {
  if (sw_view_is_straddle(decisive)) return SW_RULE_COUNT_IS_ENOUGH;
  return decisive == SW_EV_VIEW_COUNT_REFUSED ? SW_RULE_ANY_COUNT : SW_RULE_SIZE_GUESSED;
}

static void add_wrong_for_view(const SwRecord *record, SwAnswerId right, SwEventId decisive,
                               SwQuestion *out) {
  bool contiguous = sw_layout_is_contiguous(&record->operand[0].layout);
  sw_question_option(out, SW_ANSWER_COPY, SW_RULE_VIEW_NEVER_COPIES);
  if (right == SW_ANSWER_ERROR)
    sw_question_option(out, SW_ANSWER_VIEW, why_no_view(decisive));
  else
    sw_question_option(out, SW_ANSWER_ERROR,
                       contiguous ? SW_RULE_ONE_CHUNK : SW_RULE_NEEDS_CONTIGUOUS);
}

static void add_wrong_for_reshape(const SwRecord *record, SwAnswerId right, SwEventId decisive,
                                  SwQuestion *out) {
  bool contiguous = sw_layout_is_contiguous(&record->operand[0].layout);
  if (right == SW_ANSWER_ERROR) {
    sw_question_option(out, SW_ANSWER_VIEW, why_no_view(decisive));
    sw_question_option(out, SW_ANSWER_COPY, SW_RULE_RESHAPE_ALWAYS_FITS);
    return;
  }
  sw_question_option(out, SW_ANSWER_COPY, SW_RULE_RESHAPE_ALWAYS_COPIES);
  sw_question_option(out, SW_ANSWER_VIEW, SW_RULE_RESHAPE_NEVER_COPIES);
  SwRuleId why = contiguous ? SW_RULE_ONE_CHUNK : SW_RULE_NEEDS_CONTIGUOUS;
  sw_question_option(out, SW_ANSWER_ERROR,
                     right == SW_ANSWER_VIEW ? why : SW_RULE_RESHAPE_NEEDS_CONTIGUOUS);
}

static void add_layout(const SwRecord *record, SwValues *values) {
  const SwSnapshot *tensor = &record->operand[0];
  sw_values_add_shape(values, "shape", &tensor->layout.shape);
  sw_snapshot_strides(tensor, sw_values_add_text(values, "strides"));
  sw_values_add_int(values, "itemsize", sw_snapshot_bytes(tensor));
}

/* A contiguous tensor can be viewed in every shape. Half of these are asked about, but not
 * torch.arange(6).view(2, 3), whose storage has no other name. */
static bool is_too_easy(const SwProgram *program, const SwRecord *record) {
  const SwShape *shape = &record->operand[0].layout.shape, *asked = &record->result.layout.shape;
  int64_t sum = shape->ndim + asked->ndim;
  if (record->refused || !sw_layout_is_contiguous(&record->operand[0].layout)) return false;
  for (int dim = 0; dim < asked->ndim; dim++)
    sum += (dim + 1) * asked->size[dim];
  return sw_operand_made(program, record, 0) || sum % 2 == 0;
}

bool sw_question_view(const SwProgram *program, const SwRecord *record, SwQuestion *out) {
  SwAnswerId right = SW_ANSWER_ERROR;
  if (record->kind != SW_STORY_VIEW) return false;
  out->event = outcome(record, &right);
  if (out->event < 1 || is_too_easy(program, record)) return false;
  out->id = SW_QUESTION_VIEW_OR_COPY;
  out->least = 3;
  out->asked = 0;
  sw_operation_text(program, record, sw_values_add_text(&out->values, "text"));
  add_layout(record, &out->values);
  sw_question_option(out, right, SW_RULE_NONE);
  SwEventId decisive = record->trace.events[out->event].id;
  if (record->flags & SW_ONLY_VIEWS)
    add_wrong_for_view(record, right, decisive, out);
  else
    add_wrong_for_reshape(record, right, decisive, out);
  return true;
}

/* The last event before the new dims are fitted; one of them straddles. */
static int before_fitting(const SwRecord *record) {
  int at = 0;
  while (sw_event_phase(record->trace.events[at].id) != SW_PHASE_FIT)
    at++;
  return at - 1;
}

bool sw_question_straddling(const SwProgram *program, const SwRecord *record, SwQuestion *out) {
  (void)program;
  if (record->kind != SW_STORY_VIEW) return false;
  out->event = sw_question_event(record, SW_EV_STRADDLE);
  if (out->event < 0) out->event = sw_question_event(record, SW_EV_STRADDLE_UNEVEN);
  if (out->event < 0) return false;
  out->id = SW_QUESTION_STRADDLING_DIM;
  out->least = 3;
  out->asked = before_fitting(record);
  SwShape asked = sw_record_asked_shape(record);
  int dim = (int)record->trace.events[out->event].fact[0];
  add_layout(record, &out->values);
  sw_values_add_shape(&out->values, "asked", &asked);
  sw_values_add_int(sw_question_option(out, SW_ANSWER_DIM, SW_RULE_NONE), "dim", dim);
  for (int other = asked.ndim - 1; other >= 0; other--) {
    if (other == dim) continue;
    SwRuleId rule = other > dim ? SW_RULE_FITS_A_CHUNK : SW_RULE_NOT_REACHED;
    SwValues *values = sw_question_option(out, SW_ANSWER_DIM, rule);
    sw_values_add_int(values, "dim", other);
    if (other > dim) sw_values_add_int(values, "size", asked.size[other]);
  }
  return true;
}
