#include "story/scene/name.h"

#include <string.h>

#include "base/utf8.h"
#include "repr/cell.h"
#include "story/scene/short_name.h"
#include "story/scene/stops.h"
#include "story/scene/tensors.h"
#include "story/scene/words.h"
#include "syntax/expression_text.h"

#define ELLIPSIS "\xE2\x80\xA6"

/* The shortened text of a tensor; false if there is none. */
static bool put_short(const SwProgram *program, const SwSnapshot *tensor, SwText *out) {
  size_t size;
  const char *text = sw_snapshot_text(program, tensor, &size);
  return sw_short_name(program, text, size, out);
}

/* "parts[2]": an entry of a list of tensors, as in torch.cat(parts). */
static bool put_item(const SwProgram *program, const SwSnapshot *tensor, SwText *out) {
  SwText list = {0}, item = {0};
  bool named = put_short(program, tensor, &list);
  sw_text_char(&item, '[');
  sw_text_int(&item, tensor->item - 1);
  sw_text_char(&item, ']');
  bool fits = named && !sw_text_is_compound(list.data, list.size) &&
              sw_utf8_count(list.data, list.size) + item.size <= SW_MAX_NAME;
  if (fits) sw_text_put(out, sw_text_cstr(&list));
  if (fits) sw_text_put(out, sw_text_cstr(&item));
  out->failed |= list.failed;
  sw_text_free(&list);
  sw_text_free(&item);
  return fits;
}

/* "x[:, None]": the text with the views that were applied before the operation. */
static bool put_viewed(const SwProgram *program, const SwSnapshot *tensor, SwText *out) {
  SwText name = {0};
  bool fits = put_short(program, tensor, &name);
  bool encloses = fits && sw_text_is_compound(name.data, name.size);
  if (encloses) sw_text_char(out, '(');
  if (fits) sw_text_put(out, sw_text_cstr(&name));
  if (encloses) sw_text_char(out, ')');
  if (fits) sw_text_put(out, tensor->view);
  out->failed |= name.failed;
  sw_text_free(&name);
  return fits;
}

/* The name of an operand, not yet compared with those of the others. */
static void put_own_name(const SwProgram *program, const SwSnapshot *tensor, SwText *out) {
  if (tensor->is_intermediate) {
    sw_text_put(out, sw_word(SW_WORD_INTERMEDIATE));
    return;
  }
  if (tensor->view && put_viewed(program, tensor, out)) return;
  if (tensor->item ? put_item(program, tensor, out) : put_short(program, tensor, out)) return;
  if (tensor->is_number)
    sw_repr_cell(tensor->dialect, tensor->number, out);
  else
    sw_text_put(out, sw_word(SW_WORD_VALUE));
}

/* Whether two snapshots are of the same elements in the same places. */
static bool is_same(const SwSnapshot *one, const SwSnapshot *other) {
  return one->storage == other->storage && one->dtype == other->dtype &&
         sw_layout_equal(&one->layout, &other->layout);
}

/* Whether a tensor's own name is `name`; `out` fails if memory runs out. */
static bool has_own_name(const SwProgram *program, const SwSnapshot *tensor, const char *name,
                         SwText *out) {
  SwText own = {0};
  put_own_name(program, tensor, &own);
  bool same = strcmp(sw_text_cstr(&own), name) == 0;
  out->failed |= own.failed;
  sw_text_free(&own);
  return same;
}

/* Whether a different operand has the same name. In x + x both are the same tensor, so the name is
 * clear; "the value" says too little even then. */
static bool is_shared(const SwProgram *program, const SwRecord *record, int number,
                      const char *name, SwText *out) {
  const SwSnapshot *self = &record->operand[number];
  bool is_word = strcmp(name, sw_word(SW_WORD_VALUE)) == 0;
  for (int i = 0; i < record->operand_count; i++) {
    const SwSnapshot *other = &record->operand[i];
    bool differs = i != number && !other->is_number && (is_word || !is_same(self, other));
    if (differs && has_own_name(program, other, name, out)) return true;
  }
  return false;
}

/* Whether the operation is an operator between two operands, so that they are left and right. */
static bool has_sides(const SwProgram *program, const SwRecord *record) {
  size_t size;
  const char *text = sw_record_text(program, record, &size);
  bool meets = record->kind == SW_STORY_BROADCAST || record->kind == SW_STORY_IN_PLACE ||
               record->kind == SW_STORY_PRODUCT;
  return meets && record->operand_count == 2 && sw_text_is_compound(text, size);
}

/* "the left one", "the third one". */
static const char *place_of(const SwProgram *program, const SwRecord *record, int number) {
  static const SwWordId words[] = {SW_WORD_FIRST, SW_WORD_SECOND, SW_WORD_THIRD, SW_WORD_FOURTH};
  if (has_sides(program, record)) return sw_word(number == 0 ? SW_WORD_LEFT : SW_WORD_RIGHT);
  return sw_word(words[number < 3 ? number : 3]);
}

static void put_operand(const SwProgram *program, const SwRecord *record, int number, SwText *out) {
  const SwSnapshot *tensor = &record->operand[number];
  SwText own = {0};
  put_own_name(program, tensor, &own);
  if (!tensor->is_number && is_shared(program, record, number, sw_text_cstr(&own), out))
    sw_text_put(out, place_of(program, record, number));
  else
    sw_text_put(out, sw_text_cstr(&own));
  out->failed |= own.failed;
  sw_text_free(&own);
}

/* Whether the operation uses a name with "result" in it: then the result is called "the result",
 * not "result". */
static bool mentions_result(const char *text, size_t size) {
  size_t length = strlen("result");
  for (size_t i = 0; i + length <= size; i++) {
    if (memcmp(text + i, "result", length) == 0) return true;
  }
  return false;
}

static bool is_short(const char *text, size_t size) {
  bool lines = memchr(text, '\n', size) || memchr(text, '\r', size);
  return !lines && sw_utf8_count(text, size) <= SW_MAX_NAME;
}

/* Whether the name is `….view(2, 3)`: the last call of a chain, not shortened inside. */
static bool is_last_call(const char *name) {
  size_t size = strlen(ELLIPSIS);
  return strncmp(name, ELLIPSIS ".", size + 1) == 0 && !strstr(name + size, ELLIPSIS);
}

/* Names the result by the text of its operation. A long text is used only if the next operation
 * shows the same name, or if it is a whole last call. False if an operand already has this name. */
static bool put_written(const SwProgram *program, const SwRecord *record, SwText *out) {
  SwText written = {0};
  size_t size;
  const char *text = sw_record_text(program, record, &size);
  bool done = sw_short_name(program, text, size, &written) &&
              (is_short(text, size) || is_last_call(sw_text_cstr(&written)) ||
               sw_feeds_next_operation(record));
  for (int i = 0; done && i < record->operand_count; i++)
    done = !has_own_name(program, &record->operand[i], sw_text_cstr(&written), out);
  if (done) sw_text_put(out, sw_text_cstr(&written));
  out->failed |= written.failed;
  sw_text_free(&written);
  return done;
}

/* The name that the statement gives to the result: y in `y = x.t()`. NULL if the operation is not
 * of the line itself, or if an operand has this name, as in `x = x + 1`. */
static const char *assigned_name(const SwProgram *program, const SwRecord *record, SwText *out) {
  const char *name = record->result.bound_to;
  SwSpan line = program->statements[record->statement].span;
  if (!name || record->span.start < line.start || record->span.end > line.end) return NULL;
  const char *text = program->source.bytes + line.start;
  size_t size = strlen(name), at = size;
  if (strncmp(text, name, size) != 0) return NULL;
  while (text[at] == ' ')
    at++;
  if (text[at] != '=') return NULL;
  for (int i = 0; i < record->operand_count; i++) {
    if (has_own_name(program, &record->operand[i], name, out)) return NULL;
  }
  return name;
}

void sw_result_written(const SwProgram *program, const SwRecord *record, SwText *out) {
  size_t size;
  const char *text = sw_record_text(program, record, &size);
  if (!put_written(program, record, out))
    sw_text_put(out, mentions_result(text, size) ? sw_word(SW_WORD_RESULT) : "result");
  if (!record->result.item) return;
  sw_text_char(out, '[');
  sw_text_int(out, record->result.item - 1);
  sw_text_char(out, ']');
}

static void put_result(const SwProgram *program, const SwRecord *record, SwText *out) {
  const char *assigned = assigned_name(program, record, out);
  if (record->result.is_intermediate)
    sw_text_put(out, sw_word(SW_WORD_INTERMEDIATE));
  else if (assigned)
    sw_text_put(out, assigned);
  else
    sw_result_written(program, record, out);
}

void sw_tensors_name(const SwProgram *program, const SwRecord *record, int number, SwText *out) {
  const char *alias = sw_tensors_alias(record, number);
  /* The result of an in-place operation is its target. */
  bool is_target = number == record->operand_count && sw_tensors_first_is_target(record);
  if (alias)
    sw_text_put(out, alias);
  else if (number < record->operand_count || is_target)
    put_operand(program, record, is_target ? 0 : number, out);
  else
    put_result(program, record, out);
}
