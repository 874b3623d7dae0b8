#include "story/chapters.h"

#include "runtime/frame.h"
#include "story/scene/fields.h"
#include "story/scene/story.h"
#include "story/scene/tensors.h"

static bool is_within(const SwRecord *record, const SwFrame *frame) {
  const SwFrame *at = record->frame;
  while (at && at != frame)
    at = at->outer;
  return at;
}

/* The number of consecutive operations from `first` that ran in the frame. */
static int count_in(const SwStatement *of, int first, const SwFrame *frame) {
  int count = 0;
  while (first + count < of->told_count && is_within(of->told[first + count], frame))
    count++;
  return count;
}

/* A call with a single operation needs no chapter; a round of a loop always has one. */
static bool is_chapter(const SwFrame *frame, int operations) {
  return operations > 1 || !frame->name;
}

static void put_chapter(const SwProgram *program, const SwFrame *frame, SwCursor *cursor,
                        SwJson *json) {
  size_t size;
  bool own = frame->span.start <= program->source.size;
  const char *text = sw_span_text(program, frame->span, &size);
  sw_json_key(json, "text");
  if (own)
    sw_json_string(json, text, size);
  else
    sw_json_cstring(json, frame->name);
  sw_cursor_move(cursor, own ? frame->span.start : cursor->mark.offset);
  sw_field_known(json, "line", own, sw_cursor_place(cursor).line);
  int64_t rounds = frame->name ? 0 : frame->first->rounds;
  sw_field_known(json, "round", !frame->name, frame->round);
  sw_field_known(json, "rounds", rounds > 0, rounds);
}

/* Writes the chapters that begin with this operation, outer ones first; returns the nesting depth.
 */
static int put_begun(const SwProgram *program, const SwChapter *chapter, const SwFrame *frame,
                     SwCursor *cursor, SwJson *json) {
  const SwStatement *of = chapter->statement;
  int at = chapter->operation;
  if (!frame) return 0;
  int depth = put_begun(program, chapter, frame->outer, cursor, json);
  bool begins = at == 0 || !is_within(of->told[at - 1], frame);
  int first = at;
  while (!begins && first > 0 && is_within(of->told[first - 1], frame))
    first--;
  int operations = count_in(of, first, frame);
  if (!is_chapter(frame, operations)) return depth;
  if (begins) {
    sw_json_open_object(json);
    put_chapter(program, frame, cursor, json);
    sw_field_int(json, "depth", depth);
    sw_field_int(json, "first", at);
    sw_field_int(json, "operations", operations);
    sw_json_close_object(json);
  }
  return depth + 1;
}

void sw_chapters_json(const SwProgram *program, int statement, SwJson *json) {
  SwCursor cursor = sw_cursor_of(program, statement);
  SwChapter chapter;
  sw_field_open_array(json, "chapters");
  for (bool more = sw_story_begin(program, statement, &chapter); more;
       more = sw_story_next(&chapter))
    put_begun(program, &chapter, chapter.record->frame, &cursor, json);
  sw_json_close_array(json);
}
