#include "call/record_write.h"

#include "call/call.h"
#include "call/record_begin.h"
#include "runtime/record.h"
#include "tensor/result_layout.h"

void sw_record_fill(SwCall *call, const SwTensor *target, SwScalar value, const SwNode *node) {
  SwRecord *record = sw_record_begin(call, SW_STORY_IN_PLACE);
  if (!record) return;
  sw_record_operand(record, target, call->nodes[0]);
  sw_record_number(record, value, target->dialect, node);
  sw_emit(&record->trace, SHAPE_AND_SCALAR, 0, 0);
  record->as.elementwise.broadcast = target->layout.shape;
  record->as.elementwise.has_broadcast = true;
  record->stretched[0] = target->layout;
  record->stretched[1] = (SwLayout){.shape = target->layout.shape}; /* stride 0 everywhere */
}

void sw_record_resize(SwCall *call, const SwTensor *before, const SwLayout *after) {
  SwRecord *record = sw_record_begin(call, SW_STORY_DIMS);
  int64_t needs = 0;
  if (!record) return;
  sw_record_operand(record, before, call->nodes[0]);
  int64_t has = record->operand[0].storage_size - before->layout.offset;
  (void)sw_shape_numel(&after->shape, &needs);
  for (int dim = 0; dim < after->shape.ndim; dim++)
    record->as.dims.dim_from[dim] = -1;
  sw_emit(&record->trace, DIMS_BEFORE, 0, 0, 0);
  if (needs > has)
    sw_emit(&record->trace, RESIZE_GROWS, has, needs, needs - has);
  else
    sw_emit(&record->trace, RESIZE_FITS, has, needs);
}

/* The bytes per element if strides are shown in bytes after the copy but were not before; else 0.
 */
static int64_t new_itemsize(const SwTensor *from, const SwTensor *to) {
  bool told = from->dialect == SW_NUMPY && sw_dtype_size(from->dtype) == sw_dtype_size(to->dtype);
  return to->dialect == SW_NUMPY && !told ? sw_dtype_size(to->dtype) : 0;
}

/* The order of the copy: 0 reading order, 1 that of its source, 2 order F. */
static int order_of(const SwTensor *from, const SwTensor *to) {
  SwLayout kept = sw_copy_layout(&from->layout);
  kept.offset = to->layout.offset;
  return sw_layout_is_contiguous(&to->layout) ? 0 : sw_layout_equal(&kept, &to->layout) ? 1 : 2;
}

void sw_record_copy(SwCall *call, const SwTensor *from, const SwTensor *to) {
  SwRecord *record = sw_record_begin(call, SW_STORY_COPY);
  if (!record) return;
  sw_record_operand(record, from, call->nodes[0]);
  sw_emit(&record->trace, DIMS_BEFORE, 0, 0, 0);
  if (from->dtype != to->dtype) sw_emit(&record->trace, CONVERTED, 0);
  sw_emit(&record->trace, COPY_LAYOUT, 1, 1, new_itemsize(from, to), order_of(from, to));
  sw_record_result(record, to);
}

void sw_record_diagonal(SwCall *call, const SwTensor *line, int64_t offset,
                        const SwTensor *matrix) {
  SwRecord *record = sw_record_begin(call, SW_STORY_NOTE);
  if (!record) return;
  sw_record_operand(record, line, call->nodes[0]);
  sw_record_result(record, matrix);
  sw_emit(&record->trace, ON_DIAGONAL, 0, offset < 0 ? -offset : 0, offset > 0 ? offset : 0);
  sw_emit(&record->trace, NEW_STORAGE, 1);
}
