#include "interpreter/dim_names.h"

#include <string.h>

#include "base/text.h"
#include "interpreter/shape_comment.h"
#include "runtime/record.h"
#include "runtime/scope.h"

#define MOST_LINES  8 /* comment lines read above a statement */
#define MOST_SHAPES 4

static SwTensor *tensor_of(const SwValue *value) {
  bool is = value && value->kind == SW_VALUE_TENSOR && !value->as.tensor->is_scalar;
  return is ? value->as.tensor : NULL;
}

/* -- Shapes that are taken apart -------------------------------------------------------------- */

/* The dims of a tensor that an expression of its shape selects: x.shape[-2:]. */
typedef struct Part {
  SwTensor *tensor;
  int first, count;
  bool is_one; /* a number, not a tuple */
} Part;

static bool integer_of(const SwNode *node, int64_t *out) {
  bool minus = node->kind == SW_NODE_UNARY && node->op == SW_OP_NEG;
  if (minus) node = node->first;
  *out = minus ? -node->integer : node->integer;
  return node->kind == SW_NODE_INT;
}

/* A bound of a slice, counted from the end if negative, clamped as slices are. */
static bool end_of(const SwNode *node, const Part *part, int otherwise, int *out) {
  int64_t at = otherwise;
  if (node->kind != SW_NODE_ABSENT && !integer_of(node, &at)) return false;
  if (at < 0) at += part->count;
  *out = at < 0 ? 0 : at > part->count ? part->count : (int)at;
  return true;
}

static bool take(Part *part, const SwNode *index) {
  int from, to;
  if (index->kind == SW_NODE_SLICE) {
    const SwNode *start = index->first, *stop = start->next;
    if (stop->next->kind != SW_NODE_ABSENT || !end_of(start, part, 0, &from) ||
        !end_of(stop, part, part->count, &to))
      return false;
    part->first += from;
    part->count = to > from ? to - from : 0;
    return true;
  }
  if (!end_of(index, part, 0, &from) || from >= part->count) return false;
  part->first += from;
  part->count = part->is_one = 1;
  return true;
}

/* x.shape, x.size(), x.shape[-2:], x.size(0), len(x) */
static bool part_of(const SwVm *vm, const SwNode *node, Part *out) {
  const SwNode *of = node->first, *argument = of ? of->next : NULL;
  bool shape = node->kind == SW_NODE_ATTRIBUTE && strcmp(node->text, "shape") == 0;
  bool call = node->kind == SW_NODE_CALL, length = false, size = false;
  if (node->kind == SW_NODE_INDEX) return part_of(vm, of, out) && take(out, argument);
  if (call && of->kind == SW_NODE_NAME) length = strcmp(of->text, "len") == 0 && argument;
  if (call && of->kind == SW_NODE_ATTRIBUTE) size = strcmp(of->text, "size") == 0;
  if (!shape && !length && !size) return false;
  out->tensor = tensor_of(sw_naming_value(vm, length ? argument : shape ? of : of->first));
  if (!out->tensor) return false;
  *out = (Part){out->tensor, 0, out->tensor->layout.shape.ndim, false};
  if (length) out->count = out->count > 0;
  out->is_one = length;
  return length || !argument || take(out, argument);
}

/* Names a dim. Called where the name is bound to the size: a tensor that had another shape before
 * may have this one now. */
static void name_dim(const SwVm *vm, SwNaming *naming, const Part *part, int at,
                     const SwNode *target) {
  if (at < 0 || at >= part->count || target->kind != SW_NODE_NAME || target->text[0] == '_') return;
  int64_t size = part->tensor->layout.shape.size[part->first + at];
  const SwValue *value = sw_bound(vm, target->text);
  if (value->kind == SW_VALUE_INT && value->as.integer == size)
    naming->dim[part->first + at] = (SwDimSaid){target->text, size};
}

static void read_part(SwVm *vm, const SwNode *target, const SwNode *value) {
  Part part;
  if (!part_of(vm, value, &part)) return;
  bool several = target->kind == SW_NODE_TUPLE;
  SwNaming *naming =
      several == part.is_one ? NULL : sw_naming_new(vm, part.tensor->layout.shape.ndim);
  if (!naming) return;
  if (!several) name_dim(vm, naming, &part, 0, target);
  int at = 0, behind = 0;
  for (const SwNode *item = target->first; several && item; item = item->next) {
    behind = 0;
    for (const SwNode *later = item->next; later; later = later->next)
      behind++;
    if (item->kind == SW_NODE_STARRED)
      at = part.count - behind;
    else
      name_dim(vm, naming, &part, at++, item);
  }
  sw_naming_of(vm, part.tensor, naming);
}

/* B, T, C = x.shape names three dims; B, T = x.size(0), x.size(1) is read pair by pair. */
static void read_unpacked(SwVm *vm, const SwNode *target, const SwNode *value) {
  if (target->kind != SW_NODE_TUPLE || value->kind != SW_NODE_TUPLE) {
    read_part(vm, target, value);
    return;
  }
  const SwNode *to = target->first, *from = value->first;
  for (; to && from; to = to->next, from = from->next)
    read_part(vm, to, from);
}

/* -- Comments --------------------------------------------------------------------------------- */

/* The tensor that a comment is read for. */
typedef struct CommentReading {
  SwVm *vm;
  const SwShapeComment *comment;
  const char *name; /* name of the tensor, or NULL */
  bool is_alone;    /* no other tensor could be meant */
} CommentReading;

static bool differs(const SwShapeItem *item, int64_t size) {
  return item->is_known && item->value != size;
}

/* Whether an item before item `i` has its name and another size: (T, T) of a table of 2 by 3. */
static bool parts(const SwShapeComment *self, const int64_t *size, int i) {
  for (int j = 0; j < i && !self->item[i].is_any; j++) {
    if (size[j] != size[i] && strcmp(self->item[j].text, self->item[i].text) == 0) return true;
  }
  return false;
}

static bool fits(const SwShapeComment *self, const SwShape *shape) {
  int lead = shape->ndim - self->count;
  bool good = self->rest ? lead >= 0 : lead == 0;
  for (int i = 0; good && i < self->count; i++)
    good = !differs(&self->item[i], shape->size[lead + i]) && !parts(self, shape->size + lead, i);
  return good;
}

/* Counts of items of each kind: literal, known, strong, weak. */
typedef struct Tally {
  int known, strong, weak, literal;
} Tally;

static Tally tally_of(const SwShapeComment *self) {
  Tally tally = {0};
  for (int i = 0; i < self->count; i++) {
    const SwShapeItem *item = &self->item[i];
    tally.known += item->is_known;
    tally.literal += item->is_literal;
    tally.strong += item->is_strong && !item->is_literal;
    tally.weak += item->is_weak && !item->is_literal;
  }
  return tally;
}

static bool is_about_dims(const SwShapeComment *self) {
  Tally tally = tally_of(self);
  if (tally.literal == self->count) return false;
  return self->is_quiet ? tally.known == self->count : tally.weak > 0 || self->has_word;
}

static void read_names(const CommentReading *self, SwTensor *tensor, SwNaming *naming) {
  const SwShapeComment *comment = self->comment;
  int lead = tensor->layout.shape.ndim - comment->count;
  for (int i = 0; i < comment->count; i++) {
    const SwShapeItem *item = &comment->item[i];
    bool names = !item->is_any && (!item->is_literal || item->value == 1);
    const char *name = names ? sw_naming_text(self->vm, item->text) : NULL;
    naming->dim[lead + i] = (SwDimSaid){name, tensor->layout.shape.size[lead + i]};
  }
}

/* Whether the comment fitted when the line ran before: the last of many batches may be smaller. */
static bool fitted_before(const SwVm *vm, uint32_t place) {
  for (const SwNaming *at = vm->program->records.naming; at; at = at->older) {
    if (at->place == place && !at->is_wrong) return true;
  }
  return false;
}

/* Whether the comment is certainly about the shape, and wrong: no values, and no names that may
 * mean something else. */
static bool is_surely_wrong(const CommentReading *self, const SwTensor *tensor) {
  const SwShapeComment *comment = self->comment;
  const SwShape *shape = &tensor->layout.shape;
  Tally tally = tally_of(comment);
  bool values = shape->ndim == 1 && shape->size[0] == comment->count && comment->count > 1;
  bool names = comment->is_open ? tally.known > tally.literal : tally.strong > 0;
  if (!self->is_alone || comment->is_quiet || values || !(names || comment->has_word)) return false;
  if (comment->rest || comment->count == shape->ndim) return true;
  return tally.strong + tally.literal == comment->count;
}

static const char *said_by(const CommentReading *self) {
  SwText text = {0};
  const SwShapeComment *comment = self->comment;
  sw_text_char(&text, '(');
  if (comment->rest) sw_text_put(&text, "..., ");
  for (int i = 0; i < comment->count; i++) {
    const SwShapeItem *item = &comment->item[i];
    if (i) sw_text_put(&text, ", ");
    sw_text_put(&text, item->text);
    if (item->is_literal || !item->is_known) continue;
    sw_text_char(&text, '=');
    sw_text_int(&text, item->value);
  }
  if (comment->count == 1 && !comment->rest) sw_text_char(&text, ',');
  sw_text_char(&text, ')');
  const char *kept = sw_naming_text(self->vm, sw_text_cstr(&text));
  sw_text_free(&text);
  return kept;
}

static void read_of(const CommentReading *self, SwTensor *tensor) {
  const SwShapeComment *comment = self->comment;
  bool good = fits(comment, &tensor->layout.shape);
  uint32_t place = (uint32_t)(comment->begin - self->vm->program->source.bytes);
  if (good ? !is_about_dims(comment)
           : !is_surely_wrong(self, tensor) || fitted_before(self->vm, place))
    return;
  SwNaming *naming = sw_naming_new(self->vm, tensor->layout.shape.ndim);
  if (!naming) return;
  naming->place = place;
  naming->is_wrong = !good;
  if (good)
    read_names(self, tensor, naming);
  else
    naming->comment = said_by(self), naming->tensor = self->name;
  sw_naming_of(self->vm, tensor, naming);
}

/* Reads one shape for each target, one for all, or those of the tensors that the comment names. */
static void read_targets(SwVm *vm, const SwShapeComment *comment, int shapes,
                         const SwNode *target) {
  int count = 1, at = 0;
  bool several = target->kind == SW_NODE_TUPLE || target->kind == SW_NODE_LIST;
  for (const SwNode *item = several ? target->first : NULL; item; item = item->next)
    count += item != target->first;
  if (shapes > 1 && shapes != count) return;
  for (const SwNode *item = several ? target->first : target; item; item = item->next, at++) {
    SwTensor *tensor = tensor_of(sw_naming_value(vm, item));
    const CommentReading said = {vm, &comment[shapes > 1 ? at : 0], item->text, count == 1};
    if (tensor) read_of(&said, tensor);
    if (!several) return;
  }
}

static void read_subjects(SwVm *vm, const SwShapeComment *comment) {
  for (int i = 0; i < comment->subject_count; i++) {
    const char *name = sw_naming_text(vm, comment->subject[i]);
    const CommentReading said = {vm, comment, name, true};
    SwTensor *tensor = name ? tensor_of(sw_bound(vm, name)) : NULL;
    if (tensor) read_of(&said, tensor);
  }
}

/* Reads a comment for an expression that is not assigned: it is about the newest result. */
static void read_made(SwVm *vm, const SwShapeComment *comment, const SwNode *node) {
  SwRecord *record = vm->last_record;
  bool made = record && record->has_result && record->statement == vm->statement &&
              record->span.start == node->span.start && record->span.end == node->span.end;
  const CommentReading said = {vm, comment, NULL, true};
  for (SwTensor *at = made ? vm->program->tensors : NULL; at; at = at->next) {
    if (at->id == record->result.tensor) read_of(&said, at);
  }
}

static void read_behind(SwVm *vm, const SwNode *statement) {
  SwShapeComment comment[MOST_SHAPES];
  const SwSource *source = &vm->program->source;
  const char *p = source->bytes + statement->span.end, *end = source->bytes + source->size;
  while (p < end && (*p == ' ' || *p == '\t' || *p == ';'))
    p++;
  const char *line = p < end && *p == '#' ? memchr(p, '\n', (size_t)(end - p)) : p;
  int shapes = p == line ? 0 : sw_shape_comment(vm, p + 1, line ? line : end, comment, MOST_SHAPES);
  if (!shapes) return;
  const CommentReading said = {vm, comment, NULL, true};
  if (comment->subject_count && shapes == 1)
    read_subjects(vm, comment);
  else if (statement->kind == SW_NODE_ASSIGN || statement->kind == SW_NODE_AUGMENTED)
    read_targets(vm, comment, shapes, statement->first);
  else if (statement->kind == SW_NODE_EXPRESSION)
    read_made(vm, comment, statement->first);
  else if (statement->kind == SW_NODE_RETURN && tensor_of(&vm->returned))
    read_of(&said, tensor_of(&vm->returned));
}

/* How often the statement mentions the name. */
static int mentions(const SwVm *vm, const SwNode *statement, const char *name) {
  const char *p = vm->program->source.bytes + statement->span.start;
  const char *end = vm->program->source.bytes + statement->span.end;
  int count = 0;
  while (p < end) {
    size_t size = strspn(p, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_");
    count += size && strlen(name) == size && memcmp(p, name, size) == 0;
    p += size ? size : 1;
  }
  return count;
}

static bool is_target(const SwNode *statement, const char *name) {
  const SwNode *target = statement->kind == SW_NODE_ASSIGN ? statement->first : NULL;
  bool several = target && (target->kind == SW_NODE_TUPLE || target->kind == SW_NODE_LIST);
  if (several) target = target->first;
  for (; target; target = several ? target->next : NULL) {
    if (target->kind == SW_NODE_NAME && strcmp(target->text, name) == 0) return true;
  }
  return false;
}

/* Reads the comments above. They mean targets after the statement ran, unless it also reads that
 * name, and all other tensors before it. */
static void read_above(SwVm *vm, const SwNode *statement, bool after) {
  const char *begin = vm->program->source.bytes, *p = begin + statement->span.start;
  for (int lines = 0; lines < MOST_LINES; lines++) {
    while (p > begin && (p[-1] == ' ' || p[-1] == '\t'))
      p--;
    if (p == begin || p[-1] != '\n') return;
    const char *end = --p;
    while (p > begin && p[-1] != '\n')
      p--;
    const char *text = p + strspn(p, " \t");
    SwShapeComment comment;
    if (*text != '#') return;
    if (!sw_shape_comment(vm, text + 1, end, &comment, 1) || comment.subject_count != 1) continue;
    bool target = is_target(statement, comment.subject[0]);
    if (target == after && (!after || mentions(vm, statement, comment.subject[0]) == 1))
      read_subjects(vm, &comment);
  }
}

static bool is_read(const SwVm *vm) {
  const SwProgram *program = vm->program;
  return !program->no_stories && !vm->called.end && !program->records.failed;
}

void sw_dim_names_before(SwVm *vm, const SwNode *statement) {
  if (is_read(vm)) read_above(vm, statement, false);
}

void sw_dim_names_after(SwVm *vm, const SwNode *statement) {
  if (!is_read(vm)) return;
  bool one = statement->kind == SW_NODE_ASSIGN && statement->integer == 1;
  if (one) read_unpacked(vm, statement->first, statement->first->next);
  read_above(vm, statement, true);
  read_behind(vm, statement);
}
