#include "story/scene/computed.h"

#include <ctype.h>
#include <string.h>

#include "story/scene/computed_dtype.h"
#include "story/scene/element_picked.h"
#include "story/scene/element_taken.h"
#include "story/scene/element_wraps.h"
#include "story/scene/letters.h"
#include "story/scene/memory_size.h"
#include "story/scene/name.h"
#include "story/scene/pairing.h"
#include "story/scene/repairs.h"
#include "story/scene/stops.h"
#include "story/scene/visits.h"
#include "syntax/expression_text.h"

/* "+4" or "−3". */
static void put_jump(int64_t jump, SwText *out) {
  if (jump < 0)
    sw_text_put(out, "\xE2\x88\x92"); /* a minus sign, not a hyphen */
  else
    sw_text_char(out, '+');
  sw_text_int(out, jump < 0 ? -jump : jump);
}

/* The addresses of a run, or the jumps between them; dots where the run goes on outside the window.
 */
static void put_run(const SwVisits *visits, const SwVisitRun *run, bool jumps, SwText *out) {
  const int64_t *shown = run->shown;
  if (run->from > 0) sw_text_put(out, "\xE2\x80\xA6 ");
  for (int i = 0; i < run->count - (jumps ? 1 : 0); i++) {
    if (i) sw_text_put(out, ", ");
    if (jumps)
      put_jump(shown[i + 1] - shown[i], out);
    else
      sw_text_int(out, shown[i]);
  }
  if (run->from + run->count < visits->size) sw_text_put(out, " \xE2\x80\xA6");
}

/* "0, 4, 1, 5"; two runs are separated by a bar: "0, 3 | 7, 12". */
static void put_visits(const SwRecord *record, bool jumps, SwText *out) {
  SwVisits visits;
  sw_visits_of(record, &visits);
  for (int i = 0; i < visits.run_count; i++) {
    if (i) sw_text_put(out, " | ");
    put_run(&visits, &visits.run[i], jumps, out);
  }
}

/* "x[0][2]" for the names "one" and "other": an operand indexed by the dims before the event's dim,
 * at the last event by all dims. */
static void put_entry(const SwProgram *program, const SwRecord *record, const SwEvent *event,
                      const char *name, SwText *out) {
  static const int64_t first[SW_MAX_DIMS] = {0};
  bool end = event->id == SW_EV_DESCEND_END;
  int one = end ? 0 : (int)event->fact[2];
  int levels = end ? sw_record_broadcast(record)->ndim : (int)event->fact[0];
  sw_pairing_name(program, record, strcmp(name, "one") == 0 ? one : 1 - one, levels, first, out);
}

/* "2 + 3 + 4": the sizes that cat adds up. Dots for operands that the record does not hold, as it
 * holds only the first SW_RECORD_OPERANDS. */
static void put_joined_sizes(const SwRecord *record, int64_t total, SwText *out) {
  int64_t sum = 0;
  int written = 0, dim = record->as.join.dim;
  for (int i = 0; i < record->operand_count; i++) {
    const SwShape *shape = &record->stretched[i].shape;
    if (shape->ndim != record->result.layout.shape.ndim) continue;
    if (written++) sw_text_put(out, " + ");
    sw_text_int(out, shape->size[dim]);
    sum += shape->size[dim];
  }
  if (!written) sw_text_char(out, '0');
  if (sum < total) sw_text_put(out, " + \xE2\x80\xA6");
}

/* "i[2]": the entry of an index tensor that is out of range. */
static void put_entry_at(const SwProgram *program, const SwRecord *record, const SwEvent *event,
                         SwText *out) {
  int64_t entry[SW_MAX_DIMS];
  sw_shape_unravel(&sw_record_indexing(record)->common, event->fact[1], entry);
  SwAccess access = sw_element_entry(record, (int)event->fact[0], entry);
  sw_access_name(program, record, &access, out);
}

/* The names that a write leaves as they are, or the operations that copied them. */
static void put_apart(const SwProgram *program, const SwRecord *record, bool operations,
                      SwText *out) {
  int written = 0;
  for (const SwReach *reach = record->reach; reach; reach = reach->next) {
    if (operations ? !sw_reach_begins(record, reach) : !reach->copied) continue;
    if (written++) sw_text_put(out, ", ");
    if (operations)
      sw_operation_text(program, reach->copied, out);
    else
      sw_text_put(out, reach->name);
  }
}

static void put_shape(const SwShape *shape, SwText *out) {
  sw_text_ints(out, shape->size, shape->ndim, SW_INTS_TUPLE);
}

/* The common shape, or the strides of each operand that is stretched: "x (0, 1), y (1, 0)". */
static void put_stretched(const SwProgram *program, const SwRecord *record, const char *name,
                          SwText *out) {
  if (strcmp(name, "shape") == 0) {
    put_shape(sw_record_broadcast(record), out);
    return;
  }
  int written = 0;
  for (int i = 0; i < record->operand_count; i++) {
    const SwLayout *read = &record->stretched[i];
    int64_t shown[SW_MAX_DIMS];
    if (sw_layout_equal(read, &record->operand[i].layout)) continue;
    if (written++) sw_text_put(out, ", ");
    sw_tensors_name(program, record, i, out);
    sw_text_char(out, ' ');
    sw_layout_shown_strides(read, sw_snapshot_unit(&record->operand[i]), shown);
    sw_text_ints(out, shown, read->shape.ndim, SW_INTS_TUPLE);
  }
}

/* A factor after a sign: 3 or (-3). */
static void put_factor(int64_t factor, SwText *out) {
  if (factor < 0) sw_text_char(out, '(');
  sw_text_int(out, factor);
  if (factor < 0) sw_text_char(out, ')');
}

/* "4 + 1 − 12 = −7": the jump across a cut is the jump inside the chunk, plus the stride that the
 * old dim has, minus the stride that it should have. */
static void put_across(const SwRecord *record, const SwEvent *event, SwText *out) {
  int64_t unit = sw_snapshot_unit(&record->operand[0]), shown[3];
  for (int i = 0; i < 3; i++)
    shown[i] = sw_stride_shown(event->fact[i + 1], unit);
  put_factor(shown[2], out);
  sw_text_put(out, " + ");
  put_factor(shown[0], out);
  sw_text_put(out, " \xE2\x88\x92 ");
  put_factor(shown[1], out);
  sw_text_put(out, " = ");
  put_jump(shown[2] + shown[0] - shown[1], out);
}

/* "0 + 1×3 + 2×1": the address formula with numbers, in elements or (NumPy) in bytes. */
static void put_sum(const SwSnapshot *tensor, const int64_t *index, SwText *out) {
  const SwLayout *layout = &tensor->layout;
  int64_t unit = sw_snapshot_unit(tensor);
  sw_text_int(out, sw_stride_shown(layout->offset, unit));
  for (int dim = 0; dim < layout->shape.ndim; dim++) {
    sw_text_put(out, " + ");
    sw_text_int(out, index[dim]);
    sw_text_put(out, "\xC3\x97"); /* the multiplication sign */
    put_factor(sw_stride_shown(layout->stride[dim], unit), out);
  }
}

/* "0 + 1×3 + 2×1 = ": the address at which a view begins, computed from the operand's index there.
 * Nothing if several indices have that address, or none. */
static void put_begin(const SwRecord *record, int64_t address, SwText *out) {
  const SwSnapshot *old = &record->operand[0];
  int64_t index[SW_MAX_DIMS];
  if (!sw_layout_keeps_apart(&old->layout) || !sw_layout_find(&old->layout, address, index)) return;
  put_sum(old, index, out);
  sw_text_put(out, " = ");
}

/* "x[1, 2]": the element of the result with that number in reading order. */
static void put_numbered(const SwProgram *program, const SwRecord *record, int64_t number,
                         SwText *out) {
  int64_t index[SW_MAX_DIMS];
  sw_shape_unravel(&record->result.layout.shape, number, index);
  SwAccess access = sw_access_at(record, sw_tensors_result(record), index);
  sw_access_name(program, record, &access, out);
}

void sw_computed_other(const SwProgram *program, const SwRecord *record, const SwEvent *event,
                       const char *name, SwText *out) {
  switch (event->id) {
  case SW_EV_LETTERS:
  case SW_EV_LETTER: sw_letters_text(program, record, event, name, out); break;
  case SW_EV_INDEX_MASK_MEETS: put_shape(&record->as.index.broadcast, out); break;
  case SW_EV_OUT_GROWS_REFUSED:
  case SW_EV_IN_PLACE_REFUSED: put_shape(sw_record_broadcast(record), out); break;
  case SW_EV_COMPARE_EQUAL_DIMS:
  case SW_EV_COMPARE_STRETCH_DIMS:
  case SW_EV_COMPARE_PADDED_DIMS: sw_stop_sizes(record, event, out); break;
  case SW_EV_STRETCH_TOGETHER: put_stretched(program, record, name, out); break;
  case SW_EV_TOLD_FIRST:
    if (strcmp(name, "operation") == 0)
      sw_operation_text(program, record, out);
    else
      put_shape(&record->result.layout.shape, out);
    break;
  case SW_EV_KEEPS_CELLS: put_apart(program, record, *name == 'o', out); break;
  case SW_EV_TOO_LARGE: sw_memory_size_put(event->fact[0], out); break;
  case SW_EV_OFFSET_CHANGES: put_begin(record, event->fact[1], out); break;
  case SW_EV_OVERLAP:
    put_numbered(program, record, event->fact[strcmp(name, "one") == 0 ? 1 : 2], out);
    break;
  case SW_EV_JUMPS:
    if (*name == 's')
      put_across(record, event, out);
    else
      put_visits(record, *name == 'j', out);
    break;
  case SW_EV_VIEW_FITS:
  case SW_EV_VIEW_FITS_ALTHOUGH:
  case SW_EV_VIEW_EMPTY: sw_snapshot_strides(&record->result, out); break;
  case SW_EV_DESCEND_EQUAL:
  case SW_EV_DESCEND_STRETCH:
  case SW_EV_DESCEND_PADDED:
  case SW_EV_DESCEND_END: put_entry(program, record, event, name, out); break;
  case SW_EV_JOIN_ADDS: put_joined_sizes(record, event->fact[1], out); break;
  case SW_EV_JOIN_READ_AS: put_shape(&record->stretched[event->fact[0]].shape, out); break;
  case SW_EV_INDEX_MEET:
  case SW_EV_INDEX_LANDS:
  case SW_EV_INDEX_IN_FRONT: put_shape(&sw_record_indexing(record)->common, out); break;
  case SW_EV_PUT_REFUSED:
  case SW_EV_PUT_CHOSEN: put_shape(&sw_record_indexing(record)->chosen, out); break;
  case SW_EV_ALONG_RULE: sw_along_rule(program, record, out); break;
  case SW_EV_INDEX_OUT_OF_RANGE: put_entry_at(program, record, event, out); break;
  case SW_EV_REDUCE_GONE:
  case SW_EV_REDUCE_KEPT:
  case SW_EV_ARGUMENT_REFUSED: sw_text_put(out, record->name); break;
  case SW_EV_REPAIRS: sw_repairs_list(program, record, out); break;
  default: sw_computed_dtype(record, event, name, out); break;
  }
}

/* -- Elements -------------------------------------------------------------------------------- */

/* An operand of a formula: "x[0, 2]", or its value. */
static void put_operand(const SwProgram *program, const SwRecord *record, const SwAccess *access,
                        bool as_value, SwText *out) {
  if (as_value)
    sw_access_value(access, out);
  else
    sw_access_name(program, record, access, out);
}

/* An operand of a formula, in parentheses where Python would need them: a negative number after an
 * operator or before **, and a number that the program computes: x[0] * (1 / n). */
static void put_between(const SwProgram *program, const SwRecord *record, const SwAccess *access,
                        bool as_value, bool guarded, bool infix, SwText *out) {
  SwText text = {0};
  put_operand(program, record, access, as_value, &text);
  const char *words = sw_text_cstr(&text);
  bool computed = infix && !as_value && *words != '-' && sw_text_is_compound(words, text.size);
  bool encloses = computed || (guarded && *words == '-');
  if (encloses) sw_text_char(out, '(');
  sw_text_put(out, words);
  if (encloses) sw_text_char(out, ')');
  out->failed |= text.failed;
  sw_text_free(&text);
}

/* "sum(x[0, 0], x[0, 1], …)" of a reduction, "a[0, 0] · b[0, 0] + a[0, 1] · b[1, 0] + …" of a
 * matrix product; "0" for a product over an empty dim. */
static void put_group(const SwProgram *program, const SwRecord *record, const SwElement *element,
                      bool as_value, SwText *out) {
  bool product = record->kind == SW_STORY_PRODUCT;
  if (!product) {
    sw_text_put(out, record->name);
    sw_text_char(out, '(');
  }
  for (int i = 0; i < element->read_count; i++) {
    if (i) sw_text_put(out, !product ? ", " : i % 2 ? " \xC2\xB7 " : " + ");
    put_between(program, record, &element->read[i], as_value, product && as_value, false, out);
  }
  if (element->omitted) sw_text_put(out, product ? " + \xE2\x80\xA6" : ", \xE2\x80\xA6");
  if (product && !element->read_count) sw_text_char(out, '0');
  if (!product) sw_text_char(out, ')');
}

/* The operator or function of the formula. A copy or an assignment has none: there it is the dtype
 * to which values are converted, as in int64(x[0]). */
static const char *symbol_of(const SwRecord *record) {
  const SwElementwiseDetail *elementwise = sw_record_elementwise(record);
  bool applies = elementwise && elementwise->symbol;
  return applies ? elementwise->symbol : sw_dtype_name(record->result.dtype);
}

/* "x[0]"; "int64(x[0])" where the value shown is the converted one. */
static void put_source(const SwProgram *program, const SwRecord *record, const SwElement *element,
                       SwText *out) {
  const SwAccess *read = &element->read[0];
  bool converts = element->event == SW_EV_ELEMENT_PUT_FROM &&
                  read->snapshot->dtype != element->write.snapshot->dtype;
  if (converts) sw_text_put(out, sw_dtype_name(element->write.snapshot->dtype));
  if (converts) sw_text_char(out, '(');
  sw_access_name(program, record, read, out);
  if (converts) sw_text_char(out, ')');
}

/* "x[0] + y[2]", "negative(x[0])", "maximum(x[0], y[2])"; with values: "3 + 4". */
static void put_formula(const SwProgram *program, const SwRecord *record, const SwElement *element,
                        bool as_value, SwText *out) {
  if (record->kind == SW_STORY_REDUCE || record->kind == SW_STORY_PRODUCT) {
    put_group(program, record, element, as_value, out);
    return;
  }
  const char *symbol = symbol_of(record);
  bool is_word = isalpha((unsigned char)*symbol);
  if (is_word) {
    sw_text_put(out, symbol);
    sw_text_char(out, '(');
  }
  for (int i = 0; i < element->read_count; i++) {
    if (i && is_word) {
      sw_text_put(out, ", ");
    } else if (i) {
      sw_text_char(out, ' ');
      sw_text_put(out, symbol);
      sw_text_char(out, ' ');
    }
    bool guarded = !is_word && (i || strcmp(symbol, "**") == 0);
    put_between(program, record, &element->read[i], as_value, guarded, !is_word, out);
  }
  if (is_word) sw_text_char(out, ')');
}

/* Facts of an element of cat: "part" is the operand it comes from, "index" its place along the
 * joined dim, "start" where that operand begins, "own" the index within the operand. */
static void put_joining(const SwProgram *program, const SwRecord *record, const SwElement *element,
                        const char *name, SwText *out) {
  int64_t index = element->write.index[record->as.join.dim], start = 0;
  int part = 0;
  (void)sw_element_part(record, index, &part, &start);
  if (strcmp(name, "part") == 0)
    sw_tensors_name(program, record, part, out);
  else
    sw_text_int(out, *name == 'i' ? index : *name == 's' ? start : index - start);
}

static bool is_joining(const char *name) {
  return strcmp(name, "part") == 0 || strcmp(name, "index") == 0 || strcmp(name, "start") == 0 ||
         strcmp(name, "own") == 0;
}

void sw_computed_element(const SwProgram *program, const SwRecord *record, const SwElement *element,
                         const char *name, SwText *out) {
  const SwAccess *result = element->has_write ? &element->write : &element->read[0];
  if (strcmp(name, "out") == 0)
    sw_access_name(program, record, result, out);
  else if (element->event == SW_EV_ELEMENT_GATHERED && strcmp(name, "formula") == 0)
    sw_along_picked(program, record, element, out);
  else if (strcmp(name, "added") == 0)
    sw_access_value(&element->read[0], out);
  else if (strcmp(name, "formula") == 0)
    put_formula(program, record, element, false, out);
  else if (strcmp(name, "values") == 0)
    put_formula(program, record, element, true, out);
  else if (strcmp(name, "value") == 0)
    sw_access_value(result, out);
  else if (strcmp(name, "sum") == 0)
    put_sum(result->snapshot, result->index, out);
  else if (strcmp(name, "byte") == 0)
    sw_text_int(out, sw_stride_shown(result->address, sw_snapshot_unit(result->snapshot)));
  else if (strcmp(name, "itemsize") == 0)
    sw_text_int(out, sw_snapshot_bytes(result->snapshot));
  else if (strcmp(name, "rule") == 0)
    sw_element_reorder_text(record, element, out);
  else if (strcmp(name, "positions") == 0)
    sw_element_positions(program, record, element, out);
  else if (element->event == SW_EV_ELEMENT_WRAPS)
    sw_element_wraps_put(element, name, out);
  else if (is_joining(name))
    put_joining(program, record, element, name, out);
  else if (strcmp(name, "in") == 0)
    put_source(program, record, element, out);
  else if (strcmp(name, "from") == 0)
    sw_text_int(out, element->read[0].address);
  else
    sw_text_int(out, result->address); /* "address" and "to" */
}
