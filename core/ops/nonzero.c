#include "ops/nonzero.h"

#include "call/arguments.h"
#include "call/record_begin.h"
#include "runtime/record.h"
#include "runtime/tensors.h"

/* The truth of each element, in reading order. */
static const SwTensor *truths_of(SwVm *vm, const SwTensor *tensor) {
  bool ready = tensor->dtype == SW_BOOL && sw_layout_is_contiguous(&tensor->layout);
  return ready ? tensor : sw_tensor_copy(vm, tensor, SW_BOOL);
}

static int64_t count_true(const uint8_t *truth, int64_t numel) {
  int64_t count = 0;
  for (int64_t i = 0; i < numel; i++)
    count += truth[i];
  return count;
}

/* PyTorch's lines lie one after the other, NumPy's side by side. */
static bool views_of_table(SwVm *vm, const SwTensor *tensor, int64_t count, SwTensor **lines) {
  int64_t ndim = tensor->layout.shape.ndim;
  bool rows = tensor->dialect == SW_TORCH;
  SwTensor *table = sw_tensor_new(vm, tensor->dialect, SW_INT64, &(SwShape){2, {ndim, count}});
  if (!table) return false;
  for (int dim = 0; dim < ndim; dim++) {
    SwLayout line = {{1, {count}}, {rows ? 1 : ndim}, !count ? 0 : rows ? dim * count : dim};
    if (!(lines[dim] = sw_tensor_view(vm, table, &line))) return false;
  }
  return true;
}

bool sw_nonzero(SwVm *vm, const SwTensor *tensor, SwTensor **lines) {
  const SwShape *shape = &tensor->layout.shape;
  int64_t index[SW_MAX_DIMS] = {0}, at = 0, numel = sw_tensor_size(tensor);
  if (sw_tensor_misses(tensor)) return false;
  const SwTensor *truths = sw_work(vm, 2 * numel) ? truths_of(vm, tensor) : NULL;
  if (!truths) return false;
  const uint8_t *truth = truths->storage->buffer->data + truths->layout.offset;
  if (!views_of_table(vm, tensor, count_true(truth, numel), lines)) return false;
  for (int64_t i = 0; i < numel; i++) {
    for (int dim = 0; truth[i] && dim < shape->ndim; dim++) {
      SwScalar place = sw_scalar_int(SW_INT64, index[dim]);
      sw_scalar_store(place, lines[dim]->storage->buffer->data,
                      sw_layout_address(&lines[dim]->layout, &at));
    }
    at += truth[i];
    (void)sw_shape_advance(shape, index);
  }
  return true;
}

int64_t sw_nonzero_entry(const SwTensor *line, int64_t i) {
  return sw_tensor_load(line, sw_layout_address(&line->layout, &i)).as.integer;
}

void sw_record_places(SwCall *call, const SwTensor *tensor, int64_t count, int dims,
                      const SwTensor *result) {
  SwRecord *record = sw_record_begin(call, SW_STORY_NOTE);
  if (!record) return;
  sw_record_operand(record, tensor, call->nodes[0]);
  if (dims == 1 && tensor->layout.shape.ndim > 1) sw_emit(&record->trace, REORDER_FLAT, 0);
  sw_emit(&record->trace, PLACES_FOUND, 0, 0, count, dims);
  if (result) sw_record_result(record, result);
}

static bool tuple_of(SwVm *vm, SwTensor **lines, int count, SwValue *out) {
  SwSequence *items = sw_sequence_new(vm, count);
  if (!items) return false;
  for (int dim = 0; dim < count; dim++)
    items->items[items->count++] = sw_value_tensor(lines[dim]);
  *out = (SwValue){.kind = SW_VALUE_TUPLE, .as.sequence = items};
  return true;
}

/* nonzero(input, *, as_tuple=False): a row of positions for each element that is not zero; its
 * columns lie one after the other in memory. */
bool sw_torch_nonzero(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0), *lines[SW_MAX_DIMS] = {NULL};
  bool as_tuple = sw_matched_bool(call, 1, false);
  int ndim = tensor->layout.shape.ndim;
  if (as_tuple && ndim == 0) return sw_call_refuse(call);
  if (!sw_nonzero(call->vm, tensor, lines)) return false;
  int64_t count = ndim ? sw_tensor_size(lines[0])
                       : sw_scalar_double(sw_tensor_load(tensor, tensor->layout.offset)) != 0;
  if (as_tuple) {
    sw_record_places(call, tensor, count, ndim, NULL);
    return tuple_of(call->vm, lines, ndim, out);
  }
  SwTensor *table = sw_tensor_new(call->vm, SW_TORCH, SW_INT64, &(SwShape){2, {count, ndim}});
  if (!table) return false;
  table->layout.stride[0] = 1;
  table->layout.stride[1] = count;
  for (int dim = 0; dim < ndim; dim++) {
    for (int64_t i = 0; i < count; i++)
      sw_scalar_store(sw_scalar_int(SW_INT64, sw_nonzero_entry(lines[dim], i)),
                      table->storage->buffer->data, dim * count + i);
  }
  sw_record_places(call, tensor, count, 0, table);
  *out = sw_value_tensor(table);
  return true;
}
