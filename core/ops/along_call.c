#include "ops/along_call.h"

#include <stdlib.h>

#include "call/arguments.h"
#include "call/composed.h"
#include "call/record_begin.h"
#include "kernels/elementwise.h"
#include "ops/details.h"
#include "ops/elementwise_call.h"
#include "ops/tensor_arith.h"
#include "runtime/record.h"
#include "runtime/record_reach.h"

/* Entries and cells that the story looks through, at most. */
#define MOST_CELLS 65536

/* Numbers of the arguments; `values` 0: it only reads. */
typedef struct Form {
  int dim, index, values;
  bool stretches, is_line, adds;
} Form;

static const Form forms[] = {
    [SW_ALONG_GATHER] = {.dim = 1, .index = 2},
    [SW_ALONG_TAKE] = {.dim = 2, .index = 1, .stretches = true},
    [SW_ALONG_PUT] = {.dim = 3, .index = 1, .values = 2, .stretches = true},
    [SW_ALONG_SCATTER] = {.dim = 1, .index = 2, .values = 3},
    [SW_ALONG_ADD] = {.dim = 1, .index = 2, .values = 3, .adds = true},
    [SW_ALONG_LINE] = {.dim = 1, .index = 2, .values = 3, .is_line = true},
    [SW_ALONG_LINE_ADD] = {.dim = 1, .index = 2, .values = 3, .is_line = true, .adds = true},
};

typedef struct Along {
  const Form *form;
  const SwTensor *tensor, *index, *values; /* `values`: NULL for a number, or for none */
  int dim;
  SwIndexing indexing;
  int64_t count, cells; /* entries, and the cells that they name */
  bool is_missing;
  int64_t missing[2]; /* the first entry whose position is out of range, and that position */
} Along;

static bool is_position(SwDType dtype) {
  return !sw_dtype_is_float(dtype) && dtype != SW_BOOL;
}

static const SwTensor *tensor_at(const SwCall *call, int i) {
  return call->args[i].kind == SW_VALUE_TENSOR ? call->args[i].as.tensor : NULL;
}

/* The size of what is chosen along `dim`; -1: the sizes do not go together. */
static int64_t size_of(const Along *self, int dim) {
  int64_t own = self->tensor->layout.shape.size[dim];
  int64_t size = self->form->is_line ? own : self->index->layout.shape.size[dim];
  if (dim == self->dim) return self->index->layout.shape.size[self->form->is_line ? 0 : dim];
  if (!self->form->stretches) return size <= own ? size : -1;
  return size == 1 ? own : own == 1 || own == size ? size : -1;
}

static bool read_sizes(Along *self, SwIndexing *out) {
  SwLayout numbered;
  const SwLayout *index = &self->index->layout;
  const SwShape *own = &self->tensor->layout.shape;
  SwPick *pick = &out->pick[0];
  (void)sw_layout_contiguous(own, &numbered);
  *out = (SwIndexing){.is_along = true, .dim = self->dim, .adds = self->form->adds, .count = 1};
  out->common.ndim = own->ndim;
  *pick = (SwPick){.operand = 1,
                   .positions = {.offset = index->offset},
                   .dtype = self->index->dtype,
                   .size = own->size[self->dim],
                   .stride = numbered.stride[self->dim]};
  for (int dim = 0; dim < own->ndim; dim++) {
    int64_t size = out->common.size[dim] = size_of(self, dim);
    int from = !self->form->is_line ? dim : dim == self->dim ? 0 : -1;
    bool walks = from >= 0 && index->shape.size[from] == size;
    if (size < 0) return false;
    pick->positions.stride[dim] = walks ? index->stride[from] : 0;
    out->step[dim] = dim == self->dim || own->size[dim] == 1 ? 0 : numbered.stride[dim];
  }
  pick->positions.shape = out->chosen = out->common;
  return true;
}

static bool values_fit(const SwCall *call, const Along *self) {
  int i = self->form->values;
  if (!i) return true;
  if (!self->values) return sw_value_is_number(call->args[i]);
  const SwShape *own = &self->values->layout.shape, *chosen = &self->indexing.common;
  for (int dim = chosen->ndim - 1, at = own->ndim - 1; at >= 0; dim--, at--) {
    bool stretched = self->form->stretches && own->size[at] == 1;
    if (dim < 0 || (own->size[at] < chosen->size[dim] && !stretched)) return false;
  }
  return true;
}

/* False if the story shows the Python steps instead; those may be refused. */
static bool read_arguments(SwCall *call, Along *self) {
  const Form *form = self->form = &forms[call->operation->detail];
  self->tensor = tensor_at(call, 0);
  self->index = tensor_at(call, form->index);
  self->values = form->values ? tensor_at(call, form->values) : NULL;
  SwValue dim = call->args[form->dim];
  int64_t at = dim.as.integer;
  if (!self->tensor || !self->index || self->tensor->is_scalar) return false;
  if (dim.kind != SW_VALUE_INT) return false;
  int dims = self->tensor->layout.shape.ndim, own = self->index->layout.shape.ndim;
  if (dims == 0 || at < -dims || at >= dims || own != (form->is_line ? 1 : dims)) return false;
  self->dim = (int)(at < 0 ? at + dims : at);
  bool plain = !form->adds || call->count <= 4 ||
               (call->args[4].kind == SW_VALUE_INT && call->args[4].as.integer == 1);
  return plain && is_position(self->index->dtype) && read_sizes(self, &self->indexing) &&
         values_fit(call, self);
}

/* A cell of the target. */
typedef struct Cell {
  bool is_named;
  SwScalar value;
} Cell;

/* The sums in the order of writing: a cell that is written twice has the first sum already. */
static void place(Along *self, SwIndexing *kept, int64_t i, const int64_t *index, Cell *cells) {
  int64_t number = sw_indexing_number(kept, index), at[SW_MAX_DIMS];
  Cell *cell = &cells[number];
  sw_shape_unravel(&self->tensor->layout.shape, number, at);
  if (!cell->is_named)
    cell->value = sw_tensor_load(self->tensor, sw_layout_address(&self->tensor->layout, at));
  self->cells += !cell->is_named;
  cell->is_named = true;
  if (!kept->sums) return;
  SwDType dtype = self->tensor->dtype;
  SwScalar value = sw_tensor_load(self->values, sw_layout_address(&self->values->layout, index));
  value = sw_scalar_binary(SW_BINARY_ADD, cell->value, sw_scalar_cast(value, dtype));
  kept->sums[i] = cell->value = sw_scalar_cast(value, dtype);
}

/* Reads the index: the first position out of range, how many cells it names, the sums. */
static void look_through(SwVm *vm, Along *self, SwIndexing *kept) {
  const SwPick *pick = &kept->pick[0];
  int64_t index[SW_MAX_DIMS], numel = sw_tensor_size(self->tensor);
  (void)sw_shape_numel(&kept->common, &self->count);
  bool known = sw_tensor_values(self->index) && sw_tensor_values(self->tensor) &&
               !(self->values && sw_tensor_is_laid_out(self->values));
  bool fits = known && self->count <= MOST_CELLS && numel && numel <= MOST_CELLS;
  Cell *cells = fits ? calloc((size_t)numel, sizeof *cells) : NULL;
  if (fits && !cells) vm->program->records.failed = true;
  if (cells && kept->adds)
    kept->sums = sw_record_alloc(vm, (size_t)self->count * sizeof *kept->sums);
  for (int64_t i = 0; cells && i < self->count && !self->is_missing; i++) {
    sw_shape_unravel(&kept->common, i, index);
    int64_t at =
        sw_scalar_integer(sw_tensor_load(self->index, sw_layout_address(&pick->positions, index)));
    self->is_missing = at >= pick->size || at < (self->form->stretches ? -pick->size : 0);
    if (self->is_missing)
      self->missing[0] = i, self->missing[1] = at;
    else
      place(self, kept, i, index, cells);
  }
  free(cells);
}

static SwRecord *begin(SwCall *call, Along *self) {
  const Form *form = self->form;
  SwRecord *record = sw_record_begin(call, form->values ? SW_STORY_PUT : SW_STORY_INDEX);
  SwIndexing *kept = record ? sw_record_alloc(call->vm, sizeof *kept) : NULL;
  if (!kept) return NULL;
  *kept = self->indexing;
  kept->pick[0].buffer = sw_buffer_retain(self->index->storage->buffer);
  record->as.index.indexing = kept;
  sw_record_operand(record, self->tensor, call->nodes[0]);
  sw_record_operand(record, self->index, call->nodes[form->index]);
  if (self->values)
    sw_record_operand(record, self->values, call->nodes[form->values]);
  else if (form->values)
    sw_record_argument(record, call, form->values, self->tensor->dialect);
  look_through(call->vm, self, kept);
  sw_emit(&record->trace, DIMS_BEFORE, 0, 0, 0);
  sw_emit(&record->trace, INDEX_ARRAY, 1, 1, self->dim, kept->pick[0].size);
  return record;
}

static void tell_missing(SwRecord *record, const Along *self) {
  if (self->is_missing)
    sw_emit(&record->trace, INDEX_OUT_OF_RANGE, 1, self->missing[0], self->missing[1], self->dim,
            self->indexing.pick[0].size);
}

static void tell_result(SwRecord *record, const Along *self, const SwTensor *result) {
  bool writes = record->kind == SW_STORY_PUT, again = self->cells && self->cells < self->count;
  sw_emit(&record->trace, ALONG_RULE, self->dim);
  for (int dim = 0; dim < self->indexing.common.ndim; dim++)
    record->as.index.dim_from[dim] = dim == self->dim ? -1 : dim;
  if (writes && again && self->form->adds)
    sw_emit(&record->trace, ALONG_ADDS_AGAIN, self->count, self->cells);
  else if (writes && again)
    sw_emit(&record->trace, ALONG_WRITES_AGAIN, self->count, self->cells);
  if (writes)
    sw_record_written(record, 0);
  else
    sw_emit(&record->trace, INDEX_COPIES, record->operand_count);
  sw_record_result(record, result);
}

bool sw_along(SwCall *call, SwValue *out) {
  SwVm *vm = call->vm;
  Along self = {0};
  bool told = !vm->program->no_stories && read_arguments(call, &self);
  SwRecord *record = told ? begin(call, &self) : NULL;
  if (!record) return sw_composed(call, out);
  if (self.form->values) sw_record_reach(vm, self.tensor);
  vm->program->no_stories = true;
  bool good = sw_composed(call, out);
  vm->program->no_stories = false;
  vm->last_record = call->record = record;
  if (!good)
    tell_missing(record, &self);
  else
    tell_result(record, &self, self.form->values ? self.tensor : out->as.tensor);
  return good;
}
