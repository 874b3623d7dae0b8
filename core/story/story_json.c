#include "story/story_json.h"

#include "story/chapters.h"
#include "story/remark/caution.h"
#include "story/scene/cursor.h"
#include "story/scene/fields.h"
#include "story/scene/staged.h"
#include "story/scene/story.h"
#include "story/scene/tensors.h"
#include "story/transcript.h"

static void put_phases(const SwChapter *chapter, SwJson *json) {
  SwPhaseRun run;
  sw_field_open_array(json, "phases");
  for (int64_t step = chapter->first; sw_chapter_phase(chapter, step, &run); step += run.steps) {
    sw_json_open_object(json);
    sw_field_text(json, "phase", sw_phase_name(run.phase));
    sw_field_int(json, "first", run.first);
    sw_field_int(json, "steps", run.steps);
    sw_json_close_object(json);
  }
  sw_json_close_array(json);
}

static void put_operation(const SwProgram *program, const SwChapter *chapter, SwCursor *cursor,
                          SwJson *json) {
  const SwRecord *record = chapter->record;
  size_t size;
  const char *text = sw_record_text(program, record, &size);
  sw_json_open_object(json);
  sw_field_text(json, "name", record->name);
  sw_field_text(json, "kind", sw_story_kind_name(record->kind));
  sw_json_key(json, "text");
  sw_json_string(json, text, size);
  sw_field_open(json, "span");
  sw_cursor_span(cursor, record->called.end ? record->called : record->span, json);
  sw_json_close_object(json);
  sw_json_key(json, "tensors");
  sw_tensors_json(program, record, chapter->operation, json);
  sw_field_known(json, "result", record->has_result, sw_tensors_result(record));
  sw_field_bool(json, "refused", record->refused);
  sw_json_key(json, "staged");
  sw_staged_json(record, json);
  sw_field_int(json, "first", chapter->first);
  sw_field_int(json, "steps", sw_chapter_steps(chapter));
  put_phases(chapter, json);
  sw_json_close_object(json);
}

static void put_cautions(const SwProgram *program, int statement, SwJson *json) {
  SwChapter chapter;
  sw_field_open_array(json, "cautions");
  for (bool more = sw_story_begin(program, statement, &chapter); more;
       more = sw_story_next(&chapter)) {
    sw_cautions_json(program, &chapter, json);
  }
  sw_json_close_array(json);
}

static void put_stops(const SwProgram *program, int statement, SwJson *json) {
  SwChapter chapter;
  sw_field_open_array(json, "stops");
  for (bool more = sw_story_begin(program, statement, &chapter); more;
       more = sw_story_next(&chapter)) {
    for (int64_t step = sw_chapter_first_stop(&chapter); step >= 0;
         step = sw_chapter_stop_after(&chapter, step)) {
      sw_json_int(json, step);
    }
  }
  sw_json_close_array(json);
}

void sw_story_json(const SwProgram *program, int statement, SwText *out) {
  SwCursor cursor = sw_cursor_of(program, statement);
  SwJson json = {.out = out};
  SwChapter chapter;
  if (!sw_story_begin(program, statement, &chapter)) return;
  SwSpan span = program->statements[statement].span;
  size_t size;
  const char *text = sw_span_text(program, span, &size);
  sw_json_open_object(&json);
  sw_field_int(&json, "statement", statement);
  sw_field_int(&json, "line", sw_cursor_place(&cursor).line);
  sw_json_key(&json, "source");
  sw_json_string(&json, text, size);
  sw_field_int(&json, "steps", sw_story_steps(program, statement));
  put_stops(program, statement, &json);
  sw_field_open_array(&json, "operations");
  for (bool more = sw_story_begin(program, statement, &chapter); more;
       more = sw_story_next(&chapter)) {
    put_operation(program, &chapter, &cursor, &json);
  }
  sw_json_close_array(&json);
  sw_field_int(&json, "omittedBefore", program->statements[statement].omitted_before);
  sw_field_int(&json, "omitted", program->statements[statement].omitted);
  sw_chapters_json(program, statement, &json);
  put_cautions(program, statement, &json);
  sw_json_key(&json, "error");
  sw_statement_error_json(&program->statements[statement], &json);
  sw_json_close_object(&json);
}
