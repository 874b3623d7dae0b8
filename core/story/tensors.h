/*
 * The tensors of an operation, numbered: its operands in order, then the result. And what each is
 * called: its own source text where that is short, else a letter that is no name of the program.
 */
#ifndef SW_STORY_TENSORS_H
#define SW_STORY_TENSORS_H

#include "base/json.h"
#include "lang/program.h"

#define SW_MAX_NAME 24 /* characters */

int sw_tensors_count(const SwRecord *record);
/* Number of the result, or -1. */
int sw_tensors_result(const SwRecord *record);
/* Whether operand 0 is what an in-place operation writes to (it is not with `out=`). */
bool sw_tensors_first_is_target(const SwRecord *record);
/* NULL when there is no such tensor. */
const SwSnapshot *sw_tensors_at(const SwRecord *record, int number);
void sw_tensors_name(const SwProgram *program, const SwRecord *record, int number, SwText *out);
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
/* Whether the values of that time are kept. */
bool sw_snapshot_is_kept(const SwSnapshot *self);
/* The value at a storage address; false when it is not kept. */
bool sw_snapshot_load(const SwSnapshot *self, int64_t address, SwScalar *out);

/* The text of a span in the program, not NUL-terminated. */
static inline const char *sw_span_text(const SwProgram *program, SwSpan span, size_t *size) {
  *size = span.end > span.start && span.end <= program->source.size ? span.end - span.start : 0;
  return program->source.bytes + span.start;
}
/* Whether a text must be put in parentheses before `.view` or `[0]` may follow. */
bool sw_text_is_compound(const char *text, size_t size);

#endif
