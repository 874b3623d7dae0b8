#include "interpreter/shape_comment.h"

#include <ctype.h>
#include <string.h>

#include "base/words.h"
#include "runtime/scope.h"

typedef struct Reader {
  SwVm *vm;
  const char *p, *end;
} Reader;

static bool is_name_char(char c) {
  return isalnum((unsigned char)c) || c == '_';
}

static bool begins(const Reader *self, const char *word) {
  size_t size = strlen(word);
  return (size_t)(self->end - self->p) >= size && memcmp(self->p, word, size) == 0;
}

static bool skip(Reader *self, const char *word) {
  bool there = begins(self, word);
  if (there) self->p += strlen(word);
  return there;
}

static void skip_spaces(Reader *self) {
  while (self->p < self->end && isspace((unsigned char)*self->p))
    self->p++;
}

static size_t word_size(const Reader *self) {
  const char *p = self->p;
  while (p < self->end && is_name_char(*p))
    p++;
  return (size_t)(p - self->p);
}

/* -- Items ----------------------------------------------------------------------------------- */

/* Whether a name contains a word that people use for dims. */
static bool is_spoken(const char *name) {
  static const char pieces[] = "batch\0seq\0dim\0head\0chan\0feat\0heig\0widt\0row\0col\0class\0"
                               "tok\0voc\0emb\0len\0samp\0time\0hid\0num\0n_\0out_\0in_\0";
  for (const char *at = pieces; *at; at += strlen(at) + 1) {
    if (strstr(name, at)) return true;
  }
  return false;
}

/* Up to three characters, a capital first: B, Cin, T_q. I, J, X, Y and Z are excluded, since they
 * rather name indices and coordinates. */
static bool is_capital(const char *name) {
  return name[0] <= 'W' && !strchr("IJ", name[0]) && strlen(name) <= 3 &&
         !(isupper((unsigned char)name[1]) && isupper((unsigned char)name[2]));
}

static bool is_letter(const char *name) {
  return name[0] >= 'a' && name[0] <= 'w' && !name[1] && !strchr("iju", name[0]);
}

/* Reads a name in an item; false if it is bound to something that is no size. */
static bool read_name(Reader *self, SwShapeItem *item, int64_t *value) {
  char name[SW_SHAPE_ITEM];
  size_t size = word_size(self);
  if (size >= sizeof name) return false;
  memcpy(name, self->p, size);
  name[size] = '\0';
  self->p += size;
  const SwValue *bound = sw_bound(self->vm, name);
  bool is_size = bound && bound->kind == SW_VALUE_INT;
  *value = is_size ? bound->as.integer : 0;
  bool upper = false;
  for (size_t i = 0; i < size; i++)
    upper = upper || isupper((unsigned char)name[i]);
  bool counts = is_size && (upper || sw_naming_knows(self->vm->program, name, *value));
  bool taken = bound && !is_size;
  bool strong = counts || (!taken && (is_capital(name) || is_spoken(name) ||
                                      sw_naming_knows(self->vm->program, name, -1)));
  item->is_known = item->is_known && counts;
  item->is_strong = item->is_strong && strong;
  item->is_weak = item->is_weak && !taken && (strong || is_size || is_letter(name));
  item->is_literal = false;
  return true;
}

static bool read_factor(Reader *self, SwShapeItem *item, int64_t *value) {
  bool any = false;
  skip_spaces(self);
  *value = 0;
  for (; self->p < self->end && isdigit((unsigned char)*self->p) && *value < 1 << 24; self->p++) {
    *value = *value * 10 + (*self->p - '0');
    any = true;
  }
  if (self->p == self->end || !is_name_char(*self->p)) return any;
  int64_t named;
  if (any && isdigit((unsigned char)*self->p)) return false;
  if (!read_name(self, item, &named)) return false;
  *value = any ? *value * named : named; /* 2C */
  return true;
}

/* Reads products or sums from left to right. A sum of products has no known value. */
static bool read_terms(Reader *self, SwShapeItem *item) {
  if (!read_factor(self, item, &item->value)) return false;
  char before = 0;
  for (skip_spaces(self); self->p < self->end && strchr("*/+-", *self->p); skip_spaces(self)) {
    char sign = *self->p++;
    int64_t other;
    if (sign == '/') (void)skip(self, "/");
    if (!read_factor(self, item, &other)) return false;
    if ((before && before != sign) || (sign == '/' && !other)) item->is_known = false;
    before = sign;
    if (!item->is_known) continue;
    item->value = sign == '*'   ? item->value * other
                  : sign == '/' ? item->value / other
                                : item->value + (sign == '+' ? other : -other);
  }
  return true;
}

static bool read_item(Reader *self, SwShapeItem *out) {
  static const char *const any[] = {"_", "-1", "?", ":"};
  *out = (SwShapeItem){.is_literal = true, .is_known = true, .is_strong = true, .is_weak = true};
  skip_spaces(self);
  const char *begin = self->p;
  for (size_t i = 0; i < sizeof any / sizeof *any && word_size(self) < 2; i++)
    out->is_any = out->is_any || skip(self, any[i]);
  if (out->is_any) {
    out->is_known = false;
  } else if (!read_terms(self, out)) {
    return false;
  }
  size_t size = 0;
  for (const char *p = begin; p < self->p; p++) {
    if (isspace((unsigned char)*p)) continue;
    if (size == sizeof out->text - 1) return false;
    out->text[size++] = *p;
  }
  skip_spaces(self);
  return true;
}

/* A comma, or the x of `B x T`. */
static bool skip_separator(Reader *self, bool *comma) {
  *comma = skip(self, ",");
  if (*comma || skip(self, "\xC3\x97")) return true;
  bool cross = begins(self, "x ");
  self->p += cross;
  return cross;
}

/* Reads items up to `close`, or up to the end if it is 0. */
static bool read_items(Reader *self, char close, SwShapeComment *out) {
  bool comma = false;
  skip_spaces(self);
  out->rest = skip(self, "...") || skip(self, "\xE2\x80\xA6") || skip(self, "*");
  if (out->rest) {
    skip_spaces(self);
    if (!skip_separator(self, &comma)) return false;
  }
  while (out->count < SW_MAX_DIMS && read_item(self, &out->item[out->count])) {
    out->count++;
    comma = false;
    bool more = skip_separator(self, &comma);
    skip_spaces(self);
    bool ends = self->p == self->end ? !close : *self->p == close;
    if (ends) return out->count > 1 || comma || out->rest;
    if (!more) return false;
  }
  return false;
}

/* -- Around it ------------------------------------------------------------------------------- */

static bool names_tensor(SwVm *vm, const char *name) {
  const SwValue *value = sw_bound(vm, name);
  return value && value->kind == SW_VALUE_TENSOR;
}

/* Reads a word before the shape: a filler, the name of a tensor, or anything else. */
static void read_word(Reader *self, SwShapeComment *out) {
  char word[SW_SHAPE_ITEM] = {0};
  size_t size = word_size(self), kept = size < sizeof word ? size : 0;
  memcpy(word, self->p, kept);
  self->p += size;
  if (sw_words_hold("shape shapes Shape size Size", word))
    out->has_word = true;
  else if (names_tensor(self->vm, word) && out->subject_count < SW_SHAPE_SUBJECTS)
    memcpy(out->subject[out->subject_count++], word, sizeof word);
  else if (!sw_words_hold("now is are has of out output result returns torch and", word))
    out->is_quiet = true;
}

/* Reads up to the bracket, or up to the end. */
static bool read_front(Reader *self, SwShapeComment *out) {
  while (self->p < self->end && !strchr("([", *self->p)) {
    if (is_name_char(*self->p)) {
      read_word(self, out);
      bool called = self->p < self->end && strchr("([", *self->p);
      if (called && self->p[-1] != 'e') return false; /* f(B, T); not Size([2, 3]) */
      if (called && !out->has_word) return false;
    } else if (strchr(" \t:=.,", *self->p)) {
      self->p++;
    } else {
      return false;
    }
  }
  return self->p < self->end;
}

/* Reads what follows the shape. False: the shape is a part of something else. */
static bool read_behind(Reader *self, SwShapeComment *out) {
  if (begins(self, "[")) return false;
  bool touches = self->p < self->end && is_name_char(*self->p);
  skip_spaces(self);
  if (self->p == self->end) return true;
  out->is_quiet = out->is_quiet || !strchr(",;:.#", *self->p);
  return !touches && !strchr("*/+-@=<>", *self->p);
}

static bool read_brackets(Reader *self, SwShapeComment *out) {
  out->begin = self->p;
  bool nested = skip(self, "([") || skip(self, "[(");
  if (!nested) self->p++;
  char close = self->p[-1] == '(' ? ')' : ']';
  if (!read_items(self, close, out)) return false;
  self->p++;
  if (nested && self->p < self->end) self->p++;
  return read_behind(self, out);
}

static bool read_open(Reader *self, SwShapeComment *out) {
  const char *colon = NULL;
  for (const char *p = self->p; p < self->end; p++) {
    if (strchr(":=", *p)) colon = p;
  }
  if (colon) {
    Reader front = {self->vm, self->p, colon};
    (void)read_front(&front, out);
    if (front.p < colon || out->is_quiet) return false;
    self->p = colon + 1;
  }
  skip_spaces(self);
  out->begin = self->p;
  out->is_open = true;
  bool good = read_items(self, 0, out);
  for (int i = 0; good && i < out->count; i++)
    good = out->item[i].is_weak;
  return good;
}

/* Moves past the last arrow. */
static void skip_arrows(Reader *self) {
  Reader at = *self;
  for (; at.p < at.end; at.p++) {
    Reader after = at;
    if (skip(&after, "->") || skip(&after, "=>") || skip(&after, "\xE2\x86\x92")) self->p = after.p;
  }
}

static bool has_bracket(const Reader *self) {
  for (const char *p = self->p; p < self->end; p++) {
    if (strchr("([", *p)) return true;
  }
  return false;
}

int sw_shape_comment(SwVm *vm, const char *begin, const char *end, SwShapeComment *out, int most) {
  Reader self = {vm, begin, end};
  int count = 0;
  skip_arrows(&self);
  if (!has_bracket(&self)) {
    *out = (SwShapeComment){0};
    return read_open(&self, out) ? 1 : 0;
  }
  do {
    out[count] = (SwShapeComment){0};
    if (!read_front(&self, &out[count]) || !read_brackets(&self, &out[count])) return 0;
    count++;
  } while (count < most && has_bracket(&self) && strchr(",;", *self.p));
  if (has_bracket(&self)) out[0].is_quiet = true;
  return count;
}
