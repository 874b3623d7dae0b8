#include "runtime/record_refusal.h"

#include <string.h>

#include "runtime/vm.h"

typedef struct Refusal {
  SwErrorId error;
  SwEventId event;
  const char *facts;
} Refusal;

static const Refusal refusals[] = {
#define REFUSAL(error, event, facts) {SW_ERR_##error, SW_EV_##event, facts},
#include "runtime/refusals.def"
#undef REFUSAL
};

/* `size`: the size of the first operand's dim; -1 if the dim is not one of its dims. */
static void tell_position(SwRecord *self, int64_t index, int64_t dim, int64_t size) {
  const SwShape *shape = &self->operand[0].layout.shape;
  if ((uint64_t)dim >= (uint64_t)shape->ndim) return;
  if (size < 0) size = shape->size[dim];
  if (shape->size[dim] != size) return;
  sw_emit(&self->trace, INDEX_MISSED, 0, dim, size, size - 1, index);
}

/* unsqueeze has one place more than there are dims. */
static void tell_dim(SwRecord *self, int64_t lowest, int64_t highest, int64_t dim) {
  int ndim = self->operand[0].layout.shape.ndim;
  int64_t more = highest - lowest + 1 - 2 * (int64_t)ndim;
  if (highest < 0 || (uint64_t)more > 2) return;
  sw_emit(&self->trace, DIM_MISSED, 0, 0, lowest, highest, dim);
}

static void tell_mask(SwRecord *self, int64_t dim) {
  if (self->operand_count < 2 || self->operand[1].dtype != SW_BOOL) return;
  sw_emit(&self->trace, MASK_MISSED, 1, 1, 0, 0, dim);
}

static int first_tensor(const SwRecord *self) {
  int number = 0;
  while (number + 1 < self->operand_count && self->operand[number].is_number)
    number++;
  return number;
}

/* The first operand without dims; false if all have dims. */
static bool without_dims(const SwRecord *self, int64_t *out) {
  for (int i = 0; i < self->operand_count; i++) {
    *out = i;
    if (self->operand[i].layout.shape.ndim == 0) return true;
  }
  return false;
}

/* False if the record lacks a fact that the sentence names. */
static bool fact_of(const SwRecord *self, const SwError *error, char letter, int64_t *out) {
  switch (letter) {
  case 'a': *out = first_tensor(self); break;
  case 'o': *out = 0; return self->operand_count == 1;
  case 'b': *out = 1; return self->operand_count > 1;
  case 'z': *out = self->operand_count - 1; return self->operand_count > 1;
  case 'w': *out = self->operand_count - 1; return self->kind == SW_STORY_PUT;
  case 'd': return without_dims(self, out);
  case 's': *out = 0; return sw_record_broadcast(self) != NULL;
  case 'n': *out = self->operand[first_tensor(self)].layout.shape.ndim; break;
  case 'p':
  case 'q':
  case 'r': *out = 1 + letter - 'p'; break;
  default: *out = error->integer[letter - '0'];
  }
  return true;
}

static void tell_row(SwRecord *self, const Refusal *row, const SwError *error) {
  int64_t fact[SW_MAX_FACTS] = {0};
  int count = 0;
  for (const char *at = row->facts; *at; at++) {
    if (!fact_of(self, error, *at, &fact[count++])) return;
  }
  sw_trace_add(&self->trace, row->event, count, fact);
}

static void tell_place(SwRecord *self, const SwError *error) {
  const int64_t *integer = error->integer;
  switch (error->id) {
  case SW_ERR_TORCH_INDEX:
  case SW_ERR_NUMPY_INDEX: tell_position(self, integer[0], integer[1], integer[2]); break;
  case SW_ERR_TORCH_SELECT: tell_position(self, integer[0], integer[1], -1); break;
  case SW_ERR_TORCH_DIM: tell_dim(self, integer[0], integer[1], integer[2]); break;
  case SW_ERR_NUMPY_AXIS:
  case SW_ERR_NUMPY_AXIS_1:
  case SW_ERR_NUMPY_AXIS_2:
  case SW_ERR_NUMPY_AXIS_SOURCE:
  case SW_ERR_NUMPY_AXIS_DESTINATION:
    tell_dim(self, -integer[1], integer[1] - 1, integer[0]);
    break;
  case SW_ERR_TORCH_MASK_SHAPE: tell_mask(self, integer[1]); break;
  case SW_ERR_NUMPY_MASK_SHAPE: tell_mask(self, integer[0]); break;
  case SW_ERR_TORCH_TOO_MANY_INDICES:
  case SW_ERR_NUMPY_TOO_MANY_INDICES:
    sw_emit(&self->trace, TOO_MANY_INDICES, 0, 0, self->operand[0].layout.shape.ndim);
    break;
  case SW_ERR_TORCH_MEAN_DTYPE: /* of dtype=, where the tensor's own would do */
    if (sw_dtype_is_float(self->operand[0].dtype)) sw_emit(&self->trace, MEAN_DTYPE_REFUSED, 0);
    break;
  default: break;
  }
}

/* a rule emitted the reason */
static bool is_said(const SwRecord *self) {
  switch (self->trace.count ? self->trace.events[self->trace.count - 1].id : SW_EV_TOTAL) {
  case SW_EV_CAST_OUT_REFUSED:
  case SW_EV_CAST_REFUSED:
  case SW_EV_COMPARE_REFUSED:
  case SW_EV_COMPARE_TARGET_REFUSED:
  case SW_EV_INDEX_OUT_OF_RANGE:
  case SW_EV_IN_PLACE_OVERLAP:
  case SW_EV_IN_PLACE_REFUSED:
  case SW_EV_JOIN_DIMS_REFUSED:
  case SW_EV_JOIN_REFUSED:
  case SW_EV_PRODUCT_COUNTS_REFUSED:
  case SW_EV_PRODUCT_INNER_REFUSED:
  case SW_EV_REPAIRS:
  case SW_EV_TARGET_TOO_FEW_DIMS:
  case SW_EV_TOO_LARGE:
  case SW_EV_VIEW_COUNT_REFUSED:
  case SW_EV_VIEW_INFER_AMBIGUOUS:
  case SW_EV_VIEW_INFER_INDIVISIBLE:
  case SW_EV_VIEW_INFER_INVALID:
  case SW_EV_VIEW_INFER_TWO: return true;
  default: return false;
  }
}

/* Whether the record has all operands that the event names. */
static bool has_operands(const SwRecord *self, SwEventId event, const int64_t *facts) {
  for (const char *at = sw_event_facts(event); *at;) {
    if (strchr("TS", *at) && *facts >= self->operand_count) return false;
    facts += *at != 'X'; /* worked out from the others */
    at += strcspn(at, " ");
    at += *at == ' ';
  }
  return true;
}

void sw_record_refusal(SwRecord *self, const SwError *error) {
  if (is_said(self)) return;
  int told = self->trace.count;
  SwEventId reason = (SwEventId)error->reason;
  if (reason && has_operands(self, reason, error->integer))
    sw_trace_add(&self->trace, reason, SW_ERROR_INTEGERS, error->integer);
  if (self->trace.count > told) return;
  if (!self->operand[0].is_number) tell_place(self, error);
  size_t rows = sizeof refusals / sizeof *refusals;
  for (size_t i = 0; i < rows && self->trace.count == told; i++) {
    if (refusals[i].error == error->id) tell_row(self, &refusals[i], error);
  }
  if (self->trace.count == told) sw_emit(&self->trace, ARGUMENT_REFUSED, first_tensor(self));
}
