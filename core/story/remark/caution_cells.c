/* Cautions about writes to storage cells: repeated writes, writes to shared cells, lost writes. */
#include <stdlib.h>

#include "call/operation.h"
#include "story/remark/aliases.h"
#include "story/remark/caution.h"
#include "story/scene/name.h"

#define MOST 512 /* elements to check */

static bool writes(const SwRecord *record) {
  bool kind = record->kind == SW_STORY_IN_PLACE || record->kind == SW_STORY_PUT;
  return kind && record->has_result;
}

/* The operation that made the written storage in the same statement, so that the write goes into a
 * temporary copy: x[mask].fill_(0). */
static const SwRecord *copied_by(const SwRecord *record, int storage) {
  const SwRecord *origin = sw_records_origin(record->all, storage);
  bool copies = origin && origin != record && origin->statement == record->statement &&
                origin->operand_count > 0 && !origin->operand[0].is_number &&
                origin->operand[0].storage != storage;
  if (!copies) return NULL;
  bool moves_values = origin->kind == SW_STORY_INDEX || origin->kind == SW_STORY_VIEW ||
                      origin->kind == SW_STORY_COPY || origin->kind == SW_STORY_REORDER ||
                      origin->kind == SW_STORY_NOTE;
  return moves_values ? origin : NULL;
}

/* Whether the value is written back, as in x[mask] += 1; then nothing is lost. */
static bool is_read_later(const SwRecord *record) {
  int storage = record->operand[0].storage;
  const SwRecord *later = record->next;
  for (; later && later->statement == record->statement; later = later->next) {
    for (int i = 0; i < later->operand_count; i++) {
      if (later->operand[i].storage == storage) return true;
    }
  }
  return false;
}

/* Whether nothing uses the value of the call. In `y = x[mask].fill_(0)`, y gets it. */
static bool is_whole_statement(const SwProgram *program, const SwRecord *record) {
  SwSpan whole = program->statements[record->statement].span;
  return record->flags & SW_OPERATOR ||
         (record->span.start == whole.start && record->span.end == whole.end);
}

void sw_caution_lost(const SwProgram *program, const SwRecord *record, SwCautions *out) {
  bool is_seen = record->reach && !record->reach->copied; /* names that share come first */
  if (!writes(record) || is_seen || record->result.bound_to) return;
  const SwRecord *copy = copied_by(record, record->operand[0].storage);
  SwSpan target = record->operand[0].span;
  bool stands_there = copy && copy->span.start >= target.start && copy->span.end <= target.end;
  if (!stands_there || is_read_later(record) || !is_whole_statement(program, record)) return;
  SwValues *values = sw_cautions_add(out, SW_CAUTION_LOST_WRITE, SW_EV_WRITTEN);
  sw_operation_text(program, copy, sw_values_add_text(values, "copy"));
  sw_tensors_name(program, copy, 0, sw_values_add_text(values, "tensor"));
}

static int compare(const void *a, const void *b) {
  int64_t left = *(const int64_t *)a, right = *(const int64_t *)b;
  return (left > right) - (left < right);
}

/* The number of different addresses among the first `count` written elements. */
static int64_t count_places(const SwRecord *record, int64_t count) {
  int64_t address[MOST], places = 0;
  for (int64_t i = 0; i < count; i++) {
    SwElement element;
    sw_element_at(record, i, &element);
    address[i] = element.write.address;
  }
  qsort(address, (size_t)count, sizeof *address, compare);
  for (int64_t i = 0; i < count; i++)
    places += i == 0 || address[i] != address[i - 1];
  return places;
}

static bool picks_by_number(const SwRecord *record) {
  const SwIndexing *indexing = sw_record_indexing(record);
  bool picks = false;
  for (int i = 0; i < indexing->count; i++)
    picks = picks || !indexing->pick[i].is_mask;
  return picks;
}

/* x[index] += y gathers a copy, adds to it and writes it back: an index that occurs twice is added
 * only once. */
void sw_caution_repeated(const SwProgram *program, const SwRecord *record, SwCautions *out) {
  (void)program;
  if (record->kind != SW_STORY_PUT || !writes(record) || !picks_by_number(record)) return;
  const SwSnapshot *value = &record->operand[record->operand_count - 1];
  const SwRecord *copy = value->is_number ? NULL : copied_by(record, value->storage);
  bool updates = copy && copy->kind == SW_STORY_INDEX && copy->rewritten > copy->number &&
                 copy->operand[0].storage == record->operand[0].storage;
  int64_t named = updates ? sw_element_count(record) : 0;
  if (named < 2 || named > MOST) return;
  int64_t places = count_places(record, named);
  if (places == named) return;
  SwValues *values = sw_cautions_add(out, SW_CAUTION_REPEATED_INDEX, SW_EV_WRITTEN);
  sw_values_add_int(values, "named", named);
  sw_values_add_int(values, "places", places);
  bool numpy = record->operand[0].dialect == SW_NUMPY;
  sw_text_put(sw_values_add_text(values, "call"),
              numpy ? "np.add.at" : "index_put_(..., accumulate=True)");
}

static int repeated_dim(const SwLayout *layout) {
  int dim = layout->shape.ndim - 1;
  while (dim >= 0 && (layout->stride[dim] != 0 || layout->shape.size[dim] < 2))
    dim--;
  return dim;
}

static void add_repeated_cells(const SwRecord *record, SwCautions *out) {
  for (const SwReach *reach = record->reach; reach; reach = reach->next) {
    const SwLayout *layout = &reach->tensor.layout;
    int dim = repeated_dim(layout);
    if (!reach->is_target || dim < 0) continue;
    SwValues *values = sw_cautions_add(out, SW_CAUTION_REPEATED_CELLS, SW_EV_WRITTEN);
    sw_text_put(sw_values_add_text(values, "name"), reach->name);
    sw_values_add_int(values, "count", layout->shape.size[dim]);
    sw_values_add_int(values, "dim", dim);
    SwText *call = sw_values_add_text(values, "call");
    sw_text_put(call, reach->name);
    sw_text_put(call, reach->tensor.dialect == SW_NUMPY ? ".copy()" : ".clone()");
    return;
  }
}

/* NumPy copies what overlaps; PyTorch reads on while it writes, where it does not notice. */
static void add_read_overwritten(const SwProgram *program, const SwRecord *record,
                                 SwCautions *out) {
  const SwSnapshot *target = &record->operand[0];
  for (int i = 1; i < record->operand_count && target->dialect == SW_TORCH; i++) {
    const SwSnapshot *other = &record->operand[i];
    if (other->is_number || other->storage != target->storage ||
        sw_layout_equal(&other->layout, &target->layout) ||
        !sw_aliases_meet(&target->layout, &other->layout))
      continue;
    SwValues *values = sw_cautions_add(out, SW_CAUTION_READ_OVERWRITTEN, SW_EV_WRITTEN);
    sw_tensors_name(program, record, i, sw_values_add_text(values, "other"));
    SwText *call = sw_values_add_text(values, "call");
    sw_tensors_name(program, record, i, call);
    sw_text_put(call, ".clone()");
    return;
  }
}

void sw_caution_overlap(const SwProgram *program, const SwRecord *record, SwCautions *out) {
  if (!writes(record)) return;
  add_repeated_cells(record, out);
  if (record->kind == SW_STORY_IN_PLACE) add_read_overwritten(program, record, out);
}
