/*
 * The figures of a scene: the data of each drawing, as JSON. A figure is a row of figures.def and
 * one function, which writes it, or writes nothing if the step has no such figure:
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

/* A row of figures.def, in its order. */
typedef enum SwFigureKind {
#define FIGURE(kind, type, doc) SW_FIGURE_##kind,
#include "story/scene/figures.def"
  SW_FIGURE_TOTAL
} SwFigureKind;

/* The moment to draw: an operation after its events 0..last, or at an element step. */
typedef struct SwFigureStep {
  const SwProgram *program;
  const SwRecord *record;
  int last;                 /* the last event shown so far */
  const SwElement *element; /* the element of the step; NULL in the rule phases */
} SwFigureStep;

/* Appends the figure to an open JSON array. */
typedef void SwFigureWriter(const SwFigureStep *now, SwJson *json);

#define FIGURE(kind, type, doc) SwFigureWriter sw_figure_##kind;
#include "story/scene/figures.def"

/* Whether all rules have been shown, so that nothing in their figures is highlighted any more. */
static inline bool sw_figure_is_settled(const SwFigureStep *now) {
  return now->element;
}
/* The last event shown so far that has this id; NULL if there is none. */
const SwEvent *sw_figure_find_event(const SwFigureStep *now, SwEventId id);

/* Opens the object of a figure and writes its kind. */
void sw_figure_open(SwJson *json, SwFigureKind kind);
/* Writes the JSON type Figure[]: all figures of the step. */
void sw_figures_json(const SwFigureStep *now, SwJson *json);

#endif
