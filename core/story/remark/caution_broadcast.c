/* Cautions about broadcasting: the shapes fit, but perhaps not as the author meant. */
#include "story/remark/caution.h"

#include "call/operation.h"
#include "story/remark/lineage.h"
#include "story/scene/name.h"

/* The size of operand `number` in a dim of the broadcast shape; 1 for a missing dim. */
static int64_t size_in(const SwRecord *record, int number, int dim) {
  const SwShape *own = &record->operand[number].layout.shape;
  int at = dim - (sw_record_broadcast(record)->ndim - own->ndim);
  return at < 0 ? 1 : own->size[at];
}

/*
 * (N,) with (N, 1): a dim in which only `a` stretches and one in which only `b` does, both to the
 * same N. Returns N, or 0 if there are no such dims.
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

static void add_pair(const SwProgram *program, const SwRecord *record, const int *pair,
                     SwValues *values) {
  static const char *const names[][2] = {{"a", "a_shape"}, {"b", "b_shape"}};
  for (int i = 0; i < 2; i++) {
    sw_tensors_name(program, record, pair[i], sw_values_add_text(values, names[i][0]));
    sw_values_add_shape(values, names[i][1], &record->operand[pair[i]].layout.shape);
  }
}

/* Whether a table of all pairs is the purpose of the operation. */
static bool is_outer_product(const SwRecord *record) {
  return record->flags & SW_OUTER;
}

static int count_ones(const SwShape *shape) {
  int count = 0;
  for (int dim = 0; dim < shape->ndim; dim++)
    count += shape->size[dim] == 1;
  return count;
}

/* v[:, None], v.reshape(-1, 1): a dim of size 1 that the operand did not have. */
static bool makes_dim(const SwRecord *made) {
  const SwShape *result = &made->result.layout.shape;
  if (made->kind == SW_STORY_VIEW)
    return count_ones(&made->operand[0].layout.shape) < count_ones(result);
  for (int dim = 0; made->kind == SW_STORY_DIMS && dim < result->ndim; dim++) {
    if (made->as.dims.dim_from[dim] < 0) return true;
  }
  return false;
}

/* Whether the expression of the operand itself adds the new dim. */
static bool has_new_dim(const SwProgram *program, const SwRecord *record, int number) {
  const SwRecord *made = sw_operand_made(program, record, number);
  return made && makes_dim(made);
}

#define MAX_STEPS 8

/* The same for an operand that has a name, or is computed from such a view: x[:, None] ** 2. */
static bool had_new_dim(const SwSnapshot *operand) {
  for (int step = 0; step < MAX_STEPS && operand->maker; step++) {
    const SwRecord *made = operand->maker;
    if (makes_dim(made)) return true;
    bool computes = made->kind == SW_STORY_BROADCAST &&
                    sw_shape_equal(&made->operand[0].layout.shape, &made->result.layout.shape);
    if (!computes) return false;
    operand = &made->operand[0];
  }
  return false;
}

static bool comes_from(const SwSnapshot *operand, const SwRecord *record, int steps) {
  const SwRecord *made = operand->maker;
  if (!made || made->number < record->number) return false;
  if (made == record) return true;
  for (int i = 0; steps > 0 && i < made->operand_count; i++) {
    if (comes_from(&made->operand[i], record, steps - 1)) return true;
  }
  return false;
}

/* ((p - y) ** 2).mean(): all pairs become one number, so no table of them was wanted. */
static bool is_summed_up(const SwRecord *record) {
  int looked_at = 0;
  for (const SwRecord *later = record->next; later && looked_at < 64; later = later->next) {
    looked_at++;
    bool sums =
        later->kind == SW_STORY_REDUCE && later->has_result && later->result.layout.shape.ndim == 0;
    if (sums && comes_from(&later->operand[0], record, MAX_STEPS)) return true;
  }
  return false;
}

/* (N, 1) with (1, N) is meant to grow, since the author wrote both dims. (N,) with (N, 1) grows
 * unnoticed, because one dim is missing. */
static bool add_growth(const SwProgram *program, const SwRecord *record, const int *pair,
                       SwCautions *out) {
  const SwSnapshot *a = &record->operand[pair[0]], *b = &record->operand[pair[1]];
  int64_t size = size_of_growth(record, pair[0], pair[1]), count = sw_snapshot_numel(a);
  bool unseen = size && a->layout.shape.ndim != b->layout.shape.ndim;
  if (a->is_number || b->is_number || (!unseen && count != sw_snapshot_numel(b))) return false;
  if (has_new_dim(program, record, pair[0]) || has_new_dim(program, record, pair[1])) return false;
  if ((had_new_dim(a) || had_new_dim(b)) && !is_summed_up(record)) return false;
  SwCautionId id = unseen ? SW_CAUTION_BOTH_GREW : SW_CAUTION_SAME_COUNT;
  SwValues *values = sw_cautions_add(out, id, SW_EV_BROADCAST_RESULT);
  add_pair(program, record, pair, values);
  sw_values_add_int(values, unseen ? "size" : "count", unseen ? size : count);
  sw_values_add_shape(values, "shape", sw_record_broadcast(record));
  return true;
}

void sw_caution_growth(const SwProgram *program, const SwRecord *record, SwCautions *out) {
  const SwShape *broadcast = sw_record_broadcast(record);
  if (!broadcast || is_outer_product(record)) return;
  int64_t numel = 0;
  bool counted = sw_shape_numel(broadcast, &numel);
  for (int i = 0; counted && i < record->operand_count; i++) {
    if (numel <= sw_snapshot_numel(&record->operand[i])) return;
  }
  for (int b = 1; b < record->operand_count; b++) {
    for (int a = 0; a < b; a++) {
      if (add_growth(program, record, (int[]){a, b}, out)) return;
    }
  }
}

/* Operand `a` has fewer dims and comes from the same tensor as `b`, but is compared with other dims
 * of it: in b - b.mean(1) the mean has one entry per row and is lined up with the columns. */
static bool add_coincidence(const SwProgram *program, const SwRecord *record, int a, int b,
                            SwCautions *out) {
  const SwShape *own = &record->operand[a].layout.shape, *other = &record->operand[b].layout.shape;
  int missing = other->ndim - own->ndim;
  for (int dim = 0; missing > 0 && dim < own->ndim; dim++) {
    int64_t size = own->size[dim];
    int met = dim + missing, from;
    if (size < 2 || size != other->size[met]) continue;
    if (!sw_lineage_meets(record, a, dim, b, met, &from)) continue;
    if (other->size[from] != size) continue; /* of different size, the dims cannot be confused */
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
