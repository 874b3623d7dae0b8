#include "story/repair/shape.h"

#include <string.h>

#include "syntax/expression_text.h"
#include "tensor/view.h"

/* The call as the reader wrote it, with the text of each size. */
typedef struct Asked {
  SwCallText call; /* in the text of the operation */
  bool of_tensor;  /* x.view(2, 3), not torch.reshape(x, (2, 3)) */
  int count;
  SwTextPart size[SW_MAX_DIMS];
} Asked;

static const char *text_of(const SwRepairSearch *self) {
  return self->program->source.bytes + self->record->span.start;
}

/* Finds the sizes in x.view(2, 3), x.view((2, 3)) and torch.reshape(x, (2, 3)), whose first
 * argument is the tensor. False where the operation is not a call. */
static bool read_call(const SwRepairSearch *self, Asked *out) {
  const char *text = text_of(self);
  SwSpan span = self->record->span;
  if (!sw_call_text(text, span.end - span.start, &out->call)) return false;
  out->of_tensor = self->record->operand[0].span.end <= span.start + out->call.name;
  SwTextPart item[SW_MAX_DIMS + 1];
  int skipped = out->of_tensor ? 0 : 1;
  int count = sw_text_items(text, out->call.open + 1, out->call.close, item, SW_MAX_DIMS);
  bool nested =
      count == skipped + 1 && (text[item[skipped].from] == '(' || text[item[skipped].from] == '[');
  if (nested) {
    out->count =
        sw_text_items(text, item[skipped].from + 1, item[skipped].to - 1, out->size, SW_MAX_DIMS);
    return true;
  }
  out->count = count - skipped;
  memcpy(out->size, item + skipped, sizeof out->size);
  return out->count > 0;
}

/* Bytes from..to of the operation, as a span of the program. */
static SwSpan within(const SwRepairSearch *self, size_t from, size_t to) {
  uint32_t start = self->record->span.start;
  return (SwSpan){start + (uint32_t)from, start + (uint32_t)to};
}

static int64_t numel_of(const SwRepairSearch *self) {
  int64_t numel = 0;
  (void)sw_shape_numel(&self->record->operand[0].layout.shape, &numel);
  return numel;
}

/* Notes in a repair whether it gives another shape than the reader asked for. */
static void note_asked(SwRepair *repair, const SwShape *asked) {
  if (!repair) return;
  repair->is_other = !sw_shape_equal(&repair->shape, asked);
  repair->asked = *asked;
}

/* Replaces the method and keeps the sizes: x.view(6) -> x.reshape(6). */
static void attempt_named(const SwRepairSearch *self, const Asked *of, const char *name) {
  SwText text = {0};
  sw_text_put(&text, name);
  SwSpan at = within(self, of->call.name, of->call.open);
  SwRepair *repair = sw_attempt(self, SW_REPAIR_COPY, 0, at, &text, (SwSpan){0});
  if (repair) repair->copies = numel_of(self);
}

/* The asked shape with its dims split at the cuts of the tensor (sw_view_refine): strides exist for
 * it, so nothing is copied. For shape (4, 2) and strides (1, 4), view(2, 4) raises and view(2, 2,
 * 2) works. */
static void attempt_refined(const SwRepairSearch *self, const Asked *of, const SwShape *asked) {
  const SwSnapshot *tensor = &self->record->operand[0];
  SwShape refined;
  SwText text = {0};
  if (!sw_view_refine(&tensor->layout, asked, tensor->dialect, &refined)) return;
  if (sw_shape_equal(&refined, &tensor->layout.shape)) return;
  for (int dim = 0; dim < refined.ndim; dim++) {
    if (dim) sw_text_put(&text, ", ");
    sw_text_int(&text, refined.size[dim]);
  }
  SwSpan at = within(self, of->call.open + 1, of->call.close);
  note_asked(sw_attempt(self, SW_REPAIR_VIEW, 0, at, &text, (SwSpan){0}), asked);
}

static void repair_view(const SwRepairSearch *self, const Asked *of) {
  SwShape asked = sw_record_asked_shape(self->record);
  attempt_named(self, of, "reshape");
  attempt_refined(self, of, &asked);
  attempt_named(self, of, "contiguous().view");
}

/* Puts -1 for one size after the other, where the other sizes divide the number of elements:
 * view(4, 5) of 12 elements can be view(4, -1). */
static void repair_count(const SwRepairSearch *self, const Asked *of) {
  const SwShape *asked = sw_record_requested(self->record);
  int64_t numel = numel_of(self);
  for (int open = 0; open < asked->ndim && of->count == asked->ndim; open++) {
    int64_t others = 1, left = numel;
    for (int dim = 0; dim < asked->ndim; dim++) {
      if (dim == open) continue;
      others = asked->size[dim] > 0 && left % asked->size[dim] == 0 ? others : 0;
      if (others) left /= asked->size[dim];
    }
    if (!others || numel == 0) continue;
    SwText text = {0};
    sw_text_put(&text, "-1");
    SwSpan at = within(self, of->size[open].from, of->size[open].to);
    note_asked(sw_attempt(self, SW_REPAIR_INFERRED, 0, at, &text, (SwSpan){0}), asked);
  }
}

/* view(-1, 400) before a layer, where 400 is wrong: keeps the first dim as the batch and flattens
 * the rest, as flatten(1) and as view(x.size(0), -1). Contiguous PyTorch tensors only. */
static void repair_rows(const SwRepairSearch *self, const Asked *of) {
  const SwShape *asked = sw_record_requested(self->record);
  const SwSnapshot *tensor = &self->record->operand[0];
  const SwTextPart *last = &of->size[1];
  SwText text = {0}, flat = {0};
  bool rows = of->of_tensor && asked->ndim == 2 && of->count == 2 && asked->size[0] == -1 &&
              asked->size[1] > 0;
  if (!rows || tensor->dialect != SW_TORCH || tensor->layout.shape.ndim < 2 ||
      !sw_layout_is_contiguous(&tensor->layout))
    return;
  sw_text_put(&flat, "flatten(1)");
  note_asked(sw_attempt(self, SW_REPAIR_VIEW, 0, within(self, of->call.name, of->call.close + 1),
                        &flat, (SwSpan){0}),
             asked);
  sw_put_operand(self, 0, ".size(0), -1", &text);
  note_asked(sw_attempt(self, SW_REPAIR_INFERRED, 0, within(self, of->size[0].from, last->to),
                        &text, (SwSpan){0}),
             asked);
}

/* Whether strides were the reason; else the number of elements was. */
static bool has_straddle(const SwRecord *record) {
  for (int i = 0; i < record->trace.count; i++) {
    if (sw_view_is_straddle(record->trace.events[i].id)) return true;
  }
  return false;
}

void sw_repair_shape(const SwRepairSearch *self) {
  Asked of;
  const SwRecord *record = self->record;
  if (!read_call(self, &of)) return;
  if (has_straddle(record)) {
    repair_view(self, &of);
  } else {
    repair_count(self, &of);
    repair_rows(self, &of);
  }
}
