#include "story/remark/probe.h"

#include <string.h>

#include "repr/cell.h"
#include "story/remark/aliases.h"
#include "story/scene/fields.h"
#include "story/scene/named.h"
#include "story/scene/tensors.h"
#include "story/scene/values.h"

#define MAX_GENERATIONS 16

static const SwMessage rows[] = {
#define APART(id, values, sentence) {#id, values, sentence},
#include "story/remark/probe.def"
};

const SwMessage *sw_apart_row(SwApartId id) {
  return &rows[id];
}

static const SwTensor *tensor_of(const SwName *name) {
  bool named = name->value.kind == SW_VALUE_TENSOR && !name->value.as.tensor->is_scalar;
  return named ? name->value.as.tensor : NULL;
}

static bool is_inside(const SwShape *shape, const SwProbe *probe) {
  bool inside = shape->ndim == probe->ndim;
  for (int dim = 0; inside && dim < shape->ndim; dim++)
    inside = probe->index[dim] >= 0 && probe->index[dim] < shape->size[dim];
  return inside;
}

/* -- Why a name does not change -------------------------------------------------------------- */

/* The last operation on the way from storage `from` to `storage`, which gave the values a new
 * storage; NULL if the two are unrelated. */
static const SwRecord *separation(const SwProgram *program, int storage, int from, int depth) {
  const SwRecord *origin = sw_records_origin(&program->records, storage);
  for (int i = 0; origin && depth > 0 && i < origin->operand_count; i++) {
    const SwSnapshot *operand = &origin->operand[i];
    if (operand->is_number || operand->storage == storage) continue;
    if (operand->storage == from || separation(program, operand->storage, from, depth - 1))
      return origin;
  }
  return NULL;
}

/* The reason that goes with the kind of operation: a reshape that copied, a copy, a computation. */
static SwApartId reason_of(const SwRecord *record) {
  switch (record->kind) {
  case SW_STORY_VIEW: return SW_APART_RESHAPE_COPIED;
  case SW_STORY_COPY:
  case SW_STORY_DIMS:
  case SW_STORY_NOTE: return SW_APART_COPIED;
  default: return SW_APART_COMPUTED;
  }
}

static void put_apart(SwApartId id, const SwValues *values, SwJson *json) {
  SwText sentence = {0};
  sw_sentence_fill(rows[id].sentence, values, &sentence);
  sw_json_open_object(json);
  sw_field_text(json, "id", rows[id].id);
  sw_json_key(json, "values");
  sw_values_json(values, json);
  sw_field_text(json, "sentence", sw_text_cstr(&sentence));
  sw_json_close_object(json);
  json->out->failed |= sentence.failed;
  sw_text_free(&sentence);
}

static void put_alone(SwApartId id, const SwName *name, SwJson *json) {
  SwValues values = {0};
  sw_text_put(sw_values_add_text(&values, "name"), name->text);
  put_apart(id, &values, json);
  sw_values_clear(&values);
}

/* False if the two tensors are unrelated. */
static bool put_reason(const SwProgram *program, const SwName *name, const SwName *other,
                       SwJson *json) {
  int storage = tensor_of(name)->storage->id, own = tensor_of(other)->storage->id;
  const SwRecord *record = NULL;
  if (own != storage) {
    record = separation(program, own, storage, MAX_GENERATIONS);
    if (!record) record = separation(program, storage, own, MAX_GENERATIONS);
    if (!record) return false;
  }
  SwValues values = {0};
  sw_text_put(sw_values_add_text(&values, "name"), name->text);
  sw_text_put(sw_values_add_text(&values, "other"), other->text);
  if (record) sw_operation_text(program, record, sw_values_add_text(&values, "operation"));
  put_apart(record ? reason_of(record) : SW_APART_OTHER_CELLS, &values, json);
  sw_values_clear(&values);
  return true;
}

/* -- Which cells change ---------------------------------------------------------------------- */

static void put_cells(const SwName *name, const SwAliases *found, SwJson *json) {
  sw_json_open_object(json);
  sw_field_text(json, "name", name->text);
  sw_field_int(json, "count", found->count);
  sw_field_bool(json, "exact", found->exact);
  sw_field_open_array(json, "indices");
  for (int i = 0; i < found->listed; i++)
    sw_json_ints(json, found->index[i], tensor_of(name)->layout.shape.ndim);
  sw_json_close_array(json);
  sw_json_close_object(json);
}

/* The elements of a name that lie at the address. */
static bool sees(const SwName *name, const SwTensor *written, int64_t address, SwAliases *out) {
  const SwTensor *tensor = tensor_of(name);
  bool shares = tensor && tensor->storage == written->storage &&
                sw_dtype_size(tensor->dtype) == sw_dtype_size(written->dtype);
  if (!shares) return false;
  sw_aliases_at(&tensor->layout, address, out);
  return out->count > 0;
}

static bool put_changes(const SwProgram *program, const SwName *name, int64_t address,
                        SwJson *json) {
  const SwTensor *written = tensor_of(name);
  SwAliases found;
  bool others = false;
  sw_field_open_array(json, "changes");
  (void)sees(name, written, address, &found);
  put_cells(name, &found, json);
  for (const SwName *at = program->names; at; at = at->next) {
    if (at == name || !sees(at, written, address, &found)) continue;
    put_cells(at, &found, json);
    others = true;
  }
  sw_json_close_array(json);
  return others;
}

static void put_aparts(const SwProgram *program, const SwName *name, int64_t address, bool others,
                       SwJson *json) {
  const SwTensor *written = tensor_of(name);
  SwAliases found;
  sw_field_open_array(json, "apart");
  if (written->readonly) put_alone(SW_APART_READ_ONLY, name, json);
  for (const SwName *at = program->names; at; at = at->next) {
    if (at == name || !tensor_of(at) || sees(at, written, address, &found)) continue;
    if (tensor_of(at)->storage == written->storage &&
        sw_dtype_size(tensor_of(at)->dtype) != sw_dtype_size(written->dtype)) {
      others = true; /* the same bytes in cells of another size are left out */
      continue;
    }
    others = put_reason(program, name, at, json) || others;
  }
  if (!others) put_alone(SW_APART_ALONE, name, json);
  sw_json_close_array(json);
}

void sw_probe_json(const SwProgram *program, const SwProbe *probe, SwText *out) {
  const SwName *name = sw_named_find(program, (SwNameText){probe->name, probe->name_size});
  if (!name || !is_inside(&tensor_of(name)->layout.shape, probe)) return;
  const SwTensor *tensor = tensor_of(name);
  int64_t address = sw_layout_address(&tensor->layout, probe->index);
  SwJson json = {.out = out};
  SwText value = {0};
  sw_repr_cell(tensor->dialect, sw_tensor_load(tensor, address), &value);
  sw_json_open_object(&json);
  sw_field_text(&json, "name", name->text);
  sw_field_ints(&json, "index", probe->index, probe->ndim);
  sw_field_int(&json, "address", address);
  sw_field_text(&json, "value", sw_text_cstr(&value));
  sw_field_bool(&json, "writable", !tensor->readonly);
  bool others = put_changes(program, name, address, &json);
  put_aparts(program, name, address, others, &json);
  sw_json_close_object(&json);
  out->failed |= value.failed;
  sw_text_free(&value);
}
