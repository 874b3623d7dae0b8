/*
 * The tensors of an operation, numbered: its operands in order, then the result, then the names
 * that lie in the storage that is written and that the operation does not mention.
 */
#ifndef SW_STORY_SCENE_TENSORS_H
#define SW_STORY_SCENE_TENSORS_H

#include "base/json.h"
#include "runtime/program.h"
#include "story/scene/cursor.h"

/* Operands and result; and with the other names. */
int sw_tensors_count(const SwRecord *record);
int sw_tensors_all(const SwRecord *record);
/* Number of the result, or -1. */
int sw_tensors_result(const SwRecord *record);
/* Whether operand 0 is what an in-place operation writes to (it is not with `out=`). */
bool sw_tensors_first_is_target(const SwRecord *record);
/* The name in the program of what the operation does not mention; NULL for its own tensors. */
const char *sw_tensors_alias(const SwRecord *record, int number);
/* NULL when there is no such tensor. */
const SwSnapshot *sw_tensors_at(const SwRecord *record, int number);
/* Operand `number` as the operation reads it, where that is another layout than its own: stretched
 * to the common shape. Else NULL. */
const SwLayout *sw_tensors_stretched(const SwRecord *record, int number);
/* The dim of operand `number` that is joined as `dim`; -1: it was given that one for it. */
int sw_tensors_joined_dim(const SwRecord *record, int number, int dim);
/* The source text of an operation where it is short, else its name. */
void sw_operation_text(const SwProgram *program, const SwRecord *record, SwText *out);
/* The type TensorInfo[]; `operation` makes the storages of plain numbers distinct. */
void sw_tensors_json(const SwProgram *program, const SwRecord *record, int operation, SwJson *json);

/* What one element counts in a stride that is shown; and in bytes, 0 where elements are counted. */
static inline int64_t sw_snapshot_unit(const SwSnapshot *self) {
  return sw_stride_unit(self->dialect, self->dtype);
}
static inline int64_t sw_snapshot_bytes(const SwSnapshot *self) {
  return self->dialect == SW_NUMPY ? sw_dtype_size(self->dtype) : 0;
}
/* That of the first tensor: operations change strides, not the unit. */
int64_t sw_tensors_unit(const SwRecord *record);
/* "(24, 8)" */
void sw_snapshot_strides(const SwSnapshot *self, SwText *out);
int64_t sw_snapshot_numel(const SwSnapshot *self);
/* What is told of a tensor and does not stand in its snapshot. */
typedef struct SwTensorFacts {
  const char *name, *role;
  SwSpan span;
  int storage; /* as it is told */
  bool changes, kept;
  const SwLayout *stretched; /* or NULL */
} SwTensorFacts;

/* The type TensorInfo; the cursor is one of the program. */
void sw_snapshot_json(const SwSnapshot *self, const SwTensorFacts *told, SwCursor *cursor,
                      SwJson *json);
/* The value at an address of its storage; false when it is not kept. */
bool sw_snapshot_load(const SwSnapshot *self, int64_t address, SwScalar *out);

/* The text of a span in the program or behind it, not NUL-terminated. */
static inline const char *sw_span_text(const SwProgram *program, SwSpan span, size_t *size) {
  const char *bytes = program->source.bytes;
  size_t all = program->behind ? (size_t)(program->behind - bytes) : program->source.size;
  *size = span.end > span.start ? span.end - span.start : 0;
  if (span.end > all) *size = 0; /* not covered: each span lies in a text */
  return program->source.bytes + span.start;
}
/* What is written of an operation and of an operand, or said in its place. */
const char *sw_record_text(const SwProgram *program, const SwRecord *record, size_t *size);
const char *sw_snapshot_text(const SwProgram *program, const SwSnapshot *tensor, size_t *size);

#endif
