/* Cautions about shapes that meet: everything fits, but perhaps not as it was meant. */
#include "story/remark/caution.h"

#include "call/operation.h"
#include "story/remark/lineage.h"
#include "story/scene/name.h"

/* Size of operand `number` in a dim of the broadcast shape; 1 where it has none. */
static int64_t size_in(const SwRecord *record, int number, int dim) {
  const SwShape *own = &record->operand[number].layout.shape;
  int at = dim - (sw_record_broadcast(record)->ndim - own->ndim);
  return at < 0 ? 1 : own->size[at];
}

/*
 * (N,) with (N, 1): a dim in which only `a` stretches and one in which only `b` does, both to the
 * same N. 0: there are none such.
 */
static int64_t size_of_growth(const SwRecord *record, int a, int b) {
  const SwShape *shape = sw_record_broadcast(record);
  for (int i = 0; i < shape->ndim; i++) {
    for (int j = 0; j < shape->ndim; j++) {
      int64_t size = shape->size[i];
      bool crossed = size_in(record, a, i) == 1 && size_in(record, b, j) == 1;
      if (crossed && size > 1 && size == shape->size[j] && size_in(record, b, i) == size &&
          size_in(record, a, j) == size)
        return size;
    }
  }
  return 0;
}

static void add_pair(const SwProgram *program, const SwRecord *record, SwValues *values) {
  static const char *const names[][2] = {{"a", "a_shape"}, {"b", "b_shape"}};
  for (int i = 0; i < 2; i++) {
    sw_tensors_name(program, record, i, sw_values_add_text(values, names[i][0]));
    sw_values_add_shape(values, names[i][1], &record->operand[i].layout.shape);
  }
}

/* Where every pair is what was asked for. */
static bool is_outer_product(const SwRecord *record) {
  return record->flags & SW_OUTER;
}

/* v[:, None], v.unsqueeze(1): an operand that is given a new dim where it stands. */
static bool has_new_dim(const SwProgram *program, const SwRecord *record, int number) {
  const SwRecord *made = sw_operand_made(program, record, number);
  if (!made || made->kind != SW_STORY_DIMS) return false;
  for (int dim = 0; dim < made->result.layout.shape.ndim; dim++) {
    if (made->as.dims.dim_from[dim] < 0) return true;
  }
  return false;
}

/* Written with dims of their own, (N, 1) with (1, N), both are meant to grow; a missing dim is
 * where it happens unseen. */
void sw_caution_growth(const SwProgram *program, const SwRecord *record, SwCautions *out) {
  const SwSnapshot *a = &record->operand[0], *b = &record->operand[1];
  const SwShape *broadcast = sw_record_broadcast(record);
  if (record->operand_count != 2 || !broadcast || a->is_number || b->is_number) return;
  if (is_outer_product(record) || has_new_dim(program, record, 0) ||
      has_new_dim(program, record, 1))
    return;
  int64_t numel = 0, count = sw_snapshot_numel(a);
  bool counted = sw_shape_numel(broadcast, &numel);
  if (counted && (numel <= count || numel <= sw_snapshot_numel(b))) return;
  int64_t size = size_of_growth(record, 0, 1);
  SwValues *values;
  if (size && a->layout.shape.ndim != b->layout.shape.ndim) {
    values = sw_cautions_add(out, SW_CAUTION_BOTH_GREW, SW_EV_BROADCAST_RESULT);
    add_pair(program, record, values);
    sw_values_add_int(values, "size", size);
  } else if (count == sw_snapshot_numel(b)) {
    values = sw_cautions_add(out, SW_CAUTION_SAME_COUNT, SW_EV_BROADCAST_RESULT);
    add_pair(program, record, values);
    sw_values_add_int(values, "count", count);
  } else {
    return;
  }
  sw_values_add_shape(values, "shape", broadcast);
}

/* Operand `a`, which has fewer dims, descends from other dims of the same tensor than those of `b`
 * that it meets: b - b.mean(1), where the mean has one entry a row and meets the columns. */
static bool add_coincidence(const SwProgram *program, const SwRecord *record, int a, int b,
                            SwCautions *out) {
  const SwShape *own = &record->operand[a].layout.shape, *other = &record->operand[b].layout.shape;
  int missing = other->ndim - own->ndim;
  for (int dim = 0; missing > 0 && dim < own->ndim; dim++) {
    int64_t size = own->size[dim];
    int met = dim + missing, from;
    if (size < 2 || size != other->size[met]) continue;
    if (!sw_lineage_meets(record, a, dim, b, met, &from)) continue;
    if (other->size[from] != size) continue; /* they were never mistaken for each other */
    SwShape unmasked = *other;
    unmasked.size[met]++;
    SwEventId event =
        record->kind == SW_STORY_IN_PLACE ? SW_EV_IN_PLACE_FITS : SW_EV_BROADCAST_RESULT;
    SwValues *values = sw_cautions_add(out, SW_CAUTION_COINCIDENCE, event);
    sw_tensors_name(program, record, a, sw_values_add_text(values, "a"));
    sw_tensors_name(program, record, b, sw_values_add_text(values, "b"));
    sw_values_add_int(values, "from", from);
    sw_values_add_int(values, "dim", met);
    sw_values_add_int(values, "size", size);
    sw_values_add_shape(values, "unmasked", &unmasked);
    return true;
  }
  return false;
}

void sw_caution_coincidence(const SwProgram *program, const SwRecord *record, SwCautions *out) {
  if (!sw_record_broadcast(record)) return;
  for (int a = record->operand_count - 1; a >= 0; a--) {
    for (int b = 0; b < record->operand_count; b++) {
      if (a != b && add_coincidence(program, record, a, b, out)) return;
    }
  }
}
