/* The figure of an index out of range, from the event on that reports it: the position does not
 * exist. It is drawn next to tensor 0, the indexed one. */
#include "story/scene/figure.h"

static void put_place(int64_t dim, int64_t size, int64_t index, SwJson *json) {
  sw_figure_open(json, SW_FIGURE_missed);
  sw_field_int(json, "tensor", 0);
  sw_field_int(json, "dim", dim);
  sw_field_int(json, "size", size);
  sw_field_int(json, "index", index);
  sw_json_close_object(json);
}

void sw_figure_missed(const SwFigureStep *now, SwJson *json) {
  const SwEvent *picked = sw_figure_find_event(now, SW_EV_INDEX_MISSED);
  const SwEvent *index = sw_figure_find_event(now, SW_EV_INDEX_OUT_OF_RANGE);
  if (picked)
    put_place(picked->fact[1], picked->fact[2], picked->fact[4], json);
  else if (index)
    put_place(index->fact[3], index->fact[4], index->fact[2], json);
}
