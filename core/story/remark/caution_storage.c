/* Cautions about storage: silent copies, writes that reach other names, results that are too large.
 */
#include "story/remark/aliases.h"
#include "story/remark/caution.h"
#include "story/scene/memory_size.h"
#include "story/scene/name.h"
#include "story/scene/visits.h"

static const SwEvent *find_event(const SwRecord *record, SwEventId id) {
  for (int i = record->trace.count - 1; i >= 0; i--) {
    if (record->trace.events[i].id == id) return &record->trace.events[i];
  }
  return NULL;
}

/* order[i]: the old dim with the size of new dim i. False unless the sizes, also without those of
 * 1, are the old ones in another order. */
static bool order_of(const SwShape *old, const SwShape *asked, int *order) {
  uint32_t taken = 0;
  int last = -1;
  bool moved = false;
  if (old->ndim != asked->ndim) return false;
  for (int dim = 0; dim < asked->ndim; dim++) {
    int from = 0;
    while (from < old->ndim && (taken >> from & 1 || old->size[from] != asked->size[dim]))
      from++;
    if (from == old->ndim) return false;
    taken |= 1u << from;
    order[dim] = from;
    if (asked->size[dim] == 1) continue;
    moved = moved || from < last;
    last = from;
  }
  return moved;
}

/* Whether the tensor is a permuted view that this order would permute back. */
static bool moves_back(const SwRecord *maker, const int *order) {
  if (!maker || maker->kind != SW_STORY_DIMS) return false;
  const SwShape *shape = &maker->operand[0].layout.shape;
  if (shape->ndim != maker->result.layout.shape.ndim) return false;
  for (int dim = 0; dim < shape->ndim; dim++) {
    if (maker->as.dims.dim_from[order[dim]] != dim) return false;
  }
  return true;
}

/* a.t(), a.T, a.permute(0, 2, 1), a.transpose(0, 2, 1); a itself for a.t(). */
static void put_transpose(const SwProgram *program, const SwRecord *record, const int *order,
                          SwText *out) {
  bool numpy = record->operand[0].dialect == SW_NUMPY;
  int ndim = record->operand[0].layout.shape.ndim;
  const SwRecord *maker = record->operand[0].maker;
  if (moves_back(maker, order)) {
    sw_tensors_name(program, maker, 0, out);
    return;
  }
  sw_tensors_name(program, record, 0, out);
  if (ndim == 2) {
    sw_text_put(out, numpy ? ".T" : ".t()");
    return;
  }
  sw_text_put(out, numpy ? ".transpose(" : ".permute(");
  for (int dim = 0; dim < ndim; dim++) {
    if (dim) sw_text_put(out, ", ");
    sw_text_int(out, order[dim]);
  }
  sw_text_char(out, ')');
}

static void caution_transpose(const SwProgram *program, const SwRecord *record, SwCautions *out) {
  const SwShape *shape = &record->operand[0].layout.shape, *asked = &record->result.layout.shape;
  int order[SW_MAX_DIMS];
  if (sw_snapshot_numel(&record->operand[0]) == 0 || !order_of(shape, asked, order)) return;
  SwValues *values = sw_cautions_add(out, SW_CAUTION_NOT_A_TRANSPOSE, SW_EV_VIEW_REQUEST);
  sw_tensors_name(program, record, 0, sw_values_add_text(values, "tensor"));
  sw_values_add_shape(values, "shape", shape);
  sw_values_add_shape(values, "asked", asked);
  put_transpose(program, record, order, sw_values_add_text(values, "call"));
}

/* A write to a copy, by an author who may think that it changes the original. caution_cells.c has
 * the copies without a name. */
static bool is_written_later(const SwRecord *record) {
  const SwRecord *origin = sw_records_origin(record->all, record->result.storage);
  return record->result.bound_to && origin->rewritten > record->number;
}

/* Warns that `t.reshape(12)` copies only if it is the whole line. With a name for the result, or as
 * x.transpose(1, 2).reshape(...), it is the usual way to merge dims. */
static bool is_looked_at(const SwProgram *program, const SwRecord *record) {
  SwSpan whole = program->statements[record->statement].span;
  return !sw_operand_made(program, record, 0) && record->span.start == whole.start &&
         record->span.end == whole.end;
}

void sw_caution_reshape(const SwProgram *program, const SwRecord *record, SwCautions *out) {
  if (record->kind != SW_STORY_VIEW || !record->has_result) return;
  caution_transpose(program, record, out);
  if (!find_event(record, SW_EV_RESHAPE_COPIES)) return;
  if (!is_written_later(record) && !is_looked_at(program, record)) return;
  SwValues *values = sw_cautions_add(out, SW_CAUTION_RESHAPE_COPIED, SW_EV_RESHAPE_COPIES);
  sw_tensors_name(program, record, 0, sw_values_add_text(values, "tensor"));
  sw_tensors_name(program, record, sw_tensors_result(record), sw_values_add_text(values, "result"));
  sw_values_add_int(values, "count", sw_snapshot_numel(&record->operand[0]));
}

/* `x[0] += 1` finally assigns x[0] to itself, which changes nothing. */
static bool writes_itself(const SwRecord *record) {
  const SwSnapshot *target = &record->operand[0], *value = &record->operand[1];
  const SwElementwiseDetail *elementwise = sw_record_elementwise(record);
  bool computes = elementwise && elementwise->symbol;
  return record->operand_count > 1 && !computes && target->storage == value->storage &&
         sw_layout_equal(&target->layout, &value->layout);
}

/* The loop variable of `for row in x: row -= 1`, a view of x that no operation made. */
static bool is_entry_of(const SwSnapshot *target, const SwLayout *whole) {
  const SwLayout *layout = &target->layout;
  if (target->maker || whole->shape.ndim != layout->shape.ndim + 1) return false;
  SwLayout entry = sw_layout_select(whole, 0, 0);
  int64_t distance = layout->offset - entry.offset, stride = whole->stride[0];
  entry.offset = layout->offset;
  return sw_layout_equal(&entry, layout) && (stride == 0 ? distance == 0 : distance % stride == 0);
}

void sw_caution_write(const SwProgram *program, const SwRecord *record, SwCautions *out) {
  SwText names = {0};
  int count = 0;
  if (writes_itself(record) || record->overwrites) return;
  for (const SwReach *reach = record->reach; reach; reach = reach->next) {
    if (reach->copied || reach->is_target || reach->tensor.dtype != record->operand[0].dtype)
      continue;
    if (is_entry_of(&record->operand[0], &reach->tensor.layout)) continue;
    if (!sw_aliases_meet(&record->operand[0].layout, &reach->tensor.layout)) continue;
    if (count++) sw_text_put(&names, ", ");
    sw_text_put(&names, reach->name);
  }
  if (count) {
    SwValues *values = sw_cautions_add(out, SW_CAUTION_WRITE_REACHED, SW_EV_WRITTEN);
    sw_tensors_name(program, record, 0, sw_values_add_text(values, "target"));
    sw_values_add_int(values, "count", count);
    SwText *text = sw_values_add_text(values, "names");
    sw_text_put(text, sw_text_cstr(&names));
    text->failed |= names.failed;
  }
  sw_text_free(&names);
}

/* Bytes of the input storages, each counted once. */
static int64_t bytes_given(const SwRecord *record) {
  int64_t bytes = 0;
  for (int i = 0; i < record->operand_count; i++) {
    bool again = record->operand[i].is_number;
    for (int other = 0; other < i; other++)
      again = again || record->operand[other].storage == record->operand[i].storage;
    if (!again) bytes += record->operand[i].storage_size * sw_dtype_size(record->operand[i].dtype);
  }
  return bytes;
}

void sw_caution_size(const SwProgram *program, const SwRecord *record, SwCautions *out) {
  (void)program;
  const SwEvent *event = find_event(record, SW_EV_TOO_LARGE);
  const SwShape *shape = sw_record_broadcast(record);
  if (!event || !shape) return;
  SwValues *values = sw_cautions_add(out, SW_CAUTION_TOO_LARGE, SW_EV_TOO_LARGE);
  sw_values_add_shape(values, "shape", shape);
  sw_memory_size_put(event->fact[0], sw_values_add_text(values, "bytes"));
  sw_memory_size_put(bytes_given(record), sw_values_add_text(values, "given"));
}
