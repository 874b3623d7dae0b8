#include "story/scene/figure.h"

static SwFigureWriter *const writers[] = {
#define FIGURE(kind, type, doc) sw_figure_##kind,
#include "story/scene/figures.def"
};

static const char *const kinds[] = {
#define FIGURE(kind, type, doc) #kind,
#include "story/scene/figures.def"
};

const SwEvent *sw_figure_find_event(const SwFigureStep *now, SwEventId id) {
  for (int i = now->last; i >= 0; i--) {
    const SwEvent *event = &now->record->trace.events[i];
    if (event->id == id) return event;
  }
  return NULL;
}

void sw_figure_open(SwJson *json, SwFigureKind kind) {
  sw_json_open_object(json);
  sw_field_text(json, "kind", kinds[kind]);
}

void sw_figures_json(const SwFigureStep *now, SwJson *json) {
  sw_json_open_array(json);
  for (int i = 0; i < SW_FIGURE_TOTAL; i++)
    writers[i](now, json);
  sw_json_close_array(json);
}
