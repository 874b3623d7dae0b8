#include "story/terminal/explain.h"

#include "story/remark/caution.h"
#include "story/scene/cursor.h"
#include "story/scene/letters.h"
#include "story/scene/scene.h"
#include "story/scene/tensors.h"
#include "story/terminal/explain_dims.h"
#include "story/terminal/explain_product.h"
#include "story/terminal/explain_repairs.h"
#include "story/terminal/explain_shapes.h"
#include "story/terminal/explain_view.h"
#include "story/terminal/wrap.h"

#define STEP_INDENT    7 /* after "    0. " */
#define CAUTION_INDENT 4

/* `before`, `size` bytes of `text`, and a line end. */
static void put_line(const char *before, const char *text, size_t size, SwText *out) {
  sw_text_put(out, before);
  sw_text_bytes(out, text, size);
  sw_text_char(out, '\n');
}

/* The picture that suits the kind of story; kinds without one have only sentences. A NOTE has one
 * if it is an einsum, whose letters line up like dims. */
static void put_picture(const SwProgram *program, const SwRecord *record, SwText *out) {
  switch (record->kind) {
  case SW_STORY_BROADCAST:
  case SW_STORY_IN_PLACE:
  case SW_STORY_JOIN:
  case SW_STORY_EXPAND: sw_explain_shapes(program, record, out); break;
  case SW_STORY_VIEW: sw_explain_view(program, record, out); break;
  case SW_STORY_PRODUCT: sw_explain_product(program, record, out); break;
  case SW_STORY_REDUCE:
  case SW_STORY_INDEX:
  case SW_STORY_REORDER:
  case SW_STORY_DIMS: sw_explain_dims(program, record, out); break;
  case SW_STORY_NOTE:
    if (sw_has_letters(record)) sw_explain_shapes(program, record, out);
    break;
  default: break;
  }
}

/* Wraps and frees `line`. */
static void put_wrapped(SwText *line, int indent, SwText *out) {
  sw_wrap(sw_text_cstr(line), indent, out);
  out->failed |= line->failed;
  sw_text_free(line);
}

/* One step: "  12. a has size 1, so it stretches to 3." */
static void put_step(const SwProgram *program, const SwChapter *chapter, int64_t step,
                     int64_t number, SwText *out) {
  SwMoment moment;
  SwText sentence = {0};
  sw_moment_at(program, chapter, step, &moment);
  sw_text_int_padded(&sentence, number, STEP_INDENT - 2);
  sw_text_put(&sentence, ". ");
  sw_moment_sentence(&moment, &sentence);
  put_wrapped(&sentence, STEP_INDENT, out);
  sw_values_clear(&moment.values);
}

/* Every step of the rules, then the element steps at which "Next" stops. Dots stand for the
 * elements left out. Numbers are steps of the statement minus `counted_from`. */
static void put_steps(const SwProgram *program, const SwChapter *chapter, int64_t counted_from,
                      SwText *out) {
  int64_t before = chapter->first - 1;
  for (int64_t step = chapter->first; step >= 0; step = sw_chapter_line_after(chapter, step)) {
    if (step > before + 1) sw_text_put(out, "       \xE2\x80\xA6\n");
    put_step(program, chapter, step, step - counted_from, out);
    before = step;
  }
}

/* "caution: ..." for code that runs but may not do what the reader meant. */
static void put_cautions(const SwProgram *program, const SwChapter *chapter, SwText *out) {
  SwCautions cautions;
  sw_cautions_of(program, chapter->record, &cautions);
  for (int i = 0; i < cautions.count; i++) {
    SwText line = {0};
    sw_text_put(&line, "  caution: ");
    sw_caution_sentence(&cautions.at[i], &line);
    if (!i) sw_text_char(out, '\n');
    put_wrapped(&line, CAUTION_INDENT, out);
  }
  sw_cautions_clear(&cautions);
}

/* "RuntimeError: ...", the last line as Python prints it. */
static void put_error(const SwStatement *statement, SwText *out) {
  if (!statement->error_type) return;
  sw_text_char(out, '\n');
  sw_text_put(out, statement->error_type);
  sw_text_put(out, ": ");
  sw_text_put(out, statement->error_message);
  sw_text_char(out, '\n');
}

/* One operation: its text, picture, steps, repairs and cautions. */
static void put_chapter(const SwProgram *program, const SwChapter *chapter, int64_t counted_from,
                        SwText *out) {
  size_t size;
  const char *text = sw_record_text(program, chapter->record, &size);
  put_line("\n", text, size, out);
  put_picture(program, chapter->record, out);
  put_steps(program, chapter, counted_from, out);
  sw_explain_repairs(program, chapter->record, out);
  put_cautions(program, chapter, out);
}

void sw_explain_refused(const SwProgram *program, int statement, SwText *out) {
  SwChapter chapter;
  for (bool more = sw_story_begin(program, statement, &chapter); more;
       more = sw_story_next(&chapter)) {
    if (chapter.record->refused) put_chapter(program, &chapter, chapter.first, out);
  }
}

static void put_count(const char *before, int64_t count, const char *after, SwText *out) {
  sw_text_put(out, before);
  sw_text_int(out, count);
  sw_text_put(out, after);
}

/* Operations without steps after those that have some. */
static void put_omitted(const SwStatement *of, SwText *out) {
  if (!of->omitted) return;
  sw_text_char(out, '\n');
  if (of->error_type) {
    put_count("  Only the first ", SW_MAX_STORY_OPERATIONS, " operations have steps: ", out);
    put_count("", of->omitted, " between them and the error have none.\n", out);
  } else {
    put_count("  Steps end here, after ", SW_MAX_STORY_OPERATIONS, " operations.", out);
    put_count(" This line ran ", of->omitted, " more.\n", out);
  }
}

void sw_explain(const SwProgram *program, int statement, SwText *out) {
  SwChapter chapter;
  const SwStatement *of = &program->statements[statement];
  sw_text_put(out, "line ");
  sw_text_int(out, of->mark.line + 1);
  size_t size;
  const char *text = sw_span_text(program, of->span, &size);
  put_line(":  ", text, size, out);
  if (of->omitted_before)
    put_count("  Steps begin after operation ", of->omitted_before,
              ", so that they end at the error.\n", out);
  bool more = sw_story_begin(program, statement, &chapter);
  if (!more && !of->error_type) sw_text_put(out, "\n  No tensor operation to step through.\n");
  for (; more; more = sw_story_next(&chapter))
    put_chapter(program, &chapter, 0, out);
  put_omitted(of, out);
  put_error(of, out);
}
