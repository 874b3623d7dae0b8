/* Cautions about reading order: view and reshape used in place of permute. They keep the order of
 * the elements and move no dim. */
#include "story/remark/caution.h"
#include "story/scene/name.h"

/* The shape without its sizes of 1. */
static SwShape without_ones(const SwShape *shape) {
  SwShape out = {0};
  for (int dim = 0; dim < shape->ndim; dim++) {
    if (shape->size[dim] != 1) out.size[out.ndim++] = shape->size[dim];
  }
  return out;
}

/* Moves dim `from` to position `to`. */
static SwShape moved(const SwShape *shape, int from, int to) {
  SwShape out = *shape;
  int step = from < to ? 1 : -1;
  for (int dim = from; dim != to; dim += step)
    out.size[dim] = shape->size[dim + step];
  out.size[to] = shape->size[from];
  return out;
}

/* Whether merging neighbouring dims of `many` gives `few`. */
static bool merges_to(const SwShape *many, const SwShape *few) {
  int dim = 0;
  for (int i = 0; i < few->ndim; i++) {
    int64_t size = 1;
    while (dim < many->ndim && size < few->size[i])
      size *= many->size[dim++];
    if (size != few->size[i]) return false;
  }
  return dim == many->ndim;
}

/* The dim move that, with a merge or a split, explains the new shape. */
typedef struct Move {
  int from, to;
  bool first; /* moved, then merged; else split, then moved */
} Move;

static bool find_move(const SwShape *old, const SwShape *asked, Move *out) {
  bool first = old->ndim > asked->ndim;
  const SwShape *many = first ? old : asked, *few = first ? asked : old;
  if (few->ndim < 2 || many->ndim == few->ndim || merges_to(many, few)) return false;
  /* Tries neighbours first, to find the smallest move that explains the shape. */
  for (int away = 1; away < many->ndim; away++) {
    for (int from = 0; from < many->ndim; from++) {
      for (int to = from - away; to <= from + away; to += 2 * away) {
        if (to < 0 || to >= many->ndim) continue;
        SwShape other = moved(many, from, to);
        *out = (Move){from, to, first};
        if (merges_to(&other, few)) return true;
      }
    }
  }
  return false;
}

static void put_move(int from, int to, bool numpy, SwText *out) {
  bool swaps = from - to == 1 || to - from == 1;
  sw_text_put(out, swaps ? numpy ? ".swapaxes(" : ".transpose(" : ".movedim(");
  sw_text_int(out, swaps && to < from ? to : from);
  sw_text_put(out, ", ");
  sw_text_int(out, swaps && to < from ? from : to);
  sw_text_char(out, ')');
}

static void put_reshape(const SwShape *shape, SwText *out) {
  sw_text_put(out, ".reshape");
  sw_text_ints(out, shape->size, shape->ndim, SW_INTS_TUPLE);
}

/* x.transpose(1, 2).reshape(2, 12), or the new shape with its dims where they end up. */
static void put_call(const SwProgram *program, const SwRecord *record, const Move *move,
                     SwText *out) {
  bool numpy = record->operand[0].dialect == SW_NUMPY;
  SwShape asked = record->result.layout.shape;
  sw_tensors_name(program, record, 0, out);
  if (move->first) put_move(move->from, move->to, numpy, out);
  if (!move->first) asked = moved(&asked, move->from, move->to);
  put_reshape(&asked, out);
  if (!move->first) put_move(move->to, move->from, numpy, out);
}

static bool is_view(const SwRecord *record) {
  return record->kind == SW_STORY_VIEW && record->has_result &&
         sw_snapshot_numel(&record->operand[0]) > 0;
}

/* view(-1, n) whose rows hold a whole number of entries along dim 0. */
static bool takes_entries(const SwRecord *record) {
  const SwShape *shape = &record->operand[0].layout.shape, *asked = &record->result.layout.shape;
  return record->as.view.requested.size[0] == -1 && shape->size[0] > asked->size[0] &&
         shape->size[0] % asked->size[0] == 0;
}

void sw_caution_regrouped(const SwProgram *program, const SwRecord *record, SwCautions *out) {
  Move move;
  if (!is_view(record)) return;
  const SwShape *shape = &record->operand[0].layout.shape, *asked = &record->result.layout.shape;
  SwShape old = without_ones(shape), next = without_ones(asked);
  /* The suggested call names all dims, so neither shape may have a size of 1. */
  bool written = old.ndim == shape->ndim && next.ndim == asked->ndim;
  if (!written || takes_entries(record) || !find_move(&old, &next, &move)) return;
  SwValues *values = sw_cautions_add(out, SW_CAUTION_REGROUPED, SW_EV_VIEW_REQUEST);
  sw_tensors_name(program, record, 0, sw_values_add_text(values, "tensor"));
  sw_values_add_shape(values, "shape", shape);
  sw_values_add_shape(values, "asked", asked);
  put_call(program, record, &move, sw_values_add_text(values, "call"));
}

/* view(-1, n) with a wrong n: the number of rows follows from n, so no error is raised. */
void sw_caution_rows_mixed(const SwProgram *program, const SwRecord *record, SwCautions *out) {
  if (!is_view(record) || record->as.view.requested.size[0] != -1) return;
  const SwShape *shape = &record->operand[0].layout.shape, *asked = &record->result.layout.shape;
  if (shape->ndim < 2 || asked->ndim < 2 || asked->size[0] == 1) return;
  int64_t numel = sw_snapshot_numel(&record->operand[0]);
  int64_t entry = numel / shape->size[0], row = numel / asked->size[0];
  Move move;
  if (entry == 1 || entry % row == 0 || merges_to(asked, shape)) return;
  if (!takes_entries(record) && find_move(shape, asked, &move)) return;
  SwValues *values = sw_cautions_add(out, SW_CAUTION_ROWS_MIXED, SW_EV_VIEW_REQUEST);
  sw_tensors_name(program, record, 0, sw_values_add_text(values, "tensor"));
  sw_values_add_shape(values, "asked", asked);
  sw_values_add_int(values, "row", row);
  sw_values_add_int(values, "entry", entry);
  SwText *call = sw_values_add_text(values, "call");
  sw_tensors_name(program, record, 0, call);
  put_reshape(&(SwShape){2, {shape->size[0], -1}}, call);
}
