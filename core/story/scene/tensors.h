/*
 * The tensors of an operation and their numbers: operands in order, then the result, then aliases.
 * An alias is another variable in the storage that the operation writes to; it is drawn, since its
 * values change too:
 *
 *     y = x[0]
 *     x += 1          0: x (the target), 1: the number 1, 2: the result, 3: y (an alias)
 *
 * Copies that could be taken for aliases follow the aliases, as tensors apart.
 */
#ifndef SW_STORY_SCENE_TENSORS_H
#define SW_STORY_SCENE_TENSORS_H

#include "base/json.h"
#include "runtime/program.h"
#include "story/scene/cursor.h"

/* Number of operands and result; of all tensors, with the aliases. */
int sw_tensors_count(const SwRecord *record);
int sw_tensors_all(const SwRecord *record);
/* The number of the result; -1 if there is none. */
int sw_tensors_result(const SwRecord *record);
/* Whether operand 0 is the target of an in-place operation or of x[i] = v. A tensor passed as out=
 * is not: it is the result. */
bool sw_tensors_first_is_target(const SwRecord *record);
/* The variable name of an alias or a tensor apart; NULL for the operation's own tensors. */
const char *sw_tensors_alias(const SwRecord *record, int number);
/* The snapshot of tensor `number`, in the record; NULL if there is no such tensor. */
const SwSnapshot *sw_tensors_at(const SwRecord *record, int number);
/* The layout of operand `number` stretched to the common shape; NULL if it is read as it is. */
const SwLayout *sw_tensors_stretched(const SwRecord *record, int number);
/* The dim of operand `number` that is joined as `dim`; -1 if that dim of size 1 was added for the
 * join (stack, or np.vstack of a 1-d array). */
int sw_tensors_joined_dim(const SwRecord *record, int number, int dim);
/* The source text of an operation if it is short, else its name: "view". */
void sw_operation_text(const SwProgram *program, const SwRecord *record, SwText *out);
/* Writes the JSON type TensorInfo[] of all tensors. Plain numbers get storages of their own,
 * numbered below 0 and distinct by `operation`. */
void sw_tensors_json(const SwProgram *program, const SwRecord *record, int operation, SwJson *json);

/* The unit of shown strides: how much one element counts, its bytes for NumPy, 1 for PyTorch. The
 * second gives 0 for PyTorch, for sentences that mention bytes only if they count. */
static inline int64_t sw_snapshot_unit(const SwSnapshot *self) {
  return sw_stride_unit(self->dialect, self->dtype);
}
static inline int64_t sw_snapshot_bytes(const SwSnapshot *self) {
  return self->dialect == SW_NUMPY ? sw_dtype_size(self->dtype) : 0;
}
/* The unit of tensor 0, used for a whole operation: operations change strides, not the unit. */
int64_t sw_tensors_unit(const SwRecord *record);
/* Strides as the dialect shows them: "(24, 8)" in bytes, "(3, 1)" in elements. */
void sw_snapshot_strides(const SwSnapshot *self, SwText *out);
/* Number of elements. */
int64_t sw_snapshot_numel(const SwSnapshot *self);

/* Facts of the JSON type TensorInfo that a snapshot does not hold. */
typedef struct SwTensorFacts {
  const char *name;
  const char *role;          /* "operand", "target", "result", "alias" or "apart" */
  SwSpan span;               /* its text in the program; empty: none */
  int storage;               /* equal numbers share memory */
  bool changes;              /* its cells change during the operation */
  bool kept;                 /* its values are kept */
  const SwLayout *stretched; /* NULL: not stretched */
} SwTensorFacts;

/* Writes the JSON type TensorInfo. The cursor is of the program; NULL if the span is empty. */
void sw_snapshot_json(const SwSnapshot *self, const SwTensorFacts *facts, SwCursor *cursor,
                      SwJson *json);
/* The value at an address of its storage, in elements; false if values are not kept. */
bool sw_snapshot_load(const SwSnapshot *self, int64_t address, SwScalar *out);

/* The text of a span, not NUL-terminated. A span may also be in the texts of library functions,
 * which are kept after the source. */
static inline const char *sw_span_text(const SwProgram *program, SwSpan span, size_t *size) {
  const char *bytes = program->source.bytes;
  size_t all = program->behind ? (size_t)(program->behind - bytes) : program->source.size;
  *size = span.end > span.start ? span.end - span.start : 0;
  if (span.end > all) *size = 0; /* not covered: every span is in a text */
  return program->source.bytes + span.start;
}
/* The source text of an operation and of an operand, or the text that a library's function gives
 * for it. Not NUL-terminated; owned by the program. */
const char *sw_record_text(const SwProgram *program, const SwRecord *record, size_t *size);
const char *sw_snapshot_text(const SwProgram *program, const SwSnapshot *tensor, size_t *size);

#endif
