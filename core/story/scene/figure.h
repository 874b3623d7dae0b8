/*
 * The figures of a scene. Each is a row of figures.def and one function, which writes it or, where
 * the step has no such figure, nothing:
 *
 *     void sw_figure_dims(const SwFigureStep *now, SwJson *json) {
 *       if (...) return;
 *       sw_figure_open(json, SW_FIGURE_dims);
 *       sw_field_int(json, ...);
 *       sw_json_close_object(json);
 *     }
 */
#ifndef SW_STORY_SCENE_FIGURE_H
#define SW_STORY_SCENE_FIGURE_H

#include "story/scene/element.h"
#include "story/scene/fields.h"

typedef enum SwFigureKind {
#define FIGURE(kind, type, doc) SW_FIGURE_##kind,
#include "story/scene/figures.def"
  SW_FIGURE_TOTAL
} SwFigureKind;

/* What is drawn: an operation, when so much of it has been told. */
typedef struct SwFigureStep {
  const SwProgram *program;
  const SwRecord *record;
  int last;                 /* the last event that has been told */
  const SwElement *element; /* that is being told; NULL in the rule phases */
} SwFigureStep;

typedef void SwFigureWriter(const SwFigureStep *now, SwJson *json);

#define FIGURE(kind, type, doc) SwFigureWriter sw_figure_##kind;
#include "story/scene/figures.def"

/* The rules have been told: nothing of them is current any more. */
static inline bool sw_figure_is_settled(const SwFigureStep *now) {
  return now->element;
}
/* The last event told that has this id, or NULL. */
const SwEvent *sw_figure_find_event(const SwFigureStep *now, SwEventId id);

/* Begins a figure: an object with its kind. */
void sw_figure_open(SwJson *json, SwFigureKind kind);
/* The type Figure[]. */
void sw_figures_json(const SwFigureStep *now, SwJson *json);

#endif
