#include "story/scene/pairing.h"

#include "story/scene/figure.h"
#include "story/scene/name.h"
#include "syntax/expression_text.h"

/* Whether the event belongs to the phase in which dims are paired. */
static bool is_descent(const SwEvent *event) {
  return sw_event_phase(event->id) == SW_PHASE_DESCEND;
}

bool sw_pairing_at(const SwRecord *record, int last, SwPairing *out) {
  *out = (SwPairing){0};
  bool any = false;
  for (int i = 0; i <= last; i++) {
    const SwEvent *event = &record->trace.events[i];
    if (!is_descent(event)) continue;
    any = true;
    if (event->id != SW_EV_DESCEND_END) out->levels++;
  }
  return any;
}

bool sw_pairing_of_element(const SwRecord *record, int64_t number, SwPairing *out) {
  if (!sw_pairing_at(record, record->trace.count - 1, out)) return false;
  sw_shape_unravel(sw_record_broadcast(record), number, out->index);
  return true;
}

/* The operand's own dim for a dim of the broadcast shape; negative if it has none. */
static int own_dim(const SwRecord *record, int number, int dim) {
  return dim - (sw_record_broadcast(record)->ndim - record->operand[number].layout.shape.ndim);
}

void sw_pairing_name(const SwProgram *program, const SwRecord *record, int number, int levels,
                     const int64_t *index, SwText *out) {
  const SwShape *own = &record->operand[number].layout.shape;
  SwText name = {0};
  sw_tensors_name(program, record, number, &name);
  bool enclosed = sw_text_is_compound(sw_text_cstr(&name), name.size);
  if (enclosed) sw_text_char(out, '(');
  sw_text_put(out, sw_text_cstr(&name));
  if (enclosed) sw_text_char(out, ')');
  for (int dim = 0; dim < levels; dim++) {
    int at = own_dim(record, number, dim);
    if (at < 0) continue;
    sw_text_char(out, '[');
    sw_text_int(out, own->size[at] == 1 ? 0 : index[dim]);
    sw_text_char(out, ']');
  }
  out->failed |= name.failed;
  sw_text_free(&name);
}

/* The name as field `key`. */
static void put_name(const SwProgram *program, const SwRecord *record, int number, int levels,
                     const int64_t *index, const char *key, SwJson *json) {
  SwText name = {0};
  sw_pairing_name(program, record, number, levels, index, &name);
  sw_field_text(json, key, sw_text_cstr(&name));
  json->out->failed |= name.failed;
  sw_text_free(&name);
}

/* The pairs of `dim` from entry `first` on; earlier dims have the index of the path. */
static void put_pairs(const SwPairing *self, const SwProgram *program, const SwRecord *record,
                      int dim, int64_t first, SwJson *json) {
  int64_t index[SW_MAX_DIMS], size = sw_record_broadcast(record)->size[dim];
  for (int i = 0; i < self->levels; i++)
    index[i] = self->index[i];
  sw_field_open_array(json, "pairs");
  for (int64_t i = first; i < first + SW_PAIRS_SHOWN && i < size; i++) {
    index[dim] = i;
    sw_json_open_object(json);
    put_name(program, record, 0, dim + 1, index, "left", json);
    put_name(program, record, 1, dim + 1, index, "right", json);
    sw_json_close_object(json);
  }
  sw_json_close_array(json);
}

/* The event that paired a dim; there is one for each dim shown. */
static const SwEvent *event_of_dim(const SwRecord *record, int dim) {
  const SwEvent *event = record->trace.events;
  while (!is_descent(event) || event->fact[0] != dim)
    event++;
  return event;
}

/* One dim: its verdict and the window of pairs, kept inside the dim. */
static void put_level(const SwPairing *self, const SwProgram *program, const SwRecord *record,
                      int dim, SwJson *json) {
  const SwEvent *event = event_of_dim(record, dim);
  int64_t size = sw_record_broadcast(record)->size[dim],
          first = self->index[dim] - SW_PAIRS_SHOWN / 2;
  if (first > size - SW_PAIRS_SHOWN) first = size - SW_PAIRS_SHOWN;
  if (first < 0) first = 0;
  sw_json_open_object(json);
  sw_field_int(json, "dim", dim);
  sw_field_int(json, "size", size);
  sw_field_text(json, "verdict",
                event->id == SW_EV_DESCEND_EQUAL    ? "equal"
                : event->id == SW_EV_DESCEND_PADDED ? "padded"
                                                    : "stretch");
  sw_field_known(json, "stretched", event->id != SW_EV_DESCEND_EQUAL, event->fact[2]);
  sw_field_int(json, "current", self->index[dim]);
  sw_field_int(json, "first", first);
  put_pairs(self, program, record, dim, first, json);
  sw_json_close_object(json);
}

void sw_figure_pairing(const SwFigureStep *now, SwJson *json) {
  const SwRecord *record = now->record;
  SwPairing self;
  bool has_pairs = now->element ? sw_pairing_of_element(record, now->element->number, &self)
                                : sw_pairing_at(record, now->last, &self);
  if (!has_pairs) return;
  sw_figure_open(json, SW_FIGURE_pairing);
  sw_field_open_array(json, "levels");
  for (int dim = 0; dim < self.levels; dim++)
    put_level(&self, now->program, record, dim, json);
  sw_json_close_array(json);
  sw_json_close_object(json);
}
