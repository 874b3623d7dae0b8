#include "story/scene/staged.h"

#include "story/scene/fields.h"
#include "story/scene/shape_rows.h"

/* Whether the operation compares shapes dim by dim. */
static bool shapes_meet(const SwRecord *record) {
  return record->kind == SW_STORY_BROADCAST || record->kind == SW_STORY_IN_PLACE ||
         record->kind == SW_STORY_EXPAND;
}

/* One dim: the own size and stride, or, if it stretches, the size of the column and stride 0. */
static void stage_dim(SwStagedTensor *self, const SwLayout *own, const SwSizeCell *cell,
                      const SwSizeColumn *column, int dim) {
  bool has_own = cell->own_dim >= 0;
  int64_t size = has_own ? own->shape.size[cell->own_dim] : 1;
  self->from[dim] = cell->own_dim;
  self->stretched[dim] = size == 1 && column->has_size && column->size != 1;
  self->layout.shape.size[dim] = self->stretched[dim] ? column->size : size;
  self->layout.stride[dim] = has_own && !self->stretched[dim] ? own->stride[cell->own_dim] : 0;
}

bool sw_staged_tensor(const SwRecord *record, int number, SwStagedTensor *out) {
  SwShapeRows rows;
  if (!shapes_meet(record) || number >= record->operand_count) return false;
  const SwLayout *own = &record->operand[number].layout;
  sw_shape_rows_at(record, record->trace.count - 1, true, &rows);
  *out = (SwStagedTensor){.layout.offset = own->offset, .layout.shape.ndim = rows.column_count};
  for (int dim = 0; dim < rows.column_count; dim++)
    stage_dim(out, own, &rows.cell[number][dim], &rows.column[dim], dim);
  /* torch.outer does not align dims on the right, so its stretched layouts differ from this. */
  const SwLayout *stretched = sw_tensors_stretched(record, number);
  return !stretched || sw_shape_equal(&stretched->shape, &out->layout.shape);
}

static void put_dims(const SwStagedTensor *self, SwJson *json) {
  sw_json_open_array(json);
  for (int dim = 0; dim < self->layout.shape.ndim; dim++) {
    sw_json_open_object(json);
    sw_field_int(json, "size", self->layout.shape.size[dim]);
    sw_field_known(json, "from", self->from[dim] >= 0, self->from[dim]);
    sw_field_bool(json, "stretched", self->stretched[dim]);
    sw_json_close_object(json);
  }
  sw_json_close_array(json);
}

void sw_staged_json(const SwRecord *record, SwJson *json) {
  SwStagedTensor staged;
  sw_json_open_array(json);
  for (int i = 0; sw_staged_tensor(record, i, &staged); i++)
    put_dims(&staged, json);
  sw_json_close_array(json);
}
