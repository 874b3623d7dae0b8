#include "story/repair/product.h"

#include "story/repair/spelling.h"

static const SwShape *shape_of(const SwRepairSearch *self, int operand) {
  return &self->record->operand[operand].layout.shape;
}

/* The dim over which a factor is summed: the last of the left factor, the last but one of the
 * right. A vector has only one. */
static int inner_dim(const SwShape *shape, int operand) {
  return operand == 0 || shape->ndim == 1 ? shape->ndim - 1 : shape->ndim - 2;
}

/* Transposes a factor where that makes the inner dims equal. Inner size 1 is left out: the product
 * would pair each row with each column. */
static void transpose(const SwRepairSearch *self, int operand) {
  const SwShape *shape = shape_of(self, operand), *other = shape_of(self, 1 - operand);
  if (shape->ndim < 2) return;
  int outer = inner_dim(shape, 1 - operand);
  int64_t meets = other->size[inner_dim(other, 1 - operand)];
  if (shape->size[outer] != meets || meets == 1) return;
  SwText suffix = {0};
  sw_spell_transpose(self, operand, shape->ndim - 2, shape->ndim - 1, &suffix);
  sw_attempt_append(self, SW_REPAIR_TRANSPOSE, operand, &suffix);
}

/* Flattens a batch of images into rows: joins the last dims until their size is the number of rows
 * of the other factor. PyTorch only, as NumPy's flatten takes no dim. */
static void flatten(const SwRepairSearch *self) {
  const SwShape *shape = shape_of(self, 0), *other = shape_of(self, 1);
  if (shape->ndim < 3 || other->ndim != 2) return;
  if (self->record->operand[0].dialect == SW_NUMPY) return;
  int64_t numel = shape->size[shape->ndim - 1];
  for (int dim = shape->ndim - 2; dim > 0; dim--) {
    numel *= shape->size[dim];
    if (numel != other->size[0]) continue;
    SwText suffix = {0};
    sw_text_put(&suffix, ".flatten(");
    sw_text_int(&suffix, dim);
    sw_text_char(&suffix, ')');
    sw_attempt_append(self, SW_REPAIR_FLATTEN, 0, &suffix);
  }
}

void sw_repair_product(const SwRepairSearch *self) {
  flatten(self);
  for (int operand = 1; operand >= 0; operand--)
    transpose(self, operand);
  if (self->out->count) return;
  /* Nothing was found: now the result may be larger than both factors. */
  SwRepairSearch any = *self;
  any.may_grow = true;
  for (int operand = 1; operand >= 0; operand--)
    transpose(&any, operand);
}
