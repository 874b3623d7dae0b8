/*
 * The figure of a matrix product: batch dims aligned to the right, then the two dims of each
 * matrix, of which the inner ones meet. The state at a step is the events up to it, folded.
 */
#ifndef SW_STORY_PRODUCT_FIGURE_H
#define SW_STORY_PRODUCT_FIGURE_H

#include "story/shape_rows.h"

typedef enum SwInner { SW_INNER_UNKNOWN, SW_INNER_MEETS, SW_INNER_REFUSED } SwInner;

typedef struct SwProductFigure {
  int batch_count;
  SwVerdict batch[SW_MAX_DIMS];
  bool batch_told;
  int current; /* batch dim, or -1 */
  SwInner inner;
  bool result_known;
} SwProductFigure;

/* After events 0..last of the record. */
void sw_product_figure_at(const SwRecord *record, int last, SwProductFigure *out);
/* The type ProductFigure, as JSON. */
void sw_product_figure_json(const SwProductFigure *self, const SwProgram *program,
                            const SwRecord *record, SwJson *json);

#endif
