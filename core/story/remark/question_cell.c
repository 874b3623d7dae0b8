#include "story/remark/question_cell.h"

#include "story/remark/caution.h"
#include "story/remark/question.h"
#include "story/scene/name.h"
#include "syntax/expression_text.h"

static int64_t row_major(const SwShape *shape, const int64_t *index) {
  int64_t number = 0;
  for (int dim = 0; dim < shape->ndim; dim++)
    number = number * shape->size[dim] + index[dim];
  return number;
}

static int64_t column_major(const SwShape *shape, const int64_t *index) {
  int64_t number = 0;
  for (int dim = shape->ndim - 1; dim >= 0; dim--)
    number = number * shape->size[dim] + index[dim];
  return number;
}

static void add_address(SwQuestion *self, SwRuleId rule, int64_t address) {
  SwValues *values = sw_question_option(self, SW_ANSWER_ADDRESS, rule);
  sw_values_add_int(values, "address", address);
}

/* Small numbers: index 1 in each dim of size > 1, and the last index in the last such dim. */
static void choose(const SwShape *shape, int64_t *index) {
  int last = -1;
  for (int dim = 0; dim < shape->ndim; dim++) {
    index[dim] = shape->size[dim] > 1 ? 1 : 0;
    if (index[dim]) last = dim;
  }
  if (last >= 0 && shape->size[last] <= 16) index[last] = shape->size[last] - 1;
}

/* The element called by its operation, `x.t()[1, 0]`: the order of the options follows from it. */
static void add_written(const SwProgram *program, const SwRecord *record, const int64_t *index,
                        SwQuestion *out) {
  SwText name = {0}, *written = sw_values_add_text(&out->values, "written");
  sw_result_written(program, record, &name);
  bool in_parentheses = sw_text_is_compound(sw_text_cstr(&name), name.size);
  if (in_parentheses) sw_text_char(written, '(');
  sw_text_put(written, sw_text_cstr(&name));
  if (in_parentheses) sw_text_char(written, ')');
  sw_text_ints(written, index, record->result.layout.shape.ndim, SW_INTS_LIST);
  written->failed |= name.failed;
  sw_text_free(&name);
}

static void add_prompt(const SwProgram *program, const SwRecord *record, const int64_t *index,
                       SwQuestion *out) {
  const SwSnapshot *result = &record->result;
  int64_t bytes = sw_snapshot_bytes(result);
  SwAccess access = sw_access_at(record, sw_tensors_result(record), index);
  out->id = bytes ? SW_QUESTION_STORAGE_CELL_BYTES : SW_QUESTION_STORAGE_CELL;
  sw_access_name(program, record, &access, sw_values_add_text(&out->values, "element"));
  sw_snapshot_strides(result, sw_values_add_text(&out->values, "strides"));
  sw_values_add_int(&out->values, "offset", result->layout.offset);
  if (bytes) sw_values_add_int(&out->values, "itemsize", bytes);
  add_written(program, record, index, out);
}

static bool is_plain(const SwLayout *layout) {
  return sw_layout_is_contiguous(layout) && layout->offset == 0;
}

static void add_wrong_addresses(const SwSnapshot *result, const int64_t *index, int64_t address,
                                SwQuestion *out) {
  const SwLayout *layout = &result->layout;
  int64_t itemsize = sw_dtype_size(result->dtype);
  bool plain = is_plain(layout);
  add_address(out, SW_RULE_ROW_MAJOR, row_major(&layout->shape, index));
  if (layout->offset) {
    add_address(out, SW_RULE_OFFSET_FORGOTTEN, address - layout->offset);
    sw_values_add_int(&out->option[out->count - 1].values, "offset", layout->offset);
  }
  if (result->dialect == SW_NUMPY || !plain) {
    add_address(out, SW_RULE_BYTES, address * itemsize);
    sw_values_add_int(&out->option[out->count - 1].values, "itemsize", itemsize);
  }
  add_address(out, SW_RULE_COLUMN_MAJOR, column_major(&layout->shape, index));
}

bool sw_question_cell(const SwProgram *program, const SwRecord *record, SwQuestion *out) {
  bool reads = record->kind == SW_STORY_DIMS || record->kind == SW_STORY_EXPAND ||
               record->kind == SW_STORY_VIEW;
  if (!reads || !record->has_result) return false;
  const SwLayout *layout = &record->result.layout;
  bool shares = record->result.storage == record->operand[0].storage;
  if (!shares || layout->shape.ndim == 0 || !sw_element_count(record)) return false;
  if (is_plain(layout) && sw_operand_made(program, record, 0)) return false;
  int64_t index[SW_MAX_DIMS] = {0};
  choose(&layout->shape, index);
  int64_t address = sw_layout_address(layout, index);
  out->element = row_major(&layout->shape, index);
  out->asked = record->trace.count - 1;
  add_prompt(program, record, index, out);
  add_address(out, SW_RULE_NONE, address);
  add_wrong_addresses(&record->result, index, address, out);
  return true;
}
